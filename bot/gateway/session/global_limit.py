"""Discord's global limit, which ends for everybody though the request that was told of it is given up.

The library holds all requests while the one that was told of the limit sleeps, and lets them go when that wakes up. One
that is cancelled in its sleep never does, and every later request would wait for ever.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

SECONDS: Final = 1.0
"""Discord counts requests by the second; where it wants a longer pause, whoever asks next is told so anew."""

P = ParamSpec("P")
T = TypeVar("T")


class GlobalLimit(asyncio.Event):
    """Set while requests may be made, in place of the library's own event of that meaning."""

    def __init__(self) -> None:
        super().__init__()
        self._told: asyncio.Task[object] | None = None
        self.set()

    def clear(self) -> None:
        """Hold all requests; whose request was told so is remembered."""
        self._told = asyncio.current_task()
        super().clear()

    def outlives(self, request: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
        """The same request, after which the others are let go even where it is cancelled."""

        @wraps(request)
        async def whole(*args: P.args, **named: P.kwargs) -> T:
            try:
                return await request(*args, **named)
            except asyncio.CancelledError:
                told = asyncio.current_task()
                if told is self._told and not self.is_set():
                    asyncio.get_running_loop().call_later(SECONDS, self._let_go, told)
                raise

        return whole

    def _let_go(self, told: asyncio.Task[object] | None) -> None:
        if told is self._told:
            self.set()
