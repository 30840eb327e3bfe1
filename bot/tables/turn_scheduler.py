"""What happens at tables by itself: computers' moves, the clocks of people's turns, the next deal."""

import asyncio
import logging
import random
from bisect import bisect_left, bisect_right, insort
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from bot.errors import UserError
from bot.players.levels import EASY
from bot.players.thinking import PendingMove, Thinking
from bot.ports import Clock
from bot.tables.autoplay import PAUSE_RANGE, last_card, natural_delay, premoved_action, single_answer, single_card
from bot.tables.changes import Change
from bot.tables.deadlines import expires
from bot.tables.model import Computer, Person, Stage, Table, Turn
from bot.tables.seating import plays_by_itself
from bot.tables.service import Tables
from bot.tables.settings import PreferenceReader
from bot.tasks import cancel_and_wait, first_of, in_background
from engine.actions import Action
from engine.deal import CUTTING
from engine.errors import IllegalAction


@dataclass(frozen=True, slots=True, order=True)
class Alarm:
    """It means nothing any more if the table is not at this revision when it rings. when: by the monotonic clock."""

    when: float
    table: int
    revision: int
    kind: str


class Alarms:
    """Every table's alarms, one of a kind, the nearest first. A table that moves on leaves none behind."""

    def __init__(self) -> None:
        self._alarms: list[Alarm] = []
        self._by_table: dict[int, dict[str, Alarm]] = {}

    def __len__(self) -> int:
        return len(self._alarms)

    @property
    def nearest(self) -> float | None:
        return self._alarms[0].when if self._alarms else None

    def put(self, alarm: Alarm) -> None:
        """Let it ring, in place of the table's last one of its kind."""
        own = self._by_table.setdefault(alarm.table, {})
        if alarm.kind in own:
            self._take_out(own[alarm.kind])
        own[alarm.kind] = alarm
        insort(self._alarms, alarm)

    def clear(self, table: int) -> None:
        for alarm in self._by_table.pop(table, {}).values():
            self._take_out(alarm)

    def pop_due(self, now: float) -> list[Alarm]:
        """Those whose time has come; they ring once."""
        count = bisect_right(self._alarms, now, key=lambda alarm: alarm.when)
        due = self._alarms[:count]
        del self._alarms[:count]
        for alarm in due:
            own = self._by_table[alarm.table]
            del own[alarm.kind]
            if not own:
                del self._by_table[alarm.table]
        return due

    def _take_out(self, alarm: Alarm) -> None:
        del self._alarms[bisect_left(self._alarms, alarm)]


