"""A table's life: open, sit down, get up, computers, start, show, close."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.gateway.interactions.actions import table_meant
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.autocomplete import read_level
from bot.gateway.interactions.context import Services, caller_at, services
from bot.gateway.interactions.proposals import pause
from bot.gateway.interactions.setup_menu import offer_menus, offer_presets, open_preset, remove_preset
from bot.gateway.interactions.setup_menu import save_table_as_preset as save_preset
from bot.gateway.interactions.table_commands import (
    close_or_ask,
    invite,
    join,
    leave_or_ask,
    open_table,
    replace_person,
    show_table,
    sit_out,
    start_table,
)
from bot.present.messages import Message
from bot.tables.model import Table
from cogs.words import SPEED_CHOICES, HouseRules, command, slash

Level = app_commands.Range[str, 1, 30]
PresetName = app_commands.Range[str, 1, 100]


class Lobby(commands.GroupCog, group_name="table", group_description=command("table")):
    """The commands under `/table`, all about the table of their channel."""

    @slash("table-open", said={"level": "fill-level"}, choices={"speed": SPEED_CHOICES})
    async def open(  # noqa: PLR0917 - Discord's options
        self,
        interaction: Interaction,
        game: str | None = None,
        rules: PresetName | None = None,
        options: HouseRules | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        level: Level | None = None,
        speed: str | None = None,
        preset: PresetName | None = None,
        shuffle: bool = False,
        hints: bool = False,
    ) -> None:
        """Open a table, with computers if a level is named; its post is the answer. Without a game, menus are."""
        asked = options, players, read_level(level), speed
        if preset is not None:
            await open_preset(interaction, preset, game, rules)
        elif game is None and rules is None:
            await offer_menus(interaction, *asked, shuffled=shuffle, hints=hints)
        else:
            await open_table(interaction, game, *asked, rules, shuffled=shuffle, hints=hints)

    preset = app_commands.Group(name="preset", description=command("table-preset"))

    @slash("table-preset-save", group=preset, said={"name": "preset-name"})
    async def save_preset(self, interaction: Interaction, name: PresetName) -> None:
        await answer(interaction, lambda: save_preset(interaction, name))

    @slash("table-preset-delete", group=preset, said={"name": "preset-which"}, offers={"name": offer_presets})
    async def delete_preset(self, interaction: Interaction, name: PresetName) -> None:
        await answer(interaction, lambda: remove_preset(interaction, name))

    @slash("table-join")
    async def join(self, interaction: Interaction, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
        """Sit down; seats are counted from 1 for people."""
        await answer(interaction, lambda: join(interaction, None if seat is None else seat - 1))

    @slash("table-leave")
    async def leave(self, interaction: Interaction) -> None:
        async def work() -> Message:
            return await leave_or_ask(interaction, await table_meant(interaction))

        await answer(interaction, work)

    @slash("table-sitout", said={"deals": "sit-out-deals"})
    async def sitout(self, interaction: Interaction, deals: app_commands.Range[int, 0, 5] = 1) -> None:
        """Let others play for some deals, where more people are at the table than play."""

        async def work() -> Message:
            return await sit_out(interaction, await table_meant(interaction), deals)

        await answer(interaction, work)

    @slash("table-fill")
    async def fill(self, interaction: Interaction, level: Level | None = None) -> None:
        def filled(parts: Services, table: Table, user: int) -> Awaitable[Table]:
            return parts.tables.fill(table.id, user, read_level(level))

        await self._change(interaction, filled, "table-filled-reply")

    @slash("table-start")
    async def start(self, interaction: Interaction) -> None:
        """Deal; the answer is one's hand, below a result the post and one's hand."""
        await start_table(interaction)

    @slash("table-replace", said={"player": "replaced"})
    async def replace(self, interaction: Interaction, player: discord.User, level: Level | None = None) -> None:
        await replace_person(interaction, player, read_level(level))

    @slash("table-invite")
    async def invite(
        self, interaction: Interaction, role: discord.Role | None = None, person: discord.User | None = None
    ) -> None:
        await invite(interaction, role, person)

    @slash("table-pause")
    async def pause(self, interaction: Interaction) -> None:
        """Let the table stand still, once everybody who is there agrees."""

        async def work() -> Message:
            return await pause(interaction, (await table_meant(interaction)).id)

        await answer(interaction, work)

    @slash("table-show")
    async def show(self, interaction: Interaction) -> None:
        """Post the table anew; its post is the answer."""
        await show_table(interaction)

    @slash("table-language")
    async def language(self, interaction: Interaction, language: str) -> None:
        def spoken(parts: Services, table: Table, user: int) -> Awaitable[Table]:
            return parts.tables.set_language(table.id, user, language, manages=caller_at(interaction, table).manages)

        await self._change(interaction, spoken, "settings-saved")

    @slash("table-close")
    async def close(self, interaction: Interaction) -> None:
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
            count = table.players - len(table.people)
            return await parts.composer.say(user, key, guild=table.guild, count=count)

        await answer(interaction, work)


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Lobby())
