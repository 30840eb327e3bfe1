"""Accounts that are somebody's second one on a server, as its managers say."""

import sqlalchemy as sa
from alembic import op

revision = "0107"
down_revision = "0106"


def upgrade() -> None:
    """Nobody has said so of any account yet."""
    op.create_table(
        "daily_accounts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("owner_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_daily_accounts"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_accounts_owner_id", "daily_accounts", ["owner_id"])
    op.create_index("ix_daily_accounts_user_id", "daily_accounts", ["user_id"])
