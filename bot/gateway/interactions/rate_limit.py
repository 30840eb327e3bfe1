"""Which interactions came and are being answered: nobody asks so fast that the others have to wait."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from cachetools import TTLCache

from bot.gateway.messages.lifecycle import EditToken
from bot.gateway.messages.transport import TOKEN_SECONDS, Interaction

RATE = 100.0
"""How many interactions a second of one person are heard in the long run; no hand is that quick, a script may be."""

BURST = 200.0
AT_ONCE = 8
"""How many answers to one person may be under way at the same time."""

LOOKUPS = 100.0
"""So many names that are not known yet may one person have looked up at a time: those of a page of deals."""
LOOKUP_RATE = 0.5
"""And so many a second in the long run: each is up to two calls of the bot's fifty."""

TELL_SECONDS = 2.0
MOST = 10_000
HEARD_SECONDS: Final = 60.0
MOST_HEARD: Final = 20_000
MOST_REFUSALS: Final = 5_000

Refusal = tuple[Interaction, EditToken]
"""An interaction that was answered by why something cannot be, and the token that deletes that."""


@dataclass(slots=True)
class TokenBucket:
    """One person's allowance, as it was at a moment, and how many answers to them are under way.

    is_heard: whether their newest interaction was among those allowed.
    """

    moment: float
    allowance: float = BURST
    under_way: int = 0
    told: float = -inf
    is_heard: bool = True


class RateLimit:
    """Counts what each person asks. People who are turned away are told so now and then, not every time.

    now: seconds that never go back.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._buckets: dict[int, TokenBucket] = {}
        self._lookups: TTLCache[int, tuple[float, float]] = TTLCache(MOST, LOOKUPS / LOOKUP_RATE, now)

    def guards(self, take: Callable[[Any], None]) -> Callable[[Any], None]:
        """What takes interactions as Discord sends them, but not the ones too many: these cost next to nothing."""

        def guarded(data: Any) -> None:
            user = int((data.get("member") or data)["user"]["id"])
            if self.hears(user) or self._is_time_to_tell(self._bucket(user)):
                take(data)

        return guarded

    def hears(self, user: int) -> bool:
        """Whether one interaction more of this person is heard now; it counts if so."""
        bucket = self._bucket(user)
        bucket.is_heard = bucket.allowance >= 1.0
        bucket.allowance -= bucket.is_heard
        return bucket.is_heard

    def looks_up(self, user: int) -> bool:
        """Whether one name more may be asked for because of this person; it counts if so."""
        now = self._now()
        allowance, moment = self._lookups.get(user, (LOOKUPS, now))
        allowance = min(LOOKUPS, allowance + (now - moment) * LOOKUP_RATE)
        may = allowance >= 1.0
        self._lookups[user] = allowance - may, now
        return may

    def enter(self, user: int) -> bool:
        """Whether an answer to this person may begin; then `leave` is owed."""
        bucket = self._bucket(user)
        if bucket.under_way >= AT_ONCE or not bucket.is_heard:
            return False
        bucket.under_way += 1
        return True

    def leave(self, user: int) -> None:
        self._buckets[user].under_way -= 1

    def tells(self, user: int) -> bool:
        """Whether it is time to tell somebody that they are too fast; it counts as told if so."""
        bucket = self._bucket(user)
        if not self._is_time_to_tell(bucket):
            return False
        bucket.told = bucket.moment
        return True

    def _is_time_to_tell(self, bucket: TokenBucket) -> bool:
        return bucket.moment - bucket.told >= TELL_SECONDS

    def _bucket(self, user: int) -> TokenBucket:
        now = self._now()
        bucket = self._buckets.get(user)
        if bucket is None:
            if len(self._buckets) >= MOST:
                self._forget(now)
            bucket = self._buckets[user] = TokenBucket(now)
        bucket.allowance = min(BURST, bucket.allowance + (now - bucket.moment) * RATE)
        bucket.moment = now
        return bucket

    def _forget(self, now: float) -> None:
        """A bucket that nobody used for long enough is full again."""
        quiet = BURST / RATE
        gone = [user for user, each in self._buckets.items() if not each.under_way and now - each.moment > quiet]
        for user in gone:
            del self._buckets[user]


class Refusals:
    """What people were refused lately, by person and channel: their next answer there takes its place."""

    def __init__(self) -> None:
        self._told: TTLCache[tuple[int, int], tuple[Refusal, ...]] = TTLCache(MOST_REFUSALS, TOKEN_SECONDS)

    def keep(self, interaction: Interaction, token: EditToken) -> None:
        whose = self._whose(interaction)
        self._told[whose] = (*self._told.get(whose, ()), (interaction, token))

    def take(self, interaction: Interaction) -> list[Refusal]:
        """What was told to those before this interaction, which is answered by now; they are forgotten."""
        told = self._told.pop(self._whose(interaction), ())
        if newer := tuple(each for each in told if each[0].id >= interaction.id):
            self._told[self._whose(interaction)] = newer
        return [each for each in told if each not in newer]

    @staticmethod
    def _whose(interaction: Interaction) -> tuple[int, int]:
        return interaction.user.id, interaction.channel_id or 0


class InteractionTracker:
    """Which interactions came recently, who asks too often, and which answers are under way."""

    def __init__(self, rate_limit: RateLimit) -> None:
        self.rate_limit = rate_limit
        self.refusals = Refusals()
        self._heard: TTLCache[int, bool] = TTLCache(MOST_HEARD, HEARD_SECONDS)
        self._under_way: set[asyncio.Task[Any] | None] = set()

    def is_repeated(self, interaction: int) -> bool:
        """Whether it came before: after a broken connection Discord may send one again."""
        if interaction in self._heard:
            return True
        self._heard[interaction] = True
        return False

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """While an answer is under way the bot does not stop."""
        task = asyncio.current_task()
        self._under_way.add(task)
        try:
            yield
        finally:
            self._under_way.discard(task)

    async def drain(self, seconds: float) -> None:
        """Wait until every answer under way is given, those that begin meanwhile too, at most so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while tasks := [task for task in self._under_way if task is not None]:
                    await asyncio.wait(tasks)
