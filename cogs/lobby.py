"""A table's life: open, sit down, get up, computers, start, show, close."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.gateway.interactions import setup_menu
from bot.gateway.interactions.actions import table_meant
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.autocomplete import offer_house_rules, offer_levels, read_level
from bot.gateway.interactions.context import Services, caller_at, services
from bot.gateway.interactions.proposals import pause
from bot.gateway.interactions.setup_menu import offer_menus, open_preset
from bot.gateway.interactions.table_commands import (
    close_or_ask,
    invite,
    leave_or_ask,
    open_table,
    replace_person,
    show_table,
    start_table,
)
from bot.present.messages import Message
from bot.tables.model import Table
from cogs.words import GAME_CHOICES, LANGUAGE_CHOICES, choices, command, options


class Lobby(commands.GroupCog, group_name="table", group_description=command("table")):
    """The commands under `/table`, all about the table of their channel."""

    @app_commands.command(name="open", description=command("table-open"))
    @options("game", "options", "players", "speed", "preset", "shuffle", "hints", level="fill-level")
    @app_commands.choices(game=GAME_CHOICES, speed=choices("speed", "live", "calm", "slow"))
    @app_commands.autocomplete(options=offer_house_rules, level=offer_levels, preset=setup_menu.offer_presets)
    async def open(  # noqa: PLR0917 - Discord's options
        self,
        interaction: Interaction,
        game: str | None = None,
        options: app_commands.Range[str, 0, 200] | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        level: app_commands.Range[str, 1, 30] | None = None,
        speed: str | None = None,
        preset: app_commands.Range[str, 1, 100] | None = None,
        shuffle: bool = False,
        hints: bool = False,
    ) -> None:
        """Open a table, with computers if a level is named; its post is the answer. Without a game, menus are."""
        if preset is not None:
            await open_preset(interaction, preset, game)
        elif game is None:
            await offer_menus(interaction, options, players, read_level(level), speed, shuffled=shuffle, hints=hints)
        else:
            await open_table(
                interaction, game, options, players, read_level(level), speed, shuffled=shuffle, hints=hints
            )

    preset = app_commands.Group(name="preset", description=command("table-preset"))

    @preset.command(name="save", description=command("table-preset-save"))
    @options(name="preset-name")
    async def save_preset(self, interaction: Interaction, name: app_commands.Range[str, 1, 100]) -> None:
        await answer(interaction, lambda: setup_menu.save_table_as_preset(interaction, name))

    @preset.command(name="delete", description=command("table-preset-delete"))
    @options(name="preset-which")
    @app_commands.autocomplete(name=setup_menu.offer_presets)
    async def delete_preset(self, interaction: Interaction, name: app_commands.Range[str, 1, 100]) -> None:
        await answer(interaction, lambda: setup_menu.remove_preset(interaction, name))

    @app_commands.command(name="join", description=command("table-join"))
    @options("seat")
    async def join(self, interaction: Interaction, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
        """Sit down; seats are counted from 1 for people."""
        place = None if seat is None else seat - 1
        await self._change(
            interaction, lambda parts, table, user: parts.tables.join(table.id, user, place), "table-joined-reply-alone"
        )

    @app_commands.command(name="leave", description=command("table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Get up; in mid-game only after a second question."""

        async def work() -> Message:
            return await leave_or_ask(interaction, await table_meant(interaction))

        await answer(interaction, work)

    @app_commands.command(name="fill", description=command("table-fill"))
    @options("level")
    @app_commands.autocomplete(level=offer_levels)
    async def fill(self, interaction: Interaction, level: app_commands.Range[str, 1, 30] | None = None) -> None:
        await self._change(
            interaction,
            lambda parts, table, user: parts.tables.fill(table.id, user, read_level(level)),
            "table-filled-reply",
        )

    @app_commands.command(name="start", description=command("table-start"))
    async def start(self, interaction: Interaction) -> None:
        """Deal; the answer is one's hand, below a result the post and one's hand."""
        await start_table(interaction)

    @app_commands.command(name="replace", description=command("table-replace"))
    @options("level", player="replaced")
    @app_commands.autocomplete(level=offer_levels)
    async def replace(
        self, interaction: Interaction, player: discord.User, level: app_commands.Range[str, 1, 30] | None = None
    ) -> None:
        """A computer in the seat of somebody who is away."""
        await replace_person(interaction, player, read_level(level))

    @app_commands.command(name="invite", description=command("table-invite"))
    @options("role", "person")
    async def invite(
        self, interaction: Interaction, role: discord.Role | None = None, person: discord.User | None = None
    ) -> None:
        """Call a role or a person to the table."""
        await invite(interaction, role, person)

    @app_commands.command(name="pause", description=command("table-pause"))
    async def pause(self, interaction: Interaction) -> None:
        """Let the table stand still, once everybody who is there agrees."""

        async def work() -> Message:
            return await pause(interaction, (await table_meant(interaction)).id)

        await answer(interaction, work)

    @app_commands.command(name="show", description=command("table-show"))
    async def show(self, interaction: Interaction) -> None:
        """Post the table anew; its post is the answer."""
        await show_table(interaction)

    @app_commands.command(name="language", description=command("table-language"))
    @options("language")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, interaction: Interaction, language: str) -> None:

        def spoken(parts: Services, table: Table, user: int) -> Awaitable[Table]:
            return parts.tables.set_language(table.id, user, language, manages=caller_at(interaction, table).manages)

        await self._change(interaction, spoken, "settings-saved")

    @app_commands.command(name="close", description=command("table-close"))
    async def close(self, interaction: Interaction) -> None:
        """End the table, after a second question."""

        async def work() -> Message:
            return await close_or_ask(interaction, await table_meant(interaction))

        await answer(interaction, work)

    async def _change(
        self, interaction: Interaction, change: Callable[[Services, Table, int], Awaitable[Table]], key: str
    ) -> None:
        """One change of the channel's table, and one private sentence about it."""
        parts, user = services(interaction), interaction.user.id

        async def work() -> Message:
            table = await change(parts, await table_meant(interaction), user)
            seat = table.seat_of(user)
            computers = table.players - len(table.people)
            values = {"seat": 0 if seat is None else seat + 1, "count": computers}
            return await parts.composer.say(user, key, guild=table.guild, **values)

        await answer(interaction, work)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Lobby())
