"""Who chose each action, up to where a deal counts, and how much of the rated deals was somebody's own."""

import sqlalchemy as sa
from alembic import op

revision = "0101"
down_revision = "0100"

AFTER = "par IS NULL AND (ended IS NOT NULL AND NOT annulled OR annulled AND counted_until IS NOT NULL)"


def upgrade() -> None:
    """What was rated was rated whole; of deals that still wait the computers' actions are those of who had the seat."""
    op.add_column("actions", sa.Column("level", sa.String(length=32)))
    op.add_column("deals", sa.Column("counted_until", sa.SmallInteger()))
    op.add_column("ladder", sa.Column("parts", sa.Float(), server_default="0", nullable=False))
    op.execute("UPDATE ladder SET parts = rated")
    op.execute(
        "UPDATE actions SET level = (SELECT results.level FROM results"
        " WHERE results.deal_id = actions.deal_id AND results.seat = actions.seat)"
        " WHERE user_id IS NULL AND deal_id IN"
        " (SELECT id FROM deals WHERE ended IS NOT NULL AND NOT annulled AND par IS NULL)"
    )
    op.drop_index("ix_deals_without_par", table_name="deals")
    op.create_index(
        "ix_deals_without_par", "deals", ["id"], sqlite_where=sa.text(AFTER), postgresql_where=sa.text(AFTER)
    )
