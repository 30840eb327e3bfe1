"""The first schema."""

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Moment

revision = "0001"
down_revision = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
LIVE = sa.text("stage <> 'closed'")


def upgrade() -> None:
    """Make every table; spelled out, so that it stays the same when the schema moves on."""
    make_people()
    make_tables()
    make_deals()
    make_logs()
    make_facts()
    make_posts()


def make_people() -> None:
    """Servers and persons."""
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("deals", sa.Integer(), server_default="0", nullable=False),
        sa.Column("language", sa.String(16)),
        sa.Column("pace", sa.JSON(none_as_null=True)),
        sa.PrimaryKeyConstraint("id", name="pk_guilds"),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(16)),
        sa.Column("four_colours", sa.Boolean()),
        sa.Column("ping", sa.String(16)),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )


def make_tables() -> None:
    """Tables, one live one a channel."""
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger()),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("dealer", sa.SmallInteger(), nullable=False),
        sa.Column("due", Moment()),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_tables_guild_id"),
    )
    op.create_index(
        "uq_tables_live_channel", "tables", ["channel_id"], unique=True, sqlite_where=LIVE, postgresql_where=LIVE
    )


def make_deals() -> None:
    """Deals, numbered by server."""
    op.create_table(
        "deals",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("dealer", sa.SmallInteger(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("pack", sa.Text(), nullable=False),
        sa.Column("replay_trump", sa.String(1)),
        sa.Column("replay_maker", sa.SmallInteger()),
        sa.Column("begun", Moment(), nullable=False),
        sa.Column("ended", Moment()),
        sa.Column("result", sa.JSON(none_as_null=True)),
        sa.Column("annulled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deals"),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_deals_guild_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deals_table_id"),
        sa.UniqueConstraint("guild_id", "number", name="uq_deals_guild_id_number"),
    )
    op.create_index("ix_deals_table_id_id", "deals", ["table_id", "id"])


def make_logs() -> None:
    """What was done in each deal, and who sat at it."""
    op.create_table(
        "actions",
        sa.Column("deal_id", ID, autoincrement=False, nullable=False),
        sa.Column("number", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("text", sa.String(100), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.PrimaryKeyConstraint("deal_id", "number", name="pk_actions"),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_actions_deal_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sitters",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("deal_id", ID, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "deal_id", name="pk_sitters"),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_sitters_user_id"),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_sitters_deal_id"),
        sqlite_with_rowid=False,
    )


def make_facts() -> None:
    """Results and finished games."""
    op.create_table(
        "results",
        sa.Column("deal_id", ID, autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("tricks", sa.SmallInteger(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("declarer", sa.Boolean(), nullable=False),
        sa.Column("game_won", sa.Boolean(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", Moment(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("deal_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_results_deal_id"),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_results_user_id"),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_results_guild_id"),
    )
    totals = ["guild_id", "user_id", "game", "counts", "ended", "deal_id", "won", "game_won", "score", "points"]
    op.create_index("ix_results_totals", "results", totals)
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.create_table(
        "games",
        sa.Column("deal_id", ID, autoincrement=False, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("deal_id", name="pk_games"),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_games_deal_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_games_table_id"),
    )
    op.create_index("ix_games_table_id", "games", ["table_id"])


def make_posts() -> None:
    """Where messages stand."""
    op.create_table(
        "posts",
        sa.Column("table_id", ID, autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_posts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_posts_table_id"),
    )
    op.create_table(
        "hand_posts",
        sa.Column("table_id", ID, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_hand_posts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hand_posts_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_hand_posts_user_id"),
    )
    op.create_index("ix_hand_posts_user_id", "hand_posts", ["user_id"])
