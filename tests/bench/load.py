"""Many tables at once: real bot, real REST and gateway, scripted people, and a bare bot that only answers beside it.

Run with `make bench-load`, or: python tests/bench/load.py [--tables 100] [--seconds 20] [--games saskop:4,skat:3]
[--ways messages,channel]: people play in direct messages, or in the channel by *My hand*.
The loopback and the people share one process, the bot is another: what share of a core each used is printed,
so that one can see which of them set the pace. Times are taken at the person's end, both ways included.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.sandbox.world import SandboxMessage
from tests.simulation.reading import controls_of
from tests.support.crowd import Participant

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.present.scenes import HandScene
from bot.render.paint import picture
from bot.system import new_loop
from engine.cards import read_cards
from tests.bench.crowd.private import Private
from tests.bench.crowd.processes import AT_ONCE, Bot, cpu_seconds, family, painter, quantile, resident_bytes
from tests.bench.crowd.town import Group, Tally, Town, Wish
from tests.support.loopback import Loopback

OURS = ("-m", "bot", "run")
WAYS: dict[str, type[Group]] = {"messages": Group, "channel": Private}
BARE = ("-m", "tests.bench.crowd.bare_bot")
HUMANE_RATE = 0.4
PRESSES_A_TABLE = 4.0
WARM_SECONDS = 4.0
MOST_WARMING = 10
LONGEST_REST = 20.0
SEATED_AT_ONCE = 10


@dataclass
class Run:
    """One stretch of play, measured: what people did, what the bot called, what the processes used.

    bot_cpu: of the process that answers; painting_cpu: of the one that paints. What plays finished deals for their par,
    in a process of its own and at leisure, costs no card anything and is left out.
    """

    tally: Tally
    seconds: float
    bot_cpu: float
    painting_cpu: float
    own_cpu: float
    calls: Counter[str]
    counted: int
    pictures: int
    edits: list[int]
    before: dict[str, float]
    after: dict[str, float]

    @property
    def rate(self) -> float:
        """Interactions answered a second."""
        return len(self.tally.times) / self.seconds


async def measure(town: Town, bot: Bot, play: Callable[[], Awaitable[Any]], *, is_ours: bool = True) -> Run:
    """Let them play, and read every clock before and after."""
    recorder = town.discord.calls
    recorder.clear()
    town.tally = Tally()
    before = await bot.figures() if is_ours else {}
    cpu, painting = cpu_seconds(bot.number), cpu_seconds(*painter(bot.number))
    own, started = time.process_time(), time.perf_counter()
    await play()
    seconds = time.perf_counter() - started
    cpu, painting = cpu_seconds(bot.number) - cpu, cpu_seconds(*painter(bot.number)) - painting
    own = time.process_time() - own
    after = await bot.figures() if is_ours else {}
    places = Counter(call.params.get("channel_id", "") for call in recorder.calls if call.kind == "edit")
    return Run(
        tally=town.tally,
        seconds=seconds,
        bot_cpu=cpu / seconds,
        painting_cpu=painting / seconds,
        own_cpu=own / seconds,
        calls=Counter(call.kind for call in recorder.calls),
        counted=sum(call.counted for call in recorder.calls),
        pictures=sum(len(call.uploads) for call in recorder.calls),
        edits=sorted(places.values()),
        before=before,
        after=after,
    )


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def per_card(run: Run) -> str:
    """What a card costs."""
    cards = max(1, run.tally.cards)
    bot, painting = (1000 * share * run.seconds / cards for share in (run.bot_cpu, run.painting_cpu))
    return (
        f"a card: {sum(run.calls.values()) / cards:.2f} REST calls, {run.counted / cards:.2f} of them counted, "
        f"{run.calls['webhook_edit'] / cards:.2f} token edits, {run.pictures / cards:.2f} pictures; "
        f"{bot + painting:.1f} ms of processor: bot {bot:.1f}, painting {painting:.1f}"
    )


def report(name: str, run: Run) -> None:
    """What people felt, and what it cost."""
    tally = run.tally
    say(f"\n{name}, {run.seconds:.0f} s")
    asked = tally.unanswered + len(tally.times)
    say(
        f"  answered {len(tally.times)} of {asked}, {run.rate:.1f} interactions/s; reply "
        f"p50 {tally.quantile(0.5):.1f} ms, p99 {tally.quantile(0.99):.1f} ms, max {tally.quantile(1):.1f} ms"
    )
    both = run.bot_cpu + run.painting_cpu
    mean = 1000 * both * run.seconds / max(1, len(tally.times))
    say(
        f"  core used by the bot {both:.2f} ({mean:.1f} ms an interaction), all but painting "
        f"{run.bot_cpu:.2f}; by loopback and people {run.own_cpu:.2f}"
    )
    if not run.after:
        return
    lag = [1000 * quantile(run.after, run.before, "lambapea_loop_lag_seconds", share) for share in (0.5, 0.99, 1.0)]
    commits = (run.after["lambapea_commits"] - run.before["lambapea_commits"]) / run.seconds
    say(
        f"  {tally.cards} cards, {tally.looks} looks, {tally.complaints} complaints, {tally.unanswered} unanswered, "
        f"{tally.skipped} slots without anything to press"
    )
    say(f"  event loop late by at most p50 {lag[0]:g} ms, p99 {lag[1]:g} ms, max {lag[2]:g} ms")
    say(f"  {per_card(run)}")
    say(f"  calls: {', '.join(f'{kind} {count}' for kind, count in run.calls.most_common(6))}; counted {run.counted}")
    most = max(run.edits, default=0) / run.seconds
    say(f"  counted edits a channel and second: most {most:.2f}; database commits a second {commits:.0f}")


async def ours(given: argparse.Namespace, folder: Path, kind: type[Group]) -> tuple[Run, Run]:
    """Our bot: tables are opened, then people play flat out, at four presses a second, and at a humane pace."""
    async with Loopback(people=()) as discord:
        town = Town(discord)
        for number in range(given.tables):
            game, _, players = given.games[number % len(given.games)].partition(":")
            town.add_group(game, int(players), kind)
        async with Bot(discord, folder, OURS, AT_ONCE) as bot:
            pin(bot.number, given)
            await discord.registered("act", timeout=60)
            await bot.quiet()
            empty = held(bot)
            for first in range(0, given.tables, SEATED_AT_ONCE):
                await asyncio.gather(*(group.seat() for group in town.groups[first : first + SEATED_AT_ONCE]))
            runs = await play(town, bot, given.seconds)
            full = held(bot)
            grown = (full - empty) / given.tables / 2**10
            say(f"\nmemory {full / 2**20:.0f} MiB, {empty / 2**20:.0f} before: {grown:.0f} KiB a table in full play")
            say(f"beside bot and painter {others(bot) / 2**20:.0f} MiB for looking at finished deals")
            for line in bot.complaints()[:10]:
                say(f"log: {line}")
    return runs


def held(bot: Bot) -> int:
    """The memory of bot and painter, in bytes."""
    return resident_bytes(bot.number) - others(bot)


def others(bot: Bot) -> int:
    """The memory of the other processes that the bot began, which end when they have nothing more to do."""
    return sum(resident_bytes(each) for each in family(bot.number)[1:] if each not in painter(bot.number))


async def play(town: Town, bot: Bot, seconds: float) -> tuple[Run, Run]:
    """After everybody has begun to play: at two paces, then as fast as it goes, playing alone and looking too."""

    def flat_out(seconds: float, *, looking: bool = False) -> Callable[[], Awaitable[Any]]:
        return lambda: everybody(town, lambda group: town.flat_out(group, seconds, looking=looking))

    def paced(rate: float, seconds: float, *, looking: bool) -> Callable[[], Awaitable[Any]]:
        return lambda: everybody(town, lambda group: town.at_pace(group, seconds, rate, looking=looking))

    async def run(name: str, stretch: Callable[[], Awaitable[Any]]) -> Run:
        await rest(bot)
        done = await measure(town, bot, stretch)
        report(name, done)
        return done

    for _ in range(MOST_WARMING):
        if len({group for group in town.groups if group.cards > 1}) >= len(town.groups):
            break
        await measure(town, bot, flat_out(WARM_SECONDS))
    humane = await run(f"humane pace, {HUMANE_RATE:g} acts/s a table", paced(HUMANE_RATE, 2 * seconds, looking=False))
    people = await run(
        f"people flat out, {PRESSES_A_TABLE:g} interactions/s a table", paced(PRESSES_A_TABLE, seconds, looking=True)
    )
    playing = await run("as fast as it goes, everybody who can act acts", flat_out(seconds))
    mixed = await run("as fast as it goes, and who cannot act looks", flat_out(seconds, looking=True))
    runs = (playing, mixed, people, humane)
    counted, cards = sum(run.counted for run in runs), sum(run.tally.cards for run in runs)
    say(f"\nall together {counted} counted REST calls for {cards} cards: {counted / max(1, cards):.2f} a card")
    return playing, mixed


async def rest(bot: Bot) -> None:
    """Until nothing is left to do of what was measured before, but not for ever."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_REST):
            await bot.quiet()


