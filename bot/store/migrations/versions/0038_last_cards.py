"""The last card of a hand plays itself unless somebody turned that off, and single cards are offered once.

So far nothing played itself where nobody asked, and that stood wherever anything else was asked for: it says nothing.
"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    """Add the offer; who asked for cards to be played goes on having them played."""
    op.add_column("players", sa.Column("offer", sa.BigInteger()))
    op.execute("UPDATE players SET forced = NULL WHERE forced = 'off'")
