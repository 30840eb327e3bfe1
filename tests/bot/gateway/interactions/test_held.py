"""A press that a kept message answers, and what is left to be said after it."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.errors import NotSeated
from bot.gateway.interactions.answer import InteractionResponse, answer_by
from bot.gateway.messages.lifecycle import ACK_AFTER_SECONDS, PendingInteraction, PressOutcome
from tests.bot.gateway.interactions.asking import COMMAND, COMPONENT, Interaction
from tests.support.virtual_time import in_virtual_time


class Holder:
    """A kept message: notes what it is told, and gives the press a certain end."""

    def __init__(self, ending: PressOutcome) -> None:
        self.ending = ending
        self.told: list[str] = []
        self.press: PendingInteraction | None = None

    def __call__(self, press: PendingInteraction) -> "Holder":
        self.press = press
        return self

    async def done(self, _step: object = None) -> PressOutcome:
        self.told.append("done")
        return self.ending

    async def declined(self) -> PressOutcome:
        self.told.append("declined")
        return self.ending


async def hold(interaction: Interaction, holder: Holder, error: Exception | None = None) -> None:
    async def work(answering: InteractionResponse) -> None:
        await answering.hold(holder)
        if error is not None:
            raise error

    await answer_by(cast("Any", interaction), work)


ENDINGS = [
    pytest.param(COMPONENT, PressOutcome.ANSWERED, [], id="the message answers"),
    pytest.param(COMPONENT, PressOutcome.DEFERRED, [], id="an acknowledged press needs no more"),
    pytest.param(COMPONENT, PressOutcome.UNANSWERED, ["promise"], id="a press that nobody answered is acknowledged"),
    pytest.param(COMPONENT, PressOutcome.FAILED, [], id="what cannot be answered is left at that"),
    pytest.param(COMMAND, PressOutcome.ANSWERED, [], id="the new post answers a command"),
    pytest.param(COMMAND, PressOutcome.UNANSWERED, ["new"], id="a command without its post is told where it is"),
    pytest.param(COMMAND, PressOutcome.FAILED, [], id="a command that came too late"),
]


@pytest.mark.parametrize(("kind", "ending", "kinds"), ENDINGS)
async def test_a_held_press_gets_only_what_its_message_left_to_say(
    kind: str, ending: PressOutcome, kinds: list[str]
) -> None:
    interaction, holder = Interaction(kind), Holder(ending)
    await hold(interaction, holder)
    assert (holder.told, interaction.kinds) == (["done"], kinds)


@pytest.mark.parametrize(
    ("kind", "ending", "kinds"),
    [
        (COMPONENT, PressOutcome.UNANSWERED, ["new"]),
        (COMPONENT, PressOutcome.ANSWERED, ["follow"]),
        (COMPONENT, PressOutcome.DEFERRED, ["follow"]),
        (COMPONENT, PressOutcome.FAILED, []),
        (COMMAND, PressOutcome.DEFERRED, ["later edit"]),
    ],
)
async def test_a_declined_press_is_told_why_after_its_message_is_set_right(
    kind: str, ending: PressOutcome, kinds: list[str]
) -> None:
    interaction, holder = Interaction(kind), Holder(ending)
    interaction.response.done = ending is not PressOutcome.UNANSWERED
    await hold(interaction, holder, NotSeated())
    assert (holder.told, interaction.kinds) == (["declined"], kinds)
    assert interaction.texts == ["complaint not-seated"] * len(kinds)


@pytest.mark.parametrize(("left", "is_deferred"), [(PressOutcome.UNANSWERED, False), (PressOutcome.DEFERRED, True)])
async def test_a_message_that_takes_over_from_another_knows_what_that_has_promised(
    left: PressOutcome, is_deferred: bool
) -> None:
    """Who asks for what another has just done is answered by something else than what was to answer them."""
    interaction, first, second = Interaction(), Holder(left), Holder(PressOutcome.ANSWERED)

    async def work(answering: InteractionResponse) -> None:
        await answering.hold(first)
        await answering.hold(second, creates_message=True)

    await answer_by(cast("Any", interaction), work)
    assert (first.told, second.told, interaction.kinds) == (["declined"], ["done"], [])
    assert second.press is not None
    assert (second.press.creates_message, second.press.is_deferred) == (True, is_deferred)


async def test_a_command_promised_by_its_message_is_told_where_the_post_is() -> None:
    interaction = Interaction(COMMAND)
    interaction.response.done = True
    await hold(interaction, Holder(PressOutcome.DEFERRED))
    assert (interaction.kinds, interaction.texts) == (["later edit"], ["say post-below"])


@pytest.mark.parametrize(
    ("kind", "is_deferred", "kinds"),
    [
        (COMPONENT, False, ["new"]),
        (COMPONENT, True, ["follow"]),
        (COMMAND, False, ["new"]),
        (COMMAND, True, ["later edit"]),
    ],
)
async def test_what_discord_refuses_of_a_kept_message_is_said_in_words(
    kind: str, is_deferred: bool, kinds: list[str]
) -> None:
    interaction = Interaction(kind)
    interaction.response.done = is_deferred
    await hold(interaction, Holder(PressOutcome.INVALID))
    assert (interaction.kinds, interaction.texts) == (kinds, ["complaint untaken"])


@in_virtual_time
async def test_from_where_it_is_held_the_message_sees_to_the_promise() -> None:
    interaction, holder = Interaction(), Holder(PressOutcome.ANSWERED)
    began = asyncio.get_running_loop().time()

    async def work(answering: InteractionResponse) -> None:
        await answering.hold(holder)
        await asyncio.sleep(10 * ACK_AFTER_SECONDS)

    await answer_by(cast("Any", interaction), work)
    assert interaction.kinds == []
    press = holder.press
    assert press is not None
    assert not press.is_deferred
    assert press.deadline - began == pytest.approx(ACK_AFTER_SECONDS, abs=0.01)
    assert press.token_until - began == pytest.approx(14 * 60, abs=1)


@pytest.mark.parametrize("is_taken", [True, False])
@in_virtual_time
async def test_a_message_that_takes_over_late_knows_whether_it_was_promised(is_taken: bool) -> None:
    response: Any = SimpleNamespace(status=404, reason="no")
    error = None if is_taken else discord.NotFound(response, {"code": 10062, "message": "no"})
    interaction, holder = Interaction(error=error), Holder(PressOutcome.ANSWERED)

    async def work(answering: InteractionResponse) -> None:
        await asyncio.sleep(2 * ACK_AFTER_SECONDS)
        await answering.hold(holder, creates_message=True)

    await answer_by(cast("Any", interaction), work)
    press = holder.press
    assert press is not None
    assert (press.is_deferred, press.creates_message, press.is_command) == (is_taken, True, False)
