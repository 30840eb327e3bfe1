"""Bavarian Schafkopf: trumps of each contract, following, how solos end, and kontra with its answers."""

import pytest

from engine.cards import Suit, read_suit, write_cards
from engine.games.schafkopf.contracts import Declaration, ranking_for
from tests.engine.schafkopf_table import LONG_SUIT, SIE, THREE, alone, called, schafkopf

QUEENS, JACKS = "QC QS QH QD", "JC JS JH JD"


def suit(ranks: str, letter: str) -> str:
    return " ".join(rank + letter for rank in ranks)


@pytest.mark.parametrize(
    ("name", "trumps", "plain"),
    [
        ("rufspiel", f"{QUEENS} {JACKS} {suit('ATK987', 'H')}", "ATK987"),
        ("ramsch", f"{QUEENS} {JACKS} {suit('ATK987', 'H')}", "ATK987"),
        *((f"solo {letter}", f"{QUEENS} {JACKS} {suit('ATK987', letter)}", "ATK987") for letter in "CSHD"),
        ("wenz", JACKS, "ATKQ987"),
        ("geier", QUEENS, "ATKJ987"),
        *((f"farbwenz {letter}", f"{JACKS} {suit('ATKQ987', letter)}", "ATKQ987") for letter in "CSHD"),
        *((f"farbgeier {letter}", f"{QUEENS} {suit('ATKJ987', letter)}", "ATKJ987") for letter in "CSHD"),
        ("bettel", "", "AKQJT987"),
    ],
)
def test_trumps_and_the_order_of_the_other_suits(name: str, trumps: str, plain: str) -> None:
    word, _, letter = name.partition(" ")
    game = Declaration(word, read_suit(letter) if letter else None)
    assert write_cards(ranking_for(game).trumps) == trumps
    assert "".join(rank.letter for rank in ranking_for(game).plain) == plain
    short = ranking_for(game, short=True)
    assert write_cards(short.trumps).split() == [card for card in trumps.split() if card[0] not in "87"]
    assert "".join(rank.letter for rank in short.plain) == plain.replace("87", "")


def test_a_bettel_may_have_the_trumps_of_a_rufspiel() -> None:
    assert ranking_for(Declaration("bettel"), bettel="hearts") == ranking_for(Declaration("rufspiel"))
    assert Declaration("solo", Suit.SPADES).trump == Suit.SPADES


def test_follow_suit_queens_jacks_and_hearts_being_trumps() -> None:
    table = called()
    assert table.played("QC").may_play(2) == {"JD", "7H"}
    assert table.played("QC").refuses("2 play AS") == "must-follow-trump"
    assert table.played("AC").refuses("2 play AD") == "must-follow"
    assert table.played("AC").refuses("2 play QC") == "not-in-hand"


def test_who_cannot_follow_plays_anything_and_nobody_has_to_beat() -> None:
    table = alone(LONG_SUIT, "solo H").played("KS AS")
    assert table.may_play(3) == set(LONG_SUIT[3].split())
    assert alone(LONG_SUIT, "solo H").played("9H").may_play(2) == {"JD", "7H"}


def test_in_a_wenz_a_queen_follows_its_suit() -> None:
    assert alone(LONG_SUIT, "wenz").played("QC").may_play(2) == {"KC"}
    assert alone(LONG_SUIT, "wenz").played("JC").may_play(0) == set()
    assert alone(LONG_SUIT, "wenz").played("JC JD JS").may_play(0) == {"JH"}


def test_the_winner_of_a_trick_leads() -> None:
    assert alone(LONG_SUIT, "solo H").played("9H 7H TH JH").waits_for == (0,)
    assert alone(LONG_SUIT, "solo H").played("AC KC 9C 8C").waits_for == (1,)


def test_the_first_trick_lost_ends_a_tout() -> None:
    table = alone(LONG_SUIT, "solo H tout").played("AC KC 9C 8C")
    assert table.phase == "play"
    over = table.played("9H 7H TH JH")
    assert over.phase == "done"
    assert over.result["won"] is False


def test_a_tout_is_won_with_every_trick() -> None:
    table = alone(SIE, "solo H tout")
    assert table.played_out(1).result["won"] is True


def test_the_first_trick_won_ends_a_bettel() -> None:
    assert alone(LONG_SUIT, "bettel", bettel="plain").played("9H 7H TH KH").phase == "play"
    over = alone(LONG_SUIT, "bettel", bettel="plain").played("AC KC 9C 8C")
    assert (over.phase, over.result["won"]) == ("done", False)


def test_in_a_bettel_who_can_beat_within_the_suit_must_by_option() -> None:
    lead = "9H"
    assert alone(LONG_SUIT, "bettel", bettel="plain").played(lead).may_play(2) == {"7H"}
    table = alone(LONG_SUIT, "bettel", bettel="beat").played(f"{lead} 7H TH")
    assert table.may_play(0) == {"JH", "KH"}
    assert table.refuses("0 play 8H") == "must-beat"


def test_in_a_bettel_with_trumps_too() -> None:
    assert alone(LONG_SUIT, "bettel", bettel="hearts-beat").played("9H").may_play(2) == {"JD"}
    assert alone(LONG_SUIT, "bettel", bettel="hearts").played("9H").may_play(2) == {"JD", "7H"}


def test_a_bettel_is_won_without_a_trick() -> None:
    hands = ("AH TH KH 9C QC JC QS JS", "7C 8C 7S 8S 7D 8D 7H 8H", "AC AS TS KS AD TD KD 9D", "9H QH JH KC TC 9S QD JD")
    assert alone(hands, "bettel", bettel="plain").played_out(2).result["scores"] == [-20, 60, -20, -20]


