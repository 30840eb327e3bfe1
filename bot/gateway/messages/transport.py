"""Calls to Discord that change messages: each comes back as one of a closed set of outcomes, none raises."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

import aiohttp
import discord
import tenacity
from cachetools import TTLCache
from discord import app_commands

from bot.gateway.messages.lifecycle import CallOutcome, CallRefused, Delivered, EditToken, MessageKind, Reason
from bot.gateway.messages.payload import Drawn, SignBook, TextModal
from bot.health import FIRST_ANSWER, MESSAGES
from bot.ports import Clock
from bot.present.messages import Dialog
from bot.tables.posted_messages import MessageLocation

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Calling = Callable[[], Awaitable[Any]]

ARRIVED: Final = "arrived"
"""Under this name an interaction knows when it came, by the event loop's clock."""
IS_OVER: Final = "is over"
"""And under this one that Discord takes no first answer to it any more."""
PROMISED: Final = "promised"
"""And under this one that it was acknowledged, or was to be, which may have been carried out unheard."""
MAX_ATTEMPTS: Final = 3
TOKEN_SECONDS: Final = 14 * 60.0
"""Discord's quarter of an hour, less what the way may take."""
IN_ONE_PAGE: Final = 100
"""So many messages of a channel Discord shows at once, and no more."""
CALL_SECONDS: Final = 30.0
"""A call that takes longer is given up; nobody knows then whether it was carried out."""
UPLOAD_BYTES_PER_SECOND: Final = 100_000
"""So many bytes a second go out at least, or the call is given up: a file needs its time on a host's line."""
CALLBACK_SECONDS: Final = 5.0
"""After three seconds Discord takes no first answer any more."""
MAX_CLOCK_SKEW: Final = timedelta(minutes=2)
"""So far the machine's clock may be from Discord's and still be trusted."""
DAY: Final = 86_400.0
MAX_CHANNELS: Final = 100_000

INVALID_FORM: Final = 50035
UNAVAILABLE: Final = 503
TOO_MANY: Final = 429
SESSION_CLOSED: Final = "Session is closed"
"""What is said of a call once the library has left Discord for good, by an error that has no name of its own."""
BROKEN: Final = (aiohttp.ClientConnectionError, ConnectionError, TimeoutError)

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK = 10003, 10004, 10008, 10015
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
UNKNOWN_INTERACTION, OLD_EDITS, ALREADY_ANSWERED = 10062, 30046, 40060
NO_ACCESS, CLOSED_TO_US, NO_PERMISSION, BAD_TOKEN, NO_COMMON_GUILD = 50001, 50007, 50013, 50027, 50278
ARCHIVED, LOCKED = 50083, 160005

REASONS: Final = {
    UNKNOWN_MESSAGE: Reason.GONE,
    UNKNOWN_CHANNEL: Reason.CHANNEL_GONE,
    UNKNOWN_GUILD: Reason.CHANNEL_GONE,
    NO_ACCESS: Reason.FORBIDDEN,
    NO_PERMISSION: Reason.FORBIDDEN,
    OLD_EDITS: Reason.TOO_OLD,
    ARCHIVED: Reason.THREAD_ARCHIVED,
    LOCKED: Reason.THREAD_ARCHIVED,
    CLOSED_TO_US: Reason.DMS_CLOSED,
    NO_COMMON_GUILD: Reason.NO_MUTUAL_GUILD,
    UNKNOWN_WEBHOOK: Reason.EXPIRED,
    UNKNOWN_INTERACTION: Reason.EXPIRED,
    BAD_TOKEN: Reason.EXPIRED,
    ALREADY_ANSWERED: Reason.EXPIRED,
}
"""Discord's numbers. An old message bears few edits, one in an archived thread none; a new message wakes the thread,
unless that is locked."""


OVER: Final = frozenset({Reason.GONE, Reason.CHANNEL_GONE, Reason.EXPIRED})
"""Refusals after which it does not matter any more whether an earlier try was carried out."""


def nonce_of(*parts: object) -> str:
    """The same parts give the same nonce, so that Discord itself refuses to send something twice."""
    return hashlib.blake2b(".".join(map(str, parts)).encode(), digest_size=12).hexdigest()


def refusal_of(error: BaseException) -> CallRefused:
    """What an error means for a message; raises what is no answer of Discord's and no broken line."""
    if isinstance(error, aiohttp.ClientConnectorError):
        return CallRefused(Reason.TRY_LATER)
    if isinstance(error, discord.RateLimited):
        return CallRefused(Reason.TRY_LATER, error.retry_after)
    if isinstance(error, discord.HTTPException):
        return _refusal_of_answer(error)
    if isinstance(error, (*BROKEN, aiohttp.ClientError)):
        return CallRefused(Reason.RESULT_UNKNOWN)
    if isinstance(error, RuntimeError) and str(error) == SESSION_CLOSED:
        return CallRefused(Reason.TRY_LATER)
    raise error


