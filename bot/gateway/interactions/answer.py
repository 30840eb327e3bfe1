"""One answer to every interaction, in time, private unless it is the table's post, whatever happens meanwhile."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

import discord
import structlog

from bot.errors import StorageError, UserError
from bot.gateway.interactions.rate_limit import RateLimit
from bot.gateway.interactions.services import Services, services
from bot.gateway.messages import insistence
from bot.gateway.messages.metrics import DEFERRED, FAILED, FIRST_ANSWER
from bot.gateway.messages.payload import Drawn, draw
from bot.gateway.messages.people import Memory
from bot.gateway.messages.shown import Road
from bot.logs import new_reference
from bot.tables.messages import Message
from bot.tables.model import Sight
from engine.errors import IllegalAction

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.5

HEARD_SECONDS = 60.0

UNDER_WAY: set[asyncio.Task[Any] | None] = set()
HEARD: Memory[int, bool] = Memory(HEARD_SECONDS)
"""Interactions that came lately: after a broken connection Discord may tell of one again."""

DOOR = RateLimit()

Interaction = discord.Interaction[Any]
Work = Callable[[], Awaitable[Message | None]]


class Way(Enum):
    """Where an answer goes: a new private message, the message that was pressed, or aside of a public one.

    ASIDE only acknowledges what went well, and the interaction's token then edits the public message.
    PUBLIC: the answer is the table's post.
    """

    PRIVATE = "private"
    HERE = "here"
    ASIDE = "aside"
    PUBLIC = "public"


class Refused(Exception):
    """The rules refuse an action, or it cannot be read; the sight is that of the one who tried."""

    def __init__(self, reason: IllegalAction | UserError, sight: Sight) -> None:
        super().__init__(reason)
        self.reason = reason
        self.sight = sight


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of an interaction: the message shown (None: a complaint, or nothing) and the road to edit it.

    aside: it is shown in a new private message though something else was pressed, because there was a complaint.
    """

    message: Message | None = None
    road: Road | None = None
    place: int | None = None
    aside: bool = False


class Complaint(Exception):
    """Something could not be done; what to say about it."""

    def __init__(self, message: Message) -> None:
        super().__init__()
        self.message = message


async def answer(
    interaction: Interaction,
    work: Work,
    way: Way = Way.PRIVATE,
    fresh: Work | None = None,
) -> Answered:
    """Do the work and answer with its message; `fresh` gives what is to be shown instead after a complaint.

    What Discord tells twice is done once; who asks faster than the others can bear is turned away.
    """
    if HEARD.get(interaction.id):
        log.info("Interaction %s was told twice.", interaction.id)
        return Answered()
    HEARD.put(interaction.id, True)
    user = interaction.user.id
    if not DOOR.enter(user):
        if not DOOR.tells(user):
            return Answered()
        return await _answer(interaction, _turn_away, Way.PRIVATE, None)
    try:
        return await _answer(interaction, work, way, fresh)
    finally:
        DOOR.leave(user)


async def _turn_away() -> Message | None:
    raise UserError("too-fast")


async def _answer(interaction: Interaction, work: Work, way: Way, fresh: Work | None) -> Answered:
    exchange = Exchange(interaction, services(interaction), way)
    with under_way(), structlog.contextvars.bound_contextvars(interaction=interaction.id):
        try:
            return await exchange.run(work, fresh)
        except discord.HTTPException as error:
            code = insistence.code_of(error)
            if code in insistence.ANSWERED_OR_LATE:
                log.warning("An answer came too late or twice (%s).", code)
            else:
                log.exception("Discord did not take an answer.")
        except discord.InteractionResponded:
            log.warning("An interaction had been answered already.")
        except insistence.BROKEN:
            log.warning("An answer was lost with its connection.", exc_info=True)
        except Exception:
            log.exception("An answer failed.")
        finally:
            untie(interaction)
    return Answered()


def untie(interaction: Interaction) -> None:
    """Once it is answered an interaction need not know of its response.

    The library ties the two to each other, so that both, and the message with all its parts, would stay until garbage
    is looked for: with four hundred answers a second that takes memory and half a second at a time.
    """
    interaction.response._parent = None  # type: ignore[assignment]


@contextmanager
def under_way() -> Iterator[None]:
    """While an answer is under way the bot does not stop."""
    task = asyncio.current_task()
    UNDER_WAY.add(task)
    try:
        yield
    finally:
        UNDER_WAY.discard(task)


