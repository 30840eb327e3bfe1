"""Everything that is stored: a store a feature, each with its own tables of one database."""

from typing import Final

from bot.features.challenges import store as challenges
from bot.features.daily import store as daily
from bot.features.evenings.store import EveningStore
from bot.features.ladder.store import LadderStore, PlayerStatsStore
from bot.features.lessons import store as lessons
from bot.features.matches import store as matches
from bot.features.practice import store as practice
from bot.features.puzzles import store as puzzles
from bot.features.reviews import store as reviews
from bot.solo import store as solo
from bot.store import (
    OpenDatabase,
    finished_deals,
    open_database,
    personal,
    posted_messages,
    presets,
    result_counts,
    tables,
)
from bot.store.settings import SqlSettingsStore

PERSONAL_DATA: Final = (
    personal.PERSONAL, presets.PERSONAL, finished_deals.PERSONAL, solo.PERSONAL, tables.PERSONAL, matches.PERSONAL,
    lessons.PERSONAL, posted_messages.PERSONAL, result_counts.PERSONAL, challenges.PERSONAL, reviews.PERSONAL,
    daily.PERSONAL, puzzles.PERSONAL,
)  # fmt: skip
"""All that says something of people, in the order in which it is told."""


class Stores:
    """The bot's durable memory. No store knows another; `database` is what they share."""

    def __init__(self, database: OpenDatabase) -> None:
        self.database = database
        access = database.access
        self.tables = tables.SqlTableStore(access)
        self.matches = matches.MatchStore(access)
        self.results = finished_deals.SqlResultStore(access)
        self.messages = posted_messages.SqlMessageStore(access, database.behind)
        self.settings = SqlSettingsStore(access)
        self.presets = presets.SqlPresetStore(access)
        self.evenings = EveningStore(access)
        self.ladder = LadderStore(access)
        self.player_stats = PlayerStatsStore(access)
        self.pars = finished_deals.SqlParStore(access)
        self.uploads = finished_deals.SqlUploadStore(access)
        self.solo = solo.ForkStore(
            access, (solo.RECORDS, challenges.TRIES, daily.TRIES, daily.ARCHIVED), practice.PRACTICE
        )
        self.practice = practice.PracticeStore(access)
        self.challenges = challenges.ChallengeStore(access)
        self.daily = daily.DailyStore(access)
        self.lessons = lessons.LessonStore(access)
        self.puzzles = puzzles.PuzzleStore(access)
        self.reviews = reviews.ReviewStore(access)
        self.personal = personal.SqlPersonalDataStore(access, PERSONAL_DATA)

    async def close(self) -> None:
        await self.database.close()


async def open_stores(database_url: str) -> Stores:
    """Open a database and bring it up to date; raises `StorageError` with one line that names the setting."""
    return Stores(await open_database(database_url))
