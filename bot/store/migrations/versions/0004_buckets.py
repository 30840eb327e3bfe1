"""When the next shard may identify, so that several processes do not do so at once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add it; nobody has identified yet."""
    op.create_table(
        "buckets",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("free", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_buckets"),
    )
