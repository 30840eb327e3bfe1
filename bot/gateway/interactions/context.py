"""What an interaction comes with: the application's parts, who asks, and what they may do in a table's channel.

An interaction tells their permissions in its own channel alone. For another one of the same server they are worked out
from the roles that come with it and from what the gateway told of the channel. From another server, or in direct
messages, nothing is known: there a seat alone counts.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import discord

from bot.errors import UserError
from bot.gateway.interactions.rate_limit import InteractionTracker
from bot.gateway.messages.payload import Paint, SignBook
from bot.gateway.messages.people import UserProfiles
from bot.gateway.messages.sync import MessageSync
from bot.gateway.messages.transport import Interaction, Transport
from bot.present.composer import Composer
from bot.present.figures import unshared
from bot.present.messages import Message, TablePress
from bot.present.readers import HasPlayed
from bot.present.replays import Replays
from bot.present.rules import Rulebook
from bot.tables.lookup import TableLookup
from bot.tables.model import Table
from bot.tables.rights import Caller, TableCaller, check_there
from bot.tables.service import TableService
from bot.tables.setup import PresetStore, ReopenStore

if TYPE_CHECKING:
    from bot.config import BotSettings


T = TypeVar("T")


class DealsAlone(Protocol):
    """What is offered where no table can stand: a deal against computers."""

    async def choose(self, caller: Caller) -> Message:
        """Which game it is to be."""

    async def begin(self, caller: Caller, game: str, *, guided: bool = False) -> Message:
        """A fresh deal; computers think."""


@dataclass(slots=True)
class Services:
    """The parts the application joined. others: what only some commands need, found by its class."""

    settings: "BotSettings"
    tables: TableService
    lookup: TableLookup
    people: UserProfiles
    composer: Composer
    rulebook: Rulebook
    has_played: HasPlayed
    replays: Replays
    alone: DealsAlone
    messages: MessageSync
    transport: Transport
    presets: PresetStore
    reopening: ReopenStore
    arrivals: InteractionTracker
    paint: Paint
    book: SignBook
    others: Mapping[type[Any], Any]

    def find(self, kind: type[T]) -> T:
        found: T = self.others[kind]
        return found


def services(interaction: Interaction) -> Services:
    found: Services = interaction.client.services
    return found


def service(interaction: Interaction, kind: type[T]) -> T:
    """One that a feature handed in, by its class."""
    return services(interaction).find(kind)


def caller_of(interaction: Interaction) -> Caller:
    return Caller(interaction.user.id, interaction.guild_id)


async def language_of(interaction: Interaction) -> str:
    return await services(interaction).people.language(interaction.user.id, guild=interaction.guild_id)


async def table_of(interaction: Interaction, number: int) -> Table:
    """A table that somebody names or presses, as it stands now; `UserError` where for them there is none."""
    parts = services(interaction)
    await parts.tables.refresh(number)
    table = parts.lookup.table(number)
    check_there(table, caller_at(interaction, table))
    return table


def caller_at(interaction: Interaction, table: Table) -> TableCaller:
    known = permissions_in(interaction, table.guild, table.channel)
    is_there = interaction.channel_id == table.channel
    return TableCaller(interaction.user.id, known.view_channel, known.manage_channels, is_there)


def check_sees(interaction: Interaction, guild: int, channel: int, refused: UserError) -> None:
    """Refuse what shows something of a channel that somebody does not see, as far as it is known."""
    if not permissions_in(interaction, guild, channel).view_channel:
        raise refused


def permissions_in(interaction: Interaction, guild: int, channel: int) -> discord.Permissions:
    """What the one who asks may do in a channel; nothing where that is not known."""
    if interaction.guild_id != guild:
        return discord.Permissions.none()
    if interaction.channel_id == channel:
        there = discord.Permissions(interaction.permissions.value)
        there.view_channel = True  # who did something there sees it
        return there
    server, member = interaction.guild, interaction.user
    place = server.get_channel_or_thread(channel) if server is not None else None
    if place is None or not isinstance(member, discord.Member):
        return discord.Permissions.none()
    if not isinstance(place, discord.Thread):
        return place.permissions_for(member)
    if place.parent is None:
        return discord.Permissions.none()
    known = place.permissions_for(member)
    # Who is in a private thread is not told: elsewhere only who may see them all is known to see one.
    return discord.Permissions.none() if place.is_private() and not known.manage_threads else known


async def table_pressed(interaction: Interaction, press: TablePress) -> int:
    """The table a public press means; the player who pressed is back."""
    table = await table_of(interaction, press.table)
    await services(interaction).tables.mark_present(table.id, interaction.user.id)
    return table.id


def shareable(interaction: Interaction, guild: int, message: Message) -> Message:
    """Figures of a server, with a way to show them to the channel only where that is one of its own."""
    return message if interaction.guild_id == guild else unshared(message)
