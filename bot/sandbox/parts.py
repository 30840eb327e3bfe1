"""The parts of a loopback Discord, built and joined in one place."""

from bot.sandbox.clock import SandboxClock
from bot.sandbox.commands import Commands
from bot.sandbox.emojis import Emojis
from bot.sandbox.faults import Faults
from bot.sandbox.feed import Feed
from bot.sandbox.gateway import IDENTIFY_SECONDS, Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.messages import Messages
from bot.sandbox.rate_limits import RateLimits
from bot.sandbox.recorder import Recorder
from bot.sandbox.world import SandboxWorld

TOKEN = "loopback.token.not-a-secret"  # noqa: S105 — it opens nothing but this loopback


class LoopbackParts:
    """World, clock and services of one loopback."""

    def __init__(self, clock: SandboxClock, *, limits: bool, max_concurrency: int = 1) -> None:
        self.clock = clock
        self.world = SandboxWorld(clock)
        self.feed = Feed()
        self.faults = Faults()
        self.recorder = Recorder()
        self.limits = RateLimits(clock, on=limits)
        rest = IDENTIFY_SECONDS if limits else 0.0
        self.gateway = Gateway(self.world, TOKEN, max_concurrency=max_concurrency, rest=rest)
        self.gateway.told = self._tell_of_bot
        self.commands = Commands(self.world, clock)
        self.emojis = Emojis(clock, self.world)
        self.messages = Messages(self.world, clock, self.gateway, self.feed)
        self.messages.check_parts = self.emojis.check_parts
        self.interactions = Interactions(self.world, clock, self.gateway, self.feed, self.messages)

    @property
    def token(self) -> str:
        return self.gateway.token

    def _tell_of_bot(self) -> None:
        self.feed.publish([person.id for person in self.world.people()], "bot", shards=len(self.gateway.live()))
