"""Several bots at one database: who lives and who holds which table, and what they tell each other, in virtual time.

A SQLite file is shared by nobody, so what PostgreSQL does for several processes (`bot/store/cluster.py`) is done here,
beside the same file, which knows of each table who holds it.
"""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextvars import copy_context
from pathlib import Path
from typing import Any

import bot.store.database
from bot.errors import StorageError
from bot.store.cluster import FORGOTTEN_SECONDS, LEASE_SECONDS
from bot.tables.leases import Choose, Heartbeat, Member, Notification
from bot.tables.model import Table
from tests.simulation.loop import PROGRAM, Program, Time

ANSWER_SECONDS, PATIENCE_SECONDS = 0.02, 5.0
"""How long the database takes at most, and how long one that does not answer is waited for."""


class Shared:
    """What the database knows of the processes.

    cut_off: whether who asks gets no answer now. deaf: who neither hears the others nor is heard by them.
    """

    def __init__(self, file: Path, chance: random.Random, cut_off: Callable[[], bool]) -> None:
        self.file, self.chance, self.cut_off = file, chance, cut_off
        self.members: dict[int, Member] = {}
        self.until: dict[int, float] = {}
        self.free_at: dict[int, float] = {}
        self.links: list[Link] = []
        self.deaf: set[Program] = set()
        self._numbers = 0
        self._connection: sqlite3.Connection | None = None

    def rows(self, statement: str, *values: Any) -> list[Any]:
        """What a statement brings; it is a transaction of its own."""
        if self._connection is None:
            self._connection = sqlite3.connect(f"file:{self.file}?mode=rw", uri=True, isolation_level=None)
        return self._connection.execute(statement, values).fetchall()

    def link(self, member: Member) -> "Link":
        """The way of one more process to the others."""
        self.links.append(Link(self, member))
        return self.links[-1]

    def joined(self, member: Member) -> int:
        """The number of a process that nobody knows yet, or any more."""
        self._numbers += 1
        self.members[self._numbers] = Member(self._numbers, member.shard_count, member.shard_ids)
        return self._numbers

    def holds(self, number: int) -> set[int]:
        """The live tables a process holds."""
        return {table for (table,) in self.rows("SELECT id FROM tables WHERE stage != 'closed' AND holder = ?", number)}

    def forget(self) -> None:
        """Know no more of processes that have long been gone and hold nothing."""
        for number in [each for each, until in self.until.items() if until < Time.now - FORGOTTEN_SECONDS]:
            if not self.holds(number):
                del self.members[number], self.until[number]

    def reconnected(self, program: Program) -> None:
        """A program hears again what is told, and is told that it missed something."""
        self.deaf.discard(program)
        for link in self.links:
            if link.program is program:
                asyncio.get_running_loop().call_soon(link.on_reconnect, context=link.context)


class Link:
    """See `bot.tables.leases.ClusterLink`."""

    def __init__(self, shared: Shared, member: Member) -> None:
        self._shared, self._member = shared, member
        self.program, self.context = PROGRAM.get(), copy_context()
        self.me: int | None = None
        self._due = 0.0
        self.on_notification: Callable[[Notification], None] = lambda _: None
        self.on_reconnect: Callable[[], None] = lambda: None

    async def _answer(self) -> None:
        """The database takes its time, or does not answer."""
        if self._shared.cut_off():
            await asyncio.sleep(PATIENCE_SECONDS)
            raise StorageError("The database refused: it does not answer.")
        await asyncio.sleep(self._shared.chance.random() * ANSWER_SECONDS)

    async def beat(self, choose: Choose, *, whole: bool) -> Heartbeat:
        """Say that this process lives, and take what it chooses of the tables nobody holds."""
        await self._answer()
        shared, is_new = self._shared, self.me not in self._shared.members
        me = shared.joined(self._member) if is_new or self.me is None else self.me
        shared.until[me] = Time.now + LEASE_SECONDS
        living = tuple(member for number, member in sorted(shared.members.items()) if shared.until[number] > Time.now)
        live = shared.rows("SELECT id, guild_id, holder FROM tables WHERE stage != 'closed' ORDER BY id")
        free = {table: guild for table, guild, holder in live if shared.until.get(holder, 0.0) <= Time.now}
        wanted = set(choose(me, living, free)) & free.keys() if free else set()
        for table in sorted(wanted):
            shared.rows("UPDATE tables SET holder = ? WHERE id = ?", me, table)
        held = shared.holds(me) if whole else wanted
        shared.forget()
        await self._answer()
        self.me = me
        return Heartbeat(me, living, frozenset(held), is_new=is_new)

    async def give(self, tables: Sequence[int], to: int) -> None:
        """Let another process look after these tables from now on."""
        await self._answer()
        for table in tables:
            self._shared.rows("UPDATE tables SET holder = ? WHERE id = ? AND holder = ?", to, table, self.me)
        self.notify(Notification("given", 0, to))

    async def release(self) -> None:
        """Leave every table to the others, and the cluster."""
        me, self.me = self.me, None
        if me is None:
            return
        await self._answer()
        self._shared.rows("UPDATE tables SET holder = NULL WHERE holder = ?", me)
        self._shared.members.pop(me, None)
        self._shared.until.pop(me, None)
        self.notify(Notification("free"))

    async def book(self, bucket: int, rest: float) -> float:
        """Take the next moment at which a shard of this bucket may identify."""
        await self._answer()
        mine = max(Time.now, self._shared.free_at.get(bucket, 0.0))
        self._shared.free_at[bucket] = mine + rest
        return mine - Time.now

    async def revisions(self) -> Mapping[int, int]:
        """How far every live table has come."""
        await self._answer()
        return dict(self._shared.rows("SELECT id, revision FROM tables WHERE stage != 'closed'"))

    def committed(self, tables: Sequence[tuple[Table, bool]]) -> None:
        """The writer has stored these; whether it was no more than an action."""
        self.notify(*(Notification("action" if acted else "table", each.id, each.revision) for each, acted in tables))

    def notify(self, *notifications: Notification) -> None:
        """Tell the others, soon, and in order."""
        loop, shared = asyncio.get_running_loop(), self._shared
        self._due = max(self._due + 1e-7, Time.now + shared.chance.random() * ANSWER_SECONDS)
        for link in shared.links:
            if link is not self and not {self.program, link.program} & shared.deaf:
                loop.call_at(self._due, link.hear, notifications, context=link.context)

    def hear(self, notifications: Sequence[Notification]) -> None:
        """What another process told."""
        for each in notifications:
            self.on_notification(each)

    async def stop(self) -> None:
        """There is nothing left to say."""


def share(shared: Shared) -> None:
    """From now on every bot that begins in this process has the others beside it."""

    def cluster_link(database: Any, member: Member) -> Link:
        if database._link is None:
            database._link = shared.link(member)
            database._writer.committed = database._link.committed
        link: Link = database._link
        return link

    bot.store.database.OpenDatabase.cluster_link = cluster_link  # type: ignore[method-assign, assignment]
