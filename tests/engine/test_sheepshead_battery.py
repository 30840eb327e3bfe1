"""The battery of Sheepshead: two players with a hand and a battery each; a row for each of its sentences."""

import json
import random

import pytest

from engine.actions import Cut, Play
from engine.cards import read_cards, write_cards
from engine.events import Received
from engine.games.sheepshead.options import SheepsheadOptions
from engine.games.sheepshead.rules import SHEEPSHEAD
from engine.referee import answer
from engine.search.knowledge import lacking
from engine.search.sampling import Worlds
from tests.engine.rules_table import Seats, dealt
from tests.properties.random_deals import finished_deal, random_deal, shuffled_start

BATTERY = {"two": ("battery",)}
DEALER = "7C 8C 9C KC AS TS KS 9S 8S 7S QC QS JC JS AD TD"
ELDEST = "AC TC QH QD JH JD AH KH TH 9H 8H 7H KD 9D 8D 7D"
"""Four closed cards, the four that lie on them, and eight in hand; seat 0 deals."""


def table(**options: bool | str) -> Seats:
    return dealt("sheepshead", (DEALER, ELDEST), two="battery", **options)


def places(*tricks: str) -> Seats:
    at = table()
    for cards in tricks:
        at = at.played(cards)
    return at


def test_the_first_four_lie_closed_the_next_four_open_on_them_and_eight_are_in_hand() -> None:
    at = table()
    assert (at.phase, at.view(0).counts) == ("play", (12, 12))
    assert [write_cards(cards) for cards in at.view(None).on_table] == ["AS TS KS 9S", "JH JD AH KH"]
    assert at.view(0).face_up == at.view(0).on_table == at.view(1).on_table
    assert set(at.view(1).hand) == set(read_cards("JH JD AH KH TH 9H 8H 7H KD 9D 8D 7D"))
    seen = {str(card) for viewer in (None, 0, 1) for card in at.view(viewer).hand}
    assert seen.isdisjoint({"7C", "8C", "9C", "KC", "AC", "TC", "QH", "QD"}), "closed cards are known to nobody"


def test_the_deal_shows_what_lies_open() -> None:
    pack = SHEEPSHEAD.pack(SheepsheadOptions(two="battery"), 2)
    out = SHEEPSHEAD.deal(SheepsheadOptions(two="battery"), 0, 2, pack, Cut("threes", None, 8))
    assert out.exposed == (out.hands[0][4:8], out.hands[1][4:8])


def test_eldest_leads_from_hand_then_hand_battery_battery() -> None:
    at = table()
    assert at.waits_for == (1,)
    assert set(at.may_play(1)) == {"TH", "9H", "8H", "7H", "KD", "9D", "8D", "7D"}
    at = at.said("play TH")
    assert set(at.may_play(0)) == {"8S", "7S", "QC", "QS", "JC", "JS", "AD", "TD"}, "no heart: anything in hand"
    at = at.said("play 7S")
    assert (at.waits_for, at.may_play(1)) == ((1,), {"AH", "KH"}), "the battery follows suit for itself"
    at = at.said("play AH")
    assert (at.waits_for, set(at.may_play(0))) == ((0,), {"AS", "TS", "KS", "9S"})


@pytest.mark.parametrize(
    ("tricks", "leads", "from_open"),
    [("TH 7S AH 9S", 1, True), ("TH 7S KH 9S", 1, False), ("TH QC AH 9S", 0, False)],
)
def test_the_place_that_won_leads_next(tricks: str, leads: int, from_open: bool) -> None:
    at = places(tricks)
    assert at.waits_for == (leads,)
    lying = {str(card) for card in at.view(leads).on_table[leads]}
    assert set(at.may_play(leads)).issubset(lying) == from_open


def test_a_battery_that_leads_is_followed_by_battery_hand_and_hand() -> None:
    at = places("TH 7S AH 9S")
    origins = []
    for _ in range(4):
        seat = at.waits_for[0]
        may = sorted(at.may_play(seat))
        origins.append((seat, may[0] in {str(card) for card in at.view(seat).on_table[seat]}))
        at = at.said(f"play {may[0]}")
    assert origins == [(1, True), (0, True), (1, False), (0, False)]


