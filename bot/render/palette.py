"""The one palette of all pictures: named colours, the blends between them, and tables that lay colour over colour."""

from functools import lru_cache
from typing import Final

from PIL import Image

RGB = tuple[int, int, int]

COLOURS: Final[dict[str, RGB]] = {
    "felt": (0x1F, 0x60, 0x49),
    "rim": (0x16, 0x45, 0x36),
    "band": (0x0F, 0x2D, 0x24),
    "cream": (0xF6, 0xF0, 0xE1),
    "muted": (0xA5, 0xC4, 0xB4),
    "paper": (0xFC, 0xFA, 0xF3),
    "edge": (0xA8, 0xA4, 0x98),
    "ink": (0x1A, 0x1C, 0x26),
    "red": (0xC6, 0x16, 0x2E),
    "green": (0x0C, 0x7C, 0x3E),
    "blue": (0x1B, 0x58, 0xB8),
    "gold": (0xEC, 0xB4, 0x3C),
    "skin": (0xF4, 0xD3, 0xAE),
    "hair": (0x74, 0x45, 0x26),
    "sky": (0x86, 0xB4, 0xDC),
    "amber": (0xE0, 0x8A, 0x2A),
    "sea": (0x3D, 0x86, 0xC6),
    "sheet": (0xF7, 0xF1, 0xDE),
    "rule": (0xC9, 0xD8, 0xDE),
    "pen": (0x22, 0x36, 0x82),
    "pencil": (0x8C, 0x88, 0x80),
}

_RAMPS: Final[tuple[tuple[str, str, int], ...]] = (
    ("paper", "ink", 14),
    ("paper", "red", 10),
    ("paper", "green", 8),
    ("paper", "blue", 8),
    ("paper", "gold", 6),
    ("paper", "edge", 3),
    ("ink", "gold", 5),
    ("ink", "red", 5),
    ("ink", "green", 4),
    ("ink", "blue", 4),
    ("ink", "skin", 5),
    ("ink", "hair", 3),
    ("ink", "sky", 3),
    ("skin", "hair", 3),
    ("skin", "red", 3),
    ("gold", "red", 4),
    ("gold", "green", 3),
    ("gold", "blue", 3),
    ("felt", "paper", 8),
    ("felt", "ink", 7),
    ("felt", "gold", 6),
    ("felt", "muted", 4),
    ("felt", "rim", 2),
    ("rim", "cream", 7),
    ("rim", "gold", 5),
    ("rim", "muted", 5),
    ("rim", "amber", 5),
    ("rim", "sea", 5),
    ("rim", "ink", 3),
    ("band", "cream", 8),
    ("band", "muted", 5),
    ("band", "gold", 6),
    ("sheet", "pen", 9),
    ("sheet", "pencil", 5),
    ("sheet", "red", 5),
    ("ink", "amber", 4),
    ("ink", "sea", 4),
)

_DIM_RAMPS: Final[tuple[tuple[str, str, int], ...]] = (("paper", "ink", 6), ("paper", "red", 5))
DIM: Final = 0.38
"""How far a dimmed card sinks into the felt."""

LEVELS: Final = 6
"""Steps from nothing to full cover; edges are smooth with as few as these."""


def mix(low: RGB, high: RGB, share: float) -> RGB:
    """The colour on the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(low, high, strict=True))
    return red, green, blue


def _entries() -> list[RGB]:
    found = dict.fromkeys(COLOURS.values())
    for low, high, steps in _RAMPS:
        found |= dict.fromkeys(mix(COLOURS[low], COLOURS[high], at / (steps + 1)) for at in range(1, steps + 1))
    felt = COLOURS["felt"]
    for name in ("paper", "ink", "red", "green", "blue", "gold", "skin", "hair", "sky", "edge"):
        found[mix(COLOURS[name], felt, DIM)] = None
    for low, high, steps in _DIM_RAMPS:
        ramp = (mix(COLOURS[low], COLOURS[high], at / (steps + 1)) for at in range(1, steps + 1))
        found |= dict.fromkeys(mix(colour, felt, DIM) for colour in ramp)
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
    image = Image.new("RGB", (len(ENTRIES), 1))
    image.putdata([mix(entry, colour, share) for entry in ENTRIES])
    return to_palette(image).tobytes().ljust(256, b"\0")


DIMMING: Final = _table(COLOURS["felt"], DIM)
"""Which index every index turns into on a dimmed card."""


SIDES: Final = ("amber", "sea")
"""The colours of the two sides."""
DECLARER: Final = "flag"
"""Who plays the contract."""
WINNER: Final = "crown"
"""Who won, and nothing else."""
