"""Every game: strong computers against the rule of thumb, and that against chance, in duplicate matches.

python tests/bench/matches.py [--deals 4] [--thumbs 40] [--games saskop skat] [--seed 1]
python tests/bench/matches.py --sets [--least 40] [--most 400] [--games skat]

With --sets normal computers play the rule of thumb in each set of rules that a game has, so many deals at least, and
then until the difference stands well clear of nothing, or for so many at most. Each game is played as its tables start
but for that, for its usual number of players, in its own points; where it has none, one a deal won. `make
bench-players` plays more deals; one match by itself, and its spread, by tests/bench/players.py.
"""

import argparse
import sys
import time
from itertools import islice, product
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.games import GAMES
from tests.bench.players import Timed, player_of, table_of
from tests.support.arena import Strength, duplicate, strength

WANTED = 3.0
"""How many standard errors a difference must be above nothing."""
CLEAR = 4.0
"""How many where play goes on until it is: more than wanted, for who looks often sees chance once."""
BLOCK = 20
"""After so many deals it is looked at."""


def match(
    table: tuple[str, str | None], players: tuple[str, str], deals: tuple[int, int], seed: int
) -> tuple[str, Strength]:
    """One match at a table of a game and a set of its rules, of as many deals as must be and may be; and its line."""
    (game, of_set), (first, second), (least, most) = table, players, deals
    player, began = Timed(player_of(first)), time.perf_counter()
    playing, results = duplicate(player, player_of(second), table_of(game, None, [], of_set), seed, most), []
    while block := list(islice(playing, least if not results else BLOCK)):
        results += block
        found = strength(results)
        if found.edge > CLEAR * found.error:
            break
    marks, errors = quantiles(player.moves, n=100, method="inclusive"), found.edge / found.error if found.error else 0.0
    name = game if of_set is None else f"{game} {of_set}"
    return (
        f"{name:32} {first:>6} - {second:6} {found!s:48} {errors:5.1f} errors  a move p50 {marks[49]:6.2f} "
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
    parser.add_argument("--sets", action="store_true", help="each set of rules, normal against the rule of thumb")
    parser.add_argument("--least", type=int, default=40, help="deals of each set at least")
    parser.add_argument("--most", type=int, default=400, help="deals of each set at most")
    asked = parser.parse_args()
    usual: list[tuple[str, str | None]] = [(game, None) for game in asked.games]
    sets = [(game, name) for game in asked.games for name in GAMES[game].rule_sets]
    matches = [
        *product(usual, [(("simple", "random"), (asked.thumbs, asked.thumbs))]),
        *product(usual, [(("strong", "simple"), (asked.deals, asked.deals))]),
    ]
    if asked.sets:
        matches = [(table, (("normal", "simple"), (asked.least, asked.most))) for table in sets]
    short = []
    for table, (players, deals) in matches:
        line, found = match(table, players, deals, asked.seed)
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
        if found.edge <= WANTED * found.error:
            short.append(f"{players[0]} in {' '.join(filter(None, table))}")
    told = ", ".join(short) or "none"
    sys.stdout.write(f"not better by more than {WANTED:g} standard errors: {told}\n")


if __name__ == "__main__":
    main()
