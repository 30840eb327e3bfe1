"""The store on a SQL database: writes go to the one writer, reads to connections of their own."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import StorageError
from bot.features.challenges.service import Challenge, Taken
from bot.features.daily.days import KeptSeason
from bot.features.daily.service import DayResult, DayTally
from bot.features.lessons.service import StageDone
from bot.features.practice.service import KeptPractice
from bot.features.puzzles.service import FirstTry, Tries
from bot.solo.model import Fork, Move
from bot.solo.scoring import Score
from bot.store import (
    challenges,
    dailies,
    evenings,
    forks,
    keeping,
    ladder,
    lessons,
    matches,
    pars,
    presets,
    privacy,
    puzzles,
    reading,
    reviews,
    showing,
    shuffling,
    statistics,
    tallies,
    uploads,
)
from bot.store.appending import Append
from bot.store.cluster import SqlClusterLink
from bot.store.direct import transact
from bot.store.engine import Engines, is_sqlite, make_engines
from bot.store.errors import explaining, reason
from bot.store.files import SETTING, BehindMark, make_own
from bot.store.migrate import migrate
from bot.store.writer import Writer
from bot.tables.cluster.leases import Member
from bot.tables.evenings import PlayedDeal, Site
from bot.tables.finished_deals import PastDeal
from bot.tables.ladder import Figures, Pair
from bot.tables.matches import Draw, Match, MatchBoard, MatchStage, NewMatch, PlayedBoard
from bot.tables.model import ChannelSettings, GuildSettings, Preferences, Table
from bot.tables.pars import Par
from bot.tables.player_stats import DayPlayed, GamePlayed, ReachedMilestone
from bot.tables.posted_messages import MessageLocation, ObsoleteMessage, PostedMessage, UnannouncedResult
from bot.tables.presets import Preset
from bot.tables.reopening import PlayedTable
from bot.tables.settings import Piece
from bot.tables.shuffling import SecretShuffle
from bot.tables.stored import DealEnding, GrantedClaim, NewAction, NewDeal, StoredDeal, StoredPremoves, StoredTable
from bot.tables.tallying import Count
from bot.tables.uploads import UploadedRecord

P = ParamSpec("P")
T = TypeVar("T")


class SqlStore:
    """The bot's durable memory: the stores of tables, messages, results, evenings, settings, presets,
    uploads, forks, challenges, deals of the day, lessons and personal data.

    These ports say what each method promises. It knows no rules: a table comes back with an empty tally and without
    its deal's facts. The tables compute both from `StoredTable.results` and `StoredTable.deal`.
    """

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._writer = Writer(engines.writing)
        self._link: SqlClusterLink | None = None
        self._behind = BehindMark(engines.file) if engines.file is not None else None
        self._is_doubtful = self._behind is not None and self._behind.is_set

    def cluster_link(self, member: Member) -> SqlClusterLink | None:
        """The way to the other processes, for one that is what `member` says; a SQLite file has one process."""
        reading, listening = self._engines.reading, self._engines.listening
        if self._link is None and isinstance(reading, AsyncEngine) and listening is not None:
            self._link = SqlClusterLink(reading, listening, member)
            self._writer.committed = self._link.committed
        return self._link

    @property
    def address(self) -> str:
        """Where another process finds the same, with all that the way there takes."""
        url = self._engines.url
        if (file := self._engines.file) is not None:
            url = url.set(database=str(file.absolute()))
        return url.render_as_string(hide_password=False)

    @property
    def commits(self) -> int:
        """How many durable transactions there have been."""
        return self._writer.commits

    async def _read(
        self, query: Callable[Concatenate[AsyncConnection, P], Awaitable[T]], *given: P.args, **named: P.kwargs
    ) -> T:
        async with explaining():
            return await transact(self._engines.reading, lambda connection: query(connection, *given, **named))

    async def load(self) -> list[StoredTable]:
        """All tables that are not closed."""
        return await self._read(reading.read_tables)

    async def load_table(self, table: int) -> StoredTable | None:
        """One table, unless it is closed."""
        return await self._read(reading.read_table_alone, table)

    async def revision(self, table: int) -> int | None:
        """How far a live table has come."""
        return await self._read(reading.read_revision, table)

    async def open_table(self, table: Table, begins: NewMatch | None = None, secret: str = "") -> Table:
        """Store a new table, and the match that begins with it."""
        holder = self._link.me if self._link is not None else None
        opening = partial(keeping.open_table, table=table, begins=begins, holder=holder, secret=secret)
        return await self._writer.write(opening)

    async def save_table(self, table: Table) -> Table:
        """Store a changed table."""
        return await self._writer.write(partial(keeping.save_table, table=table))

    async def secret_shuffle(self, table: int) -> SecretShuffle | None:
        """The secret and the parts of a table's next shuffle."""
        return await self._read(shuffling.read, table)

    async def add_part(self, table: Table, user: int, part: str) -> Table:
        """Store what somebody added to a shuffle."""
        return await self._writer.write(partial(keeping.add_part, table=table, user=user, part=part))

    async def begin_deal(self, table: Table, deal: NewDeal) -> tuple[Table, StoredDeal]:
        """Store a new deal; the table comes back with its facts."""
        return await self._writer.write(partial(keeping.begin_deal, table=table, deal=deal))

    async def append(
        self, table: Table, action: NewAction, ending: DealEnding | None = None, plans: StoredPremoves | None = None,
        claim: GrantedClaim | None = None,
    ) -> Table:  # fmt: skip
        """Append an action."""
        return await self._writer.write(Append(table, action, ending, plans, claim))

    async def save_premoves(self, table: Table, plans: StoredPremoves) -> Table:
        """Store what somebody plans."""
        return await self._writer.write(partial(keeping.save_premoves, table=table, kept=plans))

    async def note_hint(self, table: Table, deal: int) -> Table:
        """Store that a hint was asked for."""
        return await self._writer.write(partial(keeping.note_hint, table=table, deal=deal))

    async def answer_seconds(self, table: int, user: int) -> list[float]:
        """How long somebody took for each card they played lately."""
        return await self._read(reading.answer_seconds, table, user)

    async def has_sat(self, deal: int, user: int) -> bool:
        """Whether somebody ever had a seat at a deal."""
        return await self._read(reading.has_sat, deal, user)

    async def came_in(self, deal: int, user: int) -> tuple[int, int] | None:
        """Where somebody first did something in a deal."""
        return await self._read(reading.came_in, deal, user)

    async def last_players(self, channel: int) -> tuple[int, ...]:
        """Who played last in a channel."""
        return await self._read(reading.last_players, channel)

    async def note_reminded(self, table: Table) -> None:
        """Those a table waits for were reminded."""
        await self._writer.write(partial(keeping.note_reminded, table=table))

    async def annul(self, table: Table, deal: int) -> Table:
        """Mark a deal as void."""
        return await self._writer.write(partial(keeping.annul, table=table, deal=deal))

    async def deal(self, guild: int, number: int) -> StoredDeal | None:
        """A deal by its number."""
        return await self._read(reading.read_deal_by_number, guild, number)

    async def history(self, guild: int, user: int | None, limit: int, offset: int = 0) -> list[PastDeal]:
        """The newest finished deals but for the first."""
        return await self._read(statistics.history, guild, user, limit, offset)

    async def series(self, table: int) -> list[PastDeal]:
        """All finished deals of a table, in order."""
        return await self._read(statistics.series, table)

    async def site(self, table: int) -> Site | None:
        """Where a table is or was."""
        return await self._read(evenings.site, table)

    async def last_site(self, guild: int, channel: int) -> Site | None:
        """The last table of a channel at which something was played."""
        return await self._read(evenings.last_site, guild, channel)

    async def played_table(self, table: int) -> PlayedTable | None:
        """A table at which a deal was finished."""
        return await self._read(evenings.played_table, table)

    async def played(self, site: Site, before: PlayedDeal | None, limit: int) -> list[PlayedDeal]:
        """The finished deals of a channel and game before a given one."""
        return await self._read(evenings.played, site, before, limit)

    async def numbered(self, guild: int, digits: str, limit: int) -> list[PastDeal]:
        """Finished deals by the beginning of their number."""
        return await self._read(statistics.numbered, guild, digits, limit)

    async def games_played(self, guild: int, games: Sequence[str], spans: Sequence[str]) -> dict[str, int]:
        """How often seats of games were taken."""
        return await self._read(ladder.games_played, guild, games, spans)

    async def ladder(self, guild: int, game: str, spans: Sequence[str]) -> list[Figures]:
        """Everybody's figures."""
        return await self._read(ladder.figures, guild, game, spans)

    async def partners(self, guild: int, game: str, span: str, limit: int, offset: int = 0) -> list[Pair]:
        """The best partners but for the first."""
        return await self._read(ladder.partners, guild, game, span, limit, offset)

    async def pair(self, guild: int, game: str, span: str, first: int, second: int) -> tuple[Pair | None, Pair | None]:
        """Two people against each other and together."""
        return await self._read(ladder.pair, guild, game, span, first, second)

    async def games_of(self, guild: int, user: int, games: Sequence[str]) -> list[GamePlayed]:
        """Somebody's totals by game."""
        return await self._read(ladder.games_of, guild, user, games)

    async def finished_by(self, guild: int, game: str | None, user: int) -> int:
        """How many deals ended at which somebody had a seat."""
        return await self._read(ladder.finished_by, guild, game, user)

    async def days_of(self, guild: int, game: str, user: int, limit: int) -> list[DayPlayed]:
        """The newest days on which somebody played."""
        return await self._read(ladder.days_of, guild, game, user, limit)

    async def counts_of(self, guild: int, game: str, user: int) -> list[Count]:
        """All counts of somebody."""
        return await self._read(tallies.counts, guild, game, user)

    async def milestones_of(self, guild: int, game: str, user: int) -> list[ReachedMilestone]:
        """What somebody reached."""
        return await self._read(tallies.milestones_of, guild, game, user)

    async def partners_of(self, guild: int, game: str, user: int, limit: int) -> tuple[list[Pair], list[Pair]]:
        """Somebody's best partners and their worst."""
        return await self._read(ladder.partners_of, guild, game, user, limit)

    async def without_par(self) -> StoredDeal | None:
        """The newest finished deal whose par is still to be found."""
        return await self._read(pars.without_par)

    async def count_without_par(self) -> int:
        """How many finished deals wait for their par."""
        return await self._read(pars.count_without_par)

    async def keep_par(self, par: Par) -> None:
        """Store a finished deal's par."""
        await self._writer.write(partial(pars.keep_par, par=par))

    async def review(self, deal: int, edition: int) -> str | None:
        """What the coach found in a deal."""
        return await self._read(reviews.read, deal, edition)

    async def keep_review(self, deal: int, edition: int, text: str) -> None:
        """Store what the coach found in a deal."""
        await self._writer.write(partial(reviews.keep, deal=deal, edition=edition, text=text))

    async def board(self, match: int, number: int) -> MatchBoard | None:
        """A board of a match."""
        return await self._read(matches.board, match, number)

    async def match(self, match: int) -> Match | None:
        """A match."""
        return await self._read(matches.by_id, match)

    async def match_of_code(self, code: str) -> Match | None:
        """The match of a code."""
        return await self._read(matches.by_code, code)

    async def match_in(self, channel: int) -> Match | None:
        """The newest match of a channel."""
        return await self._read(matches.in_channel, channel)

    async def matches_going_on(self) -> list[Match]:
        """All that are not over."""
        return await self._read(matches.going_on)

    async def draw_boards(self, match: int, draw: Draw) -> bool:
        """Make the boards of a match that both rooms shuffled."""
        return await self._writer.write(partial(matches.draw_boards, match=match, draw=draw))

    async def matches_untold(self) -> list[Match]:
        """Those of whose end a channel does not know."""
        return await self._read(matches.untold)

    async def played_boards(self, match: int) -> list[PlayedBoard]:
        """What both rooms have finished."""
        return await self._read(matches.played, match)

    async def end_match(self, match: int, stage: MatchStage, at: datetime) -> bool:
        """A match is over."""
        return await self._writer.write(partial(matches.end, match=match, stage=stage, at=at))

    async def match_told(self, match: int, room: int) -> None:
        """A channel knows how its match ended."""
        await self._writer.write(partial(matches.told, match=match, room=room))

    async def remember(self, shows: Sequence[PostedMessage]) -> None:
        """Remember where messages stand."""
        await self._writer.write(partial(showing.remember, shows=shows, is_shared=self._link is not None))

    async def remembered(self, table: int | None = None) -> list[PostedMessage]:
        """The messages of a live table, or of all."""
        shows = await self._read(showing.remembered, table)
        return [replace(show, revision=None, digest=None) for show in shows] if self._is_doubtful else shows

    async def fall_behind(self) -> None:
        """Something could not be written: after a restart nothing is believed of what messages show."""
        if self._behind is not None:
            await asyncio.to_thread(self._behind.set)

    async def catch_up(self) -> None:
        """What messages show is written down again; where the process before this one left it behind, that is too."""
        if self._is_doubtful:
            await self._writer.write(showing.doubt_all)
            self._is_doubtful = False
        if self._behind is not None:
            await asyncio.to_thread(self._behind.clear)

    async def closed_posts(self) -> list[tuple[PostedMessage, str, bool]]:
        """Posts of closed tables that do not say so yet."""
        return await self._read(showing.closed_posts)

    async def untold(self) -> list[UnannouncedResult]:
        """Deals whose end their channel was not told."""
        return await self._read(showing.untold)

    async def ended(self, deal: int) -> UnannouncedResult | None:
        """A deal that is over."""
        return await self._read(showing.ended, deal)

    async def ends_at(self, place: MessageLocation, deal: int) -> None:
        """A message says what a deal came to."""
        await self._writer.write(partial(showing.ends_at, place=place, deal=deal))

    async def told(self, deal: int, message: int | None = None) -> None:
        """A deal's end was told, by this message if it has one."""
        await self._writer.write(partial(showing.told, deal=deal, message=message))

    async def left_over(self) -> list[ObsoleteMessage]:
        """Messages that are to be taken away."""
        return await self._read(showing.left_over)

    async def leave(self, place: MessageLocation) -> None:
        """Remember to take a message away."""
        await self._writer.write(partial(showing.leave, place=place))

    async def taken_away(self, place: MessageLocation) -> None:
        """A message is gone."""
        await self._writer.write(partial(showing.taken_away, place=place))

    async def preferences(self, user: int) -> Preferences:
        """What a person asked for."""
        return await self._read(keeping.preferences, user)

    async def single_autoplayers(self) -> frozenset[int]:
        """Everybody for whom each card is played that is the only one."""
        return await self._read(keeping.single_autoplayers)

    async def set_preferences(self, user: int, preferences: Preferences) -> None:
        """Remember it."""
        await self._writer.write(partial(keeping.set_preferences, user=user, asked=preferences))

    async def guild_settings(self, guild: int) -> GuildSettings:
        """What a server asked for."""
        return await self._read(keeping.guild_settings, guild)

    async def set_guild_settings(self, guild: int, settings: GuildSettings) -> None:
        """Remember it."""
        await self._writer.write(partial(keeping.set_guild_settings, guild=guild, settings=settings))

    async def channel_settings(self, channel: int) -> ChannelSettings:
        """What a channel asked for."""
        return await self._read(keeping.channel_settings, channel)

    async def set_channel_settings(self, guild: int, channel: int, settings: ChannelSettings) -> None:
        """Remember it."""
        await self._writer.write(partial(keeping.set_channel_settings, guild=guild, channel=channel, settings=settings))

    async def presets(self, guild: int) -> list[Preset]:
        """What a server keeps under names."""
        return await self._read(presets.read, guild)

    async def save_preset(self, guild: int, preset: Preset) -> bool:
        """Keep a table under its name."""
        return await self._writer.write(partial(presets.save, guild=guild, preset=preset))

    async def delete_preset(self, guild: int, key: str) -> None:
        """Keep it no more."""
        await self._writer.write(partial(presets.remove, guild=guild, key=key))

    async def lessons(self, user: int) -> dict[str, dict[str, StageDone]]:
        """How far somebody has come in lessons."""
        return await self._read(lessons.read, user)

    async def answer_lesson(self, user: int, game: str, stage: str, place: int, *, is_right: bool) -> StageDone:
        """Somebody answered a stage."""
        answered = partial(lessons.answer, user=user, game=game, stage=stage, place=place, is_right=is_right)
        return await self._writer.write(answered)

    async def forget_lessons(self, user: int, game: str) -> None:
        """Somebody begins a game's lessons again."""
        await self._writer.write(partial(lessons.begin_again, user=user, game=game))

    async def keep_upload(self, upload: UploadedRecord, now: datetime) -> int:
        """Keep an uploaded record."""
        return await self._writer.write(partial(uploads.keep, upload=upload, now=now))

    async def upload(self, number: int) -> UploadedRecord | None:
        """An uploaded record."""
        return await self._read(uploads.read, number)

    async def begin_fork(self, fork: Fork, deal: int | None, now: datetime, made: Score | None = None) -> Fork:
        """Store a deal that somebody plays again."""
        return await self._writer.write(partial(forks.begin, fork=fork, deal=deal, now=now, made=made))

    async def fork(self, number: int) -> Fork | None:
        """A deal that somebody plays again."""
        return await self._read(forks.read, number)

    async def solos(self, user: int) -> list[KeptPractice]:
        """The deals that somebody plays for practice, or did."""
        return await self._read(forks.solos, user)

    async def go_on(self, fork: Fork, done: Sequence[Move], now: datetime, made: Score | None = None) -> Fork:
        """Append what was done there."""
        return await self._writer.write(partial(forks.go_on, fork=fork, done=done, now=now, made=made))

    async def issue_challenge(self, challenge: Challenge, deal: int, now: datetime) -> Challenge:
        """Store a challenge."""
        return await self._writer.write(partial(challenges.issue, challenge=challenge, deal=deal, now=now))

    async def challenge(self, number: int) -> Challenge | None:
        """A challenge."""
        return await self._read(challenges.read, number)

    async def place_challenge(self, number: int, message: int | None) -> None:
        """Remember where a challenge stands."""
        await self._writer.write(partial(challenges.place, number=number, message=message))

    async def withdraw_challenge(self, number: int) -> None:
        """Forget a challenge that was not posted."""
        await self._writer.write(partial(challenges.withdraw, number=number))

    async def challenges_since(self, user: int, since: datetime) -> int:
        """How many challenges somebody sent lately."""
        return await self._read(challenges.count_since, user, since)

    async def challenge_results(self, number: int) -> list[Taken]:
        """What became of a challenge."""
        return await self._read(challenges.results, number)

    async def challenge_try(self, number: int, user: int) -> int | None:
        """The fork by which somebody takes a challenge up."""
        return await self._read(challenges.tried_by, number, user)

    async def challenge_shown(self, number: int, results: int) -> None:
        """A challenge's message tells of so many results."""
        await self._writer.write(partial(challenges.shown, number=number, told=results))

    async def unshown_challenges(self) -> list[int]:
        """Challenges whose message is to be edited."""
        return await self._read(challenges.unshown)

    async def daily_seasons(self) -> list[KeptSeason]:
        """All seasons of deals of the day."""
        return await self._read(dailies.seasons)

    async def last_daily_season(self) -> int:
        """The highest number of a season."""
        return await self._read(dailies.last_season)

    async def begin_daily_season(self, kept: KeptSeason) -> None:
        """Keep a new season."""
        await self._writer.write(partial(dailies.begin_season, kept=kept))

    async def break_daily_season(self, number: int) -> None:
        """A season is broken."""
        await self._writer.write(partial(dailies.break_season, number=number))

    async def open_daily_links(self, links: Mapping[int, str]) -> None:
        """Keep opened links."""
        await self._writer.write(partial(dailies.open_links, links=links))

    async def opened_daily_links(self, season: int) -> dict[int, str]:
        """The opened links of a season."""
        return await self._read(dailies.opened_links, season)

    async def daily_try(self, day: int, user: int) -> int | None:
        """The fork by which somebody plays a day's deal."""
        return await self._read(dailies.tried_by, day, user)

    async def enter_daily(self, day: int, user: int, guild: int) -> None:
        """Somebody plays a day's deal on a server."""
        await self._writer.write(partial(dailies.enter, day=day, user=user, guild=guild))

    async def daily_result(self, day: int, user: int) -> DayResult | None:
        """What somebody made of a day's deal."""
        return await self._read(dailies.result, day, user)

    async def daily_results_in(self, day: int, guild: int) -> list[DayResult]:
        """What those on a server made of a day's deals."""
        return await self._read(dailies.results_in, day, guild)

    async def daily_tally(self, day: int) -> DayTally:
        """How many made what of a day's deals."""
        return await self._read(dailies.tally, day)

    async def daily_unfinished(self, day: int) -> int:
        """How many began a day's deal and are not done."""
        return await self._read(dailies.unfinished, day)

    async def puzzle_tries(self, game: str) -> dict[int, Tries]:
        """How often the puzzles of a game were tried."""
        return await self._read(puzzles.tries, game)

    async def first_tries(self, user: int) -> dict[str, dict[int, FirstTry]]:
        """Which puzzles somebody tried."""
        return await self._read(puzzles.of_person, user)

    async def try_puzzle(self, user: int, game: str, number: int, tried: FirstTry, at: datetime) -> FirstTry:
        """Somebody's first answer to a puzzle."""
        work = partial(puzzles.answer, user=user, game=game, number=number, tried=tried, at=at)
        return await self._writer.write(work)

    async def export(self, user: int) -> AsyncIterator[Piece]:
        """All that is stored of a person, piece by piece."""
        async with explaining():
            async for piece in privacy.pieces_of(self._engines.reading, user):
                yield piece

    async def forget(self, user: int) -> None:
        """Make a person's seats nameless, some deals at a time, and delete the rest; done again it goes on."""
        await self._writer.write(partial(privacy.forget_matches, user=user))
        while await self._writer.write(partial(privacy.forget_deals, user=user)):
            pass
        await self._writer.write(partial(privacy.forget, user=user))

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        await self._writer.close()
        if self._link is not None:
            await self._link.stop()
        await self._engines.dispose()


def touch(file: Path) -> None:
    """Make the folder and open the file once: aiosqlite leaves a thread behind when it cannot."""
    make_own(file)
    sqlite3.connect(file).close()


async def open_store(database_url: str) -> SqlStore:
    """Open a database and bring it up to date; raises `StorageError` with one line that names the setting."""
    engines = make_engines(database_url)
    try:
        if engines.file is not None:
            await asyncio.to_thread(touch, engines.file)
        await migrate(engines)
    except (SQLAlchemyError, sqlite3.Error, OSError, StorageError) as error:
        await engines.dispose()
        setting = SETTING if is_sqlite(engines.url) else "DATABASE_URL"
        raise StorageError(f"{setting}: {engines.name} cannot be used: {reason(error)}.") from error
    return SqlStore(engines)
