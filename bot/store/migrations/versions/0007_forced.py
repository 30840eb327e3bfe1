"""Cards that are played for people who have no other."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add which ones somebody asks for; nobody has so far."""
    op.add_column("players", sa.Column("forced", sa.String(8)))
