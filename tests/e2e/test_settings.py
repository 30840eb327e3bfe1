"""What somebody sets for themselves is seen at once, in the messages that they have before them."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.phrases import phrases
from tests.e2e.evening import Evening
from tests.e2e.inside import Inside, inside
from tests.e2e.players import Presser, Typist, play
from tests.e2e.posts import calling, is_hand, is_table
from tests.e2e.simulated import simulated
from tests.simulation.reading import controls_of, is_post, leads_on
from tests.support.loopback import Loopback
from tests.support.people import Post, SandboxPerson

SILENT = 1 << 12
"""Discord's flag of a message that calls nobody."""
AT_ONCE = {"computer_delay_seconds": "0", "cut_seconds": "0"}


async def begun(here: Inside, game: str = "saskop") -> SandboxPerson:
    """Somebody who is asked something at a table of computers, by the hand that was sent to them."""
    anna, channel = here.discord.person("Anna"), here.discord.channel
    assert (await anna.slash(channel, "table open", game=game)).answered
    for command in ("table fill", "table start"):
        assert (await anna.slash(channel, command)).answered
    await here.settled()
    assert (await anna.press(await hand_sent(anna), "Show my hand here")).answered
    await here.settled()
    return anna


async def hand_sent(person: SandboxPerson) -> Post:
    """Their hand as it stands in their direct messages."""
    return [post for post in await person.dms() if post.pictures][-1]


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


# Who listens


def signs(post: Post) -> str:
    """What of a message and its buttons no voice reads well."""
    labels = [each["label"] for each in post.buttons]
    return "".join(re.findall("[♣♠♥♦*`⏳⋯]", " ".join((post.content, post.alt, *labels))))


@simulated
async def test_reading_mode_chosen_in_mid_turn_reaches_the_hand_and_the_next_turn_is_a_new_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna = await begun(here)
        before = await hand_sent(anna)
        assert signs(before)
        told = await anna.slash(discord.channel, "settings reading", mode="on")
        assert "Reading mode: on" in told.post.content
        await here.settled()
        heard = await hand_sent(anna)
        assert (heard.id, signs(heard)) == (before.id, "")
        assert [each["custom_id"] for each in calling(heard)] == [each["custom_id"] for each in calling(before)]

        for _ in range(3):
            asked = await hand_sent(anna)
            outcome = await anna.press(asked, custom_id=calling(asked)[-1]["custom_id"])
            assert outcome.answered
            await here.settled()
            hands = [post for post in await anna.dms() if is_hand(post)]
            assert len(hands) == 1, "the older one goes"
            assert int(hands[0].id) > int(asked.id)
            assert (signs(hands[0]), len(hands[0].content.split()) <= 45) == ("", True)

        assert (await anna.slash(discord.channel, "settings reading", mode="off")).answered
        await here.settled()
        assert signs(await hand_sent(anna))


@simulated
async def test_who_listens_and_wants_no_more_hands_keeps_the_one_that_was_sent_to_the_end_of_the_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna = await begun(here)
        for setting in ({"name": "reading", "mode": "on"}, {"name": "hand", "sent": "never"}):
            name = setting.pop("name")
            assert (await anna.slash(discord.channel, f"settings {name}", **setting)).answered
            await here.settled()
        before = await hand_sent(anna)
        for _ in range(2):
            asked = await hand_sent(anna)
            assert (await anna.press(asked, custom_id=calling(asked)[-1]["custom_id"])).answered
            await here.settled()
            assert (await hand_sent(anna)).id == before.id, "it is edited, as none would be sent in its place"


@simulated
async def test_who_listens_and_takes_no_direct_messages_is_asked_by_a_new_private_answer_each_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna, channel = discord.person("Anna"), discord.channel
        discord.control.close_dms(anna.id)
        assert (await anna.slash(channel, "settings reading", mode="on")).answered
        assert (await anna.slash(channel, "table open", game="saskop")).answered
        for command in ("table fill", "table start", "hand"):
            assert (await anna.slash(channel, command)).answered
            await here.settled()
        asked = ""
        for _ in range(3):
            (hand,) = [post for post in await anna.messages(channel) if post.private and is_hand(post)]
            assert hand.id != asked
            assert signs(hand) == ""
            asked = hand.id
            assert (await anna.press(hand, custom_id=calling(hand)[-1]["custom_id"])).answered
            await here.settled()


