"""Matches at the edge: their commands, and telling both rooms how theirs ended."""

from dataclasses import replace
from typing import Final

from bot.features.matches.boards import MatchSheet
from bot.features.matches.messages import people_of, sheet_message
from bot.features.matches.service import MatchKeeper
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.autocomplete import typed_setup
from bot.gateway.interactions.context import language_of, service, services
from bot.gateway.interactions.rule_sets import rules_named, usual_rules_of
from bot.gateway.interactions.table_commands import (
    answer_with_post,
    channel_of,
    check_may_post,
    guild_of,
    place_here,
    speed_for,
)
from bot.gateway.messages.lifecycle import CallRefused, Reason
from bot.gateway.messages.payload import Paint, SignBook, draw
from bot.gateway.messages.people import UserProfiles
from bot.gateway.messages.transport import Transport, nonce_of
from bot.present.messages import Message
from bot.present.readers import Reader
from bot.render.paint_process import Priority
from bot.tables.matches import MatchRoom
from bot.tables.model import Speed, Table
from bot.tables.setup import TablePlace


async def open_match(  # noqa: PLR0917 - all that can be asked for
    interaction: Interaction, game: str, deals: int, options: str, players: int | None, rules: str | None, *,
    shuffled: bool,
) -> None:  # fmt: skip
    """Open the first room of a match; the answer is its post. rules: a set of house rules, as for a table."""

    async def work() -> Table:
        place, speed = await _room_here(interaction)
        named = usual_rules_of(game) if rules is None else await rules_named(interaction, game, rules)
        many = named.players if players is None else players
        setup = typed_setup(named.game, options, many, speed, named.options)
        return await service(interaction, MatchKeeper).open(place, replace(setup, shuffled=shuffled), deals)

    await answer_with_post(interaction, work)


async def join_match(interaction: Interaction, code: str) -> None:
    async def work() -> Table:
        place, speed = await _room_here(interaction)
        return await service(interaction, MatchKeeper).join(place, code, speed)

    await answer_with_post(interaction, work)


async def match_sheet(interaction: Interaction) -> None:
    """How far the last match of this channel is, or who made what of it, to the one who asks."""
    parts = services(interaction)

    async def work() -> Message:
        guild, channel = guild_of(interaction), channel_of(interaction)
        sheet = await service(interaction, MatchKeeper).sheet(channel)
        here = next(room.place for room in sheet.match.rooms if room.channel == channel)
        names = await parts.people.names(guild, people_of(sheet))
        return sheet_message(sheet, here, Reader(await language_of(interaction), names))

    await answer(interaction, work)


async def _room_here(interaction: Interaction) -> tuple[TablePlace, Speed]:
    """This channel, and how fast its server plays."""
    parts, guild = services(interaction), guild_of(interaction)
    await check_may_post(interaction)
    place = await place_here(interaction, await parts.people.language_of_guild(guild))
    return place, await speed_for(parts, guild, None)


FOR_GOOD: Final = frozenset({Reason.CHANNEL_GONE, Reason.GONE})


class MatchSheets:
    """Posts match sheets; whoever asks for it tries again where a channel does not take one."""

    def __init__(self, people: UserProfiles, transport: Transport, paint: Paint, book: SignBook) -> None:
        self._people = people
        self._transport = transport
        self._paint = paint
        self._book = book

    async def tell(self, sheet: MatchSheet, room: MatchRoom) -> bool:
        """Post how a match ended; False where it is worth trying again. A channel that is gone need not be told."""
        names = await self._people.names(room.guild, people_of(sheet))
        message = sheet_message(sheet, room.place, Reader(room.language, names))
        drawn = await draw(self._paint, message, Priority.SOON, self._book.signs)
        nonce = nonce_of("match", sheet.match.id, room.place)
        sent = await self._transport.send(room.channel, drawn, nonce, "match")
        return not isinstance(sent, CallRefused) or sent.reason in FOR_GOOD
