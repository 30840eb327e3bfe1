"""Who tried which puzzle, how hard that makes each, and which one somebody is asked next."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from math import log
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Tries:
    """How many people tried a puzzle, and how many solved it at the first try, which alone counts."""

    tried: int = 0
    solved: int = 0

    @property
    def difficulty(self) -> float:
        """How hard it is: 0 where as many solve it as do not, and where nobody has tried it."""
        return log((self.tried - self.solved + 1) / (self.solved + 1))


@dataclass(frozen=True, slots=True)
class FirstTry:
    """The card somebody chose first, as it is written, and whether it was right."""

    card: str
    is_right: bool


class PuzzleStore(Protocol):
    """What is written down of puzzles. Every method is one transaction; `StorageError` where the database refuses."""

    async def puzzle_tries(self, game: str) -> dict[int, Tries]:
        """By number the puzzles of a game that anybody tried."""

    async def first_tries(self, user: int) -> dict[str, dict[int, FirstTry]]:
        """By game and number what somebody tried; the game they tried last comes last."""

    async def try_puzzle(self, user: int, game: str, number: int, tried: FirstTry, at: datetime) -> FirstTry:
        """Somebody answers a puzzle; their first answer, be it this one or an earlier one, comes back."""


def level_of(mine: Mapping[int, FirstTry], everybody: Mapping[int, Tries]) -> float:
    """How hard the puzzles are of which somebody solves half; 0 for somebody new."""
    if not mine:
        return 0.0
    right = sum(each.is_right for each in mine.values())
    met = sum(everybody.get(number, Tries()).difficulty for number in mine) / len(mine)
    return met + log((right + 1) / (len(mine) - right + 1))


def next_number(numbers: Iterable[int], mine: Mapping[int, FirstTry], everybody: Mapping[int, Tries]) -> int | None:
    """The puzzle nearest to somebody's level that they have not tried, of equal ones the first, if there is one."""
    level, left = level_of(mine, everybody), [number for number in numbers if number not in mine]
    return min(left, key=lambda each: (abs(everybody.get(each, Tries()).difficulty - level), each), default=None)
