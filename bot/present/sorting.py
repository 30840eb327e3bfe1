"""A hand as its owner wants it to lie: trumps left or right, from high to low or from low to high."""

from collections.abc import Callable
from dataclasses import replace
from itertools import groupby

from bot.tables.model import HandOrder
from engine.actions import Action, Play
from engine.cards import Card, Cards
from engine.decisions import Decision, Selection
from engine.ranking import Ranking
from engine.views import View

RIGHT = frozenset({HandOrder.RIGHT_FALLING, HandOrder.RIGHT_RISING})
RISING = frozenset({HandOrder.LEFT_RISING, HandOrder.RIGHT_RISING})


def arranged(view: View, sorting: HandOrder) -> View:
    """What somebody sees, their own cards and all that names them in this order."""
    if sorting is HandOrder.LEFT_FALLING:
        return view
    hand, ranking = laid(view.hand, view.ranking, sorting), view.ranking
    place = {card: at for at, card in enumerate(laid(tuple(dict.fromkeys(view.hand)), ranking, sorting))}
    decisions = tuple(_in_order(each, lambda card: place.get(card, len(place))) for each in view.decisions)
    return replace(view, hand=hand, aside=laid(view.aside, ranking, sorting), decisions=decisions)


def laid(cards: Cards, ranking: Ranking, sorting: HandOrder) -> Cards:
    """Cards by suits in play, each in one piece."""
    suits = [list(each) for _, each in groupby(ranking.sorted(cards), key=ranking.suits.__getitem__)]
    if sorting in RIGHT:
        suits.sort(key=lambda suit: ranking.is_trump(suit[0]))
    return tuple(card for suit in suits for card in (reversed(suit) if sorting in RISING else suit))


def _in_order(decision: Decision, place: Callable[[Card], int]) -> Decision:
    """A question whose cards stand as they do in the hand."""
    if isinstance(decision, Selection):
        return replace(decision, cards=tuple(sorted(decision.cards, key=place)))
    if not all(isinstance(each, Play) for each in decision.actions):
        return decision

    def at(action: Action) -> int:
        return place(action.card) if isinstance(action, Play) else 0

    return replace(decision, actions=tuple(sorted(decision.actions, key=at)))
