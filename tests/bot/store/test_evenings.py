"""The finished deals of a channel, from the newest back: of its tables, its game and its server alone."""

from dataclasses import replace
from datetime import timedelta

from bot.features.evenings.store import Site
from bot.stores import Stores
from bot.tables.model import Stage, Table
from tests.bot.store.making import ANN, BOB, GUILD, NOON, a_deal, a_table, an_ending, finish

CHANNEL = 7


async def close(store: Stores, table: Table) -> None:
    await store.tables.save_table(replace(table, stage=Stage.CLOSED, seats=(None,) * 4))


async def play(store: Stores) -> Site:
    """Deals 1 and 2 at a closed table, 3 is void, 4 of another game, 5 elsewhere, 6 and 7 now, 8 unfinished."""
    table = await store.tables.open_table(a_table(CHANNEL))
    table, _ = await finish(store, table, an_ending())
    table, _ = await finish(store, table, an_ending(game_won=(1, 3), winners=(1, 3), at=NOON + timedelta(hours=1)))
    table, void = await finish(store, table, an_ending())
    await close(store, await store.tables.annul(table, void.id))
    other = await store.tables.open_table(a_table(CHANNEL, game="sheepshead"))
    other, _ = await finish(store, other, an_ending())
    await close(store, other)
    await finish(store, await store.tables.open_table(a_table(CHANNEL + 1)), an_ending())
    table = await store.tables.open_table(a_table(CHANNEL))
    table, _ = await finish(store, table, an_ending(users=(ANN, None, BOB, None)))
    table, _ = await finish(store, table, an_ending())
    await store.tables.begin_deal(table, a_deal())
    return Site(table.id, GUILD, CHANNEL, "saskop")


async def test_deals_come_newest_first_over_tables_in_as_many_pieces_as_are_asked_for(store: Stores) -> None:
    site = await play(store)
    whole = await store.evenings.played(site, None, 10)
    assert [deal.past.number for deal in whole] == [7, 6, 2, 1]
    assert [deal.game_won for deal in whole] == [(), (), (1, 3), ()]
    assert [seat.user for seat in whole[1].past.seats] == [ANN, None, BOB, None]
    assert whole[2].past.at == NOON + timedelta(hours=1)
    for limit in (1, 2, 3):
        found = await store.evenings.played(site, None, limit)
        while piece := await store.evenings.played(site, found[-1], limit):
            assert len(piece) <= limit
            found += piece
        assert found == whole


async def test_another_servers_channel_has_none_of_them(store: Stores) -> None:
    site = await play(store)
    assert await store.evenings.played(replace(site, guild=GUILD + 1), None, 10) == []
    assert await store.evenings.last_site(GUILD + 1, CHANNEL) is None


async def test_where_a_table_was_and_what_was_played_last(store: Stores) -> None:
    site = await play(store)
    assert await store.evenings.site(site.table) == site
    assert await store.evenings.site(site.table + 99) is None
    assert await store.evenings.last_site(GUILD, CHANNEL) == site
    empty = await store.tables.open_table(a_table(CHANNEL + 2))
    assert await store.evenings.last_site(GUILD, CHANNEL + 2) is None
    assert await store.evenings.site(empty.id) is not None
