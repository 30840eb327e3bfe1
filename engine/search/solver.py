"""What the rest of a deal is worth with all cards open: exactly, or by which marks are reached."""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from typing import Final, NamedTuple

import numpy as np

from engine.cards import Card, Cards
from engine.search import kernel
from engine.search.parameters import POINTS, Aim
from engine.search.tables import Array, Rules, block, numbering
from engine.seats import Seat

ENTRIES: Final = 1 << 18
"""Positions a table remembers, one number each: two MiB."""

_salts = count(1)


@dataclass(frozen=True, slots=True)
class Position:
    """All hands, who leads or led, and what lies in order of play."""

    hands: tuple[Cards, ...]
    leader: Seat
    lying: Cards = ()


class Situation(NamedTuple):
    """A position's trick in numbers, in the order in which the compiled search takes them."""

    turn: int
    laid: int = 0
    led: int = 0
    best: int = 0
    winner: int = 0
    lying: int = 0
    left: int = 0


def new_table(entries: int = ENTRIES) -> Array:
    """Room for positions; entries is a power of two from four on. A thread's solvers may share it, threads may not."""
    return np.zeros(entries, np.int64)


def forget(table: Array) -> None:
    """Make a table as good as new."""
    table.fill(0)


class TooLong(RuntimeError):
    """The question needs more cards tried than were allowed."""


class Solver:
    """Answers for one contract, one division of the seats and one aim; one thread at a time may ask it."""

    def __init__(
        self, rules: Rules, players: int, side: Iterable[Seat], *, aim: Aim = POINTS, few: bool = False,
        table: Array | None = None, salt: int | None = None,
    ) -> None:  # fmt: skip
        """Count what `side` takes; it wants much, or `few`.

        salt: tells the solvers that share a table apart; given and the table forgotten, a search tries the same cards
        however often it is repeated.
        """
        self.aim = aim
        self.numbering = numbering(rules)
        self.table = new_table() if table is None else table
        self.block = block(rules, aim, players).copy()
        counted = sum(1 << seat for seat in side)
        self.block[kernel.COUNTED] = counted
        self.block[kernel.GREEDY] = counted ^ ((1 << players) - 1) if few else counted
        self.block[kernel.MOST] = 1 << 60
        self.block[kernel.SALT] = random.Random(next(_salts) if salt is None else salt).getrandbits(62)  # noqa: S311

    def allow(self, nodes: int) -> None:
        """Try at most so many cards more, then raise `TooLong`."""
        self.block[kernel.MOST] = self.block[kernel.NODES] + nodes

    @property
    def nodes(self) -> int:
        """Cards tried so far."""
        return int(self.block[kernel.NODES])

    def value(self, position: Position) -> int:
        """What the side takes from here on with best play by all, the trick in progress included."""
        return self._settled(self._loaded(position), None)

    def values(self, position: Position) -> dict[Card, int]:
        """The same for every card that the seat to play may play."""
        at, guess = self._loaded(position), None
        found: dict[Card, int] = {}
        for place in self._playable(at):
            gain, then = self._played(at, place)
            guess = gain + self._settled(then, None if guess is None else guess - gain)
            self._flip(at.turn, place)
            found[self.numbering.cards[place]] = guess
        return found

    def reached(self, position: Position, marks: tuple[int, ...]) -> int:
        """How many of the marks, which rise, the side reaches from here on."""
        return self._reached(self._loaded(position), marks, len(marks) // 2 + 1)

    def reached_by(self, position: Position, marks: tuple[int, ...]) -> dict[Card, int]:
        """The same for every card that the seat to play may play."""
        at, guess = self._loaded(position), len(marks) // 2 + 1
        found: dict[Card, int] = {}
        for place in self._playable(at):
            gain, then = self._played(at, place)
            guess = self._reached(then, tuple([mark - gain for mark in marks]), guess)
            self._flip(at.turn, place)
            found[self.numbering.cards[place]] = guess
        return found

    def open(self, position: Position) -> tuple[Situation, list[int]]:
        """Bring the hands into the block; the trick so far, and the numbers of the cards that may be played to it."""
        at = self._loaded(position)
        return at, self._playable(at)

    def _loaded(self, position: Position) -> Situation:
        """Bring the hands into the block, and the trick as far as it lies."""
        numbered, gone = self.numbering, self.numbering.set_of(position.lying)
        at = Situation(position.leader, left=self.aim.trick * max(map(len, position.hands)))
        lying = 0
        for card in position.lying:
            bit = numbered.set_of((card,), lying)
            lying |= bit
            at = self._with_card(at, bit.bit_length() - 1)
        for seat, hand in enumerate(position.hands):
            held = numbered.set_of(hand, gone)
            gone |= held
            self.block[kernel.HANDS + seat] = held
        return at._replace(left=at.left + sum([self.aim.card(card) for hand in position.hands for card in hand]))

    def _with_card(self, at: Situation, place: int) -> Situation:
        """The trick with one card more; `left` stays."""
        block = self.block
        wins = at.laid == 0 or block[kernel.BEATEN_BY + at.best] >> place & 1
        best, winner = (place, at.turn) if wins else (at.best, at.winner)
        led = at.led or int(block[kernel.SUIT + place])
        turn = (at.turn + 1) % int(block[kernel.SEATS])
        return Situation(turn, at.laid + 1, led, best, winner, at.lying + int(block[kernel.WORTH + place]), at.left)

    def _played(self, at: Situation, place: int) -> tuple[int, Situation]:
        """Play a card from a hand: what the side takes with it, and how things stand then."""
        block, worth = self.block, int(self.block[kernel.WORTH + place])
        self._flip(at.turn, place)
        then = self._with_card(at, place)
        if then.laid < block[kernel.SEATS]:
            return 0, then._replace(left=at.left - worth)
        gain = then.lying + self.aim.trick if block[kernel.COUNTED] >> then.winner & 1 else 0
        return gain, Situation(then.winner, left=at.left - worth - self.aim.trick)

    def _flip(self, seat: Seat, place: int) -> None:
        self.block[kernel.HANDS + seat] ^= 1 << place

    def _settled(self, at: Situation, guess: int | None) -> int:
        high = at.lying + at.left
        found = kernel.settle(self.block, self.table, *at, 0, high, self._share(high) if guess is None else guess)
        return self._in_time(found)

    def _share(self, worth: int) -> int:
        """What the side would take if every seat took as much: a first guess."""
        block = self.block
        return worth * int(block[kernel.COUNTED]).bit_count() // int(block[kernel.SEATS])

    def _reached(self, at: Situation, marks: tuple[int, ...], guess: int) -> int:
        return self._in_time(kernel.reached(self.block, self.table, *at, np.array(marks, np.int64), guess))

    def _in_time(self, found: int) -> int:
        if self.block[kernel.NODES] > self.block[kernel.MOST]:
            raise TooLong
        return int(found)

    def _playable(self, at: Situation) -> list[int]:
        """The numbers of the cards that may be played, of twins one."""
        block, copies = self.block, self.numbering.copies
        may = int(kernel.playable(block, block[kernel.HANDS + at.turn], at.led, at.best))
        each = [place for place in range(len(self.numbering.cards)) if may >> place & 1]
        return [place for place in each if place % copies == 0 or place - 1 not in each]
