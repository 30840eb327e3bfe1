"""The deal of the day: one try a person, alone against computers that do the same for everybody; and who did how well.

A day has three rows of deals, and which of them somebody gets nobody can choose or know before. They play the deals of
their row one after another, and are compared by what they made of all of them: the share of all others with the same
row who made less of it, where those who made the same count half, and a computer in their seat is one of the others.
What somebody made is the sum of what the game pays them more than the others; where it pays nothing, how often they
won; and then the card points.
"""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Final

from bot.errors import Conflict, UserError
from bot.features.daily.days import Day, Days
from bot.features.daily.store import DAILY, DailyStore, DayResult, DayTally, merit_in_all
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


@dataclass(frozen=True, slots=True)
class DayRank:
    """How well somebody did: their share of 100 among those with the same row, and their place among everybody.

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
class MonthRow:
    """What somebody has in a month: the sum of their days' shares, in how many days, and the best of them.

    place: among all in the table, from 1; 0 for a second account.
    """

    user: int
    points: float
    days: int
    best: float
    place: int = 0


@dataclass(frozen=True, slots=True)
class MonthStanding:
    """A month's table for one reader: of its days that are closed, as an open one tells nobody anything.

    first: its first date. days: how many of its days are closed. here: those who played on the server, the best first.
    own: the reader's line, which on a server is one of them where they played. before: a day of the month before, where
    there was one. apart: lines of second accounts, which have no place; owners: whose each is.
    """

    day: Day
    first: date
    days: int
    here: tuple[MonthRow, ...]
    own: MonthRow | None
    before: Day | None = None
    apart: tuple[MonthRow, ...] = ()
    owners: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DayStanding:
    """A day's table for one reader, as far as they may know it.

    own: None where they have not finished. here: those on the server, the best first. people: how many are done, on
    all servers, and ranks: every place that somebody there has. unfinished: how many began and are not done.
    bot_benchmark: what a computer made of the reader's deals. others: how many more have finished those.
    streak: how many days in a row they have finished. best: of a closed day, which deals of the best play of the
    reader's row can be gone through, and is_best: whether nobody did better than the reader. apart: those on the server
    who are second accounts there, and owners: whose each is.
    """

    day: Day
    is_closed: bool
    own: DayRow | None
    here: tuple[DayRow, ...]
    people: int
    unfinished: int
    bot_benchmark: tuple[Score, ...]
    ranks: tuple[DayRank, ...] = ()
    others: int = 0
    streak: int = 0
    best: tuple[int, ...] = ()
    is_best: bool = False
    apart: tuple[DayRow, ...] = ()
    owners: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DailyOverview:
    """What `/daily` has for somebody: the day, the last fork of their try if it is begun, and whether they are done.

    is_late: whether their try of the day before may still be finished. before: the day before, where they played it.
    streak: how many days in a row they have finished, up to today or yesterday.
    """

    day: Day
    fork: int | None
    is_done: bool = False
    is_late: bool = False
    before: Day | None = None
    streak: int = 0


@dataclass(frozen=True, slots=True)
class Interval:
    """Somebody's try between two of its deals, and what they made of those before; is_open: whether it goes on."""

    day: Day
    made: tuple[Score, ...]
    is_open: bool


class DayRanking:
    """All results of a day: whom each of them beats."""

    def __init__(self, tally: DayTally, bot_benchmarks: Mapping[int, int]) -> None:
        """bot_benchmarks: what a computer made of each row."""
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
        """How many have finished a row of the day."""
        return sum(people for (deal, _), people in self._tally.items() if deal == variant)

    def rank(self, variant: int, merit: int) -> DayRank:
        """What somebody is in it who made so much of that row, and is counted in it."""
        share = self._share_of(variant, merit)
        above = sum(people for other, people in self._by_share if other > share)
        shared = sum(people for other, people in self._by_share if other == share)
        return DayRank(share, 1 + above, shared)

    def _share_of(self, variant: int, merit: int) -> float:
        others = {made: people for (deal, made), people in self._tally.items() if deal == variant}
        others[merit] = others.get(merit, 1) - 1
        benchmark = self._bot_benchmarks[variant]
        others[benchmark] = others.get(benchmark, 0) + 1
        beaten = sum(people * (2 if made < merit else 1) for made, people in others.items() if made <= merit)
        return round(100 * beaten / (2 * sum(others.values())), 1)


