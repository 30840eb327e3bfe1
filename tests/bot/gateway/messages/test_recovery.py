"""What a restart finds in a table's channel."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.gateway.messages.recovery import Recovery
from bot.present.messages import Press
from bot.present.times import countdown
from bot.tables.model import Pace, Person, Table
from engine.match import Tally
from tests.support.tables import ANNA, BERT, CHANNEL, GUILD

DUE, EARLIER = (datetime(2026, 11, day, 20, tzinfo=UTC) for day in (24, 23))


def call(number: int, due: datetime, *users: int) -> dict[str, Any]:
    text = " ".join([*(f"<@{user}>" for user in users), "your turn", countdown(due)])
    return {"id": str(number), "content": text, "mentions": [{"id": str(user)} for user in users]}


def post(number: int, table: int) -> dict[str, Any]:
    controls = [{"components": [{"custom_id": str(Press(table, 1, 0, "rules"))}]}]
    return {"id": str(number), "content": "", "mentions": [{"id": str(ANNA)}], "components": controls}


class Channel:
    """What stands in a channel, the newest first, as Discord gives it."""

    def __init__(self, *found: dict[str, Any]) -> None:
        self._found = list(found)

    async def newest(self, channel: int, most: int) -> list[dict[str, Any]]:
        assert channel == CHANNEL
        return self._found[:most]


def recovery(*found: dict[str, Any]) -> Recovery:
    nothing = cast("Any", SimpleNamespace())
    return Recovery(nothing, cast("Any", Channel(*found)), nothing, nothing, nothing, nothing)


@pytest.fixture
def table() -> Table:
    seats = (Person(ANNA), Person(BERT), None, None)
    return Table(7, GUILD, CHANNEL, ANNA, "saskop", {}, seats, Pace(), Tally((0, 0)), due=DUE)


async def test_posts_of_the_table_and_calls_to_it_are_found_the_oldest_first(table: Table) -> None:
    found = await recovery(call(9, DUE, ANNA), post(8, table.id + 1), post(7, table.id), call(6, DUE, BERT)).strays(
        table, frozenset({ANNA})
    )
    assert [place.message for place in found.posts] == [7]
    assert [place.message for place in found.calls] == [6, 9]


@pytest.mark.parametrize(
    ("calls", "known"),
    [
        ([call(9, DUE, ANNA, BERT)], True),
        ([call(9, DUE, ANNA), call(8, DUE, BERT)], True),
        ([call(9, DUE, ANNA)], False),
        ([call(9, EARLIER, ANNA, BERT)], False),
        ([], False),
    ],
    ids=["together", "one by one", "only one of them", "for an earlier turn", "nobody"],
)
async def test_whom_a_call_for_this_very_turn_names_was_called(
    table: Table, calls: list[dict[str, Any]], known: bool
) -> None:
    found = await recovery(*calls).strays(table, frozenset({ANNA, BERT}))
    assert found.all_called is known


async def test_where_nobody_is_awaited_nobody_was_called(table: Table) -> None:
    assert not (await recovery(call(9, DUE, ANNA)).strays(table, frozenset())).all_called
