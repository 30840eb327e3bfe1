"""Whoever is told of a change hears of it, whatever becomes of the others."""

import pytest

from bot.tables.changes import Change
from tests.support.tables import ANNA, House


def deaf(_change: Change) -> None:
    raise ValueError("this one cannot hear")


async def test_one_that_fails_keeps_nobody_from_hearing_and_no_act_from_being_done(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[str] = []
    house.tables.changes.subscribe(deaf)
    house.tables.changes.subscribe(lambda change: heard.append(change.kind))
    table = await house.table(ANNA)
    assert house.lookup.standing(table.id) == table
    assert set(heard) == {"table"}
    assert "could not hear that table 1 has changed (table)" in caplog.text
    assert "this one cannot hear" in caplog.text


async def test_whoever_stops_to_hear_as_a_change_is_told_takes_nobody_else_along(house: House) -> None:
    heard: list[str] = []

    def once(_change: Change) -> None:
        house.tables.changes.unsubscribe(once)

    house.tables.changes.subscribe(once)
    house.tables.changes.subscribe(lambda change: heard.append(change.kind))
    await house.table(ANNA)
    assert heard
    assert heard[0] == house.changes[0].kind
    assert len(heard) == len(house.changes)
