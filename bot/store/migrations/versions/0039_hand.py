"""Whether people are sent their hand, which letters they see on their cards, and how their hand is sorted."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    """Add all of it; as it is for everybody so far."""
    for name in ("hand", "letters", "sort"):
        op.add_column("players", sa.Column(name, sa.String(16)))