def everybody(town: Town, play: Callable[[Any], Awaitable[None]]) -> Awaitable[Any]:
    """All groups at once."""
    return asyncio.gather(*(play(group) for group in town.groups))


async def bare(given: argparse.Namespace, folder: Path, mode: str) -> Run:
    """The yardstick: as many presses under way at any time as there are tables."""
    async with Loopback(people=()) as discord:
        town = Town(discord)
        for _ in range(given.tables):
            town.add_group("", 4)
        file = folder / "hand.png"
        file.write_bytes(picture(HandScene(read_cards("KS QC JS JH AC TC 7C TD 9D"), None, "Your cards")))
        async with Bot(discord, folder, (*BARE, mode, str(file)), {}) as bot:
            pin(bot.number, given)
            hands = [hand_for(town, group.people[0]) for group in town.groups]

            async def press(place: int) -> None:
                ends = time.perf_counter() + given.seconds
                group, hand = town.groups[place], hands[place]
                while time.perf_counter() < ends:
                    await town.carry_out(Wish(group.people[0], hand, controls_of(hand)[0]), group)

            run = await measure(town, bot, lambda: asyncio.gather(*map(press, range(given.tables))), is_ours=False)
    report(f"bare discord.py bot, {mode}", run)
    return run


def hand_for(town: Town, person: Participant) -> SandboxMessage:
    """A direct message with nine buttons, as the bot would have sent it."""
    parts = town.discord.parts
    cards = [{"type": 2, "style": 1, "label": f"Card {place}", "custom_id": f"card {place}"} for place in range(9)]
    rows = [{"type": 1, "components": cards[:5]}, {"type": 1, "components": cards[5:]}]
    channel = parts.world.direct_channel(person.user)
    return parts.messages.create(channel, parts.world.bot.id, {"content": "Your turn.", "components": rows}, [])


