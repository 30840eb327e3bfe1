"""What somebody does at a table, typed or pressed in their hand: read, asked once more where that is due, carried out.

All that a second press means is in its custom id, so that it works after a restart; what it asks for is checked then as
if it had been asked at once. Somebody who does not want to be asked is not, kind by kind.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import Final

from bot import reading
from bot.errors import ClaimStands, NotAtTable, NotStored, StaleAction, UserError
from bot.gateway.interactions.answer import ActionRejected, Interaction, InteractionResponse, answer_by
from bot.gateway.interactions.context import Services, services, table_of
from bot.gateway.messages.payload import Drawn
from bot.phrases import LANGUAGES
from bot.present.confirmations import (
    CLAIM,
    INTO,
    QuestionStep,
    StepAnswer,
    StepPress,
    kind_of,
    step_into,
    still_stands,
)
from bot.present.messages import ControlId, Message
from bot.present.status import elsewhere_text
from bot.present.words import action_label
from bot.tables.model import Stage, Table, TableView, Version
from bot.tables.rights import check_seat
from engine.actions import ANNOUNCEMENTS, DISCARDS, SIGNALS, Action, Cut, read_action
from engine.errors import IllegalAction, Unreadable

TYPED: Final = {
    "play": "card",
    "show": "card",
    "give": "cards",
    "bid": "bid",
    "trump": "suit",
    "cut": "cut",
    "signal": "signal",
    "bury": "cards",
    "call": "suit",
    "declare": "action",
}
"""By verb: what is typed after it; anything else is a whole action."""

WORDED: Final = ("", "declare")
"""Verbs whose argument is said in words, which the buttons say too."""

ALIKE: Final[Mapping[str, tuple[str, ...]]] = {
    "signal": SIGNALS,
    "announce": ANNOUNCEMENTS,
    "bury": DISCARDS,
    "pick": ("pick", "pickup"),
}
"""Commands that say what several games call by different words."""


def as_said_here(text: str, legal: Iterable[str]) -> str:
    """An action in the word that the game at the table has for it."""
    verb, _, rest = text.partition(" ")
    here = {each.partition(" ")[0] for each in legal}
    if verb not in {"pick", "bury"} or verb in here:
        return text
    word = next((word for word in ALIKE[verb] if word in here), verb)
    return f"{word} {rest}".rstrip()


def read(verb: str, typed: str) -> Action:
    """What somebody typed after a verb, kindly; what cannot be read is refused with how it is written."""
    try:
        return reading.READERS.get(verb, reading.read_action)(typed)
    except Unreadable:
        raise UserError(f"unreadable-{TYPED.get(verb, 'action')}", text=typed[:80]) from None


def by_label(verb: str, typed: str, legal: Iterable[str], game: str) -> Action | None:
    """The one legal action that a button or a list calls by what was typed, in any language: `No 60!`, `ärtusoolo`."""
    actions = [read_action(text) for text in legal if text.partition(" ")[0] == verb or verb == ""]
    found = {
        action
        for action in actions
        for language in LANGUAGES
        if reading.is_same(typed, action_label(action, language, game))
    }
    return found.pop() if len(found) == 1 else None


def meant(verb: str, typed: str, legal: Collection[str], game: str, *, place: int | None = None) -> str:
    """The action that a typed command means where these are legal; raises `UserError` if it cannot be read."""
    labelled = by_label(verb, typed, legal, game) if verb in WORDED else None
    action = labelled or read(verb, typed)
    if isinstance(action, Cut) and place is not None:
        action = replace(action, place=place)
    return as_said_here(str(action), legal)


async def table_meant(interaction: Interaction, number: int | None = None, *, seated: bool = False) -> Table:
    """The table somebody means where they are: the one they name, the channel's, the one that waits for them.

    It is as it stands now, whichever process did the last thing there.
    """
    if number is not None:
        return await table_of(interaction, number)
    channel = interaction.channel_id if interaction.guild_id is not None else None
    parts, user = services(interaction), interaction.user.id
    await parts.tables.refresh_of(user)
    return await table_of(interaction, parts.lookup.find(user=user, channel=channel, seated=seated).id)


async def own_table(interaction: Interaction, number: int | None) -> int:
    """The table at which they mean to do something, as one who sits there and is back."""
    return await _back_at(interaction, await table_meant(interaction, number, seated=True))


async def _back_at(interaction: Interaction, table: Table) -> int:
    check_seat(table, interaction.user.id)
    await services(interaction).tables.mark_present(table.id, interaction.user.id)
    return table.id


# Carried out


async def act(interaction: Interaction, table: int, text: str, *, seen: Version | None = None) -> TableView:
    """Carry an action out for the person who asked; the interaction's number is the chance that places a cut."""
    parts, user = services(interaction), interaction.user.id
    await parts.tables.mark_present(table, user)
    try:
        return await parts.tables.act(table, user, text, seen=seen, chance=interaction.id)
    except (IllegalAction, StaleAction) as reason:
        raise ActionRejected(reason, parts.lookup.sight(table, user)) from None


