"""For the one who runs the bot."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.errors import UserError
from bot.gateway.interactions import admin
from bot.gateway.interactions.answer import Interaction, answer
from bot.present.messages import Message
from cogs.words import Number, command, slash


@app_commands.default_permissions(administrator=True)
class Admin(commands.GroupCog, group_name="admin", group_description=command("admin")):
    """The commands under `/admin`; anybody else is refused."""

    @slash("admin-sync")
    async def sync(self, interaction: Interaction) -> None:
        await self._for_owner(interaction, lambda: admin.sync(interaction))

    @slash("admin-health")
    async def health(self, interaction: Interaction) -> None:
        await self._for_owner(interaction, lambda: admin.health(interaction))

    @slash("admin-annul")
    async def annul(self, interaction: Interaction, deal: Number) -> None:
        await self._for_owner(interaction, lambda: admin.annul(interaction, deal))

    async def _for_owner(self, interaction: Interaction, work: Callable[[], Awaitable[Message]]) -> None:
        async def checked() -> Message:
            if not await interaction.client.is_owner(interaction.user):
                raise UserError("owner-only")
            return await work()

        await answer(interaction, checked)


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Admin())
