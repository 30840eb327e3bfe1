"""A seat's things at a table: where they lie, its plate, and what was said there in a speech bubble."""

from dataclasses import dataclass
from typing import Final, Literal

from bot.present.scenes import SeatScene, TakenScene
from bot.render import fonts
from bot.render.palette import DECLARER, SIDES, SIDES_ON_PAPER
from bot.render.shapes import SMALLEST, BoxShape, EmblemShape, Shape, TextShape, line_of_text

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


PANEL: Final = 256
"""How wide a plate is, and a panel in a corner of the table."""
PLATE: Final = 84
"""How high a plate is."""
_ICON: Final = 32
_STEP: Final = _ICON + 6
_BACKS: Final = 36


def lay_plate(number: int, seat: SeatScene, corner: tuple[int, int], wide: int = PANEL) -> list[Shape]:
    """Name, marks and a note below; a bright plate is on turn."""
    if seat.is_empty:
        return _lay_empty(number, seat, corner)
    x, y = corner
    ground, ink, soft = ("cream", "ink", "ink") if seat.is_turn else ("band", "cream", "muted")
    edge = "gold" if seat.is_turn else "felt"
    sides, flag = (SIDES_ON_PAPER, "bronze") if seat.is_turn else (SIDES, "gold")
    shapes: list[Shape] = [BoxShape(x, y, wide, PLATE, ground, 16, edge, 5 if seat.is_turn else 2)]
    left = x + 16
    if seat.side is not None:
        shapes.append(BoxShape(x + 9, y + 13, 9, PLATE - 26, sides[seat.side], 4))
        left += 12
    right, base = x + wide - 12, y + 72
    shapes.append(line_of_text(seat.name, (left, y + 37, right - left), 34, ink, is_bold=True))
    marks = [
        name
        for name, wanted in ((DECLARER, seat.is_declarer), ("deck", seat.is_dealer), ("computer", seat.is_computer))
        if wanted
    ]
    count, needed = _count(number, seat, right, base, soft)
    note, note_wide = fonts.tidy(seat.note), fonts.width(fonts.tidy(seat.note), SMALLEST, is_bold=False)
    if seat.is_computer and len(marks) * _STEP + note_wide + needed + 8 > right - left:
        note, note_wide = "", 0  # half a level's name says nothing
    if note and min(1, len(marks)) * _STEP + note_wide + needed + 8 > right - left:
        count, needed = [], 0  # what was announced binds to the end, and counts more
    while marks and len(marks) * _STEP + note_wide + needed + 8 > right - left:
        marks.pop()
    for name in marks:
        shapes.append(EmblemShape(name, left, y + 44, _ICON, flag if name == DECLARER else soft))
        left += _STEP
    shapes += count
    return [*shapes, line_of_text(note, (left, base, right - needed - left), SMALLEST, soft)] if note else shapes


def _count(number: int, seat: SeatScene, right: int, base: int, colour: str) -> tuple[list[Shape], int]:
    """What the seat has taken, else its cards, else its number; and how much room that wants."""
    if seat.taken is not None:
        _, wide = lay_count(seat.taken, 0, base, colour)
        return lay_count(seat.taken, right - wide, base, colour)[0], wide
    words = str(number + 1 if seat.cards_left is None else seat.cards_left)
    text = line_of_text(words, (right - 60, base, 60), SMALLEST, colour, align="right", is_bold=True)
    if seat.cards_left is None:
        return [text], text.width
    return [text, BoxShape(text.x - 27, base - 24, 19, 26, "red", 4, "paper", 2)], text.width + 27


def lay_count(taken: TakenScene, left: int, base: int, colour: str) -> tuple[list[Shape], int]:
    """Tricks and points, as numbers beside two cards; and where they end."""
    points = "" if taken.points is None else f" · {taken.points}"
    words = f"{taken.tricks}{points}"
    text = line_of_text(words, (left + _BACKS, base, 200), SMALLEST, colour, is_bold=True)
    backs = (BoxShape(left + at * 8, base - 22 - at * 4, 19, 26, "red", 4, "paper", 2) for at in (0, 1))
    return [*backs, text], left + _BACKS + text.width


def _lay_empty(number: int, seat: SeatScene, corner: tuple[int, int]) -> list[Shape]:
    """A free seat: its number and a word."""
    x, y = corner
    return [
        BoxShape(x, y, PANEL, PLATE, "rim", 16, "muted", 2),
        BoxShape(x + 12, y + 14, 56, 56, "rim", 28, "muted", 3),
        line_of_text(str(number + 1), (x + 12, y + 54, 56), 34, "cream", align="centre", is_bold=True),
        line_of_text(seat.note or seat.name, (x + 82, y + 53, PANEL - 96), 34, "muted"),
    ]
