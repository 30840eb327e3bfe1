"""Days and their deals: a season's chain is made, kept secret, opened link by link, and made anew where it is broken.

A day lasts from midnight to midnight in UTC, everywhere. Who began before midnight may go on for a while; only then is
the day's link opened, and with it everything that was sealed.
"""

import logging
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Final

from bot.errors import UserError
from bot.features.daily.store import PLACES, DailyStore, KeptSeason
from bot.players.levels import EASY, USUAL
from bot.players.simple import Simple
from bot.ports import Clock, Shuffler
from engine.actions import Play
from engine.daily import (
    DEALS,
    ROUNDS,
    VARIANTS,
    Opened,
    Season,
    anchor_of,
    back,
    cut_of_day,
    keyed,
    salt_of_day,
    start_of_day,
    variant_of,
)
from engine.deal import Deal
from engine.games import GAMES
from engine.shuffling import seal

log = logging.getLogger(__name__)

SEASON_DAYS: Final = 91
"""Thirteen weeks: each game has its day of the week as often as the others."""
ANNOUNCED: Final = timedelta(days=14)
"""How long before its first day the next season's anchor is published."""
GRACE: Final = timedelta(hours=2)
"""How long after midnight a deal that was begun before may be finished."""


@dataclass(frozen=True, slots=True)
class Day:
    """A day of a season, whose link nobody may see before it is closed. number: by which everything of it is kept.

    is_sharp: whether its computers play at *normal*, card points break ties, and no deal of it is passed out.
    rounds: how many deals everybody plays; a deal's number in the day is another thing, and is its record's.
    """

    number: int
    season: Season
    date: date
    link: bytes = field(repr=False)
    is_sharp: bool = True
    rounds: int = ROUNDS

    @property
    def game(self) -> str:
        return self.season.game_on(self.date)

    @property
    def ends(self) -> datetime:
        return datetime.combine(self.date + timedelta(days=1), time(), UTC)

    @property
    def closes(self) -> datetime:
        """When nobody can go on any more, and the link is opened."""
        return self.ends + GRACE

    def variant_of(self, user: int) -> int:
        """Which of its rows of deals somebody gets."""
        return variant_of(self.link, user)

    def numbers(self, variant: int) -> tuple[int, ...]:
        """The numbers of a row's deals, in the order in which they are played."""
        return _numbers(self.game, self.link, variant)[: self.rounds] if self.is_sharp else (variant,)

    @property
    def level(self) -> str:
        """How well its computers play."""
        return USUAL if self.is_sharp else EASY

    def deal(self, number: int) -> Deal:
        return _dealt(self.game, self.link, number)

    def salt(self, number: int) -> str:
        return salt_of_day(self.link, number)

    def digest(self, number: int) -> str:
        return seal(self.salt(number), self.deal(number).start.pack)

    def chance(self, number: int) -> str:
        """What all chance of that deal's computers follows from."""
        return keyed(self.link, f"chance {number}").hex()

    def mark_of(self, user: int) -> str:
        """What is remembered of somebody who played and had themselves deleted, until the day is closed."""
        return keyed(self.link, f"mark {user}").hex()


DEALT_KEPT: Final = 64
"""So many deals, and rows of them, are remembered: those of some days."""


@lru_cache(maxsize=DEALT_KEPT)
def _dealt(game: str, link: bytes, number: int) -> Deal:
    start = start_of_day(game, link, number)
    return Deal(start).act(*cut_of_day(start))


@lru_cache(maxsize=DEALT_KEPT)
def _numbers(game: str, link: bytes, variant: int) -> tuple[int, ...]:
    """The deals of a row: every third one from the first on, without those that would be passed out.

    Where so many would be that too few are left, some of them are played all the same.
    """
    row = range(variant, DEALS + 1, VARIANTS)
    played: list[int] = []
    passed: list[int] = []
    for each in row:
        (passed if is_passed_out(_dealt(game, link, each)) else played).append(each)
        if len(played) == ROUNDS:
            break
    return (*played, *passed)[:ROUNDS]


def is_passed_out(deal: Deal) -> bool:
    """Whether it ends without a card played where everybody says what the rule of thumb does."""
    thumb, nothing = Simple(), random.Random(0)  # noqa: S311 - the rule of thumb leaves nothing to chance
    while deal.waiting_for:
        seat = deal.waiting_for[0]
        view = deal.view(seat)
        action = thumb.choose(view, nothing)
        if action is None and view.asked is not None:
            action = view.asked.actions[0]
        if action is None or isinstance(action, Play):
            return False
        deal = deal.act(seat, action)
    return True


