"""A review that takes a while: the answer says how far it is, a few times at most, and then what was found."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.errors import UserError
from bot.features.reviews import commands as reviewing
from bot.features.reviews.messages import Look, ReviewPress
from bot.gateway.interactions.answer import ReplyMode
from bot.gateway.messages.lifecycle import Delivered
from bot.present.messages import Message
from bot.tables.posted_messages import MessageLocation
from bot.tables.rights import Caller

COMMAND, PRESS = discord.InteractionType.application_command, discord.InteractionType.component
FOUND = Message("what was found")
MOST = 6

Tell = Callable[[int, int], None]


class Stage:
    """What an answer does, as it was done."""

    def __init__(self, kind: discord.InteractionType) -> None:
        self.did: list[tuple[Any, ...]] = []
        self.settled: list[Delivered] = []
        client = SimpleNamespace(services=SimpleNamespace(find=lambda _: self))
        self.interaction: Any = SimpleNamespace(id=99, user=SimpleNamespace(id=3), guild_id=4, type=kind, client=client)
        transport = SimpleNamespace(follow_up=self.follow_up, edit_by=self.edit_by, token_until=lambda _: 900.0)
        self.parts: Any = SimpleNamespace(
            transport=transport, paint=None, book=SimpleNamespace(signs=None), composer=self
        )  # fmt: skip

    async def acknowledge(self) -> bool:
        return True

    async def settle(self, outcome: Delivered) -> None:
        self.settled.append(outcome)

    async def progress(self, caller: Caller, at: int, of: int) -> Message:
        assert caller == Caller(3, 4)
        return Message(f"{at} of {of}")

    async def as_seen_by(self, _user: int, message: Message) -> Message:
        return message

    async def complaint(self, user: int, guild: int, refused: UserError) -> Message:
        assert (user, guild) == (3, 4)
        return Message(refused.key)

    async def follow_up(self, _: object, drawn: Any, __: str) -> Delivered:
        self.did.append(("sent", drawn.message.text))
        return Delivered(MessageLocation(7, 55))

    async def edit_by(self, _: object, token: Any, drawn: Any, __: str) -> Delivered:
        self.did.append(("edited", token and token.message, drawn.message.text))
        return Delivered()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long before they are told."""
    monkeypatch.setattr(reviewing, "PAUSES", (0.01,) * MOST)

    async def draw(_paint: object, message: Message, *, signs: object) -> Any:
        assert signs is None
        return SimpleNamespace(message=message)

    monkeypatch.setattr(reviewing, "draw", draw)


async def answered(stage: Stage, way: ReplyMode, work: Callable[[Tell], Awaitable[Message]]) -> Message | None:
    stand = reviewing._Stand(stage, way)  # type: ignore[arg-type]
    return await reviewing._told(stand, work)


def slowly(stage: Stage, steps: int, failure: UserError | None = None) -> Callable[[Tell], Awaitable[Message]]:
    """Work that goes on once more each time somebody is told how far it is."""

    async def work(tell: Tell) -> Message:
        for at in range(1, steps + 1):
            tell(at, steps)
            before = len(stage.did)
            async with asyncio.timeout(60):
                while len(stage.did) == before:  # noqa: ASYNC110 - what is awaited is any of several calls
                    await asyncio.sleep(0)
        if failure is not None:
            raise failure
        return FOUND

    return work


async def at_hand(_: Tell) -> Message:
    return FOUND


async def test_what_is_at_hand_is_the_answer() -> None:
    stage = Stage(PRESS)
    assert await answered(stage, ReplyMode.PRIVATE, at_hand) is FOUND
    assert stage.did == []


async def test_a_press_brings_a_message_of_its_own_that_is_edited_to_the_end() -> None:
    stage = Stage(PRESS)
    assert await answered(stage, ReplyMode.PRIVATE, slowly(stage, 2)) is None
    assert stage.did == [("sent", "1 of 2"), ("edited", 55, "2 of 2"), ("edited", 55, "what was found")]
    assert stage.settled == [Delivered()], "what became of it is looked at"


@pytest.mark.parametrize(("kind", "way"), [(COMMAND, ReplyMode.PRIVATE), (PRESS, ReplyMode.HERE)])
async def test_a_command_and_a_press_on_a_review_edit_their_own_answer(
    kind: discord.InteractionType, way: ReplyMode
) -> None:
    stage = Stage(kind)
    assert await answered(stage, way, slowly(stage, 2)) is FOUND
    assert stage.did == [("edited", None, "1 of 2"), ("edited", None, "2 of 2")]


async def test_it_is_told_a_few_times_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "PAUSES", (0.0,) * MOST)
    stage = Stage(COMMAND)

    async def work(tell: Tell) -> Message:
        for at in range(500):
            tell(at, 500)
            await asyncio.sleep(0)
        return FOUND

    assert await answered(stage, ReplyMode.PRIVATE, work) is FOUND
    assert len(stage.did) == MOST


async def test_what_cannot_be_is_said_in_the_place_of_what_was_told_before() -> None:
    stage = Stage(PRESS)
    assert await answered(stage, ReplyMode.PRIVATE, slowly(stage, 1, UserError("review-failed"))) is None
    assert stage.did[-1] == ("edited", 55, "review-failed")

    async def refuse(_: Tell) -> Message:
        raise UserError("deal-annulled", number=3)

    with pytest.raises(UserError):
        await answered(Stage(PRESS), ReplyMode.PRIVATE, refuse)


@pytest.mark.parametrize(
    ("what", "meant", "chosen", "asked"),
    [
        ("review", (), "", (None, False, ReplyMode.PRIVATE)),
        ("review replay 2", (Look(2, own=False),), "", (2, False, ReplyMode.HERE)),
        ("review mine 0", (Look(0, own=True),), "", (0, True, ReplyMode.HERE)),
        ("review seat", (None, True), "3", (3, False, ReplyMode.HERE)),
        ("review seat", (None, True), "first", "stale"),
    ],
)
async def test_what_is_pressed_says_whose_choices_and_how(
    what: str, meant: tuple[Any, ...], chosen: str, asked: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[object] = []

    async def note(_: object, number: int, seat: int | None, way: ReplyMode, *, own: bool) -> None:
        assert number == 12
        found.append((seat, own, way))

    async def refuse(_: object, work: Any, __: ReplyMode) -> None:
        with pytest.raises(UserError) as error:
            await work(None)
        found.append(error.value.key)

    monkeypatch.setattr(reviewing, "_answer", note)
    monkeypatch.setattr(reviewing, "answer_by", refuse)
    press = ReviewPress(7, 12, *meant)
    assert str(press) == f"lp:7:12.0:{what}"
    interaction: Any = SimpleNamespace(data={"values": [chosen] if chosen else []})
    await reviewing.press_review(interaction, press, ReplyMode.HERE)
    assert found == [asked]
