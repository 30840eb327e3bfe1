"""Begins deals that one person plays alone, and carries out what they do; a change is stored before it is shown."""

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Final

from bot.errors import ClaimUnproven, Conflict, StaleSoloAction, UserError
from bot.players.levels import EASY
from bot.players.thinking import Thinking
from bot.ports import Clock
from bot.solo.model import Ends, Fork, ForkSight, Move, Score, SoloKind, SourceDeal
from bot.solo.store import ForkStore
from bot.tables.finished_deals import MAX_DEAL_NUMBER, moment
from bot.tables.interruptions import may_claim
from bot.tables.model import Computer, DealFacts, Occupant, Pace, Person, Stage, Table, TableView
from engine.actions import Action, read_action
from engine.deal import Deal
from engine.errors import IllegalAction, Unreadable, UnusableDeal
from engine.match import Tally
from engine.options import allowed_values
from engine.record import record_of, write_record
from engine.search.claims import played_out, proven_line
from engine.seats import Seat
from engine.views import View

log = logging.getLogger(__name__)

THINKING_SECONDS: Final = 2.0
"""How long all computers together may think before their person is asked: somebody has pressed and waits."""
MOVE_SECONDS: Final = 0.5
"""How long one of them may: as long as it takes them where the machine has time, so that they do the same each time."""


BENCHMARK_SECONDS: Final = 60.0
"""How long computers may think about a whole deal that nobody waits in; without search they take far less."""
ANSWERS_KEPT: Final = 20_000
"""So many answers of computers are remembered: those of some hundred people on a day."""


class Answers:
    """What computers that search said, so that whoever does the same is answered the same, however busy the machine is.

    The last ones used are kept.
    """

    def __init__(self) -> None:
        self._said: OrderedDict[bytes, Action | None] = OrderedDict()
        self._asked: dict[bytes, asyncio.Future[Action | None]] = {}

    async def said(self, key: bytes, think: Callable[[], Awaitable[Action | None]]) -> Action | None:
        """The answer to this question, thought of once for however many wait for it."""
        if key in self._said:
            self._said.move_to_end(key)
            return self._said[key]
        asked = self._asked.get(key)
        if asked is None:
            asked = self._asked[key] = asyncio.ensure_future(think())
            asked.add_done_callback(partial(self._keep, key))
        return await asyncio.shield(asked)

    def _keep(self, key: bytes, asked: "asyncio.Future[Action | None]") -> None:
        del self._asked[key]
        if asked.cancelled() or asked.exception() is not None:
            return
        self._said[key] = asked.result()
        if len(self._said) > ANSWERS_KEPT:
            self._said.popitem(last=False)


async def played_on(
    deal: Deal, seat: Seat | None, level: str, thinker: Thinking, chance: str, *,
    answers: Answers | None = None, seconds: float = THINKING_SECONDS,
) -> Deal:  # fmt: skip
    """A deal when the person in a seat is asked, or when it is over, as where nobody sits there.

    Computers that merely may say something come first. Each knows what its seat knows. All together they have so many
    seconds; what is left then is by rule of thumb, as all is at the level that knows nothing else and no time.
    chance: what all their chance follows from, so that they do the same for everybody who does the same. answers: what
    they said before, where people are compared by it.
    """
    until = asyncio.get_running_loop().time() + seconds
    while deal.waiting_for:
        think = partial(_thought, thinker, level, until, chance)
        if answers is not None and level != EASY:
            think = partial(_remembered, answers, (level, chance), deal, think)
        said = await _said(deal, seat, think)
        if said is None:
            return deal
        deal = deal.act(*said)
    return deal


async def _said(
    deal: Deal, person: Seat | None, think: Callable[[View], Awaitable[Action | None]]
) -> tuple[Seat, Action] | None:
    """What the first computer that wants to does; nothing where all that is left to do is the person's."""
    waiting = deal.waiting_for
    seats = [seat for seat in range(deal.start.players) if seat != person and deal.decisions(seat)]
    for seat in sorted(seats, key=lambda each: each in waiting):
        action = await think(deal.view(seat))
        if action is not None:
            return seat, action
    return None


