"""Ending tasks that run on their own."""

import asyncio
from typing import Any

AGAIN_SECONDS = 0.5


async def cancel_and_wait(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel all of these until they are over, and ignore what they raise; None is one that was never begun.

    Once is not enough for a task that goes on after errors: a connection that breaks while it is being left
    raises an error of its own in place of the cancellation.
    """
    begun = [task for task in tasks if task is not None]
    going = {task for task in begun if not task.done()}
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=AGAIN_SECONDS)
    await asyncio.gather(*begun, return_exceptions=True)
