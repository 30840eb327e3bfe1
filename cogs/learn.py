"""Rules, lessons and help."""

from discord import app_commands
from discord.ext import commands

from bot.features.lessons.messages import Learning
from bot.features.puzzles.messages import Puzzling
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.autocomplete import insisting
from bot.gateway.interactions.context import caller_of, service, services
from bot.gateway.interactions.setup_menu import welcome
from bot.present.messages import Message
from cogs.words import GAME_CHOICES, command, in_messages_too, options


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

    @app_commands.command(name="rules", description=command("rules"))
    @options("game", "topic")
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(topic=offer_topics)
    @in_messages_too
    async def rules(self, interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
        """The rules of a game; if none is named, of the channel's table, in direct messages of the caller's own."""
        chosen = game or _game_here(interaction)
        await answer(interaction, lambda: services(interaction).rulebook.rules(caller_of(interaction), chosen, topic))

    @app_commands.command(name="learn", description=command("learn"))
    @options("game")
    @app_commands.choices(game=GAME_CHOICES)
    @in_messages_too
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """A game in small stages, where the asker left it; every game if none is named."""
        learning, caller = service(interaction, Learning), caller_of(interaction)

        async def work() -> Message:
            return await (learning.overview(caller) if game is None else learning.show(caller, game))

        await answer(interaction, work)

    @app_commands.command(name="puzzle", description=command("puzzle"))
    @options("game")
    @app_commands.choices(game=GAME_CHOICES)
    @in_messages_too
    async def puzzle(self, interaction: Interaction, game: str | None = None) -> None:
        """A position with one right card, near the asker's level."""
        puzzling, caller = service(interaction, Puzzling), caller_of(interaction)
        await answer(interaction, lambda: puzzling.ask(caller, game))

    @app_commands.command(name="help", description=command("help"))
    @in_messages_too
    async def help(self, interaction: Interaction) -> None:
        await welcome(interaction)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Learn())
