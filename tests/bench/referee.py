"""How many requests with complete deals the referee answers a minute on one core, as a program of its own."""

import json
import random
import subprocess
import sys
import time

from engine.dealing import Dealt
from engine.games.saskop import PACK, SASKOP, Options

REQUESTS = 4000


def request(number: int) -> str:
    """A whole deal of Saskop, played at random, as a request."""
    chance = random.Random(number)
    pack = list(PACK)
    chance.shuffle(pack)
    hands = tuple(tuple(pack[first : first + 9]) for first in (0, 9, 18, 27))
    state, actions = SASKOP.begin(Options(), number % 4, Dealt(hands)), []
    while SASKOP.waiting_for(state):
        may = [(seat, action) for seat in range(4) for each in SASKOP.decisions(state, seat) for action in each.actions]
        seat, action = chance.choice(may)
        state = SASKOP.apply(state, seat, action).state
        actions.append(f"{seat} {action}")
    held = [[str(card) for card in hand] for hand in hands]
    return json.dumps({"id": number, "game": "saskop", "dealer": number % 4, "hands": held, "actions": actions})


def main() -> None:
    """Ask and count."""
    some = [request(number) for number in range(200)]
    lines = "\n".join(some * (REQUESTS // len(some))).encode()
    began = time.perf_counter()
    done = subprocess.run((sys.executable, "-m", "engine"), input=lines, capture_output=True, check=True)
    seconds = time.perf_counter() - began
    answered = done.stdout.count(b'"phase":"done"')
    print(f"referee: {answered / seconds * 60:,.0f} requests with complete deals a minute")  # noqa: T201


if __name__ == "__main__":
    main()
