"""Par of every finished deal: found one deal after another, the newest first, while nothing else is to be done."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from bot.errors import StorageError
from bot.players.finished import FinishedDeal
from bot.players.worker import ParProcess, RulesChanged, WorkerFailed
from bot.ports import Clock
from bot.tables.attribution import RatedChoice
from bot.tables.changes import Change, ChangeFeed
from bot.tables.stored import StoredDeal
from bot.tasks import cancel_and_wait, in_background
from engine.games import GAMES
from engine.seats import Seat

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 30.0
"""How soon something that failed is tried again."""
LINGER_SECONDS: Final = 30.0
"""How long a player waits for another deal before it is sent away."""
MAX_ATTEMPTS: Final = 2
"""How often a deal may make its player fail before it is left without par."""

KNOWN: Final = "known"
OLDER: Final = "older-rules"
CHANGED: Final = "changed"
FAILED: Final = "failed"


@dataclass(frozen=True, slots=True)
class Par:
    """What a finished deal brings each seat at par; where it has none, why: older rules, a changed game, a failure.

    columns: which seats share a column of the score sheet, and so their strength. choices: all that there were, and
    what they showed. standings: after how many actions what each seat was to get; left: how many choices each may still
    have had where the deal was ended.
    """

    deal: int
    values: tuple[float, ...] | None
    why: str = KNOWN
    choices: tuple[RatedChoice, ...] = ()
    standings: Mapping[int, tuple[float, ...]] = field(default_factory=dict)
    left: tuple[int, ...] = ()
    columns: tuple[tuple[Seat, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class UnratedDeal:
    """A deal that has no par yet. changes: after how many actions somebody else began to choose for a seat."""

    stored: StoredDeal
    changes: tuple[int, ...] = ()

    def finished(self) -> FinishedDeal:
        """As it is asked about, as far as it says how people play; raises as `as_finished` does."""
        whole, until = as_finished(self.stored), self.stored.counted_until
        if until is None:
            return replace(whole, moments=self.changes)
        moments = (*(each for each in self.changes if each < until), until)
        return replace(whole, actions=whole.actions[:until], moments=moments, is_over=False)


class ParStore(Protocol):
    """Finished deals that have no par yet. Raises `StorageError` where the database refuses."""

    async def without_par(self) -> UnratedDeal | None:
        """The newest deal that is over, says how people play, and has neither par nor a reason to have none."""

    async def count_without_par(self) -> int:
        """How many of them there are."""

    async def save_par(self, par: Par) -> None:
        """Store it, once; what it says of those who played goes into their ratings."""


def as_finished(stored: StoredDeal) -> FinishedDeal:
    """A deal as it is asked about; raises `RulesChanged` with the reason where today's rules are not those it had."""
    rules = GAMES.get(stored.game)
    if rules is None or not stored.actions:
        raise RulesChanged(CHANGED)
    if rules.rules_version != stored.rules_version:
        raise RulesChanged(OLDER)
    return FinishedDeal(
        stored.game, stored.options, len(stored.seats), stored.dealer, stored.seal.pack, stored.carried,
        tuple(stored.actions), stored.seal.digest,
    )  # fmt: skip


class Pars:
    """Finds par for what is stored; it holds no state a restart would miss."""

    def __init__(
        self, store: ParStore, player: ParProcess, changes: ChangeFeed, clock: Clock,
        tell: Callable[[int], None] = lambda _: None,
    ) -> None:  # fmt: skip
        """tell: how many deals wait for their par, whenever that is counted."""
        self._store, self._player, self._changes, self._clock, self._tell = store, player, changes, clock, tell
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failed: tuple[int, int] = (0, 0)

    def start(self) -> None:
        """Begin with what is stored, and hear of what ends."""
        self._changes.subscribe(self._hear)
        self._task = in_background(self._run(), "pars")

    async def stop(self) -> None:
        """Leave the rest for the next start."""
        self._changes.unsubscribe(self._hear)
        await cancel_and_wait(self._task)
        await self._player.rest()

    def _hear(self, change: Change) -> None:
        if change.kind in {"result", "skipped", "annulled", "closed"}:
            self._wake.set()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                self._tell(await self._store.count_without_par())
                unrated = await self._store.without_par()
                if unrated is None:
                    await self._rest()
                elif (par := await self._found(unrated)) is not None:
                    await self._store.save_par(par)
            except StorageError as error:
                log.warning("par has to wait: %s", error)
                await self._clock.sleep_until(self._clock.monotonic() + RETRY_SECONDS)

    async def _rest(self) -> None:
        """Wait for a deal to end; the player is sent away where that takes long."""
        try:
            async with asyncio.timeout(LINGER_SECONDS):
                await self._wake.wait()
        except TimeoutError:
            await self._player.rest()
            await self._wake.wait()

    async def _found(self, unrated: UnratedDeal) -> Par | None:
        """A deal's par, or why there is none; None where it is to be tried again."""
        stored = unrated.stored
        try:
            asked = unrated.finished()
            found = await self._player.play(asked)
        except RulesChanged as reason:
            return Par(stored.id, None, str(reason) or CHANGED)
        except WorkerFailed as error:
            deal, before = self._failed
            self._failed = stored.id, before + 1 if deal == stored.id else 1
            log.warning("the par of deal %s failed: %s", stored.id, error)
            if self._failed[1] >= MAX_ATTEMPTS:
                return Par(stored.id, None, FAILED)
            await self._clock.sleep_until(self._clock.monotonic() + RETRY_SECONDS)
            return None
        return Par(
            stored.id,
            found.values,
            choices=tuple(RatedChoice(each.number, each.seat, each.shown) for each in found.choices),
            standings=dict(zip(asked.moments, found.standings, strict=True)),
            left=found.left,
            columns=GAMES[stored.game].columns(len(stored.seats)),
        )
