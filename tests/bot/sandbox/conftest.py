"""A loopback Discord and a small, real discord.py bot on it."""

import asyncio
import contextlib
import io
import struct
import zlib
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands
from discord.ext import commands

from tests.bot.sandbox.bare import Rest
from tests.support.loopback import Loopback
from tests.support.openapi import DESCRIPTION, description


def png(width: int = 3, height: int = 2) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\x7f" * width) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def picture(name: str = "table.png", alt: str = "an empty table") -> discord.File:
    return discord.File(io.BytesIO(png()), name, description=alt)


class Count(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"count:(?P<number>\d+)"):
    """A button that carries its number in its custom id, as the bot's own do."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(discord.ui.Button(label=f"Count {number}", custom_id=f"count:{number}", emoji="♣️"))

    @classmethod
    async def from_custom_id(cls, _interaction, _item, match):
        return cls(int(match["number"]))

    async def callback(self, interaction):
        view = discord.ui.View(timeout=None)
        view.add_item(Count(self.number + 1))
        await interaction.response.edit_message(content=f"counted {self.number + 1}", view=view)


class Suit(discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=r"suit"):
    def __init__(self, disabled: bool = False) -> None:
        options = [discord.SelectOption(label=name, value=name[0]) for name in ("Clubs", "Spades", "Hearts")]
        menu = discord.ui.Select(custom_id="suit", options=options, max_values=2, disabled=disabled)
        super().__init__(menu)

    @classmethod
    async def from_custom_id(cls, _interaction, _item, _match):
        return cls()

    async def callback(self, interaction):
        await interaction.response.send_message(f"chosen {self.item.values}", ephemeral=True)


class Name(discord.ui.Modal, title="Who are you?"):
    name = discord.ui.TextInput(label="Name", max_length=10)
    reason = discord.ui.Label(text="Why", component=discord.ui.TextInput(required=False))

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"{self.name.value} because {self.reason.component.value}")


class TryOut(commands.Bot):
    """A bot that uses, in small, everything the real one uses of Discord."""

    def __init__(self, shard: tuple[int, int] | None = None) -> None:
        sharding = {} if shard is None else {"shard_id": shard[0], "shard_count": shard[1]}
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__("!", intents=intents, **sharding)
        self.heard: asyncio.Queue[tuple[str, object]] = asyncio.Queue()
        self.hold = asyncio.Event()
        self.asked = asyncio.Event()
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Suit)
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL((await self.http.get_bot_gateway())[1])
        await self.tree.sync()

    async def on_message(self, message):
        self.heard.put_nowait(("message", message))

    async def on_guild_remove(self, guild):
        self.heard.put_nowait(("kicked", guild))

    async def on_resumed(self):
        self.heard.put_nowait(("resumed", None))


CONTEXTS = ("guild", "dm_channel", "private_channel")


@app_commands.command(description="Everywhere")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def everywhere(interaction, more: int = 0, private: bool = True):
    where = next(number for number, is_it in enumerate(CONTEXTS) if getattr(interaction.context, is_it))
    owners = sorted(interaction._integration_owners)
    await interaction.response.send_message(f"{where} {owners}", ephemeral=private)
    try:
        for number in range(more):
            await interaction.followup.send(f"more {number}", ephemeral=True)
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"{error.status} {error.code} after {number}")


def add_commands(bot: TryOut) -> None:
    table = app_commands.Group(name="table", description="Tables", guild_only=True)

    @table.command(description="Open a table")
    @app_commands.choices(game=[app_commands.Choice(name="Saskop", value="saskop")])
    async def open(interaction, game: str, friend: discord.Member | None = None, seats: int = 4):  # noqa: A001
        view = discord.ui.View(timeout=None)
        view.add_item(Count(0)).add_item(Suit(disabled=seats == 0))
        text = f"{interaction.user.mention} opens {game} with {friend.mention if friend else 'nobody'}, {seats} seats"
        await interaction.response.send_message(text, view=view, file=picture())

    @bot.tree.command(description="Your hand")
    async def hand(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("your cards", file=picture("hand.png", "K♠ Q♣"))
        message = await interaction.original_response()
        await message.edit(content="your new cards", attachments=[picture("hand.png", "Q♣")])

    @bot.tree.command(description="Play a card")
    async def play(interaction, card: str):
        await interaction.response.send_message(f"played {card}", ephemeral=True)

    @play.autocomplete("card")
    async def cards(_interaction: discord.Interaction, typed: str):
        if typed == "sleep":
            bot.asked.set()
            await bot.hold.wait()
        legal = ["QC", "QS", "JH"]
        return [app_commands.Choice(name=f"card {card}", value=card) for card in legal if typed.upper() in card]

    @bot.tree.command(description="Introduce yourself")
    async def introduce(interaction):
        await interaction.response.send_modal(Name())

    @bot.tree.command(description="Says nothing")
    async def silent(_interaction: discord.Interaction):
        bot.asked.set()
        await bot.hold.wait()

    @bot.tree.command(description="A direct message")
    async def direct(interaction):
        await interaction.response.defer(ephemeral=True)
        try:
            message = await interaction.user.send("your hand", file=picture("hand.png", "A♣"))
            await message.edit(content="your hand, changed", attachments=[picture("hand.png", "10♣")])
            await interaction.followup.send("sent")
        except discord.Forbidden as error:
            await interaction.followup.send(f"closed: {error.code}")

    bot.tree.add_command(table)
    bot.tree.add_command(everywhere)


@contextlib.asynccontextmanager
async def running(loopback: Loopback, bot: TryOut) -> AsyncIterator[TryOut]:
    """The bot, connected to the loopback."""
    discord.http.Route.BASE = loopback.api_url
    task = asyncio.create_task(bot.start(loopback.token))
    waiting = asyncio.create_task(loopback.connected())
    try:
        await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        await waiting
        yield bot
    finally:
        waiting.cancel()
        bot.hold.set()
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def loopback() -> AsyncIterator[Loopback]:
    async with Loopback() as running_loopback:
        yield running_loopback


@pytest.fixture
async def bot(loopback: Loopback) -> AsyncIterator[TryOut]:
    async with running(loopback, TryOut()) as connected:
        yield connected


@pytest.fixture
async def rest(loopback: Loopback) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as session:
        yield Rest(loopback, session)
    if DESCRIPTION.exists():
        known = [call for call in loopback.calls.calls if call.template]
        assert [fault for call in known for fault in description().answer_faults(call)] == []
