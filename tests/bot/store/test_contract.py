"""What the ports of the store promise of tables, deals, posts and wishes."""

from dataclasses import replace
from datetime import timedelta, timezone

import pytest
from sqlalchemy import event

from bot.errors import Conflict, StorageError
from bot.stores import Stores, open_stores
from bot.tables.autoplay import AutoPlay
from bot.tables.model import (
    OFFERED,
    CardColours,
    CardLetters,
    Computer,
    DealColumns,
    DealFacts,
    GuildSettings,
    HandDelivery,
    HandOrder,
    Pace,
    Person,
    Preferences,
    Redeal,
    RedealProposal,
    Rotation,
    Speed,
    Stage,
    Table,
    TablePause,
)
from engine.cards import Suit
from engine.match import Carried, Tally
from tests.bot.store.making import (
    A_COMPUTER,
    ANN,
    BOB,
    CAT,
    DAN,
    GUILD,
    NOON,
    a_deal,
    a_table,
    an_action,
    an_ending,
    begun,
    finish,
)


async def test_an_empty_database_has_no_tables(store: Stores) -> None:
    assert await store.tables.load() == []
    assert await store.tables.load_table(1) is None
    assert await store.results.deal(GUILD, 1) is None


async def test_a_table_comes_back_as_it_was_stored(store: Stores) -> None:
    taken = Computer("simple", replaced=DAN)
    seats = (Person(ANN, missed=2, away=True, votes=(BOB, CAT)), None, Computer("simple", seat_of=BOB), taken)
    pace = Pace(0.0, 1.5, 3.25, 0.0, 86_400.0)
    new = a_table(
        seats=seats, pace=pace, due=NOON + timedelta(microseconds=3), language="et", dealer=3, speed=Speed.SLOW,
        level="strong",
    )  # fmt: skip
    table = await store.tables.open_table(new)
    assert table == replace(new, id=table.id)
    assert table.id > 0
    called = await store.tables.save_table(replace(table, invited=NOON, remind_at=NOON, last_players=(CAT, ANN)))
    [stored] = await store.tables.load()
    assert stored.table == called
    table = await store.tables.save_table(replace(called, invited=None, remind_at=None, last_players=()))
    [stored] = await store.tables.load()
    assert (stored.table, stored.deal, stored.results) == (table, None, ())
    assert await store.tables.load_table(table.id) == stored


@pytest.mark.parametrize("tie", [None, Carried(Suit.HEARTS, None), Carried(Suit.CLUBS, 2)])
async def test_a_proposal_and_the_deal_that_comes_of_it_come_back(store: Stores, tie: Carried | None) -> None:
    repeat = Redeal(4_000_000_000, 77, 12, 3, Stage.GATHERING, tie)
    proposal = RedealProposal(repeat, 2, NOON, (0, 3))
    table = await store.tables.open_table(a_table(proposal=proposal))
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert stored.table.proposal == proposal
    new = replace(a_deal(), repeats=repeat, done=((1, "cut threes at 5"), (2, "bid 6")))
    table, deal = await store.tables.begin_deal(replace(table, stage=Stage.PLAYING, proposal=None), new)
    assert (deal.repeats, deal.actions) == (repeat, new.done)
    assert table.deal is not None
    assert table.deal.repeats == repeat
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert (stored.table.proposal, stored.deal) == (None, deal)
    await store.tables.append(replace(table, stage=Stage.GATHERING), an_action(deal, 2), an_ending())
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert stored.results == (), "it is not on the sheet"


async def test_a_pause_comes_back_and_is_kept_with_an_action(store: Stores) -> None:
    table = await store.tables.open_table(a_table(halt=TablePause(2, (0, 3))))
    assert await stored_halt(store, table) == TablePause(2, (0, 3))
    table, deal = await store.tables.begin_deal(replace(table, stage=Stage.PLAYING), a_deal())
    table = replace(table, halt=TablePause(2, is_on=True))
    await store.tables.append(table, an_action(deal, 0))
    assert await stored_halt(store, table) == TablePause(2, is_on=True)


