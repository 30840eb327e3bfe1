"""What is written down of the deals of the day: seasons and their links, what people made of them, where they play."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, Select, case, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import UserError
from bot.solo.model import Fork, Score
from bot.solo.store import StoredKind
from bot.store.access import Store, insert_if_absent, reads, writes
from bot.store.personal import ID, Gone, Page, Personal, PersonalData, told, told_in
from bot.store.rows import Values
from bot.store.schema import (
    daily_accounts,
    daily_benchmarks,
    daily_guilds,
    daily_links,
    daily_results,
    daily_seasons,
    daily_spent,
    forks,
)
from engine.daily import LONGEST_SEASON, ROUNDS, VARIANTS, Season, anchor_of

PLACES: Final = 1000
"""A day's number is its season's so many times and its place in it."""


assert LONGEST_SEASON < PLACES  # noqa: S101 - two days must not share a number


@dataclass(frozen=True, slots=True)
class KeptSeason:
    """A season as it is stored: its secret is the last day's link. is_broken: it does not lead back to the anchor.

    sharper_from: the first day on which computers play at *normal*, card points break ties, and no deal is passed out;
    rounds_from: the first one of several deals. Each is the season's first where nothing is said.
    """

    season: Season
    secret: str = field(repr=False)
    is_broken: bool = False
    sharper_from: date | None = None
    rounds_from: date | None = None

    def rounds_on(self, day: date) -> int:
        """How many deals everybody plays on a day."""
        return _rounds(day, self.rounds_from)

    @property
    def is_whole(self) -> bool:
        """Whether the secret is the one that the anchor was published for."""
        try:
            return not self.is_broken and anchor_of(bytes.fromhex(self.secret), self.season.days) == self.season.anchor
        except ValueError:
            return False


DAILY: Final = "daily"
ARCHIVE: Final = "daily-archive"


DayTally = Mapping[tuple[int, int], int]
"""By row of deals and what was made of it, how many people made that."""


@dataclass(frozen=True, slots=True)
class DayResult:
    """What somebody made of their row of deals, each in the order of play. is_done: whether that is all of them."""

    user: int
    variant: int
    made: tuple[Score, ...]
    ended: datetime
    is_done: bool = True

    @property
    def merit(self) -> int:
        """By what they are compared: the sum of what each deal came to."""
        return merit_in_all(self.made)


class DayMerit(NamedTuple):
    """What somebody made of a day with which they are done."""

    day: int
    user: int
    variant: int
    merit: int


def merit_in_all(made: Sequence[Score]) -> int:
    return sum(each.merit for each in made)


def _rounds(day: date, since: date | None) -> int:
    return ROUNDS if since is None or day >= since else 1


def row_of(number: int) -> int:
    """Which row a deal of a day belongs to."""
    return (number - 1) % VARIANTS + 1


async def purge(connection: AsyncConnection) -> None:
    """Forget who may not begin anew where nobody may."""
    is_over = daily_spent.c.daily_id.in_(select(daily_links.c.daily_id))
    await connection.execute(delete(daily_spent).where(is_over))


async def _form_of(connection: AsyncConnection, number: int) -> tuple[date, int]:
    """A day's date, and how many deals everybody plays on it."""
    season = select(daily_seasons.c.first, daily_seasons.c.rounds_from).where(
        daily_seasons.c.number == number // PLACES
    )
    row = (await connection.execute(season)).one()
    day = date.fromordinal(row.first.toordinal() + number % PLACES - 1)
    return day, _rounds(day, row.rounds_from)


class DailyTriesStored(StoredKind):
    """There is one try a person, and what came of it is kept."""

    async def on_begun(self, connection: AsyncConnection, fork: Fork) -> None:
        """Refuse a second chance to who had themselves deleted after the first."""
        this = (daily_spent.c.daily_id == fork.subject) & (daily_spent.c.mark == fork.mark)
        if (await connection.execute(select(daily_spent).where(this))).first() is not None:
            raise UserError("daily-spent")

    async def on_over(self, connection: AsyncConnection, fork: Fork, made: Score, now: datetime) -> None:
        day, rounds = await _form_of(connection, fork.subject or 0)
        row: Values = {"daily_id": fork.subject, "user_id": fork.user, "round": fork.round, "day": day}
        row |= {"variant": fork.number, "merit": made.merit, "score": made.score, "won": made.won}
        row |= {"points": made.points, "tricks": made.tricks, "ended": now, "is_last": fork.round == rounds}
        await insert_if_absent(connection, daily_results, [row])


TRIES: Final = DailyTriesStored(DAILY, forks.c.daily_id)
ARCHIVED: Final = StoredKind(ARCHIVE, forks.c.archived_id)


