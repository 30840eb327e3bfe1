"""What happened is looked up by who plays, from their hand or in direct messages, and by who only watches."""

from typing import Any

from tests.e2e.evening import Evening
from tests.e2e.players import Presser, play
from tests.e2e.simulated import simulated
from tests.e2e.test_everything_else import finish_a_deal
from tests.e2e.test_places import play_by_direct_message
from tests.simulation.reading import read_controls
from tests.support.people import Post, SandboxPerson

LOOKS = ["What happened?", "Last trick", "Scores", "Rules"]


async def in_a_trick(here: Evening) -> SandboxPerson:
    """Somebody at a table of Skat with computers, to play a card after the first trick."""
    anna, channel = here.discord.person("Anna"), here.discord.channel
    assert (await anna.slash(channel, "table open", game="skat", level="easy")).answered
    assert (await anna.slash(channel, "table start")).answered
    cards = "SELECT count(*) FROM actions WHERE text LIKE 'play %'"
    await play([Presser(here, anna)], lambda: here.rows(cards)[0][0] > 2, 60)
    await here.to_play([anna])
    return anna


def looks_on(post: Post) -> list[str]:
    """What can be looked up beside a hand."""
    return [each["label"] for each in post.buttons if ":look " in each["custom_id"]]


def asks_for_a_card(post: Post) -> bool:
    return any(control.asks for control in read_controls(post.data["components"]))


async def hand_in_the_channel(here: Evening, person: SandboxPerson) -> Post:
    return await person.wait_message(lambda post: post.private and bool(looks_on(post)), channel=here.discord.channel)


def below_the_head(post: Post) -> str:
    """All but the line that says which table it is."""
    return post.text.partition("\n")[2]


@simulated
async def test_who_plays_by_direct_message_looks_everything_up_beside_their_cards(evening: Any) -> None:
    async with evening(TURN_SECONDS="900") as here:
        anna = await in_a_trick(here)
        await play_by_direct_message(anna)
        hand = await anna.wait_dm(asks_for_a_card)
        assert looks_on(hand) == LOOKS
        before = len(here.discord.calls.of("edit"))
        told = {label: await anna.press(hand, label) for label in LOOKS}
        assert all(each.answered and each.post.private and len(each.posts) == 1 for each in told.values())
        course = told["What happened?"].post
        assert course.text.startswith("Skat, table 1 in <#")
        assert all(part in course.text for part in ("Trick 1, led by ", "Tricks taken: ", "Your time is up <t:"))
        assert (course.pictures, course.components) == ([], [])
        assert told["Last trick"].post.text.startswith("Trick 1 – ")
        assert [each.filename for each in told["Scores"].post.pictures] == ["sheet.png"]
        assert told["Scores"].post.button("Share") is None
        assert "Skat" in told["Rules"].post.text.partition("\n")[0]
        assert len(here.discord.calls.of("edit")) == before
        assert next(each for each in await anna.dms() if each.id == hand.id).data == hand.data
        assert here.complaints() == []


@simulated
async def test_the_same_is_typed_in_direct_messages(evening: Any) -> None:
    async with evening() as here:
        anna = await in_a_trick(here)
        pressed = (await anna.press(await hand_in_the_channel(here, anna), "What happened?")).post
        typed = (await anna.slash("dm", "where")).post
        assert typed.private
        assert below_the_head(typed) == below_the_head(pressed)
        scores = (await anna.slash("dm", "scores")).post
        assert scores.private
        assert scores.button("In words") is not None
        assert scores.button("Share") is None
        assert (await anna.slash(here.discord.channel, "scores")).post.button("Share") is not None
        assert "Skat" in (await anna.slash("dm", "rules")).text.partition("\n")[0]
        offered = await anna.autocomplete("dm", "rules", "topic", "")
        assert "declaring" in {each["value"] for each in offered}
        assert "Played for you: " in (await anna.slash("dm", "settings show")).text
        assert "Leave it first with" in (await anna.slash("dm", "privacy delete")).text
        assert here.complaints() == []


@simulated
async def test_an_evening_is_looked_up_in_direct_messages_by_who_sits_there(evening: Any) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        anna, channel = (await here.seat("Anna"))[0], here.discord.channel
        assert (await anna.slash(channel, "table start")).answered
        await finish_a_deal([Presser(here, anna)])
        for period in ("evening", "season"):
            there, far = [await anna.slash(place, "scores", period=period) for place in (channel, "dm")]
            assert (far.post.text, far.post.alt) == (there.post.text, there.post.alt)
            assert (there.post.button("Share") is None, far.post.button("Share") is None) == (False, True)
        over = (await anna.slash(channel, "where")).post
        assert "The deal is over" in over.text
        assert "Trick 1, led by" in over.text
        nobody = here.discord.person("Sara")
        refused = [await nobody.slash("dm", "scores", period=period) for period in ("game", "evening")]
        assert all(each.text.startswith("You are not sitting at any table.") for each in refused)
        assert here.complaints() == []


@simulated
async def test_who_only_watches_is_told_what_everybody_sees(evening: Any) -> None:
    async with evening() as here:
        anna, sara, channel = await in_a_trick(here), here.discord.person("Sara"), here.discord.channel
        hand = await hand_in_the_channel(here, anna)
        assert looks_on(hand) == LOOKS[:1]
        own = (await anna.press(hand, "What happened?")).post
        watched = (await sara.slash(channel, "where")).post
        assert watched.private
        assert "Anna" not in own.text
        assert "you" not in watched.text.casefold()
        assert len(watched.text.splitlines()) >= len(own.text.splitlines()) - 1  # but for what she alone picked up
        assert here.complaints() == []


@simulated
async def test_before_the_first_deal_it_says_who_sits_there(evening: Any) -> None:
    async with evening() as here:
        anna, channel = here.discord.person("Anna"), here.discord.channel
        assert (await anna.slash(channel, "table open", game="saskop")).answered
        told = await anna.slash(channel, "where")
        assert "No deal is being played at this table right now." in told.text
        assert "Seat 1: Anna; Seat 2: empty" in told.text
