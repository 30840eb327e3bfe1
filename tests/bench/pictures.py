"""How long pictures take and how large they are, and the same hand made of nine PNG files in truecolour beside it.

python tests/bench/pictures.py
"""

import io
import math
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PIL import Image

from bot.present.scenes import (
    AroundScene,
    HandScene,
    Scene,
    SeatScene,
    SheetColumn,
    SheetRow,
    SheetScene,
    SideScene,
    TableScene,
    TakenScene,
    TallyScene,
    TrickScene,
)
from bot.render import faces, fonts
from bot.render.faces import HAND
from bot.render.layouts import lay_out
from bot.render.paint import picture, sprites_made
from bot.render.palette import COLOURS, DIM, LEVELS
from bot.render.raster import SHADE, SHADOW, paint
from bot.render.shapes import BoxShape, CardShape, EmblemShape, Layout, TextShape
from engine.cards import Rank, Suit, pack, read_cards

_HAND = read_cards("KS QC JS JH AC TC 7C TD 9D")
_TRICK = TrickScene(tuple(enumerate(read_cards("AC TC 7C JD"))), 3)
_ROUNDS = 80


def scenes() -> dict[str, Scene]:
    """One of each kind, as full as an evening makes them."""
    seats = tuple(
        SeatScene(name, "bid 6", cards_left=6, side=at % 2, is_turn=not at, is_dealer=at == 2)
        for at, name in enumerate(("Mari Kask", "Jüri Õunapuu", "王小明 🐑", "Computer"))
    )
    tallies = (TallyScene(("Mari", "王小明"), 13, 0), TallyScene(("Jüri", "Computer"), 10, 1))
    sides = (SideScene(("Mari", "王小明"), "3 tricks", 0), SideScene(("Jüri", "Computer"), "2 tricks", 1))
    rows = (SheetRow((16, 9), (0,)), SheetRow((0, 16), (1,), (0,)), SheetRow((7, 11), is_finished=False))
    empty = TableScene(seats, "Mari to play", "Trick 4", trick=_TRICK, tallies=tallies)
    return {
        "hand": HandScene(_HAND, frozenset(read_cards("AC TC 7C")), "Your turn", "6", Suit.CLUBS),
        "hand of 12": HandScene((*_HAND, *read_cards("8C 8D 6H")), None, "Your cards"),
        "asked hand": _asked(seats),
        "table": replace(empty, trump=Suit.CLUBS, contract="6", maker="Mari", sides=sides),
        "sheet": SheetScene((SheetColumn(("Mari", "王小明")), SheetColumn(("Jüri", "Computer"))), rows),
    }


def _asked(seats: tuple[SeatScene, ...]) -> HandScene:
    """A hand whose player is to follow, the table above it."""
    cards = TrickScene(tuple(enumerate(read_cards("KC QD 8H"), 1)))
    taken = (TakenScene(3, 40, 0), TakenScene(2, 21, 1))
    around = AroundScene(seats, "You", "Trick 6", cards, _TRICK, "Last trick", "Computer", taken)
    return HandScene(_HAND, frozenset(read_cards("AC TC 7C")), "", "6", Suit.CLUBS, maker="Mari", around=around)


def milliseconds(work: Callable[[], object], rounds: int = _ROUNDS) -> list[float]:
    """How much of the processor's time each of so many rounds takes, the least first: other work does not count."""
    found = []
    for _ in range(rounds):
        start = time.thread_time()
        work()
        found.append((time.thread_time() - start) * 1000)
    return sorted(found)


def truecolour(layout: Layout) -> Image.Image:
    """A hand's picture as it would be without a palette."""
    image = Image.new("RGB", (layout.width, layout.height), COLOURS[layout.ground])
    for shape in layout.shapes:
        if isinstance(shape, CardShape):
            _true_card(image, shape)
        elif isinstance(shape, TextShape):
            cover, base = fonts.mask(shape.words, shape.size, shape.is_bold)
            image.paste(COLOURS[shape.colour], (shape.x - fonts.margin(shape.size), shape.y - base), cover)
        elif isinstance(shape, EmblemShape):
            sign = faces.suit_mask(Suit("CSHD".index(shape.name)), shape.size)
            image.paste(COLOURS[shape.colour], (shape.x, shape.y), sign)
        elif isinstance(shape, BoxShape):
            cover = faces.outline_mask(shape.width, shape.height, shape.radius)
            image.paste(COLOURS[shape.colour], (shape.x, shape.y), cover)
    return image


