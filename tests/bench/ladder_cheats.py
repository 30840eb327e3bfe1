"""What it brings to bend the ladder in seven ways: each is used by a person of a script, and by the same person not.

python tests/bench/ladder_cheats.py [--deals 100] [--seed 1] [--ways leave close]

At real tables on a real database somebody who plays badly plays the same deals with sound people again and again: to
their ends, and in each of the ways. They are taken to know where a deal goes worse than par, which nobody can know so
well. The gain is by how much their number on the leaderboard is higher in the end; it is to be nothing beyond noise,
which is two standard errors of what deals differ by. Who has others play every other deal but for its last cards is
compared with who is not there at all. First of all it is told what it would bring if deals that end badly were not
rated.
"""

import argparse
import asyncio
import sys
import tempfile
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.tables.ratings import DRAW, STEP
from tests.bench.ladders.cheats import AMONG_PEOPLE, WAYS, CheapPar, Course, Way, course_of

NOISE: Final = 2.0
"""How many standard errors are noise."""


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def noise(honest: Course, bent: Course) -> float:
    """By how much the numbers of both differ by chance, in points: a standard error, deal by deal."""
    more = [other - one for one, other in zip(honest.by_deal, bent.by_deal, strict=True)]
    return STEP / honest.step * stdev(more) * sqrt(len(more)) / (len(more) + DRAW)


def gained(honest: Course, bent: Course) -> float:
    """By how much their number is higher, in points, were everybody else's what they are.

    Of few people the scale moves with each of them, and of one alone the middle is their own number.
    """
    before, after = (honest.scale.rating(each.observed[-1]).careful for each in (honest, bent))
    return STEP / honest.step * (after - before)


def left_out(honest: Course) -> float:
    """What it would bring if deals that end badly were not rated, in points."""
    kept = [deal for deal, above in zip(honest.by_deal, honest.above, strict=True) if above >= 0]
    return STEP / honest.step * (sum(kept) / (len(kept) + DRAW) - sum(honest.by_deal) / (len(honest.by_deal) + DRAW))


async def measure(ways: list[Way], deals: int, seed: int) -> bool:
    """Print what each brings; whether none brings anything."""
    par, found, is_right = CheapPar(), dict[Way, Course](), True
    with tempfile.TemporaryDirectory(prefix="lambapea-") as folder:
        for number, way in enumerate(ways):
            plain = way.instead_of or AMONG_PEOPLE
            if plain not in found:
                path = Path(folder) / f"plain {len(found)}"
                honest = found[plain] = await course_of(plain, path, deals, par, seed)
                badly = sum(above < 0 for above in honest.above)
                say(f"{plain.name}: {deals} deals, of which {badly} end badly")
                say(f"  {'were those that end badly not rated':46} {left_out(honest):+6.0f} points")
            honest = found[plain]
            bent = await course_of(way, Path(folder) / str(number), deals, par, seed)
            gain, chance = gained(honest, bent), NOISE * noise(honest, bent)
            is_noise = gain <= max(1.0, chance)
            is_right = is_right and is_noise
            say(f"  {way.name:46} {gain:+6.0f} points, noise {chance:4.0f}{'' if is_noise else '  IT PAYS'}")
    return is_right


def main() -> None:
    """Measure the ways asked for."""
    parser = argparse.ArgumentParser(description="What it brings to bend the ladder.")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ways", nargs="+", default=[], help="words of the ways to try, all if none is named")
    asked = parser.parse_args()
    ways = [way for way in WAYS if not asked.ways or any(word in way.name for word in asked.ways)]
    sys.exit(not asyncio.run(measure(ways, asked.deals, asked.seed)))


if __name__ == "__main__":
    main()