# Whether hands are sent


def is_result_of_all(post: Post) -> bool:
    """Whether it is the channel's own result, which leads on to the next deal."""
    return not post.private and post.button("Next deal") is not None


async def typed(here: Evening, person: SandboxPerson) -> None:
    """The same, and their hand of the next deal was sent."""
    await begun_by_typing(here, person)
    await here.settled(lambda: is_of_newest_deal(here, hands_of(here, person)), "the deal has its hand")


async def begun_by_typing(here: Evening, person: SandboxPerson) -> None:
    """They play a deal by commands in the channel alone, and begin the next one there."""
    assert (await person.slash(here.discord.channel, "table start")).answered
    await play([Typist(here, person)], lambda: any(map(leads_on, here.posts(here.discord.channel))), 600)
    await here.settled(lambda: leads_on(here.posts(here.discord.channel)[-1]), "the result is told")
    (result,) = [post for post in await person.messages(here.discord.channel) if is_result_of_all(post)]
    assert (await person.press(result, "Next deal")).answered
    await here.to_play([person])


def is_of_newest_deal(here: Evening, hands: list[Any]) -> bool:
    """Whether the last of them was made for the deal that goes on."""
    (deal,) = here.rows("SELECT max(id) FROM deals")[0]
    return bool(hands) and any(each.custom_id.split(":")[2].startswith(f"{deal}.") for each in controls_of(hands[-1]))


def sent(here: Evening, person: SandboxPerson) -> list[bool]:
    """Of each hand in their direct messages whether it called them."""
    return [not each.flags & SILENT for each in hands_of(here, person)]


@simulated
async def test_who_played_in_the_channel_alone_hears_nothing_of_the_next_hand(evening: Any) -> None:
    async with evening() as here:
        (anna,) = await here.seat("Anna")
        await typed(here, anna)
        assert not sent(here, anna)[-1]
        hand = (await anna.dms())[-1]
        assert is_hand(hand)
        assert (await anna.press(hand, "Show my hand here")).answered
        assert calling((await anna.dms())[-1])
        assert here.complaints() == []


@simulated
async def test_who_played_in_their_direct_messages_too_hears_of_it(evening: Any) -> None:
    async with evening() as here:
        (anna,) = await here.seat("Anna")
        assert (await anna.slash(here.discord.channel, "table start")).answered
        await here.to_act([anna])
        assert (await anna.slash(here.discord.channel, "hand")).answered
        await here.settled(lambda: "Show my hand here" in str(hands_of(here, anna)), "it rests")
        (hand,) = [post for post in await anna.dms() if is_hand(post)]
        assert (await anna.press(hand, "Show my hand here")).answered
        await play([Presser(here, anna)], lambda: any(map(leads_on, here.posts(here.discord.channel))), 600)
        (result,) = [post for post in await anna.messages(here.discord.channel) if is_result_of_all(post)]
        assert (await anna.press(result, "Next deal")).answered
        await here.settled(lambda: is_of_newest_deal(here, hands_of(here, anna)), "the deal has its hand")
        assert sent(here, anna)[-1]


@simulated
async def test_none_is_sent_to_who_plays_in_the_channel_if_they_want_it_as_they_play(evening: Any) -> None:
    async with evening() as here:
        (anna,) = await here.seat("Anna")
        saved = await anna.slash(here.discord.channel, "settings hand", sent="playing")
        assert phrases("en").say("hand-sent-playing") in saved.text
        await begun_by_typing(here, anna)
        assert not is_of_newest_deal(here, hands_of(here, anna))


@simulated
async def test_none_is_sent_to_who_wants_none_and_the_channel_asks_them(evening: Any) -> None:
    async with evening() as here:
        (anna,) = await here.seat("Anna")
        channel = here.discord.channel
        assert (await anna.slash(channel, "settings hand", sent="never")).answered
        assert (await anna.slash(channel, "table start")).answered

        def is_called() -> bool:
            posts = [each for each in here.posts(channel) if is_post(each)]
            return bool(posts) and anna.mention in posts[-1].content and "bid" in posts[-1].content

        await here.settled(is_called, "the post names her")
        assert hands_of(here, anna) == []
        shown = await anna.press(await here.table_post(anna), "My hand")
        assert calling(shown.post)
        assert hands_of(here, anna) == []

        assert (await anna.slash(channel, "settings hand", sent="always")).answered
        await here.settled(lambda: len(hands_of(here, anna)) == 1, "one is sent as soon as she wants one")
        assert here.complaints() == []


