"""Histories of finished deals."""

from datetime import timedelta

from bot.features.evenings.store import Site
from bot.stores import Stores
from bot.tables.model import Redeal
from bot.tables.tallying import ALL_TIME
from tests.bot.store.making import ANN, BOB, CAT, DAN, GUILD, NOON, a_deal, a_table, an_ending, finish


async def play(store: Stores) -> None:
    """Three saskop deals on two days, one of sheepshead, one on another server, one annulled, one running."""
    table = await store.tables.open_table(a_table(1))
    table, _ = await finish(store, table, an_ending(score=2))
    table, _ = await finish(store, table, an_ending(score=1, winners=(1, 3), game_won=(1, 3)))
    table, void = await finish(store, table, an_ending(score=9, game_won=(0, 2)))
    table = await store.tables.annul(table, void.id)
    late = NOON + timedelta(days=1)
    table, _ = await finish(store, table, an_ending(users=(ANN, None, CAT, None), score=4, at=late))
    await store.tables.begin_deal(table, a_deal())
    plain = await store.tables.open_table(a_table(2, game="sheepshead"))
    await finish(store, plain, an_ending(users=(DAN, CAT, None), winners=(0,), score=None))
    abroad = await store.tables.open_table(a_table(3, guild=GUILD + 1))
    await finish(store, abroad, an_ending())


async def test_history_is_newest_first_without_running_and_annulled_deals(store: Stores) -> None:
    await play(store)
    assert [past.number for past in await store.results.history(GUILD, None, 10)] == [6, 4, 2, 1]
    assert [past.number for past in await store.results.history(GUILD, None, 2)] == [6, 4]
    assert [past.number for past in await store.results.history(GUILD, BOB, 10)] == [2, 1]
    assert [past.number for past in await store.results.history(GUILD, DAN, 1)] == [6]
    assert await store.results.history(GUILD, 5, 10) == []


async def test_a_deal_that_repeats_another_is_nowhere_but_under_its_number(store: Stores) -> None:
    table = await store.tables.open_table(a_table(1))
    table, first = await finish(store, table, an_ending(game_won=(0, 2)))
    site = Site(table.id, GUILD, 1, "saskop")

    async def found() -> list[object]:
        return [
            await store.results.history(GUILD, None, 9), await store.results.history(GUILD, ANN, 9),
            await store.results.series(table.id), await store.evenings.played(site, None, 9),
            await store.ladder.ladder(GUILD, "saskop", (ALL_TIME,)),
            await store.player_stats.counts_of(GUILD, "saskop", ANN),
            await store.player_stats.milestones_of(GUILD, "saskop", ANN),
            await store.player_stats.games_of(GUILD, ANN, ("saskop",)),
            await store.pars.count_without_par(), await store.tables.last_players(1),
        ]  # fmt: skip

    before = await found()
    repeat = Redeal(first.id, first.number, 9, 1)
    again = an_ending(users=(DAN, CAT, BOB, None), winners=(1, 3), at=NOON + timedelta(hours=9), score=4)
    table, deal = await finish(store, table, again, repeat)
    assert await found() == before
    assert [past.number for past in await store.results.numbered(GUILD, "2", 9)] == [2]
    told = await store.messages.ended(deal.id)
    assert told is not None
    assert len(told.results) == 1, "the sheet beside it is the one before"
    late = await store.tables.open_table(a_table(2))
    await finish(store, late, again, repeat)
    assert await store.evenings.last_site(GUILD, 2) is None
    assert await store.tables.last_players(2) == ()
