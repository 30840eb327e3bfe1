"""The player by rule of thumb never breaks a rule, never stalls, never guesses from what it cannot see."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players.base import Player
from bot.players.simple import Simple
from engine.actions import Action, Announce, Cut, Give, Pass, Play, Signal, Take
from engine.cards import Card, Cards, Suit, read_cards
from engine.deal import Deal
from engine.decisions import Choice, Decision, Selection, expand
from engine.match import Carried
from engine.seats import clockwise
from engine.views import Contract, View
from tests.bot.players.positions import playing, view_of
from tests.support.arena import RandomPlayer, Table

TABLE = Table()


class Watched:
    """A player every answer of which is held against what was allowed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.kinds: set[str] = set()

    def choose(self, view: View, chance: random.Random) -> Action | None:
        twin = random.Random()
        twin.setstate(chance.getstate())
        action = self.player.choose(view, chance)
        assert self.player.choose(view, twin) == action, "the same view and chance, another answer"
        if action is None:
            assert view.seat not in view.waiting_for
            return None
        allowed = (Cut("threes"),) if view.phase == "cut" else tuple(expand(view.decisions))
        assert (replace(action, place=None) if isinstance(action, Cut) else action) in allowed
        self.kinds.add(str(action).split()[0])
        return action


def everyone_speaks(deal: Deal, seated: list[Player], chance: random.Random) -> Deal:
    """Ask every seat, also those that may but need not speak, until the deal is over."""
    for _ in range(200):
        if not deal.waiting_for:
            return deal
        order = sorted(clockwise(deal.waiting_for[0], 4), key=lambda seat: seat in deal.waiting_for)
        answers = ((seat, seated[seat].choose(deal.view(seat), chance)) for seat in order)
        deal = deal.act(*next((seat, action) for seat, action in answers if action is not None))
    raise AssertionError("the deal does not end")


class Talkative(RandomPlayer):
    """Says anything allowed, out of turn too, so that the deal comes to every phase."""

    def choose(self, view: View, chance: random.Random) -> Action | None:
        legal = [action for action in expand(view.decisions) if chance.random() < 0.3 or view.phase != "auction"]
        if view.seat not in view.waiting_for and chance.random() < 0.8:
            return None
        return chance.choice(legal) if legal else super().choose(view, chance)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), mask=st.integers(0, 15), replayed=st.sampled_from([None, 0, 2]))
def test_every_answer_is_legal_and_repeatable_in_every_phase(seed: int, mask: int, replayed: int | None) -> None:
    chance = random.Random(seed)
    seated: list[Player] = [Watched(Simple()) if mask >> seat & 1 else Talkative() for seat in range(4)]
    carried = None if replayed is None else Carried(Suit.HEARTS, replayed)
    deal = everyone_speaks(Deal(TABLE.start(seed % 4, TABLE.shuffled(chance), carried)), seated, chance)
    assert deal.outcome is not None


def test_every_kind_of_question_is_met_sooner_or_later() -> None:
    chance = random.Random(5)
    watched = Watched(Simple())
    questions = {"cut", "bid", "pass", "trump", "accept", "override", "show", "give", "play", "blink"}
    for number in range(60):
        if questions <= watched.kinds:
            break
        seated: list[Player] = [watched, Talkative(), watched, Talkative()]
        everyone_speaks(Deal(TABLE.start(number % 4, TABLE.shuffled(chance))), seated, chance)
    assert questions <= watched.kinds


def redealt(deal: Deal, seat: int, chance: random.Random) -> Deal | None:
    """Swap two unseen cards between two other hands, if the seat's view then stays what it was."""
    hands = [list(hand) for hand in deal.state.hands]
    holders = [each for each in range(4) if each != seat and hands[each]]
    if len(holders) < 2:
        return None
    one, other = chance.sample(holders, 2)
    first, second = chance.randrange(len(hands[one])), chance.randrange(len(hands[other]))
    hands[one][first], hands[other][second] = hands[other][second], hands[one][first]
    play = replace(deal.state.play, hands=tuple(tuple(hand) for hand in hands))
    changed = replace(deal, state=replace(deal.state, play=play))
    return changed if changed.view(seat) == deal.view(seat) else None


