"""The composition root: the one place that builds the parts and joins them."""

import asyncio
import gc
import logging
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path

from bot import health
from bot.config import BotSettings, ConfigError
from bot.errors import DamagedDatabase
from bot.exporting import ExportProcess
from bot.features.challenges import commands as challenge_commands
from bot.features.challenges.messages import ChallengePlay, ChallengeTryMessages, Challenging
from bot.features.challenges.posts import ChallengePosts
from bot.features.challenges.service import ChallengedDeals, Challenges, ChallengeTries
from bot.features.challenges.store import CHALLENGE
from bot.features.daily import commands as daily
from bot.features.daily.archive import Archive, ArchivedDeals
from bot.features.daily.archive_messages import ArchivePlay, ArchiveTryMessages
from bot.features.daily.days import Days
from bot.features.daily.messages import DailyPlay, DailyTryMessages
from bot.features.daily.service import Dailies, DailyDeals
from bot.features.daily.store import ARCHIVE, DAILY
from bot.features.evenings.messages import Evenings
from bot.features.hints import commands as hints
from bot.features.hints.messages import Hinting
from bot.features.ladder.messages import Leaderboards
from bot.features.ladder.stats_messages import Statistics
from bot.features.lessons import commands as lessons
from bot.features.lessons.messages import Learning
from bot.features.matches.commands import MatchSheets
from bot.features.matches.service import MatchKeeper
from bot.features.practice import commands as practice
from bot.features.practice.messages import Practice, PracticeMessages
from bot.features.practice.service import PracticeDeals
from bot.features.practice.store import PRACTICE
from bot.features.puzzles import commands as puzzles
from bot.features.puzzles.messages import Puzzling
from bot.features.records import commands as records
from bot.features.records.messages import History
from bot.features.reviews import commands as reviewing
from bot.features.reviews.messages import Reviewing
from bot.features.reviews.service import Reviews
from bot.gateway.interactions import preferences, proposals, rules_pages, setup_menu, table_presses
from bot.gateway.interactions.context import Services
from bot.gateway.interactions.preferences import PreferencesService
from bot.gateway.interactions.rate_limit import InteractionTracker
from bot.gateway.interactions.table_commands import usual_pace
from bot.gateway.messages import pacing
from bot.gateway.messages.pacing import Pacing
from bot.gateway.messages.payload import SignBook
from bot.gateway.messages.people import UserProfiles
from bot.gateway.messages.sync import MessageSync
from bot.gateway.messages.transport import Transport
from bot.gateway.session.card_emojis import CardEmojis
from bot.gateway.session.client import Client, Connection
from bot.phrases import load_phrases, read_ahead
from bot.players.jit_warmup import load_search, warming
from bot.players.levels import LEVELS, USUAL
from bot.players.thinking import Thinking
from bot.players.worker import ParProcess, ReviewProcess
from bot.ports import Clock
from bot.present.composer import Composer
from bot.present.replays import Replays
from bot.present.rules import Rulebook
from bot.puzzles.continuations import Lines
from bot.render.painter import Painter
from bot.solo import commands as solo_commands
from bot.solo.finished import DEAL, RECORD, RecordedDeals, ServerDeals
from bot.solo.finished_messages import PlayingOn, ServerDealMessages
from bot.solo.messages import SoloMessages
from bot.solo.service import SoloPlay
from bot.store.files import SETTING, Backups, file_of
from bot.stores import Stores, open_stores
from bot.system import SystemClock, SystemShuffler, freeze_heap
from bot.tables.lease_keeper import LeaseKeeper, LeaseListener
from bot.tables.leases import Cluster, Leases, Member
from bot.tables.pars import Pars
from bot.tables.service import Tables, TableService, build_tables
from bot.tables.turn_scheduler import TurnScheduler
from bot.tasks import cancel_and_wait, in_background, in_between, unless, until_stored

log = logging.getLogger(__name__)

