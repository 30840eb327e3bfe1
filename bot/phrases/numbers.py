"""How numbers and days are written, in phrases and beside them."""

from datetime import date
from typing import Any, Final, overload

from fluent.runtime.types import FluentFloat, FluentInt

WITH_COMMA: Final = ("de", "et")
"""The languages that write a comma before tenths; the others write a point."""
BEFORE_PERCENT: Final = {"de": "\N{NO-BREAK SPACE}"}
"""What the languages write before a sign of per cent, where they write anything."""
MINUS: Final = "−"
BY_NUMBERS: Final = ("de", "et")
"""The languages that write a day by numbers alone; the others name its month."""
MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@overload
def number_text(value: int, *, is_signed: bool = ...) -> str: ...
@overload
def number_text(value: float, language: str, places: int, *, is_signed: bool = ..., is_short: bool = ...) -> str: ...
def number_text(
    value: float, language: str = "", places: int = 0, *, is_signed: bool = False, is_short: bool = False
) -> str:
    """A number as the language writes it; a whole one is the same in all of them.

    places: digits behind the point or comma. is_signed: whether what is above nought says so. is_short: without noughts
    at the end.

    >>> number_text(-3), number_text(2, is_signed=True), number_text(-0.04, "et", 1)
    ('−3', '+2', '0,0')
    >>> number_text(1.5, "de", 2, is_short=True), number_text(20.0, "en", 1, is_short=True)
    ('1,5', '20')
    """
    digits = f"{abs(value):.{places}f}"
    if is_short and places:
        digits = digits.rstrip("0").rstrip(".")
    if _code(language) in WITH_COMMA:
        digits = digits.replace(".", ",")
    if not digits.strip("0,."):
        return digits
    return f"{MINUS if value < 0 else '+' if is_signed else ''}{digits}"


def percent_text(share: float, language: str) -> str:
    """A part of the whole in hundredths.

    >>> percent_text(0.5, "en"), percent_text(2 / 3, "et")
    ('50%', '67%')
    """
    return f"{number_text(round(100 * share))}{BEFORE_PERCENT.get(_code(language), '')}%"


def date_text(day: date, language: str) -> str:
    """A day as the language writes it.

    >>> date_text(date(2026, 3, 1), "en"), date_text(date(2026, 3, 1), "de")
    ('1 Mar 2026', '01.03.2026')
    """
    if _code(language) in BY_NUMBERS:
        return f"{day.day:02}.{day.month:02}.{day.year}"
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def _code(language: str) -> str:
    """Of `et-EE` the language."""
    return language.lower().replace("_", "-").partition("-")[0]


class WholeNumber(FluentInt):
    """A whole number by which a phrase can count."""

    def format(self, _: Any) -> str:
        """As it is written."""
        return number_text(int(self))


class DecimalNumber(FluentFloat):
    """A number to a tenth by which a phrase can count."""

    def format(self, locale: Any) -> str:
        """As it is written in the phrase's language."""
        return number_text(float(self), locale.language, 1)