def test_hidden_cards_change_nothing() -> None:
    chance, compared = random.Random(9), 0
    player = Simple()
    for number in range(12):
        deal = Deal(TABLE.start(number % 4, TABLE.shuffled(chance))).act((number - 1) % 4, Cut("threes", place=18))
        while deal.waiting_for:
            for seat in deal.waiting_for:
                other = redealt(deal, seat, chance)
                if other is not None:
                    here, there = (player.choose(each.view(seat), random.Random(1)) for each in (deal, other))
                    assert here == there
                    compared += 1
            seat = deal.waiting_for[0]
            action = player.choose(deal.view(seat), chance)
            assert action is not None
            deal = deal.act(seat, action)
    assert compared > 100


CARDS: Cards = read_cards("AC 7C KS QH JD 9D 8D")
UNKNOWN: list[tuple[str, Decision, Action]] = [
    ("decline what one does not understand", Choice("what", (Announce("re"), Pass())), Pass()),
    ("leave the blind", Choice("pick", (Take("pick"), Pass())), Pass()),
    ("take the first rather than announce", Choice("choice", (Announce("alone"), Take("hand"))), Take("hand")),
    ("say what there is to say if nothing else is", Choice("x", (Announce("special"),)), Announce("special")),
    ("give plain cards, not trumps", Selection("give", CARDS, 2), Give(read_cards("7C KS"))),
]


@pytest.mark.parametrize(("maxim", "decision", "expected"), UNKNOWN, ids=[row[0] for row in UNKNOWN])
def test_an_unknown_question_of_an_unknown_game_gets_a_sane_answer(
    maxim: str, decision: Decision, expected: Action
) -> None:
    view = replace(view_of("new", "AC 7C KS QH JD 9D 8D", ()), game="new", decisions=(decision,))
    answer = Simple().choose(view, random.Random(0))
    assert answer in decision.actions, maxim
    if isinstance(decision, Choice):
        assert answer == expected, maxim


def test_what_must_be_among_the_cards_is_among_them() -> None:
    trumps: tuple[Card, ...] = read_cards("KS JD")
    view = view_of("offer", "AC 7C KS QH JD 9D 8D", (Selection("offer", CARDS, 3, trumps),), game="new")
    answer = Simple().choose(view, random.Random(0))
    assert set(trumps) <= set(answer.cards)  # type: ignore[union-attr]
    assert answer in tuple(expand(view.decisions))


def test_where_nothing_is_awaited_it_may_be_silent() -> None:
    view = view_of("play", "9C", (Choice("signal", (Signal("noblink"),), awaited=False),), waiting_for=(1,), game="new")
    assert Simple().choose(view, random.Random(0)) is None
    assert Simple().choose(replace(view, decisions=()), random.Random(0)) is None
    assert Simple().choose(replace(view, seat=None), random.Random(0)) is None


def test_sides_unknown_are_nobodys_friends() -> None:
    view = playing("AD 9D 8D", "7D KC 6D")
    assert str(Simple().choose(replace(view, sides=(None,) * 4), random.Random(0))) == "play 8D"
    assert str(Simple().choose(replace(view, sides=()), random.Random(0))) == "play 8D"


def test_where_tricks_are_to_be_avoided_it_ducks() -> None:
    view = playing("AD 9D 8D", "TD 7D 6D")
    assert str(Simple().choose(view, random.Random(0))) == "play AD"
    may = (Choice("play", tuple(map(Play, view.hand))),)
    ducking = replace(view, game="sheepshead", contract=Contract("leaster"), decisions=may)
    assert str(Simple().choose(ducking, random.Random(0))) == "play 9D"
