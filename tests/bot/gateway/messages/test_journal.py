"""What is written down of messages for the next start, and what becomes of it while the database takes nothing."""

import asyncio
from typing import Any

import pytest

from bot.errors import StorageError
from bot.gateway.messages.journal import Journal
from bot.ports import OnShow, Place


class Store:
    """Takes what is remembered, or nothing."""

    def __init__(self) -> None:
        self.shows: list[list[OnShow]] = []
        self.gone: list[Place] = []
        self.took = asyncio.Event()
        self.is_full = False

    async def remember(self, shows: list[OnShow]) -> None:
        if self.is_full:
            raise StorageError("full")
        self.shows.append(shows)

    async def taken_away(self, place: Place) -> None:
        self.gone.append(place)
        self.took.set()


class Sender:
    def __init__(self) -> None:
        self.reaches = True

    async def delete(self, _place: Place) -> bool:
        return self.reaches


@pytest.fixture
def store() -> Store:
    return Store()


@pytest.fixture
def sender() -> Sender:
    return Sender()


@pytest.fixture
def journal(store: Any, sender: Any) -> Journal:
    return Journal(store, sender)


def post(message: int, revision: int | None = 1) -> OnShow:
    return OnShow(5, None, Place(7, message), revision, 9)


async def test_only_the_newest_of_each_message_is_written(journal: Journal, store: Store) -> None:
    journal.note(post(1, 1))
    journal.note(post(1, 2))
    journal.note(OnShow(5, 3, Place(70, 2), 2, 8))
    assert await journal.write()
    assert store.shows == [[post(1, 2), OnShow(5, 3, Place(70, 2), 2, 8)]]
    assert await journal.write()
    assert len(store.shows) == 1


async def test_what_the_database_did_not_take_is_kept_for_later(journal: Journal, store: Store) -> None:
    store.is_full = True
    journal.note(post(1, 1))
    journal.note(OnShow(5, 3, Place(70, 2), 1, 8))
    assert not await journal.write()
    journal.note(post(1, 2))
    store.is_full = False
    assert await journal.write()
    assert sorted(store.shows[0], key=str) == sorted([post(1, 2), OnShow(5, 3, Place(70, 2), 1, 8)], key=str)


async def test_a_new_deal_lets_the_old_hands_go(journal: Journal, store: Store) -> None:
    journal.note(OnShow(5, 3, Place(70, 2), 1, 8))
    journal.note(post(1))
    journal.drop_hands(5)
    await journal.write()
    assert store.shows == [[post(1)]]


async def test_a_post_about_to_move_is_doubted(journal: Journal, store: Store) -> None:
    journal.doubt(5)
    assert await journal.write()
    assert store.shows == []
    journal.known(post(1))
    journal.doubt(5)
    await journal.write()
    assert store.shows == [[OnShow(5, None, Place(7, 1))]]


@pytest.mark.parametrize("reaches", [True, False])
async def test_what_cannot_be_deleted_now_stays_to_be_deleted(
    journal: Journal, store: Store, sender: Sender, reaches: bool
) -> None:
    sender.reaches = reaches
    await journal.take_away(Place(7, 1))
    assert store.gone == [Place(7, 1)] * reaches


async def test_what_could_not_be_deleted_in_a_bad_moment_is_deleted_soon(
    journal: Journal, store: Store, sender: Sender, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.gateway.messages.journal.REST_SECONDS", 0.001)
    sender.reaches = False
    await journal.take_away(Place(7, 1))
    assert store.gone == []
    sender.reaches = True
    journal.start()
    async with asyncio.timeout(5):
        await store.took.wait()
    await journal.stop()
    assert store.gone == [Place(7, 1)]
