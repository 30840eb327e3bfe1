"""Sheepshead: playing the hand, the partner's card, scores, leaster and the match."""

import json
from typing import Any

import pytest

from engine.actions import read_action
from engine.cards import card_points
from engine.deal import Deal
from engine.errors import UnusableDeal
from engine.games.sheepshead.payment import multiplier, scores
from engine.games.sheepshead.rules import SHEEPSHEAD
from engine.match import Tally
from engine.picking import PICK
from engine.referee import answer
from tests.engine.rules_table import Seats, dealt
from tests.engine.test_sheepshead_bidding import FIVE, FIVE_BLIND, five, four, swapped, three
from tests.properties.random_deals import finished_deal
from tests.support.soak import either

DONE = "bury 9C AD"
BOOK = {
    "partner": ("called-ace", "jack-of-diamonds"), "allpass": ("misdeal", "leaster"), "bury": ("held", "any"),
    "deal": ("full", "six"),
}  # fmt: skip


def by_the_book(seed: int) -> Deal:
    return finished_deal("sheepshead", seed, BOOK, (5, 4, 3))


def called() -> Seats:
    return five().said("pick", DONE, "call C")


def by_jack(**options: str) -> Seats:
    return five(partner="jack-of-diamonds", **options).said("pick", DONE)


# Following suit


def test_eldest_leads_any_card_whoever_picked() -> None:
    table = dealt("sheepshead", FIVE, FIVE_BLIND, dealer=4).said("pass", "pick", DONE, "alone")
    assert table.waits_for == (0,)
    assert table.may_play() == {*FIVE[0].split()}


@pytest.mark.parametrize(
    ("played", "may"),
    [
        ("KC", "AC"),
        ("KC AC", "QD JD TD TS KS 9H"),
        ("KC AC TS", "JS JH KD 9S AH 8H"),
        ("KC AC TS 8H", "8C 7C"),
        ("QS", "QH 8D"),
        ("QS 8D TD JH", "9D"),
    ],
)
def test_suit_led_is_followed_if_possible_all_trumps_being_one(played: str, may: str) -> None:
    table = called().played(played)
    assert table.may_play() == {*may.split()}


def test_what_does_not_follow_is_refused() -> None:
    assert called().played("KC").refuses("2 play QH") == "must-follow"
    assert called().played("QS").refuses("2 play AC") == "must-follow-trump"
    assert called().refuses("1 play AC") == "not-in-hand"
    assert called().refuses("2 play AC") == "not-your-turn"


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("KC AC TS 8H 8C", 2), ("KC AC TD 8H 8C", 3), ("KC AC TD KD 7C", 3), ("QC QH JD JS 9D", 1), ("JC QH JD JS 9D", 2)],
)
def test_highest_card_of_the_suit_or_highest_trump_wins_and_leads(trick: str, winner: int) -> None:
    table = called().played(trick)
    assert table.waits_for == (winner,)


# The partner


def test_the_holder_of_the_called_ace_need_not_play_it() -> None:
    table = dealt("sheepshead", swapped("8C", "8S"), FIVE_BLIND).said("pick", DONE, "call C").played("KC")
    assert table.may_play() == {"AC", "8C"}


def test_its_holder_may_lead_it_or_throw_it_off() -> None:
    table = called().played("JC QH TD KD 9D")
    assert "AC" in table.may_play(2)


@pytest.mark.parametrize(("viewer", "sides"), [
    (None, (None, 0, None, None, None)),
    (0, (1, 0, None, None, None)),
    (1, (None, 0, None, None, None)),
    (2, (1, 0, 0, 1, 1)),
    (3, (None, 0, None, 1, None)),
])  # fmt: skip
def test_until_the_ace_falls_only_its_holder_knows(viewer: int | None, sides: tuple[int | None, ...]) -> None:
    for table in (called(), called().played("QS QH"), called().played("QS QH TD KD 9D")):
        assert table.view(viewer).sides == sides
        assert "2" not in str(table.view(viewer).contract)
    assert called().played("KC AC").view(viewer).sides == (1, 0, 0, 1, 1)


@pytest.mark.parametrize("phase", [(), ("9C KC",)])
def test_before_the_call_nobody_knows_of_any_partner(phase: tuple[str, ...]) -> None:
    table = five().said("pick", *(f"bury {cards}" for cards in phase))
    assert {table.view(viewer).sides for viewer in (None, 0, 1, 2, 3, 4)} == {(None, 0, None, None, None)}


