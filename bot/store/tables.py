"""Tables with their deals and logs."""

from dataclasses import replace
from itertools import pairwise
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.store.access import Store, insert_if_absent, reads, writes
from bot.store.matches import begin as begin_match
from bot.store.matches import check_goes_on, enter, keep_apart
from bot.store.matches import read as read_matches
from bot.store.rows import IS_LIVE, read_deal, read_shared, read_tables, users_in, write_action, write_deal, write_table
from bot.store.schema import (
    ON_SHEET,
    actions,
    deals,
    guilds,
    match_boards,
    match_rooms,
    matches,
    plans,
    results,
    shuffles,
    sitters,
    tables,
)
from bot.store.shuffling import add as add_part_to_shuffle
from bot.store.shuffling import begin as begin_shuffle
from bot.store.shuffling import parts_at
from bot.store.table_writes import (
    NEW_ACTION,
    Append,
    leave_hands,
    put_plans,
    save_sitters,
    save_table,
    save_table_and_people,
)
from bot.tables.matches import Match, MatchBoard, NewMatch
from bot.tables.model import DealFacts, Seal, Table
from bot.tables.shuffling import SecretShuffle
from bot.tables.stored import DealEnding, GrantedClaim, NewAction, NewDeal, StoredDeal, StoredPremoves, StoredTable
from engine.cards import read_cards

LATELY: Final = 3
"""How many deals of a table tell how fast somebody plays."""


