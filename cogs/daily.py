"""The deal of the day, wherever people are."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.daily.commands import daily
from cogs.words import command

Interaction = discord.Interaction[Any]


class Daily(commands.Cog):
    """One deal for everybody everywhere."""

    @app_commands.command(name="daily", description=command("daily"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def daily(self, interaction: Interaction) -> None:
        """Play it, or see how it went."""
        await daily(interaction)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Daily())