def streak_of(done: Collection[date], today: date) -> int:
    """How many days in a row there are up to today, or up to yesterday where today is still to be played.

    >>> streak_of([date(2026, 1, 1), date(2026, 1, 3), date(2026, 1, 4)], date(2026, 1, 5))
    2
    """
    day, days = today if today in done else today - timedelta(days=1), 0
    while day in done:
        day, days = day - timedelta(days=1), days + 1
    return days


def month_rows(shares: Mapping[int, Sequence[float]]) -> tuple[MonthRow, ...]:
    """People by the sum of their shares, the best first; who has as much has the same place."""
    rows = [MonthRow(user, round(sum(its), 1), len(its), max(its)) for user, its in shares.items() if its]
    rows.sort(key=lambda row: (-row.points, row.days, row.user))
    return tuple(replace(row, place=1 + sum(other.points > row.points for other in rows)) for row in rows)


class Dailies:
    """Lets people play the deal of the day, and tells who has played how well. Raises `UserError` for who asked."""

    def __init__(self, store: DailyStore, uploads: UploadStore, solo: SoloPlay, days: Days, clock: Clock) -> None:
        self._store = store
        self._uploads = uploads
        self._solo = solo
        self.days = days
        self._clock = clock
        self._playing: dict[tuple[int, int], asyncio.Task[tuple[Score, ...]]] = {}

    async def look(self, caller: Caller) -> DailyOverview:
        day = await self.days.today()
        tries, is_done = await self._store.daily_tries(day.number, caller.user), False
        if tries:
            await self._enter(day, caller)
            is_done = await self._result(day, caller.user) is not None
        before, is_late = await self.days.yesterday(), False
        if before is not None:
            if not await self._store.daily_tries(before.number, caller.user):
                before = None
            else:
                is_late = not self._is_closed(before) and await self._result(before, caller.user) is None
        streak = await self._streak(caller.user)
        return DailyOverview(day, tries[max(tries)] if tries else None, is_done, is_late, before, streak)

    async def play(self, caller: Caller, number: int) -> ForkSight:
        """Begin somebody's try of a day, or go on with it where it stands; after a deal that is over with the next."""
        day = await self.days.day(number)
        tries = await self._store.daily_tries(number, caller.user)
        made = await self._store.daily_result(number, caller.user)
        done = 0 if made is None else len(made.made)
        if done == len(tries) < day.rounds:
            try:
                seen = await self._solo.begin(fork_of_day(caller.user, day, done + 1))
            except Conflict:  # they pressed on two devices at once
                tries = await self._store.daily_tries(number, caller.user)
            else:
                await self._enter(day, caller)
                return seen
        await self._enter(day, caller)
        return await self.seen(caller, tries[max(tries)] if tries else 0)

    async def seen(self, caller: Caller, fork: int) -> ForkSight:
        """Their try where it stands."""
        return await self._solo.look(caller.user, fork)

    async def interval(self, caller: Caller, day: Day) -> Interval | None:
        """Their try between two of its deals; None where they are done."""
        own, is_open = await self._store.daily_result(day.number, caller.user), not self._is_closed(day)
        return None if own is None or own.is_done else Interval(day, own.made, is_open)

    async def _result(self, day: Day, user: int) -> DayResult | None:
        """What somebody made of a day with which they are done."""
        result = await self._store.daily_result(day.number, user)
        return result if result is not None and result.is_done else None

    async def standing(self, caller: Caller, day: Day) -> DayStanding:
        """The table of a day; refused before somebody has played it themselves, as long as they may."""
        own, is_closed = await self._result(day, caller.user), self._is_closed(day)
        if own is None and not is_closed:
            raise UserError("daily-hidden")
        variant = day.variant_of(caller.user) if own is None else own.variant
        tally = await self._store.daily_tally(day.number)
        ranking, (bot_benchmark,) = await self.ranking(day, tally), (await self._benchmarks_of(day, {variant})).values()

        def row(result: DayResult) -> DayRow:
            return DayRow(ranking.rank(result.variant, result.merit), result)

        here = [] if caller.guild is None else await self._store.daily_results_in(day.number, caller.guild)
        owners = await self._owners(caller.guild)
        rows = tuple(sorted(map(row, here), key=lambda each: each.rank.place))
        apart = tuple(each for each in rows if each.result.user in owners)
        rows = tuple(each for each in rows if each.result.user not in owners)
        mine = None if own is None else row(own)
        unfinished = await self._store.daily_unfinished(day.number)
        people = sum(tally.values())
        others = ranking.finished(variant) - (mine is not None)
        streak = await self._streak(caller.user)
        best: tuple[int, ...] = ()
        is_best = False
        if is_closed:
            leader = await self._store.daily_best(day.number, variant)
            is_best = leader is not None and own is not None and own.merit == leader.merit
            if leader is not None and not is_best:
                best = tuple(await self._store.daily_tries(day.number, leader.user))
        return DayStanding(
            day, is_closed, mine, rows, people, unfinished, bot_benchmark, ranking.ranks(), others, streak,
            best, is_best, apart, owners,
        )  # fmt: skip

    async def month(self, caller: Caller, day: Day) -> MonthStanding:
        """The table of a day's month: who did better than how many on each of its closed days, in sum."""
        first = day.date.replace(day=1)
        last = (first + timedelta(days=31)).replace(day=1) - timedelta(days=1)
        closed = {each.number: each for each in await self.days.closed(first, last)}
        merits = await self._store.daily_merits(closed.keys(), caller.user, caller.guild)
        tallies = await self._store.daily_tallies({each.day for each in merits})
        rankings = {number: await self.ranking(closed[number], tally) for number, tally in tallies.items()}
        shares: dict[int, list[float]] = {}
        for each in merits:
            shares.setdefault(each.user, []).append(rankings[each.day].rank(each.variant, each.merit).share)
        owners = await self._owners(caller.guild)
        rows = month_rows({user: its for user, its in shares.items() if user not in owners})
        seconds = month_rows({user: its for user, its in shares.items() if user in owners})
        apart = tuple(replace(row, place=0) for row in seconds)
        own = next((row for row in (*rows, *apart) if row.user == caller.user), None)
        earlier = await self.days.closed(first - timedelta(days=31), first - timedelta(days=1))
        here = () if caller.guild is None else rows
        before = earlier[-1] if earlier else None
        return MonthStanding(day, first, len(closed), here, own, before, apart, owners)

    async def set_account(self, guild: int, account: int, owner: int | None) -> Mapping[int, int]:
        """Show an account's results apart on a server, as somebody's second one; None for no more. All that are there.

        On all servers together it goes on counting as anybody's.
        """
        if account == owner:
            raise UserError("daily-account-same")
        await self._store.set_daily_account(guild, account, owner)
        return await self._owners(guild)

    async def _owners(self, guild: int | None) -> Mapping[int, int]:
        """Second accounts on a server, and whose each is."""
        return {} if guild is None else await self._store.daily_accounts(guild)

    async def _streak(self, user: int) -> int:
        return streak_of(set(await self._store.daily_dates(user)), self._clock.now().date())

    async def review(self, user: int, number: int, name: str, deal: int = 1) -> int:
        """Somebody's own deal of a closed day as a record that can be gone through like an uploaded one: its number.

        deal: which one in the order of play.
        """
        day = await self.days.day(number)
        if not self._is_closed(day):
            raise UserError("daily-not-closed")
        tries = await self._store.daily_tries(number, user)
        made = await self._store.daily_result(number, user)
        if made is None or deal > len(made.made) or deal not in tries:
            raise UserError("daily-not-finished")
        return await self._kept(user, await self._solo.record(user, tries[deal], name))

    async def best(self, user: int, number: int, name: str, deal: int = 1) -> int:
        """How the best played a deal of somebody's row, as such a record; name: what the best is called in it."""
        day = await self.days.day(number)
        if not self._is_closed(day):
            raise UserError("daily-not-closed")
        leader = await self._store.daily_best(number, day.variant_of(user))
        tries = {} if leader is None else await self._store.daily_tries(number, leader.user)
        if leader is None or deal not in tries:
            raise UserError("daily-best-gone")
        return await self._kept(user, await self._solo.record(leader.user, tries[deal], name))

    async def _kept(self, user: int, text: str) -> int:
        now = self._clock.now()
        return await self._uploads.save_upload(UploadedRecord(user, text, now + REVIEW_FOR), now)

    def _is_closed(self, day: Day) -> bool:
        return self._clock.now() >= day.closes

    async def _enter(self, day: Day, caller: Caller) -> None:
        if caller.guild is not None:
            await self._store.enter_daily(day.number, caller.user, caller.guild)

    async def ranking(self, day: Day, tally: DayTally) -> DayRanking:
        """All results of a day, each beside what a computer made of the same row."""
        benchmarks = await self._benchmarks_of(day, {variant for variant, _ in tally})
        return DayRanking(tally, {variant: merit_in_all(made) for variant, made in benchmarks.items()})

    async def _benchmarks_of(self, day: Day, variants: Collection[int]) -> dict[int, tuple[Score, ...]]:
        """What a computer makes of rows of a day."""
        kept = await self._store.daily_benchmarks(day.number) if variants else {}
        return {variant: await self._benchmark_of(day, variant, kept) for variant in variants}

    async def _benchmark_of(self, day: Day, variant: int, kept: Mapping[int, Score]) -> tuple[Score, ...]:
        """The same of one row: played once, for however many wait for it, and kept."""
        numbers = day.numbers(variant)
        if kept.keys() >= set(numbers):
            return tuple(kept[number] for number in numbers)
        key = day.number, variant
        playing = self._playing.get(key)
        if playing is None:
            made = self._play_benchmark(day, numbers)
            playing = self._playing[key] = asyncio.create_task(made, name="daily benchmark")
            playing.add_done_callback(lambda _: self._playing.pop(key, None))
        return await asyncio.shield(playing)

    async def _play_benchmark(self, day: Day, numbers: Sequence[int]) -> tuple[Score, ...]:
        made = {number: await self.bot_benchmark(day, number) for number in numbers}
        await self._store.save_daily_benchmarks(day.number, made)
        return tuple(made.values())

    async def bot_benchmark(self, day: Day, number: int) -> Score:
        """What a computer makes of one of a day's deals in the person's seat, against the same ones as everybody."""
        deal = await self._solo.bot_benchmark(source_of_day(day, number), day.level)
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
        """The one of the day's deals that its person gets at this point of their row."""
        day = await self._days.day(fork.subject or 0)
        source = deal_of_day(day, fork)
        return source if fork.round > 1 else replace(source, begun_by=day.ends)

    def check_open(self, source: SourceDeal, *, begins: bool) -> None:
        """Who began in time may go on for a while, to the deals that follow too."""
        until = (source.begun_by if begins else None) or source.closes
        if until is not None and self._clock.now() >= until:
            raise UserError("daily-closed", day=source.day)

    def score(self, fork: Fork, deal: Deal, outcome: Outcome, seat: Seat) -> Score:
        return score_on(fork, deal, outcome, seat)


