"""Presses on what everybody sees: a look is answered privately, a change by the table's post.

The service checks everything a custom id says.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.errors import UserError
from bot.gateway.interactions.answer import (
    Interaction,
    InteractionResponse,
    ReplyMode,
    answer,
    answer_by,
    ask,
    refuse_stale,
)
from bot.gateway.interactions.commands import act, answer_with_hand
from bot.gateway.interactions.confirmations import leave_or_ask
from bot.gateway.interactions.inviting import choose_guest, invite_chosen, note_who_left, recall
from bot.gateway.interactions.presses import (
    DIALOGS,
    OTHERWISE,
    POSTS,
    Handler,
    Route,
    as_written,
    bare,
    text_of,
    values_of,
    word_of,
)
from bot.gateway.interactions.proposals import answer_claim, answer_pause
from bot.gateway.interactions.rights import more, own_table_pressed, table_now, table_pressed
from bot.gateway.interactions.services import language_of, services
from bot.gateway.interactions.table_commands import begin_deal, hold_new_post
from bot.present.confirmations import INTO, LEAVE
from bot.present.controls import CUT
from bot.present.interruptions import INVITE, MORE, PAUSE, RESUME, VOTE
from bot.present.messages import HAND, ControlId, Message, small_number
from bot.present.seals import OWN_WORD, SHUFFLE, word_dialog
from bot.tables.model import Stage, TableView
from bot.tables.rights import check_seat
from bot.tables.shuffling import check_may_add, completes_shuffle

START: Final = "start"
GOING_ON: Final = (START, CUT)

Look = Callable[[Interaction, ControlId], Awaitable[Message]]
Change = Callable[[Interaction, ControlId], Awaitable[None]]


def _looking(look: Look) -> Handler[ControlId]:
    """Answered privately beside it."""

    async def handle(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
        await answer(interaction, lambda: look(interaction, press))

    return handle


def _changing(change: Change) -> Handler[ControlId]:
    """The post that was pressed shows it, or a new one where a deal begins."""

    async def handle(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
        await alter(interaction, press, change)

    return handle


async def alter(interaction: Interaction, press: ControlId, change: Change) -> None:
    """Change the table: its press brings a token that edits the post."""
    starts = word_of(press) == START or _completes(interaction, press)

    async def work(answering: InteractionResponse) -> None:
        is_held = (starts or word_of(press) in GOING_ON) and await hold_new_post(answering, press.table)
        hold = None if is_held else await services(interaction).messages.post_pressed(press, interaction)
        if hold is not None:
            await answering.hold(hold)
        if starts:
            await begin_deal(answering, press.table, lambda: change(interaction, press))
        else:
            await change(interaction, press)

    await answer_by(interaction, work)


# Looks


async def show_hand(interaction: Interaction, press: ControlId, _: ReplyMode, *, into: str = "") -> None:
    """The hand of who pressed, privately."""

    async def look(number: int) -> TableView:
        sight = services(interaction).lookup.sight(number, interaction.user.id)
        check_seat(sight.table, interaction.user.id)
        return sight

    await answer_with_hand(interaction, lambda: table_pressed(interaction, press), look, into=into)


async def _last_trick(interaction: Interaction, press: ControlId) -> Message:
    parts, user, table = services(interaction), interaction.user.id, await table_pressed(interaction, press)
    return await parts.composer.trick(user, parts.lookup.sight(table, user))


async def _rules(interaction: Interaction, press: ControlId) -> Message:
    table = await table_now(interaction, press)
    return await services(interaction).library.rules(interaction.user.id, interaction.guild_id, table.game, None)


async def _vote(interaction: Interaction, press: ControlId) -> Message:
    await table_pressed(interaction, press)
    said = await answer_claim(interaction, press)
    return await services(interaction).composer.say(interaction.user.id, said, guild=interaction.guild_id)


async def invite_guest(interaction: Interaction, press: ControlId) -> Message:
    """Whom to call, or the one who was chosen."""
    table = await own_table_pressed(interaction, press)
    return await (invite_chosen if values_of(interaction) else choose_guest)(interaction, table)


# Seats


async def _join(interaction: Interaction, press: ControlId) -> None:
    seat = small_number(press.what.partition(" ")[2])
    await services(interaction).tables.join(await table_pressed(interaction, press), interaction.user.id, seat)


async def _press_leave(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
    """In mid-game it is asked first."""
    if _is_mid_game(interaction, press):
        await answer(interaction, lambda: _ask_to_leave(interaction, press))
    else:
        await alter(interaction, press, _leave)


def _is_mid_game(interaction: Interaction, press: ControlId) -> bool:
    """Whether who leaves now is played for; a table that is gone is not for us to tell of."""
    with suppress(UserError):
        return services(interaction).lookup.sight(press.table, None).table.stage is not Stage.GATHERING
    return False


async def _ask_to_leave(interaction: Interaction, press: ControlId) -> Message:
    return await leave_or_ask(interaction, await table_now(interaction, press))


async def _leave(interaction: Interaction, press: ControlId) -> None:
    await services(interaction).tables.leave(await table_pressed(interaction, press), interaction.user.id)


async def _fill(interaction: Interaction, press: ControlId) -> None:
    level = press.what.partition(" ")[2] or None
    await services(interaction).tables.fill(await table_pressed(interaction, press), interaction.user.id, level)


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


async def _replace(interaction: Interaction, press: ControlId) -> None:
    number = press.what.partition(" ")[2]
    person = int(number) if number.isascii() and number.isdigit() else 0
    table = await table_now(interaction, press)
    await note_who_left(interaction, table, person)
    await services(interaction).tables.replace_person(table.id, interaction.user.id, person)


async def _recall(interaction: Interaction, press: ControlId) -> None:
    await recall(interaction, await table_pressed(interaction, press))


async def _pause(interaction: Interaction, press: ControlId) -> None:
    await answer_pause(interaction, await table_pressed(interaction, press), press.what)


# A deal


async def start(interaction: Interaction, press: ControlId) -> None:
    await services(interaction).tables.start(await table_pressed(interaction, press), interaction.user.id)


async def _shuffle(interaction: Interaction, press: ControlId) -> None:
    """Add a part: what was typed in a dialog, else chance."""
    table = await table_pressed(interaction, press)
    typed = text_of(interaction) if word_of(press) == OWN_WORD else None
    await services(interaction).tables.shuffle(table, interaction.user.id, press.what.partition(" ")[2], typed)


async def _take_word(interaction: Interaction, press: ControlId, way: ReplyMode) -> None:
    """A dialog came back with a word for the shuffle."""
    if interaction.guild_id is None:
        await answer(interaction, refuse_stale, way)
    else:
        await alter(interaction, press, _shuffle)


async def _ask_for_word(interaction: Interaction, press: ControlId) -> None:
    """A dialog for a word, for who may add one."""
    user = interaction.user.id
    table = await table_now(interaction, press)
    check_seat(table, user)
    check_may_add(table, user, press.what.partition(" ")[2])
    await ask(interaction, word_dialog(press, await language_of(interaction)))


async def _press_word(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
    await answer(interaction, lambda: _ask_for_word(interaction, press))


def _completes(interaction: Interaction, press: ControlId) -> bool:
    """Whether somebody's part is the last one that a deal waits for."""
    if word_of(press) not in {SHUFFLE, OWN_WORD}:
        return False
    with suppress(UserError):
        return completes_shuffle(services(interaction).lookup.sight(press.table, None).table, interaction.user.id)
    return False


