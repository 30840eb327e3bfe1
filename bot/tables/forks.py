"""Finished deals played again from any moment, by one person in one seat, with computers in the others.

A fork is no table: nobody waits for it, it has no clock and no channel, it counts nowhere, and only who began it sees
it. Between two presses of theirs it is a row in the database; the computers move while a press is answered.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Final, Protocol

from bot.errors import Conflict, UserError
from bot.players.base import Thinker
from bot.players.levels import EASY, USUAL
from bot.ports import Clock
from bot.tables.finished import HIGHEST, finished_deal, moment, table_of, unfolded
from bot.tables.model import Computer, DealFacts, Person, Sight, Stage, Table
from bot.tables.results import ResultStore
from bot.tables.stored import StoredDeal
from engine.actions import Action, read_action
from engine.deal import Deal
from engine.errors import Unreadable
from engine.seats import Seat
from engine.views import View

log = logging.getLogger(__name__)

MOST_FORKS: Final = 20
"""How many forks of one person are kept at a time; a new one takes the place of the oldest."""
KEPT_DAYS: Final = 30
"""How long a fork is kept that nobody goes on with."""
THINKING_SECONDS: Final = 0.6
"""How long all computers together may think before their person is asked: somebody has pressed and waits."""
MOVE_SECONDS: Final = 0.2
"""How long one of them may."""

Move = tuple[Seat, str]


@dataclass(frozen=True, slots=True)
class Fork:
    """A deal of a server that one person plays on in a seat, from the moment after so many actions since the cut.

    actions: everybody's since then. id: 0 until it is stored.
    """

    id: int
    user: int
    guild: int
    number: int
    step: int
    seat: Seat
    level: str
    actions: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Ends:
    """How a deal ended, and how it ended this time, as everybody saw it: both are over."""

    table: Table
    then: View
    now: View


@dataclass(frozen=True, slots=True)
class ForkSight:
    """A fork as its person may see it; `ends` once it is over."""

    fork: Fork
    sight: Sight
    table: int
    ends: Ends | None = None


class ForkStore(Protocol):
    """What is written down of forks. Every method is one transaction; `StorageError` where the database refuses."""

    async def begin_fork(self, fork: Fork, deal: int, now: datetime) -> Fork:
        """Store a new one of a deal and give it its id; old ones that nobody goes on with are forgotten."""

    async def fork(self, number: int) -> Fork | None:
        """A fork by its id."""

    async def go_on(self, fork: Fork, done: Sequence[Move], now: datetime) -> Fork:
        """Append what was done; raises `Conflict` if somebody else wrote first, or it is gone."""


class Forks:
    """Begins forks and carries their persons' actions out; a change is stored before anything of it is shown.

    Every method raises `UserError` with the phrase for the person who asked; `act` also `IllegalAction`.
    """

    def __init__(self, store: ForkStore, results: ResultStore, thinker: Thinker, clock: Clock) -> None:
        self._store = store
        self._results = results
        self._thinker = thinker
        self._clock = clock

    async def seats_of(self, guild: int | None, number: int) -> Table:
        """The table as it was at a finished deal that can be played again."""
        stored = await finished_deal(self._results, guild, number)
        table = table_of(stored, "en")
        unfolded(stored, table)  # a deal of older rules is refused before a seat is asked for
        return table

    async def begin(self, user: int, guild: int | None, number: int, step: int, seat: Seat) -> ForkSight:
        """Play a finished deal from a moment on in a seat."""
        stored = await finished_deal(self._results, guild, number)
        whole = unfolded(stored, table_of(stored, "en"))
        if not 0 <= seat < whole.start.players:
            raise UserError("no-such-seat", seat=seat + 1, seats=whole.start.players)
        if step >= whole.version - 1:
            raise UserError("fork-over")
        fork = Fork(0, user, stored.guild, stored.number, step, seat, USUAL)
        deal = await played_on(moment(whole, step), seat, fork.level, self._thinker)
        fork = replace(fork, actions=_since(deal, step))
        fork = await self._store.begin_fork(fork, stored.id, self._clock.now())
        return _sight(fork, stored, whole, deal)

    async def look(self, user: int, number: int) -> ForkSight:
        """A fork as it stands."""
        return _sight(*await self._read(user, number))

    async def act(self, user: int, number: int, text: str, seen: int) -> ForkSight:
        """Carry out what its person does, and what the computers do until they are asked again.

        seen: how much they had been told where they pressed; a button of another question is `stale`.
        """
        fork, stored, whole, before = await self._read(user, number)
        if seen != len(before.heard_by(fork.seat)):
            raise UserError("fork-stale")
        try:
            action = read_action(text)
        except Unreadable:
            raise UserError("unreadable-action", text=text[:40]) from None
        deal = await played_on(before.act(fork.seat, action), fork.seat, fork.level, self._thinker)
        done = _since(deal, before.version - 1)
        try:
            fork = await self._store.go_on(fork, done, self._clock.now())
        except Conflict:
            raise UserError("fork-stale") from None
        return _sight(fork, stored, whole, deal)

    async def _read(self, user: int, number: int) -> tuple[Fork, StoredDeal, Deal, Deal]:
        """A fork of this person, the deal it is of, that deal to its end, and the fork as far as it has come."""
        fork = await self._store.fork(number) if number <= HIGHEST else None
        if fork is None or fork.user != user:
            raise UserError("fork-gone")
        stored = await finished_deal(self._results, fork.guild, fork.number)
        whole = unfolded(stored, table_of(stored, "en"))
        deal = moment(whole, fork.step)
        for seat, text in fork.actions:
            deal = deal.act(seat, read_action(text))
        return fork, stored, whole, deal


async def played_on(deal: Deal, seat: Seat, level: str, thinker: Thinker) -> Deal:
    """A deal when the person in a seat is asked, or when it is over.

    Computers that merely may say something come first. Each knows what its seat knows. All together they have so long;
    what is left then is done by rule of thumb.
    """
    until = asyncio.get_running_loop().time() + THINKING_SECONDS
    while deal.waiting_for:
        said = await _said(deal, seat, partial(_thought, thinker, level, until))
        if said is None:
            return deal
        deal = deal.act(*said)
    return deal


async def _said(
    deal: Deal, person: Seat, think: Callable[[View], Awaitable[Action | None]]
) -> tuple[Seat, Action] | None:
    """What the first computer that wants to does; nothing where all that is left to do is the person's."""
    waiting = deal.waiting_for
    seats = [seat for seat in range(deal.start.players) if seat != person and deal.decisions(seat)]
    for seat in sorted(seats, key=lambda each: each in waiting):
        action = await think(deal.view(seat))
        if action is not None:
            return seat, action
    return None


