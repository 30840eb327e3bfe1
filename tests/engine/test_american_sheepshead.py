"""American Sheepshead: three games in one; a row for each sentence of the rules."""

from dataclasses import replace
from typing import Any

import pytest

from engine.actions import Cut, read_action
from engine.cards import card_points, read_cards, write_cards
from engine.errors import UnusableDeal
from engine.events import Acted, LaidAway, Received
from engine.games.american_sheepshead import AMERICAN, AmericanSheepsheadOptions, stake
from engine.ranking import PACK, STANDARD
from engine.trick import Trick
from tests.engine.rules_table import Seats, dealt
from tests.engine.test_window import HANDS as THREE
from tests.properties.random_deals import finished_deal
from tests.support.soak import either

# Seat 1 has the jack of diamonds, seat 2 strong trumps; eldest is seat 1.
FOUR = ("9D KD TH KH 8C AC 9H", "QC QS JD AD KC 9C AS", "QH 8D 8S TS 7H KS AH", "QD JC TD JS JH 9S 8H")
PAIRS = (
    "QC QS JC AC TC 9C AS 7H",
    "QH JS JH AD TD 8C KS 9H",
    "QD JD 9D KC 7C TS 9S AH",
    "KD 8D 7D 8S 7S TH KH 8H",
)
VIEWERS = (None, 0, 1, 2, 3)


def three(**options: bool) -> Seats:
    return dealt("american-sheepshead", THREE, "7D 7S", **options)


def four(**options: bool) -> Seats:
    return dealt("american-sheepshead", FOUR, "TC 7D", variant="solo", **options)


def pairs(**options: bool) -> Seats:
    return dealt("american-sheepshead", PAIRS, variant="partnership", **options)


# The deal


@pytest.mark.parametrize(
    ("variant", "players", "hand", "blind", "pack"),
    [("three", 3, 10, 2, 32), ("partnership", 4, 8, 0, 32), ("solo", 4, 7, 2, 30)],
)
def test_how_many_cards_each_gets(variant: str, players: int, hand: int, blind: int, pack: int) -> None:
    options = AmericanSheepsheadOptions(variant=variant)
    assert AMERICAN.players(options) == (players,)
    cards = AMERICAN.pack(options, players)
    out = AMERICAN.deal(options, 1, players, cards, Cut("threes"))
    assert (len(cards), {len(each) for each in out.hands}, len(out.blind)) == (pack, {hand}, blind)
    AMERICAN.begin(options, 1, out)


def test_the_black_sevens_are_removed_for_four_with_a_blind() -> None:
    assert {str(card) for card in set(PACK) - set(AMERICAN.pack(AmericanSheepsheadOptions(variant="solo"), 4))} == {
        "7C",
        "7S",
    }


@pytest.mark.parametrize(
    ("hands", "blind", "variant"),
    [(THREE, "", "three"), (THREE, "7D 7S", "solo"), (FOUR, "TC 7C", "solo"), (FOUR, "TC 7D", "partnership"),
     (PAIRS, "7C 7S", "partnership"), (PAIRS[:3], "", "three")],
)  # fmt: skip
def test_hands_that_are_no_deal_of_the_game(hands: tuple[str, ...], blind: str, variant: str) -> None:
    with pytest.raises(UnusableDeal):
        dealt("american-sheepshead", hands, blind, variant=variant)


# Three players


def test_eldest_has_first_choice_then_second_hand_then_the_dealer() -> None:
    table = three()
    for seat in (1, 2, 0):
        assert (table.waits_for, table.may()) == ((seat,), {"pick", "pass"})
        table = table.said("pass")
    assert table.phase == "play"


def test_without_solo_bids_the_first_pick_ends_it() -> None:
    table = three().said("pass", "pick")
    assert (table.phase, table.waits_for) == ("bury", (2,))
    assert len(table.may()) == 66
    assert table.said("bury 7S 7D").waits_for == (1,)


