"""What people did and how it ended: counted with each deal from here on, and for those there are."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.tables.tallying import Count, CountedDeal, CountedEnd, counts_of, reached, tallied
from engine.actions import Action, read_action
from engine.errors import Unreadable
from engine.outcome import Outcome
from engine.seats import Seat

revision = "0022"
down_revision = "0021"
AT_ONCE = 1000
FLAG, JSON = sa.Boolean(), sa.JSON()
COUNTED_UP = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

deals = sa.table(
    "deals",
    *map(sa.column, ("id", "guild_id", "game")),
    *(sa.column(name, FLAG) for name in ("annulled",)),
    sa.column("result", JSON),
    sa.column("ended", sa.DateTime()),
)
results = sa.table(
    "results",
    *map(sa.column, ("deal_id", "seat", "user_id", "level")),
    *(sa.column(name, FLAG) for name in ("won", "declarer", "game_won")),
)
actions = sa.table("actions", *map(sa.column, ("deal_id", "number", "seat", "text")))


def upgrade() -> None:
    """Add the counts and the milestones."""
    op.create_table(
        "tallies",
        *_keys(),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("deals", "won", "lost")),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("pointed", sa.Integer(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tallies_user_id", "tallies", ["user_id"])
    op.create_table(
        "milestones",
        *_keys(),
        sa.Column("ending", sa.String(8), primary_key=True),
        sa.Column("count", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("deal_id", COUNTED_UP, sa.ForeignKey("deals.id"), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_milestones_user_id", "milestones", ["user_id"])
    fill(op.get_bind())


def _keys() -> Iterator[sa.Column[Any]]:
    """By what both are known."""
    yield sa.Column("guild_id", sa.BigInteger(), sa.ForeignKey("guilds.id"), primary_key=True, autoincrement=False)
    yield sa.Column("game", sa.String(32), primary_key=True)
    yield sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False)
    yield sa.Column("what", sa.String(48), primary_key=True)


def fill(connection: sa.Connection) -> None:
    """Count every deal that is over, in order; names of counts are those that the next deals are counted under."""
    counts: dict[tuple[Any, ...], Count] = {}
    found: list[dict[str, Any]] = []
    chosen = sa.select(deals.c.id, deals.c.guild_id, deals.c.game, deals.c.result).order_by(deals.c.id)
    over = chosen.where(deals.c.ended.is_not(None) & deals.c.annulled.is_(False)).limit(AT_ONCE)
    last = 0
    while rows := connection.execute(over.where(deals.c.id > last)).all():
        first, last = rows[0].id, rows[-1].id
        seats, said = _by_deal(connection, results, first, last), _by_deal(connection, actions, first, last)
        for row in rows:
            for user, won in _counted(row.result or {}, seats[row.id], said[row.id]):
                key = (row.guild_id, row.game, user, won.what)
                counts[key] = now = _sum(counts.get(key, Count(won.what)), won)
                whose = {"guild_id": row.guild_id, "game": row.game, "user_id": user, "deal_id": row.id}
                found += [whose | asdict(each) for each in reached(now, won)]
    rows_of = [
        {"guild_id": guild, "game": game, "user_id": user, **asdict(count)}
        for (guild, game, user, _), count in counts.items()
    ]
    _write(connection, "tallies", rows_of)
    _write(connection, "milestones", found)


def _by_deal(connection: sa.Connection, relation: Any, first: int, last: int) -> dict[int, list[Any]]:
    """The rows of these deals, in order; of a log without the cards that were played."""
    chosen = sa.select(relation).where((relation.c.deal_id >= first) & (relation.c.deal_id <= last))
    if relation is actions:
        chosen = chosen.where(actions.c.text.not_like("play %")).order_by(actions.c.deal_id, actions.c.number)
    else:
        chosen = chosen.order_by(results.c.deal_id, results.c.seat)
    by_deal: dict[int, list[Any]] = defaultdict(list)
    for row in connection.execute(chosen):
        by_deal[row.deal_id].append(row)
    return by_deal


def _counted(result: dict[str, Any], seats: list[Any], said: list[Any]) -> Iterator[tuple[int, Count]]:
    """What a deal adds for each person who played it to the end."""
    told: tuple[CountedDeal, ...] = tallied(outcome_of(result, len(seats)), list(_read(said)))
    ends_game, shamed = any(row.game_won for row in seats), result.get("lambapea")
    for row in seats:
        if row.user_id is None or row.level:
            continue
        game_won = bool(row.game_won) if ends_game else None
        ended = CountedEnd(row.won, game_won, row.seat % 2 == shamed if shamed is not None else None)
        for each in counts_of(row.seat, ended, told):
            yield row.user_id, each


def _read(said: list[Any]) -> Iterator[tuple[Seat, Action]]:
    for row in said:
        try:
            yield row.seat, read_action(row.text)
        except Unreadable:
            continue  # of older rules


def outcome_of(result: dict[str, Any], players: int) -> Outcome:
    """A stored result as far as counts ask for it; where two fixed teams play its keys are others."""
    nothing = (0,) * players
    if "maker" in result:
        maker, points = result["maker"], result["points"]
        side = (maker or 0) % 2
        return Outcome(
            "passed" if maker is None else "made",
            nothing,
            nothing,
            None,
            declarer=maker,
            sides=tuple((seat - side) % 2 for seat in range(players)),
            side_points=(points[side], points[1 - side]),
            details=result,
        )
    declarer, team, points = result.get("declarer"), result.get("team"), result.get("side")
    ours = set(team) if team else {declarer, result.get("partner")}
    return Outcome(
        result.get("kind", ""),
        nothing,
        nothing,
        None,
        declarer=declarer,
        sides=tuple(int(seat not in ours) for seat in range(players)) if points else (None,) * players,
        side_points=(points[0], points[1]) if points else None,
        won=result.get("won"),
        details=result,
    )


def _sum(first: Count, second: Count) -> Count:
    added = {name: value + getattr(second, name) for name, value in asdict(first).items() if name != "what"}
    return Count(first.what, **added)


def _write(connection: sa.Connection, name: str, rows: list[dict[str, Any]]) -> None:
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(sa.insert(sa.table(name, *map(sa.column, rows[0]))), rows[first : first + AT_ONCE])