class Days:
    """Knows which day it is, and keeps every link shut until its time. Raises `UserError` for who asked."""

    def __init__(self, store: DailyStore, clock: Clock, shuffler: Shuffler) -> None:
        self._store = store
        self._clock = clock
        self._shuffler = shuffler
        self._settled: tuple[date, int] | None = None

    def now(self) -> datetime:
        """The time by which days begin and end."""
        return self._clock.now()

    async def today(self) -> Day:
        """The day it is now; a season is begun where there is none, and the next one is announced in time."""
        today = self.now().date()
        kept = await self._whole(today)
        current = next(each.season for each in kept if 1 <= each.season.place_of(today) <= each.season.days)
        await self._settle(kept)
        return _day(next(each for each in kept if each.season == current), today)

    async def yesterday(self) -> Day | None:
        """The day before, where its season is still whole."""
        day = self.now().date() - timedelta(days=1)
        return next((_day(each, day) for each in await self._kept() if _has(each.season, day)), None)

    async def day(self, number: int) -> Day:
        """A day by its number; refused where its season is broken, and where there was never such a day."""
        season, place = divmod(number, PLACES)
        found = next((each for each in await self._store.daily_seasons() if each.season.number == season), None)
        if found is None or not 1 <= place <= found.season.days:
            raise UserError("daily-gone")
        if not found.is_whole:
            raise UserError("daily-broken")
        day = _day(found, found.season.first + timedelta(days=place - 1))
        if day.date > self.now().date():
            raise UserError("daily-gone")
        return day

    async def closed(self, first: date, last: date) -> list[Day]:
        """The days from one date to another that are closed, in order, where their seasons are whole."""
        found: dict[date, Day] = {}
        for each in await self._kept():
            season = each.season
            for place in range(max(1, season.place_of(first)), min(season.days, season.place_of(last)) + 1):
                day = _day(each, season.first + timedelta(days=place - 1))
                if self.now() >= day.closes:
                    found[day.date] = day
        return [found[each] for each in sorted(found)]

    async def published(self) -> tuple[Opened, ...]:
        """What anybody may know: every season that has begun or is announced, with the links of its closed days."""
        await self.today()
        seasons = [each.season for each in await self._store.daily_seasons()]
        found = []
        for season in seasons:
            links = await self._store.opened_daily_links(season.number)
            days = {season.first + timedelta(days=number % PLACES - 1): link for number, link in links.items()}
            found.append(Opened(season, days))
        return tuple(found)

    async def _kept(self) -> list[KeptSeason]:
        """The seasons that are whole; one that is not is marked, and played no more."""
        kept = []
        for each in await self._store.daily_seasons():
            if each.is_whole:
                kept.append(each)
            elif not each.is_broken:
                log.error("The chain of season %s of the daily deals is broken; a new one begins.", each.season.number)
                await self._store.break_daily_season(each.season.number)
        return kept

    async def _whole(self, today: date) -> list[KeptSeason]:
        """The seasons that are whole: one of them has today, and one the day that is announced by now."""
        kept = await self._kept()
        for day in (today, today + ANNOUNCED):
            while not any(_has(each.season, day) for each in kept):
                await self._begin(kept, today)
                kept = await self._kept()
        return kept

    async def _begin(self, kept: Sequence[KeptSeason], today: date) -> None:
        """Make a season for the first days that have none."""
        first = today
        while any(_has(each.season, first) for each in kept):
            first += timedelta(days=1)
        later = [(each.season.first - first).days for each in kept if each.season.first > first]
        days = min((SEASON_DAYS, *later))
        number = await self._store.last_daily_season() + 1
        secret = bytes.fromhex(self._shuffler.salt() + self._shuffler.salt())
        season = Season(number, first, days, tuple(GAMES), anchor_of(secret, days))
        await self._store.begin_daily_season(KeptSeason(season, secret.hex()))

    async def _settle(self, kept: Sequence[KeptSeason]) -> None:
        """Keep the links of the days that are closed, once a day: they can be shown even if a secret is lost."""
        last = (self.now() - GRACE).date() - timedelta(days=1)
        wanted = (last, len(kept))
        if self._settled == wanted:
            return
        links: dict[int, str] = {}
        for each in kept:
            places = min(each.season.place_of(last), each.season.days)
            secret, days = bytes.fromhex(each.secret), each.season.days
            for place in range(1, places + 1):
                links[each.season.number * PLACES + place] = back(secret, days - place).hex()
        await self._store.open_daily_links(links)
        self._settled = wanted


def _has(season: Season, day: date) -> bool:
    return 1 <= season.place_of(day) <= season.days


def _day(kept: KeptSeason, day: date) -> Day:
    season = kept.season
    place = season.place_of(day)
    link = back(bytes.fromhex(kept.secret), season.days - place)
    is_sharp = kept.sharper_from is None or day >= kept.sharper_from
    return Day(season.number * PLACES + place, season, day, link, is_sharp, kept.rounds_on(day))
