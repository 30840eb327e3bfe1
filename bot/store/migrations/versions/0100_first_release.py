"""The schema of the first release, on SQLite and PostgreSQL alike; what came before it was never released."""

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make every table; spelled out, so that it stays the same when the schema moves on."""
    op.create_table(
        "buckets",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("next_identify", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_buckets"),
    )
    op.create_table(
        "daily_guilds",
        sa.Column("daily_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("daily_id", "guild_id", "user_id", name="pk_daily_guilds"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_guilds_user_id", "daily_guilds", ["user_id"])
    op.create_table(
        "daily_links",
        sa.Column("daily_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("link", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("daily_id", name="pk_daily_links"),
    )
    op.create_table(
        "daily_results",
        sa.Column("daily_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("variant", sa.SmallInteger(), nullable=False),
        sa.Column("merit", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("tricks", sa.String(length=64), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("daily_id", "user_id", name="pk_daily_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_results_daily_id_variant_merit", "daily_results", ["daily_id", "variant", "merit"])
    op.create_index("ix_daily_results_user_id", "daily_results", ["user_id"])
    op.create_table(
        "daily_seasons",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Date(), nullable=False),
        sa.Column("days", sa.SmallInteger(), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("anchor", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("is_broken", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_daily_seasons"),
    )
    op.create_table(
        "daily_spent",
        sa.Column("daily_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("daily_id", "mark", name="pk_daily_spent"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("deals", sa.Integer(), server_default="0", nullable=False),
        sa.Column("language", sa.String(length=16)),
        sa.Column("pace", sa.JSON(none_as_null=True)),
        sa.Column("speed", sa.String(length=8)),
        sa.PrimaryKeyConstraint("id", name="pk_guilds"),
    )
    op.create_table(
        "leftovers",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("deal_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("message_id", name="pk_leftovers"),
    )
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("stage", sa.String(length=32), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("stars", sa.SmallInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "stage", name="pk_lessons"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "matches",
        sa.Column("id", ID, nullable=False),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("boards", sa.SmallInteger(), nullable=False),
        sa.Column("stage", sa.String(length=16), nullable=False),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True)),
        sa.Column("shuffle", sa.JSON(none_as_null=True)),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.UniqueConstraint("code", name="uq_matches_code"),
    )
    op.create_index(
        "ix_matches_going_on",
        "matches",
        ["id"],
        sqlite_where=sa.text("stage IN ('open', 'on')"),
        postgresql_where=sa.text("stage IN ('open', 'on')"),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=16)),
        sa.Column("colours", sa.String(length=16)),
        sa.Column("ping", sa.String(length=16)),
        sa.Column("autoplay", sa.String(length=8)),
        sa.Column("tips_game", sa.String(length=32)),
        sa.Column("skipped_confirmations", sa.JSON(none_as_null=True)),
        sa.Column("autoplay_offer", sa.BigInteger()),
        sa.Column("hand", sa.String(length=16)),
        sa.Column("letters", sa.String(length=16)),
        sa.Column("sort", sa.String(length=16)),
        sa.Column("reading", sa.String(length=8)),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "processes",
        sa.Column("id", ID, nullable=False),
        sa.Column("shard_count", sa.Integer()),
        sa.Column("shard_ids", sa.JSON(none_as_null=True)),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "uploads",
        sa.Column("id", ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uploads"),
    )
    op.create_index("ix_uploads_until", "uploads", ["until"])
    op.create_index("ix_uploads_user_id", "uploads", ["user_id"])
    op.create_table(
        "channels",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("moves_after", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_channels_guild_id"),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_table(
        "ladder",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("span", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("level", sa.String(length=32), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("score", sa.BigInteger(), nullable=False),
        sa.Column("lambapeas_given", sa.Integer(), nullable=False),
        sa.Column("lambapeas_suffered", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Integer(), server_default="0", nullable=False),
        sa.Column("above", sa.Float(), server_default="0", nullable=False),
        sa.Column("strength_sum", sa.Float(), server_default="0", nullable=False),
        sa.Column("strength_squares", sa.Float(), server_default="0", nullable=False),
        sa.Column("recent", sa.String(length=10), server_default=sa.text("''"), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_ladder_guild_id"),
        sa.PrimaryKeyConstraint("guild_id", "game", "span", "user_id", "level", name="pk_ladder"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ladder_user_id", "ladder", ["user_id"])
    op.create_table(
        "match_boards",
        sa.Column("match_id", ID, autoincrement=False, nullable=False),
        sa.Column("number", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("dealer", sa.SmallInteger(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("pack", sa.Text(), nullable=False),
        sa.Column("cut", sa.String(length=100), nullable=False),
        sa.Column("shuffle", sa.JSON(none_as_null=True)),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_match_boards_match_id"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_match_boards"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "match_people",
        sa.Column("match_id", ID, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("room", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_match_people_match_id"),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_match_people_user_id"),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_match_people"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_match_people_user_id", "match_people", ["user_id"])
    op.create_table(
        "pairs",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("span", sa.String(length=10), nullable=False),
        sa.Column("partners", sa.Boolean(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("other_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("above", sa.Float(), nullable=False),
        sa.Column("squares", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_pairs_guild_id"),
        sa.PrimaryKeyConstraint("guild_id", "game", "span", "partners", "user_id", "other_id", name="pk_pairs"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_pairs_other_id", "pairs", ["other_id"])
    op.create_index("ix_pairs_user_id", "pairs", ["user_id"])
    op.create_table(
        "presets",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("key", sa.String(length=128), nullable=False),
        sa.Column("name", sa.String(length=128), nullable=False),
        sa.Column("saved_by", sa.BigInteger()),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("level", sa.String(length=32), nullable=False),
        sa.Column("speed", sa.String(length=8), nullable=False),
        sa.Column("shuffled", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_presets_guild_id"),
        sa.PrimaryKeyConstraint("guild_id", "key", name="pk_presets"),
    )
    op.create_index("ix_presets_saved_by", "presets", ["saved_by"])
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("card", sa.String(length=2), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_puzzle_tries_user_id"),
        sa.PrimaryKeyConstraint("user_id", "game", "number", name="pk_puzzle_tries"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_puzzle_tries_game_number", "puzzle_tries", ["game", "number"])
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger()),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("stage", sa.String(length=16), nullable=False),
        sa.Column("dealer", sa.SmallInteger(), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True)),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("holder", sa.BigInteger()),
        sa.Column("speed", sa.String(length=8), server_default="live", nullable=False),
        sa.Column("remind_at", sa.DateTime(timezone=True)),
        sa.Column("has_more_time", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("level", sa.String(length=32)),
        sa.Column("invited", sa.DateTime(timezone=True)),
        sa.Column("last_players", sa.JSON(none_as_null=True)),
        sa.Column("claim", sa.JSON(none_as_null=True)),
        sa.Column("claims_made", sa.JSON(none_as_null=True)),
        sa.Column("room", sa.JSON(none_as_null=True)),
        sa.Column("shuffle", sa.JSON(none_as_null=True)),
        sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("proposal", sa.JSON(none_as_null=True)),
        sa.Column("halt", sa.JSON(none_as_null=True)),
        sa.Column("ends_at", sa.DateTime(timezone=True)),
        sa.Column("rotation", sa.JSON(none_as_null=True)),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_tables_guild_id"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_channel_id", "tables", ["channel_id"])
    op.create_index(
        "ix_tables_live_holder",
        "tables",
        ["holder"],
        sqlite_where=sa.text("stage <> 'closed'"),
        postgresql_where=sa.text("stage <> 'closed'"),
    )
    op.create_index(
        "uq_tables_live_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("stage <> 'closed'"),
        postgresql_where=sa.text("stage <> 'closed'"),
    )
    op.create_table(
        "tallies",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("what", sa.String(length=48), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("deals_with_points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_tallies_guild_id"),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", "what", name="pk_tallies"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tallies_user_id", "tallies", ["user_id"])
    op.create_table(
        "deals",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("dealer", sa.SmallInteger(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("pack", sa.Text(), nullable=False),
        sa.Column("carried", sa.JSON(none_as_null=True)),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True)),
        sa.Column("result", sa.JSON(none_as_null=True)),
        sa.Column("annulled", sa.Boolean(), nullable=False),
        sa.Column("claim_seat", sa.SmallInteger()),
        sa.Column("claim_agreed", sa.Boolean()),
        sa.Column("end_announced", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("end_message_id", sa.BigInteger()),
        sa.Column("par", sa.String(length=16)),
        sa.Column("match_id", sa.BigInteger()),
        sa.Column("room", sa.SmallInteger()),
        sa.Column("board", sa.SmallInteger()),
        sa.Column("withheld", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("deferred_counts", sa.JSON(none_as_null=True)),
        sa.Column("shuffle", sa.JSON(none_as_null=True)),
        sa.Column("hinted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("redeal_of", sa.JSON(none_as_null=True)),
        sa.Column("columns", sa.JSON(none_as_null=True)),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_deals_guild_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deals_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_deals"),
        sa.UniqueConstraint("guild_id", "number", name="uq_deals_guild_id_number"),
    )
    op.create_index(
        "ix_deals_match",
        "deals",
        ["match_id"],
        sqlite_where=sa.text("match_id IS NOT NULL"),
        postgresql_where=sa.text("match_id IS NOT NULL"),
    )
    op.create_index("ix_deals_table_id_id", "deals", ["table_id", "id"])
    op.create_index(
        "ix_deals_untold",
        "deals",
        ["id"],
        sqlite_where=sa.text("NOT end_announced AND (ended IS NOT NULL OR annulled)"),
        postgresql_where=sa.text("NOT end_announced AND (ended IS NOT NULL OR annulled)"),
    )
    op.create_index(
        "ix_deals_without_par",
        "deals",
        ["id"],
        sqlite_where=sa.text("ended IS NOT NULL AND NOT annulled AND par IS NULL"),
        postgresql_where=sa.text("ended IS NOT NULL AND NOT annulled AND par IS NULL"),
    )
    op.create_table(
        "hand_posts",
        sa.Column("table_id", ID, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer()),
        sa.Column("digest", sa.BigInteger()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hand_posts_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_hand_posts_user_id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_hand_posts"),
    )
    op.create_index("ix_hand_posts_user_id", "hand_posts", ["user_id"])
    op.create_table(
        "match_rooms",
        sa.Column("match_id", ID, autoincrement=False, nullable=False),
        sa.Column("room", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("end_announced", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_match_rooms_match_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_match_rooms_table_id"),
        sa.PrimaryKeyConstraint("match_id", "room", name="pk_match_rooms"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_match_rooms_table_id", "match_rooms", ["table_id"])
    op.create_index(
        "ix_match_rooms_untold",
        "match_rooms",
        ["match_id"],
        sqlite_where=sa.text("NOT end_announced"),
        postgresql_where=sa.text("NOT end_announced"),
    )
    op.create_table(
        "posts",
        sa.Column("table_id", ID, autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer()),
        sa.Column("digest", sa.BigInteger()),
        sa.Column("deal_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_posts_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_posts"),
    )
    op.create_table(
        "shuffle_parts",
        sa.Column("table_id", ID, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("part", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_shuffle_parts_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_shuffle_parts_user_id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_shuffle_parts"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_shuffle_parts_user_id", "shuffle_parts", ["user_id"])
    op.create_table(
        "shuffles",
        sa.Column("table_id", ID, autoincrement=False, nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_shuffles_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_shuffles"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "actions",
        sa.Column("deal_id", ID, autoincrement=False, nullable=False),
        sa.Column("number", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("text", sa.String(length=100), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_actions_deal_id"),
        sa.PrimaryKeyConstraint("deal_id", "number", name="pk_actions"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "challenges",
        sa.Column("id", ID, nullable=False),
        sa.Column("deal_id", ID, nullable=False),
        sa.Column("step", sa.SmallInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("challenged_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("is_shown", sa.Boolean(), nullable=False),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_challenges_deal_id"),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_challenged_id", "challenges", ["challenged_id"])
    op.create_index("ix_challenges_deal_id", "challenges", ["deal_id"])
    op.create_index("ix_challenges_user_id_begun", "challenges", ["user_id", "begun"])
    op.create_table(
        "forks",
        sa.Column("id", ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("deal_id", ID),
        sa.Column("step", sa.SmallInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("level", sa.String(length=32), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("action_count", sa.SmallInteger(), nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
        sa.Column("challenge_id", sa.BigInteger()),
        sa.Column("upload_id", sa.BigInteger()),
        sa.Column("daily_id", sa.BigInteger()),
        sa.Column("mark", sa.String(length=64)),
        sa.Column("solo", sa.JSON(none_as_null=True)),
        sa.Column("ended", sa.DateTime(timezone=True)),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_forks_deal_id"),
        sa.PrimaryKeyConstraint("id", name="pk_forks"),
    )
    op.create_index("ix_forks_challenge_id_user_id", "forks", ["challenge_id", "user_id"], unique=True)
    op.create_index("ix_forks_daily_id_user_id", "forks", ["daily_id", "user_id"], unique=True)
    op.create_index("ix_forks_deal_id", "forks", ["deal_id"])
    op.create_index("ix_forks_touched", "forks", ["touched"])
    op.create_index("ix_forks_upload_id", "forks", ["upload_id"])
    op.create_index("ix_forks_user_id", "forks", ["user_id"])
    op.create_table(
        "games",
        sa.Column("deal_id", ID, autoincrement=False, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_games_deal_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_games_table_id"),
        sa.PrimaryKeyConstraint("deal_id", name="pk_games"),
    )
    op.create_index("ix_games_table_id", "games", ["table_id"])
    op.create_table(
        "milestones",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("what", sa.String(length=48), nullable=False),
        sa.Column("ending", sa.String(length=8), nullable=False),
        sa.Column("count", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("deal_id", ID, nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_milestones_deal_id"),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_milestones_guild_id"),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", "what", "ending", "count", name="pk_milestones"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_milestones_user_id", "milestones", ["user_id"])
    op.create_table(
        "plans",
        sa.Column("deal_id", ID, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("plans", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_plans_deal_id"),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_plans_user_id"),
        sa.PrimaryKeyConstraint("deal_id", "user_id", name="pk_plans"),
    )
    op.create_index("ix_plans_user_id", "plans", ["user_id"])
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
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("par", sa.Float()),
        sa.Column("level", sa.String(length=32)),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_results_deal_id"),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name="fk_results_guild_id"),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_results_user_id"),
        sa.PrimaryKeyConstraint("deal_id", "seat", name="pk_results"),
    )
    op.create_index(
        "ix_results_totals",
        "results",
        ["guild_id", "user_id", "game", "counts", "ended", "deal_id", "won", "game_won", "score", "points"],
    )
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.create_table(
        "reviews",
        sa.Column("deal_id", ID, autoincrement=False, nullable=False),
        sa.Column("edition", sa.SmallInteger(), nullable=False),
        sa.Column("figures", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_reviews_deal_id"),
        sa.PrimaryKeyConstraint("deal_id", name="pk_reviews"),
    )
    op.create_table(
        "sitters",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("deal_id", ID, autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_sitters_deal_id"),
        sa.ForeignKeyConstraint(["user_id"], ["players.id"], name="fk_sitters_user_id"),
        sa.PrimaryKeyConstraint("user_id", "deal_id", name="pk_sitters"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "challenge_results",
        sa.Column("challenge_id", ID, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("knew", sa.String(length=8), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["challenge_id"], ["challenges.id"], name="fk_challenge_results_challenge_id"),
        sa.PrimaryKeyConstraint("challenge_id", "user_id", name="pk_challenge_results"),
    )
    op.create_index("ix_challenge_results_user_id", "challenge_results", ["user_id"])
