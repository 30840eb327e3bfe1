"""For the one who runs the bot."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.gateway.interactions import admin
from bot.gateway.interactions.answer import Interaction, answer
from bot.present.messages import Message
from cogs.words import command, options


@app_commands.default_permissions(administrator=True)
class Admin(commands.GroupCog, group_name="admin", group_description=command("admin")):
    """The commands under `/admin`; anybody else is refused."""

    @app_commands.command(name="sync", description=command("admin-sync"))
    async def sync(self, interaction: Interaction) -> None:
        await self._for_owner(interaction, lambda: admin.sync(interaction))

    @app_commands.command(name="health", description=command("admin-health"))
    async def health(self, interaction: Interaction) -> None:
        await self._for_owner(interaction, lambda: admin.health(interaction))

    @app_commands.command(name="annul", description=command("admin-annul"))
    @options("deal")
    async def annul(self, interaction: Interaction, deal: app_commands.Range[int, 1, 2_000_000_000]) -> None:
        await self._for_owner(interaction, lambda: admin.annul(interaction, deal))

    async def _for_owner(self, interaction: Interaction, work: Callable[[], Awaitable[Message]]) -> None:
        async def checked() -> Message:
            if not await interaction.client.is_owner(interaction.user):
                raise UserError("owner-only")
            return await work()

        await answer(interaction, checked)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Admin())
