"""The ladder: what finished deals added up to, grown with each deal from here on and filled from those there are."""

from collections import defaultdict
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
AT_ONCE = 1000
JSON = ("seats", "result")


def upgrade() -> None:
    """Add the sums, and count what has been played; what par says of anybody comes with par."""
    op.add_column("results", sa.Column("level", sa.String(32)))
    op.create_table(
        "ladder",
        sa.Column("guild_id", sa.BigInteger(), sa.ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("span", sa.String(10), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("level", sa.String(32), primary_key=True),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("deals", "won", "lost")),
        sa.Column("score", sa.BigInteger(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("given", "suffered")),
        sa.Column("rated", sa.Integer(), nullable=False, server_default="0"),
        *(sa.Column(name, sa.Float(), nullable=False, server_default="0") for name in ("above", "total", "squares")),
        sa.Column("last", sa.String(10), nullable=False, server_default=sa.text("''")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ladder_user_id", "ladder", ["user_id"])
    op.create_table(
        "pairs",
        sa.Column("guild_id", sa.BigInteger(), sa.ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("span", sa.String(10), primary_key=True),
        sa.Column("partners", sa.Boolean(), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("other_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("deals", "won", "lost")),
        *(sa.Column(name, sa.Float(), nullable=False) for name in ("above", "squares")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_pairs_user_id", "pairs", ["user_id"])
    op.create_index("ix_pairs_other_id", "pairs", ["other_id"])
    fill(op.get_bind())


def fill(connection: sa.Connection) -> None:
    """Count every deal that is over: who sat there at its end, with computers by the level that began it."""
    flag, json = sa.Boolean(), sa.JSON()
    deals = sa.table("deals", sa.column("id"), sa.column("annulled", flag), *(sa.column(n, json) for n in JSON))
    names = ("deal_id", "seat", "user_id", "score", "guild_id", "game", "level")
    results = sa.table(
        "results", *map(sa.column, names), sa.column("won", flag), sa.column("ended", sa.DateTime(timezone=True))
    )
    chosen = (results.c.deal_id, results.c.seat, results.c.user_id, results.c.score, results.c.won)
    found = connection.execute(
        sa.select(*chosen, results.c.guild_id, results.c.game, results.c.ended, deals.c.seats, deals.c.result)
        .join(deals, deals.c.id == results.c.deal_id)
        .where(deals.c.annulled.is_(False))
        .order_by(results.c.deal_id, results.c.seat)
    )
    sums: dict[tuple[Any, ...], dict[str, Any]] = defaultdict(dict)
    levels = []
    for row in found:
        sat = row.seats[row.seat] if row.seat < len(row.seats) else None
        level = sat.get("level", "") if row.user_id is None and sat is not None else ""
        if level:
            levels.append({"its_deal": row.deal_id, "its_seat": row.seat, "its_level": level})
        elif row.user_id is None:
            continue
        add(sums, row, level)
    its = (results.c.deal_id == sa.bindparam("its_deal")) & (results.c.seat == sa.bindparam("its_seat"))
    write(connection, sa.update(results).where(its).values(level=sa.bindparam("its_level")), levels)
    keys = ("guild_id", "game", "span", "user_id", "level")
    rows = [dict(zip(keys, key, strict=True)) | facts for key, facts in sums.items()]
    if rows:
        write(connection, sa.insert(sa.table("ladder", *map(sa.column, rows[0]))), rows)


def add(sums: dict[tuple[Any, ...], dict[str, Any]], row: Any, level: str) -> None:
    """One seat of a deal, in every span it counts in."""
    ended: datetime = row.ended
    lambapea = (row.result or {}).get("lambapea")
    facts = {"deals": 1, "won": int(row.won is True), "lost": int(row.won is False), "score": row.score or 0}
    took_all = lambapea is not None and row.seat % 2 == lambapea
    facts |= {"given": int(took_all), "suffered": int(lambapea is not None and not took_all)}
    last = "=" if row.won is None else "+" if row.won else "-"
    for span in ("all", f"{ended.year}-Q{(ended.month + 2) // 3}", ended.date().isoformat()):
        known = sums[row.guild_id, row.game, span, 0 if level else row.user_id, level]
        for name, more in facts.items():
            known[name] = known.get(name, 0) + more
        known["last"] = (last + known.get("last", ""))[:10] if span == "all" else ""


def write(connection: sa.Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    """Some rows at a time."""
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(statement, rows[first : first + AT_ONCE])