def test_after_a_pick_those_still_to_speak_may_bid_solo_or_pass() -> None:
    table = three(solobid=True)
    assert table.may() == {"pick", "solo", "pass"}
    table = table.said("pick")
    assert (table.phase, table.waits_for, table.may()) == ("pick", (2,), {"solo", "pass"})
    assert len(table.state.hands[1]) == 10
    assert table.refuses("2 pick") == "picked-already"
    table = table.said("pass")
    assert (table.waits_for, table.may()) == ((0,), {"solo", "pass"})
    table = table.said("pass")
    assert (table.phase, table.waits_for, len(table.state.hands[1])) == ("bury", (1,), 12)


@pytest.mark.parametrize("before", [("pick",), ("pick", "pass"), (), ("pass",), ("pass", "pass"), ("pass", "pick")])
def test_a_solo_ends_the_bidding_and_leaves_the_blind(before: tuple[str, ...]) -> None:
    table = three(solobid=True).said(*before)
    (soloist,) = table.waits_for
    table = table.said("solo")
    assert (table.phase, table.waits_for, table.state.picker) == ("play", (1,), soloist)
    assert {len(hand) for hand in table.state.hands} == {10}
    assert all(table.view(viewer).aside == () for viewer in VIEWERS[:4])
    assert table.view(None).sides == tuple(0 if seat == soloist else 1 for seat in range(3))


def test_the_last_to_pick_has_the_blind_at_once() -> None:
    table = three(solobid=True).said("pass", "pass", "pick")
    assert (table.phase, table.waits_for) == ("bury", (0,))


def test_a_blind_got_by_the_others_pass_is_seen_by_the_picker_alone() -> None:
    state = three(solobid=True).said("pick", "pass").state
    events = AMERICAN.apply(state, 0, read_action("pass")).events
    heard = [event.heard_by(1) for event in events]
    assert heard[-1] == Received(1, 2, state.blind)
    assert events[-1].heard_by(0) == events[-1].heard_by(None) == Received(1, 2)


@pytest.mark.parametrize(
    ("table", "move", "code"),
    [
        (three(), "1 solo", "no-solo-bid"),
        (four(solobid=True), "1 solo", "no-solo-bid"),
        (three(), "2 pick", "not-your-turn"),
        (three(solobid=True).said("pick"), "1 pass", "not-your-turn"),
        (three().said("pick"), "1 bury TS", "wrong-count"),
        (three().said("pick"), "1 bury AC TS", "not-in-hand"),
        (three().said("pick", "bury TS KS"), "1 alone", "call-never"),
        (three().said("pick", "bury TS KS"), "1 pick", "not-now"),
        (three(), "1 hand", "not-in-this-game"),
        (three(), "1 call C", "not-in-this-game"),
        (three(), "1 re", "not-in-this-game"),
        (pairs(), "1 pick", "not-now"),
        (pairs(), "1 pass", "not-now"),
        (pairs(), "1 alone", "call-never"),
        (four(), "1 alone", "not-now"),
        (pairs().played("QH"), "2 play TS", "must-follow-trump"),
    ],
)
def test_what_is_refused(table: Seats, move: str, code: str) -> None:
    assert table.refuses(move) == code


@pytest.mark.parametrize(
    ("options", "points", "tricks", "solo", "expected"),
    [
        ({}, 61, False, False, 2), ({}, 90, False, False, 2), ({}, 91, False, False, 4), ({}, 120, True, False, 6),
        ({"wergin": True}, 61, False, False, 3), ({"wergin": True}, 91, False, False, 4),
        ({"wergin": True}, 120, True, False, 5),
        ({}, 61, False, True, 4), ({}, 91, False, True, 5), ({}, 120, True, True, 6),
        ({"wergin": True}, 61, False, True, 4), ({"wergin": True}, 91, False, True, 5),
    ],
)  # fmt: skip
def test_stakes(options: dict[str, bool], points: int, tricks: bool, solo: bool, expected: int) -> None:
    assert stake(AmericanSheepsheadOptions(**options), points, every_trick=tricks, solo=solo) == expected


