"""All house rules of a table in a few letters, as custom ids have room for: a number with a digit for each of them.

Before it stand letters that say which rules, with which values in which order, it was written by: after a change of
them what an older message says is known to be old, and is never read as something else.
"""

from collections.abc import Mapping
from math import prod
from typing import Any, Final
from zlib import crc32

from engine.games import GAMES
from engine.options import Value, allowed_values

LETTERS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
MARK: Final = 3
"""How many letters say by which rules it was written."""


def write_options(game: str, options: Mapping[str, Value]) -> str:
    """House rules as letters; one that a table lacks, or whose value is no longer there, as first listed."""
    return options_code(GAMES[game].options, options)


def read_options_code(game: str, text: str) -> dict[str, Value] | None:
    """The house rules that were written so; None where they were written by others, or not at all."""
    return options_of_code(GAMES[game].options, text)


def options_code(declared: type[Any], options: Mapping[str, Value]) -> str:
    """The same for any options; every code of a game is of one length."""
    number = 0
    for name, values in allowed_values(declared).items():
        chosen = options.get(name)
        number = number * len(values) + (values.index(chosen) if chosen in values else 0)
    return _mark(declared) + _letters(number, _length(declared))


def options_of_code(declared: type[Any], text: str) -> dict[str, Value] | None:
    mark, digits, allowed = text[:MARK], text[MARK:], allowed_values(declared)
    if mark != _mark(declared) or len(digits) != _length(declared) or not set(digits) <= set(LETTERS):
        return None
    number = 0
    for letter in digits:
        number = number * len(LETTERS) + LETTERS.index(letter)
    found: dict[str, Value] = {}
    for name, values in reversed(allowed.items()):
        number, at = divmod(number, len(values))
        found[name] = values[at]
    return None if number else {name: found[name] for name in allowed}


def _letters(number: int, length: int) -> str:
    found = ""
    for _ in range(length):
        number, at = divmod(number, len(LETTERS))
        found = LETTERS[at] + found
    return found


def _length(declared: type[Any]) -> int:
    """How many letters the last of all combinations needs."""
    most, length = prod(map(len, allowed_values(declared).values())) - 1, 0
    while most:
        most, length = most // len(LETTERS), length + 1
    return length


def _mark(declared: type[Any]) -> str:
    return _letters(crc32(repr(allowed_values(declared)).encode()), MARK)
