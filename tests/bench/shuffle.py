"""Packs that everybody shuffles: derived again by the independent script, and how even they are with one honest part.

python tests/bench/shuffle.py [--deals 10000] [--seed 1]
"""

import argparse
import math
import runpy
import sys
import time
from pathlib import Path
from random import Random

from engine.cards import write_cards
from engine.games import GAMES
from engine.shuffling import SharedShuffle

CHECK = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "check_shuffle.py"))
FEWEST = 0.001
"""A p below this is not chance any more."""


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(line + "\n")


def derived_again(game: str, deals: int, chance: Random) -> int:
    """How many packs of parts of several people the independent script finds too."""
    rules, same = GAMES[game], 0
    players = rules.players(rules.options())[0]
    new = rules.pack(rules.options(), players)
    for number in range(deals):
        parts = tuple(
            "" if chance.random() < 0.2 else chance.randbytes(chance.randint(1, 20)).hex() for _ in range(players)
        )
        shuffle = SharedShuffle(f"{game}-{number}", chance.randbytes(32).hex(), parts)
        again = CHECK["shuffle"](write_cards(new).split(" "), shuffle.secret, list(parts), shuffle.deal)
        same += " ".join(again) == write_cards(shuffle.order(new))
    return same


def p_of_even_places(cards: int, deals: int, chance: Random) -> float:
    """How likely counts of each card at each place as uneven as these are, where all but one part never change."""
    counts = [[0] * cards for _ in range(cards)]
    for _ in range(deals):
        parts = ("chosen", chance.randbytes(16).hex(), "to please", "")
        for place, card in enumerate(SharedShuffle("1-1", "00" * 32, parts).order(range(cards))):
            counts[card][place] += 1
    expected = deals / cards
    # Rows and columns have fixed sums, so the statistic is smaller by (n - 1) / n than a chi-square of (n - 1)^2.
    square = sum((count - expected) ** 2 / expected for row in counts for count in row) * (cards - 1) / cards
    freedom = (cards - 1) ** 2
    # Wilson and Hilferty's normal approximation, which is exact to four digits at so many degrees of freedom.
    off = ((square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return 0.5 * math.erfc(off / math.sqrt(2))


def main() -> int:
    """Print both figures; 1 if one is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance, begun, missed = Random(given.seed), time.perf_counter(), False
    each = -(-given.deals // len(GAMES))
    for game in GAMES:
        same = derived_again(game, each, chance)
        missed |= same != each
        say(f"{game}: {same} of {each} packs derived again by docs/check_shuffle.py")
    for cards in (32, 36):
        p = p_of_even_places(cards, given.deals, chance)
        missed |= p <= FEWEST
        say(f"{cards} cards, {given.deals} deals, one honest part: even places, chi-square p = {p:.3f}")
    say(f"{time.perf_counter() - begun:.0f} s")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
