"""The deal of the day: one try a person, alone against computers that do the same for everybody; and who did how well.

Three deals are played on a day, and which of them somebody gets nobody can choose or know before. So people are
compared by what they made of *their* deal: the share of all others with the same deal who made less of it, where those
who made the same count half, and a computer in their seat is one of the others. What somebody made is what the
game pays them more than the others; where it pays nothing, whether they won; and then the card points.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from bot.errors import Conflict, UserError
from bot.features.daily.days import GRACE, Day, Days
from bot.features.daily.store import DAILY, DailyStore, DayResult, DayTally
from bot.players.levels import EASY
from bot.ports import Clock
from bot.solo.model import Fork, ForkSight, Score, SoloKind, SourceDeal, merit_by_points, merit_of, score_of, tricks_of
from bot.solo.service import SoloPlay, nowhere
from bot.tables.finished_deals import UploadedRecord, UploadStore
from bot.tables.rights import Caller
from engine.daily import SEAT
from engine.deal import Deal
from engine.outcome import Outcome
from engine.seats import Seat

REVIEW_FOR: Final = timedelta(days=1)
"""How long the review of a closed day can be gone through before it has to be asked for again."""
BENCHMARKS_KEPT: Final = 7
"""Of so many days before it is remembered what a computer makes of their deals."""


@dataclass(frozen=True, slots=True)
class DayRank:
    """How well somebody did: their share of 100 among those with the same deal, and their place among everybody.

    shared: how many have that place.
    """

    share: float
    place: int
    shared: int


@dataclass(frozen=True, slots=True)
class DayRow:
    """A line of a day's table."""

    rank: DayRank
    result: DayResult


@dataclass(frozen=True, slots=True)
class DayStanding:
    """A day's table for one reader, as far as they may know it.

    own: None where they have not finished. here: those on the server, the best first. people: how many are done, on
    all servers, and ranks: every place that somebody there has. unfinished: how many began and are not done.
    bot_benchmark: what a computer made of the reader's deal. others: how many more have finished that deal.
    """

    day: Day
    is_closed: bool
    own: DayRow | None
    here: tuple[DayRow, ...]
    people: int
    unfinished: int
    bot_benchmark: Score
    ranks: tuple[DayRank, ...] = ()
    others: int = 0


@dataclass(frozen=True, slots=True)
class DailyOverview:
    """What `/daily` has for somebody: the day, their try if it is begun, and the table once that is over.

    late: their try of the day before, where it may still be finished. before: the day before, where they played it.
    """

    day: Day
    fork: int | None
    standing: DayStanding | None
    late: int | None = None
    before: Day | None = None


class DayRanking:
    """All results of a day: whom each of them beats."""

    def __init__(self, tally: DayTally, bot_benchmarks: Mapping[int, Score]) -> None:
        self._tally = tally
        self._bot_benchmarks = bot_benchmarks
        shares = {key: self._share_of(*key) for key in tally}
        self._by_share = sorted(((share, tally[key]) for key, share in shares.items()), reverse=True)

    def ranks(self) -> tuple[DayRank, ...]:
        """Every place that somebody has, the best first."""
        found: list[DayRank] = []
        for share, people in self._by_share:
            if found and found[-1].share == share:
                found[-1] = replace(found[-1], shared=found[-1].shared + people)
            else:
                above = found[-1].place + found[-1].shared if found else 1
                found.append(DayRank(share, above, people))
        return tuple(found)

    def finished(self, variant: int) -> int:
        """How many have finished a deal of the day."""
        return sum(people for (deal, _), people in self._tally.items() if deal == variant)

    def rank(self, variant: int, merit: int) -> DayRank:
        """What somebody is in it who made so much of that deal, and is counted in it."""
        share = self._share_of(variant, merit)
        above = sum(people for other, people in self._by_share if other > share)
        shared = sum(people for other, people in self._by_share if other == share)
        return DayRank(share, 1 + above, shared)

    def _share_of(self, variant: int, merit: int) -> float:
        others = {made: people for (deal, made), people in self._tally.items() if deal == variant}
        others[merit] = others.get(merit, 1) - 1
        benchmark = self._bot_benchmarks[variant].merit
        others[benchmark] = others.get(benchmark, 0) + 1
        beaten = sum(people * (2 if made < merit else 1) for made, people in others.items() if made <= merit)
        return round(100 * beaten / (2 * sum(others.values())), 1)


