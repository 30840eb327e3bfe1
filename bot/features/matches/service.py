"""Matches from the first room's code to their end: opened, joined, begun, given up, and told to both rooms."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final

from bot.errors import NoSuchTable, UserError
from bot.features.matches.boards import (
    MAX_BOARDS,
    MIN_BOARDS,
    MatchSheet,
    MatchShuffle,
    new_boards,
    new_code,
    shared_boards,
    sheet_of,
)
from bot.features.matches.store import MatchStore
from bot.ports import Clock, Shuffler
from bot.tables.changes import Change, ChangeFeed
from bot.tables.leases import Cluster
from bot.tables.matches import CODE_LIFETIME, Match, MatchBoard, MatchRoom, MatchStage, NewMatch
from bot.tables.model import Room, Shuffling, Speed, Table
from bot.tables.service import TableService
from bot.tables.setup import Setup, TablePlace, checked_setup, whole_options, written
from bot.tables.shuffling import new_shuffling
from bot.tables.writer import as_user_errors
from bot.tasks import cancel_and_wait, first_of, in_background
from engine.shuffling import commitment

log = logging.getLogger(__name__)

ANNOUNCE_FOR: Final = timedelta(days=1)
"""How long it is tried to tell a channel how its match ended."""
IGNORED_CHANGES: Final = frozenset({"action", "late", "stuck"})
"""Changes of a room that mean nothing for its match."""
POLL_SECONDS: Final = 60.0
"""How often matches that go on are looked at: whether a room has fallen silent, or finished in another process."""

Tell = Callable[[MatchSheet, MatchRoom], Awaitable[bool]]
"""Tells a room how its match ended; False where its channel does not take that now."""


class MatchKeeper:
    """Everything that happens to a match. It holds nothing that a restart would miss.

    Every method raises `UserError` with the phrase for the person who asked.
    """

    def __init__(  # noqa: PLR0917 - all its parts
        self, store: MatchStore, tables: TableService, changes: ChangeFeed, cluster: Cluster, shuffler: Shuffler,
        clock: Clock, tell: Tell, fewest: int = MIN_BOARDS,
    ) -> None:  # fmt: skip
        """fewest: how many boards a match has at least."""
        self._store = store
        self._tables = tables
        self._changes = changes
        self._cluster = cluster
        self._shuffler = shuffler
        self._clock = clock
        self._tell = tell
        self._fewest = fewest
        self._wake = asyncio.Event()
        self._soon: float | None = None
        self._task: asyncio.Task[None] | None = None

    # What people ask for

    async def open(self, place: TablePlace, setup: Setup, boards: int) -> Table:
        """Open the first room: its packs are shuffled, sealed and cut before anybody sits down.

        Or they are shuffled by everybody in both rooms, before anybody sees a card; the bot's secret is fixed now.
        """
        if setup.places:  # the other side holds the same hands: everybody has a seat
            raise UserError("wrong-number", numbers=", ".join(map(str, sorted(setup.numbers))))
        if not self._fewest <= boards <= MAX_BOARDS:
            raise UserError("match-length", fewest=self._fewest, most=MAX_BOARDS)
        code, now = new_code(self._shuffler), self._clock.now()
        if setup.shuffled:
            secret = new_shuffling(self._shuffler, now)[1]
            begins = NewMatch(code, (), now, secret)
            shuffling = Shuffling(code, commitment(secret), now)
        else:
            dealt = new_boards(setup.game, setup.options, setup.players, boards, self._shuffler)
            begins, shuffling = NewMatch(code, tuple(dealt), now), None
        room = Room(0, code, 0, boards)
        return await self._tables.open(place, setup, room=room, shuffle=shuffling, begins=begins)

    async def join(self, place: TablePlace, code: str, speed: Speed) -> Table:
        """Open the second room, for the same game by the same house rules."""
        code = code.strip().upper()
        with as_user_errors():
            match = await self._store.match_of_code(code)
        if match is None:
            raise UserError("match-no-code", code=code[:12])
        if match.stage is not MatchStage.OPEN and match.rooms[1:]:
            raise UserError("match-code-used", code=code)
        if match.is_over or self._clock.now() >= match.opened + CODE_LIFETIME:
            raise UserError("match-code-old", code=code)
        if match.rooms[0].channel == place.channel:
            raise UserError("match-own-room", code=code)
        room = Room(match.id, match.code, 1, match.boards)
        shuffling = Shuffling(match.code, match.committed, self._clock.now()) if match.committed else None
        rules = written(whole_options(match.game, match.options))
        setup = checked_setup(match.game, rules, match.players, speed=speed)
        return await self._tables.open(place, setup, room=room, shuffle=shuffling)

    async def sheet(self, channel: int) -> MatchSheet:
        """The last match of a channel; how far it is, and once it is over, board by board."""
        with as_user_errors():
            match = await self._store.match_in(channel)
            if match is None:
                raise UserError("match-none")
            return await self._sheet(match)

    async def _sheet(self, match: Match) -> MatchSheet:
        if not match.is_over:
            return MatchSheet(match)
        return sheet_of(match, await self._store.played_boards(match.id))

    # What happens by itself

    def start(self) -> None:
        """Take up every match, and from now on every change of a room."""
        self._changes.subscribe(self._note)
        self._task = in_background(self._run(), "matches")

    async def stop(self) -> None:
        """Leave the rest for the next start."""
        self._changes.unsubscribe(self._note)
        await cancel_and_wait(self._task)

    def _note(self, change: Change) -> None:
        """People came or went, a board is over, or a room is closed."""
        if change.table.room is not None and change.kind not in IGNORED_CHANGES:
            self._wake.set()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            self._soon, has_work = None, True
            try:
                has_work = await self._look()
            except Exception:
                log.exception("matches could not be looked at, it is tried again")
            await self._rest(looks_again=has_work or not self._cluster.is_alone)

    async def _rest(self, *, looks_again: bool) -> None:
        """Wait for a change of a room, or for a while."""
        waiting: list[Coroutine[Any, Any, object]] = [self._wake.wait()]
        if looks_again:
            usual = self._clock.monotonic() + POLL_SECONDS
            waiting.append(self._clock.sleep_until(usual if self._soon is None else min(usual, self._soon)))
        await first_of(*waiting)

    async def _look(self) -> bool:
        """See to every match; whether any has to be looked at again though nothing happens."""
        matches = await self._store.matches_going_on()
        for match in matches:
            stage = match.ends(self._clock.now())
            if stage is not None and await self._store.end_match(match.id, stage, self._clock.now()):
                log.info("match %s is %s", match.id, stage.value)
            if stage is not None:
                await self._open_up(match)
            else:
                await self._begin(match)
        untold = await self._store.matches_untold()
        waits = [await self._tell_rooms(match) for match in untold]
        return bool(matches) or any(waits)

    async def _open_up(self, match: Match) -> None:
        """Tables that still play a match that is over are as any other from now on."""
        for room in match.rooms:
            with suppress(NoSuchTable):
                await self._tables.leave_match(room.table, match.id)

    async def _begin(self, match: Match) -> None:
        """Where both rooms are full, and have shuffled if they do, cards are dealt."""
        if match.ready and match.committed and not await self._shuffle(match):
            return
        for room in match.ready:
            with suppress(UserError):  # somebody got up meanwhile, or began it themselves
                await self._tables.start(room.table, None)

    async def _shuffle(self, match: Match) -> bool:
        """Open what both rooms added, once nobody's part is awaited any more; whether the boards are there."""
        now = self._clock.now()

        def draw(found: MatchShuffle) -> list[MatchBoard] | None:
            until = found.waits_until(now)
            if until is not None:
                soon = self._clock.coming(until)
                self._soon = soon if self._soon is None else min(soon, self._soon)
                return None
            rest = match.boards, match.code, found, self._shuffler
            return shared_boards(match.game, match.options, match.players, *rest)

        return await self._store.draw_boards(match.id, draw)

    async def _tell_rooms(self, match: Match) -> bool:
        """Tell each channel once how its match ended; whether any has still to be told."""
        await self._open_up(match)
        sheet, waits = await self._sheet(match), False
        for room in match.rooms:
            if room.told or not self._cluster.hears(room.guild):
                continue
            if await self._tell(sheet, room) or self._clock.now() >= (match.ended or match.last) + ANNOUNCE_FOR:
                await self._store.match_told(match.id, room.place)
            else:
                waits = True
        return waits
