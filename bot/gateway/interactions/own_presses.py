"""Presses on what only the one who presses sees: their hand, and questions about their table or themselves."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from bot.errors import DealUnderWay, StaleAction, StorageError
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer, answer_by
from bot.gateway.interactions.commands import plan
from bot.gateway.interactions.confirmations import leave_or_ask, press_about_table, press_in_hand
from bot.gateway.interactions.post_presses import START, invite_guest, start
from bot.gateway.interactions.presses import OTHERWISE, OWN, Handler, Route, as_written, bare, values_of
from bot.gateway.interactions.proposals import answer_claim, answer_pause, claim_or_ask, go_on, pause
from bot.gateway.interactions.rights import more, own_table_pressed, table_of
from bot.gateway.interactions.services import services
from bot.gateway.interactions.table_commands import begin_deal, hold_new_post
from bot.present.confirmations import BACK, CLAIM, INTO, NEVER, SURE, is_of_table
from bot.present.controls import menu_action
from bot.present.interruptions import INVITE, MORE, PAUSE, RESUME, VOTE
from bot.present.messages import HAND, PLAN, ControlId, Message
from bot.present.premoves import ANSWERS, SINGLE
from bot.present.questions import KNOWN
from bot.tables.model import OFFERED, AutoPlay
from bot.tables.rights import check_seat

Work = Callable[[InteractionResponse, ControlId], Awaitable[None]]
Look = Callable[[Interaction, ControlId], Awaitable[Message]]


@asynccontextmanager
async def _kept(answering: InteractionResponse, press: ControlId) -> AsyncIterator[None]:
    """Where the database does not answer the hand that was pressed is theirs all the same, and is set right later."""
    try:
        yield
    except StorageError:
        message = answering.interaction.message
        if message is not None and message.flags.ephemeral and await answering.acknowledge():
            answering.parts.messages.keep_pressed(press.table, answering.interaction)
        raise


async def _hold_hand(answering: InteractionResponse, press: ControlId) -> None:
    """From here on the hand that was pressed gives the answer."""
    async with _kept(answering, press):
        hold = await answering.parts.messages.hand_pressed(press, answering.interaction)
    if hold is not None:
        await answering.hold(hold)


def _in_hand(work: Work) -> Handler[ControlId]:
    """Done at the table of a hand, which shows what came of it."""

    async def handle(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
        async def play(answering: InteractionResponse) -> None:
            async with _kept(answering, press):
                await table_of(interaction, press.table)
            await _hold_hand(answering, press)
            await work(answering, press)

        await answer_by(interaction, play)

    return handle


def _in_its_place(look: Look) -> Handler[ControlId]:
    """What is told takes the place of what was pressed."""

    async def handle(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
        await answer(interaction, lambda: look(interaction, press), ReplyMode.HERE)

    return handle


# A hand


async def _act(answering: InteractionResponse, press: ControlId) -> None:
    values = values_of(answering.interaction)
    await press_in_hand(answering, press, menu_action(press.what, values) if values else press.what)


async def _plan(answering: InteractionResponse, press: ControlId) -> None:
    interaction = answering.interaction
    await plan(interaction, press.table, next(iter(values_of(interaction)), ""), deal=press.deal)


async def _claim(answering: InteractionResponse, press: ControlId) -> None:
    await claim_or_ask(answering, press.table)


async def _vote(answering: InteractionResponse, press: ControlId) -> None:
    await answer_claim(answering.interaction, press)


async def _pause(answering: InteractionResponse, press: ControlId) -> None:
    await answer_pause(answering.interaction, press.table, press.what)


async def _end_guide(answering: InteractionResponse, _: ControlId) -> None:
    await answering.parts.people.prefer(answering.interaction.user.id, guided="")


async def _answer_offer(answering: InteractionResponse, press: ControlId) -> None:
    """Whether single cards are to play themselves from now on; whatever they say, it is not offered again."""
    answer_given = press.what.partition(" ")[2]
    if answer_given not in ANSWERS:
        raise StaleAction
    wishes = {"forced": AutoPlay.SINGLE} if answer_given == ANSWERS[0] else {}
    await answering.parts.people.prefer(answering.interaction.user.id, offer=OFFERED, **wishes)


press_hand: Final = _in_hand(_act)


async def _confirm(interaction: Interaction, press: ControlId, way: ReplyMode) -> None:
    """The answer to what is asked once more: about a table in its place, in a deal by the hand."""
    if is_of_table(press):
        await answer(interaction, lambda: press_about_table(interaction, press), ReplyMode.HERE)
    else:
        await press_hand(interaction, press, way)


async def _play_here(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
    """They went on in the channel, and want to play by this message again."""

    async def show(answering: InteractionResponse) -> None:
        await _hold_hand(answering, press)
        table = await table_of(interaction, press.table)
        check_seat(table, interaction.user.id)
        await services(interaction).tables.mark_present(table.id, interaction.user.id)

    await answer_by(interaction, show)


async def _start_here(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
    """The next deal, asked for in one's private message: it gives way to the new hand, below the new post."""

    async def work(answering: InteractionResponse) -> None:
        if await hold_new_post(answering, press.table):
            await begin_deal(answering, press.table, lambda: start(interaction, press))
            return
        await _hold_hand(answering, press)
        with suppress(DealUnderWay):  # it shows the hand of the deal that goes on
            await start(interaction, press)

    await answer_by(interaction, work)


