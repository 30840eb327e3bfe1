"""How far people have come in lessons: something is kept of each stage that they have begun."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

MOST_STARS: Final = 3
"""What a stage brings that is right at the first try; each wrong answer costs one, but for the last."""


@dataclass(frozen=True, slots=True)
class StageDone:
    """A stage that somebody has begun.

    tried: the wrong answers they gave, a bit for each by its place. stars: 0 as long as they have not found the right
    one; they stay what they were, however often the stage is gone through again.
    """

    tried: int = 0
    stars: int = 0

    def answered(self, place: int, *, is_right: bool) -> "StageDone":
        """After one more answer. The same wrong one counts once, and what is over stays as it is."""
        if self.stars:
            return self
        if is_right:
            return StageDone(self.tried, max(1, MOST_STARS - self.tried.bit_count()))
        return StageDone(self.tried | 1 << place)


Progress = Mapping[str, StageDone]
"""What somebody has begun of a game's stages, by name."""


class LessonStore(Protocol):
    """What is written down of lessons. Every method is one transaction; `StorageError` where the database refuses."""

    async def lessons(self, user: int) -> dict[str, dict[str, StageDone]]:
        """Somebody's progress by game."""

    async def answer_lesson(self, user: int, game: str, stage: str, place: int, *, is_right: bool) -> StageDone:
        """Somebody answered a stage; how it stands now."""

    async def forget_lessons(self, user: int, game: str) -> None:
        """Somebody begins a game's lessons again."""
