"""Doppelkopf: results, and with option `ddv` the announcements and the scoring of the Verband."""

import json
from typing import Any

import pytest

from engine.cards import read_cards
from engine.errors import IllegalAction, UnusableDeal
from engine.games.doppelkopf.announcements import TIMES, called
from engine.games.doppelkopf.contracts import ranking_for
from engine.games.doppelkopf.extras import Tricks
from engine.games.doppelkopf.rules import DOPPELKOPF
from engine.games.doppelkopf.scoring import SideResults, has_won, points_of, scores_of
from engine.referee import answer
from engine.trick import Trick
from tests.engine.doppelkopf_table import basic, declared, doppelkopf
from tests.engine.rules_table import Seats

GRANNIES = ("QC AC AC TH TH JC", "QC 9D 9D", "KC", "TC")
NO_TRICKS = Tricks((), ranking_for("ace-solo"), ranking_for("ace-solo"), (1, 0, 1, 1))
COMMON = {"kind", "declarer", "partner", "points", "tricks", "side", "won", "scores", "team"}


def thrown(table: Seats, tricks: int) -> Seats:
    """This many tricks further, each the first legal cards there are."""
    for _ in range(4 * tricks):
        turn = table.waits_for[0]
        table = table.after(f"{turn} play {min(table.may_play(turn))}")
    return table


def calls(table: Seats, seat: int) -> set[str]:
    return {action for action in table.may(seat) if not action.startswith("play ")}


# Results


def test_the_result_of_a_basic_game_names_the_grannies_and_no_declarer() -> None:
    result = basic(*GRANNIES).played_out(0).result
    assert result.keys() == COMMON
    assert (result["kind"], result["declarer"], result["partner"], result["team"]) == ("basic", None, None, [0, 1])
    assert result["side"] == [sum(result["points"][:2]), sum(result["points"][2:])]
    assert sum(result["points"]) == 240
    assert sum(result["tricks"]) == 12
    assert result["won"] == (result["side"][0] >= 121)
    assert result["scores"] is None


def test_who_says_ok_with_both_grannies_plays_a_silent_solo() -> None:
    result = basic("", "QC QC").played_out(1).result
    assert (result["kind"], result["declarer"], result["partner"], result["team"]) == ("silent-solo", 1, None, [1])


def test_a_soloist_is_alone() -> None:
    result = declared("club-solo", by=2).played_out(2).result
    assert (result["kind"], result["declarer"], result["partner"], result["team"]) == ("club-solo", 2, None, [2])


def test_the_first_side_needs_121() -> None:
    for points, won in ((120, False), (121, True)):
        assert has_won(SideResults((points, 240 - points), (6, 6), (0, 0), (0, 0, 1, 1)), 0) is won


def test_the_verband_adds_scores_and_every_point_with_its_reason() -> None:
    result = basic(*GRANNIES, ddv=True).played_out(0).result
    assert result.keys() == COMMON | {"extras"}
    assert all(set(point) == {"reason", "side", "points"} for point in result["extras"])
    net = sum(point["points"] * (1 - 2 * point["side"]) for point in result["extras"])
    assert result["scores"] == [net, net, -net, -net]


def test_without_the_verband_nothing_is_announced() -> None:
    table = basic(*GRANNIES)
    assert calls(table, 0) == set()
    assert table.refuses("0 re") == "no-announcements"


# Announcements: first so many tricks, then who may say what


@pytest.mark.parametrize(
    ("tricks", "said", "seat", "may"),
    [
        (0, (), 0, {"re"}),
        (0, (), 3, {"kontra"}),
        (1, (), 0, {"re"}),
        (2, (), 0, set()),
        (0, ("0 re",), 0, {"no90", "no60", "no30", "schwarz"}),
        (0, ("0 re",), 1, {"no90", "no60", "no30", "schwarz"}),
        (0, ("0 re",), 2, {"kontra"}),
        (0, ("0 re", "1 no60"), 0, {"no30", "schwarz"}),
        (0, ("0 re", "1 no60", "2 kontra"), 3, {"no90", "no60", "no30", "schwarz"}),
    ],
)
def test_who_may_announce_what(tricks: int, said: tuple[str, ...], seat: int, may: set[str]) -> None:
    assert calls(thrown(basic(*GRANNIES, ddv=True), tricks).after(*said), seat) == may


@pytest.mark.parametrize(("tricks", "may"), [(0, True), (1, True), (2, False)])
def test_re_asks_for_eleven_cards(tricks: int, may: bool) -> None:
    table = thrown(basic(*GRANNIES, ddv=True), tricks)
    assert ("re" in table.may(0)) == may
    if not may:
        assert table.refuses("0 re") == "call-too-late"


