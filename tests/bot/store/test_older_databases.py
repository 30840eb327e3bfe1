"""What is in a database of an older version means the same after it was brought up to date."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, inspect, select

from bot.features.ladder.store import Figures
from bot.store.database import MIGRATIONS
from bot.store.engine import make_engines
from bot.store.schema import METADATA
from bot.stores import Stores, open_stores
from bot.tables.attribution import RatedChoice
from bot.tables.model import Computer, Person, Stage
from bot.tables.pars import Par
from bot.tables.tallying import ALL_TIME
from tests.bot.store.making import ANN, CAT, DAN, GUILD, a_deal, a_table, an_action, an_ending
from tests.support.postgresql import Server

SEATS = (Person(ANN), Computer("easy"), Person(CAT), Person(DAN))
WHOLE = ((3, DAN, ""), (0, ANN, ""), (1, None, "easy"), (2, CAT, ""), (3, DAN, ""), (0, None, ""), (2, CAT, ""))
STOOD_IN = (*WHOLE[:-1], (2, None, "easy"))
"""Who did what: seat, person, level of a computer. What is neither's was planned, or there was no choice."""
COLUMNS = ((0, 2), (1, 3))


@pytest.fixture(params=["sqlite", "postgresql"])
async def older(request: pytest.FixtureRequest, tmp_path: Path, postgresql: Callable[[], Server]) -> str:
    """Where an older database is to be."""
    return f"sqlite+aiosqlite:///{tmp_path}/older" if request.param == "sqlite" else await postgresql().empty()


async def played(store: Stores, *logs: tuple[tuple[int, int | None, str], ...]) -> list[int]:
    """Deals that are over, with a computer in a seat throughout."""
    table, found = await store.tables.open_table(a_table(seats=SEATS)), []
    for log in logs:
        ending, last = an_ending(users=(ANN, None, CAT, DAN)), {seat: level for seat, _, level in log}
        seats = tuple(replace(each, level=last[each.seat], score=2 * each.seat) for each in ending.seats)
        table, deal = await store.tables.begin_deal(replace(table, stage=Stage.PLAYING), a_deal())
        for number, (seat, user, level) in enumerate(log):
            new = replace(an_action(deal, number, seat, user, f"play 9{'CDHS'[number % 4]}"), level=level)
            is_last = number == len(log) - 1
            changed = replace(table, stage=Stage.PAUSE) if is_last else table
            table = await store.tables.append(changed, new, replace(ending, seats=seats) if is_last else None)
        found.append(deal.id)
    return found


def as_it_was(rows: dict[str, list[dict[str, object]]]) -> Callable[[Connection], None]:
    """Make a database as of the first version, with what it would have had of these rows."""

    def make(connection: Connection) -> None:
        settings = Config()
        settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0100")
        there = set(inspect(connection).get_table_names())
        for table in (each for each in METADATA.sorted_tables if each.name in there):
            had = {column["name"] for column in inspect(connection).get_columns(table.name)}
            for row in rows[table.name]:
                connection.execute(insert(table), {name: value for name, value in row.items() if name in had})
        connection.commit()

    return make


async def everything(store: Stores) -> dict[str, list[dict[str, object]]]:
    """All rows of a database."""
    async with store.database.engines.migrating.connect() as connection:
        return {
            table.name: [dict(row._mapping) for row in await connection.execute(select(table))]
            for table in METADATA.sorted_tables
        }


async def figures(store: Stores) -> dict[int | str, Figures]:
    return {each.who.level or each.who.user: each for each in await store.ladder.ladder(GUILD, "saskop", (ALL_TIME,))}


def a_par(deal: int) -> Par:
    """What a deal's cards were worth at first and before the last card, and what its choices showed."""
    choices = tuple(RatedChoice(number, seat, 0.5 - seat) for number, (seat, _, _) in enumerate(WHOLE) if number)
    standings = {len(WHOLE) - 1: (1.0, 2.0, 3.0, 2.0)}
    return Par(deal, (1.0, 2.0, 1.0, 2.0), choices=choices, standings=standings, columns=COLUMNS)


async def test_deals_rated_before_choices_were_stay_as_they_were_and_those_that_wait_are_rated(
    older: str, tmp_path: Path
) -> None:
    today = await open_stores(f"sqlite+aiosqlite:///{tmp_path}/today")
    rated, waiting = await played(today, WHOLE, STOOD_IN)
    await today.pars.save_par(a_par(rated))
    before = await figures(today)
    engines = make_engines(older)
    async with engines.migrating.connect() as connection:
        await connection.run_sync(as_it_was(await everything(today)))
    await engines.dispose()

    store = await open_stores(older)
    assert await figures(store) == before, "of what was rated nothing is lost: each deal was somebody's whole"
    assert {each.observed.deals for each in before.values()} == {1}
    unrated = await store.pars.without_par()
    assert unrated is not None
    assert (unrated.stored.id, unrated.changes) == (waiting, (len(WHOLE) - 1,)), "the computer that stood in is told"
    for each in (today, store):
        await each.pars.save_par(a_par(waiting))
    after = await figures(store)
    assert after == await figures(today)
    assert {who: found.observed.deals for who, found in after.items()} == {ANN: 2, "easy": 2, CAT: 1.5, DAN: 2}
    for each in (today, store):
        await each.close()
