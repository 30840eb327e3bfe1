"""The words beside commands, options and choices: phrases, in the languages that Discord has itself."""

from discord.app_commands import locale_str

from bot.phrases import phrases

DEFAULT = "en"
"""What Discord shows where it has no other word for a reader's language."""


def worded(key: str) -> locale_str:
    """The phrase of this key, in English, to be translated when the commands are sent."""
    return locale_str(phrases(DEFAULT).say(key), key=key)
