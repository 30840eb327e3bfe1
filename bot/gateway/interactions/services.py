"""What commands and buttons may use, in one place."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.features.challenges.messages import ChallengePlay, Challenging
from bot.features.challenges.posts import ChallengePosts
from bot.features.daily.messages import DailyPlay
from bot.features.lessons.messages import Learning
from bot.features.practice.messages import Practice
from bot.features.puzzles.messages import Puzzling
from bot.features.reviews.messages import Reviewing
from bot.gateway.interactions.admin import AdminService
from bot.gateway.interactions.preferences import PreferencesService
from bot.gateway.interactions.rate_limit import InteractionTracker
from bot.gateway.messages.payload import Paint, SignBook
from bot.gateway.messages.people import UserProfiles
from bot.gateway.messages.sync import MessageSync
from bot.gateway.messages.transport import Transport
from bot.present.composer import Composer
from bot.present.evenings import Evenings
from bot.present.hinting import Hinting
from bot.present.lookups import Library
from bot.present.replays import Replays
from bot.solo.finished_messages import PlayingOn
from bot.solo.messages import SoloMessages
from bot.tables.cluster.reloader import TableReloader
from bot.tables.lookup import TableLookup
from bot.tables.match_keeper import MatchKeeper
from bot.tables.service import TableService
from bot.tables.setup import PresetStore, ReopenStore

if TYPE_CHECKING:
    from bot.config import BotSettings


@dataclass(slots=True)
class Services:
    """The parts the application joined."""

    settings: "BotSettings"
    tables: TableService
    lookup: TableLookup
    reloader: TableReloader
    people: UserProfiles
    composer: Composer
    library: Library
    learning: Learning
    hinting: Hinting
    puzzling: Puzzling
    evenings: Evenings
    replays: Replays
    reviewing: Reviewing
    playing_on: PlayingOn
    solo: SoloMessages
    challenging: Challenging
    challenge_play: ChallengePlay
    challenge_posts: ChallengePosts
    daily_play: DailyPlay
    practice: Practice
    preferences: PreferencesService
    admin: AdminService
    messages: MessageSync
    transport: Transport
    presets: PresetStore
    reopening: ReopenStore
    matches: MatchKeeper
    arrivals: InteractionTracker
    paint: Paint
    book: SignBook


def services(interaction: discord.Interaction[Any]) -> Services:
    """The services of the client that received the interaction."""
    found: Services = interaction.client.services
    return found


async def language_of(interaction: discord.Interaction[Any]) -> str:
    """The language in which the one who asks is answered."""
    return await services(interaction).people.language(interaction.user.id, guild=interaction.guild_id)
