"""Every column of the schema is named as somebody's or nobody's; what is somebody's is told, and goes as it is said."""

from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime, timedelta
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Date,
    Float,
    String,
    Table,
    insert,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import transact
from bot.store.personal import Gone, Personal
from bot.store.schema import METADATA, Moment
from bot.stores import PERSONAL_DATA, Stores
from tests.support.exported import exported

USER, OTHER = 1_300_000_000_000_000_077, 1_300_000_000_000_000_088
WORD, SECOND_WORD, ON_BOARD = "kala ja vesi", "teine sõna", "see on laud"
SHUFFLE = {"deal": "1-1", "secret": "ab" * 32, "parts": [WORD, "theirs", ""]}
NOON = datetime.fromisoformat("2026-03-01T12:00:00+00:00")

PERSONAL: dict[str, Mapping[str, Personal]] = {}
NOT_PERSONAL: dict[str, str] = {}
for part in PERSONAL_DATA:
    PERSONAL |= part.columns
    NOT_PERSONAL |= part.others

PLANTED: dict[str, dict[str, Any]] = {
    "players": {"id": USER, "skipped_confirmations": ["leave"]},
    "tables": {
        "host_id": USER,
        "stage": "playing",
        "last_players": [USER],
        "seats": [{"user": USER, "missed": 1, "away": True}, {"user": OTHER, "votes": [USER]}, None],
        "shuffle": {"name": "1-2", "committed": "c" * 64, "since": NOON.isoformat(), "parts": [[USER, "f" * 64]]},
        "rotation": {
            "people": [USER, OTHER],
            "dealer": OTHER,
            "columns": [[OTHER], [USER]],
            "counts": [["duty", USER, 1]],
            "wishes": [[USER, 2]],
            "away": [USER],
        },
    },
    "shuffle_parts": {"part": SECOND_WORD},
    "match_boards": {"number": 0, "shuffle": {**SHUFFLE, "parts": ["theirs", ON_BOARD], "whose": [OTHER, USER]}},
    "deals": {
        "seats": [{"user": USER}, {"user": OTHER}, None],
        "shuffle": SHUFFLE,
        "match_id": None,
        "annulled": False,
    },
    "match_people": {"room": 1},
    "results": {"seat": 0},
    "pairs": {"other_id": OTHER},
    "presets": {"saved_by": USER},
    "challenges": {"user_id": USER, "challenged_id": USER},
    "reviews": {"figures": '{"moments": [[5, 0, "play QC", "play KC", 1.0, 2.0, 0.0, "", []]], "left": []}'},
    "leftovers": {"user_id": USER},
    "daily_spent": {"daily_id": 8},
    "daily_accounts": {"owner_id": OTHER},
}
"""What the rows of one person have in columns that cannot hold just anything."""

EXPECTED: dict[tuple[str, str], Any] = {
    ("tables", "host_id"): True,
    ("tables", "seats"): [{"seat": 0, "missed": 1, "away": True}, {"seat": 1, "voted": True}],
    ("tables", "last_players"): True,
    ("tables", "shuffle"): ["f" * 64],
    ("tables", "rotation"): {"takes": True, "away": True, "wished": 2, "columns": [1], "left": {"duty": 1}},
    ("match_boards", "shuffle"): ON_BOARD,
    ("deals", "seats"): [{"seat": 0, "missed": 0, "away": False}],
    ("deals", "shuffle"): WORD,
    ("challenges", "user_id"): True,
    ("challenges", "challenged_id"): True,
    ("match_people", "room"): 2,
    ("daily_accounts", "user_id"): True,
}
"""What is told otherwise than it is stored."""


def columns() -> Iterator[tuple[Table, Column[Any]]]:
    for table in METADATA.sorted_tables:
        for column in table.columns:
            yield table, column


def test_every_column_is_named_as_somebodys_or_nobodys() -> None:
    assert PERSONAL.keys() | NOT_PERSONAL.keys() == METADATA.tables.keys()
    for name, table in METADATA.tables.items():
        somebodys, nobodys = list(PERSONAL.get(name, ())), NOT_PERSONAL.get(name, "").split()
        assert sorted(somebodys + nobodys) == sorted(table.c.keys()), f"{name}: say in its `PersonalData` whose it is"


def test_what_is_not_told_or_stays_says_why() -> None:
    for name, rules in PERSONAL.items():
        for column, rule in rules.items():
            assert bool(rule.why) is (rule.gone is Gone.KEPT or not rule.told), f"{name}.{column}"


def test_columns_that_name_people_are_somebodys() -> None:
    for table, column in columns():
        if column.name in {"user_id", "other_id", "host_id", "saved_by", "challenged_id"} or "players" in str(
            column.foreign_keys
        ):
            assert column.name in PERSONAL[table.name], f"{table.name}.{column.name}"