def _refusal_of_answer(error: discord.HTTPException) -> CallRefused:
    if error.status in {UNAVAILABLE, TOO_MANY}:
        return CallRefused(Reason.TRY_LATER)
    if error.status >= 500:
        return CallRefused(Reason.RESULT_UNKNOWN)
    by_status = {403: Reason.FORBIDDEN, 404: Reason.GONE}.get(error.status, Reason.INVALID)
    return CallRefused(REASONS.get(error.code, by_status))


def code_of(error: BaseException) -> int:
    """Discord's number for a refusal; 0 for anything else."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def _is_broken(error: BaseException) -> bool:
    """Whether the connection broke or nobody was at the other end; the library itself tries the other 5xx again."""
    if isinstance(error, discord.DiscordServerError):
        return error.status == UNAVAILABLE
    return isinstance(error, BROKEN)


async def insist(call: Calling, is_worth_it: Callable[[BaseException], bool] = _is_broken) -> Any:
    """Do it again when the connection broke or nobody was at the other end; only for what may be done twice."""
    try:
        return await call()  # nearly always enough; the library would take a fifth of the call's time
    except Exception as error:  # noqa: BLE001 - it is raised again below
        failed = [error]

    async def once() -> Any:
        if failed:
            raise failed.pop()  # which was the library's first try
        return await call()

    return await tenacity.AsyncRetrying(
        retry=tenacity.retry_if_exception(is_worth_it),
        stop=tenacity.stop_after_attempt(MAX_ATTEMPTS),
        wait=tenacity.wait_incrementing(start=0.1, increment=0.1),
        reraise=True,
    )(once)


def _is_unsent(error: BaseException) -> bool:
    return isinstance(error, aiohttp.ClientConnectorError)


class Transport:
    """The ways a message can take."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        commands: Mapping[str, int] | None = None,
        book: SignBook | None = None,
    ) -> None:
        """`commands`: the ids of our commands by name, as they become known. book: the emoji that messages bear."""
        self._client = client
        self._book = SignBook() if book is None else book
        self._commands = {} if commands is None else commands
        self._clock = clock
        self._told: float | None = None
        self._direct: TTLCache[int, int] = TTLCache(MAX_CHANNELS, DAY)

    # What time means to Discord

    def token_until(self, interaction: Interaction) -> float:
        """Until when an interaction's token edits, by the event loop's clock, counted from when Discord made it."""
        self.note_time(interaction.created_at)
        age = max(0.0, (self._now() - interaction.created_at).total_seconds())
        return asyncio.get_running_loop().time() + TOKEN_SECONDS - age

    def number_before(self, seconds: float) -> int:
        """The smallest number that a message may have which was made less than so long ago."""
        return discord.utils.time_snowflake(self._now() - timedelta(seconds=seconds))

    def note_time(self, made: datetime) -> None:
        """Discord has just told a moment of its own; one that came late says nothing new."""
        told = made.timestamp() - self._clock.monotonic()
        self._told = told if self._told is None else max(self._told, told)

    def _now(self) -> datetime:
        """The time at Discord: the machine's, unless that is far from what Discord's own numbers tell."""
        now = self._clock.now()
        if self._told is None:
            return now
        told = datetime.fromtimestamp(self._told + self._clock.monotonic(), UTC)
        return now if abs(now - told) <= MAX_CLOCK_SKEW else told

    # In the bot's own name: these count against its global limit

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, *, is_silent: bool = False) -> CallOutcome:
        """A new message; sent again after a broken connection, Discord keeps only one by its nonce."""
        target = self._client.get_partial_messageable(channel)
        sent = await self._tried(
            lambda: target.send(**drawn.to_send(self._commands), nonce=nonce, silent=is_silent), what, "bot"
        )
        return (
            sent if isinstance(sent, CallRefused) else Delivered(MessageLocation(channel, sent.id), drawn.is_on(sent))
        )

    async def edit(self, place: MessageLocation, drawn: Drawn, what: str, *, keep_pictures: bool) -> CallOutcome:
        target = self._client.get_partial_messageable(place.channel).get_partial_message(place.message)
        return _done(
            await self._tried(
                lambda: target.edit(**drawn.to_edit(self._commands, keep_pictures=keep_pictures)), what, "bot"
            )
        )

    async def delete(self, place: MessageLocation) -> CallOutcome:
        target = self._client.get_partial_messageable(place.channel).get_partial_message(place.message)
        return _done(await self._tried(target.delete, "deleted", "bot"))

    async def direct_channel(self, user: int) -> int | CallRefused:
        """The channel of somebody's direct messages; asked for once a day at most."""
        if (known := self._direct.get(user)) is not None:
            return known
        data = await self._tried(lambda: self._client.http.start_private_message(user), "channel", "bot")
        if isinstance(data, CallRefused):
            return data
        self._direct[user] = int(data["id"])
        return int(data["id"])

    def forget_direct_channel(self, user: int) -> None:
        self._direct.pop(user, None)

    async def newest(self, channel: int, most: int, since: int = 0) -> list[Any] | CallRefused:
        """Our own messages among so many of the newest of a channel, the newest first, as Discord sends them.

        since: as soon as one with no higher number is among them no more are asked for.
        """
        own = str(self._client.user.id) if self._client.user is not None else ""
        found: list[Any] = []
        while len(found) < most and (not found or int(found[-1]["id"]) > since):
            read = partial(self._client.http.logs_from, channel, IN_ONE_PAGE, int(found[-1]["id"]) if found else None)
            page: list[Any] | CallRefused = await self._tried(read, "looked", "bot")
            if isinstance(page, CallRefused):
                return page
            found += page
            if len(page) < IN_ONE_PAGE:
                break
        return [each for each in found if each["author"]["id"] == own]

    # By an interaction: these cost nothing

    async def acknowledge(self, interaction: Interaction) -> CallOutcome:
        """Promise an answer; what was pressed stays as it is meanwhile, and is the interaction's own from then on."""
        interaction.extras[PROMISED] = True
        return _done(
            await self._called_back(interaction, lambda: interaction.response.defer(ephemeral=True), "acknowledged")
        )

    async def answer_here(
        self, interaction: Interaction, drawn: Drawn, what: str, *, keep_pictures: bool
    ) -> CallOutcome:
        """Answer a press by what was pressed."""

        def edit() -> Awaitable[Any]:
            return interaction.response.edit_message(**drawn.to_edit(self._commands, keep_pictures=keep_pictures))

        pressed = interaction.message
        answered = await self._called_back(interaction, edit, what)
        if isinstance(answered, CallRefused) or pressed is None:
            return _done(answered)
        return Delivered(MessageLocation(pressed.channel.id, pressed.id))

    async def answer_anew(self, interaction: Interaction, drawn: Drawn, what: str, *, is_private: bool) -> CallOutcome:
        """Answer by a new message."""
        send = interaction.response.send_message
        answered = await self._called_back(
            interaction, lambda: send(ephemeral=is_private, **drawn.to_send(self._commands)), what
        )
        if isinstance(answered, CallRefused):
            return answered
        message = getattr(answered, "message_id", None)
        return await self.locate(interaction) if message is None else Delivered(_place(interaction, message))

    async def ask(self, interaction: Interaction, dialog: Dialog) -> CallOutcome:
        """Answer a press by asking for a line of text; what is written comes as an interaction of its own."""
        send = interaction.response.send_modal
        return _done(await self._called_back(interaction, lambda: send(TextModal(dialog)), "dialog"))

    async def offer(self, interaction: Interaction, choices: Sequence[app_commands.Choice[Any]]) -> CallOutcome:
        """Answer somebody who types with what they may mean; the library is kept from trying once more.

        Where Discord refuses the list nothing is offered, which it takes: there is no place for words.
        """
        response = interaction.response
        outcome = _done(await self._called_back(interaction, lambda: response.autocomplete(choices), "choices"))
        if isinstance(outcome, CallRefused) and outcome.reason is Reason.INVALID:
            log.error("Discord refused a list of %d choices.", len(choices))
            outcome = _done(await self._called_back(interaction, lambda: response.autocomplete([]), "choices"))
        response._response_type = discord.InteractionResponseType.autocomplete_result
        return outcome

    async def follow_up(
        self, interaction: Interaction, drawn: Drawn, what: str, *, is_private: bool = True
    ) -> CallOutcome:  # fmt: skip
        """After an acknowledgement, a new message; it cannot be sent twice without there being two."""

        def send() -> Awaitable[Any]:
            return interaction.followup.send(ephemeral=is_private, wait=True, **drawn.to_send(self._commands))

        sent = await self._tried(send, what, "token", _is_unsent, _seconds_for(drawn))
        return sent if isinstance(sent, CallRefused) else Delivered(_place(interaction, sent.id))

    async def edit_by(
        self, interaction: Interaction, token: EditToken | None, drawn: Drawn, what: str, *, keep_pictures: bool = False
    ) -> CallOutcome:
        """Make an interaction's message show this; token: says which, if it followed up.

        What is private is never shown where everybody would see it, whoever asks for that.
        """
        is_own = token is None or token.message is None
        if is_own and what == MessageKind.PRIVATE and _is_pressed_in_public(interaction):
            log.error("A private answer was kept from the place of a message that everybody sees.")
            return CallRefused(Reason.EXPIRED)

        def edit() -> Awaitable[Any]:
            arguments = drawn.to_edit(self._commands, keep_pictures=keep_pictures)
            if token is not None and token.message is not None:
                return interaction.followup.edit_message(token.message, **arguments)
            return interaction.edit_original_response(**arguments)

        edited = await self._tried(edit, what, "token", seconds=_seconds_for(drawn))
        return edited if isinstance(edited, CallRefused) else Delivered(_place(interaction, edited.id))

    async def delete_by(self, interaction: Interaction, token: EditToken) -> CallOutcome:
        """Take an interaction's message away, as long as its token lives; token: says which, if it followed up."""
        call: Calling = interaction.delete_original_response
        if token.message is not None:
            call = partial(interaction.followup.delete_message, token.message)
        return _done(await self._tried(call, "deleted", "token"))

    async def locate(self, interaction: Interaction) -> CallOutcome:
        """Which message an answer is, when what told us so was lost."""
        found = await self._tried(interaction.original_response, "looked", "token")
        return found if isinstance(found, CallRefused) else Delivered(_place(interaction, found.id))

    # What they share

    async def _tried(
        self, call: Calling, what: str, route: str, is_worth_it: Callable[[BaseException], bool] = _is_broken,
        seconds: float = CALL_SECONDS,
    ) -> Any:  # fmt: skip
        """What a call brought, or why it brought nothing: if an earlier try was not heard of, nobody knows."""
        is_unheard = False

        async def once() -> Any:
            nonlocal is_unheard
            try:
                return await call()
            except Exception as error:
                is_unheard = is_unheard or refusal_of(error).reason is Reason.RESULT_UNKNOWN
                raise

        try:
            async with asyncio.timeout(seconds):
                result = await insist(once, is_worth_it)
        except Exception as error:  # noqa: BLE001 - what is no answer of Discord's is raised again by `refusal_of`
            refused = refusal_of(error)
            if _is_for_an_emoji(error):
                self._book.lose()
            if is_unheard and refused.reason not in OVER:
                refused = CallRefused(Reason.RESULT_UNKNOWN)
            log.info("A call for a %s came to nothing: %s (%s)", what, refused.reason, _said(error))
            return refused
        MESSAGES.labels(what, route).inc()
        return result

    async def _called_back(self, interaction: Interaction, call: Calling, what: str) -> Any:
        """A first answer; after a broken connection a second try may find the first one carried out.

        None is tried once its time is over, by the clock or because Discord has said so.
        """
        arrived, now = interaction.extras.get(ARRIVED), asyncio.get_running_loop().time
        if interaction.extras.get(IS_OVER) or (arrived is not None and now() - arrived > CALLBACK_SECONDS):
            return CallRefused(Reason.EXPIRED)
        tries = 0

        async def once() -> Any:
            nonlocal tries
            tries += 1
            try:
                return await call()
            except discord.HTTPException as error:
                if tries > 1 and error.code == ALREADY_ANSWERED:
                    return None
                raise

        try:
            result = await self._tried(once, what, "token", seconds=CALLBACK_SECONDS)
        except discord.InteractionResponded:
            return CallRefused(Reason.EXPIRED)
        if isinstance(result, CallRefused):
            interaction.extras[IS_OVER] = result.reason is Reason.EXPIRED
        elif arrived is not None:
            FIRST_ANSWER.labels(interaction.type.name).observe(now() - arrived)
        return result


