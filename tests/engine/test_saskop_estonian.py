"""Saskop by the rules of Estonian groups: a row for each sentence of what they play otherwise than the text."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.actions import Cut, read_action
from engine.cards import read_card, read_cards, read_suit, write_cards
from engine.deal import Deal, Start
from engine.dealing import Dealt
from engine.errors import UnusableDeal
from engine.events import Acted, Gave
from engine.games.saskop.cards import PACK, RULES, ranking_for
from engine.games.saskop.dealing import EVERY, dealt_as_asked, ways
from engine.games.saskop.options import RULE_SETS, SaskopOptions
from engine.games.saskop.rules import SASKOP
from engine.match import Carried, Tally
from engine.options import allowed_values, read_options
from engine.outcome import Outcome
from engine.record import fold, read_record
from engine.referee import read_move
from engine.trick import legal_cards
from tests.engine.saskop_table import EXAMPLE, ONE_SIDED, Seats, dealt, hands, in_play
from tests.engine.test_saskop_scoring import finish

TIE = Path(__file__).parents[1] / "records" / "saskop" / "tie.txt"


def heard(table: Seats, move: str) -> list[object]:
    """What each seat, and a bystander, is told of a move."""
    (event,) = SASKOP.apply(table.state, *read_move(move, 4)).events
    return [event.heard_by(viewer) for viewer in (0, 1, 2, 3, None)]


# Sets.


def test_each_set_is_one_that_can_be_played() -> None:
    assert list(RULE_SETS) == ["pagat", "championship", "saaremaa", "saaremaa-free"]
    for values in RULE_SETS.values():
        assert read_options(SaskopOptions, values)
        allowed = allowed_values(SaskopOptions)
        assert all(value != allowed[name][0] for name, value in values.items()), "a set names what differs"


# Trumps, and what must be played.


def test_the_six_of_trumps_may_be_the_lowest_card_of_its_suit() -> None:
    assert write_cards(ranking_for(read_suit("H"), "lowest").trumps) == (
        "KC KS KH KD QC QS QH QD JC JS JH JD AH TH 9H 8H 7H 6H"
    )
    assert in_play(trump="S", six="lowest").state.ranking.beats(read_card("7S"), read_card("6S"))
    assert not in_play(trump="S").state.ranking.beats(read_card("7S"), read_card("6S"))


DUTIES = [
    ("whatever the house, suit is followed", "7C KS 9H", "9C", dict.fromkeys(RULES, "7C")),
    ("a plain suit is beaten only by the text", "AC 7C KS", "9C", {"all": "AC", "trump": "AC 7C", "led": "AC 7C"}),
    ("masti kaotamine: without the suit anything goes", "KS 9H", "9C", {"all": "KS", "trump": "KS", "none": "KS 9H"}),
    ("a trump that is led is beaten", "KS JD 9H", "QC", {"all": "KS", "led": "KS", "trump": "KS JD", "none": "KS JD"}),
    ("over a ruff only the text asks for more", "KS JD 9H", "9C JS", {"all": "KS", "led": "KS JD", "trump": "KS JD"}),
    ("who has no trump either plays anything", "9H 7S", "9C", dict.fromkeys(RULES, "9H 7S")),
]


@pytest.mark.parametrize(
    ("hand", "lying", "duty", "may"),
    [(hand, lying, duty, may) for _, hand, lying, by in DUTIES for duty, may in by.items()],
    ids=[f"{sentence}: {duty}" for sentence, _, _, by in DUTIES for duty in by],
)
def test_what_must_be_played(hand: str, lying: str, duty: str, may: str) -> None:
    found = legal_cards(RULES[duty], ranking_for(read_suit("D")), read_cards(hand), read_cards(lying))
    assert write_cards(found) == may


# The auction.


def test_eldest_may_take_the_bid_before_for_themselves() -> None:
    table = dealt(omale=True).after("1 bid 5", "2 pass", "3 bid 6", "0 pass")
    assert {"bid 6", "bid 7", "pass"} <= table.may(1)
    assert table.after("1 bid 6", "3 pass").state.auction.bidder == 1
    assert dealt().after("1 bid 5", "2 pass", "3 bid 6", "0 pass").refuses("1 bid 6") == "bid-too-low"


def test_nobody_else_may() -> None:
    assert dealt(omale=True).after("1 bid 5").refuses("2 bid 5") == "omale-eldest"


def test_eldest_may_once() -> None:
    table = dealt(omale=True).after("1 bid 5", "2 pass", "3 bid 6", "0 pass", "1 bid 6", "3 bid 7")
    assert table.refuses("1 bid 7") == "omale-once"
    assert "bid 7" not in table.may(1)


def test_a_bid_taken_over_must_be_held() -> None:
    table = dealt(omale=True, dealer=3).after("0 bid 5", "1 bid 7", "2 pass", "3 pass")
    assert table.refuses("0 bid 7") == "bid-too-long"


def test_who_has_one_picture_may_bid_ten_and_the_partner_is_asked() -> None:
    table = dealt(dealer=3, ten=True).after("0 bid 10")
    assert (table.phase, table.waits_for) == ("ten", (2,))
    assert table.may(2) == {"accept", "pass"}
    assert table.refuses("1 diamonds") == "not-now"


def test_with_any_other_number_of_pictures_nobody_bids_ten() -> None:
    assert dealt(ten=True).refuses("1 bid 10") == "ten-without"
    assert dealt(dealer=1, ten=True).refuses("2 bid 10") == "ten-without"
    assert dealt(dealer=3).refuses("0 bid 10") == "bid-range"


def test_the_picture_is_taken_openly_a_card_comes_back_and_diamonds_are_trumps_at_once() -> None:
    table = dealt(dealer=3, ten=True).after("0 bid 10", "2 accept")
    assert (table.phase, table.waits_for) == ("exchange", (2,))
    assert table.state.play.face_up[2] == (read_card("QS"),)
    assert "give QS" not in table.may(2)
    played = table.after("2 give 7D")
    assert (played.phase, played.state.trump, played.state.maker) == ("play", read_suit("D"), 0)
    assert played.waits_for == (0,)
    assert "7D" in played.hand(0)


def test_all_are_told_which_picture_was_taken() -> None:
    table = dealt(dealer=3, ten=True).after("0 bid 10")
    events = SASKOP.apply(table.state, 2, read_action("accept")).events
    assert [event.heard_by(None) for event in events] == [
        Acted(2, read_action("accept")),
        Acted(0, read_action("show QS")),
    ]


def test_an_offer_that_is_not_taken_is_as_if_it_had_not_been_made() -> None:
    table = dealt(dealer=3, ten=True).after("0 bid 10", "2 pass")
    assert (table.phase, table.waits_for, table.state.said) == ("auction", (0,), ())
    assert table.refuses("0 bid 10") == "ten-once"
    assert table.after("0 pass", "1 bid 5").state.auction.high == 5


def test_by_saaremaas_second_rules_a_ten_exchanges_a_picture_and_makes_no_trumps() -> None:
    table = dealt(dealer=3, ten="exchange").after("0 bid 10", "2 accept")
    assert table.state.play.face_up[2] == (read_card("QS"),), "it is shown to the opponents"
    assert "give QS" not in table.may(2)
    given = table.after("2 give 7D")
    assert (given.phase, given.waits_for, given.state.trump) == ("auction", (0,), None)
    assert given.refuses("0 bid 10") == "ten-once"
    assert given.after("0 pass", "1 bid 5").state.auction.high == 5


def test_both_pairs_may_exchange_one_so() -> None:
    table = dealt(dealer=3, ten="exchange").after("0 bid 10", "2 accept", "2 give 7D", "0 pass", "1 pass", "2 pass")
    assert table.state.tens == (0,)
    assert table.waits_for == (3,)


def test_who_was_shown_a_picture_may_have_to_give_none_back() -> None:
    rich = (EXAMPLE[0], EXAMPLE[2], EXAMPLE[1], EXAMPLE[3])
    shown = dealt(*rich, dealer=3, back="no-picture").after("0 show QS")
    assert {word[5] for word in shown.may(2)} == set("AT79"), "no king, queen or jack"
    assert "give KS" in dealt(*rich, dealer=3).after("0 show QS").may(2), "any other card by the text"


def test_everybody_may_have_one_word_in_the_auction() -> None:
    table = dealt(bids="once").after("1 bid 5", "2 pass", "3 bid 6")
    assert table.phase == "auction"
    over = table.after("0 pass")
    assert (over.phase, over.waits_for) == ("announce", (3,))
    passed = dealt(bids="once").after("1 pass", "2 pass", "3 pass", "0 pass")
    assert (passed.phase, passed.state.trump, passed.state.maker) == ("play", read_suit("D"), None)


def test_whoever_sits_before_the_bidder_may_take_a_bid_over() -> None:
    table = dealt(omale="before").after("1 bid 5", "2 pass", "3 bid 6", "0 pass")
    taken = table.after("1 bid 6")
    assert (taken.state.auction.bidder, taken.state.auction.high) == (1, 6)
    assert dealt(omale="before").after("1 bid 5").refuses("2 bid 5") == "omale-before"
    assert taken.after("3 bid 7").refuses("1 bid 7") == "omale-once"


def test_the_auctions_winner_alone_may_name_diamonds_however_few() -> None:
    table = dealt(diamonds="winner").after("1 bid 5", "2 pass", "3 bid 6", "0 pass", "1 pass")
    assert "trump D" in table.may(3)
    named = table.after("3 trump D")
    assert (named.phase, named.state.trump, named.state.maker) == ("play", read_suit("D"), 3)
    assert dealt(diamonds="winner").refuses("1 diamonds") == "diamonds-winner"


def test_hada_may_be_forbidden_though_other_signals_are_not() -> None:
    assert RULE_SETS["saaremaa-free"]["hada"] is False
    for seat in range(4):
        assert in_play(hada=False).refuses(f"{seat} emergency") == "no-signals"


def test_diamonds_go_over_the_auction_always_in_it_or_in_turn() -> None:
    passed = ("1 pass", "2 pass")
    assert dealt().after(*passed, "1 diamonds").phase == "play"
    assert dealt(diamonds="auction").after(*passed).refuses("1 diamonds") == "diamonds-passed"
    assert dealt(diamonds="auction").after(*passed, "0 diamonds").state.maker == 0
    assert dealt(diamonds="turn").after(*passed).refuses("0 diamonds") == "diamonds-turn"
    assert dealt(diamonds="turn").after(*passed, "3 diamonds").state.maker == 3


@pytest.mark.parametrize(("rule", "phase"), [("always", "override"), ("auction", "play"), ("turn", "play")])
def test_after_the_auction_diamonds_override_by_the_text_alone(rule: str, phase: str) -> None:
    said = ("1 bid 7", "2 pass", "3 pass", "0 pass", "1 trump C")
    assert dealt(diamonds=rule).after(*said).phase == phase


# A lone picture on one's turn.

FULL = (EXAMPLE[0], EXAMPLE[1], EXAMPLE[3], EXAMPLE[2])
"""Seat 0 has one picture, and the partner seven and two low diamonds."""
PICTURES_ONLY = (
    "QS TS 9S 8S 7S 6S 9C 8C 6C",
    "JH JD AC TC 7C TD 9D 8D AD",
    "KC KS KH KD QC QH QD JC JS",
    "AH TH 9H 8H 7H 6H AS 7D 6D",
)


def test_a_picture_is_handed_over_face_down_on_ones_turn_and_may_not_be_shown() -> None:
    table = dealt(dealer=3, giving="closed")
    assert "give QS" in table.may(0)
    assert table.refuses("0 show QS") == "give-closed"
    assert heard(table, "0 give QS") == [
        Gave(0, 2, 1, read_cards("QS")), Gave(0, 2, 1), Gave(0, 2, 1, read_cards("QS")), Gave(0, 2, 1), Gave(0, 2, 1),
    ]  # fmt: skip
    assert dealt(giving="closed").refuses("0 give QS") == "not-your-turn"
    assert dealt(dealer=3).refuses("0 give QS") == "not-now"


def test_who_hands_a_picture_over_speaks_when_a_card_has_come_back() -> None:
    table = dealt(dealer=3, giving="closed").after("0 give QS")
    assert (table.phase, table.waits_for) == ("exchange", (2,))
    assert table.refuses("0 pass") == "not-now"
    assert table.after("2 give AS").waits_for == (0,)
    assert table.after("2 give AS").refuses("0 give AS") == "shown-already"


def test_no_picture_comes_back() -> None:
    table = dealt(*FULL, dealer=3, giving="closed").after("0 give QS")
    assert table.may(2) == {"give 8D", "give AD"}
    assert table.refuses("2 give KC") == "no-picture-back"
    assert "give KC" in dealt(*FULL, dealer=3).after("0 show QS").may(2)
    assert len(dealt(*PICTURES_ONLY, dealer=3, giving="closed").after("0 give QS").may(2)) == 9


def test_it_is_too_late_after_ones_own_word_and_after_an_opponents_nine() -> None:
    assert dealt(dealer=2, giving="closed").after("3 bid 9").refuses("0 give QS") == "give-after-nine"
    bid = dealt(dealer=3, giving="closed").after("0 bid 5", "1 bid 6", "2 pass", "3 pass")
    assert bid.refuses("0 give QS") == "show-too-late"
    assert dealt(dealer=0, giving="closed").refuses("1 give KS") == "not-lone-picture"


def test_in_a_replay_nothing_is_handed_over() -> None:
    assert in_play(exchange=True, giving="closed").may_say(0) == set()


# Dealing.


def test_eldest_may_be_the_one_who_says_how_to_deal() -> None:
    assert Start("saskop", SaskopOptions(), 4, 2, PACK).cutter == 1
    start = Start("saskop", SaskopOptions(chooser="eldest", ways="saaremaa"), 4, 2, PACK)
    assert start.cutter == 3
    assert Deal(start).act(3, Cut("nines-second", place=9)).state.hands[0] == PACK[9:18]


def cards_of(style: str, place: int = 9, dealer: int = 0) -> tuple[str, ...]:
    options = SaskopOptions(ways="saaremaa", dark=True)
    return tuple(write_cards(hand) for hand in dealt_as_asked(options, dealer, PACK, Cut(style, place=place)).hands)


def whole(first: int, last: int) -> str:
    return write_cards(PACK[first:last])


def test_nines_may_begin_with_anybody() -> None:
    packets = (whole(9, 18), whole(18, 27), whole(27, 36), whole(0, 9))
    for style, order in (("nines", (1, 2, 3, 0)), ("nines-second", (2, 3, 0, 1)), ("nines-third", (3, 0, 1, 2)),
                         ("nines-last", (0, 1, 2, 3))):  # fmt: skip
        assert [cards_of(style)[seat] for seat in order] == list(packets), style


def test_threes_and_ones_may_too() -> None:
    assert cards_of("threes-third")[3].startswith(whole(9, 12))
    assert cards_of("ones-last")[0].startswith(f"{PACK[9]} {PACK[13]}")


def test_the_pack_may_be_dealt_from_the_bottom() -> None:
    assert cards_of("bottom")[1].startswith(write_cards(PACK[8:5:-1]))


def test_three_heaps_are_put_together_the_other_way_round_and_dealt_in_threes() -> None:
    assert cards_of("heaps", place=10)[1].startswith(whole(23, 26))
    for place in (1, 34, 35):
        held = dealt_as_asked(SaskopOptions(ways="saaremaa"), 0, PACK, Cut("heaps", place=place)).hands
        assert sorted(card for hand in held for card in hand) == sorted(PACK)


def test_each_house_has_its_ways() -> None:
    assert ways(SaskopOptions()) == ("threes", "ones", "nines", "covers", "content", "upto")
    assert "upto" not in ways(SaskopOptions(ways="saaremaa"))
    assert ways(SaskopOptions(dark=True))[-1] == "dark"
    assert {*ways(SaskopOptions(ways="saaremaa", dark=True)), "upto"} == set(EVERY) == set(SASKOP.cut_styles)
    for options, cut in ((SaskopOptions(), Cut("bottom")), (SaskopOptions(ways="saaremaa"), Cut("upto", PACK[0]))):
        with pytest.raises(UnusableDeal):
            dealt_as_asked(options, 0, PACK, cut)
    with pytest.raises(UnusableDeal):
        dealt_as_asked(SaskopOptions(ways="saaremaa"), 0, PACK, Cut("bottom", PACK[0]))


def styled(style: str, dealer: int = 0, carried: Carried | None = None, **options: Any) -> Seats:
    given = Dealt(hands(*EXAMPLE), style=style)
    return Seats(SASKOP.begin(SaskopOptions(**options), dealer, given, carried))


def test_pime_ruutu_is_played_at_once_and_eldests_side_are_the_makers() -> None:
    table = styled("dark", dark=True)
    assert (table.phase, table.state.trump, table.state.maker, table.waits_for) == ("play", read_suit("D"), 1, (1,))
    assert "show QS" not in table.may(0)
    assert SASKOP.view(table.state, None).contract.extras == ("dark",)  # type: ignore[union-attr]


@pytest.mark.parametrize(("rule", "more"), [(True, 0), ("two-more", 2)])
def test_its_winner_may_have_two_strokes_more(rule: bool | str, more: int) -> None:
    plain = finish(in_play(trump="D", maker=1)).result
    dark = finish(styled("dark", dark=rule)).result
    assert max(dark["strokes"]) == max(plain["strokes"]) + more
    assert dark["dark"]


def test_eldest_without_a_picture_after_nines_may_demand_a_new_deal() -> None:
    table = styled("nines", dealer=1, redeal=True)
    assert "redeal" in table.may(2)
    over = table.after("2 redeal")
    assert over.phase == "done"
    assert over.result == {
        "points": [0, 0], "tricks": [0, 0], "maker": None, "passed": False, "trump": None, "strokes": [0, 0],
        "lambapea": None, "tie": False, "redeal": True,
    }  # fmt: skip
    assert not SASKOP.gain(over.result).counts
    outcome = SASKOP.outcome(over.state)
    assert outcome
    assert SASKOP.next_deal(1, 4, outcome).dealer == 1


@pytest.mark.parametrize(
    ("table", "move", "code"),
    [
        (styled("nines", dealer=1), "2 redeal", "no-redeal"),
        (styled("threes", dealer=1, redeal=True), "2 redeal", "redeal-nines"),
        (styled("nines", dealer=0, redeal=True), "2 redeal", "redeal-eldest"),
        (styled("nines-last", dealer=0, redeal=True), "1 redeal", "redeal-picture"),
        (styled("nines", dealer=1, redeal=True).after("2 pass"), "2 redeal", "redeal-late"),
        (styled("nines", dealer=1, redeal=True, carried=Carried(read_suit("H"), 0)), "2 redeal", "not-now"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_nobody_else_may_and_not_later_nor_in_a_replay(table: Seats, move: str, code: str) -> None:
    assert table.refuses(move) == code


# Strokes.


def tied(carried: Carried | None = None, **options: Any) -> Outcome:
    """A whole deal that ended 60 to 60, by these house rules."""
    state = fold(read_record(TIE.read_text(encoding="utf-8"))).state
    pot = 0 if carried is None else carried.count("pokk")
    outcome = SASKOP.outcome(replace(state, options=SaskopOptions(**options), pot=pot))
    assert outcome
    return outcome


@pytest.mark.parametrize(
    ("rule", "dealer", "is_replayed", "strokes"),
    [("replay", 3, True, 0), ("replay-two", 3, True, 2), ("next-two", 0, False, 2)],
)
def test_a_pokk_is_played_again_or_leaves_two_strokes_or_both(
    rule: str, dealer: int, is_replayed: bool, strokes: int
) -> None:
    following = SASKOP.next_deal(3, 4, tied(pokk=rule))
    carried = following.carried or Carried()
    assert (following.dealer, carried.is_tie, carried.count("pokk")) == (dealer, is_replayed, strokes)


def test_strokes_that_ties_leave_add_up_and_go_to_the_next_winner() -> None:
    left = SASKOP.next_deal(3, 4, tied(Carried(counts=(("pokk", 2),)), pokk="next-two")).carried
    assert left == Carried(counts=(("pokk", 4),))
    plain, more = (
        finish(styled("", carried=each, pokk="next-two").after("3 diamonds")).result for each in (None, left)
    )
    assert max(more["strokes"]) == max(plain["strokes"]) + 4
    assert (min(more["strokes"]), more["pokk"]) == (0, 4)
    again = styled("nines", dealer=1, redeal=True, carried=left).after("2 redeal")
    assert SASKOP.next_deal(1, 4, SASKOP.ended(again.state)).carried == left


@pytest.mark.parametrize(
    ("options", "strokes", "lambapea"),
    [
        ({}, [0, 16], 1),
        ({"target": "12"}, [0, 12], 1),
        ({"karvane": "12"}, [0, 12], None),
        ({"karvane": "6"}, [0, 6], None),
    ],
    ids=str,
)
def test_all_the_tricks_are_the_game_or_twelve_strokes_or_six(
    options: dict[str, str], strokes: list[int], lambapea: int | None
) -> None:
    result = finish(in_play(*ONE_SIDED, trump="C", **options)).result
    assert (result["strokes"], result["lambapea"]) == (strokes, lambapea)
    assert result.get("karvane", 1) == 1
    assert SASKOP.gain(result).at_once == lambapea


@pytest.mark.parametrize("strokes", ["1", "2"])
def test_a_deal_that_all_passed_is_worth_one_stroke_or_two(strokes: str) -> None:
    result = finish(dealt(passed=strokes).after("1 pass", "2 pass", "3 pass", "0 pass")).result
    assert sorted(result["strokes"]) == [0, int(strokes)]


def test_a_game_may_be_over_at_twelve() -> None:
    result = finish(in_play(target="12")).result
    gain = replace(SASKOP.gain(result), columns=(11, 0))
    once = SASKOP.match.add(Tally((0, 0)), gain)
    assert (once.score, once.finished) == ((11, 0), ())
    assert SASKOP.match.add(once, gain).finished[0].score == (12, 0)
    assert SASKOP.match.target_of({"target": "12"}) == 12
    assert SASKOP.match.target_of({}) == 16
    assert "target" not in finish(in_play()).result


# Signals: to the partner's eyes, and forbidden ones.


@pytest.mark.parametrize("rule", ["partner", "penalty-2", "penalty-4"])
def test_a_roof_may_be_for_the_partners_eyes_alone(rule: str) -> None:
    table = dealt(roof=rule)
    said = Acted(2, read_action("roof"))
    assert heard(table, "2 roof") == [said, None, said, None, None]
    seen = [SASKOP.view(table.after("2 roof").state, viewer).signals for viewer in (0, 1, 2, 3, None)]
    assert [len(each) for each in seen] == [1, 0, 1, 0, 0]
    for viewer in (1, 3, None):
        assert SASKOP.view(table.after("2 roof").state, viewer) == SASKOP.view(table.state, viewer)


def test_the_other_signals_are_heard_by_all_then() -> None:
    table = in_play(roof="partner").played("KS")
    assert heard(table, "0 blink") == [Acted(0, read_action("blink"))] * 5


def test_where_all_signals_are_forbidden_with_a_penalty_none_is_heard() -> None:
    table = in_play(signals="penalty-4").played("KS")
    assert heard(table, "0 blink") == [Acted(0, read_action("blink")), None, Acted(0, read_action("blink")), None, None]
    assert in_play(signals=False).played("KS").refuses("0 blink") == "no-signals"


def test_opponents_challenge_once_a_side_from_the_end_of_the_first_trick() -> None:
    table = in_play(roof="penalty-2")
    assert table.refuses("1 challenge") == "challenge-early"
    table = table.played("KS 6D KC QS")
    assert all("challenge" in table.may(seat) for seat in range(4))
    after = table.after("1 challenge")
    assert after.refuses("3 challenge") == "challenged-already"
    assert "challenge" in after.may(0)
    assert after.waits_for == table.waits_for
    assert heard(table, "1 challenge") == [Acted(1, read_action("challenge"))] * 5
    assert in_play(roof="partner").played("KS 6D KC QS").refuses("1 challenge") == "no-challenge"


@pytest.mark.parametrize(
    ("options", "signals", "challenger", "penalties"),
    [
        ({"roof": "penalty-2"}, ("2 roof",), 1, [0, 2]),
        ({"roof": "penalty-4"}, ("2 roof",), 3, [0, 4]),
        ({"roof": "penalty-2"}, (), 1, [2, 0]),
        ({"roof": "penalty-2"}, ("2 roof",), 0, [0, 2]),
        ({"roof": "penalty-2"}, ("2 roof",), None, [0, 0]),
        ({"signals": "penalty-4"}, ("2 roof",), 1, [0, 4]),
    ],
    ids=str,
)
def test_the_side_that_is_wrong_has_the_strokes_written_for_the_other(
    options: dict[str, Any], signals: tuple[str, ...], challenger: int | None, penalties: list[int]
) -> None:
    table = in_play(**options).after(*signals).played("KS 6D KC QS")
    plain = finish(table).result["strokes"]
    result = finish(table if challenger is None else table.after(f"{challenger} challenge")).result
    assert result["penalties"] == penalties
    assert result["strokes"] == [both + more for both, more in zip(plain, penalties, strict=True)]


def test_signals_that_are_allowed_cost_nothing() -> None:
    table = in_play(roof="penalty-2").played("KS").after("0 blink").played("6D KC QS").after("1 challenge")
    assert finish(table).result["penalties"] == [2, 0]
