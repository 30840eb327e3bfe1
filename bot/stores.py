"""Everything that is stored: a store a feature, each with its own tables of one database."""

from bot.features.challenges.store import SqlChallengeStore
from bot.features.daily.store import SqlDailyStore
from bot.features.lessons.store import SqlLessonStore
from bot.features.puzzles.store import SqlPuzzleStore
from bot.features.reviews.store import SqlReviewStore
from bot.store import OpenDatabase, open_database
from bot.store.evenings import SqlEveningStore
from bot.store.forks import SqlForkStore
from bot.store.ladder import SqlLadderStore
from bot.store.matches import SqlMatchStore
from bot.store.pars import SqlParStore
from bot.store.presets import SqlPresetStore
from bot.store.privacy import SqlPersonalDataStore
from bot.store.settings import SqlSettingsStore
from bot.store.showing import SqlMessageStore
from bot.store.statistics import SqlResultStore
from bot.store.tables import SqlTableStore
from bot.store.tallies import SqlPlayerStatsStore
from bot.store.uploads import SqlUploadStore


class Stores:
    """The bot's durable memory. No store knows another; `database` is what they share."""

    def __init__(self, database: OpenDatabase) -> None:
        self.database = database
        access = database.access
        self.tables = SqlTableStore(access)
        self.matches = SqlMatchStore(access)
        self.results = SqlResultStore(access)
        self.messages = SqlMessageStore(access, database.behind)
        self.settings = SqlSettingsStore(access)
        self.presets = SqlPresetStore(access)
        self.evenings = SqlEveningStore(access)
        self.ladder = SqlLadderStore(access)
        self.player_stats = SqlPlayerStatsStore(access)
        self.pars = SqlParStore(access)
        self.uploads = SqlUploadStore(access)
        self.solo = SqlForkStore(access)
        self.challenges = SqlChallengeStore(access)
        self.daily = SqlDailyStore(access)
        self.lessons = SqlLessonStore(access)
        self.puzzles = SqlPuzzleStore(access)
        self.reviews = SqlReviewStore(access)
        self.personal = SqlPersonalDataStore(access)

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        await self.database.close()


async def open_stores(database_url: str) -> Stores:
    """Open a database and bring it up to date; raises `StorageError` with one line that names the setting."""
    return Stores(await open_database(database_url))
