"""Positions in which one card takes more than every other, and histories of theirs after which that decides the deal.

Whether a card matters hangs on how much has been taken before it: in most positions no card changes what the deal
pays. So what each card takes is compared first, whatever it pays, and where one card stands out it is asked after
which count that would decide. Cards of tricks that are over then change places, in the pack and in the play, until the
count is one of those. Nothing that is still to come changes, and the whole is a deal by the rules.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice, product
from typing import Final

from bot.players.determinization import worlds_of
from bot.players.evaluation import CardEvaluator, open_world
from bot.players.games import knowledge_of
from bot.players.knowledge import taken_by
from bot.players.simple import Simple
from bot.puzzles.variations import CardPlace, exchanged, is_called_as_usual, spots_in, varied
from engine.actions import Play
from engine.cards import Card
from engine.deal import Deal
from engine.search.sampling import Impossible, World
from engine.search.solver import TooLong
from engine.search.tables import Array
from engine.seats import Seat
from engine.trick import Trick
from engine.views import View

HELD: Final = range(4, 7)
"""How many cards the seat holds: with fewer there is little to think about, with more most deals are open and
long to solve."""
CARDS: Final = 60_000
"""How many cards may be tried in one deal."""
DEALS: Final = 16
"""In how many deals it is looked which card decides."""
ENOUGH: Final = 14
"""In so many of them one card has to."""
PROMISING: Final = 7
"""In so many it has to before cards change places: from fewer it is a long way."""
BEHIND: Final = 1.5
"""By how many deals more than its share one may miss on the way before it is given up."""
STEPS: Final = 40
"""How often cards change places."""
FARTHEST: Final = 30
"""By how many card points at most the count is changed: more would need many cards to change places."""
ATTEMPTS: Final = 20
"""How many histories are tried for one position in which more than one pair changes places."""


class CountJudge:
    """By card, and by how much more has been taken before, in how many deals that card alone decides the deal."""

    def __init__(self, view: View, table: Array, natural: Card | None) -> None:
        """Raises `Impossible` where the view has more cards than any pack. natural: a card that shall not be it."""
        self.view, self._natural = view, natural
        self._evaluator, self._stakes = CardEvaluator(view, table), knowledge_of(view.game).stakes
        self.number = 0
        self.decides = Counter[tuple[Card, int]]()

    def add(self, world: World, cards: int) -> None:
        """Take in a deal in which so many cards may be tried; raises `TooLong`."""
        self.number += 1
        staked, taken = self._stakes(self.view, world), self._evaluator.taken(world, cards)
        if staked is None or len(taken) < 2:
            return
        first, second, *_ = sorted(taken, key=lambda card: -taken[card])
        if first == self._natural or taken[first] == taken[second]:
            return
        total = staked.aside + taken_by(self.view, staked.side, staked.aim)[0]
        low, high = sorted((abs(taken[first]), abs(taken[second])))
        counts = set[int]()
        for place, mark in enumerate(staked.marks):
            if staked.values[place] != staked.values[place + 1]:
                counts.update(range(max(mark - total - high, -FARTHEST), min(mark - total - low - 1, FARTHEST) + 1))
        for more in counts:
            self.decides[first, more] += 1

    @property
    def best(self) -> int:
        """In how many deals the same card decides after the same count, at most."""
        return max(self.decides.values(), default=0)


def position_that_decides(deal: Deal, seat: Seat, table: Array, chance: random.Random) -> tuple[Deal, list[int]] | None:
    """A variation of the deal in which another card than the rule of thumb's decides after certain counts.

    With it come those counts, the likeliest first: how much more would have to be taken by the side that is counted.
    One card after the other changes places with another one; what makes it more likely is kept.
    """
    judge = _judged(deal, seat, table, chance, least=PROMISING)
    if judge is None:
        return None
    for _ in range(STEPS):
        if judge.best >= ENOUGH:
            counts = [(-times, abs(more), more) for (_, more), times in judge.decides.items() if times >= ENOUGH]
            return deal, [more for *_, more in sorted(counts)]
        other = varied(deal, chance)
        if other is None or _judged(other, seat, table, chance, least=judge.best + 1) is None:
            continue
        # The best of many is so by chance too: how good it is other deals must tell.
        again = _judged(other, seat, table, chance, least=judge.best)
        if again is not None and is_called_as_usual(other):
            deal, judge = other, again
    return None


def _judged(deal: Deal, seat: Seat, table: Array, chance: random.Random, *, least: int) -> CountJudge | None:
    """What cards decide in some deals, the deal as it is among them; None where none does in so many of them.

    Or where there is no question, or a deal is too hard.
    """
    view = deal.view(seat)
    natural = rule_of_thumb(view)
    if natural is None or not is_question(view):
        return None
    try:
        judge = CountJudge(view, table, natural)
        judge.add(open_world(deal), CARDS)
        worlds = worlds_of(view) if judge.decides else None
        while worlds is not None and judge.number < DEALS:
            judge.add(worlds.draw(chance), CARDS)
            if judge.number - judge.best > (DEALS - least) * judge.number / DEALS + BEHIND:
                return None
    except (Impossible, TooLong):
        return None
    return judge if judge.best >= least else None


def rule_of_thumb(view: View) -> Card | None:
    """The card that the *easy* computer plays."""
    action = Simple().choose(view, random.Random(0))  # noqa: S311 - it leaves nothing to chance
    return action.card if isinstance(action, Play) else None


def is_question(view: View) -> bool:
    """Whether a view asks for a card, and not in vain: there are several, and not all are the same to the rules."""
    return view.phase == "play" and len(view.hand) in HELD and len(view.playable) > 1 and view.seat in view.waiting_for


def histories(deal: Deal, seat: Seat, counts: list[int], chance: random.Random) -> Iterator[Deal]:
    """The same position after other tricks, in which so much more was taken by the side whose tricks count."""
    view = deal.view(seat)
    staked = knowledge_of(view.game).stakes(view, open_world(deal))
    if staked is None or not counts:
        return
    wanted, worth = set(counts), staked.aim.card
    if 0 in wanted:
        yield deal
    # What cannot change places by itself seldom can together with others: so only few are put together.
    single = list[tuple[int, tuple[CardPlace, CardPlace]]]()
    for pair in _exchangeable(deal, view, staked.side, chance):
        new = exchanged(deal, [pair])
        if new is None or not _lies_the_same(new, deal, seat):
            continue
        single.append((worth(pair[1].card) - worth(pair[0].card), pair))
        if single[-1][0] in wanted and is_called_as_usual(new):
            yield new
    several = (
        some for size in (2, 3) for some in combinations(single, size) if sum(gain for gain, _ in some) in wanted
    )
    for some in islice(several, ATTEMPTS):
        pairs = [pair for _, pair in some]
        new = exchanged(deal, pairs) if len({spot.place for pair in pairs for spot in pair}) == 2 * len(pairs) else None
        if new is not None and _lies_the_same(new, deal, seat) and is_called_as_usual(new):
            yield new


def _exchangeable(
    deal: Deal, view: View, side: frozenset[Seat], chance: random.Random
) -> list[tuple[CardPlace, CardPlace]]:
    """Pairs of cards that the side and the others took and that count differently, those of one suit first."""
    plays = [number for number, (_, action) in enumerate(deal.actions) if isinstance(action, Play)]
    ours, theirs = set[int](), set[int]()
    for trick in view.tricks:
        (ours if trick.winner(view.ranking) in side else theirs).update(plays[: len(trick)])
        plays = plays[len(trick) :]
    spots, suits = spots_in(deal, chance), view.ranking.suits
    taken = [[spot for spot in spots if spot.number in lot] for lot in (ours, theirs)]
    pairs = [(one, other) for one, other in product(*taken) if one.card.points != other.card.points]
    return sorted(pairs, key=lambda pair: suits[pair[0].card] != suits[pair[1].card])


def _lies_the_same(new: Deal, deal: Deal, seat: Seat) -> bool:
    """Whether all that the rest of the play hangs on is the same."""
    return open_world(new).hands == open_world(deal).hands and _lying(new.view(seat)) == _lying(deal.view(seat))


def _lying(view: View) -> tuple[Trick, tuple[Seat, ...], list[Seat], frozenset[Card]]:
    return view.trick, view.waiting_for, [trick.winner(view.ranking) for trick in view.tricks], frozenset(view.playable)
