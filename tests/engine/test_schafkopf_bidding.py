"""Bavarian Schafkopf: knocking, speaking, the contest of classes, what may be declared, and when nobody plays."""

import pytest

from engine.actions import CLASSES, Cut, Pass
from engine.cards import write_cards
from engine.errors import UnusableDeal
from engine.games.schafkopf.contracts import classes
from engine.games.schafkopf.options import SchafkopfOptions
from engine.games.schafkopf.rules import SCHAFKOPF
from engine.match import Carried
from tests.engine.rules_table import Seats
from tests.engine.schafkopf_table import ACES, LONG_SUIT, SHORT_PACK, SIE, THREE, alone, left, schafkopf

EVERYTHING = {"geier": True, "farbwenz": True, "farbgeier": True, "bettel": "plain"}


def test_two_packets_each_or_by_option_packets_of_two() -> None:
    cards = SCHAFKOPF.pack(SchafkopfOptions(), 4)
    whole = SCHAFKOPF.deal(SchafkopfOptions(), 0, 4, cards, Cut("threes", place=16)).hands[1]
    cut = cards[16:] + cards[:16]
    assert whole == (*cut[:4], *cut[16:20])
    pairs = SCHAFKOPF.deal(SchafkopfOptions(packets="pairs"), 0, 4, cards, Cut("threes", place=16)).hands[1]
    assert pairs == tuple(card for start in (0, 8, 16, 24) for card in cut[start : start + 2])
    short = SCHAFKOPF.pack(SchafkopfOptions(pack="short"), 4)
    dealt = SCHAFKOPF.deal(SchafkopfOptions(pack="short", packets="pairs"), 0, 4, short, Cut("threes", place=12))
    assert tuple(map(len, dealt.hands)) == (6, 6, 6, 6)


def test_eldest_speaks_first_and_everybody_once() -> None:
    table = schafkopf()
    assert (table.phase, table.waits_for) == ("bid", (1,))
    assert table.may() == {"game", "pass"}
    assert [table.said(*("pass",) * number).waits_for for number in range(1, 4)] == [(2,), (3,), (0,)]
    assert table.refuses("2 game") == "not-your-turn"
    assert table.said("game").refuses("1 pass") == "not-your-turn"


def test_one_bidder_names_any_game_they_may_play() -> None:
    table = schafkopf().said("game", "pass", "pass", "pass")
    assert (table.phase, table.waits_for) == ("declare", (1,))
    assert table.may() == {
        "call S", "declare wenz", "declare wenz tout", *(f"declare solo {suit}" for suit in "CSHD"),
        *(f"declare solo {suit} tout" for suit in "CSHD"),
    }  # fmt: skip


def test_whoever_plays_eldest_leads() -> None:
    assert schafkopf().said("pass", "pass", "game", "pass", "declare solo H").waits_for == (1,)


@pytest.mark.parametrize(
    ("options", "ladder"),
    [
        ({}, "wenz solo wenz-tout solo-tout sie"),
        ({"farbwenz": True}, "farbwenz wenz solo farbwenz-tout wenz-tout solo-tout sie"),
        (
            EVERYTHING,
            "bettel farbgeier geier farbwenz wenz solo farbgeier-tout geier-tout farbwenz-tout wenz-tout solo-tout sie",
        ),
        ({"tout": False, "sie": False}, "wenz solo"),
        ({"solos": "hearts"}, "wenz solo heart-solo wenz-tout solo-tout heart-solo-tout sie"),
        ({"bidding": "raising"}, "61 76 91 106 120 tout sie"),
        ({"bidding": "raising", "step": "10", "sie": False}, "61 71 81 91 101 111 120 tout"),
    ],
)
def test_the_order_of_classes(options: dict[str, bool | str], ladder: str) -> None:
    found = classes(SchafkopfOptions(**options))  # type: ignore[arg-type]
    assert " ".join(found) == ladder
    assert {name for name in found if not name.isdigit()} <= {*CLASSES}


