"""The database's tables, the same for SQLite and PostgreSQL; Discord's ids, action texts and facts, hardly a name."""

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Date,
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

# What channels asked for; one without a row has the defaults of the day.
channels = Table(
    "channels",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", ForeignKey("guilds.id"), nullable=False),
    Column("moves_after", SmallInteger, nullable=False),
)

# People who ever sat down or asked for something; empty preferences are the defaults of the day.
players = Table(
    "players",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(16)),
    Column("colours", String(16)),
    Column("ping", String(16)),
    Column("autoplay", String(8)),
    Column("tips_game", String(32)),
    Column("skipped_confirmations", JSON(none_as_null=True)),
    Column("autoplay_offer", BigInteger),
    Column("hand", String(16)),
    Column("letters", String(16)),
    Column("sort", String(16)),
    Column("reading", String(8)),
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

# Discord lets one shard identify at a time, in several buckets side by side; `next_identify` is when the next one may
# in each.
buckets = Table(
    "buckets",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("next_identify", Moment, nullable=False),
)

# A table is one series. A closed one keeps neither host nor seats: its deals have their own. `holder` is the process
# that looks after it: an id of `processes`, though it may be gone from there.
tables = Table(
    "tables",
    METADATA,
    Column("id", Counted, primary_key=True),
    Column("guild_id", ForeignKey("guilds.id"), nullable=False),
    Column("channel_id", BigInteger, nullable=False, index=True),
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
    Column("has_more_time", Boolean, nullable=False, server_default=false()),
    Column("level", String(32)),
    Column("invited", Moment),
    Column("last_players", JSON(none_as_null=True)),
    Column("claim", JSON(none_as_null=True)),
    Column("claims_made", JSON(none_as_null=True)),
    Column("room", JSON(none_as_null=True)),
    Column("shuffle", JSON(none_as_null=True)),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("proposal", JSON(none_as_null=True)),
    Column("halt", JSON(none_as_null=True)),
    Column("ends_at", Moment),
    Column("rotation", JSON(none_as_null=True)),
)
LIVE = text("stage <> 'closed'")
Index("uq_tables_live_channel", tables.c.channel_id, unique=True, sqlite_where=LIVE, postgresql_where=LIVE)
Index("ix_tables_live_holder", tables.c.holder, sqlite_where=LIVE, postgresql_where=LIVE)

# Where everybody shuffles, the secret of the next deal; its hash stands in `tables.shuffle`, and nothing shows more.
shuffles = Table(
    "shuffles",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
    sqlite_with_rowid=False,
)

