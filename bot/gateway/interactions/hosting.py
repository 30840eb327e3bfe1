"""Opening and showing tables: where the bot may post, and how long things take there."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from discord import app_commands

from bot.config import Settings
from bot.errors import UserError
from bot.gateway.interactions.answer import Answering, Interaction, answer_by
from bot.gateway.interactions.house_rules import read_house_rules
from bot.gateway.interactions.services import Services, services
from bot.gateway.messages.permissions import missing_permissions
from bot.phrases import phrases
from bot.tables.model import Pace, Table
from engine.games import GAMES

SAID: Final = {"view_channel": "view", "send_messages": "send", "attach_files": "attach"}
"""Which phrase says a permission."""
GAME_CHOICES: Final = [
    app_commands.Choice(name=phrases("en").say(f"game-{game}"), value=game)
    for game in GAMES
    if phrases("en").has(f"game-{game}")
]
"""The games people are offered: those that can be talked about."""


async def check_may_post(interaction: Interaction) -> None:
    """The bot must be able to post pictures where a table is opened; else say what it lacks."""
    missing = [SAID[name] for name in missing_permissions(interaction)]
    if missing:
        language = await services(interaction).people.language(interaction.user.id, guild=interaction.guild_id)
        say = phrases(language)
        raise UserError("cannot-post", permissions=say.listed([say.say(f"permission-{name}") for name in missing]))


def usual_pace(given: Settings) -> Pace:
    """How long things may take where nobody asked for anything else."""
    return Pace(
        computer=given.computer_delay_seconds,
        cut=given.cut_seconds,
        override=given.override_seconds,
        next_deal=given.next_deal_seconds,
        turn=given.turn_seconds,
    )


async def pace_for(parts: Services, guild: int) -> Pace:
    """How long things may take at a new table: the host's settings, changed by the server's."""
    return replace(usual_pace(parts.settings), **(await parts.people.settings_of(guild)).pace)


def guild_of(interaction: Interaction) -> int:
    """The server; there is none in direct messages."""
    if interaction.guild_id is None:
        raise UserError("guild-only")
    return interaction.guild_id


def channel_of(interaction: Interaction) -> int:
    """The channel."""
    if interaction.channel_id is None:
        raise UserError("guild-only")
    return interaction.channel_id


async def open_table(
    interaction: Interaction, game: str, options: str | None = None, players: int | None = None,
    level: str | None = None,
) -> None:  # fmt: skip
    """Open a table, with computers of a level in the other seats if one is named; the answer is its post."""
    parts = services(interaction)

    async def work() -> Table:
        guild, channel = guild_of(interaction), channel_of(interaction)
        await check_may_post(interaction)
        if level is not None:
            parts.tables.check_level(level)
        table = await parts.tables.open(
            guild=guild,
            channel=channel,
            user=interaction.user.id,
            game=game,
            options=read_house_rules(game, options or ""),
            pace=await pace_for(parts, guild),
            language=await parts.people.language_of_guild(guild),
            players=players,
        )
        return table if level is None else await parts.tables.fill(table.id, interaction.user.id, level)

    await answer_with_post(interaction, work)


async def show_table(interaction: Interaction) -> None:
    """Post the channel's table anew, at its end."""
    parts = services(interaction)

    async def work() -> Table:
        guild_of(interaction)
        await check_may_post(interaction)
        table = parts.lookup.table_in(channel_of(interaction))
        if table is None:
            raise UserError("no-table")
        return table

    await answer_with_post(interaction, work)


async def answer_with_post(interaction: Interaction, work: Callable[[], Awaitable[Table]]) -> None:
    """Answer with a table's post, so that this interaction's token keeps it up to date at no cost for a while."""
    messages = services(interaction).messages

    async def post(answering: Answering) -> None:
        await answering.hold(await messages.new_post(interaction.channel_id or 0, interaction), makes=True)
        await work()

    await answer_by(interaction, post)
