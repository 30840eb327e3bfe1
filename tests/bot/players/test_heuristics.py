"""What a good player does, a row a maxim: positions in which there is one right card, bid or word."""

import random

import pytest

from bot.players.heuristics import Maxim, maxim_of
from bot.players.simple import Simple
from engine.cards import read_card
from engine.views import View
from tests.bot.players.positions import bidding, blinking, giving, naming, overriding, playing


def answer(view: View) -> str:
    return str(Simple().choose(view, random.Random(0)))


CARDS = [
    ("last to play and partner wins: smear the ace", playing("AD 9D 8D", "7D KC 6D"), "play AD"),
    ("last to play and partner is losing: throw the cheapest", playing("TD 9D KH", "7D AD KC"), "play 9D"),
    ("void of everything and they win: give them nothing", playing("AC TC 7C", "9D 7D KC"), "play 7C"),
    ("void of everything and partner wins: smear the fattest", playing("AC TC 7C", "9D KC 7D"), "play AC"),
    ("last to play, must beat: beat with the fat trump", playing("KC JH AH 8C", "9D 7D 8D"), "play AH"),
    ("last to play, over a trump: the cheapest that suffices", playing("KC KS QC 8C", "9D JD 8D"), "play QC"),
    ("cannot beat a trump: keep the trump ace, throw the jack", playing("AH JD 8C 9C", "6H QC KC"), "play JD"),
    ("partner's six cannot be beaten: smear the trump ace", playing("AH JD 8C 9C", "9H 6H QC"), "play AH"),
    ("lead a lone ace of a side suit", playing("AC 9H 8H 7H TD 9D 7D 8S 7S", maker=1), "play AC"),
    ("do not lead a bare ten into the ace", playing("TC 9D 8D 7D KC QC 9S 8S 7S", maker=1), "not play TC"),
    ("with the top trumps as maker draw trumps", playing("6H KC KS KH KD QC QS 9H 8C"), "play trump"),
    ("partner blinks: second hand gives the ten", playing("TC 9C 7C", "8D", heard=("2 blink",)), "play TC"),
    ("partner does not blink: second hand gives nothing", playing("TC 9C 7C", "8D", heard=("2 noblink",)), "play 7C"),
]


@pytest.mark.parametrize(("maxim", "view", "expected"), CARDS, ids=[row[0] for row in CARDS])
def test_a_card_as_a_player_would_play_it(maxim: str, view: View, expected: str) -> None:
    played = answer(view)
    if expected == "play trump":
        assert view.ranking.is_trump(read_card(played[5:])), maxim
    elif expected.startswith("not "):
        assert played != expected[4:], maxim
    else:
        assert played == expected, maxim


WORDS = [
    ("a hand without length or strength passes", bidding("QD JH 9C 8C 7S 8S TD 9H 8H"), "pass"),
    ("a strong hand bids its true length", bidding("KC KS QC JC AC TC 9C AS 7H"), "bid 7"),
    ("nine trumps in diamonds are announced at once", bidding("6D KC KS KH QC QS JD AD TD"), "diamonds"),
    ("a lone picture in a poor hand is shown", bidding("JD 9C 8C 7S 8S TH 9H 8D 7D"), "show JD"),
    ("no bid is too high to outbid with strong diamonds", bidding("6D KC KS QC JD AD TD 9D AC", "1 bid 6"), "diamonds"),
    ("the six of trumps decides between equal lengths", naming("KC QS JH 6S 9S 7S 9C 8C 7C", 6), "trump S"),
    ("the aces decide between equal lengths", naming("KC QS JH AH 7H 8H 9S 8S 7S", 6), "trump S"),
    ("a bid of nine leaves no choice", naming("6S KC QS JH JD AS TS 9S 7S", 9), "trump S"),
    ("strong diamonds override", overriding("6D KC KS QC JD AD TD 9D AC", "S", 1, 5), "override"),
    ("a poor hand accepts its partner's trumps", overriding("QD JH 9C 8C 7S 8S TD 9H 8H", "S", 2, 7), "accept"),
    ("an exchange is answered with a plain card", giving("KC QC QS JD 6H AH TH 9H 7S", read_card("JD")), "give 7S"),
    ("blink with the six when trumps are led", blinking("6H KC 9C 8C", "JC"), "blink"),
    ("blink with the ace nobody can ruff", blinking("6H KC 9C 8C", "9H"), "blink"),
    ("without a chance there is nothing to say", blinking("9D 8D 9C 8C", "JC"), "None"),
]


@pytest.mark.parametrize(("maxim", "view", "expected"), WORDS, ids=[row[0] for row in WORDS])
def test_a_word_as_a_player_would_say_it(maxim: str, view: View, expected: str) -> None:
    assert answer(view) == expected, maxim


THUMBS = [
    ("last to play and partner wins: smear the ace", Maxim.SMEAR),
    ("last to play and partner is losing: throw the cheapest", Maxim.GIVE_NOTHING),
    ("void of everything and they win: give them nothing", Maxim.GIVE_NOTHING),
    ("void of everything and partner wins: smear the fattest", Maxim.SMEAR),
    ("last to play, over a trump: the cheapest that suffices", Maxim.RUFF),
    ("cannot beat a trump: keep the trump ace, throw the jack", Maxim.GIVE_NOTHING),
    ("partner's six cannot be beaten: smear the trump ace", Maxim.SMEAR),
    ("lead a lone ace of a side suit", Maxim.LEAD_ACE),
    ("with the top trumps as maker draw trumps", Maxim.DRAW),
    ("partner blinks: second hand gives the ten", Maxim.TRUST),
    ("partner does not blink: second hand gives nothing", Maxim.GIVE_NOTHING),
    ("a hand without length or strength passes", Maxim.DECLINE),
    ("a strong hand bids its true length", Maxim.BID),
    ("the aces decide between equal lengths", Maxim.NAME),
    ("strong diamonds override", Maxim.SPEAK),
    ("a poor hand accepts its partner's trumps", Maxim.AGREE),
    ("an exchange is answered with a plain card", Maxim.PART),
    ("a lone picture in a poor hand is shown", Maxim.SHOW),
    ("blink with the six when trumps are led", Maxim.SIGNAL),
]


@pytest.mark.parametrize(("maxim", "thumb"), THUMBS, ids=[row[0] for row in THUMBS])
def test_a_hint_names_the_rule_that_the_answer_follows(maxim: str, thumb: Maxim) -> None:
    view = next(view for each, view, _ in (*CARDS, *WORDS) if each == maxim)
    action = Simple().choose(view, random.Random(0))
    assert action is not None
    assert maxim_of(view, action) is thumb
