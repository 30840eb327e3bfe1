"""What the coach finds in finished deals."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add a review by deal."""
    op.create_table(
        "reviews",
        sa.Column("deal_id", KEY, sa.ForeignKey("deals.id"), primary_key=True, autoincrement=False),
        sa.Column("edition", sa.SmallInteger(), nullable=False),
        sa.Column("figures", sa.Text(), nullable=False),
    )
