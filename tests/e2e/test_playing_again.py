"""A finished deal played again beside the running table: by its buttons alone, to its end, and counted nowhere."""

from tests.e2e.players import Presser
from tests.e2e.simulated import simulated
from tests.e2e.test_everything_else import finish_a_deal
from tests.support.people import Post, SandboxPerson

COUNTED = (
    "id, number, result, ended, annulled FROM deals",
    *(f"* FROM {name}" for name in ("actions", "results", "games", "sitters", "guilds")),
)


async def begun(person: SandboxPerson, post: Post, label: str, words: str) -> Post:
    """The private message that a press on a replay brings beside it."""
    known = {each.id for each in await person.messages(post.channel_id)}
    assert (await person.press(post, label)).answered
    return await person.wait_message(
        lambda each: each.private and each.id not in known and words in each.text, channel=post.channel_id
    )


async def to_the_end(person: SandboxPerson, post: Post) -> Post:
    for _ in range(60):
        if "it is over" in post.text:
            return post
        labels = [str(button["label"]) for button in post.buttons if button["label"] != "Claim the rest"]
        before = post.text
        if labels:
            assert (await person.press(post, labels[-1])).answered
        else:
            (menu,) = post.menus
            assert (await person.choose(post, menu["options"][0]["value"])).answered
        post = await person.wait_message(
            lambda each, mine=post.id, old=before: each.id == mine and each.text != old, channel=post.channel_id
        )
    raise AssertionError(post.text)


@simulated
async def test_a_deal_is_played_again_and_counts_nowhere(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        people = await here.seat("Anna", "Bert")
        anna, channel = people[0], here.discord.channel
        assert (await anna.slash(channel, "table start")).answered
        await finish_a_deal([Presser(here, person) for person in people])
        before = [here.rows(f"SELECT {what}") for what in COUNTED]
        replay = await anna.slash(channel, "replay", deal=1)
        first = await begun(anna, replay.post, "Play from here", "Only you see this")
        assert [picture.filename for picture in first.pictures] == ["table.png", "hand.png"]
        over = await to_the_end(anna, first)
        assert "As it was" in over.text
        assert "As it is now" in over.text
        assert [picture.filename for picture in over.pictures] == ["result.png"]
        again = await anna.press(over, "Once more")
        assert again.answered
        seats = await begun(anna, replay.post, "In another seat", "in which seat")
        assert (await anna.press(seats, "Seat 2: Bert")).answered
        after = await anna.wait_message(lambda each: each.id == seats.id and bool(each.pictures), channel=channel)
        await to_the_end(anna, after)
        assert [here.rows(f"SELECT {what}") for what in COUNTED] == before
        assert not any("again, from step" in post.text for post in await people[1].messages(channel))
        assert here.complaints() == []
