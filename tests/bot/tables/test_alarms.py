"""Alarms ring once and in their order; a table that moves on leaves none behind."""

from bot.tables.model import Stage
from bot.tables.turn_scheduler import Alarm, Alarms
from tests.support.tables import ANNA, House

NOON, HOUR = 43_200.0, 3_600.0


def alarm(minutes: int, table: int, revision: int = 1, kind: str = "clock") -> Alarm:
    return Alarm(NOON + 60 * minutes, table, revision, kind)


def test_those_that_are_due_ring_once_the_earliest_first() -> None:
    alarms = Alarms()
    late, early, last = alarm(2, 1), alarm(1, 2), alarm(3, 1, kind="late")
    for each in (late, last, early):
        alarms.put(each)
    assert alarms.nearest == early.when
    assert alarms.pop_due(late.when) == [early, late]
    assert alarms.pop_due(late.when) == []
    assert alarms.pop_due(last.when) == [last]
    assert alarms.nearest is None


def test_a_table_has_one_alarm_of_a_kind() -> None:
    alarms = Alarms()
    for revision in range(5):
        alarms.put(alarm(10 - revision, 1, revision))
        alarms.put(alarm(20, 2, revision, "late"))
    assert len(alarms) == 2
    assert alarms.pop_due(NOON + HOUR) == [alarm(6, 1, 4), alarm(20, 2, 4, "late")]


def test_a_tables_alarms_are_taken_back_and_nobody_elses() -> None:
    alarms = Alarms()
    for each in (alarm(1, 1), alarm(2, 1, kind="late"), alarm(1, 2)):
        alarms.put(each)
    alarms.clear(1)
    alarms.clear(3)
    assert alarms.pop_due(NOON + HOUR) == [alarm(1, 2)]


async def test_a_whole_deal_leaves_no_alarm_of_an_earlier_state(house: House) -> None:
    house.turns.start()
    table = await house.table(ANNA)
    await house.service.start(table.id, ANNA)
    while (sight := house.lookup.sight(table.id, ANNA)).table.stage is Stage.PLAYING:
        assert len(house.turns._alarms) <= 2
        if sight.view is not None and sight.seat in sight.view.waiting_for:
            await house.service.act(table.id, ANNA, house.lookup.legal(table.id, ANNA)[0], chance=3)
        else:
            house.clock.advance(2)
            await house.next_change()
    assert house.lookup.sight(table.id, ANNA).table.revision > 20
    assert len(house.turns._alarms) == 1, "the clock of the pause before the next deal"
    await house.service.close(table.id, ANNA)
    assert len(house.turns._alarms) == 0
    await house.turns.stop()
