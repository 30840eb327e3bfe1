"""Commands in the reader's language: their names, descriptions, options and choices, by Discord's locales."""

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands import TranslationContextTypes, locale_str

from bot.gateway.interactions.command_words import DEFAULT
from bot.phrases import LANGUAGES, phrases

LOCALES = {locale: code for locale in Locale if (code := locale.value) in LANGUAGES and code != DEFAULT}
"""Discord has no Estonian; its German clients show German words, whatever the bot speaks to their reader."""


class CommandTranslator(app_commands.Translator):
    """Takes the words from the phrases: `command-…`, `option-…` and so on by their keys, names from `name-…`."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The words in a locale; None where Discord shall show the English ones."""
        if locale not in LOCALES:
            return None
        say, key = phrases(LOCALES[locale]), string.extras.get("key") or name_key(context)
        return say.say(key) if key is not None and say.has(key) else None


def name_key(context: TranslationContextTypes) -> str | None:
    """The phrase that names a command (`name-table-open`) or an option (`name-of-card`); None for anything else."""
    if context.location in {Where.command_name, Where.group_name}:
        return f"name-{context.data.qualified_name.replace(' ', '-')}"
    if context.location is Where.parameter_name:
        return f"name-of-{context.data.name.replace('_', '-')}"
    return None
