"""The same deal with other cards where one seat cannot see them: what was said and done stays, as far as it is legal.

So anything that may be said can be judged in any game: in deals that fit what its player could know, the others and
they go on by rule of thumb until cards are played.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.players.base import one_action, play_deal
from bot.players.evaluation import copies_to_search, open_world
from bot.players.games import knowledge_of
from bot.players.inference import played_by
from bot.players.knowledge import Continuation
from bot.players.simple import Simple
from engine.actions import Action, Discard, Give
from engine.cards import Card, Cards, without
from engine.deal import Deal
from engine.outcome import worth_to
from engine.search.sampling import Impossible, World
from engine.seats import Seat


class Redealing:
    """One deal, from the cut to a moment, with the cards dealt otherwise."""

    def __init__(self, deal: Deal, seat: Seat) -> None:
        """seat: who is not to learn anything. Raises `Impossible` where it cannot be told who was dealt which card."""
        self._deal, self._seat = deal, seat
        self._real = open_world(deal)
        self._twice = copies_to_search(deal.view(seat)) > 1
        moved = any(isinstance(action, Give | Discard) for _, action in deal.actions)
        if self._twice and moved:
            raise Impossible("cards of which there are two have changed hands")
        self._owners = tuple(self._owned()) if self._twice else ()

    def dealt(self, world: World) -> Deal:
        """The deal up to the same moment in a world; raises `IllegalAction` if something was said that it forbids."""
        instead = {} if self._twice else self._swapped(world)
        pack = self._packed(world) if self._twice else tuple(instead.get(card, card) for card in self._deal.start.pack)
        deal = Deal(replace(self._deal.start, pack=pack))
        for seat, action in self._deal.actions:
            deal = deal.act(seat, _with_other(action, instead))
        return deal

    def _swapped(self, world: World) -> dict[Card, Card]:
        """By card that lies elsewhere in a world, the one that lies in its place."""
        found: dict[Card, Card] = {}
        places = zip((*self._real.hands, self._real.aside), (*world.hands, world.aside), strict=True)
        for real, other in places:
            found |= dict(zip(without(real, _shared(real, other)), without(other, _shared(real, other)), strict=True))
        return found

    def _packed(self, world: World) -> Cards:
        """The pack from which everybody is dealt what they hold and have played."""
        view = self._deal.view(None)
        hands = [[*hand, *played_by(view, seat)] for seat, hand in enumerate(world.hands)]
        return tuple(hands[owner].pop() for owner in self._owners)

    def _owned(self) -> Iterator[Seat]:
        """Who is dealt each card of the pack, by its place."""
        start, (_, cut) = self._deal.start, self._deal.actions[0]
        one, other = start.pack[0], next(card for card in start.pack if card != start.pack[0])
        rules = start.rules
        for place in range(len(start.pack)):
            marked = tuple(one if each == place else other for each in range(len(start.pack)))
            hands = rules.deal(start.options, start.dealer, start.players, marked, cut).hands  # type: ignore[arg-type]
            yield next(seat for seat, hand in enumerate(hands) if one in hand)


def _shared(one: Cards, other: Cards) -> Cards:
    return tuple((Counter(one) & Counter(other)).elements())


def _with_other(action: Action, instead: dict[Card, Card]) -> Action:
    """What was done with cards that nobody else saw is done with those that lie there instead."""
    if isinstance(action, Give | Discard):
        return replace(action, cards=tuple(instead.get(card, card) for card in action.cards))
    return action


def played_on(deal: Deal, seat: Seat, said: Action | None) -> Continuation | float:
    """What an answer, silence or a card leads to for a seat: the deal once it is known what is played for.

    Everybody goes on by rule of thumb, to the deal's end if need be: then it is what that brought.
    """
    simple, chance = Simple(), random.Random(0)  # noqa: S311 - nothing is left to it
    if said is not None:
        deal = deal.act(seat, said)
    elif not _is_played(deal):
        deal = one_action(deal, lambda at, who: None if who == seat else simple.choose(at.view(who), chance))
    while deal.waiting_for:
        if _is_played(deal):
            view, world = deal.view(seat), open_world(deal)
            if knowledge_of(view.game).stakes(view, world) is not None:
                leader = view.trick.seats[0] if view.trick.seats else deal.waiting_for[0]
                return Continuation(view, world, leader)
        deal = one_action(deal, lambda at, who: simple.choose(at.view(who), chance))
    return brought(deal, seat)


def _is_played(deal: Deal) -> bool:
    """Whether a card is waited for."""
    return any(deal.view(seat).playable for seat in deal.waiting_for)


def to_the_end(deal: Deal, seat: Seat, said: Action | None) -> float:
    """What it brings a seat when everybody plays the cards too by rule of thumb."""
    simple, chance = Simple(), random.Random(0)  # noqa: S311 - nothing is left to it
    begun = deal if said is None else deal.act(seat, said)
    return brought(play_deal(begun, lambda at, who: simple.choose(at.view(who), chance)), seat)


def brought(deal: Deal, seat: Seat) -> float:
    """What a deal that is over brought a seat, in what the game pays."""
    return 0.0 if deal.outcome is None else float(worth_to(deal.outcome, seat))
