"""How people choose among the cards they may play, in numbers that can be loaded without the compiled search."""

from collections.abc import Mapping
from dataclasses import dataclass

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
