"""A table's life: open, sit down, get up, computers, start, show, close."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.gateway.interactions.answer import answer
from bot.gateway.interactions.commands import table_meant
from bot.gateway.interactions.hosting import GAME_CHOICES, open_table, show_table
from bot.gateway.interactions.house_rules import offer_house_rules
from bot.gateway.interactions.levels import offer_levels, read_level
from bot.gateway.interactions.services import Services, services
from bot.present.messages import Message
from bot.tables.model import Table
from cogs.words import command, options

Interaction = discord.Interaction[Any]


class Lobby(commands.GroupCog, group_name="table", group_description=command("table")):
    """The commands under `/table`, all about the table of their channel."""

    @app_commands.command(name="open", description=command("table-open"))
    @options("game", "options", "players", level="fill-level")
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(options=offer_house_rules, level=offer_levels)
    async def open(
        self,
        interaction: Interaction,
        game: str,
        options: app_commands.Range[str, 0, 200] | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        level: app_commands.Range[str, 1, 30] | None = None,
    ) -> None:
        """Open a table, with computers if a level is named; its post is the answer."""
        await open_table(interaction, game, options, players, read_level(level))

    @app_commands.command(name="join", description=command("table-join"))
    @options("seat")
    async def join(self, interaction: Interaction, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
        """Sit down; seats are counted from 1 for people."""
        place = None if seat is None else seat - 1
        await self._change(
            interaction, lambda parts, table, user: parts.tables.join(table, user, place), "table-joined-reply-alone"
        )

    @app_commands.command(name="leave", description=command("table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Get up."""
        await self._change(interaction, lambda parts, table, user: parts.tables.leave(table, user), "table-left-reply")

    @app_commands.command(name="fill", description=command("table-fill"))
    @options("level")
    @app_commands.autocomplete(level=offer_levels)
    async def fill(self, interaction: Interaction, level: app_commands.Range[str, 1, 30] | None = None) -> None:
        """Computers for every empty seat."""
        await self._change(
            interaction,
            lambda parts, table, user: parts.tables.fill(table, user, read_level(level)),
            "table-filled-reply",
        )

    @app_commands.command(name="start", description=command("table-start"))
    async def start(self, interaction: Interaction) -> None:
        """Deal."""
        await self._change(
            interaction, lambda parts, table, user: parts.tables.start(table, user), "table-started-reply"
        )

    @app_commands.command(name="show", description=command("table-show"))
    async def show(self, interaction: Interaction) -> None:
        """Post the table anew; its post is the answer."""
        await show_table(interaction)

    @app_commands.command(name="close", description=command("table-close"))
    async def close(self, interaction: Interaction) -> None:
        """End the table."""
        manager = interaction.permissions.manage_channels
        await self._change(
            interaction,
            lambda parts, table, user: parts.tables.close(table, user, manager=manager),
            "table-closed-reply",
        )

    async def _change(
        self, interaction: Interaction, change: Callable[[Services, int, int], Awaitable[Table]], key: str
    ) -> None:
        """One change of the channel's table, and one private sentence about it."""
        parts, user = services(interaction), interaction.user.id

        async def work() -> Message:
            table = await change(parts, (await table_meant(interaction)).id, user)
            seat = table.seat_of(user)
            computers = table.players - len(table.people)
            kept = "yes" if table.keeps_seat_of(user) else "no"
            values = {"seat": 0 if seat is None else seat + 1, "count": computers, "kept": kept}
            return await parts.composer.say(user, key, guild=table.guild, **values)

        await answer(interaction, work)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Lobby())
