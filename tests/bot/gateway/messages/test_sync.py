"""What a start does about messages that the process before it left behind."""

import asyncio
import random
from typing import Any

import pytest

from bot.gateway.messages import sync as syncing
from bot.gateway.messages.card_signs import SignBook
from bot.gateway.messages.lag import LoopLag
from bot.gateway.messages.lifecycle import Delivered, Outcome, Reason, Refused
from bot.gateway.messages.pacing import Pacing
from bot.gateway.messages.payload import Drawn
from bot.gateway.messages.people import People
from bot.gateway.messages.sync import MessageSync
from bot.gateway.messages.transport import nonce_of
from bot.players.simple import Simple
from bot.present.composer import Composer
from bot.tables.model import Stage
from bot.tables.shown import OnShow, Place
from tests.bot.gateway.interactions.asking import paint
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, GUILD, House

POST, CALL = 80, 70
LEFT = {"id": str(CALL), "content": f"<@{ANNA}>, your turn", "mentions": [{"id": str(ANNA)}]}


class Discord:
    """A table's channel in which a call was left standing; what stands in it is refused so often for a reason."""

    def __init__(self, reason: Reason, times: int) -> None:
        self.reason, self.times = reason, times
        self.looks = 0
        self.deleted = asyncio.Event()

    async def newest(self, channel: int, _most: int) -> list[dict[str, Any]] | Refused:
        assert channel == CHANNEL
        self.looks += 1
        return [LEFT] if self.looks > self.times else Refused(self.reason)

    async def send(self, channel: int, _drawn: Drawn, _nonce: str, what: str) -> Outcome:
        assert (channel, what) == (CHANNEL, "post")
        return Delivered(Place(channel, POST))

    async def edit(self, place: Place, *_: object, **_named: object) -> Outcome:
        assert place.message == POST
        return Delivered(place)

    async def delete(self, place: Place) -> Outcome:
        assert place.message == CALL
        self.deleted.set()
        return Delivered()

    @staticmethod
    def number_before(_seconds: float) -> int:
        return 0


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done later is done at once."""
    for pause in ("LATE_SECONDS", "START_PAUSE"):
        monkeypatch.setattr(syncing, pause, 0.0)


async def started(house: House, discord: Any) -> MessageSync:
    """The messages of a process that has just begun, with a table at which four people sit."""

    async def name(_guild: int, user: int) -> str:
        return f"Person {user}"

    async def guild(_guild: int) -> str:
        return "Kaardilaud"

    await house.table(ANNA, BERT, CARL, DORA)
    people = People(house.store, name)
    composer = Composer(people, guild, house.lookup.sits_at_several, house.store.series)
    messages = MessageSync(house.tables, discord, composer, people, house.store, paint, Pacing(LoopLag()), SignBook())
    messages.listen()
    messages.repair()
    return messages


@pytest.mark.parametrize("reason", [Reason.UNHEARD, Reason.TRY_LATER])
async def test_a_channel_that_cannot_be_seen_now_is_looked_through_later(house: House, reason: Reason) -> None:
    discord = Discord(reason, 5)
    messages = await started(house, discord)
    async with asyncio.timeout(60):
        await discord.deleted.wait()
    assert discord.looks == 6
    await messages.stop()


async def test_where_we_may_not_look_that_is_no_reason_to_look_again(house: House) -> None:
    discord = Discord(Reason.FORBIDDEN, 5)
    messages = await started(house, discord)
    async with asyncio.timeout(60):
        while messages._tasks:
            await asyncio.wait(messages._tasks)
    assert discord.looks == 2  # at once, and once more for what was still on its way
    await messages.stop()


@pytest.mark.parametrize("is_seen", [True, False])
async def test_until_then_the_next_start_looks_again_too(house: House, is_seen: bool) -> None:
    discord = Discord(Reason.TRY_LATER, 0 if is_seen else 10**9)
    messages = await started(house, discord)
    shown: OnShow | None = None
    async with asyncio.timeout(60):
        while shown is None or shown.place is None:
            shown = next(iter(await house.store.remembered()), None)
    assert shown.place == Place(CHANNEL, POST)
    assert (shown.revision is not None) is is_seen
    await messages.stop()


class Shut(Discord):
    """A channel that takes nothing new until it may; `sent` are the nonces of all that was to be sent there."""

    def __init__(self) -> None:
        super().__init__(Reason.FORBIDDEN, 0)
        self.is_denied = True
        self.sent: list[str] = []
        self.heard = asyncio.Event()

    async def hears(self, nonce: str) -> None:
        async with asyncio.timeout(60):
            while nonce not in self.sent:
                self.heard.clear()
                await self.heard.wait()

    async def send(self, channel: int, _drawn: Drawn, nonce: str, what: str) -> Outcome:
        assert (channel, what) == (CHANNEL, "post")
        self.sent.append(nonce)
        self.heard.set()
        return Refused(Reason.FORBIDDEN) if self.is_denied else Delivered(Place(channel, POST + len(self.sent)))

    async def edit(self, place: Place, *_: object, **_named: object) -> Outcome:
        return Delivered(place)


async def play_deals(house: House, table: int, deals: int) -> list[int]:
    """By rule of thumb, each to its end; their numbers."""
    chance, people, played = random.Random(5), (ANNA, BERT, CARL, DORA), []
    for _ in range(deals):
        begun = await house.service.start(table, ANNA)
        assert begun.deal is not None
        played.append(begun.deal.id)
        while (sight := house.lookup.sight(table, None)).table.stage is Stage.PLAYING:
            assert sight.view is not None
            seat = sight.view.waiting_for[0]
            own = house.lookup.sight(table, people[seat]).view
            assert own is not None
            action = Simple().choose(own, chance) or chance.choice(own.decisions[0].actions)
            await house.service.act(table, people[seat], str(action), chance=3)
    return played


async def test_of_what_a_closed_table_came_to_only_the_first_asks_where_nothing_is_taken(house: House) -> None:
    table = (await house.table(ANNA, BERT, CARL, DORA)).id
    deals = await play_deals(house, table, 3)
    await house.service.close(table, ANNA)
    discord = Shut()
    messages = await started(house, discord)
    ends = [nonce_of("post", table, f"end {deal}", 0) for deal in deals]
    await discord.hears(ends[0])
    async with asyncio.timeout(60):
        while messages._tasks:
            await asyncio.wait(messages._tasks)
    assert [nonce for nonce in discord.sent if nonce in ends] == [ends[0]] * 2  # once more in words
    discord.is_denied, discord.sent = False, []
    messages.allowed_again(GUILD)
    await discord.hears(ends[-1])
    assert [nonce for nonce in discord.sent if nonce in ends] == ends
    await messages.stop()
