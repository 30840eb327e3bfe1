"""What somebody gains by the cut who has learnt the pack from whoever runs the bot, at tables where everybody shuffles.

The accomplice cuts. They play out each cut that is left to them, with the rule of thumb in every seat, and take the one
that brings their side most. The gain is how much more that is than a cut in the middle of the same pack, dealt in the
usual way. Where the cut is drawn with the pack one is left, which must bring nothing on average.

python tests/bench/cutting.py [--deals 250] [--cuts 40] [--games saskop] [--seed 1] [--chosen]

--chosen: as it was before the cut followed from the shuffle, when the cutter chose place and way of dealing; some of
these cuts are tried then, and a gain is expected.
"""

import argparse
import math
import sys
import time
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

from bot.players.simple import Simple
from engine.actions import Cut
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.options import read_options
from engine.outcome import Outcome
from engine.shuffling import PACK_ALONE, WITH_CUT, SharedShuffle
from tests.support.arena import gained, play_deal

NOISE = 3.0
"""How many standard errors a gain may have by chance."""
PLAYER = Simple()


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(line + "\n")


def outcome_of(start: Start, cut: Cut) -> Outcome:
    """How a deal ends that is cut so, with the rule of thumb in every seat."""
    played = play_deal(Deal(start).act(start.cutter, cut), [PLAYER] * start.players, Random(0))
    if played.outcome is None:
        raise RuntimeError("a deal ended without an outcome")
    return played.outcome


def worth_of(start: Start, cut: Cut) -> float:
    """What a cut brings the cutter's side above the others."""
    own = next(column for column in start.rules.columns(start.players) if start.cutter in column)
    return gained(outcome_of(start, cut), frozenset(own))


def cuts_left(start: Start, shuffle: SharedShuffle, most: int, chance: Random) -> Sequence[Cut]:
    """The cuts an accomplice chooses among: the one that is drawn, or so many of all that there are."""
    new, rules = tuple(sorted(start.pack)), start.rules
    if shuffle.draws_cut:
        return [shuffle.cut(new, rules.drawn_ways(start.options))]
    offered = Deal(start).legal_actions(start.cutter)
    ways = sorted({each.style for each in offered if isinstance(each, Cut)})
    found = []
    for _ in range(most):
        way = chance.choice(ways)
        named = [each.card for each in offered if isinstance(each, Cut) and each.style == way]
        found.append(Cut(way, chance.choice(named), chance.randrange(1, len(new))))
    return found


def gain_of(game: str, number: int, derivation: int, most: int, seed: int) -> float:
    """What the accomplice gains in one deal."""
    rules, chance = GAMES[game], Random(f"{seed} {game} {number}")
    options = read_options(rules.options, rules.table_options)
    players = rules.players(options)[0]
    new = rules.pack(options, players)
    parts = tuple(chance.randbytes(16).hex() for _ in range(players))
    shuffle = SharedShuffle(f"bench-{number}", chance.randbytes(32).hex(), parts, derivation)
    start = Start(game, options, players, number % players, shuffle.order(new))
    middle = Cut(rules.ways(options)[0], place=len(new) // 2)
    best = max(worth_of(start, cut) for cut in cuts_left(start, shuffle, most, chance))
    return best - worth_of(start, middle)


def main() -> int:
    """Print the gain in each game; 1 if there is one beyond chance, or none where there should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=250)
    parser.add_argument("--cuts", type=int, default=40, help="how many cuts an accomplice tries")
    parser.add_argument("--games", nargs="+", default=["saskop"], choices=list(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chosen", action="store_true", help="as it was when the cutter chose")
    given = parser.parse_args()
    begun, missed = time.perf_counter(), False
    derivation = PACK_ALONE if given.chosen else WITH_CUT
    for game in given.games:
        gains = [gain_of(game, number, derivation, given.cuts, given.seed) for number in range(given.deals)]
        mean, error = fmean(gains), stdev(gains) / math.sqrt(len(gains))
        missed |= (mean > NOISE * error) is not given.chosen
        way = f"chosen among {given.cuts} tries" if given.chosen else "drawn with the pack"
        say(f"{game}: {given.deals} deals, cut {way}: the cutter gains {mean:+.2f} ± {error:.2f} a deal")
    say(f"{time.perf_counter() - begun:.0f} s")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
