"""What needs no table: rules, lessons, puzzles, practice, the deal of the day, and help."""

from discord import app_commands
from discord.ext import commands

from bot.features.daily.commands import daily
from bot.features.lessons.messages import Learning
from bot.features.practice.commands import practice
from bot.features.puzzles.messages import Puzzling
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.autocomplete import insisting
from bot.gateway.interactions.context import caller_of, service, services
from bot.gateway.interactions.setup_menu import welcome
from bot.present.messages import Message
from cogs.words import GAME_CHOICES, command, in_messages_too, options


@insisting
async def offer_topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    rulebook, game = services(interaction).rulebook, getattr(interaction.namespace, "game", None)
    topics = await rulebook.topics(caller_of(interaction), game or GAME_CHOICES[0].value)
    fitting = [(key, title) for key, title in topics.items() if typed.casefold() in f"{key} {title}".casefold()]
    return [app_commands.Choice(name=title, value=key) for key, title in fitting[:25]]


class Alone(commands.Cog):
    """What somebody reads, learns and plays alone; none of it counts at a table."""

    @app_commands.command(name="rules", description=command("rules"))
    @options("game", "topic")
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.autocomplete(topic=offer_topics)
    async def rules(self, interaction: Interaction, game: str | None = None, topic: str | None = None) -> None:
        """The rules of a game, the channel's if none is named."""
        parts = services(interaction)
        table = parts.lookup.table_in(interaction.channel_id or 0)
        chosen = game or (table.game if table else str(GAME_CHOICES[0].value))
        await answer(interaction, lambda: parts.rulebook.rules(caller_of(interaction), chosen, topic))

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

    @app_commands.command(name="daily", description=command("daily"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def daily(self, interaction: Interaction) -> None:
        """Play it, or see how it went."""
        await daily(interaction)

    @app_commands.command(name="practice", description=command("practice"))
    @options("game")
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def practice(self, interaction: Interaction, game: str | None = None) -> None:
        """Deal a fresh pack, or ask which game."""
        await practice(interaction, game)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Alone())
