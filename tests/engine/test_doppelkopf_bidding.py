"""Doppelkopf: who speaks when, which special games there are, and which of several is played."""

from itertools import pairwise

import pytest

from engine.actions import Cut
from engine.errors import UnusableDeal
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.rules import DOPPELKOPF
from engine.games.doppelkopf.state import PACKS
from tests.engine.doppelkopf_table import LOW, OKS, declared, doppelkopf, hands
from tests.engine.rules_table import Seats, dealt

BOTH = "QC QC"
POOR = "AC AC TC TC KC KC AS AS TS 9D 9H 9H"
SOLOS = ["ace", "heart", "spade", "club", "diamond", "international", "jack", "queen"]


def test_the_pack_is_two_of_each_card_from_the_nine_up_and_counts_240() -> None:
    assert len(PACKS[True]) == 48
    assert sum(card.points for card in PACKS[True]) == 240
    assert all(PACKS[True].count(card) == 2 for card in PACKS[True])


def test_without_the_nines_there_are_forty_cards_and_hands_of_ten() -> None:
    table = doppelkopf(nines=False)
    assert [len(hand) for hand in table.state.hands] == [10] * 4
    assert sum(card.points for card in PACKS[False]) == 240


def test_three_at_a_time_or_without_the_nines_three_four_and_three() -> None:
    for nines, begins in ((True, (0, 12, 24, 36)), (False, (0, 12, 28))):
        pack, sizes = PACKS[nines], (3, 3, 3, 3) if nines else (3, 4, 3)
        out = DOPPELKOPF.deal(DoppelkopfOptions(nines=nines), 3, 4, pack, Cut("threes", place=1))
        order = pack[1:] + pack[:1]
        for seat in range(4):
            packets = [order[at + seat * size : at + (seat + 1) * size] for at, size in zip(begins, sizes, strict=True)]
            assert out.hands[seat] == tuple(card for packet in packets for card in packet)


@pytest.mark.parametrize("spoiled", ["one card more", "a third of a kind", "not of the pack", "hands of another size"])
def test_hands_that_are_not_the_pack_are_no_deal(spoiled: str) -> None:
    cards = [hand.split() for hand in hands()]
    if spoiled == "one card more":
        cards[0].append(cards[1].pop())
    elif spoiled == "a third of a kind":
        cards[0][0] = next(card for card in cards[1] if card != cards[0][0])
    elif spoiled == "not of the pack":
        cards[2][3] = "8C"
    else:
        cards = [hand.split() for hand in hands(nines=False)]
    with pytest.raises(UnusableDeal):
        dealt("doppelkopf", tuple(map(" ".join, cards)))


def test_each_says_ok_or_special_once_in_turn_from_eldest() -> None:
    table = doppelkopf()
    for seat in range(4):
        assert (table.phase, table.waits_for) == ("bid", (seat,))
        assert {"ok", "special"} <= table.may(seat)
        assert table.refuses(f"{(seat + 1) % 4} ok") == "not-your-turn"
        table = table.after(f"{seat} ok")
    assert (table.phase, table.waits_for) == ("play", (0,))


def test_if_nobody_has_anything_special_the_basic_game_is_played() -> None:
    table = doppelkopf("QC", "QC").said(*OKS)
    assert table.played_out().result["kind"] == "basic"


def test_each_who_wants_something_special_names_it_in_turn_the_only_one_too() -> None:
    table = doppelkopf().said("ok", "special", "ok", "special")
    assert (table.phase, table.waits_for) == ("special", (1,))
    table = table.said("declare ace-solo")
    assert (table.phase, table.waits_for) == ("special", (3,))
    assert doppelkopf().said("ok", "ok", "special", "ok").waits_for == (2,)


# The hand | what lets it be dealt anew
REDEALS = [
    ("five kings", "KC KC KS KS KH 9C 9C 9S 9D JD JD JC", True),
    ("four kings do not", "KC KC KS KS QH 9C 9C 9S 9D JD JD JC", False),
    ("kings of trumps are kings", "KD KD KS KS KH 9C 9C 9S 9H JD JD JC", True),
    ("eight aces and tens", "AC AC TC TC AS AS AD TD 9C 9S JD JC", True),
    ("seven do not", "AC AC TC TC AS AS AD KD 9C 9S JD JC", False),
    ("loonies are tens", "TH TH TC TC AS AS AD TD 9C 9S JD JC", True),
    ("exactly one trump", "9C 9C KC KC 9S 9S KS AS 9H 9H KH 9D", True),
    ("a lone loony is one trump", "9C 9C KC KC 9S 9S KS AS 9H 9H KH TH", True),
    ("two trumps do not", "9C 9C KC KC 9S 9S QS AS 9H 9H KH 9D", False),
    ("nor does none", "9C 9C KC KC 9S 9S KS AS 9H 9H AH AH", False),
]