async def plan(interaction: Interaction, table: int, text: str, *, deal: int) -> TableView:
    """Remember what somebody wants to play when their turn comes; no text forgets it all."""
    parts, user = services(interaction), interaction.user.id
    await parts.tables.mark_present(table, user)
    try:
        return await parts.tables.set_premove(table, user, text, deal=deal)
    except UserError as reason:
        if isinstance(reason, NotStored | NotAtTable):
            raise
        raise ActionRejected(reason, parts.lookup.sight(table, user)) from None


async def claim(interaction: Interaction, table: int, *, asking: Version | None = None) -> TableView:
    """Claim all tricks that are left; asking: for which deal and version somebody said that the table be asked."""
    parts, user = services(interaction), interaction.user.id
    await parts.tables.mark_present(table, user)
    try:
        return await parts.tables.claim(table, user, asking=asking)
    except UserError as reason:
        if isinstance(reason, NotStored | NotAtTable | ClaimStands):
            raise
        raise ActionRejected(reason, parts.lookup.sight(table, user)) from None


# Pressed in somebody's hand


async def press_in_hand(answering: InteractionResponse, press: ControlId, text: str) -> None:
    """Do what a press on a hand says, or let the hand ask once more or on."""
    parts, user = answering.parts, answering.interaction.user.id
    sight = parts.lookup.sight(press.table, user)
    check_seat(sight.table, user)
    step = await _step(parts, press, sight, user, text)
    if step is None:
        await act(answering.interaction, press.table, text, seen=(press.deal, press.version))
        return
    await parts.tables.mark_present(press.table, user)
    answering.step = step


async def answer_step_in_hand(answering: InteractionResponse, press: StepPress) -> None:
    """Do what the hand asked once more, or let it show again what it showed before."""
    interaction, parts = answering.interaction, answering.parts
    user, seen = interaction.user.id, (press.deal, press.version)
    sight = parts.lookup.sight(press.table, user)
    check_seat(sight.table, user)
    if press.answer is StepAnswer.BACK:
        await parts.tables.mark_present(press.table, user)
    elif press.answer is StepAnswer.SURE and press.what == CLAIM:
        await claim(interaction, press.table, asking=seen)
    else:
        if press.answer is StepAnswer.NEVER:
            await ask_no_more(parts, user, kind_of_press(sight, press.what))
        await act(interaction, press.table, press.what, seen=seen)


async def _step(parts: Services, press: ControlId, sight: TableView, user: int, text: str) -> QuestionStep | None:
    """The question that a press leads to, in the deal it was made for; None where it says what is to be done."""
    is_into = text.partition(" ")[0] == INTO
    kind = kind_of_press(sight, text)
    if not is_into and (not kind or kind in (await parts.people.preferences(user)).unasked):
        return None
    view, deal = sight.view, sight.table.deal
    if view is not None and deal is not None and press.deal == deal.id:
        step = step_into(text if is_into else f"{StepAnswer.SURE} {text}", view, deal.id)
        if still_stands(step, view, deal.id):
            return step
    if is_into:
        raise ActionRejected(StaleAction(), sight)
    return None


