"""Presses at a table: on its post, on somebody's hand, and on what else only the one who presses sees.

On a post a look is answered privately, a change by the post itself; a hand shows what came of it. The service checks
everything a custom id says.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final, TypeVar

from bot.errors import DealUnderWay, StorageError, UserError
from bot.gateway.interactions.actions import act, answer_step_in_hand, answer_with_hand, plan, press_in_hand, so_far
from bot.gateway.interactions.answer import (
    Interaction,
    InteractionResponse,
    ReplyMode,
    answer,
    answer_by,
    ask,
    refuse_stale,
)
from bot.gateway.interactions.context import caller_of, language_of, services, shareable, table_of, table_pressed
from bot.gateway.interactions.presses import (
    DIALOGS,
    OTHERWISE,
    OWN,
    POSTS,
    Handler,
    P,
    Route,
    as_written,
    bare,
    text_of,
    values_of,
)
from bot.gateway.interactions.proposals import answer_claim, answer_pause, claim_or_ask, go_on, more_time, pause
from bot.gateway.interactions.table_commands import (
    answer_about_table,
    begin_deal,
    choose_guest,
    hold_new_post,
    invite_chosen,
    leave_or_ask,
    note_who_left,
    recall,
    sit_out,
)
from bot.present.confirmations import CLAIM, INTO, LEAVE, StepAnswer, StepPress
from bot.present.controls import CUT, menu_action
from bot.present.interruptions import INVITE, MORE, PAUSE, RESUME, VOTE, MoreChoice, MorePress, VotePress
from bot.present.looks import LookPress, Lookup
from bot.present.messages import HAND, LOOK, PLAN, ControlId, Message, TablePress, small_number
from bot.present.premoves import SINGLE, OfferAnswer, OfferPress
from bot.present.questions import KNOWN
from bot.present.rules import RULES, played_at
from bot.present.seals import OWN_WORD, SHUFFLE, ShufflePress, word_dialog
from bot.present.seating import FILL, JOIN, REPLACE, FillPress, JoinPress, ReplacePress
from bot.tables.autoplay import AutoPlay
from bot.tables.model import OFFERED, Stage, Table, TableView
from bot.tables.rights import check_member, check_seat
from bot.tables.shuffling import check_may_add, completes_shuffle

START: Final = "start"

T = TypeVar("T", bound=TablePress)
Look = Callable[[Interaction, P], Awaitable[Message | None]]
Change = Callable[[Interaction, T], Awaitable[None]]
Work = Callable[[InteractionResponse, T], Awaitable[None]]


def _looking(look: Look[P], way: ReplyMode = ReplyMode.PRIVATE) -> Handler[P]:
    """Answered privately, beside what was pressed or in its place."""

    async def handle(interaction: Interaction, press: P, _: ReplyMode) -> None:
        await answer(interaction, lambda: look(interaction, press), way)

    return handle


def _changing(change: Change[T], *, starts: bool = False) -> Handler[T]:
    """The post that was pressed shows it."""

    async def handle(interaction: Interaction, press: T, _: ReplyMode) -> None:
        await alter(interaction, press, change, starts=starts)

    return handle


async def alter(
    interaction: Interaction, press: T, change: Change[T], *, starts: bool = False, goes_on: bool = False
) -> None:  # fmt: skip
    """Change the table: its press brings a token that edits the post, or a new one where a deal begins or goes on."""

    async def work(answering: InteractionResponse) -> None:
        is_held = (starts or goes_on) and await hold_new_post(answering, press.table)
        hold = None if is_held else await services(interaction).messages.post_pressed(press, interaction)
        if hold is not None:
            await answering.hold(hold)
        if starts:
            await begin_deal(answering, press.table, lambda: change(interaction, press))
        else:
            await change(interaction, press)

    await answer_by(interaction, work)


# Looks at a post


async def _table_now(interaction: Interaction, press: TablePress) -> Table:
    """The table a public press means, as it stands once the player who pressed is back."""
    return services(interaction).lookup.sight(await table_pressed(interaction, press), None).table


async def _own_table_pressed(interaction: Interaction, press: TablePress) -> Table:
    """The same, for who sits there or takes turns."""
    table = await _table_now(interaction, press)
    check_member(table, interaction.user.id)
    return table


async def show_hand(interaction: Interaction, press: ControlId, _: ReplyMode, *, into: str = "") -> None:
    async def look(number: int) -> TableView:
        sight = services(interaction).lookup.sight(number, interaction.user.id)
        check_seat(sight.table, interaction.user.id)
        return sight

    await answer_with_hand(interaction, lambda: table_pressed(interaction, press), look, into=into)


async def _last_trick(interaction: Interaction, press: TablePress) -> Message:
    parts, user, table = services(interaction), interaction.user.id, await table_pressed(interaction, press)
    return await parts.composer.trick(user, parts.lookup.sight(table, user))


async def _so_far(interaction: Interaction, press: TablePress) -> Message:
    return await so_far(interaction, await table_pressed(interaction, press))


async def _scores(interaction: Interaction, press: TablePress) -> Message:
    table = await _table_now(interaction, press)
    return shareable(interaction, table.guild, await services(interaction).composer.scores(interaction.user.id, table))


async def _rules(interaction: Interaction, press: TablePress) -> Message:
    table = await _table_now(interaction, press)
    return await services(interaction).rulebook.rules(caller_of(interaction), played_at(table))


async def _vote(interaction: Interaction, press: VotePress) -> Message:
    await table_pressed(interaction, press)
    said = await answer_claim(interaction, press)
    return await services(interaction).composer.say(interaction.user.id, said, guild=interaction.guild_id)


async def invite_guest(interaction: Interaction, press: ControlId) -> Message:
    """Whom to call, or the one who was chosen."""
    table = await _own_table_pressed(interaction, press)
    return await (invite_chosen if values_of(interaction) else choose_guest)(interaction, table)


async def _more(interaction: Interaction, press: TablePress) -> Message:
    """What else somebody can do at their table, to be chosen privately."""
    parts, table = services(interaction), await _own_table_pressed(interaction, press)
    return await parts.composer.more(interaction.user.id, parts.lookup.sight(table.id, interaction.user.id))


# Seats


async def _join(interaction: Interaction, press: JoinPress) -> None:
    table = await table_pressed(interaction, press)
    await services(interaction).tables.join(table, interaction.user.id, press.seat)


async def _press_leave(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
    """In mid-game it is asked first."""
    if _is_mid_game(interaction, press):
        await answer(interaction, lambda: _ask_to_leave(interaction, press))
    else:
        await alter(interaction, press, _leave)


def _is_mid_game(interaction: Interaction, press: ControlId) -> bool:
    """Whether who leaves now is played for; a table that is gone is not for us to tell of."""
    with suppress(UserError):
        return services(interaction).lookup.table(press.table).stage is not Stage.GATHERING
    return False


async def _ask_to_leave(interaction: Interaction, press: ControlId) -> Message:
    return await leave_or_ask(interaction, await _table_now(interaction, press))


async def _leave(interaction: Interaction, press: ControlId) -> None:
    await services(interaction).tables.leave(await table_pressed(interaction, press), interaction.user.id)


async def _fill(interaction: Interaction, press: FillPress) -> None:
    table = await table_pressed(interaction, press)
    await services(interaction).tables.fill(table, interaction.user.id, press.level or None)


async def _computers(interaction: Interaction, press: ControlId) -> None:
    """What was chosen in the menu of computers: `fill strong`, `seat 2`, `level easy`."""
    tables, user = services(interaction).tables, interaction.user.id
    what, _, which = next(iter(values_of(interaction)), "").partition(" ")
    table = await table_pressed(interaction, press)
    match what:
        case "fill":
            await tables.fill(table, user, which)
        case "seat" if (seat := small_number(which)) is not None:
            await tables.fill(table, user, seat=seat)
        case "level":
            await tables.set_level(table, user, which)
        case _:
            raise UserError("stale-choice")


async def _replace(interaction: Interaction, press: ReplacePress) -> None:
    table = await _table_now(interaction, press)
    await note_who_left(interaction, table, press.person)
    await services(interaction).tables.replace_person(table.id, interaction.user.id, press.person)


async def _recall(interaction: Interaction, press: ControlId) -> None:
    await recall(interaction, await table_pressed(interaction, press))


async def _pause(interaction: Interaction, press: ControlId) -> None:
    await answer_pause(interaction, await table_pressed(interaction, press), press.what)


# A deal


async def start(interaction: Interaction, press: ControlId) -> None:
    await services(interaction).tables.start(await table_pressed(interaction, press), interaction.user.id)


async def _add_part(interaction: Interaction, press: ShufflePress, _: ReplyMode) -> None:
    """Add a part: what was typed in a dialog, else chance."""
    await alter(interaction, press, _shuffle, starts=_completes(interaction, press))


async def _shuffle(interaction: Interaction, press: ShufflePress) -> None:
    table = await table_pressed(interaction, press)
    typed = text_of(interaction) if press.is_own_word else None
    await services(interaction).tables.shuffle(table, interaction.user.id, press.name, typed)


async def _take_word(interaction: Interaction, press: ShufflePress, way: ReplyMode) -> None:
    """A dialog came back with a word for the shuffle."""
    if interaction.guild_id is None:
        await answer(interaction, refuse_stale, way)
    else:
        await _add_part(interaction, press, way)


async def _ask_for_word(interaction: Interaction, press: ShufflePress) -> None:
    check_may_add(await _own_table_pressed(interaction, press), interaction.user.id, press.name)
    await ask(interaction, word_dialog(press, await language_of(interaction)))


def _completes(interaction: Interaction, press: ShufflePress) -> bool:
    with suppress(UserError):
        return completes_shuffle(services(interaction).lookup.table(press.table), interaction.user.id)
    return False


async def _press_cut(interaction: Interaction, press: ControlId, way: ReplyMode) -> None:
    """A way to cut, by its own button or chosen in the menu of the others; for a card the hand asks on."""
    if press.what == CUT:
        chosen = next(iter(values_of(interaction)), "")
        if chosen.partition(" ")[0] == INTO:
            await show_hand(interaction, press, way, into=chosen)
            return
        press = replace(press, what=chosen)
    await alter(interaction, press, _act_openly, goes_on=True)


async def _act_openly(interaction: Interaction, press: ControlId) -> None:
    seen = press.deal, press.version
    await act(interaction, await table_pressed(interaction, press), press.what, seen=seen)


# What only the one who presses sees


@asynccontextmanager
async def _kept(answering: InteractionResponse, press: TablePress) -> AsyncIterator[None]:
    """Where the database does not answer the hand that was pressed is theirs all the same, and is set right later."""
    try:
        yield
    except StorageError:
        message = answering.interaction.message
        if message is not None and message.flags.ephemeral and await answering.acknowledge():
            answering.parts.messages.keep_pressed(press.table, answering.interaction)
        raise


async def _hold_hand(answering: InteractionResponse, press: TablePress) -> None:
    """From here on the hand that was pressed gives the answer, if its table is there for whoever pressed it."""
    async with _kept(answering, press):
        await table_of(answering.interaction, press.table)
        hold = await answering.parts.messages.hand_pressed(press, answering.interaction)
    if hold is not None:
        await answering.hold(hold)


def _in_hand(work: Work[T]) -> Handler[T]:
    """Done at the table of a hand, which shows what came of it."""

    async def handle(interaction: Interaction, press: T, _: ReplyMode) -> None:
        async def play(answering: InteractionResponse) -> None:
            await _hold_hand(answering, press)
            await work(answering, press)

        await answer_by(interaction, play)

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


async def _vote_in_hand(answering: InteractionResponse, press: VotePress) -> None:
    await answer_claim(answering.interaction, press)


async def _pause_in_hand(answering: InteractionResponse, press: ControlId) -> None:
    await answer_pause(answering.interaction, press.table, press.what)


async def _end_guide(answering: InteractionResponse, _: ControlId) -> None:
    await answering.parts.people.prefer(answering.interaction.user.id, guided="")


async def _answer_offer(answering: InteractionResponse, press: OfferPress) -> None:
    """Whether single cards are to play themselves from now on; whatever they say, it is not offered again."""
    wishes = {"forced": AutoPlay.SINGLE} if press.answer is OfferAnswer.YES else {}
    await answering.parts.people.prefer(answering.interaction.user.id, offer=OFFERED, **wishes)


press_hand: Final = _in_hand(_act)
_step_in_hand: Final = _in_hand(answer_step_in_hand)


async def _answer_step(interaction: Interaction, press: StepPress, way: ReplyMode) -> None:
    """The answer to what is asked once more: about a table in its place, in a deal by the hand."""
    if press.is_of_table:
        await answer(interaction, lambda: answer_about_table(interaction, press), ReplyMode.HERE)
    else:
        await _step_in_hand(interaction, press, way)


async def _play_here(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
    """They went on in the channel, and want to play by this message again."""

    async def show(answering: InteractionResponse) -> None:
        await _hold_hand(answering, press)
        check_seat(services(interaction).lookup.table(press.table), interaction.user.id)
        await services(interaction).tables.mark_present(press.table, interaction.user.id)

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


async def _press_more(interaction: Interaction, press: MorePress, _: ReplyMode) -> None:
    """The menu comes beside the hand; what is chosen in it takes its place."""
    if press.choice is None:
        await answer_by(interaction, lambda answering: _beside_hand(answering, press, _more))
    else:
        await answer(interaction, lambda: _chosen(interaction, press), ReplyMode.HERE)


async def _press_look(interaction: Interaction, press: LookPress, _: ReplyMode) -> None:
    """What is looked up comes beside the hand."""
    await answer_by(interaction, lambda answering: _beside_hand(answering, press, LOOKS[press.look]))


async def _beside_hand(answering: InteractionResponse, press: T, look: Look[T]) -> Message | None:
    """The hand is kept from now on if nobody knew it: it is from before a restart."""
    interaction, messages = answering.interaction, answering.parts.messages
    async with _kept(answering, press):
        shown = await look(interaction, press)
        if await messages.lacks_token(press.table, interaction) and await answering.acknowledge():
            await messages.offer_token(press.table, interaction)
    return shown


async def _chosen(interaction: Interaction, press: MorePress) -> Message:
    table = await _own_table_pressed(interaction, press)
    if press.choice is MoreChoice.TIME:
        return await more_time(interaction, table.id)
    if press.choice is MoreChoice.PAUSE:
        return await pause(interaction, table.id)
    if press.choice is MoreChoice.RESUME:
        return await go_on(interaction, table.id)
    if press.choice in {MoreChoice.SIT_OUT, MoreChoice.SIT_IN}:
        return await sit_out(interaction, table, 1 if press.choice is MoreChoice.SIT_OUT else 0)
    return await leave_or_ask(interaction, table)


LOOKS: Final[Mapping[Lookup, Look[LookPress]]] = {
    Lookup.WHERE: _so_far,
    Lookup.TRICK: _last_trick,
    Lookup.SCORES: _scores,
    Lookup.RULES: _rules,
}

ROUTES: Final = (
    Route(HAND, POSTS, as_written, bare(show_hand, _changing(_act_openly))),
    Route("trick", POSTS, as_written, _looking(_last_trick)),
    Route(RULES, POSTS, as_written, _looking(_rules)),
    Route(VOTE, POSTS, VotePress.parse, _looking(_vote)),
    Route(MORE, POSTS, MorePress.parse, _looking(_more)),
    Route(INVITE, POSTS, as_written, _looking(invite_guest)),
    Route(JOIN, POSTS, JoinPress.parse, _changing(_join)),
    Route(LEAVE, POSTS, as_written, _press_leave),
    Route(FILL, POSTS, FillPress.parse, _changing(_fill)),
    Route("computers", POSTS, as_written, _changing(_computers)),
    Route(REPLACE, POSTS, ReplacePress.parse, _changing(_replace)),
    Route("recall", POSTS, as_written, _changing(_recall)),
    Route(PAUSE, POSTS, as_written, _changing(_pause)),
    Route(RESUME, POSTS, as_written, _changing(_pause)),
    Route(START, POSTS, as_written, _changing(start, starts=True)),
    Route(SHUFFLE, POSTS, ShufflePress.parse, _add_part),
    Route(OWN_WORD, POSTS, ShufflePress.parse, _looking(_ask_for_word)),
    Route(OWN_WORD, DIALOGS, ShufflePress.parse, _take_word),
    Route(CUT, POSTS, as_written, _press_cut),
    Route("menu", POSTS, as_written, _changing(_act_openly)),
    Route(OTHERWISE, POSTS, as_written, _changing(_act_openly)),
    Route(HAND, OWN, as_written, bare(_play_here, press_hand)),
    Route(START, OWN, as_written, bare(_start_here, press_hand)),
    Route(StepAnswer.SURE, OWN, StepPress.parse, _answer_step),
    Route(StepAnswer.NEVER, OWN, StepPress.parse, _answer_step),
    Route(StepAnswer.BACK, OWN, StepPress.parse, _answer_step),
    Route(INTO, OWN, as_written, press_hand),
    Route("menu", OWN, as_written, press_hand),
    Route(OTHERWISE, OWN, as_written, press_hand),
    Route(PLAN, OWN, as_written, _in_hand(_plan)),
    Route(CLAIM, OWN, as_written, _in_hand(_claim)),
    Route(VOTE, OWN, VotePress.parse, _in_hand(_vote_in_hand)),
    Route(PAUSE, OWN, as_written, _in_hand(_pause_in_hand)),
    Route(RESUME, OWN, as_written, _in_hand(_pause_in_hand)),
    Route(KNOWN, OWN, as_written, _in_hand(_end_guide)),
    Route(SINGLE, OWN, OfferPress.parse, _in_hand(_answer_offer)),
    Route(MORE, OWN, MorePress.parse, _press_more),
    Route(LOOK, OWN, LookPress.parse, _press_look),
    Route(INVITE, OWN, as_written, _looking(invite_guest, ReplyMode.HERE)),
)
