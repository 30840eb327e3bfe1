"""Who is best, told from few deals: the rivals for the leaderboard's rating, on simulated players of known strength.

python tests/bench/ladder.py [--games saskop skat] [--deals 1200] [--first 0] [--keep DIR] [--par-plays 8]
                             [--a-head 100] [--strengths 400] [--blunders 0.9] [--levels]

Sixteen players err in sixteen ways, in bids, discards and cards; how strong they are is found by having each play the
same seats of the same deals among sound players. With --blunders they differ only in how often they play any card. Each
rival learns from so many deals a head and is then asked about all deals it has not seen. --keep: deals and strengths
are written there, and what is there is read with them, so that slices add up (--first: which deal begins a slice;
--deals 0: only read). --levels plays the bot's own levels instead, with par as
the bot finds it, and tells how much of the scores' spread is left above par. OpenSkill takes part where it is installed
(a development dependency).
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Sequence
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
from tests.bench.ladders.simulated import (
    PLAYERS,
    Simulated,
    read_simulated,
    simulate,
    simulate_levels,
    strengths,
)

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


def rank_correlation(values: Sequence[float], truth: Sequence[float]) -> float:
    """How well figures put the players into their order."""
    found, known = ranks(values), ranks(truth)
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


def compare(deals: Sequence[Simulated], truth: Sequence[float], a_head: int) -> None:
    """The table of rivals, after so many deals a head."""
    folds = windows(deals, needed(len(deals[0].seats), a_head))
    if not folds:
        say(f"  too few deals for {a_head} a head")
        return
    say(f"  {len(folds)} times {a_head} deals a head        rank correlation   held-out log-loss")
    for make in RIVALS:
        orders, found, name = [], [], ""
        for learnt, kept in folds:
            rival = make()
            rival.learn(learnt)
            orders.append(rank_correlation(rival.strengths(), truth))
            found += [loss for deal in kept for loss in losses(rival, deal)]
            name = rival.name
        say(f"  {name:38} {fmean(orders):8.3f} {fmean(found):22.4f}")


def provisional(deals: Sequence[Simulated], truth: Sequence[float]) -> None:
    """After how many deals a head the order is right enough."""
    told = []
    for a_head in STEPS:
        orders = []
        for learnt, _ in windows(deals, needed(len(deals[0].seats), a_head)):
            rival = Sums()
            rival.learn(learnt)
            orders.append(rank_correlation(rival.strengths(), truth))
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
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--a-head", type=int, default=A_HEAD)
    parser.add_argument("--strengths", type=int, default=400, help="by how many deals each player's strength is found")
    parser.add_argument("--blunders", type=float, help="players who differ only in how often they play any card")
    parser.add_argument("--keep", type=Path, help="where deals and strengths are kept")
    parser.add_argument("--levels", action="store_true", help="the bot's own levels, and par as the bot finds it")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in asked.games:
        began = time.perf_counter()
        if asked.levels:
            compare_spread(game, list(simulate_levels(game, asked.deals, asked.seed)))
        else:
            made = simulate(game, asked.first, asked.deals, asked.seed, asked.par_plays, asked.blunders)
            report(game, kept(asked.keep, game, made), truth_of(asked, game), asked.a_head)
        say(f"  ({time.perf_counter() - began:.0f} s)")


def kept(folder: Path | None, game: str, made: Iterable[Simulated]) -> list[Simulated]:
    """These deals, after those that were kept before; each is written down as soon as it is played."""
    if folder is None:
        return list(made)
    path = folder / f"{game}.jsonl"
    before = [read_simulated(line) for line in path.read_text().splitlines()] if path.exists() else []
    with path.open("a") as file:
        for deal in made:
            file.write(deal.write() + "\n")
            file.flush()
            before.append(deal)
    return before


def truth_of(asked: argparse.Namespace, game: str) -> list[float]:
    """How strong each player is: known by how often they blunder, else found by playing, or read."""
    if asked.blunders is not None:
        return [-float(number) for number in range(PLAYERS)]
    path: Path | None = None if asked.keep is None else asked.keep / f"{game}-strengths.json"
    if path is not None and path.exists():
        return list(map(float, json.loads(path.read_text())))
    found = strengths(game, asked.strengths, asked.seed)
    if path is not None:
        path.write_text(json.dumps(found))
    return found


def compare_spread(game: str, deals: Sequence[Simulated]) -> None:
    """How much of what makes scores differ is left above par."""
    score, above = spread(deals)
    say(f"{game}: {len(deals)} deals of {len({who for deal in deals for who in deal.seats})} players")
    say(f"  spread of a deal's score {score:.2f}, minus par {above:.2f}: {above / score:.2f} of it")


def report(game: str, deals: Sequence[Simulated], truth: Sequence[float], a_head: int) -> None:
    """All figures of one game."""
    compare_spread(game, deals)
    say(f"  a card is worth {worth_of_a_card(deals):.2f} times what is known")
    compare(deals, truth, a_head)
    provisional(deals, truth)


if __name__ == "__main__":
    main()
