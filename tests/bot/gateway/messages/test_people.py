"""Names are looked up once, however many messages want them; of wishes none is lost where others are changed."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.errors import StorageError
from bot.gateway.messages.people import ASKER, FAILED_SECONDS, LOOK_UP_SECONDS, UserProfiles
from bot.phrases import NAMELESS
from bot.stores import Stores, open_stores
from bot.tables.autoplay import AutoPlay
from bot.tables.model import OFFERED, CardColours, GuildSettings, Preferences
from bot.tables.settings import SettingsStore
from bot.tasks import cancel_and_wait
from tests.support.databases import put_empty
from tests.support.virtual_time import in_virtual_time


async def test_messages_that_want_the_same_names_at_once_ask_for_each_once() -> None:
    asked: list[int] = []
    answer = asyncio.Event()

    async def fetch(_guild: int, user: int) -> str:
        asked.append(user)
        await answer.wait()
        return f"name of {user}"

    people = UserProfiles(cast("SettingsStore", None), fetch)
    wanting = [asyncio.create_task(people.names(1, (11, 12, 11))) for _ in range(5)]
    wanting[0].cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    answer.set()
    found = await asyncio.gather(*wanting[1:])
    assert found == [{11: "name of 11", 12: "name of 12"}] * 4
    assert await people.names(1, (12,)) == {12: "name of 12"}
    assert sorted(asked) == [11, 12]


@in_virtual_time
async def test_a_message_does_not_wait_for_ever_for_a_name() -> None:
    """A table stood still for as long as the library held back what was asked of Discord."""

    async def fetch(_guild: int, _user: int) -> str:
        await asyncio.Event().wait()
        raise AssertionError("nobody answers")

    people = UserProfiles(cast("SettingsStore", None), fetch)
    began = asyncio.get_running_loop().time()
    assert await people.names(1, (11, 12)) == {11: NAMELESS, 12: NAMELESS}
    assert asyncio.get_running_loop().time() - began < 2 * LOOK_UP_SECONDS


async def test_what_nobody_waits_for_any_more_ends_with_the_bot() -> None:
    """Else it asks by a session that is closed, and the log of every polite end shows a traceback."""
    begun, ended = asyncio.Event(), asyncio.Event()

    async def fetch(_guild: int, _user: int) -> str:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        raise AssertionError("nobody answers")

    people = UserProfiles(cast("SettingsStore", None), fetch)
    wanting = asyncio.create_task(people.names(1, (11,)))
    await begun.wait()
    await cancel_and_wait(wanting)
    assert not ended.is_set(), "others may want it"
    await people.stop()
    assert ended.is_set()


REFUSED = discord.Forbidden(cast("Any", SimpleNamespace(status=403, reason="no")), {"code": 50001, "message": "no"})


@pytest.mark.parametrize(
    ("error", "asked_at"),
    [
        pytest.param(REFUSED, [0, 300, 600], id="refused"),
        pytest.param(ConnectionResetError(), [0, 10, 30, 65, 130, 260, 520], id="the line broke"),
    ],
)
@in_virtual_time
async def test_a_name_that_cannot_be_had_is_asked_for_ever_more_rarely(error: Exception, asked_at: list[int]) -> None:
    """What is composed without it is composed again every few seconds, as it is not whole."""
    loop, asked, is_away = asyncio.get_running_loop(), list[float](), True
    began = loop.time()

    async def fetch(_guild: int, _user: int) -> str:
        asked.append(loop.time() - began)
        if is_away:
            raise error
        return "Anna"

    people = UserProfiles(cast("SettingsStore", None), fetch)
    for _ in range(140):
        assert await people.names(1, (11,)) == {11: NAMELESS}
        await asyncio.sleep(5.0)
    assert asked == pytest.approx(asked_at, abs=6)
    assert people.failures == 140
    is_away = False
    await asyncio.sleep(FAILED_SECONDS)
    assert await people.names(1, (11,)) == {11: "Anna"}


async def test_a_name_that_nobody_has_is_known_to_be_none() -> None:
    asked = []

    async def fetch(_guild: int, user: int) -> None:
        asked.append(user)

    people = UserProfiles(cast("SettingsStore", None), fetch)
    for _ in range(3):
        assert await people.names(1, (11,)) == {11: NAMELESS}
    assert (asked, people.failures) == ([11], 0)


async def test_look_ups_count_for_whoever_asks_and_for_nobody_where_nobody_did() -> None:
    asked, left = [], {7: 2}

    def may(user: int) -> bool:
        left[user] -= 1
        return left[user] >= 0

    async def fetch(_guild: int, user: int) -> str:
        asked.append(user)
        return str(user)

    people = UserProfiles(cast("SettingsStore", None), fetch, may)
    token = ASKER.set(7)
    assert await people.names(1, (11, 12, 13)) == {11: "11", 12: "12", 13: NAMELESS}
    assert await people.names(1, (11, 12)) == {11: "11", 12: "12"}, "what is known costs nothing"
    ASKER.reset(token)
    assert await people.names(1, (13,)) == {13: "13"}, "that was no failure of a look-up"
    assert asked == [11, 12, 13]


USER, GUILD = 11, 900


async def no_name(_guild: int, _user: int) -> None:
    """Nobody has one here."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Stores]:
    put_empty(tmp_path / "people.sqlite3")
    opened = await open_stores(f"sqlite+aiosqlite:///{tmp_path}/people.sqlite3")
    await opened.settings.set_preferences(USER, Preferences("et", colours=CardColours.FOUR))
    await opened.settings.set_guild_settings(GUILD, GuildSettings("et", {"turn": 60.0}))
    yield opened
    await opened.close()


