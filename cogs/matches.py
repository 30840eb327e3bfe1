"""Matches of two rooms: open, join, the sheet."""

from discord import app_commands
from discord.ext import commands

from bot.features.matches.boards import MAX_BOARDS, MIN_BOARDS
from bot.features.matches.commands import join_match, match_sheet, open_match
from bot.gateway.interactions.answer import Interaction
from cogs.words import HouseRules, command, slash


class Matches(commands.GroupCog, group_name="match", group_description=command("match")):
    """The commands under `/match`."""

    @slash("match-open", said={"shuffle": "match-shuffle"})
    async def open(  # noqa: PLR0917 - Discord's options
        self,
        interaction: Interaction,
        game: str,
        deals: app_commands.Range[int, 1, MAX_BOARDS] = MIN_BOARDS,
        rules: app_commands.Range[str, 1, 100] | None = None,
        options: HouseRules = "",
        players: app_commands.Range[int, 2, 8] | None = None,
        shuffle: bool = True,
    ) -> None:
        """Open the first room; its post is the answer and says the code."""
        await open_match(interaction, game, deals, options, players, rules, shuffled=shuffle)

    @slash("match-join")
    async def join(self, interaction: Interaction, code: app_commands.Range[str, 1, 20]) -> None:
        await join_match(interaction, code)

    @slash("match-sheet")
    async def sheet(self, interaction: Interaction) -> None:
        await match_sheet(interaction)


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Matches())