NAMES = ("lobby", "matches", "play", "learn", "records", "alone", "settings", "admin")
ROUTED = (
    table_presses, rules_pages, setup_menu, records, proposals, preferences, solo_commands, challenge_commands, daily,
    practice, puzzles, lessons, reviewing, hints,
)  # fmt: skip
"""Who answers presses, each by the words of its controls."""
COGS = tuple(f"cogs.{name}" for name in NAMES)
ROUTES = tuple(route for each in ROUTED for route in each.ROUTES)
DRAIN_SECONDS = 4.0


async def run(
    settings: BotSettings, health_file: Path | None = None, on_stop: Callable[[], None] = lambda: None
) -> None:  # fmt: skip
    """Serve until told to stop.

    health_file: what is touched as long as all is well. on_stop: called at once when it is told to stop.
    """
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        stopping.set()
        on_stop()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    stores = await unless(stopping, open_stores(settings.database_url.get_secret_value()))
    if stores is None:
        log.info("Stopping.")
        return
    painter = Painter()
    warming_up = in_background(painter.start(), "painter")  # the first pictures wait for it, nobody else
    clock = SystemClock()  # one for all: what waits is told once when the machine's is set
    client = Client(settings, clock, COGS, ROUTES)
    watching = in_background(pacing.watch_lag(client.lag), "lag")
    try:
        well = reported_health(settings, client, stores, health_file)
        tables = running_tables(settings, client, stores, painter, clock, stopping)
        async with well, regular_backups(settings, clock), client, Connection(client, settings) as gateway, tables:
            await gateway.until(stopping)
    finally:
        watching.cancel()
        await stores.close()
        await asyncio.gather(warming_up, return_exceptions=True)
        await painter.close()


async def read_when(there: asyncio.Event) -> None:
    """Read all phrases once people are served, who would wait for each when they are the first to hear it."""
    await there.wait()
    await in_between(read_ahead())
    gc.freeze()  # they stay, and need not be looked through for garbage


@asynccontextmanager
async def reported_health(
    settings: BotSettings, client: Client, stores: Stores, file: Path | None
) -> AsyncIterator[None]:  # fmt: skip
    """Say whether the bot is well, by a file or by a port where the host asks for one, and serve figures there."""

    async def connected() -> bool:
        return client.is_on_gateway()

    async def answering() -> bool:
        return await stores.tables.revision(0) is None  # there is no such table; a database that can say so is there

    checks = {"discord": connected, "database": answering}
    async with AsyncExitStack() as stack:
        if file is not None:
            await stack.enter_async_context(health.touched(file, checks))
        if settings.metrics_port is not None:
            health.COMMITS.set_function(lambda: stores.database.commits)
            port = health.reported(settings.metrics_address, settings.metrics_port, checks)
            await stack.enter_async_context(port)
        yield


def copies_last(settings: BotSettings) -> timedelta | None:
    """How long the bot's own copies keep what was deleted; None where it makes none."""
    if file_of(settings.database_url.get_secret_value()) is None or not settings.backup_hours:
        return None
    return timedelta(hours=settings.backup_hours) * settings.backup_keep


@asynccontextmanager
async def regular_backups(settings: BotSettings, clock: Clock) -> AsyncIterator[None]:
    """Copy a SQLite file every so often, unless the host wants no copies."""
    file = file_of(settings.database_url.get_secret_value())
    if file is None or not settings.backup_hours:
        yield
        return
    every = timedelta(hours=settings.backup_hours)
    backups = Backups(file, settings.backup_dir, every, settings.backup_keep, clock)
    making = in_background(backups.keep_making(), "backups")
    try:
        yield
    finally:
        making.cancel()


