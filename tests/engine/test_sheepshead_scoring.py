"""Sheepshead: what a deal is worth, doubling, and what follows when nobody picks; a row for each sentence."""

import random
from typing import Any

import pytest

from engine.deal import Deal
from engine.dealing import Dealt
from engine.games.sheepshead.options import SheepsheadOptions
from engine.games.sheepshead.payment import multiplier
from engine.games.sheepshead.rules import SHEEPSHEAD
from engine.match import Carried
from tests.engine.rules_table import Seats, dealt
from tests.engine.test_sheepshead_tables import FIVE
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.soak import either


def five(carried: Carried | None = None, dealer: int = 0, hands: tuple[str, ...] = FIVE, **options: Any) -> Seats:
    table = dealt("sheepshead", hands, "TC 7D", dealer=dealer, **options)
    state = SHEEPSHEAD.begin(table.state.options, dealer, _dealt(table), carried)
    return Seats("sheepshead", state)


def _dealt(table: Seats) -> Dealt:
    return Dealt(table.state.hands, table.state.blind)


def alone(table: Seats, won: int | None) -> Seats:
    """Seat 1 picks and plays alone; one seat plays its strongest cards to the end."""
    return table.said("pick", "bury 9C AD", "alone").played_out(won)


STRONG = (FIVE[0], "QC QS QH QD AD 9C", "AC JC 8D AS 8S 7H", "KC JD TD TS KS 9H", FIVE[4])
"""Seat 1 wins alone."""


def winning(table: Seats) -> Seats:
    return table.said("pick", "bury TC AD", "alone").played_out(1)


# What it is worth


@pytest.mark.parametrize(
    ("side", "tricks", "options", "times"),
    [((61, 59), (3, 3), {}, 1), ((91, 29), (4, 2), {}, 2), ((29, 91), (1, 5), {}, 2), ((30, 90), (1, 5), {}, 1),
     ((30, 90), (1, 5), {"schneider": "90"}, 2), ((90, 30), (4, 2), {"schneider": "90"}, 1),
     ((31, 89), (1, 5), {"schneider": "90"}, 1), ((120, 0), (6, 0), {}, 3), ((14, 106), (0, 6), {}, 3),
     ((14, 106), (0, 6), {"notrick": "four"}, 4)],
)  # fmt: skip
def test_schneider_and_no_trick(side: Any, tricks: Any, options: Any, times: int) -> None:
    assert multiplier(side, tricks, SheepsheadOptions(**options)) == times


def test_a_lost_game_counts_double_on_the_bump_and_a_won_one_does_not() -> None:
    lost, won = alone(five(bump=True), 3).result, winning(five(hands=STRONG, bump=True, bury="any")).result
    assert (lost["won"], lost["times"]) == (False, {"bump": 2})
    assert lost["scores"][1] == -8 * lost["multiplier"]
    assert won["won"]
    assert "times" not in won
    assert alone(five(), 3).result["scores"][1] == -4 * lost["multiplier"]


def test_without_a_trick_the_partner_is_off_the_hook() -> None:
    hands = ("QC QH JC JH AH TH", "9D 8D KC 9C 8C 7C", "AC 7H 8S 7S 8H 9S", "QS JS TD AD AS TS", "QD JD KD KS KH 9H")
    results = []
    for hook in (True, False):
        table = five(hands=hands, hook=hook, bury="any").said("pick", "bury TC 7D", "call C")
        table = table.played("KC AC AD KD QC").played_out(0)
        results.append(table.result)
    assert [result["tricks"][1] + result["tricks"][2] for result in results] == [0, 0]
    assert [result["scores"] for result in results] == [[3, -9, 0, 3, 3], [3, -6, -3, 3, 3]]


def test_the_cap_holds_for_all_that_multiplies() -> None:
    carried = Carried.of({"times": 2})
    lost = alone(five(carried, bump=True, cap="4"), 3).result
    assert lost["scores"][0] == 4
    free = alone(five(carried, bump=True), 3).result
    assert free["scores"][0] == 4 * free["multiplier"]
    assert free["times"] == {"bump": 2, "before": 2}


