"""What a restart finds in a table's channel."""

from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.errors import StorageError
from bot.gateway.messages.lifecycle import CallRefused, Reason
from bot.gateway.messages.recovery import OrphanedMessages, Recovery
from bot.phrases import phrases
from bot.present.messages import ControlId
from bot.present.seating import TO_CHANNELS
from bot.present.words import countdown
from bot.tables.model import DealFacts, OpenClaim, Pace, Person, Table
from bot.tables.posted_messages import MessageLocation, ObsoleteMessage
from engine.match import Tally
from tests.support.tables import ANNA, BERT, CHANNEL, GUILD

DUE, EARLIER = (datetime(2026, 11, day, 20, tzinfo=UTC) for day in (24, 23))


def call(number: int, due: datetime, *users: int) -> dict[str, Any]:
    text = " ".join([*(f"<@{user}>" for user in users), "your turn", countdown(due)])
    return {"id": str(number), "content": text, "mentions": [{"id": str(user)} for user in users]}


def call_with_ways(number: int, due: datetime, *users: int) -> dict[str, Any]:
    """As it is sent now: it leads to the table, and to the hand of who is called."""
    plain, controls = call(number, due, *users), [{"components": [{"custom_id": str(ControlId(7, 1, 0, "hand"))}]}]
    return plain | {"content": f"{plain['content']} [To the table]({TO_CHANNELS}1/2/3)", "components": controls}


def invitation(number: int, *users: int) -> dict[str, Any]:
    return call(number, DUE, *users) | {"content": f"<@{users[0]}>: [Come to the table]({TO_CHANNELS}1/2/3)"}


def post(number: int, table: int) -> dict[str, Any]:
    controls = [{"components": [{"custom_id": str(ControlId(table, 1, 0, "rules"))}]}]
    return {"id": str(number), "content": "", "mentions": [{"id": str(ANNA)}], "components": controls}


class Channel:
    """What stands in a channel, the newest first, as Discord gives it."""

    def __init__(self, *found: dict[str, Any]) -> None:
        self._found = list(found)

    async def newest(self, channel: int, most: int, _since: int = 0) -> list[dict[str, Any]]:
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
    there = [call(9, DUE, ANNA), post(8, table.id + 1), post(7, table.id), call_with_ways(6, DUE, BERT)]
    found = await recovery(*there, invitation(5, ANNA)).orphans(table)
    assert isinstance(found, OrphanedMessages)
    assert [place.message for place in found.posts] == [7]
    assert [call.place.message for call in found.calls] == [6, 9]


def result(number: int, table: int) -> dict[str, Any]:
    controls = [{"components": [{"custom_id": str(ControlId(table, 1, 0, what))} for what in ("replay", "verify")]}]
    return {"id": str(number), "content": "", "components": controls}


async def test_the_newest_result_of_any_table_is_found(table: Table) -> None:
    there = [post(9, table.id), result(8, table.id + 1), result(7, table.id)]
    assert (await recovery(*there).orphans(table)).newest_result == 8
    assert (await recovery(post(9, table.id)).orphans(table)).newest_result == 0


CLAIM = OpenClaim(0, EARLIER)


@pytest.mark.parametrize(
    ("given", "claim", "is_now"),
    [
        (call(9, DUE, ANNA, BERT), None, True),
        (call_with_ways(9, DUE, ANNA, BERT), None, True),
        (call(9, EARLIER, ANNA, BERT), None, False),
        (call(9, EARLIER, ANNA, BERT), CLAIM, True),
        (call(9, DUE, ANNA, BERT), CLAIM, False),
    ],
    ids=["this turn", "with ways", "an earlier turn", "a claim", "the turn before the claim"],
)
async def test_whom_a_call_names_and_for_which_turn_is_found(
    table: Table, given: dict[str, Any], claim: OpenClaim | None, is_now: bool
) -> None:
    found = await recovery(given).orphans(table)
    assert isinstance(found, OrphanedMessages)
    assert [call.users for call in found.calls] == [{ANNA, BERT}]
    assert [call.is_for(replace(table, claim=claim)) for call in found.calls] == [is_now]


async def test_where_no_clock_runs_no_call_is_for_this_turn(table: Table) -> None:
    found = await recovery(call(9, DUE, ANNA)).orphans(table)
    assert isinstance(found, OrphanedMessages)
    assert not found.calls[0].is_for(replace(table, due=None))


