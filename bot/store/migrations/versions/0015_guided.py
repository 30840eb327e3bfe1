"""Which game somebody is being shown how to play."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add it; nobody has asked for that yet."""
    op.add_column("players", sa.Column("guided", sa.String(32)))
