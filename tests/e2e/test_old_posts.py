"""A table has one post, whatever overlaps; where it cannot be edited for long any more it is posted anew."""

import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from bot.gateway.messages.insistence import TRIES
from bot.sandbox.clock import Clock
from bot.sandbox.loopback import Loopback
from bot.sandbox.people import Person, Post
from engine.games import GAMES
from tests.e2e.posts import calling, is_hand, is_table
from tests.support.inside import Fixed, Inside, inside

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


async def test_a_post_that_is_an_hour_old_moves_to_the_channels_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    an_hour_ago = Clock(running=False, start=time.time() - 3600)
    async with Loopback(clock=an_hour_ago) as discord, inside(tmp_path, monkeypatch, discord) as here:
        anna, bert, channel = discord.person("Anna"), discord.person("Bert"), discord.channel
        opened = (await anna.slash(channel, "table open", game="saskop")).post
        an_hour_ago.advance(3600)
        assert (await bert.slash(channel, "table join")).answered
        await here.settled()
        posts = [post for post in await anna.messages(channel) if is_table(post)]
        assert len(posts) == 1
        assert posts[0].id != opened.id
        assert "Bert" in posts[0].text


async def given_up(discord: Loopback) -> None:
    """Until the bot has sent a message as often as it does without a pause, of which it has heard nothing."""
    answered = len(discord.calls.of("send")) - discord.parts.faults.struck["lose"]
    await discord.wait_call("send", answered + TRIES)


async def test_a_post_of_whose_sending_nobody_heard_shows_what_came_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its nonce it is sent once; Discord answers the next try with the message as it was."""
    an_hour_ago = Clock(running=False, start=time.time() - 3600)
    async with Loopback(clock=an_hour_ago) as discord, inside(tmp_path, monkeypatch, discord) as here:
        anna, bert, carl, channel = *map(discord.person, ("Anna", "Bert", "Carl")), discord.channel
        opened = (await anna.slash(channel, "table open", game="saskop")).post
        an_hour_ago.advance(3600)
        discord.control.fault("send", "lose", times=99)
        assert (await bert.slash(channel, "table join")).answered
        sent = await anna.wait_message(lambda post: is_table(post) and post.id != opened.id, channel=channel)
        await given_up(discord)
        assert (await carl.slash(channel, "table join")).answered
        discord.control.clear_faults()
        await here.settled()
        posts = [post for post in await anna.messages(channel) if is_table(post)]
        assert [(post.id, "Carl" in post.text) for post in posts] == [(sent.id, True)]


async def test_commands_that_overlap_leave_one_post_that_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first is refused, and its end is heard of while the second opens the table and is not answered yet."""
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord) as here:
        anna, bert, channel = discord.person("Anna"), discord.person("Bert"), discord.channel
        discord.control.fault("callback", "delay_answer", seconds=0.3)
        assert (await anna.slash(channel, "table open", game="saskop", level="perfect")).post.private
        discord.control.fault("callback", "delay", seconds=0.8)
        discord.control.fault("send", "delay_answer", seconds=1)
        assert (await anna.slash(channel, "table open", game="saskop")).answered
        assert (await bert.slash(channel, "table join")).answered
        await here.settled()
        posts = [post for post in await anna.messages(channel) if is_table(post)]
        assert ["Bert" in post.text for post in posts] == [True]


async def test_a_post_that_is_sent_while_an_answer_becomes_the_post_goes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord) as here:
        anna, channel = discord.person("Anna"), discord.channel
        opened = (await anna.slash(channel, "table open", game="saskop")).post
        await here.settled()
        discord.control.fault("send", "delay_answer", seconds=0.5)
        discord.control.delete_message(opened.id)
        assert (await anna.slash(channel, "table fill")).answered
        await discord.wait_call("webhook_edit")
        shown = (await anna.slash(channel, "table show")).post
        await here.settled()
        posts = [post for post in await anna.messages(channel) if is_table(post)]
        assert [post.id for post in posts] == [shown.id]
        assert "Computer 4" in posts[0].text


SETTINGS = {"computer_delay_seconds": "0", "cut_seconds": "0"}


def elder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, discord: Loopback) -> AbstractAsyncContextManager[Inside]:
    """A bot at whose window Anna, who sits first, is asked first."""
    game = GAMES["schafkopf-window"]
    return inside(tmp_path, monkeypatch, discord, Fixed(game.pack(game.options(), 3), 2, "0" * 32), **SETTINGS)


async def at_the_window(here: Inside) -> Person:
    """Anna, with two computers, in a deal that has begun."""
    anna = here.discord.person("Anna")
    assert (await anna.slash(here.discord.channel, "table open", game="schafkopf-window", players=3)).answered
    for command in ("table fill", "table start"):
        assert (await anna.slash(here.discord.channel, command)).answered
    await here.settled()
    return anna


async def test_a_hand_asked_for_again_takes_the_question_from_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **SETTINGS) as here:
        anna, channel = await at_the_window(here), discord.channel
        shown = [(await anna.slash(channel, "hand")).post.id for _ in range(2)]
        assert calling((await anna.slash(channel, "hand")).post)
        await here.settled()
        hands = {post.id: post for post in await anna.messages(channel) if is_hand(post)}
        assert [hands[number].buttons for number in shown] == [[], []]
        assert [bool(calling(hand)) for hand in hands.values()].count(True) == 1


