"""`/privacy export` of somebody with very many deals: in how many messages, how long, and how late the bot's loop is.

Run: python tests/bench/export.py [deals]
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.exporting import ExportProcess
from bot.stores import Stores, open_stores
from engine.cards import Rank, pack, write_cards
from tests.bench.crowd.processes import AT_ONCE, Bot, quantile
from tests.support.loopback import Loopback

DEALS = 50_000
MOST_LATE = 0.020
ACTIONS = 36
PACK = write_cards(pack(Rank.SIX))
MOMENT = "2026-03-01 12:00:00.000000"
TICK = 0.001


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def fill(file: Path, count: int, user: int) -> None:
    """Put so many finished deals of one person there, each with what four people did in it."""
    chance, cards = random.Random(5), PACK.split()
    users = (user, *range(901, 904))
    seats = str([{"user": each} for each in users]).replace("'", '"')
    with sqlite3.connect(file) as line:
        line.executemany("INSERT INTO players (id) VALUES (?)", [(each,) for each in users])
        line.execute("INSERT INTO guilds (id, deals) VALUES (1, ?)", (count,))
        row: dict[str, Any] = {
            "id": 1, "guild_id": 1, "channel_id": 7, "game": "saskop", "options": "{}", "seats": "[]", "pace": "{}",
            "stage": "closed", "dealer": 0, "revision": 1, "language": "en",
        }  # fmt: skip
        put(line, "tables", iter([row]))
        put(line, "deals", (deal(number, seats) for number in range(1, count + 1)))
        put(line, "sitters", ({"user_id": who, "deal_id": number} for who in users for number in range(1, count + 1)))
        acts = (act(number, at, users, chance.choice(cards)) for number in range(1, count + 1) for at in range(ACTIONS))
        put(line, "actions", acts)
        put(line, "results", (result(number, at, users) for number in range(1, count + 1) for at in range(4)))


def put(line: sqlite3.Connection, table: str, rows: Iterator[dict[str, Any]]) -> None:
    """Insert rows that all have the same columns."""
    first = next(rows)
    names = ", ".join(first)
    holes = ", ".join(f":{name}" for name in first)
    line.execute(f"INSERT INTO {table} ({names}) VALUES ({holes})", first)  # noqa: S608 - names of our own
    line.executemany(f"INSERT INTO {table} ({names}) VALUES ({holes})", rows)  # noqa: S608 - names of our own


def deal(number: int, seats: str) -> dict[str, Any]:
    """A finished deal that nothing is still to be done with."""
    return {
        "id": number, "guild_id": 1, "number": number, "table_id": 1, "game": "saskop", "rules_version": 1,
        "options": "{}", "seats": seats, "dealer": 0, "digest": "d" * 64, "salt": "5" * 32, "pack": PACK,
        "begun": MOMENT, "ended": MOMENT, "annulled": 0, "end_announced": 1, "par": "known",
    }  # fmt: skip


def act(number: int, at: int, users: tuple[int, ...], card: str) -> dict[str, Any]:
    """A card that somebody played."""
    seat = at % 4
    moment = f"2026-03-01 {number // 3600 % 24:02}:{number // 60 % 60:02}:{number % 60:02}.{at:06}"
    return {
        "deal_id": number, "number": at, "seat": seat, "user_id": users[seat], "text": f"play {card}", "at": moment,
    }  # fmt: skip


def result(number: int, seat: int, users: tuple[int, ...]) -> dict[str, Any]:
    """What it was for a seat."""
    return {
        "deal_id": number, "seat": seat, "user_id": users[seat], "points": number % 121, "tricks": 3, "score": 2,
        "won": seat % 2, "declarer": seat == 0, "game_won": 0, "guild_id": 1, "game": "saskop", "ended": MOMENT,
        "counts": 1, "par": 1.5,
    }  # fmt: skip


async def lateness() -> list[float]:
    """By how much the loop was late, each time it was looked at, until cancelled."""
    found: list[float] = []
    loop = asyncio.get_running_loop()
    try:
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            found.append(loop.time() - due)
    except asyncio.CancelledError:
        return found


def late(found: list[float]) -> str:
    """In words."""
    ordered = sorted(found)
    p999 = ordered[int(0.999 * (len(ordered) - 1))]
    return f"late by {1000 * p999:.1f} ms (p99.9), {1000 * ordered[-1]:.1f} ms at most"


async def make(store: Stores, user: int) -> None:
    """The files alone: how long they take, and how late the loop is that has nothing else to do."""
    resting = asyncio.create_task(lateness())
    await asyncio.sleep(3.0)
    resting.cancel()
    idle = await resting
    watching, began, sizes = asyncio.create_task(lateness()), time.perf_counter(), []
    async for (_, data), _ in ExportProcess(store.personal, store.database.address).files(user):
        sizes.append(len(data))
    took = time.perf_counter() - began
    watching.cancel()
    found = await watching
    say(f"made: {len(sizes)} files of {', '.join(f'{size / 2**20:.1f}' for size in sizes)} MiB in {took:.1f} s")
    say(f"loop while nothing is made: {late(idle)}")
    say(f"loop while they are made:   {late(found)}")


async def ask(discord: Loopback, folder: Path, name: str) -> None:
    """The command itself: what comes, and how late the bot says its loop was; others ask meanwhile."""
    settings = {**AT_ONCE, "CARD_EMOJIS": "off", "BACKUP_HOURS": "0", "LOG_LEVEL": "warning"}
    async with Bot(discord, folder, ("-m", "bot", "run"), settings) as bot:
        await discord.registered("privacy")
        await bot.quiet()
        person, other = discord.person(name), discord.person("Other")
        before = await bot.figures()
        for _ in range(100):
            assert (await other.slash(discord.channel, "help")).answered
            await asyncio.sleep(0.05)
        worst = quantile(await bot.figures(), before, "lambapea_loop_lag_seconds", 1.0)
        say(f"the bot's loop while nobody asks for an export: late by less than {1000 * worst:.0f} ms")
        before, began = await bot.figures(), time.perf_counter()
        asked = asyncio.create_task(person.slash(discord.channel, "privacy export"))
        answers: list[float] = []
        posts = []
        while not any("everything stored" in post.text and "follows" not in post.text for post in posts):
            one = time.perf_counter()
            assert (await other.slash(discord.channel, "help")).answered
            answers.append(time.perf_counter() - one)
            posts = [post for post in await person.messages(discord.channel) if post.private]
            await asyncio.sleep(0.05)
        took = time.perf_counter() - began
        await asked
        figures = await bot.figures()
        files = [each for post in posts for each in post.pictures]
        say(f"answered: {len(posts)} private messages with {len(files)} files in {took:.1f} s")
        worst = quantile(figures, before, "lambapea_loop_lag_seconds", 1.0)
        say(f"the bot's loop: late by less than {1000 * worst:.0f} ms, looked at every 20 ms")
        say(f"others meanwhile: {len(answers)} answers, the slowest in {1000 * max(answers):.0f} ms")
        say("as it is to be" if worst <= MOST_LATE and files else f"NOT AS IT IS TO BE: {1000 * MOST_LATE:.0f} ms")
        for line in bot.complaints():
            say(line)


async def main() -> None:
    """Print the figures."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "lambapea.sqlite3"
        async with Loopback() as discord:
            user = discord.person("Anna").id
            await (await open_stores(f"sqlite+aiosqlite:///{file}")).close()
            await asyncio.to_thread(fill, file, count, user)
            say(f"{count} deals, {file.stat().st_size / 2**20:.0f} MiB")
            store = await open_stores(f"sqlite+aiosqlite:///{file}")
            await make(store, user)
            await store.close()
            await ask(discord, folder, "Anna")


if __name__ == "__main__":
    asyncio.run(main())
