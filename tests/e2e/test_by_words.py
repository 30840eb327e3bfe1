"""One person plays a deal by their own messages, and those alone tell them, in words, all that happens at the table."""

import aiohttp
import pytest

from bot.sandbox.world import SandboxMessage
from engine.games import GAMES
from engine.record import fold, read_record
from tests.e2e.evening import Evening
from tests.e2e.players import Presser, play
from tests.e2e.simulated import simulated
from tests.properties.test_told_in_words import is_own, missing, trick_numbers
from tests.simulation.reading import answers, controls_of
from tests.support.people import SandboxPerson

ENDED, RESULT = "You have no cards left", "Deal 1 on this server"
"""By which a direct message, and a private answer, say that the deal is over."""


class Listener(Presser):
    """Presses what they are asked, and remembers each thing their own messages ever said; pictures they do not see.

    listens: whether pictures are described to them.
    """

    def __init__(self, evening: Evening, person: SandboxPerson, *, listens: bool = False) -> None:
        super().__init__(evening, person)
        self.heard: list[str] = []
        self.pressed: list[tuple[tuple[int, int], int]] = []
        """At which version of the deal they pressed, and in which message."""
        self.listens = listens

    def hear(self, message: SandboxMessage) -> None:
        super().hear(message)
        if self.crowd.owner(message) is not None:
            post = self.read(message)
            self.heard.append(f"{post.text}\n{post.alt}" if self.listens else post.text)

    async def press(self, hand: SandboxMessage) -> bool:
        asked = answers(controls_of(hand))[0].press
        assert asked is not None
        if is_pressed := await super().press(hand):
            self.pressed.append(((asked.deal, asked.version), hand.id))
        return is_pressed


@pytest.mark.parametrize("listens", [False, True], ids=["read", "heard"])
@pytest.mark.parametrize("is_private", [False, True], ids=["direct", "in the channel"])
@pytest.mark.parametrize("game", GAMES)
@simulated
async def test_whoever_reads_nothing_but_their_own_messages_hears_all_of_a_deal(
    evening, game: str, *, is_private: bool, listens: bool
) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        people = await here.seat("Anna", game=game)
        anna, channel = people[0], here.discord.channel
        if listens:
            assert (await anna.slash(channel, "settings reading", mode="on")).answered
        if is_private:
            assert (await anna.slash(channel, "settings hand", sent="never")).answered
        listener = Listener(here, anna, listens=listens)
        assert (await anna.slash(channel, "table start")).answered
        if is_private:
            await anna.slash(channel, "hand")
        await play([listener], lambda: any(ENDED in text or RESULT in text for text in listener.heard), 240)
        file = (await anna.slash(channel, "record", deal=1)).post.pictures[0]
        async with aiohttp.ClientSession() as session, session.get(file.url) as got:
            record = read_record(await got.text())
        deal, called, seat = fold(record), record.players, record.players.index("Anna")
        history = deal.view(seat).history
        left_out = []
        for happening, number in zip(history, trick_numbers(history), strict=True):
            told = [missing(happening, number, deal, seat, called, text) for text in listener.heard]
            left_out += told[:1] if all(told) and not is_own(happening, seat) else []
        assert left_out == []
        assert here.complaints() == []
        if listens:
            turns = dict(reversed(listener.pressed))  # where two copies asked, the first press was the answer
            assert len(set(turns.values())) == len(turns) > 0, "each turn is a new message"
            left = [each.id for each in listener.mine.values() if listener.sees(each) and each.id in turns.values()]
            assert left == [max(turns.values())], "and the older one goes"