def test_who_says_alone_plays_against_all_and_everybody_hears_it() -> None:
    table = five().said("pick", DONE, "alone")
    assert {table.view(viewer).sides for viewer in (None, 0, 1, 2, 3, 4)} == {(1, 0, 1, 1, 1)}


@pytest.mark.parametrize("make", [four, three])
def test_three_and_four_play_one_against_the_rest(make: Any) -> None:
    table = make(bury="any").said("pick")
    two = " ".join(map(str, sorted(table.state.hands[1])[:2]))
    table = table.said(f"bury {two}")
    assert table.view(None).sides == tuple(0 if seat == 1 else 1 for seat in range(len(table.state.hands)))


def test_the_jack_of_diamonds_is_the_partner_and_known_to_himself() -> None:
    table = by_jack()
    assert table.phase == "play"
    assert table.view(3).sides == (1, 0, 1, 0, 1)
    assert table.view(1).sides == (None, 0, None, None, None)
    assert table.view(0).sides == (1, 0, None, None, None)
    assert table.played("QS QH JD").view(None).sides == (1, 0, 1, 0, 1)


@pytest.mark.parametrize(
    ("played", "may"),
    [("QS QH", "JD"), ("KC AC", "JD"), ("", "")],
)
def test_he_plays_the_jack_as_soon_as_he_may(played: str, may: str) -> None:
    table = by_jack().played(played)
    assert table.may_play(3) == {*may.split()}
    if may:
        assert table.refuses("3 play QD") == "must-show-jack"


def test_he_leads_it_too() -> None:
    table = dealt("sheepshead", FIVE, FIVE_BLIND, dealer=2, partner="jack-of-diamonds")
    table = table.said("pass", "pass", "pass", "pick", "bury 9C AD")
    assert (table.waits_for, table.may_play()) == ((3,), {"JD"})


def test_he_follows_another_suit_first() -> None:
    table = dealt("sheepshead", FIVE, FIVE_BLIND, dealer=3, partner="jack-of-diamonds")
    table = table.said("pass", "pass", "pick", "bury 9C AD").played("9S 7S TC AS")
    assert table.waits_for == (3,)
    assert table.may_play() == {"TS", "KS"}


def test_nobody_else_is_bound_by_the_jack() -> None:
    cards = tuple(hand.replace("JD", "xx").replace("QS", "JD").replace("xx", "QS") for hand in FIVE)
    table = dealt("sheepshead", cards, FIVE_BLIND, partner="jack-of-diamonds").said("pick", DONE)
    assert table.may_play() == {"QC", "JD", "JC", "KC", "TC", "7D"}
    assert table.view(1).sides == (1, 0, 1, 1, 1)
    assert table.view(3).sides == (None, 0, None, 1, None)
    assert table.played("JD").view(3).sides == (1, 0, 1, 1, 1)
    leaster = five(partner="jack-of-diamonds", allpass="leaster").said(*["pass"] * 5).played("QS QH")
    assert leaster.may_play() == {"QD", "JD", "TD"}


def test_a_picker_who_buries_the_jack_is_alone_and_does_not_say_so() -> None:
    cards = tuple(hand.replace("JD", "xx").replace("QS", "JD").replace("xx", "QS") for hand in FIVE)
    table = dealt("sheepshead", cards, FIVE_BLIND, partner="jack-of-diamonds").said("pick", "bury JD AD")
    assert table.view(1).sides == (1, 0, 1, 1, 1)
    assert table.view(None).sides == (None, 0, None, None, None)
    result = table.played_out().result
    assert (result["kind"], result["partner"]) == ("jack", None)
    assert sorted(map(abs, result["scores"])) == [result["multiplier"]] * 4 + [4 * result["multiplier"]]


def test_buried_cards_are_the_pickers_secret() -> None:
    table = called()
    assert {str(card) for card in table.view(1).aside} == {"9C", "AD"}
    assert [table.view(viewer).aside for viewer in (None, 0, 2, 3, 4)] == [()] * 5
    step = SHEEPSHEAD.apply(five().said("pick").state, 1, read_action(DONE))
    assert all("AD" not in _cards(event.heard_by(viewer)) for event in step.events for viewer in (None, 0, 2, 3, 4))
    assert any("AD" in _cards(event.heard_by(1)) for event in step.events)


def _cards(happening: Any) -> set[str]:
    return {str(card) for card in getattr(happening, "cards", ())}


