"""A first deal in direct messages, by buttons alone: over a restart, with hints, and the next one, uncounted."""

import signal

from tests.e2e.alone import names, to_the_end
from tests.e2e.evening import Evening
from tests.e2e.simulated import simulated
from tests.support.people import Post, SandboxPerson

ITS_OWN = {"Another deal"}


def labels(post: Post) -> list[str]:
    return [button["label"] for button in post.buttons]


async def pressed(person: SandboxPerson, post: Post, label: str, channel: object) -> Post:
    """The message after a press."""
    assert (await person.press(post, label)).answered
    return await person.wait_message(
        lambda each: each.id == post.id and each.data != post.data, channel=channel, timeout=20
    )


async def first_deal(person: SandboxPerson, channel: object, game: str) -> Post:
    """From `/help` to the first question."""
    welcome = (await person.slash(channel, "help")).post
    assert labels(welcome) == ["Play a first deal", "Learn a game"]
    choice = await pressed(person, welcome, "Play a first deal", channel)
    return await pressed(person, choice, game, channel)


async def written(here: Evening) -> list[int]:
    """How much is stored of what counts."""
    kept = ("deals", "results", "ladder", "tables", "daily_results")
    return [here.rows(f"SELECT count(*) FROM {table}")[0][0] for table in kept]  # noqa: S608 - these names


@simulated
async def test_a_newcomer_plays_a_first_deal_in_direct_messages(evening) -> None:
    async with evening() as here:
        anna = here.discord.person("Anna")
        direct = here.discord.world.direct_channel(here.discord.world.person(anna.id))
        first = await first_deal(anna, direct, "Skat")
        assert "practice" in first.text
        assert "💡" in first.text
        assert names(first) in ([], ["table.png", "hand.png"])  # in words where the machine is busy
        hint = await here.told(await anna.press(first, "Hint"))
        assert hint.text.startswith("💡")
        assert labels(hint.post) == ["Show me the answer"]
        assert "So:" in (await pressed(anna, hint.post, "Show me the answer", direct)).text

        await here.stop(signal.SIGKILL)
        await here.start()
        choice = (await anna.slash(direct, "practice")).post
        again = await pressed(anna, choice, "Go on with Skat", direct)
        assert again.text == first.text
        assert again.buttons == first.buttons
        over = await to_the_end(anna, again, direct, ITS_OWN)
        assert names(over) in ([], ["result.png"])
        fresh = await pressed(anna, over, "Another deal", direct)
        assert "Hint" in labels(fresh)
        assert "💡" not in fresh.text
        replay = await pressed(anna, await to_the_end(anna, fresh, direct, ITS_OWN), "Replay", direct)
        assert "step 0 of" in replay.text
        assert await written(here) == [0, 0, 0, 0, 0]
        assert here.complaints() == []


@simulated
async def test_the_last_stage_of_a_lesson_leads_to_it_and_so_does_a_server_and_a_group(evening) -> None:
    async with evening() as here:
        discord = here.discord
        bert, carl, channel = discord.person("Bert"), discord.person("Carl"), discord.channel
        direct = discord.world.direct_channel(discord.world.person(bert.id))
        overview = (await bert.slash(direct, "learn")).post
        assert (await bert.forge(overview, "lp:0:0.0:begin saskop guided")).answered
        guided = await bert.wait_message(
            lambda each: each.id == overview.id and "practice" in each.text, channel=direct
        )
        assert "💡" in guided.text

        begun = (await bert.slash(channel, "practice", game="skat")).post
        assert begun.private
        assert "practice" in begun.text
        own = (await carl.slash(channel, "puzzle")).post
        theirs = await here.told(await carl.forge(own, begun.buttons[0]["custom_id"]))
        assert "has expired" in theirs.text
        assert here.posts(channel) == []

        group = discord.control.add_group("friends", "Bert", "Carl")
        discord.control.install_for("Bert")
        assert (await bert.slash(group, "practice", game="saskop")).post.private
        assert here.posts(group) == []
        unknown = await here.told(await bert.forge(begun, "lp:0:0.0:practice play bridge"))
        assert "bridge" in unknown.text
        odd = await here.told(await bert.forge(begun, "lp:0:9.0:practice dance"))
        assert odd.posts
        assert await written(here) == [0, 0, 0, 0, 0]
        assert here.complaints() == []
