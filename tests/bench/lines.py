"""What a line costs that somebody writes in a channel without a table, from the gateway's text on.

Beside it the same line as the library reads it by itself, which makes a message of each.
"""

import asyncio
import json
import sys
import time
from types import SimpleNamespace
from typing import Any

import discord
from discord.gateway import DiscordWebSocket

from bot.gateway.messages.sync import MessageSync
from bot.gateway.session.client import Client
from bot.tables.lookup import TableLookup
from bot.tables.registry import TableRegistry

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


async def main() -> None:
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
    sys.stdout.write(f"a line in a channel without a table: {ours_told}; as the library reads it: {theirs_told}\n")


asyncio.run(main())