async def test_what_cannot_be_read_is_as_usual_and_a_change_of_it_is_refused(
    store: Stores, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_whose: int) -> None:
        raise StorageError("the database is away")

    people = UserProfiles(store.settings, no_name)
    with monkeypatch.context() as patch:
        patch.setattr(store.settings, "preferences", away)
        patch.setattr(store.settings, "guild_settings", away)
        assert (await people.preferences(USER), await people.settings_of(GUILD)) == (Preferences(), GuildSettings())
        with pytest.raises(StorageError):
            await people.prefer(USER, ping="off")
        with pytest.raises(StorageError):
            await people.set_settings(GUILD, None, {"cut": 5.0})
    assert await people.preferences(USER) == Preferences("et", colours=CardColours.FOUR)
    assert await people.settings_of(GUILD) == GuildSettings("et", {"turn": 60.0})


async def test_a_change_keeps_what_another_process_stored_a_moment_ago(store: Stores) -> None:
    one, two = UserProfiles(store.settings, no_name), UserProfiles(store.settings, no_name)
    for people in (one, two):
        await people.preferences(USER)
        await people.settings_of(GUILD)
    await one.prefer(USER, language="en")
    await one.set_settings(GUILD, "en", {"cut": 5.0})
    await two.prefer(USER, ping="off")
    await two.set_settings(GUILD, None, {"turn": 0.0})
    assert await store.settings.preferences(USER) == Preferences("en", colours=CardColours.FOUR, ping="off")
    assert await store.settings.guild_settings(GUILD) == GuildSettings("en", {"turn": 0.0, "cut": 5.0})


async def test_single_cards_are_offered_throughout_the_deal_after_the_first_and_never_again(store: Stores) -> None:
    """Two processes hear of each deal, one of them without knowing yet what the other has written down."""
    one, two, offers = UserProfiles(store.settings, no_name), UserProfiles(store.settings, no_name), []
    for deal in (31, 35, 36):
        for people in (one, two):
            await people.learnt([USER], "saskop", deal)
            offers.append((await store.settings.preferences(USER)).offer)
    assert offers == [31, 31, OFFERED, OFFERED, OFFERED, OFFERED]


async def test_who_has_chosen_is_offered_nothing(store: Stores) -> None:
    people = UserProfiles(store.settings, no_name)
    await people.prefer(USER, forced=AutoPlay.OFF)
    await people.learnt([USER], "saskop", 31)
    assert (await store.settings.preferences(USER)).offer == OFFERED


async def test_in_a_direct_message_people_are_spoken_to_as_their_tables_do(store: Stores) -> None:
    """Nobody says there what is meant; where their tables speak different languages none of them is."""
    spoken: dict[int, frozenset[str]] = {}
    people = UserProfiles(store.settings, no_name, spoken_with=lambda user: spoken.get(user, frozenset()))
    other = USER + 1
    assert await people.language(other) == "en"
    spoken.update({USER: frozenset({"de"}), other: frozenset({"de"})})
    assert await people.language(other) == "de"
    assert await people.language(USER) == "et", "who has chosen one hears that"
    assert await people.language(other, guild=GUILD) == "et", "where it is known what is meant that decides"
    spoken[other] = frozenset({"de", "et"})
    assert await people.language(other) == "en"