def hands_of(here: Evening, person: SandboxPerson) -> list[Any]:
    """What the bot sent into somebody's direct messages, as it stands."""
    world = here.discord.world
    private = [channel.id for channel in world.channels.values() if channel.person_id == person.id]
    return [each for each in world.messages.values() if each.channel_id in private]


@simulated
async def test_who_is_called_finds_the_table_and_their_hand_from_there(evening: Any) -> None:
    async with evening(TURN_SECONDS="60", CUT_SECONDS="60") as here:
        (anna,) = await here.seat("Anna")
        channel = here.discord.channel
        assert (await anna.slash(channel, "settings ping", when="always")).answered
        assert (await anna.slash(channel, "table start")).answered
        await here.to_play([anna])

        def calls() -> list[Any]:
            return [each for each in here.posts(channel) if not is_post(each) and each.pinged]

        await here.settled(lambda: len(calls()) == 1, "she is called")
        (call,) = [post for post in await anna.messages(channel) if post.id == str(calls()[0].id)]
        assert f"/{channel.id}/{(await here.table_post(anna)).id})" in call.text
        assert calling((await anna.press(call, "My hand")).post)
        assert (await here.act([anna]))[1].answered
        await here.settled(lambda: int(call.id) not in here.discord.world.messages, "the call is taken away")
        assert here.complaints() == []


# Letters and order


@simulated
async def test_letters_and_order_chosen_in_mid_turn_are_on_what_asks_and_are_read_as_they_are_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna, channel = await begun(here), discord.channel
        hand = await hand_sent(anna)
        while not calling(hand)[-1]["custom_id"].split(":")[-1].startswith("play "):
            assert (await anna.press(hand, custom_id=calling(hand)[0]["custom_id"])).answered
            await here.settled()
            hand = await hand_sent(anna)
        assert (await anna.slash(channel, "settings letters", letters="german")).answered
        assert (await anna.slash(channel, "settings sort", order="right-rising")).answered
        await here.settled()
        shown, german = await hand_sent(anna), str.maketrans("JQ", "BD")
        assert hand.alt.splitlines()[0].translate(german) != hand.alt.splitlines()[0]
        before, after = (sorted(each["label"] for each in calling(post)) for post in (hand, shown))
        assert after == sorted(label.translate(german) for label in before)
        assert shown.alt.splitlines()[0] != hand.alt.splitlines()[0].translate(german), "it lies otherwise, too"
        assert shown.pictures[0].url != hand.pictures[0].url

        offered = await anna.autocomplete(channel, "play", "card")
        assert {each["name"].split(" ·")[0].split()[-1] for each in offered} == set(after)
        typed = calling(shown)[0]["label"]
        answered = await anna.slash(channel, "play", card=typed)
        assert is_hand(answered.post)
        (name,) = {each["custom_id"].split(" ")[-1] for each in calling(shown)[:1]}
        await here.settled()
        assert name not in {each["custom_id"].split(" ")[-1] for each in calling(await hand_sent(anna))}
        tables = [post for post in await anna.messages(channel) if is_table(post) and not post.private]
        assert not {"B♣", "D♣", "B♠", "D♠", "B♥", "D♥", "B♦", "D♦"} & set(tables[-1].text.replace(".", " ").split())


# The language of a table


@simulated
async def test_who_opens_a_table_sets_its_language_where_the_server_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna, bert, control = discord.person("Anna"), discord.person("Bert"), discord.control
        first, second = discord.channel, discord.channels[1]
        assert (await anna.slash(first, "settings language", language="et")).answered
        opened = await anna.slash(first, "table open", game="saskop")
        assert "laud 1" in opened.post.text

        control.add_role("managers", bert.id, permissions=["manage_guild"])
        assert (await bert.slash(first, "settings server", language="de")).answered
        opened = await anna.slash(second, "table open", game="saskop")
        assert "Tisch 2" in opened.post.text, "what the server set goes before"
        await here.settled()
