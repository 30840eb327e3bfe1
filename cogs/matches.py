"""Matches of two rooms: open, join, the sheet."""

from discord import app_commands
from discord.ext import commands

from bot.features.matches.boards import MAX_BOARDS, MIN_BOARDS
from bot.features.matches.commands import join_match, match_sheet, open_match
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.autocomplete import offer_house_rules
from cogs.words import GAME_CHOICES, command, options


class Matches(commands.GroupCog, group_name="match", group_description=command("match")):
    """The commands under `/match`."""

    @app_commands.command(name="open", description=command("match-open"))
    @options("game", "deals", "options", "players", shuffle="match-shuffle")
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(options=offer_house_rules)
    async def open(  # noqa: PLR0917 - Discord's options
        self,
        interaction: Interaction,
        game: str,
        deals: app_commands.Range[int, 1, MAX_BOARDS] = MIN_BOARDS,
        options: app_commands.Range[str, 0, 200] = "",
        players: app_commands.Range[int, 2, 8] | None = None,
        shuffle: bool = True,
    ) -> None:
        """Open the first room; its post is the answer and says the code."""
        await open_match(interaction, game, deals, options, players, shuffled=shuffle)

    @app_commands.command(name="join", description=command("match-join"))
    @options("code")
    async def join(self, interaction: Interaction, code: app_commands.Range[str, 1, 20]) -> None:
        """Open the other room; its post is the answer."""
        await join_match(interaction, code)

    @app_commands.command(name="sheet", description=command("match-sheet"))
    async def sheet(self, interaction: Interaction) -> None:
        """How far the channel's last match is, or its sheet."""
        await match_sheet(interaction)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Matches())
