"""Text in any script: which font has a character, how wide a line is, how it is shortened, and its mask of cover."""

import threading
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont, features

from bot.graphemes import clusters, is_emoji

_HOMES: Final = ("manimgx_fonts", "manimgx_fonts_cjk")
_FIRST: tuple[str, ...] = (
    "NotoSans[wght].ttf",
    "NotoSansSymbols[wght].ttf",
    "NotoSansCJK-VF.otf.ttc",
)
_WITHOUT_COLOUR: Final = "NotoEmoji[wght].ttf"
_COLOURED: Final = (
    Path("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"),
    Path("/usr/share/fonts/noto/NotoColorEmoji.ttf"),
)
"""Where systems keep the one font of coloured emoji that FreeType draws; it is 11 MB, so it is not brought along."""
_COLOURED_SIZE: Final = 109
"""The size of the pictures in it."""
_EMOJI: Final = -1
_SIGNS: Final = (1,)
_UNASSIGNED: Final = "\U0010fffd"
_STAND_IN: Final = "·"
_ELLIPSIS: Final = "…"
_AT_AN_END: Final = {", ": ",", ". ": ".", "; ": ";", ": ": ":"}
"""What of the sign between two items stays where a line is broken there."""
_BREAKS: Final = (". ", "; ", ", ", ": ", " ")
"""Where lines may break: between sentences, else between ever smaller items."""
_END: Final = 4
"""So many letters of a name's end tell it from another of the same beginning."""
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
    names += [name for name in found if name not in {*_FIRST, _WITHOUT_COLOUR} and "Italic" not in name]
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


@lru_cache(maxsize=1)
def _emoji_font() -> Font | None:
    """The font of coloured emoji, if the system has it and joined ones can be put together."""
    if not features.check("raqm"):
        return None
    for path in _COLOURED:
        try:
            return ImageFont.truetype(path, _COLOURED_SIZE, layout_engine=ImageFont.Layout.RAQM)
        except OSError:
            continue
    return None


@lru_cache(maxsize=2048)
def emoji(cluster: str) -> Image.Image | None:
    """A coloured emoji as large as it is kept; None where it cannot be drawn as the one picture it is."""
    font = _emoji_font()
    if font is None:
        return None
    with _LOCK:
        one = font.getlength("\U0001f600")
        if font.getlength(cluster) > one * 1.2 or not font.getmask(cluster, "RGBA").getbbox():
            return None
        image = Image.new("RGBA", (round(one), round(_COLOURED_SIZE * 1.2)))
        ImageDraw.Draw(image).text((0, _COLOURED_SIZE), cluster, font=font, embedded_color=True, anchor="ls")
    box = image.getbbox()
    return image.crop((0, box[1], image.width, box[3])) if box else None


@lru_cache(maxsize=4096)
def tidy(text: str) -> str:
    """What can be drawn of a text: composed, on one line, silent characters dropped, unknown ones as a dot.

    An emoji is drawn in colour, or left out whole.
    """
    drawn: list[str] = []
    for piece in clusters(unicodedata.normalize("NFC", text[: _LONGEST * 4])):
        if is_emoji(piece):
            drawn.append(piece if emoji(piece) is not None else "")
        else:
            drawn.append(_few_marks("".join(_written(each) for each in piece)))
    kept: list[str] = []
    length = 0
    for piece in clusters(" ".join("".join(drawn).split())):
        is_first_dot = piece == _STAND_IN and kept == [_STAND_IN]
        length += 0 if is_first_dot else len(piece)
        if length > _LONGEST:
            break
        kept += [] if is_first_dot else [piece]
    return "".join(kept).strip()


def _written(character: str) -> str:
    """One character as it is drawn; blanks of any kind are one."""
    if character.isspace():
        return " "
    with _LOCK:
        return "" if _is_silent(character) else _known(character)


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
    """The text in pieces of one font each, an emoji by itself; blanks and marks stay with letters before them."""
    written, current = "", 0
    for piece in clusters(text):
        coloured = is_emoji(piece) and emoji(piece) is not None
        for each in (piece,) if coloured else piece:
            is_letter = coloured or (each != " " and not unicodedata.combining(each))
            home = _EMOJI if coloured else (_home(each) or 0) if is_letter else max(current, 0)
            if not is_letter and current in _SIGNS:
                home = 0
            if written and (home != current or coloured):
                yield current, written
                written = ""
            written, current = written + each, home
    if written:
        yield current, written


