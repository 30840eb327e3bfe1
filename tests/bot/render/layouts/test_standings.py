"""A leaderboard's picture: everything in its place, however long a name is, and readable without its colours."""

import pytest

from bot.present.scenes import StandingRow, StandingsScene
from bot.render.layouts import lay_out
from bot.render.shapes import BoxShape, EmblemShape, TextShape

LEAST_ON_A_PHONE = 22
ROW = StandingRow("2", "Anna", "+1.4", "86 deals · 61 % won", (0.6, 0.7, 0.9), (1, -1, 0))


def scene(*rows: StandingRow, zero: float | None = 0.5) -> StandingsScene:
    return StandingsScene("Saskop", rows, "Autumn 2026", ("how sure", "above par"), zero)


@pytest.mark.parametrize("name", ["Anna", "W" * 32, "王小明" * 10, "👨‍👩‍👧‍👦" * 32, "", "\u202e\u202e"])
@pytest.mark.parametrize("is_computer", [True, False])
def test_every_word_stays_in_its_column_and_can_be_read_on_a_phone(name: str, is_computer: bool) -> None:
    facts = "1,204 deals · 100 % won · 12 lambapeas given, 11 suffered · provisional"
    row = StandingRow("10", name, "−1,234.5", facts, (-1.0, 0.0, 2.0), (1,) * 10, is_computer)
    layout = lay_out(scene(row, row))
    scale = min(each.x for each in layout.shapes if isinstance(each, BoxShape) and each.width < layout.width // 2)
    words = [each for each in layout.shapes if isinstance(each, TextShape)]
    assert all(each.x >= 0 and each.x + each.width <= layout.width for each in words)
    assert all(each.size >= LEAST_ON_A_PHONE for each in words)
    rows = [each for each in words if each.y > 152]
    assert all(each.x + each.width < scale for each in rows if each.x < scale)
    marks = [each for each in layout.shapes if isinstance(each, BoxShape) and each.width < layout.width // 2]
    figures = min(each.x for each in rows if each.words.startswith("−"))
    assert all(each.x + each.width < figures for each in marks)


def test_the_first_has_a_crown_and_who_is_not_placed_has_nothing() -> None:
    crowned = lay_out(scene(StandingRow("1", "Anna", "+1"), StandingRow("", "Bert", "−1")))
    crowns = [each for each in crowned.shapes if isinstance(each, EmblemShape)]
    assert [each.name for each in crowns] == ["crown"]
    assert {each.words for each in crowned.shapes if isinstance(each, TextShape)} >= {"Anna", "Bert"}


def test_won_and_lost_differ_without_their_colours() -> None:
    marks = [each for each in lay_out(scene(ROW)).shapes if isinstance(each, BoxShape)]
    won, lost = (
        next(each for each in marks if each.colour == colour and each.width == 20 and each.radius == 4)
        for colour in ("pen", "red")
    )
    assert won.height > lost.height


def test_a_ladder_of_nobody_is_only_its_head() -> None:
    layout = lay_out(scene(zero=None))
    assert layout.height < 200


@pytest.mark.parametrize(("facts", "form", "is_level"), [("", (), True), ("2 deals", (), False), ("", (1,), False)])
def test_a_name_alone_stands_level_with_its_figure(facts: str, form: tuple[int, ...], is_level: bool) -> None:
    shapes = lay_out(scene(StandingRow("2", "Anna", "85 %", facts, form=form))).shapes
    levels = {each.words: each.y for each in shapes if isinstance(each, TextShape)}
    assert (levels["Anna"] == levels["85 %"]) is is_level
