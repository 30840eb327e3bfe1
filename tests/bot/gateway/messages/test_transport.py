"""What becomes of a call to Discord: one of a closed set of outcomes, however the line behaves."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.gateway.messages.lifecycle import CallOutcome, CallRefused, Delivered, EditToken, MessageKind, Reason
from bot.gateway.messages.payload import Drawn
from bot.gateway.messages.transport import (
    CALL_SECONDS,
    MAX_ATTEMPTS,
    TOKEN_SECONDS,
    Transport,
    insist,
    nonce_of,
    refusal_of,
)
from bot.present.messages import Message
from bot.system import SystemClock
from bot.tables.posted_messages import MessageLocation
from tests.support.virtual_time import in_virtual_time

PLACE = MessageLocation(7, 70)
DRAWN = Drawn(Message("Your turn"))
LINE: Any = SimpleNamespace(ssl=None, host="discord.test", port=443)


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    response: Any = SimpleNamespace(status=status, reason="of the test")
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": "a secret"})


BROKEN = aiohttp.ServerDisconnectedError()
NOBODY_THERE = aiohttp.ClientConnectorError(LINE, OSError())

# What an error means


async def test_once_the_line_is_shut_a_call_is_one_that_was_not_sent() -> None:
    session = aiohttp.ClientSession()
    await session.close()
    with pytest.raises(RuntimeError) as caught:
        await session.get("http://127.0.0.1:9/")
    assert refusal_of(caught.value) == CallRefused(Reason.TRY_LATER)


@pytest.mark.parametrize(
    ("error", "refused"),
    [
        pytest.param(refusal(404, 10008), CallRefused(Reason.GONE), id="message deleted"),
        pytest.param(refusal(404, 10003), CallRefused(Reason.CHANNEL_GONE), id="channel deleted"),
        pytest.param(refusal(404, 10004), CallRefused(Reason.CHANNEL_GONE), id="server left"),
        pytest.param(refusal(403, 50001), CallRefused(Reason.FORBIDDEN), id="channel hidden"),
        pytest.param(refusal(403, 50013), CallRefused(Reason.FORBIDDEN), id="permission taken away"),
        pytest.param(refusal(400, 30046), CallRefused(Reason.TOO_OLD), id="too many edits of an old message"),
        pytest.param(refusal(400, 50083), CallRefused(Reason.THREAD_ARCHIVED), id="thread asleep"),
        pytest.param(refusal(400, 160005), CallRefused(Reason.THREAD_ARCHIVED), id="thread locked"),
        pytest.param(refusal(403, 50007), CallRefused(Reason.DMS_CLOSED), id="direct messages closed"),
        pytest.param(refusal(403, 50278), CallRefused(Reason.NO_MUTUAL_GUILD), id="no server in common"),
        pytest.param(refusal(404, 10015), CallRefused(Reason.EXPIRED), id="token over"),
        pytest.param(refusal(404, 10062), CallRefused(Reason.EXPIRED), id="answered too late"),
        pytest.param(refusal(401, 50027), CallRefused(Reason.EXPIRED), id="token not known"),
        pytest.param(refusal(400, 40060), CallRefused(Reason.EXPIRED), id="answered already"),
        pytest.param(refusal(403), CallRefused(Reason.FORBIDDEN), id="another 403"),
        pytest.param(refusal(404), CallRefused(Reason.GONE), id="another 404"),
        pytest.param(refusal(400, 50035), CallRefused(Reason.INVALID), id="not valid"),
        pytest.param(refusal(401), CallRefused(Reason.INVALID), id="another 401"),
        pytest.param(refusal(503), CallRefused(Reason.TRY_LATER), id="out of service"),
        pytest.param(refusal(429), CallRefused(Reason.TRY_LATER), id="too many"),
        pytest.param(discord.RateLimited(90.0), CallRefused(Reason.TRY_LATER, 90.0), id="asks for patience"),
        pytest.param(NOBODY_THERE, CallRefused(Reason.TRY_LATER), id="nobody at the other end"),
        pytest.param(refusal(500), CallRefused(Reason.RESULT_UNKNOWN), id="broke inside Discord"),
        pytest.param(refusal(502), CallRefused(Reason.RESULT_UNKNOWN), id="broke on the way"),
        pytest.param(BROKEN, CallRefused(Reason.RESULT_UNKNOWN), id="line broke"),
        pytest.param(TimeoutError(), CallRefused(Reason.RESULT_UNKNOWN), id="no answer"),
        pytest.param(aiohttp.ClientPayloadError(), CallRefused(Reason.RESULT_UNKNOWN), id="half an answer"),
    ],
)
def test_each_error_has_one_meaning(error: Exception, refused: CallRefused) -> None:
    assert refusal_of(error) == refused


def test_a_fault_of_ours_is_no_answer_of_discords() -> None:
    with pytest.raises(KeyError):
        refusal_of(KeyError("ours"))


@pytest.mark.parametrize("error", [ConnectionResetError(), refusal(503)], ids=["line", "503"])
async def test_what_broke_is_done_again(error: Exception) -> None:
    outcomes: list[Exception | None] = [*[error] * (MAX_ATTEMPTS - 1), None]

    async def call() -> str:
        outcome = outcomes.pop(0)
        if outcome is not None:
            raise outcome
        return "done"

    assert await insist(call) == "done"
    assert not outcomes


# Calls


class Line:
    """Discord behind a line on which the next calls may fail; what was called is written down with its arguments."""

    def __init__(self, *errors: Exception | None) -> None:
        self.errors = list(errors)
        self.calls: list[tuple[str, Any]] = []
        self.user = SimpleNamespace(id=1)
        self.http = self
        self.history: list[dict[str, Any]] = []

    async def _call(self, name: str, given: Any, result: Any = None) -> Any:
        self.calls.append((name, given))
        error = self.errors.pop(0) if self.errors else None
        if error is not None:
            raise error
        return result

    def get_partial_messageable(self, _channel: int) -> "Line":
        return self

    def get_partial_message(self, _message: int) -> "Line":
        return self

    async def send(self, **given: Any) -> Any:
        sent = SimpleNamespace(id=70, content=given["content"], attachments=(), components=())
        return await self._call("send", given, sent)

    async def edit(self, **given: Any) -> Any:
        return await self._call("edit", given)

    async def delete(self) -> Any:
        return await self._call("delete", None)

    async def start_private_message(self, user: int) -> Any:
        return await self._call("channel", user, {"id": "71"})

    async def logs_from(self, _channel: int, most: int, before: int | None = None) -> Any:
        older = [each for each in self.history if before is None or int(each["id"]) < before]
        return await self._call("look", before, older[:most])

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.calls]


class Interaction(Line):
    """An interaction at the other end of such a line."""

    def __init__(self, *errors: Exception | None) -> None:
        super().__init__(*errors)
        self.channel_id, self.extras, self.type = 7, {}, discord.InteractionType.component
        self.message = SimpleNamespace(id=70, channel=SimpleNamespace(id=7))
        self.guild_id: int | None = 9
        self.response = self.followup = self

    async def defer(self, **given: Any) -> Any:
        return await self._call("defer", given)

    async def send_message(self, **given: Any) -> Any:
        return await self._call("answer", given, SimpleNamespace(message_id=72))

    async def send(self, **given: Any) -> Any:
        return await self._call("follow up", given, SimpleNamespace(id=73))

    async def edit_message(self, *message: int, **given: Any) -> Any:
        return await self._call("edit what followed" if message else "edit here", given, SimpleNamespace(id=73))

    async def edit_original_response(self, **given: Any) -> Any:
        return await self._call("edit original", given, SimpleNamespace(id=72))

    async def original_response(self) -> Any:
        return await self._call("locate", None, SimpleNamespace(id=72))


def pressed(*errors: Exception | None, guild: int | None = 9, ephemeral: bool = False) -> Interaction:
    """A press on a message, which everybody sees or one alone."""
    interaction = Interaction(*errors)
    flags = SimpleNamespace(ephemeral=ephemeral)
    interaction.message = SimpleNamespace(id=70, channel=SimpleNamespace(id=7), flags=flags)
    interaction.guild_id = guild
    return interaction


def over(line: Line) -> Transport:
    return Transport(cast("Any", line), SystemClock())


async def test_a_message_that_breaks_on_the_way_is_sent_again_under_the_same_nonce() -> None:
    line = Line(BROKEN, None)
    assert await over(line).send(7, DRAWN, "nonce", "post") == Delivered(PLACE)
    assert [given["nonce"] for _, given in line.calls] == ["nonce", "nonce"]


def test_a_nonce_says_what_is_sent_and_fits_discord() -> None:
    assert nonce_of("post", 5, 1) == nonce_of("post", 5, 1) != nonce_of("post", 5, 2)
    assert len(nonce_of("post", 2**63, 2**63)) <= 25


async def test_what_discord_knew_by_its_nonce_shows_what_was_given_then() -> None:
    line = Line()

    async def known(**_: Any) -> Any:
        return SimpleNamespace(id=70, content="Not your turn", attachments=(), components=())

    line.send = known  # type: ignore[method-assign]
    assert await over(line).send(7, DRAWN, "nonce", "post") == Delivered(PLACE, is_as_given=False)


async def test_after_so_many_tries_nobody_knows() -> None:
    line = Line(*[BROKEN] * MAX_ATTEMPTS)
    assert await over(line).edit(PLACE, DRAWN, "post", keep_pictures=False) == CallRefused(Reason.RESULT_UNKNOWN)
    assert line.names == ["edit"] * MAX_ATTEMPTS


async def test_a_refusal_after_a_try_that_was_not_heard_of_says_nothing_of_that_one() -> None:
    for refused in (refusal(403, 50013), refusal(400, 0)):
        assert await over(Line(BROKEN, refused)).send(7, DRAWN, "nonce", "call") == CallRefused(Reason.RESULT_UNKNOWN)
    assert await over(Line(BROKEN, refusal(404, 10008))).delete(PLACE) == CallRefused(Reason.GONE)


async def test_a_refusal_is_not_tried_again() -> None:
    line = Line(refusal(404, 10008))
    assert await over(line).delete(PLACE) == CallRefused(Reason.GONE)
    assert line.names == ["delete"]


async def test_a_fault_of_ours_is_raised() -> None:
    with pytest.raises(KeyError):
        await over(Line(KeyError("ours"))).delete(PLACE)


@in_virtual_time
async def test_a_call_that_never_ends_is_given_up() -> None:
    line = Line()

    async def hang() -> None:
        await asyncio.get_running_loop().create_future()

    line.delete = hang  # type: ignore[method-assign]
    began = asyncio.get_running_loop().time()
    assert await over(line).delete(PLACE) == CallRefused(Reason.RESULT_UNKNOWN)
    assert asyncio.get_running_loop().time() - began == pytest.approx(CALL_SECONDS, abs=0.01)


async def test_a_log_repeats_nothing_of_what_was_sent(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("DEBUG"):
        await over(Line(refusal(403, 50013))).edit(PLACE, DRAWN, "hand", keep_pictures=False)
    assert "50013" in caplog.text
    assert "secret" not in caplog.text
    assert "Your turn" not in caplog.text


async def test_the_channel_of_direct_messages_is_asked_for_once_until_it_is_doubted() -> None:
    line = Line()
    transport = over(line)
    assert [await transport.direct_channel(3) for _ in range(3)] == [71, 71, 71]
    assert line.names == ["channel"]
    transport.forget_direct_channel(3)
    await transport.direct_channel(3)
    assert line.names == ["channel", "channel"]


async def test_a_stranger_has_no_channel() -> None:
    assert await over(Line(refusal(403, 50278))).direct_channel(3) == CallRefused(Reason.NO_MUTUAL_GUILD)


async def test_only_our_own_messages_are_found() -> None:
    line = Line()
    line.history = [{"id": "70", "author": {"id": "1"}}, {"id": "71", "author": {"id": "2"}}]
    assert await over(line).newest(7, 50) == line.history[:1]


@pytest.mark.parametrize(
    ("most", "since", "asked", "found"),
    [
        (500, 0, [None, 401, 301, 201, 101], range(500, 0, -1)),
        (200, 0, [None, 401], range(500, 300, -1)),
        (500, 250, [None, 401, 301], range(500, 200, -1)),
        (500, 401, [None], range(500, 400, -1)),
    ],
)
async def test_of_many_messages_as_many_are_asked_for_as_may_be_of_interest(
    most: int, since: int, asked: list[int | None], found: range
) -> None:
    line = Line()
    line.history = [{"id": str(number), "author": {"id": "1"}} for number in range(500, 0, -1)]
    assert [int(each["id"]) for each in await over(line).newest(7, most, since)] == list(found)
    assert [before for _, before in line.calls] == asked


# By an interaction


ANSWERED_ALREADY = refusal(400, 40060)


async def test_a_first_answer_that_was_lost_and_carried_out_is_delivered() -> None:
    interaction = Interaction(BROKEN, ANSWERED_ALREADY)
    assert await over(interaction).acknowledge(cast("Any", interaction)) == Delivered()


async def test_a_first_answer_that_somebody_else_gave_comes_too_late() -> None:
    interaction = Interaction(ANSWERED_ALREADY)
    assert await over(interaction).acknowledge(cast("Any", interaction)) == CallRefused(Reason.EXPIRED)
    interaction.errors = [discord.InteractionResponded(cast("Any", interaction))]
    assert await over(interaction).acknowledge(cast("Any", interaction)) == CallRefused(Reason.EXPIRED)


async def test_a_lost_new_answer_that_was_carried_out_is_looked_for() -> None:
    interaction = Interaction(BROKEN, ANSWERED_ALREADY)
    outcome = await over(interaction).answer_anew(cast("Any", interaction), DRAWN, "private", is_private=True)
    assert outcome == Delivered(MessageLocation(7, 72))
    assert interaction.names == ["answer", "answer", "locate"]


async def test_a_press_is_answered_where_it_was_made() -> None:
    interaction = Interaction()
    outcome = await over(interaction).answer_here(cast("Any", interaction), DRAWN, "hand", keep_pictures=False)
    assert outcome == Delivered(PLACE)
    assert interaction.names == ["edit here"]


@pytest.mark.parametrize("is_private", [True, False])
async def test_a_new_answer_is_private_unless_it_is_the_post(is_private: bool) -> None:
    interaction = Interaction()
    await over(interaction).answer_anew(cast("Any", interaction), DRAWN, "private", is_private=is_private)
    assert interaction.calls[0][1]["ephemeral"] is is_private


@pytest.mark.parametrize(
    ("error", "outcome", "tries"),
    [(BROKEN, CallRefused(Reason.RESULT_UNKNOWN), 1), (NOBODY_THERE, Delivered(MessageLocation(7, 73)), 2)],
    ids=["broken", "nobody there"],
)
async def test_a_follow_up_is_sent_again_only_if_it_surely_was_not_sent(
    error: Exception, outcome: CallOutcome, tries: int
) -> None:
    interaction = Interaction(error)
    assert await over(interaction).follow_up(cast("Any", interaction), DRAWN, "private") == outcome
    assert interaction.names == ["follow up"] * tries


@pytest.mark.parametrize(
    ("token", "call"),
    [
        (None, "edit original"),
        (EditToken(1, 0.0), "edit original"),
        (EditToken(1, 0.0, message=73), "edit what followed"),
    ],
)
async def test_a_token_edits_the_message_it_made(token: EditToken | None, call: str) -> None:
    interaction = Interaction()
    outcome = await over(interaction).edit_by(cast("Any", interaction), token, DRAWN, "private")
    assert isinstance(outcome, Delivered)
    assert interaction.names == [call]


# A machine whose clock is wrong


@pytest.mark.parametrize("wrong", [-3600, 3600, 86_400])
async def test_a_token_lasts_as_long_as_discord_says_whatever_the_machine_thinks_it_is(wrong: float) -> None:
    true, passed = datetime(2026, 5, 1, 12, tzinfo=UTC), 0.0
    transport = Transport(cast("Any", Line()), SystemClock(lambda: true + timedelta(seconds=wrong), lambda: passed))

    def left(made: datetime) -> float:
        return transport.token_until(cast("Any", SimpleNamespace(created_at=made))) - asyncio.get_running_loop().time()

    assert left(true) == pytest.approx(TOKEN_SECONDS, abs=1)
    assert left(true - timedelta(seconds=90)) == pytest.approx(TOKEN_SECONDS - 90, abs=1)
    true, passed = true + timedelta(hours=2), passed + 7200
    assert snowflake_time(transport.number_before(60)) == pytest.approx(true.timestamp() - 60)
    assert left(true) == pytest.approx(TOKEN_SECONDS, abs=1)


async def test_a_token_that_came_late_is_as_old_as_a_good_clock_says() -> None:
    true = datetime(2026, 5, 1, 12, tzinfo=UTC)
    transport = Transport(cast("Any", Line()), SystemClock(lambda: true, lambda: 0.0))
    late = SimpleNamespace(created_at=true - timedelta(seconds=40))
    left = transport.token_until(cast("Any", late)) - asyncio.get_running_loop().time()
    assert left == pytest.approx(TOKEN_SECONDS - 40, abs=1)


def snowflake_time(number: int) -> float:
    return discord.utils.snowflake_time(number).timestamp()


TOKEN, FOLLOWED = EditToken(1, 1e9), EditToken(1, 1e9, 73)


@pytest.mark.parametrize("errors", [(), (BROKEN, BROKEN, BROKEN)], ids=["heard", "perhaps heard"])
@pytest.mark.parametrize("token", [None, TOKEN], ids=["of the interaction", "by its token"])
async def test_what_is_private_never_takes_the_place_of_what_was_pressed_for_all_to_see(
    errors: tuple[Exception, ...], token: EditToken | None
) -> None:
    """Once a press is acknowledged that is the interaction's own message."""
    interaction = pressed(*errors)
    transport = over(interaction)
    await transport.acknowledge(cast("Any", interaction))
    before = len(interaction.calls)
    outcome = await transport.edit_by(cast("Any", interaction), token, DRAWN, MessageKind.PRIVATE)
    assert outcome == CallRefused(Reason.EXPIRED)
    assert len(interaction.calls) == before


@pytest.mark.parametrize(
    ("interaction", "token", "what", "is_promised"),
    [
        pytest.param(pressed(), TOKEN, MessageKind.POST, True, id="the post itself"),
        pytest.param(pressed(), FOLLOWED, MessageKind.PRIVATE, True, id="what followed"),
        pytest.param(pressed(), TOKEN, MessageKind.PRIVATE, False, id="an answer of its own"),
        pytest.param(pressed(guild=None), TOKEN, MessageKind.PRIVATE, True, id="in direct messages"),
        pytest.param(pressed(ephemeral=True), TOKEN, MessageKind.PRIVATE, True, id="a private one"),
    ],
)
async def test_anything_else_is_edited(
    interaction: Any, token: EditToken, what: MessageKind, is_promised: bool
) -> None:
    transport = over(interaction)
    if is_promised:
        await transport.acknowledge(interaction)
    assert isinstance(await transport.edit_by(interaction, token, DRAWN, what), Delivered)