async def test_turns_come_back_and_a_closed_table_knows_for_how_many_they_were(store: Stores) -> None:
    turns = Rotation(
        (ANN, CAT), CAT, stays=True, places=5, wishes=((ANN, 2),), away=(CAT,), columns=((ANN,), (CAT,), (-1,)),
        playing=(0, 2), counts=(("duty", ANN, 1),),
    )  # fmt: skip
    table = await store.tables.open_table(a_table(rotation=turns))
    stood = DealColumns((0, 2), 5)
    table, deal = await store.tables.begin_deal(replace(table, stage=Stage.PLAYING), replace(a_deal(), columns=stood))
    assert deal.columns == stood
    await store.tables.append(replace(table, stage=Stage.GATHERING), an_action(deal, 0), an_ending())
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert stored.deal is not None
    assert (stored.table.rotation, stored.deal.columns) == (turns, stood)
    assert [each.columns for each in stored.results] == [stood]
    await store.tables.save_table(replace(stored.table, stage=Stage.CLOSED))
    played = await store.evenings.played_table(table.id)
    assert played is not None
    assert played.table.rotation == Rotation((), 0, places=5)


async def stored_halt(store: Stores, table: Table) -> TablePause | None:
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    return stored.table.halt


async def test_a_moment_of_another_zone_comes_back_in_utc(store: Stores) -> None:
    local = NOON.astimezone(timezone(timedelta(hours=3)))
    table = await store.tables.open_table(a_table(due=local))
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert stored.table.due == NOON
    assert stored.table.due.utcoffset() == timedelta(0)


async def test_a_channel_has_one_live_table(store: Stores) -> None:
    table = await store.tables.open_table(a_table(7))
    with pytest.raises(Conflict):
        await store.tables.open_table(a_table(7))
    assert (await store.tables.open_table(a_table(8))).id != table.id
    await store.tables.save_table(replace(table, stage=Stage.CLOSED))
    assert (await store.tables.open_table(a_table(7))).id not in {0, table.id}
    assert len(await store.tables.load()) == 2


