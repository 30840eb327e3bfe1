"""What the bot's owner may ask of it."""

from bot.errors import StorageError, UserError
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.context import caller_of, services
from bot.present.messages import Message
from bot.tables.model import Stage


async def sync(interaction: Interaction) -> Message:
    """Tell Discord the commands if they differ from what it knows."""
    reader = await services(interaction).people.reader(caller_of(interaction))
    if not await interaction.client.sync_commands():
        return Message(reader.say("admin-sync-unchanged"))
    return Message(reader.say("admin-synced", count=len(interaction.client.tree.get_commands())))


async def health(interaction: Interaction) -> Message:
    """Tables, database, gateway."""
    parts = services(interaction)
    tables, latency = parts.lookup.all_tables(), interaction.client.latency
    reader = await parts.people.reader(caller_of(interaction))
    try:
        await parts.presets.presets(0)  # whatever is asked for, the database answers
        database = reader.say("health-well")
    except StorageError:
        database = reader.say("health-ill")
    return Message(
        reader.say(
            "health-line",
            tables=len(tables),
            deals=sum(table.stage is Stage.PLAYING for table in tables),
            database=database,
            latency=round(latency * 1000) if latency < 60 else "?",
        )
    )


async def annul(interaction: Interaction, number: int) -> Message:
    """A deal being played on this server is void; the same dealer deals again."""
    parts = services(interaction)
    reader = await parts.people.reader(caller_of(interaction))
    for table in parts.lookup.tables_in(interaction.guild_id or 0):
        if table.stage is Stage.PLAYING and table.deal is not None and table.deal.number == number:
            await parts.tables.annul(table.id, interaction.user.id)
            return Message(reader.say("admin-annulled", number=number))
    raise UserError("no-such-deal", number=number)
