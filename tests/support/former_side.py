"""What `Former` runs with an older commit's modules: a line of JSON in for a question, a line out for its answer.

It keeps to what those modules have had for long.
"""

import json
import random
import sys
import time
from dataclasses import replace
from typing import Any

from bot.players.simple import Simple
from engine.actions import read_action
from engine.cards import read_cards
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.options import allowed_values, read_options


class Told:
    """The deal that was told last, after each of its actions, so that only what came since is carried out."""

    def __init__(self) -> None:
        self._start: dict[str, Any] = {}
        self._actions: list[list[Any]] = []
        self._deals: list[Deal] = []

    def deal(self, start: dict[str, Any], actions: list[list[Any]]) -> Deal:
        """What is told now."""
        if start != self._start:
            self._start, self._actions, self._deals = start, [], [Deal(started(start))]
        known = 0
        while self._actions[known : known + 1] == actions[known : known + 1] != []:
            known += 1
        self._actions = actions
        del self._deals[known + 1 :]
        for seat, action in actions[known:]:
            self._deals.append(self._deals[-1].act(seat, read_action(action)))
        return self._deals[-1]


def started(told: dict[str, Any]) -> Start:
    """The start, without the options that these rules do not know yet."""
    options = GAMES[told["game"]].options
    known = {name: value for name, value in told["options"].items() if name in allowed_values(options)}
    return Start(told["game"], read_options(options, known), told["players"], told["dealer"], read_cards(told["pack"]))


def player_of(level: str, effort: float) -> Any:
    """The player of a level, at so much of its effort."""
    if level == "easy":
        return Simple()
    from bot.players import searching  # noqa: PLC0415 - it takes seconds

    full = {"normal": searching.NORMAL, "strong": searching.STRONG}[level]
    less = replace(full, worlds=max(1, round(effort * full.worlds)), cards=round(effort * full.cards))
    return searching.Searching(less, clock=time.process_time)


def main() -> None:
    """Answer as long as somebody asks."""
    player, told = player_of(sys.argv[1], float(sys.argv[2])), Told()
    for line in sys.stdin:
        asked = json.loads(line)
        deal = told.deal(asked["start"], asked["actions"])
        action = player.choose(deal.view(asked["seat"]), random.Random(asked["lots"]))
        sys.stdout.write(json.dumps(None if action is None else str(action)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
