"""In place of the painting process: a few bytes that tell scenes apart, some milliseconds later, if all goes well."""

import asyncio
import random
from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Any

from bot.render.paint_process import PaintingError, Priority

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (320).to_bytes(4) + (200).to_bytes(4)


class Brush:
    """Paints scenes by numbering them; several bots after each other share one, so equal scenes look alike for ever.

    What a bot is told runs as a part of it, so that nothing is told to one that is dead.
    mood: `well`, `fails` (each picture is refused), `hangs` (nothing is ever told) or `dies` (begun, then refused).
    """

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.is_well = True
        self._changed: list[tuple[Callable[[bool], None], Context]] = []
        self._mood = "well"
        self._hanging: list[tuple[Any, Any, Context]] = []
        self.numbers: dict[Any, int] = {}
        self.painted = 0
        self.failed = 0

    @property
    def mood(self) -> str:
        """How it is with it."""
        return self._mood

    @mood.setter
    def mood(self, mood: str) -> None:
        self._mood = mood
        self.is_well = mood in {"well", "hangs"}
        if mood == "well":
            hanging, self._hanging = self._hanging, []
            for scene, tell, context in hanging:
                context.run(self.ask, scene, tell, Priority.LATER)
        for told, context in self._changed:
            asyncio.get_running_loop().call_soon(told, self.is_well, context=context)

    @property
    def on_change(self) -> Callable[[bool], None]:
        """Who is told when it gets well or ill."""
        return self._changed[-1][0]

    @on_change.setter
    def on_change(self, told: Callable[[bool], None]) -> None:
        self._changed.append((told, copy_context()))

    def picture(self, scene: Any) -> bytes:
        """What a scene looks like."""
        return PNG + self.numbers.setdefault(scene, len(self.numbers)).to_bytes(8)

    def ask(self, scene: Any, tell: Any, priority: Priority) -> None:
        """Tell the picture as PNG, or why there is none."""
        loop, seconds = asyncio.get_running_loop(), self.chance.random() * 0.02 * (1 + (priority is Priority.LATER))
        if self.mood == "well":
            self.painted += 1
            loop.call_later(seconds, tell, self.picture(scene))
            return
        self.failed += 1
        if self.mood == "hangs":
            self._hanging.append((scene, tell, copy_context()))
        else:
            loop.call_later(seconds if self.mood == "fails" else 2.0, tell, PaintingError("no paint left"))

    def prioritise(self, scene: Any, priority: Priority) -> None:
        """All scenes are equally quick."""

    def deprioritise(self, scene: Any) -> None:
        """Nobody waits for it any more."""

    async def start(self) -> None:
        """Be ready."""

    async def close(self) -> None:
        """Paint nothing more."""
