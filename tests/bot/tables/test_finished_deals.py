"""Finished deals told from what was stored: as they were told when they ended, whoever sits there since."""

from bot.present import presenter
from bot.present.readers import Reader
from bot.tables.finished_deals import result_view
from bot.tables.model import Computer, Pace, Person, Stage, TableView
from tests.support.tables import ANNA, BERT, CARL, DORA, House

PACE = Pace(computer=1, cut=9999, override=20, next_deal=9999, turn=0)
NAMES = {ANNA: "Anna", BERT: "Bert", CARL: "Carl", DORA: "Dora"}


async def played(house: House, *, leaves_after: int) -> tuple[int, TableView]:
    """A table and its first deal, as it was seen when it ended; Dora leaves after so many actions."""
    table = (await house.table(ANNA, BERT, CARL, DORA, pace=PACE, signals="false")).id
    await house.service.start(table, ANNA)
    house.turns.start()
    done = 0
    while house.lookup.sight(table, None).table.stage is Stage.PLAYING:
        if done == leaves_after:
            await house.service.leave(table, DORA)
        done += 1
        view, now = house.lookup.sight(table, None).view, house.lookup.sight(table, None).table
        assert view is not None
        who = now.seats[view.waiting_for[0]]
        if isinstance(who, Person):
            await house.service.act(table, who.user, house.lookup.legal(table, who.user)[0], chance=3)
        else:
            waiting = house.next_change()
            house.clock.advance(2)
            await waiting
    await house.turns.stop()
    return table, house.lookup.sight(table, None)


def told(sight: TableView) -> str:
    return presenter.result(sight, Reader("en", NAMES)).text


async def test_whoever_played_a_seat_to_the_end_is_named_after_a_restart_too(house: House) -> None:
    table, then = await played(house, leaves_after=20)
    assert isinstance(then.table.seats[3], Computer)
    await house.service.join(table, DORA, 3)
    restarted = await house.again()
    (end,) = await restarted.store.messages.untold()
    assert told(result_view(end)) == told(then)
    assert "Computer 4" in told(then)
    assert "Dora" not in told(then)
    await restarted.end()


async def test_who_leaves_afterwards_has_played(house: House) -> None:
    table, then = await played(house, leaves_after=999)
    await house.service.leave(table, DORA)
    restarted = await house.again()
    (end,) = await restarted.store.messages.untold()
    assert told(result_view(end)) == told(then)
    assert "Dora" in told(then)
    await restarted.end()


async def test_whose_data_is_deleted_is_no_computer(house: House) -> None:
    table, _ = await played(house, leaves_after=999)
    await house.service.leave(table, DORA)
    await house.store.personal.forget(DORA)
    (end,) = await house.store.messages.untold()
    assert result_view(end).table.seats[3] is None
    assert result_view(end).table.seats[:3] == (Person(ANNA), Person(BERT), Person(CARL))
    await house.end()
