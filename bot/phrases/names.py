"""Names and texts that people chose, made harmless: for sentences in Discord's Markdown, and for plain text."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from bot.graphemes import clusters, is_emoji, shortened

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
