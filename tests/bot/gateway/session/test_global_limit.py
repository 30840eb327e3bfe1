"""Where Discord's global limit is reached, all requests wait for its end, and none for ever."""

import asyncio
import json
from typing import Any

import pytest
from discord.http import HTTPClient, Route

from bot.gateway.session.global_limit import GlobalLimit
from tests.support.virtual_time import in_virtual_time


class Answer:
    """What Discord says to one request."""

    def __init__(self, limited_for: float = 0.0) -> None:
        self.status = 429 if limited_for else 200
        self.reason = ""
        self.headers = {"Via": "1.1 google", "content-type": "application/json"}
        self._said = {"retry_after": limited_for, "global": True} if limited_for else {"name": "here"}

    async def text(self, **_: Any) -> str:
        """Its body."""
        return json.dumps(self._said)

    async def __aenter__(self) -> "Answer":
        return self

    async def __aexit__(self, *_: object) -> None:
        pass


class Line:
    """A connection on which Discord limits the first requests for so long each."""

    def __init__(self, *limited: float) -> None:
        self._limited = list(limited)
        self.asked = 0

    def request(self, *_: Any, **__: Any) -> Answer:
        """One request."""
        self.asked += 1
        return Answer(self._limited.pop(0) if self._limited else 0.0)


def library(line: Line, monkeypatch: pytest.MonkeyPatch) -> HTTPClient:
    """The library's requests over that line, with the limit that ends."""
    http = HTTPClient(asyncio.get_running_loop())
    monkeypatch.setattr(http, "_HTTPClient__session", line)
    limit = GlobalLimit()
    monkeypatch.setattr(http, "_global_over", limit, raising=False)
    monkeypatch.setattr(http, "request", limit.outlives(http.request))
    return http


async def seconds_of(http: HTTPClient) -> float:
    """How long a request takes."""
    began = asyncio.get_running_loop().time()
    await http.request(Route("GET", "/users/@me"))
    return asyncio.get_running_loop().time() - began


@pytest.mark.parametrize("given_up_after", [0.2, 4.9])
def test_others_are_let_go_though_the_request_that_was_told_is_given_up(
    given_up_after: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    @in_virtual_time
    async def others_are_let_go() -> None:
        http = library(Line(5.0), monkeypatch)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(given_up_after):
                await http.get_guild(1)
        assert 0.5 < await seconds_of(http) < 2

    others_are_let_go()


def test_a_pause_that_is_still_on_is_heard_of_by_who_asks_next(monkeypatch: pytest.MonkeyPatch) -> None:
    @in_virtual_time
    async def it_is_heard_of() -> None:
        http = library(line := Line(5.0, 3.0), monkeypatch)
        asked = asyncio.create_task(http.get_guild(1))
        await asyncio.sleep(0.1)
        asked.cancel()
        assert 3.5 < await seconds_of(http) < 5
        assert line.asked == 3

    it_is_heard_of()


def test_who_only_waits_lets_nobody_go_before_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    @in_virtual_time
    async def nobody_goes() -> None:
        http = library(line := Line(5.0), monkeypatch)
        told = asyncio.create_task(http.get_guild(1))
        await asyncio.sleep(0.1)
        waits = asyncio.create_task(http.get_guild(2))
        await asyncio.sleep(0.1)
        waits.cancel()
        await asyncio.sleep(4)
        assert line.asked == 1
        assert (await told)["name"] == "here"
        assert await seconds_of(http) < 0.1

    nobody_goes()
