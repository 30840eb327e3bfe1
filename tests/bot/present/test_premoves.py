"""What somebody reads of their plans: in the menus, in the list, and when their turn comes."""

import random

import pytest

from bot.phrases import LANGUAGES
from bot.present.messages import Menu
from bot.present.premoves import entry_text, plan_controls, plan_lines
from bot.present.readers import Reader
from bot.tables.autoplay import offered_premoves, premoved_action, read_premove
from engine.games import GAMES
from tests.properties.random_deals import random_deal, shuffled_start

LISTED = "When your turn comes: ♠ spades led: the lowest; whatever is led: cheapest winner, or lowest"


@pytest.mark.parametrize(
    ("plan", "entry"),
    [("any low", "The lowest"), ("any KC", "K♣"), ("H 9H", "♥ hearts: 9♥"),
     ("trump win", "trumps: cheapest winner, or lowest")],
)  # fmt: skip
def test_an_entry_says_what_its_menu_does_not(plan: str, entry: str) -> None:
    assert entry_text(read_premove(plan), Reader("en")) == entry


@pytest.mark.parametrize("game", GAMES)
def test_a_list_stays_while_cards_fall_and_a_turn_says_what_comes_of_it(game: str) -> None:
    chance, said = random.Random(game), set()
    some = (read_premove("S low"), read_premove("any win"))
    for deal in random_deal(shuffled_start(game, chance), chance):
        for seat in range(deal.start.players) if deal.phase == "play" else ():
            view = deal.view(seat)
            lines = plan_lines(view, some, Reader("en"))
            if seat not in view.waiting_for:
                assert lines == (LISTED,)
                menus = [
                    each for each in plan_controls(view, some, 1, 1, Reader("en"), row=0) if isinstance(each, Menu)
                ]
                assert [len(menu.entries) for menu in menus] == [len(part) for part in offered_premoves(view) if part]
            elif premoved_action(view, some) is not None:
                said.add("now")
                assert "is about to be played" in lines[0]
            else:
                said.add("forgotten")
                assert "so it is dropped" in lines[0]
    assert said <= {"now", "forgotten"}
    assert plan_lines(deal.view(0), (), Reader("en")) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_fits_a_phone(language: str) -> None:
    longest = max(
        len(entry_text(read_premove(text), Reader(language))) for text in ("trump win", "H win", "D QD", "S TS")
    )
    assert longest <= 60