def score_on(fork: Fork, deal: Deal, outcome: Outcome, seat: Seat) -> Score:
    """What somebody made of a day's deal, by the rules of its day."""
    return day_score(deal, outcome, seat, breaks_ties=fork.level != EASY)


def deal_of_day(day: Day, fork: Fork) -> SourceDeal:
    """The deal that a fork is of, by its place in the row of its person."""
    numbers = day.numbers(day.variant_of(fork.user))
    if not 1 <= fork.round <= len(numbers):
        raise UserError("fork-gone")
    return source_of_day(day, numbers[fork.round - 1])


def fork_of_day(user: int, day: Day, which: int) -> Fork:
    number = day.numbers(day.variant_of(user))[which - 1]
    mark = day.mark_of(user)
    return Fork(0, user, 0, number, 0, SEAT, day.level, DAILY, subject=day.number, mark=mark, round=which)


def source_of_day(day: Day, number: int) -> SourceDeal:
    """A day's deal, as it is before anybody has done anything but cut."""
    deal = day.deal(number)
    return SourceDeal(
        nowhere(deal), deal, day.digest(number), number, day.chance(number),
        is_fresh=True, salt=day.salt(number), day=day.date, closes=day.closes, rounds=day.rounds,
    )  # fmt: skip


def day_score(deal: Deal, outcome: Outcome, seat: Seat, *, breaks_ties: bool) -> Score:
    """What somebody made of a day's deal: whose each trick was, and by what they are compared, go with it."""
    merit = merit_by_points(outcome, seat) if breaks_ties else merit_of(outcome, seat)
    return replace(score_of(outcome, seat), tricks=tricks_of(deal, seat), merit=merit)
