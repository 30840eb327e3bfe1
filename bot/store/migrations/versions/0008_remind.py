"""When those a table waits for are to be reminded, so that a restart reminds nobody twice."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add it; whose turn runs already is not reminded of it."""
    op.add_column("tables", sa.Column("remind_at", sa.DateTime(timezone=True)))
