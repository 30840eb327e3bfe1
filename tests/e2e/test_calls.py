"""Calls to Discord: who asked to be called is called with one message at a time, and the post is edited for nothing."""

from pathlib import Path

import pytest

from bot.sandbox.errors import ClientRefused
from tests.e2e.inside import inside
from tests.e2e.posts import calling, is_hand, is_table
from tests.e2e.simulated import simulated
from tests.support.loopback import Loopback
from tests.support.people import SandboxPerson

AT_ONCE = {"computer_delay_seconds": "0", "cut_seconds": "0"}


async def act(person: SandboxPerson) -> None:
    """Press the first of what they are asked, as soon as they are asked anything."""
    while True:
        hand = await person.wait_message(lambda post: is_hand(post) and bool(calling(post)))
        try:
            await person.press(hand, custom_id=calling(hand)[0]["custom_id"])
        except ClientRefused:
            continue  # the message changed before their eyes
        return


@simulated
async def test_of_calls_that_overtake_each_other_one_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna, channel = discord.person("Anna"), discord.channel
        assert (await anna.slash(channel, "settings ping", when="always")).answered
        assert (await anna.slash(channel, "table open", game="saskop")).answered
        for command in ("table fill", "table start"):
            assert (await anna.slash(channel, command)).answered
        called: set[str] = set()
        for _ in range(3):
            await here.settled()
            discord.control.fault("send", "delay_answer", seconds=0.4, times=2)
            for _ in range(2):
                await act(anna)
            await here.settled()
            calls = [post for post in await anna.messages(channel) if not post.private and not post.pictures]
            assert len(calls) == 1, calls
            called.add(calls[0].id)
        assert len(called) > 1


@simulated
async def test_a_post_that_nobody_pressed_is_edited_for_nothing_once_somebody_looks_at_their_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna, channel = discord.person("Anna"), discord.channel
        assert (await anna.slash(channel, "table open", game="skat")).answered
        for command in ("table fill", "table start"):
            assert (await anna.slash(channel, command)).answered
        await here.settled()
        (post,) = [post for post in await anna.messages(channel) if is_table(post)]
        discord.control.delete_message(post.id)
        await act(anna)  # in their private message; the bot finds its post gone and sends it anew
        await here.settled()
        (post,) = [post for post in await anna.messages(channel) if is_table(post)]

        looked = await anna.press(post, "My hand")
        assert looked.post.private
        assert is_hand(looked.post)
        discord.calls.clear()
        hand = looked.post
        assert (await anna.press(hand, custom_id=calling(hand)[0]["custom_id"])).answered
        await here.settled()
        (after,) = [post for post in await anna.messages(channel) if is_table(post)]
        assert (after.id, after.alt != post.alt) == (post.id, True)
        assert not [call for call in discord.calls.of("edit") if str(channel.id) in call.path]
