"""Text in any script: which font has a character, how wide a line is, how it is shortened, and its mask of cover."""

import threading
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

_HOMES: Final = ("manimgx_fonts", "manimgx_fonts_cjk")
_FIRST: tuple[str, ...] = (
    "NotoSans[wght].ttf",
    "NotoSansSymbols[wght].ttf",
    "NotoEmoji[wght].ttf",
    "NotoSansCJK-VF.otf.ttc",
)
_SIGNS: Final = (1, 2)
_UNASSIGNED: Final = "\U0010fffd"
_STAND_IN: Final = "·"
_ELLIPSIS: Final = "…"
_LONGEST: Final = 120
_LOCK: Final = threading.RLock()  # a font's face keeps the size and the glyph it is at work on

Font = ImageFont.FreeTypeFont


@cache  # 0.3 ms, with every new character and size
def _files() -> tuple[Path, ...]:
    """The font files that are installed, the commonest scripts first."""
    folders = [Path(spec.origin).parent for home in _HOMES if (spec := find_spec(home)) and spec.origin]
    found = {
        file.name: file for folder in folders for file in sorted(folder.iterdir()) if file.suffix in {".ttf", ".ttc"}
    }
    names = [name for name in _FIRST if name in found]
    names += [name for name in found if name not in _FIRST and "Italic" not in name]
    return tuple(found[name] for name in names)


@lru_cache(maxsize=512)  # 0.09 ms a picture
def _font(place: int, size: int, is_bold: bool) -> Font:
    files = _files()
    if not files:
        font = ImageFont.load_default(size)
        assert isinstance(font, ImageFont.FreeTypeFont)  # noqa: S101 - so it is wherever Pillow has FreeType, as wheels do
        return font
    font = ImageFont.truetype(files[place], size)
    font.set_variation_by_axes([700 if is_bold else 500])
    return font


@lru_cache(maxsize=4096)  # 0.5 ms a picture
def _home(character: str) -> int | None:
    """The first font that has the character, or None."""
    for place in range(max(1, len(_files()))):
        font = _font(place, 24, is_bold=False)
        if bytes(font.getmask(character)) != bytes(font.getmask(_UNASSIGNED)):
            return place
    return None


def _is_silent(character: str) -> bool:
    """Whether a character has no look of its own: control, joiner, mark of direction, surrogate, private use."""
    return unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn"} or "\ufe00" <= character <= "\ufe0f"


def tidy(text: str) -> str:
    """What can be drawn of a text: composed, on one line, silent characters dropped, unknown ones as a dot."""
    text = unicodedata.normalize("NFC", text[: _LONGEST * 4])
    text = " ".join(
        "".join(" " if each.isspace() else each for each in text if each.isspace() or not _is_silent(each)).split()
    )
    with _LOCK:
        drawn = [each if each == " " else _known(each) for each in text]
    while "".join(drawn).startswith(_STAND_IN * 2):
        drawn.pop(0)
    return _few_marks("".join(drawn))[:_LONGEST].strip()


def _known(character: str) -> str:
    """The character; for an ornamented one the plain one; else the letter beneath its marks, else a dot.

    Never an empty box.
    """
    plain = unicodedata.normalize("NFKC", character)
    if _home(character) != 0 and all(_home(each) == 0 for each in plain):
        return plain
    for each in (character, unicodedata.normalize("NFD", character)[0]):
        if _home(each) is not None:
            return each
    return _STAND_IN


def _few_marks(text: str) -> str:
    """At most two combining marks in a row: towers of them leave their line."""
    kept: list[str] = []
    run = 0
    for each in text:
        run = run + 1 if unicodedata.combining(each) else 0
        if run <= 2:
            kept.append(each)
    return "".join(kept)


def _runs(text: str) -> Iterator[tuple[int, str]]:
    """The text in pieces of one font each; blanks and marks stay with letters before them: scripts keep together."""
    start, current = 0, 0
    for at, each in enumerate(text):
        is_letter = each != " " and not unicodedata.combining(each)
        home = (_home(each) or 0) if is_letter else current if current not in _SIGNS else 0
        if at > start and home != current:
            yield current, text[start:at]
            start = at
        current = home
    if text:
        yield current, text[start:]


@lru_cache(maxsize=8192)  # 0.3 ms a picture
def width(text: str, size: int, is_bold: bool) -> int:
    """How many pixels wide a tidy text is."""
    with _LOCK:
        return round(sum(_font(place, size, is_bold).getlength(piece) for place, piece in _runs(text)))


@lru_cache(maxsize=4096)  # 0.06 ms a picture
def fit(text: str, room: int, size: int, least: int, is_bold: bool) -> tuple[str, int]:
    """A text and a size that fit into `room` pixels: first smaller, then shorter with an ellipsis."""
    text = tidy(text)
    while size > least and width(text, size, is_bold) > room:
        size -= 2 if size - 2 >= least else 1
    if width(text, size, is_bold) <= room:
        return text, size
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if width(_cut(text, middle), size, is_bold) <= room else (low, middle - 1)
    return (_cut(text, low) if width(_cut(text, low), size, is_bold) <= room else ""), size


def _cut(text: str, length: int) -> str:
    return text[:length].rstrip(" .,;:-–·") + _ELLIPSIS


def mask(text: str, size: int, is_bold: bool) -> tuple[Image.Image, int]:
    """A tidy text's cover from 0 to 255, and how far below the mask's top its base line lies."""
    base, left = round(size * 1.15), max(2, size // 6)
    image = Image.new("L", (width(text, size, is_bold) + 2 * left, base + round(size * 0.45)))
    draw = ImageDraw.Draw(image)
    at: float = left
    with _LOCK:
        for place, piece in _runs(text):
            font = _font(place, size, is_bold)
            draw.text((at, base), piece, fill=255, font=font, anchor="ls")
            at += font.getlength(piece)
    return image, base
