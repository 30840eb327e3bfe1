"""What the solver counts: card points, tricks, or whatever else the cards of a trick bring its winner."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Aim:
    """What is counted: what each card brings who takes it, and what each trick does."""

    card: Callable[[Card], int]
    trick: int


def _nothing(_: Card) -> int:
    return 0


def _points(card: Card) -> int:
    return card.points


POINTS: Final = Aim(_points, 0)
TRICKS: Final = Aim(_nothing, 1)
