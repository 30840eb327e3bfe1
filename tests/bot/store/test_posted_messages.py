"""What is remembered of messages in Discord, of results still to be told, and of messages to take away."""

from dataclasses import replace
from pathlib import Path

from bot.stores import Stores, open_stores
from bot.tables.model import Preferences, ReadingMode, Stage
from bot.tables.posted_messages import NOWHERE, MessageLocation, ObsoleteMessage, PostedMessage
from tests.bot.store.making import ANN, BOB, CAT, a_deal, a_table, an_ending, begun, finish


async def test_posts_are_remembered_moved_and_forgotten(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    assert await store.messages.remembered(table.id) == []
    for show in (
        PostedMessage(table.id, None, MessageLocation(7, 1), 3, -5),
        PostedMessage(table.id, None, MessageLocation(7, 2)),
    ):
        await store.messages.remember([show])
        assert await store.messages.remembered(table.id) == [show]
    assert await store.messages.left_over() == [ObsoleteMessage(MessageLocation(7, 1))]
    await store.messages.remember([PostedMessage(table.id, None, None)])
    assert await store.messages.remembered() == []


async def test_hand_posts_are_those_of_the_running_deal(store: Stores) -> None:
    table, _ = await begun(store)
    shows = [
        PostedMessage(table.id, ANN, MessageLocation(70, 1), 1, 2**62),
        PostedMessage(table.id, BOB, MessageLocation(71, 2)),
    ]
    await store.messages.remember(shows)
    await store.messages.remember([PostedMessage(table.id, ANN, MessageLocation(70, 3), 2, 9)])
    assert sorted(await store.messages.remembered(table.id), key=str) == sorted(
        [PostedMessage(table.id, ANN, MessageLocation(70, 3), 2, 9), shows[1]], key=str
    )
    await store.messages.remember([PostedMessage(table.id, BOB, None)])
    assert await store.messages.remembered() == [PostedMessage(table.id, ANN, MessageLocation(70, 3), 2, 9)]
    await store.tables.begin_deal(table, a_deal())
    assert await store.messages.remembered(table.id) == []


async def test_a_closed_tables_post_is_known_until_it_says_so(store: Stores) -> None:
    table = await store.tables.open_table(a_table(language="et"))
    show = PostedMessage(table.id, None, MessageLocation(7, 1), 1, 2)
    await store.messages.remember([show])
    assert await store.messages.closed_posts() == []
    await store.tables.save_table(replace(table, stage=Stage.CLOSED))
    assert await store.messages.closed_posts() == [(show, "et", False)]
    assert await store.messages.remembered() == []
    await store.messages.remember([PostedMessage(table.id, None, None)])
    assert await store.messages.closed_posts() == []


async def test_an_end_is_untold_until_it_was_told(store: Stores) -> None:
    table = await store.tables.open_table(a_table(language="et"))
    table, first = await finish(store, table, an_ending())
    table, second = await finish(store, table, an_ending(score=3))
    table, third = await store.tables.begin_deal(table, a_deal())
    table = await store.tables.annul(table, third.id)
    table, _ = await store.tables.begin_deal(table, a_deal())
    found = await store.messages.untold()
    assert [each.deal.id for each in found] == [first.id, second.id, third.id]
    assert [len(each.results) for each in found] == [1, 2, 2]
    assert (found[1].channel, found[1].language, found[1].closed, found[2].deal.annulled) == (7, "et", False, True)
    assert found[0].deal.actions == ((1, "bid 6"),)
    await store.messages.told(first.id)
    await store.messages.told(third.id)
    assert [each.deal.id for each in await store.messages.untold()] == [second.id]


async def test_a_post_is_known_with_the_newest_message_that_says_what_a_deal_came_to(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    shown = PostedMessage(table.id, None, MessageLocation(7, 3), 1, 2)
    for message in (5, 9, None):
        table, deal = await finish(store, table, an_ending())
        await store.messages.told(deal.id, message)
    table, _ = await store.tables.begin_deal(table, a_deal())
    await store.messages.remember([shown])
    assert await store.messages.remembered() == [replace(shown, resulted=9)]


async def test_leftovers_are_known_until_they_are_taken_away(store: Stores) -> None:
    for number in (1, 2, 1):
        await store.messages.leave(MessageLocation(7, number))
    await store.messages.taken_away(MessageLocation(7, 1))
    assert await store.messages.left_over() == [ObsoleteMessage(MessageLocation(7, 2))]


async def test_the_hands_of_the_last_deal_are_left_over_to_be_put_to_rest(store: Stores) -> None:
    table, _ = await begun(store)
    nobody = PostedMessage(table.id, BOB, MessageLocation(0, 0))
    await store.messages.remember([PostedMessage(table.id, ANN, MessageLocation(70, 1), 1, 2), nobody])
    assert await store.messages.left_over() == []
    for _ in range(2):
        table, _ = await store.tables.begin_deal(table, a_deal())
        assert await store.messages.left_over() == [ObsoleteMessage(MessageLocation(70, 1), ANN)]
    await store.messages.taken_away(MessageLocation(70, 1))
    assert await store.messages.left_over() == []


async def test_a_hand_that_is_written_down_after_its_deal_is_left_over(store: Stores) -> None:
    table, first = await begun(store)
    await store.messages.remember([PostedMessage(table.id, ANN, MessageLocation(70, 1), 1, 2, first.id)])
    table, second = await store.tables.begin_deal(table, a_deal())
    late = [
        PostedMessage(table.id, ANN, MessageLocation(70, 1), 1, 2, first.id),
        PostedMessage(table.id, BOB, MessageLocation(0, 0), deal=first.id),
    ]
    new = PostedMessage(table.id, BOB, MessageLocation(71, 4), 2, 3)
    await store.messages.remember([*late, replace(new, deal=second.id)])
    assert await store.messages.remembered(table.id) == [new]
    assert await store.messages.left_over() == [ObsoleteMessage(MessageLocation(70, 1), ANN)]


async def test_the_hands_of_a_closed_table_are_left_over_until_they_are_forgotten(store: Stores) -> None:
    table, _ = await begun(store)
    await store.messages.remember(
        [
            PostedMessage(table.id, ANN, MessageLocation(70, 1), 1, 2),
            PostedMessage(table.id, BOB, MessageLocation(0, 0)),
        ]
    )
    await store.tables.save_table(replace(table, stage=Stage.CLOSED))
    assert await store.messages.left_over() == [ObsoleteMessage(MessageLocation(70, 1), ANN, table.id)]
    await store.messages.remember([PostedMessage(table.id, ANN, None)])
    assert await store.messages.left_over() == []


async def test_what_is_left_over_of_somebody_is_forgotten_with_them(store: Stores) -> None:
    table, _ = await begun(store)
    await store.messages.remember(
        [PostedMessage(table.id, ANN, MessageLocation(70, 1)), PostedMessage(table.id, BOB, MessageLocation(71, 2))]
    )
    await store.tables.begin_deal(table, a_deal())
    await store.personal.forget(ANN)
    assert await store.messages.left_over() == [ObsoleteMessage(MessageLocation(71, 2), BOB)]


async def test_what_hands_show_is_not_believed_once_somebody_wants_them_otherwise(store: Stores) -> None:
    """The process may end before it has shown them their hand as they now want it."""
    table, _ = await begun(store)
    shows = [
        PostedMessage(table.id, None, MessageLocation(7, 1), 3, -5),
        PostedMessage(table.id, ANN, MessageLocation(70, 1), 1, 2),
        PostedMessage(table.id, BOB, MessageLocation(71, 2), 1, 3),
    ]
    await store.messages.remember(shows)
    await store.settings.set_preferences(ANN, Preferences(reading=ReadingMode.ON))
    assert sorted(await store.messages.remembered(table.id), key=str) == sorted(
        [shows[0], replace(shows[1], revision=None, digest=None), shows[2]], key=str
    )


async def test_what_messages_show_is_not_believed_if_the_end_of_it_could_not_be_written(tmp_path: Path) -> None:
    """A post may say that nothing can be saved, and the process be killed before it can."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}"
    store = await open_stores(url)
    table, _ = await begun(store)
    shows = [
        PostedMessage(table.id, None, MessageLocation(7, 1), 3, -5),
        PostedMessage(table.id, ANN, MessageLocation(70, 1), 1, 2),
        PostedMessage(table.id, BOB, MessageLocation(71, 0)),  # is just being sent theirs
        PostedMessage(table.id, CAT, NOWHERE),
    ]
    unsure = [replace(show, revision=None, digest=None) for show in shows[:3]]  # Cat may have been sent theirs since
    await store.messages.remember(shows)
    await store.messages.fall_behind()
    assert await store.messages.remembered() == shows  # who is still there knows better
    for _ in range(2):  # as often as nothing can be written
        await store.close()
        store = await open_stores(url)
        assert await store.messages.remembered() == unsure
    await store.messages.catch_up()
    await store.close()
    store = await open_stores(url)
    assert await store.messages.remembered() == unsure
    await store.messages.remember(shows)
    await store.close()
    store = await open_stores(url)
    assert await store.messages.remembered() == shows
    await store.close()
