"""Deals of the day: seasons, opened links, results, and tries, which are forks."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
MOMENT = sa.DateTime(timezone=True)


def key(name: str) -> sa.Column[int]:
    """A number that is part of a key."""
    return sa.Column(name, sa.BigInteger(), primary_key=True, autoincrement=False)


def upgrade() -> None:
    """Add what deals of the day need."""
    op.create_table(
        "daily_seasons",
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("first", sa.Date(), nullable=False),
        sa.Column("days", sa.SmallInteger(), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("anchor", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("is_broken", sa.Boolean(), nullable=False),
    )
    op.create_table("daily_links", key("daily_id"), sa.Column("link", sa.String(64), nullable=False))
    op.create_table(
        "daily_results",
        key("daily_id"),
        key("user_id"),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("variant", sa.SmallInteger(), nullable=False),
        sa.Column("merit", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("tricks", sa.String(64), nullable=False),
        sa.Column("ended", MOMENT, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_results_daily_id_variant_merit", "daily_results", ["daily_id", "variant", "merit"])
    op.create_index("ix_daily_results_user_id", "daily_results", ["user_id"])
    op.create_table("daily_guilds", *map(key, ("daily_id", "guild_id", "user_id")), sqlite_with_rowid=False)
    op.create_index("ix_daily_guilds_user_id", "daily_guilds", ["user_id"])
    mark = sa.Column("mark", sa.String(64), primary_key=True)
    op.create_table("daily_spent", key("daily_id"), mark, sqlite_with_rowid=False)
    op.add_column("forks", sa.Column("daily_id", sa.BigInteger()))
    op.add_column("forks", sa.Column("mark", sa.String(64)))
    op.create_index("ix_forks_daily_id_user_id", "forks", ["daily_id", "user_id"], unique=True)
