"""How often somebody presses in a deal of Saskop, in virtual time.

Run with `make bench`, or: python tests/bench/presses.py [--deals 30]

They sit with three computers, have cards without a choice played for them, and answer at random; *Next deal* is one of
the presses. It fails where the median is more than it may be. How many presses lead from an empty channel to the first
card is a test's: `tests/e2e/test_lobby.py`.
"""

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
from pathlib import Path

from bot.sandbox.world import SandboxMessage
from tests.simulation.reading import answers, controls_of

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.sandbox.errors import ClientRefused
from tests.e2e.evening import Evening
from tests.e2e.players import Presser, play
from tests.e2e.posts import command
from tests.e2e.simulated import simulated
from tests.support.people import SandboxPerson

MOST_A_DEAL = 9
THOUGHT_SECONDS = 1.0, 4.0
"""How long somebody looks at what asks them; what plays itself takes as long."""
WAITED_SECONDS = 6.0
"""How long they leave a card without a choice to the bot, as they asked for; then they press it."""


class Counting(Presser):
    """Counts what they press, *Next deal* too.

    presses: in this deal. deals: in each that is over.
    """

    def __init__(self, evening: Evening, person: SandboxPerson) -> None:
        super().__init__(evening, person)
        self.presses = 0
        self.deals: list[int] = []

    async def act(self) -> bool:
        return await self._begin() or await super().act()

    async def _begin(self) -> bool:
        post = self.post(self.channel)
        start = next((each for each in controls_of(post) if each.word == "start"), None) if post is not None else None
        if post is None or start is None or start.custom_id in self.cuts:
            return False
        with contextlib.suppress(ClientRefused):  # the message changed while they looked at it
            await self.settled(await self.send(post, start))
            self.cuts.add(start.custom_id)
            self.deals.append(self.presses)
            self.presses = 1
            return True
        return False

    async def press(self, hand: SandboxMessage) -> bool:
        asked = controls_of(hand)
        await asyncio.sleep(self.chance.uniform(*THOUGHT_SECONDS) if len(answers(asked)) > 1 else WAITED_SECONDS)
        if not self.sees(hand) or controls_of(hand) is not asked:
            return True  # it changed while they thought: another look
        done = await super().press(hand)
        self.presses += done
        return done

    async def does_cut(self) -> bool:
        done = await super().does_cut()
        self.presses += done
        return done


@simulated
async def measure(deals: int) -> None:
    """Play and print the figure; raises AssertionError where it is more than it may be."""
    with tempfile.TemporaryDirectory() as folder:
        async with Evening(Path(folder), COMPUTER_DELAY_SECONDS="0.5", NEXT_DEAL_SECONDS="600") as here:
            person, channel = here.discord.person("Anna"), here.discord.channel
            await command(person, channel, "settings forced", cards="single")
            await command(person, channel, "table open", game="saskop")
            await person.press(await here.table_post(person), "Fill with computers")
            player = Counting(here, person)
            await play([player], lambda: len(player.deals) > deals, 600 * (deals + 1))
    played = player.deals[1:]
    middle = statistics.median(played)
    sys.stdout.write(
        f"{len(played)} deals of Saskop: {middle:g} presses a deal in the median ({min(played)} to {max(played)}; at "
        f"most {MOST_A_DEAL} are allowed)\n"
    )
    sys.stdout.flush()
    assert middle <= MOST_A_DEAL, "more than is allowed"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=30)
    measure(parser.parse_args().deals)
