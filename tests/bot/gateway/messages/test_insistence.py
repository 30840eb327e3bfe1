"""What passes by itself is waited for; anything else is somebody's fault and is said so."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.gateway.messages.insistence import TRIES, insist, is_weather


def refusal(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="of the test")
    return kind(response, {"code": 0, "message": "no"})


WEATHER = [
    aiohttp.ServerDisconnectedError(),
    ConnectionResetError(),
    TimeoutError(),
    discord.RateLimited(90.0),
    refusal(discord.DiscordServerError, 503),
    refusal(discord.HTTPException, 429),
]
FAULTS = [refusal(discord.Forbidden, 403), RuntimeError("ours"), KeyError("ours")]


@pytest.mark.parametrize("error", WEATHER, ids=lambda error: type(error).__name__)
def test_a_broken_line_or_a_plea_for_patience_is_weather(error: Exception) -> None:
    assert is_weather(error)


@pytest.mark.parametrize("error", FAULTS, ids=lambda error: type(error).__name__)
def test_a_refusal_or_an_error_of_ours_is_not(error: Exception) -> None:
    assert not is_weather(error)


@pytest.mark.parametrize(
    "error", [ConnectionResetError(), refusal(discord.DiscordServerError, 503)], ids=["line", "503"]
)
async def test_what_broke_is_done_again(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_: float) -> None:
        return

    monkeypatch.setattr("bot.gateway.messages.insistence.asyncio.sleep", at_once)
    outcomes: list[Exception | None] = [*[error] * (TRIES - 1), None]

    async def call() -> str:
        outcome = outcomes.pop(0)
        if outcome is not None:
            raise outcome
        return "done"

    assert await insist(call) == "done"
    assert not outcomes
