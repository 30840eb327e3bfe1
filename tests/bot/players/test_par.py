"""Par: the same for the same deal each time, asked of a process in lines, and standing still while it is to."""

import asyncio
import json
import random
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from threading import Thread
from typing import Any

import pytest

from bot.players import par
from bot.players.finished import FinishedDeal, JudgedChoice, ParFound, Wanted, read_question
from bot.players.par import par_of
from bot.players.simple import Simple
from bot.players.worker import PAUSE, RESUME, ParProcess, PauseGate, RulesChanged, WorkerFailed, answer
from engine.cards import Suit
from engine.errors import UnusableDeal
from engine.games import GAMES
from engine.match import Carried
from engine.options import read_options
from tests.support.soak import either

ALL = [pytest.param(game, id=game) for game in GAMES]


def question(game: str = "saskop", seed: int = 1) -> FinishedDeal:
    """A deal that was cut; nothing else has been done in it."""
    rules = GAMES[game]
    options = read_options(rules.options, rules.table_options)
    players = rules.players(options)[0]
    pack = list(rules.pack(options, players))
    random.Random(seed).shuffle(pack)
    asked = FinishedDeal(game, rules.table_options, players, 1, tuple(pack), None, (), f"{seed:064x}")
    return replace(asked, actions=((asked.start().cutter, f"cut {rules.cut_styles[0]}"),))


@pytest.mark.parametrize("game", ALL)
def test_par_is_a_figure_for_each_seat_and_the_same_each_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par, "PLAYS", either(2, par.PLAYS))
    asked = question(game)
    found = par_of(asked, Simple())
    assert len(found) == asked.players
    assert found == par_of(read_question(asked.write(Wanted.PAR))[1], Simple())


def test_a_question_is_one_line_and_read_as_it_was_written() -> None:
    for asked in (question(), replace(question(), carried=Carried(Suit.HEARTS, 2)), question("doppelkopf")):
        for wanted in Wanted:
            assert "\n" not in asked.write(wanted)
            assert read_question(asked.write(wanted)) == (wanted, asked)


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "bridge"},
        {"options": {"strict": "perhaps"}},
        {"players": 3},
        {"pack": question().pack[1:]},
        {"actions": ((0, "bid 6"),)},
        {"actions": ()},
    ],
)
def test_a_deal_that_todays_rules_do_not_know_has_none(changes: dict[str, object]) -> None:
    asked = replace(question(), **changes)
    with pytest.raises(UnusableDeal):
        par_of(asked, Simple())
    assert json.loads(answer(asked.write(Wanted.PAR), PauseGate())) == "changed"


def test_what_cannot_be_read_is_answered_by_its_kind_alone() -> None:
    assert json.loads(answer("rubbish", PauseGate())) == "JSONDecodeError"


def test_time_stands_still_while_tables_wait_for_computers() -> None:
    gate = PauseGate()
    assert not gate.said("{}")
    assert gate.said(PAUSE)
    asking = Thread(target=gate.clock)
    asking.start()
    asking.join(0.05)
    assert asking.is_alive()
    assert gate.said(RESUME)
    asking.join(10)
    assert not asking.is_alive()


FOUND = ParFound((1.0, 0.5, 1.0, 0.5), (JudgedChoice(3, 2, -1.0), JudgedChoice(4, 0)))
SAID, UNSKILLED = FOUND.write(), ParFound(FOUND.values).write()
TOO_FEW = [
    ParFound(FOUND.values[:3]),
    ParFound(FOUND.values, (JudgedChoice(3, 4),)),
    ParFound(FOUND.values, left=(1,)),
    ParFound(FOUND.values, standings=((0.5,),)),
    ParFound(FOUND.values, standings=(FOUND.values,)),
]
RUBBISH = [
    *(f"print('{each.write()}')" for each in TOO_FEW),
    *(f"print('{said}')" for said in ("[1, 2]", "{}", "what?", "3")),
    "sys.exit(1)",
]
STANDING_IN = """
import sys
for line in sys.stdin:
    word = line.strip()
    if word in ("pause", "resume"):
        heard = word
    else:
        {}
        sys.stdout.flush()
"""


@pytest.fixture
async def process(request: pytest.FixtureRequest) -> AsyncIterator[ParProcess]:
    found = ParProcess((sys.executable, "-c", STANDING_IN.format(request.param)))
    yield found
    await found.rest()


@pytest.mark.parametrize("process", [f"print('{SAID}')"], indirect=True)
async def test_one_process_answers_deal_after_deal_and_begins_anew_after_a_rest(process: ParProcess) -> None:
    for _ in range(2):
        assert await process.play(question()) == FOUND
        assert await process.play(question()) == FOUND
        await process.rest()


@pytest.mark.parametrize("process", [f"print('{SAID}' if heard == 'pause' else '{UNSKILLED}')"], indirect=True)
async def test_a_process_that_begins_while_tables_wait_is_told_so(process: ParProcess) -> None:
    process.pause(True)
    assert await process.play(question()) == FOUND
    process.pause(False)
    assert await process.play(question()) == ParFound(FOUND.values)


@pytest.mark.parametrize("process", RUBBISH, indirect=True)
async def test_rubbish_and_a_process_that_ends_are_failures_and_the_next_deal_gets_another(process: ParProcess) -> None:
    for _ in range(2):
        with pytest.raises(WorkerFailed):
            await process.play(question())


@pytest.mark.parametrize("process", ["print('\"changed\"')"], indirect=True)
async def test_a_deal_without_par_is_told_from_a_failure(process: ParProcess) -> None:
    with pytest.raises(RulesChanged):
        await process.play(question())


async def test_a_process_that_cannot_be_started_is_a_failure() -> None:
    with pytest.raises(WorkerFailed):
        await ParProcess(("/no/such/program",)).play(question())


@pytest.mark.parametrize("process", ["pass"], indirect=True)
async def test_who_does_not_wait_any_more_ends_the_process(process: ParProcess) -> None:
    asked = asyncio.create_task(process.play(question()))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked


@pytest.mark.parametrize("process", ["import time; time.sleep(60)"], indirect=True)
@pytest.mark.parametrize("is_running", [False, True])
async def test_however_often_it_is_told_to_stop_the_process_is_gone_then(
    process: ParProcess, is_running: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, real = asyncio.get_running_loop().create_future(), asyncio.create_subprocess_exec

    async def instead(*words: str, **more: Any) -> asyncio.subprocess.Process:
        begun = await real(*words, **more)
        started.set_result(begun)
        return begun

    monkeypatch.setattr("bot.players.worker.asyncio.create_subprocess_exec", instead)
    asked = asyncio.create_task(process.play(question()))
    await (started if is_running else asyncio.sleep(0))
    while not asked.done():
        asked.cancel()
        await asyncio.sleep(0)
    assert asked.cancelled()
    assert (await asyncio.wait_for(started, 60)).returncode is not None
