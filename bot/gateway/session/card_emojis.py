"""The cards as emoji of the application: looked up at the start, drawn and uploaded once where they are missing.

Nothing waits for it. Emoji of an application may have each name once, and of several processes the one with the first
shard uploads, so that none is there twice; the others look again until all are there.
"""

import asyncio
import base64
import logging
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import aiohttp
import discord

from bot.gateway.messages.pacing import LoopLag
from bot.gateway.messages.payload import DESIGN, FACES, CardSigns, Paint, SignBook, design_of, name_of
from bot.present.scenes import CardScene
from bot.render.faces import DECKS
from bot.render.paint_process import PaintingError, Priority
from bot.tables.model import CardColours
from bot.tasks import cancel_and_wait, in_background
from engine.cards import Rank, pack

log = logging.getLogger(__name__)

USUAL: Final = {name_of(card): CardScene(card) for card in pack(Rank.SIX)}
_LETTERED: Final = {name_of(card, letters): CardScene(card, letters.written) for card, letters in FACES.values()}
"""The usual ones, and those that look otherwise in other letters."""


def _coloured(colours: CardColours) -> dict[str, CardScene]:
    """Those of all letters that look otherwise in other colours."""
    usual, other = DECKS[CardColours.TWO], DECKS[colours]
    return {
        name_of(card, letters, colours): CardScene(card, letters.written, colours.value)
        for card, letters in FACES.values()
        if usual[card.suit] != other[card.suit]
    }


CARDS: Final[Mapping[str, CardScene]] = _LETTERED | _coloured(CardColours.FOUR) | _coloured(CardColours.SAFE)
"""All of them: 126 of the two thousand that an application may have."""
WANTED: Final = (USUAL, _LETTERED, CARDS)
"""First those that nearly everybody sees; each more is shown once all of it is there."""
PAUSE_SECONDS: Final = 0.5
"""Between two uploads: players' messages go before."""
MOST_PAUSES: Final = 60
"""For so many pauses an upload gives way to what keeps the loop busy."""
OTHERS_SECONDS: Final = 60.0
"""How long until a process looks again for what another one uploads."""
AGAIN_SECONDS: Final = 3600.0
"""How long after a failure."""
FAILURES: Final = (
    discord.HTTPException,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    PaintingError,
    KeyError,
    TypeError,
)
"""What may go wrong: Discord refuses or answers something else, the line breaks, nothing can be painted."""


class FoundEmoji(NamedTuple):
    """An emoji of the application; others are those that people uploaded by hand, under whichever name."""

    number: int
    is_own: bool


def is_older(name: str) -> bool:
    """Whether an emoji is an earlier drawing of a card; a newer one belongs to who is newer than this process."""
    design = design_of(name)
    return design is not None and design < DESIGN


class CardEmojis:
    """Fills a book with the cards' emoji; `uploads`: whether it is this process that draws those that are missing."""

    def __init__(self, client: discord.Client, paint: Paint, book: SignBook, lag: LoopLag, *, uploads: bool) -> None:
        self._client = client
        self._paint = paint
        self._book = book
        self._lag = lag
        self._uploads = uploads
        self._has_complained = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._book.on_loss = self._look_again
        self._task = in_background(self._run(), "emojis")

    async def stop(self) -> None:
        self._book.on_loss = lambda: None
        await cancel_and_wait(self._task)

    def _look_again(self) -> None:
        """Somebody deleted one, or a newer process all; not at once, so that nothing is asked for in a circle."""
        log.warning("An emoji of a card is gone; cards are shown in words until all are there again.")
        if self._task is None or self._task.done():
            self._task = in_background(self._run(OTHERS_SECONDS), "emojis")

    async def _run(self, first: float = 0.0) -> None:
        await asyncio.sleep(first)
        while True:
            try:
                if await self._look():
                    return
                pause = OTHERS_SECONDS
            except FAILURES as error:
                self._complain(error)
                pause = AGAIN_SECONDS
            await asyncio.sleep(pause)

    def _complain(self, error: BaseException) -> None:
        if not self._has_complained:
            log.warning("Cards are shown in words alone, for their emoji are not to be had: %s", error)
        self._has_complained = True

    async def _look(self) -> bool:
        """Learn the emoji; whether all are there, and those of older drawings gone."""
        there = await self._there()
        for wanted in WANTED:
            missing = [name for name in wanted if name not in there]
            if missing and self._uploads:
                for name in missing:
                    await self._upload(name)
                there = await self._there()
            if any(name not in there for name in wanted):
                return False
            self._book.signs = CardSigns({name: there[name].number for name in wanted})
        if self._uploads:
            await self._clear([each.number for name, each in there.items() if each.is_own and is_older(name)])
        return True

    async def _there(self) -> dict[str, FoundEmoji]:
        found: Any = await self._client.http.get_application_emojis(self._application)
        own = str(self._client.user.id) if self._client.user is not None else ""
        return {
            str(each["name"]): FoundEmoji(int(each["id"]), (each.get("user") or {}).get("id") == own)
            for each in found["items"]
        }

    async def _upload(self, name: str) -> None:
        await self._rest()
        png = await self._paint(CARDS[name], Priority.LATER)
        image = f"data:image/png;base64,{base64.b64encode(png).decode()}"
        try:
            await self._client.http.create_application_emoji(self._application, name, image)
        except discord.HTTPException as error:
            if "NAME_ALREADY_TAKEN" not in error.text.upper().replace(" ", "_") and name not in await self._there():
                raise

    async def _clear(self, old: list[int]) -> None:
        """Delete what nobody shows any more."""
        for number in old:
            await self._rest()
            await self._client.http.delete_application_emoji(self._application, number)

    async def _rest(self) -> None:
        """Wait a little, and as long as people would feel it."""
        for _ in range(MOST_PAUSES):
            await asyncio.sleep(PAUSE_SECONDS)
            if not self._lag.is_near:
                return

    @property
    def _application(self) -> int:
        return self._client.application_id or 0