@pytest.mark.parametrize(("hand", "may"), [row[1:] for row in REDEALS], ids=[row[0] for row in REDEALS])
@pytest.mark.parametrize("seat", [0, 2])
def test_who_may_have_the_cards_dealt_anew(hand: str, may: bool, seat: int) -> None:
    table = doppelkopf(*("",) * seat, hand)
    assert ("redeal" in table.may(seat)) == may
    if not may:
        assert table.refuses(f"{seat} redeal") == "redeal-without"
        return
    over = table.after(f"{seat} redeal")
    assert (over.phase, over.waits_for, over.may(0)) == ("done", (), set())
    assert over.result == {
        "kind": "redeal", "declarer": None, "partner": None, "points": [0] * 4, "tricks": [0] * 4, "side": None,
        "won": None, "scores": None, "team": None,
    }  # fmt: skip


def test_a_new_deal_is_demanded_out_of_turn_but_not_after_one_has_spoken() -> None:
    table = doppelkopf(REDEALS[0][1], "AC AC TC TC AS AS TS TS")
    assert table.waits_for == (0,)
    assert "redeal" in table.may(1)
    spoken = table.said("ok")
    assert spoken.refuses("0 redeal") == "redeal-too-late"
    assert "redeal" not in spoken.may(0)
    assert "redeal" in spoken.may(1)
    assert spoken.said("special").refuses("1 redeal") == "redeal-too-late"
    assert spoken.said("special", "ok", "ok").refuses("1 redeal") == "not-now"


def test_after_an_annulled_deal_the_same_dealer_deals_again() -> None:
    over = doppelkopf(REDEALS[0][1]).after("0 redeal")
    assert DOPPELKOPF.next_deal(3, 4, DOPPELKOPF.outcome(over.state)).dealer == 3
    played = doppelkopf().said(*OKS).played_out()
    assert DOPPELKOPF.next_deal(3, 4, DOPPELKOPF.outcome(played.state)).dealer == 0


def test_any_hand_may_declare_any_solo() -> None:
    table = doppelkopf("QC").said("special", "ok", "ok", "ok")
    assert {f"declare {name}-solo" for name in SOLOS} <= table.may()


def test_a_wedding_is_for_who_holds_both_grannies() -> None:
    both, one = (doppelkopf(cards).said("special", "ok", "ok", "ok") for cards in (BOTH, "QC"))
    assert "declare wedding" in both.may()
    assert one.refuses("0 declare wedding") == "wedding-without"


def test_what_kind_of_trick_wins_the_partner_may_be_said_only_by_the_option() -> None:
    wanted = {"declare wedding trump", "declare wedding plain"}
    free = doppelkopf(BOTH, weddings=True).said("special", "ok", "ok", "ok")
    assert wanted | {"declare wedding"} <= free.may()
    plain = doppelkopf(BOTH).said("special", "ok", "ok", "ok")
    assert not wanted & plain.may()
    assert plain.refuses("0 declare wedding trump") == "one-wedding"


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        (LOW, True),
        (POOR, True),
        ("TH QS 9D 9C 9C 9S 9S KS KS AS AC AC", True),
        ("TH QS 9D JC 9C 9C 9S 9S KS KS AS AC", False),
    ],
)
def test_a_poverty_is_for_who_has_at_most_three_trumps(hand: str, may: bool) -> None:
    table = doppelkopf(hand).said("special", "ok", "ok", "ok")
    assert ("declare poverty" in table.may()) == may
    if not may:
        assert table.refuses("0 declare poverty") == "too-rich"


@pytest.mark.parametrize("name", ["nonsense", "basic", "silent-solo", "wedding soon", "ace-solo trump"])
def test_what_is_no_contract_cannot_be_declared(name: str) -> None:
    table = doppelkopf(BOTH, weddings=True).said("special", "ok", "ok", "ok")
    assert table.refuses(f"0 declare {name}") == "unknown-contract"


