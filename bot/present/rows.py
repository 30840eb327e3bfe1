"""Where controls stand in a message: Discord has five rows, each with five buttons or one menu."""

from collections.abc import Sequence
from typing import Final

from bot.present.messages import Button, Menu

ROWS: Final = 5
IN_A_ROW: Final = 5


def row_below(controls: Sequence[Button | Menu]) -> int:
    """The first row that is free, which may be one too many."""
    return max((each.row for each in controls), default=-1) + 1


def room_in(controls: Sequence[Button | Menu], row: int) -> int:
    """How many buttons still fit into a row; a menu fills it."""
    there = [each for each in controls if each.row == row]
    return 0 if any(isinstance(each, Menu) for each in there) else IN_A_ROW - len(there)


def row_with_room(controls: Sequence[Button | Menu], count: int) -> int:
    """The last row where it has room for so many more buttons, else the next, which may be one too many."""
    below = row_below(controls)
    return below - 1 if below and room_in(controls, below - 1) >= count else below
