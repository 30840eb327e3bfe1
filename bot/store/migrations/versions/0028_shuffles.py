"""Packs that everybody at the table shuffles, and those of a match that both rooms do."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add what is secret until a pack follows from it, and what is public of it before and after."""
    op.create_table(
        "shuffles",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "shuffle_parts",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), sa.ForeignKey("players.id"), primary_key=True, autoincrement=False),
        sa.Column("part", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_shuffle_parts_user_id", "shuffle_parts", ["user_id"])
    for relation in ("tables", "deals", "matches", "match_boards"):
        op.add_column(relation, sa.Column("shuffle", sa.JSON()))
    op.add_column("presets", sa.Column("shuffled", sa.Boolean(), nullable=False, server_default=sa.false()))
