"""What goes wrong is answered privately in plain words, changes nothing, and leaves no traceback."""

import pytest

from bot.sandbox.people import Outcome, Person, Post
from tests.e2e.evening import Evening
from tests.e2e.posts import calling, is_hand

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


def complained(outcome: Outcome, *words: str) -> None:
    """The answer is private and holds one of these words."""
    assert outcome.answered, outcome
    assert outcome.posts, outcome
    assert all(post.private for post in outcome.posts), outcome
    assert any(word in outcome.text for word in words), outcome.text


async def hand_of(person: Person) -> Post:
    return await person.wait_message(lambda post: is_hand(post) and not post.private, channel="dm", timeout=30)


@pytest.mark.thorough
async def test_without_a_table_everything_is_answered(evening) -> None:
    async with evening() as here:
        anna, channel = here.discord.person("Anna"), here.discord.channel
        for command in ("hand", "pass", "trick", "scores", "table join", "table start", "table show", "table close"):
            complained(await anna.slash(channel, command), "no table", "not sitting", "no seat")
        complained(await anna.slash(channel, "play", card="QC"), "no table", "not sitting")
        assert await anna.autocomplete(channel, "act", "action") == []
        here.discord.control.deny(channel.id, "attach_files")
        complained(await anna.slash(channel, "table open", game="saskop"), "attach files")
        here.discord.control.allow(channel.id, "attach_files")
        complained(await anna.slash(channel, "table open", game="saskop", options="singing=yes"), "exchange")
        complained(await anna.slash(channel, "table open", game="saskop", options="signals=maybe"), "true, false")
        complained(await anna.slash(channel, "table open", game="saskop", players=7), "Possible: 4")
        assert here.complaints() == []


async def test_at_a_table_before_and_during_the_deal(evening) -> None:
    async with evening() as here:
        people = await here.seat("Anna", "Bert", "Küllike Õunapuu-Sääsk", "王小明")
        anna, bert, channel = people[0], people[1], here.discord.channel
        zoe = here.discord.person("Zoe")
        complained(await anna.slash(channel, "table open", game="saskop"), "already has a table")
        complained(await zoe.slash(channel, "table join"), "Every seat")
        complained(await bert.slash(channel, "table close"), anna.mention)
        complained(await bert.slash(channel, "table join", seat=1), "taken")
        assert (await anna.slash(channel, "table start")).answered
        complained(await anna.slash(channel, "table start"), "being played")
        person, hand = await here.to_act(people)
        other = next(each for each in people if each is not person)
        complained(await other.slash(channel, "pass"), "not your turn")
        complained(await zoe.slash(channel, "pass"), "no seat", "not sitting")
        complained(await zoe.slash(channel, "hand"), "no seat", "not sitting")
        unread = await person.slash(channel, "bid", value="banana")
        complained(unread, "cannot read")
        assert "Pass" in unread.text
        complained(await person.slash(channel, "play", card="the red one"), "cannot read")
        complained(await person.slash(channel, "bid", value="9999"), "")
        complained(await person.slash(channel, "act", action="sing loudly"), "cannot read")
        complained(await zoe.press(await here.table_post(zoe), "My hand"), "no seat")
        complained(await zoe.press(await here.table_post(zoe), "Last trick"), "No trick")
        assert (await zoe.press(await here.table_post(zoe), "Rules")).posts[0].private
        assert here.complaints() == []
        assert (await hand_of(person)).alt == hand.alt


async def test_stale_and_forged_presses_show_how_things_stand(evening) -> None:
    async with evening() as here:
        people = await here.seat("Anna", "Bert", "Küllike Õunapuu-Sääsk", "王小明")
        channel = here.discord.channel
        assert (await people[0].slash(channel, "table start")).answered
        person, hand = await here.to_act(people)
        old = calling(hand)[0]["custom_id"]
        assert (await person.press(hand, custom_id=old)).answered
        stale = await person.forge(hand, old)
        complained(stale, "earlier moment")
        assert is_hand(stale.post)
        post = await here.table_post(person)
        for custom_id in ("lp:999:1.1:pass", "lp:1:9.9:bid 6", "lp:1:1.1:play QC", "lp:1:1.1:hand X", "lp:1:1.1:menu"):
            complained(await person.forge(hand, custom_id), "")
        for custom_id in (
            "lp:999:1.1:hand",
            "nonsense",
            "lp:1:1.1:join 99",
            "lp:1:1.1:fill",
            "lp:1:1.1:replay",
            "x" * 99,
        ):
            complained(await people[2].forge(post, custom_id), "")
        stranger = here.discord.person("Zoe")
        complained(await stranger.forge(post, old), "no seat")
        complained(await people[1].forge(post, "lp:1:1.1:rules nothing", ["x"]), "")
        assert here.complaints() == []


def live(here: Evening) -> list[object]:
    return here.rows("SELECT id FROM tables WHERE stage != 'closed'")


@pytest.mark.thorough
async def test_lost_posts_channels_and_servers(evening) -> None:
    async with evening() as here:
        people = await here.seat("Anna", "Bert")
        control, channel = here.discord.control, here.discord.channel
        control.delete_message((await here.table_post(people[0])).id)
        assert (await people[0].slash(channel, "table start")).answered
        post = await people[1].wait_message(
            lambda post: any(each.filename == "table.png" for each in post.pictures), channel=channel, timeout=30
        )
        assert post.button("My hand") or post.buttons
        shown = await people[0].slash(channel, "table show")
        assert shown.answered
        assert not shown.post.private
        other = here.discord.channels[1]
        assert (await people[0].slash(other, "table open", game="saskop")).answered
        control.delete_channel(channel.id)
        await here.settled(lambda: len(live(here)) == 1, "a table without a channel is over")
        tables = await people[0].slash(other, "table close")
        assert tables.answered
        complained(await people[1].slash(other, "hand"), "no table", "not sitting", "no seat")
        assert (await people[0].slash(other, "table open", game="saskop")).answered
        control.kick_bot()
        await here.settled(lambda: not live(here), "a table without a server is over")
        control.invite_bot()
        assert (await people[0].slash(other, "table open", game="saskop")).post.button("Seat 2")
        assert here.complaints() == []