LADDER = ["re", "no90", "no60", "no30", "schwarz"]


@pytest.mark.parametrize("step", range(5))
def test_each_step_asks_for_one_card_fewer(step: int) -> None:
    """Re with eleven cards, no 90 with ten, no 60 with nine, no 30 with eight, schwarz with seven."""
    table = thrown(basic(*GRANNIES, ddv=True), 1)
    for verb in LADDER[:step]:
        table = thrown(table.after(f"0 {verb}"), 1)
    assert len(table.state.hands[0]) == 11 - step
    assert LADDER[step] in table.may(0)
    assert thrown(table, 1).refuses(f"0 {LADDER[step]}") == "call-too-late"


def test_cards_are_counted_as_each_holds_them_now() -> None:
    table = thrown(basic(*GRANNIES, ddv=True), 1)
    assert (table.waits_for, "kontra" in table.may(2)) == ((1,), True)
    led = table.played(min(table.may_play()))
    assert "re" not in led.may(1)
    assert "re" in led.may(0)


def test_it_is_said_out_of_turn_and_nobody_waits_for_it() -> None:
    table = basic(*GRANNIES, ddv=True)
    assert table.waits_for == (0,)
    assert table.after("3 kontra").waits_for == (0,)
    (offer,) = table.rules.decisions(table.state, 3)
    assert not offer.awaited


@pytest.mark.parametrize(
    ("said", "refused", "code"),
    [
        ((), "0 kontra", "other-sides-call"),
        ((), "2 re", "other-sides-call"),
        ((), "0 no90", "side-first"),
        (("2 kontra",), "0 no90", "side-first"),
        (("0 re",), "1 re", "called-already"),
        (("0 re", "0 no60"), "1 no90", "called-already"),
        (("0 re", "0 schwarz"), "1 no30", "called-already"),
    ],
)
def test_an_announcement_out_of_place_is_refused(said: tuple[str, ...], refused: str, code: str) -> None:
    assert basic(*GRANNIES, ddv=True).after(*said).refuses(refused) == code


def test_nothing_is_announced_before_the_game_is_settled_or_after_it() -> None:
    assert doppelkopf(*GRANNIES, ddv=True).refuses("0 re") == "not-now"
    assert basic(*GRANNIES, ddv=True).played_out().refuses("0 re") == "not-now"


@pytest.mark.parametrize(("left", "code"), [(10, None), (9, "call-too-late")])
def test_what_is_skipped_must_be_in_time_too(left: int, code: str | None) -> None:
    """After re, no 60 with nine cards is late, because no 90, skipped, asks for ten."""
    assert attempt((1, 0), 0, "no60", left) == code
    assert attempt((2, 0), 0, "no60", 9) is None


@pytest.mark.parametrize(
    ("answered", "left", "code"),
    [
        (0, 11, None),
        (0, 10, "call-too-late"),
        (1, 10, None),
        (1, 9, "call-too-late"),
        (2, 9, None),
        (2, 8, "call-too-late"),
        (5, 6, None),
        (5, 5, "call-too-late"),
    ],
)
def test_an_answer_may_come_with_a_card_fewer_than_the_call_answered(
    answered: int, left: int, code: str | None
) -> None:
    assert attempt((answered, 0), 1, "kontra", left) == code


def test_the_answer_is_kontra_alone() -> None:
    assert attempt((1, 1), 1, "no90", 10) is None
    assert attempt((1, 1), 1, "no90", 9) == "call-too-late"


# Seats 1 and 3 are the kontra side. Seat 1 has led to the second trick, with ten cards left.
LATE = (
    ("QC AC AC TC TC KC AS AS TS TS KS KS", "TH TH QS QS JC JC AD KH KH AH AH KC",
     "QC QH QH QD JS JS JH TD TD 9H 9H 9C", "QD JH JD JD AD KD KD 9D 9D 9S 9S 9C"),
    ("0 play AC", "0 re", "1 play KC", "2 play 9C", "3 play 9C", "0 play AC", "1 play KH"),
)  # fmt: skip


def answered(*more: str) -> Seats:
    return basic(*LATE[0], ddv=True).after(*LATE[1], *more)


