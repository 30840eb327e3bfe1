"""What a line costs that somebody writes in a channel without a table.

Run: python tests/bench/lines.py [--rate 1000] [--seconds 4] [--rounds 3]

First from the gateway's text on, beside the same line as the library reads it by itself, which makes a message of each.
Then whole processes in turn, with the connection's reading and unpacking: ours, and a bare discord.py bot that hears as
much and does nothing. How long a processor takes to wake up is in it, so it differs between machines.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
from discord.gateway import DiscordWebSocket

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.gateway.messages.sync import MessageSync
from bot.gateway.session.client import Client
from bot.system import new_loop
from bot.tables.lookup import TableLookup, TableRegistry
from tests.bench.channel import talk
from tests.bench.crowd.processes import Bot, cpu_seconds
from tests.bench.crowd.town import Town
from tests.bench.load import BARE, OURS, say
from tests.support.loopback import Loopback

LINES = 20_000
GUILD, CHANNEL, AUTHOR = 766395544149952600, 766395544149952631, 815065486172620897
LINE = json.dumps(
    {
        "op": 0,
        "t": "MESSAGE_CREATE",
        "s": 5,
        "d": {
            "id": "1456074444341510144", "channel_id": str(CHANNEL), "guild_id": str(GUILD), "type": 0, "content": "",
            "timestamp": "2026-01-01T00:00:00.000000+00:00", "edited_timestamp": None, "tts": False, "pinned": False,
            "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
            "components": [], "flags": 0, "nonce": "1456074444341510144",
            "author": {
                "id": str(AUTHOR), "username": "somebody", "global_name": "Somebody", "discriminator": "0",
                "avatar": "8342729096ea3675442027381ff50dfe", "public_flags": 64, "clan": None, "primary_guild": None,
            },
            "member": {
                "roles": ["766395544149952601"], "joined_at": "2020-01-01T00:00:00+00:00", "deaf": False, "mute": False,
                "flags": 0, "nick": None, "avatar": None, "premium_since": None, "pending": False,
            },
        },
    }
)  # fmt: skip


class Line(DiscordWebSocket):
    """The library's end of a gateway, without a gateway."""

    def __init__(self, parsers: Any) -> None:
        self.shard_id, self.sequence, self._keep_alive = 0, None, None
        self.log_receive = self._dispatch = lambda *_: None
        self._discord_parsers, self._dispatch_listeners = parsers, []


async def microseconds(parsers: Any) -> float:
    """The processor's time for a line."""
    line, began = Line(parsers), time.process_time()
    for _ in range(LINES):
        await line.received_message(LINE)
    return (time.process_time() - began) / LINES * 1e6


async def unpacked() -> None:
    """Print what a line costs once it is unpacked."""
    settings = SimpleNamespace(discord_api_url="http://127.0.0.1:1", shard_ids=(), shard_count=1)
    client = Client(settings, SimpleNamespace(now=None, monotonic=time.monotonic))  # type: ignore[arg-type]
    ours = dict(client._connection.parsers)
    messages = MessageSync.__new__(MessageSync)  # all of it that such a line comes to
    messages._tables, messages._synced = TableLookup(TableRegistry(), ()), {}
    client.services = SimpleNamespace(messages=messages)  # type: ignore[assignment]
    plain = discord.Client(intents=discord.Intents(guilds=True, guild_messages=True), max_messages=None)
    theirs = dict(plain._connection.parsers)
    for _ in range(2):  # the first time warms everything up
        found = await microseconds(ours), await microseconds(theirs)
    ours_told, theirs_told = (f"{each:.1f} µs" for each in found)
    say(f"a line in a channel without a table: {ours_told}; as the library reads it: {theirs_told}")


async def used(town: Town, bot: Bot, rate: float, seconds: float) -> float:
    """Microseconds of processor that a bot's process uses for each line."""
    group, before = town.groups[0], cpu_seconds(bot.number)
    talking = asyncio.create_task(talk(town, group, group.elsewhere, rate))
    await asyncio.sleep(seconds)
    talking.cancel()
    return (cpu_seconds(bot.number) - before) / (rate * seconds) * 1e6


async def whole(rate: float, seconds: float, rounds: int) -> None:
    """Print what a line costs whole processes."""
    async with AsyncExitStack() as ends:
        bots = {}
        for name, command in (("ours", OURS), ("a bare bot", (*BARE, "lines"))):
            town = Town(await ends.enter_async_context(Loopback(people=())))
            town.add_group("saskop", 4)
            folder = Path(ends.enter_context(tempfile.TemporaryDirectory()))
            bots[name] = town, await ends.enter_async_context(Bot(town.discord, folder, command, {}))
        for _, bot in bots.values():
            await bot.quiet()
        for _ in range(rounds):
            costs = {name: await used(town, bot, rate, seconds) for name, (town, bot) in bots.items()}
            told = ", ".join(f"{name} {cost:.0f} µs" for name, cost in costs.items())
            ours, bare = costs.values()
            say(f"whole processes, {rate:.0f} lines a second: {told}; ours to theirs {ours / bare:.2f}")


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rate", type=float, default=1000.0, help="lines a second")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    await unpacked()
    await whole(given.rate, given.seconds, given.rounds)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(main())
