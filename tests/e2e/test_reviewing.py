"""A finished deal reviewed on the loopback: from the result and by command, told while it is looked at, and kept."""

import pytest

from bot.sandbox.people import Outcome, Person, Post
from tests.e2e.evening import Presser
from tests.e2e.test_everything_else import finish_a_deal

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


async def reviewed(person: Person, done: Outcome, words: str = "real choice") -> Post:
    """The private message of a review, once it has been looked at."""
    assert done.answered
    return await person.wait_message(lambda each: each.private and words in each.text, timeout=60)


async def test_what_somebody_did_is_reviewed_and_kept(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60", searches=True) as here:
        people = await here.seat("Anna", "Bert")
        anna, channel = people[0], here.discord.channel
        assert (await anna.slash(channel, "table start")).answered
        early = await anna.slash(channel, "review", deal=1)
        assert "still being played" in early.post.text
        await finish_a_deal([Presser(here, person) for person in people])
        result = (await here.results(anna))[0]
        post = await reviewed(anna, await anna.press(result, "Review"))
        assert "Anna" in post.text
        assert "by bad luck" in post.text
        (kept,) = here.rows("SELECT edition, figures FROM reviews")
        again = await anna.slash(channel, "review", deal=1)
        assert again.post.text == post.text
        own = await anna.press(again.post, "From my seat")
        assert own.answered
        seat = await anna.wait_message(lambda each: each.private and "From your seat" in each.text)
        assert "luck" not in seat.text
        stranger = here.discord.person("Carl")
        asked = await stranger.slash(channel, "review", deal=1)
        assert "Whose choices" in asked.post.text
        assert (await stranger.choose(asked.post, "1")).answered
        theirs = await stranger.wait_message(lambda each: each.private and "deal 1, Bert" in each.text)
        assert theirs.buttons
        assert "77" in (await anna.slash(channel, "review", deal=77)).post.text
        assert here.rows("SELECT edition, figures FROM reviews") == [kept]
        assert here.complaints() == []
