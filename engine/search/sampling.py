"""Deals that fit a view: ways to lay the unseen cards are counted, then drawn so that each is as likely as any."""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import accumulate, product
from math import comb
from typing import Final

from engine.cards import Card, Cards
from engine.search.knowledge import known_cards, lacking, unseen_cards
from engine.seats import Seat
from engine.views import View


@dataclass(frozen=True, slots=True)
class Quota:
    """A seat holds, of certain cards, at least and at most so many now."""

    seat: Seat
    cards: frozenset[Card]
    least: int = 0
    most: int = 99


@dataclass(frozen=True, slots=True)
class World:
    """All hands, and the cards that lie in no hand."""

    hands: tuple[Cards, ...]
    aside: Cards = ()


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that are alike to the knowledge: where they may lie, and to which quotas they count there."""

    cards: Cards
    places: tuple[int, ...]
    quotas: tuple[int, ...]


State = tuple[int, tuple[int, ...], tuple[int, ...]]
"""The next group, the room left in each place, and what each quota has so far."""
Way = tuple[tuple[int, ...], State]
"""How many of a group's cards go to each of its places, and what is left then."""


class Sampler:
    """Unseen cards and the places they may lie in: the hands by seat, then aside."""

    def __init__(
        self, fixed: Sequence[Cards], aside: Cards, unseen: Cards, room: tuple[int, ...], *,
        lacks: Sequence[frozenset[Card]], quotas: Sequence[Quota],
    ) -> None:  # fmt: skip
        """Group the cards; lacks: by place the cards that cannot lie there."""
        self._fixed, self._aside, self._quotas = fixed, aside, quotas
        groups: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Card]] = defaultdict(list)
        for card in unseen:
            places = tuple([place for place, barred in enumerate(lacks) if room[place] > 0 and card not in barred])
            counts = tuple([each for each, quota in enumerate(quotas) if card in quota.cards])
            groups[places, counts].append(card)
        in_order = sorted(groups.items(), key=lambda item: (len(item[0][0]), item[0]))
        self._groups = [Group(tuple(cards), *kind) for kind, cards in in_order]
        self._start: State = (0, room, (0,) * len(quotas))
        self._counted: dict[State, int] = {}
        self._choices: dict[State, tuple[list[Way], list[int]]] = {}
        self.ways = self._count(self._start) if min(room) >= 0 else 0

    def draw(self, chance: random.Random) -> World:
        """One of the ways."""
        laid: list[list[Card]] = [[] for _ in self._start[1]]
        state = self._start
        for group in self._groups:
            split, state = self._choose(state, chance)
            cards = list(group.cards)
            chance.shuffle(cards)
            for place, number in zip(group.places, split, strict=True):
                laid[place] += [cards.pop() for _ in range(number)]
        *hands, aside = laid
        held = tuple((*fixed, *drawn) for fixed, drawn in zip(self._fixed, hands, strict=True))
        return World(held, (*self._aside, *aside))

    def _choose(self, state: State, chance: random.Random) -> Way:
        if state not in self._choices:
            ways = list(self._splits(state))
            weights = [_arrangements(split) * self._count(then) for split, then in ways]
            self._choices[state] = ways, list(accumulate(weights))
        ways, sums = self._choices[state]
        wanted = chance.randrange(sums[-1])
        return ways[next(place for place, upto in enumerate(sums) if wanted < upto)]

    def _count(self, state: State) -> int:
        """In how many ways the groups from here on can be laid."""
        if state not in self._counted:
            self._counted[state] = self._counted_anew(state)
        return self._counted[state]

    def _counted_anew(self, state: State) -> int:
        group, room, have = state
        if group == len(self._groups):
            enough = all(number >= quota.least for number, quota in zip(have, self._quotas, strict=True))
            return int(enough and not any(room))
        return sum(_arrangements(split) * self._count(then) for split, then in self._splits(state))

    def _splits(self, state: State) -> Iterator[Way]:
        """How a group's cards can be shared out among its places, within room and quotas."""
        number, room, have = state
        group = self._groups[number]
        for split in _compositions(len(group.cards), [room[place] for place in group.places]):
            left, got = list(room), list(have)
            for place, cards in zip(group.places, split, strict=True):
                left[place] -= cards
                for each in group.quotas:
                    got[each] += cards * (self._quotas[each].seat == place)
            if all(each <= quota.most for each, quota in zip(got, self._quotas, strict=True)):
                yield split, (number + 1, tuple(left), tuple(got))


def _compositions(number: int, room: list[int]) -> Iterator[tuple[int, ...]]:
    """All ways to write a number as a sum of parts within the room of each."""
    if not room:
        if number == 0:
            yield ()
        return
    first, *rest = room
    for part in range(max(0, number - sum(rest)), min(first, number) + 1):
        for others in _compositions(number - part, rest):
            yield (part, *others)


def _arrangements(split: tuple[int, ...]) -> int:
    """In how many ways distinct cards can be parted into heaps of these sizes."""
    ways, so_far = 1, 0
    for part in split:
        so_far += part
        ways *= comb(so_far, part)
    return ways


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
        if view.seat is not None and view.counts[view.seat] != len(view.hand):
            raise Impossible(f"seat {view.seat} holds other cards than it sees")
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