def _long(place: int, piece: str, size: int, is_bold: bool) -> float:
    return _emoji_width(size) if place == _EMOJI else _font(place, size, is_bold).getlength(piece)


def _emoji_width(size: int) -> int:
    return round(size * 1.2)


@lru_cache(maxsize=8192)  # 0.3 ms a picture
def width(text: str, size: int, is_bold: bool) -> int:
    """How many pixels wide a tidy text is."""
    with _LOCK:
        return round(sum(_long(place, piece, size, is_bold) for place, piece in _runs(text)))


@lru_cache(maxsize=4096)  # 0.06 ms a picture
def fit(text: str, room: int, size: int, least: int, is_bold: bool) -> tuple[str, int]:
    """A text and a size that fit into `room` pixels: first smaller, then shorter with an ellipsis."""
    text = tidy(text)
    while size > least and width(text, size, is_bold) > room:
        size -= 2 if size - 2 >= least else 1
    if width(text, size, is_bold) <= room:
        return text, size
    pieces = clusters(text)
    low, high = 0, len(pieces)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if width(_cut(pieces, middle), size, is_bold) <= room else (low, middle - 1)
    return (_cut(pieces, low) if width(_cut(pieces, low), size, is_bold) <= room else ""), size


def _cut(pieces: Sequence[str], length: int) -> str:
    return "".join(pieces[:length]).rstrip(" .,;:-–·") + _ELLIPSIS


@lru_cache(maxsize=4096)
def wrapped(text: str, room: int, whole: tuple[int, int], halves: tuple[int, int]) -> tuple[tuple[str, ...], int]:
    """Bold text in one line, or else in two, and the size of both.

    whole, halves: the largest and the smallest size of one line and of two. What does not fit even so is shortened.
    """
    text = tidy(text)
    line, size = fit(text, room, *whole, is_bold=True)
    words = text.split(" ")
    if line == text:
        return (line,), size
    for size in range(halves[0], halves[1] - 1, -1):
        for at in range(len(words) - 1, 0, -1):
            lines = (" ".join(words[:at]), " ".join(words[at:]))
            if all(width(each, size, is_bold=True) <= room for each in lines):
                return lines, size
    first = next(
        (at for at in range(len(words) - 1, 0, -1) if width(" ".join(words[:at]), halves[1], is_bold=True) <= room), 0
    )
    rest, size = fit(" ".join(words[first:]), room, halves[1], halves[1], is_bold=True)
    return (" ".join(words[:first]), rest) if first else (rest,), size


@lru_cache(maxsize=4096)
def told_apart(names: tuple[str, ...], room: int, size: int, is_bold: bool) -> tuple[str, ...]:
    """Names as far as they fit; those that would read alike, and numbered ones, are cut before their ends.

    Where these are alike too, what differs is kept.
    """
    fitted = [fit(name, room, size, size, is_bold)[0] for name in names]
    cut = {text for text in fitted if text.endswith(_ELLIPSIS)}
    told = [
        _by_its_end(name, room, size, is_bold)
        if text in cut and (fitted.count(text) > 1 or name[-1:].isdigit())
        else text
        for name, text in zip(names, fitted, strict=True)
    ]
    alike = [[other for other, it in zip(names, told, strict=True) if it == text and other != name]
             for name, text in zip(names, told, strict=True)]  # fmt: skip
    return tuple(
        _by_difference(name, others, room, size, is_bold) if others else text
        for name, others, text in zip(names, alike, told, strict=True)
    )


def _by_difference(name: str, others: Sequence[str], room: int, size: int, is_bold: bool) -> str:
    """The part of a name where it differs from others, with as much before and behind it as fits."""
    pieces = clusters(tidy(name))
    pairs = [tuple(zip(pieces, clusters(tidy(other)), strict=False)) for other in others]
    differing = (next((at for at, (own, its) in enumerate(pair) if own != its), len(pair)) for pair in pairs)
    first = min(max(differing), len(pieces) - 1)
    least = min(_END - 1, len(pieces) - first)
    for start in range(first + 1):
        kept = "".join(pieces[start:])
        shown, _ = fit(_ELLIPSIS * bool(start) + kept, room, size, size, is_bold)
        if len(clusters(shown.removesuffix(_ELLIPSIS))) - bool(start) >= first - start + least:
            return shown
    return fit(_ELLIPSIS + "".join(pieces[first:]), room, size, size, is_bold)[0]


