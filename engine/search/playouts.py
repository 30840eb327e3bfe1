"""Deals played to their end by habit, compiled: nobody sees the others' cards, everybody errs as people do.

Open cards flatter: who sees everything never guesses wrong, and expects as much of the others. Games played by habit
are the other half of the truth, and some hundred times quicker. Habits are numbers: how much each trait of a card
draws a hand to it, by what lies in the trick (`Habits`).
"""

# ruff: noqa: PLR0917 - compiled functions hand numbers on in registers
from collections.abc import Iterable
from math import exp
from typing import Final

import numpy as np

from engine.cards import Card
from engine.search import kernel
from engine.search.compiled import Numbers, Row, address, compiled, count_bits, lowest
from engine.search.kernel import BEATEN_BY, COUNTED, GREEDY, HANDS, SEATS, SUIT, TRUMPS, WORTH, legal, taken
from engine.search.parameters import Habits
from engine.search.solver import Position, Situation, Solver
from engine.search.tables import Array
from engine.seats import Seat

KERNEL: Final = "80d23fa8f2c78c85"
"""What of the kernel's sources this was compiled with; a test wants it renewed with them, and so the compiled code."""

# The block of habits (`h` throughout): the state of chance, the seats that lead as the declarer's side, then eight
# numbers a row, in thousandths: leads of the others and of that side; then by seats' worth of rows, first for tricks
# that lie with the other side and then for one's own side's, cards that beat what lies and cards that do not.
CHANCE, MAKING, ROWS = 0, 1, 8
ACE, TEN = 11, 10


@compiled
def rolled(h: Numbers) -> int:
    """The next of 2^32 numbers, each as likely as any other."""
    x = h[CHANCE]
    x ^= x << 13
    x ^= (x >> 7) & 0x01FFFFFFFFFFFFFF
    x ^= x << 17
    h[CHANCE] = x
    return (x >> 11) & 0xFFFFFFFF


@compiled
def appeal(c: Numbers, h: Numbers, row: int, out: int, card: int) -> float:
    """How readily a card is chosen among its like; out: all cards held."""
    mates, worth = out & c[SUIT + card], c[WORTH + card]
    others, below = count_bits(mates) - 1, count_bits(mates & ((1 << card) - 1))
    place = below / others if others else 1.0
    drawn = h[row] * worth / 10 + h[row + 1] * place
    if below == others:
        drawn += h[row + 2]
    if (c[TRUMPS] >> card) & 1:
        drawn += h[row + 3] + h[row + 6] * place
    elif worth == ACE:
        drawn += h[row + 4]
    elif worth == TEN:
        drawn += h[row + 5]
    return exp(drawn / 1000)


@compiled
def habitual(c: Numbers, h: Numbers, turn: int, count: int, led: int, best: int, winner: int) -> int:
    """A card drawn by habit."""
    may, out = legal(c, c[HANDS + turn], led, best), 0
    if may & (may - 1) == 0:
        return lowest(may)
    for seat in range(c[SEATS]):
        out |= c[HANDS + seat]
    friend = ((c[GREEDY] >> turn) ^ (c[GREEDY] >> winner) ^ 1) & 1
    over = ROWS + 8 * (2 + 2 * count + 2 * c[SEATS] * friend)
    chosen, total = lowest(may), 0.0
    while may:
        card = lowest(may)
        may &= may - 1
        row = over if (c[BEATEN_BY + best] >> card) & 1 else over + 8
        if count == 0:
            row = ROWS + 8 * ((h[MAKING] >> turn) & 1)
        readily = appeal(c, h, row, out, card)
        total += readily
        if rolled(h) * total < readily * 4294967296.0:
            chosen = card
    return chosen


@compiled
def finish(
    c: Numbers, h: Numbers, turn: int, count: int, led: int, best: int, winner: int, lying: int, card: int
) -> int:  # fmt: skip
    """Play a card, or one by habit if it is -1, then the deal to its end, which leaves all hands empty.

    Returns what the counted seats take, and 4096 for each of their tricks.
    """
    took = 0
    if card < 0:
        card = habitual(c, h, turn, count, led, best, winner)
    while card >= 0:
        c[HANDS + turn] ^= 1 << card
        if count == 0:
            led = c[SUIT + card]
        if count == 0 or (c[BEATEN_BY + best] >> card) & 1:
            best, winner = card, turn
        lying, count, turn = lying + c[WORTH + card], count + 1, (turn + 1) % c[SEATS]
        if count == c[SEATS]:
            took += taken(c, winner, lying) + 4096 * ((c[COUNTED] >> winner) & 1)
            turn, count, led, lying = winner, 0, 0, 0
        card = habitual(c, h, turn, count, led, best, winner) if c[HANDS + turn] else -1
    return took


@compiled
def finish_all(
    block: Row, habits: Row, turn: int, count: int, led: int, best: int, winner: int, lying: int, cards: Row, ends: Row
) -> None:  # fmt: skip
    """Do so with each of some cards, as often as there is room for, by the same run of chance."""
    c, h, times = address(block), address(habits), len(ends) // len(cards)
    begun = h[CHANCE]
    hands = (c[HANDS], c[HANDS + 1], c[HANDS + 2], c[HANDS + 3], c[HANDS + 4])
    for each in range(len(ends)):
        h[CHANCE] = begun + 7919000003 * (each % times)
        rolled(h)
        rolled(h)
        for seat in range(5):
            c[HANDS + seat] = hands[seat]
        ends[each] = finish(c, h, turn, count, led, best, winner, lying, cards[each // times])
    for seat in range(5):
        c[HANDS + seat] = hands[seat]


End = tuple[int, int]
"""What a side took, and how many tricks."""


def habit_block(habits: Habits, seats: int) -> Array:
    """Habits as a row of numbers."""
    made = np.zeros(ROWS + 8 * (2 + 4 * seats), np.int64)
    rows = {int(making): weights for making, weights in habits.leads.items()}
    for step, group in enumerate((habits.beats, habits.below)):
        rows |= {
            2 + 2 * (count + seats * friend) + step: weights
            for (friend, count), weights in group.items()
            if count < seats
        }
    for row, weights in rows.items():
        made[ROWS + 8 * row : ROWS + 8 * row + 7] = [round(1000 * weight) for weight in weights]
    return made


class Playouts:
    """Plays deals to their end by habit, for one solver's contract and sides."""

    def __init__(self, solver: Solver, habits: Habits, making: Iterable[Seat]) -> None:
        """Begin with the same run of chance each time; making: the seats of the declarer's side."""
        self._solver = solver
        self._block = habit_block(habits, int(solver.block[kernel.SEATS]))
        self._block[MAKING] = sum(1 << seat for seat in making)
        self._block[CHANCE] = 88172645463325252

    def ends(self, position: Position, times: int) -> list[End]:
        """What the side takes from here on each time, and how many tricks."""
        at, _ = self._solver.open(position)
        return self._played(at, [-1], times)

    def ends_by(self, position: Position, times: int) -> dict[Card, list[End]]:
        """The same for every card that the seat to play may play."""
        at, cards = self._solver.open(position)
        found, numbered = self._played(at, cards, times), self._solver.numbering.cards
        return {numbered[card]: found[place * times : (place + 1) * times] for place, card in enumerate(cards)}

    def _played(self, at: Situation, cards: list[int], times: int) -> list[End]:
        ends = np.zeros(times * len(cards), np.int64)
        finish_all(self._solver.block, self._block, *at[:6], np.array(cards, np.int64), ends)
        return [(end & 4095, end >> 12) for end in ends.tolist()]
