"""What par costs those who play: replies at tables at a humane pace while it is looked for, and while it is not.

python tests/bench/par.py [--tables 10] [--seconds 20] [--rounds 2]

First the tables play flat out until deals have ended at most of them, so that par waits to be found; then they play on
at a humane pace, and that is measured. Beside it runs a bot that cannot search and so looks for no par; people sit at
all its tables, so nothing else of it is missing. The two take turns, which goes first changes from round to round.
"""

import argparse
import asyncio
import gc
import sys
import tempfile
from collections.abc import Awaitable, Mapping
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.system import new_loop
from tests.bench.crowd.processes import AT_ONCE, Bot, quantile
from tests.bench.crowd.town import Town
from tests.bench.load import HUMANE_RATE, OURS, SEATED_AT_ONCE, Run, everybody, measure, say
from tests.e2e.evening import WITHOUT_SEARCH
from tests.support.loopback import Loopback

MOST_WARMING: Final = 20
WARM_SECONDS: Final = 5.0
WAITING: Final = "lambapea_deals_without_par"


async def evening(given: argparse.Namespace, settings: Mapping[str, str]) -> Run:
    """A fresh bot whose tables have deals behind them, and one stretch at a humane pace."""
    with tempfile.TemporaryDirectory() as folder:
        async with Loopback(people=()) as discord:
            town = Town(discord)
            for _ in range(given.tables):
                town.add_group("saskop", 4)
            async with Bot(discord, Path(folder), OURS, AT_ONCE | settings) as bot:
                await discord.registered("act", timeout=60)
                await bot.quiet()
                for first in range(0, given.tables, SEATED_AT_ONCE):
                    await asyncio.gather(*(group.seat() for group in town.groups[first : first + SEATED_AT_ONCE]))
                for _ in range(MOST_WARMING):
                    await everybody(town, lambda group: town.flat_out(group, WARM_SECONDS, looking=False))
                    if sum(bool(group.sheets) for group in town.groups) > 0.8 * given.tables:
                        break

                def paced() -> Awaitable[Any]:
                    return everybody(town, lambda group: town.at_pace(group, given.seconds, HUMANE_RATE, looking=False))

                return await measure(town, bot, paced)


def report(name: str, run: Run) -> None:
    """What people felt."""
    late = 1000 * quantile(run.after, run.before, "lambapea_loop_lag_seconds", 0.99)
    found = sum(each.get(WAITING, 0.0) * sign for each, sign in ((run.before, 1), (run.after, -1)))
    say(
        f"{name:12} reply p50 {run.tally.quantile(0.5):5.1f} ms, p99 {run.tally.quantile(0.99):6.1f} ms; "
        f"event loop late by at most p99 {late:g} ms; {len(run.tally.times)} answered; "
        f"deals that wait for par: {run.before.get(WAITING, 0):.0f}, {found:.0f} fewer at the end"
    )


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    gc.disable()  # a pause of the people's process would be counted as the bot's
    kinds = [("with par", {}), ("without", WITHOUT_SEARCH)]
    for _ in range(given.rounds):
        for name, settings in kinds:
            report(name, await evening(given, settings))
        kinds.reverse()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(main())
