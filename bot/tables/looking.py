"""The live tables in memory, and what may be seen of them: sights, never states."""

from collections.abc import Sequence

from bot.errors import UserError
from bot.tables import seating
from bot.tables.live import LiveTable
from bot.tables.model import Sight, Table, Turn


class Looking:
    """All live tables by their ids and channels. It changes nothing about them."""

    def __init__(self, levels: Sequence[str]) -> None:
        self._tables: dict[int, LiveTable] = {}
        self._by_channel: dict[int, int] = {}
        self._by_person: dict[int, tuple[int, ...]] = {}
        self._sitting: dict[int, tuple[int, ...]] = {}
        self._levels = tuple(levels)

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer players there are, the usual one first."""
        return self._levels

    def sight(self, table: int, user: int | None) -> Sight:
        """The table as this person, or a bystander, may see it."""
        return self._live(table).sight(user)

    def table_in(self, channel: int) -> Table | None:
        """The live table of a channel."""
        table = self._by_channel.get(channel)
        return None if table is None else self._tables[table].table

    def is_at(self, table: int, revision: int) -> bool:
        """Whether a table is live and has not changed since that revision."""
        live = self._tables.get(table)
        return live is not None and live.table.revision == revision

    def all_tables(self) -> list[Table]:
        """Every live table."""
        return [live.table for live in self._tables.values()]

    def count(self) -> int:
        """How many live tables there are."""
        return len(self._tables)

    def tables_in(self, guild: int) -> list[Table]:
        """The live tables of a server."""
        return [live.table for live in self._tables.values() if live.table.guild == guild]

    def tables_of(self, user: int) -> list[Table]:
        """The tables at which somebody sits, the one that has waited longest for him first."""
        return [live.table for live in sorted(self._seats_of(user), key=lambda live: _patience(live, user))]

    def sits_at_several(self, user: int) -> bool:
        """Whether somebody has more tables than one; nothing is read and none is woken for that."""
        return len(self._by_person.get(user, ())) > 1

    def _seats_of(self, user: int) -> list[LiveTable]:
        return [self._tables[table] for table in self._by_person.get(user, ())]

    def find(self, *, user: int, channel: int | None = None, table: int | None = None, seated: bool = False) -> Table:
        """The table somebody means: the one they name, else the channel's, else the one that waited longest for them.

        With `seated` only tables count at which they sit.
        """
        if table is not None:
            return self._live(table).table
        own = self.tables_of(user)
        here = self.table_in(channel) if channel is not None else None
        if seated and own:
            return here if here in own else own[0]
        if here is not None:
            if seated:
                raise UserError("not-seated")
            return here
        if not own:
            raise UserError("no-table" if channel is not None else "no-table-of-yours")
        return own[0]

    def legal(self, table: int, user: int) -> tuple[str, ...]:
        """The canonical texts of all that somebody may do now."""
        live = self._live(table)
        seat = live.table.seat_of(user)
        if seat is None or live.deal is None or not live.is_dealing:
            return ()
        return tuple(map(str, live.deal.legal_actions(seat)))

    # What computers and clocks need

    def to_think(self, table: int) -> list[Turn]:
        """Seats that computers decide for and that may do something now."""
        live = self._live(table)
        return [turn for seat in live.computers_with_a_say() if (turn := live.turn(seat, self._levels))]

    def overdue(self, table: int) -> Turn | None:
        """The first person the deal waits for, as a computer sees it that takes the turn."""
        live = self._live(table)
        waiting = live.deal.waiting_for if live.deal is not None and live.is_dealing else ()
        people = [seat for seat in waiting if not seating.plays_by_itself(live.table, seat)]
        return live.turn(people[0], self._levels) if people else None

    # What is in memory

    def _live(self, table: int) -> LiveTable:
        live = self._tables.get(table)
        if live is None:
            raise UserError("no-such-table")
        live.wake()
        return live

    def _put(self, live: LiveTable) -> None:
        self._tables[live.table.id] = live
        self._by_channel[live.table.channel] = live.table.id
        self._note_people(live.table.id, live.table.people)

    def _note_people(self, table: int, people: tuple[int, ...]) -> None:
        """Who sits at a table now: among many thousands a person's own must be found at once."""
        before = self._sitting.pop(table, ())
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
            self._sitting[table] = people

    def _drop(self, live: LiveTable) -> None:
        self._note_people(live.table.id, ())
        self._tables.pop(live.table.id, None)
        if self._by_channel.get(live.table.channel) == live.table.id:
            del self._by_channel[live.table.channel]


def _patience(live: LiveTable, user: int) -> tuple[bool, float, int]:
    since = live.waits_for(user)
    return since is None, since.timestamp() if since else 0.0, -live.table.id