def note_arrival(interaction: Interaction) -> None:
    """From now on it is known how late a first answer to it would be."""
    interaction.extras[ARRIVED] = asyncio.get_running_loop().time()


def _is_pressed_in_public(interaction: Interaction) -> bool:
    """Whether an interaction's own message is one that others see, or may be: one that was pressed and acknowledged."""
    pressed = interaction.message
    return (
        bool(interaction.extras.get(PROMISED))
        and interaction.guild_id is not None
        and pressed is not None
        and not pressed.flags.ephemeral
    )


def _is_for_an_emoji(error: BaseException) -> bool:
    """Whether Discord refused something because an emoji on it is not there."""
    return isinstance(error, discord.HTTPException) and error.code == INVALID_FORM and ".emoji" in error.text


def _seconds_for(drawn: Drawn) -> float:
    return CALL_SECONDS + drawn.weight / UPLOAD_BYTES_PER_SECOND


def _done(result: object) -> CallOutcome:
    return result if isinstance(result, CallRefused) else Delivered()


def _place(interaction: Interaction, message: int) -> MessageLocation:
    return MessageLocation(interaction.channel_id or 0, message)


def _said(error: BaseException) -> str:
    """What is logged of an error: Discord's words may repeat what was sent, its numbers do not."""
    return f"{error.status}, {error.code}" if isinstance(error, discord.HTTPException) else type(error).__name__
