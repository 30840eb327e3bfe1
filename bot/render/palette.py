"""The one palette of all pictures: named colours, the blends between them, and tables that lay colour over colour."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image

RGB = tuple[int, int, int]

COLOURS: Final[dict[str, RGB]] = {
    "felt": (0x1B, 0x55, 0x40),
    "rim": (0x12, 0x3B, 0x2E),
    "band": (0x0C, 0x24, 0x1D),
    "cream": (0xF6, 0xF0, 0xE1),
    "muted": (0xAE, 0xCB, 0xBC),
    "paper": (0xFC, 0xFA, 0xF3),
    "edge": (0xA8, 0xA4, 0x98),
    "ink": (0x1A, 0x1C, 0x26),
    "red": (0xCB, 0x2E, 0x20),
    "green": (0x0C, 0x7C, 0x3E),
    "blue": (0x0C, 0x46, 0xF2),
    "purple": (0x9B, 0x56, 0xAD),
    "gold": (0xEC, 0xB4, 0x3C),
    "skin": (0xF4, 0xD3, 0xAE),
    "hair": (0x74, 0x45, 0x26),
    "sky": (0x86, 0xB4, 0xDC),
    "amber": (0xE0, 0x8A, 0x2A),
    "sea": (0x3D, 0x86, 0xC6),
    "bronze": (0xA8, 0x69, 0x0C),
    "sheet": (0xF7, 0xF1, 0xDE),
    "rule": (0xC9, 0xD8, 0xDE),
    "pen": (0x22, 0x36, 0x82),
    "pencil": (0x60, 0x5C, 0x55),
}

_RAMPS: Final[tuple[tuple[str, str, int], ...]] = (
    ("paper", "ink", 14),
    ("paper", "red", 10),
    ("paper", "green", 8),
    ("paper", "blue", 8),
    ("paper", "purple", 5),
    ("paper", "gold", 6),
    ("paper", "edge", 3),
    ("ink", "gold", 5),
    ("ink", "red", 5),
    ("ink", "green", 4),
    ("ink", "blue", 4),
    ("ink", "purple", 3),
    ("ink", "skin", 5),
    ("ink", "hair", 3),
    ("ink", "sky", 3),
    ("skin", "hair", 3),
    ("skin", "red", 3),
    ("gold", "red", 4),
    ("gold", "green", 3),
    ("gold", "blue", 3),
    ("gold", "purple", 2),
    ("felt", "paper", 8),
    ("felt", "ink", 7),
    ("felt", "gold", 6),
    ("felt", "muted", 4),
    ("felt", "rim", 2),
    ("rim", "cream", 7),
    ("rim", "gold", 5),
    ("rim", "muted", 5),
    ("band", "amber", 5),
    ("band", "sky", 5),
    ("rim", "ink", 3),
    ("band", "cream", 8),
    ("band", "muted", 5),
    ("band", "gold", 6),
    ("sheet", "pen", 9),
    ("sheet", "pencil", 5),
    ("sheet", "red", 5),
    ("sheet", "bronze", 5),
    ("sheet", "sea", 3),
)

_DIM_RAMPS: Final[tuple[tuple[str, str, int], ...]] = (("paper", "ink", 6), ("paper", "red", 5))
DIM: Final = 0.34
"""How far a dimmed card's paper sinks into the felt."""
DARK: Final = 0.56
"""How far what is printed on it sinks into ink, so that it is read as well as before."""

LEVELS: Final = 6
"""Steps from nothing to full cover; edges are smooth with as few as these."""


def mix(low: RGB, high: RGB, share: float) -> RGB:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(low, high, strict=True))
    return red, green, blue


def luminance(colour: RGB) -> float:
    """How light a colour is, from 0 to 1, as WCAG 2.2 reckons."""
    parts = (part / 255 for part in colour)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def dimmed(colour: RGB) -> RGB:
    """The colour on a dimmed card: what is light sinks into the felt, what is dark into ink."""
    share = 2 * luminance(colour)
    return mix(mix(colour, COLOURS["ink"], DARK), mix(colour, COLOURS["felt"], DIM), min(1.0, share))


def _entries() -> list[RGB]:
    found = dict.fromkeys(COLOURS.values())
    for low, high, steps in _RAMPS:
        found |= dict.fromkeys(mix(COLOURS[low], COLOURS[high], at / (steps + 1)) for at in range(1, steps + 1))
    for name in ("paper", "ink", "red", "green", "blue", "purple", "gold", "skin", "hair", "sky", "edge"):
        found[dimmed(COLOURS[name])] = None
    for low, high, steps in _DIM_RAMPS:
        ramp = (mix(COLOURS[low], COLOURS[high], at / (steps + 1)) for at in range(1, steps + 1))
        found |= dict.fromkeys(map(dimmed, ramp))
    return list(found)


ENTRIES: Final = _entries()
INDEX: Final = {name: ENTRIES.index(colour) for name, colour in COLOURS.items()}
FLAT: Final = bytes(part for colour in ENTRIES for part in colour)


def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(FLAT)
    return image


_PALETTE: Final = _palette_image()


def to_palette(image: Image.Image) -> Image.Image:
    """Every pixel's nearest colour of the palette, as its index: bare numbers, which Pillow handles fastest."""
    nearest = image.convert("RGB").quantize(palette=_PALETTE, dither=Image.Dither.NONE)
    return Image.frombytes("L", image.size, nearest.tobytes())


def through(image: Image.Image, table: bytes) -> Image.Image:
    """The picture with every index turned into another one; Pillow's `point` would round each number of the table."""
    return Image.frombytes("L", image.size, image.tobytes().translate(table))


@lru_cache(maxsize=256)  # 1.4 ms a picture
def cover(colour: str, level: int) -> bytes:
    """Which index every index turns into under a colour that covers it to `level` of LEVELS."""
    return _table(COLOURS[colour], level / LEVELS)


def _table(colour: RGB, share: float) -> bytes:
    """For every entry the one nearest to its mixture with the colour."""
    return _nearest(mix(entry, colour, share) for entry in ENTRIES)


def _nearest(colours: Iterable[RGB]) -> bytes:
    image = Image.new("RGB", (len(ENTRIES), 1))
    image.putdata(list(colours))
    return to_palette(image).tobytes().ljust(256, b"\0")


DIMMING: Final = _nearest(map(dimmed, ENTRIES))
"""Which index every index turns into on a dimmed card."""


SIDES: Final = ("amber", "sky")
"""The colours of the two sides on felt and whatever is darker."""
SIDES_ON_PAPER: Final = ("bronze", "sea")
"""The same two on what is light."""
DECLARER: Final = "flag"
"""Who plays the contract."""
WINNER: Final = "crown"
"""Who won, and nothing else."""