async def test_saving_raises_the_revision_and_a_stale_one_is_a_conflict(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    seats = (*table.seats[:3], A_COMPUTER)
    changed = await store.tables.save_table(replace(table, seats=seats, stage=Stage.PAUSE, dealer=1, due=NOON))
    assert changed.revision == table.revision + 1
    with pytest.raises(Conflict):
        await store.tables.save_table(replace(table, host=BOB))
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert stored.table == changed


async def test_a_table_that_does_not_exist_is_a_conflict(store: Stores) -> None:
    with pytest.raises(Conflict):
        await store.tables.save_table(a_table(id=99))


async def test_a_closed_table_is_not_loaded(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    closed = await store.tables.save_table(replace(table, stage=Stage.CLOSED))
    assert closed.seats == table.seats
    assert await store.tables.load() == []
    assert await store.tables.load_table(table.id) is None


async def test_deals_are_numbered_by_server(store: Stores) -> None:
    first, second = await store.tables.open_table(a_table(1)), await store.tables.open_table(a_table(2))
    abroad = await store.tables.open_table(a_table(3, guild=GUILD + 1))
    numbers = []
    for table in (first, abroad, second):
        _, deal = await store.tables.begin_deal(table, a_deal())
        numbers.append((deal.guild, deal.number))
    assert numbers == [(GUILD, 1), (GUILD + 1, 1), (GUILD, 2)]


@pytest.mark.parametrize(
    "carried", [None, Carried(Suit.HEARTS, 2), Carried(Suit.CLUBS, None), Carried.of({"pot": 40, "duty@2": 1})]
)
async def test_a_deal_comes_back_as_it_was_stored(store: Stores, carried: Carried | None) -> None:
    opened = await store.tables.open_table(a_table())
    new = a_deal(carried=carried)
    table, deal = await store.tables.begin_deal(replace(opened, stage=Stage.PLAYING), new)
    assert (table.revision, table.stage) == (opened.revision + 1, Stage.PLAYING)
    assert table.deal == DealFacts(deal.id, 1, new.seal.digest)
    assert (deal.table, deal.game, deal.options) == (table.id, "saskop", table.options)
    assert (deal.seal, deal.carried, deal.dealer, deal.rules_version) == (new.seal, carried, 2, 3)
    assert (deal.seats, deal.begun, deal.actions, deal.result) == (opened.seats, NOON, (), None)
    assert await store.results.deal(GUILD, 1) == deal
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert (stored.table, stored.deal) == (replace(table, deal=None), deal)


async def test_a_deal_begun_from_a_stale_table_takes_no_number(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    await store.tables.save_table(table)
    with pytest.raises(Conflict):
        await store.tables.begin_deal(table, a_deal())
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    _, deal = await store.tables.begin_deal(stored.table, a_deal())
    assert deal.number == 1


async def test_actions_come_back_in_order_with_the_clock_of_the_last(store: Stores) -> None:
    table, deal = await begun(store)
    acts = [(0, "cut upto"), (1, "bid 6"), (3, "announce ♦ õ"), (1, "pass")]
    for number, (seat, text) in enumerate(acts):
        due = NOON + timedelta(minutes=number)
        table = await store.tables.append(replace(table, due=due), an_action(deal, number, seat, None, text))
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert stored.deal is not None
    assert stored.deal.actions == tuple(acts)
    assert stored.table == replace(table, deal=None)
    assert (table.revision, table.due) == (5, NOON + timedelta(minutes=3))


async def test_an_action_that_is_there_already_changes_nothing(store: Stores) -> None:
    table, deal = await begun(store)
    table = await store.tables.append(table, an_action(deal, 0))
    with pytest.raises(Conflict):
        await store.tables.append(replace(table, stage=Stage.PAUSE), an_action(deal, 0, text="pass"), an_ending())
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert stored.table.revision == table.revision
    assert stored.deal is not None
    assert (stored.deal.actions, stored.deal.result, stored.results) == (((1, "bid 6"),), None, ())


async def test_an_action_from_a_stale_table_changes_nothing(store: Stores) -> None:
    table, deal = await begun(store)
    await store.tables.save_table(table)
    with pytest.raises(Conflict):
        await store.tables.append(table, an_action(deal, 0))
    again = await store.results.deal(GUILD, 1)
    assert again is not None
    assert again.actions == ()


async def test_an_action_of_no_deal_is_refused(store: Stores) -> None:
    table, deal = await begun(store)
    with pytest.raises(StorageError):
        await store.tables.append(table, an_action(replace(deal, id=99)))
    assert (await store.tables.append(table, an_action(deal))).revision == table.revision + 1


async def test_an_ending_is_kept_as_facts(store: Stores) -> None:
    table, deal = await begun(store)
    ending = an_ending(game_won=(0, 2), at=NOON + timedelta(hours=1))
    await store.tables.append(replace(table, stage=Stage.PAUSE), an_action(deal), ending)
    stored = await store.results.deal(GUILD, 1)
    assert stored is not None
    assert stored.result == ending.result
    [past] = await store.results.history(GUILD, None, 10)
    assert (past.number, past.game, past.at, past.result, past.seats) == (
        1,
        "saskop",
        ending.at,
        ending.result,
        ending.seats,
    )


async def test_a_series_is_loaded_with_its_results_in_order_and_its_last_deal(store: Stores) -> None:
    table, other = await store.tables.open_table(a_table(7)), await store.tables.open_table(a_table(8))
    for score in (1, 2, 3):
        table, deal = await finish(store, table, an_ending(score=score))
        other, _ = await finish(store, other, an_ending(score=10 * score))
        if score == 2:
            table = await store.tables.annul(table, deal.id)
    table, running = await store.tables.begin_deal(table, a_deal())
    first, second = await store.tables.load()
    assert [each.result["strokes"] for each in first.results] == [[1, 0], [3, 0]]
    assert [each.result["strokes"] for each in second.results] == [[10, 0], [20, 0], [30, 0]]
    assert first.deal == running
    assert second.deal is not None
    assert second.deal.result == second.results[-1].result
    assert first.table.tally == Tally(())


async def test_an_annulled_deal_says_so(store: Stores) -> None:
    table, deal = await begun(store)
    with pytest.raises(Conflict):
        await store.tables.annul(replace(table, revision=0), deal.id)
    annulled = await store.tables.annul(replace(table, stage=Stage.GATHERING, due=None, deal=None), deal.id)
    assert (annulled.revision, annulled.stage) == (table.revision + 1, Stage.GATHERING)
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert stored.deal == replace(deal, annulled=True)


async def test_preferences_are_the_usual_ones_until_somebody_asks(store: Stores) -> None:
    assert await store.settings.preferences(ANN) == Preferences()
    await store.tables.open_table(a_table())
    assert await store.settings.preferences(ANN) == Preferences()
    for asked in (
        Preferences("et", CardColours.SAFE, "off"),
        Preferences(unasked=frozenset({"close", "leave"})),
        Preferences(None, CardColours.FOUR, "always"),
        Preferences(guided="skat"),
        Preferences(forced=AutoPlay.OFF, offer=OFFERED),
        Preferences(offer=7),
        Preferences(hand=HandDelivery.PLAYING),
        Preferences(letters=CardLetters.ESTONIAN, sort=HandOrder.RIGHT_RISING),
    ):
        await store.settings.set_preferences(ANN, asked)
        assert await store.settings.preferences(ANN) == asked
    assert await store.settings.preferences(CAT) == Preferences()


async def test_a_deal_does_not_remember_who_voted_or_was_replaced(store: Stores) -> None:
    seats = (Person(ANN, votes=(BOB,)), Person(BOB), Computer("easy", replaced=CAT), Computer("easy", seat_of=DAN))
    _, deal = await begun(store, seats=seats)
    assert deal.seats == (Person(ANN), Person(BOB), Computer("easy"), Computer("easy", seat_of=DAN))
    assert [await store.tables.has_sat(deal.id, user) for user in (ANN, BOB, CAT)] == [True, True, False]


async def test_who_played_last_in_a_channel_is_found(store: Stores) -> None:
    assert await store.tables.last_players(7) == ()
    table, deal = await begun(store)
    assert await store.tables.last_players(7) == ()
    await store.tables.append(
        replace(table, stage=Stage.PAUSE), an_action(deal), an_ending(users=(ANN, None, CAT, None))
    )
    assert (await store.tables.last_players(7), await store.tables.last_players(8)) == ((ANN, CAT), ())
    await store.personal.forget(ANN)
    assert await store.tables.last_players(7) == (CAT,)


async def test_a_servers_settings_leave_its_numbers_alone(store: Stores) -> None:
    assert await store.settings.guild_settings(GUILD) == GuildSettings()
    table, _ = await begun(store)
    for settings in (GuildSettings("et", {"turn": 60.0}, Speed.SLOW), GuildSettings()):
        await store.settings.set_guild_settings(GUILD, settings)
        assert await store.settings.guild_settings(GUILD) == settings
    _, deal = await store.tables.begin_deal(table, a_deal())
    assert deal.number == 2


async def test_everything_is_there_after_a_restart(address: str) -> None:
    store = await open_stores(address)
    table, deal = await begun(store)
    table = await store.tables.append(table, an_action(deal))
    await store.close()
    again = await open_stores(address)
    [stored] = await again.tables.load()
    await again.close()
    assert stored.table == replace(table, deal=None)
    assert stored.deal is not None
    assert stored.deal.actions == ((1, "bid 6"),)


async def test_loading_takes_as_many_queries_for_many_tables_as_for_one(store: Stores) -> None:
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        asked.append(statement)

    event.listen(store.database.engines.reading.sync_engine, "before_cursor_execute", note)
    counts = []
    for channel in range(5):
        table, deal = await begun(store, channel)
        await store.tables.append(table, an_action(deal), an_ending())
        asked.clear()
        tables = await store.tables.load()
        counts.append(len([statement for statement in asked if statement.startswith("SELECT")]))
    assert counts == [5] * 5
    assert [stored.table.channel for stored in tables] == list(range(5))
    assert all(stored.deal and len(stored.deal.actions) == len(stored.results) == 1 for stored in tables)