def test_the_untouched_blind_counts_for_the_soloist_in_the_end() -> None:
    table = dealt("american-sheepshead", (THREE[0].replace("AC", "7D"), *THREE[1:]), "AC 7S", solobid=True)
    table = table.said("solo").played_out()
    own = [trick for trick in table.state.play.tricks if trick.winner(STANDARD) == 1]
    assert table.result["points"][1] == 11 + sum(card_points(trick.cards) for trick in own)
    assert (table.result["kind"], table.result["declarer"]) == ("solo", 1)


# Four players with a blind


def test_any_two_of_nine_are_buried() -> None:
    table = four().said("pass", "pick")
    assert (len(table.may()), table.waits_for) == (36, (2,))


def test_who_has_no_jack_of_diamonds_says_whether_he_plays_alone() -> None:
    table = four().said("pass", "pick", "bury TS 7H")
    assert (table.phase, table.waits_for, table.may()) == ("call", (2,), {"alone", "partner"})
    assert table.refuses("2 play QH") == "not-now"
    assert table.said("alone").played_out().result["kind"] == "alone"
    result = table.said("partner").played_out().result
    assert (result["kind"], result["declarer"], result["partner"]) == ("partner", 2, 1)


@pytest.mark.parametrize("buried", ["bury 9C AS", "bury JD AD"])
def test_who_has_it_plays_alone_and_is_not_asked_even_if_he_buries_it(buried: str) -> None:
    table = four().said("pick", buried)
    assert table.phase == "play"
    result = table.played_out().result
    assert (result["kind"], result["partner"]) == ("alone", None)


def test_a_jack_in_the_blind_is_among_the_nine() -> None:
    hands = (FOUR[0], FOUR[1].replace("JD", "7D"), *FOUR[2:])
    table = dealt("american-sheepshead", hands, "TC JD", variant="solo")
    assert table.said("pick", "bury TC JD").phase == "play"


def test_nobody_is_let_see_that_the_picker_was_asked_and_wants_a_partner() -> None:
    before = four().said("pass", "pick")
    asked = before.said("bury TS 7H")
    for viewer in (None, 0, 1, 3):
        assert asked.view(viewer) == before.view(viewer)
    for move in ("0 pass", "1 play QC", "3 alone", "0 partner", "1 bury 9C AS", "3 pick"):
        assert asked.refuses(move) == before.refuses(move)
    assert asked.view(2).phase == "call"
    assert len(asked.view(2).aside) == 2


def test_what_is_heard_of_it_is_the_same_with_and_without_the_jack() -> None:
    silent, asked, with_jack = four().said("pass", "pick"), four().said("pass", "pick", "bury TS 7H"), four()
    bury, want = read_action("bury TS 7H"), read_action("partner")
    first = AMERICAN.apply(silent.state, 2, bury).events
    second = AMERICAN.apply(asked.state, 2, want).events
    third = AMERICAN.apply(with_jack.said("pick").state, 1, read_action("bury 9C AS")).events
    for viewer in (None, 0, 3):
        heard = [event.heard_by(viewer) for event in (*first, *second)]
        assert [each for each in heard if each] == [LaidAway(2, "bury", 2)]
        assert [event.heard_by(viewer) for event in third] == [LaidAway(1, "bury", 2)]
    assert [event.heard_by(2) for event in (*first, *second)] == [
        LaidAway(2, "bury", 2, bury.cards),  # type: ignore[union-attr]
        Acted(2, want),
    ]
    assert asked.said("partner").state.said == asked.state.said


def test_alone_is_heard_by_all() -> None:
    table = four().said("pass", "pick", "bury TS 7H", "alone")
    assert {table.view(viewer).sides for viewer in VIEWERS} == {(1, 1, 0, 1)}
    contract = table.view(None).contract
    assert contract is not None
    assert contract.name == "alone"


