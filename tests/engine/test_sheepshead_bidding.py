"""Sheepshead: dealing, picking, burying, calling; a row for each sentence of the rules."""

from collections.abc import Mapping

import pytest

from engine.actions import Cut
from engine.cards import write_cards
from engine.errors import UnusableDeal
from engine.games.sheepshead.options import SheepsheadOptions
from engine.games.sheepshead.rules import SHEEPSHEAD
from engine.ranking import PACK, STANDARD
from tests.engine.rules_table import Seats, dealt

# Seat 1 would pick: with the blind it has eight trumps but two clubs, whose ace is with seat 2. JD is with seat 3.
FIVE = ("9D 7S TH KH 8C 7C", "QC QS JC AD KC 9C", "AC QH 8D AS 8S 7H", "QD JD TD TS KS 9H", "JS JH KD 9S AH 8H")
FIVE_BLIND = "TC 7D"
FOUR = ("9D KD TH KH 8C AC 9H", "QC QS JC AD KC 9C AS", "QH 8D 8S 7H TS KS AH", "QD JD TD JS JH 9S 8H")
THREE = (
    "QC QS AD AC TC AS KH 9H 8H 7H",
    "QH QD TD KD KC 9C TS KS AH TH",
    "JC JS JH JD 9D 8D 8C 7C 9S 8S",
)


def five(**options: str) -> Seats:
    return dealt("sheepshead", FIVE, FIVE_BLIND, **options)


def four(**options: str) -> Seats:
    return dealt("sheepshead", FOUR, "TC 7D", **options)


def three(**options: str) -> Seats:
    return dealt("sheepshead", THREE, "7D 7S", **options)


def holds(table: Seats, seat: int) -> set[str]:
    return {str(card) for card in table.state.hands[seat]}


# The cards and the deal


def test_queens_jacks_and_diamonds_are_trumps_in_this_order() -> None:
    assert write_cards(STANDARD.trumps) == "QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D"


def test_the_other_suits_are_equal_and_rank_alike() -> None:
    assert STANDARD.sorted(PACK)[14:] == STANDARD.sorted(card for card in PACK if card not in STANDARD.trumps)
    assert write_cards(STANDARD.sorted(PACK)[14:20]) == "AC TC KC 9C 8C 7C"


@pytest.mark.parametrize(
    ("card", "points"),
    [("A", 11), ("T", 10), ("K", 4), ("Q", 3), ("J", 2), ("9", 0), ("8", 0), ("7", 0)],
)
def test_what_a_card_is_worth(card: str, points: int) -> None:
    assert {each.points for each in PACK if each.rank.letter == card} == {points}


@pytest.mark.parametrize(
    ("deal", "players", "hand", "pack"),
    [("full", 5, 6, 32), ("full", 4, 7, 30), ("full", 3, 10, 32), ("six", 5, 6, 32), ("six", 4, 6, 32),
     ("six", 3, 6, 32)],
)  # fmt: skip
def test_how_many_cards_there_are(deal: str, players: int, hand: int, pack: int) -> None:
    options = SheepsheadOptions(deal=deal)
    cards = SHEEPSHEAD.pack(options, players)
    out = SHEEPSHEAD.deal(options, 0, players, cards, Cut("threes", None, 5))
    assert len(cards) == pack
    assert {len(each) for each in out.hands} == {hand}
    assert len(out.blind) == 2
    assert SHEEPSHEAD.begin(options, 0, out).phase == "pick"


def test_four_play_without_the_black_sevens() -> None:
    missing = set(PACK) - set(SHEEPSHEAD.pack(SheepsheadOptions(), 4))
    assert {str(card) for card in missing} == {"7C", "7S"}


def test_three_to_each_then_the_blind_then_the_rest() -> None:
    out = SHEEPSHEAD.deal(SheepsheadOptions(), 4, 5, PACK, Cut("threes", None, 16))
    order = PACK[16:] + PACK[:16]
    assert out.hands[0][:3] == order[:3]
    assert out.hands[4][:3] == order[12:15]
    assert out.blind == order[15:17]
    assert out.hands[0][3:] == order[17:20]


