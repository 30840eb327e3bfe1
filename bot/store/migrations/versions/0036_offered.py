"""How high people bid, whoever played the deal then: counted with each deal from here on, and for those there are."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
AT_ONCE = 1000
FLAG = sa.Boolean()

deals = sa.table(
    "deals",
    *map(sa.column, ("id", "guild_id", "game", "repeats")),
    *(sa.column(name, FLAG) for name in ("annulled", "withheld", "hinted")),
    sa.column("ended", sa.DateTime()),
)
results = sa.table(
    "results", *map(sa.column, ("deal_id", "seat", "user_id", "level")), sa.column("won", FLAG)
)  # fmt: skip
actions = sa.table("actions", *map(sa.column, ("deal_id", "number", "seat", "text")))
tallies = sa.table(
    "tallies", *map(sa.column, ("guild_id", "game", "user_id", "what", "deals", "won", "lost", "points", "pointed"))
)


def upgrade() -> None:
    """Count the highest bids of all deals that count."""
    fill(op.get_bind())


def fill(connection: sa.Connection) -> None:
    """Anew: an older migration counts under the names of today."""
    connection.execute(sa.delete(tallies).where(tallies.c.what.like("offered %")))
    found: dict[tuple[int, str, int, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    counted = deals.c.ended.is_not(None) & deals.c.annulled.is_(False) & deals.c.withheld.is_(False)
    counted &= deals.c.hinted.is_(False) & deals.c.repeats.is_(None)
    chosen = sa.select(deals.c.id, deals.c.guild_id, deals.c.game).where(counted).order_by(deals.c.id).limit(AT_ONCE)
    last = 0
    while rows := connection.execute(chosen.where(deals.c.id > last)).all():
        first, last = rows[0].id, rows[-1].id
        highest = _highest(connection, first, last)
        people = results.c.user_id.is_not(None) & results.c.level.is_(None)
        played: dict[int, list[Any]] = defaultdict(list)
        for row in connection.execute(
            sa.select(results).where(people & results.c.deal_id.between(first, last))
        ):  # fmt: skip
            played[row.deal_id].append(row)
        for deal in rows:
            for row in played[deal.id]:
                if (bid := highest.get((deal.id, row.seat))) is not None:
                    sums = found[deal.guild_id, deal.game, row.user_id, f"offered {bid}"]
                    sums[0] += 1
                    sums[1] += row.won is True
                    sums[2] += row.won is False
    _write(connection, found)


def _highest(connection: sa.Connection, first: int, last: int) -> dict[tuple[int, int], int]:
    """By deal and seat its highest bid; who holds another's bid bids as much."""
    is_bid = actions.c.text.like("bid %") | (actions.c.text == "hold")
    chosen = sa.select(actions).where(is_bid & actions.c.deal_id.between(first, last))
    bids: dict[tuple[int, int], int] = {}
    latest: dict[int, int] = {}
    for row in connection.execute(chosen.order_by(actions.c.deal_id, actions.c.number)):
        words = row.text.split()
        if words[0] == "bid" and len(words) > 1 and words[1].isdecimal():
            latest[row.deal_id] = int(words[1])
        if row.deal_id in latest:
            bids[row.deal_id, row.seat] = latest[row.deal_id]
    return bids


def _write(connection: sa.Connection, found: dict[tuple[int, str, int, str], list[int]]) -> None:
    rows = list(_rows(found))
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(sa.insert(tallies), rows[first : first + AT_ONCE])


def _rows(found: dict[tuple[int, str, int, str], list[int]]) -> Iterator[dict[str, Any]]:
    for (guild, game, user, what), (count, won, lost) in found.items():
        key = {"guild_id": guild, "game": game, "user_id": user, "what": what}
        yield {**key, "deals": count, "won": won, "lost": lost, "points": 0, "pointed": 0}
