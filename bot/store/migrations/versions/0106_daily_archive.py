"""Days gone by that somebody plays again: which one a fork is of."""

import sqlalchemy as sa
from alembic import op

revision = "0106"
down_revision = "0105"


def upgrade() -> None:
    """Nobody has played one so far."""
    op.add_column("forks", sa.Column("archived_id", sa.BigInteger()))
