"""The tables: the only writer. What is not stored is never shown, and no state leaves this module, only sights."""

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.errors import Conflict, UserError
from bot.ports import Clock, NewAction, NewDeal, Shuffler, Store, StoredTable
from bot.tables import seating
from bot.tables.live import (
    LiveTable,
    asleep,
    clock_for,
    ending_of,
    facts,
    is_of_other_rules,
    is_unheard,
    replay_after,
)
from bot.tables.model import Pace, Seal, Sight, Stage, Table, Version
from bot.tables.news import Change
from bot.tables.opening import new_table
from bot.tables.remembering import Remembering
from engine.actions import Action, Cut, read_action
from engine.deal import Deal, Start
from engine.errors import Unreadable
from engine.games import GAMES
from engine.options import read_options
from engine.seal import seal
from engine.seats import Seat

__all__ = ["Change", "TableService"]

log = logging.getLogger(__name__)


class TableService(Remembering):
    """Opens tables, seats people, deals, and carries actions out, one at a time a table.

    Every method raises `UserError` with the phrase for the person who asked; `act` also raises `IllegalAction`, worded
    from what the actor may know. Nothing has changed then.
    """

    def __init__(self, store: Store, shuffler: Shuffler, clock: Clock, levels: Sequence[str]) -> None:
        super().__init__(store, clock, levels)
        self._shuffler = shuffler

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
            await self.refresh(self._by_channel[channel])
        if channel in self._by_channel:
            raise UserError("table-exists")
        fresh = replace(fresh, dealer=self._shuffler.one_of(range(fresh.players)))
        try:
            table = await self._stored(self._store.open_table(fresh))
        except Conflict:
            raise UserError("table-exists") from None
        self.company.opened(table.id)
        self._add(LiveTable(table))
        self._tell(Change(table, "table", user))
        return table

    async def join(self, table: int, user: int, seat: Seat | None = None) -> Table:
        """Sit down."""
        return await self._reseat(table, user, lambda now: seating.join(now, user, seat))

    async def fill(self, table: int, user: int, level: str | None = None) -> Table:
        """Put a computer player into every empty seat."""
        if level is not None:
            self.check_level(level)
        return await self._reseat(table, user, lambda now: seating.fill(now, level or self._levels[0]))

    def check_level(self, level: str) -> None:
        """Refuse a level that there is not."""
        if level not in self._levels:
            raise UserError("unknown-level", level=level[:40], levels=", ".join(self._levels))

    async def leave(self, table: int, user: int) -> Table:
        """Get up; with the last person gone the table is closed."""

        async def change(live: LiveTable) -> Table:
            after = seating.leave(live.table, user, self._levels[0])
            if not after.people:
                return await self._close(live, user)
            return await self._save(live, self._with_clock(live, after), user)

        return await self._insist(table, change)

    async def _reseat(self, table: int, user: int, reseated: Callable[[Table], Table]) -> Table:
        async def change(live: LiveTable) -> Table:
            return await self._save(live, self._with_clock(live, reseated(live.table)), user)

        return await self._insist(table, change)

    async def come_back(self, table: int, user: int) -> None:
        """Somebody did something here on purpose: if they count as away, nobody stands in for them any more.

        Where that cannot be written down, what they do goes on all the same.
        """
        live = self._tables.get(table)
        if live is not None and seating.is_away(live.table, user):
            with suppress(UserError):
                await self._reseat(table, user, lambda now: seating.returned(now, user))

    async def close(self, table: int, user: int | None, *, manager: bool = False) -> Table:
        """End a table: its host may, a manager of the channel, or nobody at all when the channel is gone."""

        async def change(live: LiveTable) -> Table:
            if user is not None and user != live.table.host and not manager:
                raise UserError("not-host", host=live.table.host)
            return await self._close(live, user)

        return await self._insist(table, change)

    async def _close(self, live: LiveTable, user: int | None) -> Table:
        closed = replace(live.table, stage=Stage.CLOSED, due=None)
        if live.is_dealing and live.stored is not None:
            table = await self._written(live, self._store.annul(closed, live.stored.id))
        else:
            table = await self._written(live, self._store.save_table(closed))
        live.table = replace(closed, revision=table.revision)
        self._drop(live)
        self._tell(Change(live.table, "closed", user))
        return live.table

    # Playing

    async def start(self, table: int, user: int | None) -> Table:
        """Deal, once every seat is taken: the first deal, or the next one without waiting for the clock."""

        async def change(live: LiveTable) -> Table:
            if user is not None and live.table.seat_of(user) is None:
                raise UserError("not-seated")
            if live.table.stage is Stage.PLAYING:
                raise UserError("deal-is-on")
            if None in live.table.seats:
                raise UserError("not-full", count=live.table.seats.count(None))
            return await self._deal(live, seating.returned(live.table, user), user)

        return await self._insist(table, change)

    async def _deal(self, live: LiveTable, table: Table, user: int | None) -> Table:
        """Shuffle, seal and begin; a tie's replay keeps the trumps."""
        rules, now = live.rules, self._clock.now()
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
        """Carry out what somebody says or plays. `seen` is the deal and version a button was made for.

        What is typed answers the question he is asked at that moment: it is not carried over to the next one.
        """
        meant = seen

        async def change(live: LiveTable) -> Sight:
            nonlocal meant
            seat, action = _understood(live, user, text, chance)
            question, meant = meant or live.question_to(seat), seen
            if question is not None and not live.still_asks(seat, question, action):
                raise UserError("stale")
            try:
                await self._apply(live, seating.came_back(live.table, seat), seat, action, user)
            except Conflict:
                meant = question
                raise
            return live.sight(user)

        return await self._insist(table, change)

    async def act_for(self, table: int, seat: Seat, action: Action, *, seen: Version, missed: bool) -> bool:
        """A computer's move for a seat, thought out for a deal's version; False if that has passed meanwhile."""

        async def change(live: LiveTable) -> bool:
            if live.deal is None or live.stored is None or seen != (live.stored.id, live.deal.version):
                return False
            reseated = seating.missed_turn(live.table, seat) if missed else live.table
            await self._apply(live, reseated, seat, _placed(action, len(live.deal.start.pack) // 2), None)
            return True

        return await self._insist(table, change)

    async def _apply(self, live: LiveTable, table: Table, seat: Seat, action: Action, user: int | None) -> None:
        """Apply, append, and only then let the new state take the old one's place."""
        if live.deal is None or live.stored is None:
            raise UserError("no-deal")
        now = self._clock.now()
        deal = live.deal.act(seat, action)
        new = NewAction(live.stored.id, live.deal.version, seat, user, str(action), now)
        ended = ending_of(table, deal, now)
        is_silent = is_unheard(live.deal, deal) and table.due is not None and table.due > now
        due = table.due if is_silent else clock_for(table, deal, now)
        after, ending = ended or (replace(table, due=due), None)
        if ending is not None and seating.everybody_away(after):
            after = replace(after, stage=Stage.GATHERING, due=None)
        stored_table = await self._written(live, self._store.append(after, new, ending))
        live.deal, live.replay = deal, replay_after(deal)
        live.table = replace(after, revision=stored_table.revision, deal=facts(live.stored, deal))
        self._changed(live, "action" if ending is None else "result", user)

    async def annul(self, table: int, user: int) -> Table:
        """Declare the running deal void; the same dealer deals again."""

        async def change(live: LiveTable) -> Table:
            if not live.is_dealing or live.deal is None or live.stored is None:
                raise UserError("no-deal")
            return await self._void(live, user)

        return await self._insist(table, change)

    # Clocks

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
        """A deal of other rules than today's is void, with the table as it was; any other is folded when looked at."""
        if stored.table.game not in GAMES:
            log.error(
                "table %s plays %r, which is not known here; it is left alone", stored.table.id, stored.table.game
            )
            return
        live = asleep(stored)
        self._add(live)
        if is_of_other_rules(stored):
            live.wake()
            try:
                await self._void(live, None)
            except Conflict:
                await self._reload(live)

    # The common end of every change

    def _with_clock(self, live: LiveTable, table: Table) -> Table:
        if live.deal is None or not live.is_dealing:
            return table
        return replace(table, due=clock_for(table, live.deal, self._clock.now()))

    async def _save(self, live: LiveTable, table: Table, user: int | None) -> Table:
        stored = await self._written(live, self._store.save_table(table))
        live.table = replace(table, revision=stored.revision)
        self._note_people(table.id, table.people)
        return self._changed(live, "table", user)


def _understood(live: LiveTable, user: int, text: str, chance: int) -> tuple[Seat, Action]:
    """Who says what in a running deal; raises `UserError`."""
    seat = live.table.seat_of(user)
    if seat is None:
        raise UserError("not-seated")
    if not live.is_dealing or live.deal is None:
        raise UserError("no-deal")
    try:
        action = read_action(text)
    except Unreadable:
        raise UserError("unreadable-action", text=text[:40]) from None
    return seat, _placed(action, chance % (len(live.deal.start.pack) - 1) + 1)


def _placed(action: Action, place: int) -> Action:
    """A cut for which nobody named a place gets this one; everything else is as it was."""
    return replace(action, place=place) if isinstance(action, Cut) and action.place is None else action
