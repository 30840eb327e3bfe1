"""Misfortunes: ordered in advance for the bot's next requests, or falling on any of them by chance."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

ACTIONS = ("error", "cut", "lose", "delay", "delay_answer", "limit")
SCOPES = ("user", "shared", "global")
DELAY_SKEW = 4
"""Half of those that dawdle do so for a sixteenth of the longest time at most."""


@dataclass
class InjectedFault:
    """What is to happen to the next requests of one kind (`*` for any).

    error: refused with that status, nothing carried out · cut: the connection dropped, nothing carried out · lose:
    carried out, the connection dropped without an answer · delay: carried out late · delay_answer: carried out,
    answered late · limit: 429, of the scope named.
    """

    kind: str
    action: str
    times: int = 1
    status: int = 500
    seconds: float = 1.0
    scope: str = "user"


@dataclass
class RandomFaults:
    """Misfortunes by chance: the likelihood of each for any request, and how long what is late may take."""

    chance: random.Random
    odds: Mapping[str, float]
    statuses: tuple[int, ...] = (500, 502, 503)
    seconds: float = 0.5
    spared: frozenset[str] = frozenset()

    def draw(self, kind: str) -> InjectedFault | None:
        if kind in self.spared:
            return None
        drawn = self.chance.random()
        for action, odds in self.odds.items():
            drawn -= odds
            if drawn < 0:
                seconds, status = self.chance.uniform(0, self.seconds), self.chance.choice(self.statuses)
                return InjectedFault(kind, action, 1, status, seconds, self.chance.choice(SCOPES))
        return None


class Faults:
    """The list of ordered misfortunes, first come first served, and those that come by chance.

    max_delay: the most seconds that each request and each answer is held up on its way, mostly far fewer, so that they
    overtake each other as on a bad line. watchers: hear of every request as it is `received`, and when it is `done`
    though not yet answered. counts: how often each misfortune happened.
    """

    max_delay = 0.0
    chance = random.Random()  # noqa: S311 - what is late is no secret

    def __init__(self) -> None:
        self._waiting: list[InjectedFault] = []
        self.at_random: RandomFaults | None = None
        self.watchers: list[Callable[[str, str], None]] = []
        self.counts: Counter[str] = Counter()

    def order(self, fault: InjectedFault) -> None:
        if fault.action not in ACTIONS or fault.scope not in SCOPES:
            raise ValueError(f"unknown fault {fault.action!r} {fault.scope!r}; known: {', '.join(ACTIONS + SCOPES)}")
        self._waiting.append(fault)

    def take(self, kind: str) -> InjectedFault | None:
        fault = self._ordered(kind) or (self.at_random.draw(kind) if self.at_random is not None else None)
        if fault is not None:
            self.counts[fault.action] += 1
        return fault

    def _ordered(self, kind: str) -> InjectedFault | None:
        for fault in self._waiting:
            if fault.kind in {kind, "*"}:
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None

    async def delay(self) -> None:
        if self.max_delay:
            await asyncio.sleep(self.chance.random() ** DELAY_SKEW * self.max_delay)

    def tell(self, kind: str, stage: str) -> None:
        for watcher in list(self.watchers):
            watcher(kind, stage)
