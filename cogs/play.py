"""Playing: the hand, and everything that can be said or done in a deal, typed."""

from discord import app_commands
from discord.ext import commands

from bot.features.hints.commands import hint
from bot.gateway.interactions.actions import perform, show_hand, so_far, table_meant
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.autocomplete import offers, own_tables
from bot.gateway.interactions.context import services
from bot.gateway.interactions.proposals import claim_typed
from bot.present.messages import Message
from cogs.words import command, in_messages_too, options

AtTable = app_commands.Range[int, 1]


class Playing(commands.Cog):
    """Each command means the channel's table, else the one that has waited longest, unless another is named."""

    @app_commands.command(name="hand", description=command("hand"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def hand(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await show_hand(interaction, table)

    @app_commands.command(name="hint", description=command("hint"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def hint(self, interaction: Interaction, table: AtTable | None = None) -> None:
        """A rule of thumb for what the caller is asked, where their table allows hints."""
        await hint(interaction, table)

    @app_commands.command(name="play", description=command("play"))
    @options("card", "table")
    @app_commands.autocomplete(card=offers("play"), table=own_tables)
    @in_messages_too
    async def play(self, interaction: Interaction, card: str, table: AtTable | None = None) -> None:
        await perform(interaction, "play", card, table)

    @app_commands.command(name="bid", description=command("bid"))
    @options("value", "table")
    @app_commands.autocomplete(value=offers("bid"), table=own_tables)
    @in_messages_too
    async def bid(self, interaction: Interaction, value: str, table: AtTable | None = None) -> None:
        await perform(interaction, "bid", value, table)

    @app_commands.command(name="pass", description=command("pass"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def pass_(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "pass", table)

    @app_commands.command(name="trump", description=command("trump"))
    @options("suit", "table")
    @app_commands.autocomplete(suit=offers("trump"), table=own_tables)
    @in_messages_too
    async def trump(self, interaction: Interaction, suit: str, table: AtTable | None = None) -> None:
        await perform(interaction, "trump", suit, table)

    @app_commands.command(name="diamonds", description=command("diamonds"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def diamonds(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "diamonds", table)

    @app_commands.command(name="override", description=command("override"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def override(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "override", table)

    @app_commands.command(name="accept", description=command("accept"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def accept(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "accept", table)

    @app_commands.command(name="show", description=command("show"))
    @options("card", "table")
    @app_commands.autocomplete(card=offers("show"), table=own_tables)
    @in_messages_too
    async def show(self, interaction: Interaction, card: str, table: AtTable | None = None) -> None:
        await perform(interaction, "show", card, table)

    @app_commands.command(name="give", description=command("give"))
    @options("card", "table")
    @app_commands.autocomplete(card=offers("give"), table=own_tables)
    @in_messages_too
    async def give(self, interaction: Interaction, card: str, table: AtTable | None = None) -> None:
        await perform(interaction, "give", card, table)

    @app_commands.command(name="signal", description=command("signal"))
    @options("kind", "table")
    @app_commands.autocomplete(kind=offers("signal"), table=own_tables)
    @in_messages_too
    async def signal(self, interaction: Interaction, kind: str, table: AtTable | None = None) -> None:
        await perform(interaction, "signal", kind, table)

    @app_commands.command(name="cut", description=command("cut"))
    @options("how", "place", "table")
    @app_commands.autocomplete(how=offers("cut"), table=own_tables)
    @in_messages_too
    async def cut(
        self,
        interaction: Interaction,
        how: str,
        place: app_commands.Range[int, 1, 99] | None = None,
        table: AtTable | None = None,
    ) -> None:
        await perform(interaction, "cut", how, table, place=place)

    @app_commands.command(name="act", description=command("act"))
    @options("action", "table")
    @app_commands.autocomplete(action=offers(None), table=own_tables)
    @in_messages_too
    async def act(self, interaction: Interaction, action: str, table: AtTable | None = None) -> None:
        await perform(interaction, "", action, table)

    @app_commands.command(name="claim", description=command("claim"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def claim(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await claim_typed(interaction, table)

    @app_commands.command(name="trick", description=command("trick"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def trick(self, interaction: Interaction, table: AtTable | None = None) -> None:
        parts, user = services(interaction), interaction.user.id

        async def work() -> Message:
            meant = await table_meant(interaction, table)
            return await parts.composer.trick(user, parts.lookup.sight(meant.id, user))

        await answer(interaction, work)

    @app_commands.command(name="where", description=command("where"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def where(self, interaction: Interaction, table: AtTable | None = None) -> None:
        """What happened in the deal so far, in words."""
        await answer(interaction, lambda: so_far(interaction, table))

    @app_commands.command(name="pick", description=command("pick"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def pick(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "pick", table)

    @app_commands.command(name="bury", description=command("bury"))
    @options("cards", "table")
    @app_commands.autocomplete(cards=offers("bury"), table=own_tables)
    @in_messages_too
    async def bury(self, interaction: Interaction, cards: str, table: AtTable | None = None) -> None:
        await perform(interaction, "bury", cards, table)

    @app_commands.command(name="call", description=command("call"))
    @options("suit", "table")
    @app_commands.autocomplete(suit=offers("call"), table=own_tables)
    @in_messages_too
    async def call(self, interaction: Interaction, suit: str, table: AtTable | None = None) -> None:
        await perform(interaction, "call", suit, table)

    @app_commands.command(name="hold", description=command("hold"))
    @options("table")
    @app_commands.autocomplete(table=own_tables)
    @in_messages_too
    async def hold(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "hold", table)

    @app_commands.command(name="declare", description=command("declare"))
    @options("game", "table")
    @app_commands.autocomplete(game=offers("declare"), table=own_tables)
    @in_messages_too
    async def declare(self, interaction: Interaction, game: str, table: AtTable | None = None) -> None:
        await perform(interaction, "declare", game, table)

    @app_commands.command(name="announce", description=command("announce"))
    @options("what", "table")
    @app_commands.autocomplete(what=offers("announce"), table=own_tables)
    @in_messages_too
    async def announce(self, interaction: Interaction, what: str, table: AtTable | None = None) -> None:
        await perform(interaction, "", what, table)


async def setup(client: commands.Bot) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Playing())
