"""A table pauses once everybody agrees, and goes on when anybody wants it to; buttons to get up and to call others."""

import asyncio
import re
import signal
from typing import Any

import pytest

from tests.e2e.evening import Evening
from tests.e2e.players import Presser, play
from tests.e2e.posts import calling
from tests.e2e.simulated import simulated
from tests.simulation.reading import leads_on
from tests.support.people import Post, SandboxPerson

HOUR = 3600.0


async def begun(here: Evening, *names: str) -> list[SandboxPerson]:
    """A deal in which somebody has to play a card."""
    people = await here.seat(*names)
    assert (await people[0].slash(here.discord.channel, "table start")).answered
    await here.to_play(people)
    return people


async def post_with(here: Evening, person: SandboxPerson, label: str) -> Post:
    """The newest message in the channel that bears a button."""
    posts = [post for post in await person.messages(here.discord.channel) if not post.private]
    return next(post for post in reversed(posts) if post.button(label))


def table_text(here: Evening) -> str:
    return here.posts(here.discord.channel)[-1].content


async def now(here: Evening, person: SandboxPerson, post: Post) -> Post:
    """A private message as it stands after a press, whose answer took its place."""
    return next(
        each for each in [*await person.messages(here.discord.channel), *await person.dms()] if each.id == post.id
    )


async def hand_with(here: Evening, person: SandboxPerson, label: str) -> Post:
    """Their hand, wherever it is, once it bears a button."""
    async with asyncio.timeout(60):
        while True:
            seen = here.discord.parts.feed.number
            private = [each for each in await person.messages(here.discord.channel) if each.private]
            for post in [*await person.dms(), *private]:
                if post.button(label) and any(picture.filename == "hand.png" for picture in post.pictures):
                    return post
            await here.discord.parts.feed.changed.until(lambda seen=seen: here.discord.parts.feed.number > seen, 1)  # type: ignore[misc]


@simulated
async def test_by_button_asked_agreed_paused_and_on(evening: Any) -> None:
    async with evening(TURN_SECONDS="60", COMPUTER_DELAY_SECONDS="1") as here:
        people = anna, bert = await begun(here, "Anna", "Bert")
        asked, hand = await here.to_play(people)
        more = await asked.press(hand, "⋯ More")
        assert [each["label"] for each in more.post.buttons] == ["More time", "Pause", "Leave"]
        assert (await asked.press(more.post, "Pause")).answered
        assert "The others are asked" in (await now(here, asked, more.post)).text
        other = bert if asked is anna else anna
        await here.settled(lambda: "would like a pause" in table_text(here), "the post asks")
        await here.settled(lambda: other.mention in table_text(here), "it calls who has to agree")
        await hand_with(here, other, "Pause: agreed")
        assert (await other.press(await post_with(here, other, "Pause: agreed"), "Pause: agreed")).answered
        await here.settled(lambda: "**Paused.**" in table_text(here), "the post says so")
        log = here.log_of(asked)
        refused = await asked.forge(hand, calling(hand)[0]["custom_id"])
        assert "paused" in (await here.told(refused)).text
        assert "paused" in (await asked.slash(here.discord.channel, "table pause")).text
        await hand_with(here, asked, "Go on")
        sent = here.counted()
        await asyncio.sleep(3 * HOUR)
        assert here.log_of(asked) == log
        assert here.counted() <= sent + 1, "nothing happens but that a private hand gives way to a direct message"
        bystander = here.discord.person("Carl")
        assert "no seat" in (await bystander.press(await post_with(here, bystander, "Go on"), "Go on")).text
        assert (await other.press(await hand_with(here, other, "Go on"), "Go on")).answered
        await here.settled(lambda: "Time is up" in table_text(here), "the clock runs again")
        await here.act(list(people))
        assert here.complaints() == []


@simulated
async def test_a_pause_survives_a_kill_and_is_ended_by_a_command(evening: Any) -> None:
    async with evening(TURN_SECONDS="60", COMPUTER_DELAY_SECONDS="1") as here:
        (anna,) = await begun(here, "Anna")
        assert "paused" in (await anna.slash(here.discord.channel, "table pause")).text
        await here.stop(signal.SIGKILL)
        await here.start()
        await here.settled(lambda: "**Paused.**" in table_text(here), "the post says so")
        refused = await anna.slash(here.discord.channel, "play", card="QC")
        assert "paused" in refused.text
        assert (await anna.slash(here.discord.channel, "table start")).answered
        await here.settled(lambda: "Paused" not in table_text(here), "it goes on")
        await here.to_play([anna])
        assert here.complaints() == []


