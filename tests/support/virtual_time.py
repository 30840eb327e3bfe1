"""Tests of what waits, in time that jumps to the next timer: an hour takes no longer than a moment."""

import random
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

from tests.simulation.loop import VirtualLoop

P = ParamSpec("P")


def in_virtual_time(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test on the simulation's loop; where everybody waits for ever it fails instead of hanging."""

    @wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        loop = VirtualLoop(random.Random(0))
        try:
            loop.run_until_complete(test(*args, **named))
        finally:
            loop.close()

    return run
