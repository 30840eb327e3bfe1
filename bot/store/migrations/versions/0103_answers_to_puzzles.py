"""Answers to puzzles that are no cards: what is said or laid away before the play."""

import sqlalchemy as sa
from alembic import op

revision = "0103"
down_revision = "0102"


def upgrade() -> None:
    """Make room for them."""
    with op.batch_alter_table("puzzle_tries", table_kwargs={"sqlite_with_rowid": False}) as table:
        table.alter_column("card", existing_type=sa.String(2), existing_nullable=False, type_=sa.String(64))