async def of_person(connection: AsyncConnection, user: int, page: Page) -> list[dict[str, object]]:
    """What somebody made of the days whose links are opened: before that it would tell something of the deal."""
    is_over = daily_results.c.daily_id.in_(select(daily_links.c.daily_id))
    ordered = daily_results.c.daily_id, daily_results.c.round
    mine = select(daily_results).where(daily_results.c.user_id == user, is_over).order_by(*ordered)
    return [
        {
            "daily": row.daily_id,
            **told(row, "day round"),
            "deal": row.variant,
            **told(row, "merit score won points tricks ended"),
        }
        for row in await connection.execute(page.of(mine))
    ]


async def guilds_of(connection: AsyncConnection, user: int, page: Page) -> list[dict[str, object]]:
    where = select(daily_guilds).where(daily_guilds.c.user_id == user)
    rows = await connection.execute(page.of(where.order_by(daily_guilds.c.daily_id, daily_guilds.c.guild_id)))
    return [{"daily": row.daily_id, "guild": str(row.guild_id)} for row in rows]


async def accounts_of(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """On which servers somebody's account is called a second one, or another one theirs."""
    mine = (daily_accounts.c.user_id == user) | (daily_accounts.c.owner_id == user)
    rows = await connection.execute(select(daily_accounts).where(mine).order_by(daily_accounts.c.guild_id))
    return [{"guild": str(row.guild_id), "is_second": row.user_id == user} for row in rows]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Keep nothing of what somebody made of any day; but for the marks of those on which they may not begin anew."""
    days = select(forks.c.daily_id, forks.c.mark).where(forks.c.user_id == user, forks.c.mark.is_not(None))
    await insert_if_absent(connection, daily_spent, [dict(row._mapping) for row in await connection.execute(days)])
    await purge(connection)
    await connection.execute(delete(daily_results).where(daily_results.c.user_id == user))
    await connection.execute(delete(daily_guilds).where(daily_guilds.c.user_id == user))
    named = (daily_accounts.c.user_id == user) | (daily_accounts.c.owner_id == user)
    await connection.execute(delete(daily_accounts).where(named))


def _read(rows: Iterable[Row[Any]]) -> list[DayResult]:
    """What everybody made of a day, each deal in order; who was done first comes first."""
    found: dict[int, DayResult] = {}
    for row in sorted(rows, key=lambda each: (each.round, each.ended, each.user_id)):
        made = Score(row.score, row.won, row.points, row.tricks, row.merit)
        before = found.pop(row.user_id, None)
        all_made = (*(before.made if before else ()), made)
        found[row.user_id] = DayResult(row.user_id, row_of(row.variant), all_made, row.ended, row.is_last)
    return list(found.values())


def _done(days: Collection[int]) -> Select[Any]:
    """Who is done with each of these days, with the sum of what they made of it and the number of a deal of theirs."""
    day, user = daily_results.c.daily_id, daily_results.c.user_id
    number, merit = func.min(daily_results.c.variant).label("number"), func.sum(daily_results.c.merit).label("merit")
    is_done = func.max(case((daily_results.c.is_last, 1), else_=0)) == 1
    return select(day, user, number, merit).where(day.in_(days)).group_by(day, user).having(is_done)


async def _tallies(connection: AsyncConnection, days: Collection[int]) -> dict[int, DayTally]:
    each = _done(days).subquery()
    by = each.c.daily_id, each.c.number, each.c.merit
    tallies: dict[int, dict[tuple[int, int], int]] = {}
    for row in await connection.execute(select(*by, func.count().label("people")).group_by(*by)):
        tally = tallies.setdefault(row.daily_id, defaultdict(int))
        tally[row_of(row.number), int(row.merit)] += row.people
    return dict(tallies)


PERSONAL: Final = PersonalData(
    columns={
        "daily_results": {
            "daily_id": Personal("dailies.daily"),
            "user_id": ID,
            "variant": Personal("dailies.deal"),
            **told_in("dailies", "day round merit score won points tricks ended"),
            "is_last": Personal("", why="follows from how many deals the day has"),
        },
        "daily_guilds": {
            "daily_id": Personal("daily_guilds.daily"),
            "guild_id": Personal("daily_guilds.guild"),
            "user_id": ID,
        },
        "daily_accounts": {
            "guild_id": Personal("daily_accounts.guild"),
            "user_id": Personal("daily_accounts.is_second"),
            "owner_id": Personal("", why="the other one is somebody else, as far as anybody knows"),
        },
        "daily_spent": {
            "mark": Personal("", Gone.KEPT, "no id: until the day is closed it keeps it from being begun anew")
        },
    },
    others={
        "daily_seasons": "number first days games anchor secret is_broken sharper_from rounds_from",
        "daily_links": "daily_id link",
        "daily_benchmarks": "daily_id number merit score won points tricks",
        "daily_spent": "daily_id",
    },
    whole={"daily_accounts": accounts_of},
    paged={"dailies": of_person, "daily_guilds": guilds_of},
    forget=forget,
)
"""What somebody made of a day is told once its link is opened. It is forgotten before forks, whose marks are kept."""


class DailyStore(Store):
    """Seasons of deals of the day, and what people made of each. Raises `StorageError` where the database refuses."""

    @reads
    async def daily_seasons(self, connection: AsyncConnection) -> list[KeptSeason]:
        rows = await connection.execute(select(daily_seasons).order_by(daily_seasons.c.number))
        return [
            KeptSeason(
                Season(row.number, row.first, row.days, tuple(row.games), row.anchor),
                row.secret,
                row.is_broken,
                row.sharper_from,
                row.rounds_from,
            )
            for row in rows
        ]

    @reads
    async def last_daily_season(self, connection: AsyncConnection) -> int:
        """The highest number a season ever had: one whose row is lost has left days behind."""
        numbers = [(await connection.execute(select(func.max(daily_seasons.c.number)))).scalar_one()]
        for days in (daily_links.c.daily_id, daily_results.c.daily_id, forks.c.daily_id):
            last = (await connection.execute(select(func.max(days)))).scalar_one()
            numbers.append(None if last is None else last // PLACES)
        return max((number for number in numbers if number is not None), default=0)

    @writes
    async def begin_daily_season(self, connection: AsyncConnection, kept: KeptSeason) -> None:
        """Keep a new one; nothing is done where its number is taken, as by another process at the same moment."""
        season = kept.season
        row: Values = {"number": season.number, "first": season.first, "days": season.days, "games": list(season.games)}
        row |= {"anchor": season.anchor, "secret": kept.secret, "is_broken": kept.is_broken}
        row |= {"sharper_from": kept.sharper_from or season.first, "rounds_from": kept.rounds_from or season.first}
        await insert_if_absent(connection, daily_seasons, [row])

    @writes
    async def break_daily_season(self, connection: AsyncConnection, number: int) -> None:
        """Remember that one is broken: no day of it is played any more."""
        this = daily_seasons.c.number == number
        await connection.execute(update(daily_seasons).where(this).values(is_broken=True))

    @writes
    async def open_daily_links(self, connection: AsyncConnection, links: Mapping[int, str]) -> None:
        """Keep links that are open from now on; what is kept of a day stays, and what only ran with it goes."""
        await insert_if_absent(
            connection, daily_links, [{"daily_id": day, "link": link} for day, link in links.items()]
        )
        await purge(connection)

    @reads
    async def opened_daily_links(self, connection: AsyncConnection, season: int) -> dict[int, str]:
        """The links of a season that are kept as opened, by day."""
        own = daily_links.c.daily_id.between(season * PLACES, season * PLACES + PLACES - 1)
        rows = await connection.execute(select(daily_links).where(own).order_by(daily_links.c.daily_id))
        return {row.daily_id: row.link for row in rows}

    @reads
    async def daily_tries(self, connection: AsyncConnection, day: int, user: int) -> dict[int, int]:
        """Somebody's forks of a day by which of its deals each is of, from 1 and in that order."""
        mine = (forks.c.daily_id == day) & (forks.c.user_id == user)
        rows = await connection.execute(select(forks.c.round, forks.c.id).where(mine).order_by(forks.c.round))
        return {row.round: row.id for row in rows}

    @reads
    async def archived_tries(self, connection: AsyncConnection, day: int, user: int) -> list[tuple[int, int]]:
        """Somebody's forks of a day gone by, the oldest first: which of its deals each is of, and its number."""
        mine = (forks.c.archived_id == day) & (forks.c.user_id == user)
        rows = await connection.execute(select(forks.c.round, forks.c.id).where(mine).order_by(forks.c.id))
        return [(row.round, row.id) for row in rows]

    @writes
    async def set_daily_account(self, connection: AsyncConnection, guild: int, account: int, owner: int | None) -> None:
        """Whose second account one is on a server; None for its being one no more."""
        this = (daily_accounts.c.guild_id == guild) & (daily_accounts.c.user_id == account)
        await connection.execute(delete(daily_accounts).where(this))
        if owner is not None:
            row = {"guild_id": guild, "user_id": account, "owner_id": owner}
            await insert_if_absent(connection, daily_accounts, [row])

    @reads
    async def daily_accounts(self, connection: AsyncConnection, guild: int) -> dict[int, int]:
        """The second accounts on a server, and whose each is."""
        rows = await connection.execute(select(daily_accounts).where(daily_accounts.c.guild_id == guild))
        return {row.user_id: row.owner_id for row in rows}

    @writes
    async def enter_daily(self, connection: AsyncConnection, day: int, user: int, guild: int) -> None:
        """Somebody plays on a server, whose table of that day has them from now on."""
        await insert_if_absent(connection, daily_guilds, [{"daily_id": day, "guild_id": guild, "user_id": user}])

    @reads
    async def daily_result(self, connection: AsyncConnection, day: int, user: int) -> DayResult | None:
        """What somebody made of it so far; None where they have finished no deal of it."""
        mine = (daily_results.c.daily_id == day) & (daily_results.c.user_id == user)
        return next(iter(_read((await connection.execute(select(daily_results).where(mine))).all())), None)

    @reads
    async def daily_results_in(self, connection: AsyncConnection, day: int, guild: int) -> list[DayResult]:
        """What those made of it who play on a server and are done, in the order in which they were."""
        here = (daily_guilds.c.daily_id == day) & (daily_guilds.c.guild_id == guild)
        same = (daily_guilds.c.daily_id == daily_results.c.daily_id) & (
            daily_guilds.c.user_id == daily_results.c.user_id
        )
        rows = await connection.execute(select(daily_results).join(daily_guilds, same).where(here))
        return [each for each in _read(rows.all()) if each.is_done]

    @reads
    async def daily_best(self, connection: AsyncConnection, day: int, variant: int) -> DayMerit | None:
        """Who made most of a row of a day's deals, and who was done first of those who made as much."""
        merit, ended = func.sum(daily_results.c.merit), func.max(daily_results.c.ended)
        is_row = (func.min(daily_results.c.variant) - 1) % VARIANTS == variant - 1
        ordered = _done((day,)).having(is_row).order_by(merit.desc(), ended, daily_results.c.user_id)
        row = (await connection.execute(ordered.limit(1))).one_or_none()
        return None if row is None else DayMerit(day, row.user_id, variant, int(row.merit))

    @reads
    async def daily_tally(self, connection: AsyncConnection, day: int) -> DayTally:
        """How many made what of each row of a day's deals, and are done."""
        return (await _tallies(connection, (day,))).get(day, {})

    @reads
    async def daily_tallies(self, connection: AsyncConnection, days: Collection[int]) -> dict[int, DayTally]:
        """The same of several days, by their numbers; a day with which nobody is done is left out."""
        return await _tallies(connection, days)

    @reads
    async def daily_merits(
        self, connection: AsyncConnection, days: Collection[int], user: int, guild: int | None = None
    ) -> list[DayMerit]:
        """What somebody made of these days, and what those did who play each on a server."""
        there = exists().where(
            daily_guilds.c.daily_id == daily_results.c.daily_id,
            daily_guilds.c.user_id == daily_results.c.user_id,
            daily_guilds.c.guild_id == guild,
        )
        mine = daily_results.c.user_id == user
        rows = await connection.execute(_done(days).where(mine if guild is None else mine | there))
        return [DayMerit(row.daily_id, row.user_id, row_of(row.number), int(row.merit)) for row in rows]

    @reads
    async def daily_dates(self, connection: AsyncConnection, user: int) -> list[date]:
        """The days with which somebody is done."""
        mine = select(daily_results.c.day).where(daily_results.c.user_id == user, daily_results.c.is_last)
        return list((await connection.execute(mine.distinct())).scalars())

    @reads
    async def daily_benchmarks(self, connection: AsyncConnection, day: int) -> dict[int, Score]:
        """What a computer made of a day's deals, by their numbers, as far as it has played them."""
        rows = await connection.execute(select(daily_benchmarks).where(daily_benchmarks.c.daily_id == day))
        return {row.number: Score(row.score, row.won, row.points, row.tricks, row.merit) for row in rows}

    @writes
    async def save_daily_benchmarks(self, connection: AsyncConnection, day: int, made: Mapping[int, Score]) -> None:
        """Keep what a computer made of some of them; what is kept already stays."""
        rows = [
            {"daily_id": day, "number": number, "merit": each.merit, "score": each.score, "won": each.won}
            | {"points": each.points, "tricks": each.tricks}
            for number, each in made.items()
        ]
        await insert_if_absent(connection, daily_benchmarks, rows)

    @reads
    async def daily_unfinished(self, connection: AsyncConnection, day: int) -> int:
        """How many began and are not done."""
        begun = select(func.count()).where(forks.c.daily_id == day, forks.c.round == 1)
        done = select(func.count()).where(daily_results.c.daily_id == day, daily_results.c.is_last)
        return (await connection.execute(begun)).scalar_one() - (await connection.execute(done)).scalar_one()