def build_services(  # noqa: PLR0917 - all that is built before
    settings: BotSettings,
    client: Client,
    stores: Stores,
    tables: Tables,
    painter: Painter,
    thinking: Thinking,
    clock: Clock,
    reviews: Reviews,
) -> Services:
    """All that answers people and shows them what happens."""
    lookup = tables.lookup
    painter.tables = lookup.count
    people = UserProfiles(stores.settings, client.name_of, client.rate_limit.looks_up, lookup.spoken_with)
    book = SignBook()
    evenings = Evenings(people, stores.evenings, clock)
    composer = Composer(
        people, client.guild_name, lookup.sits_at_several, stores.results.series, lookup.standing,
        deal=stores.results.deal, evening=evenings.ended,
    )  # fmt: skip
    transport = Transport(client, clock, client.command_ids, book)
    messages = MessageSync(
        tables, transport, composer, people, stores.messages, painter.paint, Pacing(client.lag), book
    )
    painter.on_recovery.append(messages.repainted)
    people.on_preferred = messages.preferred
    shuffler = SystemShuffler()
    days = Days(stores.daily, clock, shuffler)
    challenges = Challenges(stores.challenges, stores.results, clock)
    challenging = Challenging(people, challenges)
    challenge_posts = ChallengePosts(challenging, stores.challenges, transport, painter.paint, book)
    kinds = (
        ServerDeals(stores.results),
        RecordedDeals(stores.uploads, clock),
        ChallengedDeals(stores.results, challenge_posts.note),
        DailyDeals(days, clock),
        ArchivedDeals(days, clock),
        PracticeDeals(),
    )
    solo = SoloPlay(stores.solo, thinking, clock, kinds)
    dailies = Dailies(stores.daily, stores.uploads, solo, days, clock)
    archive = Archive(stores.daily, solo, dailies)
    deal_messages = ServerDealMessages(people)
    solo_messages = SoloMessages(
        people,
        solo,
        {
            DEAL: deal_messages,
            RECORD: deal_messages,
            CHALLENGE: ChallengeTryMessages(people, challenges),
            DAILY: DailyTryMessages(people, dailies),
            ARCHIVE: ArchiveTryMessages(people, archive),
            PRACTICE: PracticeMessages(people),
        },
    )
    exporter = ExportProcess(stores.personal, stores.database.address)
    replays = Replays(people, stores.results, stores.uploads, clock, lookup.tables_of)
    statistics = Statistics(people, stores.ladder, stores.player_stats)
    match_sheets = MatchSheets(people, transport, painter.paint, book)
    matches = MatchKeeper(
        stores.matches, tables.service, tables.changes, tables.cluster, shuffler, clock, match_sheets.tell
    )  # fmt: skip
    practice_deals = Practice(
        people, stores.practice, solo, solo_messages, statistics.has_played, replays, stores.uploads, clock, shuffler
    )  # fmt: skip
    pace, copies = usual_pace(settings), copies_last(settings)
    others = (
        Learning(people, stores.lessons),
        Puzzling(people, stores.puzzles, clock, Lines(thinking.is_ready, thinking.expect)),
        Reviewing(people, replays, reviews),
        PlayingOn(people, solo, solo_messages),
        solo_messages,
        challenging,
        ChallengePlay(ChallengeTries(stores.challenges, solo), challenging, solo_messages),
        challenge_posts,
        DailyPlay(people, dailies, solo_messages, replays),
        ArchivePlay(people, archive, solo_messages),
        practice_deals,
        PreferencesService(people, stores.personal, exporter, tables, pace, copies, challenge_posts.repair),
        Hinting(people, thinking),
        matches,
        Leaderboards(people, stores.ladder, clock),
        statistics,
        evenings,
        History(people, stores.results),
    )
    return Services(
        settings=settings,
        tables=tables.service,
        lookup=lookup,
        people=people,
        composer=composer,
        rulebook=Rulebook(people),
        has_played=statistics.has_played,
        replays=replays,
        alone=practice_deals,
        messages=messages,
        transport=transport,
        presets=stores.presets,
        reopening=stores.evenings,
        arrivals=InteractionTracker(client.rate_limit),
        paint=painter.paint,
        book=book,
        others={type(each): each for each in others},
    )


