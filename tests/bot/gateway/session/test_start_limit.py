"""Before a shard begins Discord is asked whether one may; until it says so none does."""

import asyncio
import logging
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.gateway.session.identify import UNKNOWN_SECONDS, NoStartsLeft, StartLimit
from bot.system import SystemClock
from tests.support.virtual_time import in_virtual_time

DAY = 86_400.0


class Discord:
    """Lets nobody in until a moment of the loop's clock; `lifted`: when it changes its mind."""

    def __init__(self, until: float, lifted: float = DAY) -> None:
        self._until, self._lifted = until, lifted
        self.asked = 0

    async def limit(self) -> Mapping[str, Any]:
        self.asked += 1
        now = asyncio.get_running_loop().time()
        is_free = now >= min(self._until, self._lifted)
        return {"remaining": int(is_free), "reset_after": round((self._until - now) * 1000)}


@in_virtual_time
async def test_who_may_not_begin_waits_until_they_may(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        begins = asyncio.get_running_loop().time()
        await StartLimit(Discord(begins + 90.0).limit, SystemClock()).wait()
        assert 90 <= asyncio.get_running_loop().time() - begins < 92
    (said,) = caplog.messages
    assert "identify again at" in said


@in_virtual_time
async def test_of_a_long_wait_it_is_asked_each_hour_whether_it_is_over() -> None:
    begins = asyncio.get_running_loop().time()
    strict = Discord(begins + DAY, lifted=begins + 5000.0)
    await StartLimit(strict.limit, SystemClock()).wait()
    assert (round(asyncio.get_running_loop().time() - begins), strict.asked) == (7200, 3)


@in_virtual_time
async def test_who_cannot_wait_long_is_told_until_when() -> None:
    begins = asyncio.get_running_loop().time()
    with pytest.raises(NoStartsLeft, match=r"identify again at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC"):
        await StartLimit(Discord(begins + DAY).limit, SystemClock()).check()
    await StartLimit(Discord(begins).limit, SystemClock()).check()


@pytest.mark.parametrize(
    "error",
    [discord.GatewayNotFound(), OSError(), discord.HTTPException(SimpleNamespace(status=500, reason=""), None)],
)
@in_virtual_time
async def test_without_an_answer_nobody_begins(error: Exception) -> None:
    """From a bot that identifies too often Discord takes the token."""
    begins, errors = asyncio.get_running_loop().time(), [error] * 3

    async def fails() -> Mapping[str, Any]:
        if errors:
            raise errors.pop()
        return {"remaining": 1, "reset_after": 0}

    limit = StartLimit(fails, SystemClock())
    with pytest.raises(type(error)):
        await limit.check()
    await limit.wait()
    assert asyncio.get_running_loop().time() - begins == pytest.approx(2 * UNKNOWN_SECONDS)
    assert not errors
