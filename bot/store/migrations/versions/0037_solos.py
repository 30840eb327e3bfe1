"""Fresh deals that people play alone, for practice."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    """Add what was dealt, and when it was over; so far nobody has."""
    op.add_column("forks", sa.Column("solo", sa.JSON()))
    op.add_column("forks", sa.Column("ended", sa.DateTime(timezone=True)))
