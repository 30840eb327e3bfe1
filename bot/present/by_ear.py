"""Reading mode: what is said to who listens, in plain words and few at a time."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.present.messages import Message, reworded
from bot.present.words import in_words

MOST_WORDS: Final = 40
"""So many words are listened to at once; what is left out stands in the picture's description."""
MOST_WITH_PLACE: Final = 45
"""The same where it has to be said at which table."""
ENOUGH_WORDS: Final = 26
"""What is nothing new, and need not be known to answer, is told up to so many."""
_MARKUP: Final = re.compile(r"(?<!\\)(?:[*`]|(?<!\w)_|_(?!\w))|^(?:-# |> |#{1,3} )", re.MULTILINE)
_EMOJI: Final = re.compile(r"(?:(?<=[.?!:] )|^)(?:⏳|🧩|✅|❌|🎓|🔀|🗳️|⚠️|💡|💤|⏸️|⭐+|⋯) ?", re.MULTILINE)
"""Those that begin sentences of ours; a name keeps its own."""
_SENTENCE: Final = re.compile(r"(?<=[^\d.][.!?])\s+")


def heard(message: Message, language: str) -> Message:
    """The same message for who listens: cards and suits in words, neither markup nor emoji."""
    pictures = tuple(replace(each, alt=in_words(each.alt, language)) for each in message.pictures)
    controls = tuple(reworded(each, lambda text: plain_words(text, language)) for each in message.controls)
    text, words = plain_words(message.text, language), plain_words(message.words, language)
    return replace(message, text=text, words=words, pictures=pictures, controls=controls, is_by_ear=True)


def plain_words(text: str, language: str) -> str:
    """A text with cards in words, without markup and signs of ours, and without the emoji that begin a sentence."""
    return _EMOJI.sub("", _MARKUP.sub("", in_words(text, language)))


def few_words(
    new: Iterable[Sequence[str]], asked: Sequence[str], besides: Iterable[str], language: str, *, place: str = "",
    is_step: bool = False,
) -> str:  # fmt: skip
    """What a turn says to who listens, newest first: as much of it as `MOST_WORDS` allow, and less if that will do.

    new: each in the ways in which it may be told, the longest first. asked: what has to be answered; its first two
    sentences say what and how. is_step: it is asked once more, so that all of it is needed. besides: what can be left
    out. place: where the table is, which ends it.
    """
    sentences = [part for each in asked for part in _SENTENCE.split(plain_words(each, language)) if part]
    firm = len(sentences) if is_step else 2
    must, others = sentences[:firm], [*sentences[firm:], *(plain_words(each, language) for each in besides)]
    left = min(MOST_WORDS, MOST_WITH_PLACE - _count(place)) - sum(map(_count, must))
    head: list[str] = []
    for ways in new:
        chosen = _fitting([plain_words(way, language) for way in ways if way], left)
        if not chosen:  # what is older would be taken for the newest
            break
        head.append(chosen)
        left -= _count(chosen)
    left -= MOST_WORDS - ENOUGH_WORDS
    for each in others:
        if chosen := _fitting([each], left):
            must.append(chosen)
            left -= _count(chosen)
    return "\n".join(each for each in (*head, " ".join(must), place) if each)


def _fitting(ways: Sequence[str], most: int) -> str:
    """The first way that is short enough, else as many whole sentences of the last as are."""
    whole = next((way for way in ways if _count(way) <= most), None)
    if whole is not None or not ways:
        return whole or ""
    kept: list[str] = []
    for part in _SENTENCE.split(ways[-1]):
        if _count(" ".join((*kept, part))) > most:
            break
        kept.append(part)
    return " ".join(kept)


def _count(text: str) -> int:
    return len(text.split())
