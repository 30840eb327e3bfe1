"""Discord lets the bot in no more: for today, which is waited for, or for good, and the host is told what to do."""

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest

from bot.gateway.session.client import CLOSED
from bot.sandbox.gateway import FOR_GOOD
from tests.e2e.evening import Evening
from tests.e2e.simulated import simulated
from tests.support.databases import put_empty
from tests.support.soak import seldom

RESET, UNTIL = "reset", "Discord lets the bot identify again at "


@pytest.mark.parametrize(
    ("how", "says"),
    [
        (RESET, "DISCORD_TOKEN is no longer accepted"),
        (4014, "intent"),
        seldom(4010, "SHARD_COUNT and SHARD_IDS"),
        seldom(4011, "SHARD_COUNT"),
        seldom(4012, "update the bot"),
        seldom(4013, "update the bot"),
    ],
)
async def test_what_ends_the_connection_for_good_is_one_sentence_and_a_status_of_its_own(
    tmp_path: Path, how: int | str, says: str
) -> None:
    async with Evening(tmp_path) as here:
        token, control = here.discord.token, here.discord.control
        await here.seat("Anna")
        control.reset_token() if how == RESET else control.close_gateway(int(how))
        assert here.process is not None
        assert await asyncio.wait_for(here.process.wait(), 60) == 3
        log = here.log.read_text(encoding="utf-8")
        assert says in log.splitlines()[-1]
        assert [each for each in (token, "Traceback") if each in log] == []
        assert here.complaints() == []


def test_every_such_code_has_its_sentence() -> None:
    assert CLOSED.keys() == FOR_GOOD


async def test_at_the_start_the_bot_waits_says_until_when_and_can_be_ended(tmp_path: Path) -> None:
    here = Evening(tmp_path)
    async with here.discord:
        here.discord.control.set_start_limit(0, 3600)
        here.log.touch()
        await here.launch()
        await here.logged(UNTIL)
        assert await asyncio.wait_for(here.stop(signal.SIGTERM), 10) == 0
        assert here.discord.gateway.overdrawn == 0
        assert here.complaints() == []


@simulated
async def test_once_the_limit_is_over_the_bot_is_there(evening: Any) -> None:
    here = evening()
    async with here.discord:
        put_empty(here.folder / "lambapea.sqlite3")
        here.discord.control.set_start_limit(0, 5400)
        await here.launch()
        await asyncio.sleep(5390)
        assert not here.discord.gateway.live()
        await here.discord.connected(timeout=60)
        assert here.discord.gateway.overdrawn == 0
        assert 1 <= here.log.read_text(encoding="utf-8").count(UNTIL) <= 2
        assert here.complaints() == []
        await here.stop(signal.SIGTERM)


@simulated
async def test_a_session_that_ends_while_none_may_begin_is_left_until_one_may(evening: Any) -> None:
    async with evening() as here:
        (anna,) = await here.seat("Anna")
        here.discord.control.set_start_limit(0, 3600)
        here.discord.control.invalidate_sessions()
        await here.discord.disconnected()
        await asyncio.sleep(3590)
        assert not here.discord.gateway.live()
        await here.discord.connected(timeout=1200)
        assert here.discord.gateway.overdrawn == 0
        assert UNTIL in here.log.read_text(encoding="utf-8")
        assert here.complaints() == []
        assert (await anna.slash(here.discord.channel, "table start")).answered