# What people added to it. They are opened together when the deal begins; then they stand with it.
shuffle_parts = Table(
    "shuffle_parts",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("players.id"), primary_key=True, autoincrement=False, index=True),
    Column("part", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Matches that two tables play with the same packs. `stage` is open, on, over or abandoned. Where both rooms shuffle,
# `shuffle` has the secret, and who deals the first board, until the boards are there.
matches = Table(
    "matches",
    METADATA,
    Column("id", Counted, primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("boards", SmallInteger, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("opened", Moment, nullable=False),
    Column("ended", Moment),
    Column("shuffle", JSON(none_as_null=True)),
)
GOES_ON = text("stage IN ('open', 'on')")
Index("ix_matches_going_on", matches.c.id, sqlite_where=GOES_ON, postgresql_where=GOES_ON)

# What both rooms of a match play, from the first board, which is number 0.
match_boards = Table(
    "match_boards",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("dealer", SmallInteger, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("pack", Text, nullable=False),
    Column("cut", String(100), nullable=False),
    Column("shuffle", JSON(none_as_null=True)),
    sqlite_with_rowid=False,
)

# The tables that play a match, 0 and 1; `end_announced` says that the channel knows how it ended.
match_rooms = Table(
    "match_rooms",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("room", SmallInteger, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("end_announced", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)
NOT_TOLD = text("NOT end_announced")
Index("ix_match_rooms_untold", match_rooms.c.match_id, sqlite_where=NOT_TOLD, postgresql_where=NOT_TOLD)

# In which room of a match somebody sits or has seen cards: nobody is in both.
match_people = Table(
    "match_people",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("players.id"), primary_key=True, autoincrement=False, index=True),
    Column("room", SmallInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Everything that is fixed before the cut, how it ended, and whether its channel was told so. `par` says that its par is
# known, or why it has none. A board of a match names it, the room and the board, and is `withheld` until the match is
# over: nobody may look into it, and it counts nowhere. `deferred_counts` is what will be counted of it then. One that
# is `hinted` never counts for the ladder or anybody's figures. One that plays another again (`redeal_of`) counts
# nowhere at all, on its table's own sheet neither. `columns` says where it stands there, if people take turns. Only the
# first `counted_until` actions of one say anything of how people play: somebody asked for a hint then, or it was ended.
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
    Column("carried", JSON(none_as_null=True)),
    Column("begun", Moment, nullable=False),
    Column("ended", Moment),
    Column("result", JSON(none_as_null=True)),
    Column("annulled", Boolean, nullable=False),
    Column("claim_seat", SmallInteger),
    Column("claim_agreed", Boolean),
    Column("end_announced", Boolean, nullable=False, server_default=false()),
    Column("end_message_id", BigInteger),
    Column("par", String(16)),
    Column("match_id", BigInteger),
    Column("room", SmallInteger),
    Column("board", SmallInteger),
    Column("withheld", Boolean, nullable=False, server_default=false()),
    Column("deferred_counts", JSON(none_as_null=True)),
    Column("shuffle", JSON(none_as_null=True)),
    Column("hinted", Boolean, nullable=False, server_default=false()),
    Column("redeal_of", JSON(none_as_null=True)),
    Column("columns", JSON(none_as_null=True)),
    Column("counted_until", SmallInteger),
    UniqueConstraint("guild_id", "number"),
)
IS_OVER = deals.c.ended.is_not(None) | deals.c.annulled
"""Finished or annulled: nothing can be done in it any more."""
FINISHED = deals.c.ended.is_not(None) & deals.c.annulled.is_(False)
IS_OPEN = FINISHED & deals.c.withheld.is_(False)
"""Finished, and no secret to anybody."""
IS_NEW = deals.c.redeal_of.is_(None)
"""Its cards were dealt for it: no finished deal was played again."""
ON_SHEET = FINISHED & IS_NEW
"""It stands on its table's sheet."""
IS_PAST = IS_OPEN & IS_NEW
"""Open, and something that was played: it is in histories and evenings."""
COUNTS = IS_PAST & deals.c.hinted.is_(False)
"""The same, and played without a hint: it is added to the sums."""
OF_A_MATCH = text("match_id IS NOT NULL")
Index("ix_deals_match", deals.c.match_id, sqlite_where=OF_A_MATCH, postgresql_where=OF_A_MATCH)
Index(None, deals.c.table_id, deals.c.id)
UNTOLD = text("NOT end_announced AND (ended IS NOT NULL OR annulled)")
Index("ix_deals_untold", deals.c.id, sqlite_where=UNTOLD, postgresql_where=UNTOLD)
WITHOUT_PAR = text("par IS NULL AND (ended IS NOT NULL AND NOT annulled OR annulled AND counted_until IS NOT NULL)")
Index("ix_deals_without_par", deals.c.id, sqlite_where=WITHOUT_PAR, postgresql_where=WITHOUT_PAR)

# The log. Its key lets two processes meet: who comes second is told so. It has no index by person, because every
# action would pay for it; who sat at a deal stands in `sitters`. `level` is the computer's that chose it; with neither
# it followed from what the person in the seat had planned, or from there being no choice.
actions = Table(
    "actions",
    METADATA,
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("text", String(100), nullable=False),
    Column("at", Moment, nullable=False),
    Column("level", String(32)),
    sqlite_with_rowid=False,
)

# What people chose to play before their turn comes, in deals that are going on.
plans = Table(
    "plans",
    METADATA,
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("players.id"), primary_key=True, autoincrement=False, index=True),
    Column("plans", JSON, nullable=False),
)

# Everybody who had a seat at a deal, were it for a moment.
sitters = Table(
    "sitters",
    METADATA,
    Column("user_id", ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

# A finished deal for one seat; its server, game and end are written here too, so that a history reads one index alone.
# `counts` turns false when the deal is annulled. `par` is what the seat gets where strong computers
# play the same cards; `level` is the
# computer's that played for it.
results = Table(
    "results",
    METADATA,
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("players.id"), index=True),
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

# What finished deals added up to for each person, or level of computer, on a server and in a game, over a span: all the
# time, a season, a day. `rated` deals have their par, and `parts` are as many whole ones as were theirs; `above` is
# what they brought above it, `strength_sum` and `strength_squares` are what they say of somebody's strength. `recent`
# is how the last ten ended, the newest first, in `all` alone.
ladder = Table(
    "ladder",
    METADATA,
    Column("guild_id", ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("span", String(10), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("level", String(32), primary_key=True),
    Column("deals", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("lambapeas_given", Integer, nullable=False),
    Column("lambapeas_suffered", Integer, nullable=False),
    Column("rated", Integer, nullable=False, server_default="0"),
    Column("above", Float, nullable=False, server_default="0"),
    Column("strength_sum", Float, nullable=False, server_default="0"),
    Column("strength_squares", Float, nullable=False, server_default="0"),
    Column("recent", String(10), nullable=False, server_default=text("''")),
    Column("parts", Float, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

# The same of two people who sat at a deal together, on one side or on two; `won` is the lower id's. `above` is how
# much more they brought than their ratings say, on two sides the lower id.
pairs = Table(
    "pairs",
    METADATA,
    Column("guild_id", ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("span", String(10), primary_key=True),
    Column("partners", Boolean, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("other_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("deals", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Column("above", Float, nullable=False),
    Column("squares", Float, nullable=False),
    sqlite_with_rowid=False,
)

# How often a person did something in a game, and how it ended: see `bot/tables/tallying.py` for what is counted. The
# card points of their side are added up over `deals_with_points`.
tallies = Table(
    "tallies",
    METADATA,
    Column("guild_id", ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("what", String(48), primary_key=True),
    *(Column(name, Integer, nullable=False) for name in ("deals", "won", "lost")),
    Column("points", BigInteger, nullable=False),
    Column("deals_with_points", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# The deals with which people reached a count worth remembering: the tenth solo won, the first lambapea.
milestones = Table(
    "milestones",
    METADATA,
    Column("guild_id", ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("what", String(48), primary_key=True),
    Column("ending", String(8), primary_key=True),
    Column("count", Integer, primary_key=True, autoincrement=False),
    Column("deal_id", ForeignKey("deals.id"), nullable=False),
    sqlite_with_rowid=False,
)

# The finished games of a series: the deal that ended each, and the seats that won.
games = Table(
    "games",
    METADATA,
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("winners", JSON, nullable=False),
)

# Tables a server keeps under a name, in words; `key` is the name as it is compared.
presets = Table(
    "presets",
    METADATA,
    Column("guild_id", ForeignKey("guilds.id"), primary_key=True, autoincrement=False),
    Column("key", String(128), primary_key=True),
    Column("name", String(128), nullable=False),
    Column("saved_by", BigInteger, index=True),
    Column("game", String(32), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("level", String(32), nullable=False),
    Column("speed", String(8), nullable=False),
    Column("shuffled", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),
)

# The card, or the call, with which somebody first answered a puzzle, by the number it has in its game.
puzzle_tries = Table(
    "puzzle_tries",
    METADATA,
    Column("user_id", ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("card", String(64), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Moment, nullable=False),
    sqlite_with_rowid=False,
)
Index(None, puzzle_tries.c.game, puzzle_tries.c.number)

# Records that people uploaded to go through them, until their time is over: the one place where names stand, as the
# file had them.
uploads = Table(
    "uploads",
    METADATA,
    Column("id", Counted, primary_key=True),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("until", Moment, nullable=False, index=True),
)

# Finished deals that people play again for themselves, from the moment after so many actions since the cut: what was
# done since, and how much that is, by which two presses at once are told apart. They count nowhere. A person
# takes up a challenge (`challenge_id`) by one of them. One from an uploaded record (`upload_id`) has no deal, and
# neither has that of a day (`daily_id`), of which it is the `round`th, or of a day gone by (`archived_id`); `mark` is
# what is kept of its person if they have themselves deleted. `solo` is a fresh deal as it was dealt, for practice, and
# `ended` when it was over.
forks = Table(
    "forks",
    METADATA,
    Column("id", Counted, primary_key=True),
    Column("user_id", BigInteger, nullable=False, index=True),
    Column("deal_id", ForeignKey("deals.id"), index=True),
    Column("step", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("level", String(32), nullable=False),
    Column("actions", JSON, nullable=False),
    Column("action_count", SmallInteger, nullable=False),
    Column("touched", Moment, nullable=False),  # when they last did something; when they began is not kept
    Column("challenge_id", BigInteger),
    Column("upload_id", BigInteger, index=True),
    Column("daily_id", BigInteger),
    Column("round", SmallInteger, nullable=False),
    Column("mark", String(64)),
    Column("solo", JSON(none_as_null=True)),
    Column("ended", Moment),
    Column("archived_id", BigInteger),
)
Index(None, forks.c.touched)
Index(None, forks.c.challenge_id, forks.c.user_id, unique=True)
Index(None, forks.c.daily_id, forks.c.user_id, forks.c.round, unique=True)

# Moments of finished deals with which people challenge others: one message each, which says who has played; `is_shown`
# turns false when it has to be edited. `challenged_id` is who was called to it.
challenges = Table(
    "challenges",
    METADATA,
    Column("id", Counted, primary_key=True),
    Column("deal_id", ForeignKey("deals.id"), nullable=False, index=True),
    Column("step", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("challenged_id", BigInteger, index=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("is_shown", Boolean, nullable=False),
    Column("begun", Moment, nullable=False),
)
Index(None, challenges.c.user_id, challenges.c.begun)

# What became of a challenge for each who took it up: their first try alone. `knew` says whether they knew the cards.
challenge_results = Table(
    "challenge_results",
    METADATA,
    Column("challenge_id", ForeignKey("challenges.id"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("knew", String(8), nullable=False),
    Column("score", Integer),
    Column("won", Boolean),
    Column("points", Integer, nullable=False),
    Column("ended", Moment, nullable=False),
)

# How far people have come in lessons, a row for each stage they have begun: the wrong answers tried, a bit for each,
# and the stars once it is done.
lessons = Table(
    "lessons",
    METADATA,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("stage", String(32), primary_key=True),
    Column("tried", Integer, nullable=False),
    Column("stars", SmallInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What the coach found in finished deals, as text: what each seat's choices cost. `edition` says which coach it was. Of
# people nothing stands here but what their deals' seats say.
reviews = Table(
    "reviews",
    METADATA,
    Column("deal_id", ForeignKey("deals.id"), primary_key=True, autoincrement=False),
    Column("edition", SmallInteger, nullable=False),
    Column("figures", Text, nullable=False),
)

# Seasons of deals of the day: what is published of each, and its secret. A day's number is its season's times a
# thousand and its place in it. Days before `sharper_from` are played against easy computers, without breaking ties by
# card points or leaving out deals that are passed, and days before `rounds_from` are of one deal. The links of days
# that are over stand in `daily_links`, whatever becomes of the secret.
daily_seasons = Table(
    "daily_seasons",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("first", Date, nullable=False),
    Column("days", SmallInteger, nullable=False),
    Column("games", JSON, nullable=False),
    Column("anchor", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("is_broken", Boolean, nullable=False),
    Column("sharper_from", Date, nullable=False),
    Column("rounds_from", Date, nullable=False),
)
daily_links = Table(
    "daily_links",
    METADATA,
    Column("daily_id", BigInteger, primary_key=True, autoincrement=False),
    Column("link", String(64), nullable=False),
)

# What each person made of each of their deals of a day, one of which is their last; and on which servers they play it.
daily_results = Table(
    "daily_results",
    METADATA,
    Column("daily_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("round", SmallInteger, primary_key=True, autoincrement=False),
    Column("day", Date, nullable=False),
    Column("variant", SmallInteger, nullable=False),
    Column("merit", Integer, nullable=False),
    Column("score", Integer),
    Column("won", Boolean),
    Column("points", Integer, nullable=False),
    Column("tricks", String(64), nullable=False),
    Column("ended", Moment, nullable=False),
    Column("is_last", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
# What a computer made of a day's deals in the person's seat, by the deal's number in its day.
daily_benchmarks = Table(
    "daily_benchmarks",
    METADATA,
    Column("daily_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("merit", Integer, nullable=False),
    Column("score", Integer),
    Column("won", Boolean),
    Column("points", Integer, nullable=False),
    Column("tricks", String(64), nullable=False),
    sqlite_with_rowid=False,
)
daily_guilds = Table(
    "daily_guilds",
    METADATA,
    Column("daily_id", BigInteger, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    sqlite_with_rowid=False,
)

# Accounts whose results are shown apart on a server, as its managers say that they are somebody's second ones.
daily_accounts = Table(
    "daily_accounts",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("owner_id", BigInteger, nullable=False, index=True),
    sqlite_with_rowid=False,
)

# Who has played a day's deal and had themselves deleted, by a mark that tells nothing of them while the day runs; it
# goes when the day is over.
daily_spent = Table(
    "daily_spent",
    METADATA,
    Column("daily_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mark", String(64), primary_key=True),
    sqlite_with_rowid=False,
)

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
    Column("user_id", ForeignKey("players.id"), primary_key=True, autoincrement=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("revision", Integer),
    Column("digest", BigInteger),
)

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
