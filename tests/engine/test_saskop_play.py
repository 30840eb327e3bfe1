"""Saskop: which cards may be played, and who takes the trick."""

import pytest

from engine.cards import read_card, read_cards, read_suit, write_cards
from engine.errors import IllegalAction
from engine.games.saskop.cards import RULE, ranking_for
from engine.trick import check_card, legal_cards, winning_place
from tests.engine.saskop_table import EXAMPLE, dealt, in_play

# trump | hand | lying on the table | what may be played
MAY = [
    ("any card may be led", "D", "KC 7C AS 6D", "", "KC 7C AS 6D"),
    ("a plain suit is followed", "D", "7C 9S AD JS", "8C", "7C"),
    ("and beaten if possible", "D", "AC 9C JS 6D", "8C TC 6C", "AC"),
    ("beating with any card that beats", "D", "AC TC 9C 7C", "8C", "AC TC 9C"),
    ("followed all the same where no card beats", "D", "9C 7C JS 6D", "8C TC 6C", "9C 7C"),
    ("pictures do not belong to the suit printed on them", "D", "KC QC 9S", "8C", "KC QC"),
    ("who cannot follow trumps, though the partner is winning", "D", "7D JC QS AS TH", "8C TC 6C", "7D JC QS"),
    ("an only ace is lost under a trump", "D", "AC KH 7D", "8C TC JC", "AC"),
    ("with another card it is saved, as neither beats the trump", "D", "AC 7C KH", "8C TC JC", "AC 7C"),
    ("who cannot follow overtrumps", "D", "KH JD AD 9S", "8C TC JC", "KH"),
    ("who cannot overtrump trumps under", "D", "JS AD 9S", "8C TC JC", "JS AD"),
    ("with neither suit nor trump anything goes", "D", "9S AH TH", "8C TC JC", "9S AH TH"),
    ("a trump led asks for a trump", "D", "7D AS 9C", "KH", "7D"),
    ("a picture led asks for a trump, not for its suit", "D", "AH 9H 8D", "KH", "8D"),
    ("a higher trump if possible", "D", "QC JS 7D AS", "QS", "QC"),
    ("else any trump", "D", "JS 7D AS", "QS", "JS 7D"),
    ("the six of trumps beats every king", "H", "6H AH 7H", "KC", "6H"),
    ("the six of another suit is the lowest of its suit", "H", "6C 7C AC", "TC", "AC"),
    ("and beats nothing", "H", "6C 7C", "TC", "6C 7C"),
    ("the king of clubs beats the other kings", "S", "KC KD QC", "KH", "KC"),
    ("and that of diamonds is the lowest", "S", "KD QC JC", "KH", "KD QC JC"),
    ("any queen beats any jack", "S", "QD JS AS", "JC", "QD"),
    ("the ace of trumps is below the jack of diamonds", "S", "AS TS", "JD", "AS TS"),
    ("trumps below the pictures go ace, ten, nine, eight, seven", "S", "AS 9S 8S 7S", "TS", "AS"),
    ("nine above eight above seven", "S", "9S 7S", "8S", "9S"),
    ("a trump not beaten by what is beaten already", "C", "AC 9C", "TC QC 7C", "AC 9C"),
    ("a plain card higher than the lead but not than the trump", "C", "AS 7S", "8S 9C", "AS 7S"),
    ("a third suit does not win and need not be beaten", "C", "9S 7S", "8S AH", "9S"),
    ("the best so far counts, not the last", "D", "AC 9C 7C", "8C TC 6C", "AC"),
]


@pytest.mark.parametrize(("trump", "hand", "lying", "may"), [row[1:] for row in MAY], ids=[row[0] for row in MAY])
def test_which_cards_may_be_played(trump: str, hand: str, lying: str, may: str) -> None:
    ranking = ranking_for(read_suit(trump))
    held, table = read_cards(hand), read_cards(lying)
    assert write_cards(legal_cards(RULE, ranking, held, table)) == may
    for card in held:
        if str(card) in may.split():
            check_card(RULE, ranking, held, table, card)
        else:
            with pytest.raises(IllegalAction):
                check_card(RULE, ranking, held, table, card)


@pytest.mark.parametrize(
    ("hand", "lying", "card", "code"),
    [
        ("7C 9S 8D", "8C", "9S", "must-follow"),
        ("7C 9S 8D", "8C", "8D", "must-follow"),
        ("7C 9S 8D", "KH", "9S", "must-follow-trump"),
        ("9S 8D", "8C", "9S", "must-trump"),
        ("AC 7C", "8C", "7C", "must-beat"),
        ("QC 7D", "QS", "7D", "must-beat"),
        ("KH JD", "8C TC JC", "JD", "must-beat"),
        ("7C", "8C", "9C", "not-in-hand"),
    ],
)
def test_a_refusal_names_the_rule(hand: str, lying: str, card: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        check_card(RULE, ranking_for(read_suit("D")), read_cards(hand), read_cards(lying), read_card(card))
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("trump", "trick", "place"),
    [
        ("D", "8C TC 6C AC", 3),  # the highest card of the suit led
        ("D", "8C AH TH AS", 0),  # other suits do not matter
        ("D", "8C TC 7D AC", 2),  # any trump wins
        ("D", "8C 7D AD TD", 2),  # the highest of several
        ("D", "KC QC 6D JC", 2),  # the six above all
        ("H", "6D 7D 8D AD", 3),  # a plain six is low
        ("S", "QD QH QS QC", 3),  # equal pictures by suit
        ("S", "JD AS TS 9S", 0),
    ],
)
def test_who_wins(trump: str, trick: str, place: int) -> None:
    assert winning_place(ranking_for(read_suit(trump)), read_cards(trick)) == place


def test_the_winner_leads_to_the_next_trick() -> None:
    table = in_play().played("KS 6D KC QS")
    assert table.state.play.tricks[0].winner(table.state.ranking) == 2
    assert (table.waits_for, len(table.state.play.tricks)) == ((2,), 1)


def test_only_the_seat_in_turn_plays_and_only_its_own_cards() -> None:
    table = in_play()
    assert table.refuses("2 play AH") == "not-your-turn"
    assert table.refuses("1 play KC") == "not-in-hand"
    assert [table.may_play(seat) for seat in (0, 2, 3)] == [set(), set(), set()]
    assert table.may_play(1) == set(EXAMPLE[1].split())


def test_nobody_plays_before_the_trumps_are_chosen() -> None:
    assert dealt().refuses("1 play KS") == "not-now"


def test_played_cards_are_gone_from_the_hand() -> None:
    table = in_play().played("KS 6D")
    assert [len(table.hand(seat)) for seat in range(4)] == [9, 8, 8, 9]
