"""Bavarian Schafkopf for three with thirty-two cards: the bidding of card points, the two cards, what is paid."""

import pytest

from engine.actions import Cut, Take
from engine.cards import Rank, pack, read_cards, write_cards
from engine.errors import UnusableDeal
from engine.games.schafkopf.contracts import classes
from engine.games.schafkopf.options import SchafkopfOptions, in_force
from engine.games.schafkopf.rules import SCHAFKOPF
from engine.options import idle_options
from tests.engine.rules_table import Seats, dealt

HANDS = (
    "JH KH 8H 8C 7C 9D 8D 7D 9S 7S",
    "QC QH JC AH 9H KS 8S AC TS AS",
    "QS QD JS JD 7H TH KC AD TD KD",
)
BLIND = "TC 9C"
FIRST = ("game", "pass", "pass")


def three(**options: bool | str) -> Seats:
    return dealt("schafkopf", HANDS, BLIND, three="long", **options)


def taken_up(**options: bool | str) -> Seats:
    return three(**options).said(*FIRST, "pickup", "discard 9C TC")


def test_everybody_gets_ten_cards_and_two_lie_face_down() -> None:
    cards = pack(Rank.SEVEN)
    options = SchafkopfOptions(three="long")
    assert SCHAFKOPF.pack(options, 3) == cards
    found = SCHAFKOPF.deal(options, 0, 3, cards, Cut("threes", place=16))
    assert (tuple(map(len, found.hands)), len(found.blind)) == ((10, 10, 10), 2)
    assert len(SCHAFKOPF.pack(options, 4)) == 32
    assert len(SCHAFKOPF.pack(SchafkopfOptions(), 3)) == 24
    with pytest.raises(UnusableDeal):
        dealt("schafkopf", HANDS, three="long")


def test_card_points_are_bid_sixty_one_sixty_five_seventy_and_on() -> None:
    ladder = classes(in_force(SchafkopfOptions(three="long", sie=False), 3))
    assert " ".join(ladder) == "61 65 70 75 80 85 90 95 100 105 110 115 120 tout"
    table = three().said("game", "game", "pass")
    assert {"bid 61", "bid 65", "bid 120", "bid tout"} <= table.may()
    won = table.said("bid 61", "hold", "bid 65", "pass", "pickup", "discard 9C TC", "declare solo D")
    assert (won.state.declarer, won.state.needed) == (2, 65)


def test_how_it_is_bid_otherwise_is_not_for_three_with_ten_cards() -> None:
    assert "bidding" in idle_options(SchafkopfOptions, {"three": "long"}, 3)
    assert "bidding" not in idle_options(SchafkopfOptions, {"three": "long"}, 4)
    assert "bidding" not in idle_options(SchafkopfOptions, {}, 3)
    assert "three" in idle_options(SchafkopfOptions, {}, 4)


def test_who_plays_takes_the_two_and_lays_two_away() -> None:
    asked = three().said(*FIRST)
    assert (asked.phase, asked.waits_for, asked.may()) == ("choice", (1,), {"pickup", "hand"})
    up = asked.said("pickup")
    assert (up.phase, len(up.state.hands[1]), len(up.may())) == ("discard", 12, 66)
    laid = up.said("discard AC AS")
    assert (laid.phase, len(laid.state.hands[1])) == ("declare", 10)
    assert write_cards(laid.view(1).aside) == "AC AS"
    assert laid.view(0).aside == laid.view(None).aside == ()
    assert up.refuses("1 discard TC") == "wrong-count"
    assert up.refuses("1 discard TC QS") == "not-in-hand"
    assert up.refuses("0 discard 7C 8C") == "not-your-turn"


def test_what_lies_there_is_seen_by_who_takes_it_alone() -> None:
    asked = three().said(*FIRST)
    taken, left = (asked.rules.apply(asked.state, 1, Take(verb)) for verb in ("pickup", "hand"))
    heard = [event.heard_by(1) for event in taken.events]
    assert getattr(heard[-1], "cards", ()) == read_cards(BLIND)
    assert all(getattr(event.heard_by(0), "cards", ()) == () for event in taken.events)
    assert len(left.events) == 1


def test_the_two_count_for_who_plays_taken_or_not() -> None:
    for table in (taken_up().said("declare solo H"), three().said(*FIRST, "hand", "declare solo H")):
        result = table.played_out(1).result
        assert sum(result["points"]) == 120
        tricks = sum(card.points for trick in table.played_out(1).state.play.tricks for card in trick.cards)
        assert tricks == 110


def test_every_solo_and_no_called_ace() -> None:
    may = taken_up(geier=True).may()
    assert {"declare solo H", "declare wenz", "declare geier", "declare wenz tout"} <= may
    assert not any(action.startswith("call") for action in may)


def test_a_solo_is_worth_forty_and_twice_as_much_from_the_hand() -> None:
    up = taken_up(runners="off").said("declare solo H").played_out(1).result
    by_hand = three(runners="off").said(*FIRST, "hand", "declare solo H").played_out(1).result
    level = 10 * up["schneider"] + 10 * up["schwarz"]
    assert up["price"] == 40 + level
    assert by_hand["price"] == 2 * (40 + 10 * by_hand["schneider"] + 10 * by_hand["schwarz"])
    assert (up["hand"], by_hand["hand"]) == (False, True)
    stake = up["price"] if up["won"] else -up["price"]
    assert up["scores"] == [-stake, 2 * stake, -stake]


def test_a_tout_doubles() -> None:
    lost = taken_up(runners="off").said("declare solo H tout").played_out(0).result
    assert (lost["won"], lost["price"]) == (False, 80)


def test_it_is_told_that_it_is_played_from_the_hand() -> None:
    contract = three().said(*FIRST, "hand", "declare wenz").view(0).contract
    assert contract is not None
    assert contract.extras == ("hand",)


def test_when_all_pass_it_is_thrown_in_or_a_ramsch_with_the_two_in_its_last_trick() -> None:
    assert three().said(*("pass",) * 3).result["kind"] == "passed"
    over = three(allpass="ramsch").said(*("pass",) * 3).played_out()
    assert sum(over.result["points"]) == 120
    winner = over.state.play.turn
    in_tricks = sum(
        sum(card.points for card in trick.cards)
        for trick in over.state.play.tricks
        if trick.winner(over.state.ranking) == winner
    )
    assert over.result["points"][winner] == in_tricks + 10


def test_elsewhere_nothing_is_taken_up() -> None:
    table = dealt("schafkopf", ("QC QS JC JS AC TC AS TS", "QH QD JH JD KC 9C KS 9S", "AH TH KH 9H AD TD KD 9D"))
    assert table.said(*FIRST).refuses("1 pickup") == "not-in-this-game"
    assert table.said(*FIRST).refuses("1 discard 9C KC") == "not-in-this-game"
    assert "hand" not in table.said(*FIRST, "declare solo C").played_out(1).result
