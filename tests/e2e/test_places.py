"""What becomes of a table whose channel, thread or server goes, and whom it calls there."""

import asyncio
from typing import Any

import pytest

from bot.sandbox.world import SandboxChannel
from tests.e2e.evening import Evening
from tests.e2e.players import Presser, play
from tests.e2e.posts import is_hand
from tests.e2e.simulated import simulated
from tests.simulation.database import Database, watched
from tests.simulation.reading import controls_of, is_post, leads_on
from tests.support.people import SandboxPerson


async def begun(here: Evening, *names: str) -> list[SandboxPerson]:
    """A table of people and computers where one of the people has to play a card: no computer can forestall them."""
    people = await here.seat(*names)
    assert (await people[0].slash(here.discord.channel, "table start")).answered
    await here.to_play(people)
    return people


async def play_by_direct_message(person: SandboxPerson) -> None:
    """Who began the deal has their hand in the channel, and goes on in direct messages."""
    resting = await person.wait_dm(lambda post: post.button("Show my hand here") is not None)
    assert (await person.press(resting, "Show my hand here")).answered


async def begun_in_a_thread(here: Evening) -> tuple[SandboxPerson, SandboxChannel]:
    """Somebody and computers at a table in a thread, a card to play, every token over; and the thread."""
    anna, thread = here.discord.person("Anna"), here.discord.control.add_thread("cards", here.discord.channel.id)
    for command in ("table open", "table fill", "table start"):
        given = {"game": "saskop"} if command == "table open" else {}
        assert (await anna.slash(thread, command, **given)).answered
    here.discord.channels.insert(0, thread)
    await here.to_play([anna])
    here.discord.clock.advance(901)
    return anna, thread


def live_tables(here: Evening) -> list[Any]:
    return here.rows("SELECT id FROM tables WHERE stage != 'closed'")


@simulated
async def test_a_table_is_over_when_its_channel_or_its_server_goes(evening: Any) -> None:
    async with evening() as here:
        anna, control, channel = here.discord.person("Anna"), here.discord.control, here.discord.channel
        elsewhere = here.discord.channels[1]
        assert (await anna.slash(channel, "table open", game="saskop")).answered
        control.delete_channel(channel.id)
        await here.settled(lambda: not live_tables(here), "a table without a channel is over")
        assert (await anna.slash(elsewhere, "table open", game="skat")).answered
        control.kick_bot()
        await here.settled(lambda: not live_tables(here), "a table without a server is over")
        control.invite_bot()
        assert (await anna.slash(elsewhere, "table open", game="saskop")).answered
        await anna.wait_message(lambda post: post.button("Seat 2") is not None, channel=elsewhere)
        await here.stop_hard()
        control.delete_channel(elsewhere.id)
        await here.start()
        await here.settled(lambda: not live_tables(here), "a channel may go while the bot is away")
        assert here.complaints() == []


@simulated
async def test_a_channel_may_go_while_the_database_is_away(evening: Any) -> None:
    """Whoever hears of it then cannot write down that its table is over, and does as soon as that can be stored."""
    async with evening() as here:
        anna, channel, database = here.discord.person("Anna"), here.discord.channel, Database()
        assert (await anna.slash(channel, "table open", game="saskop")).answered
        with watched(database):
            database.is_away = True
            here.discord.control.delete_channel(channel.id)
            await asyncio.sleep(20)
            assert database.refused
            assert live_tables(here)
            database.is_away = False
            await here.settled(lambda: not live_tables(here), "a table without a channel is over")


@simulated
async def test_direct_messages_say_that_the_table_of_a_deleted_channel_is_closed(evening: Any) -> None:
    """To who was asked there, to who waited, and to who had gone on in the channel."""
    async with evening() as here:
        people, channel = await begun(here, "Anna", "Bert", "Carl"), here.discord.channel
        assert (await people[2].press(await here.table_post(people[2]), "My hand")).answered
        await people[2].wait_dm(lambda post: post.button("Show my hand here") is not None)
        here.discord.control.delete_channel(channel.id)
        for person in people:
            told = await person.wait_dm(lambda post: "Table 1 is closed." in post.text)
            assert (told.buttons, told.pictures) == ([], [])
            hands = [post for post in await person.dms() if not post.private]
            assert [post.text for post in hands] == [told.text]
        assert here.complaints() == []


