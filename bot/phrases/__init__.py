"""What the bot says, by key and language; Project Fluent knows the grammar.

A game's own phrases begin with its name (`saskop-refused-not-now`) and go before the ones all games share.
"""

import re
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, resolver
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from bot.phrases.formatting import (
    LONGEST,
    NAMELESS,
    DecimalNumber,
    WholeNumber,
    date_text,
    escape,
    number_text,
    percent_text,
    plain,
)

__all__ = [
    "LANGUAGES",
    "LONGEST",
    "NAMELESS",
    "MissingPhrase",
    "Phrases",
    "date_text",
    "escape",
    "load_phrases",
    "number_text",
    "percent_text",
    "phrases",
    "plain",
    "read_ahead",
    "sources",
]

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "de": "Deutsch", "et": "eesti"}
"""The languages there are, by code, each named in itself; the first one stands in where another lacks a phrase."""

NUMBERS: Final = (int, float)
"""What grammar counts by; truth and numbered kinds are words."""
MOST_KEPT: Final = 8192
"""How many worded phrases are kept. Most are said again and again, and wording one takes twenty times as long."""
MOST_NAMES: Final = 64
"""How many names of languages, as `et-EE`, are known again."""

resolver.MAX_PART_LENGTH = sys.maxsize
"""The library keeps itself from phrases of strangers that grow without end; a value of ours may be a whole auction."""

_FOLDER: Final = Path(__file__).parent
_PARSER: Final = FluentParser(with_spans=False)
_BEGIN: Final = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""How an entry begins; what belongs to it is indented, but for the brace that ends a choice."""


class MissingPhrase(UserWarning):
    """A phrase, or a value for it, is not there; people see the key, tests fail."""


class Phrases:
    """All phrases of one language, from the texts of its Fluent files.

    A phrase may refer to messages, terms and attributes of any of the files. What the language lacks, `fallback` says;
    where only something that a phrase refers to is lacking, the fallback's words are put in.
    """

    def __init__(self, language: str, texts: Sequence[str], fallback: "Phrases | None" = None) -> None:
        self.language = language
        self._fallback = fallback
        own = {name: entry for text in texts for name, entry in _entries(text)}
        self._own = {name for name in own if not name.startswith("-")}
        self._entries: dict[str, str] = own if fallback is None else {**fallback._entries, **own}
        self._unread = dict(self._entries)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said = lru_cache(MOST_KEPT, typed=True)(self._worded)

    def has(self, key: str) -> bool:
        """Whether there is such a phrase, in this language or in the one that stands in."""
        return key in self._own or (self._fallback is not None and self._fallback.has(key))

    def say(self, key: str, **values: object) -> str:
        """The phrase with its values put in; the names of people among them are to be escaped before."""
        if key not in self._own:
            if self._fallback is not None:
                return self._fallback.say(key, **values)
            warnings.warn(f"no phrase {key}", MissingPhrase, stacklevel=2)
            return key
        if not values:
            return self._said(key)
        return self._said(
            key, **{name: each if type(each) in NUMBERS else self._written(each) for name, each in values.items()}
        )

    def _written(self, value: object) -> str:
        """A value that is no number: a day as the language writes it, anything else as it is."""
        return date_text(value, self.language) if type(value) is date else str(value)

    def _worded(self, key: str, **values: float | str) -> str:
        """A phrase of this language; numbers stay numbers, so that grammar can count, but are written plainly."""
        self._read(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        given = {name: _given(each) for name, each in values.items()}
        # As the bundle's own `format_pattern`, which would take our numbers for numbers as the library writes them.
        faults: list[Exception] = []
        values_here = resolver.CurrentEnvironment(args=given)
        here = resolver.ResolverEnvironment(context=self._bundle, errors=faults, current=values_here)
        text = pattern(here) if pattern else key
        if faults or not pattern:
            warnings.warn(f"phrase {key} in {self.language}: {faults}", MissingPhrase, stacklevel=2)
        return str(text)

    def _read(self, name: str) -> None:
        """Parse an entry, and all that it refers to, when it is first said or when there is time.

        What was parsed is as large again as what it is compiled to, and is not wanted any more after that.
        """
        source = self._unread.pop(name, None)
        if source is None:
            return
        resource = _PARSER.parse(source)
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        if self._bundle.has_message(name):
            self._bundle.get_message(name)
            self._bundle.add_resource(Resource([Message(Identifier(name))]), allow_overrides=True)
        for each in references.names:
            self._read(each)

    def read_ahead(self) -> Iterator[str]:
        """Read the entries that nobody said yet, and name each."""
        while self._unread:
            name = next(iter(self._unread))
            self._read(name)
            yield name

    def say_for(self, game: str, key: str, **values: object) -> str:
        """The game's own phrase for this, or else the one that all games share."""
        own = f"{game}-{key}"
        return self.say(own if self.has(own) else key, **values)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things as a sentence lists them: `Anna, Bert and Carl`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])


class _References(Visitor):
    """The messages and terms that an entry refers to, terms with the hyphen they begin with."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Each entry of a Fluent file as it is written, by its name: to find them is far quicker than to parse them."""
    begins = [*_BEGIN.finditer(text)]
    ends = [*(each.start() for each in begins[1:]), len(text)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin["name"], text[begin.start() : end]


def _given(value: float | str) -> str | WholeNumber | DecimalNumber:
    """A value as a phrase takes it; what is no whole number is told to a tenth."""
    if isinstance(value, str):
        return value
    return WholeNumber(value) if isinstance(value, int) else DecimalNumber(value)


def sources(language: str) -> Iterator[Path]:
    """The files of a language's phrases."""
    return iter(sorted((_FOLDER / language).glob("*.ftl")))


@cache
def _load(language: str) -> Phrases:
    texts = [path.read_text(encoding="utf-8") for path in sources(language)]
    first = next(iter(LANGUAGES))
    return Phrases(language, texts, None if language == first else _load(first))


def load_phrases() -> None:
    """Read every language, before anybody waits for an answer."""
    for language in LANGUAGES:
        _load(language)


def read_ahead() -> Iterator[str]:
    """Read what nobody said yet, an entry at a time: whoever heard it first would wait for that."""
    for language in LANGUAGES:
        yield from _load(language).read_ahead()


@lru_cache(MOST_NAMES)  # asked for with every phrase: half of what saying it takes
def phrases(language: str) -> Phrases:
    code = language.lower().replace("_", "-").partition("-")[0]
    return _load(code if code in LANGUAGES else next(iter(LANGUAGES)))
