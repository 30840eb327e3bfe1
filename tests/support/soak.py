"""How long the tests marked `soak` go on, and the seed by which a failed run of one is repeated."""

import os
import random
import secrets
import sys
from collections.abc import Container, Iterable
from typing import Any, TypeVar

import pytest

LONG = bool(os.environ.get("SOAK"))
"""Whether this is `make soak`; else the same tests make their point in seconds."""

T = TypeVar("T")


def either(short: T, long: T) -> T:
    """The size of a test in `make test`, and in `make soak`."""
    return long if LONG else short


def seldom(*values: Any) -> Any:
    """A row of a parametrized test which `make test` has no time for and `make soak` plays."""
    return pytest.param(*values, marks=(pytest.mark.thorough, pytest.mark.soak))


def rows(values: Iterable[T], often: Container[T]) -> list[Any]:
    """One row of a parametrized test for each, of which `make test` plays only these."""
    return [value if value in often else seldom(value) for value in values]


def chance(name: str) -> random.Random:
    """Chance for one test: always the same in `make test`, fresh in `make soak`; SEED repeats either."""
    seed = os.environ.get("SEED") or (secrets.token_hex(4) if LONG else name)
    if LONG:
        tell(f"{name}: SEED={seed}")
    return random.Random(f"{name} {seed}")


def tell(line: str) -> None:
    """A line of a long run's figures, printed at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
