"""The cards' emoji: uploaded once, found again, replaced by a new drawing; whatever goes wrong, the bot plays on."""

import asyncio
import base64
import logging
import re
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.gateway.messages import payload
from bot.gateway.messages.pacing import LoopLag
from bot.gateway.messages.payload import CardSigns, SignBook
from bot.gateway.session import card_emojis
from bot.gateway.session.card_emojis import CARDS, CardEmojis
from bot.present.scenes import CardScene, Scene
from bot.render.paint import card_emoji
from bot.render.paint_process import PaintingError, Priority
from bot.sandbox.clock import SandboxClock
from bot.sandbox.emojis import Emojis
from bot.sandbox.errors import ApiError
from bot.sandbox.world import SandboxWorld


class Http:
    """Discord's side of it: the loopback's own rules, without a line between."""

    def __init__(self) -> None:
        clock = SandboxClock()
        world = SandboxWorld(clock)
        self.emojis, self.bot = Emojis(clock, world), world.bot
        self.by_hand: set[int] = set()
        self.uploads: list[str] = []
        self.refusing = False

    async def get_application_emojis(self, _: int) -> Any:
        if self.refusing:
            raise self.error(ApiError(403, 50001, "Missing Access"))
        return {"items": [self.with_uploader(each) for each in self.emojis.listed()["items"]]}

    def with_uploader(self, emoji: Any) -> Any:
        """What somebody uploaded on Discord's own page bears their name."""
        return emoji | {"user": emoji["user"] | {"id": "99"}} if int(emoji["id"]) in self.by_hand else emoji

    async def create_application_emoji(self, _: int, name: str, image: str) -> Any:
        await asyncio.sleep(0)
        self.uploads.append(name)
        try:
            return self.emojis.create({"name": name, "image": image})
        except ApiError as refused:
            raise self.error(refused) from refused

    async def delete_application_emoji(self, _: int, number: int) -> None:
        self.emojis.delete(number)

    @staticmethod
    def error(refused: ApiError) -> discord.HTTPException:
        return discord.HTTPException(cast("Any", SimpleNamespace(status=refused.status, reason="")), refused.body)

    def add(self, name: str, *, by_hand: bool = False) -> int:
        image = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"
        number = int(self.emojis.create({"name": name, "image": image})["id"])
        self.by_hand |= {number} if by_hand else set()
        return number

    @property
    def names(self) -> list[str]:
        return sorted(each.name for each in self.emojis.all.values())


PNG = b"\x89PNG\r\n\x1a\n"


async def paint(scene: Scene, priority: Priority = Priority.ANSWER) -> bytes:
    assert isinstance(scene, CardScene)
    assert priority is Priority.LATER
    return PNG


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PAUSE_SECONDS", "OTHERS_SECONDS", "AGAIN_SECONDS"):
        monkeypatch.setattr(card_emojis, name, 0.0)


def emojis(http: Http, book: SignBook, *, uploads: bool = True, painter: Any = paint) -> CardEmojis:
    client = cast("discord.Client", SimpleNamespace(http=http, application_id=7, user=http.bot))
    return CardEmojis(client, painter, book, LoopLag(), uploads=uploads)


async def settled(*several: CardEmojis) -> None:
    """Run them until nothing is left to do."""
    for each in several:
        each.start()
    await asyncio.wait_for(asyncio.gather(*(cast("Any", each._task) for each in several)), 60)


async def test_missing_emoji_are_uploaded_and_then_shown() -> None:
    http, book = Http(), SignBook()
    await settled(emojis(http, book))
    assert http.names == sorted(CARDS)
    assert book.signs.in_text("K♠").startswith("<:king_of_spades:")


async def test_the_usual_ones_are_shown_before_those_in_other_letters_are_there() -> None:
    http, book = Http(), SignBook()
    shown: list[str] = []

    async def painting(scene: Scene, priority: Priority = Priority.ANSWER) -> bytes:
        shown.append(book.signs.in_text("K♠ D♠"))
        return await paint(scene, priority)

    await settled(emojis(http, book, painter=painting))
    assert len(shown) == len(CARDS)
    assert shown[35] == "K♠ D♠"
    assert shown[36].startswith("<:king_of_spades:")
    assert shown[36].endswith(" D♠")
    assert "<:queen_of_spades_german:" in book.signs.in_text("K♠ D♠")


async def test_what_is_there_is_looked_up_and_not_uploaded_again() -> None:
    http, first, second = Http(), SignBook(), SignBook()
    await settled(emojis(http, first))
    await settled(emojis(http, second))
    assert len(http.uploads) == len(CARDS)
    assert second.signs == first.signs


async def test_of_two_processes_one_uploads_and_both_show() -> None:
    http, one, other = Http(), SignBook(), SignBook()
    await settled(emojis(http, other, uploads=False), emojis(http, one))
    assert len(http.uploads) == len(CARDS)
    assert one.signs == other.signs != CardSigns()


