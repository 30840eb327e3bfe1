"""A person's own settings and a server's, and what is stored about somebody: all of it as a file, or gone."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.gateway.interactions.answer import Interaction, answer, answer_by
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.preferences import PreferencesService
from bot.tables.autoplay import AutoPlay
from bot.tables.model import MAX_MOVES_AFTER, CardColours, CardLetters, HandDelivery, HandOrder, ReadingMode
from cogs.words import SPEED_CHOICES, choices, command, in_messages_too, slash

Seconds = app_commands.Range[float, 0, 86_400]


async def prefer(interaction: Interaction, **wished: Any) -> None:
    """Set something for the caller, and answer with all that is set then."""
    await answer(interaction, lambda: service(interaction, PreferencesService).prefer(caller_of(interaction), **wished))


@in_messages_too
class Settings(commands.GroupCog, group_name="settings", group_description=command("settings")):
    """The commands under `/settings`; each answers with all that is set then."""

    @slash("settings-show")
    async def show(self, interaction: Interaction) -> None:
        await answer(interaction, lambda: service(interaction, PreferencesService).show(caller_of(interaction)))

    @slash("settings-language")
    async def language(self, interaction: Interaction, language: str) -> None:
        await prefer(interaction, language=language)

    @slash("settings-colours", choices={"colours": choices("colours", *CardColours)})
    async def colours(self, interaction: Interaction, colours: str) -> None:
        await prefer(interaction, colours=colours)

    @slash("settings-letters", choices={"letters": choices("letters", *CardLetters)})
    async def letters(self, interaction: Interaction, letters: str) -> None:
        await prefer(interaction, letters=letters)

    @slash("settings-sort", said={"order": "sort"}, choices={"order": choices("sort", *HandOrder)})
    async def sort(self, interaction: Interaction, order: str) -> None:
        await prefer(interaction, sort=order)

    @slash("settings-ping", said={"when": "ping"}, choices={"when": choices("ping", "off", "late", "always")})
    async def ping(self, interaction: Interaction, when: str) -> None:
        await prefer(interaction, ping=when)

    @slash("settings-forced", said={"cards": "forced"}, choices={"cards": choices("forced", *AutoPlay)})
    async def forced(self, interaction: Interaction, cards: str) -> None:
        await prefer(interaction, forced=cards)

    @slash("settings-hand", said={"sent": "hand-sent"}, choices={"sent": choices("hand-sent", *HandDelivery)})
    async def hand(self, interaction: Interaction, sent: str) -> None:
        await prefer(interaction, hand=sent)

    @slash("settings-reading", said={"mode": "reading"}, choices={"mode": choices("reading", *ReadingMode)})
    async def reading(self, interaction: Interaction, mode: str) -> None:
        """Whether they listen to what they are told."""
        await prefer(interaction, reading=mode)

    @slash("settings-server", said={"next_deal": "next", "speed": "server-speed"}, choices={"speed": SPEED_CHOICES})
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

    @slash("settings-channel")
    async def channel(self, interaction: Interaction, messages: app_commands.Range[int, 0, MAX_MOVES_AFTER]) -> None:
        """After how much talk a channel's table goes to its end, for who manages it."""
        await answer(interaction, lambda: service(interaction, PreferencesService).set_channel(interaction, messages))


@in_messages_too
class Privacy(commands.GroupCog, group_name="privacy", group_description=command("privacy")):
    """The commands under `/privacy`."""

    @slash("privacy-export")
    async def export(self, interaction: Interaction) -> None:
        await answer_by(interaction, service(interaction, PreferencesService).export)

    @slash("privacy-delete")
    async def delete(self, interaction: Interaction) -> None:
        """Ask, by buttons, whether to delete it."""
        await answer(interaction, lambda: service(interaction, PreferencesService).ask_delete(caller_of(interaction)))


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Settings())
    await client.add_cog(Privacy())
