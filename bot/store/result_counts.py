"""What finished deals add up to for people, in the ladder and in what they did; `bot/features/ladder` reads it."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, astuple
from functools import partial
from itertools import combinations
from typing import Any, Final

from sqlalchemy import Row, Table, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import insert_if_absent, insert_or
from bot.store.personal import ONLY_AN_ID, Page, Personal, PersonalData, Told, told_in
from bot.store.schema import deals, ladder, milestones, pairs, results, tallies
from bot.tables.pars import Par
from bot.tables.ratings import Observed, observed, surprises
from bot.tables.stored import DealEnding, SeatResult
from bot.tables.tallying import (
    ALL_TIME,
    FORM_LENGTH,
    LOST,
    MATCH,
    NEITHER,
    WON,
    Contestant,
    Count,
    CountedEnd,
    counts_of,
    reached,
    season,
    spans_with,
)
from engine.outcome import worth

Rows = list[dict[str, Any]]

COUNTED: Final = ("deals", "won", "lost", "score", "lambapeas_given", "lambapeas_suffered")
RATED: Final = ("rated", "above", "strength_sum", "strength_squares")
PAIRED: Final = ("deals", "won", "lost", "above", "squares")


def contestant(seat: SeatResult | Row[Any], user: int | None) -> Contestant | None:
    """Who is credited with a seat: a computer that played it, else its person; nobody for a nameless one."""
    if seat.level:
        return Contestant(level=seat.level)
    return None if user is None else Contestant(user)


async def add(connection: AsyncConnection, relation: Table, rows: Rows, sums: Iterable[str]) -> None:
    """Add to what is there under the same keys."""
    if not rows:
        return
    row = insert_or(connection.dialect.name, relation)
    keys = [column.name for column in relation.primary_key]
    more: dict[str, Any] = {name: relation.c[name] + row.excluded[name] for name in sums}
    if "recent" in rows[0]:
        more["recent"] = func.substr(row.excluded.recent.concat(relation.c.recent), 1, FORM_LENGTH)
    await connection.execute(row.on_conflict_do_update(index_elements=keys, set_=more), rows)


async def count_ladder(connection: AsyncConnection, guild: int, game: str, ending: DealEnding) -> None:
    """A deal has ended: who was there, who won, who took all and who nothing."""
    rows = []
    for seat in ending.seats:
        who = contestant(seat, seat.user)
        if who is None:
            continue
        facts = {"deals": 1, "won": int(seat.won is True), "lost": int(seat.won is False), "score": seat.score or 0}
        facts["lambapeas_given"] = int(seat.seat in ending.lambapea)
        facts["lambapeas_suffered"] = int(bool(ending.lambapea) and seat.seat not in ending.lambapea)
        last = NEITHER if seat.won is None else WON if seat.won else LOST
        for span in spans_with(ending.at.date()):
            key = {"guild_id": guild, "game": game, "span": span, "user_id": who.user, "level": who.level}
            rows.append({**key, **facts, "recent": last if span == ALL_TIME else ""})
    await add(connection, ladder, rows, COUNTED)


async def credit(connection: AsyncConnection, par: Par, values: Sequence[float]) -> None:
    """A deal's par is known: what it says of everybody who sat there, and of each two of them."""
    found = await connection.execute(select(results).where(results.c.deal_id == par.deal).order_by(results.c.seat))
    seats = found.all()
    if not seats or not seats[0].counts:
        return
    guild, game, day = seats[0].guild_id, seats[0].game, seats[0].ended.date()
    here = [[contestant(seats[seat], seats[seat].user_id) for seat in column] for column in par.columns]
    known = await strengths(connection, guild, game, {who for column in here for who in column if who is not None})
    strong = [[known.get(who, 0.0) if who is not None else 0.0 for who in column] for column in here]
    gained = [worth(row.score, row.won) - values[row.seat] for row in seats]
    above = [sum(gained[seat] for seat in column) / len(column) for column in par.columns]
    chosen = None if par.skill is None else [[par.skill[seat] for seat in column] for column in par.columns]
    told = observed(strong, above, chosen)
    rows: Rows = []
    nothing: dict[str, Any] = dict.fromkeys((*COUNTED, "rated"), 0)
    for people, column, each in zip(here, par.columns, told, strict=True):
        for who, seat, observation in zip(people, column, each, strict=True):
            if who is None:
                continue
            facts = {
                "rated": 1,
                "above": gained[seat],
                "strength_sum": observation,
                "strength_squares": observation * observation,
            }
            for span in spans_with(day):
                key = {"guild_id": guild, "game": game, "span": span, "user_id": who.user, "level": who.level}
                rows.append({**key, **nothing, **facts})
    await add(connection, ladder, rows, RATED)
    by_seat = {
        seat: missed for column, missed in zip(par.columns, surprises(strong, above), strict=True) for seat in column
    }
    await add(connection, pairs, await paired(connection, par, seats, by_seat), PAIRED)


async def paired(
    connection: AsyncConnection, par: Par, seats: Sequence[Row[Any]], missed: dict[int, float]
) -> Rows:  # fmt: skip
    """What a deal says of each two people: partners share a column of the score sheet, or a side of the deal."""
    result = (await connection.execute(select(deals.c.result).where(deals.c.id == par.deal))).scalar_one()
    sides = sides_of(par.columns, result or {})
    rows: Rows = []
    people = [row for row in seats if row.user_id is not None and not row.level and row.seat in sides]
    for one, other in combinations(sorted(people, key=lambda row: row.user_id), 2):
        partners = sides[one.seat] == sides[other.seat]
        second = missed[other.seat]
        above = (missed[one.seat] + second) / 2 if partners else (missed[one.seat] - second) / 2
        facts: dict[str, Any] = {"deals": 1, "won": int(one.won is True), "lost": int(one.won is False)}
        facts |= {"above": above, "squares": above * above}
        for span in (ALL_TIME, season(one.ended.date())):
            key = {"guild_id": one.guild_id, "game": one.game, "span": span, "partners": partners}
            rows.append({**key, "user_id": one.user_id, "other_id": other.user_id, **facts})
    return rows