@simulated
async def test_a_table_in_a_thread_wakes_it_and_dies_with_it(evening: Any) -> None:
    async with evening() as here:
        control, (anna, thread) = here.discord.control, await begun_in_a_thread(here)
        control.archive_thread(thread.id)
        outcome = (await here.act([anna]))[1]
        assert (outcome.answered, outcome.posts) == (True, [])
        await here.to_act([anna])
        await here.settled(lambda: not thread.archived and len(here.posts(thread)) == 1, "the thread is awake")
        control.delete_channel(thread.id)
        await here.settled(lambda: not live_tables(here), "a table without a thread is over")
        assert here.complaints() == []


@simulated
async def test_a_table_in_a_locked_thread_asks_seldom_and_has_one_post_once_it_is_open(evening: Any) -> None:
    async with evening() as here:
        control, (anna, thread) = here.discord.control, await begun_in_a_thread(here)
        before = here.discord.clock.now()
        control.archive_thread(thread.id, locked=True)
        for _ in range(5):
            await here.act([anna])
            await here.to_act([anna])
        await asyncio.sleep(30)
        refused = [call for call in here.discord.calls.calls if call.status == 400 and call.at >= before]
        assert 1 <= len(refused) <= 4
        (old,) = here.posts(thread)
        control.open_thread(thread.id)
        await here.settled(lambda: len(here.posts(thread)) == 1 and here.posts(thread)[0] is not old, "it is sent anew")
        shown = here.posts(thread)[0].id
        await asyncio.sleep(30)
        assert [each.id for each in here.posts(thread)] == [shown]
        assert here.complaints() == []


@simulated
async def test_what_was_allowed_while_nobody_told_us_is_tried_once_we_are_there_again(evening: Any) -> None:
    async with evening() as here:
        (anna,) = await begun(here, "Anna")
        control, channel = here.discord.control, here.discord.channel
        await here.settled(lambda: anna.mention in here.posts(channel)[-1].content, "the post shows the deal")
        here.discord.clock.advance(901)
        control.deny(channel.id, "view_channel")
        shown = here.posts(channel)[-1].edited
        await here.act([anna])
        await here.to_act([anna])
        await asyncio.sleep(20)
        assert here.posts(channel)[-1].edited == shown
        channel.denied.clear()
        control.invalidate_sessions(resumable=False)
        await here.settled(lambda: here.posts(channel)[-1].edited != shown, "the post is up to date")


@simulated
async def test_a_table_between_two_deals_has_a_post_again_once_somebody_deleted_it(evening: Any) -> None:
    """At once; and where that is deleted too once somebody looks for it, lest two bots go on for ever."""
    async with evening(NEXT_DEAL_SECONDS="600") as here:
        (anna,) = await begun(here, "Anna")
        channel = here.discord.channel
        await play([Presser(here, anna)], lambda: leads_on(here.posts(channel)[-1]), 60)
        await asyncio.sleep(90)
        for look in (None, "hand"):
            here.discord.control.delete_message(here.posts(channel)[-1].id)
            if look is not None:
                await asyncio.sleep(90)
                assert not any(map(is_post, here.posts(channel)))
                assert (await anna.slash(channel, look)).answered
            await here.settled(lambda: any(map(is_post, here.posts(channel))), "there is a post")
            (post,) = [each for each in here.posts(channel) if is_post(each)]
            assert "start" in {each.press.what for each in controls_of(post) if each.press is not None}
        assert here.complaints() == []


