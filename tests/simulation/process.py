"""The bot as a program of the simulation's loop, with as much of a process as is needed: start, stop, kill."""

import asyncio
import logging
import signal

from bot import app
from bot.config import BotSettings
from tests.simulation.loop import Program, VirtualLoop


class Process:
    """One life of the bot; `ended` is done when it is over, with its exit status."""

    def __init__(self, loop: VirtualLoop, settings: BotSettings, number: int) -> None:
        self.loop = loop
        self.program = Program("bot", number)
        self.ended = loop.create_future()
        self.is_ending = False
        self.task = loop.create_task(app.run(settings), name="the bot", context=self.program.context())
        self.task.add_done_callback(self._over)

    @property
    def is_alive(self) -> bool:
        return not self.ended.done()

    def _over(self, task: "asyncio.Task[None]") -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logging.getLogger("simulation").error("The bot ended on an error.", exc_info=error)
        self._end(0 if error is None else 1)

    def _end(self, status: int) -> None:
        if not self.ended.done():
            self.ended.set_result(status)

    def stop(self) -> None:
        """Ask it to end."""
        if self.is_alive:
            self.is_ending = True
            self.program.signals[signal.SIGTERM]()

    def kill(self) -> None:
        """Its last moment was the one before."""
        if self.is_alive:
            self.loop.kill(self.program)
            self._end(-9)
