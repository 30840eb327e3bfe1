"""Who is best, told from few deals: the rivals for the leaderboard's rating, on simulated players of known strength.

python tests/bench/ladder.py [--games saskop skat] [--deals 1200] [--par-plays 8] [--blunders 0.9] [--levels]

Sixteen players blunder at sixteen rates up to --blunders, so their order is known. Each rival learns from a hundred
deals a head and is then asked about all deals it has not seen. --levels plays the bot's own levels instead, with par as
the bot finds it, and tells how much of the scores' spread is left above par. OpenSkill takes part where it is installed
(a development dependency).
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from operator import mul
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.players.par import PLAYS
from engine.games import GAMES
from tests.bench.ladders.rivals import (
    Coin,
    OpenSkill,
    PlackettLuce,
    Ridge,
    Rival,
    Sums,
    WinRate,
    above_par,
    by_column,
    losses,
)
from tests.bench.ladders.simulated import MOST_BLUNDERS, PLAYERS, Simulated, simulate, simulate_levels

A_HEAD: Final = 100
RIGHT: Final = 0.8
"""A rank correlation from which on an order is called right enough."""
STEPS: Final = (20, 40, 60, 80, 100, 150, 200, 300)

RIVALS: Final[tuple[Callable[[], Rival], ...]] = (
    Coin,
    WinRate,
    *((lambda: OpenSkill(fits=False), lambda: OpenSkill(fits=True)) if PlackettLuce is not None else ()),
    lambda: Ridge(par=False),
    lambda: Ridge(par=True),
    lambda: Ridge(par=True, server=True),
    lambda: Sums(par=False, skill=False),
    lambda: Sums(skill=False),
    Sums,
)


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def needed(game_players: int, a_head: int) -> int:
    """How many deals give everybody so many on average."""
    return PLAYERS * a_head // game_players


def windows(deals: Sequence[Simulated], length: int) -> list[tuple[Sequence[Simulated], list[Simulated]]]:
    """Stretches of so many deals one after another, each with all deals that are not in it."""
    starts = range(0, len(deals) - length + 1, length)
    return [(deals[first : first + length], [*deals[:first], *deals[first + length :]]) for first in starts]


def ranks(values: Sequence[float]) -> list[float]:
    """Places from the lowest on; equals share theirs."""
    order = sorted(values)
    return [fmean(place for place, other in enumerate(order) if other == value) for value in values]


def rank_correlation(values: Sequence[float]) -> float:
    """How well figures put the players into their order, in which the first is best."""
    found, known = ranks(values), ranks([-float(number) for number in range(len(values))])
    middle = fmean(known)
    shared = sum((one - middle) * (other - middle) for one, other in zip(found, known, strict=True))
    width = sum((one - middle) ** 2 for one in found) ** 0.5 * sum((one - middle) ** 2 for one in known) ** 0.5
    return shared / width if width else 0.0


def spread(deals: Sequence[Simulated]) -> tuple[float, float]:
    """How much scores vary between columns, and how much of that is left above par."""
    scores, above = [], []
    for deal in deals:
        score, more = by_column(deal, deal.scores), above_par(deal)
        scores += [each - fmean(score) for each in score]
        above += [each - fmean(more) for each in more]
    return pstdev(scores), pstdev(above)


def worth_of_a_card(deals: Sequence[Simulated]) -> float:
    """By how much what is known of this has to be multiplied: of two columns whose cards were chosen so much better."""
    paid, chosen = [], []
    for deal in deals:
        above, skill = above_par(deal), by_column(deal, deal.skill)
        for one in range(len(above)):
            for other in range(one):
                paid.append(above[one] - above[other])
                chosen.append(skill[one] - skill[other])
    return sum(map(mul, paid, chosen)) / (sum(map(mul, chosen, chosen)) or 1.0)


def compare(deals: Sequence[Simulated]) -> None:
    """The table of rivals, after a hundred deals a head."""
    folds = windows(deals, needed(len(deals[0].seats), A_HEAD))
    if not folds:
        say(f"  too few deals for {A_HEAD} a head")
        return
    say(f"  {len(folds)} times {A_HEAD} deals a head        rank correlation   held-out log-loss")
    for make in RIVALS:
        orders, found, name = [], [], ""
        for learnt, kept in folds:
            rival = make()
            rival.learn(learnt)
            orders.append(rank_correlation(rival.strengths()))
            found += [loss for deal in kept for loss in losses(rival, deal)]
            name = rival.name
        say(f"  {name:38} {fmean(orders):8.3f} {fmean(found):22.4f}")


def provisional(deals: Sequence[Simulated]) -> None:
    """After how many deals a head the order is right enough."""
    told = []
    for a_head in STEPS:
        orders = []
        for learnt, _ in windows(deals, needed(len(deals[0].seats), a_head)):
            rival = Sums()
            rival.learn(learnt)
            orders.append(rank_correlation(rival.strengths()))
        if orders:
            told.append((a_head, fmean(orders)))
    enough = next((a_head for a_head, order in told if order >= RIGHT), None)
    say("  order by deals a head: " + ", ".join(f"{a_head}: {order:.2f}" for a_head, order in told))
    say(f"  right enough ({RIGHT}) from {enough or f'more than {STEPS[-1]}'} deals a head on")


def main() -> None:
    """Play, then print the figures of each game."""
    parser = argparse.ArgumentParser(description="Rivals for the leaderboard's rating.")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=["saskop", "skat"])
    parser.add_argument("--deals", type=int, default=1200)
    parser.add_argument("--par-plays", type=int, default=PLAYS)
    parser.add_argument("--blunders", type=float, default=MOST_BLUNDERS)
    parser.add_argument("--levels", action="store_true", help="the bot's own levels, and par as the bot finds it")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in asked.games:
        began = time.perf_counter()
        if asked.levels:
            compare_spread(game, list(simulate_levels(game, asked.deals, asked.seed)))
        else:
            report(game, list(simulate(game, asked.deals, asked.seed, asked.par_plays, asked.blunders)))
        say(f"  ({time.perf_counter() - began:.0f} s)")


def compare_spread(game: str, deals: Sequence[Simulated]) -> None:
    """How much of what makes scores differ is left above par."""
    score, above = spread(deals)
    say(f"{game}: {len(deals)} deals of {len({who for deal in deals for who in deal.seats})} players")
    say(f"  spread of a deal's score {score:.2f}, minus par {above:.2f}: {above / score:.2f} of it")


def report(game: str, deals: Sequence[Simulated]) -> None:
    """All figures of one game."""
    compare_spread(game, deals)
    say(f"  a card is worth {worth_of_a_card(deals):.2f} times what is known")
    compare(deals)
    provisional(deals)


if __name__ == "__main__":
    main()
