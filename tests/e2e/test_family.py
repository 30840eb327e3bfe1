"""One deal of every game with a person and computers, through buttons and menus alone."""

import pytest

from bot.sandbox.people import Post
from engine.games import GAMES
from tests.e2e.evening import Evening, Presser, play
from tests.e2e.posts import is_sheet, is_table

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


async def play_one_deal(here: Evening, game: str) -> None:
    """Open, fill, start, play to the result, close."""
    (anna,) = await here.seat("Anna", game=game)
    channel, mark = here.discord.channel, len(await here.results(anna))
    assert (await anna.slash(channel, "table start")).answered
    player = Presser(here, anna)
    await play([player], lambda: sum(map(is_sheet, player.posts.values())) > mark, 60)
    assert len(await here.results(anna)) == mark + 1
    assert (await anna.slash(channel, "table close")).answered


@pytest.mark.parametrize(
    "games", [pytest.param(sorted(GAMES)[:4], marks=pytest.mark.thorough), sorted(GAMES)[4:]], ids="-".join
)
async def test_a_deal_of_every_game_is_played_to_its_result(evening, games: list[str]) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        for game in games:
            await play_one_deal(here, game)
        assert here.complaints() == []


def going_on(post: Post) -> str | None:
    """The button for the next deal, or after a game that one deal has won, for the next game."""
    ids = [button["custom_id"] for button in post.buttons]
    return next((each for each in ids if each.endswith(":start")), None)


@pytest.mark.thorough
async def test_the_next_deals_post_stands_below_the_last_result(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        (anna,) = await here.seat("Anna")
        channel = here.discord.channel
        assert (await anna.slash(channel, "table start")).answered
        player = Presser(here, anna)
        await play([player], lambda: any(map(is_sheet, player.posts.values())), 60)
        post = await anna.wait_message(lambda post: going_on(post) is not None, timeout=30)
        assert (await anna.press(post, custom_id=going_on(post))).answered
        await here.discord.wait_call("delete")
        posts = [post for post in await anna.messages(channel) if not post.private]
        assert [is_table(post) for post in posts][-1]
        assert sum(map(is_table, posts)) == 1
        assert here.complaints() == []
