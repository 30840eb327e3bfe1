"""What the cousins of Saskop add to the words of the table, typed."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.gateway.interactions.autocomplete import offers, own_tables
from bot.gateway.interactions.commands import perform
from cogs.words import command, in_messages_too, options

Interaction = discord.Interaction[Any]
AtTable = app_commands.Range[int, 1]


class Family(commands.Cog):
    """Each command means the table that has waited longest for the caller, unless they name another."""

    @app_commands.command(name="pick", description=command("pick"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def pick(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "pick", table)

    @app_commands.command(name="bury", description=command("bury"))
    @options("cards", "table")
    @app_commands.autocomplete(cards=offers("bury"), table=own_tables)
    @in_messages_too
    async def bury(self, interaction: Interaction, cards: str, table: AtTable | None = None) -> None:
        await perform(interaction, "bury", cards, table)

    @app_commands.command(name="call", description=command("call"))
    @options("suit", "table")
    @app_commands.autocomplete(suit=offers("call"), table=own_tables)
    @in_messages_too
    async def call(self, interaction: Interaction, suit: str, table: AtTable | None = None) -> None:
        await perform(interaction, "call", suit, table)

    @app_commands.command(name="hold", description=command("hold"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def hold(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "hold", table)

    @app_commands.command(name="declare", description=command("declare"))
    @options("game", "table")
    @app_commands.autocomplete(game=offers("declare"), table=own_tables)
    @in_messages_too
    async def declare(self, interaction: Interaction, game: str, table: AtTable | None = None) -> None:
        """Name the game to be played."""
        await perform(interaction, "declare", game, table)

    @app_commands.command(name="announce", description=command("announce"))
    @options("what", "table")
    @app_commands.autocomplete(what=offers("announce"), table=own_tables)
    @in_messages_too
    async def announce(self, interaction: Interaction, what: str, table: AtTable | None = None) -> None:
        await perform(interaction, "", what, table)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Family())