@pytest.mark.parametrize(
    ("viewer", "sides"),
    [(None, (None, None, 0, None)), (0, (1, None, 0, None)), (1, (1, 0, 0, 1)), (2, (None, None, 0, None)),
     (3, (None, None, 0, 1))],
)  # fmt: skip
def test_until_the_jack_falls_only_its_holder_knows(viewer: int | None, sides: tuple[int | None, ...]) -> None:
    table = four().said("pass", "pick", "bury TS 7H", "partner")
    assert table.view(viewer).sides == sides
    assert getattr(table.view(viewer).contract, "name", "") == "pick"
    assert table.played("JD").view(viewer).sides == (1, 0, 0, 1)


def test_a_lone_picker_with_the_jack_looks_like_any_other() -> None:
    table = four().said("pick", "bury 9C AS")
    assert table.view(1).sides == (1, 0, 1, 1)
    assert [table.view(viewer).sides for viewer in (None, 0)] == [(None, 0, None, None), (1, 0, None, None)]
    assert getattr(table.view(0).contract, "name", "") == "pick"


def test_the_jack_may_be_kept_back() -> None:
    assert four().said("pass", "pick", "bury TS 7H", "partner").may_play() == {*FOUR[1].split()}


# Partnership


def test_there_is_no_bidding_and_opposite_seats_are_partners() -> None:
    table = pairs()
    assert (table.phase, table.waits_for) == ("play", (1,))
    assert {table.view(viewer).sides for viewer in VIEWERS} == {(0, 1, 0, 1)}


# What a deal is worth


def as_if(table: Seats, won: dict[int, str], last: int = 0) -> dict[str, Any]:
    """The result if each seat had won these tricks, which commas part; of the cards named only points matter."""
    tricks = [
        Trick((seat,) * len(cards), cards) for seat, taken in won.items() for cards in map(read_cards, taken.split(","))
    ]
    play = replace(table.state.play, tricks=tuple(tricks), turn=last)
    return Seats(table.game, replace(table.state, phase="done", play=play)).result


def hearts(*tricks: str) -> str:
    return ",".join(" ".join(f"{rank}H" for rank in trick) for trick in tricks)


@pytest.mark.parametrize(
    ("won", "scores"),
    [
        ({1: hearts("AAA", "AQ"), 0: hearts("7")}, [-2, 4, -2]),
        ({1: hearts("AAA", "AJ"), 0: hearts("7")}, [2, -4, 2]),
        ({1: hearts("AAA", "AAA", "T"), 0: hearts("7")}, [-2, 4, -2]),
        ({1: hearts("AAA", "AAA", "A"), 0: hearts("7")}, [-4, 8, -4]),
        ({1: hearts("AAA", "AAA", "A")}, [-6, 12, -6]),
        ({1: hearts("7"), 0: hearts("AAA", "AAA", "AA"), 2: hearts("J")}, [2, -4, 2]),
        ({1: hearts("7"), 0: hearts("AAA", "AAA", "AA"), 2: hearts("Q")}, [4, -8, 4]),
        ({0: hearts("AAA", "AAA", "AA"), 2: hearts("Q")}, [6, -12, 6]),
    ],
)
def test_the_picker_gets_two_four_or_six_from_each_or_pays_by_the_same_schedule(
    won: dict[int, str], scores: list[int]
) -> None:
    """Fourteen points are buried and count for the picker."""
    table = three().said("pick", "bury TS KS")
    result = as_if(table, won)
    assert (result["scores"], result["won"]) == (scores, scores[1] > 0)
    assert result["side"][0] == result["points"][1]


def leaster(**options: bool) -> Seats:
    return three(**options).said("pass", "pass", "pass")


TRICKLESS = {0: hearts("A", "T"), 1: hearts("A", "K")}


