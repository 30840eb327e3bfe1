"""How many steps a second random playouts of Saskop make, and how many of full decisions for everybody."""

import random
import time

from engine.dealing import Dealt
from engine.games.saskop import PACK, SASKOP, Options, State

DEALS = 300


def begun(chance: random.Random) -> State:
    """A deal of shuffled cards."""
    pack = list(PACK)
    chance.shuffle(pack)
    hands = tuple(tuple(pack[first : first + 9]) for first in (0, 9, 18, 27))
    return SASKOP.begin(Options(), chance.randrange(4), Dealt(hands))


def playout(chance: random.Random, *, everybody: bool) -> int:
    """Play at random to the end, asking everybody or only those waited for; returns the number of steps."""
    state, steps = begun(chance), 0
    while waiting := SASKOP.waiting_for(state):
        seats = range(4) if everybody else waiting
        may = [(seat, action) for seat in seats for each in SASKOP.decisions(state, seat) for action in each.actions]
        state = SASKOP.apply(state, *chance.choice(may)).state
        steps += 1
    return steps


def main() -> None:
    """Play and count."""
    for everybody, asked in ((True, "asking everybody at each step"), (False, "asking only whom the table waits for")):
        chance = random.Random(1)
        began = time.perf_counter()
        steps = sum(playout(chance, everybody=everybody) for _ in range(DEALS))
        print(f"playouts: {steps / (time.perf_counter() - began):,.0f} steps a second, {asked}")  # noqa: T201


if __name__ == "__main__":
    main()