def _by_its_end(name: str, room: int, size: int, is_bold: bool) -> str:
    """As much of a name's last word as fits, up to a few letters, and as much of its beginning as that leaves."""
    pieces = clusters(tidy(name))
    last = next((at for at in range(len(pieces) - 1, 0, -1) if pieces[at - 1] == " "), len(pieces) - 1)
    end = "".join(pieces[max(last, len(pieces) - _END) :])
    for length in range(len(pieces), 0, -1):
        text = "".join(pieces[:length]).rstrip(" .,;:-–·") + _ELLIPSIS + end
        if width(text, size, is_bold) <= room:
            return text
    return fit(_ELLIPSIS + end, room, size, size, is_bold)[0]


@lru_cache(maxsize=4096)
def in_lines(
    text: str, room: int, size: int, *, is_bold: bool, between: str = "", most: int = 0
) -> tuple[str, ...]:  # fmt: skip
    """A text in lines that fit, broken between its items; one that is too long by itself between words.

    between: what stands between the items, where that is no punctuation. most: how many lines there may be, the last of
    which is then too long; nought for as many as it takes.
    """
    if not text:
        return ()
    pieces = _pieces(text, room, size, is_bold, (between, *_BREAKS) if between else _BREAKS)
    lines, apart = [""], ""
    for piece, after in pieces:
        longer = f"{lines[-1]}{apart}{piece}"
        if lines[-1] and len(lines) != most and width(tidy(longer + _AT_AN_END.get(after, "")), size, is_bold) > room:
            lines[-1] += _AT_AN_END.get(apart, "")
            lines.append(piece)
        else:
            lines[-1] = longer
        apart = after
    return tuple(lines)


def _pieces(text: str, room: int, size: int, is_bold: bool, betweens: tuple[str, ...]) -> list[tuple[str, str]]:
    """What a text may be broken into, each with what stands behind it: as few pieces as fit."""
    between, *rest = betweens
    found: list[tuple[str, str]] = []
    items = text.split(between)
    for at, item in enumerate(items):
        fits = not rest or width(tidy(item), size, is_bold) <= room
        parts = [(item, "")] if fits else _pieces(item, room, size, is_bold, tuple(rest))
        found += [*parts[:-1], (parts[-1][0], between if at + 1 < len(items) else "")]
    return found


@cache
def letter_height(size: int) -> float:
    """How high the capitals of a size of letters are; figures are as high."""
    left, top, right, bottom = _font(0, 20 * size, is_bold=False).getbbox("H", anchor="ls")
    return (bottom - top) / 20 if right > left else 0.0


def margin(size: int) -> int:
    """How far a mask begins before its first letter, which may lean out to the left."""
    return max(2, size // 6)


def mask(text: str, size: int, is_bold: bool) -> tuple[Image.Image, int]:
    """A tidy text's cover from 0 to 255, and how far below the mask's top its base line lies; emoji are gaps in it."""
    base, left = round(size * 1.15), margin(size)
    image = Image.new("L", (width(text, size, is_bold) + 2 * left, base + round(size * 0.45)))
    draw = ImageDraw.Draw(image)
    at: float = left
    with _LOCK:
        for place, piece in _runs(text):
            if place != _EMOJI:
                draw.text((at, base), piece, fill=255, font=_font(place, size, is_bold), anchor="ls")
            at += _long(place, piece, size, is_bold)
    return image, base


@lru_cache(maxsize=4096)
def emojis(text: str, size: int, is_bold: bool) -> tuple[tuple[int, str], ...]:
    """The emoji of a tidy text, each with how far to the right of its beginning it is."""
    found, at = [], 0.0
    with _LOCK:
        for place, piece in _runs(text):
            if place == _EMOJI:
                found.append((round(at), piece))
            at += _long(place, piece, size, is_bold)
    return tuple(found)


@lru_cache(maxsize=512)
def small_emoji(cluster: str, size: int) -> Image.Image:
    """An emoji as large as the letters beside it."""
    image = emoji(cluster)
    assert image is not None  # noqa: S101 - tidy leaves none that cannot be drawn
    across = _emoji_width(size) - 2
    return image.resize((across, max(1, round(image.height * across / image.width))), Image.Resampling.LANCZOS)
