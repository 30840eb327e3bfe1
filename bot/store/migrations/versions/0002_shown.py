"""What stands in Discord: which state each message shows, results still to be told, messages to take away."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

UNTOLD = sa.text("NOT told AND (ended IS NOT NULL OR annulled)")


def upgrade() -> None:
    """Add it; whatever ended before anybody kept count was told."""
    for name in ("posts", "hand_posts"):
        op.add_column(name, sa.Column("revision", sa.Integer()))
        op.add_column(name, sa.Column("digest", sa.BigInteger()))
    op.add_column("deals", sa.Column("told", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.execute("UPDATE deals SET told = true WHERE ended IS NOT NULL OR annulled")
    op.execute("DELETE FROM posts WHERE table_id IN (SELECT id FROM tables WHERE stage = 'closed')")
    op.create_index("ix_deals_untold", "deals", ["id"], sqlite_where=UNTOLD, postgresql_where=UNTOLD)
    op.create_table(
        "leftovers",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("message_id", name="pk_leftovers"),
    )