class TestContest:
    """Two bidders and more."""

    table = schafkopf().said("game", "game", "pass", "game")

    def test_the_two_nearest_to_eldest_begin_and_the_later_names_a_class(self) -> None:
        assert (self.table.phase, self.table.waits_for) == ("contest", (2,))
        assert self.table.may() == {"bid wenz", "bid solo", "bid wenz-tout", "bid solo-tout"}
        assert self.table.refuses("2 pass") == "bid-first"

    def test_the_earlier_holds_the_same_class_or_gives_up(self) -> None:
        asked = self.table.said("bid wenz")
        assert (asked.waits_for, asked.may()) == ((1,), {"hold", "pass"})
        assert asked.refuses("1 bid solo") == "hold-or-pass"
        assert self.table.refuses("2 hold") == "nothing-to-hold"

    def test_then_the_later_goes_strictly_higher_or_gives_up(self) -> None:
        held = self.table.said("bid wenz", "hold")
        assert held.may(2) == {"bid solo", "bid wenz-tout", "bid solo-tout", "pass"}
        assert held.refuses("2 bid wenz") == "class-too-low"

    def test_the_survivor_contests_with_the_next(self) -> None:
        assert self.table.said("bid wenz", "pass").may(0) == {"bid solo", "bid wenz-tout", "bid solo-tout", "pass"}
        assert self.table.said("bid wenz", "hold", "pass").waits_for == (0,)

    def test_on_equal_class_the_earlier_seat_has_it(self) -> None:
        won = self.table.said("bid solo", "hold", "pass", "pass")
        assert (won.phase, won.waits_for) == ("declare", (1,))

    def test_only_the_winner_names_the_suit_of_that_class_or_a_higher_game(self) -> None:
        won = self.table.said("bid wenz", "hold", "bid solo", "pass", "pass")
        assert won.waits_for == (2,)
        assert won.may() == {"declare wenz tout"} | {
            f"declare solo {suit}{tout}" for suit in "CSHD" for tout in ("", " tout")
        }
        assert won.refuses("2 declare wenz") == "contract-too-low"
        assert won.refuses("2 call S") == "contract-too-low"

    def test_a_loser_shows_nothing_but_what_they_said(self) -> None:
        view = self.table.said("bid wenz", "pass", "pass").view(3)
        assert view.contract is None
        assert [str(action) for _, action in view.turns] == ["game", "game", "pass", "game", "bid wenz", "pass", "pass"]

    def test_a_class_that_is_not_played_and_a_sie_without_it(self) -> None:
        assert self.table.refuses("2 bid geier") == "class-not-played"
        assert self.table.refuses("2 bid 61") == "class-not-played"
        assert self.table.refuses("2 bid sie") == "sie-without"
        assert self.table.said("bid solo-tout", "hold").may() == {"pass"}


def test_the_first_bidder_has_the_right_to_it_by_option() -> None:
    table = schafkopf(bidding="first").said("pass", "game")
    assert (table.phase, table.waits_for) == ("declare", (2,))


def test_raising_is_by_card_points_needed() -> None:
    table = schafkopf(bidding="raising").said("game", "game", "pass", "pass")
    assert table.may() == {"bid 61", "bid 76", "bid 91", "bid 106", "bid 120", "bid tout"}
    won = table.said("bid 61", "hold", "bid 76", "pass")
    assert "call S" not in won.may()
    assert {"declare wenz", "declare solo D", "declare wenz tout"} <= won.may()
    played = won.said("declare solo S")
    assert played.state.needed == 76
    assert played.view(0).contract.extras == ("76",)  # type: ignore[union-attr]
    assert played.played_out(2).result["needed"] == 76
    assert table.said("bid 61", "hold", "pass", "declare wenz").state.needed == 61


def test_with_raising_a_bettel_is_worth_the_lowest_bid() -> None:
    table = schafkopf(bidding="raising", bettel="plain").said("game", "game", "pass", "pass")
    assert "declare bettel" in table.said("bid 61", "pass").may()
    assert "declare bettel" not in table.said("bid 76", "pass").may()


# Calling.


