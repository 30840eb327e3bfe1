"""A whole evening of Saskop by pressing and by typing."""

import asyncio
import time
from pathlib import Path

import pytest

from bot.sandbox.clock import SandboxClock
from tests.e2e.inside import inside
from tests.e2e.players import Player, Presser, Typist, play
from tests.e2e.posts import is_sheet, is_table
from tests.e2e.simulated import simulated
from tests.simulation.reading import is_post, leads_on
from tests.support.loopback import Loopback
from tests.support.people import Post
from tests.support.soak import either

NAMES = ("Anna", "Bert", "Küllike Õunapuu-Sääsk", "王小明")
DEALS = either(2, 100)
CALLS_A_CARD = 1.0
"""No more than so many calls of a card may count against the bot's limit; it is a third of that on a quiet machine."""


def is_over(player: Player) -> bool:
    """Whether they see that somebody won the game, or that enough deals are over."""
    return sum(map(is_sheet, player.posts)) >= DEALS or any("the game**" in post.text for post in player.posts)


@simulated
async def test_four_people_play_a_game_by_pressing_and_by_typing(evening) -> None:
    async with evening() as here:
        people = await here.seat(*NAMES)
        here.discord.calls.clear()
        post = await people[0].wait_message(lambda post: post.button("Start") is not None)
        assert (await people[0].press(post, "Start")).answered
        players = [way(here, person) for way, person in zip((Presser, Typist, Presser, Typist), people, strict=True)]
        await play(players, lambda: is_over(players[0]), 240)
        results = await here.results(people[0])
        assert all("Salt" not in post.text and post.button("Verify") is not None for post in results)
        played = sum(player.played for player in players)
        assert played >= 36 * (len(results) - 1)
        assert here.counted() <= CALLS_A_CARD * played
        await here.settled(lambda: len(tables_in(here)) == 1, "one post stands")
        assert here.complaints() == []


@simulated
async def test_the_next_deals_post_stands_below_the_last_result(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        (anna,) = await here.seat("Anna")
        channel = here.discord.channel
        assert (await anna.slash(channel, "table start")).answered
        player = Presser(here, anna)
        await play([player], lambda: any(map(is_sheet, player.posts)), 60)
        post = await anna.wait_message(lambda post: start_of(post) is not None)
        assert (await anna.press(post, custom_id=start_of(post))).answered
        await here.settled(lambda: len(tables_in(here)) == 1 and tables_in(here)[0] != int(post.id), "it moved")
        assert here.posts(channel)[-1].id == tables_in(here)[0]
        assert here.complaints() == []


@pytest.mark.parametrize(("speed", "moves"), [("live", True), ("slow", False)])
@simulated
async def test_a_post_that_is_an_hour_old_moves_to_the_channels_end_unless_that_is_usual(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speed: str, *, moves: bool
) -> None:
    an_hour_ago = SandboxClock(running=False, start=time.time() - 3600)
    async with Loopback(clock=an_hour_ago) as discord, inside(tmp_path, monkeypatch, discord) as here:
        anna, bert, channel = discord.person("Anna"), discord.person("Bert"), discord.channel
        opened = (await anna.slash(channel, "table open", game="saskop", speed=speed)).post
        an_hour_ago.advance(3600)
        assert (await bert.slash(channel, "table join")).answered
        posts = [opened]
        async with asyncio.timeout(30):  # an old one goes a moment after the new one has come
            while len(posts) != 1 or "Bert" not in posts[0].text:
                await asyncio.sleep(0.05)
                posts = [post for post in await anna.messages(channel) if is_table(post)]
        await here.settled()
        assert (posts[0].id != opened.id) is moves


def start_of(post: Post) -> str | None:
    """The button for the next deal, or after a game that one deal has won, for the next game."""
    ids = [button["custom_id"] for button in post.buttons]
    return next((each for each in ids if each.endswith(":start")), None)


def tables_in(here) -> list[int]:
    """What a table goes on by in its channel: its post, or after a game what the last deal came to."""
    posts = here.posts(here.discord.channel)
    return [each.id for each in posts if is_post(each) or leads_on(each)]