async def _remembered(
    answers: Answers, of: tuple[str, str], deal: Deal, think: Callable[[View], Awaitable[Action | None]], view: View
) -> Action | None:
    done = ";".join(f"{seat} {action}" for seat, action in deal.actions)
    key = sha256(f"{of} {view.seat} {done}".encode()).digest()
    return await answers.said(key, partial(think, view))


async def _thought(thinker: Thinking, level: str, until: float, chance: str, view: View) -> Action | None:
    """What a computer makes of what its seat knows; who is asked and fails does the first thing that is legal."""
    left = min(MOVE_SECONDS, until - asyncio.get_running_loop().time())
    repeated = random.Random(f"{chance} {view.seat} {len(view.history)}")  # noqa: S311 - it must repeat
    thought = thinker.begin(level if left > 0 else EASY, view, max(0.0, left), repeated)
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


class SoloPlay:
    """Lets people play deals of several kinds alone.

    Every method raises `UserError` with the phrase for the person who asked; `act` also `IllegalAction`.
    """

    def __init__(self, store: ForkStore, thinker: Thinking, clock: Clock, kinds: Sequence[SoloKind]) -> None:
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._kinds = {kind.name: kind for kind in kinds}
        self._answers = Answers()

    async def source(self, fork: Fork) -> SourceDeal:
        return await self._kinds[fork.kind].source(fork)

    async def begin(self, fork: Fork) -> ForkSight:
        """Play a deal from a moment on in a seat; raises `Conflict` where its person may only once, and has."""
        kind, source = self._kinds[fork.kind], await self.source(fork)
        whole, seat = source.whole, fork.seat
        if not 0 <= seat < whole.start.players:
            raise UserError("no-such-seat", seat=seat + 1, seats=whole.start.players)
        if not source.is_fresh and fork.step >= whole.version - 1:
            raise UserError("fork-over")
        deal = await self._played_on(moment(whole, fork.step), seat, fork.level, source)
        kind.check_open(source, begins=True)
        fork = replace(fork, guild=source.table.guild, number=source.number, actions=_since(deal, fork.step))
        score = self._score(deal, fork)
        fork = await self._store.begin_fork(fork, source.deal, self._clock.now(), score)
        return self._shown(fork, source, deal)

    async def hinted(self, user: int, number: int) -> TableView:
        """What somebody may know of one of their deals, for a hint; those that are compared with others have none."""
        seen = await self.look(user, number)
        if not seen.sight.table.hints:
            raise UserError("hints-off")
        return seen.sight

    async def record(self, user: int, number: int, name: str) -> str:
        """A fresh deal that is over, as the record of it; its person is called by this name."""
        fork, source, deal = await self._read(user, number)
        if not source.is_fresh or deal.outcome is None:
            raise UserError("fork-not-over")
        names = tuple(name if seat == fork.seat else f"computer {seat}" for seat in range(deal.start.players))
        day = source.day or self._clock.now().date()
        return write_record(record_of(deal, number=max(1, fork.number), day=day, players=names, salt=source.salt))

    async def score(self, user: int, number: int) -> Score | None:
        """What somebody made of one of theirs; None where it is not over."""
        fork, _, deal = await self._read(user, number)
        return self._score(deal, fork)

    async def bot_benchmark(self, source: SourceDeal, level: str = EASY) -> Deal:
        """What a computer makes of a deal in the person's seat, against the same ones as everybody."""
        return await self._played_on(source.whole, None, level, source, BENCHMARK_SECONDS)

    async def _played_on(
        self, deal: Deal, seat: Seat | None, level: str, source: SourceDeal, seconds: float = THINKING_SECONDS
    ) -> Deal:
        """The computers' answers are remembered where people are compared by what came of them."""
        answers = self._answers if source.closes is not None else None
        return await played_on(deal, seat, level, self._thinker, source.chance, answers=answers, seconds=seconds)

    async def look(self, user: int, number: int) -> ForkSight:
        return _sight(*await self._read(user, number))

    async def act(self, user: int, number: int, text: str, seen: int) -> ForkSight:
        """Carry out what its person does, and what the computers do until they are asked again.

        seen: how much they had been told where they pressed; a button of another question is `stale`.
        """
        fork, source, before = await self._read(user, number)
        if seen != before.count_heard_by(fork.seat):
            raise StaleSoloAction
        try:
            action = read_action(text)
        except Unreadable:
            raise UserError("unreadable-action", text=text[:40]) from None
        self._kinds[fork.kind].check_open(source, begins=False)
        after = before.act(fork.seat, action)
        deal = await self._played_on(after, fork.seat, fork.level, source)
        return await self._gone_on(fork, source, before, deal)

    async def claim(self, user: int, number: int, seen: int) -> ForkSight:
        """Give its person all tricks that are left, if they take them whatever the others hold, as far as they know."""
        fork, source, before = await self._read(user, number)
        if seen != before.count_heard_by(fork.seat):
            raise StaleSoloAction
        view = before.view(fork.seat)
        if not may_claim(view):
            raise UserError("claim-not-now")
        line = proven_line(view)
        rest = None if line is None else played_out(before, fork.seat, line)
        if rest is None:
            raise ClaimUnproven
        return await self._gone_on(fork, source, before, rest[0])

    async def _gone_on(self, fork: Fork, source: SourceDeal, before: Deal, deal: Deal) -> ForkSight:
        self._kinds[fork.kind].check_open(source, begins=False)
        done, score = _since(deal, before.version - 1), self._score(deal, fork)
        try:
            fork = await self._store.go_on(fork, done, self._clock.now(), score)
        except Conflict:
            raise StaleSoloAction from None
        return self._shown(fork, source, deal)

    def _score(self, deal: Deal, fork: Fork) -> Score | None:
        return None if deal.outcome is None else self._kinds[fork.kind].score(fork, deal, deal.outcome, fork.seat)

    def _shown(self, fork: Fork, source: SourceDeal, deal: Deal) -> ForkSight:
        if deal.outcome is not None:
            self._kinds[fork.kind].on_over(fork)
        return _sight(fork, source, deal)

    async def _read(self, user: int, number: int) -> tuple[Fork, SourceDeal, Deal]:
        """A fork of this person, the deal it is of, and the fork as far as it has come."""
        fork = await self._store.fork(number) if number <= MAX_DEAL_NUMBER else None
        if fork is None or fork.user != user:
            raise UserError("fork-gone")
        try:
            source = await self.source(fork)
            deal = moment(source.whole, fork.step)
            for seat, text in fork.actions:
                deal = deal.act(seat, read_action(text))
        except (IllegalAction, UnusableDeal):  # the rules have changed since
            raise UserError("fork-gone") from None
        return replace(fork, number=source.number), source, deal


