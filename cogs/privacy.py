"""What is stored about somebody: all of it as a file, or gone."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.gateway.interactions.answer import answer, answer_by
from bot.gateway.interactions.preferences import PreferencesService
from bot.gateway.interactions.services import service
from cogs.words import command

Interaction = discord.Interaction[Any]


class Privacy(commands.GroupCog, group_name="privacy", group_description=command("privacy")):
    """The commands under `/privacy`."""

    @app_commands.command(name="export", description=command("privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        await answer_by(interaction, service(interaction, PreferencesService).export)

    @app_commands.command(name="delete", description=command("privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        """Ask, by buttons, whether to delete it."""
        wishes = service(interaction, PreferencesService)
        await answer(interaction, lambda: wishes.ask_delete(interaction.user.id, interaction.guild_id))


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Privacy())
