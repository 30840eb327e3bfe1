"""A database filled with live tables of all games, most of them in mid-deal, as a long evening leaves them."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import transact
from bot.store.rows import write_deal, write_table
from bot.store.schema import actions, deals, guilds, players, tables
from bot.stores import open_stores
from bot.tables.model import Pace, Person, Seal, Stage, Table
from bot.tables.posted_messages import MessageLocation, PostedMessage
from bot.tables.stored import NewDeal
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.match import Tally
from engine.options import allowed_values, read_options
from engine.shuffling import seal
from tests.properties.random_deals import random_deal

A_GAME = 12
"""How many deals of each game are played; tables share them, each with its own people."""
GATHERING = 0.2
"""Such a share of the tables has no deal on."""
AT_ONCE = 500


@dataclass(frozen=True)
class Spot:
    """Where a table is to be: its server, its channel, and people for as many seats as a game may have."""

    guild: int
    channel: int
    people: Sequence[int]


@dataclass(frozen=True)
class Played:
    """A deal that was left in the middle."""

    deal: Deal
    options: dict[str, Any]

    def press(self, table: int, number: int) -> tuple[int, str]:
        """The seat the deal waits for and the custom id of what it could press."""
        seat = self.deal.waiting_for[0]
        action = self.deal.legal_actions(seat)[0]
        return seat, f"lp:{table}:{number}.{len(self.deal.heard_by(seat))}:{action}"


def played(seed: int) -> Iterator[Played]:
    """Some deals of every game under its usual house rules, each left at another point."""
    chance = random.Random(seed)
    for game, rules in GAMES.items():
        options = {name: values[0] for name, values in allowed_values(rules.options).items()}
        options |= dict(rules.table_options)
        read = read_options(rules.options, options)
        for _ in range(A_GAME):
            seats = chance.choice(rules.players(read))
            pack = list(rules.pack(read, seats))
            chance.shuffle(pack)
            course = list(random_deal(Start(game, read, seats, chance.randrange(seats), tuple(pack)), chance))
            yield Played(chance.choice(course[1:-1]), options)


def table_of(at: int, spot: Spot, one: Played, *, is_playing: bool) -> Table:
    """A table of people only, without a clock, so that nothing happens by itself."""
    start = one.deal.start
    seats = tuple(map(Person, spot.people[: start.players]))
    stage = Stage.PLAYING if is_playing else Stage.GATHERING
    pace = Pace(turn=0.0)
    return Table(at, spot.guild, spot.channel, seats[0].user, start.game, one.options, seats, pace, Tally(()), stage)


async def fill(
    address: str, spots: Sequence[Spot], show: Callable[[int, Spot, Played], list[PostedMessage]] | None = None
) -> list[tuple[int, Spot, Played]]:
    """Write tables into a new database; those in mid-deal come back with their ids, deals bearing the same ones."""
    chance, course = random.Random(1), list(played(2))
    rows = [(at, spot, course[at % len(course)], chance.random() >= GATHERING) for at, spot in enumerate(spots, 1)]
    store = await open_stores(address)

    async def write(connection: AsyncConnection) -> None:
        known = sorted({spot.guild for spot in spots})
        await connection.execute(insert(guilds), [{"id": each, "deals": len(rows)} for each in known])
        people = sorted({person for spot in spots for person in spot.people})
        await connection.execute(insert(players), [{"id": each} for each in people])
        for first in range(0, len(rows), AT_ONCE):
            await _write_some(connection, rows[first : first + AT_ONCE])

    await transact(store.database.engines.writing, write)
    playing = [(at, spot, one) for at, spot, one, is_playing in rows if is_playing]
    shows = [
        each
        for at, spot, one in playing
        for each in (show(at, spot, one) if show is not None else shown_at(at, spot, one))
    ]
    shows += [
        PostedMessage(at, None, MessageLocation(spot.channel, at), 1)
        for at, spot, _, is_playing in rows
        if not is_playing
    ]
    for first in range(0, len(shows), AT_ONCE):
        await store.messages.remember(shows[first : first + AT_ONCE])
    await store.close()
    return playing


def shown_at(at: int, spot: Spot, one: Played) -> list[PostedMessage]:
    """Every message shows the newest state, so that nothing has to be done about it."""
    people = spot.people[: one.deal.start.players]
    return [PostedMessage(at, user, MessageLocation(user or spot.channel, at), 1) for user in (None, *people)]


async def _write_some(connection: AsyncConnection, rows: Sequence[tuple[int, Spot, Played, bool]]) -> None:
    now = datetime.now(UTC)
    fresh = [(at, table_of(at, spot, one, is_playing=is_playing), one) for at, spot, one, is_playing in rows]
    fixed = [
        {"id": at, "guild_id": table.guild, "channel_id": table.channel, "game": table.game} for at, table, _ in fresh
    ]
    await connection.execute(
        insert(tables), [write_table(table) | keys for (_, table, _), keys in zip(fresh, fixed, strict=True)]
    )
    on = [(at, table, one) for at, table, one in fresh if table.stage is Stage.PLAYING]
    await connection.execute(insert(deals), [_deal_row(at, table, one.deal, now) for at, table, one in on])
    lines = [
        {"deal_id": at, "number": number, "seat": seat, "user_id": table.people[seat], "text": str(action), "at": now}
        for at, table, one in on
        for number, (seat, action) in enumerate(one.deal.actions)
    ]
    await connection.execute(insert(actions), lines)


def _deal_row(at: int, table: Table, deal: Deal, now: datetime) -> dict[str, Any]:
    start, salt = deal.start, f"{at:032x}"
    sealed = Seal(seal(salt, start.pack), salt, start.pack)
    version = GAMES[start.game].rules_version
    return write_deal(table, NewDeal(sealed, start.dealer, start.carried, version, now), at) | {"id": at}
