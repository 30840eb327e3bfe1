"""Par of finished deals, and why some have none; a finished deal with neither waits for it, the newest first."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
WITHOUT = sa.text("ended IS NOT NULL AND NOT annulled AND par IS NULL")


def upgrade() -> None:
    """Every deal that is over waits."""
    op.add_column("deals", sa.Column("par", sa.String(16)))
    op.add_column("results", sa.Column("par", sa.Float()))
    op.create_index("ix_deals_without_par", "deals", ["id"], sqlite_where=WITHOUT, postgresql_where=WITHOUT)