def test_after_sixty_to_sixty_the_next_deal_counts_double() -> None:
    found = set()
    for seed in range(60):
        chance = random.Random(seed)
        start = shuffled_start("sheepshead", chance, among={"tied": (True,), "bury": ("any",)}, numbers=(5,))
        *_, last = random_deal(start, chance)
        outcome = last.outcome
        assert outcome
        found.add(outcome.side_points == (60, 60))
        following = SHEEPSHEAD.next_deal(0, 5, outcome)
        assert (following.carried == Carried.of({"times": 2})) == (outcome.side_points == (60, 60))
    assert False in found


# Doubling


CRACKS = {"crack": "unasked", "bury": "any"}


def called(dealer: int = 0, **options: Any) -> Seats:
    return five(dealer=dealer, **CRACKS | options).said("pick", "bury 9C AD", "call C")


def test_who_could_not_pick_and_is_no_partner_may_double() -> None:
    table = called()
    assert (table.phase, table.waits_for) == ("crack", (0, 2, 3, 4))
    assert table.may(3) == {"crack", "pass"}
    assert table.may(2) == {"pass"}
    late = five(dealer=1, **CRACKS).said("pass", "pass", "pass", "pass", "pick", "bury 9C AD", "call C")
    assert late.phase == "play"


def test_any_defender_or_anybody_may_double_as_the_house_has_it() -> None:
    asked = five(dealer=4, crack="defenders", bury="any").said("pass", "pick", "bury 9C AD", "call C")
    assert asked.may(0) == {"crack", "pass"}
    assert asked.may(2) == {"pass"}
    anybody = five(dealer=4, crack="anybody", bury="any").said("pass", "pick", "bury 9C AD", "call C")
    assert anybody.may(2) == {"crack", "pass"}


def test_one_crack_is_answered_once_and_the_partner_shows_by_it() -> None:
    table = called().after("3 crack")
    assert set(table.waits_for) == {0, 1, 2, 4}
    assert table.may(0) == {"pass"}
    assert table.may(2) == {"recrack", "pass"}
    answered = table.after("2 recrack")
    assert answered.phase == "play"
    assert answered.view(0).sides[2] == 0
    assert answered.played_out(1).result["times"]["calls"] == 4


def test_picker_alone_answers_or_nobody() -> None:
    assert called(recrack="picker").after("3 crack").waits_for == (1,)
    assert called(recrack="never").after("3 crack").phase == "play"


def test_a_third_step_is_another_defenders() -> None:
    table = called(castrate=True).after("3 crack", "1 recrack")
    assert table.waits_for == (0, 2, 4)
    assert table.may(2) == {"pass"}
    assert table.after("4 castrate").played_out(1).result["times"]["calls"] == 8


def test_each_may_double_once() -> None:
    table = called(cracks="each").after("3 crack")
    assert {0, 4} <= set(table.waits_for)
    assert table.after("4 crack").state.calls == ((3, "crack"), (4, "crack"))
    assert "crack" not in table.may(3) if 3 in table.waits_for else True


def test_doubled_before_the_blind_is_seen() -> None:
    table = five(crackwhen="picked", **CRACKS).said("pick")
    assert table.phase == "crack"
    assert len(table.state.hands[1]) == 6
    after = table.after("0 pass", "2 pass", "3 pass", "4 crack", "1 pass", "0 pass", "2 pass", "3 pass")
    assert (after.phase, len(after.state.hands[1])) == ("bury", 8)


def test_two_queens_of_a_colour_shown_double_and_stay_in_hand() -> None:
    table = five(blitz="anybody", bury="any").said("pick", "bury 9C AD", "call C")
    assert table.waits_for == (0, 1, 2, 3, 4)
    assert table.may(1) == {"blitz-black", "pass"}
    assert table.may(3) == {"pass"}
    shown = table.after("1 blitz-black")
    assert {str(card) for card in shown.view(0).face_up[1]} == {"QC", "QS"}
    assert shown.after(*(f"{seat} pass" for seat in range(5))).played_out(1).result["times"] == {"calls": 2}


