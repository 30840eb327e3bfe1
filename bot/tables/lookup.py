"""The live tables in memory: where they are kept, and what may be seen of them, which is sights and never states."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.errors import NoSuchTable, UserError
from bot.tables import seating
from bot.tables.autoplay import still_playable
from bot.tables.deadlines import with_clock_shifted, with_deadlines_clamped
from bot.tables.live import LiveTable
from bot.tables.model import Computer, Table, TableView, Turn
from engine.seats import Seat
from engine.views import View


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
        table = self._by_channel.get(channel)
        return None if table is None else self._tables[table]

    def of_person(self, user: int) -> list[LiveTable]:
        return [self._tables[table] for table in self._by_person.get(user, ())]

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
        """Who is at a table may have changed: among many thousands a person's own must be found at once."""
        self._note(live.table.id, live.table.everybody)

    def remove(self, live: LiveTable) -> None:
        self._note(live.table.id, ())
        self._tables.pop(live.table.id, None)
        if self._by_channel.get(live.table.channel) == live.table.id:
            del self._by_channel[live.table.channel]

    def _note(self, table: int, people: tuple[int, ...]) -> None:
        before = self._people.pop(table, ())
        for user in before:
            if user not in people:
                rest = tuple(each for each in self._by_person.pop(user) if each != table)
                if rest:
                    self._by_person[user] = rest
        for user in people:
            if user not in before:
                self._by_person[user] = (*self._by_person.get(user, ()), table)
        if people:
            self._people[table] = people


MAX_CACHED_VIEWS = 2560
"""How many views are kept, the ones asked for longest ago let go: a table where nobody acts costs nothing."""


class TableLookup:
    """Answers what is asked about live tables, and changes nothing. levels: of computers, the usual one first."""

    def __init__(self, registry: TableRegistry, levels: Sequence[str]) -> None:
        self._registry = registry
        self.levels = tuple(levels)
        self._views: LRUCache[tuple[int, int, Seat | None], View] = LRUCache(MAX_CACHED_VIEWS)

    def sight(self, table: int, user: int | None) -> TableView:
        """The table as this person, or a bystander, may see it."""
        live = self._registry.loaded(table)
        seat = None if user is None else live.table.seat_of(user)
        view = self._seen(live, seat)
        if user is None or view is None or user not in live.premoves or not live.is_dealing:
            return TableView(live.table, seat, view)
        return TableView(live.table, seat, view, still_playable(live.premoves[user], view.hand))

    def has_premoves(self, table: int) -> bool:
        """Whether anybody at a table planned what to play; its deal need not be folded for that."""
        live = self._registry.get(table)
        return live is not None and bool(live.premoves)

    def is_at_last_cards(self, table: int) -> bool:
        """Whether somebody has but one card left to play; the deal need not be folded for that."""
        live = self._registry.get(table)
        return live is not None and live.is_at_last_cards

    def table_in(self, channel: int) -> Table | None:
        live = self._registry.in_channel(channel)
        return None if live is None else live.table

    def table(self, table: int) -> Table:
        """A live table as it is now; raises `NoSuchTable`."""
        return self._registry.loaded(table).table

    def standing(self, table: int) -> Table | None:
        """A live table as it is now; its deal need not be folded for that."""
        live = self._registry.get(table)
        return None if live is None else live.table

    def is_at(self, table: int, revision: int) -> bool:
        """Whether a table is live and has not changed since that revision."""
        live = self._registry.get(table)
        return live is not None and live.table.revision == revision

    def all_tables(self) -> list[Table]:
        return [live.table for live in self._registry]

    def count(self) -> int:
        return len(self._registry)

    def tables_in(self, guild: int) -> list[Table]:
        return [live.table for live in self._registry if live.table.guild == guild]

    def tables_of(self, user: int) -> list[Table]:
        """The tables at which somebody sits, the one that has waited longest for them first."""
        return [live.table for live in sorted(self._registry.of_person(user), key=lambda live: _patience(live, user))]

    def spoken_with(self, user: int) -> frozenset[str]:
        """The languages of the tables at which somebody sits; none is woken for that."""
        return frozenset(live.table.language for live in self._registry.of_person(user))

    def sits_at_several(self, user: int) -> bool:
        """Whether somebody has more tables than one; nothing is read and none is woken for that."""
        return len(self._registry.of_person(user)) > 1

    def find(self, *, user: int, channel: int | None = None, seated: bool = False) -> Table:
        """The table somebody means: the channel's, else the one that waited longest for them.

        With `seated` one at which they sit comes before the channel's, if they sit at any.
        """
        own = self.tables_of(user)
        here = self.table_in(channel) if channel is not None else None
        if seated and own:
            return here if here in own else own[0]
        if here is not None:
            return here
        if not own:
            raise UserError("no-table" if channel is not None else "no-table-of-yours")
        return own[0]

    def legal(self, table: int, user: int) -> tuple[str, ...]:
        """The canonical texts of all that somebody may do now."""
        live = self._registry.loaded(table)
        seat = live.table.seat_of(user)
        is_held_up = live.table.claim is not None or live.table.is_halted
        if seat is None or live.deal is None or not live.is_dealing or is_held_up:
            return ()
        return tuple(map(str, live.deal.legal_actions(seat)))

    # What computers and clocks need

    def thinking_turns(self, table: int) -> list[Turn]:
        """Seats that computers decide for and that may do something now."""
        live = self._registry.loaded(table)
        return [turn for seat in live.computers_with_a_say() if (turn := self._turn(live, seat))]

    def awaited_turn(self, table: int) -> Turn | None:
        """The first person the deal waits for, as a computer sees it that takes the turn."""
        live = self._registry.loaded(table)
        waiting = live.awaited if live.is_dealing and live.table.claim is None else ()
        people = [seat for seat in waiting if not seating.plays_by_itself(live.table, seat)]
        return self._turn(live, people[0]) if people else None

    def _turn(self, live: LiveTable, seat: Seat) -> Turn | None:
        """What a computer needs to decide for a seat; an unknown level is the usual one."""
        view = self._view(live, seat)
        if view is None or live.version is None:
            return None
        who = live.table.seats[seat]
        level = who.level if isinstance(who, Computer) and who.level in self.levels else self.levels[0]
        return Turn(seat, view, level, live.version)

    def _seen(self, live: LiveTable, seat: Seat | None) -> View | None:
        """The same while a claim stands: its claimant's hand lies open, and nobody may do anything in the deal.

        Nor may they while the table stands still.
        """
        view, claim = self._view(live, seat), live.table.claim
        if view is not None and live.table.is_halted and live.is_dealing:
            return replace(view, decisions=(), waiting_for=())
        open_hand = self._view(live, claim.seat) if claim is not None else None
        if view is None or claim is None or open_hand is None:
            return view
        shown = open_hand.hand
        face_up = tuple(shown if each == claim.seat else cards for each, cards in enumerate(view.face_up))
        return replace(view, face_up=face_up, decisions=(), waiting_for=())

    def _view(self, live: LiveTable, seat: Seat | None) -> View | None:
        """What a seat, or a bystander, may know; after one action the same view is asked for a dozen times."""
        version = live.version
        if live.deal is None or version is None:
            return None
        key = *version, seat
        view = self._views.get(key)
        if view is None:
            view = self._views[key] = live.deal.view(seat)
        return view


def _patience(live: LiveTable, user: int) -> tuple[bool, float, int]:
    since = live.waits_for(user)
    return since is None, since.timestamp() if since else 0.0, -live.table.id
