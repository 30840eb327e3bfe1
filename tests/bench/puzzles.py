"""Puzzles that ship, verified once more by deals that neither mined nor verified them, with more cards tried in each.

python tests/bench/puzzles.py [--each 5] [--deals 320]
"""

import argparse
import random
import sys
import time
from collections import Counter

from bot.players.simple import Simple
from bot.puzzles.calls import clear_answer
from bot.puzzles.mining import MORE_CARDS, Judge
from bot.puzzles.puzzle import Puzzle, puzzles_of
from engine.actions import Play
from engine.games import GAMES
from engine.search.solver import new_table


def never(_: Judge) -> bool:
    """All deals are looked at."""
    return False


def is_solved_by_rule(puzzle: Puzzle) -> bool:
    """Whether the *easy* computer gives the best answer."""
    return Simple().choose(puzzle.view, random.Random(1)) == puzzle.best


def main() -> int:
    """Print two lines a game: how many are worth solving, of what kinds, and how many the rule of thumb solves of these
    and of all; and of some that are looked at again how many stand out in 80 % of new deals.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=5)
    parser.add_argument("--deals", type=int, default=320)
    given, table, total, begun = parser.parse_args(), new_table(), 0, time.perf_counter()
    for game in GAMES:
        every = puzzles_of(game)
        worth = [each for each in every if each.kind]
        kinds = ", ".join(f"{kind} {count}" for kind, count in Counter(each.kind for each in worth).most_common())
        by_rule = [sum(is_solved_by_rule(each) for each in some) for some in (worth, every)]
        sys.stdout.write(
            f"{game}: {len(worth)} worth solving ({kinds or 'none'}); *easy* solves {by_rule[0]} of these,"
            f" {by_rule[1]} of all {len(every)}\n"
        )
        total, chosen = total + len(every), random.Random(1).sample(worth, min(given.each, len(worth)))
        good = same = 0
        for puzzle in chosen:
            if not puzzle.asks_for_card:
                found = clear_answer(puzzle.view, table, f"again {puzzle.number}")
                same += found is not None and next(iter(found[0])) == puzzle.best
                good += found is not None
                continue
            judge = Judge(puzzle.view, table, random.Random(f"again {puzzle.number}"))
            judge.look(given.deals, 4 * MORE_CARDS, weighs=False, fails=never)
            is_same = judge.best is not None and Play(judge.best) == puzzle.best
            good += is_same and judge.share >= 0.8
            same += is_same
        sys.stdout.write(f"{game}: of {len(chosen)} looked at again {same} have the same best card, {good} clearly\n")
        sys.stdout.flush()
    sys.stdout.write(f"{total} puzzles in all; {time.perf_counter() - begun:.0f} s\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
