"""The table: seats around it, the trick in the middle, contract, tallies and the last trick in the corners."""

from dataclasses import dataclass
from typing import Final

from bot.present.scenes import SeatScene, TableScene, Unit
from bot.render.faces import SMALL, TABLE, suit_colour
from bot.render.marks import lay_marks
from bot.render.plates import PLATE_HEIGHT, PLATE_WIDTH, lay_bubble, lay_plate
from bot.render.shapes import BoxShape, CardShape, EmblemShape, Layout, Shape, TextShape, line_of_text
from engine.cards import Suit

WIDTH: Final = 1100
_BAND: Final = 64
_EDGE: Final = 14
_PANEL: Final = 260
_ROW: Final = 72


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one seat has its things: the plate's left top, the middle of its card, and where open cards start."""

    plate: tuple[int, int]
    card: tuple[int, int]
    opened: tuple[int, int]
    side: str


_SPOTS: Final = {
    3: (("bottom", 550, 470), ("left", 392, 300), ("right", 708, 300)),
    4: (("bottom", 550, 480), ("left", 392, 348), ("top", 550, 216), ("right", 708, 348)),
    5: (("bottom", 550, 480), ("left", 358, 420), ("top left", 462, 216), ("top right", 638, 216), ("right", 742, 420)),
}
_MIDDLE: Final = {3: 370, 4: 348, 5: 348}


def spots(scene: TableScene) -> tuple[tuple[Spot, ...], int]:
    """Every seat's places, the first at the bottom and on clockwise, and how much taller open hands make the table."""
    places = _SPOTS[len(scene.seats)]
    tall = max(_taller(seat, side) for seat, (side, _, _) in zip(scene.seats, places, strict=True))
    return tuple(_spot(seat, place, tall) for seat, place in zip(scene.seats, places, strict=True)), tall