def test_only_the_picker_sees_the_blind() -> None:
    state = five().state
    step = SHEEPSHEAD.apply(state, 1, PICK)
    for viewer in (None, 0, 2, 3, 4):
        assert all(not _cards(event.heard_by(viewer)) for event in step.events)
    assert any(_cards(event.heard_by(1)) == {"TC", "7D"} for event in step.events)


# Scores


@pytest.mark.parametrize(
    ("side", "tricks", "times"),
    [((61, 59), (4, 2), 1), ((90, 30), (5, 1), 1), ((91, 29), (5, 1), 2), ((29, 91), (1, 5), 2), ((30, 90), (1, 5), 1),
     ((120, 0), (6, 0), 3), ((0, 120), (0, 6), 3), ((22, 98), (0, 6), 3), ((120, 0), (5, 1), 2),
     ((60, 60), (3, 3), 1)],
)  # fmt: skip
def test_schneider_doubles_and_schwarz_triples(side: tuple[int, int], tricks: tuple[int, int], times: int) -> None:
    assert multiplier(side, tricks) == times


@pytest.mark.parametrize(
    ("players", "partner", "value", "expected"),
    [
        (5, 3, 1, (-1, 2, -1, 1, -1)),
        (5, 3, -1, (1, -2, 1, -1, 1)),
        (5, 3, 2, (-2, 4, -2, 2, -2)),
        (5, 3, -3, (3, -6, 3, -3, 3)),
        (5, None, 1, (-1, 4, -1, -1, -1)),
        (5, None, -2, (2, -8, 2, 2, 2)),
        (4, None, 1, (-1, 3, -1, -1)),
        (4, None, -1, (1, -3, 1, 1)),
        (3, None, 1, (-1, 2, -1)),
        (3, None, -3, (3, -6, 3)),
    ],
)
def test_what_each_scores(players: int, partner: int | None, value: int, expected: tuple[int, ...]) -> None:
    assert scores(players, 1, partner, value) == expected


def test_sixty_one_with_the_buried_cards_win_and_sixty_lose() -> None:
    seen = set()
    for seed in range(400):
        outcome = by_the_book(seed).outcome
        assert outcome
        if outcome.declarer is not None:
            assert outcome.side_points
            assert outcome.won == (outcome.side_points[0] >= 61)
            seen.add(outcome.side_points[0] >= 61)
    assert seen == {True, False}


def test_buried_cards_count_for_the_picker_and_are_no_trick() -> None:
    table = five(bury="any").said("pick", "bury TC AD", "alone").played_out()
    won = [trick for trick in table.state.play.tricks if trick.winner(table.state.ranking) == 1]
    assert table.result["points"][1] == 21 + sum(card_points(trick.cards) for trick in won)
    assert table.result["side"][0] == table.result["points"][1]
    assert (table.result["tricks"][1], sum(table.result["tricks"])) == (len(won), 6)


def expected(result: dict[str, Any], players: int) -> dict[str, Any]:
    """The keys as the rules say them, worked out again from points and tricks."""
    kind, points, tricks = result["kind"], result["points"], result["tricks"]
    if kind == "leaster":
        some = sorted((points[seat], seat) for seat in range(players) if tricks[seat])
        tied = len(some) > 1 and some[0][0] == some[1][0]
        winner = None if tied else some[0][1]
        pay = [0 if tied else players - 1 if seat == winner else -1 for seat in range(players)]
        return {"winner": winner, "scores": pay, "multiplier": None, "side": None, "won": None, "declarer": None}
    ours = {result["declarer"], result["partner"]}
    side = [sum(points[seat] for seat in range(players) if (seat in ours) == mine) for mine in (True, False)]
    own = sum(tricks[seat] for seat in ours if seat is not None)
    times = 3 if own in (0, sum(tricks)) else 2 if max(side) > 90 else 1
    sign = times if side[0] > 60 else -times
    shares = {result["declarer"]: 2 if result["partner"] is not None else players - 1, result["partner"]: 1}
    pay = [sign * shares.get(seat, -1) for seat in range(players)]
    return {"winner": None, "scores": pay, "multiplier": times, "side": side, "won": side[0] > 60}


