"""How many steps a second random playouts make by game, and how many with full decisions for everybody."""

import random
import sys
import time
from typing import Any

from engine.actions import Cut
from engine.games import GAMES
from tests.properties.random_deals import shuffled_start

DEALS = 300


def playout(begun: Any, rules: Any, players: int, chance: random.Random, *, everybody: bool) -> int:
    """Play at random to the end, asking everybody or only those waited for; returns the number of steps."""
    state, steps = begun, 0
    while waiting := rules.waiting_for(state):
        seats = range(players) if everybody else waiting
        may = [(seat, action) for seat in seats for each in rules.decisions(state, seat) for action in each.actions]
        state = rules.apply(state, *chance.choice(may)).state
        steps += 1
    return steps


def begun(game: str, chance: random.Random) -> tuple[Any, Any, int]:
    """A deal of shuffled cards under random house rules: its state, its game, how many play."""
    start = shuffled_start(game, chance)
    dealt = start.rules.deal(start.options, start.dealer, start.players, start.pack, Cut(start.rules.cut_styles[0]))
    return start.rules.begin(start.options, start.dealer, dealt, None), start.rules, start.players


def main() -> None:
    """Play and count."""
    for game in [name for name in sys.argv[1:] if name in GAMES] or sorted(GAMES):
        figures = []
        for everybody in (False, True):
            chance = random.Random(1)
            deals = [begun(game, chance) for _ in range(DEALS)]
            began = time.perf_counter()
            steps = sum(playout(*deal, chance, everybody=everybody) for deal in deals)
            figures.append(f"{steps / (time.perf_counter() - began):,.0f}")
        alone, all_asked = figures
        print(f"playouts, {game}: {alone} steps a second, {all_asked} asking everybody at each step")  # noqa: T201


if __name__ == "__main__":
    main()
