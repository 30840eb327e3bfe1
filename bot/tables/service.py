"""The tables: the only writer. What is not stored is never shown, and no state leaves this module, only sights."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from bot.errors import Conflict, StorageError, UserError
from bot.ports import Clock, NewAction, NewDeal, Shuffler, Store, StoredTable
from bot.tables import seating
from bot.tables.live import LiveTable, clock_for, ending_of, facts, replay_after, revive
from bot.tables.model import Pace, Seal, Sight, Stage, Table, Turn, Version
from bot.tables.opening import new_table
from engine.actions import Action, Cut, read_action
from engine.deal import Deal, Start
from engine.errors import Unreadable, UnusableDeal
from engine.games import GAMES
from engine.options import read_options
from engine.seal import seal
from engine.seats import Seat

log = logging.getLogger(__name__)

T = TypeVar("T")

Kind = Literal["table", "deal", "action", "result", "closed", "annulled", "late", "stuck"]


@dataclass(frozen=True, slots=True)
class Change:
    """Something about a table is new, and stored; `user` is who did it, None for a computer or the clock.

    late: half of somebody's time is over. stuck: the database did not take a change, everything is as it was.
    """

    table: Table
    kind: Kind
    user: int | None = None


class TableService:
    """Opens tables, seats people, deals, and carries actions out, one at a time a table.

    Every method raises `UserError` with the phrase for the person who asked; `act` also raises `IllegalAction`, worded
    from what the actor may know. Nothing has changed then.
    """

    def __init__(self, store: Store, shuffler: Shuffler, clock: Clock, levels: Sequence[str]) -> None:
        self._store = store
        self._shuffler = shuffler
        self._clock = clock
        self._tables: dict[int, LiveTable] = {}
        self._by_channel: dict[int, int] = {}
        self._levels = tuple(levels)
        self.listeners: list[Callable[[Change], None]] = []

    # Looking

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

    def all_tables(self) -> list[Table]:
        """Every live table."""
        return [live.table for live in self._tables.values()]

    def tables_in(self, guild: int) -> list[Table]:
        """The live tables of a server."""
        return [live.table for live in self._tables.values() if live.table.guild == guild]

    def tables_of(self, user: int) -> list[Table]:
        """The tables at which somebody sits, the one that has waited longest for him first."""
        seated = [live for live in self._tables.values() if live.table.seat_of(user) is not None]
        return [live.table for live in sorted(seated, key=lambda live: self._patience(live, user))]

    def _patience(self, live: LiveTable, user: int) -> tuple[bool, float, int]:
        since = live.waits_for(user)
        return since is None, since.timestamp() if since else 0.0, -live.table.id

    def find(self, *, user: int, channel: int | None = None, table: int | None = None, seated: bool = False) -> Table:
        """The table somebody means: the one he names, else the one that waited longest for him, else the channel's.

        With `seated` only tables count at which he sits, and one that waits for him comes before the channel's.
        """
        if table is not None:
            return self._live(table).table
        own = self.tables_of(user)
        here = self.table_in(channel) if channel is not None else None
        if seated and own:
            waits_elsewhere = self._tables[own[0].id].waits_for(user) is not None
            return own[0] if here is None or here not in own or waits_elsewhere else here
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

    # Sitting down and getting up

    async def open(
        self, *, guild: int, channel: int, user: int, game: str, options: Mapping[str, str], pace: Pace,
        language: str = "en", players: int | None = None,
    ) -> Table:  # fmt: skip
        """Open a table in a channel; who opens it sits in the first seat."""
        fresh = new_table(
            guild=guild, channel=channel, user=user, game=game, options=options, pace=pace, language=language,
            players=players,
        )  # fmt: skip
        if channel in self._by_channel:
            raise UserError("table-exists")
        fresh = replace(fresh, dealer=self._shuffler.one_of(range(fresh.players)))
        try:
            table = await self._stored(self._store.open_table(fresh))
        except Conflict:
            raise UserError("table-exists") from None
        self._add(LiveTable(table))
        self._tell(Change(table, "table", user))
        return table

    async def join(self, table: int, user: int, seat: Seat | None = None) -> Table:
        """Sit down."""
        return await self._reseat(table, user, lambda now: seating.join(now, user, seat))

    async def fill(self, table: int, user: int, level: str | None = None) -> Table:
        """Put a computer player into every empty seat."""
        if level is not None and level not in self._levels:
            raise UserError("unknown-level", level=level[:40], levels=", ".join(self._levels))
        return await self._reseat(table, user, lambda now: seating.fill(now, level or self._levels[0]))

    async def leave(self, table: int, user: int) -> Table:
        """Get up; with the last person gone the table is closed."""
        live = self._live(table)
        async with live.lock:
            after = seating.leave(live.table, user, self._levels[0])
            if not after.people:
                return await self._close(live, user)
            return await self._save(live, self._with_clock(live, after), user)

    async def _reseat(self, table: int, user: int, change: Callable[[Table], Table]) -> Table:
        live = self._live(table)
        async with live.lock:
            return await self._save(live, self._with_clock(live, change(live.table)), user)

    async def close(self, table: int, user: int | None, *, manager: bool = False) -> Table:
        """End a table: its host may, a manager of the channel, or nobody at all when the channel is gone."""
        live = self._live(table)
        async with live.lock:
            if user is not None and user != live.table.host and not manager:
                raise UserError("not-host", host=live.table.host)
            return await self._close(live, user)

    async def _close(self, live: LiveTable, user: int | None) -> Table:
        closed = replace(live.table, stage=Stage.CLOSED, due=None)
        if live.is_dealing and live.stored is not None:
            table = await self._written(live, self._store.annul(closed, live.stored.id))
        else:
            table = await self._written(live, self._store.save_table(closed))
        live.table = replace(closed, revision=table.revision)
        del self._tables[table.id], self._by_channel[table.channel]
        self._tell(Change(live.table, "closed", user))
        return live.table

    # Playing

    async def start(self, table: int, user: int | None) -> Table:
        """Deal, once every seat is taken: the first deal, or the next one without waiting for the clock."""
        live = self._live(table)
        async with live.lock:
            if user is not None and live.table.seat_of(user) is None:
                raise UserError("not-seated")
            if live.table.stage is Stage.PLAYING:
                raise UserError("deal-is-on")
            if None in live.table.seats:
                raise UserError("not-full", count=live.table.seats.count(None))
            return await self._deal(live, user)

    async def _deal(self, live: LiveTable, user: int | None) -> Table:
        """Shuffle, seal and begin; a tie's replay keeps the trumps."""
        table, rules, now = live.table, live.rules, self._clock.now()
        options = read_options(rules.options, table.options)
        pack, salt = self._shuffler.shuffled(rules.pack(options, table.players)), self._shuffler.salt()
        sealed = Seal(seal(salt, pack), salt, pack)
        deal = Deal(Start(table.game, options, table.players, table.dealer, pack, live.replay))
        coming = replace(table, stage=Stage.PLAYING)
        coming = replace(coming, due=clock_for(coming, deal, now))
        new = NewDeal(sealed, table.dealer, live.replay, rules.rules_version, now)
        table, stored = await self._written(live, self._store.begin_deal(coming, new))
        live.deal, live.stored, live.replay = deal, stored, None
        live.table = replace(coming, revision=table.revision, deal=facts(stored, deal))
        return self._changed(live, "deal", user)

    async def act(self, table: int, user: int, text: str, *, seen: Version | None = None, chance: int = 0) -> Sight:
        """Carry out what somebody says or plays. `seen` is the deal and version a button was made for."""
        live = self._live(table)
        async with live.lock:
            seat = live.table.seat_of(user)
            if seat is None:
                raise UserError("not-seated")
            if not live.is_dealing or live.deal is None or live.stored is None:
                raise UserError("no-deal")
            try:
                action = read_action(text)
            except Unreadable:
                raise UserError("unreadable-action", text=text[:40]) from None
            if seen is not None and not live.still_asks(seat, seen):
                raise UserError("stale")
            action = _placed(action, chance % (len(live.deal.start.pack) - 1) + 1)
            await self._apply(live, seating.came_back(live.table, seat), seat, action, user)
            return live.sight(user)

    async def act_for(self, table: int, seat: Seat, action: Action, *, seen: Version, missed: bool) -> bool:
        """A computer's move for a seat, thought out for a deal's version; False if that has passed meanwhile."""
        live = self._live(table)
        async with live.lock:
            if live.deal is None or live.stored is None or seen != (live.stored.id, live.deal.version):
                return False
            reseated = seating.missed_turn(live.table, seat) if missed else live.table
            await self._apply(live, reseated, seat, _placed(action, len(live.deal.start.pack) // 2), None)
            return True

    async def _apply(self, live: LiveTable, table: Table, seat: Seat, action: Action, user: int | None) -> None:
        """Apply, append, and only then let the new state take the old one's place."""
        if live.deal is None or live.stored is None:
            raise UserError("no-deal")
        now = self._clock.now()
        deal = live.deal.act(seat, action)
        new = NewAction(live.stored.id, live.deal.version, seat, user, str(action), now)
        ended = ending_of(table, deal, now)
        after, ending = ended or (replace(table, due=clock_for(table, deal, now)), None)
        if ending is not None and seating.everybody_away(after):
            after = replace(after, stage=Stage.GATHERING, due=None)
        stored_table = await self._written(live, self._store.append(after, new, ending))
        live.deal, live.replay = deal, replay_after(deal)
        live.table = replace(after, revision=stored_table.revision, deal=facts(live.stored, deal))
        self._changed(live, "action" if ending is None else "result", user)

    async def annul(self, table: int, user: int) -> Table:
        """Declare the running deal void; the same dealer deals again."""
        live = self._live(table)
        async with live.lock:
            if not live.is_dealing or live.deal is None or live.stored is None:
                raise UserError("no-deal")
            return await self._void(live, user)

    async def _void(self, live: LiveTable, user: int | None) -> Table:
        if live.stored is None:
            raise UserError("no-deal")
        pause = replace(live.table, stage=Stage.GATHERING, due=None, deal=None)
        table = await self._written(live, self._store.annul(pause, live.stored.id))
        live.replay, live.deal = live.stored.replay, None
        live.table = replace(pause, revision=table.revision)
        return self._changed(live, "annulled", user)

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

    def tell_late(self, table: int) -> None:
        """Half of a turn's time is gone: somebody may have to be called."""
        if table in self._tables:
            self._tell(Change(self._tables[table].table, "late"))

    # Restart

    async def restore(self) -> None:
        """Take up every live table where its last stored action left it."""
        for stored in await self._store.load():
            await self._revive(stored)

    async def _revive(self, stored: StoredTable) -> None:
        """A deal that today's rules no longer fold is void, with the table as it was."""
        if stored.table.game not in GAMES:
            log.error(
                "table %s plays %r, which is not known here; it is left alone", stored.table.id, stored.table.game
            )
            return
        try:
            self._add(revive(stored))
        except UnusableDeal as reason:
            log.warning("the running deal of table %s is void: %s", stored.table.id, reason)
            live = revive(replace(stored, deal=None))
            live.stored = stored.deal
            self._add(live)
            await self._void(live, None)

    # The common end of every change

    def _add(self, live: LiveTable) -> None:
        live.note_waiting(self._clock.now())
        self._tables[live.table.id] = live
        self._by_channel[live.table.channel] = live.table.id

    def _live(self, table: int) -> LiveTable:
        try:
            return self._tables[table]
        except KeyError:
            raise UserError("no-such-table") from None

    def _with_clock(self, live: LiveTable, table: Table) -> Table:
        if live.deal is None or not live.is_dealing:
            return table
        return replace(table, due=clock_for(table, live.deal, self._clock.now()))

    async def _save(self, live: LiveTable, table: Table, user: int | None) -> Table:
        stored = await self._written(live, self._store.save_table(table))
        live.table = replace(table, revision=stored.revision)
        return self._changed(live, "table", user)

    async def _written(self, live: LiveTable, writing: Awaitable[T]) -> T:
        """Wait for a write; where another process was first, take its state over and say that things moved on."""
        try:
            return await self._stored(writing)
        except Conflict:
            await self._reload(live)
            raise UserError("stale") from None
        except UserError:
            self._tell(Change(live.table, "stuck"))
            raise

    async def _stored(self, writing: Awaitable[T]) -> T:
        try:
            return await writing
        except StorageError as error:
            log.exception("the database did not take a change")
            raise UserError("storage") from error

    async def _reload(self, live: LiveTable) -> None:
        stored = await self._store.load_table(live.table.id)
        if stored is None:
            self._tables.pop(live.table.id, None)
            self._by_channel.pop(live.table.channel, None)
            return
        fresh = revive(stored)
        live.table, live.deal, live.stored, live.replay = fresh.table, fresh.deal, fresh.stored, fresh.replay
        live.note_waiting(self._clock.now())

    def _changed(self, live: LiveTable, kind: Kind, user: int | None) -> Table:
        live.note_waiting(self._clock.now())
        self._tell(Change(live.table, kind, user))
        return live.table

    def _tell(self, change: Change) -> None:
        for listener in self.listeners:
            listener(change)


def _placed(action: Action, place: int) -> Action:
    """A cut for which nobody named a place gets this one; everything else is as it was."""
    return replace(action, place=place) if isinstance(action, Cut) and action.place is None else action
