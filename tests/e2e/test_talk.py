"""A table in a channel where people talk: it stays before their eyes, as do their hands and how the deal ended."""

from typing import Any

from tests.e2e.evening import Evening
from tests.e2e.players import Player, Presser, Typist, play
from tests.e2e.posts import is_hand
from tests.e2e.simulated import simulated
from tests.simulation.reading import is_post, leads_on
from tests.support.people import Post, SandboxPerson

LINES = 5


async def chat(here: Evening, person: SandboxPerson, lines: int = LINES) -> int:
    """Somebody writes so many lines; the number of the last one."""
    for _ in range(lines):
        last = await person.say(here.discord.channel, "so, whose turn is it?")
    return int(last)


async def begun(here: Evening, name: str) -> SandboxPerson:
    """A table of somebody and computers, at which they have to play a card."""
    (person,) = await here.seat(name)
    assert (await person.slash(here.discord.channel, "table start")).answered
    await here.to_play([person])
    return person


def tables(here: Evening) -> list[int]:
    """The numbers of the posts that stand for the table."""
    return [each.id for each in here.posts(here.discord.channel) if is_post(each) or leads_on(each)]


async def hands(here: Evening, person: SandboxPerson) -> list[Post]:
    """The private messages in the channel that show somebody's hand, or what the deal came to."""
    private = [post for post in await person.messages(here.discord.channel) if post.private]
    return [post for post in private if is_hand(post) or "The deal is over" in post.text]


@simulated
async def test_talk_moves_the_table_once_it_changes(evening: Any) -> None:
    async with evening() as here:
        anna = await begun(here, "Anna")
        (before,) = tables(here)
        await chat(here, anna, LINES - 1)
        await here.act([anna])
        await here.to_play([anna])
        assert tables(here) == [before]
        last = await chat(here, anna)
        assert tables(here) == [before]  # nothing has happened at the table
        await here.act([anna])
        await here.settled(lambda: len(tables(here)) == 1 and tables(here)[0] > last, "the table is at the end")
        assert here.complaints() == []


@simulated
async def test_a_flood_of_lines_moves_it_once(evening: Any) -> None:
    async with evening() as here:
        anna = await begun(here, "Anna")
        sent = len([call for call in here.discord.parts.recorder.calls if call.kind == "send"])
        for _ in range(10):
            await chat(here, anna, 10)
            await here.act([anna])
            await here.to_act([anna])
            if leads_on(here.posts(here.discord.channel)[-1]):
                break
        posts = [call for call in here.discord.parts.recorder.calls if call.kind == "send"][sent:]
        in_channel = [call for call in posts if str(here.discord.channel.id) in call.path]
        assert len(in_channel) <= 3, [call.path for call in in_channel]


@simulated
async def test_a_channel_may_want_the_table_to_stay(evening: Any) -> None:
    async with evening() as here:
        anna, channel = await begun(here, "Anna"), here.discord.channel
        refused = await anna.slash(channel, "settings channel", messages=0)
        assert "manage this channel" in refused.text
        here.discord.control.allow(channel.id, "manage_channels", who=anna.id)
        assert "stays" in (await anna.slash(channel, "settings channel", messages=0)).text
        (before,) = tables(here)
        await chat(here, anna, 2 * LINES)
        await here.act([anna])
        await here.to_play([anna])
        assert tables(here) == [before]
        assert "2 messages" in (await anna.slash(channel, "settings channel", messages=2)).text
        last = await chat(here, anna, 2)
        await here.act([anna])
        await here.settled(lambda: len(tables(here)) == 1 and tables(here)[0] > last, "the table is at the end")


async def whole_deal(here: Evening, kind: type[Player]) -> tuple[SandboxPerson, int]:
    """A deal that somebody plays while others talk, a line before each thing they do; and the last line."""
    (anna,) = await here.seat("Anna")
    bert, last = here.discord.person("Bert"), 0
    assert (await anna.slash(here.discord.channel, "table start")).answered

    class Listener(kind):  # type: ignore[misc, valid-type]
        async def act(self) -> bool:
            nonlocal last
            acted: bool = await super().act()
            if acted:
                last = await chat(here, bert, 1)
            return acted

    def is_over() -> bool:
        return any(map(leads_on, here.posts(here.discord.channel)))

    await play([Listener(here, anna)], is_over, 600)
    await here.settled(lambda: len(tables(here)) == 1, "one message stands for the table")
    return anna, last


@simulated
async def test_the_result_stands_at_the_end_and_the_table_is_gone(evening: Any) -> None:
    async with evening() as here:
        _, last = await whole_deal(here, Presser)
        below = [each for each in here.posts(here.discord.channel) if each.id > tables(here)[0]]
        assert len(below) <= 1, below  # what was written in the moment when the result was sent
        assert last
        assert here.complaints() == []


@simulated
async def test_a_deal_by_commands_alone_leaves_one_private_message(evening: Any) -> None:
    async with evening() as here:
        anna, _ = await whole_deal(here, Typist)
        assert len(left := await hands(here, anna)) == 1, left
        assert here.complaints() == []


@simulated
async def test_people_are_asked_at_the_end_in_the_next_deal(evening: Any) -> None:
    """Who plays by private messages finds the new hand below the table, and the old one gone."""
    async with evening() as here:
        anna, _ = await whole_deal(here, Typist)
        (before,) = await hands(here, anna)
        result = here.posts(here.discord.channel)[-1]
        while not leads_on(result):
            result = [each for each in here.posts(here.discord.channel) if leads_on(each)][-1]
        (pressed,) = [post for post in await anna.messages(here.discord.channel) if post.id == str(result.id)]
        assert (await anna.press(pressed, "Next deal")).answered
        await here.to_play([anna])
        gone = int(before.id)
        await here.settled(lambda: gone not in here.discord.world.messages, "the old hand is deleted")
        (after,) = await hands(here, anna)
        assert int(after.id) > tables(here)[-1] > int(before.id)
