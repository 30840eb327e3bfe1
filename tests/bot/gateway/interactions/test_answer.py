"""One answer to every interaction, whatever happens meanwhile."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.errors import NotSeated, StorageError, UserError
from bot.gateway.interactions import answer as module
from bot.gateway.interactions.answer import ActionRejected, InteractionResponse, ReplyMode, answer, answer_by, ask
from bot.gateway.interactions.rate_limit import AT_ONCE, InteractionTracker, RateLimit
from bot.gateway.messages.lifecycle import (
    ACK_AFTER_SECONDS,
    CallOutcome,
    CallRefused,
    Delivered,
    PendingInteraction,
    PressOutcome,
    Reason,
)
from bot.gateway.messages.transport import CALLBACK_SECONDS
from bot.present.messages import Dialog, Message
from tests.bot.gateway.interactions.asking import COMMAND, COMPONENT, Interaction, refusal
from tests.support.virtual_time import in_virtual_time

Work = Callable[[], Awaitable[Message | None]]


async def say() -> Message:
    return Message("hello")


async def nothing() -> None:
    return None


async def give(interaction: Interaction, work: Work = say, way: ReplyMode = ReplyMode.PRIVATE) -> None:
    await answer(cast("Any", interaction), work, way)


# What is not kept up to date


async def test_a_command_is_answered_privately_at_once() -> None:
    interaction = Interaction(COMMAND)
    await give(interaction)
    assert (interaction.kinds, interaction.texts) == (["new"], ["hello"])
    assert interaction.told[0][1]["ephemeral"] is True


async def test_a_pressed_private_message_is_edited_in_the_answer_itself() -> None:
    interaction = Interaction()
    await give(interaction, say, ReplyMode.HERE)
    assert interaction.kinds == ["edit"]


@pytest.mark.parametrize(("seconds", "kinds"), [(0, ["new"]), (2 * ACK_AFTER_SECONDS, ["promise", "follow"])])
@in_virtual_time
async def test_what_is_shared_is_seen_by_all_also_where_it_took_long(seconds: float, kinds: list[str]) -> None:
    async def work() -> Message:
        await asyncio.sleep(seconds)
        return Message("hello")

    interaction = Interaction()
    await give(interaction, work, ReplyMode.OPEN)
    assert interaction.kinds == kinds
    assert interaction.told[-1][1]["ephemeral"] is False


async def test_a_press_that_shows_nothing_is_acknowledged() -> None:
    interaction = Interaction()
    await give(interaction, nothing)
    assert interaction.kinds == ["promise"]


async def test_what_discord_tells_twice_is_done_once() -> None:
    interaction, done = Interaction(COMMAND), []

    async def work() -> Message:
        done.append(1)
        return Message("hello")

    await give(interaction, work)
    await give(interaction, work)
    assert (len(done), interaction.kinds) == (1, ["new"])


ERRORS = [
    pytest.param(StorageError("The database is malformed."), "complaint storage", id="the database does not answer"),
    pytest.param(NotSeated(), "complaint not-seated", id="it cannot be done"),
    pytest.param(ActionRejected(UserError("old"), cast("Any", "sight")), "refusal old sight", id="the rules refuse it"),
]


@pytest.mark.parametrize(("error", "text"), ERRORS)
@pytest.mark.parametrize("way", ReplyMode)
async def test_every_error_is_said_in_words_in_a_new_private_message(
    error: Exception, text: str, way: ReplyMode
) -> None:
    async def work() -> Message:
        raise error

    interaction = Interaction()
    await give(interaction, work, way)
    assert (interaction.kinds, interaction.texts) == (["new"], [text])
    assert interaction.told[0][1]["ephemeral"] is True


async def test_the_unforeseen_is_logged_under_the_reference_the_person_gets(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> Message:
        raise ZeroDivisionError

    interaction = Interaction(COMMAND)
    with caplog.at_level(logging.ERROR):
        await give(interaction, fail)
    (text,) = interaction.texts
    assert text.startswith("fault ")
    assert "Traceback" not in text
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize(
    ("kind", "way", "kinds"),
    [
        (COMMAND, ReplyMode.PRIVATE, ["promise", "later edit"]),
        (COMPONENT, ReplyMode.HERE, ["promise", "later edit"]),
        (COMPONENT, ReplyMode.PRIVATE, ["promise", "follow"]),
    ],
)
@in_virtual_time
async def test_what_takes_long_is_promised_first(kind: str, way: ReplyMode, kinds: list[str]) -> None:
    interaction = Interaction(kind)

    async def slow() -> Message:
        await asyncio.sleep(2 * ACK_AFTER_SECONDS)
        assert interaction.kinds == ["promise"]
        return Message("at last")

    await give(interaction, slow, way)
    assert (interaction.kinds, interaction.texts) == (kinds, ["at last"])


@in_virtual_time
async def test_what_took_long_and_brings_nothing_needs_no_more_words() -> None:
    async def slow() -> None:
        await asyncio.sleep(2 * ACK_AFTER_SECONDS)

    interaction = Interaction()
    await give(interaction, slow)
    assert interaction.kinds == ["promise"]


@in_virtual_time
async def test_after_a_promise_that_was_perhaps_heard_a_press_is_answered_by_nothing_of_its_own() -> None:
    """What is the interaction's own then is perhaps the message that was pressed, for everybody to see."""

    async def slow() -> Message:
        await asyncio.sleep(2 * ACK_AFTER_SECONDS)
        return Message("hello")

    interaction = Interaction(refuses={"promise": refusal(502, 0)})
    interaction.response.done = True  # it was carried out
    await give(interaction, slow)
    assert interaction.kinds == ["follow"]