@pytest.mark.parametrize("promise", ["no90", "no60", "no30", "schwarz"])
@pytest.mark.parametrize("seat", [1, 3])
def test_after_an_answer_too_late_for_a_first_call_its_side_promises_nothing(seat: int, promise: str) -> None:
    """Seat 3 still holds eleven cards: what counts is when kontra was said, not who promises."""
    late = answered("1 kontra")
    assert (len(late.state.hands[1]), len(late.state.hands[3])) == (10, 11)
    assert late.refuses(f"{seat} {promise}") == "late-answer"
    assert not {"no90", "no60", "no30", "schwarz"} & late.may(seat)


def test_after_an_answer_in_time_for_a_first_call_its_side_may_promise() -> None:
    assert {"no90", "no60", "no30", "schwarz"} <= answered("3 kontra").may(3)
    assert "no90" in answered("3 kontra").may(1), "with ten cards, as after any kontra"


def test_a_late_answer_binds_the_side_that_gave_it_alone() -> None:
    assert {"no90", "no60", "no30", "schwarz"} <= answered("1 kontra").may(2)


def test_a_late_re_binds_as_a_late_kontra_does() -> None:
    said = ("0 play AC", "1 kontra", "1 play KC", "2 play 9C", "3 play 9C", "0 play AC", "0 re")
    late = basic(*LATE[0], ddv=True).after(*said)
    assert len(late.state.hands[0]) == 10
    assert late.refuses("2 no90") == "late-answer"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_a_wedding_an_answer_is_late_by_its_own_count(number: int) -> None:
    settled = declared("wedding", *COURT, ddv=True).played(SETTLING[number - 1]).after("0 re")
    late = settled
    while len(late.state.hands[3]) > 11 - number:
        late = late.played(min(late.may_play()))
    assert "no90" in settled.after("3 kontra").may(3)
    assert late.after("3 kontra").refuses("3 no90") == "late-answer"


def test_the_referee_refuses_what_a_late_answer_does_not_allow() -> None:
    hands, course = LATE
    actions = [f"{seat} ok" for seat in range(4)] + [*course, "2 play 9H", "3 play 9S", "1 kontra", "1 no90"]
    request = {"id": 1, "game": "doppelkopf", "options": {"ddv": True}, "dealer": 3,
               "hands": [hand.split() for hand in hands], "actions": actions}  # fmt: skip
    reply = json.loads(answer(json.dumps(request).encode()) or "")
    assert reply == {"id": 1, "error": {"at": len(actions) - 1, "reason": "late-answer (call no90, own kontra)"}}


def attempt(levels: tuple[int, int], side: int, verb: str, left: int) -> str | None:
    try:
        called(levels, side, verb, left, TIMES["verband"])
    except IllegalAction as refusal:
        return refusal.code
    return None


def test_without_the_nines_everything_is_two_cards_earlier_in_the_count() -> None:
    table = thrown(basic("QC AC AC TH TH JC", "QC", nines=False, ddv=True), 1)
    assert len(table.state.hands[0]) == 9
    assert "re" in table.may(0)
    assert "re" not in thrown(table, 1).may(0)


