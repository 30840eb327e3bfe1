"""Goes through every order in which things can happen, each state once, the shortest way to it first."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

W = TypeVar("W", bound=Hashable)
Move = tuple[str, Callable[[], W]]
MOST_REST = 150
"""How many events at most lead from any state to rest once nothing bad happens any more."""


@dataclass(slots=True)
class Explorer(Generic[W]):
    """Looks for a state that must not be.

    moves: all that can happen next, by name. settle: what does if all goes well, None at rest. check: whether a state
    is as it must be; check_rest: whether one at rest is. Each of them may raise `AssertionError`.
    """

    moves: Callable[[W], Iterable[Move[W]]]
    settle: Callable[[W], Move[W] | None]
    check: Callable[[W], None]
    check_rest: Callable[[W], None]
    numbers: dict[W, int] = field(default_factory=dict)
    parents: dict[int, tuple[W, str]] = field(default_factory=dict)
    rested: set[int] = field(default_factory=set)

    def explore(self, start: W, depth: int) -> int:
        """Every state within so many events of the start; from each, things come right. How many there were."""
        layer = [start]
        self.parents[self._number(start)] = start, ""
        for _ in range(depth):
            layer = [after for world in layer for after in self._follow(world)]
        for world in layer:
            self._come_to_rest(world)
        return len(self.parents)

    def _number(self, world: W) -> int:
        """Equal states have one number; asked for once each, as their hash takes longer than their making."""
        return self.numbers.setdefault(world, len(self.numbers))

    def _follow(self, world: W) -> list[W]:
        """The states that are reached from this one first; what follows if all goes well is among them."""
        if self.settle(world) is None:
            self._come_to_rest(world)
        reached = []
        for name, move in self.moves(world):
            try:
                after = move()
                number = self._number(after)
                if number not in self.parents:
                    self.parents[number] = world, name
                    self.check(after)
                    reached.append(after)
            except AssertionError as error:
                raise AssertionError(f"{self._story(world)}\n{name}: {error}") from error
        return reached

    def _come_to_rest(self, world: W) -> None:
        """What follows if nothing bad happens any more ends soon, and ends well."""
        way: list[tuple[str, W]] = []
        passed, at = [self._number(world)], world
        try:
            while passed[-1] not in self.rested:
                assert len(way) < MOST_REST, "this never comes to rest"
                follows = self.settle(at)
                if follows is None:
                    self.check_rest(at)
                    break
                at = follows[1]()
                way.append((follows[0], at))
                passed.append(self._number(at))
                self.check(at)
        except AssertionError as error:
            told = "".join(f"\n    then {name}: {each}" for name, each in way[:12])
            raise AssertionError(f"{self._story(world)}{told}\n{error}") from error
        self.rested.update(passed)

    def _story(self, world: W) -> str:
        """How a state was reached."""
        steps = []
        parent, name = self.parents[self._number(world)]
        while name:
            steps.append(f"{name}: {world}")
            world = parent
            parent, name = self.parents[self._number(world)]
        return "\n".join([f"start: {world}", *reversed(steps)])
