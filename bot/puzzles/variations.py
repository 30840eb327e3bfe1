"""Deals much like another one, with the same play but for cards that have changed places in the pack and in it."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.players.base import one_action
from bot.players.simple import Simple
from engine.actions import Action, Play
from engine.cards import Card
from engine.deal import CUTTING, Deal
from engine.errors import IllegalAction

SAME_SUIT: Final = 0.8
"""How often both are of one suit: cards of two suits can seldom change places and everybody still follow suit."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a card is: in which place of the pack, and with which action of the log it was played, if it was."""

    place: int
    card: Card
    number: int | None = None


def spots_in(deal: Deal, chance: random.Random) -> list[CardPlace]:
    """All cards but those that are named by anything but a play. Which of twins was played when is left to chance."""
    played: dict[Card, list[int]] = {}
    for number, (_, action) in enumerate(deal.actions):
        if isinstance(action, Play):
            played.setdefault(action.card, []).append(number)
    named = {card for _, action in deal.actions if not isinstance(action, Play) for card in _named(action)}
    places = [(place, card) for place, card in enumerate(deal.start.pack) if card not in named]
    chance.shuffle(places)
    return [CardPlace(place, card, played[card].pop(0) if played.get(card) else None) for place, card in places]


def _named(action: Action) -> tuple[Card, ...]:
    card = getattr(action, "card", None)
    return (*getattr(action, "cards", ()), *((card,) if isinstance(card, Card) else ()))


def exchanged(deal: Deal, pairs: Sequence[tuple[CardPlace, CardPlace]]) -> Deal | None:
    """The deal with these cards in each other's place; None where the rules do not allow it."""
    pack, actions = list(deal.start.pack), list(deal.actions)
    for pair in pairs:
        for spot, other in (pair, pair[::-1]):
            pack[spot.place] = other.card
            if spot.number is not None:
                actions[spot.number] = (actions[spot.number][0], Play(other.card))
    new = Deal(replace(deal.start, pack=tuple(pack)))
    try:
        for seat, action in actions:
            new = new.act(seat, action)
    except IllegalAction:
        return None
    return new


def varied(deal: Deal, chance: random.Random) -> Deal | None:
    """The deal with any two cards in each other's place; None where that is not to be had."""
    spots, suits = spots_in(deal, chance), deal.view(None).ranking.suits
    one = chance.choice(spots)
    others = [each for each in spots if each.card != one.card]
    if chance.random() < SAME_SUIT:
        others = [each for each in others if suits[each.card] == suits[one.card]]
    return exchanged(deal, [(one, chance.choice(others))]) if others else None


def is_called_as_usual(deal: Deal) -> bool:
    """Whether the rule of thumb would say all that was said before the first card."""
    new, player = Deal(deal.start).act(*deal.actions[0]), Simple()
    for said in deal.actions[1:]:
        if isinstance(said[1], Play):
            return True
        if new.phase == CUTTING or not new.waiting_for:
            return False
        # Nothing is left to chance in what it says.
        new = one_action(new, lambda deal, seat: player.choose(deal.view(seat), random.Random(0)))  # noqa: S311
        if new.actions[-1] != said:
            return False
    return True
