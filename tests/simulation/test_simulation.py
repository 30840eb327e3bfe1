"""Some forty evenings of the whole bot in virtual time; `make simulate` plays hundreds, and thousands when asked."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.phrases import LANGUAGES
from bot.sandbox.recorder import RestCall
from tests.simulation.plan import draw_language
from tests.simulation.running import Company, Options
from tests.simulation.spoken import keys_shown

AT_ONCE = 8
SEEDS = range(1, 33)
CALM = range(1, 4)


def seeds(first: int, count: int) -> list[str]:
    return [str(seed) for seed in range(first, first + count)]


@pytest.fixture(scope="module")
def company() -> Iterator[Company]:
    with closing(Company()) as company:
        yield company


def failures(company: Company, numbers: list[str], options: Options) -> str:
    """What was wrong, after the line that repeats it."""
    words = "python -m tests.simulation --show" + (" --calm" if options.calm else "")
    told = [each for each in company.play(numbers, options) if each["found"]]
    return "\n".join(
        f"{words} --seeds {each['seed']} {each['seed']}\n  {each['plan']}\n  " + "\n  ".join(each["found"][:12])
        for each in told
    )


@pytest.mark.parametrize("first", SEEDS[::AT_ONCE])
def test_whatever_goes_wrong_everything_stands_right_when_it_is_quiet(company: Company, first: int) -> None:
    found = failures(company, seeds(first, AT_ONCE), Options())
    assert not found, found


def test_in_calm_weather_too(company: Company) -> None:
    found = failures(company, [str(seed) for seed in CALM], Options(calm=True))
    assert not found, found


def test_the_same_seed_gives_the_same_evening_in_whatever_process(company: Company) -> None:
    here = {each["seed"]: each for each in company.play(["7", "8"], Options())}  # warmed, one after the other
    environment = os.environ | {"PYTHONHASHSEED": "12345"}
    words = [sys.executable, "-m", "tests.simulation", "--seeds", "8", "8", "--json"]  # cold, alone
    root = Path(__file__).parents[2]
    done = subprocess.run(words, capture_output=True, env=environment, cwd=root, check=True)  # noqa: S603
    there = json.loads(done.stdout.splitlines()[0])
    assert there["events"] == here["8"]["events"] > 100
    assert there["trace"] == here["8"]["trace"]


@pytest.mark.parametrize(
    ("seed", "options", "named"),
    [
        ("2", Options(calm=True, game="saskop", planted="deaf"), "one_message_stands_for_a_table: .* is old: "),
        ("116", Options(planted="forgetful"), "slow_turns_have_one_reminder: .* was called 2 times at table"),
        ("14", Options(calm=True, game="schafkopf", planted="astray"), "led_on: .* does not ask what that leads to"),
    ],
    ids=["deaf", "forgetful", "astray"],
)
def test_a_fault_of_the_bots_is_found(company: Company, seed: str, options: Options, named: str) -> None:
    """The alarm itself: a planted fault does not go unnoticed, for just its reason, and without it all is well."""
    found = next(company.play([seed], options))["found"]
    assert any(re.search(named, each) for each in found), found
    assert not next(company.play([seed], replace(options, planted="")))["found"]


def test_a_hectic_evening_of_two_processes_goes_well(company: Company) -> None:
    told = next(company.play(["15"], Options(game="schafkopf", hectic=True, split=True)))
    assert told["found"] == []
    assert told["troubles"]["two processes"] == 1


def test_a_raw_key_is_found_wherever_it_is_read() -> None:
    menu = {"type": 3, "custom_id": "lp:1:1.1:go-there", "placeholder": "menu-nowhere", "options": [
        {"label": "♣ ace-of-clubs", "value": "no-key-here"}]}  # fmt: skip
    body = {"content": "Schafkopf by twenty-one in </table open:7>", "components": [{"components": [menu]}]}
    call = RestCall("send", "POST", "", "", {}, {}, counted=True, at=0.0, body=body)
    words = " ".join(keys_shown([call, call]))
    assert "menu-nowhere is shown 2 times" in words
    assert "ace-of-clubs" in words
    assert not {"no-key-here", "go-there"} & set(words.split())


def test_evenings_are_spent_in_every_language() -> None:
    assert {draw_language(str(seed)) for seed in SEEDS} == set(LANGUAGES)