@pytest.mark.parametrize(
    ("options", "won", "winner", "scores"),
    [
        ({}, {0: hearts("A", "T"), 1: hearts("A"), 2: hearts("K", "Q")}, 2, [-2, -2, 4]),
        ({}, TRICKLESS, 2, [-4, -4, 8]),
        ({"wergin": True}, {0: hearts("A", "T"), 1: hearts("A"), 2: hearts("K", "Q")}, 2, [-2, -2, 4]),
        ({"wergin": True}, TRICKLESS, 2, [-3, -3, 6]),
        ({}, {0: hearts("A"), 1: hearts("K"), 2: hearts("K")}, None, [0, 0, 0]),
    ],
)
def test_fewest_card_points_win_a_leaster_and_more_without_a_trick(
    options: dict[str, bool], won: dict[int, str], winner: int | None, scores: list[int]
) -> None:
    result = as_if(leaster(**options), won)
    assert (result["kind"], result["winner"], result["scores"]) == ("leaster", winner, scores)


def test_the_blind_of_a_leaster_goes_to_the_winner_of_the_last_trick() -> None:
    table = dealt("american-sheepshead", (THREE[0].replace("AC", "7D"), *THREE[1:]), "AC 7S")
    won = {0: hearts("K"), 1: hearts("K"), 2: hearts("K")}
    assert as_if(table.said("pass", "pass", "pass"), won, last=2)["points"] == [4, 4, 15]


SIXTY, FOXED = "AH AH AH AH,TH KH JH,7H,7H", "AH AH AH AD,TH KH JH,7H,7H"


@pytest.mark.parametrize(
    ("won", "winner", "fox", "stake"),
    [
        ({0: SIXTY, 1: FOXED}, 1, 1, 2),
        ({2: FOXED, 3: SIXTY}, 0, 2, 2),
        ({0: SIXTY.replace("JH", "QH"), 1: FOXED.replace("JH", "7H")}, 0, 1, 2),
        ({1: "AD AH AH AH,AH AH AH AH,JH,7H", 0: "TH TH TH,7H"}, 1, 1, 2),
        ({1: "AD AH AH AH,AH AH AH AH,QH,7H", 0: "TH TH,7H"}, 1, 1, 4),
        ({1: "AD AH AH AH,AH AH AH AH,QH,7H"}, 1, 1, 6),
    ],
)
def test_catching_the_fox_breaks_a_tie_and_adds_nothing_to_ninety(
    won: dict[int, str], winner: int, fox: int, stake: int
) -> None:
    result = as_if(pairs(), won)
    assert (result["winner"], result["fox"]) == (winner, fox)
    assert result["scores"] == [stake if seat % 2 == winner else -stake for seat in range(4)]


@pytest.mark.parametrize("said", ["alone", "partner"])
def test_among_four_the_partner_shares_and_who_is_alone_gets_it_from_all(said: str) -> None:
    result = as_if(four().said("pass", "pick", "bury TS 7H", said), {2: hearts("AAA", "AA"), 3: hearts("7")})
    assert result["side"][0] == 65
    assert result["scores"] == ([-2, -2, 6, -2] if said == "alone" else [-2, 2, 2, -2])


# Play


@pytest.mark.parametrize("table", [leaster(), four().said("pick", "bury 9C AS"), pairs()], ids=["3", "4", "pairs"])
def test_eldest_leads_and_all_fourteen_trumps_are_one_suit(table: Seats) -> None:
    assert table.waits_for == (1,)
    ranking = table.view(0).ranking
    assert write_cards(ranking.trumps) == "QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D"
    assert "".join(rank.letter for rank in ranking.plain) == "ATK987"


def test_suit_is_followed_if_possible_else_any_card_is_played() -> None:
    assert leaster().played("QH").may_play() == {"JC", "JS", "JH", "JD", "9D", "8D"}
    assert leaster().played("KC").may_play() == {"8C", "7C"}
    assert leaster().played("AH").may_play() == {*THREE[2].split()}


def test_the_highest_trump_wins_else_the_highest_of_the_suit_led_and_leads() -> None:
    assert leaster().played("AH 8D 7H").waits_for == (2,)
    assert leaster().played("KS 9S AS").waits_for == (0,)
    assert leaster().played("KC 7C AC").waits_for == (0,)
    assert leaster().played("TH 9S 9H").waits_for == (1,)