async def test_two_that_upload_at_once_leave_each_emoji_there_once() -> None:
    http, one, other = Http(), SignBook(), SignBook()
    await settled(emojis(http, one), emojis(http, other))
    assert http.names == sorted(CARDS)
    assert one.signs == other.signs


async def test_those_that_stood_beside_their_cards_are_followed_by_those_that_stand_for_them() -> None:
    http, book = Http(), SignBook()
    old = [http.add("lp_KS_2"), http.add("lp_QC_german_safe_2")]
    foreign, by_hand = http.add("sheep"), http.add("lp_7D_1", by_hand=True)
    await settled(emojis(http, book))
    assert not {*old} & {*http.emojis.all}
    assert http.names == sorted([*CARDS, "sheep", "lp_7D_1"])
    assert {foreign, by_hand} <= {*http.emojis.all}


async def test_a_new_drawing_takes_the_place_of_the_old_and_leaves_others_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    http, book = Http(), SignBook()
    await settled(emojis(http, book))
    before = book.signs
    newer, by_hand = http.add("king_of_spades3"), http.add("sheep", by_hand=True)
    monkeypatch.setattr(payload, "DESIGN", 2)
    monkeypatch.setattr(card_emojis, "DESIGN", 2)
    again = {f"{name}2": scene for name, scene in CARDS.items()}
    monkeypatch.setattr(card_emojis, "CARDS", again)
    monkeypatch.setattr(card_emojis, "WANTED", (again,))
    await settled(emojis(http, book))
    assert http.names == sorted([*again, "king_of_spades3", "sheep"])
    assert {newer, by_hand} <= {*http.emojis.all}
    assert book.signs.in_text("K♠").startswith("<:king_of_spades2:")
    assert payload.without_signs(before.in_text("K♠")) == payload.without_signs(book.signs.in_text("K♠")) == "K♠"


async def test_one_that_a_host_uploaded_for_a_card_is_shown_and_never_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    http, book = Http(), SignBook()
    own = http.add("king_of_spades", by_hand=True)
    await settled(emojis(http, book))
    assert book.signs.in_text("K♠") == f"<:king_of_spades:{own}>"
    monkeypatch.setattr(card_emojis, "DESIGN", 2)
    monkeypatch.setattr(card_emojis, "WANTED", ())
    await settled(emojis(http, book))
    assert http.names == ["king_of_spades"], "all that was left of the first drawing"


async def test_one_that_is_lost_is_words_until_it_is_uploaded_again(caplog: pytest.LogCaptureFixture) -> None:
    http, book = Http(), SignBook()
    each = emojis(http, book)
    await settled(each)
    lost = next(emoji.id for emoji in http.emojis.all.values() if emoji.name == "king_of_spades")
    http.emojis.delete(lost)
    with caplog.at_level(logging.WARNING):
        book.lose()
        book.lose()
    assert (book.signs.in_text("K♠ Q♠"), len(caplog.records)) == ("K♠ Q♠", 1)
    await asyncio.wait_for(cast("Any", each._task), 60)
    assert http.uploads.count("king_of_spades") == 2
    assert len(http.uploads) == len(CARDS) + 1
    assert re.fullmatch(r"<:king_of_spades:\d+> <:queen_of_spades:\d+>", book.signs.in_text("K♠ Q♠"))
    await each.stop()
    book.lose()
    assert cast("Any", each._task).done(), "nothing is looked for any more"


async def test_a_failure_is_said_once_and_mended_when_it_is_over(caplog: pytest.LogCaptureFixture) -> None:
    http, book = Http(), SignBook()
    http.refusing = True
    with caplog.at_level(logging.WARNING):
        each = emojis(http, book)
        each.start()
        for _ in range(50):
            await asyncio.sleep(0)
        assert book.signs == CardSigns()
        assert len(caplog.records) == 1
        http.refusing = False
        await asyncio.wait_for(cast("Any", each._task), 60)
    assert book.signs != CardSigns()


async def test_where_nothing_can_be_painted_cards_stay_words() -> None:
    async def broken(*_: object) -> bytes:
        await asyncio.sleep(0)
        raise PaintingError("no paint left")

    http, book = Http(), SignBook()
    each = emojis(http, book, painter=broken)
    each.start()
    for _ in range(50):
        await asyncio.sleep(0)
    await each.stop()
    assert (http.uploads, book.signs) == ([], CardSigns())


def test_every_card_is_drawn_as_discord_takes_it() -> None:
    pictures = {card_emoji(scene.card, scene.letters, scene.colours) for scene in CARDS.values()}
    usual, of_a_suit = 36 + 8 + 12, 9 + 2 + 3
    assert len(pictures) == len(CARDS) == usual + 2 * of_a_suit + 3 * of_a_suit
    assert all(each.startswith(PNG) and len(each) < 256 * 1024 for each in pictures)
    assert {each[16:24] for each in pictures} == {(128).to_bytes(4) * 2}
