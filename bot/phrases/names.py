"""Names and texts that people chose, made harmless: for sentences in Discord's Markdown, and for plain text."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

LONGEST: Final = 32
NAMELESS: Final = "?"

_MARKDOWN: Final = re.compile(r"([\\*_~`|<>#\-+\[\]()])|(:)(?=//)")
_MENTION: Final = re.compile(r"@(?=everyone|here|[!&]?\d)", re.IGNORECASE)
_INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
_MARKS_IN_A_ROW: Final = 2
_MOST_KEPT: Final = 4096


@lru_cache(_MOST_KEPT)  # the same few names are written again and again
def plain(name: str, longest: int = LONGEST) -> str:
    """A name without control, direction and invisible characters or heaps of marks, on one line, shortened."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name[: longest * 20]):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind in ("Cc", "Zl", "Zp", "Zs") or letter in _INVISIBLE:
            kept.append(" ")
        elif not kind.startswith("C") and marks <= _MARKS_IN_A_ROW:
            kept.append(letter)
    line = " ".join("".join(kept).split())
    short = line if len(line) <= longest else line[: longest - 1].rstrip() + "…"
    return short or NAMELESS


@lru_cache(_MOST_KEPT)
def escape(name: str, longest: int = LONGEST) -> str:
    """A name as `plain` makes it, that in a message is neither Markdown nor a mention nor a link."""
    return _MARKDOWN.sub(r"\\\g<0>", _MENTION.sub("＠", plain(name, longest)))
