"""Computers' levels as people name them, in any of the languages."""

from discord import app_commands

from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.autocomplete import insisting
from bot.gateway.interactions.services import language_of
from bot.phrases import LANGUAGES, phrases
from bot.players.levels import LEVELS


@insisting
async def offer_levels(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The levels there are, the easiest first, each with what it means."""
    language = await language_of(interaction)
    say = phrases(language)
    names = {level: f"{say.say(f'level-{level}')} – {say.say(f'level-{level}-about')}" for level in LEVELS}
    return [
        app_commands.Choice(name=name, value=level)
        for level, name in names.items()
        if typed.strip().lower() in f"{level} {name}"
    ]


def read_level(text: str | None) -> str | None:
    """A level as typed; what is none stays as it is, to be refused with those there are."""
    if text is None:
        return None
    called = text.strip().casefold()
    for level in LEVELS:
        if called in {level, *(phrases(language).say(f"level-{level}").casefold() for language in LANGUAGES)}:
            return level
    return text.strip()
