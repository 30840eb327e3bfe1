"""What somebody plays alone, wherever they are: the deal of the day, and fresh deals for practice."""

from discord import app_commands
from discord.ext import commands

from bot.features.daily.commands import daily
from bot.features.practice.commands import practice
from bot.gateway.interactions.answer import Interaction
from cogs.words import GAME_CHOICES, command, options


class Alone(commands.Cog):
    """None of it counts at a table."""

    @app_commands.command(name="daily", description=command("daily"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def daily(self, interaction: Interaction) -> None:
        """Play it, or see how it went."""
        await daily(interaction)

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
    await client.add_cog(Alone())