@pytest.mark.parametrize("reason", [None, *Reason])
@pytest.mark.parametrize("kind", [COMMAND, COMPONENT])
async def test_a_kept_message_is_told_of_a_promise_to_a_press_that_was_perhaps_heard(
    kind: str, reason: Reason | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[PendingInteraction] = []

    async def acknowledge(_: object) -> CallOutcome:
        return Delivered() if reason is None else CallRefused(reason)

    class Kept:
        async def done(self, _step: object = None) -> PressOutcome:
            return PressOutcome.ANSWERED

    def hold(press: PendingInteraction) -> Kept:
        held.append(press)
        return Kept()

    async def work(answering: InteractionResponse) -> None:
        await answering.acknowledge()
        await answering.hold(cast("Any", hold), creates_message=True)

    interaction = Interaction(kind)
    monkeypatch.setattr(interaction.client.services.transport, "acknowledge", acknowledge)
    await answer_by(cast("Any", interaction), work)
    is_perhaps = reason is None or (kind == COMPONENT and reason is Reason.RESULT_UNKNOWN)
    assert [press.is_deferred for press in held] == [is_perhaps]


@pytest.mark.parametrize("kind", [COMMAND, COMPONENT])
@in_virtual_time
async def test_a_complaint_that_comes_late_keeps_the_promise(kind: str) -> None:
    async def slow() -> Message:
        await asyncio.sleep(2 * ACK_AFTER_SECONDS)
        raise NotSeated

    interaction = Interaction(kind)
    await give(interaction, slow)
    assert interaction.kinds == ["promise", "later edit" if kind == COMMAND else "follow"]
    assert interaction.texts == ["complaint not-seated"]


@pytest.mark.parametrize(("code", "status"), [(10062, 404), (40060, 400)])
async def test_answers_that_come_too_late_are_logged_and_no_more(
    caplog: pytest.LogCaptureFixture, code: int, status: int
) -> None:
    response: Any = SimpleNamespace(status=status, reason="no")
    error = discord.HTTPException(response, {"code": code, "message": "no"})
    done = []

    async def work() -> Message:
        done.append(1)
        return Message("hello")

    with caplog.at_level(logging.INFO):
        await give(Interaction(error=error), work)
    assert done == [1]
    assert str(code) in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("kind", [COMMAND, COMPONENT])
@in_virtual_time
async def test_what_discord_no_longer_knows_is_not_answered_again(kind: str) -> None:
    """Its promise was too late: so is all that comes after it."""
    interaction = Interaction(kind, refuses={"promise": refusal(404, 10062)})

    async def slow() -> Message:
        await asyncio.sleep(2 * ACK_AFTER_SECONDS)
        raise NotSeated

    await give(interaction, slow)
    assert interaction.kinds == []


@in_virtual_time
async def test_no_first_answer_is_tried_once_its_time_is_over() -> None:
    interaction = Interaction(COMMAND, error=refusal(503, 0))

    async def slow() -> Message:
        await asyncio.sleep(2 * CALLBACK_SECONDS)
        interaction.response.error = None
        return Message("too late")

    await give(interaction, slow)
    assert interaction.kinds == []


async def test_an_answered_interaction_keeps_no_hold_of_its_response(monkeypatch: pytest.MonkeyPatch) -> None:
    interaction = Interaction()
    monkeypatch.setattr(module, "CALLBACK_SECONDS", 0.0)
    interaction.response._parent = interaction  # type: ignore[attr-defined]
    await give(interaction)
    await asyncio.sleep(0.01)
    assert interaction.response._parent is None  # type: ignore[attr-defined]


# What Discord does not take


TOO_LARGE, MALFORMED, GONE = (413, 40005), (400, 50035), (404, 10008)


@pytest.mark.parametrize(("status", "code"), [TOO_LARGE, MALFORMED, (400, 50006), (413, 0)])
@pytest.mark.parametrize(
    ("kind", "way", "seconds", "refused", "kinds"),
    [
        (COMMAND, ReplyMode.PRIVATE, 0, "new", ["new"]),
        (COMPONENT, ReplyMode.PRIVATE, 0, "new", ["new"]),
        (COMPONENT, ReplyMode.HERE, 0, "edit", ["new"]),
        (COMPONENT, ReplyMode.OPEN, 0, "new", ["new"]),
        (COMMAND, ReplyMode.PRIVATE, 2 * ACK_AFTER_SECONDS, "later edit", ["promise", "later edit"]),
        (COMPONENT, ReplyMode.PRIVATE, 2 * ACK_AFTER_SECONDS, "follow", ["promise", "follow"]),
        (COMPONENT, ReplyMode.HERE, 2 * ACK_AFTER_SECONDS, "later edit", ["promise", "follow"]),
        (COMPONENT, ReplyMode.OPEN, 2 * ACK_AFTER_SECONDS, "follow", ["promise", "follow"]),
    ],
)
@in_virtual_time
async def test_an_answer_that_discord_refuses_is_followed_by_words_that_it_takes(
    kind: str, way: ReplyMode, seconds: float, refused: str, kinds: list[str], status: int, code: int
) -> None:
    interaction = Interaction(kind, refuses={refused: refusal(status, code)})

    async def work() -> Message:
        await asyncio.sleep(seconds)
        return Message("hello")

    await give(interaction, work, way)
    assert (interaction.kinds, interaction.texts) == (kinds, ["complaint untaken"])
    assert interaction.told[-1][1].get("ephemeral", True) is True


@pytest.mark.parametrize(
    ("seconds", "refused", "kinds"), [(0, "edit", ["new"]), (4, "later edit", ["promise", "follow"])]
)
@in_virtual_time
async def test_what_should_change_a_private_message_that_is_gone_is_said_in_a_new_one(
    seconds: float, refused: str, kinds: list[str]
) -> None:
    interaction = Interaction(refuses={refused: refusal(*GONE)})

    async def work() -> Message:
        await asyncio.sleep(seconds)
        return Message("hello")

    await give(interaction, work, ReplyMode.HERE)
    assert (interaction.kinds, interaction.texts) == (kinds, ["hello"])


async def test_a_dialog_that_discord_refuses_is_followed_by_words() -> None:
    interaction = Interaction(refuses={"dialog": refusal(*MALFORMED)})
    dialog = Dialog("Title", "Label", "lp:0:0.0:x", 5)
    await give(interaction, lambda: ask(cast("Any", interaction), dialog))
    assert (interaction.kinds, interaction.texts) == (["new"], ["complaint untaken"])


async def test_words_that_discord_refuses_too_are_not_said_for_ever(caplog: pytest.LogCaptureFixture) -> None:
    await give(interaction := Interaction(COMMAND, error=refusal(*MALFORMED)))
    assert interaction.kinds == []
    assert "Nor was it taken" in caplog.text


# Who is heard


async def test_who_has_too_many_answers_under_way_is_told_so_once() -> None:
    arrivals, free = InteractionTracker(RateLimit(time.monotonic)), asyncio.Event()

    async def wait() -> Message:
        await free.wait()
        return Message("hello")

    waiting = [asyncio.create_task(give(Interaction(arrivals=arrivals), wait)) for _ in range(AT_ONCE)]
    await asyncio.sleep(0)
    turned_away = [Interaction(arrivals=arrivals) for _ in range(2)]
    for each in turned_away:
        await give(each)
    assert [each.texts for each in turned_away] == [["complaint too-fast"], []]
    free.set()
    await asyncio.gather(*waiting)
    again = Interaction(arrivals=arrivals)
    await give(again)
    assert again.texts == ["hello"]


@in_virtual_time
async def test_the_bot_does_not_stop_while_an_answer_is_under_way() -> None:
    arrivals = InteractionTracker(RateLimit(time.monotonic))
    interaction = Interaction(arrivals=arrivals)

    async def slow() -> Message:
        await asyncio.sleep(1.0)
        return Message("hello")

    answering = asyncio.create_task(give(interaction, slow))
    await asyncio.sleep(0)
    await arrivals.drain(5.0)
    assert (answering.done(), interaction.texts) == (True, ["hello"])


@in_virtual_time
async def test_an_answer_that_never_ends_holds_nobody_for_ever() -> None:
    arrivals = InteractionTracker(RateLimit(time.monotonic))
    interaction = Interaction(arrivals=arrivals)
    answering = asyncio.create_task(give(interaction, asyncio.Event().wait))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    await arrivals.drain(5.0)
    assert not answering.done()
    answering.cancel()


def test_an_interaction_is_repeated_from_the_second_time_on() -> None:
    arrivals = InteractionTracker(RateLimit(time.monotonic))
    assert [arrivals.is_repeated(number) for number in (1, 2, 1, 1)] == [False, False, True, True]


def test_patience_ends_before_discords() -> None:
    assert module.ACK_AFTER_SECONDS < 3.0


async def test_where_the_channel_is_gone_nothing_is_left_to_be_said(caplog: pytest.LogCaptureFixture) -> None:
    await give(interaction := Interaction(COMMAND, error=refusal(404, 10003)))
    assert interaction.kinds == []
    assert "refused an answer" not in caplog.text
