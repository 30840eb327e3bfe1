"""Where a table's post cannot be edited for long any more it is posted anew, once, and the old one goes."""

import time
from pathlib import Path

import pytest

from bot.sandbox.clock import Clock
from bot.sandbox.loopback import Loopback
from tests.e2e.posts import is_table
from tests.support.inside import inside

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


async def test_a_post_that_is_an_hour_old_moves_to_the_channels_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    an_hour_ago = Clock(running=False, start=time.time() - 3600)
    async with Loopback(clock=an_hour_ago) as discord, inside(tmp_path, monkeypatch, discord) as here:
        anna, bert, channel = discord.person("Anna"), discord.person("Bert"), discord.channel
        opened = (await anna.slash(channel, "table open", game="saskop")).post
        an_hour_ago.advance(3600)
        assert (await bert.slash(channel, "table join")).answered
        await here.settled()
        posts = [post for post in await anna.messages(channel) if is_table(post)]
        assert len(posts) == 1
        assert posts[0].id != opened.id
        assert "Bert" in posts[0].text
