"""Cards that people chose before their turn came."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add what is planned in running deals."""
    op.create_table(
        "plans",
        sa.Column("deal_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("plans", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_plans_deal_id"),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_plans_user_id"),
        sa.PrimaryKeyConstraint("deal_id", "user_id", name="pk_plans"),
    )
    op.create_index("ix_plans_user_id", "plans", ["user_id"])