def test_queens_only_after_a_crack_and_black_jacks_as_the_house_has_it() -> None:
    table = five(blitz="cracked", **CRACKS).said("pick", "bury 9C AD", "call C")
    assert table.refuses("1 blitz-black") == "not-your-turn"
    assert "blitz-black" in table.after("4 crack").may(1)
    hands = (FIVE[0], FIVE[1].replace("KC", "JS"), *FIVE[2:4], FIVE[4].replace("JS", "KC"))
    jacks = five(hands=hands, blitz="anybody", jacks=True, bury="any").said("pick", "bury 9C AD", "call C")
    assert {"blitz-black", "blitz-jacks"} <= jacks.may(1)


def test_in_a_leaster_queens_may_be_shown_but_nobody_cracks() -> None:
    table = five(allpass="leaster", blitz="anybody", **CRACKS).said(*["pass"] * 5)
    assert table.phase == "crack"
    assert table.may(1) == {"blitz-black", "pass"}
    assert table.may(0) == {"pass"}


# When nobody picks


def passed(allpass: str, carried: Carried | None = None, **options: Any) -> Seats:
    return five(carried, allpass=allpass, **options).said(*["pass"] * 5)


@pytest.mark.parametrize(
    ("allpass", "carried", "options", "dealer", "left"),
    [("misdeal", {}, {}, 1, {}), ("redeal", {}, {}, 0, {}), ("thrice", {}, {}, 0, {"passed": 1}),
     ("thrice", {"passed": 2}, {}, 1, {}), ("doubler", {}, {}, 1, {"times": 2}),
     ("doubler", {"times": 2}, {}, 1, {"times": 2}),
     ("doubler", {"times": 2}, {"redouble": "stacked"}, 1, {"times": 4}),
     ("doubler", {"queue": 1}, {"redouble": "queue"}, 1, {"queue": 2}),
     ("pot", {}, {}, 1, {f"pot@{seat}": 1 for seat in range(5)})],
)  # fmt: skip
def test_what_a_deal_that_nobody_picks_leaves(
    allpass: str, carried: dict[str, int], options: dict[str, str], dealer: int, left: dict[str, int]
) -> None:
    table = passed(allpass, Carried.of(carried), **options)
    outcome = SHEEPSHEAD.outcome(table.state)
    assert outcome
    assert (outcome.kind, outcome.scores) == ("misdeal", (0,) * 5)
    following = SHEEPSHEAD.next_deal(0, 5, outcome)
    assert (following.dealer, following.carried) == (dealer, Carried.of(left))


def test_the_queue_is_one_shorter_after_each_deal_that_is_played() -> None:
    over = alone(five(Carried.of({"queue": 2}), allpass="doubler", redouble="queue"), 1)
    assert over.result["times"] == {"before": 2}
    assert over.result["carried"] == {"queue": 1}


def test_the_dealer_must_pick_where_nobody_else_has() -> None:
    table = five(allpass="forced", bump=True, mercy=True).said(*["pass"] * 4)
    assert table.may() == {"pick"}
    assert table.refuses("0 pass") == "must-pick"
    assert "times" not in table.said("pick", "bury 8C 7S", "alone").played_out(1).result
    harsh = five(allpass="forced", bump=True).said(*["pass"] * 4)
    assert harsh.said("pick", "bury 8C 7S", "alone").played_out(1).result["times"] == {"bump": 2}


def test_the_pot_goes_to_the_picker_who_wins_and_grows_when_they_lose() -> None:
    carried = Carried.of({f"pot@{seat}": 1 for seat in range(5)})
    won = winning(five(carried, hands=STRONG, allpass="pot", bury="any")).result
    assert won["pot"] == [-1, 4, -1, -1, -1]
    assert "carried" not in won
    lost = alone(five(carried, allpass="pot"), 3).result
    assert lost["carried"] == {f"pot@{seat}": 1 for seat in (0, 2, 3, 4)} | {"pot@1": 6}
    assert sum(won["scores"]) == sum(lost["scores"]) == 0