def test_an_ace_is_called_of_a_plain_suit_held_without_it() -> None:
    table = schafkopf().said("game", "pass", "pass", "pass")
    assert table.refuses("1 call C") == "call-own-ace"
    assert table.refuses("1 call D") == "call-without-suit"
    assert table.refuses("1 call H") == "call-trumps"
    assert table.refuses("1 call TS") == "call-otherwise"
    assert table.said("call S").view(0).contract.extras == ("S",)  # type: ignore[union-attr]


def test_a_queen_or_jack_of_the_suit_does_not_count() -> None:
    table = schafkopf(SIE).said("game", "pass", "pass", "pass")
    assert not any(action.startswith("call") for action in table.may())


def test_whom_every_suit_fails_is_blocked_and_by_option_calls_a_suit_they_are_void_in() -> None:
    table = schafkopf(SIE, renonce=True).said("game", "pass", "pass", "pass")
    assert {action for action in table.may() if action.startswith("call")} == {f"call {suit} renonce" for suit in "CSD"}
    assert table.refuses("1 call C") == "call-otherwise"
    assert table.said("call D renonce").view(0).contract.extras == ("D", "renonce")  # type: ignore[union-attr]
    assert "call D renonce" not in schafkopf(renonce=True).said("game", "pass", "pass", "pass").may()


def test_three_call_nobody() -> None:
    table = schafkopf(THREE).said("game", "pass", "pass")
    assert not any(action.startswith("call") for action in table.may())
    assert table.refuses("1 call C") == "no-called-ace"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("solo", "unknown-contract"),
        ("wenz C", "unknown-contract"),
        ("solo H schwarz", "unknown-contract"),
        ("sie tout", "unknown-contract"),
        ("tout", "unknown-contract"),
        ("solo X", "unknown-contract"),
        ("geier", "class-not-played"),
        ("farbwenz S", "class-not-played"),
        ("bettel", "class-not-played"),
        ("sie", "sie-without"),
    ],
)
def test_what_cannot_be_declared(words: str, why: str) -> None:
    assert schafkopf().said("game", "pass", "pass", "pass").refuses(f"1 declare {words}") == why


def test_without_tout_and_sie_neither_is_played() -> None:
    table = schafkopf(SIE, tout=False, sie=False).said("game", "pass", "pass", "pass")
    assert not any("tout" in action or "sie" in action for action in table.may())


# Knocking.


class TestKnocking:
    """With half the hand, in turn from eldest."""

    def test_only_half_the_cards_are_seen(self) -> None:
        table = schafkopf(knocking="all")
        assert (table.phase, table.waits_for, table.may()) == ("knock", (1,), {"knock", "pass"})
        assert write_cards(table.view(1).hand) == "QC QH JC AH"
        assert table.view(None).counts == (4, 4, 4, 4)
        assert schafkopf(SHORT_PACK, pack="short", knocking="all").view(0).counts == (3, 3, 3, 3)

    def test_by_option_all_are_asked_at_once(self) -> None:
        table = schafkopf(knocking="together")
        assert table.waits_for == (0, 1, 2, 3)
        assert table.may(3) == {"knock", "pass"}
        said = table.after("3 knock", "0 pass")
        assert (said.phase, said.waits_for) == ("knock", (1, 2))
        assert said.refuses("3 pass") == "not-your-turn"
        assert said.may(3) == set()
        over = said.after("2 knock", "1 pass")
        assert (over.phase, over.waits_for, over.state.knocks) == ("bid", (1,), 2)
        assert len(over.view(1).hand) == 8

    def test_not_knocking_is_no_pass_in_the_bidding(self) -> None:
        table = schafkopf(knocking="all").said("pass", "knock", "pass", "pass", "pass")
        assert [action.of for _, action in table.view(0).turns if isinstance(action, Pass)] == ["knock"] * 3 + [""]
        assert table.refuses("2 knock") == "not-now"

    def test_everybody_is_asked_once_and_then_takes_the_rest_up(self) -> None:
        table = schafkopf(knocking="all").said("knock", "pass", "knock", "pass")
        assert (table.phase, table.waits_for, table.state.knocks) == ("bid", (1,), 2)
        assert len(table.view(1).hand) == 8

    @pytest.mark.parametrize(
        ("who", "said", "knocks"),
        [
            ("eldest", "knock", 1),
            ("eldest", "pass", 0),
            ("one", "pass knock", 1),
            ("chain", "knock knock pass", 2),
            ("chain", "pass", 0),
            ("chain", "knock knock knock knock", 4),
        ],
    )
    def test_variants_of_who(self, who: str, said: str, knocks: int) -> None:
        table = schafkopf(knocking=who).said(*said.split())
        assert (table.phase, table.state.knocks) == ("bid", knocks)

    def test_it_obliges_to_nothing_or_by_option_the_last_who_knocked_plays(self) -> None:
        knocks = ("knock", "pass", "knock", "pass", *("pass",) * 4)
        assert schafkopf(knocking="all").said(*knocks).phase == "done"
        table = schafkopf(knocking="all", knocker=True).said(*knocks)
        assert (table.phase, table.waits_for) == ("declare", (3,))
        assert "declare wenz" in table.may()
        assert schafkopf(knocking="all", knocker=True).said(*("pass",) * 8).phase == "done"


