"""Finished deals that people challenge others with, and uploaded ones that are played again."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0022"


def upgrade() -> None:
    """Add them and what came of them; nobody has sent any yet."""
    counted = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "challenges",
        sa.Column("id", counted, nullable=False),
        sa.Column("deal_id", counted, nullable=False),
        sa.Column("step", sa.SmallInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("whom_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("is_shown", sa.Boolean(), nullable=False),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_challenges_deal_id"),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_deal_id", "challenges", ["deal_id"])
    op.create_index("ix_challenges_user_id_begun", "challenges", ["user_id", "begun"])
    op.create_index("ix_challenges_whom_id", "challenges", ["whom_id"])
    op.create_table(
        "challenge_results",
        sa.Column("challenge_id", counted, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("knew", sa.String(8), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["challenge_id"], ["challenges.id"], name="fk_challenge_results_challenge_id"),
        sa.PrimaryKeyConstraint("challenge_id", "user_id", name="pk_challenge_results"),
    )
    op.create_index("ix_challenge_results_user_id", "challenge_results", ["user_id"])
    with op.batch_alter_table("forks") as forks:
        forks.alter_column("deal_id", existing_type=counted, nullable=True)
        forks.add_column(sa.Column("challenge_id", sa.BigInteger()))
        forks.add_column(sa.Column("upload_id", sa.BigInteger()))
    op.create_index("ix_forks_challenge_id_user_id", "forks", ["challenge_id", "user_id"], unique=True)
    op.create_index("ix_forks_upload_id", "forks", ["upload_id"])