async def _thought(thinker: Thinker, level: str, until: float, view: View) -> Action | None:
    """What a computer makes of what its seat knows; who is asked and fails does the first thing that is legal."""
    left = min(MOVE_SECONDS, until - asyncio.get_running_loop().time())
    thought = thinker.begin(level if left > 0 else EASY, view, max(0.0, left))
    action = None
    try:
        await thought.settle()
        action = await thought.answer()
    except Exception:
        log.exception("a computer failed in the %s phase of a fork of %s", view.phase, view.game)
    finally:
        thought.drop()
    asked = view.asked
    return asked.actions[0] if action is None and asked is not None else action


def _since(deal: Deal, step: int) -> tuple[Move, ...]:
    """What was done after so many actions since the cut."""
    return tuple((seat, str(action)) for seat, action in deal.actions[step + 1 :])


def _sight(fork: Fork, stored: StoredDeal, whole: Deal, deal: Deal) -> ForkSight:
    """What its person may see. The others are computers, whoever sat there."""
    seats = tuple(Person(fork.user) if seat == fork.seat else Computer(fork.level) for seat in range(len(stored.seats)))
    facts = DealFacts(fork.id, fork.number, stored.seal.digest, outcome=deal.outcome)
    was = table_of(stored, "en")
    table = replace(was, id=0, host=fork.user, seats=seats, deal=facts, stage=Stage.PLAYING)
    sight = Sight(table, fork.seat, deal.view(fork.seat))
    ends = None if deal.outcome is None else Ends(was, whole.view(None), deal.view(None))
    return ForkSight(fork, sight, stored.table, ends)
