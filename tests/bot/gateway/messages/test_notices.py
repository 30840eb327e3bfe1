"""Who is called to a table when, as they asked for it."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.gateway.messages.calls import CalledPlayers, awaited_people
from bot.gateway.messages.notices import Notices
from bot.present.messages import Message
from bot.tables.model import Preferences, TableView
from tests.support.tables import ANNA, BERT, CARL, DORA, HandClock, House

ALL = (ANNA, BERT, CARL, DORA)


class Asked:
    """People who asked to be called at once, late or not at all, and the words of a call."""

    def __init__(self, **_: object) -> None:
        self.pings = dict(zip(ALL, ("always", "late", "off", "always"), strict=True))

    async def preferences(self, user: int) -> Preferences:
        return Preferences(ping=self.pings[user])

    async def call(self, _sight: TableView) -> Message:
        return Message("Your turn!")


class Table:
    """Notes who is called."""

    def __init__(self, sight: TableView) -> None:
        self.seen, self.called = sight, CalledPlayers()
        self.calls: list[tuple[frozenset[int], bool]] = []

    def sight(self, _user: int | None) -> TableView:
        return self.seen

    def call(self, users: frozenset[int], _content: Any, *, is_late: bool) -> None:
        self.called = self.called.and_now(users, self.seen)
        self.calls.append((users, is_late))


@pytest.fixture
async def asked_at_once(tmp_path: Any) -> Any:
    """A deal in which all are asked at once."""
    house = await House(tmp_path / "tables.sqlite3", HandClock(), 1).begin()
    table = await house.table(*ALL)
    await house.service.start(table.id, ANNA)
    sight = house.lookup.sight(table.id, None)
    assert sight.view is not None
    yield replace(sight, view=replace(sight.view, waiting_for=(0, 1, 2, 3)))
    await house.end()


async def test_who_was_called_at_once_is_not_called_later_and_others_are(asked_at_once: TableView) -> None:
    table: Any = Table(asked_at_once)
    people: Any = Asked()
    notices = Notices(people, people, SimpleNamespace())  # type: ignore[arg-type]
    await notices.turn(table, frozenset(ALL))
    assert table.calls == [({ANNA, DORA}, False)]
    for _ in range(2):
        await notices.late(table, awaited_people(asked_at_once))
        assert table.calls == [({ANNA, DORA}, False), ({BERT}, True)]
