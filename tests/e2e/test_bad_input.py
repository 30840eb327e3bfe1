"""What goes wrong is answered privately in plain words, changes nothing, and leaves no traceback."""

from tests.e2e.evening import Evening
from tests.e2e.posts import calling, is_hand
from tests.e2e.simulated import simulated
from tests.support.people import InteractionOutcome, Post, SandboxPerson


async def complained(here: Evening, outcome: InteractionOutcome, *words: str) -> Post:
    """The answer is private and holds one of these words."""
    assert outcome.answered, outcome
    outcome = await here.told(outcome)
    assert all(post.private for post in outcome.posts), outcome
    assert any(word in outcome.text for word in words), outcome.text
    return outcome.post


async def hand_of(person: SandboxPerson) -> Post:
    return await person.wait_message(lambda post: is_hand(post) and not post.private, channel="dm")


async def without_a_table(here: Evening, anna: SandboxPerson) -> None:
    """Everything is answered."""
    channel = here.discord.channel
    for command in (
        "hand",
        "pass",
        "trick",
        "where",
        "scores",
        "table join",
        "table start",
        "table show",
        "table close",
    ):
        await complained(here, await anna.slash(channel, command), "no table", "not sitting", "no seat")
    await complained(here, await anna.slash(channel, "play", card="QC"), "no table", "not sitting")
    assert await anna.autocomplete(channel, "act", "action") == []
    here.discord.control.deny(channel.id, "attach_files")
    await complained(here, await anna.slash(channel, "table open", game="saskop"), "attach files")
    here.discord.control.allow(channel.id, "attach_files")
    await complained(here, await anna.slash(channel, "table open", game="saskop", options="singing=yes"), "exchange")
    await complained(
        here, await anna.slash(channel, "table open", game="saskop", options="signals=maybe"), "true, false"
    )
    await complained(here, await anna.slash(channel, "table open", game="saskop", players=3), "Possible: 4")


@simulated
async def test_without_a_table_before_the_deal_and_during_it(evening) -> None:
    async with evening() as here:
        await without_a_table(here, here.discord.person("Anna"))
        people = await here.seat("Anna", "Bert", "Küllike Õunapuu-Sääsk", "王小明")
        anna, bert, channel = people[0], people[1], here.discord.channel
        zoe = here.discord.person("Zoe")
        await complained(here, await anna.slash(channel, "table open", game="saskop"), "already has a table")
        assert "take turns" in (await zoe.slash(channel, "table join")).text
        await complained(here, await zoe.slash(channel, "table join"), "at this table already")
        assert (await zoe.slash(channel, "table leave")).answered
        await complained(here, await bert.slash(channel, "table close"), anna.mention)
        await complained(here, await bert.slash(channel, "table join", seat=1), "taken")
        assert (await anna.slash(channel, "table start")).answered
        again = await anna.slash(channel, "table start")
        assert (again.answered, again.post.private, "being played" in again.text) == (True, True, False)
        person, hand = await here.to_act(people)
        other = next(each for each in people if each is not person)
        await complained(here, await other.slash(channel, "pass"), "not your turn")
        await complained(here, await zoe.slash(channel, "pass"), "no seat", "not sitting")
        await complained(here, await zoe.slash(channel, "hand"), "no seat", "not sitting")
        unread = await person.slash(channel, "bid", value="banana")
        assert "Pass" in (await complained(here, unread, "can’t read")).text
        await complained(here, await person.slash(channel, "play", card="the red one"), "can’t read")
        await complained(here, await person.slash(channel, "bid", value="9999"), "")
        await complained(here, await person.slash(channel, "act", action="sing loudly"), "can’t read")
        await complained(here, await zoe.press(await here.table_post(zoe), "My hand"), "no seat")
        await complained(here, await zoe.press(await here.table_post(zoe), "Last trick"), "No trick")
        assert (await zoe.press(await here.table_post(zoe), "Rules")).posts[0].private
        assert here.complaints() == []
        assert (await hand_of(person)).alt == hand.alt


@simulated
async def test_stale_and_forged_presses_are_refused_in_words_alone(evening) -> None:
    async with evening() as here:
        people = await here.seat("Anna", "Bert", "Küllike Õunapuu-Sääsk", "王小明")
        channel = here.discord.channel
        assert (await people[0].slash(channel, "table start")).answered
        person, hand = await here.to_act(people)
        old = calling(hand)[0]["custom_id"]
        assert (await person.press(hand, custom_id=old)).answered
        stale = await complained(here, await person.forge(hand, old), "out of date")
        assert (stale.pictures, stale.components) == ([], [])
        post = await here.table_post(person)
        for custom_id in ("lp:999:1.1:pass", "lp:1:9.9:bid 6", "lp:1:1.1:play QC", "lp:1:1.1:hand X", "lp:1:1.1:menu"):
            await complained(here, await person.forge(hand, custom_id), "")
        for custom_id in (
            "lp:999:1.1:hand",
            "nonsense",
            "lp:1:1.1:join 99",
            "lp:1:1.1:fill",
            "lp:1:1.1:replay",
            "x" * 99,
        ):
            await complained(here, await people[2].forge(post, custom_id), "")
        stranger = here.discord.person("Zoe")
        await complained(here, await stranger.forge(post, old), "no seat")
        await complained(here, await people[1].forge(post, "lp:1:1.1:rules nothing", ["x"]), "")
        assert here.complaints() == []