# What the seats say in turn | ranking of solos | who plays what
HIGHEST = [
    ("a poverty is above a wedding", ("wedding", "poverty"), "equal", (1, "poverty")),
    ("a solo is above a wedding", ("wedding", "ace-solo"), "equal", (1, "ace-solo")),
    ("a solo is above a poverty", ("ace-solo", "poverty"), "equal", (0, "ace-solo")),
    ("of solos, all equal, the first in turn", ("jack-solo", "queen-solo"), "equal", (0, "jack-solo")),
    ("ranked, the queen solo is highest", ("jack-solo", "queen-solo"), "ranked", (1, "queen-solo")),
    ("of equal names the first in turn", ("club-solo", "club-solo"), "ranked", (0, "club-solo")),
    *[
        (f"ranked, {high} is above {low}", (f"{low}-solo", f"{high}-solo"), "ranked", (1, f"{high}-solo"))
        for low, high in pairwise(SOLOS)
    ],
    *[
        (f"ranked, {low} does not beat {high}", (f"{high}-solo", f"{low}-solo"), "ranked", (0, f"{high}-solo"))
        for low, high in pairwise(SOLOS)
    ],
]


@pytest.mark.parametrize(("said", "ranking", "played"), [row[1:] for row in HIGHEST], ids=[row[0] for row in HIGHEST])
def test_which_of_two_is_played(said: tuple[str, str], ranking: str, played: tuple[int, str]) -> None:
    table = doppelkopf(BOTH, POOR, ranking=ranking).said("special", "special", "ok", "ok")
    table = table.said(*(f"declare {each}" for each in said))
    assert (table.state.declarer, table.state.name) == played
    contract = table.view(None).contract
    assert contract is not None
    assert (contract.declarer, contract.name) == played


def test_of_three_the_highest_wherever_it_sits() -> None:
    said = ("wedding", "club-solo", "ace-solo")
    table = doppelkopf(BOTH, ranking="ranked").said("special", "special", "special", "ok")
    assert table.said(*(f"declare {each}" for each in said)).state.declarer == 1


@pytest.mark.parametrize("name", SOLOS)
def test_eldest_leads_to_a_solo_too(name: str) -> None:
    table = declared(f"{name}-solo", by=2)
    assert (table.phase, table.waits_for, table.state.declarer) == ("play", (0,), 2)


# Poverty


def test_a_poverty_offers_three_cards_with_all_its_trumps_in_one_menu() -> None:
    table = declared("poverty", POOR)
    assert (table.phase, table.waits_for) == ("offer", (0,))
    (menu,) = table.rules.decisions(table.state, 0)
    assert (menu.verb, menu.count, [str(card) for card in menu.including]) == ("offer", 3, ["9D"])
    assert all("9D" in offer for offer in table.may())
    assert table.refuses("0 offer TC AC AC") == "offer-all-trumps"
    assert table.refuses("0 offer AC AC") == "wrong-count"
    assert table.refuses("0 offer AC AH 9D") == "not-in-hand"
    assert table.refuses("0 offer 9H 9D 9D") == "not-in-hand"
    assert table.refuses("1 offer 9C 9S 9D") == "not-your-turn"


def test_with_three_trumps_there_is_one_offer_only() -> None:
    table = declared("poverty", "TH QS 9D 9C 9C 9S 9S KS KS AS AC AC")
    assert table.may() == {"offer QS TH 9D"}


def offered() -> tuple[str, ...]:
    return ("poverty", POOR)


def test_the_cards_lie_aside_until_somebody_takes_them() -> None:
    table = declared(*offered(), by=0).said("offer 9H 9H 9D")
    assert [len(hand) for hand in table.state.hands] == [9, 12, 12, 12]
    assert (table.phase, table.waits_for, table.may()) == ("accept", (1,), {"accept", "pass"})
    assert table.refuses("2 accept") == "not-your-turn"
    assert table.said("pass").waits_for == (2,)


def test_they_are_offered_from_the_declarers_left() -> None:
    table = declared("poverty", "", "", POOR, by=2).said("offer 9H 9H 9D")
    assert table.waits_for == (3,)
    assert table.said("pass").waits_for == (0,)
    assert table.said("pass", "pass").waits_for == (1,)


def test_left_by_all_three_the_deal_is_annulled() -> None:
    over = declared(*offered()).said("offer 9H 9H 9D", "pass", "pass", "pass")
    assert (over.phase, over.result["kind"], over.result["team"]) == ("done", "redeal", None)


def test_who_accepts_has_fifteen_cards_and_gives_any_three_of_them_back() -> None:
    table = declared(*offered()).said("offer 9H 9H 9D", "pass", "accept")
    assert (table.phase, table.waits_for, len(table.state.hands[2])) == ("give", (2,), 15)
    assert "give 9H 9H 9D" in table.may()
    assert table.refuses("2 give 9H 9H") == "wrong-count"
    assert table.refuses("0 give 9H 9H 9D") == "not-your-turn"
    (menu,) = table.rules.decisions(table.state, 2)
    assert (menu.verb, menu.count, menu.including) == ("give", 3, ())
    given = table.said("give 9H 9H 9D")
    assert [len(hand) for hand in given.state.hands] == [12] * 4
    assert (given.phase, given.waits_for) == ("play", (0,))