async def drain(seconds: float) -> None:
    """Wait until every answer under way is given, those that begin meanwhile too, at most so long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while tasks := [task for task in UNDER_WAY if task is not None]:
                await asyncio.wait(tasks)


class Exchange:
    """One interaction and its answer."""

    def __init__(self, interaction: Interaction, parts: Services, way: Way) -> None:
        self._interaction = interaction
        self._parts = parts
        self._way = way
        self._began = time.perf_counter()
        parts.people.meet(interaction)

    async def run(self, work: Work, fresh: Work | None) -> Answered:
        """Answer with what the work brings; if that takes long, promise it first."""
        promising: asyncio.Task[None] | None = None

        def promise() -> None:
            nonlocal promising
            promising = asyncio.create_task(self._promise())

        timer = asyncio.get_running_loop().call_later(PATIENCE_SECONDS, promise)
        try:
            drawn, complaint = await self._prepare(work), None
        except Complaint as error:
            drawn, complaint = None, error.message  # the error itself would hold this frame, and this frame it
        finally:
            timer.cancel()
        if promising is not None:
            await promising  # where nobody can be answered any more this says so; what was begun is done
        if complaint is not None:
            return await self._complain(complaint, fresh)
        return await self._show(drawn)

    async def _promise(self) -> None:
        DEFERRED.inc()
        await self._acknowledge()

    async def _prepare(self, work: Work) -> Drawn | None:
        """The work and its pictures; every error becomes words for the one who asked."""
        user, guild = self._interaction.user.id, self._interaction.guild_id
        composer = self._parts.composer
        try:
            message = await work()
            return None if message is None else await draw(self._parts.paint, message)
        except UserError as error:
            raise Complaint(await composer.complaint(user, guild, error)) from None
        except Refused as error:
            raise Complaint(await composer.refusal(user, error.reason, error.sight)) from None
        except StorageError as error:
            log.error("The database did not answer: %s", error)  # noqa: TRY400 - it says in one line what is wrong
            raise Complaint(await composer.complaint(user, guild, UserError("storage"))) from None
        except Exception:
            reference = new_reference()
            FAILED.inc()
            log.exception("An interaction failed.")
            raise Complaint(await composer.fault(user, guild, reference)) from None

    async def _acknowledge(self) -> None:
        """Promise an answer; what was pressed stays as it is meanwhile."""
        await self._first(lambda: self._interaction.response.defer(ephemeral=True))

    async def _first(self, call: Callable[[], Awaitable[Any]]) -> Any:
        """The first answer; after a broken connection a second try may find the first one carried out."""
        tried = False

        async def once() -> Any:
            nonlocal tried
            again, tried = tried, True
            try:
                return await call()
            except discord.HTTPException as error:
                if again and insistence.code_of(error) == insistence.ALREADY_ANSWERED:
                    return None
                raise

        result = await insistence.insist(once)
        FIRST_ANSWER.labels(self._interaction.type.name).observe(time.perf_counter() - self._began)
        return result

    async def _show(self, drawn: Drawn | None) -> Answered:
        """Send the answer where it belongs."""
        response, way = self._interaction.response, self._way
        if drawn is None:
            if not response.is_done():
                await self._acknowledge()
            return Answered()
        if way is Way.HERE:
            return await self._show_here(drawn)
        if response.is_done():
            return await self._show_after(drawn)
        return await self._show_new(drawn, private=way is not Way.PUBLIC)

    async def _show_new(self, drawn: Drawn, *, private: bool) -> Answered:
        send = self._interaction.response.send_message
        sent = await self._first(lambda: send(ephemeral=private, **drawn.to_send()))
        place = sent.message_id if sent else None if private else await self._where()
        return Answered(drawn.message, Road.of(self._interaction, place), place)

    async def _where(self) -> int | None:
        """Which message the answer is, when what told us so was lost."""
        try:
            return (await insistence.insist(self._interaction.original_response)).id
        except discord.HTTPException as error:
            log.warning("An answer cannot be found again: %s", error)
            return None

    async def _show_here(self, drawn: Drawn) -> Answered:
        response = self._interaction.response
        if response.is_done():
            await insistence.insist(lambda: self._interaction.edit_original_response(**drawn.to_edit()))
        else:
            await self._first(lambda: response.edit_message(**drawn.to_edit()))
        pressed = self._interaction.message
        return Answered(drawn.message, Road.of(self._interaction, pressed.id if pressed is not None else None))

    async def _show_after(self, drawn: Drawn) -> Answered:
        """After a promise: a component's needs a new message, a command's is kept by an edit."""
        if self._interaction.type is discord.InteractionType.application_command:
            kept = await insistence.insist(lambda: self._interaction.edit_original_response(**drawn.to_edit()))
            return Answered(drawn.message, Road.of(self._interaction, kept.id))
        follow = self._interaction.followup
        sent = await insistence.insist(lambda: follow.send(ephemeral=True, wait=True, **drawn.to_send()))
        return Answered(drawn.message, Road.of(self._interaction, sent.id, is_further=True))

    async def _complain(self, complaint: Message, fresh: Work | None) -> Answered:
        """Say privately what cannot be and, in the same breath, show how things stand now."""
        now = await self._fresh(fresh) if fresh is not None else None
        drawn = Drawn(complaint)
        if now is not None:
            together = replace(now.message, text=f"{complaint.text}\n{now.message.text}")
            drawn = Drawn(together, now.paintings)
        if self._interaction.response.is_done():
            answered = await self._show_after(drawn)
        else:
            answered = await self._show_new(drawn, private=True)
        return Answered() if now is None else replace(answered, message=now.message, aside=True)

    async def _fresh(self, fresh: Work) -> Drawn | None:
        try:
            message = await fresh()
            return None if message is None else await draw(self._parts.paint, message)
        except UserError:
            return None
