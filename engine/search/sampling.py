"""Deals that fit a view, drawn so that each is as likely as any other: counted first, then drawn by the counts."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import Final

from engine.cards import Card, Cards
from engine.search.counting import Quota, Sampler, World
from engine.search.knowledge import known_cards, lacking, unseen_cards
from engine.seats import Seat
from engine.views import View

TRIES: Final = 100
"""How often a world that does not fit what was heard is drawn anew before one of the ways to fit it is chosen."""

MOST_ASIDE: Final = 16
"""More cards never lie in no hand: where three play with six each of thirty-two, fourteen do."""


class Impossible(ValueError):
    """No deal fits what the view says."""


@dataclass(frozen=True, slots=True)
class CallInference:
    """What a game's players say by their calls, beyond what the cards played show.

    barred: cards a seat does not hold. quotas: how many of certain cards it must hold. either: sets of quotas of each
    of which at least one must hold too. away: cards that do not lie aside.
    """

    barred: Mapping[Seat, frozenset[Card]] = field(default_factory=dict)
    quotas: tuple[Quota, ...] = ()
    either: tuple[tuple[Quota, ...], ...] = ()
    away: frozenset[Card] = frozenset()


class Worlds:
    """All deals that fit a view."""

    def __init__(self, view: View, heard: CallInference = CallInference()) -> None:
        """Find out what is known; raises `Impossible` if nothing fits."""
        self._view, self._heard = view, heard
        self._known, self._loose = known_cards(view)
        self._unseen = unseen_cards(view, self._known)
        if len(self._unseen) > sum(view.counts) + MOST_ASIDE:
            raise Impossible(f"{len(self._unseen)} cards are more than can be unseen by seat {view.seat}")
        self._sampler = self._with(())
        if not self._sampler.ways or (heard.either and not self._fits_somehow()):
            raise Impossible(f"no deal fits what seat {view.seat} knows")

    def draw(self, chance: random.Random) -> World:
        """One of them, each as likely as any other; where calls leave almost none, one that fits them."""
        for _ in range(TRIES if self._heard.either else 1):
            world = self._sampler.draw(chance)
            if self._fits(world):
                return world
        return self._narrow.draw(chance)

    def _fits_somehow(self) -> bool:
        """Whether some deal fits all calls: a drawn one, or one sought."""
        worlds = (self._sampler.draw(random.Random(number)) for number in range(8))  # noqa: S311 - any deals will do
        return any(map(self._fits, worlds)) or bool(self._narrow.ways)

    def _fits(self, world: World) -> bool:
        return all(any(holds(world, quota) for quota in ways) for ways in self._heard.either)

    @property
    def ways(self) -> int:
        """How many deals fit, what was heard in the form of alternatives aside."""
        return self._sampler.ways

    @cached_property
    def _narrow(self) -> Sampler:
        """Take each call in one of the ways it can have been meant, such that they go together."""
        for meant in product(*self._heard.either):
            sampler = self._with(meant)
            if sampler.ways:
                return sampler
        raise Impossible(f"no deal fits the calls that seat {self._view.seat} heard")

    def _with(self, quotas: tuple[Quota, ...]) -> Sampler:
        view, fixed = self._view, list(self._known)
        if view.seat is not None:
            fixed[view.seat] = view.hand
        room = [view.counts[seat] - len(fixed[seat]) for seat in range(view.players)]
        lacks = [shown | self._heard.barred.get(seat, frozenset()) for seat, shown in enumerate(lacking(view))]
        quotas = (*self._heard.quotas, *quotas)
        for loose in self._loose:
            away = {loose.giver, loose.receiver, view.seat}
            lacks = [each if seat in away else each | loose.cards for seat, each in enumerate(lacks)]
            quotas += (Quota(loose.giver, loose.cards, least=len(loose.cards) - loose.count),)
        left = [less(quota, fixed[quota.seat]) for quota in quotas]
        places = (*room, len(self._unseen) - sum(room))
        return Sampler(fixed, view.aside, self._unseen, places, lacks=(*lacks, self._heard.away), quotas=left)


def holds(world: World, quota: Quota) -> bool:
    """Whether a seat has as many of the cards as a quota says."""
    return quota.least <= sum(card in quota.cards for card in world.hands[quota.seat]) <= quota.most


def less(quota: Quota, fixed: Cards) -> Quota:
    """What a quota still asks of the cards to come."""
    have = sum(card in quota.cards for card in fixed)
    return replace(quota, least=max(0, quota.least - have), most=quota.most - have)