@pytest.mark.parametrize("seed", range(either(8, 150)))
def test_results_worked_out_again(seed: int) -> None:
    deal = by_the_book(seed)
    assert deal.outcome
    result = SHEEPSHEAD.result(deal.outcome)
    if result["kind"] == "misdeal":
        return
    state, players = deal.state, deal.start.players
    in_play = [card for trick in state.play.tricks for card in trick.cards]
    aside = state.buried or state.blind
    assert sum(deal.outcome.points) == card_points((*in_play, *aside))
    full = len(in_play) + 2 == len(deal.start.pack)
    assert not full or sum(deal.outcome.points) == 120
    assert sum(deal.outcome.scores or ()) == 0
    assert expected(result, players).items() <= result.items()


# Leaster


def test_in_a_leaster_the_blind_goes_with_the_last_trick() -> None:
    table = five(allpass="leaster").said(*["pass"] * 5).played_out()
    last = table.state.play.turn
    taken = card_points(
        card for trick in table.state.play.tricks if trick.winner(table.state.ranking) == last for card in trick.cards
    )
    assert table.result["points"][last] == taken + 10
    assert sum(table.result["points"]) == 120


def test_fewest_points_with_a_trick_win_a_point_from_each() -> None:
    table = five(allpass="leaster").said(*["pass"] * 5).played_out()
    result = table.result
    winner = result["winner"]
    assert result["tricks"][winner] > 0
    assert result["scores"] == [4 if seat == winner else -1 for seat in range(5)]
    assert (result["declarer"], result["won"], result["side"], result["multiplier"]) == (None,) * 4


# The match


def played_match(*results: dict[str, Any], deals: int = 10) -> dict[str, Any]:
    request = {"game": "sheepshead", "match": {"deals": deals}, "results": results}
    reply: dict[str, Any] = json.loads(answer(json.dumps(request).encode()) or "")
    return reply


def test_the_most_points_after_ten_hands_win() -> None:
    won = {"kind": "called", "scores": [-1, 2, -1, 1, -1]}
    lost = {"kind": "alone", "scores": [-4, 1, 1, 1, 1]}
    assert played_match(*[won] * 9)["games"] == []
    reply = played_match(*[won] * 9, lost, won)
    assert reply["games"] == [{"winner": [1], "score": [-13, 19, -8, 10, -8]}]
    assert reply["current"] == [-1, 2, -1, 1, -1]


def test_a_misdeal_is_no_hand() -> None:
    misdeal = {"kind": "misdeal", "scores": [0, 0, 0]}
    won = {"kind": "alone", "scores": [2, -1, -1]}
    assert played_match(won, misdeal, won, deals=2)["games"] == [{"winner": [0], "score": [4, -2, -2]}]
    assert played_match(won, misdeal, deals=2) == {"id": None, "games": [], "current": [2, -1, -1]}


def test_seats_that_share_the_most_all_win() -> None:
    assert played_match({"kind": "leaster", "scores": [0] * 4}, deals=1)["games"][0]["winner"] == [0, 1, 2, 3]


def test_without_results_there_is_no_score() -> None:
    assert played_match()["current"] == []


@pytest.mark.parametrize(
    "results",
    [[{"kind": "alone", "scores": [1, 1]}], [{"kind": "alone", "scores": [1, 1, "1"]}], [{"scores": [2, -1, -1]}],
     [{"kind": "alone", "scores": None}], [{"kind": "alone", "scores": [2, -1, True]}], [{"kind": "alone"}],
     [{"kind": "alone", "scores": [2, -1, -1]}, {"kind": "alone", "scores": [3, -1, -1, -1]}]],
)  # fmt: skip
def test_results_that_are_none(results: list[dict[str, Any]]) -> None:
    assert played_match(*results)["error"]["at"] is None


def test_the_deal_goes_round_and_each_seat_has_its_column() -> None:
    deal = by_the_book(1)
    assert deal.outcome
    assert SHEEPSHEAD.next_deal(4, 5, deal.outcome).dealer == 0
    assert SHEEPSHEAD.columns(4) == ((0,), (1,), (2,), (3,))
    assert SHEEPSHEAD.match.add(Tally((0, 0, 0)), SHEEPSHEAD.gain({"kind": "misdeal", "scores": [0, 0, 0]})).deals == 0
    with pytest.raises(UnusableDeal):
        SHEEPSHEAD.gain({"kind": 1, "scores": [0, 0, 0]})


def test_random_deals_are_of_every_kind() -> None:
    kinds = {getattr(by_the_book(seed).outcome, "kind", "") for seed in range(200)}
    assert kinds == {"called", "alone", "jack", "leaster", "misdeal"}