log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""In how many seconds something that the database did not take is tried again."""

THINKING_SHARE = 0.9
"""How much of its pause a computer may use for thinking: the pause, not the thinking, decides when it moves."""

TABLES_PER_STEP = 10
"""How many tables are taken up at a start before a person who waits has their turn."""


@dataclass(frozen=True, slots=True)
class ComputerPause:
    """A natural pause after what the whole table `heard`, and a chance up to 1 that was drawn with it.

    begun, end: by the monotonic clock, as all that waits here.
    """

    heard: tuple[int, int]
    begun: float
    end: float
    chance: float


class TurnScheduler:
    """Keeps every table moving; it comes through the same door as people and holds no state a restart would miss."""

    def __init__(
        self, tables: Tables, thinker: Thinking, clock: Clock, chance: random.Random, wishes: PreferenceReader
    ) -> None:  # fmt: skip
        self._tables = tables.lookup
        self._service = tables.service
        self._changes = tables.changes
        self._cluster = tables.cluster
        self._thinker = thinker
        self._clock = clock
        self._chance = chance
        self._preferences = wishes
        self._alarms = Alarms()
        self._asleep_until: float | None = None
        self._wake = asyncio.Event()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._autoplays: dict[int, asyncio.Task[None]] = {}
        self._pauses: dict[int, ComputerPause] = {}
        self._busy: set[asyncio.Task[None]] = set()
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take up every table, and from now on every change."""
        self._changes.subscribe(self._note)
        self._keeper = in_background(self._keep_time(), "turns")
        self._begin(self._take_up(self._tables.all_tables()))

    async def stop(self) -> None:
        """Begin nothing more; what is being written is finished by the store."""
        self._changes.unsubscribe(self._note)
        await cancel_and_wait(self._keeper, *self._thinking.values(), *self._autoplays.values(), *self._busy)

    async def _take_up(self, tables: Sequence[Table]) -> None:
        """What goes on after a start, a few tables at a time: people who act meanwhile are answered first."""
        helped = await self._preferences.single_autoplayers()
        for place, table in enumerate(tables):
            if place % TABLES_PER_STEP == 0:
                await asyncio.sleep(0)
            if self._tables.is_at(table.id, table.revision):
                self._schedule(table)
                has_help = self._tables.has_premoves(table.id) or not helped.isdisjoint(table.people)
                if has_help or self._tables.is_at_last_cards(table.id):
                    self._start_autoplay(table)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    def _note(self, change: Change) -> None:
        if change.kind not in {"late", "stuck", "skipped"}:
            self._schedule(change.table)
            self._start_autoplay(change.table)

    def _schedule(self, table: Table) -> None:
        """Set the table's clock, and let its computers think."""
        for tasks in (self._thinking, self._autoplays):
            task = tasks.pop(table.id, None)
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self._alarms.clear(table.id)
        if table.stage is Stage.CLOSED or not self._cluster.holds(table.id):
            self._pauses.pop(table.id, None)
            return
        self._expect_thinking(table)
        if table.is_halted:
            self._pauses.pop(table.id, None)  # when it goes on computers take their time again
        if table.due is not None:
            self._set_alarm(Alarm(self._clock.coming(table.due), table.id, table.revision, "clock"))
        if table.ends_at is not None:
            self._set_alarm(Alarm(self._clock.coming(table.ends_at), table.id, table.revision, "end"))
        elif expires(table):
            self._begin(self._set_expiry(table.id))
        if table.remind_at is not None:
            self._set_alarm(Alarm(self._clock.coming(table.remind_at), table.id, table.revision, "late"))
        is_played = table.stage is Stage.PLAYING and not table.is_halted
        if is_played and any(plays_by_itself(table, seat) for seat in range(table.players)):
            thinking = self._think(table, self._pause(table).end)
            self._thinking[table.id] = asyncio.create_task(thinking, name=f"computers of table {table.id}")

    def _expect_thinking(self, table: Table) -> None:
        """Whoever sits down to think is made ready for before they are asked."""
        if any(isinstance(seat, Computer) and seat.level != EASY for seat in table.seats):
            self._thinker.expect()

    async def _set_expiry(self, table: int) -> None:
        """It was stored before tables ended by themselves; where that cannot be written down, the next change does."""
        with suppress(UserError):
            await self._service.set_expiry(table)

    def _start_autoplay(self, table: Table) -> None:
        """Play for the person who is awaited what they need not press."""
        if table.stage is Stage.PLAYING and not table.is_halted and self._cluster.holds(table.id):
            turn = self._tables.awaited_turn(table.id)
            if turn is not None and turn.view.phase != CUTTING:
                self._begin_autoplay(table, turn, self._pause(table))

    def _begin_autoplay(self, table: Table, turn: Turn, pause: ComputerPause) -> None:
        playing = self._autoplay(table, turn, pause)
        self._autoplays[table.id] = asyncio.create_task(playing, name=f"a card played ahead at table {table.id}")

    async def _autoplay(self, table: Table, turn: Turn, pause: ComputerPause) -> None:
        """Play a card for somebody when its moment has come; if they act first, this ends with the question."""
        try:
            if (found := await self._autoplay_of(table, turn, pause)) is not None:
                action, when = found
                await self._clock.sleep_until(when)
                await self._move(table.id, turn, action, missed=False)
        except UserError as error:
            log.warning("table %s: a card could not be played ahead (%s), it is tried again", table.id, error.key)
            later = self._clock.monotonic() + RETRY_SECONDS
            self._begin_autoplay(table, turn, replace(pause, begun=max(pause.begun, later), end=max(pause.end, later)))
        except Exception:
            log.exception("table %s: a card could not be played ahead, its owner is asked", table.id)

    async def _autoplay_of(self, table: Table, turn: Turn, pause: ComputerPause) -> tuple[Action, float] | None:
        """The card that is played for somebody who is asked for one, and when; None for most."""
        who = table.seats[turn.seat]
        if not isinstance(who, Person):
            return None
        premoves = self._tables.sight(table.id, who.user).premoves
        if (action := premoved_action(turn.view, premoves)) is not None:
            return action, pause.end
        asked_for = (await self._preferences.preferences(who.user)).forced
        if (action := last_card(turn.view, asked_for)) is not None:
            return action, pause.end
        only = single_card(turn.view, asked_for) or single_answer(turn.view, asked_for)
        if not who.missed and (action := only) is not None:
            taken = natural_delay(await self._service.answer_seconds(table.id, who.user), pause.chance)
            return None if taken is None else (action, pause.begun + taken)
        return None

    def _pause(self, table: Table) -> ComputerPause:
        """When computers may act, drawn anew whenever the whole table hears something.

        What only some hear of must not make a pause longer, else the others could tell that there was something.
        """
        heard, known = self._heard(table.id), self._pauses.get(table.id)
        if known is None or known.heard != heard:
            now, length = self._clock.monotonic(), table.pace.computer * self._chance.uniform(*PAUSE_RANGE)
            known = ComputerPause(heard, now, now + length, self._chance.random())
            self._pauses[table.id] = known
        return known

    def _heard(self, table: int) -> tuple[int, int]:
        """How much the whole table has heard of which deal."""
        sight = self._tables.sight(table, None)
        return sight.table.deal.id if sight.table.deal else 0, len(sight.view.history) if sight.view else 0

    def _set_alarm(self, alarm: Alarm) -> None:
        self._alarms.put(alarm)
        if self._asleep_until is None or alarm.when < self._asleep_until:
            self._wake.set()

    async def _keep_time(self) -> None:
        """Sleep until the nearest alarm; each is seen to on its own, so that no table waits for another."""
        while True:
            self._wake.clear()
            for alarm in self._alarms.pop_due(self._clock.monotonic()):
                self._begin(self._ring(alarm))
            await self._sleep()

    async def _sleep(self) -> None:
        waiting: list[Coroutine[Any, Any, object]] = [self._wake.wait()]
        self._asleep_until = self._alarms.nearest
        if self._asleep_until is not None:
            waiting.append(self._clock.sleep_until(self._asleep_until))
        await first_of(*waiting)

    async def _ring(self, alarm: Alarm) -> None:
        """An alarm went off; it means nothing if the table has moved on since."""
        table = alarm.table
        if not self._tables.is_at(table, alarm.revision) or not self._cluster.holds(table):
            return
        now = self._tables.table(table)
        try:
            # Clocks that are kept right go a little faster or slower now and then: it rings when both say so.
            until = now.ends_at if alarm.kind == "end" else None if alarm.kind == "late" else now.due
            if until is not None and until > self._clock.now():
                self._set_alarm(replace(alarm, when=self._clock.coming(until)))
            elif alarm.kind == "end":
                await self._service.expire(table)
            elif alarm.kind == "late":
                await self._service.remind(table)
            elif now.proposal is not None:
                await self._service.drop_proposal(table)
            elif now.stage in {Stage.PAUSE, Stage.GATHERING}:
                await self._service.start(table, None)
            elif now.claim is not None:
                await self._service.close_claim(table)
            else:
                await self._take_turns(now)
        except UserError as error:
            log.warning("table %s: its clock could not act (%s), it tries again", table, error.key)
            self._ring_again(alarm)
        except Exception:
            log.exception("table %s: its clock failed, it tries again", table)
            self._ring_again(alarm)

    def _ring_again(self, alarm: Alarm) -> None:
        """A little later, unless the table has moved on: then it has alarms of its newest state."""
        if self._tables.is_at(alarm.table, alarm.revision):
            self._set_alarm(replace(alarm, when=self._clock.monotonic() + RETRY_SECONDS))

    async def _take_turns(self, table: Table) -> None:
        """Somebody's time is over: a computer decides for them; where silence means yes it says yes.

        What the table at large hears nothing of is one turn together with what follows, with one pause and one blame.
        So are the answers of all who were asked at once and said nothing.
        """
        if await self._autoplayed_late(table):
            return
        before, pause = self._heard(table.id), table.pace.computer
        when = self._clock.monotonic() + pause
        is_first, was_silent = True, False
        while (turn := self._tables.awaited_turn(table.id)) is not None and (asked := turn.view.asked) is not None:
            is_silent = asked.silence is not None
            if self._heard(table.id) != before and not (was_silent and is_silent):
                return
            if asked.silence is not None:
                done = await self._move(table.id, turn, asked.silence, missed=False)
            else:
                ((_, action),) = await self._think_all([turn], when, patient=not pause)
                done = await self._move(table.id, turn, action or asked.actions[0], missed=is_first)
            if not done:
                return
            is_first, was_silent = False, is_silent

    async def _autoplayed_late(self, table: Table) -> bool:
        """Whether a card has been played for somebody whose time ran out, perhaps while nobody was here to play it."""
        turn = self._tables.awaited_turn(table.id)
        if turn is None or turn.view.phase == CUTTING:
            return False
        found = await self._autoplay_of(table, turn, self._pause(table))
        return found is not None and await self._move(table.id, turn, found[0], missed=False)

    async def _think(self, table: Table, when: float) -> None:
        """Let every computer with a say think, and the first that wants to act."""
        try:
            thinking = self._think_all(self._tables.thinking_turns(table.id), when, patient=not table.pace.computer)
            for turn, action in await thinking:
                if action is not None and await self._move(table.id, turn, action, missed=False):
                    return
        except UserError as error:
            log.warning("table %s: a computer could not act (%s), it tries again", table.id, error.key)
            self._try_again(table)
        except Exception:
            log.exception("table %s: a computer failed, it tries again", table.id)
            self._try_again(table)

    def _try_again(self, table: Table) -> None:
        self._thinking[table.id] = asyncio.create_task(self._think(table, self._clock.monotonic() + RETRY_SECONDS))

    async def _think_all(
        self, turns: list[Turn], when: float, *, patient: bool
    ) -> list[tuple[Turn, Action | None]]:  # fmt: skip
        """What each seat's player wants when a pause is over that was drawn without looking at anybody's cards.

        A player that is still searching then goes by the rule of thumb: a move's time tells nothing of how much there
        was to think about. Only where a host wants no pause the table is patient, and a move is made as soon as it is
        found.
        """
        left = when - self._clock.monotonic()
        given = None if patient else max(0.0, left) * THINKING_SHARE
        thoughts = [self._thinker.begin(turn.level, turn.view, given) for turn in turns]
        try:
            if thoughts:
                await self._clock.sleep_until(when)
            for thought in thoughts if patient else ():
                await thought.settle()
            return [(turn, await self._answer(turn, thought)) for turn, thought in zip(turns, thoughts, strict=True)]
        finally:
            for thought in thoughts:
                thought.drop()

    async def _answer(self, turn: Turn, thought: PendingMove) -> Action | None:
        """A player's answer; for one that fails the first legal thing is done."""
        try:
            action = await thought.answer()
        except Exception:
            log.exception("the %s player failed in the %s phase of %s", turn.level, turn.view.phase, turn.view.game)
            action = None
        asked = turn.view.asked
        return asked.actions[0] if action is None and asked is not None else action

    async def _move(self, table: int, turn: Turn, action: Action, *, missed: bool) -> bool:
        """Carry a computer's choice out; False if there was nothing to be done after all."""
        try:
            return await self._service.act_for(table, turn.seat, action, seen=turn.seen, missed=missed)
        except IllegalAction as refused:
            log.error("the %s player chose what the rules refuse: %s", turn.level, refused.code)  # noqa: TRY400
        asked = turn.view.asked
        if asked is None:
            return False
        return await self._service.act_for(table, turn.seat, asked.actions[0], seen=turn.seen, missed=missed)
