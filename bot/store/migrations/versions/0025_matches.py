"""Matches that two tables play with the same packs."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def of_match() -> sa.Column[int]:
    """A match as part of a key."""
    return sa.Column("match_id", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False)


def upgrade() -> None:
    """Add matches, their boards, rooms and people, and what a table and a deal know of them."""
    going_on, not_told, of_a_match = map(
        sa.text, ("stage IN ('open', 'on')", "NOT told", "match_id IS NOT NULL")
    )  # fmt: skip
    op.create_table(
        "matches",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("boards", sa.SmallInteger(), nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("opened", MOMENT, nullable=False),
        sa.Column("ended", MOMENT),
    )
    op.create_index("ix_matches_going_on", "matches", ["id"], sqlite_where=going_on, postgresql_where=going_on)
    op.create_table(
        "match_boards",
        of_match(),
        sa.Column("number", sa.SmallInteger(), primary_key=True, autoincrement=False),
        sa.Column("dealer", sa.SmallInteger(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("pack", sa.Text(), nullable=False),
        sa.Column("cut", sa.String(100), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "match_rooms",
        of_match(),
        sa.Column("room", sa.SmallInteger(), primary_key=True, autoincrement=False),
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False, server_default=sa.false()),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_match_rooms_table_id", "match_rooms", ["table_id"])
    op.create_index("ix_match_rooms_untold", "match_rooms", ["match_id"], sqlite_where=not_told,
                    postgresql_where=not_told)  # fmt: skip
    op.create_table(
        "match_people",
        of_match(),
        sa.Column("user_id", sa.BigInteger(), sa.ForeignKey("players.id"), primary_key=True, autoincrement=False),
        sa.Column("room", sa.SmallInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_match_people_user_id", "match_people", ["user_id"])
    op.add_column("tables", sa.Column("room", sa.JSON()))
    op.add_column("deals", sa.Column("match_id", sa.BigInteger()))
    for name in ("room", "board"):
        op.add_column("deals", sa.Column(name, sa.SmallInteger()))
    op.add_column("deals", sa.Column("withheld", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("deals", sa.Column("uncounted", sa.JSON()))
    op.create_index("ix_deals_match", "deals", ["match_id"], sqlite_where=of_a_match, postgresql_where=of_a_match)
