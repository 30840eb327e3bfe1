"""Tables a server keeps under a name."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add them; nobody has any yet."""
    op.create_table(
        "presets",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("name", sa.String(128), nullable=False),
        sa.Column("saved_by", sa.BigInteger()),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("speed", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_presets_guild_id"),
        sa.PrimaryKeyConstraint("guild_id", "key", name="pk_presets"),
    )
    op.create_index("ix_presets_saved_by", "presets", ["saved_by"])