@pytest.mark.parametrize("seed", range(either(10, 300)))
def test_results_worked_out_again(seed: int) -> None:
    deal = finished_deal("american-sheepshead", seed)
    assert deal.outcome
    result = AMERICAN.result(deal.outcome)
    assert sum(result["points"]) == card_points(deal.start.pack) == 120  # type: ignore[call-overload]
    assert sum(deal.outcome.scores or ()) == 0
    assert expected(result, deal).items() <= result.items()


def expected(result: dict[str, Any], deal: Any) -> dict[str, Any]:
    kind, points, tricks, wergin = result["kind"], result["points"], result["tricks"], deal.start.options.wergin
    players = len(points)
    steps = (4, 5, 6) if kind == "solo" else (3, 4, 5) if wergin else (2, 4, 6)
    if kind == "leaster":
        low = [seat for seat in range(players) if points[seat] == min(points)]
        winner = low[0] if len(low) == 1 else None
        pay = 0 if winner is None else 2 if tricks[winner] else 3 if wergin else 4
        scores = [pay * (players - 1) if seat == winner else -pay for seat in range(players)]
        return {"winner": winner, "scores": scores, "fox": None, "side": None, "won": None, "declarer": None}
    if kind == "partnership":
        ours, first = {0, 2}, 0
        fox = next(t.winner(STANDARD) for t in deal.state.play.tricks if "AD" in map(str, t.cards))
    else:
        ours, fox, first = {result["declarer"], result["partner"]}, None, 1
    side = [sum(points[seat] for seat in range(players) if (seat in ours) == mine) for mine in (True, False)]
    won_tricks = [sum(tricks[seat] for seat in range(players) if (seat in ours) == mine) for mine in (True, False)]
    up = side[0] > 60 if fox is None else side[0] + (fox in ours) > 60
    best, its = (side[0], won_tricks[0]) if up else (side[1], won_tricks[1])
    value = steps[2] if its == sum(tricks) else steps[1] if best > 90 else steps[0]
    value = value if up else -value
    lone = first and result["partner"] is None
    scores = [(value * (players - 1) if lone else value) if seat in ours else -value for seat in range(players)]
    if fox is None:
        return {"side": side, "won": up, "scores": scores, "winner": None, "fox": None}
    nobody = {"declarer": None, "partner": None, "won": None}
    return {"side": side, "scores": scores, "winner": 0 if up else 1, "fox": fox, **nobody}


def test_the_fox_breaks_a_tie_and_counts_nowhere_else() -> None:
    found = 0
    for seed in range(either(300, 1500)):
        deal = finished_deal("american-sheepshead", seed)
        assert deal.outcome
        if deal.outcome.kind == "partnership" and deal.outcome.side_points == (60, 60):
            found += 1
            fox = deal.outcome.details["fox"]
            assert isinstance(fox, int)
            assert deal.outcome.details["winner"] == fox % 2
    assert found


def test_random_deals_are_of_every_kind() -> None:
    kinds = {getattr(finished_deal("american-sheepshead", seed).outcome, "kind", "") for seed in range(300)}
    assert kinds == {"pick", "solo", "leaster", "alone", "partner", "partnership"}


def test_scores_are_read_and_the_deal_goes_round() -> None:
    outcome = finished_deal("american-sheepshead", 3).outcome
    assert outcome
    assert AMERICAN.gain(AMERICAN.result(outcome)).columns == outcome.scores
    assert AMERICAN.next_deal(3, 4, outcome).dealer == 0
    assert AMERICAN.columns(3) == ((0,), (1,), (2,))


def test_a_picker_who_takes_a_partner_is_heard_by_himself_alone() -> None:
    counts = set()
    for seed in range(400):
        deal = finished_deal("american-sheepshead", seed)
        silent = [seat for seat, action in deal.actions if str(action) == "partner"]
        counts.add(bool(silent))
        for viewer in VIEWERS[: deal.start.players + 1]:
            heard = [told for told in deal.heard_by(viewer) if str(getattr(told, "action", "")) == "partner"]
            assert len(heard) == (viewer in silent)
    assert counts == {True, False}