def _taller(seat: SeatScene, side: str) -> int:
    """Open hands at the sides lie below their plates; those above and below the trick need room of their own."""
    rows = -(-len(seat.face_up) // 6)
    if side in {"top left", "top right"}:
        return rows * _ROW
    return 2 * _ROW - PLATE_HEIGHT if rows > 1 and side in {"top", "bottom"} else 0


def _spot(seat: SeatScene, place: tuple[str, int, int], tall: int) -> Spot:
    side, x, y = place
    card = (x, y + tall)
    if side in {"left", "right"}:
        left = _EDGE if side == "left" else WIDTH - _EDGE - PLATE_WIDTH
        return Spot((left, card[1] - PLATE_HEIGHT // 2), card, (left, card[1] + PLATE_HEIGHT // 2 + 8), side)
    down = _EDGE if side.startswith("top") else 678 + 2 * tall - PLATE_HEIGHT
    if side in {"top left", "top right"}:
        left = 288 if side == "top left" else 556
        return Spot((left, down), card, (left, down + PLATE_HEIGHT + 6), side)
    left = 288 if seat.face_up else x - PLATE_WIDTH // 2
    rows = 2 if len(seat.face_up) > 6 else 1
    opened = down + (PLATE_HEIGHT - SMALL.height) // 2 if rows == 1 else down
    if rows == 2 and side == "bottom":
        opened = down + PLATE_HEIGHT - 2 * _ROW + 4
    return Spot((left, down), card, (left + PLATE_WIDTH + 8, opened), side)


def lay_table(scene: TableScene) -> Layout:
    """The table as everybody sees it."""
    places, tall = spots(scene)
    height = 756 + 2 * tall
    middle = _MIDDLE[len(scene.seats)] + tall
    shapes: list[Shape] = [
        BoxShape(110, 52, WIDTH - 220, height - _BAND - 96, "felt", 150, "band", 6),
    ]
    lying = {seat for seat, _ in scene.trick.cards}
    if not lying and not any(seat.said for seat in scene.seats):
        size = 180 if scene.middle else 240
        down = middle - (150 if scene.middle else 130)
        shapes.append(EmblemShape("sheep", 550 - size // 2, down, size, "rim"))
    shapes += _contract(scene) + _tallies(scene) + _last(scene, height - _BAND - 116)
    for number, (seat, spot) in enumerate(zip(scene.seats, places, strict=True)):
        shapes += lay_plate(number, seat, spot.plate, is_silent=number not in lying)
        shapes += _opened(scene, seat, spot)
        if seat.said and number not in lying:
            shapes += lay_bubble(seat, spot.card, spot.side)
    if scene.middle and not lying:
        shapes.append(
            line_of_text(scene.middle, (300, middle + 84, 500), 40, "cream", align="centre", is_bold=True, least=26)
        )
    return Layout(WIDTH, height, "rim", (*shapes, *_trick(scene, places), *_band(scene, height - _BAND)))


def _opened(scene: TableScene, seat: SeatScene, spot: Spot) -> list[Shape]:
    """Cards of a hand that all may see: at most six in a row."""
    left, top = spot.opened
    return [
        CardShape(card, left + at % 6 * 42, top + at // 6 * _ROW, SMALL, four_colour=scene.four_colour)
        for at, card in enumerate(seat.face_up)
    ]


def _trick(scene: TableScene, places: tuple[Spot, ...]) -> list[Shape]:
    """Each seat's card in front of it; a number says when it was played, gold marks the lead and the winner."""
    shapes: list[Shape] = []
    for order, (seat, card) in enumerate(scene.trick.cards):
        x, y = places[seat].card
        left, top = x - TABLE.width // 2, y - TABLE.height // 2
        halo = "gold" if seat == scene.trick.winner else ""
        shapes.append(CardShape(card, left, top, TABLE, halo=halo, four_colour=scene.four_colour))
        ground, ink = ("gold", "ink") if order == 0 else ("band", "cream")
        badge, low = left - 12, top + TABLE.height - 28
        shapes.append(EmblemShape("disc", badge, low, 36, ground))
        shapes.append(line_of_text(str(order + 1), (badge, low + 26, 36), 24, ink, align="centre", is_bold=True))
    return shapes


def _contract(scene: TableScene) -> list[Shape]:
    """What is played, in the upper left corner: the trump's sign as large as a card's, words beside it.

    Where the words find no room beside so large a sign, it is smaller and they stand below.
    """
    if scene.trump is None and not scene.contract:
        return []
    high = 98 if scene.trump is None and ", " not in scene.contract else 132
    panel = BoxShape(_EDGE, _EDGE, _PANEL, high, "band", 16)
    if scene.trump is None:
        lines = _words(scene, _EDGE + 16, _PANEL - 32, high) if high < 132 else _below(scene, _EDGE + 16)
        return [panel, *lines]
    beside = _words(scene, _EDGE + 134, _PANEL - 146)
    if [shape.words for shape in beside] == [words for words in (scene.contract, scene.maker) if words]:
        return [panel, *_sign(scene, scene.trump, 108, 86), *beside]
    return [panel, *_sign(scene, scene.trump, 56, 44), *_below(scene, _EDGE + 80)]


def _sign(scene: TableScene, trump: Suit, size: int, inner: int) -> list[Shape]:
    """The trump's sign on a scrap of paper."""
    edge = _EDGE + 12 + (size - inner) // 2
    colour = suit_colour(trump, scene.four_colour)
    paper = BoxShape(_EDGE + 12, _EDGE + 12, size, size, "paper", 14)
    return [paper, EmblemShape(trump.letter, edge, edge, inner, colour)]


def _words(scene: TableScene, left: int, room: int, high: int = 132) -> list[TextShape]:
    """What is played and, below, by whom."""
    base = high // 2 - 4 if scene.maker else high // 2 + 14
    lines = [
        line_of_text(scene.contract, (left, _EDGE + base, room), 44, "cream", is_bold=True, least=22),
        line_of_text(scene.maker, (left, _EDGE + base + 40, room), 28, "gold", least=22),
    ]
    return [line for line in lines if line.words]


def _below(scene: TableScene, left: int) -> list[TextShape]:
    """The game, beside a small sign if there is one, what goes along with it, and who plays it."""
    game, _, along = scene.contract.partition(", ")
    room = _PANEL - 32
    lines = [
        line_of_text(game, (left, _EDGE + 51, _EDGE + 16 + room - left), 36, "cream", is_bold=True, least=22),
        line_of_text(along, (_EDGE + 16, _EDGE + 94, room), 24, "cream", least=20),
        line_of_text(scene.maker, (_EDGE + 16, _EDGE + (122 if along else 106), room), 26, "gold", least=22),
    ]
    return [line for line in lines if line.words]


def _tallies(scene: TableScene) -> list[Shape]:
    """The running score in the upper right corner."""
    if not scene.tallies:
        return []
    row = 60 if len(scene.tallies) <= 2 else 42
    left = WIDTH - _EDGE - _PANEL
    shapes: list[Shape] = [BoxShape(left, _EDGE, _PANEL, row * len(scene.tallies) + 12, "sheet", 14)]
    for at, tally in enumerate(scene.tallies):
        top = _EDGE + 6 + at * row
        if tally.side is not None:
            shapes.append(BoxShape(left + 8, top + 6, 8, row - 12, ("amber", "sea")[tally.side], 4))
        numbers = scene.unit is Unit.NUMBERS
        wide = 150 if numbers else 122 if tally.side is None else 100
        shapes.append(line_of_text(tally.label, (left + 24, top + row // 2 + 9, wide), 26, "ink", least=20))
        room = _PANEL - 24 - wide - 18
        shapes += lay_marks(tally.score, scene.unit, (left + 30 + wide, top + 4, room, row - 8), "pen", seed=at)
    return shapes


def _last(scene: TableScene, top: int) -> list[Shape]:
    """The trick before, small, in the lower left corner."""
    if not scene.last.cards:
        return []
    shapes: list[Shape] = [line_of_text(scene.last_label, (_EDGE + 6, top + 18, _PANEL), 24, "muted", least=20)]
    for order, (seat, card) in enumerate(scene.last.cards):
        halo = "gold" if seat == scene.last.winner else ""
        left = _EDGE + 8 + order * (SMALL.width + (9 if len(scene.last.cards) < 5 else 2))
        shapes.append(CardShape(card, left, top + 36, SMALL, halo=halo, four_colour=scene.four_colour))
    return shapes


def _band(scene: TableScene, top: int) -> list[Shape]:
    status = line_of_text(scene.status, (640, top + 42, 440), 28, "muted", align="right", least=22)
    room = (status.x - 60) if status.words else WIDTH - 48
    headline = line_of_text(scene.headline, (24, top + 43, room), 34, "cream", is_bold=True, least=24)
    return [BoxShape(0, top, WIDTH, _BAND, "band"), headline, status]
