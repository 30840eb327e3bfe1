"""People who sit nowhere: they play the deal of the day, practise, learn and go through deals beside the others."""

import asyncio
import random
from collections.abc import Callable

from bot.sandbox.errors import ClientRefused
from bot.sandbox.interactions import Interaction
from bot.sandbox.world import SandboxChannel, User
from tests.simulation.people import Company
from tests.simulation.reading import controls_of
from tests.support.crowd import Participant, values_of

WORDS = (
    "daily",
    "daily",
    "practice",
    "practice",
    "puzzle",
    "puzzle",
    "learn",
    "replay",
    "challenge",
    "history",
    "help",
)
LONGEST_PAUSE = 8.0
FRESH_SHARE = 0.15
"""How often they begin something else though there is something to press."""
TWICE_SHARE = 0.05
MOST_SEEN = 4
"""Among so many of the newest messages they choose what they press."""


class Loner(Participant):
    """Somebody who plays alone, by whatever button there is.

    is_well: a number that stays the same as long as nothing goes wrong; None while something does.
    """

    crowd: Company

    def __init__(
        self,
        crowd: Company,
        user: User,
        chance: random.Random,
        channel: SandboxChannel,
        is_well: Callable[[], int | None],
    ) -> None:
        super().__init__(crowd, user, chance)
        crowd.people.remove(self)  # type: ignore[arg-type]  # of those who sit at tables
        crowd.loners.append(self)
        self.channel, self.is_well = channel, is_well

    async def live(self) -> None:
        """Act now and then, until it is over."""
        crowd = self.crowd
        while not crowd.is_over:
            await crowd.may_act.wait()
            crowd.acting += 1
            try:
                await self.act()
            except ClientRefused as refused:
                crowd.note("cannot", self.user.name, str(refused))
            finally:
                crowd.acting -= 1
                crowd.rested.set()
            await asyncio.sleep(0.5 + self.chance.random() * LONGEST_PAUSE)

    async def act(self) -> None:
        """Press something they see, or ask for something."""
        seen = [each for each in self.mine.values() if self.sees(each) and controls_of(each)][-MOST_SEEN:]
        if not seen or self.chance.random() < FRESH_SHARE:
            channel = self.channel if self.chance.random() < 0.7 else self.world.direct_channel(self.user)
            await self.begun(lambda: self.slash(channel, self.chance.choice(WORDS)))
            return
        message = self.chance.choice(seen)
        own = [each for each in controls_of(message) if not (each.opens or each.is_action)]  # else they sit somewhere
        if not own:
            return
        control = self.chance.choice(own)
        values = values_of(control, self.chance)

        async def press() -> Interaction:
            await self.crowd.on_the_way()
            return await self.crowd.outcome(self.begin(message, control, values, raw=True))

        times = 2 if self.chance.random() < TWICE_SHARE else 1
        await asyncio.gather(*(self.begun(press) for _ in range(times)))

    async def begun(self, ask: Callable[[], "asyncio._CoroutineLike[Interaction]"]) -> None:
        """Ask for something, which is answered where nothing goes wrong meanwhile."""
        before = self.is_well()
        interaction = await ask()
        if interaction.state != "answered" and before is not None and self.is_well() == before:
            self.crowd.wronged(f"{self.user.name}, who plays alone, got no answer: {interaction.payload.get('data')}")