@simulated
async def test_a_lobby_whose_post_was_deleted_has_one_again(evening: Any) -> None:
    async with evening() as here:
        anna, channel = here.discord.person("Anna"), here.discord.channel
        assert (await anna.slash(channel, "table open", game="skat")).answered
        (post,) = here.posts(channel)
        here.discord.control.delete_message(post.id)
        await here.settled(lambda: any(map(is_post, here.posts(channel))), "there is a post")
        assert (await anna.slash(channel, "table close")).answered
        await asyncio.sleep(30)
        assert not any(each.components for each in here.posts(channel))
        assert here.complaints() == []


@simulated
async def test_whose_direct_messages_close_in_mid_deal_is_told_once_how_to_play(evening: Any) -> None:
    async with evening() as here:
        (anna,) = await begun(here, "Anna")
        control, channel = here.discord.control, here.discord.channel
        await here.settled(lambda: anna.mention in here.posts(channel)[-1].content, "the post shows the deal")
        await play_by_direct_message(anna)
        control.close_dms(anna.id)
        here.discord.clock.advance(901)
        for post in await anna.dms():
            control.delete_message(post.id)
        shown = await anna.press(await here.table_post(anna), "My hand")
        assert is_hand(shown.post)
        before = here.log_of(anna)
        assert (await here.press(anna, shown.post)).answered
        assert len(here.log_of(anna)) == len(before) + 1
        await here.settled(lambda: told_how(here) == 1, "she is told how")
        await here.stop_hard()
        await here.start()
        assert is_hand((await anna.slash(channel, "hand")).post)
        await asyncio.sleep(60)
        tried = len(refusals(here))
        here.discord.clock.advance(901)
        assert (await anna.slash("dm", "hand")).answered
        await here.settled(lambda: len(refusals(here)) > tried, "her direct messages are tried again")
        await asyncio.sleep(60)
        assert told_how(here) == 1
        control.open_dms(anna.id)
        assert (await anna.slash("dm", "hand")).answered
        assert told_how(here) == 1
        assert here.complaints() == []


def refusals(here: Evening) -> list[Any]:
    """Every message that was not taken."""
    return [each for each in here.discord.parts.recorder.calls if (each.kind, each.status) == ("send", 403)]


def told_how(here: Evening) -> int:
    return sum("My hand" in each.content for each in here.posts(here.discord.channel) if not is_post(each))


@pytest.mark.parametrize("when", ["always", "late", "off"])
@simulated
async def test_who_is_awaited_is_called_as_he_asked_for(evening: Any, when: str) -> None:
    async with evening(TURN_SECONDS="4", CUT_SECONDS="60") as here:
        (anna,) = await here.seat("Anna")
        channel = here.discord.channel
        assert (await anna.slash(channel, "settings ping", when=when)).answered
        assert (await anna.slash(channel, "table start")).answered
        await here.to_play([anna])
        if when == "off":
            await here.settled(lambda: bool(here.log_of(anna)[1:]) or missed(here), "her time is over")
            assert not calls(here)
        else:
            await here.settled(lambda: len(calls(here)) == 1, "she is called")
            assert calls(here)[0].pinged == {anna.id}
            assert (await here.act([anna]))[1].answered
            number = calls(here)[0].id if calls(here) else 0
            await here.settled(lambda: number not in here.discord.world.messages, "the call is taken away")
        assert here.complaints() == []


def calls(here: Evening) -> list[Any]:
    return [each for each in here.posts(here.discord.channel) if not is_post(each) and each.pinged]


def missed(here: Evening) -> bool:
    return '"missed": 1' in here.rows("SELECT seats FROM tables")[0][0]


@simulated
async def test_who_is_away_comes_back_by_one_press_in_their_direct_message(evening: Any) -> None:
    async with evening(TURN_SECONDS="1", COMPUTER_DELAY_SECONDS="0") as here:
        (anna,) = await begun(here, "Anna")
        stood_in = await anna.wait_message(lambda post: post.button("I’m back") is not None)
        assert not is_hand(stood_in)
        assert (await anna.press(stood_in, "I’m back")).answered
        assert '"away": true' not in here.rows("SELECT seats FROM tables")[0][0]
        assert here.complaints() == []
