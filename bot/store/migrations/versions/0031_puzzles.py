"""Which puzzles people tried first with which card."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Add a row for each puzzle that somebody has tried."""
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.BigInteger(), sa.ForeignKey("players.id"), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("card", sa.String(2), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_puzzle_tries_game_number", "puzzle_tries", ["game", "number"])
