"""Tables where people may ask for hints, and the deals in which somebody did."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Add both, and that saved tables allow it; so far none does."""
    for relation, name in (("tables", "hints"), ("presets", "hints"), ("deals", "hinted")):
        op.add_column(relation, sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
