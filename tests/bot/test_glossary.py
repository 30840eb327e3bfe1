"""The words of docs/words.md are those of the phrases: none stands there that it says is not to be said."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.phrases import LANGUAGES
from engine.games import GAMES
from tests.support.phrase_files import texts_of

WORDS = Path(__file__).parents[2] / "docs" / "words.md"
CHECKED = tuple(LANGUAGES)
"""The languages whose phrases are looked through: all of them."""
EXCEPTIONS = {
    ("en", "picture…", "saskop-rules-play"): "the image of a hand",
    ("en", "reject", "skat-rules-words"): "tells what may be typed too",
}
"""By language, term and key why the term stands there all the same."""
ROW = re.compile(r"^\| (?P<concept>[^|]+) \|(?P<cells>.+)\|$", re.MULTILINE)
STRUCK = re.compile(r"~~(?P<term>[^~]+)~~(?: \((?P<game>[\w-]+)\))?")


class Struck(NamedTuple):
    """A term that is not to be said: anywhere, or in the phrases of one game."""

    term: str
    game: str

    def found_in(self, text: str) -> bool:
        """Whether it stands in a text, as a word or the beginning of one."""
        bare = self.term.removesuffix("…")
        ending = "" if bare != self.term else r"\b"
        case = re.IGNORECASE if bare == bare.lower() else re.NOFLAG
        return re.search(rf"\b{re.escape(bare)}{ending}", text, case) is not None


def rows() -> Iterator[list[str]]:
    """The tables' rows: a concept, then a cell a language."""
    for row in ROW.finditer(WORDS.read_text(encoding="utf-8")):
        if not row["cells"].strip().startswith("---"):
            yield [row["concept"].strip(), *(cell.strip() for cell in row["cells"].split("|"))]


@cache
def struck(language: str) -> tuple[Struck, ...]:
    """What is not to be said in a language."""
    column = 1 + [*LANGUAGES].index(language)
    cells = [row[column] for row in rows()]
    return tuple(Struck(each["term"], each["game"] or "") for cell in cells for each in STRUCK.finditer(cell))


def belongs(key: str, game: str) -> bool:
    """Whether a phrase is one of a game's own."""
    return not game or max((each for each in GAMES if key.startswith(f"{each}-")), key=len, default="") == game


def said(language: str) -> list[tuple[str, str, str]]:
    """Each term that stands in a phrase nevertheless: language, term, key."""
    texts = texts_of(language)
    return [
        (language, each.term, key)
        for each in struck(language)
        for key, text in texts.items()
        if belongs(key, each.game) and each.found_in(text)
    ]


def test_the_glossary_has_a_column_for_each_language() -> None:
    heads = [row for row in rows() if row[1:] == ["English", "German", "Estonian"]]
    assert len(heads) == 3
    assert [LANGUAGES[each] for each in ("en", "de", "et")] == [*LANGUAGES.values()]
    assert {len(row) for row in rows()} == {4}
    for language in LANGUAGES:
        assert len(struck(language)) >= 15, language
        assert {each.game for each in struck(language)} - {""} <= GAMES.keys()


@pytest.mark.parametrize("language", CHECKED)
def test_no_phrase_says_what_the_glossary_strikes_out(language: str) -> None:
    assert [each for each in said(language) if each not in EXCEPTIONS] == []


def test_every_exception_is_needed() -> None:
    assert {each for language in CHECKED for each in said(language)} >= EXCEPTIONS.keys()
    assert {language for language, _, _ in EXCEPTIONS} <= {*CHECKED}


@pytest.mark.parametrize(
    ("struck_out", "text", "is_found"),
    [
        ("ladder…", "it does not count for the ladders", True),
        ("ladder…", "a bladder", False),
        ("Pack", "Das Pack ist versiegelt", True),
        ("Pack", "die Packung", False),
        ("set apart", "Two cards are set apart.", True),
        ("tihte", "Tihte ei ole", True),
        ("Discord id", "my Discord ID", False),
    ],
)
def test_a_term_is_a_word_or_the_beginning_of_one(struck_out: str, text: str, is_found: bool) -> None:
    assert Struck(struck_out, "").found_in(text) is is_found
