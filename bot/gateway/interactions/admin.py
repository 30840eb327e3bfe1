"""What the bot's owner may ask of it."""

from bot.errors import StorageError, UserError
from bot.gateway.interactions.answer import Interaction
from bot.gateway.messages.people import UserProfiles
from bot.phrases import phrases
from bot.present.messages import Message
from bot.tables.lookup import TableLookup
from bot.tables.model import Stage
from bot.tables.service import TableService
from bot.tables.settings import SettingsStore


class AdminService:
    """Commands, health, and deals that must not count."""

    def __init__(
        self, people: UserProfiles, settings: SettingsStore, lookup: TableLookup, tables: TableService
    ) -> None:
        self._people = people
        self._settings = settings
        self._lookup = lookup
        self._tables = tables

    async def sync(self, interaction: Interaction) -> Message:
        """Tell Discord the commands if they differ from what it knows."""
        tree = interaction.client.tree
        say = phrases(await self._people.language(interaction.user.id, guild=interaction.guild_id))
        if not await interaction.client.sync_commands():
            return Message(say.say("admin-sync-unchanged"))
        return Message(say.say("admin-synced", count=len(tree.get_commands())))

    async def health(self, interaction: Interaction) -> Message:
        """Tables, database, gateway."""
        say = phrases(await self._people.language(interaction.user.id, guild=interaction.guild_id))
        tables = self._lookup.all_tables()
        try:
            await self._settings.guild_settings(0)
            database = say.say("health-well")
        except StorageError:
            database = say.say("health-ill")
        latency = interaction.client.latency
        return Message(
            say.say(
                "health-line",
                tables=len(tables),
                deals=sum(table.stage is Stage.PLAYING for table in tables),
                database=database,
                latency=round(latency * 1000) if latency < 60 else "?",
            )
        )

    async def annul(self, interaction: Interaction, number: int) -> Message:
        """A deal being played on this server is void; the same dealer deals again."""
        say = phrases(await self._people.language(interaction.user.id, guild=interaction.guild_id))
        for table in self._lookup.tables_in(interaction.guild_id or 0):
            if table.stage is Stage.PLAYING and table.deal is not None and table.deal.number == number:
                await self._tables.annul(table.id, interaction.user.id)
                return Message(say.say("admin-annulled", number=number))
        raise UserError("no-such-deal", number=number)