async def test_a_hand_that_is_pressed_before_its_sending_is_answered_keeps_its_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, elder(tmp_path, monkeypatch, discord) as here:
        anna, channel = discord.person("Anna"), discord.channel
        assert (await anna.slash(channel, "table open", game="schafkopf-window", players=3)).answered
        assert (await anna.slash(channel, "table fill")).answered
        await here.settled()
        discord.control.fault("send", "delay_answer", times=9, seconds=0.5)
        assert (await anna.slash(channel, "table start")).answered
        sent = await anna.wait_dm(lambda post: is_hand(post) and bool(calling(post)))
        assert (await anna.press(sent, custom_id=calling(sent)[0]["custom_id"])).answered
        await here.settled()
        (before,) = [post for post in await anna.dms() if is_hand(post)]
        for _ in range(2):
            assert (await anna.slash(channel, "hand")).post
            await here.settled()
        (hand,) = [post for post in await anna.dms() if is_hand(post)]
        assert hand.components == before.components != []


async def between_two_hands(here: Inside, fault: str, seconds: float = 1.0) -> tuple[Person, Post, Post]:
    """Anna with her hand of a deal that was annulled, and that of the next one, of whose sending the bot hears late.

    Her last press of a deal may be answered with the next one's question, so that her older hand has its buttons.
    """
    anna, channel, control = await at_the_window(here), here.discord.channel, here.discord.control
    (before,) = [post for post in await anna.dms() if is_hand(post)]
    control.allow(channel.id, "administrator", who=anna.id)
    assert (await anna.slash(channel, "admin annul", deal=1)).answered
    await here.settled()
    control.fault("send", fault, times=99, seconds=seconds)
    assert (await anna.slash(channel, "table start")).answered
    sent = await anna.wait_dm(lambda post: is_hand(post) and post.id != before.id and bool(calling(post)))
    return anna, before, sent


async def is_kept(here: Inside, hand: Post) -> bool:
    """Whether a hand shows what its owner is told when he asks for it."""
    anna = here.discord.person("Anna")
    now = (await anna.slash(here.discord.channel, "hand")).post
    (found,) = [post for post in await anna.dms() if post.id == hand.id]
    return found.text.endswith(now.text) and (found.buttons, found.menus) == (now.buttons, now.menus)


async def test_a_hand_of_whose_sending_nobody_heard_shows_what_came_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, elder(tmp_path, monkeypatch, discord) as here:
        anna, _, sent = await between_two_hands(here, "lose")
        await given_up(discord)
        assert (await anna.slash(discord.channel, "pick")).answered
        discord.control.clear_faults()
        await here.settled()
        assert await is_kept(here, sent)


@pytest.mark.thorough
async def test_a_process_ended_before_it_could_do_that_leaves_it_to_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord:
        async with elder(tmp_path, monkeypatch, discord) as here:
            anna, _, sent = await between_two_hands(here, "lose")
            await given_up(discord)
            assert (await anna.slash(discord.channel, "pick")).answered
            discord.control.clear_faults()
            discord.control.fault("edit", "cut", times=99)
            await discord.wait_call("edit", len(discord.calls.of("edit")) + 1)
        discord.control.clear_faults()
        async with elder(tmp_path, monkeypatch, discord) as here:
            await anna.wait_dm(lambda post: post.id == sent.id and not calling(post))
            await here.settled()
            assert await is_kept(here, sent)


@pytest.mark.parametrize("answer_seconds", [0, 1], ids=["answered-before-the-sending", "answered-after-it"])
async def test_an_older_hand_that_is_pressed_while_the_new_one_is_sent_leaves_the_new_one_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer_seconds: float
) -> None:
    async with Loopback() as discord, elder(tmp_path, monkeypatch, discord) as here:
        anna, before, sent = await between_two_hands(here, "delay_answer", 0.5)
        discord.control.fault("callback", "delay_answer", seconds=answer_seconds)
        assert (await anna.forge(before, calling(sent)[0]["custom_id"])).answered
        await here.settled()
        assert await is_kept(here, sent)
        await here.settled()
        (older,) = [post for post in await anna.dms() if post.id == before.id]
        assert older.components == []  # the answer that was asked for later asks alone


@pytest.mark.thorough
@pytest.mark.parametrize("answer_seconds", [0, 2], ids=["answered-before-the-sending", "answered-after-it"])
async def test_after_a_restart_it_is_so_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer_seconds: float
) -> None:
    async with Loopback() as discord:
        async with elder(tmp_path, monkeypatch, discord) as here:
            anna, before, sent = await between_two_hands(here, "delay_answer", 1.5)
        async with elder(tmp_path, monkeypatch, discord) as here:
            discord.control.fault("callback", "delay_answer", seconds=answer_seconds)
            assert (await anna.forge(before, calling(sent)[0]["custom_id"])).answered
            await anna.wait_dm(lambda post: post.id == sent.id and not calling(post))
            await here.settled()
            assert await is_kept(here, sent)


async def test_an_older_private_answer_that_is_pressed_takes_the_question_from_the_newer_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, elder(tmp_path, monkeypatch, discord) as here:
        anna, channel = await at_the_window(here), discord.channel
        older, newer = [(await anna.slash(channel, "hand")).post for _ in range(2)]
        await here.settled()
        asked = calling(newer)
        assert (await anna.forge(older, asked[0]["custom_id"])).answered  # it was pressed before it lost its buttons
        await here.settled()
        hands = {post.id: post for post in await anna.messages(channel) if is_hand(post)}
        assert [bool(hands[each.id].menus) for each in (older, newer)] == [True, False]