class SqlTableStore(Store):
    """Live tables, their deals and every action, written and read.

    It knows no rules: a table comes back with an empty tally and without its deal's facts. The tables compute both from
    `StoredTable.results` and `StoredTable.deal`.
    """

    @reads
    async def load(self, connection: AsyncConnection) -> list[StoredTable]:
        """All tables that are not closed."""
        return await read_tables(connection)

    @reads
    async def load_table(self, connection: AsyncConnection, table: int) -> StoredTable | None:
        found = await read_tables(connection, IS_LIVE & (tables.c.id == table))
        return found[0] if found else None

    @reads
    async def revision(self, connection: AsyncConnection, table: int) -> int | None:
        """How far a live table has come."""
        found = await connection.execute(select(tables.c.revision).where(IS_LIVE & (tables.c.id == table)))
        revision: int | None = found.scalar_one_or_none()
        return revision

    @writes
    async def open_table(
        self, connection: AsyncConnection, table: Table, begins: NewMatch | None = None, secret: str = ""
    ) -> Table:
        """Store a new table, looked after by this process; the database refuses a second live one in a channel.

        begins: the match of which it is the first room. secret: of its first shuffle, where everybody shuffles.
        """
        if begins is not None:
            table = await begin_match(connection, table, begins)
        await insert_if_absent(connection, guilds, [{"id": table.guild}])
        await save_sitters(connection, None, users_in(table.seats))
        fixed = {"guild_id": table.guild, "channel_id": table.channel, "game": table.game}
        row = write_table(table) | fixed | {"revision": table.revision, "holder": self._database.holder()}
        number = (await connection.execute(insert(tables).values(row).returning(tables.c.id))).scalar_one()
        opened = replace(table, id=number)
        await enter(connection, opened)
        if secret:
            await begin_shuffle(connection, number, secret)
        return opened

    @writes
    async def save_table(self, connection: AsyncConnection, table: Table) -> Table:
        """Store a changed table, and who sits at its deal now."""
        return await save_table_and_people(connection, table)

    @reads
    async def secret_shuffle(self, connection: AsyncConnection, table: int) -> SecretShuffle | None:
        """The secret of a table's next shuffle, of its match where it plays one, and everybody's parts."""
        own = await connection.execute(select(shuffles.c.secret).where(shuffles.c.table_id == table))
        secret = own.scalar_one_or_none()
        if secret is None:
            of_match = select(matches.c.shuffle).join(match_rooms, match_rooms.c.match_id == matches.c.id)
            shuffle = (await connection.execute(of_match.where(match_rooms.c.table_id == table))).scalar_one_or_none()
            if shuffle is None:
                return None
            secret = shuffle["secret"]
        return SecretShuffle(secret, await parts_at(connection, table))

    @writes
    async def add_part(self, connection: AsyncConnection, table: Table, user: int, part: str) -> Table:
        """Store a table whose shuffle somebody added to, and their part."""
        saved_table = await save_table_and_people(connection, table)
        await add_part_to_shuffle(connection, table.id, user, part)
        return saved_table

    @writes
    async def begin_deal(self, connection: AsyncConnection, table: Table, deal: NewDeal) -> tuple[Table, StoredDeal]:
        """Store a deal under the server's next number; the last deal's hand messages are left over."""
        await check_goes_on(connection, table)
        kept = await save_table(connection, table)
        counted = update(guilds).where(guilds.c.id == table.guild).values(deals=guilds.c.deals + 1)
        number = (await connection.execute(counted.returning(guilds.c.deals))).scalar_one()
        row = (await connection.execute(insert(deals).values(write_deal(table, deal, number)).returning(deals))).one()
        await save_sitters(connection, row.id, users_in(table.seats))
        await keep_apart(connection, table)
        if deal.done:
            done = [NewAction(row.id, place, seat, None, text, deal.at) for place, (seat, text) in enumerate(deal.done)]
            await connection.execute(NEW_ACTION, [write_action(each) for each in done])
        if deal.next_secret:
            await begin_shuffle(connection, table.id, deal.next_secret)
        await leave_hands(connection, table.id)
        facts = DealFacts(row.id, number, deal.seal.digest, repeats=deal.repeats)
        return replace(kept, deal=facts), read_deal(row, deal.done)

    async def append(
        self, table: Table, action: NewAction, ending: DealEnding | None = None, plans: StoredPremoves | None = None,
        claim: GrantedClaim | None = None,
    ) -> Table:  # fmt: skip
        """Append an action, and what hangs on it; many of many tables go in together."""
        return await self._database.writer.write(Append(table, action, ending, plans, claim))

    @writes
    async def save_premoves(self, connection: AsyncConnection, table: Table, plans: StoredPremoves) -> Table:
        """Store what somebody plans, and that the table has changed: other processes read it anew."""
        saved_table = await save_table(connection, table)
        await put_plans(connection, plans)
        return saved_table

    @writes
    async def note_hint(self, connection: AsyncConnection, table: Table, deal: int) -> Table:
        """Store that a hint was asked for in a deal, and that the table has changed: other processes read it anew."""
        saved_table = await save_table(connection, table)
        await connection.execute(update(deals).where(deals.c.id == deal).values(hinted=True))
        return saved_table

    @writes
    async def note_reminded(self, connection: AsyncConnection, table: Table) -> None:
        """Those a table waits for were reminded; raises `Conflict` if it has moved on, or they had been already."""
        is_due = (tables.c.id == table.id) & (tables.c.revision == table.revision) & tables.c.remind_at.is_not(None)
        changed = await connection.execute(update(tables).where(is_due).values(remind_at=None))
        if changed.rowcount != 1:
            raise Conflict(f"table {table.id} has moved on, or was reminded")

    @writes
    async def annul(self, connection: AsyncConnection, table: Table, deal: int) -> Table:
        """Mark a deal as void, so that it counts nowhere."""
        kept = await save_table(connection, table)
        await connection.execute(update(deals).where(deals.c.id == deal).values(annulled=True))
        await connection.execute(delete(plans).where(plans.c.deal_id == deal))
        await connection.execute(update(results).where(results.c.deal_id == deal).values(counts=False))
        return kept

    @reads
    async def answer_seconds(self, connection: AsyncConnection, table: int, user: int) -> list[float]:
        """How long each card somebody played themselves took them, from what happened before it.

        Between two of them the clock may have been set back; that tells nothing.
        """
        newest = select(deals.c.id).where(deals.c.table_id == table).order_by(deals.c.id.desc()).limit(LATELY)
        columns = select(actions.c.deal_id, actions.c.user_id, actions.c.text, actions.c.at)
        found = columns.where(actions.c.deal_id.in_(newest)).order_by(actions.c.deal_id, actions.c.number)
        rows = (await connection.execute(found)).all()
        return [
            (row.at - before.at).total_seconds()
            for before, row in pairwise(rows)
            if row.user_id == user
            and row.deal_id == before.deal_id
            and row.text.startswith("play ")
            and row.at >= before.at
        ]

    @reads
    async def has_sat(self, connection: AsyncConnection, deal: int, user: int) -> bool:
        """Whether somebody ever had a seat at a deal."""
        sat = (sitters.c.user_id == user) & (sitters.c.deal_id == deal)
        return (await connection.execute(select(sitters.c.deal_id).where(sat))).first() is not None

    @reads
    async def last_players(self, connection: AsyncConnection, channel: int) -> tuple[int, ...]:
        """The people of the last deal that was finished in a channel, in order of their seats."""
        here = select(tables.c.id).where(tables.c.channel_id == channel)
        last = select(deals.c.id).where(deals.c.table_id.in_(here) & ON_SHEET)
        number = (await connection.execute(last.order_by(deals.c.id.desc()).limit(1))).scalar_one_or_none()
        if number is None:
            return ()
        who = select(results.c.user_id).where((results.c.deal_id == number) & results.c.user_id.is_not(None))
        return tuple((await connection.execute(who.order_by(results.c.seat))).scalars())

    @reads
    async def board(self, connection: AsyncConnection, match: int, number: int) -> MatchBoard | None:
        """A board by its number; None while both rooms still shuffle."""
        which = (match_boards.c.match_id == match) & (match_boards.c.number == number)
        row = (await connection.execute(select(match_boards).where(which))).one_or_none()
        if row is None:
            return None
        return MatchBoard(
            row.dealer, Seal(row.digest, row.salt, read_cards(row.pack)), row.cut, read_shared(row.shuffle)
        )

    @reads
    async def match(self, connection: AsyncConnection, match: int) -> Match | None:
        return next(iter(await read_matches(connection, matches.c.id == match)), None)
