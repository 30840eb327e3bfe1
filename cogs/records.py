"""Scores, figures, history, replays and records."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.features.challenges.messages import Challenging
from bot.features.evenings.commands import scores
from bot.features.ladder.messages import Leaderboards
from bot.features.ladder.stats_messages import Statistics
from bot.features.records.commands import deal_meant, finished_deals, replay
from bot.features.records.messages import History
from bot.features.reviews.commands import review
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.table_commands import guild_of
from bot.present.messages import Message
from cogs.words import Number, choices, slash

DEALS = {"deal": finished_deals}


class Records(commands.Cog):
    """What has been played on this server."""

    @slash(
        "scores", said={"period": "scores-period"}, choices={"period": choices("span", "game", "evening", "season")},
        in_messages=True,
    )  # fmt: skip
    async def scores(
        self, interaction: Interaction, period: str | None = None, table: app_commands.Range[int, 1] | None = None
    ) -> None:
        """The score sheet of the table's game, or of an evening or a season in its channel.

        If no period is named: of the game, or where the table is closed, of how its last evening ended.
        """
        await answer(interaction, lambda: scores(interaction, period, table))

    @slash("leaderboard", choices={"period": choices("period", "all", "season", "month", "week")})
    async def leaderboard(self, interaction: Interaction, game: str | None = None, period: str = "all") -> None:
        boards, user = service(interaction, Leaderboards), interaction.user.id
        await answer(interaction, lambda: boards.leaderboard(user, guild_of(interaction), game, period))

    @slash("stats")
    async def stats(
        self, interaction: Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        statistics, user = service(interaction, Statistics), interaction.user.id
        whose = player.id if player else user
        await answer(interaction, lambda: statistics.stats(user, guild_of(interaction), whose, game))

    @slash("history")
    async def history(self, interaction: Interaction, player: discord.User | None = None) -> None:
        history, user, whose = service(interaction, History), interaction.user.id, player.id if player else None
        await answer(interaction, lambda: history.history(user, guild_of(interaction), whose))

    @slash("replay", offers=DEALS)
    async def replay(
        self, interaction: Interaction, deal: Number | None = None, record: discord.Attachment | None = None
    ) -> None:
        """A finished deal of the server, the last if none is named, or one from a file; its buttons go on."""
        await answer(interaction, lambda: replay(interaction, deal, record))

    @slash("review", offers=DEALS)
    async def review(self, interaction: Interaction, deal: Number | None = None) -> None:
        await review(interaction, deal)

    @slash("challenge", offers=DEALS)
    async def challenge(self, interaction: Interaction, deal: Number | None = None) -> None:
        async def work() -> Message:
            number = await deal_meant(interaction, deal)
            return await service(interaction, Challenging).ask(caller_of(interaction), number, 0, None)

        await answer(interaction, work)

    @slash("record", offers=DEALS)
    async def record(self, interaction: Interaction, deal: Number | None = None) -> None:
        async def work() -> Message:
            number = await deal_meant(interaction, deal)
            return await service(interaction, History).record(caller_of(interaction), number)

        await answer(interaction, work)


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Records())
