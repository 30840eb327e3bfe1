"""The ladder's sums: grown with each deal that ends and with each par that is found, read without looking at deals."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Table, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ratings.strength import PAIR_DRAW, Observed, observed, surprises
from bot.store.access import Store, reads
from bot.store.inserting import insert_or
from bot.store.schema import deals, ladder, pairs, results
from bot.tables.ladder import ALL_TIME, FORM_LENGTH, LOST, NEITHER, WON, Contestant, Figures, Pair, season, spans_with
from bot.tables.pars import Par
from bot.tables.stored import DealEnding, SeatResult
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


async def count(connection: AsyncConnection, guild: int, game: str, ending: DealEnding) -> None:
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
    """How strong these are as far as is known."""
    here = (ladder.c.guild_id == guild) & (ladder.c.game == game) & (ladder.c.span == ALL_TIME)
    users, levels = [each.user for each in who if each.user], [each.level for each in who if each.level]
    asked = or_(ladder.c.user_id.in_(users), (ladder.c.user_id == 0) & ladder.c.level.in_(levels))
    rows = await connection.execute(select(ladder).where(here & asked))
    return {
        Contestant(row.user_id, row.level): Observed(row.rated, row.strength_sum, row.strength_squares).strength
        for row in rows
    }


def read_figures(row: Row[Any], last: str) -> Figures:
    return Figures(
        Contestant(row.user_id, row.level),
        deals=int(row.deals),
        won=int(row.won),
        lost=int(row.lost),
        score=int(row.score),
        given=int(row.lambapeas_given),
        suffered=int(row.lambapeas_suffered),
        above=row.above,
        observed=Observed(int(row.rated), row.strength_sum, row.strength_squares),
        last=last,
    )


def read_pair(row: Row[Any]) -> Pair:
    return Pair(row.user_id, row.other_id, row.deals, row.won, row.lost, row.above, row.squares)


def of_pairs(guild: int, game: str, span: str) -> ColumnElement[bool]:
    """The pairs of a server in a game and span."""
    return (pairs.c.guild_id == guild) & (pairs.c.game == game) & (pairs.c.span == span)


class SqlLadderStore(Store):
    """What deals added up to for each person and pair."""

    @reads
    async def games_played(
        self, connection: AsyncConnection, guild: int, games: Sequence[str], spans: Sequence[str]
    ) -> dict[str, int]:
        """How often seats were taken, by game."""
        here = (ladder.c.guild_id == guild) & ladder.c.game.in_(games) & ladder.c.span.in_(spans)
        counted = select(ladder.c.game, func.sum(ladder.c.deals)).where(here).group_by(ladder.c.game)
        return {game: int(number) for game, number in await connection.execute(counted)}

    @reads
    async def ladder(self, connection: AsyncConnection, guild: int, game: str, spans: Sequence[str]) -> list[Figures]:
        """Everybody's sums over these spans."""
        here = (ladder.c.guild_id == guild) & (ladder.c.game == game)
        if tuple(spans) == (ALL_TIME,):
            rows = await connection.execute(select(ladder).where(here & (ladder.c.span == ALL_TIME)))
            return [read_figures(row, row.recent) for row in rows]
        keys = (ladder.c.user_id, ladder.c.level)
        added = [func.sum(ladder.c[name]).label(name) for name in (*COUNTED, *RATED)]
        rows = await connection.execute(select(*keys, *added).where(here & ladder.c.span.in_(spans)).group_by(*keys))
        last = await connection.execute(select(*keys, ladder.c.recent).where(here & (ladder.c.span == ALL_TIME)))
        form = {(user, level): text for user, level, text in last}
        return [read_figures(row, form.get((row.user_id, row.level), "")) for row in rows]

    @reads
    async def partners(  # noqa: PLR0917 - as the port says it
        self, connection: AsyncConnection, guild: int, game: str, span: str, limit: int, offset: int = 0
    ) -> list[Pair]:
        """The best partners but for the first, the database choosing: a large server has thousands."""
        beyond = pairs.c.above / (pairs.c.deals + PAIR_DRAW)
        best = select(pairs).where(of_pairs(guild, game, span) & pairs.c.partners.is_(True))
        best = best.order_by(beyond.desc(), pairs.c.deals.desc(), pairs.c.user_id, pairs.c.other_id)
        rows = await connection.execute(best.limit(limit).offset(offset))
        return [read_pair(row) for row in rows]

    @reads
    async def pair(  # noqa: PLR0917 - as the port says it
        self, connection: AsyncConnection, guild: int, game: str, span: str, first: int, second: int
    ) -> tuple[Pair | None, Pair | None]:
        """Two people against each other and together, seen from the first."""
        low, high = sorted((first, second))
        both = of_pairs(guild, game, span) & pairs.c.partners.in_((False, True))
        rows = await connection.execute(
            select(pairs).where(both & (pairs.c.user_id == low) & (pairs.c.other_id == high))
        )
        by_kind = {row.partners: read_pair(row) for row in rows}
        against = by_kind.get(False)
        return against.turned() if against is not None and first > second else against, by_kind.get(True)
