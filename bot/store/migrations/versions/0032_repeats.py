"""Finished deals that tables play again, and what is proposed of them."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Add both; so far nobody has."""
    op.add_column("tables", sa.Column("proposal", sa.JSON()))
    op.add_column("deals", sa.Column("repeats", sa.JSON()))
