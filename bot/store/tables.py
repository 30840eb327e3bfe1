"""Tables with their deals and logs, written and read."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.store import result_counts
from bot.store.access import Store, insert_if_absent, reads, upsert, writes
from bot.store.matches import begin_match, check_goes_on, enter, keep_apart, read_matches
from bot.store.personal import ID, Personal, PersonalData
from bot.store.rows import (
    IS_LIVE,
    Values,
    read_deal,
    read_shared,
    read_tables,
    saved,
    users_in,
    write_action,
    write_deal,
    write_table,
    write_uncounted,
)
from bot.store.schema import (
    ON_SHEET,
    actions,
    deals,
    games,
    guilds,
    hand_posts,
    leftovers,
    match_boards,
    match_rooms,
    matches,
    plans,
    players,
    results,
    shuffle_parts,
    shuffles,
    sitters,
    tables,
)
from bot.tables.matches import Match, MatchBoard, NewMatch
from bot.tables.model import (
    DealFacts,
    Person,
    Seal,
    Stage,
    Table,
)
from bot.tables.shuffling import SecretShuffle
from bot.tables.stored import DealEnding, GrantedClaim, NewAction, NewDeal, StoredDeal, StoredPremoves, StoredTable
from engine.cards import read_cards

SAME_TABLE = update(tables).where(tables.c.id == bindparam("its_id"), tables.c.revision == bindparam("its_revision"))
"""This and what follows goes with every action and is built once: that takes ten times as long as to carry it out."""
NEW_ACTION = insert(actions)


async def save_sitters(connection: AsyncConnection, deal: int | None, users: Iterable[int]) -> None:
    """Remember people, and that they sat at a deal."""
    known = sorted(set(users))
    await insert_if_absent(connection, players, [{"id": user} for user in known])
    if deal is not None:
        await insert_if_absent(connection, sitters, [{"user_id": user, "deal_id": deal} for user in known])


def changed_row(table: Table) -> Values:
    """A table that is still as its caller knows it, for `SAME_TABLE`."""
    return write_table(table) | {"its_id": table.id, "its_revision": table.revision}


async def save_table(connection: AsyncConnection, table: Table) -> Table:
    """Store a table that is still as its caller knows it; raises `Conflict` if somebody else wrote first."""
    changed = await connection.execute(SAME_TABLE, changed_row(table))
    if changed.rowcount != 1:
        raise Conflict(f"table {table.id} has moved on")
    if table.stage is Stage.CLOSED and table.shuffle is not None:
        await begin_shuffle(connection, table.id, "")
    return saved(table)


async def save_table_and_people(connection: AsyncConnection, table: Table) -> Table:
    """Store a changed table, and who sits at its deal now."""
    kept = await save_table(connection, table)
    await save_sitters(connection, None if table.deal is None else table.deal.id, users_in(table.seats))
    await save_sitters(connection, None, table.sitting_out)
    await keep_apart(connection, table)
    return kept


async def put_plans(connection: AsyncConnection, kept: StoredPremoves) -> None:
    if kept.plans:
        await insert_if_absent(connection, players, [{"id": kept.user}])
        await upsert(connection, plans, {"deal_id": kept.deal, "user_id": kept.user}, {"plans": list(kept.plans)})
    else:
        mine = (plans.c.deal_id == kept.deal) & (plans.c.user_id == kept.user)
        await connection.execute(delete(plans).where(mine))


async def leave_hands(connection: AsyncConnection, table: int) -> None:
    """The hands that were shown at a table are to be put to rest; somebody who takes none has none."""
    mine = hand_posts.c.table_id == table
    rows = await connection.execute(delete(hand_posts).where(mine).returning(hand_posts))
    left = [{name: getattr(row, name) for name in ("message_id", "channel_id", "user_id")} for row in rows]
    await insert_if_absent(connection, leftovers, [row for row in left if row["message_id"]])


@dataclass(frozen=True, slots=True)
class Append:
    """An action, the table's clock and stage after it, the deal's ending if it was the last, and changed plans."""

    table: Table
    action: NewAction
    ending: DealEnding | None = None
    plans: StoredPremoves | None = None
    claim: GrantedClaim | None = None

    @property
    def is_alone(self) -> bool:
        """Whether nothing else hangs on the action."""
        return self.ending is None and self.plans is None and self.claim is None

    async def __call__(self, connection: AsyncConnection) -> Table:
        """Append it alone."""
        table = await save_table(connection, self.table)
        further = () if self.claim is None else self.claim.actions
        await connection.execute(NEW_ACTION, [write_action(each) for each in (self.action, *further)])
        if self.claim is not None:
            claimed = {"claim_seat": self.claim.seat, "claim_agreed": self.claim.is_agreed}
            await connection.execute(update(deals).where(deals.c.id == self.action.deal).values(claimed))
        if self.plans is not None:
            await put_plans(connection, self.plans)
        if self.ending is not None:
            await end_deal(connection, self.table, self.action.deal, self.ending)
        return table


async def append_all(connection: AsyncConnection, appends: Sequence[Append]) -> list[Table | Conflict]:
    """Many actions in three statements; raises if a line of a log is there already, and is then done one by one."""
    ids = sorted({each.table.id for each in appends})
    found = await connection.execute(
        select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()
    )
    revisions: dict[int, int] = {row.id: row.revision for row in found}
    # A table's revision is taken out by the first who has it, so a second one in the same group comes too late.
    fresh = [each for each in appends if revisions.get(each.table.id) == each.table.revision]
    first = {each.table.id: each for each in reversed(fresh)}
    if first:
        await connection.execute(SAME_TABLE, [changed_row(each.table) for each in first.values()])
        await connection.execute(NEW_ACTION, [write_action(each.action) for each in first.values()])
    return [
        saved(each.table) if first.get(each.table.id) is each else Conflict(f"table {each.table.id} has moved on")
        for each in appends
    ]


async def end_deal(connection: AsyncConnection, table: Table, deal: int, ending: DealEnding) -> None:
    """Store a finished deal's facts; a withheld one counts later, one with a hint for no sum, a redeal nowhere."""
    outcome = {"result": dict(ending.result), "ended": ending.at}
    told = deals.c.withheld, deals.c.hinted, deals.c.redeal_of
    ended = update(deals).where(deals.c.id == deal).values(outcome).returning(*told)
    is_withheld, is_hinted, repeats = (await connection.execute(ended)).one()
    await save_sitters(connection, deal, [each.user for each in ending.seats if each.user is not None])
    await connection.execute(delete(plans).where(plans.c.deal_id == deal))
    winners = ending.game_won or ()
    shared = {"deal_id": deal, "guild_id": table.guild, "game": table.game, "ended": ending.at}
    shared |= {"counts": repeats is None and not is_withheld}
    rows = [
        {
            "seat": each.seat,
            "user_id": each.user,
            "points": each.points,
            "tricks": each.tricks,
            "score": each.score,
            "won": each.won,
            "declarer": each.declarer,
            "level": each.level or None,
            "game_won": each.seat in winners,
        }
        | shared
        for each in ending.seats
    ]
    if rows:
        await connection.execute(insert(results), rows)
    if is_withheld:
        later = update(deals).where(deals.c.id == deal).values(deferred_counts=write_uncounted(ending))
        await connection.execute(later)
    elif repeats is None and not is_hinted:
        await result_counts.count(connection, table.guild, table.game, deal, ending)
    if ending.game_won is not None:
        won = {"deal_id": deal, "table_id": table.id, "winners": list(ending.game_won)}
        await connection.execute(insert(games), [won])


