"""A claim that is not proven, before everybody's eyes: asked once more, shown, answered, over; a restart between."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.sandbox.errors import ClientRefused
from tests.e2e.evening import Evening
from tests.e2e.posts import is_sheet, is_table
from tests.e2e.simulated import simulated
from tests.support.people import Post, SandboxPerson

NO = "not everybody agreed"


@asynccontextmanager
async def going_on(here: Evening, person: SandboxPerson) -> AsyncIterator[None]:
    """After a game's last deal the next one is begun by hand, as long as this lasts."""
    feed = here.discord.parts.feed

    async def begin() -> None:
        while True:
            seen = feed.number
            for post in await person.messages(here.discord.channel):
                if (start := post.button("Next deal")) is not None and not post.private:
                    with contextlib.suppress(ClientRefused):
                        await person.press(post, custom_id=start["custom_id"])
            await feed.changed.until(lambda: feed.number > seen, 60)  # noqa: B023 - it is asked in this round alone

    beginning = asyncio.create_task(begin())
    try:
        yield
    finally:
        beginning.cancel()


async def until_asked_once_more(here: Evening, people: list[SandboxPerson]) -> tuple[SandboxPerson, Post]:
    """Play on, claiming whenever that can be pressed, until a hand asks whether to show it; proven claims are done."""
    while True:
        person, hand = await here.to_play(people)
        claims = [button for button in hand.buttons if button["custom_id"].endswith(":claim")]
        if not claims:
            await here.press(person, hand)
            continue
        assert (await person.press(hand, custom_id=claims[0]["custom_id"])).answered
        posts = [*await person.dms(), *await person.messages(here.discord.channel)]
        asking = [post for post in posts if post.button("Yes, show and ask")]
        if asking:
            return person, asking[-1]


async def put_to_table(here: Evening, people: list[SandboxPerson]) -> SandboxPerson:
    """Somebody claims the rest and shows their cards."""
    async with going_on(here, people[0]):
        person, hand = await until_asked_once_more(here, people)
    assert "Everybody will see your hand" in hand.text
    assert (await person.press(hand, "Yes, show and ask")).answered
    return person


async def post_saying(person: SandboxPerson, *words: str) -> Post:
    def says(post: Post) -> bool:
        return (is_table(post) or is_sheet(post)) and any(word in post.text for word in words)

    return await person.wait_message(says)


@simulated
async def test_a_claim_is_put_to_the_table_and_answered(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="0", OVERRIDE_SECONDS="9999") as here:
        people = await here.seat("Anna", "Bert", "Carl", "Dora")
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        claimant = await put_to_table(here, people)
        first, second, third = [person for person in people if person is not claimant]
        post = await post_saying(first, "claims the rest.")
        assert "This is your own claim" in (await claimant.press(post, "Agree")).text
        assert "You have no seat" in (await here.discord.person("Eve").press(post, "Agree")).text
        card = await claimant.slash(here.discord.channel, "act", action="play KC")
        assert "no card can be played until the table has answered" in card.text
        agreed = await first.press(post, "Agree")
        assert agreed.post.private
        assert "You agree." in agreed.text
        refused = await second.press(post, "Play on")
        assert refused.post.private
        assert "not that it was you" in refused.text
        after = await post_saying(third, NO)
        assert after.button("Agree") is None
        claimant_again, hand = await here.to_play(people)
        assert claimant_again is claimant
        await here.press(claimant, hand)

        claimant = await put_to_table(here, people)
        first, second, third = [person for person in people if person is not claimant]
        post = await post_saying(first, "claims the rest.")
        for person in (first, third):
            assert "You agree." in (await person.press(post, "Agree")).text
        await here.stop(signal.SIGKILL)
        await here.start()
        hand = await second.wait_dm(lambda each: each.button("Play on") is not None)
        assert (await second.press(hand, "Agree")).answered
        ended = await post_saying(second, NO, "and everybody agreed")
        assert is_sheet(ended) is (NO not in ended.text)
        assert here.complaints() == []
