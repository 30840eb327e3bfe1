"""Thinking beside the event loop: on time whatever happens, in turn, and for nobody who has gone."""

import asyncio
import math
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from threading import Event
from typing import Any

import pytest

from bot.players.base import Player
from bot.players.simple import Simple
from bot.players.thinking import MOVE_SECONDS, PlayerOf, Thinking
from engine.actions import Action, Play
from engine.decisions import expand
from engine.views import View
from tests.bot.players.positions import playing
from tests.support.saskop_deals import random_deal
from tests.support.soak import either, seldom

VIEW = playing("AD 9D 8D", "7D KC 6D")
NATURAL = Simple().choose(VIEW, random.Random(1))
OTHER = next(Play(card) for card in VIEW.playable if Play(card) != NATURAL)
LATE_BY = 0.5
"""How late a machine that does much else may be with anything."""


class Searcher:
    """A search that takes until it is let go, and then finds another card than the rule of thumb."""

    def __init__(self) -> None:
        self.free, self.asked = Event(), 0
        self.begun = Event()
        self.seconds: list[float] = []
        self.clocks: list[Callable[[], float]] = []

    def player_of(self, level: str, seconds: float, clock: Callable[[], float]) -> Player:  # noqa: ARG002 - asked so
        self.asked += 1
        self.seconds.append(seconds)
        self.clocks.append(clock)
        return self

    def choose(self, view: View, chance: random.Random) -> Action | None:  # noqa: ARG002 - asked so
        self.begun.set()
        self.free.wait(10)
        return OTHER


@pytest.fixture
def searcher() -> Iterator[Searcher]:
    searcher = Searcher()
    yield searcher
    searcher.free.set()


@pytest.fixture
async def thinking(searcher: Searcher) -> AsyncIterator[Thinking]:
    with_one_search = warm(searcher.player_of)
    yield with_one_search
    searcher.free.set()
    with_one_search.close()


def warm(player_of: PlayerOf, **more: Any) -> Thinking:
    thinking = Thinking(random.Random(1), **({"searches": 1} | more), player_of=player_of)
    thinking.is_warm = True
    return thinking


async def test_what_a_search_finds_is_played(thinking: Thinking, searcher: Searcher) -> None:
    searcher.free.set()
    thought = thinking.begin("strong", VIEW, None)
    await thought.settle()
    assert await thought.answer() == OTHER


@pytest.mark.parametrize("seconds", [None, 0.05])
async def test_a_late_search_is_not_waited_for_and_the_log_says_so_without_cards(
    thinking: Thinking, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, seconds: float | None
) -> None:
    monkeypatch.setattr("bot.players.thinking.MOVE_SECONDS", 0.05)
    began, thought = time.monotonic(), thinking.begin("strong", VIEW, seconds)
    await thought.settle()
    assert 0.05 <= time.monotonic() - began < 0.05 + LATE_BY
    assert await thought.answer() == NATURAL
    said = capsys.readouterr().out
    assert "search-late" in said
    assert not [card for card in VIEW.hand if str(card) in said]


async def test_a_search_that_fails_leaves_the_move_to_the_rule_of_thumb(capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*_: object) -> Player:
        raise MemoryError

    thinking = warm(broken)
    thought = thinking.begin("normal", VIEW, None)
    await thought.settle()
    assert await thought.answer() == NATURAL
    assert "search-failed" in capsys.readouterr().out
    thinking.close()


async def test_before_it_is_warm_and_at_the_easy_level_nobody_searches(thinking: Thinking, searcher: Searcher) -> None:
    for is_warm, level in ((False, "strong"), (True, "easy")):
        thinking.is_warm = is_warm
        thought = thinking.begin(level, VIEW, None)
        await thought.settle()
        assert await thought.answer() == NATURAL
    assert searcher.asked == 0


class Loading:
    """What a search takes, loaded once it is let go."""

    def __init__(self) -> None:
        self.free, self.times = Event(), 0

    def __call__(self) -> None:
        self.times += 1
        self.free.wait(10)


async def test_search_is_loaded_once_by_the_first_that_is_wanted_in_its_own_time(searcher: Searcher) -> None:
    load = Loading()
    thinking = warm(searcher.player_of, load=load, searches=2)
    searcher.free.set()
    assert load.times == 0
    easy = thinking.begin("easy", VIEW, None)
    await easy.settle()
    assert load.times == 0
    thoughts = [thinking.begin("strong", VIEW, None) for _ in range(3)]
    load.free.set()
    for thought in thoughts:
        await thought.settle()
        assert await thought.answer() == OTHER
    assert load.times == 1
    thinking.close()


