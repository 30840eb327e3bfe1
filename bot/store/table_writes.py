"""What is written of tables: their rows, and actions with all that hangs on them, many of many tables at once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.store import matches, result_counts, shuffling
from bot.store.access import insert_if_absent, upsert
from bot.store.rows import Values, saved, users_in, write_action, write_table, write_uncounted
from bot.store.schema import (
    actions,
    deals,
    games,
    hand_posts,
    leftovers,
    plans,
    players,
    results,
    sitters,
    tables,
)
from bot.tables.model import (
    Stage,
    Table,
)
from bot.tables.stored import DealEnding, GrantedClaim, NewAction, StoredPremoves

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
        await shuffling.begin(connection, table.id, "")
    return saved(table)


async def save_table_and_people(connection: AsyncConnection, table: Table) -> Table:
    """Store a changed table, and who sits at its deal now."""
    kept = await save_table(connection, table)
    await save_sitters(connection, None if table.deal is None else table.deal.id, users_in(table.seats))
    await matches.keep_apart(connection, table)
    return kept


async def put_plans(connection: AsyncConnection, kept: StoredPremoves) -> None:
    """Store somebody's plans for a deal instead of the old ones."""
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
    """Store a finished deal's facts; one that is withheld counts later, one with a hint for no sum.

    One that repeats another counts nowhere.
    """
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
        await connection.execute(
            update(deals).where(deals.c.id == deal).values(deferred_counts=write_uncounted(ending))
        )
    elif repeats is None and not is_hinted:
        await result_counts.count(connection, table.guild, table.game, deal, ending)
    if ending.game_won is not None:
        won = {"deal_id": deal, "table_id": table.id, "winners": list(ending.game_won)}
        await connection.execute(insert(games), [won])
