"""The Dummkopf's Schafkopf: passing, opening, calling an ace, declaring, and what is then known of the sides."""

import pytest

from engine.actions import Cut
from engine.errors import UnusableDeal
from engine.games.schafkopf_dummkopf.contracts import RANKINGS
from engine.games.schafkopf_dummkopf.options import DummkopfOptions
from engine.games.schafkopf_dummkopf.rules import SCHAFKOPF_DUMMKOPF
from engine.ranking import PACK
from tests.engine.dummkopf_table import BOTH, MIGHTY, SHARED, dummkopf
from tests.engine.rules_table import Seats, dealt

GAMES = (
    "solo", "club-solo", "spade-solo", "heart-solo", "ober", "unter", "club-ober", "spade-ober", "heart-ober",
    "diamond-ober", "club-unter", "spade-unter", "heart-unter", "diamond-unter", "no-trump",
)  # fmt: skip
DECLARATIONS = {f"declare {game}{extra}" for game in GAMES for extra in ("", " blind", " tout", " blind tout")}


def test_thirty_two_cards_eight_each() -> None:
    dealt_out = SCHAFKOPF_DUMMKOPF.deal(DummkopfOptions(), 0, 4, PACK, Cut("threes", None, 8))
    assert [len(hand) for hand in dealt_out.hands] == [8, 8, 8, 8]
    assert dealt_out.hands[1] == PACK[8:11] + PACK[20:23] + PACK[0:2]
    with pytest.raises(UnusableDeal):
        dummkopf((*SHARED[:3], SHARED[2]))
    with pytest.raises(UnusableDeal):
        dealt("schafkopf-dummkopf", (*SHARED[:3], "QS QH QD JS 8C 7C TD"), "KD")


@pytest.mark.parametrize("dealer", range(4))
def test_each_may_speak_once_from_the_dealers_left_clockwise(dealer: int) -> None:
    table = dummkopf(dealer=dealer)
    for step in range(1, 5):
        assert table.waits_for == ((dealer + step) % 4,)
        table = table.said("pass")
    assert (table.phase, table.waits_for) == ("done", ())


def test_when_all_pass_the_same_dealer_deals_again_and_nobody_scores() -> None:
    table = dummkopf().said("pass", "pass", "pass", "pass")
    assert table.result == {
        "kind": "redeal", "declarer": None, "partner": None, "points": [0] * 4, "tricks": [0] * 4, "side": None,
        "won": None, "scores": [0] * 4, "blind": False, "tout": False,
    }  # fmt: skip
    outcome = SCHAFKOPF_DUMMKOPF.outcome(table.state)
    assert outcome is not None
    assert SCHAFKOPF_DUMMKOPF.next_deal(2, 4, outcome).dealer == 2
    played = SCHAFKOPF_DUMMKOPF.outcome(dummkopf().said("declare solo").played_out().state)
    assert played is not None
    assert SCHAFKOPF_DUMMKOPF.next_deal(3, 4, played).dealer == 0


def test_with_a_black_queen_any_card_may_be_led_at_once() -> None:
    table = dummkopf()
    assert table.may() == {"pass", *DECLARATIONS, *(f"play {card}" for card in SHARED[1].split())}
    for card in SHARED[1].split():
        assert (table.played(card).phase, table.played(card).waits_for) == ("play", (2,))


def test_without_a_black_queen_one_passes_or_declares() -> None:
    table = dummkopf().said("pass")
    assert table.may(2) == {"pass", *DECLARATIONS}
    assert table.refuses("2 play AS") == "open-without-queen"
    assert table.refuses("2 play QC") == "not-in-hand"


def test_who_has_a_black_queen_may_pass_and_leave_the_lead_to_the_other() -> None:
    result = dummkopf().said("pass", "pass").played("QH").played_out().result
    assert (result["kind"], result["declarer"], result["partner"]) == ("standard", 3, 1)


def test_the_first_who_does_not_pass_ends_the_bidding() -> None:
    for word in ("play QC", "declare no-trump"):
        assert dummkopf().said(word).refuses("2 declare solo") in ("not-now", "not-your-turn")
        assert dummkopf().said(word).refuses("2 pass") == "not-now"


def test_nobody_speaks_out_of_turn() -> None:
    for move in ("0 pass", "3 play QS", "2 declare solo", "3 call C"):
        assert dummkopf().refuses(move) == "not-your-turn"


@pytest.mark.parametrize("move", ["1 bid 5", "1 pick", "1 trump D", "1 alone", "1 hold", "1 discard JC QC", "1 re"])
def test_words_of_other_games_are_refused(move: str) -> None:
    assert dummkopf().refuses(move) == "not-in-this-game"


# Both black queens.


def test_who_has_both_black_queens_may_call_an_ace_whose_suit_he_holds() -> None:
    table = dummkopf(BOTH)
    assert {action for action in table.may() if action.startswith("call")} == {"call S", "call C"}
    called = table.said("call S")
    assert (called.phase, called.waits_for) == ("play", (1,))
    assert called.may() == {f"play {card}" for card in BOTH[1].split()}
    result = called.played_out().result
    assert (result["kind"], result["declarer"], result["partner"]) == ("called", 1, 2)


@pytest.mark.parametrize(
    ("hands", "move", "code"),
    [
        (BOTH, "1 call D", "call-trumps"),
        (BOTH, "1 call H", "call-without-suit"),
        (SHARED, "1 call C", "call-without-queens"),
        (MIGHTY, "1 call C", "call-without-suit"),
        ((BOTH[0], BOTH[1].replace("TS", "AS"), BOTH[2].replace("AS", "TS"), BOTH[3]), "1 call S", "call-own-ace"),
    ],
)
def test_each_illegal_call_is_refused_with_its_rule(hands: tuple[str, ...], move: str, code: str) -> None:
    assert dummkopf(hands).refuses(move) == code


