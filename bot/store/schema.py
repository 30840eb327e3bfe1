"""The database's tables, the same for SQLite and PostgreSQL; Discord's ids, action texts and facts, hardly a name."""

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    text,
)


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite keeps it without its zone, so that is put on again."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Only moments that know their zone can be stored."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs its zone")
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """What comes out is in UTC and says so."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts rows up by itself only where the key is a plain INTEGER.
Counted = BigInteger().with_variant(Integer(), "sqlite")

# Servers: the number of their last deal, and what they asked for.
guilds = Table(
    "guilds",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("deals", Integer, nullable=False, server_default="0"),
    Column("language", String(16)),
    Column("pace", JSON(none_as_null=True)),
    Column("speed", String(8)),
)

# People who ever sat down or asked for something; empty preferences are the defaults of the day.
players = Table(
    "players",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(16)),
    Column("four_colours", Boolean),
    Column("ping", String(16)),
    Column("forced", String(8)),
    Column("guided", String(32)),
    Column("unasked", JSON(none_as_null=True)),
)

# Processes that share the database, each alive until the moment it last said so; a single one on SQLite is not listed.
processes = Table(
    "processes",
    METADATA,
    Column("id", Counted, primary_key=True),
    Column("shard_count", Integer),
    Column("shard_ids", JSON(none_as_null=True)),
    Column("until", Moment, nullable=False),
)

# Discord lets one shard identify at a time, in several buckets side by side; `free` is when the next one may in each.
buckets = Table(
    "buckets",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("free", Moment, nullable=False),
)

# A table is one series. A closed one keeps neither host nor seats: its deals have their own. `holder` is the process
# that looks after it: an id of `processes`, though it may be gone from there.
tables = Table(
    "tables",
    METADATA,
    Column("id", Counted, primary_key=True),
    Column("guild_id", ForeignKey("guilds.id"), nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("dealer", SmallInteger, nullable=False),
    Column("due", Moment),
    Column("revision", Integer, nullable=False),
    Column("language", String(16), nullable=False),
    Column("holder", BigInteger),
    Column("speed", String(8), nullable=False, server_default="live"),
    Column("remind_at", Moment),
    Column("level", String(32)),
    Column("invited", Moment),
    Column("last_players", JSON(none_as_null=True)),
    Column("claim", JSON(none_as_null=True)),
    Column("have_claimed", JSON(none_as_null=True)),
)
Index(None, tables.c.channel_id)
LIVE = text("stage <> 'closed'")
Index("uq_tables_live_channel", tables.c.channel_id, unique=True, sqlite_where=LIVE, postgresql_where=LIVE)
Index("ix_tables_live_holder", tables.c.holder, sqlite_where=LIVE, postgresql_where=LIVE)

# Everything that is fixed before the cut, how it ended, and whether its channel was told so. `par` says that its par
# is known, or why it has none.
deals = Table(
    "deals",
    METADATA,
    Column("id", Counted, primary_key=True),
    Column("guild_id", ForeignKey("guilds.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("dealer", SmallInteger, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("pack", Text, nullable=False),
    Column("replay_trump", String(1)),
    Column("replay_maker", SmallInteger),
    Column("begun", Moment, nullable=False),
    Column("ended", Moment),
    Column("result", JSON(none_as_null=True)),
    Column("annulled", Boolean, nullable=False),
    Column("claimed", SmallInteger),
    Column("agreed", Boolean),
    Column("told", Boolean, nullable=False, server_default=false()),
    Column("par", String(16)),
    UniqueConstraint("guild_id", "number"),
)
Index(None, deals.c.table_id, deals.c.id)
UNTOLD = text("NOT told AND (ended IS NOT NULL OR annulled)")
Index("ix_deals_untold", deals.c.id, sqlite_where=UNTOLD, postgresql_where=UNTOLD)
WITHOUT_PAR = text("ended IS NOT NULL AND NOT annulled AND par IS NULL")
Index("ix_deals_without_par", deals.c.id, sqlite_where=WITHOUT_PAR, postgresql_where=WITHOUT_PAR)

# The log. Its key lets two processes meet: who comes second is told so. It has no index by person, because every
# action would pay for it; who sat at a deal stands in `sitters`.
actions = Table(
    "actions",
    METADATA,
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("text", String(100), nullable=False),
    Column("at", Moment, nullable=False),
    sqlite_with_rowid=False,
)

# What people chose to play before their turn comes, in deals that are going on.
plans = Table(
    "plans",
    METADATA,
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("plans", JSON, nullable=False),
)
Index(None, plans.c.user_id)

# Everybody who had a seat at a deal, were it for a moment.
sitters = Table(
    "sitters",
    METADATA,
    Column("user_id", ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

# A finished deal for one seat; its server, game and end are written here too, so that totals read one index alone.
# `counts` turns false when the deal is annulled. `par` is what the seat gets where strong computers
# play the same cards; `level` is the
# computer's that played for it.
results = Table(
    "results",
    METADATA,
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("players.id")),
    Column("points", Integer, nullable=False),
    Column("tricks", SmallInteger, nullable=False),
    Column("score", Integer),
    Column("won", Boolean),
    Column("declarer", Boolean, nullable=False),
    Column("game_won", Boolean, nullable=False),
    Column("guild_id", ForeignKey("guilds.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("ended", Moment, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("par", Float),
    Column("level", String(32)),
)
Index(
    "ix_results_totals",
    *(results.c[name] for name in ("guild_id", "user_id", "game", "counts", "ended")),
    *(results.c[name] for name in ("deal_id", "won", "game_won", "score", "points")),
)
Index(None, results.c.user_id)

# What finished deals added up to for each person, or level of computer, on a server and in a game, over a span: all
# the time, a season, a day. `rated` deals have their par; `above` is what they brought above it, `total` and `squares`
# are what they say of somebody's strength. `last` is how the last ten ended, the newest first, in `all` alone.
ladder = Table(
    "ladder",
    METADATA,
    Column("guild_id", ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("span", String(10), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("level", String(32), primary_key=True),
    Column("deals", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("given", Integer, nullable=False),
    Column("suffered", Integer, nullable=False),
    Column("rated", Integer, nullable=False, server_default="0"),
    Column("above", Float, nullable=False, server_default="0"),
    Column("total", Float, nullable=False, server_default="0"),
    Column("squares", Float, nullable=False, server_default="0"),
    Column("last", String(10), nullable=False, server_default=text("''")),
    sqlite_with_rowid=False,
)
Index(None, ladder.c.user_id)

# The same of two people who sat at a deal together, on one side or on two; `won` is the lower id's. `above` is how
# much more they brought than their ratings say, on two sides the lower id.
pairs = Table(
    "pairs",
    METADATA,
    Column("guild_id", ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("span", String(10), primary_key=True),
    Column("partners", Boolean, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("other_id", BigInteger, primary_key=True, autoincrement=False),
    Column("deals", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("above", Float, nullable=False),
    Column("squares", Float, nullable=False),
    sqlite_with_rowid=False,
)
Index(None, pairs.c.user_id)
Index(None, pairs.c.other_id)

# The finished games of a series: the deal that ended each, and the seats that won.
games = Table(
    "games",
    METADATA,
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("winners", JSON, nullable=False),
)
Index(None, games.c.table_id)

# Tables a server keeps under a name, in words; `key` is the name as it is compared.
presets = Table(
    "presets",
    METADATA,
    Column("guild_id", ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
    Column("key", String(128), primary_key=True),
    Column("name", String(128), nullable=False),
    Column("saved_by", BigInteger),
    Column("game", String(32), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("level", String(32), nullable=False),
    Column("speed", String(8), nullable=False),
)
Index(None, presets.c.saved_by)

# Records that people uploaded to go through them, until their time is over: the one place where names stand, as the
# file had them.
uploads = Table(
    "uploads",
    METADATA,
    Column("id", Counted, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("until", Moment, nullable=False),
)
Index(None, uploads.c.user_id)
Index(None, uploads.c.until)

# Finished deals that people play again for themselves, from the moment after so many actions since the cut: what was
# done since, and how much that is, by which two presses at once are told apart. They count nowhere.
forks = Table(
    "forks",
    METADATA,
    Column("id", Counted, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("deal_id", ForeignKey("deals.id"), nullable=False),
    Column("step", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("level", String(32), nullable=False),
    Column("actions", JSON, nullable=False),
    Column("done", SmallInteger, nullable=False),
    Column("touched", Moment, nullable=False),
)
Index(None, forks.c.user_id)
Index(None, forks.c.deal_id)
Index(None, forks.c.touched)

# Where a table's public post and its hand messages stand, and which state of the table they show; where that is not
# known they are drawn again. `deal_id` is the deal of which a post says, or is just about to say, what it came to.
posts = Table(
    "posts",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("revision", Integer),
    Column("digest", BigInteger),
    Column("deal_id", BigInteger),
)
hand_posts = Table(
    "hand_posts",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("revision", Integer),
    Column("digest", BigInteger),
)
Index(None, hand_posts.c.user_id)

# Messages of ours that have served their turn: a person's hand of an earlier deal (user_id) may still ask something,
# what a deal came to (deal_id) may still lead to the next one, and both are to be put to rest; any other one is still
# to be taken away.
leftovers = Table(
    "leftovers",
    METADATA,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("deal_id", BigInteger),
)