async def test_what_is_still_to_be_deleted_is_told_by_its_channel() -> None:
    places = [MessageLocation(CHANNEL, 1), MessageLocation(CHANNEL, 2), MessageLocation(CHANNEL + 1, 3)]
    others = [
        ObsoleteMessage(MessageLocation(DIRECT, 4), user=ANNA),
        ObsoleteMessage(MessageLocation(CHANNEL, 5), deal=DEAL),
    ]

    class Store:
        @staticmethod
        async def left_over() -> list[ObsoleteMessage]:
            return [*map(ObsoleteMessage, places), *others]

    nothing = cast("Any", SimpleNamespace())
    found = await Recovery(cast("Any", Store()), *[nothing] * 5).left_in_channels()
    assert found == {CHANNEL: places[:2], CHANNEL + 1: places[2:]}


DIRECT, DEAL = 70, 3
PLACE = f"Saskop, table 7 in <#{CHANNEL}> on **Kaardilaud**"


def hand(number: int, *lines: str, deal: int | None = DEAL, place: str = PLACE) -> dict[str, Any]:
    """A direct message; deal: of which it bears a button."""
    parts = [] if deal is None else [{"custom_id": str(ControlId(7, deal, 5, "pass"))}]
    return {"id": str(number), "content": "\n".join([place, *lines]), "components": [{"components": parts}]}


def say(key: str, language: str = "en") -> str:
    return phrases(language).say(key)


class Letters:
    """What stands in somebody's direct messages, or why that cannot be seen; of the last of it a store knows."""

    def __init__(self, found: list[dict[str, Any]] | CallRefused, left: int = 0) -> None:
        self._found, self._left = found, left

    async def newest(self, channel: int, _most: int) -> list[dict[str, Any]] | CallRefused:
        assert channel == DIRECT
        return self._found

    async def left_over(self) -> list[ObsoleteMessage]:
        if self._left < 0:
            raise StorageError("away")
        return [ObsoleteMessage(MessageLocation(DIRECT, self._left), ANNA)]


async def hand_in(table: Table, letters: Letters, deal: int = DEAL) -> MessageLocation | CallRefused | None:
    nothing = cast("Any", SimpleNamespace())
    here = Recovery(cast("Any", letters), cast("Any", letters), nothing, nothing, nothing, nothing)
    return await here.hand(replace(table, deal=DealFacts(DEAL, 1, "")), deal, DIRECT)


@pytest.mark.parametrize(
    ("found", "number"),
    [
        ([hand(9, "**Your turn.**")], 9),
        ([hand(9, PLACE, place="**Your turn.**")], 9),
        ([hand(9, say("hand-not-asked"), deal=None)], 9),
        ([hand(9, "**Your turn.**"), hand(8, "**Your turn.**")], 9),
        ([hand(9, "**Your turn.**", deal=DEAL - 1), hand(8, "**Your turn.**")], 8),
        ([hand(9, say("hand-empty"), deal=None), hand(8, say("hand-parked", "et"), deal=None)], 0),
        ([hand(9, "**Your turn.**", place="Saskop, table 8 in <#1> on **Kaardilaud**")], 0),
        ([hand(9, place=say("hand-put-away"), deal=None)], 0),
        ([hand(5, "**Your turn.**", deal=None), hand(4, "**Your turn.**")], 4),
        ([], 0),
    ],
    ids=[
        "has_controls", "in words, which say where last", "waits", "the newest", "an earlier deal's",
        "true whatever happens", "another table's", "over", "one that is to be put to rest", "none",
    ],
)  # fmt: skip
async def test_a_hand_that_nobody_wrote_down_is_found(table: Table, found: list[dict[str, Any]], number: int) -> None:
    expected = MessageLocation(DIRECT, number) if number else None
    assert await hand_in(table, Letters(found, left=5)) == expected


async def test_the_hand_of_a_deal_that_is_over_is_found_by_what_it_asks(table: Table) -> None:
    stand = [
        hand(9, say("hand-not-asked"), deal=None),
        hand(8, "**Your turn.**"),
        hand(7, "**Your turn.**", deal=DEAL - 1),
    ]
    assert await hand_in(table, Letters(stand), DEAL - 1) == MessageLocation(DIRECT, 7)


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        (Letters(CallRefused(Reason.RESULT_UNKNOWN)), CallRefused(Reason.TRY_LATER)),
        (Letters(CallRefused(Reason.TRY_LATER, 3.0)), CallRefused(Reason.TRY_LATER, 3.0)),
        (Letters(CallRefused(Reason.FORBIDDEN)), None),
        (Letters([hand(9)], left=-1), CallRefused(Reason.TRY_LATER)),
    ],
    ids=["unheard", "later", "never", "no database"],
)
async def test_while_nobody_can_say_whether_a_hand_stands_none_is_sent(
    table: Table, letters: Letters, expected: CallRefused | None
) -> None:
    assert await hand_in(table, letters) == expected
