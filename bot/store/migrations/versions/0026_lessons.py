"""How far people have come in lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add a row for each stage that somebody has begun."""
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("stage", sa.String(32), primary_key=True),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("stars", sa.SmallInteger, nullable=False),
        sqlite_with_rowid=False,
    )
