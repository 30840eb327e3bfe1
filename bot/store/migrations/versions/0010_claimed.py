"""Who claimed the rest of a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the seat; every deal so far was played to its last card."""
    op.add_column("deals", sa.Column("claimed", sa.SmallInteger()))
