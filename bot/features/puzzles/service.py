"""Which puzzle somebody is asked next, by how hard each is and how good they are."""

from collections.abc import Iterable, Mapping
from math import log

from bot.features.puzzles.store import FirstTry, Tries


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