class Dailies:
    """Lets people play the deal of the day, and tells who has played how well. Raises `UserError` for who asked."""

    def __init__(self, store: DailyStore, uploads: UploadStore, solo: SoloPlay, days: Days, clock: Clock) -> None:
        self._store = store
        self._uploads = uploads
        self._solo = solo
        self.days = days
        self._clock = clock
        self._benchmarks: dict[int, asyncio.Task[dict[int, Score]]] = {}

    async def look(self, caller: Caller) -> DailyOverview:
        day = await self.days.today()
        fork = await self._store.daily_try(day.number, caller.user)
        standing = None
        if fork is not None:
            await self._enter(day, caller)
            if await self._store.daily_result(day.number, caller.user) is not None:
                standing = await self.standing(caller, day)
        late, before = None, await self.days.yesterday()
        if before is not None:
            late = await self._store.daily_try(before.number, caller.user)
            if late is None:
                before = None
            elif self._is_closed(before) or await self._store.daily_result(before.number, caller.user) is not None:
                late = None
        return DailyOverview(day, fork, standing, late, before)

    async def play(self, caller: Caller, number: int) -> ForkSight:
        """Begin somebody's try of a day, or go on with it where it stands."""
        day = await self.days.day(number)
        fork = await self._store.daily_try(number, caller.user)
        if fork is None:
            try:
                seen = await self._solo.begin(_fork_of_day(caller.user, day))
            except Conflict:  # they pressed on two devices at once
                fork = await self._store.daily_try(number, caller.user)
            else:
                await self._enter(day, caller)
                return seen
        await self._enter(day, caller)
        return await self._solo.look(caller.user, fork or 0)

    async def standing(self, caller: Caller, day: Day) -> DayStanding:
        """The table of a day; refused before somebody has played it themselves, as long as they may."""
        own, is_closed = await self._store.daily_result(day.number, caller.user), self._is_closed(day)
        if own is None and not is_closed:
            raise UserError("daily-hidden")
        benchmarks = await self._benchmarks_of(day)
        tally = await self._store.daily_tally(day.number)
        ranking = DayRanking(tally, benchmarks)

        def row(result: DayResult) -> DayRow:
            return DayRow(ranking.rank(result.variant, result.made.merit), result)

        here = [] if caller.guild is None else await self._store.daily_results_in(day.number, caller.guild)
        rows = tuple(sorted(map(row, here), key=lambda each: each.rank.place))
        mine = None if own is None else row(own)
        variant = day.variant_of(caller.user) if own is None else own.variant
        unfinished = await self._store.daily_unfinished(day.number)
        people = sum(tally.values())
        others = ranking.finished(variant) - (mine is not None)
        return DayStanding(day, is_closed, mine, rows, people, unfinished, benchmarks[variant], ranking.ranks(), others)

    async def review(self, user: int, number: int, name: str) -> int:
        """Somebody's own try of a closed day as a record that can be gone through like an uploaded one: its number."""
        day = await self.days.day(number)
        if not self._is_closed(day):
            raise UserError("daily-not-closed")
        fork = await self._store.daily_try(number, user)
        if fork is None or await self._store.daily_result(number, user) is None:
            raise UserError("daily-not-finished")
        text = await self._solo.record(user, fork, name)
        now = self._clock.now()
        return await self._uploads.save_upload(UploadedRecord(user, text, now + REVIEW_FOR), now)

    def _is_closed(self, day: Day) -> bool:
        return self._clock.now() >= day.closes

    async def _enter(self, day: Day, caller: Caller) -> None:
        if caller.guild is not None:
            await self._store.enter_daily(day.number, caller.user, caller.guild)

    async def _benchmarks_of(self, day: Day) -> dict[int, Score]:
        """What a computer makes of each of a day's deals: played once, for however many wait for it."""
        playing = self._benchmarks.get(day.number)
        if playing is None:
            playing = asyncio.create_task(self._play_benchmarks(day), name="daily benchmarks")
            self._benchmarks = {
                key: each for key, each in self._benchmarks.items() if key >= day.number - BENCHMARKS_KEPT
            }
            self._benchmarks[day.number] = playing
        try:
            return await asyncio.shield(playing)
        except Exception:
            self._benchmarks.pop(day.number, None)
            raise

    async def _play_benchmarks(self, day: Day) -> dict[int, Score]:
        return {variant: await self.bot_benchmark(day, variant) for variant in day.variants}

    async def bot_benchmark(self, day: Day, variant: int) -> Score:
        """What a computer makes of one of a day's deals in the person's seat, against the same ones as everybody."""
        deal = await self._solo.bot_benchmark(source_of_day(day, variant), day.level)
        if deal.outcome is None:
            raise RuntimeError("a deal ended without an outcome")
        return day_score(deal, deal.outcome, SEAT, breaks_ties=day.is_sharp)


class DailyDeals(SoloKind):
    """Deals of a day: nobody has played them, and they close."""

    name = DAILY

    def __init__(self, days: Days, clock: Clock) -> None:
        self._days = days
        self._clock = clock

    async def source(self, fork: Fork) -> SourceDeal:
        """The one of the day's deals that its person gets."""
        day = await self._days.day(fork.subject or 0)
        return source_of_day(day, day.variant_of(fork.user))

    def check_open(self, source: SourceDeal, *, begins: bool) -> None:
        """Who began in time may go on for a while."""
        if source.closes is not None and self._clock.now() >= source.closes - (GRACE if begins else timedelta()):
            raise UserError("daily-closed", day=source.day)

    def score(self, fork: Fork, deal: Deal, outcome: Outcome, seat: Seat) -> Score:
        return day_score(deal, outcome, seat, breaks_ties=fork.level != EASY)


def _fork_of_day(user: int, day: Day) -> Fork:
    variant = day.variant_of(user)
    return Fork(0, user, 0, variant, 0, SEAT, day.level, DAILY, subject=day.number, mark=day.mark_of(user))


def source_of_day(day: Day, variant: int) -> SourceDeal:
    """A day's deal, as it is before anybody has done anything but cut."""
    deal = day.deal(variant)
    return SourceDeal(
        nowhere(deal), deal, day.digest(variant), variant, day.chance(variant),
        is_fresh=True, salt=day.salt(variant), day=day.date, closes=day.closes,
    )  # fmt: skip


def day_score(deal: Deal, outcome: Outcome, seat: Seat, *, breaks_ties: bool) -> Score:
    """What somebody made of a day's deal: whose each trick was, and by what they are compared, go with it."""
    merit = merit_by_points(outcome, seat) if breaks_ties else merit_of(outcome, seat)
    return replace(score_of(outcome, seat), tricks=tricks_of(deal, seat), merit=merit)
