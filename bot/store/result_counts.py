"""What finished deals add up to for people, in the ladder and in what they did; `bot/features/ladder` reads it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, astuple
from datetime import datetime
from functools import partial
from itertools import combinations
from typing import Any, Final

from sqlalchemy import Row, Table, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.players.levels import known as known_level
from bot.store.access import insert_if_absent, insert_or
from bot.store.personal import ONLY_AN_ID, Page, Personal, PersonalData, Told, told_in
from bot.store.rows import read_seats
from bot.store.schema import actions, deals, ladder, milestones, pairs, results, tallies
from bot.tables.attribution import (
    RESULT_FROM,
    LoggedAction,
    Part,
    holders_of_results,
    parts_of,
    stints_of,
)
from bot.tables.model import Computer, Occupant, Person
from bot.tables.pars import Par
from bot.tables.ratings import Observed, Standing, observed, surprises
from bot.tables.stored import DealEnding, SeatResult
from bot.tables.tallying import (
    ALL_TIME,
    FORM_LENGTH,
    LEFT,
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
RATED: Final = ("rated", "parts", "above", "strength_sum", "strength_squares")
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


def occupying(who: Occupant | None) -> Contestant | None:
    """Who has a seat as a table knows it."""
    if isinstance(who, Computer):
        return Contestant(level=known_level(who.level))
    return Contestant(who.user) if isinstance(who, Person) else None


def chosen_by(user: int | None, level: str | None) -> Contestant | None:
    """Who chose an action, as the log has it; nobody just then for what was planned, or no choice."""
    if level:
        return Contestant(level=level)
    return None if user is None else Contestant(user)


async def log_of(connection: AsyncConnection, deal: int) -> list[LoggedAction]:
    """Who chose each action of a deal."""
    columns = select(actions.c.seat, actions.c.user_id, actions.c.level)
    rows = await connection.execute(columns.where(actions.c.deal_id == deal).order_by(actions.c.number))
    return [LoggedAction(seat, chosen_by(user, level)) for seat, user, level in rows]


async def count_ladder(
    connection: AsyncConnection, guild: int, game: str, ending: DealEnding, credited: Sequence[Contestant | None]
) -> None:  # fmt: skip
    """A deal has ended: who was there, who won, who took all and who nothing. credited: for each seat."""
    rows = []
    for seat, who in zip(ending.seats, credited, strict=True):
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
    """A deal's par is known: what it says of everybody who chose something in it, and of each two of them."""
    deal = (await connection.execute(select(deals).where(deals.c.id == par.deal))).one()
    found = await connection.execute(select(results).where(results.c.deal_id == par.deal).order_by(results.c.seat))
    seats = found.all()
    if not all(row.counts for row in seats) or not (seats or deal.annulled):
        return
    log, until = await log_of(connection, par.deal), deal.counted_until
    holders = [contestant(row, row.user_id) for row in seats] or [occupying(who) for who in read_seats(deal.seats)]
    standings: dict[int | None, Sequence[float]] = {0: values}
    standings.update(par.standings.items())
    if until is None:
        standings[None] = [worth(row.score, row.won) for row in seats]
    else:
        log, standings[None] = log[:until], par.standings[until]
    stints = stints_of(log, holders)
    parts = parts_of(stints, par.choices, dict(enumerate(par.left)), standings)
    whose = {each.seat: each for each in sorted(parts, key=lambda each: each.share)}
    known = await observations(connection, deal.guild_id, deal.game, {each.who for each in parts})
    strong = {seat: known[part.who].strength for seat, part in whose.items() if part.who in known}
    here = [[strong.get(seat, 0.0) for seat in column] for column in par.columns]
    day = deal.ended.date() if deal.ended is not None else (await last_action_at(connection, par.deal)).date()
    rows = [row for part in parts for row in rated_rows(par, part, known.get(part.who, Observed()), here)]
    spanned = [
        {"guild_id": deal.guild_id, "game": deal.game, "span": span, **row} for row in rows for span in spans_with(day)
    ]
    await add(connection, ladder, spanned, RATED)
    if until is None:
        over = averaged(par, [got - value for got, value in zip(standings[None], values, strict=True)])
        by_seat = {
            seat: missed for column, missed in zip(par.columns, surprises(here, over), strict=True) for seat in column
        }
        await add(connection, pairs, paired(par, deal.result or {}, seats, whose, by_seat), PAIRED)


def averaged(par: Par, by_seat: Sequence[float]) -> list[float]:
    """By column what its seats have on average."""
    return [sum(by_seat[seat] for seat in column) / len(column) for column in par.columns]


