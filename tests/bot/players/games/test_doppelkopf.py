"""What computers say at Doppelkopf, with hands on which players agree."""

import random

import pytest

from bot.players.games.doppelkopf import best_special, expected, heard
from bot.players.simple import Simple
from engine.cards import read_cards
from engine.deal import Deal
from engine.games.doppelkopf.contracts import GRANNY
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.search.sampling import Quota
from tests.engine.doppelkopf_table import basic, declared, doppelkopf
from tests.engine.rules_table import Seats
from tests.support.arena import RandomPlayer, Table, duplicate, strength
from tests.support.soak import either

MASTER = "TH TH QC QS QS QH QD JC JS AD AC AC"
CHANCE = random.Random(0)


def says(table: Seats, seat: int) -> str:
    return str(Simple().choose(table.view(seat), CHANCE))


@pytest.mark.parametrize(
    ("hand", "special"),
    [
        ("QC 9D KD JH AC KC 9C AS KS 9S KH 9H", None),
        ("QC QC 9D KD JH AC KC 9C KS 9S KH 9H", "wedding"),
        ("QC QC TH TH QS QS QH QH QD JC AD KD", None),
        ("AC AC TC TC KC AS AS TS AH AH TH AD", "ace-solo"),
        ("JC JC JS JS JH JD JD AC AC AS AS AH", "jack-solo"),
        ("QC QS QS QH QH QD QD AC AC AS AS AH", "queen-solo"),
    ],
)
def test_what_is_special(hand: str, special: str | None) -> None:
    assert best_special(read_cards(hand)) == special
    table = doppelkopf(hand, ddv=True)
    assert says(table, 0) == ("ok" if special is None else "special")
    if special:
        assert says(table.said("special", "ok", "ok", "ok"), 0) == f"declare {special}"


def test_a_hand_of_kings_is_dealt_anew_where_that_is_allowed() -> None:
    kings = "KC KC KS KS KH KH 9C 9C 9S 9S 9H JD"
    assert says(doppelkopf(kings), 0) == "redeal"
    assert says(doppelkopf(kings, ddv=True), 0) == "ok"


def test_re_is_said_with_a_strong_hand_and_not_with_a_weak_one() -> None:
    assert says(basic(MASTER, "QC", ddv=True), 0) == "re"
    assert says(basic("QC 9D KD JH AC KC 9C AS KS 9S KH 9H", "QC", ddv=True), 0) != "re"
    assert expected(read_cards(MASTER), "basic") > 150


def test_the_others_say_kontra_with_a_strong_hand() -> None:
    assert says(basic("QC", "QC", "TH TH QS QS QH QH QD QD JC JC JS AC", ddv=True), 2) == "kontra"


def test_a_poverty_is_helped_by_the_rich_alone_and_cards_go_both_ways() -> None:
    poor = "AC KC TC TC KC 9C AS AS TS 9D 9H 9H"
    table = declared("poverty", poor, "QC QC TH TH QS QS QH JC JS 9S AC KH", "9S KS KS TS AH AH KH JD KD KD 9D TD")
    offered = table.said(says(table, 0))
    assert says(offered, 1) == "accept"
    given = offered.said("accept")
    assert given.said(says(given, 1)).phase == "play"
    assert says(offered.said("pass"), 2) == "pass"


def test_a_poverty_is_declared_where_the_table_knows_it() -> None:
    poor = "AC KC TC TC KC 9C AS KS 9D 9D 9H 9H"
    table = doppelkopf(poor)
    assert says(table, 0) == "special"
    assert says(table.said("special", "ok", "ok", "ok"), 0) == "declare poverty"
    assert says(doppelkopf(poor, ddv=True), 0) == "ok"


def test_solos_are_named_where_one_must_be() -> None:
    table = doppelkopf("QC 9D KD JH AC KC 9C AS KS 9S KH 9H", ddv=True).said("special", "ok", "ok", "ok")
    assert says(table, 0).startswith("declare ")


def test_by_the_verband_a_wedding_is_left_to_who_has_a_solo_and_is_known_from_then_on() -> None:
    table = doppelkopf("QC QC 9D KD JH AC KC 9C KS 9S KH 9H", ddv=True).said("special", "ok", "special", "ok")
    assert says(table, 0) == "pass"
    begun = table.said("pass", "declare ace-solo")
    assert Quota(0, frozenset({GRANNY}), 2, 2) in heard(begun.view(1)).quotas
    assert all(quota.seat != 0 for quota in heard(begun.view(0)).quotas), "one's own cards are no guess"
    led = begun.after("0 play QC")
    assert Quota(0, frozenset({GRANNY}), 1, 1) in heard(led.view(1)).quotas


def test_where_solos_are_ranked_who_is_outbid_says_no_more() -> None:
    aces = "AC AC TC TC KC AS AS TS AH AH TH AD"
    table = doppelkopf("", "", aces, ddv=True, ranking="ranked").said("special", "ok", "special", "ok")
    assert says(table.said("declare jack-solo"), 2) == "pass"


def test_knowing_the_game_beats_chance() -> None:
    results = tuple(duplicate(Simple(), RandomPlayer(), Table("doppelkopf", DoppelkopfOptions(ddv=True)), 3, 12))
    assert strength(results).edge > 2


@pytest.mark.parametrize("seed", range(either(2, 4)))
def test_whatever_the_options_a_deal_is_played_to_its_end(seed: int) -> None:
    chance = random.Random(seed)
    table = Table("doppelkopf", DoppelkopfOptions(nines=seed % 2 == 0, loonies="second", weddings=True, ddv=seed > 1))
    deal = Deal(table.start(0, table.shuffled(chance)))
    while deal.waiting_for:
        seat = deal.waiting_for[0]
        action = Simple().choose(deal.view(seat), chance)
        assert action is not None
        deal = deal.act(seat, action)
    assert deal.outcome is not None


def test_when_a_soloist_gives_up_what_is_certain_is_announced() -> None:
    soloist = "TH TH QC QC QS QS QH QH QD QD JC JC"
    over = declared("queen-solo", soloist, ddv=True, shorten=True)
    over = over.after("0 play QC")
    for seat in (1, 2, 3):
        over = over.after(f"{seat} play {min(over.may_play(seat))}")
    over = over.after("0 concede")
    said = []
    while over.phase == "conceded":
        (seat, *_) = over.waits_for
        said.append(f"{seat} {says(over, seat)}")
        over = over.after(said[-1])
    assert said[:4] == ["1 kontra", "1 no90", "1 no60", "1 no30"]
    assert set(said[4:]) == {"1 pass", "2 pass", "3 pass"}, "the soloist has a trick, so it is not schwarz"


def test_a_solo_owed_for_an_evening_makes_nobody_eager() -> None:
    hand = "QC 9D KD JH AC KC 9C AS KS 9S KH 9H"
    assert says(doppelkopf(hand, ddv=True, duty="evening"), 0) == "ok"
