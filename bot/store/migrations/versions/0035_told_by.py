"""Which message says what a deal came to, so that a table's post is known to stand above it after a restart too."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    """Add the message to each deal; of deals told before it is not known."""
    op.add_column("deals", sa.Column("told_by", sa.BigInteger()))