# What packs that everybody shuffles follow from: secrets, kept until a deal begins, and the parts of people


async def begin_shuffle(connection: AsyncConnection, table: int, secret: str) -> None:
    """What was added before is over; secret: of the next shuffle, empty where there is none."""
    await connection.execute(delete(shuffle_parts).where(shuffle_parts.c.table_id == table))
    await connection.execute(delete(shuffles).where(shuffles.c.table_id == table))
    if secret:
        await connection.execute(insert(shuffles).values(table_id=table, secret=secret))


async def add_part(connection: AsyncConnection, table: int, user: int, part: str) -> None:
    """Somebody's part, instead of one from before they got up."""
    await insert_if_absent(connection, players, [{"id": user}])
    await upsert(connection, shuffle_parts, {"table_id": table, "user_id": user}, {"part": part})


async def parts_at(connection: AsyncConnection, table: int) -> dict[int, str]:
    columns = select(shuffle_parts.c.user_id, shuffle_parts.c.part)
    rows = await connection.execute(columns.where(shuffle_parts.c.table_id == table))
    return {row.user_id: row.part for row in rows}


async def parts_added_by(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """What somebody added to packs that are not dealt yet."""
    columns = select(tables.c.guild_id, tables.c.id, shuffle_parts.c.part)
    joined = columns.join(shuffle_parts, shuffle_parts.c.table_id == tables.c.id)
    rows = await connection.execute(joined.where(shuffle_parts.c.user_id == user).order_by(tables.c.id))
    return [{"guild": str(row.guild_id), "table": row.id, "part": row.part} for row in rows]


async def forget_parts(connection: AsyncConnection, user: int) -> None:
    await connection.execute(delete(shuffle_parts).where(shuffle_parts.c.user_id == user))


PERSONAL: Final = PersonalData(
    columns={
        "shuffle_parts": {
            "table_id": Personal("shuffles.table"),
            "user_id": ID,
            "part": Personal("shuffles.part"),
        }
    },
    others={"shuffles": "table_id secret"},
    whole={"shuffles": parts_added_by},
    forget=forget_parts,
)


# All of them

LATELY: Final = 3
"""How many deals of a table tell how fast somebody plays."""


class SqlTableStore(Store):
    """Live tables, their deals and every action, written and read.

    It knows no rules: a table comes back with an empty tally and without its deal's facts. The tables compute both from
    `StoredTable.results` and `StoredTable.deal`.
    """

    @reads
    async def load(self, connection: AsyncConnection) -> list[StoredTable]:
        return await read_tables(connection)

    @reads
    async def load_table(self, connection: AsyncConnection, table: int) -> StoredTable | None:
        found = await read_tables(connection, IS_LIVE & (tables.c.id == table))
        return found[0] if found else None

    @reads
    async def revision(self, connection: AsyncConnection, table: int) -> int | None:
        found = await connection.execute(select(tables.c.revision).where(IS_LIVE & (tables.c.id == table)))
        revision: int | None = found.scalar_one_or_none()
        return revision

    @writes
    async def open_table(
        self, connection: AsyncConnection, table: Table, begins: NewMatch | None = None, secret: str = ""
    ) -> Table:
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
        saved_table = await save_table_and_people(connection, table)
        await add_part(connection, table.id, user, part)
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
        saved_table = await save_table(connection, table)
        await put_plans(connection, plans)
        return saved_table

    @writes
    async def note_hint(
        self, connection: AsyncConnection, table: Table, deal: int, counted_until: int | None = None
    ) -> Table:  # fmt: skip
        saved_table = await save_table(connection, table)
        noted = {"hinted": True, "counted_until": counted_until}
        await connection.execute(update(deals).where(deals.c.id == deal).values(noted))
        return saved_table

    @writes
    async def note_reminded(self, connection: AsyncConnection, table: Table) -> None:
        is_due = (tables.c.id == table.id) & (tables.c.revision == table.revision) & tables.c.remind_at.is_not(None)
        changed = await connection.execute(update(tables).where(is_due).values(remind_at=None))
        if changed.rowcount != 1:
            raise Conflict(f"table {table.id} has moved on, or was reminded")

    @writes
    async def annul(
        self, connection: AsyncConnection, table: Table, deal: int, counted_until: int | None = None,
        by: int | None = None,
    ) -> Table:  # fmt: skip
        kept = await save_table(connection, table)
        its = update(deals).where(deals.c.id == deal)
        repeats = (await connection.execute(its.values(annulled=True).returning(deals.c.redeal_of))).scalar_one()
        if counted_until is not None and repeats is None:
            await connection.execute(its.values(counted_until=counted_until))
            here = {who.user for who in table.seats if isinstance(who, Person) and not who.away} - {by}
            log = await result_counts.log_of(connection, deal)
            acted = {each.maker.user for each in log if each.maker is not None} | ({by} if by is not None else set())
            await result_counts.count_left(connection, table.guild, table.game, acted - here)
        await connection.execute(delete(plans).where(plans.c.deal_id == deal))
        await connection.execute(update(results).where(results.c.deal_id == deal).values(counts=False))
        return kept

    @reads
    async def answer_seconds(self, connection: AsyncConnection, table: int, user: int) -> list[float]:
        newest = select(deals.c.id).where(deals.c.table_id == table).order_by(deals.c.id.desc()).limit(LATELY)
        columns = select(actions.c.deal_id, actions.c.user_id, actions.c.text, actions.c.at)
        found = columns.where(actions.c.deal_id.in_(newest)).order_by(actions.c.deal_id, actions.c.number)
        rows = (await connection.execute(found)).all()
        # Between two of them the clock may have been set back; that tells nothing.
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
        sat = (sitters.c.user_id == user) & (sitters.c.deal_id == deal)
        return (await connection.execute(select(sitters.c.deal_id).where(sat))).first() is not None

    @reads
    async def last_players(self, connection: AsyncConnection, channel: int) -> tuple[int, ...]:
        here = select(tables.c.id).where(tables.c.channel_id == channel)
        last = select(deals.c.id).where(deals.c.table_id.in_(here) & ON_SHEET)
        number = (await connection.execute(last.order_by(deals.c.id.desc()).limit(1))).scalar_one_or_none()
        if number is None:
            return ()
        who = select(results.c.user_id).where((results.c.deal_id == number) & results.c.user_id.is_not(None))
        return tuple((await connection.execute(who.order_by(results.c.seat))).scalars())

    @reads
    async def board(self, connection: AsyncConnection, match: int, number: int) -> MatchBoard | None:
        which = (match_boards.c.match_id == match) & (match_boards.c.number == number)
        row = (await connection.execute(select(match_boards).where(which))).one_or_none()
        if row is None:
            return None
        seal = Seal(row.digest, row.salt, read_cards(row.pack))
        return MatchBoard(row.dealer, seal, row.cut, read_shared(row.shuffle))

    @reads
    async def match(self, connection: AsyncConnection, match: int) -> Match | None:
        return next(iter(await read_matches(connection, matches.c.id == match)), None)
