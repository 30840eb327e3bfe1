"""How well a table's computers play, asked for once for all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add it; at the tables there are, computers play as usual."""
    op.add_column("tables", sa.Column("level", sa.String(32)))
