"""Skat: dealing, the skat, naming the game, what is trumps, and what is open."""

import pytest

from engine.actions import Cut
from engine.cards import write_cards
from engine.errors import UnusableDeal
from engine.games.skat.contracts import RANKINGS
from engine.games.skat.options import SkatOptions
from engine.games.skat.rules import PACK, SKAT
from tests.engine.skat_table import MIGHTY, MIGHTY_SKAT, auction_won, by_hand, meek, skat, with_skat

SUITS = ("clubs", "spades", "hearts", "diamonds")
TRUMP_GAMES = {"grand", *SUITS}


def test_three_four_and_three_are_dealt_and_two_are_left() -> None:
    dealt = SKAT.deal(SkatOptions(), 0, 3, PACK, Cut("threes", None, 16))
    pack = PACK[16:] + PACK[:16]
    assert dealt.hands[1] == pack[0:3] + pack[9:13] + pack[21:24]
    assert dealt.hands[0] == pack[6:9] + pack[17:21] + pack[27:30]
    assert dealt.blind == pack[30:]
    assert dealt == SKAT.deal(SkatOptions(), 0, 3, PACK, Cut("threes"))


@pytest.mark.parametrize("cut", [Cut("ones"), Cut("threes", PACK[0]), Cut("threes", None, 0), Cut("threes", None, 32)])
def test_there_is_no_other_way_to_deal(cut: Cut) -> None:
    with pytest.raises(UnusableDeal):
        SKAT.deal(SkatOptions(), 0, 3, PACK, cut)


def test_hands_of_ten_and_a_skat_of_two_make_a_deal() -> None:
    with pytest.raises(UnusableDeal):
        skat(MIGHTY, "7C")
    with pytest.raises(UnusableDeal):
        skat((MIGHTY[0], MIGHTY[1], MIGHTY[1]), MIGHTY_SKAT)


@pytest.mark.parametrize(
    ("game", "trumps", "plain"),
    [
        ("clubs", "JC JS JH JD AC TC KC QC 9C 8C 7C", "ATKQ987"),
        ("spades", "JC JS JH JD AS TS KS QS 9S 8S 7S", "ATKQ987"),
        ("hearts", "JC JS JH JD AH TH KH QH 9H 8H 7H", "ATKQ987"),
        ("diamonds", "JC JS JH JD AD TD KD QD 9D 8D 7D", "ATKQ987"),
        ("grand", "JC JS JH JD", "ATKQ987"),
        ("reject", "JC JS JH JD", "ATKQ987"),
        ("null", "", "AKQJT987"),
    ],
)
def test_trumps_and_the_order_of_the_other_suits(game: str, trumps: str, plain: str) -> None:
    ranking = RANKINGS[game]
    assert write_cards(ranking.trumps) == trumps
    assert "".join(rank.letter for rank in ranking.plain) == plain


def test_the_declarer_takes_the_skat_or_plays_from_the_hand() -> None:
    table = auction_won(skat())
    assert table.may(1) == {"pickup", "hand"}
    assert table.refuses("2 pickup") == "not-your-turn"
    assert len(table.said("pickup").state.hands[1]) == 12
    assert table.said("hand").phase == "declare"
    assert [len(hand) for hand in table.said("hand").state.hands] == [10, 10, 10]


def test_any_two_of_the_twelve_are_laid_away_before_the_game_is_named() -> None:
    table = auction_won(skat()).said("pickup")
    assert table.phase == "discard"
    assert len(table.may(1)) == 66
    assert {"discard TC AS", "discard 7C AS", "discard JC JH"} <= table.may()
    after = table.said("discard JC AS")
    assert (after.phase, after.waits_for, len(after.state.hands[1])) == ("declare", (1,), 10)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("1 discard 7C", "wrong-count"),
        ("1 discard 7C 8C 9C", "wrong-count"),
        ("1 discard 7C 7D", "not-in-hand"),
        ("1 discard 7C 7C", "not-in-hand"),
        ("1 bury 7C 8C", "not-in-this-game"),
        ("2 discard 7S 8S", "not-your-turn"),
        ("1 declare grand", "not-now"),
    ],
)
def test_a_discard_of_another_number_or_of_cards_not_held_is_refused(move: str, code: str) -> None:
    assert auction_won(skat()).said("pickup").refuses(move) == code


def bare(games: set[str]) -> set[str]:
    return {f"declare {game}" for game in games}


def joined(games: set[str], extras: tuple[str, ...]) -> set[str]:
    return {f"declare {game} {extra}" for game in games for extra in extras}


ALL = bare(TRUMP_GAMES | {"null", "reject"}) | {"declare null open"}
WITH_ANY = ALL | joined(TRUMP_GAMES, ("schneider", "schwarz", "open", "schneider open", "schwarz open"))
WITH_ONE = ALL | joined(TRUMP_GAMES, ("schneider", "schwarz", "open"))