def kind_of_press(sight: TableView, text: str) -> str:
    """As what an answer is asked once more; empty if it is not, or if it is no answer now."""
    if sight.view is None or sight.view.seat is None or sight.table.stage is not Stage.PLAYING:
        return ""
    return kind_of(sight.view, text)


async def ask_no_more(parts: Services, user: int, kind: str) -> None:
    if kind:
        await parts.people.prefer(user, unasked=(await parts.people.preferences(user)).unasked | {kind})


# Typed


async def perform(
    interaction: Interaction, verb: str, typed: str, table: int | None = None, *, place: int | None = None
) -> None:
    """A typed command: read, act, and answer with the hand as it is then.

    Of several tables it means the one where it can be done, and the other one is named.
    """
    parts, user = services(interaction), interaction.user.id
    others: list[tuple[Table, Table]] = []

    async def find() -> int:
        here = await table_meant(interaction, table, seated=True)
        if table is not None or here.channel == interaction.channel_id or _is_possible(here.id):
            return await _back_at(interaction, here)
        there = next((own for own in parts.lookup.tables_of(user) if _is_possible(own.id)), here)
        there = await table_of(interaction, there.id)
        if there.id != here.id:
            others.append((there, here))
        return await _back_at(interaction, there)

    def _is_possible(number: int) -> bool:
        legal = parts.lookup.legal(number, user)
        try:
            text = meant(verb, typed, legal, parts.lookup.sight(number, user).table.game)
        except UserError:
            return False
        return text in legal

    async def carry_out(number: int) -> TableView:
        sight = parts.lookup.sight(number, user)
        try:
            text = meant(verb, typed, parts.lookup.legal(number, user), sight.table.game, place=place)
        except UserError as unreadable:
            raise ActionRejected(unreadable, sight) from None
        return await act(interaction, number, text)

    await answer_with_hand(interaction, find, carry_out)
    for there, here in others:
        told = elsewhere_text(there, here, await parts.people.language(user, table=there))
        await parts.transport.follow_up(interaction, Drawn(Message(told)), "private")


async def show_hand(interaction: Interaction, table: int | None = None) -> None:
    """The caller's hand, private and kept up to date for a while."""
    parts, user = services(interaction), interaction.user.id

    async def look(number: int) -> TableView:
        return parts.lookup.sight(number, user)

    await answer_with_hand(interaction, lambda: own_table(interaction, table), look)


async def so_far(interaction: Interaction, table: int | None) -> Message:
    """What happened in the deal at the table that is meant, as the one who asks may know it."""
    parts, user, meant = services(interaction), interaction.user.id, await table_meant(interaction, table)
    is_near = interaction.channel_id == meant.channel
    return await parts.composer.so_far(user, parts.lookup.sight(meant.id, user), private=is_near)


async def answer_with_own_hand(answering: InteractionResponse, table: int) -> None:
    """Answer with the asker's hand, in place of whatever was to answer."""
    hand = await answering.parts.messages.private_answer(table, answering.interaction)
    await answering.hold(hand, creates_message=True)


async def answer_with_hand(
    interaction: Interaction, find: Callable[[], Awaitable[int]], work: Callable[[int], Awaitable[TableView]], *,
    into: str = "",
) -> None:  # fmt: skip
    """Find the table, do what is to be done there, and answer with the asker's hand, in place of the one before it.

    into: which second step of a question it shows, if that can be asked.
    """
    parts = services(interaction)

    async def hand(answering: InteractionResponse) -> None:
        number = await find()
        sight = await work(number)
        if sight.view is None or sight.view.seat is None:
            raise UserError("no-hand")
        if await parts.messages.lacks_token(number, interaction) and await answering.acknowledge():
            # A deal that began by itself is edited free of charge.
            await parts.messages.offer_token(number, interaction)
        await answer_with_own_hand(answering, number)
        if into and (deal := sight.table.deal) is not None:
            step = step_into(into, sight.view, deal.id)
            answering.step = step if still_stands(step, sight.view, deal.id) else None

    await answer_by(interaction, hand)
