"""What a card costs, and how soon it is on the table's post in the channel, while people press a card a second."""

import asyncio
import re
from typing import Any

import pytest

from bot.present.messages import HAND
from bot.sandbox.errors import ClientRefused
from bot.sandbox.recorder import RestCall
from bot.sandbox.world import SandboxMessage
from tests.e2e.evening import Evening
from tests.e2e.players import Presser, play
from tests.e2e.simulated import simulated
from tests.simulation.reading import controls_of
from tests.support.people import SandboxPerson

TRICK = re.compile(r"Trick (\d+) – (.*?)\. ")
DEAL = re.compile(r"[dD]eal (\d+)")
LAST = 36
"""With how many cards a deal is over; its result shows them all."""
FIRST_DEAL, DEALS = 2, 1
"""The first deal was begun by a command, whose token edits its post for nothing: what is measured comes after it."""


class Watched:
    """What a channel showed when, and when which card was pressed: the moment, the deal, and how many cards."""

    def __init__(self, here: Evening) -> None:
        self._here = here
        self._loop = asyncio.get_running_loop()
        self.shown: list[tuple[float, int, int]] = []
        self.pressed: list[tuple[float, int, int]] = []
        self.may_act = 0.0
        here.discord.parts.messages.listeners.append(self._note)

    def _note(self, message: SandboxMessage) -> None:
        deal = DEAL.search(message.content)
        if message.channel_id != self._here.discord.channel.id or message.seen_by is not None or deal is None:
            return
        said = " ".join(each.description or "" for each in message.attachments)
        trick = TRICK.search(said)
        cards = LAST if "How the deal" in said else (int(trick[1]) - 1) * 4 + trick[2].count(" of ") if trick else 0
        self.shown.append((self._loop.time(), int(deal[1]), cards))

    def press(self, at: float) -> None:
        """Somebody pressed something then, which is done; if it was a card, it is the newest."""
        query = "SELECT deal_id, count(*) FROM actions WHERE text LIKE 'play%' GROUP BY deal_id ORDER BY deal_id DESC"
        deal, cards = next(iter(self._here.rows(query)), (0, 0))
        if cards and (not self.pressed or (deal, cards) > self.pressed[-1][1:]):
            self.pressed.append((at, deal, cards))

    def ages(self, first_deal: int) -> list[float]:
        """For each card since a deal how long after it was pressed the channel showed it."""
        return [
            next(seen for seen, which, shown in self.shown if (which, shown) >= (deal, cards)) - at
            for at, deal, cards in self.pressed
            if deal >= first_deal
        ]


class Paced(Presser):
    """Somebody at a table at which something is done once a second."""

    def __init__(self, evening: Evening, person: SandboxPerson, watched: Watched, *, talks: bool = False) -> None:
        super().__init__(evening, person)
        self.watched, self.talks = watched, talks

    async def act(self) -> bool:
        if (began := asyncio.get_running_loop().time()) < self.watched.may_act or not await self.does_something():
            return False
        self.watched.press(began)
        self.watched.may_act = began + 1.0
        if self.talks:
            await self.person.say(self.evening.discord.channel, "well played")
        return True

    async def does_something(self) -> bool:
        return await super().act()


class InChannel(Paced):
    """The same by *My hand*, which they press in every deal; they never look at their direct messages."""

    looked = ""

    def hand(self) -> SandboxMessage | None:
        own = [each for each in self.hands() if each.seen_by is not None]
        return max(own, key=lambda each: each.id, default=None)

    async def does_something(self) -> bool:
        return await self._look() or await super().does_something()

    async def _look(self) -> bool:
        post = self.table(self.channel)
        words = {each.word: each for each in controls_of(post)} if post is not None else {}
        mine = words.get(HAND)
        if post is None or mine is None or mine.custom_id == self.looked or "cut" in words:
            return False
        try:
            await self.settled(await self.send(post, mine))
        except ClientRefused:
            return False
        self.looked = mine.custom_id
        return True


