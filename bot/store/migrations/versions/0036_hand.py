"""To whom their hand is sent as a direct message."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0037"


def upgrade() -> None:
    """Add it; to everybody so far."""
    op.add_column("players", sa.Column("hand", sa.String(16)))
