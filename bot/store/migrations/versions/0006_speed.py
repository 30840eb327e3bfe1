"""Live tables and slow ones: how a table is played, and what a server's new ones are."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add it; the tables there are were opened to be played at once."""
    op.add_column("tables", sa.Column("speed", sa.String(8), nullable=False, server_default="live"))
    op.add_column("guilds", sa.Column("speed", sa.String(8)))
