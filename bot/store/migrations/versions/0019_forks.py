"""Finished deals that people play again for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add them; nobody plays any again yet."""
    op.create_table(
        "forks",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("deal_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("step", sa.SmallInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("done", sa.SmallInteger(), nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_forks_deal_id"),
        sa.PrimaryKeyConstraint("id", name="pk_forks"),
    )
    op.create_index("ix_forks_user_id", "forks", ["user_id"])
    op.create_index("ix_forks_deal_id", "forks", ["deal_id"])
    op.create_index("ix_forks_touched", "forks", ["touched"])
