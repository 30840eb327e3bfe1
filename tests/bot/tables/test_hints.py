"""Hints at a table: only where it allows them, for who is asked; and a deal with one counts for no sum, for good."""

from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.tables.model import Pace, Stage
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.tallying import ALL_TIME
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, GUILD, House

PEOPLE = (ANNA, BERT, CARL, DORA)
BY_HAND = Pace(computer=0, cut=9999, override=9999, next_deal=9999, turn=0)


async def seated(house: House, *, hints: bool) -> int:
    table = await house.service.open(
        TablePlace(GUILD, CHANNEL, ANNA, BY_HAND), replace(checked_setup("saskop", {"signals": "false"}), hints=hints)
    )
    for user in PEOPLE[1:]:
        await house.service.join(table.id, user)
    return table.id


def asked(house: House, table: int) -> int:
    view = house.lookup.sight(table, None).view
    assert view is not None
    return PEOPLE[view.waiting_for[0]]


async def to_the_end(house: House, table: int) -> None:
    while house.lookup.sight(table, None).table.stage is Stage.PLAYING:
        user = asked(house, table)
        await house.service.act(table, user, house.lookup.legal(table, user)[0], chance=3)


async def test_a_hint_is_refused_with_what_is_wrong(house: House) -> None:
    table = await seated(house, hints=False)
    with pytest.raises(UserError, match="hints-off"):
        await house.service.hint(table, ANNA)
    await house.service.close(table, ANNA)
    table = await seated(house, hints=True)
    with pytest.raises(UserError, match="no-deal"):
        await house.service.hint(table, ANNA)
    await house.service.start(table, ANNA)
    with pytest.raises(UserError, match="not-seated"):
        await house.service.hint(table, EVE)
    with pytest.raises(UserError, match="hint-not-asked"):
        await house.service.hint(table, next(user for user in PEOPLE if user != asked(house, table)))
    with pytest.raises(UserError, match="hint-stale"):
        await house.service.hint(table, asked(house, table), deal=4711)
    deal = house.lookup.sight(table, None).table.deal
    assert deal is not None
    assert not deal.is_hinted, "what is refused costs nothing"


async def test_a_deal_with_a_hint_counts_nowhere_and_the_next_one_does(house: House) -> None:
    table = await seated(house, hints=True)
    await house.service.start(table, ANNA)
    house.changes.clear()
    for _ in range(2):
        sight = await house.service.hint(table, asked(house, table))
        assert sight.seat is not None
    assert [change.kind for change in house.changes] == ["table"], "it is told once"
    again = await house.again()
    deal = again.lookup.sight(table, None).table.deal
    assert deal is not None
    assert deal.is_hinted, "a restart does not forget it"
    await to_the_end(again, table)
    assert await again.store.ladder.ladder(GUILD, "saskop", (ALL_TIME,)) == []
    assert await again.store.player_stats.counts_of(GUILD, "saskop", ANNA) == []
    assert await again.store.pars.count_without_par() == 0
    assert [past.number for past in await again.store.results.history(GUILD, ANNA, 5)] == [1], (
        "it was played all the same"
    )
    await again.service.start(table, ANNA)
    await to_the_end(again, table)
    assert {line.who.user: line.deals for line in await again.store.ladder.ladder(GUILD, "saskop", (ALL_TIME,))}[
        ANNA
    ] == 1
    assert await again.store.pars.count_without_par() == 1
    await again.end()
