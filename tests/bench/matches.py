"""Every game: strong computers against the rule of thumb, and that against chance, in duplicate matches.

python tests/bench/matches.py [--deals 4] [--thumbs 40] [--games saskop skat] [--seed 1]

Each game is played as its tables start, for its usual number of players, in its own points; where it has none, one a
deal won. `make bench-players` plays more deals; one match by itself, and its spread, by tests/bench/players.py.
"""

import argparse
import sys
import time
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.games import GAMES
from tests.bench.players import PLAYERS, Timed, table_of
from tests.support.arena import Strength, duplicate, strength

WANTED = 3.0
"""How many standard errors a difference must be above nothing."""


def match(game: str, first: str, second: str, deals: int, seed: int) -> tuple[str, Strength]:
    """One match and its line."""
    player, began = Timed(PLAYERS[first]()), time.perf_counter()
    found = strength(list(duplicate(player, PLAYERS[second](), table_of(game, None, []), seed, deals)))
    marks, errors = quantiles(player.moves, n=100, method="inclusive"), found.edge / found.error if found.error else 0.0
    return (
        f"{game:20} {first:>6} - {second:6} {found!s:48} {errors:5.1f} errors  a move p50 {marks[49]:6.2f} "
        f"p95 {marks[94]:6.1f} max {max(player.moves):6.0f} ms  ({time.perf_counter() - began:.0f} s)",
        found,
    )


def main() -> None:
    """Play them all."""
    parser = argparse.ArgumentParser(description="Duplicate matches in every game.")
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--thumbs", type=int, default=40, help="deals of the rule of thumb against chance")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    short = []
    for first, second, deals in (("simple", "random", asked.thumbs), ("strong", "simple", asked.deals)):
        for game in asked.games:
            line, found = match(game, first, second, deals, asked.seed)
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
            if found.edge <= WANTED * found.error:
                short.append(f"{first} in {game}")
    told = ", ".join(short) or "none"
    sys.stdout.write(f"not better by more than {WANTED:g} standard errors: {told}\n")


if __name__ == "__main__":
    main()
