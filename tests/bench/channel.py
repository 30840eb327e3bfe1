"""Four people play Saskop in the channel by *My hand*, a card a second: what a card costs, and how soon it is there.

Run with `make bench`, or: python tests/bench/channel.py [--deals 3] [--rate 1] [--tables 1]
[--chat] [--lines 1000] [--beside FOLDER]

They press *My hand* on the table's post, in every deal or once at all, and then play in that private answer. What the
bot uses while nobody plays is measured before. Last comes a bare discord.py bot that makes the calls of one card and
nothing else: less a card cannot cost by that library. With `--chat` somebody writes a line for each card; `--lines` are
written in another channel of each server. With another checkout's folder, its bot plays the same in turn, and this
one's figures stand beside it as ratios: on another machine, or a busy one, these tell more than milliseconds.
"""

import argparse
import asyncio
import contextlib
import gc
import sqlite3
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.simulation.reading import controls_of

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.present.scenes import HandScene
from bot.render.paint import picture
from bot.sandbox.world import SandboxChannel
from bot.system import new_loop
from engine.cards import read_cards
from tests.bench.crowd.private import Private, PrivateOnce
from tests.bench.crowd.processes import AT_ONCE, Bot, cpu_seconds
from tests.bench.crowd.town import Group, Town, Wish
from tests.bench.load import BARE, OURS, Run, hand_for, measure, per_card, say
from tests.support.loopback import Loopback

WAYS = (("in every deal", Private), ("once at all", PrivateOnce))
ONCE_UPLOADED = {"CARD_EMOJIS": "off"}
"""A bot uploads them once in its life, no card costs that."""
IDLE_SECONDS = 5.0
LONGEST_DEAL = 90.0
BARE_CARDS = 60


class Played(NamedTuple):
    """What some deals cost on a fresh bot.

    unused: what it uses idle. lost: how often somebody was called for nothing. laid: how many cards were played, of
    which the last one of each hand plays itself and nobody presses it.
    """

    run: Run
    unused: float
    lost: int
    laid: int


async def talk(town: Town, group: Group, channel: SandboxChannel, rate: float) -> None:
    """Write so many lines a second into a channel, the missed ones too."""
    began = time.perf_counter()
    for number in count():
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        town.acts.say(group.people[number % len(group.people)].user, channel, "who led?")


async def play_deals(town: Town, deals: int, rate: float, *, chat: bool, lines: float) -> None:
    """All tables at one pace, until as many deals are over at each."""
    playing = [
        asyncio.ensure_future(town.at_pace(each, LONGEST_DEAL * deals, rate, looking=False)) for each in town.groups
    ]
    playing += [asyncio.ensure_future(talk(town, each, each.channel, rate)) for each in town.groups if chat]
    playing += [asyncio.ensure_future(talk(town, each, each.elsewhere, lines)) for each in town.groups if lines]
    ends = time.perf_counter() + LONGEST_DEAL * deals
    while time.perf_counter() < ends and any(len(group.sheets) < deals for group in town.groups):  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def idle(bot: Bot) -> float:
    """Milliseconds of processor a second that the bot uses for nothing."""
    before = cpu_seconds(bot.number)
    await asyncio.sleep(IDLE_SECONDS)
    return 1000 * (cpu_seconds(bot.number) - before) / IDLE_SECONDS


def laid_in(folder: Path) -> int:
    """How many cards a bot's database has."""
    with contextlib.closing(sqlite3.connect(f"file:{folder}/lambapea.sqlite3?mode=ro", uri=True)) as stored:
        return int(stored.execute("SELECT count(*) FROM actions WHERE text LIKE 'play %'").fetchone()[0])


