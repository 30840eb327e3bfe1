"""Descriptions of pictures within Discord's limit: whole sentences, in which no name is cut."""

from collections.abc import Callable, Iterable
from typing import Final

from bot.phrases import phrases, plain
from bot.present.messages import LONGEST_ALT
from bot.present.words import Names, sentence
from engine.seats import Seat

LONGEST_AGAIN: Final = 12
"""A name no longer than this is said wherever it belongs."""

Told = Callable[[Names, Names], Iterable[str]]
"""Sentences in which people are called one thing or another; beside that how they are called in full."""


def told_within(names: Names, told: Told, language: str, most: int = LONGEST_ALT) -> str:
    """What is told, within the limit.

    Where it would be too much, long names are said once, by the seats, and who bears them is numbered in all else.
    Where even that is too much, the last sentences are left out.
    """
    whole = [plain(name) if name else "" for name in names]
    text = " ".join(sentence(part) for part in told(whole, whole) if part)
    return text if len(text) <= most else whole_sentences(told(brief_names(whole, language), whole), most)


def brief_names(names: Names, language: str) -> list[str]:
    """Names that are long are said once: in all else who bears them is numbered by their seat."""
    say = phrases(language)
    return [
        name if len(name) <= LONGEST_AGAIN else say.say("player-name", seat=seat + 1) for seat, name in enumerate(names)
    ]


def who_is_who(called: Names, whole: Names, language: str) -> str:
    """The names by the seats, where people are called something else; else nothing."""
    return "" if list(called) == list(whole) else seats_alt(whole, None, language)


def seats_alt(called: Names, dealer: Seat | None, language: str = "en") -> str:
    """Who sits where, seats counted from 1; an empty name is a free seat."""
    say, parts = phrases(language), []
    for seat, name in enumerate(called):
        key = "alt-seat-dealer" if seat == dealer else "alt-seat"
        parts.append(say.say(key if name else "alt-seat-empty", number=seat + 1, name=name))
    return "; ".join(parts)


def whole_sentences(parts: Iterable[str], most: int = LONGEST_ALT) -> str:
    """As many of these, one after the other, as are short enough together: none is cut."""
    told = ""
    for part in filter(None, parts):
        longer = f"{told} {sentence(part)}".strip()
        if len(longer) > most:
            break
        told = longer
    return told
