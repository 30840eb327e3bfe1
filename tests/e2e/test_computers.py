"""Computers at the table: how well they are asked to play, and a machine on which nothing can be compiled."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.evening import Evening
from tests.e2e.players import Presser, play
from tests.e2e.posts import command, is_sheet, is_table
from tests.e2e.simulated import simulated

BY_THUMB = "Computers play by rule of thumb"


@simulated
async def test_levels_are_named_when_a_table_is_opened_or_filled(evening: Callable[..., Evening]) -> None:
    async with evening() as here:
        anna, bert, channel = here.discord.person("Anna"), here.discord.person("Bert"), here.discord.channel
        refused = await anna.slash(channel, "table open", game="saskop", level="perfect")
        assert "perfect" in refused.posts[0].text
        assert "strong" in refused.posts[0].text
        opened = await anna.slash(channel, "table open", game="saskop", level="strong")
        assert opened.answered
        post = await anna.wait_message(lambda post: is_table(post) and not post.private, channel=channel)
        assert post.text.count("(strong)") == 3
        assert (await bert.slash(channel, "table join")).answered
        assert (await anna.slash(channel, "table leave")).answered
        assert (await bert.slash(channel, "table fill", level="Keskmine")).answered
        async with asyncio.timeout(30):
            while "(normal)" not in (text := (await here.table_post(bert)).text):  # noqa: ASYNC110 - Discord's
                await asyncio.sleep(0.02)
        assert (text.count("(normal)"), text.count("(strong)")) == (1, 2)
        offered = await bert.autocomplete(channel, "table fill", "level")
        assert [choice["value"] for choice in offered] == ["easy", "normal", "strong"]


@pytest.mark.thorough
async def test_where_nothing_can_be_compiled_computers_play_all_the_same(
    evening: Callable[..., Evening], tmp_path: Path
) -> None:
    async with evening(NUMBA_CACHE_DIR=str(tmp_path)) as here:
        people = await here.seat("Anna", level="strong")
        await command(people[0], here.discord.channel, "table start")
        player = Presser(here, people[0])
        await play([player], lambda: any(map(is_sheet, player.posts)), 60)
        await here.logged(BY_THUMB)
        assert here.complaints() == []
    assert here.log.read_text(encoding="utf-8").count(BY_THUMB) == 1