@pytest.mark.parametrize(
    ("announce", "said", "listed"),
    [
        ("any", ("hand",), WITH_ANY),
        ("any", ("pickup", "discard 7C AS"), WITH_ANY),
        ("hand", ("hand",), WITH_ONE),
        ("hand", ("pickup", "discard 7C AS"), ALL),
    ],
)
def test_what_may_be_declared(announce: str, said: tuple[str, ...], listed: set[str]) -> None:
    assert auction_won(skat(announce=announce)).said(*said).may() == listed


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("ramsch", "unknown-contract"),
        ("Grand", "unknown-contract"),
        ("open", "unknown-contract"),
        ("grand schneider schwarz", "unknown-extras"),
        ("grand open schneider", "unknown-extras"),
        ("grand open open", "unknown-extras"),
        ("clubs hand", "unknown-extras"),
        ("null schneider", "null-only-open"),
        ("null schwarz open", "null-only-open"),
        ("reject open", "reject-bare"),
        ("reject schneider", "reject-bare"),
    ],
)
def test_each_illegal_declaration_is_refused_with_its_rule(words: str, code: str) -> None:
    assert auction_won(skat()).said("hand").refuses(f"1 declare {words}") == code


def test_with_announcements_from_the_hand_only_one_extra_and_none_with_the_skat() -> None:
    table = auction_won(skat(announce="hand"))
    assert table.said("hand").refuses("1 declare grand schneider open") == "one-extra"
    after = table.said("pickup", "discard 7C AS")
    for extra in ("schneider", "schwarz", "open"):
        assert after.refuses(f"1 declare hearts {extra}") == "extras-from-hand"
    assert after.said("declare null open").phase == "play"


@pytest.mark.parametrize("declarer", ["bid 18, pass, pass", "bid 18, hold, pass, pass"])
def test_forehand_leads_whoever_is_declarer(declarer: str) -> None:
    assert skat().said(*declarer.split(", "), "hand", "declare grand").waits_for == (1,)


def test_follow_suit_if_possible_else_play_anything() -> None:
    table = by_hand(skat(), "hearts").played("AC")
    assert table.may_play(2) == set(MIGHTY[2].split())
    assert table.played("7S").may_play(0) == set(MIGHTY[0].split())
    spades = by_hand(skat(), "hearts").played("JC")
    assert spades.may_play(2) == {"AH", "TH", "KH", "QH"}
    assert spades.refuses("2 play 7S") == "must-follow-trump"


def test_a_led_jack_asks_for_trumps_and_not_for_its_own_suit() -> None:
    assert by_hand(skat(), "diamonds").played("JH QH").may_play(0) == {"AD", "TD", "KD", "QD", "9D", "8D", "7D"}


def test_in_null_a_jack_belongs_to_its_suit_and_the_ten_is_low() -> None:
    table = by_hand(meek(), "null").played("9H")
    assert table.may_play(2) == {"TC", "JC", "QC", "KC", "AC", "TS", "JS", "QS", "KS", "AS"}
    assert by_hand(skat(), "null").played("JD 7S").may_play(0) == {"AD", "TD", "KD", "QD", "9D", "8D", "7D"}


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    assert by_hand(meek(), "clubs").played("7H TC TH").waits_for == (2,)
    assert by_hand(meek(), "clubs").played("7H TS TH").waits_for == (0,)


def test_all_ten_tricks_are_played() -> None:
    table = by_hand(meek(), "null").played_out(2)
    assert sum(table.result["tricks"]) == 10


@pytest.mark.parametrize("words", ["null open", "grand open", "clubs schneider open"])
def test_open_cards_are_seen_by_all_from_the_declaration_on_and_leave_as_they_are_played(words: str) -> None:
    table = by_hand(skat(), words)
    for viewer in (None, 0, 1, 2):
        assert set(map(str, table.view(viewer).face_up[1])) == set(MIGHTY[1].split())
        assert table.view(viewer).face_up[0] == table.view(viewer).face_up[2] == ()
    assert set(map(str, table.played("8C").view(None).face_up[1])) == set(MIGHTY[1].split()) - {"8C"}
    assert not any(by_hand(skat(), words.replace("open", "").strip()).view(0).face_up)


def test_only_who_laid_the_skat_away_knows_it_until_the_end() -> None:
    taken = with_skat(skat(), "grand")
    assert [write_cards(taken.view(seat).aside) for seat in (0, 1, 2, None)] == ["", "7C AS", "", ""]
    left = by_hand(skat(), "grand")
    assert not any(left.view(seat).aside for seat in (0, 1, 2, None))
    assert all(len(left.played_out(1).view(seat).aside) == 2 for seat in (0, 1, 2, None))


def test_hands_sort_by_the_games_ranking() -> None:
    assert write_cards(skat().view(1).hand) == "JC JS JH JD AC TC KC QC 9C 8C"
    assert write_cards(by_hand(skat(), "null").view(1).hand) == "AC KC QC JC TC 9C 8C JS JH JD"


def test_sides_are_the_declarers_and_the_others_but_in_reject_nobody_has_one() -> None:
    assert skat().view(0).sides == (None, None, None)
    assert by_hand(skat(), "hearts").view(2).sides == (1, 0, 1)
    assert by_hand(skat(), "reject").view(2).sides == (None, None, None)


def test_the_contract_tells_the_game_the_trumps_and_what_was_said_with_it() -> None:
    contract = by_hand(skat(), "hearts schneider open").view(None).contract
    assert contract is not None
    assert (contract.name, contract.declarer, str(contract.trump.letter if contract.trump is not None else "")) == (
        "hearts", 1, "H",
    )  # fmt: skip
    assert contract.extras == ("hand", "schneider", "open")
    taken = with_skat(skat(), "null").view(None).contract
    assert taken is not None
    assert (taken.trump, taken.extras) == (None, ())