@pytest.mark.parametrize("cut", [Cut("ones"), Cut("threes", PACK[0]), Cut("threes", None, 32), Cut("threes", None, 0)])
def test_there_is_one_way_to_deal(cut: Cut) -> None:
    with pytest.raises(UnusableDeal):
        SHEEPSHEAD.deal(SheepsheadOptions(), 0, 5, PACK, cut)


@pytest.mark.parametrize(
    ("hands", "blind", "options"),
    [
        (FIVE, "TC", {}),
        (FIVE, "TC 9D", {}),
        ((*FIVE[:4], "JS JH KD 9S AH"), "TC 7D", {}),
        (FOUR, "TC 7C", {}),
        (FOUR, "TC 7D", {"deal": "six"}),
        (THREE[:2], "7D 7S", {}),
        ((*FIVE, "6C 6D 6H 6S 7C 8C"), "TC 7D", {}),
        (tuple(hand[:17] for hand in FOUR[:3]), "QC 7D", {"deal": "six"}),
    ],
)
def test_hands_that_are_no_deal_of_the_game(hands: tuple[str, ...], blind: str, options: Mapping[str, str]) -> None:
    with pytest.raises(UnusableDeal):
        dealt("sheepshead", hands, blind, **options)


def test_six_each_leave_cards_over_that_are_out_of_play() -> None:
    table = dealt("sheepshead", tuple(hand[:17] for hand in THREE), "7D 7S", deal="six")
    table = table.said("pick", "bury 9C KC").played_out()
    assert sum(table.result["tricks"]) == 6
    assert sum(table.result["side"]) < 120


# Picking


def test_the_player_left_of_the_dealer_is_asked_first_then_clockwise() -> None:
    table = dealt("sheepshead", FIVE, FIVE_BLIND, dealer=3)
    for seat in (4, 0, 1, 2, 3):
        assert table.waits_for == (seat,)
        assert table.may() == {"pick", "pass"}
        assert [table.may(other) for other in range(5) if other != seat] == [set()] * 4
        table = table.said("pass")
    assert table.phase == "done"


@pytest.mark.parametrize("passes", range(5))
def test_the_first_to_pick_ends_it_and_has_the_blind(passes: int) -> None:
    table = five().said(*["pass"] * passes, "pick")
    picker = (1 + passes) % 5
    assert (table.phase, table.waits_for) == ("bury", (picker,))
    assert len(table.state.hands[picker]) == 8


@pytest.mark.parametrize(
    ("move", "code"),
    [("2 pick", "not-your-turn"), ("0 pass", "not-your-turn"), ("1 bury 9C KC", "not-now"), ("1 play QC", "not-now"),
     ("1 call C", "not-now"), ("1 alone", "not-now"), ("1 solo", "not-in-this-game"), ("1 bid 20", "not-in-this-game"),
     ("1 partner", "not-in-this-game"), ("1 discard 9C KC", "not-in-this-game"), ("1 ok", "not-in-this-game")],
)  # fmt: skip
def test_nothing_else_is_possible_meanwhile(move: str, code: str) -> None:
    assert five().refuses(move) == code


def test_all_pass_is_a_misdeal_which_scores_nothing() -> None:
    table = five().said(*["pass"] * 5)
    nothing = [0] * 5
    assert table.result == {
        "kind": "misdeal", "declarer": None, "partner": None, "points": nothing, "tricks": nothing, "side": None,
        "won": None, "scores": nothing, "multiplier": None, "winner": None,
    }  # fmt: skip


def test_with_the_option_it_is_a_leaster_each_alone() -> None:
    table = five(allpass="leaster").said(*["pass"] * 5)
    assert (table.phase, table.waits_for) == ("play", (1,))
    assert table.view(0).sides == (None,) * 5
    contract = table.view(None).contract
    assert contract is not None
    assert contract.name == "leaster"


# Burying


def test_two_of_the_cards_already_held_are_buried() -> None:
    table = five().said("pick")
    assert len(table.may()) == 15
    assert table.refuses("1 bury TC KC") == "bury-blind"
    assert table.refuses("1 bury TC 7D") == "bury-blind"
    assert holds(table.said("bury 9C KC"), 1) == {"QC", "QS", "JC", "AD", "TC", "7D"}