def test_a_queen_or_jack_of_the_suit_does_not_help_to_call() -> None:
    hands = (BOTH[0], BOTH[1].replace("KC", "JS"), BOTH[2].replace("JS", "KC"), BOTH[3])
    assert {action for action in dummkopf(hands).may() if action.startswith("call")} == {"call S"}


def test_with_both_black_queens_and_no_call_one_plays_alone() -> None:
    result = dummkopf(BOTH).played("QC").played_out(1).result
    assert (result["kind"], result["declarer"], result["partner"]) == ("alone", 1, None)


# Declarations.


def test_there_are_fifteen_games_and_each_may_be_blind_and_tout() -> None:
    assert tuple(RANKINGS) == GAMES
    assert len(DECLARATIONS) == 60


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", range(4))
def test_anybody_may_declare_any_game_and_leads(game: str, seat: int) -> None:
    table = dummkopf().said(*["pass"] * ((seat - 1) % 4), f"declare {game}")
    assert (table.phase, table.waits_for) == ("play", (seat,))
    result = table.played_out().result
    assert (result["kind"], result["declarer"], result["partner"]) == (game, seat, None)
    assert (result["blind"], result["tout"]) == (False, False)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("diamond-solo", "unknown-contract"),
        ("Solo", "unknown-contract"),
        ("grand", "unknown-contract"),
        ("blind", "unknown-contract"),
        ("solo tout blind", "unknown-extras"),
        ("solo blind blind", "unknown-extras"),
        ("solo open", "unknown-extras"),
    ],
)
def test_each_illegal_declaration_is_refused_with_its_rule(words: str, code: str) -> None:
    assert dummkopf().refuses(f"1 declare {words}") == code


@pytest.mark.parametrize("seat", range(4))
def test_blind_the_seat_opposite_sits_out_and_shares_the_outcome(seat: int) -> None:
    table = dummkopf().said(*["pass"] * ((seat - 1) % 4), "declare solo blind")
    out = (seat + 2) % 4
    assert table.view(None).sides == tuple(int(each not in (seat, out)) for each in range(4))
    end = table.played_out(seat)
    assert {out} & {each for trick in end.state.play.tricks for each in trick.seats} == set()
    assert len(end.state.play.tricks) == 8
    assert len(end.state.hands[out]) == 8
    result = end.result
    assert (result["partner"], result["points"][out], result["tricks"][out]) == (out, 0, 0)
    assert result["scores"][seat] == result["scores"][out]
    assert sum(result["points"]) < 120


# What is known of the sides.


def sides(table: Seats, viewer: int | None) -> tuple[int | None, ...]:
    return table.view(viewer).sides


def test_only_the_other_black_queens_holder_knows_whose_partner_he_is() -> None:
    table = dummkopf().played("AC 7S 8C")
    assert sides(table, 3) == (1, 0, 1, 0)
    assert sides(table, 1) == (None, 0, None, None)
    assert sides(table, 0) == (1, 0, None, None)
    assert sides(table, 2) == (None, 0, 1, None)
    assert sides(table, None) == (None, 0, None, None)


def test_when_the_other_black_queen_is_played_everybody_knows() -> None:
    table = dummkopf().played("8D 9D QS")
    assert all(sides(table, viewer) == (1, 0, 1, 0) for viewer in (None, 0, 1, 2, 3))


def test_the_openers_own_black_queen_tells_nothing_more() -> None:
    assert sides(dummkopf().played("QC 9D"), None) == (None, 0, None, None)


def test_playing_alone_is_known_to_nobody_else_before_both_black_queens_are_played() -> None:
    table = dummkopf(BOTH).played("QC 8D KD 7D")
    assert sides(table, 1) == (1, 0, 1, 1)
    assert sides(table, 0) == (1, 0, None, None)
    assert [view.contract.name for view in map(table.view, (None, 0, 1)) if view.contract] == ["standard"] * 3
    table = table.played("QS")
    assert all(sides(table, viewer) == (1, 0, 1, 1) for viewer in (None, 0, 1, 2, 3))
    assert [view.contract.name for view in map(table.view, (None, 0)) if view.contract] == ["alone", "alone"]


def test_only_the_called_aces_holder_knows_before_it_is_played() -> None:
    table = dummkopf(BOTH).said("call S").played("KS")
    assert sides(table, 2) == (1, 0, 0, 1)
    assert sides(table, 1) == (None, 0, None, None)
    assert sides(table, 3) == (None, 0, None, 1)
    assert sides(table, None) == (None, 0, None, None)
    assert all(sides(table.played("AS"), viewer) == (1, 0, 0, 1) for viewer in (None, 0, 1, 2, 3))


def test_the_contract_tells_the_called_suit_and_what_was_declared() -> None:
    called = dummkopf(BOTH).said("call S").view(None).contract
    assert called is not None
    assert (called.name, called.extras) == ("called", ("S",))
    tout = dummkopf().said("declare heart-ober blind tout").view(None).contract
    assert tout is not None
    assert (tout.name, tout.declarer, tout.extras) == ("heart-ober", 1, ("blind", "tout"))
    assert tout.trump is not None
    assert tout.trump.letter == "H"


def test_nothing_is_known_before_somebody_speaks() -> None:
    assert sides(dummkopf(), 1) == (None, None, None, None)
    assert dummkopf().view(None).contract is None
