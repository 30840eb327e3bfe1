"""A seat's plate: who sits there, what they are, and how they stand in this deal."""

from typing import Final

from bot.present.scenes import SeatScene, TakenScene
from bot.render import fonts
from bot.render.palette import DECLARER, SIDES
from bot.render.shapes import SMALLEST, BoxShape, EmblemShape, Shape, line_of_text

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
    shapes: list[Shape] = [BoxShape(x, y, wide, PLATE, ground, 16, edge, 5 if seat.is_turn else 2)]
    left = x + 16
    if seat.side is not None:
        shapes.append(BoxShape(x + 9, y + 13, 9, PLATE - 26, SIDES[seat.side], 4))
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
        colour = ("amber" if seat.is_turn else "gold") if name == DECLARER else soft
        shapes.append(EmblemShape(name, left, y + 44, _ICON, colour))
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