@simulated
async def test_the_result_counts_down_to_the_next_deal(evening: Any) -> None:
    async with evening(NEXT_DEAL_SECONDS="90") as here:
        (anna,) = await begun(here, "Anna")

        def is_over() -> bool:
            return any(map(leads_on, here.posts(here.discord.channel)))

        await play([Presser(here, anna)], is_over, 600)
        await here.settled(lambda: "next deal begins <t:" in table_text(here), "it says when the next deal begins")
        assert "paused" in (await anna.slash(here.discord.channel, "table pause")).text
        await here.settled(lambda: "No deal begins by itself" in table_text(here), "it waits")
        assert "next deal begins" not in table_text(here)
        assert (await anna.press(await post_with(here, anna, "Next deal"), "Next deal")).answered
        await here.to_play([anna])
        assert "next deal begins" not in "".join(each.content for each in here.posts(here.discord.channel))


@simulated
async def test_one_gets_up_in_mid_deal_by_button_and_comes_back(evening: Any) -> None:
    async with evening() as here:
        people = await begun(here, "Anna", "Bert")
        asked, hand = await here.to_play(people)
        more = await asked.press(hand, "⋯ More")
        assert (await asked.press(more.post, "Leave")).answered
        sure = await now(here, asked, more.post)
        assert "A computer plays on for you" in sure.text
        assert (await asked.press(sure, "Yes, leave")).answered
        assert "/table join" in (await now(here, asked, sure)).text
        assert (await asked.slash(here.discord.channel, "table join")).answered
        await here.act(people)
        assert here.complaints() == []


@simulated
@pytest.mark.parametrize("name", ["Carl", "Lambapea"])
async def test_the_lobby_calls_somebody_by_button(evening: Any, name: str) -> None:
    async with evening() as here:
        anna, carl = here.discord.person("Anna"), here.discord.person("Carl")
        assert (await anna.slash(here.discord.channel, "table open", game="skat")).answered
        post = await post_with(here, anna, "Invite")
        assert "no seat" in (await carl.press(post, "Invite")).text
        menu = await anna.press(post, "Invite")
        told = await anna.choose(menu.post, name)
        if name == "Lambapea":
            assert "is a bot" in told.text
            return
        assert "in the channel" in (await now(here, anna, menu.post)).text
        await here.settled(lambda: "invites you to" in table_text(here), "the invitation is there")
        assert sum(each.pinged for each in await carl.messages(here.discord.channel)) == 1
        again = await anna.press(await post_with(here, anna, "Invite"), "Invite")
        assert "Wait" in (await anna.choose(again.post, "Carl")).text
        assert here.complaints() == []


@simulated
async def test_more_time_is_taken_once_and_everybody_sees_it(evening: Any) -> None:
    async with evening(TURN_SECONDS="60", COMPUTER_DELAY_SECONDS="1") as here:
        people = await begun(here, "Anna", "Bert")
        asked, hand = await here.to_play(people)
        other = next(person for person in people if person is not asked)
        more = await asked.press(hand, "⋯ More")
        others = await other.press(await post_with(here, other, "⋯ More"), "⋯ More")
        assert [each["label"] for each in others.post.buttons] == ["Pause", "Leave"]
        assert (await asked.press(more.post, "More time")).answered
        assert "Your time is up" in (await now(here, asked, more.post)).text
        await here.settled(lambda: "More time" in table_text(here), "the table sees it")
        until = re.compile("<t:([0-9]+):R>")
        (old,), (new,) = until.findall(hand.text), until.findall(table_text(here))
        assert int(new) == int(old) + 60
        again = await asked.press(hand, "⋯ More")
        assert [each["label"] for each in again.post.buttons] == ["Pause", "Leave"]
        refused = await asked.forge(again.post, again.post.buttons[0]["custom_id"].replace("pause", "time"))
        assert "already" in (await here.told(refused)).text