def pin(process: int, given: argparse.Namespace) -> None:
    """The bot on one core, this process on another."""
    cores = sorted(os.sched_getaffinity(0))
    if given.pin and len(cores) > 1:
        for thread in Path(f"/proc/{process}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores[:1])


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--games", type=lambda text: text.split(","), default=["saskop:4"])
    parser.add_argument("--ways", type=lambda text: text.split(","), default=list(WAYS), help="messages, channel")
    parser.add_argument("--pin", action="store_true", help="the bot may use one core only")
    given = parser.parse_args()
    say(f"{given.tables} tables, {os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}")
    gc.disable()  # a pause of the people's process would be counted as the bot's
    with tempfile.TemporaryDirectory() as name:
        found = []
        before = await bare(given, folder_in(name, "before"), "picture")
        for way in given.ways:
            say(f"\nPeople play by {way}.")
            found.append((way, await ours(given, folder_in(name, way), WAYS[way])))
        after = await bare(given, folder_in(name, "after"), "picture")
        words = await bare(given, folder_in(name, "words"), "words")
    picture_rate = (before.rate + after.rate) / 2  # others use the machine too
    say(f"\nthe bare bot that answers with a picture: {before.rate:.0f} interactions/s before, {after.rate:.0f} after")
    for way, (playing, mixed) in found:
        for what, run in (("cards and looks", mixed), ("cards alone, each with an edit for the next player", playing)):
            say(
                f"by {way}: sustained {run.rate:.0f} interactions/s ({what}): {run.rate / picture_rate:.2f} of the "
                f"bare bot that answers with a picture, {run.rate / words.rate:.2f} of the one that answers with words"
            )


def folder_in(name: str, what: str) -> Path:
    """A fresh folder."""
    folder = Path(name) / what
    folder.mkdir()
    return folder


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(main())
