"""The coach's marks over thousands of moments: how many it has no opinion on, and which sentences are wrong.

python tests/bench/sentences.py [--games saskop skat] [--marks 600] [--pairs 20000] [--seed 1]

Deals are played by rule of thumb with errors of all kinds. First every reason a card can be given is held against its
position (`tests/support/review_truth.py`), for pairs of cards of which any might be better: a mark is such a pair.
Then whole deals are reviewed, at a glance, until so many marks were made, and of each its reason, its trick and its
figures are held against the deal. None may be wrong, and at most 3 % of the choices of each game without opinion.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.players import coach
from bot.players.coach import review_of
from bot.players.heuristics import reason_of_card
from bot.players.searching import awaited_only
from engine.actions import Play
from engine.deal import Deal
from engine.games import GAMES
from tests.support.noisy_deals import noisy_deal
from tests.support.review_truth import Position, contradictions, is_true

LESS: Final = {
    "GLANCE": 20_000, "LOOK": 40_000, "OPEN_CARDS": 50_000, "DEALS": 8, "MOST_LOOKS": 1, "ROLLOUTS": 1, "AGAIN": 1,
    "SPOKEN": 8, "GATHERED": 12,
}  # fmt: skip
"""A tenth of what a review tries: more marks are made, and what is said of them must hold all the same."""
MOST_WITHOUT: Final = 0.03


def pairs(whole: Deal, chance: random.Random) -> Iterator[tuple[str, Position]]:
    """What is said of some pairs of cards, at every choice of a deal."""
    deal = Deal(whole.start)
    for seat, action in whole.actions:
        view = awaited_only(deal.view(seat)) if isinstance(action, Play) else None
        if view is not None and len(set(view.playable)) > 1:
            for _ in range(3):
                played, better = chance.sample(sorted(set(view.playable)), 2)
                yield reason_of_card(view, played, better), Position(whole, deal, seat, played, better)
        deal = deal.act(seat, action)


def hold_pairs(games: list[str], wanted: int, seed: int) -> int:
    """How many reasons are wrong."""
    said, wrong = Counter[str](), Counter[str]()
    for game in games:
        number = 0
        before = said.total()
        while said.total() - before < wanted / len(games):
            number += 1
            name = f"{seed} pairs {number}"
            for why, at in pairs(noisy_deal(game, name), random.Random(name)):
                said[why] += 1
                wrong[f"{game} {why}"] += not is_true(why, at)
    told = ", ".join(f"{why or 'none'} {number}" for why, number in said.most_common())
    sys.stdout.write(f"pairs of cards {said.total():,}: {told}\n")
    return _said(wrong)


def hold_marks(game: str, wanted: float, seed: int) -> tuple[int, int, float]:
    """How many marks of a game there were, how many of them are wrong, and the part of choices without opinion."""
    made, unweighed, choices, wrong, number = 0, 0, 0, Counter[str](), 0
    while made < wanted:
        number += 1
        whole = noisy_deal(game, f"{seed} marks {number}")
        review = review_of(whole, f"{seed} {number}")
        unweighed += sum(review.unweighed)
        choices += len({each.step for each in review.moments}) + sum(review.unweighed)
        for each in review.moments:
            made += bool(each.cost or each.slip)
            wrong.update(f"{game} {told}" for told in contradictions(whole, each))
    sys.stdout.write(
        f"{game:20} marks {made}, contradicted {wrong.total()}; choices {choices}, "
        f"without opinion {unweighed / choices:.1%}\n"
    )
    return made, _said(wrong), unweighed / choices


def _said(wrong: Counter[str]) -> int:
    wrong = +wrong
    for what, number in wrong.most_common():
        sys.stdout.write(f"    {what}: {number}\n")
    sys.stdout.flush()
    return wrong.total()


def main() -> None:
    """Print the figures; leave with a failure where one is missed."""
    parser = argparse.ArgumentParser(description="What the coach says, held against the positions.")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--marks", type=int, default=600)
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name, number in LESS.items():
        setattr(coach, name, number)
    wrong = hold_pairs(given.games, given.pairs, given.seed)
    made, missed = 0, []
    for game in given.games:
        marks, belied, without = hold_marks(game, given.marks / len(given.games), given.seed)
        made, wrong = made + marks, wrong + belied
        missed += [f"{game} without opinion"] if without > MOST_WITHOUT else []
    missed += ["contradicted"] if wrong else []
    sys.stdout.write(f"marks {made:,}, contradicted {wrong}; missed: {', '.join(missed) or 'none'}\n")
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