async def test_a_move_does_not_wait_for_loading_beyond_its_time_and_the_log_does_not_complain(
    searcher: Searcher, capsys: pytest.CaptureFixture[str]
) -> None:
    load = Loading()
    thinking = warm(searcher.player_of, load=load)
    searcher.free.set()
    early = thinking.begin("strong", VIEW, 0.05)
    await early.settle()
    assert await early.answer() == NATURAL
    assert "search-late" not in capsys.readouterr().out
    load.free.set()
    early.drop()
    later = thinking.begin("strong", VIEW, None)
    await later.settle()
    assert await later.answer() == OTHER
    thinking.close()


async def test_what_is_expected_is_loaded_before_it_is_asked_for_unless_there_is_no_search(searcher: Searcher) -> None:
    load = Loading()
    load.free.set()
    thinking = warm(searcher.player_of, load=load)
    thinking.is_warm = False
    thinking.expect()
    assert not await asyncio.to_thread(thinking.is_ready)
    assert load.times == 0
    thinking.is_warm = True
    for _ in range(2):
        thinking.expect()
    assert await asyncio.to_thread(thinking.is_ready)
    assert load.times == 1
    thinking.close()


async def test_who_stops_loads_nothing_and_hears_nothing_of_what_cannot_be_loaded(
    searcher: Searcher, capsys: pytest.CaptureFixture[str]
) -> None:
    begun, free = Event(), Event()

    def load() -> None:
        begun.set()
        free.wait(10)
        raise RuntimeError("can't register atexit after shutdown")

    thinking = warm(searcher.player_of, load=load)
    under_way = asyncio.create_task(asyncio.to_thread(thinking.is_ready))
    assert await asyncio.to_thread(begun.wait, 10)
    thinking.close()
    free.set()
    assert not await under_way
    assert capsys.readouterr().out == ""
    late = Loading()
    late.free.set()
    thinking = warm(searcher.player_of, load=late)
    thinking.close()
    assert not await asyncio.to_thread(thinking.is_ready)
    assert late.times == 0


async def test_nobodys_search_delays_an_easy_computer(thinking: Thinking, searcher: Searcher) -> None:
    thinking.begin("strong", VIEW, None)
    await asyncio.to_thread(searcher.begun.wait, 10)
    thought = thinking.begin("easy", VIEW, None)
    await asyncio.wait_for(thought.settle(), 60)
    assert not searcher.free.is_set()


async def test_a_table_that_has_moved_on_is_not_searched_for(thinking: Thinking, searcher: Searcher) -> None:
    running, waiting = thinking.begin("strong", VIEW, None), thinking.begin("strong", VIEW, None)
    await asyncio.to_thread(searcher.begun.wait, 10)
    assert searcher.clocks[0]() < math.inf
    waiting.drop()
    running.drop()
    assert searcher.clocks[0]() == math.inf, "its time is up at once"
    searcher.free.set()
    last = thinking.begin("strong", VIEW, None)
    await last.settle()
    assert searcher.asked == 2, "the one that waited was never begun"


async def test_the_more_wait_the_less_time_each_search_gets(thinking: Thinking, searcher: Searcher) -> None:
    thoughts = [thinking.begin("strong", VIEW, None)]
    await asyncio.to_thread(searcher.begun.wait, 10)
    thoughts += [thinking.begin("strong", VIEW, None) for _ in range(9)]
    searcher.free.set()
    for thought in thoughts:
        await thought.settle()
    alone, first, *_, last = searcher.seconds
    assert first <= MOVE_SECONDS / 5
    assert alone > MOVE_SECONDS / 2
    assert last > 2 * first


@pytest.fixture
def busy_processors() -> Iterator[None]:
    """Every processor is at work on something else, twice."""
    burning = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2 * len(os.sched_getaffinity(0)))
    ]
    yield
    for process in burning:
        process.kill()
        process.wait()


@pytest.mark.parametrize("seconds", [None, seldom(0.3)])
@pytest.mark.usefixtures("busy_processors")
async def test_a_strong_computer_is_on_time_on_a_busy_machine(seconds: float | None) -> None:
    deal = next(each for each in random_deal(3) if each.phase == "play")
    view = deal.view(deal.waiting_for[0])
    thinking = Thinking(random.Random(1))
    thinking.is_warm = True
    allowed = MOVE_SECONDS if seconds is None else seconds
    for _ in range(either(1, 3)):
        began, thought = time.monotonic(), thinking.begin("strong", view, seconds)
        await thought.settle()
        action = await thought.answer()
        assert time.monotonic() - began < allowed + LATE_BY
        assert action in set(expand(view.decisions))
        thought.drop()
    thinking.close()


async def test_who_pauses_for_tables_is_told_while_any_of_them_waits(searcher: Searcher) -> None:
    told: list[bool] = []
    thinking = warm(searcher.player_of, on_busy=told.append)
    first, second = (thinking.begin("strong", VIEW, 5.0) for _ in range(2))
    assert told == [True]
    searcher.free.set()
    for pending in (first, second):
        await pending.settle()
    await asyncio.sleep(0)
    assert told == [True, False]
    thinking.close()