def rated_rows(par: Par, part: Part, known: Observed, here: Sequence[Sequence[float]]) -> Rows:
    """What somebody's part in a deal adds to their sums. here: by column and member how strong the people are."""
    column = next(number for number, each in enumerate(par.columns) if part.seat in each)
    expected = [sum(each) / len(each) for each in here]
    gained = None if part.gained is None else averaged(par, part.gained)
    standing = Standing(known, column, len(par.columns[column]))
    observation = observed(standing, expected, gained, part.shown, part.share)
    facts = {
        "rated": 1,
        "parts": part.share,
        "above": 0.0 if part.gained is None else part.gained[part.seat],
        "strength_sum": observation,
        "strength_squares": observation * observation / part.share,
    }
    nothing: dict[str, Any] = dict.fromkeys(COUNTED, 0)
    return [{"user_id": part.who.user, "level": part.who.level, **nothing, **facts}]


async def last_action_at(connection: AsyncConnection, deal: int) -> datetime:
    """When the last thing was done in a deal."""
    latest = select(actions.c.at).where(actions.c.deal_id == deal).order_by(actions.c.number.desc()).limit(1)
    at: datetime = (await connection.execute(latest)).scalar_one()
    return at


def paired(
    par: Par, result: dict[str, Any], seats: Sequence[Row[Any]], whose: Mapping[int, Part], missed: Mapping[int, float]
) -> Rows:  # fmt: skip
    """What a deal says of each two people: partners share a column of the score sheet, or a side of the deal.

    whose: by seat who chose most for it; who chose less than half of it is told of with nobody.
    """
    sides = sides_of(par.columns, result)
    rows: Rows = []
    people = [
        (part.who.user, row)
        for row in seats
        if row.seat in sides and (part := whose.get(row.seat)) is not None
        if not part.who.is_computer and part.share >= RESULT_FROM
    ]
    for (first, one), (second, other) in combinations(sorted(people, key=lambda each: each[0]), 2):
        partners = sides[one.seat] == sides[other.seat]
        theirs = missed[other.seat]
        above = (missed[one.seat] + theirs) / 2 if partners else (missed[one.seat] - theirs) / 2
        facts: dict[str, Any] = {"deals": 1, "won": int(one.won is True), "lost": int(one.won is False)}
        facts |= {"above": above, "squares": above * above}
        for span in (ALL_TIME, season(one.ended.date())):
            key = {"guild_id": one.guild_id, "game": one.game, "span": span, "partners": partners}
            rows.append({**key, "user_id": first, "other_id": second, **facts})
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


async def observations(
    connection: AsyncConnection, guild: int, game: str, who: set[Contestant]
) -> dict[Contestant, Observed]:  # fmt: skip
    here = (ladder.c.guild_id == guild) & (ladder.c.game == game) & (ladder.c.span == ALL_TIME)
    users, levels = [each.user for each in who if each.user], [each.level for each in who if each.level]
    asked = or_(ladder.c.user_id.in_(users), (ladder.c.user_id == 0) & ladder.c.level.in_(levels))
    rows = await connection.execute(select(ladder).where(here & asked))
    return {
        Contestant(row.user_id, row.level): Observed(row.parts, row.strength_sum, row.strength_squares) for row in rows
    }


TALLIED: Final = ("deals", "won", "lost", "points", "deals_with_points")


async def count_tallies(  # noqa: PLR0917 - all that is known of it
    connection: AsyncConnection, guild: int, game: str, deal: int, ending: DealEnding,
    credited: Sequence[Contestant | None],
) -> None:  # fmt: skip
    """A deal has ended: what it counts under for the people who are credited with its seats."""
    last: dict[tuple[int, str], Count] = {}
    for seat, who in zip(ending.seats, credited, strict=True):
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
            **told_in("ladder", "lambapeas_suffered rated parts above strength_sum strength_squares recent"),
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
    log = await log_of(connection, deal)
    holders = [contestant(seat, seat.user) for seat in ending.seats]
    credited = holders_of_results(log, holders)
    await count_ladder(connection, guild, game, ending, credited)
    await count_tallies(connection, guild, game, deal, ending, credited)
    here = {who.user for who in holders if who is not None}
    await count_left(connection, guild, game, {each.maker.user for each in log if each.maker is not None} - here)


async def count_left(connection: AsyncConnection, guild: int, game: str, users: Iterable[int]) -> None:
    """People who had chosen something in a deal did not play it to its end."""
    left = {"guild_id": guild, "game": game, **write_count(Count(LEFT).grown(None, None))}
    await add(connection, tallies, [{**left, "user_id": user} for user in users if user], TALLIED)
