"""A computer at Skat where games are offered or given up, cards exchanged and virgins announced."""

from dataclasses import replace
from typing import Any

import pytest

from bot.players.games.skat import speak
from bot.players.games.skat_ramsch import announce_virgin
from bot.players.games.skat_revolution import weakest_suit
from engine.cards import Suit, read_cards
from tests.engine.rules_table import Seats
from tests.engine.skat_table import by_hand, meek, skat

LOSABLE = ("9H 8H 7H AD TD KD QD 9D 8D 7D", "JC JD TC KC QC 9C AS KS AH 8C", "JS JH AC TS QS 9S 8S TH KH QH")
LOSABLE_SKAT = "7C 7S"


def answer(table: Seats) -> str:
    return str(speak(table.view(table.waits_for[0])))


def offered(hands: tuple[str, ...], blind: str, bid: int = 18, **more: Any) -> Seats:
    table = skat(hands, blind, values="isko", announce="hand", schenken=True, giveup=True, **more)
    return by_hand(table, "clubs", bid).after("0 concede", "2 concede")


def test_a_game_that_is_offered_is_taken_unless_it_would_not_reach_the_bid() -> None:
    assert answer(offered(LOSABLE, LOSABLE_SKAT)) == "accept"
    assert answer(offered(LOSABLE, LOSABLE_SKAT, 72)) == "pass"


def test_a_declarer_who_gives_up_is_let_go() -> None:
    late = by_hand(skat(values="isko", giveup=True), "clubs").played("8C 7S 7D 9C 9S 8D").after("1 concede")
    assert answer(late) == "accept"


def test_the_opponents_gather_the_suit_in_which_the_declarer_can_be_caught() -> None:
    assert weakest_suit(read_cards("7C 8C 9C 7S 8S 9S 8D 9D JD 7H")) == Suit.DIAMONDS
    table = by_hand(meek(values="isko", revolution=True), "null revolution")
    suit = weakest_suit(table.state.hands[1])
    for _ in range(50):
        if table.phase == "play":
            break
        table = table.said(answer(table))
    assert table.phase == "play"
    assert sorted(len(hand) for hand in table.state.hands) == [10, 10, 10]
    assert any(not [card for card in table.state.hands[seat] if card.suit == suit] for seat in (0, 2))


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("7C 8C 9C 7S 8S 9S 7H 8H 9H 7D", "virgin"),
        ("7C 8C 9C 7S 8S 9S 7H 8H 9H JD", "pass"),
        ("7C 8C 9C 7S 8S 9S 7H 8H 9H AD", "pass"),
    ],
)
def test_a_virgin_is_announced_only_with_nothing_that_need_ever_win(hand: str, said: str) -> None:
    table = skat(allpass="schieberamsch", ramschvirgin=True).said(*("pass",) * 3, *("push",) * 3)
    view = replace(table.view(1), hand=read_cards(hand))
    assert str(announce_virgin(view, view.decisions[0])) == said
