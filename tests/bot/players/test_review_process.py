"""The process that reviews deals: one at a time, it says how far it is, and par stands still meanwhile."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator

import pytest

from bot.players.finished import Review, ReviewedChoice
from bot.players.worker import ParProcess, ReviewProcess, RulesChanged, WorkerFailed
from tests.bot.players.test_par import STANDING_IN, question

ASKED = question()
FOUND = Review((ReviewedChoice(3, 1, "pass", "bid 6", 0.5),), (0, 2))
PRINTED = f"print('{json.dumps({'at': 1, 'of': 2})}'); print('''{FOUND.write()}''')"


@pytest.fixture
async def process(request: pytest.FixtureRequest) -> AsyncIterator[ReviewProcess]:
    found = ReviewProcess((sys.executable, "-c", STANDING_IN.format(request.param)))
    yield found
    await found.rest()


@pytest.mark.parametrize("process", [PRINTED], indirect=True)
async def test_it_says_how_far_it_is_and_answers_one_after_the_other(process: ReviewProcess) -> None:
    told: list[tuple[int, int]] = []
    found = await asyncio.gather(*(process.review(ASKED, lambda at, of: told.append((at, of))) for _ in range(3)))
    assert found == [FOUND] * 3
    assert told == [(1, 2)] * 3


@pytest.mark.parametrize(
    "process", ["print('[1, 2]')", "print('{}')", "print('\"KeyError\"')", "sys.exit(1)"], indirect=True
)
async def test_rubbish_and_a_process_that_ends_are_failures(process: ReviewProcess) -> None:
    for _ in range(2):
        with pytest.raises(WorkerFailed):
            await process.review(ASKED)


@pytest.mark.parametrize("process", ["print('\"changed\"')"], indirect=True)
async def test_a_deal_that_cannot_be_gone_through_is_told_from_a_failure(process: ReviewProcess) -> None:
    with pytest.raises(RulesChanged):
        await process.review(ASKED)


async def test_a_review_that_never_comes_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.players.worker.MAX_REVIEW_SECONDS", 0.05)
    process = ReviewProcess((sys.executable, "-c", STANDING_IN.format("pass")))
    with pytest.raises(WorkerFailed):
        await process.review(ASKED)
    await process.rest()


@pytest.mark.parametrize("process", [PRINTED], indirect=True)
async def test_who_waits_is_counted(process: ReviewProcess) -> None:
    said: list[bool] = []
    process._on_busy = said.append
    await asyncio.gather(process.review(ASKED), process.review(ASKED))
    await process.review(ASKED)
    assert said == [True, False, True, False]


async def test_par_stands_still_for_tables_and_for_reviews_and_goes_on_when_neither_waits() -> None:
    par, said = ParProcess(("unused",)), list[bool]()
    par._worker.pause = said.append  # type: ignore[method-assign]
    par.pause(True)
    par.pause_for_review(True)
    par.pause(False)
    assert said == [True]
    par.pause_for_review(False)
    assert said == [True, False]
