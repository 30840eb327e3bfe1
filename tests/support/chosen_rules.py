"""House rules a game may be played by: of a game with few all of them, of one with many enough to try."""

import random
from collections.abc import Iterator
from itertools import product
from math import prod

from bot.tables.rule_sets import set_rules, usual_rules
from engine.games import GAMES
from engine.options import Value, allowed_values

MANY = 80
"""So many combinations are tried all; of more the sets, and some by lot."""


def chosen_rules(game: str, *, by_lot: int = 20, each_value: bool = False) -> Iterator[dict[str, Value]]:
    """Each of them once, in an order that stays. each_value: with every single change of the usual set."""
    allowed = allowed_values(GAMES[game].options)
    if prod(map(len, allowed.values())) <= MANY:
        for values in product(*allowed.values()):
            yield dict(zip(allowed, values, strict=True))
        return
    seen: list[dict[str, Value]] = []
    for options in _some(game, by_lot, each_value=each_value):
        if options not in seen:
            seen.append(options)
            yield options


def _some(game: str, by_lot: int, *, each_value: bool) -> Iterator[dict[str, Value]]:
    allowed, usual, chance = allowed_values(GAMES[game].options), usual_rules(game), random.Random(game)
    for name in GAMES[game].rule_sets:
        yield set_rules(game, name)
    for name, values in allowed.items() if each_value else ():
        for value in values:
            yield {**usual, name: value}
    for pick in (0, -1):
        yield {name: values[pick] for name, values in allowed.items()}
    for _ in range(by_lot):
        yield {name: chance.choice(values) for name, values in allowed.items()}
