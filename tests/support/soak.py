"""How long tests go on that could go on for ever, and the seed by which a failed run of one is repeated."""

import os
import random
import secrets
import sys
from collections.abc import Container, Iterable
from typing import Any, TypeVar

import pytest

LONG = bool(os.environ.get("LONG"))
"""Whether this is the long run of `make simulate`; else the same tests make their point in seconds."""

T = TypeVar("T")


def either(short: T, long: T) -> T:
    """The size of a test in `make test`, and in `make simulate`."""
    return long if LONG else short


def seldom(*values: Any) -> Any:
    """A row of a parametrized test which `make test` has no time for."""
    return pytest.param(*values, marks=pytest.mark.thorough)


def rows(values: Iterable[T], often: Container[T]) -> list[Any]:
    """One row of a parametrized test for each, of which `make test` plays only these."""
    return [value if value in often else seldom(value) for value in values]


def chance(name: str) -> random.Random:
    """Chance for one test: always the same in `make test`, fresh in `make simulate`; SEED repeats either."""
    seed = os.environ.get("SEED") or (secrets.token_hex(4) if LONG else name)
    if LONG:
        tell(f"{name}: SEED={seed}")
    return random.Random(f"{name} {seed}")


def tell(line: str) -> None:
    """A line of a long run's figures."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
