"""What is written down of messages for the next start, and what becomes of it while the database takes nothing."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import StorageError
from bot.gateway.messages.board import MessageKey
from bot.gateway.messages.journal import Journal
from bot.gateway.messages.lifecycle import CallOutcome, CallRefused, Delivered, MessageKind, Reason
from bot.tables.model import DealFacts, Table
from bot.tables.posted_messages import MessageLocation, PostedMessage
from tests.bot.store.making import a_table
from tests.support.virtual_time import in_virtual_time


class Store:
    """Takes what is remembered, or nothing; `waits` and `clears` let it take its time once `asked`."""

    def __init__(self) -> None:
        self.shows: list[list[PostedMessage]] = []
        self.gone: list[MessageLocation] = []
        self.left: list[MessageLocation] = []
        self.ends: list[int] = []
        self.done: list[object] = []
        self.took = asyncio.Event()
        self.is_full = False
        self.behind: list[bool] = []
        self.waits: asyncio.Event | None = None
        self.clears: asyncio.Event | None = None
        self.asked = asyncio.Event()

    def _refuse(self) -> None:
        if self.is_full:
            raise StorageError("full")

    async def remember(self, shows: list[PostedMessage]) -> None:
        self.asked.set()
        if self.waits is not None:
            await self.waits.wait()
        self._refuse()
        self.done += shows
        self.shows.append(shows)

    async def remembered(self, _table: int | None) -> list[PostedMessage]:
        return [show for shows in self.shows for show in shows]

    async def ends_at(self, place: MessageLocation, deal: int) -> None:
        self._refuse()
        self.done.append((place, deal))

    async def leave(self, place: MessageLocation) -> None:
        self._refuse()
        self.left.append(place)

    async def taken_away(self, place: MessageLocation) -> None:
        self._refuse()
        self.done.append(place)
        self.gone.append(place)
        self.took.set()

    async def told(self, deal: int, message: int | None = None) -> None:
        self._refuse()
        self.done.append(deal if message is None else (deal, message))
        self.ends.append(deal)

    async def fall_behind(self) -> None:
        self.behind.append(True)

    async def catch_up(self) -> None:
        self.asked.set()
        if self.clears is not None:
            await self.clears.wait()
        self.behind.append(False)


class Transport:
    """Deletes, or says why not."""

    def __init__(self) -> None:
        self.outcome: CallOutcome = Delivered()
        self.deleted: list[MessageLocation] = []

    async def delete(self, place: MessageLocation) -> CallOutcome:
        self.deleted.append(place)
        return self.outcome


@pytest.fixture
def store() -> Store:
    return Store()


@pytest.fixture
def transport() -> Transport:
    return Transport()


@pytest.fixture
def journal(store: Any, transport: Any) -> Journal:
    return Journal(store, transport)


def post(message: int, revision: int | None = 1) -> PostedMessage:
    return PostedMessage(5, None, MessageLocation(7, message), revision, 9)


def hand(message: int, revision: int | None = 1) -> PostedMessage:
    return PostedMessage(5, 3, MessageLocation(70, message), revision, 8)


TABLE: Table = replace(a_table(), id=5, deal=DealFacts(2, 1, "seal"))


async def test_only_the_newest_of_each_message_is_written(journal: Journal, store: Store) -> None:
    for show in (post(1, 1), post(1, 2), hand(2)):
        journal.note(show)
    assert await journal.write()
    assert store.shows == [[post(1, 2), hand(2)]]
    assert await journal.write()
    assert len(store.shows) == 1


async def test_what_the_database_did_not_take_is_kept_for_later(journal: Journal, store: Store) -> None:
    store.is_full = True
    journal.note(post(1, 1))
    journal.note(hand(2))
    assert not await journal.write()
    journal.note(post(1, 2))
    store.is_full = False
    assert await journal.write()
    assert sorted(store.shows[0], key=str) == sorted([post(1, 2), hand(2)], key=str)


async def test_what_becomes_of_an_earlier_deals_hand_says_nothing_of_the_one_that_is_there_now(
    journal: Journal, store: Store
) -> None:
    """The old one is still to be put to rest, or could not be sent, as the new one is written down."""
    journal.record_posted(TABLE, MessageKey(MessageKind.HAND, 3, 2), MessageLocation(70, 2), 1, 8)
    await journal.mark_uncertain(5, 3, 1)
    journal.mark_dms_closed(5, 3, 1)
    await journal.write()
    assert store.shows == [[replace(hand(2), deal=2)]]
    await journal.mark_uncertain(5, 3, 2)
    assert store.shows[1:] == [[PostedMessage(5, 3, MessageLocation(70, 2), deal=2)]]


async def test_an_entry_that_is_being_written_at_the_end_is_written_whole(journal: Journal, store: Store) -> None:
    """One of its statements waits for the database while the bot is told to stop."""
    is_asked, may_answer = asyncio.Event(), asyncio.Event()
    leave = store.leave

    async def slow(place: MessageLocation) -> None:
        is_asked.set()
        await may_answer.wait()
        await leave(place)

    store.leave = slow  # type: ignore[method-assign]
    journal.start()
    journal.leave(MessageLocation(7, 4))
    journal.record_announced(MessageLocation(7, 1), 2)
    await is_asked.wait()
    stopping = asyncio.create_task(journal.stop())
    await asyncio.sleep(0)
    may_answer.set()
    await stopping
    assert (store.left, store.ends) == ([MessageLocation(7, 4)], [2])


async def test_all_that_is_to_be_written_waits_for_the_database(journal: Journal, store: Store) -> None:
    store.is_full = True
    journal.record_posted(TABLE, MessageKey(MessageKind.CALL, 0, 1), MessageLocation(7, 4), None, None)
    journal.ended(5, MessageKey(MessageKind.POST, 0, 1), MessageLocation(7, 1))
    journal.record_announced(MessageLocation(7, 5), 2)
    assert not await journal.write()
    store.is_full = False
    assert await journal.write()
    assert (store.left, store.gone, store.ends) == ([MessageLocation(7, 4)], [MessageLocation(7, 1)], [2])


async def test_posts_and_this_deals_hands_are_written_down_and_private_answers_are_not(
    journal: Journal, store: Store
) -> None:
    journal.record_posted(TABLE, MessageKey(MessageKind.POST, 0, 4), MessageLocation(7, 1), 1, 9)
    journal.record_posted(TABLE, MessageKey(MessageKind.HAND, 3, 2), MessageLocation(70, 2), 1, 8)
    journal.record_posted(TABLE, MessageKey(MessageKind.HAND, 4, 1), MessageLocation(71, 3), 1, 8)
    journal.record_posted(TABLE, MessageKey(MessageKind.PRIVATE, 3, 100), MessageLocation(7, 5), 1, 8)
    await journal.write()
    assert store.shows == [[post(1), replace(hand(2), deal=2)]]


async def test_a_call_is_to_be_taken_away_until_it_is_gone(journal: Journal, store: Store) -> None:
    call = MessageKey(MessageKind.CALL, 0, 1)
    journal.record_posted(TABLE, call, MessageLocation(7, 4), None, None)
    await journal.write()
    journal.ended(5, call, MessageLocation(7, 4))
    await journal.write()
    assert (store.left, store.gone) == ([MessageLocation(7, 4)], [MessageLocation(7, 4)])


async def test_a_call_that_is_gone_before_it_was_written_down_is_never_left(journal: Journal, store: Store) -> None:
    call = MessageKey(MessageKind.CALL, 0, 1)
    journal.record_posted(TABLE, call, MessageLocation(7, 4), None, None)
    journal.ended(5, call, MessageLocation(7, 4))
    await journal.write()
    assert store.left == []


async def test_it_is_written_which_deal_a_post_tells_before_another_takes_its_place(
    journal: Journal, store: Store
) -> None:
    journal.note(post(1))
    journal.ends(MessageLocation(7, 1), 2)
    journal.note(post(8))
    journal.record_announced(MessageLocation(7, 1), 2)
    journal.ended(5, MessageKey(MessageKind.POST, 0, 1), MessageLocation(7, 1))
    await journal.write()
    assert store.done == [(MessageLocation(7, 1), 2), post(8), (2, 1), MessageLocation(7, 1)]


async def test_what_is_about_to_be_told_is_written_down_first_and_once(journal: Journal, store: Store) -> None:
    journal.note(post(1))
    for _ in range(2):
        await journal.ends_at(MessageLocation(7, 1), 2)
    assert store.done == [(MessageLocation(7, 1), 2), replace(post(1), deal=2)]
    await journal.mark_uncertain(5)
    assert store.done[2:] == [PostedMessage(5, None, MessageLocation(7, 1), deal=2)]


async def test_a_post_that_tells_its_deal_for_good_is_the_tables_no_more(journal: Journal, store: Store) -> None:
    journal.known(replace(post(1), deal=2))
    journal.record_posted(TABLE, MessageKey(MessageKind.POST, 0, 1), MessageLocation(7, 1), 1, 9)
    journal.ended(5, MessageKey(MessageKind.POST, 0, 1), MessageLocation(7, 1))
    await journal.write()
    assert store.done == [MessageLocation(7, 1)]
    assert await journal.can_write(5)
    assert store.done[1:] == [PostedMessage(5, None, None)]


async def test_what_is_said_to_somebody_tells_no_deal(journal: Journal, store: Store) -> None:
    journal.ended(5, MessageKey(MessageKind.SAID, 3, 0), MessageLocation(7, 6))
    await journal.write()
    assert store.done == []


async def test_a_hand_at_rest_is_forgotten_unless_another_took_its_place(journal: Journal, store: Store) -> None:
    journal.note(hand(2))
    journal.ended(5, MessageKey(MessageKind.HAND, 3, 2), MessageLocation(70, 1))
    journal.ended(5, MessageKey(MessageKind.HAND, 3, 2), MessageLocation(70, 2))
    await journal.write()
    assert store.shows == [[PostedMessage(5, 3, None)]]
    assert store.gone == [MessageLocation(70, 1), MessageLocation(70, 2)]


async def test_who_takes_no_direct_messages_has_a_hand_nowhere(journal: Journal, store: Store) -> None:
    journal.mark_dms_closed(5, 3, 2)
    await journal.write()
    assert store.shows == [[PostedMessage(5, 3, MessageLocation(0, 0), deal=2)]]


async def test_a_new_deal_lets_the_old_hands_go(journal: Journal, store: Store) -> None:
    journal.note(hand(2))
    journal.note(post(1))
    journal.drop_hands(5)
    await journal.write()
    assert store.shows == [[post(1)]]


async def test_a_post_or_hand_about_to_show_something_else_is_doubted_before(journal: Journal, store: Store) -> None:
    await journal.mark_uncertain(5)
    assert store.shows == []
    journal.known(post(1))
    journal.known(hand(2))
    await journal.mark_uncertain(5)
    await journal.mark_uncertain(5, 3, 2)
    assert store.shows == [
        [PostedMessage(5, None, MessageLocation(7, 1))],
        [PostedMessage(5, 3, MessageLocation(70, 2), deal=2)],
    ]


async def test_what_another_process_keeps_is_not_written_here(journal: Journal, store: Store) -> None:
    journal.note(post(1))
    journal.let_go(5)
    await journal.write()
    assert store.shows == []


async def test_a_closed_table_that_says_so_is_forgotten(journal: Journal, store: Store) -> None:
    journal.note(post(1))
    journal.note(hand(2))
    journal.forget(5)
    await journal.write()
    assert store.shows == [[PostedMessage(5, None, None)]]


@pytest.mark.parametrize(
    ("outcome", "is_over"),
    [
        (Delivered(), True),
        (CallRefused(Reason.GONE), True),
        (CallRefused(Reason.CHANNEL_GONE), True),
        (CallRefused(Reason.FORBIDDEN), False),
        (CallRefused(Reason.THREAD_ARCHIVED), False),
        (CallRefused(Reason.TRY_LATER), False),
        (CallRefused(Reason.RESULT_UNKNOWN), False),
    ],
)
async def test_what_cannot_be_deleted_now_stays_to_be_deleted(
    journal: Journal, store: Store, transport: Transport, outcome: CallOutcome, is_over: bool
) -> None:
    transport.outcome = outcome
    await journal.take_away(MessageLocation(7, 1))
    assert store.gone == [MessageLocation(7, 1)] * is_over


@in_virtual_time
async def test_what_could_not_be_deleted_in_a_bad_moment_is_deleted_soon(
    journal: Journal, store: Store, transport: Transport
) -> None:
    transport.outcome = CallRefused(Reason.TRY_LATER)
    await journal.take_away(MessageLocation(7, 1))
    assert store.gone == []
    transport.outcome = Delivered()
    journal.start()
    await store.took.wait()
    await journal.stop()
    assert store.gone == [MessageLocation(7, 1)]


@pytest.mark.parametrize(
    "before",
    [[], [PostedMessage(5, 3, MessageLocation(0, 0), deal=2)], [PostedMessage(5, 3, MessageLocation(70, 1), 4, 9, 2)]],
    ids=["a first one", "took no messages", "stood elsewhere"],
)
async def test_that_a_hand_is_being_sent_is_written_down_before_it_is(
    journal: Journal, store: Store, before: list[PostedMessage]
) -> None:
    """Else it would be looked for only where it stood, or, its deal over by then, not at all."""
    for show in before:
        journal.note(show)
        await journal.write()
    written = len(store.shows)
    for _ in range(2):
        await journal.mark_sending(5, 3, 70, 2)
    assert store.shows[written:] == [[PostedMessage(5, 3, MessageLocation(70, 0), deal=2)]], "once is enough"


async def test_a_hand_that_was_not_sent_after_all_is_looked_for_by_nobody(journal: Journal, store: Store) -> None:
    await journal.mark_sending(5, 3, 70, 2)
    journal.ended(5, MessageKey(MessageKind.HAND, 3, 1), None)
    assert await journal.write()
    assert len(store.shows) == 1, "of another deal"
    journal.ended(5, MessageKey(MessageKind.HAND, 3, 2), None)
    assert await journal.write()
    assert store.shows[1:] == [[PostedMessage(5, 3, None)]]


async def test_it_is_marked_once_that_what_stands_is_not_written_down_and_once_that_it_is(
    journal: Journal, store: Store
) -> None:
    store.is_full = True
    for message in (1, 2):
        journal.note(post(message))
        await journal.write()
    store.is_full = False
    for message in (3, 4):
        journal.note(post(message))
        await journal.write()
    assert store.behind == [True, False]


async def test_what_the_process_before_us_did_not_write_down_is_made_up_for_with_the_first_entry(
    journal: Journal, store: Store
) -> None:
    await journal.write()
    assert store.behind == [False]


async def test_a_database_that_takes_nothing_when_it_is_tried_is_marked_too(journal: Journal, store: Store) -> None:
    journal.known(post(1))
    await journal.write()
    store.is_full = True
    assert not await journal.can_write(5)
    assert store.behind == [False, True]


async def test_a_doubt_waits_for_no_database_that_is_marked_as_taking_nothing(journal: Journal, store: Store) -> None:
    journal.known(post(1))
    store.is_full = True
    assert not await journal.can_write(5)
    store.waits = asyncio.Event()
    await asyncio.wait_for(journal.mark_uncertain(5), 60)
    await asyncio.wait_for(journal.mark_sending(6, 3, 70, 2), 60)
    assert store.behind == [True]
    store.waits, store.is_full = None, False
    await journal.write()
    sending = PostedMessage(6, 3, MessageLocation(70, 0), deal=2)
    assert (store.shows, store.behind) == ([[PostedMessage(5, None, MessageLocation(7, 1)), sending]], [True, False])


@pytest.mark.parametrize("is_doubted", [True, False])
async def test_the_mark_stays_until_what_was_doubted_meanwhile_is_written_down(
    journal: Journal, store: Store, is_doubted: bool
) -> None:
    """An entry that succeeds may have been made before."""
    journal.known(post(1))
    store.is_full = True
    journal.note(hand(2))
    assert not await journal.write()
    store.is_full, store.waits = False, asyncio.Event()
    store.asked.clear()
    writing = asyncio.create_task(journal.write())
    await store.asked.wait()
    if is_doubted:
        await journal.mark_uncertain(5)
    store.waits.set()
    assert await writing
    assert store.behind == ([True] if is_doubted else [True, False])
    assert await journal.write()
    assert store.behind == [True, False]


@pytest.mark.parametrize(
    ("written", "noted", "revision", "is_doubted"),
    [
        (1, None, 1, True),
        (1, None, 2, False),
        (None, None, 1, False),
        (1, post(1, None), 1, True),
        (1, post(1, 2), 2, True),
        (1, post(1, 2), 3, False),
    ],
)
async def test_only_what_would_be_believed_of_a_post_is_doubted(
    journal: Journal, store: Store, written: int | None, noted: PostedMessage | None, revision: int, is_doubted: bool
) -> None:
    journal.known(post(1, written))
    if noted is not None:
        journal.note(noted)
    await journal.mark_uncertain(5, revision=revision)
    assert store.shows == [[PostedMessage(5, None, MessageLocation(7, 1))]] * is_doubted


async def test_what_is_being_written_is_doubted_after_it(journal: Journal, store: Store) -> None:
    """It is no sure doubt yet, as the entry may fail."""
    journal.known(post(1, 1))
    journal.note(post(1, None))
    store.waits = asyncio.Event()
    writing = asyncio.create_task(journal.write())
    await store.asked.wait()
    doubting = asyncio.create_task(journal.mark_uncertain(5, revision=1))
    await asyncio.sleep(0)
    assert not doubting.done()
    store.waits.set()
    await asyncio.gather(writing, doubting)
    assert len(store.shows) == 2
    await journal.mark_uncertain(5, revision=1)
    assert len(store.shows) == 2, "now it is"


async def test_what_could_not_be_written_before_a_table_was_let_go_is_not_believed(
    journal: Journal, store: Store
) -> None:
    for show in (post(1), hand(2)):
        journal.note(show)
    await journal.write()
    store.is_full = True
    journal.note(post(1))
    assert not await journal.write()
    journal.let_go(5)
    store.is_full = False
    back = await journal.remembered()
    assert back == [PostedMessage(5, None, MessageLocation(7, 1)), hand(2)]
    journal.known(back[0])
    await journal.mark_uncertain(5, revision=1)
    await journal.write()
    assert store.shows[1:] == [[PostedMessage(5, None, MessageLocation(7, 1))]], (
        "nor as anything else than doubted by the next start"
    )
    journal.note(post(1, 2))
    await journal.write()
    assert (await journal.remembered())[-1] == post(1, 2)


@pytest.mark.parametrize("is_tried", [True, False])
async def test_no_doubt_relies_on_a_mark_that_is_just_being_taken_away(
    journal: Journal, store: Store, is_tried: bool
) -> None:
    journal.known(post(1))
    store.is_full = True
    assert not await journal.can_write(5)
    store.is_full, store.clears = False, asyncio.Event()
    store.asked.clear()
    writing = asyncio.create_task(journal.write())
    await store.asked.wait()
    store.is_full = is_tried
    told = asyncio.create_task(journal.can_write(5) if is_tried else journal.mark_uncertain(5))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not told.done()
    store.clears.set()
    await asyncio.gather(writing, told)
    assert store.behind[-1] is is_tried
