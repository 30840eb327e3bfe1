"""What commands and buttons may use, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import discord

from bot.gateway.interactions.rate_limit import InteractionTracker
from bot.gateway.messages.payload import Paint, SignBook
from bot.gateway.messages.people import UserProfiles
from bot.gateway.messages.sync import MessageSync
from bot.gateway.messages.transport import Transport
from bot.present.composer import Composer
from bot.present.messages import Message
from bot.present.readers import HasPlayed
from bot.present.replays import Replays
from bot.present.rules import Rulebook
from bot.tables.lookup import TableLookup
from bot.tables.rights import Caller
from bot.tables.service import TableService
from bot.tables.setup import PresetStore, ReopenStore
from bot.tables.writer import TableReloader

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
    reloader: TableReloader
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
        """A feature's own part."""
        found: T = self.others[kind]
        return found


def services(interaction: discord.Interaction[Any]) -> Services:
    """The services of the client that received the interaction."""
    found: Services = interaction.client.services
    return found


def service(interaction: discord.Interaction[Any], kind: type[T]) -> T:
    """One that a feature handed in, by its class."""
    return services(interaction).find(kind)


def caller_of(interaction: discord.Interaction[Any]) -> Caller:
    """Who asks, and in which server."""
    return Caller(interaction.user.id, interaction.guild_id)


async def language_of(interaction: discord.Interaction[Any]) -> str:
    """The language in which the one who asks is answered."""
    return await services(interaction).people.language(interaction.user.id, guild=interaction.guild_id)
