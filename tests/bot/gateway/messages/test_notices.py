"""Who is called to a table when, as they asked for it."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.gateway.messages.board import MessageKey
from bot.gateway.messages.calls import CalledPlayers, awaited_people
from bot.gateway.messages.lifecycle import Reason
from bot.gateway.messages.notices import CLOSED_SECONDS, Notices
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

    def say(self, _key: MessageKey, _content: Any) -> None:
        pass

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


NOWHERE: Any = None


def refused_in_an_hour(notices: Notices, reason: Reason, *, is_direct: bool) -> int:
    """How often somebody takes no direct message who presses every eight seconds."""
    table, refused = Table(NOWHERE), 0
    for now in range(0, int(CLOSED_SECONDS), 8):
        if notices.why_closed(ANNA) is None:
            notices.closed(table, ANNA, reason)  # type: ignore[arg-type]
            refused += 1
        notices.reopened(ANNA, float(now), is_direct=is_direct)
    return refused


@pytest.mark.parametrize("reason", [Reason.DMS_CLOSED, Reason.NO_MUTUAL_GUILD])
def test_whose_direct_messages_stay_closed_however_often_they_press_there_is_tried_seldom(reason: Reason) -> None:
    """What stands there can be pressed, though nothing more is taken: that tells little."""
    notices = Notices(*[NOWHERE] * 3)
    assert 2 <= refused_in_an_hour(notices, reason, is_direct=True) <= 8
    assert notices.why_closed(ANNA) is reason


def test_who_opens_their_direct_messages_after_a_while_is_believed_at_the_first_press() -> None:
    notices = Notices(*[NOWHERE] * 3)
    notices.closed(Table(NOWHERE), ANNA, Reason.DMS_CLOSED)  # type: ignore[arg-type]
    assert not notices.reopened(ANNA, 5.0, is_direct=False), "on the server they could be pressing all the time"
    assert notices.reopened(ANNA, 5.0, is_direct=True)
    assert notices.why_closed(ANNA) is None
    assert not notices.reopened(ANNA, 6.0, is_direct=True), "that is known"


def test_who_presses_on_a_server_of_ours_shares_one_with_us_whatever_they_pressed_before() -> None:
    notices = Notices(*[NOWHERE] * 3)
    for now in (1.0, 2.0, 3.0):
        notices.closed(Table(NOWHERE), ANNA, Reason.NO_MUTUAL_GUILD)  # type: ignore[arg-type]
        assert notices.reopened(ANNA, now, is_direct=False)
