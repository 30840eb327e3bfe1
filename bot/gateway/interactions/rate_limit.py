"""The rate limit: everybody may ask as fast as fingers can, and nobody so fast that the others have to wait."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any

RATE = 100.0
"""So many interactions a second of one person are heard in the long run; no hand is that quick, a script may be."""

BURST = 200.0
AT_ONCE = 8
"""So many answers to one person are under way at the same time."""

TELL_SECONDS = 2.0
MOST = 10_000


@dataclass(slots=True)
class Visitor:
    """One person's allowance, as it was at a moment, and how many of their answers are under way.

    is_heard: whether their newest interaction was among those allowed.
    """

    moment: float
    allowance: float = BURST
    under_way: int = 0
    told: float = -inf
    is_heard: bool = True


class RateLimit:
    """Counts what each person asks. Who is turned away is told so now and then, not every time.

    now: seconds that never go back.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._visitors: dict[int, Visitor] = {}

    def guards(self, take: Callable[[Any], None]) -> Callable[[Any], None]:
        """What takes interactions as Discord sends them, but not the ones too many: these cost next to nothing."""

        def guarded(data: Any) -> None:
            user = int((data.get("member") or data)["user"]["id"])
            if self.hears(user) or self._is_time_to_tell(self._visitor(user)):
                take(data)

        return guarded

    def hears(self, user: int) -> bool:
        """Whether one interaction more of this person is heard now; it counts if so."""
        visitor = self._visitor(user)
        visitor.is_heard = visitor.allowance >= 1.0
        visitor.allowance -= visitor.is_heard
        return visitor.is_heard

    def enter(self, user: int) -> bool:
        """Whether an answer to this person may begin; then `leave` is owed."""
        visitor = self._visitor(user)
        if visitor.under_way >= AT_ONCE or not visitor.is_heard:
            return False
        visitor.under_way += 1
        return True

    def leave(self, user: int) -> None:
        """An answer is given."""
        self._visitors[user].under_way -= 1

    def tells(self, user: int) -> bool:
        """Whether it is time to tell somebody that they are too fast; it counts as told if so."""
        visitor = self._visitor(user)
        if not self._is_time_to_tell(visitor):
            return False
        visitor.told = visitor.moment
        return True

    def _is_time_to_tell(self, visitor: Visitor) -> bool:
        return visitor.moment - visitor.told >= TELL_SECONDS

    def _visitor(self, user: int) -> Visitor:
        now = self._now()
        visitor = self._visitors.get(user)
        if visitor is None:
            if len(self._visitors) >= MOST:
                self._forget(now)
            visitor = self._visitors[user] = Visitor(now)
        visitor.allowance = min(BURST, visitor.allowance + (now - visitor.moment) * RATE)
        visitor.moment = now
        return visitor

    def _forget(self, now: float) -> None:
        """A person who has been quiet long enough is as good as new."""
        quiet = BURST / RATE
        gone = [user for user, each in self._visitors.items() if not each.under_way and now - each.moment > quiet]
        for user in gone:
            del self._visitors[user]
