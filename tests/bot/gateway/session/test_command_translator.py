"""What Discord shows beside commands in the languages it has."""

import asyncio
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord.ext import commands

from bot.app import COGS
from bot.gateway.session.command_sync import CommandTranslator
from bot.phrases import phrases, sources
from bot.sandbox.clock import SandboxClock
from bot.sandbox.commands import Commands
from bot.sandbox.world import SandboxWorld

Json = dict[str, Any]


async def translated() -> list[Json]:
    bot = commands.Bot(commands.when_mentioned, help_command=None, intents=discord.Intents.none())
    for name in COGS:
        await bot.load_extension(name)
    translator = CommandTranslator()
    return [await each.get_translated_payload(bot.tree, translator) for each in bot.tree.get_commands()]


@pytest.fixture(scope="module")
def payloads() -> list[Json]:
    return asyncio.run(translated())


def parts(command: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """A command and all below it, each with the phrase that names it."""
    is_option = command.get("type", 1) > 2 if path else False
    name = command["name"].replace("_", "-")
    key = f"name-of-{name}" if is_option else f"{path}-{name}" if path else f"name-{name}"
    yield key, command
    for each in command.get("options", ()):
        yield from parts(each, key)


def test_every_command_and_option_has_a_german_name_and_description(payloads: list[Json]) -> None:
    for command in payloads:
        for key, part in parts(command):
            assert part.get("name_localizations") == {"de": phrases("de").say(key)}, key
            assert part.get("description_localizations", {}).get("de", part["description"]) != part["description"], key
            for choice in part.get("choices", ()):
                assert set(choice.get("name_localizations", {})) <= {"de"}


def test_no_name_is_left_over(payloads: list[Json]) -> None:
    used = {key for command in payloads for key, _ in parts(command)}
    lines = [line for path in sources("de") for line in path.read_text(encoding="utf-8").splitlines()]
    assert {line.partition(" ")[0] for line in lines if line.startswith("name-")} == used


def test_discord_takes_them(payloads: list[Json]) -> None:
    """Its rules on names, lengths, sizes and names side by side hold in every language."""
    clock = SandboxClock(running=False, start=0.0)
    registered = Commands(SandboxWorld(clock), clock).replace(None, payloads)
    assert len(registered) == len(payloads)
