"""Ways to lay cards into places, counted exactly, and drawn so that each is as likely as any other."""

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import comb

from engine.cards import Card, Cards
from engine.seats import Seat


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
