"""The other processes at the same PostgreSQL: leases in its rows, notifications by its LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, get_args

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import leases
from bot.store.errors import explaining
from bot.tables.cluster.leases import Choose, Heartbeat, Member, Notification, NotificationKind
from bot.tables.model import Table
from bot.tasks import cancel_and_wait

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
        """Say that this process lives, and take what it chooses of the tables nobody holds."""
        if self._task is None:
            self._task = asyncio.create_task(self._listen(), name="cluster")
        async with explaining(), self._leases.connect() as connection:
            beat = await leases.beat(connection, self.me, self._member, choose, whole=whole)
            await connection.commit()
        self.me = beat.me
        return beat

    async def give(self, tables: Sequence[int], to: int) -> None:
        """Let another process look after these tables from now on."""
        async with explaining(), self._leases.connect() as connection:
            await connection.execute(leases.GIVE, {"given": list(tables), "to": to, "me": self.me})
            await connection.commit()
        self.notify(Notification("given", 0, to))

    async def release(self) -> None:
        """Leave every table to the others, and the cluster."""
        me, self.me = self.me, None
        if me is None:
            return
        async with explaining(), self._leases.connect() as connection:
            for statement in leases.LEAVE:
                await connection.execute(statement, {"me": me})
            await connection.commit()
        self.notify(Notification("free"))

    async def book(self, bucket: int, rest: float) -> float:
        """Take the next moment at which a shard of this bucket may identify."""
        async with explaining(), self._leases.connect() as connection:
            wait = await leases.book(connection, bucket, rest)
            await connection.commit()
        return wait

    async def revisions(self) -> Mapping[int, int]:
        """How far every live table has come."""
        async with explaining(), self._leases.connect() as connection:
            return {row.id: row.revision for row in await connection.execute(leases.REVISIONS)}

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
    """A notification as it travels."""
    return f"{notification.kind} {notification.table} {notification.number} {notification.used}"


def read_notification(said: str) -> Notification | None:
    """The reverse; what an older or a newer version says is let pass."""
    kind, *numbers = said.split()
    if kind not in KINDS or len(numbers) != 3 or not all(map(str.isdecimal, numbers)):
        return None
    return Notification(KINDS[kind], *map(int, numbers))