# When nobody plays.


def passed(table: Seats) -> Seats:
    return table.said(*("pass",) * len(table.state.dealt))


def test_thrown_in_the_next_deals_or_by_option_the_same() -> None:
    table = passed(schafkopf())
    assert table.result["kind"] == "passed"
    assert table.result["scores"] == [0, 0, 0, 0]
    for allpass, dealer in (("throw-in", 1), ("same-dealer", 0)):
        outcome = passed(schafkopf(allpass=allpass)).state
        rules = schafkopf().rules
        assert rules.next_deal(0, 4, rules.outcome(outcome)).dealer == dealer


def test_by_option_the_next_deal_counts_double_and_again() -> None:
    rules = schafkopf().rules
    first = passed(schafkopf(allpass="double"))
    carried = rules.next_deal(0, 4, rules.outcome(first.state)).carried
    assert carried == Carried.of({"times": 2})
    again = passed(left(LONG_SUIT, {"times": 2}, allpass="double"))
    assert rules.next_deal(0, 4, rules.outcome(again.state)).carried == Carried.of({"times": 4})


def test_in_the_forced_game_the_old_ones_holder_plays() -> None:
    table = passed(schafkopf(allpass="forced"))
    assert (table.phase, table.waits_for) == ("declare", (1,))
    assert {"call S", "declare solo C", "declare wenz"} <= table.may()
    assert table.said("call S").view(0).contract.extras == ("S", "forced")  # type: ignore[union-attr]


def test_forced_with_every_ace_a_ten_is_called_and_a_king_where_all_tens_are_held() -> None:
    table = passed(schafkopf(ACES, allpass="forced"))
    assert {action for action in table.may() if action.startswith("call")} == {"call TS", "call TD"}
    played = table.said("call TD")
    assert played.view(2).contract.extras == ("TD", "forced")  # type: ignore[union-attr]
    assert played.state.partner == 3
    assert table.refuses("1 call TC") == "call-own-ace"


def test_forced_and_blocked_a_suit_one_is_void_in_is_called() -> None:
    table = passed(schafkopf(SIE, allpass="forced"))
    assert {action for action in table.may() if action.startswith("call")} == {f"call {suit} renonce" for suit in "CSD"}


def test_forced_with_three_trumps_it_is_thrown_in_by_option() -> None:
    poor = ("JH KH 8H 8C 7C 9D 8D 7D", "QC JC AH KS 8S AC TS KC", "AS QH 9S 7S JD 7H 9H AD", "QS QD JS TH TC 9C TD KD")
    assert passed(schafkopf(poor, allpass="forced", poor=True)).phase == "done"
    assert passed(schafkopf(poor, allpass="forced")).phase == "declare"
    assert passed(schafkopf(allpass="forced", poor=True)).phase == "declare"


