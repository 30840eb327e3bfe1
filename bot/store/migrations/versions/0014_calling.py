"""When somebody was last called to a table, and who played the last game in its channel."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add them; channels are looked through for their last game."""
    op.add_column("tables", sa.Column("invited", sa.DateTime(timezone=True)))
    op.add_column("tables", sa.Column("last_players", sa.JSON()))
    op.create_index("ix_tables_channel_id", "tables", ["channel_id"])