async def evening(given: argparse.Namespace, kind: type[Private], checkout: Path | None = None) -> Played:
    """Some deals on a fresh bot."""
    with tempfile.TemporaryDirectory() as folder:
        async with Loopback(people=()) as discord:
            town = Town(discord)
            for _ in range(given.tables):
                town.add_group("saskop", 4, kind)
            async with Bot(discord, Path(folder), OURS, AT_ONCE | ONCE_UPLOADED, checkout) as bot:
                await discord.registered("act", timeout=60)
                await bot.quiet()
                for group in town.groups:
                    await group.seat()
                await bot.quiet()
                unused = await idle(bot)
                run = await measure(
                    town, bot, lambda: play_deals(town, given.deals, given.rate, chat=given.chat, lines=given.lines)
                )
                for line in bot.complaints()[:5]:
                    say(f"log: {line}")
                laid = laid_in(Path(folder))
    return Played(run, unused, sum(group.lost for group in town.groups if isinstance(group, Private)), laid)


async def bare(given: argparse.Namespace) -> float:
    """Milliseconds of processor that the calls of one card take, at the same pace."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hand.png"
        file.write_bytes(picture(HandScene(read_cards("KS QC JS JH AC TC 7C TD 9D"), None, "Your cards")))
        async with Loopback(people=()) as discord:
            town = Town(discord)
            for _ in range(given.tables):
                town.add_group("", 4)
            async with Bot(discord, Path(folder), (*BARE, "card", str(file)), {}) as bot:
                hands = [hand_for(town, group.people[0]) for group in town.groups]
                before = cpu_seconds(bot.number)
                for _ in range(BARE_CARDS):
                    pause = asyncio.create_task(asyncio.sleep(1 / given.rate))
                    for group, hand in zip(town.groups, hands, strict=True):
                        await town.carry_out(Wish(group.people[0], hand, controls_of(hand)[0]), group)
                    await pause
                return 1000 * (cpu_seconds(bot.number) - before) / (BARE_CARDS * given.tables)


async def shown(name: str, given: argparse.Namespace, kind: type[Private], checkout: Path | None = None) -> Run:
    """Play, and print the figures."""
    run, unused, lost, laid = await evening(given, kind, checkout)
    tally = run.tally
    say(f"\n{name}: {tally.cards} cards pressed, {tally.looks} looks, {run.seconds:.0f} s, {given.tables} tables")
    say(f"  {per_card(run)}")
    sums = {"calls": sum(run.calls.values()), "counted": run.counted, "pictures": run.pictures}
    costs = ", ".join(f"{each / max(1, laid):.2f} {what}" for what, each in sums.items())
    say(f"  with those that play themselves {laid} cards, and of each {costs}")
    say(
        f"  idle {unused:.1f} ms of processor a second; reply p50 {tally.quantile(0.5):.1f} ms, "
        f"p99 {tally.quantile(0.99):.1f} ms; {tally.complaints} complaints, {tally.unanswered} unanswered, "
        f"{lost} times called with nothing to press"
    )
    return run


def figures(run: Run) -> dict[str, float]:
    """What is compared with another checkout's."""
    cards = max(1, run.tally.cards)
    return {
        "processor a card": (run.bot_cpu + run.painting_cpu) * run.seconds / cards,
        "calls": sum(run.calls.values()) / cards,
        "counted": run.counted / cards,
        "pictures": run.pictures / cards,
        "reply p50": run.tally.quantile(0.5),
        "p99": run.tally.quantile(0.99),
    }


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--chat", action="store_true", help="a line for each card is written beside")
    parser.add_argument("--lines", type=float, default=0.0, help="so many a second in a channel without a table")
    parser.add_argument("--beside", type=Path, help="the folder of another checkout")
    given = parser.parse_args()
    gc.disable()  # a pause of the people's process would be counted as the bot's
    for name, kind in WAYS:
        run = await shown(f"*My hand* {name}", given, kind)
        if given.beside is not None:
            other = figures(await shown(f"The same by {given.beside}", given, kind, given.beside))
            ratios = (f"{what} {each / other[what]:.2f}" for what, each in figures(run).items() if other[what])
            say(f"  ours to theirs: {', '.join(ratios)}")
    say(f"\nThe calls of a card by a bare discord.py bot: {await bare(given):.1f} ms of processor, nothing painted")


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(main())
