"""A seat's plate: who sits there, what they are, and how they stand in this deal."""

from typing import Final

from bot.present.scenes import SeatScene
from bot.render import fonts
from bot.render.grounds import PANEL, PLATE
from bot.render.shapes import BoxShape, EmblemShape, Shape, line_of_text

SIDES: Final = ("amber", "sea")
"""The colours of the two sides."""
_ICON: Final = 30


def lay_plate(number: int, seat: SeatScene, corner: tuple[int, int]) -> list[Shape]:
    """Name, marks and a note below; a bright plate is on turn."""
    if seat.is_empty:
        return _lay_empty(number, seat, corner)
    x, y = corner
    ground, ink, soft = ("cream", "ink", "ink") if seat.is_turn else ("band", "cream", "muted")
    edge = "gold" if seat.is_turn else "felt"
    shapes: list[Shape] = [BoxShape(x, y, PANEL, PLATE, ground, 16, edge, 5 if seat.is_turn else 2)]
    left = x + 16
    if seat.side is not None:
        shapes.append(BoxShape(x + 9, y + 13, 9, PLATE - 26, SIDES[seat.side], 4))
        left += 12
    shapes.append(line_of_text(seat.name, (left, y + 36, x + PANEL - 12 - left), 32, ink, is_bold=True, least=26))
    for name, wanted in (("crown", seat.is_declarer), ("deck", seat.is_dealer), ("computer", seat.is_computer)):
        if wanted:
            colour = {"crown": "amber" if seat.is_turn else "gold"}.get(name, soft)
            shapes.append(EmblemShape(name, left, y + 42, _ICON, colour))
            left += _ICON + 7
    right = x + PANEL - 14
    base = y + 67
    if seat.taken is not None:
        points = "" if seat.taken.points is None else f" · {seat.taken.points}"
        count = line_of_text(
            f"{seat.taken.tricks}{points}", (right - 126, base, 126), 28, soft, align="right", is_bold=True
        )
        shapes += [
            count,
            *(BoxShape(count.x - 32 + at * 7, y + 48 - at * 4, 18, 24, "red", 4, "paper", 2) for at in (0, 1)),
        ]
        right = count.x - 40
    elif seat.cards_left is not None:
        count = line_of_text(str(seat.cards_left), (right - 60, base, 60), 28, soft, align="right", is_bold=True)
        shapes += [count, BoxShape(count.x - 26, y + 46, 18, 24, "red", 4, "paper", 2)]
        right = count.x - 34
    else:
        shapes.append(line_of_text(str(number + 1), (right - 60, base, 60), 28, soft, align="right", is_bold=True))
        right -= 28
    note = line_of_text(seat.note, (left, base, right - left), 26, soft, least=22)
    is_whole = note.words == fonts.tidy(seat.note)
    return [*shapes, note] if is_whole or not seat.is_computer else shapes  # half a level's name says nothing


def _lay_empty(number: int, seat: SeatScene, corner: tuple[int, int]) -> list[Shape]:
    """A free seat: its number and a word."""
    x, y = corner
    return [
        BoxShape(x, y, PANEL, PLATE, "rim", 16, "muted", 2),
        BoxShape(x + 12, y + 11, 56, 56, "rim", 28, "muted", 3),
        line_of_text(str(number + 1), (x + 12, y + 51, 56), 34, "cream", align="centre", is_bold=True),
        line_of_text(seat.note or seat.name, (x + 82, y + 49, PANEL - 96), 30, "muted", least=24),
    ]