COURT = (
    "QC QC TH TH QS QS AC 9C 9S KS 9H 9D",
    "JC JC AS AC KC TC QH TS 9S KD AH KH",
    "JS JS AS QH QD TC KC KS 9H TD AD KH",
)
SETTLING = ["9S AS AS TS", "AC KC KC 9C 9S AS AS TS", "AC KC KC 9C TH JC JS JD 9S AS AS TS"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_a_wedding_only_after_the_trick_that_settles_it_each_step_so_much_later(number: int) -> None:
    cards = SETTLING[number - 1]
    before = declared("wedding", *COURT, ddv=True).played(cards.rpartition(" ")[0])
    assert before.refuses("0 re") == "wooing-first"
    settled = before.played(cards.rpartition(" ")[2])
    assert len(settled.state.hands[0]) == 12 - number
    assert (calls(settled, 0), calls(settled, 1), calls(settled, 3)) == ({"re"}, {"re"}, {"kontra"})
    late = settled.played(min(settled.may_play()))
    assert late.refuses(f"{settled.waits_for[0]} re") == "call-too-late"


# Who has won: what each side has said | card points of side 0 | tricks of side 0 | who has won

WON = [
    ("re needs 121", (0, 0), 121, 6, 0),
    ("and kontra 120", (0, 0), 120, 6, 1),
    ("also with re said", (1, 0), 120, 6, 1),
    ("and with both said", (1, 1), 120, 6, 1),
    ("if only kontra was said re needs 120", (0, 1), 120, 6, 0),
    ("and kontra 121", (0, 1), 119, 6, 1),
    ("no 90 needs 151", (2, 0), 151, 9, 0),
    ("against it 90 win", (2, 0), 150, 9, 1),
    ("no 60 needs 181", (3, 0), 181, 9, 0),
    ("against it 60 win", (3, 1), 180, 9, 1),
    ("no 30 needs 211", (4, 0), 211, 9, 0),
    ("against it 30 win", (4, 0), 210, 9, 1),
    ("schwarz needs every trick", (5, 0), 240, 12, 0),
    ("against it one trick wins", (5, 0), 240, 11, 1),
    ("kontra's no 90", (0, 2), 89, 3, 1),
    ("re wins with 90 then", (0, 2), 90, 3, 0),
    ("with re said too", (1, 2), 90, 3, 0),
    ("kontra's schwarz", (0, 5), 0, 0, 1),
    ("one trick", (0, 5), 0, 1, 0),
    ("both promised and one kept it", (2, 3), 151, 8, 0),
    ("or the other", (2, 3), 59, 8, 1),
    ("or nobody", (2, 2), 140, 8, None),
    ("who made a promise does not win by the other's mark", (2, 3), 100, 8, None),
]


@pytest.mark.parametrize(
    ("levels", "points", "tricks", "winner"), [row[1:] for row in WON], ids=[row[0] for row in WON]
)
def test_who_has_won(levels: tuple[int, int], points: int, tricks: int, winner: int | None) -> None:
    played = SideResults((points, 240 - points), (tricks, 12 - tricks), levels, (0, 0, 1, 1))
    assert [has_won(played, side) for side in (0, 1)] == [winner == 0, winner == 1]


# What a solo is worth, where there are no extra points: levels | points | tricks | the points by side

WORTH = [
    ("won", (0, 0), 121, 6, "won"),
    ("below 90", (0, 0), 151, 6, "won under-90"),
    ("at 90 not", (0, 0), 150, 6, "won"),
    ("below 60", (0, 0), 181, 6, "won under-90 under-60"),
    ("below 30", (0, 0), 211, 6, "won under-90 under-60 under-30"),
    ("without a trick", (0, 0), 240, 12, "won under-90 under-60 under-30 no-trick"),
    ("lost", (0, 0), 120, 6, "-won"),
    ("lost below 90", (0, 0), 89, 6, "-won -under-90"),
    ("re is two more", (1, 0), 121, 6, "won re-said*2"),
    ("for the other side if it is lost", (1, 0), 120, 6, "-won -re-said*2"),
    ("kontra two more", (1, 1), 121, 6, "won re-said*2 kontra-said*2"),
    ("each promise one", (2, 0), 151, 6, "won under-90 re-said*2 no90-said-by-re"),
    ("those skipped too", (3, 0), 181, 6, "won under-90 under-60 re-said*2 no90-said-by-re no60-said-by-re"),
    ("120 against no 90", (2, 0), 120, 6, "-won -re-said*2 -no90-said-by-re -120-against-no90"),
    ("less not", (2, 0), 121, 6, "-won -re-said*2 -no90-said-by-re"),
    (
        "90 against no 60 and so on",
        (3, 0),
        120,
        6,
        "-won -re-said*2 -no90-said-by-re -no60-said-by-re -120-against-no90 -90-against-no60",
    ),
    (
        "30 against schwarz",
        (0, 5),
        30,
        2,
        "won kontra-said*2 no90-said-by-kontra no60-said-by-kontra no30-said-by-kontra schwarz-said-by-kontra"
        " 30-against-schwarz",
    ),
    ("nobody has won", (2, 2), 140, 6, "120-against-no90"),
    (
        "nobody has won, one below a mark",
        (5, 5),
        57,
        3,
        "-under-90 -under-60 30-against-schwarz -120-against-no90 -90-against-no60 -60-against-no30"
        " -30-against-schwarz",
    ),
]


@pytest.mark.parametrize(
    ("levels", "points", "tricks", "written"), [row[1:] for row in WORTH], ids=[row[0] for row in WORTH]
)
def test_what_a_solo_is_worth(levels: tuple[int, int], points: int, tricks: int, written: str) -> None:
    played = SideResults((points, 240 - points), (tricks, 12 - tricks), levels, (1, 0, 1, 1))
    found = points_of(played, NO_TRICKS)
    said = [f"{'-' * point.side}{point.reason}{'*2' * (point.points == 2)}" for point in found]
    assert said == written.split()
    net = sum(-int(word[-1:] == "2") - 1 if word[0] == "-" else 1 + int(word[-2:] == "*2") for word in said)
    assert scores_of(found, played.sides) == (-net, 3 * net, -net, -net)


def test_the_example_in_which_nobody_keeps_schwarz_nets_to_five() -> None:
    """Re has 57 points: kontra gets two and four, re one."""
    played = SideResults((57, 183), (3, 9), (5, 5), (1, 0, 1, 1))
    assert scores_of(points_of(played, NO_TRICKS), (0, 0, 1, 1)) == (-5, -5, 5, 5)


# Extra points: seats 0 and 1 are the grannies; seat 0 leads each trick

EXTRAS = [
    ("a trick of forty", "AC TC AC TC", ["doppelkopf 0"]),
    ("of thirty-nine not", "AC TC AC KC", []),
    ("of forty for the other side", "TC TC AC AC", ["doppelkopf 1"]),
    ("a fox of the other side", "TH 9D AD 9D", ["fox 0"]),
    ("of one's own side not", "TH AD 9D 9D", []),
    ("two foxes", "TH 9D AD AD", ["fox 0", "fox 0"]),
    ("a fox of the grannies", "9D AD TH KD", ["fox 1"]),
    ("one's own and one of theirs", "TH AD AD 9D", ["fox 0"]),
]


def extra(tricks: list[str], parted: tuple[int, ...] = (0, 0, 1, 1), points: int = 121) -> list[str]:
    played = SideResults((points, 240 - points), (6, 6), (0, 0), parted)
    made = [Trick((0, 1, 2, 3), read_cards(cards)) for cards in tricks]
    found = points_of(played, Tricks(made, ranking_for("basic"), ranking_for("basic"), parted))
    return [f"{point.reason} {point.side}" for point in found if point.reason != "won"]


@pytest.mark.parametrize(("trick", "found"), [row[1:] for row in EXTRAS], ids=[row[0] for row in EXTRAS])
def test_extra_points_of_a_trick(trick: str, found: list[str]) -> None:
    assert extra([trick, "9C 9S 9S 9H"]) == found
    assert extra([trick, "9C 9S 9S 9H"], parted=(0, 1, 1, 1)) == [], "solos have none, silent ones neither"


@pytest.mark.parametrize(
    ("last", "found"),
    [
        ("JC 9D 9D KD", ["charlie 0"]),
        ("9D KD JC 9D", ["charlie 1"]),
        ("JC JC 9D 9D", ["charlie 0"]),
        ("JC QD 9D 9D", []),
        ("QD JC 9D 9D", []),
    ],
)
def test_charlie_takes_the_last_trick(last: str, found: list[str]) -> None:
    assert extra(["9C 9S 9S 9H", last]) == found
    assert extra([last, "9C 9S 9S 9H"]) == []


def test_beating_the_grannies_is_a_point() -> None:
    assert extra(["9C 9S 9S 9H"], points=120) == ["against-the-grannies 1"]
    assert extra(["9C 9S 9S 9H"], points=120, parted=(0, 1, 1, 1)) == []


def test_a_silent_solo_scores_three_times() -> None:
    result = basic("", "QC QC TH TH QS QS", ddv=True).after("1 re").played_out(1).result
    assert result["kind"] == "silent-solo"
    assert sum(result["scores"]) == 0
    assert result["scores"][1] == -3 * result["scores"][0]
    assert {point["reason"] for point in result["extras"]} & {"fox", "charlie", "doppelkopf"} == set()


def test_the_verbands_winner_may_be_another_than_by_121() -> None:
    table = basic("TH TH QC QC QS QS QH QH QD QD 9C 9S", "AC TC KC", "AS TS KS", ddv=True).after("0 re", "0 schwarz")
    result = table.played_out(0).result
    assert result["side"][0] >= 121
    assert result["won"] is False


# The match


def gain(result: dict[str, Any]) -> tuple[tuple[int, ...], bool]:
    found = DOPPELKOPF.gain(result)
    return found.columns, found.counts


def test_everybody_has_a_column_of_his_own_and_a_match_is_twenty_four_deals() -> None:
    assert DOPPELKOPF.columns(4) == ((0,), (1,), (2,), (3,))
    assert (DOPPELKOPF.match.deals, DOPPELKOPF.match.target) == (24, None)
    assert gain({"kind": "basic", "scores": [3, -3, -3, 3]}) == ((3, -3, -3, 3), True)
    assert gain({"kind": "basic", "scores": None}) == ((0, 0, 0, 0), False)
    with pytest.raises(UnusableDeal):
        DOPPELKOPF.gain({"scores": [1, 2]})