def test_giver_and_taker_of_a_poverty_are_partners() -> None:
    result = declared(*offered()).said("offer 9H 9H 9D", "pass", "accept", "give 9H 9H 9D").played_out(2).result
    assert (result["kind"], result["declarer"], result["partner"], result["team"]) == ("poverty", 0, 2, [0, 2])


# The Verband


def test_the_verband_knows_no_redeal_no_poverty_and_no_international_solo() -> None:
    table = doppelkopf(REDEALS[0][1], ddv=True)
    assert table.may() == {"ok", "special"}
    assert table.refuses("0 redeal") == "no-redeals"
    poor = doppelkopf(POOR, ddv=True).said("special", "ok", "ok", "ok")
    assert not {"declare poverty", "declare international-solo"} & poor.may()
    assert poor.refuses("0 declare poverty") == "not-of-the-verband"
    assert poor.refuses("0 declare international-solo") == "not-of-the-verband"


def verband(*some: str, said: tuple[str, ...], **options: bool | str) -> Seats:
    return doppelkopf(*some, ddv=True, **options).said(*said)


TWO = ("special", "ok", "special", "ok")


def test_the_first_solo_named_ends_the_questions_and_nobody_else_names_anything() -> None:
    table = verband("", "", BOTH, said=(*TWO, "declare club-solo"))
    assert (table.phase, table.waits_for) == ("play", (0,))
    assert table.played_out(0).result.items() >= {"kind": "club-solo", "declarer": 0}.items()


def test_a_wedding_is_never_named_where_two_have_something_special() -> None:
    table = verband(BOTH, said=TWO)
    assert table.refuses("0 declare wedding") == "wedding-contested"
    assert "declare wedding" not in table.may()
    assert "declare wedding" in verband(BOTH, said=("special", "ok", "ok", "ok")).may()


def test_who_holds_both_grannies_may_leave_the_solo_to_the_next_and_is_not_heard_of_again() -> None:
    table = verband(BOTH, said=(*TWO, "pass"))
    assert (table.phase, table.waits_for) == ("special", (2,))
    solo = table.said("declare queen-solo")
    assert solo.phase == "play"
    assert solo.played_out().result.items() >= {"kind": "queen-solo", "declarer": 2}.items()


def test_who_wanted_something_special_and_has_no_wedding_must_play_a_solo() -> None:
    table = verband("", "", BOTH, said=TWO)
    assert table.refuses("0 pass") == "solo-or-wedding"
    assert verband("QC", said=("special", "ok", "ok", "ok")).refuses("0 pass") == "solo-or-wedding"


def test_a_lone_wedding_must_be_named() -> None:
    assert verband(BOTH, said=("special", "ok", "ok", "ok")).refuses("0 pass") == "solo-or-wedding"


def test_who_holds_both_grannies_may_play_a_solo_all_the_same() -> None:
    assert verband(BOTH, said=(*TWO, "declare ace-solo")).phase == "play"


def test_the_last_of_three_is_asked_only_when_nobody_before_has_a_solo() -> None:
    three = ("special", "special", "ok", "special")
    assert verband(BOTH, said=(*three, "pass", "declare jack-solo")).phase == "play"


def test_where_solos_are_ranked_a_higher_one_may_still_be_named_and_only_that() -> None:
    table = verband(said=(*TWO, "declare jack-solo"), ranking="ranked")
    assert table.waits_for == (2,)
    assert table.may() == {"declare queen-solo", "pass"}
    assert table.refuses("2 declare ace-solo") == "solo-too-low"
    assert table.said("pass").played_out().result["declarer"] == 0
    assert table.said("declare queen-solo").played_out().result["declarer"] == 2
    assert verband(said=(*TWO, "declare queen-solo"), ranking="ranked").phase == "play"


def test_without_the_verband_everybody_names_what_they_wanted() -> None:
    table = doppelkopf("", "", BOTH).said(*TWO, "declare club-solo")
    assert table.waits_for == (2,)
    assert table.refuses("2 pass") == "solo-or-wedding"
    assert table.said("declare wedding").played_out().result["kind"] == "club-solo"


@pytest.mark.parametrize("verb", ["hold", "pick", "bid 18", "alone", "blink", "trump C", "call C", "bury 9C 9C"])
def test_what_belongs_to_other_games_is_refused(verb: str) -> None:
    assert doppelkopf().refuses(f"0 {verb}") == "not-in-this-game"
