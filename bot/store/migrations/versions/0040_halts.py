"""Tables that stand still until their people go on."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    """Add it; so far none does."""
    op.add_column("tables", sa.Column("halt", sa.JSON()))