# Other private messages


async def _press_more(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
    """The menu comes beside the hand; what is chosen in it takes its place."""
    if press.what == MORE:
        await answer_by(interaction, lambda answering: _more_on_hand(answering, interaction, press))
    else:
        await answer(interaction, lambda: _chosen(interaction, press), ReplyMode.HERE)


async def _more_on_hand(answering: InteractionResponse, interaction: Interaction, press: ControlId) -> Message:
    """The hand is kept from now on if nobody knew it: it is from before a restart."""
    messages = answering.parts.messages
    async with _kept(answering, press):
        shown = await more(interaction, press)
        if await messages.lacks_token(press.table, interaction) and await answering.acknowledge():
            await messages.offer_token(press.table, interaction)
    return shown


async def _chosen(interaction: Interaction, press: ControlId) -> Message:
    table = await own_table_pressed(interaction, press)
    match press.what.partition(" ")[2]:
        case "pause":
            return await pause(interaction, table.id)
        case "resume":
            return await go_on(interaction, table.id)
        case "leave":
            return await leave_or_ask(interaction, table)
    raise StaleAction


async def _topic(interaction: Interaction, press: ControlId) -> Message:
    game, topic = press.what.partition(" ")[2], next(iter(values_of(interaction)), None)
    return await services(interaction).library.rules(interaction.user.id, interaction.guild_id, game, topic)


ROUTES: Final = (
    Route(HAND, OWN, as_written, bare(_play_here, press_hand)),
    Route(START, OWN, as_written, bare(_start_here, press_hand)),
    Route(SURE, OWN, as_written, _confirm),
    Route(NEVER, OWN, as_written, _confirm),
    Route(BACK, OWN, as_written, _confirm),
    Route(INTO, OWN, as_written, press_hand),
    Route("menu", OWN, as_written, press_hand),
    Route(OTHERWISE, OWN, as_written, press_hand),
    Route(PLAN, OWN, as_written, _in_hand(_plan)),
    Route(CLAIM, OWN, as_written, _in_hand(_claim)),
    Route(VOTE, OWN, as_written, _in_hand(_vote)),
    Route(PAUSE, OWN, as_written, _in_hand(_pause)),
    Route(RESUME, OWN, as_written, _in_hand(_pause)),
    Route(KNOWN, OWN, as_written, _in_hand(_end_guide)),
    Route(SINGLE, OWN, as_written, _in_hand(_answer_offer)),
    Route(MORE, OWN, as_written, _press_more),
    Route(INVITE, OWN, as_written, _in_its_place(invite_guest)),
    Route("rules", OWN, as_written, _in_its_place(_topic)),
)