def worked_out(kind: str, points: list[int], tricks: list[int], *, trickless: bool) -> tuple[int | None, list[int]]:
    """Who wins or pays, and what each scores, told again."""
    players, total = len(points), sum(tricks)
    nothing: tuple[int | None, list[int]] = None, [0] * players

    def paid(seat: int, stake: int) -> tuple[int, list[int]]:
        return seat, [stake * (players - 1) if each == seat else -stake for each in range(players)]

    if kind in ("leaster", "moster") and total in tricks:
        return paid(tricks.index(total), 1)
    if kind == "leaster":
        some = sorted((points[seat], seat) for seat in range(players) if tricks[seat] or trickless)
        if len(some) > 1 and some[0][0] == some[1][0]:
            return nothing
        return paid(some[0][1], 2 if players == 3 and not tricks[some[0][1]] else 1)
    if kind == "moster":
        return nothing if points.count(max(points)) > 1 else paid(points.index(max(points)), -1)
    if kind == "mittler":
        middle = sorted(points)[players // 2]
        return nothing if players % 2 == 0 or points.count(middle) > 1 else paid(points.index(middle), 1)
    low = [each for each in points if each <= 30]
    return nothing if not low or points.count(max(low)) > 1 else paid(points.index(max(low)), 1)


@pytest.mark.parametrize("kind", ["leaster", "moster", "mittler", "schneidster"])
@pytest.mark.parametrize("seed", range(either(6, 60)))
def test_games_of_everybody_alone_worked_out_again(kind: str, seed: int) -> None:
    chance = random.Random(f"{kind} {seed}")
    among = {"allpass": (kind,), "leasterblind": ("last", "first", "nobody"), "trickless": (False, True)}
    start = shuffled_start("sheepshead", chance, among=among, numbers=(3, 4, 5))
    deal = Deal(start).act(start.cutter, start.only_cut)  # type: ignore[arg-type]
    while deal.waiting_for:
        seat = deal.waiting_for[0]
        may = [each for each in deal.legal_actions(seat) if str(each) != "pick"]
        deal = deal.act(seat, chance.choice(may))
    assert deal.outcome
    result = SHEEPSHEAD.result(deal.outcome)
    points, tricks = list(deal.outcome.points), list(deal.outcome.tricks)
    winner, scores = worked_out(kind, points, tricks, trickless=start.options.trickless)
    assert (result["kind"], result["winner"], result["scores"]) == (kind, winner, scores)
    blind = sum(card.points for card in deal.state.blind)
    dealt_points = sum(card.points for card in start.pack)
    assert sum(points) == dealt_points - (blind if start.options.leasterblind == "nobody" else 0)


def test_a_leaster_can_cost_two_from_each() -> None:
    one, two = passed("moster").played_out(1).result, passed("moster", pays="two").played_out(1).result
    assert two["scores"] == [2 * each for each in one["scores"]]


def test_hands_are_shown_and_the_most_in_trumps_pays() -> None:
    result = passed("schwanzer").result
    assert (result["kind"], result["winner"], result["trumps"]) == ("schwanzer", 1, [1, 9, 4, 6, 5])
    assert result["scores"] == [1, -4, 1, 1, 1]


def test_a_hand_without_ace_face_and_trump_may_ask_for_a_new_deal_before_it_has_spoken() -> None:
    hands = ("9C 7S TH 9H 8C 7C", "QC QS JC AD KC 9D", "AC QH 8D AS 8S 7H", "QD JD TD TS KS KH", "JS JH KD 9S AH 8H")
    table = five(hands=hands, weak=True)
    assert table.may(0) == {"redeal"}
    assert table.refuses("1 redeal") == "redeal-without"
    assert five(hands=hands).refuses("0 redeal") == "no-redeals"
    over = table.after("0 redeal")
    assert (over.phase, over.result["kind"], over.result["again"]) == ("done", "misdeal", True)
    assert SHEEPSHEAD.next_deal(0, 5, SHEEPSHEAD.outcome(over.state)).dealer == 0  # type: ignore[arg-type]
    spoken = five(hands=hands, weak=True, dealer=4).after("0 pass")
    assert spoken.refuses("0 redeal") == "redeal-too-late"
