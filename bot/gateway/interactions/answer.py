"""One answer to every interaction, in time, private unless it is the table's post, whatever happens meanwhile."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Any, Protocol, TypeAlias

import discord
import structlog

from bot.errors import NotStored, StaleAction, StorageError, UserError
from bot.gateway.interactions.context import Services, services
from bot.gateway.messages.lifecycle import (
    ACK_AFTER_SECONDS,
    TRANSIENT,
    CallOutcome,
    CallRefused,
    Delivered,
    EditToken,
    PendingInteraction,
    PressOutcome,
    Reason,
)
from bot.gateway.messages.payload import Drawn, draw
from bot.gateway.messages.people import ASKER
from bot.gateway.messages.transport import CALLBACK_SECONDS, note_arrival
from bot.health import DEFERRED, FAILED
from bot.logs import new_reference
from bot.present.confirmations import QuestionStep
from bot.present.messages import Dialog, Message
from bot.tables.model import TableView
from engine.errors import IllegalAction

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Work = Callable[[], Awaitable[Message | None]]
ResponseWork: TypeAlias = "Callable[[InteractionResponse], Awaitable[Message | None]]"


class ReplyMode(Enum):
    """Where an answer goes that is not kept up to date: a new private message, or the private one that was pressed; or
    a new one that everybody sees, while what is wrong is still said privately.
    """

    PRIVATE = "private"
    HERE = "here"
    OPEN = "open"


class KeptMessage(Protocol):
    """A kept message that answers a press."""

    async def done(self, step: QuestionStep | None = None) -> PressOutcome:
        """What was wanted is done; a second step is asked next, if there is one."""

    async def declined(self) -> PressOutcome:
        """What was wanted cannot be."""


class ActionRejected(Exception):
    """The rules refuse an action, or it cannot be read; the sight is that of the one who tried."""

    def __init__(self, reason: IllegalAction | UserError, sight: TableView) -> None:
        super().__init__(reason)
        self.reason = reason
        self.sight = sight


class NotTaken(Exception):
    """Discord refuses an answer as it is."""


class UserVisibleError(Exception):
    """Something could not be done; what to say about it."""

    def __init__(self, message: Message) -> None:
        super().__init__()
        self.message = message


async def refuse_stale(*_: object) -> Message:
    """The work of a press that means nothing any more."""
    raise StaleAction


async def answer(interaction: Interaction, work: Work, way: ReplyMode = ReplyMode.PRIVATE) -> None:
    """Do the work and answer with its message, which is not kept up to date."""
    await answer_by(interaction, lambda _: work(), way)


async def answer_by(interaction: Interaction, work: ResponseWork, way: ReplyMode = ReplyMode.PRIVATE) -> None:
    """Do the work, in which a kept message may take the answer over.

    An interaction that Discord sends twice is answered once; people who ask too fast are turned away.
    """
    parts = services(interaction)
    arrivals, user = parts.arrivals, interaction.user.id
    ASKER.set(user)
    if arrivals.is_repeated(interaction.id):
        log.info("Interaction %s was told twice.", interaction.id)
        return
    if not arrivals.rate_limit.enter(user):
        if arrivals.rate_limit.tells(user):
            await _run(InteractionResponse(interaction, parts, ReplyMode.PRIVATE), _turn_away)
        return
    try:
        await _run(InteractionResponse(interaction, parts, way), work)
    finally:
        arrivals.rate_limit.leave(user)


async def ask(interaction: Interaction, dialog: Dialog) -> None:
    """Answer with a dialog, within the work of an answer: where Discord refuses it they are told so in its place."""
    outcome = await services(interaction).transport.ask(interaction, dialog)
    if isinstance(outcome, CallRefused) and outcome.reason is Reason.INVALID:
        raise NotTaken


async def _turn_away(_: "InteractionResponse") -> Message | None:
    raise UserError("too-fast")


async def _run(answering: "InteractionResponse", work: ResponseWork) -> None:
    interaction, parts = answering.interaction, answering.parts
    with parts.arrivals.under_way(), structlog.contextvars.bound_contextvars(interaction=interaction.id):
        try:
            await answering.run(work)
            for refused, token in parts.arrivals.refusals.take(interaction):
                await parts.transport.delete_by(refused, token)
        except Exception:
            log.exception("An answer failed.")
        finally:
            asyncio.get_running_loop().call_later(CALLBACK_SECONDS, break_reference_cycle, interaction)


def break_reference_cycle(interaction: Interaction) -> None:
    """Once it is answered, and nothing acknowledges it any more, an interaction need not know of its response.

    The library ties the two to each other, so that both, and the message with all its parts, would stay until garbage
    is looked for: with four hundred answers a second that takes memory and half a second at a time.
    """
    interaction.response._parent = None  # type: ignore[assignment]


class InteractionResponse:
    """One interaction and its answer. step: what the kept message that answers is to ask next."""

    def __init__(self, interaction: Interaction, parts: Services, way: ReplyMode) -> None:
        self.interaction = interaction
        self.parts = parts
        self._way = way
        self._deadline = asyncio.get_running_loop().time() + ACK_AFTER_SECONDS
        self._timer: asyncio.TimerHandle | None = None
        self._promising: asyncio.Task[CallOutcome] | None = None
        self._holder: KeptMessage | None = None
        self._has_told = False
        self.step: QuestionStep | None = None
        note_arrival(interaction)
        parts.people.meet(interaction)

    def promise(self) -> None:
        """Acknowledge at once what will take a while."""
        self._stop_timer()
        if self._promising is None:
            self._promise()

    async def acknowledge(self) -> bool:
        """Acknowledge now, so that the answer follows up; whether that was heard, or perhaps was."""
        self.promise()
        return await self._is_promised()

    async def tell(self, message: Message) -> None:
        """Say a part of the answer; all that is said after it stands below. Raises `NotTaken` where it is not taken."""
        drawn = await self._drawn(message)
        told = await self._said(drawn, is_answered=await self.acknowledge())
        if isinstance(told, CallRefused):
            log.warning("A part of an answer was not taken. (%s)", told.reason)
            raise NotTaken
        self._has_told = True

    async def hold(self, holder: Callable[[PendingInteraction], KeptMessage], *, creates_message: bool = False) -> None:
        """From here on a kept message gives the answer, and sees to it that it is in time; no other does any more."""
        self._stop_timer()
        is_deferred = await self._is_promised()
        if self._holder is not None:
            is_deferred = await self._holder.declined() is not PressOutcome.UNANSWERED
        self._holder = holder(
            PendingInteraction(
                interaction=self.interaction.id,
                deadline=self._deadline,
                token_until=self.token_until,
                creates_message=creates_message,
                is_command=self._is_command,
                is_deferred=is_deferred,
            )
        )

    @property
    def token_until(self) -> float:
        return self.parts.transport.token_until(self.interaction)

    @property
    def _is_command(self) -> bool:
        return self.interaction.type is discord.InteractionType.application_command

    async def run(self, work: ResponseWork) -> None:
        """Answer with what the work brings; if that takes long, promise it first."""
        self._timer = asyncio.get_running_loop().call_at(self._deadline, self._defer)
        drawn = complaint = None
        try:
            drawn = await self._prepare(work)
        except UserVisibleError as error:
            # Of the error itself nothing is kept: it would hold this frame, and this frame it.
            complaint = Drawn(await self._as_seen(error.message))
        finally:
            self._stop_timer()
        if self._holder is not None:
            ending = await (self._holder.done(self.step) if complaint is None else self._holder.declined())
            await self._complete(ending, complaint)
        elif complaint is not None:
            await self._refuse(complaint, is_answered=await self._is_promised())
        else:
            await self._show(drawn)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _defer(self) -> None:
        DEFERRED.inc()
        self._promise()

    def _promise(self) -> None:
        self._promising = asyncio.create_task(self.parts.transport.acknowledge(self.interaction))

    async def _prepare(self, work: ResponseWork) -> Drawn | None:
        """The work and its pictures; every error becomes words for the one who asked."""
        user, guild = self.interaction.user.id, self.interaction.guild_id
        composer = self.parts.composer
        try:
            message = await work(self)
            return None if message is None else await self._drawn(message)
        except UserError as error:
            raise UserVisibleError(await composer.complaint(user, guild, error)) from None
        except ActionRejected as error:
            raise UserVisibleError(await composer.refusal(user, error.reason, error.sight)) from None
        except StorageError as error:
            log.error("The database did not answer: %s", error)  # noqa: TRY400 - it says in one line what is wrong
            raise UserVisibleError(await composer.complaint(user, guild, NotStored())) from None
        except NotTaken:
            raise UserVisibleError((await self._untaken()).message) from None
        except Exception:
            reference = new_reference()
            FAILED.inc()
            log.exception("An interaction failed.")
            raise UserVisibleError(await composer.fault(user, guild, reference)) from None

    async def _drawn(self, message: Message) -> Drawn:
        """What only the asker reads has cards as they asked for them; what all do has the usual ones."""
        shown = message if self._way is ReplyMode.OPEN else await self._as_seen(message)
        return await draw(self.parts.paint, shown, signs=self.parts.book.signs)

    async def _as_seen(self, message: Message) -> Message:
        return await self.parts.composer.as_seen_by(self.interaction.user.id, message)

    # What is left to be said

    async def _complete(self, ending: PressOutcome, complaint: Drawn | None) -> None:
        if ending is PressOutcome.FAILED:
            log.warning("An answer came too late, or was not heard of.")
        elif ending is PressOutcome.INVALID:
            await self._say_untaken()
        elif complaint is not None:
            await self._refuse(complaint, is_answered=ending is not PressOutcome.UNANSWERED)
        elif ending is PressOutcome.UNANSWERED and not self._is_command:
            await self.settle(await self.parts.transport.acknowledge(self.interaction))
        elif ending is PressOutcome.UNANSWERED or (ending is PressOutcome.DEFERRED and self._is_command):
            below = Drawn(await self.parts.composer.say(self.interaction.user.id, "post-below"))
            is_answered = ending is not PressOutcome.UNANSWERED or await self._is_promised()
            await self.settle(await self._said(below, is_answered=is_answered), below)

    async def _refuse(self, complaint: Drawn, *, is_answered: bool) -> None:
        """Say why something cannot be, until their next answer here."""
        is_own = not is_answered or (self._is_command and not self._has_told)
        outcome = await self._said(complaint, is_answered=is_answered)
        if isinstance(outcome, Delivered) and (is_own or outcome.place is not None):
            number = None if is_own or outcome.place is None else outcome.place.message
            until = self.token_until
            self.parts.arrivals.refusals.keep(self.interaction, EditToken(self.interaction.id, until, number))
        await self.settle(outcome, complaint)

    async def _said(self, drawn: Drawn, *, is_answered: bool) -> CallOutcome:
        """Privately: as the first answer, else a promise to a command is kept by an edit, and all else follows up."""
        transport = self.parts.transport
        if not is_answered:
            outcome = await transport.answer_anew(self.interaction, drawn, "private", is_private=True)
        elif self._is_command and not self._has_told:
            outcome = await transport.edit_by(self.interaction, None, drawn, "private")
        else:
            outcome = await transport.follow_up(self.interaction, drawn, "private")
        if isinstance(outcome, Delivered) and outcome.place is not None:
            self.parts.messages.answered(self.interaction.user.id, outcome.place)
        return outcome

    async def _show(self, drawn: Drawn | None) -> None:
        transport, is_deferred = self.parts.transport, await self._is_promised()
        if drawn is None:
            if not is_deferred and not self.interaction.response.is_done():  # a dialog is an answer too
                await self.settle(await transport.acknowledge(self.interaction))
        elif self._way is ReplyMode.PRIVATE:
            await self.settle(await self._said(drawn, is_answered=is_deferred), drawn)
        elif self._way is ReplyMode.OPEN and is_deferred:
            await self.settle(await transport.follow_up(self.interaction, drawn, "shared", is_private=False))
        elif self._way is ReplyMode.OPEN:
            await self.settle(await transport.answer_anew(self.interaction, drawn, "shared", is_private=False))
        elif is_deferred:
            await self.settle(await transport.edit_by(self.interaction, None, drawn, "private"), drawn)
        else:
            here = await transport.answer_here(self.interaction, drawn, "private", keep_pictures=False)
            await self.settle(here, drawn)

    async def _is_promised(self) -> bool:
        """Whether it was acknowledged; of a press also where nobody knows.

        If that was carried out what is the press's own is the message that was pressed, for everybody to see perhaps:
        what would then be made by an answer, and is edited as the press's own, would take its place.
        """
        if self._promising is None:
            return False
        outcome = await self._promising
        if isinstance(outcome, CallRefused):
            return outcome.reason is Reason.RESULT_UNKNOWN and not self._is_command
        return True

    async def settle(self, outcome: CallOutcome, drawn: Drawn | None = None) -> None:
        """After what Discord refuses comes what it takes, once.

        A private message that is gone is said anew; anything else that it does not take is told in words. Nothing more
        is said where nobody knows what became of it, or no more can be.
        """
        if not isinstance(outcome, CallRefused):
            return
        is_late = outcome.reason is Reason.EXPIRED
        late = "An answer came too late or twice." if is_late else "An answer was not taken."
        log.warning("%s (%s)", late, outcome.reason)
        if outcome.reason is Reason.GONE and drawn is not None:
            transport, is_answered = self.parts.transport, self.interaction.response.is_done()
            send = transport.follow_up if is_answered else transport.answer_anew
            outcome = await send(self.interaction, drawn, "private", is_private=True)
        if isinstance(outcome, CallRefused) and outcome.reason not in {Reason.EXPIRED, Reason.CHANNEL_GONE, *TRANSIENT}:
            await self._say_untaken()

    async def _say_untaken(self) -> None:
        outcome = await self._said(await self._untaken(), is_answered=self.interaction.response.is_done())
        if isinstance(outcome, CallRefused):
            log.warning("Nor was it taken that an answer was not. (%s)", outcome.reason)

    async def _untaken(self) -> Drawn:
        reference = new_reference()
        FAILED.inc()
        log.error("Discord refused an answer.")
        user, guild = self.interaction.user.id, self.interaction.guild_id
        return Drawn(await self.parts.composer.complaint(user, guild, UserError("untaken", reference=reference)))
