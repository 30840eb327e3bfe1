"""Deals that one person plays alone, of every kind, on a house's database; a new one is what a restart would find."""

from collections.abc import Callable
from typing import Any

from bot.features.challenges.messages import ChallengeTryMessages
from bot.features.challenges.service import ChallengedDeals, Challenges
from bot.features.challenges.store import CHALLENGE
from bot.features.daily.archive import Archive, ArchivedDeals
from bot.features.daily.archive_messages import ArchiveTryMessages
from bot.features.daily.days import Days
from bot.features.daily.messages import DailyTryMessages
from bot.features.daily.service import Dailies, DailyDeals
from bot.features.daily.store import ARCHIVE, DAILY
from bot.features.practice.messages import PracticeMessages
from bot.features.practice.service import PracticeDeals, fork_for_practice
from bot.features.practice.store import PRACTICE
from bot.players.simple import Simple
from bot.players.thinking import Thinking
from bot.ports import Clock
from bot.present.readers import Readers
from bot.solo.finished import DEAL, RECORD, RecordedDeals, ServerDeals, fork_of_deal
from bot.solo.finished_messages import ServerDealMessages
from bot.solo.messages import SoloMessages
from bot.solo.model import ForkSight
from bot.solo.service import SoloPlay
from bot.tables.rights import Caller
from engine.seats import Seat
from tests.support.tables import Prompt, SeededShuffler


def solo_of(
    stores: Any, clock: Clock, thinker: Thinking | None = None, days: Days | None = None,
    on_used: Callable[[int], None] = lambda _: None,
) -> SoloPlay:  # fmt: skip
    """The service with all kinds of deals."""
    days = days or Days(stores.daily, clock, SeededShuffler())
    kinds = (
        ServerDeals(stores.results),
        RecordedDeals(stores.uploads, clock),
        ChallengedDeals(stores.results, on_used),
        DailyDeals(days, clock),
        ArchivedDeals(days, clock),
        PracticeDeals(),
    )
    return SoloPlay(stores.solo, thinker or Prompt(Simple()), clock, kinds)


def messages_of(people: Readers, solo: SoloPlay, stores: Any, clock: Clock, days: Days | None = None) -> SoloMessages:
    """What it says, with what is said of each kind."""
    days = days or Days(stores.daily, clock, SeededShuffler())
    deals, dailies = ServerDealMessages(people), Dailies(stores.daily, stores.uploads, solo, days, clock)
    kinds = {
        DEAL: deals,
        RECORD: deals,
        CHALLENGE: ChallengeTryMessages(people, Challenges(stores.challenges, stores.results, clock)),
        DAILY: DailyTryMessages(people, dailies),
        ARCHIVE: ArchiveTryMessages(people, Archive(stores.daily, solo, dailies)),
        PRACTICE: PracticeMessages(people),
    }
    return SoloMessages(people, solo, kinds)


async def begin(solo: SoloPlay, user: int, guild: int, number: int, step: int, seat: Seat) -> ForkSight:
    """Play a server's finished deal from a moment on."""
    return await solo.begin(fork_of_deal(Caller(user, guild), number, step, seat))


async def practise(solo: SoloPlay, user: int, game: str, *, guided: bool = False) -> ForkSight:
    """Play a fresh deal."""
    return await solo.begin(fork_for_practice(user, game, SeededShuffler(4), guided=guided))
