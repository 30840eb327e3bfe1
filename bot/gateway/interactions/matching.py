"""Matches of two rooms: each is a table of its channel, opened by `/match` instead of `/table`."""

from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.house_rules import read_house_rules
from bot.gateway.interactions.services import language_of, services
from bot.gateway.interactions.table_commands import (
    answer_with_post,
    channel_of,
    check_may_post,
    guild_of,
    pace_for,
    speed_for,
)
from bot.present.matches import people_of, sheet_message
from bot.present.messages import Message
from bot.present.readers import Reader
from bot.tables.match_keeper import NewRoom
from bot.tables.model import Table


async def open_match(
    interaction: Interaction, game: str, deals: int, options: str, players: int | None, *, shuffled: bool
) -> None:
    """Open the first room of a match; the answer is its post."""

    async def work() -> Table:
        place = await _place(interaction)
        rules = read_house_rules(game, options)
        return await services(interaction).matches.open(place, game, rules, players, deals, shuffled=shuffled)

    await answer_with_post(interaction, work)


async def join_match(interaction: Interaction, code: str) -> None:
    """Open the other room; the answer is its post."""

    async def work() -> Table:
        return await services(interaction).matches.join(await _place(interaction), code)

    await answer_with_post(interaction, work)


async def match_sheet(interaction: Interaction) -> None:
    """How far the last match of this channel is, or who made what of it, to the one who asks."""
    parts = services(interaction)

    async def work() -> Message:
        guild, channel = guild_of(interaction), channel_of(interaction)
        sheet = await parts.matches.sheet(channel)
        here = next(room.place for room in sheet.match.rooms if room.channel == channel)
        names = await parts.people.names(guild, people_of(sheet))
        return sheet_message(sheet, here, Reader(await language_of(interaction), names))

    await answer(interaction, work)


async def _place(interaction: Interaction) -> NewRoom:
    """This channel, as any table opened in it would be."""
    parts, guild = services(interaction), guild_of(interaction)
    await check_may_post(interaction)
    return NewRoom(
        guild=guild,
        channel=channel_of(interaction),
        user=interaction.user.id,
        pace=await pace_for(parts, guild),
        speed=await speed_for(parts, guild, None),
        language=await parts.people.language_of_guild(guild),
    )
