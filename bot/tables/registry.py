"""The live tables in memory: where they are kept, and how they are found."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

from bot.errors import NoSuchTable
from bot.tables.deadlines import with_clock_shifted, with_deadlines_clamped
from bot.tables.live import LiveTable


class TableRegistry:
    """All live tables by their ids, channels and people.

    on_void: called with a table that was found to have a deal which does not fold, each time until that is written
    down.
    """

    def __init__(self) -> None:
        self._tables: dict[int, LiveTable] = {}
        self._by_channel: dict[int, int] = {}
        self._by_person: dict[int, tuple[int, ...]] = {}
        self._people: dict[int, tuple[int, ...]] = {}
        self.on_void: Callable[[int], None] = lambda _table: None

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        """All of them, in the order in which they came."""
        return iter(self._tables.values())

    def __contains__(self, table: int) -> bool:
        """Whether a table is live."""
        return table in self._tables

    def get(self, table: int) -> LiveTable | None:
        """A table, its deal perhaps still to be folded."""
        return self._tables.get(table)

    def loaded(self, table: int) -> LiveTable:
        """A table with its deal folded; raises `UserError` where there is none."""
        live = self._tables.get(table)
        if live is None:
            raise NoSuchTable
        live.load()
        if live.is_void:
            self.on_void(table)
        return live

    def in_channel(self, channel: int) -> LiveTable | None:
        """The table of a channel."""
        table = self._by_channel.get(channel)
        return None if table is None else self._tables[table]

    def of_person(self, user: int) -> list[LiveTable]:
        """The tables at which somebody sits."""
        return [self._tables[table] for table in self._by_person.get(user, ())]

    def has_several(self, user: int) -> bool:
        """Whether somebody sits at more tables than one."""
        return len(self._by_person.get(user, ())) > 1

    def add(self, live: LiveTable, now: datetime) -> None:
        """Keep a table from now on; whom it waits for, it has waited for since now."""
        live.table = with_deadlines_clamped(live.table, now)
        live.note_waiting(now)
        self._tables[live.table.id] = live
        self._by_channel[live.table.channel] = live.table.id
        self.note_people(live)

    def move(self, by: timedelta) -> None:
        """The machine's clock was set: what tables wait for comes when it would have come."""
        for live in self:
            live.table = with_clock_shifted(live.table, by)
            if live.waiting_since:
                live.waiting_since = {seat: since + by for seat, since in live.waiting_since.items()}
            live.restored_at = live.restored_at and live.restored_at + by

    def note_people(self, live: LiveTable) -> None:
        """Who sits at a table may have changed: among many thousands a person's own must be found at once."""
        self._note(live.table.id, live.table.people)

    def remove(self, live: LiveTable) -> None:
        """Keep a table no more."""
        self._note(live.table.id, ())
        self._tables.pop(live.table.id, None)
        if self._by_channel.get(live.table.channel) == live.table.id:
            del self._by_channel[live.table.channel]

    def _note(self, table: int, people: tuple[int, ...]) -> None:
        before = self._people.pop(table, ())
        for user in before:
            if user not in people:
                rest = tuple(each for each in self._by_person[user] if each != table)
                self._by_person[user] = rest
                if not rest:
                    del self._by_person[user]
        for user in people:
            if user not in before:
                self._by_person[user] = (*self._by_person.get(user, ()), table)
        if people:
            self._people[table] = people
