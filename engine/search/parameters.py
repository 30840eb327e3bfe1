"""What a game tells search: what is counted, and how its players choose among cards; read without compiled code."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.cards import Card

Weights = tuple[float, float, float, float, float, float, float]
"""By trait of a card: card points in tens, its place among those of its suit still out from 0 to 1, the highest of
them, a trump, a plain ace, a plain ten, the place again for trumps."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How the players of a game choose among the cards the rules allow.

    leads: by whether the declarer's side leads. beats, below: cards that beat what lies and others, by whether it lies
    with one's own side, and by how many cards lie.
    """

    leads: Mapping[bool, Weights]
    beats: Mapping[tuple[bool, int], Weights]
    below: Mapping[tuple[bool, int], Weights]


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
