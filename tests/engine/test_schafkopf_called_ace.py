"""The called ace: a row for each duty of its holder, each variant, and who can know who it is."""

import pytest

from engine.cards import read_card, read_cards
from engine.games.schafkopf.called_ace import playable
from engine.games.schafkopf.contracts import RUFSPIEL, ranking_for
from engine.games.schafkopf.options import SchafkopfOptions
from tests.engine.schafkopf_table import ACES, LONG_SUIT, SHORT_PACK, SHORT_SUIT, called, schafkopf

HOLDER = set(LONG_SUIT[2].split())
RANKING, ACE = ranking_for(RUFSPIEL), read_card("AS")
POOR = set(SHORT_SUIT[2].split())


def test_led_by_the_caller_it_must_be_played_whatever_else_of_the_suit_is_held() -> None:
    table = called().played("KS")
    assert table.may_play(2) == {"AS"}
    assert table.refuses("2 play TS") == "must-play-called-ace"
    assert table.refuses("2 play KC") == "must-follow"


def test_led_by_another_player_too() -> None:
    assert called(SHORT_SUIT, leads=3).played("TS 9S 8S").may_play(2) == {"AS"}


def test_no_running_away_when_another_leads_the_suit() -> None:
    assert called(running="dealt").played("KS").may_play(2) == {"AS"}


def test_leading_with_three_or_fewer_of_the_suit_only_the_ace_of_it() -> None:
    table = called(SHORT_SUIT, leads=2)
    assert table.may_play(2) == POOR - {"7S"}
    assert table.refuses("2 play 7S") == "called-ace-leads"


def test_leading_with_four_any_card_a_lower_one_of_the_suit_runs_away() -> None:
    assert called(leads=2).may_play(2) == HOLDER


@pytest.mark.parametrize(("running", "may_run"), [("in-hand", False), ("dealt", True), ("no", False)])
def test_the_four_are_counted_in_hand_or_by_option_as_dealt(running: str, may_run: bool) -> None:
    hand, dealt_hand = read_cards("AS TS 9S JD"), read_cards("AS TS 9S 7S JD 7H KC AD")
    may = playable(hand, hand, dealt_hand, ACE, (), RANKING, SchafkopfOptions(running=running))
    assert set(may) == set(read_cards("AS TS 9S JD" if may_run else "AS JD"))


def test_running_away_is_forbidden_by_option() -> None:
    assert called(leads=2, running="no").may_play(2) == HOLDER - {"TS", "9S", "7S"}


def test_another_suit_is_followed_as_ever() -> None:
    assert called().played("AC").may_play(2) == {"KC"}
    assert called().played("QC").may_play(2) == {"JD", "7H"}


def test_who_cannot_follow_throws_anything_but_the_ace_off_other_cards_of_its_suit_too() -> None:
    table = called(SHORT_SUIT).played("AC")
    assert table.may_play(2) == POOR - {"AS"}
    assert table.refuses("2 play AS") == "called-ace-waits"


@pytest.mark.parametrize(("throwing", "free"), [("last", False), ("seventh", False), ("always", True)])
def test_by_option_it_may_be_thrown_off_earlier(throwing: str, free: bool) -> None:
    assert ("AS" in called(SHORT_SUIT, throwing=throwing).played("AC").may_play(2)) == free


@pytest.mark.parametrize(("throwing", "free"), [("last", False), ("seventh", True), ("always", True)])
def test_from_the_last_trick_but_one_on_it_may_be_thrown_off_by_option(throwing: str, free: bool) -> None:
    hand, options = read_cards("AS 7S"), SchafkopfOptions(throwing=throwing)
    may = playable(hand, hand, read_cards(SHORT_SUIT[2]), ACE, read_cards("KC"), RANKING, options)
    assert (ACE in may) == free


def test_in_the_last_trick_it_is_played() -> None:
    assert playable((ACE,), (ACE,), (ACE,), ACE, read_cards("KC"), RANKING, SchafkopfOptions()) == (ACE,)
    assert playable((ACE,), (ACE,), (ACE,), ACE, (), RANKING, SchafkopfOptions()) == (ACE,)


class TestAfterRunningAway:
    """Seat 2 leads the nine of spades."""

    table = called(leads=2).played("9S TC 7C KS")

    def test_everybody_knows_whose_the_ace_is(self) -> None:
        assert self.table.view(0).sides == (1, 0, 0, 1)
        assert self.table.view(None).sides == (1, 0, 0, 1)

    def test_before_the_trick_is_whole_nobody_does(self) -> None:
        assert called(leads=2).played("9S TC 7C").view(0).sides == (1, 0, None, None)

    def test_the_ace_is_a_card_like_any_other_when_the_suit_is_led(self) -> None:
        assert self.table.waits_for == (1,)
        assert self.table.played("8S").may_play(2) == {"AS", "TS", "7S"}

    def test_and_may_be_thrown_off(self) -> None:
        hands = (LONG_SUIT[0].replace("8C", "KC"), LONG_SUIT[1], LONG_SUIT[2].replace("KC", "8D"), LONG_SUIT[3])
        hands = (hands[0].replace("8D", "8C"), *hands[1:])
        assert "AS" in called(hands, leads=2).played("9S TC 7C KS AC").may_play(2)


def test_the_callers_duty_to_keep_a_card_of_the_suit_does_not_exist() -> None:
    table = called(leads=3).played("TD 9D")
    assert {"KS", "8S"} <= table.may_play(1)


class TestWhoKnows:
    """Until the ace is played its holder alone."""

    def test_the_holder_knows_all_and_the_others_only_themselves(self) -> None:
        table = called()
        assert table.view(2).sides == (1, 0, 0, 1)
        assert table.view(1).sides == (None, 0, None, None)
        assert table.view(3).sides == (None, 0, None, 1)
        assert table.view(None).sides == (None, 0, None, None)

    def test_when_it_is_played_everybody_does(self) -> None:
        assert called().played("KS AS").view(None).sides == (1, 0, 0, 1)

    def test_by_re_the_partner_shows_themselves(self) -> None:
        table = called().after("3 kontra")
        assert table.view(None).sides == (None, 0, None, 1)
        assert table.view(0).sides == (1, 0, 0, 1)
        assert table.after("2 re").view(None).sides == (1, 0, 0, 1)
        assert table.after("1 re").view(None).sides == (None, 0, None, 1)

    def test_two_who_have_shown_that_they_are_against_it_leave_one(self) -> None:
        table = called().after("3 kontra", "1 re", "0 sub")
        assert table.view(None).sides == (1, 0, 0, 1)

    def test_in_a_solo_all_is_open(self) -> None:
        assert schafkopf().said("game", "pass", "pass", "pass", "declare wenz").view(3).sides == (1, 0, 1, 1)


def test_the_short_pack_has_the_same_duties() -> None:
    table = called(SHORT_PACK, pack="short").played("KS")
    assert table.may_play(2) == {"AS"}


def test_in_a_forced_game_the_ten_has_the_duties_of_the_ace() -> None:
    table = schafkopf(ACES, allpass="forced").said(*("pass",) * 4, "call TD").played("AD 9C")
    assert table.may_play(3) == {"TD"}
