"""Which set of house rules a table is nearest to, what of it is otherwise, and what a house rule hangs on."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from bot.tables import rule_sets
from bot.tables.rule_sets import differences, lacking, nearest_set, rules_that_matter, set_rules, usual_rules
from engine.games import GAMES
from engine.options import Value, option


@dataclass(frozen=True, slots=True)
class PubOptions:
    """A rule that another hangs on, on which a third does; and one for four alone."""

    pot: bool = option(False, True)
    size: str = option("small", "big", under={"pot": (True,)})
    ending: str = option("split", "last", "none", under={"size": ("big",)})
    pairs: bool = option(False, True, players=(4,))
    price: str = option("1", "2", "5")


class Pub:
    """A game of which only the house rules are asked."""

    options = PubOptions
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = {
        "book": {}, "list": {"price": "2"}, "pub": {"pot": True, "price": "5"}, "quiet": {"ending": "none"},
    }  # fmt: skip
    usual_set = "list"

    def players(self, _: Any) -> tuple[int, ...]:
        return (3, 4)


@pytest.fixture(autouse=True)
def pub(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_sets, "GAMES", {**GAMES, "pub": Pub()})


def rules(**changed: Value) -> dict[str, Value]:
    return {**set_rules("pub", "book"), **changed}


def test_a_set_has_all_rules_and_the_usual_one_is_what_tables_start_with() -> None:
    assert set_rules("pub", "book") == {
        "pot": False, "size": "small", "ending": "split", "pairs": False, "price": "1",
    }  # fmt: skip
    assert usual_rules("pub") == rules(price="2")
    assert set_rules("pub", "pub") == rules(pot=True, price="5")


@pytest.mark.parametrize(
    ("options", "players", "nearest", "different"),
    [
        ({}, 4, "book", []),
        ({"price": "2"}, 4, "list", []),
        ({"pot": True, "price": "5"}, 4, "pub", []),
        ({"pot": True, "price": "2"}, 4, "list", ["pot"]),
        ({"pot": True, "size": "big", "price": "5"}, 3, "pub", ["size"]),
        ({"pot": True, "size": "big", "ending": "last", "price": "5"}, 3, "pub", ["size", "ending"]),
        ({"size": "big", "ending": "last"}, 3, "book", []),
        ({"ending": "none"}, 3, "quiet", []),
        ({"pairs": True}, 3, "book", []),
        ({"pairs": True}, 4, "book", ["pairs"]),
        ({"pairs": True}, 0, "book", ["pairs"]),
        ({"price": "5"}, 4, "list", ["price"]),
    ],
)
def test_the_nearest_set_is_that_with_the_fewest_differences_that_matter(
    options: dict[str, Value], players: int, nearest: str, different: list[str]
) -> None:
    assert nearest_set("pub", rules(**options), players) == nearest
    assert differences("pub", rules(**options), players, nearest) == different


def test_what_was_not_written_down_is_as_first_listed() -> None:
    assert nearest_set("pub", {"price": "2"}, 4) == "list"
    assert differences("pub", {"price": "2", "gone": "x"}, 4, "list") == []


@pytest.mark.parametrize(
    ("options", "players", "matter"),
    [
        ({}, 3, ["pot", "price"]),
        ({}, 4, ["pot", "pairs", "price"]),
        ({}, 0, ["pot", "pairs", "price"]),
        ({"pot": True}, 3, ["pot", "size", "price"]),
        ({"pot": True, "size": "big"}, 3, ["pot", "size", "ending", "price"]),
        ({"size": "big"}, 3, ["pot", "price"]),
    ],
)
def test_a_rule_matters_where_those_it_hangs_on_do(options: dict[str, Value], players: int, matter: list[str]) -> None:
    assert rules_that_matter("pub", rules(**options), players) == matter


def test_what_a_rule_lacks_is_told_to_the_bottom() -> None:
    assert lacking("pub", rules(), "ending") == {"pot": (True,), "size": ("big",)}
    assert lacking("pub", rules(size="big"), "ending") == {"pot": (True,)}
    assert lacking("pub", rules(pot=True), "ending") == {"size": ("big",)}
    assert lacking("pub", rules(), "price") == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_set_of_every_game_is_nearest_to_itself(game: str) -> None:
    for name in GAMES[game].rule_sets:
        options = set_rules(game, name)
        for players in (0, *GAMES[game].players(GAMES[game].options(**options))):
            assert nearest_set(game, options, players) == name
            assert differences(game, options, players, name) == []
