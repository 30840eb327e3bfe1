"""One answer to every interaction, whatever happens meanwhile."""

import asyncio
import itertools
import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.errors import StorageError, UserError
from bot.gateway.interactions import answer as module
from bot.gateway.interactions.answer import Way, answer
from bot.tables.messages import Message

NUMBERS = itertools.count(1)


class Response:
    """Takes one first answer and no more, as Discord does."""

    def __init__(self, told: list[tuple[str, dict[str, Any]]], error: Exception | None) -> None:
        self.told = told
        self.error = error
        self.done = False

    def is_done(self) -> bool:
        return self.done

    async def _first(self, kind: str, given: dict[str, Any]) -> Any:
        if self.error is not None:
            raise self.error
        assert not self.done, "answered twice"
        self.done = True
        self.told.append((kind, given))
        return SimpleNamespace(message_id=5)

    async def send_message(self, **given: Any) -> Any:
        return await self._first("new", given)

    async def edit_message(self, **given: Any) -> Any:
        return await self._first("edit", given)

    async def defer(self, **given: Any) -> Any:
        return await self._first("promise", given)


class Composer:
    async def complaint(self, _user: int, _guild: int | None, error: UserError) -> Message:
        return Message(f"complaint {error.key}")

    async def fault(self, _user: int, _guild: int | None, reference: str) -> Message:
        return Message(f"fault {reference}")


class People:
    def meet(self, interaction: Any) -> None:
        assert interaction.user.id == 3


async def paint(_scene: object, *, is_patient: bool = False) -> bytes:
    del is_patient
    return b"png"


class Interaction:
    """As much of an interaction as an answer uses."""

    def __init__(self, kind: str = "component", error: Exception | None = None) -> None:
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.id, self.guild_id, self.user = next(NUMBERS), 4, SimpleNamespace(id=3)
        self.type = discord.InteractionType[kind]
        self.created_at = discord.utils.utcnow()
        self.response = Response(self.told, error)
        self.client = SimpleNamespace(services=SimpleNamespace(people=People(), composer=Composer(), paint=paint))
        self.followup = SimpleNamespace(send=self._follow)

    async def edit_original_response(self, **given: Any) -> None:
        assert self.response.done
        self.told.append(("later edit", given))

    async def _follow(self, **given: Any) -> Any:
        assert self.response.done
        self.told.append(("follow", given))
        return SimpleNamespace(id=6)

    @property
    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.told]


async def say() -> Message:
    return Message("hello")


async def refuse() -> Message:
    raise UserError("not-seated")


async def nothing() -> None:
    return None


async def test_a_command_is_answered_privately_at_once() -> None:
    interaction = Interaction("application_command")
    answered = await answer(interaction, say)
    assert interaction.kinds == ["new"]
    assert interaction.told[0][1]["ephemeral"] is True
    assert (answered.message, answered.place) == (Message("hello"), 5)


async def test_what_discord_tells_twice_is_done_once() -> None:
    interaction, done = Interaction("application_command"), []

    async def work() -> Message:
        done.append(1)
        return Message("hello")

    first, second = await answer(interaction, work), await answer(interaction, work)
    assert (len(done), interaction.kinds) == (1, ["new"])
    assert (first.message, second.message) == (Message("hello"), None)


async def test_a_database_that_does_not_answer_is_told_in_words() -> None:
    async def work() -> Message:
        raise StorageError("The database refused: database disk image is malformed.")

    interaction = Interaction("application_command")
    await answer(interaction, work)
    assert interaction.told[0][1]["content"] == "complaint storage"


async def test_a_tables_post_is_public_and_its_complaint_is_not() -> None:
    public, refused = Interaction("application_command"), Interaction("application_command")
    await answer(public, say, Way.PUBLIC)
    await answer(refused, refuse, Way.PUBLIC)
    assert public.told[0][1]["ephemeral"] is False
    assert (refused.told[0][1]["ephemeral"], refused.told[0][1]["content"]) == (True, "complaint not-seated")


async def test_a_pressed_hand_is_edited_in_the_answer_itself() -> None:
    interaction = Interaction()
    await answer(interaction, say, Way.HERE)
    assert interaction.kinds == ["edit"]


async def test_a_press_that_shows_nothing_is_acknowledged() -> None:
    interaction = Interaction()
    await answer(interaction, nothing, Way.ASIDE)
    assert interaction.kinds == ["promise"]


async def test_a_complaint_brings_how_things_stand_now() -> None:
    interaction = Interaction()
    answered = await answer(interaction, refuse, Way.HERE, say)
    assert interaction.told[0][1]["content"] == "complaint not-seated\nhello"
    assert (answered.aside, answered.message) == (True, Message("hello"))


async def test_the_unforeseen_is_logged_under_the_reference_the_person_gets(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> Message:
        raise ZeroDivisionError

    interaction = Interaction("application_command")
    with caplog.at_level(logging.ERROR):
        await answer(interaction, fail)
    text = interaction.told[0][1]["content"]
    assert text.startswith("fault ")
    assert "Traceback" not in text
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize(
    ("kind", "way", "kinds"),
    [
        ("application_command", Way.PRIVATE, ["promise", "later edit"]),
        ("component", Way.HERE, ["promise", "later edit"]),
        ("component", Way.PRIVATE, ["promise", "follow"]),
    ],
)
async def test_what_takes_long_is_promised_first(
    monkeypatch: pytest.MonkeyPatch, kind: str, way: Way, kinds: list[str]
) -> None:
    monkeypatch.setattr(module, "PATIENCE_SECONDS", 0.01)

    async def slow() -> Message:
        await asyncio.sleep(0.05)
        return Message("at last")

    interaction = Interaction(kind)
    await answer(interaction, slow, way)
    assert interaction.kinds == kinds


@pytest.mark.parametrize(("code", "status"), [(10062, 404), (40060, 400)])
async def test_answers_that_come_too_late_are_logged_and_no_more(
    caplog: pytest.LogCaptureFixture, code: int, status: int
) -> None:
    response = SimpleNamespace(status=status, reason="no")
    error = discord.HTTPException(response, {"code": code, "message": "no"})  # type: ignore[arg-type]
    done = []

    async def work() -> Message:
        done.append(1)
        return Message("hello")

    with caplog.at_level(logging.WARNING):
        await answer(Interaction(error=error), work)
    assert done == [1]
    assert str(code) in caplog.text


async def test_a_lost_answer_is_given_again_and_one_carried_out_is_left_at_that() -> None:
    interaction = Interaction()
    tries = []

    async def break_once(**given: Any) -> Any:
        tries.append(given)
        if len(tries) == 1:
            raise ConnectionResetError
        response = SimpleNamespace(status=400, reason="no")
        raise discord.HTTPException(response, {"code": 40060, "message": "done"})  # type: ignore[arg-type]

    interaction.response.send_message = break_once  # type: ignore[method-assign]
    answered = await answer(interaction, say)
    assert len(tries) == 2
    assert answered.message == Message("hello")
