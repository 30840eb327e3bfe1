"""Posts that have become what a deal came to: they stay, and only the way on to the next deal is taken off them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add which deal; what stands now says of no deal that it shows its end."""
    for name in ("posts", "leftovers"):
        op.add_column(name, sa.Column("deal_id", sa.BigInteger()))
