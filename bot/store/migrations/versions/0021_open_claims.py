"""Claims of the rest that a table is asked about."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add what a table is asked and who asked before, and whether a deal ended by that; so far none did."""
    op.add_column("tables", sa.Column("claim", sa.JSON()))
    op.add_column("tables", sa.Column("have_claimed", sa.JSON()))
    op.add_column("deals", sa.Column("agreed", sa.Boolean()))
