"""The other processes at the same PostgreSQL: leases in its rows, notifications by its LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, get_args

from sqlalchemy import bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY, JSON
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.types import BigInteger

from bot.store.errors import explaining
from bot.tables.leases import Choose, Heartbeat, Member, Notification, NotificationKind
from bot.tables.model import Table
from bot.tasks import cancel_and_wait, in_background

LEASE_SECONDS = 4.0
FORGOTTEN_SECONDS = 60.0
FAR_SECONDS = 3600.0

MANY = ARRAY(BigInteger)
STAY = text(
    "UPDATE processes SET until = clock_timestamp() + make_interval(secs => :lease) WHERE id = :me RETURNING id"
)
JOIN = text(
    "INSERT INTO processes (shard_count, shard_ids, until)"
    " VALUES (:count, :ids, clock_timestamp() + make_interval(secs => :lease)) RETURNING id"
).bindparams(bindparam("ids", type_=JSON(none_as_null=True)))
# The process that asks lives, however long the rest of its beat takes.
MEMBERS = text(
    "SELECT id, shard_count, shard_ids FROM processes WHERE until > clock_timestamp() OR id = :me ORDER BY id"
).columns(shard_ids=JSON)
# A process given up here is locked until the end, so that it cannot come back to life while its tables are taken.
DEAD = text("SELECT id FROM processes WHERE until <= clock_timestamp() ORDER BY id FOR UPDATE")
FREE = text(
    "SELECT id, guild_id, holder FROM tables WHERE stage <> 'closed' AND (holder IS NULL OR holder = ANY(:dead)"
    " OR NOT EXISTS (SELECT FROM processes WHERE processes.id = tables.holder)) ORDER BY id"
).bindparams(bindparam("dead", type_=MANY))
CLAIM = text(
    "UPDATE tables SET holder = :me WHERE id IN (SELECT id FROM tables WHERE id = ANY(:wanted)"
    " AND (holder IS NULL OR holder = ANY(:gone)) FOR UPDATE SKIP LOCKED) RETURNING id"
).bindparams(bindparam("wanted", type_=MANY), bindparam("gone", type_=MANY))
HELD = text("SELECT id FROM tables WHERE stage <> 'closed' AND holder = :me")
FORGET = text(
    "DELETE FROM processes WHERE until < clock_timestamp() - make_interval(secs => :forgotten)"
    " AND NOT EXISTS (SELECT FROM tables WHERE stage <> 'closed' AND tables.holder = processes.id)"
)
GIVE = text("UPDATE tables SET holder = :to WHERE id = ANY(:given) AND holder = :me").bindparams(
    bindparam("given", type_=MANY)
)
LEAVE = (text("UPDATE tables SET holder = NULL WHERE holder = :me"), text("DELETE FROM processes WHERE id = :me"))
# A moment far off is one that a clock gave which has been put right since.
BOOK = text(
    "INSERT INTO buckets (id, next_identify) VALUES (:bucket, clock_timestamp() + make_interval(secs => :rest))"
    " ON CONFLICT (id) DO UPDATE SET next_identify = make_interval(secs => :rest) + CASE"
    " WHEN buckets.next_identify > clock_timestamp() + make_interval(secs => :far) THEN clock_timestamp()"
    " ELSE greatest(buckets.next_identify, clock_timestamp()) END"
    " RETURNING extract(epoch FROM next_identify - clock_timestamp()) - :rest"
)
REVISIONS = text("SELECT id, revision FROM tables WHERE stage <> 'closed'")


async def renew_leases(
    connection: AsyncConnection, me: int | None, member: Member, choose: Choose, *, whole: bool
) -> Heartbeat:
    """Say that a process lives, and take the tables it chooses of those nobody holds, each by one process only."""
    staying = {"me": me, "lease": LEASE_SECONDS}
    stayed = None if me is None else (await connection.execute(STAY, staying)).scalar_one_or_none()
    ids = None if member.shard_ids is None else list(member.shard_ids)
    joining = {"count": member.shard_count, "ids": ids, "lease": LEASE_SECONDS}
    now = stayed if stayed is not None else int((await connection.execute(JOIN, joining)).scalar_one())
    await connection.commit()  # from here on nobody gives this one up, nor do two wait for each other
    dead = list((await connection.execute(DEAD)).scalars())
    alive = await connection.execute(MEMBERS, {"me": now})
    members = tuple(Member(number, count, None if shards is None else tuple(shards)) for number, count, shards in alive)
    free = list(await connection.execute(FREE, {"dead": dead}))
    wanted = choose(now, members, {row.id: row.guild_id for row in free}) if free else ()
    # Of a holder that was seen to be gone the number is never used again, so nobody's table is taken by mistake.
    gone = sorted({row.holder for row in free if row.holder is not None})
    held = set((await connection.execute(CLAIM, {"me": now, "wanted": list(wanted), "gone": gone})).scalars())
    if whole:
        held = set((await connection.execute(HELD, {"me": now})).scalars())
    await connection.execute(FORGET, {"forgotten": FORGOTTEN_SECONDS})
    return Heartbeat(now, members, frozenset(held), is_new=stayed is None)


log = logging.getLogger(__name__)

CHANNEL = "lambapea"
NOTIFY = "SELECT pg_notify($1, said) FROM unnest(CAST($2 AS text[])) AS said"
PING_SECONDS = 2.0
RETRY_SECONDS = 0.5
LAST_SECONDS = 1.0
KINDS: Mapping[str, NotificationKind] = {kind: kind for kind in get_args(NotificationKind)}


class SqlClusterLink:
    """See `ClusterLink`. A connection of its own listens and notifies; when it breaks another one is made."""

    def __init__(self, reading: AsyncEngine, listening: AsyncEngine, member: Member) -> None:
        self._leases = reading.execution_options(isolation_level="READ COMMITTED")
        self._listening = listening
        self._member = member
        self._unsaid: list[Notification] = []
        self._stirred = asyncio.Event()
        self._silent = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.me: int | None = None
        self.on_notification: Callable[[Notification], None] = lambda _: None
        self.on_reconnect: Callable[[], None] = lambda: None

    # Leases

    async def beat(self, choose: Choose, *, whole: bool) -> Heartbeat:
        if self._task is None:
            self._task = in_background(self._listen(), "cluster")
        async with explaining(), self._leases.connect() as connection:
            beat = await renew_leases(connection, self.me, self._member, choose, whole=whole)
            await connection.commit()
        self.me = beat.me
        return beat

    async def give(self, tables: Sequence[int], to: int) -> None:
        async with explaining(), self._leases.begin() as connection:
            await connection.execute(GIVE, {"given": list(tables), "to": to, "me": self.me})
        self.notify(Notification("given", 0, to))

    async def release(self) -> None:
        me, self.me = self.me, None
        if me is None:
            return
        async with explaining(), self._leases.begin() as connection:
            for statement in LEAVE:
                await connection.execute(statement, {"me": me})
        self.notify(Notification("free"))

    async def book(self, bucket: int, rest: float) -> float:
        async with explaining(), self._leases.begin() as connection:
            booking = {"bucket": bucket, "rest": rest, "far": FAR_SECONDS}
            return max(0.0, float((await connection.execute(BOOK, booking)).scalar_one()))

    async def revisions(self) -> Mapping[int, int]:
        async with explaining(), self._leases.connect() as connection:
            return {row.id: row.revision for row in await connection.execute(REVISIONS)}

    # Notifications

    def committed(self, tables: Sequence[tuple[Table, bool]]) -> None:
        """The writer has stored these; whether it was no more than an action."""
        self.notify(
            *(Notification("action" if acted else "table", table.id, table.revision) for table, acted in tables)
        )

    def notify(self, *notifications: Notification) -> None:
        self._unsaid.extend(notifications)
        self._silent.clear()
        self._stirred.set()

    async def stop(self) -> None:
        """Say what there is to say, and hear no more."""
        if self._task is None:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._silent.wait()
        await cancel_and_wait(self._task)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._listening.connect() as connection:
                    await self._converse((await connection.get_raw_connection()).driver_connection)
            except Exception as error:  # noqa: BLE001 - the driver's own errors have no common name with the others
                log.warning("Other processes cannot be heard (%s), it is tried again.", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _converse(self, line: Any) -> None:
        """Hear and tell until the connection breaks."""
        mine = line.get_server_pid()

        def heard(_line: object, who: int, _channel: str, said: str) -> None:
            notification = read_notification(said) if who != mine else None
            if notification is not None:
                self.on_notification(notification)

        await line.add_listener(CHANNEL, heard)
        self.on_reconnect()
        while True:
            self._stirred.clear()
            going, self._unsaid = self._unsaid, []
            try:
                # With nothing to tell it asks whether the line still holds.
                await line.execute(NOTIFY, CHANNEL, [write_notification(each) for each in going])
            except BaseException:
                self._unsaid = going + self._unsaid
                raise
            if not self._unsaid:
                self._silent.set()
            with suppress(TimeoutError):
                async with asyncio.timeout(PING_SECONDS):  # wait_for may swallow the word to stop
                    await self._stirred.wait()


def write_notification(notification: Notification) -> str:
    told = notification.kind, notification.table, notification.number, notification.used, notification.what
    return " ".join(map(str, told)).rstrip()


def read_notification(said: str) -> Notification | None:
    """The reverse; what an older or a newer version says is let pass."""
    kind, *numbers = said.split(" ", 4)
    what = numbers.pop() if len(numbers) > 3 else ""
    if kind not in KINDS or len(numbers) != 3 or not all(map(str.isdecimal, numbers)):
        return None
    table, number, used = map(int, numbers)
    return Notification(KINDS[kind], table, number, used, what)
