"""What can be pressed: few menus with the sensible answers first, cards in the order of the hand."""

import pytest

from bot.present.confirmations import step_into
from bot.present.controls import IN_A_MENU, controls_for, step_controls
from bot.present.messages import ROWS, Button, ButtonStyle, ControlId, Entry, Menu, read_press
from engine.deal import Deal, Start
from engine.games.saskop.rules import SASKOP
from engine.views import View
from tests.engine.doppelkopf_table import basic, doppelkopf
from tests.engine.dummkopf_table import BOTH, dummkopf
from tests.engine.skat_table import auction_won, skat
from tests.engine.test_sheepshead_bidding import five
from tests.support.saskop_deals import EXAMPLE, acted, dealt, start

MADE = ControlId(1, 1, 1, "")
CUTTING = Start("saskop", SASKOP.options(), 4, 3, SASKOP.pack(SASKOP.options(), 4))
WON_BY_ANNA = ("0 bid 6", "1 pass", "2 pass", "3 pass")


def pressed(view: View, language: str = "en") -> tuple[list[list[str]], list[Menu]]:
    """The labels of the buttons by row, and the menus, which have a row each."""
    found = controls_for(view, MADE, language)
    rows: list[list[str]] = [[] for _ in range(ROWS)]
    for each in found:
        rows[each.row].append(each.label if isinstance(each, Button) else each.placeholder)
    menus = [each for each in found if isinstance(each, Menu)]
    assert all(len(row) <= (1 if row[:1] == [menu.placeholder] else 5) for row in rows for menu in menus or [None])
    return [row for row in rows if row], menus


def test_bids_are_a_row_of_the_lowest_and_one_short_menu() -> None:
    rows, menus = pressed(skat().view(2))
    assert rows[0] == ["Pass", "Bid 18", "Bid 20", "Bid 22", "Bid 23 · null"]
    assert [len(menu.entries) for menu in menus] == [IN_A_MENU]
    assert menus[0].entries[0].label == "Bid 24"
    assert rows[1] == ["What do you bid?"]


def test_games_stand_in_one_menu_and_what_may_be_added_comes_after() -> None:
    rows, menus = pressed(dummkopf().view(1))
    assert rows[0] == ["Pass"]
    assert [(menu.placeholder, len(menu.entries)) for menu in menus] == [("Which game?", 15)]
    assert menus[0].entries[3] == Entry("into declare heart-solo", "♥ Heart solo")
    found = step_controls(step_into("into declare heart-solo", dummkopf().view(1), 1), dummkopf().view(1), MADE, "en")
    assert [each.label for each in found if isinstance(each, Button)] == [
        "♥ Heart solo", "♥ Heart solo, blind", "♥ Heart solo, tout", "♥ Heart solo, blind, tout", "Back",
    ]  # fmt: skip


def test_short_answers_share_a_row() -> None:
    rows, _ = pressed(dummkopf(BOTH).view(1))
    assert set(rows[0]) == {"Pass", "Call the ace of clubs ♣", "Call the ace of spades ♠"}
    assert len(rows) < ROWS


def test_a_game_to_which_nothing_can_be_added_is_declared_at_once() -> None:
    declaring = auction_won(skat(announce="hand")).said("pickup", "discard 7C AS").view(1)
    whats = [read_press(each.press).what for each in controls_for(declaring, MADE, "en")]  # type: ignore[union-attr]
    assert whats[:5] == [f"declare {game}" for game in ("clubs", "spades", "hearts", "diamonds", "grand")]
    assert whats[5:] == ["into declare null", "declare reject"]


def test_bids_that_find_no_room_are_behind_the_last_entry_of_the_menu() -> None:
    view = skat().view(2)
    _, (menu,) = pressed(view)
    assert menu.entries[-1] == Entry("into bid 88", "Bid 88 or more …")
    found = step_controls(step_into("into bid 88", view, 1), view, MADE, "en")
    beyond = [entry.value for each in found if isinstance(each, Menu) for entry in each.entries]
    assert (beyond[0], beyond[-1], len(found)) == ("bid 88", "bid 432", 4)


def test_cards_to_lay_away_stand_as_in_the_hand() -> None:
    view = five(bury="any").said("pick").view(1)
    _, (menu,) = pressed(view)
    assert menu.count == 2
    assert [entry.value.split()[0] for entry in menu.entries] == list(map(str, view.hand))


@pytest.mark.parametrize(
    ("view", "verb", "manner"),
    [
        (doppelkopf().view(0), "special", ButtonStyle.MAIN),
        (five().said("pick", "bury 9C AD").view(1), "alone", ButtonStyle.MAIN),
        (basic(ddv=True).view(1), "kontra", ButtonStyle.GRAVE),
        (acted(start(dealt(3, EXAMPLE)), *WON_BY_ANNA, "0 trump C").view(1), "override", ButtonStyle.GRAVE),
    ],
)
def test_red_is_what_binds_out_of_turn_or_is_said_against_somebody(view: View, verb: str, manner: ButtonStyle) -> None:
    found = controls_for(view, MADE, "en")
    (button,) = (each for each in found if isinstance(each, Button) and each.press.endswith(f":{verb}"))
    assert button.manner is manner


def test_the_usual_cut_is_one_button_and_the_other_ways_stand_in_a_menu_each_explained() -> None:
    cutting = Deal(CUTTING).view(CUTTING.cutter)
    usual, menu = controls_for(cutting, MADE, "en")
    assert isinstance(usual, Button)
    assert isinstance(menu, Menu)
    assert (usual.label, read_press(usual.press).what) == ("As usual", "cut threes")  # type: ignore[union-attr]
    assert [each.value for each in menu.entries] == [
        "cut ones", "cut nines", "cut covers", "cut content", "into cut upto",
    ]  # fmt: skip
    assert all(10 < len(each.about) <= 100 for each in menu.entries)


def test_the_card_up_to_which_is_dealt_openly_is_named_in_a_second_step() -> None:
    cutting = Deal(CUTTING).view(CUTTING.cutter)
    found = step_controls(step_into("into cut upto", cutting, 1), cutting, MADE, "en")
    menus = [each for each in found if isinstance(each, Menu)]
    assert [len(each.entries) for each in menus] == [IN_A_MENU, len(CUTTING.pack) - IN_A_MENU]
    assert {each.placeholder for each in menus} == {"Face up until which card?"}
    assert {entry.value for each in menus for entry in each.entries} == {f"cut upto {card}" for card in CUTTING.pack}
    (back,) = (each for each in found if isinstance(each, Button))
    assert back.label == "Back"
