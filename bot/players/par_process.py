"""Par as the bot asks for it: a process that is started when there is a deal to play and ended when there is none."""

from collections.abc import Sequence
from typing import Final, Protocol

from bot.players.finished import FinishedDeal, Wanted
from bot.players.par import ParFound, read_par
from bot.players.worker_process import WorkerFailed, WorkerProcess, command

NICENESS: Final = 19
"""Nobody waits for it."""
COMMAND: Final = command(NICENESS)


class ParFailed(Exception):
    """The process ended, or said something else than par."""


class NoPar(Exception):
    """The deal cannot be played by today's rules."""


class ParPlayer(Protocol):
    """Plays finished deals, one at a time."""

    async def play(self, finished: FinishedDeal) -> ParFound:
        """What each seat gets at par, and how well it played; raises `NoPar` where there is none, and `ParFailed`."""

    async def rest(self) -> None:
        """There is nothing to play for a while."""


class ParProcess:
    """Plays in a process of its own, that stands still while somebody waits for computers.

    That may be a table, and somebody whose deal is being reviewed.
    """

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._worker = WorkerProcess(command)
        self._waiting = {"tables": False, "review": False}

    async def play(self, finished: FinishedDeal) -> ParFound:
        """Have it played; the process is gone if that is not waited for."""
        try:
            said = await self._worker.ask(finished.write(Wanted.PAR))
        except WorkerFailed as failed:
            raise ParFailed(str(failed)) from None
        if said == "changed":
            raise NoPar
        if not isinstance(said, dict):
            raise ParFailed(said if isinstance(said, str) else "rubbish")
        try:
            found = read_par(said)
        except (ValueError, KeyError, TypeError):
            raise ParFailed("rubbish") from None
        if any(len(each) != finished.players for each in (found.values, found.skill or found.values)):
            raise ParFailed("rubbish")
        return found

    async def rest(self) -> None:
        """End the process, whatever it is doing, and wait until it is gone."""
        await self._worker.rest()

    def pause(self, is_to: bool) -> None:
        """Stand still from now on while tables wait for computers, or go on."""
        self._pause("tables", is_to)

    def pause_for_review(self, is_to: bool) -> None:
        """The same while somebody waits for a review."""
        self._pause("review", is_to)

    def _pause(self, why: str, is_to: bool) -> None:
        before = any(self._waiting.values())
        self._waiting[why] = is_to
        if any(self._waiting.values()) != before:
            self._worker.pause(not before)
