"""What commands and buttons may use, in one place."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.gateway.composer import Composer
from bot.gateway.drawn import Paint
from bot.gateway.library import Library
from bot.gateway.office import Office
from bot.gateway.people import People
from bot.gateway.wishes import Wishes
from bot.ports import Store
from bot.tables.service import TableService

if TYPE_CHECKING:
    from bot.config import Settings
    from bot.gateway.desk import Desk
    from bot.gateway.messenger import Messenger


@dataclass(slots=True)
class Services:
    """The parts the application joined."""

    settings: "Settings"
    store: Store
    tables: TableService
    people: People
    composer: Composer
    library: Library
    wishes: Wishes
    office: Office
    messenger: "Messenger"
    desk: "Desk"
    paint: Paint


def services(interaction: discord.Interaction[Any]) -> Services:
    """The services of the client that received the interaction."""
    found: Services = interaction.client.services
    return found