def build_lease_keeper(
    client: Client, tables: Tables, messages: MessageSync, leases: Leases, clock: Clock
) -> LeaseKeeper:  # fmt: skip
    """What lets several processes share the tables, and take turns to identify."""
    client.identify_queue.book = leases.link.book
    listener = LeaseListener(
        is_tracking=messages.is_tracking,
        shown=messages.changed_elsewhere,
        stepped=messages.stepped_elsewhere,
        played=messages.played_elsewhere,
        preferred=messages.preferred_elsewhere,
        members_changed=messages.others_changed,
        finish=messages.settle,
    )
    return LeaseKeeper(tables, leases, clock, listener)


async def take_up(service: TableService) -> None:
    """Go on at every table; raises `ConfigError` where the database is damaged, and waiting would mend nothing."""
    try:
        await service.restore()
    except DamagedDatabase as error:
        raise ConfigError(
            f"{SETTING}: {error} Go back to a copy of it; `lambapea restore FILE` does so with a SQLite file."
        ) from error


@asynccontextmanager
async def running_tables(  # noqa: PLR0917 - all that is built before
    settings: BotSettings, client: Client, stores: Stores, painter: Painter, clock: Clock, stopping: asyncio.Event
) -> AsyncIterator[None]:  # fmt: skip
    """Let the tables go on, and show what they do; where it is to stop before they could be read there are none."""
    par_process = ParProcess()
    thinking = Thinking(random.SystemRandom(), load=load_search, on_busy=par_process.pause)
    member = Member(0, settings.shard_count, settings.shard_ids)
    link = stores.database.cluster_link(member)
    leases = None if link is None else Leases(link, member, clock)
    levels = (USUAL, *(level for level in LEVELS if level != USUAL))
    tables = build_tables(stores.tables, stores.results, SystemShuffler(), clock, levels, leases or Cluster())
    await unless(stopping, until_stored(partial(take_up, tables.service), "The tables cannot be read yet: %s"))
    load_phrases()
    freeze_heap()
    review_process = ReviewProcess(on_busy=par_process.pause_for_review)
    reviews = Reviews(stores.reviews, stores.results, review_process, lambda: thinking.is_warm)
    services = build_services(settings, client, stores, tables, painter, thinking, clock, reviews)
    messages = services.messages
    keeper = None if leases is None else build_lease_keeper(client, tables, messages, leases, clock)
    turns = TurnScheduler(tables, thinking, clock, random.SystemRandom(), services.people)

    has_first_shard = not settings.shard_ids or 0 in settings.shard_ids
    pars = Pars(stores.pars, par_process, tables.changes, clock, health.WITHOUT_PAR.set)
    emojis = CardEmojis(client, painter.paint, services.book, client.lag, uploads=has_first_shard)
    there = asyncio.Event()
    reading = in_background(read_when(there), "reading of phrases")

    def begin() -> None:
        messages.repair()
        services.find(ChallengePosts).repair()
        turns.start()
        services.find(MatchKeeper).start()
        if keeper is not None:
            keeper.start()
        if settings.card_emojis:
            emojis.start()
        there.set()

    client.serve(services, begin)
    messages.listen()
    try:
        async with warming(thinking, settings.data_dir, there, pars.start if has_first_shard else lambda: None):
            yield
    finally:
        client.serve(services, lambda: None)  # let in only now, it begins nothing: nobody would stop that any more
        await cancel_and_wait(reading)
        await services.find(MatchKeeper).stop()
        await pars.stop()
        await reviews.stop()
        await review_process.rest()
        await emojis.stop()
        await turns.stop()
        thinking.close()
        await services.arrivals.drain(DRAIN_SECONDS)
        await services.find(ChallengePosts).stop()
        await messages.stop()
        await services.people.stop()
        if keeper is not None:
            await keeper.stop()
