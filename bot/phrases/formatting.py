"""How names, numbers and days are written, in phrases and beside them; what people chose is made harmless for that."""

import re
import unicodedata
from datetime import date
from functools import lru_cache
from typing import Any, Final, overload

from fluent.runtime.types import FluentFloat, FluentInt

from bot.graphemes import clusters, is_emoji, shortened

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


LONGEST: Final = 48
"""Longer than any name that Discord takes."""
NAMELESS: Final = "?"

_MARKDOWN: Final = re.compile(r"([\\*_~`|<>#\-+\[\]()])|(:)(?=//)")
_MENTION: Final = re.compile(r"@(?=everyone|here|[!&]?\d)", re.IGNORECASE)
_INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
_MARKS_IN_A_ROW: Final = 2
_LONGEST_EMOJI: Final = 14
_MOST_KEPT: Final = 4096


@lru_cache(_MOST_KEPT)  # the same few names are written again and again
def plain(name: str, longest: int = LONGEST) -> str:
    """A name without control, direction and invisible characters or heaps of marks, on one line, shortened.

    What a reader takes for one character is never cut in two, and an emoji keeps what joins its parts.
    """
    pieces = clusters(unicodedata.normalize("NFC", name[: longest * 20]))
    kept = "".join(piece if is_emoji(piece) and _is_sound(piece) else _visible(piece) for piece in pieces)
    return shortened(" ".join(kept.split()), longest) or NAMELESS


def _is_sound(emoji: str) -> bool:
    """Whether an emoji is no longer than any real one: joined parts, a tone each, a region's tags."""
    return len(emoji) <= _LONGEST_EMOJI


def _visible(piece: str) -> str:
    """A piece of text without what cannot be seen and without heaps of marks."""
    kept, marks = "", 0
    for letter in piece:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind in ("Cc", "Zl", "Zp", "Zs") or letter in _INVISIBLE:
            kept += " "
        elif not kind.startswith("C") and marks <= _MARKS_IN_A_ROW:
            kept += letter
    return kept


@lru_cache(_MOST_KEPT)
def escape(name: str, longest: int = LONGEST) -> str:
    """A name as `plain` makes it, that in a message is neither Markdown nor a mention nor a link."""
    return _MARKDOWN.sub(r"\\\g<0>", _MENTION.sub("＠", plain(name, longest)))
