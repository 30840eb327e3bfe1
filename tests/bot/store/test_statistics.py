"""Histories of finished deals."""

from datetime import timedelta

from bot.store import SqlStore
from tests.bot.store.making import ANN, BOB, CAT, DAN, GUILD, NOON, a_deal, a_table, an_ending, finish


async def play(store: SqlStore) -> None:
    """Three saskop deals on two days, one of sheepshead, one on another server, one annulled, one running."""
    table = await store.open_table(a_table(1))
    table, _ = await finish(store, table, an_ending(score=2))
    table, _ = await finish(store, table, an_ending(score=1, winners=(1, 3), game_won=(1, 3)))
    table, void = await finish(store, table, an_ending(score=9, game_won=(0, 2)))
    table = await store.annul(table, void.id)
    late = NOON + timedelta(days=1)
    table, _ = await finish(store, table, an_ending(users=(ANN, None, CAT, None), score=4, at=late))
    await store.begin_deal(table, a_deal())
    plain = await store.open_table(a_table(2, game="sheepshead"))
    await finish(store, plain, an_ending(users=(DAN, CAT, None), winners=(0,), score=None))
    abroad = await store.open_table(a_table(3, guild=GUILD + 1))
    await finish(store, abroad, an_ending())


async def test_history_is_newest_first_without_running_and_annulled_deals(store: SqlStore) -> None:
    await play(store)
    assert [past.number for past in await store.history(GUILD, None, 10)] == [6, 4, 2, 1]
    assert [past.number for past in await store.history(GUILD, None, 2)] == [6, 4]
    assert [past.number for past in await store.history(GUILD, BOB, 10)] == [2, 1]
    assert [past.number for past in await store.history(GUILD, DAN, 1)] == [6]
    assert await store.history(GUILD, 5, 10) == []
