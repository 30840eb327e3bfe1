"""When a table at which nobody does anything ends by itself; those there are get their time once they are taken up."""

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Moment

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """Add it; of a closed table it says that it ended so."""
    op.add_column("tables", sa.Column("ends_at", Moment()))
