"""Edits begin one at a time, the awaited ones first, and while the loop is late only those that waited long enough."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.gateway.messages import turnstile
from bot.gateway.messages.lag import Lateness
from bot.gateway.messages.turnstile import Turnstile


@pytest.fixture
def late() -> Lateness:
    return Lateness()


@pytest.fixture
async def gate(late: Lateness) -> AsyncIterator[Turnstile]:
    gate = Turnstile(late)
    yield gate
    await gate.stop()


async def go(gate: Turnstile, name: str, through: list[str], *, is_awaited: bool) -> None:
    await gate.turn(name, is_awaited=is_awaited)
    through.append(name)


async def overtaken(gate: Turnstile) -> tuple[list[str], asyncio.Task[None]]:
    """A post nobody waits for comes first, and a hand that somebody waits for goes through before it."""
    through: list[str] = []
    waiting = asyncio.create_task(go(gate, "post", through, is_awaited=False))
    await asyncio.sleep(0)
    await go(gate, "hand", through, is_awaited=True)
    assert through == ["hand"]
    return through, waiting


async def test_the_awaited_begin_first_and_the_others_in_their_order(gate: Turnstile) -> None:
    through: list[str] = []
    async with asyncio.TaskGroup() as tasks:
        for name in ("post", "hand of an onlooker", "hand of the next player"):
            tasks.create_task(go(gate, name, through, is_awaited="next" in name))
    assert through == ["hand of the next player", "post", "hand of an onlooker"]


async def test_others_that_are_ready_have_their_turn_between_two_edits(gate: Turnstile) -> None:
    through: list[str] = []

    async def edit(name: str) -> None:
        await gate.turn(name, is_awaited=True)
        through.append(name)
        asyncio.get_running_loop().call_soon(through.append, f"answer beside {name}")

    async with asyncio.TaskGroup() as tasks:
        for name in ("one", "two"):
            tasks.create_task(edit(name))
    assert through == ["one", "answer beside one", "two", "answer beside two"]


async def test_while_the_loop_is_late_edits_wait_as_long_as_they_may(
    gate: Turnstile, late: Lateness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turnstile, "SOON", 0.02)
    late.seconds = 1.0
    through, waiting = await overtaken(gate)
    late.seconds = 0.0
    await waiting
    assert through == ["hand", "post"]


async def test_while_there_is_much_to_do_only_those_go_through_that_somebody_waits_for(
    gate: Turnstile, late: Lateness
) -> None:
    late.share = 0.9
    through, waiting = await overtaken(gate)
    late.share = 0.0
    await waiting
    assert through == ["hand", "post"]


async def test_nobody_stands_behind_one_who_is_held_back(gate: Turnstile, late: Lateness, monkeypatch: Any) -> None:
    monkeypatch.setattr(turnstile, "LATER", 0.2)
    late.share = 0.9
    _, waiting = await overtaken(gate)  # though the post has to go sooner
    await waiting


async def test_what_somebody_comes_to_wait_for_waits_no_longer(gate: Turnstile, late: Lateness) -> None:
    late.share = 0.9
    through: list[str] = []
    waiting = [asyncio.create_task(go(gate, name, through, is_awaited=False)) for name in ("post", "hand")]
    await asyncio.sleep(0)
    gate.hurry("hand")
    await waiting[1]
    assert through == ["hand"]
    late.share = 0.0
    await waiting[0]


async def test_who_gives_up_is_not_waited_for(gate: Turnstile) -> None:
    through: list[str] = []
    first = asyncio.create_task(go(gate, "first", through, is_awaited=True))
    second = asyncio.create_task(go(gate, "second", through, is_awaited=True))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert through == ["second"]
