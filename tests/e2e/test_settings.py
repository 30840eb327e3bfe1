"""What somebody sets for themselves is seen at once, in the messages that they have before them."""

from pathlib import Path

import pytest

from bot.phrases import phrases
from bot.sandbox.loopback import Loopback
from bot.sandbox.people import Person, Post
from tests.e2e.inside import Inside, inside
from tests.e2e.posts import calling, is_hand
from tests.e2e.simulated import simulated

AT_ONCE = {"computer_delay_seconds": "0", "cut_seconds": "0"}
PARKED = ("en", "hand-parked"), ("et", "hand-parked")


async def begun(here: Inside, game: str = "saskop") -> Person:
    """Somebody who is asked something at a table of computers."""
    anna, channel = here.discord.person("Anna"), here.discord.channel
    assert (await anna.slash(channel, "table open", game=game)).answered
    for command in ("table fill", "table start"):
        assert (await anna.slash(channel, command)).answered
    await here.settled()
    return anna


async def hand_sent(person: Person) -> Post:
    """Their hand as it stands in their direct messages."""
    return [post for post in await person.dms() if post.pictures][-1]


async def hand_here(here: Inside, person: Person) -> Post:
    """Their private answer in the channel."""
    return [post for post in await person.messages(here.discord.channel) if post.private and is_hand(post)][-1]


@simulated
async def test_a_language_and_colours_chosen_in_mid_turn_reach_the_hand_that_was_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna = await begun(here)
        before = await hand_sent(anna)
        assert calling(before)
        assert (await anna.slash(discord.channel, "settings language", language="et")).answered
        await here.settled()
        after = await hand_sent(anna)
        assert after.id == before.id
        assert phrases("et").say("hand-alt", cards="").strip() in after.alt
        assert [each["custom_id"] for each in calling(after)] == [each["custom_id"] for each in calling(before)]

        assert (await anna.slash(discord.channel, "settings colours", colours="four")).answered
        await here.settled()
        assert (await hand_sent(anna)).pictures[0].url != after.pictures[0].url


@simulated
async def test_they_reach_a_private_answer_and_the_hand_that_rests_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna = await begun(here)
        assert is_hand((await anna.slash(discord.channel, "hand")).post)
        await here.settled()
        assert phrases("en").say("hand-parked") in (await hand_sent(anna)).text
        assert (await anna.slash(discord.channel, "settings language", language="et")).answered
        await here.settled()
        private = [post for post in await anna.messages(discord.channel) if post.private and post.pictures]
        assert phrases("et").say("hand-alt", cards="").strip() in private[-1].alt
        assert phrases("et").say("hand-parked") in (await hand_sent(anna)).text


@simulated
async def test_what_changes_nothing_to_be_seen_edits_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna = await begun(here)
        discord.calls.clear()
        assert (await anna.slash(discord.channel, "settings ping", when="always")).answered
        await here.settled()
        assert discord.calls.of("edit") == []
