"""Who is best, told from few deals: the rivals for the leaderboard's rating, on simulated players of known strength.

python tests/bench/ladder.py [--games saskop skat] [--deals 600] [--first 0] [--keep DIR] [--par-plays 6]
                             [--a-head 100] [--strengths 200] [--fit] [--blunders 0.9] [--levels]

Sixteen players err in sixteen ways, in bids, discards and cards; how strong they are is found by having each play the
same seats of the same deals among sound players. With --blunders they differ only in how often they play any card. Each
rival learns from so many deals a head and is then asked about all deals it has not seen. --keep: what was played, what
the bot finds that choices showed, and by which deals strengths were found are written there and never made anew, so
that slices add up (--first: which deal begins a slice; --deals 0 --strengths 0: only read). --fit prints the weights of
`bot/tables/ratings.py`, `bot/players/skill.py` and of each game's cards that order best, as data. --levels plays the
bot's own levels instead, with par as the bot finds it, and tells how much of the scores' spread is left above par.
OpenSkill takes part where it is installed (a development dependency).
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence
from operator import mul
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.games import GAMES
from tests.bench.ladders.erring import ERRING
from tests.bench.ladders.fitting import Moments, Orders, Sample, agreement, fitted, today
from tests.bench.ladders.kept import kept
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
    duplicates,
    play,
    simulate_levels,
    simulated,
    strengths,
    value,
)

A_HEAD: Final = 100
RIGHT: Final = 0.8
"""A rank correlation from which on an order is called right enough."""
DEALS: Final = 600
STRENGTHS: Final = 200
PAR_PLAYS: Final = 6
"""So many tell enough in about 40 minutes of one processor's core for both games."""
DRAWS: Final = 8
"""How often deals to learn from are drawn."""
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


def draws(deals: Sequence[Simulated], length: int) -> list[tuple[Sequence[Simulated], list[Simulated]]]:
    """So many deals drawn several times, each time with all that were not drawn."""
    found = []
    for number in range(DRAWS if len(deals) >= length else 0):
        order = random.Random(f"draw {number}").sample(list(deals), len(deals))
        found.append((order[:length], order[length:]))
    return found


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
    folds = draws(deals, needed(len(deals[0].seats), a_head))
    if not folds:
        say(f"  too few deals for {a_head} a head")
        return
    say(f"  {len(folds)} times {a_head} deals a head        rank correlation   held-out log-loss")
    for make in RIVALS:
        orders, found, name = [], [], ""
        for learnt, others in folds:
            rival = make()
            rival.learn(learnt)
            orders.append(rank_correlation(rival.strengths(), truth))
            found += [loss for deal in others for loss in losses(rival, deal)]
            name = rival.name
        told_apart = f"{fmean(found):22.4f}" if found else ""
        say(f"  {name:38} {fmean(orders):8.3f} {told_apart}")


def provisional(deals: Sequence[Simulated], truth: Sequence[float]) -> None:
    """After how many deals a head the order is right enough."""
    told = []
    for a_head in STEPS:
        orders = []
        for learnt, _ in draws(deals, needed(len(deals[0].seats), a_head)):
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
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--par-plays", type=int, default=PAR_PLAYS)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--a-head", type=int, default=A_HEAD)
    parser.add_argument(
        "--strengths", type=int, default=STRENGTHS, help="by how many deals each one's strength is found"
    )
    parser.add_argument("--blunders", type=float, help="players who differ only in how often they play any card")
    parser.add_argument("--keep", type=Path, help="where deals, what choices showed and strengths are kept")
    parser.add_argument("--fit", action="store_true", help="print the weights that order best, as data")
    parser.add_argument("--levels", action="store_true", help="the bot's own levels, and par as the bot finds it")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    known: dict[str, tuple[list[Simulated], list[float]]] = {}
    for game in asked.games:
        began = time.perf_counter()
        if asked.levels:
            compare_spread(game, list(simulate_levels(game, asked.deals, asked.seed)))
        else:
            known[game] = made(asked, game), truth_of(asked, game)
            if not asked.fit:
                report(game, *known[game], asked.a_head)
        say(f"  ({time.perf_counter() - began:.0f} s)")
    if asked.fit:
        fit(known)


def made(asked: argparse.Namespace, game: str) -> list[Simulated]:
    """The deals asked for, played and valued as far as they are not kept already, with all that are."""
    folder: Path | None = asked.keep
    if folder is not None and asked.blunders is not None:
        folder /= f"blunders-{asked.blunders}"
    deals, choices = kept(folder, game, "deals"), kept(folder, game, "choices")
    for number in range(
        asked.first, asked.first + asked.deals
    ):  # each is valued before the next, so that slices are whole
        deals.add(play(game, deals.missing([number]), asked.seed, asked.par_plays, asked.blunders))
        choices.add(value(game, (deals.by_number[each] for each in choices.missing([number])), asked.seed))
    both = sorted(deals.by_number.keys() & choices.by_number.keys())
    return [simulated(game, deals.by_number[each], choices.by_number[each]) for each in both]


def truth_of(asked: argparse.Namespace, game: str) -> list[float]:
    """How strong each player is: known by how often they blunder, else found by duplicate deals."""
    if asked.blunders is not None:
        return [-float(number) for number in range(PLAYERS)]
    deals = kept(asked.keep, game, "strengths")
    deals.add(duplicates(game, deals.missing(range(asked.first, asked.first + asked.strengths)), asked.seed))
    found = strengths(game, list(deals.by_number.values()))
    say(f"{game}: how strong each is, in what it pays a deal, by {len(deals.by_number)} duplicate deals")
    for (brought, error), player in sorted(zip(found, ERRING, strict=True), key=lambda each: -each[0][0]):
        say(f"  {brought:+7.2f} ± {error:.2f}  {player}")
    say(f"  found again, they would go with these by {agreement(found):.3f}")
    return [brought for brought, _ in found]


def fit(known: dict[str, tuple[list[Simulated], list[float]]]) -> None:
    """Print the best weights as data, and how they and today's order the players: as foretold, and in real deals."""
    samples = [Sample(deals, truth) for deals, truth in known.values()]
    moments, orders = list(map(Moments, samples)), list(map(Orders, samples))
    now = today(list(known))
    best = fitted(moments, now)
    for name, weights in (("today", now), ("fitted", best)):
        say(f"# {name}: {weights.write()}")
        for kind, of_games in (("foretold", moments), ("in real deals", orders)):
            for each, sample in zip(of_games, samples, strict=True):
                found = ", ".join(f"{a_head}: {order:.3f}" for a_head, order in each.correlations(weights).items())
                say(f"#   {each.game}, {kind} ({sample.number}), by deals a head: {found}")
    say(best.write())


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
