"""House rules as data: sets of them with a name, and options that hang on others."""

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from engine.games import GAMES
from engine.options import Value, idle_options, option, read_options


@dataclass(frozen=True, slots=True)
class Rules:
    """Some that hang on each other."""

    knocking: bool = option(False, True)
    knockers: str = option("all", "eldest", under={"knocking": (True,)})
    must: bool = option(False, True, under={"knocking": (True,), "knockers": ("all",)})
    partner: str = option("ace", "jack", players=(5,))
    alone: bool = option(False, True, under={"partner": ("jack",)})


@pytest.mark.parametrize(
    ("given", "players", "idle"),
    [
        pytest.param({}, 5, {"knockers", "must", "alone"}, id="what hangs on something that is off"),
        pytest.param({"knocking": True}, 5, {"alone"}, id="nothing of what is on"),
        pytest.param(
            {"knocking": True, "knockers": "eldest"}, 5, {"must", "alone"}, id="all that it hangs on must hold"
        ),
        pytest.param({"knockers": "all"}, 5, {"knockers", "must", "alone"}, id="what hangs on an idle one is idle"),
        pytest.param({"partner": "jack"}, 5, {"knockers", "must"}, id="a value that is wanted"),
        pytest.param({"partner": "jack"}, 4, {"knockers", "must", "partner", "alone"}, id="among others than these"),
    ],
)
def test_an_option_that_hangs_on_another_is_idle_without_it(
    given: Mapping[str, Value], players: int, idle: set[str]
) -> None:
    assert idle_options(Rules, given, players) == idle


@pytest.mark.parametrize("game", GAMES)
def test_the_sets_of_a_game_can_be_played_and_each_is_another(game: str) -> None:
    rules = GAMES[game]
    assert rules.usual_set in rules.rule_sets
    sets = [read_options(rules.options, given) for given in rules.rule_sets.values()]
    assert all(rules.players(options) for options in sets)
    assert len({*sets}) == len(sets)


@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_hangs_on_is_there_and_no_set_names_what_would_change_nothing(game: str) -> None:
    rules = GAMES[game]
    options = rules.options()
    for players in rules.players(options):
        idle_options(rules.options, {}, players)
    for given in rules.rule_sets.values():
        counts = rules.players(read_options(rules.options, given))
        idle = frozenset.intersection(*(idle_options(rules.options, given, count) for count in counts))
        assert not idle & given.keys()