def test_with_the_option_any_two_are_trumps_and_aces_too() -> None:
    table = five(bury="any").said("pick")
    assert len(table.may()) == 28
    assert {"bury TC 7D", "bury QC AD", "bury TC KC"} <= table.may()
    for pair in ("bury TC 7D", "bury QC AD"):
        assert holds(table.said(pair), 1) == holds(table, 1) - {*pair.split()}


@pytest.mark.parametrize(
    ("move", "code"),
    [("1 bury 9C", "wrong-count"), ("1 bury 9C QC KC", "wrong-count"), ("1 bury 9C AC", "not-in-hand"),
     ("1 bury 9C 9C", "not-in-hand"), ("2 bury AC QH", "not-your-turn"), ("1 discard 9C KC", "not-in-this-game"),
     ("1 play QC", "not-now"), ("1 pick", "not-now"), ("1 pass", "not-now")],
)  # fmt: skip
def test_other_cards_and_numbers_are_refused(move: str, code: str) -> None:
    assert five().said("pick").refuses(move) == code


# Calling


def test_an_ace_of_a_plain_suit_that_the_picker_has_is_called() -> None:
    table = five().said("pick", "bury 9C AD")
    assert (table.phase, table.waits_for) == ("call", (1,))
    assert table.may() == {"call C", "alone"}
    assert table.said("call C").phase == "play"


@pytest.mark.parametrize(
    ("buried", "call", "code"),
    [
        ("9C AD", "call S", "call-without"),
        ("9C AD", "call D", "call-trump"),
        ("9C KC", "call H", "call-without"),
        ("9C AD", "call C", ""),
        ("9C KC", "call C", ""),
    ],
)
def test_which_aces_can_be_called(buried: str, call: str, code: str) -> None:
    table = five().said("pick", f"bury {buried}")
    assert (table.refuses(f"1 {call}") if code else "") == code
    assert (call in table.may()) == (not code)


def test_a_buried_card_does_not_count_as_holding_the_suit() -> None:
    table = five(bury="any").said("pick", "bury TC KC", "alone")
    assert table.phase == "play"
    table = dealt("sheepshead", swapped("9C", "9D"), FIVE_BLIND, bury="any").said("pick", "bury TC KC")
    assert table.may() == {"alone"}
    assert table.refuses("1 call C") == "call-without"


@pytest.mark.parametrize("buried", ["bury 9C AD", "bury 9C AC"])
def test_ones_own_ace_held_or_buried_cannot_be_called(buried: str) -> None:
    other = swapped("AC", "AD") if buried.endswith("AC") else swapped("AC", "QS")
    table = dealt("sheepshead", other, FIVE_BLIND).said("pick")
    table = table.said("bury 9C AC" if buried.endswith("AC") else "bury 9C AD")
    assert table.refuses("1 call C") == "call-own-ace"
    assert table.may() == {"alone"}


def swapped(one: str, other: str) -> tuple[str, ...]:
    """The five hands with two cards in each other's places."""
    places = {one: other, other: one}
    return tuple(" ".join(places.get(card, card) for card in hand.split()) for hand in FIVE)


def test_only_the_picker_speaks_and_nothing_else() -> None:
    table = five().said("pick", "bury 9C AD")
    assert table.refuses("2 alone") == "not-your-turn"
    assert table.refuses("2 call C") == "not-your-turn"
    assert table.refuses("1 play QC") == "not-now"
    assert table.refuses("1 partner") == "not-in-this-game"


@pytest.mark.parametrize("seats", ["four", "three", "jack"])
def test_without_called_aces_there_is_no_such_phase(seats: str) -> None:
    table = {"four": four, "three": three}[seats]() if seats != "jack" else five(partner="jack-of-diamonds")
    two = write_cards(sorted(table.state.hands[1])[:2])
    table = table.said("pick")
    assert table.refuses("1 call C") == "call-never"
    assert table.refuses("1 alone") == "call-never"
    assert table.said(f"bury {two}").phase == "play"