def _true_card(image: Image.Image, shape: CardShape) -> None:
    size = shape.size
    if shape.has_shadow:
        top = shape.y + size.radius // 2
        box = (shape.x - SHADE, top, shape.x, top + size.height - size.radius)
        dark = Image.new("RGB", (SHADE, size.height - size.radius), COLOURS["ink"])
        image.paste(Image.blend(image.crop(box), dark, SHADOW / LEVELS), box)
    face = faces.edged(faces.face(shape.card, size, shape.colours), size)
    if shape.is_dim:
        face = Image.blend(face, Image.new("RGB", face.size, COLOURS["felt"]), DIM)
    image.paste(face, (shape.x, shape.y), faces.outline_mask(size.width, size.height, size.radius))


def likeness(one: Image.Image, other: Image.Image) -> float:
    """The peak signal-to-noise ratio of two pictures in decibels."""
    pairs = zip(one.convert("RGB").tobytes(), other.convert("RGB").tobytes(), strict=True)
    total = sum((a - b) ** 2 for a, b in pairs if a != b)
    return 10 * math.log10(255**2 * one.width * one.height * 3 / total) if total else math.inf


def hands() -> list[HandScene]:
    """As many different hands as there are rounds."""
    chance, cards = random.Random(5), pack(Rank.SIX)
    return [HandScene(tuple(sorted(chance.sample(cards, 9)))) for _ in range(_ROUNDS)]


def save_faces(folder: Path) -> None:
    """A PNG file in truecolour for each card."""
    cover = faces.outline_mask(HAND.width, HAND.height, HAND.radius)
    for card in pack(Rank.SIX):
        face = faces.edged(faces.face(card, HAND, "two"), HAND)
        face.putalpha(cover)
        face.save(folder / f"{card}.png")


def nine_files(folder: Path, layout: Layout) -> bytes:
    """The plain way: open nine PNG files, paste them in truecolour, save."""
    image = Image.new("RGB", (layout.width, layout.height), COLOURS["felt"])
    for shape in layout.shapes:
        if isinstance(shape, CardShape):
            with Image.open(folder / f"{shape.card}.png") as face:
                image.paste(face, (shape.x, shape.y), face)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _table_of_times() -> None:
    write = sys.stdout.write
    write(f"sprites of a pack made in {milliseconds(lambda: list(sprites_made()), 1)[0]:.0f} ms\n\n")
    write(f"{'picture':<12}{'first ms':>10}{'p50 ms':>8}{'p95 ms':>8}{'KiB':>8}\n")
    for name, scene in scenes().items():
        work = partial(picture, scene)
        first, times = milliseconds(work, 1)[0], milliseconds(work)
        middle, high = statistics.median(times), times[int(len(times) * 0.95)]
        write(f"{name:<12}{first:>10.1f}{middle:>8.1f}{high:>8.1f}{len(work()) / 1024:>8.1f}\n")


def main() -> None:
    """Print the times, then the comparison."""
    _table_of_times()
    plain = lay_out(HandScene(_HAND))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        save_faces(folder)
        layouts, scenes_ours = cycle(map(lay_out, hands())), cycle(hands())
        theirs = statistics.median(milliseconds(lambda: nine_files(folder, next(layouts))))
        ours = statistics.median(milliseconds(lambda: picture(next(scenes_ours))))
        smaller = statistics.mean(len(picture(hand)) / len(nine_files(folder, lay_out(hand))) for hand in hands()[:20])
    sys.stdout.write(
        f"\n{_ROUNDS} different hands: nine files in truecolour {theirs:.2f} ms, palette sprites {ours:.2f} ms: "
    )
    sys.stdout.write(f"{theirs / ours:.1f} times faster, {smaller:.2f} of the bytes\n")
    for name, drawn in (("plain hand", plain), ("hand with dimmed cards", lay_out(scenes()["hand"]))):
        sys.stdout.write(f"{name} against truecolour: {likeness(paint(drawn), truecolour(drawn)):.1f} dB\n")


if __name__ == "__main__":
    main()