# Kontra.


class TestKontra:
    """Seat 1 has called spades, whose ace seat 2 has."""

    table = called()

    def test_somebody_of_the_other_side_says_it(self) -> None:
        assert "kontra" in self.table.may(3)
        assert "kontra" in self.table.may(0)
        assert "kontra" not in self.table.may(1)
        assert self.table.may(2) == set()
        assert self.table.refuses("2 kontra") == "other-sides-call"
        assert self.table.refuses("1 kontra") == "other-sides-call"

    def test_while_one_has_all_cards_and_at_most_one_lies(self) -> None:
        assert "kontra" in self.table.played("QC").may(3)
        assert self.table.played("QC JD").refuses("3 kontra") == "kontra-too-late"
        assert called(leads=3).played("TC").refuses("3 kontra") == "kontra-too-late"

    @pytest.mark.parametrize(
        ("timing", "cards", "in_time"),
        [
            ("second-card", "QC", True),
            ("second-card", "QC JD", False),
            ("first-card", "", True),
            ("first-card", "QC", False),
            ("own-card", "QC JD", True),
            ("own-card", "QC JD 9C", False),
            ("second-trick", "QC JD", False),
        ],
    )
    def test_time_by_option(self, timing: str, cards: str, in_time: bool) -> None:
        table = called(timing=timing)
        table = table.played(cards.replace("9C", "QD")) if cards else table
        assert ("kontra" in table.may(3)) == in_time

    def test_in_wenz_and_geier_until_the_second_trick_by_option(self) -> None:
        table = alone(LONG_SUIT, "wenz", timing="second-trick").played("AC KC 9C 7C")
        assert "kontra" in table.may(3)
        assert "kontra" not in table.played("9H").may(3)

    def test_the_answer_comes_from_anybody_of_the_other_side_before_the_next_card(self) -> None:
        said = self.table.after("3 kontra")
        assert "re" in said.may(1)
        assert "re" in said.may(2)
        assert said.refuses("0 re") == "other-sides-call"
        assert said.played("QC").refuses("2 re") == "kontra-too-late"

    def test_by_option_while_one_has_played_one_card_at_most(self) -> None:
        said = called(reply="one-fewer").after("3 kontra").played("QC JD QD JH")
        assert "re" in said.may(1)
        assert "re" in said.may(2)
        assert said.played("QH").refuses("1 re") == "kontra-too-late"
        assert "re" in said.played("QH").may(2)

    def test_sides_alternate_up_to_resub(self) -> None:
        steps = self.table.after("3 kontra", "1 re", "0 sub", "2 resub")
        assert steps.played_out(1).result["doublings"] == 4
        assert self.table.refuses("1 re") == "kontra-first"
        assert self.table.after("3 kontra").refuses("0 kontra") == "called-already"

    @pytest.mark.parametrize(
        ("kontra", "said", "refused", "why"),
        [
            ("none", (), "3 kontra", "no-kontra"),
            ("kontra", ("3 kontra",), "1 re", "kontra-too-far"),
            ("re", ("3 kontra", "1 re"), "3 sub", "kontra-too-far"),
            ("sub", ("3 kontra", "1 re", "3 sub"), "1 resub", "kontra-too-far"),
        ],
    )
    def test_how_far_it_goes(self, kontra: str, said: tuple[str, ...], refused: str, why: str) -> None:
        assert called(kontra=kontra).after(*said).refuses(refused) == why

    def test_none_in_a_ramsch_and_in_a_bettel_by_option(self) -> None:
        passes = ("pass",) * 4
        assert schafkopf(allpass="ramsch").said(*passes).refuses("3 kontra") == "no-kontra-here"
        assert alone(LONG_SUIT, "bettel", bettel="plain").refuses("3 kontra") == "no-kontra-here"
        assert "kontra" in alone(LONG_SUIT, "bettel", bettel="plain", bettelkontra=True).may(3)

    def test_before_the_play_there_is_none(self) -> None:
        assert schafkopf().refuses("3 kontra") == "not-now"

    def test_two_against_one_where_three_play(self) -> None:
        assert "kontra" in alone(THREE, "wenz").may(0)


class TestKontraInARamsch:
    """By option: everybody plays alone, so anybody may say it, and anybody but they may answer."""

    table = schafkopf(allpass="ramsch", ramschkontra=True).said(*("pass",) * 4)

    def test_usually_there_is_none(self) -> None:
        plain = schafkopf(allpass="ramsch").said(*("pass",) * 4)
        assert plain.refuses("0 kontra") == "no-kontra-here"

    def test_anybody_says_it_and_another_answers(self) -> None:
        assert all("kontra" in self.table.may(seat) for seat in range(4))
        said = self.table.after("2 kontra")
        assert "re" not in said.may(2)
        assert all("re" in said.may(seat) for seat in (0, 1, 3))
        assert said.refuses("2 re") == "other-sides-call"
        assert "sub" in said.after("0 re").may(2)

    def test_in_time(self) -> None:
        assert "kontra" in self.table.played("QC").may(2)
        assert self.table.played("QC JD").refuses("3 kontra") == "kontra-too-late"

    def test_what_is_paid_doubles(self) -> None:
        plain = self.table.played_out(1).result
        doubled = self.table.after("2 kontra", "1 re").played_out(1).result
        assert doubled["price"] == 4 * plain["price"]
        assert doubled["scores"] == [4 * score for score in plain["scores"]]
