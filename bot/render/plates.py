"""A seat's plate with the name, and the bubble with what was last said."""

from typing import Final

from bot.present.scenes import SeatScene
from bot.render.shapes import BoxShape, EmblemShape, Shape, TextShape, line_of_text

PLATE_WIDTH: Final = 256
PLATE_HEIGHT: Final = 92
_SIDES: Final = ("amber", "sea")
_BUBBLE: Final = 84


def lay_plate(number: int, seat: SeatScene, corner: tuple[int, int], *, is_silent: bool) -> list[Shape]:
    """Who sits there: name, marks and a note below; a bright plate is on turn."""
    if seat.is_empty:
        return _lay_empty(number, seat, corner)
    x, y = corner
    ground, ink, soft = ("cream", "ink", "ink") if seat.is_turn else ("band", "cream", "muted")
    edge = "gold" if seat.is_turn else "felt"
    shapes: list[Shape] = [BoxShape(x, y, PLATE_WIDTH, PLATE_HEIGHT, ground, 18, edge, 5 if seat.is_turn else 2)]
    left = x + 18
    if seat.side is not None:
        shapes.append(BoxShape(x + 10, y + 16, 9, PLATE_HEIGHT - 32, _SIDES[seat.side], 4))
        left += 12
    shapes.append(line_of_text(seat.name, (left, y + 41, x + PLATE_WIDTH - 14 - left), 31, ink, is_bold=True, least=24))
    for name, wanted in (("crown", seat.is_declarer), ("deck", seat.is_dealer), ("computer", seat.is_computer)):
        if wanted:
            colour = {"crown": "amber" if seat.is_turn else "gold"}.get(name, soft)
            shapes.append(EmblemShape(name, left, y + 51, 29, colour))
            left += 38
    right = x + PLATE_WIDTH - 16
    if seat.cards_left is not None:
        count = line_of_text(str(seat.cards_left), (right - 60, y + 76, 60), 26, soft, align="right", is_bold=True)
        shapes += [count, BoxShape(count.x - 26, y + 55, 18, 25, "red", 4, "paper", 2)]
        right = count.x - 36
    else:
        shapes.append(line_of_text(str(number + 1), (right - 60, y + 76, 60), 26, soft, align="right", is_bold=True))
        right -= 30
    note = seat.note if is_silent else seat.note or seat.said
    shapes.append(line_of_text(note, (left, y + 75, right - left), 25, soft, least=21))
    return shapes


def _lay_empty(number: int, seat: SeatScene, corner: tuple[int, int]) -> list[Shape]:
    """A free seat: its number and a word."""
    x, y = corner
    return [
        BoxShape(x, y, PLATE_WIDTH, PLATE_HEIGHT, "rim", 18, "muted", 2),
        BoxShape(x + 16, y + 16, 60, 60, "rim", 30, "muted", 3),
        line_of_text(str(number + 1), (x + 16, y + 58, 60), 34, "cream", align="centre", is_bold=True),
        line_of_text(seat.note or seat.name, (x + 90, y + 55, PLATE_WIDTH - 104), 28, "muted", least=21),
    ]


def lay_bubble(seat: SeatScene, middle: tuple[int, int], side: str) -> list[Shape]:
    """What the seat said, in front of it; a pass recedes."""
    ground, ink = ("rim", "muted") if seat.is_dull else ("paper", "ink")
    words = line_of_text(seat.said, (0, 0, 196), 32 if seat.is_dull else 46, ink, is_bold=True, least=24)
    wide = max(92, words.width + 44)
    x, y = middle[0] - wide // 2, middle[1] - _BUBBLE // 2
    shifts = {"left": (8 - wide // 2, 0), "right": (wide // 2 - 8, 0), "bottom": (0, 34)}
    across, down = shifts.get(side, (0, -34))
    tail = EmblemShape("D", middle[0] + across - 22, middle[1] + down - 22, 44, ground)
    base = middle[1] + round(words.size * 0.36)
    text = TextShape(words.words, middle[0] - words.width // 2, base, words.size, ink, is_bold=True)
    return [tail, BoxShape(x, y, wide, _BUBBLE, ground, 24), text]
