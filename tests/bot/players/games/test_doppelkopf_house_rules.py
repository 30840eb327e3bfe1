"""What computers say at Doppelkopf under house rules, and that they play on under any of them."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.players.games.doppelkopf import best_special, expected, heard, promised, stakes
from bot.players.simple import Simple
from engine.actions import Cut
from engine.cards import read_cards
from engine.deal import Deal
from engine.games.doppelkopf.options import RULE_SETS, DoppelkopfOptions
from engine.games.doppelkopf.rules import DOPPELKOPF
from engine.match import Carried
from engine.options import allowed_values
from engine.search.sampling import World
from tests.engine.doppelkopf_table import OKS, basic, declared, doppelkopf
from tests.engine.rules_table import Seats
from tests.support.arena import Table
from tests.support.soak import either

CHANCE = random.Random(0)
KINGS = "KC KC KS KS KH KH 9C 9C 9S 9S 9H JD"
WOOER = "QC QC 9D KD JH AC KC 9C KS 9S KH 9H"
NEARLY = "JC JC JS JH AC AC AS KC TC TH AH KD"
"""A hand with which nobody plays a solo who need not."""


def says(table: Seats, seat: int, carried: Carried | None = None) -> str:
    return str(Simple().choose(replace(table.view(seat), carried=carried), CHANCE))


def rules_of(seed: int) -> DoppelkopfOptions:
    """Any house rules together, such that deals are scored more often than not."""
    chance = random.Random(seed)
    chosen: dict[str, Any] = {name: chance.choice(may) for name, may in allowed_values(DoppelkopfOptions).items()}
    return DoppelkopfOptions(**chosen | {"ddv": False, "scoring": chance.choice(("verband", "doubling"))})


SETS = [DoppelkopfOptions(**dict(each)) for each in RULE_SETS.values()]


@pytest.mark.parametrize("seed", range(either(16, 80)))
def test_whole_games_are_played_under_any_house_rules(seed: int) -> None:
    rules, chance = [*SETS, *map(rules_of, range(40))][seed % (len(SETS) + 40)], random.Random(seed)
    at, carried, dealer = Table("doppelkopf", rules), None, 0
    for _ in range(6):
        deal = Deal(replace(at.start(dealer, at.shuffled(chance)), carried=carried))
        deal = deal.act(deal.start.cutter, Cut("threes", place=17))
        while deal.waiting_for:
            (seat,) = deal.waiting_for
            said = Simple().choose(deal.view(seat), chance)
            assert said in deal.legal_actions(seat)
            deal = deal.act(seat, said)
        assert deal.outcome is not None
        then = DOPPELKOPF.next_deal(dealer, 4, deal.outcome)
        dealer, carried = then.dealer, then.carried


def test_where_a_new_deal_is_a_reservation_a_weak_hand_announces_one_and_names_it() -> None:
    table = doppelkopf(KINGS, redealing="lowest")
    assert says(table, 0) == "special"
    assert says(table.said("special", "ok", "ok", "ok"), 0) == "redeal"


def test_a_solo_that_is_owed_is_played_the_sooner_the_fewer_deals_are_left() -> None:
    table = doppelkopf(NEARLY, ddv=True, duty=True)
    late = Carried.of({"left": 5, "duty@0": 1})
    assert says(table, 0, Carried.of({"left": 24, "duty@0": 1})) == "ok"
    assert says(table, 0, late) == "special"
    assert says(table, 0, Carried.of({"left": 5, "duty@1": 1})) == "ok", "who owes none waits for a better hand"
    assert "solo" in says(table.said("special", "ok", "ok", "ok"), 0, late)


def test_a_wedding_names_the_suit_that_others_likely_win() -> None:
    table = doppelkopf(WOOER, wooing="suit").said("special", "ok", "ok", "ok")
    assert says(table, 0) == "declare wedding spades", "clubs have their ace here"


def test_what_must_be_said_is_said() -> None:
    table = basic("AC QC", "AC 9D", "TC QC", "TC 9D", scoring="verband", forced="30").played("AC AC TC TC")
    assert says(table, 0) == "re"


def test_two_foxes_are_worth_more_where_they_are_pigs() -> None:
    hand = read_cards("AD AD QC QS JC JS 9D AC KC KS KH 9S")
    assert expected(hand, "basic", pigs=True) > expected(hand, "basic") + 20
    assert promised(hand, "basic", pigs=True) > promised(hand, "basic")


def test_no_solo_and_no_poverty_is_wanted_that_the_table_does_not_play() -> None:
    poor = read_cards("9D KD AC AC KC 9C AS AS KS 9S AH KH")
    assert best_special(poor, DoppelkopfOptions()) in {"poverty", "ace-solo"}
    assert best_special(poor, DoppelkopfOptions(poverty=False)) != "poverty"
    kings = read_cards("KC KC KS KS KH KH KD KD AC AC AS AS")
    assert best_special(kings, DoppelkopfOptions(solos="many")) == "king-solo"
    assert best_special(kings, DoppelkopfOptions()) != "king-solo"


def test_of_a_poverty_of_four_up_to_four_trumps_are_supposed() -> None:
    four = "QC 9D 9D JD AC AC TC TC KC AS AS TS"
    taken = declared("poverty", four, poverty="four", trumpsback=True).said("offer QC 9D 9D JD", "accept")
    given = taken.said(next(word for word in sorted(taken.may()) if "QC" not in word and "D" not in word))
    (quota,) = [each for each in heard(given.view(2)).quotas if each.seat == 0]
    back = [word for word in given.state.words if word.startswith("trumps-")]
    assert quota.most == int(back[0].removeprefix("trumps-"))


def test_nothing_is_staked_where_everybody_plays_alone() -> None:
    left = declared("poverty", "QC 9D AC AC TC TC KC AS AS TS 9H 9H", unwanted="black-pig").said(
        "offer QC 9H 9D", "pass", "pass", "pass"
    )
    assert stakes(left.view(0), World(left.state.hands)) is None
    assert says(left, 0).startswith("play ")


def test_doubled_games_are_worth_more_once_re_is_said() -> None:
    table = doppelkopf("QC", "QC", scoring="doubling").said(*OKS)
    plain, said = (stakes(each.view(0), World(each.state.hands)) for each in (table, table.after("0 re")))
    assert plain is not None
    assert said is not None
    assert max(said.values) > max(plain.values)
