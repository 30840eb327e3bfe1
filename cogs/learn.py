"""Rules, lessons and help."""

from discord import app_commands
from discord.ext import commands

from bot.features.lessons.messages import Learning
from bot.features.puzzles.messages import Puzzling
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.autocomplete import insisting
from bot.gateway.interactions.context import caller_of, service, services
from bot.gateway.interactions.setup_menu import welcome
from cogs.words import GAME_CHOICES, slash


def _game_here(interaction: Interaction) -> str:
    """The game of the channel's table, in direct messages of the table that waits for the one who asks."""
    lookup, user = services(interaction).lookup, interaction.user.id
    here = lookup.table_in(interaction.channel_id or 0)
    tables = lookup.tables_of(user) if interaction.guild_id is None else [here] if here is not None else []
    return next((table.game for table in tables), str(GAME_CHOICES[0].value))


@insisting
async def offer_topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    rulebook, game = services(interaction).rulebook, getattr(interaction.namespace, "game", None)
    topics = await rulebook.topics(caller_of(interaction), game or _game_here(interaction))
    fitting = [(key, title) for key, title in topics.items() if typed.casefold() in f"{key} {title}".casefold()]
    return [app_commands.Choice(name=title, value=key) for key, title in fitting[:25]]


class Learn(commands.Cog):
    """What to read before and while playing."""

    @slash("rules", offers={"topic": offer_topics}, in_messages=True)
    async def rules(self, interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
        """The rules of a game; if none is named, of the channel's table, in direct messages of the caller's own."""
        chosen = game or _game_here(interaction)
        await answer(interaction, lambda: services(interaction).rulebook.rules(caller_of(interaction), chosen, topic))

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
