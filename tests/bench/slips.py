"""Gross errors planted in every game, and what textbooks call right: which of them the coach marks.

python tests/bench/slips.py [--games saskop skat] [--each 4] [--right 60] [--seed 1]

Errors are of five kinds (`tests/support/gross_errors.py`): an ace or ten on the opponents' trick last in hand, no smear
on the partner's, twenty points left lying, the highest trumps laid away, and at Saskop bids of nothing. Of each kind
and game so many are planted, in deals that the rule of thumb played; 90 % are to be marked, by any sign. Of what is
right in such moments at most 2 % may be, unless it is that another lean card or another ace or ten was better.
"""

import argparse
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.players import coach
from bot.players.games import knowledge_of
from engine.deal import Deal
from engine.games import GAMES
from tests.support.gross_errors import Planted, planted_in
from tests.support.noisy_deals import noisy_deal

LEAST_NAMED: Final = 0.90
MOST_MARKED: Final = 0.02
MOST_DEALS: Final = 100
"""In so many deals of a game a kind is looked for."""
KINDS: Final = ("fat given", "no smear", "20 points left", "discard", "bid of nothing")
NOISE: Final = (0.1, 0.25, 0.5)
"""What part of the cards in a deal is any that is legal: much lies on a trick seldom where all play well."""
TAKEN: Final = 0.4
"""What part of what is right is looked at: else all of it would be of few deals."""


def is_marked(planted: Planted, whole: Deal, seed: str) -> bool:
    """Whether the coach puts a sign to what was done; not where something else is better for the same reason."""
    asked = coach._Question(planted.number - 1, planted.deal, planted.seat, planted.action, whole)
    marks = knowledge_of(whole.start.game).marks
    alike = {str(each) for each in planted.alike}
    found = [each for each in coach._looked_at(asked, seed) if each.chosen == str(planted.action)]
    if any(marks.of(each.clear_cost) for each in found):
        return any(each.better not in alike for each in found)
    return any(each.slip and each.instead not in alike for each in found)


def run(game: str, each: int, right: int, seed: int) -> tuple[Counter[str], Counter[str], Counter[bool]]:
    """By kind how many errors were planted and how many marked; and how much that is right, marked or not."""
    made, named, fine, seen = Counter[str](), Counter[str](), Counter[bool](), Counter[str]()
    most_right = -(-right // len(KINDS))
    chance = random.Random(f"{seed} {game}")

    def wanted(kind: str, is_right: bool) -> bool:
        if is_right:
            return fine.total() < right and seen[kind] < 2 * most_right and chance.random() < TAKEN
        return made[kind] < each

    for number in range(MOST_DEALS):
        name = f"{seed} slips {number}"
        whole = noisy_deal(game, name, NOISE[number % len(NOISE)], 0.0)
        for planted in planted_in(whole, wanted):
            marked = is_marked(planted, whole, name)
            if planted.is_right:
                fine[marked] += 1
                seen[planted.kind] += 1
                told = "right, and marked" if marked else ""
            else:
                made[planted.kind] += 1
                named[planted.kind] += marked
                told = "" if marked else "not marked"
            if told:
                sys.stdout.write(f"    {told}: {name}, {planted.number}, {planted.kind}, {planted.action}\n")
        if fine.total() >= right and all(made[kind] >= each for kind in KINDS):
            break
    return made, named, fine


def main() -> None:
    """Print the figures; leave with a failure where one is missed."""
    parser = argparse.ArgumentParser(description="The coach on planted gross errors and on textbook plays.")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--each", type=int, default=4, help="of a kind in each game")
    parser.add_argument("--right", type=int, default=75, help="in each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    missed, all_right = [], Counter[bool]()
    for game in given.games:
        made, named, fine = run(game, given.each, given.right, given.seed)
        all_right += fine
        kinds = ", ".join(f"{kind} {named[kind]} of {number}" for kind, number in made.items())
        sys.stdout.write(f"{game:20} {kinds}; right, and marked {fine[True]} of {fine.total()}\n")
        sys.stdout.flush()
        missed += [f"{game} named"] if named.total() < LEAST_NAMED * made.total() else []
    missed += ["right"] if all_right[True] > MOST_MARKED * all_right.total() else []
    sys.stdout.write(f"right, and marked {all_right[True]} of {all_right.total()}; ")
    sys.stdout.write(f"missed: {', '.join(missed) or 'none'}\n")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
