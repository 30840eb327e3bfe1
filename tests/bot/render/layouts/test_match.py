"""A match sheet's picture: everything in its column, however long a name is, and readable on a phone."""

from itertools import pairwise

import pytest

from bot.present.scenes import MatchCell, MatchRow, MatchScene
from bot.render.layouts import lay_out
from bot.render.shapes import WIDTH, EmblemShape, TextShape

LEAST_ON_A_PHONE = 30
"""About ten pixels where the picture is 360 wide."""


def scene(row: MatchRow, winner: int | None = None, name: str = "Anna") -> MatchScene:
    heads = ("Room 1", "Room 2", "±", "Summe")
    return MatchScene("Saskop", "Match KQ7TB", (f"Side A: {name}", f"Side B: {name}"), heads, (row,) * 12, winner)


@pytest.mark.parametrize("name", ["Anna", "W" * 32, "王小明" * 10, "👨‍👩‍👧‍👦" * 32, "", "\u202e\u202e"])
@pytest.mark.parametrize("what", ["♥", "Herz-Solo mit allem Drum und Dran", ""])
def test_every_word_stays_in_its_column_and_can_be_read_on_a_phone(name: str, what: str) -> None:
    cell = MatchCell(name, what, "−1,234")
    layout = lay_out(scene(MatchRow("24", (cell, cell), "+1,234", "−1,234"), 1, name))
    words = [each for each in layout.shapes if isinstance(each, TextShape)]
    assert all(each.x >= 0 and each.x + each.width <= WIDTH for each in words)
    assert all(each.size >= LEAST_ON_A_PHONE for each in words)
    rows = sorted((each for each in words if each.y > 300 and each.words), key=lambda each: (each.y, each.x))
    for left, right in pairwise(rows):
        assert left.y != right.y or left.x + left.width <= right.x


@pytest.mark.parametrize(("winner", "crowns"), [(None, 0), (0, 1), (1, 1)])
def test_who_won_has_the_crown(winner: int | None, crowns: int) -> None:
    row = MatchRow("1", (MatchCell("Anna", "♥", "+2"), MatchCell()), "–", "0")
    shapes = lay_out(scene(row, winner)).shapes
    assert sum(isinstance(each, EmblemShape) and each.name == "crown" for each in shapes) == crowns
