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
from bot.gateway.interactions.autocomplete import own_tables
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.table_commands import guild_of
from bot.present.messages import Message
from cogs.words import GAME_CHOICES, choices, command, in_messages_too, options

Number = app_commands.Range[int, 1, 2_000_000_000]


class Records(commands.Cog):
    """What has been played on this server."""

    @app_commands.command(name="scores", description=command("scores"))
    @options("table", period="scores-period")
    @app_commands.choices(period=choices("span", "game", "evening", "season"))
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def scores(
        self, interaction: Interaction, period: str | None = None, table: app_commands.Range[int, 1] | None = None
    ) -> None:
        """The score sheet of the table's game, or of an evening or a season in its channel.

        If no period is named: of the game, or where the table is closed, of how its last evening ended.
        """
        await answer(interaction, lambda: scores(interaction, period, table))

    @app_commands.command(name="leaderboard", description=command("leaderboard"))
    @options("game", "period")
    @app_commands.choices(game=GAME_CHOICES, period=choices("period", "all", "season", "month", "week"))
    async def leaderboard(self, interaction: Interaction, game: str | None = None, period: str = "all") -> None:
        boards, user = service(interaction, Leaderboards), interaction.user.id

        async def work() -> Message:
            return await boards.leaderboard(user, guild_of(interaction), game, period)

        await answer(interaction, work)

    @app_commands.command(name="stats", description=command("stats"))
    @options("player", "game")
    @app_commands.choices(game=GAME_CHOICES)
    async def stats(
        self, interaction: Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        """Somebody's figures, the caller's if nobody is named."""
        statistics, user = service(interaction, Statistics), interaction.user.id

        async def work() -> Message:
            return await statistics.stats(user, guild_of(interaction), player.id if player else user, game)

        await answer(interaction, work)

    @app_commands.command(name="history", description=command("history"))
    @options("player")
    async def history(self, interaction: Interaction, player: discord.User | None = None) -> None:
        history, user = service(interaction, History), interaction.user.id

        async def work() -> Message:
            return await history.history(user, guild_of(interaction), player.id if player else None)

        await answer(interaction, work)

    @app_commands.command(name="replay", description=command("replay"))
    @options("deal", "record")
    @app_commands.autocomplete(deal=finished_deals)
    async def replay(
        self, interaction: Interaction, deal: Number | None = None, record: discord.Attachment | None = None
    ) -> None:
        """A finished deal of the server, the last if none is named, or one from a file; its buttons go on."""
        await answer(interaction, lambda: replay(interaction, deal, record))

    @app_commands.command(name="review", description=command("review"))
    @options("deal")
    @app_commands.autocomplete(deal=finished_deals)
    async def review(self, interaction: Interaction, deal: Number | None = None) -> None:
        """What the caller's choices in a finished deal cost, the last one if none is named."""
        await review(interaction, deal)

    @app_commands.command(name="challenge", description=command("challenge"))
    @options("deal")
    @app_commands.autocomplete(deal=finished_deals)
    async def challenge(self, interaction: Interaction, deal: Number | None = None) -> None:
        """Whom to challenge with a finished deal, the last one if none is named, from its beginning."""
        challenging = service(interaction, Challenging)

        async def work() -> Message:
            number = await deal_meant(interaction, deal)
            return await challenging.ask(caller_of(interaction), number, 0, None)

        await answer(interaction, work)

    @app_commands.command(name="record", description=command("record"))
    @options("deal")
    @app_commands.autocomplete(deal=finished_deals)
    async def record(self, interaction: Interaction, deal: Number | None = None) -> None:
        """A finished deal as a file, the last one if none is named."""
        history = service(interaction, History)

        async def work() -> Message:
            return await history.record(caller_of(interaction), await deal_meant(interaction, deal))

        await answer(interaction, work)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Records())