def test_what_was_covered_turns_up_when_the_trick_is_complete() -> None:
    three = places("TH 7S AH")
    assert [len(cards) for cards in three.view(0).on_table] == [4, 3]
    rules, state = three.rules, three.state
    step = rules.apply(state, 0, Play(read_cards("9S")[0]))
    assert [write_cards(cards) for cards in rules.view(step.state, None).on_table] == ["AS TS KS KC", "JH JD QH KH"]
    turned = [event.public for event in step.events if isinstance(event.public, Received)]
    assert turned == [Received(0, 1, read_cards("KC")), Received(1, 1, read_cards("QH"))]


def test_a_turned_up_card_covers_nothing() -> None:
    at = places("TH 7S AH 9S")
    for _ in range(40):
        if at.phase == "done":
            break
        seat = at.waits_for[0]
        at = at.said(f"play {min(at.may_play(seat))}")
        assert sum(map(len, at.view(0).on_table)) <= 8
    assert (at.phase, len(at.state.play.tricks)) == ("done", 8)


def test_a_card_of_the_other_place_is_refused_and_the_rule_named() -> None:
    assert table().refuses("1 play JH") == "from-hand"
    assert places("TH 7S").refuses("1 play 9H") == "from-open-cards"
    assert places("TH 7S").refuses("1 play JH") == "must-follow"
    assert table().refuses("1 play QH") == "not-in-hand"


@pytest.mark.parametrize("seed", range(4))
def test_all_cards_are_played_in_eight_tricks_and_more_card_points_win(seed: int) -> None:
    over = finished_deal("sheepshead", seed, among=BATTERY, numbers=(2,))
    outcome = over.outcome
    assert outcome is not None
    assert (outcome.kind, sum(outcome.points), sum(outcome.tricks)) == ("two", 120, 8)
    assert outcome.scores is not None
    assert (outcome.scores[0] > 0) == (outcome.points[0] > outcome.points[1])
    assert {len(trick) for trick in over.state.play.tricks} == {4}


def test_queens_shown_to_double_stay_in_hand() -> None:
    at = table(blitz="anybody")
    assert at.phase == "crack"
    at = at.after("0 blitz-black")
    while at.phase == "crack":
        at = at.said("pass")
    assert {"QC", "QS"} <= {str(card) for card in at.view(1).face_up[0]}
    at = at.said("play TH")
    assert {"QC", "QS"} <= set(at.may_play(0))
    assert len(at.view(1).on_table[0]) == 4


def test_nobody_claims_with_cards_to_turn_up() -> None:
    assert not SHEEPSHEAD.may_claim(table().view(1))


@pytest.mark.parametrize("seed", range(3))
def test_drawn_deals_hold_the_true_one_for_possible(seed: int) -> None:
    """Not following from a hand tells of the hand; from open cards, of nothing that is hidden."""
    chance = random.Random(seed)
    for deal in random_deal(shuffled_start("sheepshead", chance, among=BATTERY, numbers=(2,)), chance):
        if deal.state is None or deal.phase != "play":
            continue
        for viewer in (0, 1):
            view, other = deal.view(viewer), 1 - viewer
            hidden = set(deal.state.hands[other]) - set(view.on_table[other])
            assert hidden.isdisjoint(lacking(view)[other])
            world = Worlds(view).draw(chance)
            assert set(world.hands[viewer]) == set(view.hand)
            assert set(view.on_table[other]) <= set(world.hands[other])
            assert len(world.hands[other]) == view.counts[other]


def test_the_referee_plays_it() -> None:
    request = {
        "id": 1, "game": "sheepshead", "options": {"two": "battery"}, "dealer": 0,
        "hands": [DEALER.split(), ELDEST.split()], "actions": ["1 play TH", "0 play 7S"],
    }  # fmt: skip
    reply = json.loads(answer(json.dumps(request).encode()) or "")
    assert (reply["phase"], reply["to_act"], sorted(reply["legal"]["1"])) == ("play", [1], ["play AH", "play KH"])
    short = json.loads(answer(json.dumps(request | {"hands": [DEALER.split()[2:], ELDEST.split()[2:]]}).encode()) or "")
    assert "16 cards" in short["error"]["reason"]
