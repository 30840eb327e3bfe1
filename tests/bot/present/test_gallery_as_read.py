"""All that the gallery shows, read as text: numbers as the language writes them, nothing unformatted, nothing too long.

Its people have the longest and the strangest names that Discord lets through.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache

import pytest

from bot.phrases import LANGUAGES
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, Button, Menu, Message
from tests.gallery import figures, moments
from tests.gallery.hints import hints
from tests.simulation.spoken import raw_keys
from tests.support.soak import either
from tests.support.strange_names import STRANGE

LABEL, ENTRY, PLACEHOLDER = 80, 100, 100
CODE = re.compile(r"```.*?```|`[^`]*`|<t:\d+:\w>|<[@#:a][^>]*>|https?://\S+|\]\([^)]*\)", re.DOTALL)
"""What is written for machines in all languages alike: seals, commands, moments, mentions, addresses."""
CUT = re.compile(r"(?<=\S)…")
"""A word that was cut, and no pause between two."""
DAY = re.compile(r"\b\d\d\.\d\d\.\d{4}\b")
AMISS = {
    "a day with the year first": re.compile(r"\d{4}-\d\d-\d\d"),
    "a hyphen for a minus": re.compile(r"(?<![\w)-])-\d"),
    "a comma between thousands": re.compile(r"\d,\d{3}\b"),
}
"""What no language writes."""
OWN = {
    "en": {"a comma before tenths": re.compile(r"\d,\d"), "a space before per cent": re.compile(r"\d\s%")},
    "de": {"a point before tenths": re.compile(r"\d\.\d"), "no space before per cent": re.compile(r"\d[ ]?%")},
    "et": {"a point before tenths": re.compile(r"\d\.\d"), "a space before per cent": re.compile(r"\d\s%")},
}
"""What one language does not write; of German's space before per cent no line may be broken."""


@cache
def found(game: str) -> list[moments.Moment]:
    """What there is to be seen of a game; the same in every language."""
    return moments.moments(game, either(2, moments.NOTHING_NEW))


def shown(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """The gallery's messages but for what takes the coach seconds to find."""
    yield from ((each.name, each.message(language)) for each in found(game))
    yield from moments.quickly_besides(game, language)
    yield from hints(game, language)
    yield from figures.figures(game, language)


def texts_in(value: object) -> Iterator[str]:
    """Every text in a scene."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from texts_in(getattr(value, field.name))
    elif isinstance(value, (tuple, list, frozenset)):
        for each in value:
            yield from texts_in(each)


def read_in(message: Message) -> Iterator[str]:
    """Every text that somebody reads or hears in a message."""
    yield message.text
    yield message.words
    for picture in message.pictures:
        yield picture.alt
        yield from texts_in(picture.scene)
    for control in message.controls:
        if isinstance(control, Button):
            yield control.label
        else:
            yield control.placeholder
            for entry in control.entries:
                yield from (entry.label, entry.about)


def amiss(texts: Iterable[str], language: str) -> Iterator[str]:
    """Numbers and days that the language writes otherwise."""
    for text in texts:
        bare = DAY.sub("", CODE.sub(" ", text))
        for what, pattern in (AMISS | OWN[language]).items():
            yield from (f"{what}: …{bare[max(0, at.start() - 20) : at.end() + 20]}…" for at in pattern.finditer(bare))


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those whom the gallery shows have strange names."""
    for names in (moments.NAMES, figures.NAMES):
        for user, name in enumerate(STRANGE, 1):
            monkeypatch.setitem(names, user, name)


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize("game", moments.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_shown_is_written_out_and_fits_whatever_people_are_called(game: str, language: str) -> None:
    number, wrong = 0, []
    for name, message in shown(game, language):
        number += 1
        texts = [*read_in(message)]
        wrong += [f"{name}: {each}" for each in amiss(texts, language)]
        wrong += [f"{name}: {key} stands for a phrase" for text in texts for key in raw_keys(CODE.sub(" ", text))]
        wrong += [f"{name}: braces: {text}" for text in texts if re.search(r"[{}]", text)]
        wrong += [
            f"{name}: turns the direction: {text!r}"
            for text in texts
            if re.search("[\u2066-\u2069\u202a-\u202e]", text)
        ]
        wrong += [f"{name}: not escaped: {message.text}" for raw in ("**_", "||[", "@everyone") if raw in message.text]
        wrong += [f"{name}: {what}" for what in too_long(message)]
        wrong += [f"{name}: cut: {each.alt}" for each in message.pictures if CUT.search(each.alt)]
    assert number > 80
    assert wrong == []


def too_long(message: Message) -> Iterator[str]:
    """What Discord would refuse, or we would have to cut."""
    measured = [("text", message.text, LONGEST_TEXT)]
    measured += [("alt text", each.alt, LONGEST_ALT) for each in message.pictures]
    for control in message.controls:
        if isinstance(control, Menu):
            measured.append(("placeholder", control.placeholder, PLACEHOLDER))
            for entry in control.entries:
                measured += [("entry", entry.label, ENTRY), ("explanation", entry.about, ENTRY)]
        else:
            measured.append(("label", control.label, LABEL))
    yield from (f"{what} of {len(text)} characters: {text}" for what, text, most in measured if len(text) > most)
    yield from (
        f"{what} without a word" for what, text, _ in measured if what in ("label", "alt text") and not text.strip()
    )