def sides_of(columns: Sequence[Sequence[int]], result: dict[str, Any]) -> dict[int, int]:
    """By seat which side it was on; nothing where everybody was for themselves."""
    if any(len(column) > 1 for column in columns):
        return {seat: number for number, column in enumerate(columns) for seat in column}
    declarer = result.get("declarer")
    if declarer is None:
        return {}
    ours = {declarer, result.get("partner")}
    return {seat: int(seat not in ours) for column in columns for seat in column}


async def strengths(
    connection: AsyncConnection, guild: int, game: str, who: set[Contestant]
) -> dict[Contestant, float]:  # fmt: skip
    here = (ladder.c.guild_id == guild) & (ladder.c.game == game) & (ladder.c.span == ALL_TIME)
    users, levels = [each.user for each in who if each.user], [each.level for each in who if each.level]
    asked = or_(ladder.c.user_id.in_(users), (ladder.c.user_id == 0) & ladder.c.level.in_(levels))
    rows = await connection.execute(select(ladder).where(here & asked))
    return {
        Contestant(row.user_id, row.level): Observed(row.rated, row.strength_sum, row.strength_squares).strength
        for row in rows
    }


TALLIED: Final = ("deals", "won", "lost", "points", "deals_with_points")


async def count_tallies(connection: AsyncConnection, guild: int, game: str, deal: int, ending: DealEnding) -> None:
    """A deal has ended: what it counts under for the people who played it to the end."""
    last: dict[tuple[int, str], Count] = {}
    for seat in ending.seats:
        who = contestant(seat, seat.user)
        if who is None or who.is_computer:
            continue
        game_won = None if ending.game_won is None else seat.seat in ending.game_won
        lambapea = seat.seat in ending.lambapea if ending.lambapea else None
        for each in counts_of(seat.seat, CountedEnd(seat.won, game_won, lambapea), ending.tallied):
            last[who.user, each.what] = each
    for user, has_won in ending.sat_out:
        last[user, MATCH] = Count(MATCH).grown(has_won, None)
    keys = {"guild_id": guild, "game": game}
    rows = [{**keys, "user_id": user, **write_count(each)} for (user, _), each in last.items()]
    await add(connection, tallies, rows, TALLIED)
    here = (tallies.c.guild_id == guild) & (tallies.c.game == game)
    users = {user for user, _ in last}
    found_rows = await connection.execute(select(tallies).where(here & tallies.c.user_id.in_(users)))
    known = [(row.user_id, read_count(row)) for row in found_rows]
    found = [
        {**keys, "user_id": user, **asdict(milestone), "deal_id": deal}
        for user, now in known
        if (user, now.what) in last
        for milestone in reached(now, last[user, now.what])
    ]
    await insert_if_absent(connection, milestones, found)


def write_count(count: Count) -> dict[str, Any]:
    """A row of counts, without whose it is."""
    return dict(zip(("what", *TALLIED), astuple(count), strict=True))


def read_count(row: Any) -> Count:
    return Count(row.what, *(int(getattr(row, name)) for name in TALLIED))


async def told_sums(relation: Table, connection: AsyncConnection, user: int, page: Page) -> Told:
    """What their deals added up to, by server and game."""
    mine = select(relation).where(relation.c.user_id == user).order_by(*relation.primary_key)
    rows = await connection.execute(page.of(mine))
    return [dict(row._mapping) | {"guild_id": str(row.guild_id), "user_id": str(user)} for row in rows]


async def pairs_of(connection: AsyncConnection, user: int, page: Page) -> Told:
    """The same of them and each other person they played with, who stays unnamed."""
    mine = select(pairs).where((pairs.c.user_id == user) | (pairs.c.other_id == user))
    rows = await connection.execute(page.of(mine.order_by(*pairs.primary_key)))
    left_out = {"user_id", "other_id"}
    return [
        {name: value for name, value in row._mapping.items() if name not in left_out} | {"guild_id": str(row.guild_id)}
        for row in rows
    ]


async def forget_sums(connection: AsyncConnection, user: int) -> None:
    for relation in (ladder, tallies, milestones):
        await connection.execute(delete(relation).where(relation.c.user_id == user))
    await connection.execute(delete(pairs).where((pairs.c.user_id == user) | (pairs.c.other_id == user)))


PERSONAL: Final = PersonalData(
    columns={
        "ladder": {
            **told_in("ladder", "guild_id game span user_id level deals won lost score lambapeas_given"),
            **told_in("ladder", "lambapeas_suffered rated above strength_sum strength_squares recent"),
        },
        "pairs": {
            **told_in("pairs", "guild_id game span partners deals won lost above squares"),
            "user_id": Personal("", why=ONLY_AN_ID),
            "other_id": Personal("", why="the other one is somebody else"),
        },
        "tallies": told_in("tallies", "guild_id game user_id what deals won lost points deals_with_points"),
        "milestones": told_in("milestones", "guild_id game user_id what ending count deal_id"),
    },
    others={},
    paged={
        "ladder": partial(told_sums, ladder),
        "pairs": pairs_of,
        "tallies": partial(told_sums, tallies),
        "milestones": partial(told_sums, milestones),
    },
    forget=forget_sums,
)


async def count(connection: AsyncConnection, guild: int, game: str, deal: int, ending: DealEnding) -> None:
    await count_ladder(connection, guild, game, ending)
    await count_tallies(connection, guild, game, deal, ending)
