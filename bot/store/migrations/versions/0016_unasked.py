"""What people are not asked once more before it is done."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add it; everybody is asked so far."""
    op.add_column("players", sa.Column("unasked", sa.JSON(none_as_null=True)))
