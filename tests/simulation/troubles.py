"""Misfortunes that happen while people play; each is a method named as the plan names it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from bot.sandbox.errors import ClientRefused
from bot.sandbox.interactions import Interaction
from tests.simulation.people import Guest
from tests.simulation.reading import asks, has, is_post, leads_on

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

KINDS_OF_CALL = ("callback", "callback", "send", "edit", "webhook_edit", "followup", "open_dm", "delete", "history")
LASTING_SECONDS = 20.0
PLAYED_SECONDS = 60.0
"""How long people play on at a table whose thread is locked."""
LONGEST_BACKOFF = 300.0
"""How long the bot waits at most before it tries to connect again, and what that takes."""


class Troubles:
    """What can go wrong, one thing at a time."""

    def __init__(self, evening: "Evening") -> None:
        self.here = evening
        self.chance = evening.chance_for("troubles")
        self.control = evening.control
        self.note = evening.timeline.note

    async def happen(self, name: str) -> None:
        """Let one of them happen and pass; what could not be done meanwhile is on its way from then on.

        name: of two that meet with a plus between them.
        """
        self.note("trouble", name)
        if self.here.plan.processes > 1:
            self.here.at = self.chance.randrange(self.here.plan.processes)
        first, *others = name.split("+")
        await asyncio.gather(getattr(self, first)(), *map(self._meanwhile, others))
        self.here.loop.stir()
        self.note("passed", name)

    async def _meanwhile(self, name: str) -> None:
        await asyncio.sleep(self._moment())
        await getattr(self, name)()

    def _moment(self, longest: float = LASTING_SECONDS) -> float:
        return self.chance.random() ** 2 * longest

    # The process

    async def kill(self) -> None:
        """At a request, after a press, or just so."""
        chance, here = self.chance, self.here
        kind, stage = chance.choice((*KINDS_OF_CALL, "press", "whenever")), chance.choice(("received", "done"))
        count, seconds = chance.randrange(1, 4), chance.random() ** 3
        struck, process = asyncio.Event(), here.process

        def now() -> None:
            process.kill()
            struck.set()

        def watch(seen: str, at: str) -> None:
            nonlocal count
            if (seen, at) == (kind, stage):
                count -= 1
                if not count:
                    now()

        def begun(_: Interaction) -> None:
            if kind == "press":
                asyncio.get_running_loop().call_later(seconds, now)

        here.parts.faults.watchers.append(watch)
        here.parts.interactions.begun.append(begun)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.1 if kind == "whenever" else 15):
                await struck.wait()
        here.parts.faults.watchers.remove(watch)
        here.parts.interactions.begun.remove(begun)
        now()
        self.note("killed", kind, stage)
        await self._again()

    async def kill_in_sql(self) -> None:
        """Between two statements, before a commit, or after it before anybody hears of it."""
        here, process, struck = self.here, self.here.process, asyncio.Event()

        def now() -> None:
            process.kill()
            struck.set()

        here.database.kill, here.database.kill_at = now, self.chance.randrange(1, 40)
        here.database.victim = process.program
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(30):
                await struck.wait()
        here.database.kill_at = None
        now()
        self.note("killed", "in sql")
        await self._again()

    async def _again(self) -> None:
        """Start a new one, after a while; perhaps it dies while it starts."""
        await asyncio.sleep(self.chance.choice((0.0, 2.0, 20.0)) * self.chance.random())
        if self.chance.random() < 0.2:
            self.here.launch()
            await asyncio.sleep(self.chance.random())
            self.here.process.kill()
            self.note("killed", "starting")
        await self.here.start()

    async def restart(self) -> None:
        """It is asked to end and started again, as a host does for a new version."""
        await self._stopped("in mid-game")
        await asyncio.sleep(self._moment(10))
        await self.here.start()

    # One of two processes

    async def lapse(self) -> None:
        """One gets no answer of the database for a while, so that its leases may run out; all else goes on."""
        self.here.database.away_from = self.here.process.program
        self.note("cut off", self.here.process.program.number)
        await asyncio.sleep(1.0 + self._moment(15))
        self.here.database.away_from = None

    async def deaf(self) -> None:
        """One hears nothing of what the other tells, nor the other way round."""
        program = self.here.process.program
        self.here.shared.deaf.add(program)
        self.note("deaf", program.number)
        await asyncio.sleep(0.5 + self._moment(10))
        self.here.shared.reconnected(program)

    async def start_limit(self) -> None:
        """Discord lets the bot identify no more for a while, and it has to: it waits, and comes back by itself."""
        here, chance = self.here, self.chance
        is_alone = here.plan.processes == 1  # else people play on meanwhile, by the other
        seconds = 20.0 + self._moment(900.0 if is_alone else PLAYED_SECONDS)
        if not await here.all_are_there(LONGEST_BACKOFF):
            return  # who just asked and was told of starts may use them: they run out for those who are there
        before = here.parts.gateway.live()
        self.control.set_start_limit(0, seconds)
        self.note("no starts", round(seconds))
        if chance.random() < 0.4:
            self.control.invalidate_sessions(resumable=False)
        else:
            here.process.kill()
            here.launch()
            if chance.random() < 0.3:
                await asyncio.sleep(chance.random() * seconds)
                await self._stopped("while it waits to identify")
                here.launch()
        if not await here.is_back(before, seconds + LONGEST_BACKOFF):
            here.found.append("the bot does not come back once it may identify again")
        if here.parts.gateway.overdrawn:
            here.found.append("the bot identified though it was told that it may not")
        self.control.set_start_limit(1000, 86_400)

    async def _stopped(self, when: str) -> None:
        """Ask it to end, and see that it does."""
        process = self.here.process
        process.stop()
        timer = asyncio.get_running_loop().call_later(20, process.kill)
        status = await process.ended
        timer.cancel()
        self.note("killed", "politely", status)
        if status != 0:
            self.here.found.append(f"asked to stop {when}, the bot ends with {status}")

    # The line

    async def drop(self) -> None:
        """The gateway's connections break."""
        self.control.drop_gateway()

    async def session(self) -> None:
        """Discord asks to come back, ends the session, or no longer says that it hears the bot's heart."""
        if self.here.plan.over_http and self.chance.random() < 0.4:
            self.control.mute_heartbeats()
            await asyncio.sleep(130)
            self.control.mute_heartbeats(muted=False)
        elif self.chance.random() < 0.5:
            self.control.ask_to_reconnect()
        else:
            self.control.invalidate_sessions(resumable=self.chance.random() < 0.5)

    async def copies(self) -> None:
        """Interactions are told twice."""
        for _ in range(4):
            self.control.duplicate_next_interaction()
            await asyncio.sleep(self._moment(4))

    async def reorder(self) -> None:
        """Two interactions come the other way round, if there are two."""
        self.control.reorder_interactions(2)
        await asyncio.sleep(2)
        self.control.reorder_interactions(0)

    async def outage(self) -> None:
        """Nobody gets through to Discord for a while."""
        self.here.wire.is_up = False
        await asyncio.sleep(self._moment())
        self.here.wire.is_up = True

    # People and places

    async def close_messages(self) -> None:
        """Somebody closes their direct messages, and perhaps opens them again."""
        guest = self._somebody()
        self.control.close_dms(guest.user.id)
        self.note("closed", guest.user.id)
        if self.chance.random() < 0.5:
            await asyncio.sleep(self._moment(60))
            self.control.open_dms(guest.user.id)

    async def leave_server(self) -> None:
        """Somebody leaves the server in mid-game and comes back later."""
        guest, guild = self._somebody(), self.here.guild
        self.control.remove_person(guest.user.id)
        self.note("left", guest.user.id)
        await asyncio.sleep(self._moment(60))
        guild.members[guest.user.id] = None
        self.note("returned", guest.user.id)

    async def delete_post(self) -> None:
        """Somebody deletes the table's post, or what stands for it between two deals."""
        posts = [each for each in self.here.world.messages.values() if is_post(each) or leads_on(each)]
        if posts:
            self._delete(self.chance.choice(posts).id)

    async def delete_hand(self) -> None:
        """A hand in direct messages goes, one that asks nothing: the bot hears of it when it edits it next."""
        direct = [each for each in self.here.world.messages.values() if each.seen_by is None]
        hands = [each for each in direct if has(each, "hand.png") and not asks(each)]
        if hands:
            self._delete(self.chance.choice(hands).id)

    def _delete(self, number: int) -> None:
        self.note("deleting", number)
        self.here.deletes(self.here.world.messages[number])
        with contextlib.suppress(ClientRefused):
            self.control.delete_message(number)

    async def deny_channel(self) -> None:
        """The bot may not write, attach or even look there for a while."""
        right = self.chance.choice(("send_messages", "attach_files", "view_channel"))
        self.control.deny(self.here.ruling.id, right)
        self.note("denied", right)
        await asyncio.sleep(self._moment(60))
        self.control.allow(self.here.ruling.id, right)

    async def lock_thread(self) -> None:
        """A moderator locks and archives the table's thread, perhaps until every token is over, and opens it again.

        Where that is long people play on for a minute, and for another one at its end.
        """
        thread, crowd = self.here.channel, self.here.crowd
        seconds = self._moment(self.chance.choice((60.0, 600.0, 2 * 3600.0)))
        self.control.archive_thread(thread.id, locked=True)
        self.note("locked", thread.id)
        await asyncio.sleep(min(seconds, PLAYED_SECONDS))
        if seconds > 2 * PLAYED_SECONDS:
            await crowd.rest()
            await asyncio.sleep(seconds - 2 * PLAYED_SECONDS)
            crowd.may_act.set()
        await asyncio.sleep(min(max(seconds - PLAYED_SECONDS, 0.0), PLAYED_SECONDS))
        self.control.open_thread(thread.id)
        self.note("opened", thread.id)

    async def delete_channel(self) -> None:
        """The second table's channel goes, and the table with it."""
        if self.here.plan.second_table and self.here.second_channel.id in self.here.world.channels:
            self.control.delete_channel(self.here.second_channel.id)
            for guest in self.here.crowd.people:
                guest.channels = [self.here.channel]

    async def leave_table(self) -> None:
        """Somebody gets up and sits down again."""
        guest = self._somebody()
        with contextlib.suppress(ClientRefused):
            await guest.slash_surely(self.here.channel, "table leave")
        await asyncio.sleep(self._moment(10))
        await self._typed(guest, "table join")

    async def sit_out(self) -> None:
        """Somebody who takes turns asks to sit out, and perhaps thinks better of it."""
        guest = self._somebody()
        await self._typed(guest, "table sitout")
        if self.chance.random() < 0.3:
            with contextlib.suppress(ClientRefused):
                await guest.slash(self.here.channel, "table sitout", deals=0)

    async def show_anew(self) -> None:
        """The post is asked for again, twice at once."""
        first, second = self._somebody(), self._somebody()
        await asyncio.gather(self._typed(first, "table show"), self._typed(second, "table show"))

    async def _typed(self, guest: Guest, words: str) -> None:
        with contextlib.suppress(ClientRefused):
            await guest.slash(self.here.channel, words)

    async def absent(self) -> None:
        """Somebody does nothing for some minutes."""
        guest = self._somebody()
        guest.is_away = True
        self.note("away", guest.user.id)
        await asyncio.sleep(60 + self._moment(200))
        guest.is_away = False

    def _somebody(self) -> Guest:
        return self.chance.choice(self.here.crowd.people)

    # The machine

    async def painter(self) -> None:
        """The painter fails, hangs or dies in mid-picture."""
        self.here.brush.mood = self.chance.choice(("fails", "hangs", "dies"))
        self.note("painter", self.here.brush.mood)
        await asyncio.sleep(self._moment())
        self.here.brush.mood = "well"

    async def database(self) -> None:
        """Somebody else holds the file."""
        self.here.database.is_away = True
        await asyncio.sleep(self._moment(20))
        self.here.database.is_away = False

    async def full(self) -> None:
        """There is no space on the disk for a while; now and then the bot is started anew meanwhile."""
        async with self._without_space():
            if self.chance.random() < 0.25:
                self.here.process.kill()
                self.note("killed", "on a full disk")
                await self.here.start()
                await asyncio.sleep(self._moment(30))

    async def filled(self) -> None:
        """The same while something else goes wrong."""
        async with self._without_space():
            pass

    @contextlib.asynccontextmanager
    async def _without_space(self) -> AsyncIterator[None]:
        self.here.database.is_full = True
        self.note("full")
        await asyncio.sleep(5.0 + self._moment(90))
        yield
        self.here.database.is_full = False

    # Time

    async def clock(self) -> None:
        """The machine's clock is set, by an hour or by little, forward or back, and at times put right again.

        Sometimes the bot is not there when that happens.
        """
        chance = self.chance
        step = chance.choice((3600.0, 3600.0, 600.0, 60.0, 2.0)) * chance.choice((1, -1)) * chance.choice((1.0, 0.7))
        for seconds in (step, -step):
            is_there = chance.random() < 0.75
            if not is_there:
                self.here.process.kill()
                self.note("killed", "before its clock is set")
            self.here.set_clock(seconds)
            if not is_there:
                await self.here.start()
            await asyncio.sleep(self._moment(60))
            if chance.random() < 0.5:
                return

    async def token(self) -> None:
        """Nobody does anything until every token is over."""
        await self._pause(15.5 * 60)

    async def hour(self) -> None:
        """More than an hour passes."""
        await self._pause(3700)

    async def day(self) -> None:
        """They go on another day; half of the nights the bot is started anew."""
        seconds = 26 * 3600.0
        await self._pause(seconds, self.chance.random() * seconds if self.chance.random() < 0.5 else None)

    async def _pause(self, seconds: float, killed_after: float | None = None) -> None:
        await self.here.look("before a pause")
        self.here.crowd.may_act.clear()
        if killed_after is not None:
            await asyncio.sleep(killed_after)
            self.here.process.kill()
            self.note("killed", "at night")
            await self.here.start()
            seconds -= killed_after
        await asyncio.sleep(seconds)
        await self.here.look("after a pause")
        self.here.crowd.may_act.set()