def nowhere(deal: Deal, seat: Seat | None = None, user: int = 0, language: str = "en") -> Table:
    """The table of a deal that is played at none, by computers and whoever is named in a seat."""
    options = {name: getattr(deal.start.options, name) for name in allowed_values(deal.start.rules.options)}
    tally, players = Tally((0,) * len(deal.start.rules.columns(deal.start.players))), deal.start.players
    table = Table(0, 0, 0, user, deal.start.game, options, (), Pace(), tally, Stage.PLAYING, deal.start.dealer)
    return replace(table, seats=_seated(players, seat, user, EASY), language=language)


def _seated(players: int, seat: Seat | None, user: int, level: str) -> tuple[Occupant, ...]:
    return tuple(Person(user) if each == seat else Computer(level) for each in range(players))


def _since(deal: Deal, step: int) -> tuple[Move, ...]:
    return tuple((seat, str(action)) for seat, action in deal.actions[step + 1 :])


def _sight(fork: Fork, source: SourceDeal, deal: Deal) -> ForkSight:
    """What its person may see. The others are computers, whoever sat there."""
    was = source.table
    seats = _seated(source.whole.start.players, fork.seat, fork.user, fork.level)
    facts = DealFacts(fork.id, fork.number, source.digest, outcome=deal.outcome)
    table = replace(was, id=0, host=fork.user, seats=seats, deal=facts, stage=Stage.PLAYING)
    sight = TableView(table, fork.seat, deal.view(fork.seat))
    then = deal if source.is_fresh else source.whole
    ends = None if deal.outcome is None else Ends(was, then.view(None), deal.view(None))
    return ForkSight(fork, sight, was.id, ends, source.called, source.day, source.closes, source.rounds)
