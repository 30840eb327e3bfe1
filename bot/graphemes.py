"""What a reader takes for one character: a letter with its marks, a flag, a family of emoji. Nothing is cut within one.

After Unicode's annex 29 (extended grapheme clusters), as far as names need it.
"""

import unicodedata
from functools import lru_cache
from typing import Final

_JOINER: Final = "\u200d"
_KEYCAP: Final = "\u20e3"
_AS_EMOJI: Final = "\ufe0f"
_TONES: Final = range(0x1F3FB, 0x1F400)
_TAGS: Final = range(0xE0020, 0xE0080)
_FLAGS: Final = range(0x1F1E6, 0x1F200)
_PICTURES: Final = (range(0x1F300, 0x1F650), range(0x1F680, 0x1F700), range(0x1F7E0, 0x1F7F1), range(0x1F900, 0x1FB00))
_COLOURED: Final = frozenset(
    "⌚⌛⏩⏪⏫⏬⏰⏳◽◾☔☕♈♉♊♋♌♍♎♏♐♑♒♓♿⚓⚡⚪⚫⚽⚾⛄⛅⛎⛔⛪⛲⛳⛵⛺⛽✅✊✋✨❌❎❓❔❕❗➕➖➗➰➿⬛⬜⭐⭕🀄🃏🆎🆑🆒🆓🆔🆕🆖🆗🆘🆙🆚🈁🈚🈯🈲🈳🈴🈵🈶🈸🈹🈺🉐🉑"
)
"""Signs outside the blocks of pictures that are in colour by themselves."""


@lru_cache(4096)
def clusters(text: str) -> tuple[str, ...]:
    """The text in pieces that must stay whole."""
    found: list[str] = []
    for each in text:
        if found and _belongs(found[-1], each):
            found[-1] += each
        else:
            found.append(each)
    return tuple(found)


def _belongs(before: str, each: str) -> bool:
    """Whether a character goes with those before it."""
    code, last = ord(each), before[-1]
    if each == _JOINER or unicodedata.category(each).startswith("M") or code in _TONES or code in _TAGS:
        return before not in {"\r", "\n"} and not (code in _TONES and not _is_picture(before[0]))
    if last == _JOINER:
        return _is_picture(each) or _is_sign(each)
    if code in _FLAGS:
        return len(before) == 1 and ord(before) in _FLAGS
    return unicodedata.combining(last) == 9 and unicodedata.category(each) == "Lo"  # a virama binds two letters


def _is_picture(character: str) -> bool:
    code = ord(character)
    return character in _COLOURED or any(code in block for block in _PICTURES)


def _is_sign(character: str) -> bool:
    """What may stand in the midst of a joined emoji, such as ♂ and ❤."""
    return "\u2190" <= character <= "\u2bff"


def is_emoji(cluster: str) -> bool:
    """Whether a piece is to be seen as a picture in colour."""
    if len(cluster) > 1 and cluster[-1] in {_KEYCAP, _AS_EMOJI}:
        return True
    if ord(cluster[0]) in _FLAGS:
        return True
    return _is_picture(cluster[0]) or _AS_EMOJI in cluster


def shortened(text: str, longest: int) -> str:
    """As many whole pieces as fit into so many characters, with a sign where some are left out."""
    if len(text) <= longest:
        return text
    kept = ""
    for cluster in clusters(text):
        if len(kept) + len(cluster) > longest - 1:
            break
        kept += cluster
    return kept.rstrip() + "…"
