"""Hands of earlier deals that may still ask something: the next start puts them to rest."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add whose they are; what was left over before is taken away as it was."""
    op.add_column("leftovers", sa.Column("user_id", sa.BigInteger()))
