"""How soon a card is on the table's post in the channel while people press a card a second in their direct messages."""

import asyncio
import re
from typing import Any

import pytest

from bot.sandbox.world import Message
from tests.e2e.evening import Evening, Presser, play
from tests.e2e.simulated import simulated

TRICK = re.compile(r"Trick (\d+) – (.*?)Score")
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
        here.discord.parts.messages.listeners.append(self._note)

    def _note(self, message: Message) -> None:
        deal = DEAL.search(message.content)
        if message.channel_id != self._here.discord.channel.id or message.seen_by is not None or deal is None:
            return
        said = " ".join(each.description or "" for each in message.attachments)
        trick = TRICK.search(said)
        cards = LAST if "How the deal" in said else (int(trick[1]) - 1) * 4 + trick[2].count("(") if trick else 0
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


@simulated
@pytest.mark.parametrize(("talks", "most_counted"), [(False, 0.45), (True, 0.8)], ids=["quiet", "with talk"])
async def test_a_card_is_in_the_channel_within_three_seconds(evening: Any, talks: bool, most_counted: float) -> None:
    async with evening(CUT_SECONDS="0", NEXT_DEAL_SECONDS="15") as here:
        people = await here.seat("Anna", "Bert", "Carl", "Dora")
        watched, loop = Watched(here), asyncio.get_running_loop()
        may_act = 0.0

        class Paced(Presser):
            """A table at which somebody does something once a second."""

            async def act(self) -> bool:
                nonlocal may_act
                if (began := loop.time()) < may_act or not await super().act():
                    return False
                watched.press(began)
                may_act = loop.time() + 1.0
                if talks:
                    await self.person.say(here.discord.channel, "well played")
                return True

        def begun() -> int:
            return len(here.rows("SELECT 1 FROM deals"))

        await people[0].slash(here.discord.channel, "table start")
        await play([Paced(here, person) for person in people], lambda: begun() == FIRST_DEAL, 900)
        counted = here.counted()
        await play([Paced(here, person) for person in people], lambda: begun() == FIRST_DEAL + DEALS, 900)
        assert here.counted() - counted <= most_counted * DEALS * LAST
        ages = watched.ages(FIRST_DEAL)
        assert len(ages) > DEALS * LAST / 2
        assert max(ages) <= 3.0
        assert here.complaints() == []
