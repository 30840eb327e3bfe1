"""Beginning a deal: whoever asks for it, first or a moment too late, is answered by the deal and has their hand."""

from collections.abc import Awaitable, Callable

from bot.errors import DealUnderWay
from bot.gateway.interactions.answer import Interaction, InteractionResponse, answer_by
from bot.gateway.interactions.commands import table_meant
from bot.gateway.interactions.services import services
from bot.present.messages import Message
from bot.tables.model import Stage, Table


async def hold_new_post(answering: InteractionResponse, table: int) -> bool:
    """Answer with the table's post, where it is better shown by a new one and that would stand in its channel."""
    interaction, messages = answering.interaction, answering.parts.messages
    channel = interaction.channel_id or 0
    here = answering.parts.lookup.table_in(channel)
    if here is None or here.id != table or not messages.begins_anew(table):
        return False
    await answering.hold(await messages.new_post(channel, interaction), creates_message=True)
    return True


async def begin_deal(answering: InteractionResponse, table: int, begin: Callable[[], Awaitable[object]]) -> bool:
    """Do what begins a deal, so that the hand of who asked for it follows; whether one is on.

    Who asks for a deal that goes on already, as several do at once, has what they wished for: their hand.
    """
    interaction, parts = answering.interaction, answering.parts
    try:
        await begin()
    except DealUnderWay:
        await answer_with_own_hand(answering, table)
        return True
    if parts.lookup.sight(table, None).table.stage is not Stage.PLAYING:
        return False  # people are still to shuffle
    parts.messages.follow_with_hand(table, interaction)
    return True


async def answer_with_own_hand(answering: InteractionResponse, table: int) -> None:
    """Answer with the asker's hand, in place of whatever was to answer."""
    interaction = answering.interaction
    await answering.hold(await answering.parts.messages.private_answer(table, interaction), creates_message=True)


async def start_table(interaction: Interaction) -> None:
    """Deal: the answer is the table's post where that is to stand at the end, and one's hand; else only the hand."""
    parts, user = services(interaction), interaction.user.id

    async def start(answering: InteractionResponse) -> Message | None:
        table = await table_meant(interaction)

        async def begin() -> Table:
            return await parts.tables.start(table.id, user)

        if await hold_new_post(answering, table.id):
            await begin_deal(answering, table.id, begin)
            return None
        try:
            begun = await begin()
        except DealUnderWay:
            begun = parts.lookup.sight(table.id, None).table
        if begun.stage is not Stage.PLAYING:
            return await parts.composer.say(user, "table-start-waits", guild=table.guild)
        await answer_with_own_hand(answering, table.id)
        return None

    await answer_by(interaction, start)
