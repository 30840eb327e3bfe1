"""Playing: the hand, and everything that can be said or done in a deal, typed."""

from discord import app_commands
from discord.ext import commands

from bot.features.hints.commands import hint
from bot.gateway.interactions.actions import perform, show_hand, so_far, table_meant
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.autocomplete import offers
from bot.gateway.interactions.context import services
from bot.gateway.interactions.proposals import claim_typed
from bot.present.messages import Message
from cogs.words import slash

AtTable = app_commands.Range[int, 1]
Place = app_commands.Range[int, 1, 99]


class Playing(commands.Cog):
    """Each command means the channel's table, else the one that has waited longest, unless another is named."""

    @slash("hand", in_messages=True)
    async def hand(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await show_hand(interaction, table)

    @slash("hint", in_messages=True)
    async def hint(self, interaction: Interaction, table: AtTable | None = None) -> None:
        """A rule of thumb for what the caller is asked, where their table allows hints."""
        await hint(interaction, table)

    @slash("play", offers={"card": offers("play")}, in_messages=True)
    async def play(self, interaction: Interaction, card: str, table: AtTable | None = None) -> None:
        await perform(interaction, "play", card, table)

    @slash("bid", offers={"value": offers("bid")}, in_messages=True)
    async def bid(self, interaction: Interaction, value: str, table: AtTable | None = None) -> None:
        await perform(interaction, "bid", value, table)

    @slash("pass", in_messages=True)
    async def pass_(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "pass", table)

    @slash("trump", offers={"suit": offers("trump")}, in_messages=True)
    async def trump(self, interaction: Interaction, suit: str, table: AtTable | None = None) -> None:
        await perform(interaction, "trump", suit, table)

    @slash("diamonds", in_messages=True)
    async def diamonds(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "diamonds", table)

    @slash("override", in_messages=True)
    async def override(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "override", table)

    @slash("accept", in_messages=True)
    async def accept(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "accept", table)

    @slash("show", offers={"card": offers("show")}, in_messages=True)
    async def show(self, interaction: Interaction, card: str, table: AtTable | None = None) -> None:
        await perform(interaction, "show", card, table)

    @slash("give", offers={"card": offers("give")}, in_messages=True)
    async def give(self, interaction: Interaction, card: str, table: AtTable | None = None) -> None:
        await perform(interaction, "give", card, table)

    @slash("signal", offers={"kind": offers("signal")}, in_messages=True)
    async def signal(self, interaction: Interaction, kind: str, table: AtTable | None = None) -> None:
        await perform(interaction, "signal", kind, table)

    @slash("cut", offers={"how": offers("cut")}, in_messages=True)
    async def cut(
        self, interaction: Interaction, how: str, place: Place | None = None, table: AtTable | None = None
    ) -> None:
        await perform(interaction, "cut", how, table, place=place)

    @slash("act", offers={"action": offers(None)}, in_messages=True)
    async def act(self, interaction: Interaction, action: str, table: AtTable | None = None) -> None:
        await perform(interaction, "", action, table)

    @slash("claim", in_messages=True)
    async def claim(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await claim_typed(interaction, table)

    @slash("trick", in_messages=True)
    async def trick(self, interaction: Interaction, table: AtTable | None = None) -> None:
        parts, user = services(interaction), interaction.user.id

        async def work() -> Message:
            meant = await table_meant(interaction, table)
            return await parts.composer.trick(user, parts.lookup.sight(meant.id, user))

        await answer(interaction, work)

    @slash("where", in_messages=True)
    async def where(self, interaction: Interaction, table: AtTable | None = None) -> None:
        """What happened in the deal so far, in words."""
        await answer(interaction, lambda: so_far(interaction, table))

    @slash("pick", in_messages=True)
    async def pick(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "pick", table)

    @slash("bury", offers={"cards": offers("bury")}, in_messages=True)
    async def bury(self, interaction: Interaction, cards: str, table: AtTable | None = None) -> None:
        await perform(interaction, "bury", cards, table)

    @slash("call", offers={"suit": offers("call")}, in_messages=True)
    async def call(self, interaction: Interaction, suit: str, table: AtTable | None = None) -> None:
        await perform(interaction, "call", suit, table)

    @slash("hold", in_messages=True)
    async def hold(self, interaction: Interaction, table: AtTable | None = None) -> None:
        await perform(interaction, "", "hold", table)

    @slash("declare", offers={"game": offers("declare")}, in_messages=True)
    async def declare(self, interaction: Interaction, game: str, table: AtTable | None = None) -> None:
        await perform(interaction, "declare", game, table)

    @slash("announce", offers={"what": offers("announce")}, in_messages=True)
    async def announce(self, interaction: Interaction, what: str, table: AtTable | None = None) -> None:
        await perform(interaction, "", what, table)


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Playing())
