"""Rules, lessons and help."""

from discord.ext import commands

from bot.features.lessons.messages import Learning
from bot.features.puzzles.messages import Puzzling
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.rules_pages import offer_topics, tell_rules
from bot.gateway.interactions.setup_menu import welcome
from cogs.words import slash


class Learn(commands.Cog):
    """What to read before and while playing."""

    @slash("rules", offers={"topic": offer_topics}, in_messages=True)
    async def rules(self, interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
        """The rules of a game as the channel's table plays it; if none is named, of that table's game."""
        await tell_rules(interaction, game, topic)

    @slash("learn", in_messages=True)
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """A game in small stages, where the asker left it; every game if none is named."""
        learning, caller = service(interaction, Learning), caller_of(interaction)
        await answer(interaction, lambda: learning.overview(caller) if game is None else learning.show(caller, game))

    @slash("puzzle", in_messages=True)
    async def puzzle(self, interaction: Interaction, game: str | None = None) -> None:
        puzzling, caller = service(interaction, Puzzling), caller_of(interaction)
        await answer(interaction, lambda: puzzling.ask(caller, game))

    @slash("help", in_messages=True)
    async def help(self, interaction: Interaction) -> None:
        await welcome(interaction)


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Learn())