@simulated
@pytest.mark.parametrize(("talks", "most_counted"), [(False, 0.45), (True, 0.8)], ids=["quiet", "with talk"])
async def test_a_card_is_in_the_channel_within_three_seconds(evening: Any, talks: bool, most_counted: float) -> None:
    async with evening(CUT_SECONDS="0", NEXT_DEAL_SECONDS="15") as here:
        people, watched = await here.seat("Anna", "Bert", "Carl", "Dora"), Watched(here)

        def begun() -> int:
            return len(here.rows("SELECT 1 FROM deals"))

        def players() -> list[Presser]:
            return [Paced(here, person, watched, talks=talks) for person in people]

        await people[0].slash(here.discord.channel, "table start")
        await play(players(), lambda: begun() == FIRST_DEAL, 900)
        counted = here.counted()
        await play(players(), lambda: begun() == FIRST_DEAL + DEALS, 900)
        assert here.counted() - counted <= most_counted * DEALS * LAST
        ages = watched.ages(FIRST_DEAL)
        assert len(ages) > DEALS * LAST / 2
        assert max(ages) <= 3.0
        assert here.complaints() == []


MEASURED = 3
"""How many deals: their bidding costs more or less."""
MOST_CALLS, MOST_COUNTED, MOST_PICTURES = 3.3, 0.45, 3.0
"""Of a card that lies on the table, whether it was pressed or played itself. Two of the pictures are the hand of who
played it and the hand, with the trick, of who is asked next; the bidding and the new deal's hands are in it too."""


@simulated
async def test_what_a_card_by_my_hand_costs(evening: Any) -> None:
    async with evening() as here:
        people, watched = await here.seat("Anna", "Bert", "Carl", "Dora"), Watched(here)
        await people[0].slash(here.discord.channel, "table start")
        players = [InChannel(here, person, watched) for person in people]

        def laid() -> int:
            return int(here.rows("SELECT count(*) FROM actions WHERE text LIKE 'play%'")[0][0])

        await play(players, lambda: laid() == LAST, 900)
        here.discord.calls.clear()
        await play(players, lambda: laid() == (1 + MEASURED) * LAST, 900 * MEASURED)
        calls, cards = here.discord.calls.calls, MEASURED * LAST
        assert len(calls) <= MOST_CALLS * cards
        assert sum(call.counted for call in calls) <= MOST_COUNTED * cards
        assert sum(len(call.uploads) for call in calls) <= MOST_PICTURES * cards
        assert max(watched.ages(FIRST_DEAL)) <= 3.0
        assert here.complaints() == []


ONE_CARD = re.compile(r"Your hand: \S+$", re.MULTILINE)


def asks_for_the_last_card(call: RestCall) -> bool:
    """Whether an edit asks somebody for a card who holds one."""
    body = call.body if isinstance(call.body, dict) and call.kind in {"edit", "webhook_edit"} else {}
    shown = [each.get("description", "") for each in body.get("attachments") or ()]
    return any(map(ONE_CARD.search, shown)) and ":play " in str(body.get("components"))


@simulated
@pytest.mark.parametrize("player", [Paced, InChannel])
@pytest.mark.parametrize(
    ("settings", "seconds", "asked"), [({}, 1.5, False), ({"cards": "off"}, 1.5, True), ({}, 20.0, True)]
)
async def test_who_need_not_press_their_last_card_is_not_asked_for_it(
    evening: Any, player: type[Paced], settings: dict[str, str], seconds: float, asked: bool
) -> None:
    """Unless it takes long until it plays itself: then they may rather press it."""
    async with evening(COMPUTER_DELAY_SECONDS=str(seconds)) as here:
        people, watched = await here.seat("Anna", "Bert", "Carl", "Dora"), Watched(here)
        for person in people if settings else ():
            assert (await person.slash(here.discord.channel, "settings forced", **settings)).answered
        await people[0].slash(here.discord.channel, "table start")
        await play(
            [player(here, person, watched) for person in people],
            lambda: bool(here.rows("SELECT 1 FROM deals WHERE id = 2")), 900,
        )  # fmt: skip
        assert any(map(asks_for_the_last_card, here.discord.calls.calls)) is asked
        assert here.complaints() == []
