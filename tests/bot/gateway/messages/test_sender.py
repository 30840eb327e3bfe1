"""What an edit paints and sends."""

from typing import Any, cast

from bot.gateway.messages.sender import Sender
from bot.gateway.messages.shown import Shown
from bot.ports import Place
from bot.render.scenes import HandScene, Scene
from bot.tables.messages import Message, Picture
from engine.cards import read_cards


class Channel:
    """Takes edits down."""

    def __init__(self) -> None:
        self.edits: list[dict[str, Any]] = []

    def get_partial_messageable(self, _channel: int) -> "Channel":
        return self

    def get_partial_message(self, _message: int) -> "Channel":
        return self

    async def edit(self, **arguments: Any) -> None:
        self.edits.append(arguments)


async def test_pictures_that_are_on_show_already_are_neither_painted_nor_sent_again() -> None:
    painted: list[Scene] = []

    async def paint(scene: Scene, *, is_patient: bool = False) -> bytes:
        assert is_patient, "answers go first"
        painted.append(scene)
        return b"png"

    channel = Channel()
    sender = Sender(cast("Any", channel), paint)
    shown = Shown("hand", 7, place=Place(1, 2))
    picture = Picture(HandScene(read_cards("QC AH")), "hand.png", "Your hand: Q♣, A♥")
    for text in ("Your turn.", "Bert is to play.", "Your turn again."):
        assert await sender.edit(shown, Message(text, (picture,)))
    assert len(painted) == 1
    assert [edit["content"] for edit in channel.edits] == ["Your turn.", "Bert is to play.", "Your turn again."]
    assert [isinstance(edit["attachments"], list) for edit in channel.edits] == [True, False, False]
