"""What Discord shows beside commands, options and choices: phrases."""

from collections.abc import Callable
from typing import Any, TypeVar

from discord import app_commands
from discord.app_commands import locale_str

from bot.gateway.interactions.table_commands import PLAYABLE
from bot.gateway.session.command_sync import worded
from bot.phrases import LANGUAGES

T = TypeVar("T")

LANGUAGE_CHOICES = [app_commands.Choice(name=name, value=code) for code, name in LANGUAGES.items()]
"""The languages there are, each named in itself."""


def command(name: str) -> locale_str:
    """The description of a command, named with hyphens for blanks."""
    return worded(f"command-{name}")


def options(*names: str, **others: str) -> Callable[[T], T]:
    """The descriptions of a command's options; `others` name the phrase where it is not the option's own name."""
    keys = {**{name: name for name in names}, **others}
    return app_commands.describe(**{name: worded(f"option-{key}") for name, key in keys.items()})


def choices(prefix: str, *values: str) -> list[app_commands.Choice[Any]]:
    """Fixed choices, worded by phrases."""
    return [app_commands.Choice(name=worded(f"{prefix}-{value}"), value=value) for value in values]


GAME_CHOICES = choices("game", *PLAYABLE)


def in_messages_too(command_or_group: T) -> T:
    """A command that also works in direct messages with the bot."""
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)(command_or_group)
