"""What somebody plays alone, wherever they are: the deal of the day, and fresh deals for practice."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.daily.commands import daily
from bot.features.practice.commands import practice
from bot.gateway.interactions.answer import Interaction
from cogs.words import slash


class Alone(commands.Cog):
    """None of it counts at a table."""

    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @slash("daily", said={"account": "second-account", "owner": "second-owner"})
    async def daily(
        self, interaction: Interaction, account: discord.User | None = None, owner: discord.User | None = None
    ) -> None:
        await daily(interaction, account.id if account else None, owner.id if owner else None)

    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @slash("practice")
    async def practice(self, interaction: Interaction, game: str | None = None) -> None:
        await practice(interaction, game)


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Alone())
