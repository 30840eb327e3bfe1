"""A person's own settings and a server's, and what is stored about somebody: all of it as a file, or gone."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.gateway.interactions.answer import Interaction, answer, answer_by
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.preferences import PreferencesService
from bot.tables.autoplay import AutoPlay
from bot.tables.model import MAX_MOVES_AFTER, CardColours, CardLetters, HandDelivery, HandOrder, ReadingMode
from cogs.words import LANGUAGE_CHOICES, choices, command, in_messages_too, options

Seconds = app_commands.Range[float, 0, 86_400]


async def prefer(interaction: Interaction, **wished: Any) -> None:
    """Set something for the caller, and answer with all that is set then."""
    wishes = service(interaction, PreferencesService)
    await answer(interaction, lambda: wishes.prefer(caller_of(interaction), **wished))


@in_messages_too
class Settings(commands.GroupCog, group_name="settings", group_description=command("settings")):
    """The commands under `/settings`; each answers with all that is set then."""

    @app_commands.command(name="show", description=command("settings-show"))
    async def show(self, interaction: Interaction) -> None:
        wishes = service(interaction, PreferencesService)
        await answer(interaction, lambda: wishes.show(caller_of(interaction)))

    @app_commands.command(name="language", description=command("settings-language"))
    @options("language")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, interaction: Interaction, language: str) -> None:
        await prefer(interaction, language=language)

    @app_commands.command(name="colours", description=command("settings-colours"))
    @options("colours")
    @app_commands.choices(colours=choices("colours", *CardColours))
    async def colours(self, interaction: Interaction, colours: str) -> None:
        await prefer(interaction, colours=colours)

    @app_commands.command(name="letters", description=command("settings-letters"))
    @options("letters")
    @app_commands.choices(letters=choices("letters", *CardLetters))
    async def letters(self, interaction: Interaction, letters: str) -> None:
        """The letters of jack, queen, king and ace."""
        await prefer(interaction, letters=letters)

    @app_commands.command(name="sort", description=command("settings-sort"))
    @options(order="sort")
    @app_commands.choices(order=choices("sort", *HandOrder))
    async def sort(self, interaction: Interaction, order: str) -> None:
        await prefer(interaction, sort=order)

    @app_commands.command(name="ping", description=command("settings-ping"))
    @options(when="ping")
    @app_commands.choices(when=choices("ping", "off", "late", "always"))
    async def ping(self, interaction: Interaction, when: str) -> None:
        await prefer(interaction, ping=when)

    @app_commands.command(name="forced", description=command("settings-forced"))
    @options(cards="forced")
    @app_commands.choices(cards=choices("forced", *AutoPlay))
    async def forced(self, interaction: Interaction, cards: str) -> None:
        await prefer(interaction, forced=cards)

    @app_commands.command(name="hand", description=command("settings-hand"))
    @options(sent="hand-sent")
    @app_commands.choices(sent=choices("hand-sent", *HandDelivery))
    async def hand(self, interaction: Interaction, sent: str) -> None:
        await prefer(interaction, hand=sent)

    @app_commands.command(name="reading", description=command("settings-reading"))
    @options(mode="reading")
    @app_commands.choices(mode=choices("reading", *ReadingMode))
    async def reading(self, interaction: Interaction, mode: str) -> None:
        """Whether they listen to what they are told."""
        await prefer(interaction, reading=mode)

    @app_commands.command(name="server", description=command("settings-server"))
    @options("language", "computer", "cut", "override", "turn", next_deal="next", speed="server-speed")
    @app_commands.choices(language=LANGUAGE_CHOICES, speed=choices("speed", "live", "calm", "slow"))
    async def server(
        self,
        interaction: Interaction,
        *,
        language: str | None = None,
        computer: Seconds | None = None,
        cut: Seconds | None = None,
        override: Seconds | None = None,
        next_deal: Seconds | None = None,
        turn: Seconds | None = None,
        speed: str | None = None,
    ) -> None:
        """Language and pace of new tables, for the server's managers."""
        asked = {"computer": computer, "cut": cut, "override": override, "next_deal": next_deal, "turn": turn}
        pace = {name: value for name, value in asked.items() if value is not None}
        await answer(
            interaction, lambda: service(interaction, PreferencesService).set_server(interaction, language, pace, speed)
        )

    @app_commands.command(name="channel", description=command("settings-channel"))
    @options("messages")
    async def channel(self, interaction: Interaction, messages: app_commands.Range[int, 0, MAX_MOVES_AFTER]) -> None:
        """After how much talk a channel's table goes to its end, for who manages it."""
        await answer(interaction, lambda: service(interaction, PreferencesService).set_channel(interaction, messages))


@in_messages_too
class Privacy(commands.GroupCog, group_name="privacy", group_description=command("privacy")):
    """The commands under `/privacy`."""

    @app_commands.command(name="export", description=command("privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        await answer_by(interaction, service(interaction, PreferencesService).export)

    @app_commands.command(name="delete", description=command("privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        """Ask, by buttons, whether to delete it."""
        wishes = service(interaction, PreferencesService)
        await answer(interaction, lambda: wishes.ask_delete(caller_of(interaction)))


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Settings())
    await client.add_cog(Privacy())
