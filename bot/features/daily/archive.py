"""Days gone by: anybody may play their row of one again, as often as they like, and it counts nowhere.

A day is in the archive once it is closed, when all its cards are known anyway. At the end somebody is told what their
play would have been worth on the day.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from bot.errors import UserError
from bot.features.daily.days import Day, Days
from bot.features.daily.service import Dailies, deal_of_day, fork_of_day, score_on
from bot.features.daily.store import ARCHIVE, DailyStore, merit_in_all
from bot.ports import Clock
from bot.solo.model import Fork, ForkSight, Score, SoloKind, SourceDeal
from bot.solo.service import SoloPlay
from bot.tables.rights import Caller
from engine.deal import Deal
from engine.outcome import Outcome
from engine.seats import Seat

PAGE: Final = 25
"""So many days a page: what a menu holds."""
WITHIN: Final = timedelta(days=60)
"""How far back a page looks for days."""


@dataclass(frozen=True, slots=True)
class ArchivePage:
    """Closed days, the newest first, which of them somebody is done with, and the day the next page begins with."""

    day: Day
    days: tuple[Day, ...]
    done: frozenset[int]
    earlier: Day | None = None


@dataclass(frozen=True, slots=True)
class ArchiveEnd:
    """A deal of a day gone by that is over, and what was made of the row so far; empty where that is not kept any more.

    is_last: whether it was the row's last one. share: of how many in a hundred of those of the day it would have been
    better, where all of it is known; people: how many they are.
    """

    day: Day
    made: tuple[Score, ...]
    is_last: bool
    share: float | None = None
    people: int = 0


class Archive:
    """Lets people play days gone by. Raises `UserError` for who asked."""

    def __init__(self, store: DailyStore, solo: SoloPlay, dailies: Dailies) -> None:
        self._store = store
        self._solo = solo
        self._dailies = dailies

    async def page(self, caller: Caller, number: int) -> ArchivePage:
        """The closed days up to one."""
        days = self._dailies.days
        day = await days.day(number)
        found = (await days.closed(day.date - WITHIN, day.date))[::-1]
        shown = tuple(found[:PAGE])
        done = await self._store.daily_merits([each.number for each in shown], caller.user)
        earlier = found[PAGE] if len(found) > PAGE else None
        return ArchivePage(day, shown, frozenset(each.day for each in done), earlier)

    async def play(self, caller: Caller, number: int, *, again: bool = False) -> ForkSight:
        """Go on where somebody stands, with the next deal where one is over; again: from the first one on."""
        day = await self._dailies.days.day(number)
        tries = await self._store.archived_tries(number, caller.user)
        last, following = None if again else await self._last(caller.user, tries), 1
        if last is not None:
            if last.ends is None or last.fork.round >= day.rounds:
                return last
            following = last.fork.round + 1
        return await self._solo.begin(replace(fork_of_day(caller.user, day, following), kind=ARCHIVE, mark=None))

    async def _last(self, user: int, tries: Sequence[tuple[int, int]]) -> ForkSight | None:
        """The last fork as it stands; None where there is none, or it cannot be read any more."""
        try:
            return await self._solo.look(user, tries[-1][1]) if tries else None
        except UserError:  # the rules have changed since
            return None

    async def end(self, fork: Fork) -> ArchiveEnd:
        """What somebody made of a row up to a fork of theirs that is over."""
        day = await self._dailies.days.day(fork.subject or 0)
        made, wanted = list[Score](), fork.round
        for place, number in reversed(await self._store.archived_tries(day.number, fork.user)):
            if number <= fork.id and place == wanted:
                score = await self._solo.score(fork.user, number)
                if score is None:
                    break
                made.insert(0, score)
                wanted -= 1
        is_last, is_whole = fork.round == day.rounds, not wanted
        if not is_whole or not is_last:
            return ArchiveEnd(day, tuple(made) if is_whole else (), is_last)
        variant, merit = day.variant_of(fork.user), merit_in_all(made)
        tally = dict(await self._store.daily_tally(day.number))
        people = sum(count for (row, _), count in tally.items() if row == variant)
        tally[variant, merit] = tally.get((variant, merit), 0) + 1
        ranking = await self._dailies.ranking(day, tally)
        return ArchiveEnd(day, tuple(made), is_last, ranking.rank(variant, merit).share, people)


class ArchivedDeals(SoloKind):
    """Deals of days gone by: hints are allowed, as nobody is compared."""

    name = ARCHIVE

    def __init__(self, days: Days, clock: Clock) -> None:
        self._days = days
        self._clock = clock

    async def source(self, fork: Fork) -> SourceDeal:
        """The same as it was on the day; refused before the day is closed."""
        day = await self._days.day(fork.subject or 0)
        if self._clock.now() < day.closes:
            raise UserError("daily-not-closed")
        source = deal_of_day(day, fork)
        return replace(source, closes=None, table=replace(source.table, hints=True))

    def score(self, fork: Fork, deal: Deal, outcome: Outcome, seat: Seat) -> Score:
        return score_on(fork, deal, outcome, seat)
