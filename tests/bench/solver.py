"""How fast deals are solved with all cards open, beside the solver's own sources run by the interpreter.

python tests/bench/solver.py [--deals 40] [--twin 3]

The deals stand in solver_deals.txt: a game's name, who leads, and the hands from seat 0 on; "schafkopf" is the game of
the Dummköpfe. Times are the processor's, so that what else the machine does matters less.
"""

import argparse
import gc
import sys
import time
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from statistics import quantiles
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine.cards import Suit, read_cards
from engine.games.doppelkopf.contracts import ranking_for as doubled
from engine.games.saskop import cards as saskop
from engine.games.skat import contracts as skat
from engine.ranking import STANDARD
from engine.search.solver import Position, Solver, new_table
from engine.search.tables import Rules
from engine.trick import PlayRule
from tests.support.interpreted import interpreted

DEALS = Path(__file__).with_name("solver_deals.txt")
CONTRACTS: dict[str, tuple[Rules, tuple[int, ...], tuple[int, ...]]] = {
    "saskop": (Rules(saskop.ranking_for(Suit.HEARTS), saskop.RULE), (0, 2), (30, 60, 61, 91)),
    "skat": (Rules(skat.RANKINGS["hearts"], PlayRule()), (0,), (31, 61, 90)),
    "skat-null": (Rules(skat.RANKINGS["null"], PlayRule()), (0,), (1,)),
    "schafkopf": (Rules(STANDARD, PlayRule()), (0, 1), (30, 61, 90)),
    "sheepshead": (Rules(STANDARD, PlayRule()), (0, 3), (31, 61, 91)),
    "window": (Rules(STANDARD, PlayRule()), (0,), (61,)),
    "american": (Rules(STANDARD, PlayRule()), (0, 2), (31, 61, 91)),
    "doppelkopf-8": (Rules(doubled("basic"), PlayRule(), copies=2), (0, 2), (60, 90, 121)),
}
"""By name in the file of deals: the contract, the side that is counted, the marks that score. Of Doppelkopf's twelve
cards the last eight: so much of it is solved exactly in play."""


def read_deals() -> dict[str, list[Position]]:
    """The fixed deals by contract."""
    lines = [line.split(" | ") for line in DEALS.read_text(encoding="utf-8").splitlines()]
    return {
        name: [Position(tuple(map(read_cards, hands)), int(leader)) for _, leader, *hands in group]
        for name, group in groupby(lines, key=lambda line: line[0])
    }


def timed(solvers: Iterator[Any], positions: list[Position], marks: tuple[int, ...] | None) -> tuple[list[float], int]:
    """Milliseconds for each position, every one new to its solver, and cards tried altogether."""
    took, nodes = [], 0
    for at, solver in zip(positions, solvers, strict=False):
        began = time.process_time()
        solver.value(at) if marks is None else solver.reached(at, marks)
        took.append((time.process_time() - began) * 1000)
        nodes += int(solver.nodes)
    return took, nodes


def fresh(kind: Any, name: str, players: int) -> Iterator[Any]:
    """Solvers that know nothing of each other's positions."""
    rules, side, _ = CONTRACTS[name]
    table = None if kind is not Solver else new_table()
    while True:
        yield kind(rules, players, side, table=table)


def report(name: str, positions: list[Position], twins: int) -> str:
    """One contract's line."""
    players, marks = len(positions[0].hands), CONTRACTS[name][2]
    exact, nodes = timed(fresh(Solver, name, players), positions, None)
    rung, _ = timed(fresh(Solver, name, players), positions, marks)
    told = f"{name:12} exact {spread(exact)}  by marks {spread(rung)}, {sum(exact) / sum(rung):4.1f} times faster"
    told += f"  {nodes / sum(exact) / 1000:5.1f} million cards a second"
    if twins:
        slow, _ = timed(fresh(interpreted(), name, players), positions[:twins], None)
        ratio = sum(slow) / sum(exact[:twins])
        told += f"\n{'':12} interpreted: {sum(slow) / twins:,.0f} ms a deal, {ratio:.0f} times slower"
    return told


def spread(took: list[float]) -> str:
    """The median and the slow end."""
    marks = quantiles(took, n=100, method="inclusive")
    return f"p50 {marks[49]:6.1f} p95 {marks[94]:6.1f} ms"


def main() -> None:
    """Solve them all."""
    parser = argparse.ArgumentParser(description="Time the solver on the fixed deals.")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--twin", type=int, default=3)
    asked = parser.parse_args()
    gc.freeze()
    for name, positions in read_deals().items():
        sys.stdout.write(report(name, positions[: asked.deals], asked.twin) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
