"""What somebody said, in a speech bubble: where their card will lie, or beside it once it does."""

from dataclasses import dataclass
from typing import Final, Literal

from bot.present.scenes import SeatScene
from bot.render import fonts
from bot.render.shapes import SMALLEST, BoxShape, EmblemShape, Shape, TextShape

_HIGH: Final = 84
_WIDEST: Final = 190
_MARGIN: Final = 5

Box = tuple[int, int, int, int]
"""Left, top, right and bottom."""
Side = Literal["bottom", "left", "top", "right"]


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one seat has its things.

    plate, opened: the left top of the plate and of the first open card; row: how many of these lie side by side. card:
    the middle of its card. bubble: left, top, right and bottom of what is said once a card lies there.
    """

    side: Side
    plate: tuple[int, int]
    card: tuple[int, int]
    bubble: Box
    opened: tuple[int, int]
    row: int


def lay_bubble(seat: SeatScene, spot: Spot) -> list[Shape]:
    """In front of the seat, as large as a card is wide."""
    (x, y), half = spot.card, _HIGH // 2
    room = (x - _WIDEST // 2, y - half, x + _WIDEST // 2, y + half)
    words = _fitted(seat, room, 46)
    wide = max(92, max(line.width for line in words) + 2 * _MARGIN)
    shifts = {"left": (8 - wide // 2, 0), "right": (wide // 2 - 8, 0), "bottom": (0, 34), "top": (0, -34)}
    across, down = shifts[spot.side]
    tail = EmblemShape("D", x + across - 22, y + down - 22, 44, _colours(seat)[0])
    return [tail, *_bubble(seat, (x - wide // 2, y - half, x - wide // 2 + wide, y + half), words)]


def lay_aside(seat: SeatScene, spot: Spot) -> list[Shape]:
    """The same beside the plate, where a card lies in its place."""
    left, top, right, bottom = spot.bubble
    words = _fitted(seat, spot.bubble, 38)
    wide = max(80, max(line.width for line in words) + 2 * _MARGIN)
    if spot.side == "right" or (spot.side == "top" and right <= spot.card[0]):
        left = right - wide
    return _bubble(seat, (left, top, left + wide, bottom), words)


def lay_said(seat: SeatScene, box: Box) -> list[Shape]:
    """The same below a plate, in the middle of the room there is."""
    left, top, right, bottom = box
    words = _fitted(seat, box, 46)
    wide = max(92, max(line.width for line in words) + 2 * _MARGIN)
    middle = (left + right) // 2
    tail = EmblemShape("D", middle - 22, top - 4, 44, _colours(seat)[0])
    return [tail, *_bubble(seat, (middle - wide // 2, top + 8, middle - wide // 2 + wide, bottom), words)]


def _colours(seat: SeatScene) -> tuple[str, str]:
    return ("rim", "muted") if seat.is_dull else ("paper", "ink")


def _fitted(seat: SeatScene, room: Box, largest: int) -> list[TextShape]:
    """One line as large as it fits; where that would be too small, two."""
    across = room[2] - room[0] - 2 * _MARGIN
    lines, size = fonts.wrapped(
        seat.said, across, (SMALLEST if seat.is_dull else largest, SMALLEST), (SMALLEST, SMALLEST)
    )
    return [TextShape(line, 0, 0, size, _colours(seat)[1], is_bold=True) for line in lines]


def _bubble(seat: SeatScene, box: Box, words: list[TextShape]) -> list[Shape]:
    left, top, right, bottom = box
    pitch = words[0].size + 3
    base = (top + bottom) // 2 + round(words[0].size * 0.36) - (len(words) - 1) * pitch // 2
    lines = [
        TextShape(each.words, (left + right - each.width) // 2, base + at * pitch, each.size, each.colour, is_bold=True)
        for at, each in enumerate(words)
    ]
    return [BoxShape(left, top, right - left, bottom - top, _colours(seat)[0], 22), *lines]