def test_a_ramsch_begins_with_eldest_and_nobody_has_a_side() -> None:
    table = passed(schafkopf(allpass="ramsch"))
    assert (table.phase, table.waits_for) == ("play", (1,))
    assert table.view(1).sides == (None,) * 4
    assert table.view(1).contract.name == "ramsch"  # type: ignore[union-attr]
    assert passed(schafkopf(THREE, allpass="ramsch")).phase == "play"


def test_in_the_kreuz_eldests_pair_plays() -> None:
    table = passed(schafkopf(allpass="kreuz"))
    assert table.view(None).sides == (1, 0, 1, 0)
    assert (table.state.declarer, table.state.partner) == (1, 3)


@pytest.mark.parametrize("allpass", ["forced", "kreuz", "stock"])
def test_three_throw_in_what_takes_four(allpass: str) -> None:
    table = passed(schafkopf(THREE, allpass=allpass))
    assert table.phase == "done"
    assert table.result["scores"] == [0, 0, 0]


# The marriage.


class TestMarriage:
    """Seat 2 has exactly one trump."""

    table = schafkopf(SIE, hochzeit="single")

    def test_who_has_exactly_one_trump_may_offer_it_before_somebody_plays(self) -> None:
        assert self.table.said("pass").may(2) == {"game", "pass", "offer 7H"}
        assert self.table.may(1) == {"game", "pass"}
        assert self.table.said("game").refuses("2 offer 7H") == "offer-too-late"
        assert self.table.said("pass").refuses("2 offer 9D") == "offer-one-trump"
        assert schafkopf(SIE).said("pass").refuses("2 offer 7H") == "not-in-this-game"

    def test_it_is_played_only_if_nobody_else_plays(self) -> None:
        assert self.table.said("pass", "offer 7H", "game", "pass").phase == "declare"
        assert self.table.said("pass", "offer 7H", "pass", "pass").phase == "accept"

    def test_the_first_in_turn_who_takes_it_gives_a_card_back_that_is_no_trump(self) -> None:
        table = self.table.said("pass", "offer 7H", "pass", "pass")
        assert (table.waits_for, table.may()) == ((3,), {"accept", "pass"})
        taken = table.said("pass", "accept")
        assert (taken.phase, taken.waits_for) == ("give", (0,))
        assert taken.may() == {f"give {card}" for card in ("9C", "8C", "7C", "9S", "8S")}
        assert taken.refuses("0 give AH") == "give-no-trump"
        played = taken.said("give 8S")
        assert played.waits_for == (1,)
        assert "8S" in write_cards(played.view(2).hand)
        assert "7H" in write_cards(played.view(0).hand)
        assert played.view(None).sides == (0, 1, 0, 1)

    def test_who_has_nothing_to_give_back_does_not_take_it(self) -> None:
        table = self.table.said("pass", "offer 7H", "pass", "pass", "pass", "pass")
        assert (table.waits_for, table.may()) == ((1,), {"pass"})
        assert table.refuses("1 accept") == "accept-all-trumps"

    def test_whom_nobody_takes_it_is_as_if_all_had_passed(self) -> None:
        assert self.table.said("pass", "offer 7H", *("pass",) * 5).phase == "done"


# Packs and numbers.


def test_the_short_pack_has_six_cards_each_and_three_have_eight() -> None:
    rules = schafkopf().rules
    assert len(rules.pack(rules.options(), 4)) == 32
    assert len(rules.pack(rules.options(pack="short"), 4)) == 24
    assert len(rules.pack(rules.options(), 3)) == 24
    assert schafkopf(SHORT_PACK, pack="short").view(0).counts == (6, 6, 6, 6)
    with pytest.raises(UnusableDeal):
        schafkopf(SHORT_PACK)


def test_a_sie_is_shown_and_not_played() -> None:
    table = alone(SIE, "sie")
    assert table.phase == "done"
    assert table.result["scores"] == [-520, 1560, -520, -520]


def test_with_six_cards_a_sie_is_the_six_highest_trumps() -> None:
    hands = ("JH AH TD KD 9D TC", "QC QS QH QD JC JS", "AS TS JD KH KC AD", "AC KS 9S TH 9H 9C")
    assert alone(hands, "sie", pack="short").result["price"] == 4 * (50 + 60)
