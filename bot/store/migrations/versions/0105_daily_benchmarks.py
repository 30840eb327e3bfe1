"""What a computer makes of deals of the day: played once, and compared with for as long as they are shown."""

import sqlalchemy as sa
from alembic import op

revision = "0105"
down_revision = "0104"


def upgrade() -> None:
    """Days of before are played by a computer again when somebody looks at them."""
    op.create_table(
        "daily_benchmarks",
        sa.Column("daily_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("merit", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("tricks", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("daily_id", "number", name="pk_daily_benchmarks"),
        sqlite_with_rowid=False,
    )
