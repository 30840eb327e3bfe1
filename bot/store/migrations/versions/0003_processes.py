"""Several processes at one database: who is alive, and who looks after which table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
HELD = sa.text("stage <> 'closed'")


def upgrade() -> None:
    """Add it; nobody holds anything yet."""
    op.create_table(
        "processes",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("shard_count", sa.Integer()),
        sa.Column("shard_ids", sa.JSON(none_as_null=True)),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.add_column("tables", sa.Column("holder", sa.BigInteger()))
    op.create_index("ix_tables_live_holder", "tables", ["holder"], sqlite_where=HELD, postgresql_where=HELD)
