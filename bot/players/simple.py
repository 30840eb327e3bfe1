"""A player by rule of thumb: quick, sound, and never at a loss, whatever game it is asked about."""

import random
from typing import Final

from bot.players.base import awaited
from bot.players.cardplay import card_to_play
from bot.players.games import knowledge_of
from bot.players.inference import Inference
from engine.actions import Accept, Action, Announce, Bid, Cut, Pass, Play, Signal, Take
from engine.cards import Card, Cards
from engine.decisions import Choice, Selection
from engine.ranking import TRUMP, Ranking
from engine.views import View

MODEST: Final = (Pass, Accept, Play, Cut, Take, Bid)
"""The kinds of answers to a question that nothing is known of, the most harmless first."""


class Simple:
    """Plays cards by what the trick will likely bring; bids by what is known of the game, else modestly."""

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """What the game's own knowledge says, else the best card, else what can do no harm."""
        del chance  # nothing here is left to it
        if view.seat is None or not view.decisions:
            return None
        knowledge = knowledge_of(view.game)
        said = knowledge.speak(view)
        decision = awaited(view)
        if said is not None or decision is None:
            return said
        if isinstance(decision, Selection):
            return decision.action(cards_to_part_with(view.ranking, decision))
        plays = tuple(action for action in decision.actions if isinstance(action, Play))
        if plays:
            return card_to_play(Inference(view, knowledge), plays)
        if knowledge.cut is not None and isinstance(decision.actions[0], Cut):
            return knowledge.cut
        return modest(decision)


def modest(decision: Choice) -> Action:
    """Rather decline than commit oneself; of many ways to say a thing the first."""
    for kind in MODEST:
        for action in decision.actions:
            if isinstance(action, kind):
                return action
    return next((each for each in decision.actions if not isinstance(each, Announce | Signal)), decision.actions[0])


def cards_to_part_with(ranking: Ranking, selection: Selection) -> Cards:
    """Cards laid away count for their owner: fat ones of short plain suits first, trumps last."""
    free = list(selection.cards)
    for card in selection.including:
        free.remove(card)
    free.sort(key=lambda card: _parting(ranking, selection.cards, card))
    return (*selection.including, *free[: selection.count - len(selection.including)])


def _parting(ranking: Ranking, hand: Cards, card: Card) -> tuple[bool, bool, int, int, Card]:
    """How gladly one parts with a card, the gladdest lowest: no trump, no ace, from a short suit, fat, weak."""
    suit = ranking.suits[card]
    length = len(ranking.of_suit(hand, suit))
    return suit == TRUMP, card.points == 11 and length < 3, length, -card.points, card
