"""Simulated deals on disk, so that slices add up and what was played or valued once is never so again."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from tests.bench.ladders.simulated import Duplicate, Played, Valued


class Numbered(Protocol):
    """What is told of one deal."""

    @property
    def number(self) -> int:
        """Which deal."""


Told = TypeVar("Told", bound=Numbered)


class Kept(Generic[Told]):
    """What is told of deals, a line each, by their numbers; without a folder it is kept in memory alone."""

    def __init__(self, path: Path | None, read: Callable[..., Told]) -> None:
        self._path = path
        lines = path.read_text().splitlines() if path is not None and path.exists() else []
        found = [read(**{name: _tuples(each) for name, each in json.loads(line).items()}) for line in lines]
        self.by_number: dict[int, Told] = {each.number: each for each in found}

    def add(self, made: Iterable[Told]) -> None:
        """Write each down as soon as it is made."""
        for each in made:
            self.by_number[each.number] = each
            if self._path is not None:
                with self._path.open("a") as file:
                    file.write(json.dumps(asdict(each), separators=(",", ":")) + "\n")

    def missing(self, numbers: Iterable[int]) -> Iterator[int]:
        """Those of which nothing is told yet."""
        return (number for number in numbers if number not in self.by_number)


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


KINDS: Final[dict[str, Callable[..., Any]]] = {"deals": Played, "choices": Valued, "strengths": Duplicate}


def kept(folder: Path | None, game: str, kind: str) -> Kept[Any]:
    """What is kept of a game: deals, what their choices show, or by which deals strengths are found."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    return Kept(None if folder is None else folder / f"{game}-{kind}.jsonl", KINDS[kind])
