"""An evening measured: how soon a press is answered, and what a card costs in REST calls; the real bot on the loopback.

Run with `make bench`. Times are taken at the person's end, with the loopback and the people in one other process, so
they contain both ways and the painting of the picture that comes back.
"""

import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bot.sandbox.errors import ClientRefused
from bot.sandbox.world import SandboxMessage
from tests.e2e.evening import Evening
from tests.e2e.players import Presser, play
from tests.e2e.posts import is_sheet
from tests.simulation.reading import controls_of

DEALS = 3
HOST = "Anna"
CASES = (("four people", (HOST, "Bert", "Carl", "Dora")), ("one and three computers", (HOST,)))


class Timed(Presser):
    """Presses, and keeps how long each answer took, in milliseconds."""

    times: list[float]

    async def act(self) -> bool:
        """Also begin the next game, should one be over."""
        return await super().act() or await self._go_on()

    async def _go_on(self) -> bool:
        post = self.table(self.channel)
        start = next((each for each in controls_of(post) if each.word == "start"), None) if post is not None else None
        if post is None or start is None or start.custom_id in self.cuts or self.person.name != HOST:
            return False
        self.cuts.add(start.custom_id)
        with contextlib.suppress(ClientRefused):
            await self.settled(await self.send(post, start))
        return True

    async def press(self, hand: SandboxMessage) -> bool:
        begun = time.perf_counter()
        done = await super().press(hand)
        if done:
            self.times.append((time.perf_counter() - begun) * 1000)
        return done


async def measure(label: str, names: tuple[str, ...]) -> None:
    """Play some deals and print one line."""
    with tempfile.TemporaryDirectory() as folder:
        async with Evening(Path(folder), COMPUTER_DELAY_SECONDS="0.5") as here:
            people = await here.seat(*names)
            here.discord.calls.clear()
            assert (await people[0].slash(here.discord.channel, "table start")).answered
            players = [Timed(here, person) for person in people]
            for player in players:
                player.times = []
            await play(players, lambda: sum(map(is_sheet, players[0].posts)) >= DEALS, 300)
            cards, counts = sum(player.played for player in players), here.discord.calls.counts()
            times = sorted(took for player in players for took in player.times)
    p50, p99 = statistics.median(times), times[int(len(times) * 0.99)]
    sys.stdout.write(
        f"{label}: {len(times)} presses, answered in p50 {p50:.0f} ms, p99 {p99:.0f} ms; {cards} cards by people, "
        f"{counts['counted'] / cards:.2f} counted REST calls a card ({counts['counted']} of "
        f"{counts['counted'] + counts['uncounted']} calls)\n"
    )


def main() -> None:
    """Measure every case."""
    for label, names in CASES:
        asyncio.run(measure(label, names))


if __name__ == "__main__":
    main()
