"""Discord's rate limits: a bucket a route and its channel, guild or webhook, and one for everything together."""

import hashlib
import math
from dataclasses import dataclass

from bot.sandbox.clock import SandboxClock
from bot.sandbox.errors import ApiError

GENEROUS = (1000, 1.0)
BUCKETS = {
    "send": (5, 5.0),
    "edit": (5, 5.0),
    "delete": (5, 1.0),
    "typing": (5, 5.0),
    "open_dm": (10, 10.0),
    "commands_put": (5, 20.0),
    "commands_post": (5, 20.0),
    "webhook": (5, 2.0),
}
GLOBAL = (50, 1.0)
OLD_EDITS = (3, 6.0)
OLD_SECONDS = 3600.0


@dataclass
class RateLimitWindow:
    """How many requests were made until a moment; after it they are counted anew."""

    used: int
    ends: float


class RateLimits:
    """Counts requests and says no when there are too many; switched off it promises plenty instead."""

    def __init__(self, clock: SandboxClock, *, on: bool = True) -> None:
        self.on = on
        self._clock = clock
        self._windows: dict[str, RateLimitWindow] = {}

    def check(self, bucket: str, major: str, *, counted: bool) -> dict[str, str]:
        """The headers of an allowed request; a refused one raises 429 with its own."""
        if not self.on:
            return {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "999", "X-RateLimit-Reset-After": "1.000"}
        limit, seconds = BUCKETS.get(bucket, GENEROUS)
        if counted:
            self._take("global", *GLOBAL, scope="global", headers={})
        name = hashlib.sha256(bucket.encode()).hexdigest()[:32]
        headers = {"X-RateLimit-Bucket": name, "X-RateLimit-Limit": str(limit)}
        return self._take(f"{bucket}:{major}", limit, seconds, scope="user", headers=headers)

    def old_edit(self, channel_id: int, created: float) -> None:
        """Messages older than an hour bear few edits a channel."""
        if self.on and self._clock.now() - created > OLD_SECONDS:
            self._take(f"old:{channel_id}", *OLD_EDITS, scope="old", headers={})

    def _take(self, key: str, limit: int, seconds: float, *, scope: str, headers: dict[str, str]) -> dict[str, str]:
        now = self._clock.now()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            window = self._windows[key] = RateLimitWindow(0, now + seconds)
        if window.used >= limit:
            raise too_many(window.ends - now, scope, headers)
        window.used += 1
        return headers | {
            "X-RateLimit-Remaining": str(max(0, limit - window.used)),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
        }


class TooMany(ApiError):
    """A 429, which brings headers of its own."""

    def __init__(self, code: int, message: str, seconds: float, scope: str, headers: dict[str, str]) -> None:
        whole = str(max(1, math.ceil(seconds)))
        after = round(max(seconds, 0.001), 3)
        extra = {"retry_after": after, "global": scope == "global"}
        super().__init__(429, code, message, extra)
        self.headers = headers | {
            "Retry-After": whole,
            "Via": "1.1 loopback",
            "X-RateLimit-Remaining": "0",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Scope": "shared" if scope == "old" else scope,
        }
        if scope == "global":
            self.headers["X-RateLimit-Global"] = "true"
        if not headers:
            self.headers.pop("X-RateLimit-Remaining")


def too_many(seconds: float, scope: str, headers: dict[str, str]) -> TooMany:
    if scope == "old":
        message = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        return TooMany(30046, message, seconds, scope, headers)
    return TooMany(0, "You are being rate limited.", seconds, scope, headers)
