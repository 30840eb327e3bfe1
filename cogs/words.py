"""What Discord shows beside commands, options and choices: phrases."""

import inspect
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, TypeVar

from discord import app_commands
from discord.app_commands import locale_str

from bot.gateway.interactions.autocomplete import Offer, offer_house_rules, offer_levels, own_tables
from bot.gateway.interactions.rule_sets import offer_rules
from bot.gateway.interactions.setup_menu import offer_presets
from bot.gateway.interactions.table_commands import PLAYABLE
from bot.gateway.session.command_sync import worded
from bot.phrases import LANGUAGES

T = TypeVar("T")

Number = app_commands.Range[int, 1, 2_000_000_000]
"""Of a deal."""
HouseRules = app_commands.Range[str, 0, 2000]
"""As people write them: a game may have more than forty."""
Choices = list[app_commands.Choice[Any]]
Slash = Callable[[Callable[..., Coroutine[Any, Any, None]]], app_commands.Command[Any, ..., None]]

LANGUAGE_CHOICES = [app_commands.Choice(name=name, value=code) for code, name in LANGUAGES.items()]
"""The languages there are, each named in itself."""


def command(name: str) -> locale_str:
    return worded(f"command-{name}")


def choices(prefix: str, *values: str) -> Choices:
    """Fixed choices, worded by phrases."""
    return [app_commands.Choice(name=worded(f"{prefix}-{value}"), value=value) for value in values]


def in_messages_too(command_or_group: T) -> T:
    """A command that also works in direct messages with the bot."""
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)(command_or_group)


GAME_CHOICES = choices("game", *PLAYABLE)
SPEED_CHOICES = choices("speed", "live", "calm", "slow")


USUAL_CHOICES: Final = {"game": GAME_CHOICES, "language": LANGUAGE_CHOICES}
USUAL_OFFERS: Final[Mapping[str, Offer]] = {
    "table": own_tables, "level": offer_levels, "preset": offer_presets, "rules": offer_rules,
    "options": offer_house_rules,
}  # fmt: skip
"""What an option of this name has to choose from, unless its command says something else."""


def slash(
    name: str, *, said: Mapping[str, str] | None = None, choices: Mapping[str, Choices] | None = None,
    offers: Mapping[str, Offer] | None = None, in_messages: bool = False, group: app_commands.Group | None = None,
) -> Slash:  # fmt: skip
    """A command, called by the last word of the name by which its phrase is found.

    said: the phrases of options that are not called as the option is. in_messages: whether it works in direct messages
    with the bot, too.
    """

    def made(callback: Callable[..., Coroutine[Any, Any, None]]) -> app_commands.Command[Any, ..., None]:
        _self, _interaction, *options = inspect.signature(callback).parameters
        found: app_commands.Command[Any, ..., None]
        found = (group or app_commands).command(name=name.rpartition("-")[2], description=command(name))(callback)
        app_commands.describe(**{each: worded(f"option-{(said or {}).get(each, each)}") for each in options})(found)
        offered = {each: USUAL_OFFERS[each] for each in options if each in USUAL_OFFERS} | {**(offers or {})}
        chosen = {each: USUAL_CHOICES[each] for each in options if each in USUAL_CHOICES.keys() - offered.keys()}
        app_commands.autocomplete(**offered)(found)
        app_commands.choices(**chosen, **(choices or {}))(found)
        return in_messages_too(found) if in_messages else found

    return made