NUMBERS = {"user_id": USER, "daily_id": 7} | dict.fromkeys(("id", "match_id", "challenge_id", "upload_id"), 1)
"""What fits together by its number."""
MAKERS: list[tuple[type, Callable[[int, str], Any]]] = [
    (Boolean, lambda _, __: True),
    (JSON, lambda _, name: [name]),
    (Float, lambda number, _: number + 0.5),
    (Moment, lambda number, _: NOON + timedelta(minutes=number)),
    (Date, lambda number, _: date(2026, 1, 1) + timedelta(days=number)),
    (String, lambda number, name: f"{number:x}{name}"),
    (object, lambda number, _: number),
]


def value(table: Table, column: Column[Any], number: int) -> Any:
    """Something that no other column has, as far as its type allows."""
    given = {**NUMBERS, **PLANTED.get(table.name, {})}
    if column.name in given:
        return given[column.name]
    if column.foreign_keys:
        return 1
    make = next(make for kind, make in MAKERS if isinstance(column.type, kind))
    made = make(number, column.name)
    return made[: column.type.length] if isinstance(column.type, String) else made


async def lived(store: Stores) -> dict[str, dict[str, Any]]:
    """One row in every table, the person's own where it can be somebody's; what stands in it."""
    rows: dict[str, dict[str, Any]] = {}
    number = 100
    for table, column in columns():
        number += 1
        rows.setdefault(table.name, {})[column.name] = value(table, column, number)

    async def plant(connection: AsyncConnection) -> None:
        for table in METADATA.sorted_tables:
            if table.name == "players":
                others = [{"id": OTHER} | {each.name: None for each in table.c if each.name != "id"}]
                await connection.execute(insert(table), others)
            await connection.execute(insert(table), rows[table.name])

    await transact(store.database.engines.writing, plant)
    return rows


def found_at(told: Any, path: str) -> list[Any]:
    """All that stands at a path of an export, through lists."""
    if isinstance(told, list) and path:
        return [each for one in told for each in found_at(one, path)]
    if not path:
        return [told]
    first, _, rest = path.partition(".")
    return found_at(told[first], rest) if isinstance(told, dict) and first in told else []


def as_told(name: str, column: str, planted: Any) -> list[Any]:
    """How a value may be told: Discord's ids as text, moments as ISO."""
    if (name, column) in EXPECTED:
        return [EXPECTED[name, column]]
    return [planted, str(planted), planted.isoformat() if isinstance(planted, date) else planted]


def rules() -> Iterator[tuple[str, str, Personal]]:
    for name, its in PERSONAL.items():
        for column, rule in its.items():
            yield name, column, rule


async def test_every_column_of_somebody_is_told(store: Stores) -> None:
    rows = await lived(store)
    told = await exported(store, USER)
    for name, column, rule in rules():
        if rule.told and (name, column) != ("reviews", "figures"):
            options = as_told(name, column, rows[name][column])
            assert any(each in options for each in found_at(told, rule.told)), f"{name}.{column} is not at {rule.told}"
    assert found_at(told, "reviews.moments")
    assert str(OTHER) not in repr(told)
    assert "theirs" not in repr(told)
    assert rows["shuffles"]["secret"] not in repr(told)


async def test_deletion_does_with_every_column_what_is_said(store: Stores) -> None:
    rows = await lived(store)
    await store.personal.forget(USER)
    left = await everything(store)
    words = {WORD, SECOND_WORD, ON_BOARD}
    for name, column, rule in rules():
        there = [row[column] for row in left[name]]
        match rule.gone:
            case Gone.ROW:
                assert rows[name][column] not in there or name == "players", f"{name}.{column}"
            case Gone.KEPT:
                assert rows[name][column] in there, f"{name}.{column} is not kept"
            case Gone.EMPTIED:
                assert left[name], f"{name} is gone"
                assert not any(str(USER) in repr(each) or any(word in repr(each) for word in words) for each in there)
    assert [row["id"] for row in left["players"]] == [OTHER]
    others = {name: its for name, its in left.items() if name != "tables"}
    assert str(USER) not in repr(others)
    assert not any(word in repr(others) for word in words)
    assert left["deals"][0]["shuffle"]["parts"] == [None, "theirs", ""], "the others' parts stay"
    assert left["match_boards"][0]["shuffle"]["parts"] == ["theirs", None]


def test_what_goes_before_stands_at_tables_alone() -> None:
    assert {name for name, _, rule in rules() if rule.gone is Gone.BEFORE} == {"tables"}


async def everything(store: Stores) -> dict[str, list[dict[str, Any]]]:
    async def read(connection: AsyncConnection) -> dict[str, list[dict[str, Any]]]:
        return {
            table.name: [dict(row._mapping) for row in await connection.execute(select(table))]
            for table in METADATA.sorted_tables
        }

    return await transact(store.database.engines.reading, read)
