"""Fresh deals against computers, wherever people are."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.practice.commands import practice
from bot.gateway.interactions.table_commands import GAME_CHOICES
from cogs.words import command, options

Interaction = discord.Interaction[Any]


class Practice(commands.Cog):
    """As many as somebody likes, and none of them counts."""

    @app_commands.command(name="practice", description=command("practice"))
    @options("game")
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def practice(self, interaction: Interaction, game: str | None = None) -> None:
        """Deal a fresh pack, or ask which game."""
        await practice(interaction, game)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Practice())
