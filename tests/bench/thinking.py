"""How late an event loop is while four strong computers think beside it, and how much of that they are the cause of.

python tests/bench/thinking.py [--seconds 10] [--searches 1]

What the loop waits for a processor, which others may be using, is known from the system and taken off: what is left is
time in which a search had the interpreter. Beside it stands the same loop with nobody thinking.
"""

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bot.players.searching  # noqa: F401 - loaded before the measurement, as the bot does
from bot.players.thinking import Thinking
from bot.system import tune_interpreter
from engine.views import View
from tests.support.saskop_deals import random_deal

TABLES = 4
EVERY_SECONDS = 0.002
SCHEDULED = Path("/proc/self/schedstat")


def views() -> list[View]:
    """Seats with a choice of cards, from the first trick to the last."""
    deals = [deal for seed in range(6) for deal in random_deal(seed) if deal.phase == "play"]
    seen = [deal.view(deal.waiting_for[0]) for deal in deals if deal.waiting_for]
    return [view for view in seen if len(view.playable) > 1]


def waited_ms() -> float:
    """How long this thread was ready to run but had no processor."""
    return int(SCHEDULED.read_text(encoding="ascii").split()[1]) / 1e6


async def measure(label: str, tables: int, seconds: float, searches: int | None) -> None:
    """Look at the loop again and again while some tables think without a pause."""
    thinking, asked, moves = Thinking(random.Random(1), searches), views(), [0.0]
    thinking.is_warm, ends = True, time.monotonic() + seconds

    async def table(place: int) -> None:
        while time.monotonic() < ends:
            thought, began = thinking.begin("strong", asked[place % len(asked)], None), time.monotonic()
            await thought.settle()
            await thought.answer()
            thought.drop()
            moves.append(1000 * (time.monotonic() - began))
            place += TABLES

    late, own = [], []

    async def look() -> None:
        while time.monotonic() < ends:
            waited, began = waited_ms(), time.perf_counter()
            await asyncio.sleep(EVERY_SECONDS)
            late.append(1000 * (time.perf_counter() - began - EVERY_SECONDS))
            own.append(max(0.0, late[-1] - (waited_ms() - waited)))

    await asyncio.gather(look(), *map(table, range(tables)))
    thinking.close()
    sys.stdout.write(
        f"{label}: late p50 {share(late, 0.5):.2f} p99 {share(late, 0.99):.2f} ms, not for want of a processor "
        f"p50 {share(own, 0.5):.2f} p99 {share(own, 0.99):.2f} max {max(own):.1f} ms; {len(moves) - 1} moves, "
        f"p50 {share(moves, 0.5):.0f} p95 {share(moves, 0.95):.0f} ms with waiting in turn\n"
    )


def share(numbers: list[float], part: float) -> float:
    """A quantile."""
    return sorted(numbers)[min(len(numbers) - 1, int(part * len(numbers)))]


def main() -> None:
    """With nobody thinking, and with four."""
    parser = argparse.ArgumentParser(description="An event loop beside strong computers.")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--searches", type=int, help="at once; without it as many as the bot would allow")
    given = parser.parse_args()
    if not SCHEDULED.exists():
        sys.stdout.write("This system does not tell how long a thread waits for a processor.\n")
        return
    tune_interpreter()
    for label, tables in (("nobody thinks", 0), (f"{TABLES} computers think", TABLES)):
        asyncio.run(measure(label, tables, given.seconds, given.searches))


if __name__ == "__main__":
    main()