async def _press_cut(interaction: Interaction, press: ControlId, way: ReplyMode) -> None:
    """A way to cut, by its own button or chosen in the menu of the others; for a card the hand asks on."""
    if press.what == CUT:
        chosen = next(iter(values_of(interaction)), "")
        if word_of(replace(press, what=chosen)) == INTO:
            await show_hand(interaction, press, way, into=chosen)
            return
        press = replace(press, what=chosen)
    await alter(interaction, press, _act_openly)


async def _act_openly(interaction: Interaction, press: ControlId) -> None:
    seen = press.deal, press.version
    await act(interaction, await table_pressed(interaction, press), press.what, seen=seen)


ROUTES: Final = (
    Route(HAND, POSTS, as_written, bare(show_hand, _changing(_act_openly))),
    Route("trick", POSTS, as_written, _looking(_last_trick)),
    Route("rules", POSTS, as_written, _looking(_rules)),
    Route(VOTE, POSTS, as_written, _looking(_vote)),
    Route(MORE, POSTS, as_written, _looking(more)),
    Route(INVITE, POSTS, as_written, _looking(invite_guest)),
    Route("join", POSTS, as_written, _changing(_join)),
    Route(LEAVE, POSTS, as_written, _press_leave),
    Route("fill", POSTS, as_written, _changing(_fill)),
    Route("computers", POSTS, as_written, _changing(_computers)),
    Route("replace", POSTS, as_written, _changing(_replace)),
    Route("recall", POSTS, as_written, _changing(_recall)),
    Route(PAUSE, POSTS, as_written, _changing(_pause)),
    Route(RESUME, POSTS, as_written, _changing(_pause)),
    Route(START, POSTS, as_written, _changing(start)),
    Route(SHUFFLE, POSTS, as_written, _changing(_shuffle)),
    Route(OWN_WORD, POSTS, as_written, _press_word),
    Route(OWN_WORD, DIALOGS, as_written, _take_word),
    Route(CUT, POSTS, as_written, _press_cut),
    Route("menu", POSTS, as_written, _changing(_act_openly)),
    Route(OTHERWISE, POSTS, as_written, _changing(_act_openly)),
)
