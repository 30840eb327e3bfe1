"""Totals and histories over finished deals."""

from dataclasses import replace
from datetime import timedelta

from bot.store import SqlStore
from bot.tables.results import Standing
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


async def test_everybodys_totals_best_first(store: SqlStore) -> None:
    await play(store)
    assert await store.standings(GUILD, None, None) == [
        Standing(BOB, "saskop", deals=2, deals_won=1, games_won=1, score=3, points=60),
        Standing(DAN, "saskop", deals=2, deals_won=1, games_won=1, score=3, points=60),
        Standing(ANN, "saskop", deals=3, deals_won=2, games_won=0, score=7, points=100),
        Standing(CAT, "saskop", deals=3, deals_won=2, games_won=0, score=7, points=100),
        Standing(DAN, "sheepshead", deals=1, deals_won=1, games_won=0, score=0, points=40),
        Standing(CAT, "sheepshead", deals=1, deals_won=0, games_won=0, score=0, points=20),
    ]


async def test_totals_of_one_game_and_since_a_day(store: SqlStore) -> None:
    await play(store)
    assert [line.user for line in await store.standings(GUILD, "sheepshead", None)] == [DAN, CAT]
    recent = await store.standings(GUILD, None, NOON + timedelta(hours=1))
    assert [(line.user, line.deals) for line in recent] == [(ANN, 1), (CAT, 1)]
    assert [line.user for line in await store.standings(GUILD, None, NOON + timedelta(days=1))] == [ANN, CAT]
    assert await store.standings(GUILD, None, NOON + timedelta(days=2)) == []
    assert await store.standings(GUILD + 2, None, None) == []


async def test_one_persons_totals_a_line_a_game(store: SqlStore) -> None:
    await play(store)
    assert [(line.game, line.deals) for line in await store.stats(GUILD, DAN, None)] == [
        ("saskop", 2),
        ("sheepshead", 1),
    ]
    assert [(line.game, line.deals) for line in await store.stats(GUILD, DAN, "sheepshead")] == [("sheepshead", 1)]
    assert await store.stats(GUILD, 5, None) == []


async def test_history_is_newest_first_without_running_and_annulled_deals(store: SqlStore) -> None:
    await play(store)
    assert [past.number for past in await store.history(GUILD, None, 10)] == [6, 4, 2, 1]
    assert [past.number for past in await store.history(GUILD, None, 2)] == [6, 4]
    assert [past.number for past in await store.history(GUILD, BOB, 10)] == [2, 1]
    assert [past.number for past in await store.history(GUILD, DAN, 1)] == [6]
    assert await store.history(GUILD, 5, 10) == []


async def test_an_annulled_deal_gives_its_points_back(store: SqlStore) -> None:
    table, deal = await finish(store, await store.open_table(a_table()), an_ending(game_won=(0, 2)))
    assert len(await store.standings(GUILD, None, None)) == 4
    await store.annul(replace(table, deal=None), deal.id)
    assert await store.standings(GUILD, None, None) == []
    assert await store.history(GUILD, None, 10) == []
