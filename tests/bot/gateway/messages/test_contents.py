"""What messages say is composed once as long as it stays the same, whichever of a person's answers it stands in."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.gateway.messages.board import MessageKey
from bot.gateway.messages.contents import ComposedMessage, MessageBuilder
from bot.gateway.messages.lifecycle import Content, MessageKind
from bot.gateway.messages.payload import SignBook
from bot.present.messages import Message
from bot.render.paint_process import Priority
from bot.tables.model import TableView
from engine.cards import read_cards

ANN, BOB = 1, 2
FIRST, SECOND, BOBS = (
    MessageKey(MessageKind.PRIVATE, ANN, 100),
    MessageKey(MessageKind.PRIVATE, ANN, 101),
    MessageKey(MessageKind.PRIVATE, BOB, 102),
)


class Composing:
    """A composer of hands. idle: all that the hand of somebody with nothing to decide depends on."""

    failures = 0

    def __init__(self, idle: object) -> None:
        self.idle, self.composed = idle, list[int]()

    async def idle_hand_key(self, _user: int, _sight: TableView) -> Any:
        return self.idle

    async def as_seen_by(self, _user: int, message: Message) -> Message:
        return message

    async def hand(self, user: int, _sight: TableView, **_how: object) -> Message:
        self.composed.append(user)
        return Message(f"hand of {user}")


async def made(contents: MessageBuilder, key: MessageKey, revision: int, view: object = None) -> ComposedMessage:
    sight: Any = SimpleNamespace(table=SimpleNamespace(id=7, revision=revision), view=view)
    composed = await contents.make(
        key, Content.LIVE, lambda _: sight, None, is_stuck=False, in_words=False, priority=Priority.ANSWER
    )
    assert composed is not None
    return composed


async def no_picture(*_: object) -> bytes:
    return b""


@pytest.mark.parametrize(
    ("idle", "composed"), [("nothing to decide", [ANN, BOB]), (None, [ANN, ANN, BOB])], ids=["idle", "asked"]
)
async def test_what_somebody_idle_is_told_is_composed_once_for_all_their_private_answers(
    idle: object, composed: list[int]
) -> None:
    composer: Any = Composing(idle)
    contents = MessageBuilder(composer, no_picture, SignBook())
    first, second, bobs = [await made(contents, key, at) for at, key in enumerate((FIRST, SECOND, BOBS))]
    assert composer.composed == composed
    assert (first.drawn.message, first.appearance.digest) == (second.drawn.message, second.appearance.digest)
    assert [each.appearance.revision for each in (first, second, bobs)] == [0, 1, 2]
    assert bobs.drawn.message.text == "hand of 2"


@pytest.mark.parametrize(
    ("cards", "phase", "lasts"), [("KS", "play", False), ("", "play", False), ("KS", "done", True)],
    ids=["one card", "none left", "deal over"],
)  # fmt: skip
async def test_what_stands_in_words_lasts_only_once_its_deal_is_over(cards: str, phase: str, *, lasts: bool) -> None:
    composer: Any = Composing(None)
    view = SimpleNamespace(hand=read_cards(cards), phase=phase)
    composed = await made(MessageBuilder(composer, no_picture, SignBook()), FIRST, 0, view)
    assert not composed.drawn.message.pictures
    assert composed.appearance.is_permanent is lasts
