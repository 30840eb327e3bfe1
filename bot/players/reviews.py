"""What the coach says of a finished deal, in one line of text."""

import json
from dataclasses import asdict, dataclass
from typing import Final

from engine.seats import Seat

EDITION: Final = 2
"""Which coach a review is from; it rises when what is said of the same deal changes."""


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """A choice that somebody had, and what it cost them, in what the game pays.

    step: after how many actions since the cut. chosen, better: actions in the game's notation, empty for silence; they
    are the same where nothing was better. cost: against the best by what they could know. open_better, open_cost:
    against the best with all cards open, None where that is not known. why: which rule of thumb speaks for the better.
    trick: the cards the trick would have become with the better one, in order, empty where none was better.
    """

    step: int
    seat: Seat
    chosen: str
    better: str
    cost: float
    open_better: str | None = None
    open_cost: float | None = None
    why: str = ""
    trick: str = ""

    @property
    def unlucky(self) -> float:
        """What it cost only because of cards that nobody could know of."""
        return round(max(0.0, (self.open_cost or 0.0) - self.cost), 3)


@dataclass(frozen=True, slots=True)
class Review:
    """All moments of a deal, in order. unweighed: by seat how many choices the computer has no opinion on."""

    moments: tuple[ReviewedChoice, ...]
    unweighed: tuple[int, ...]

    def write(self) -> str:
        """As one line of text."""
        return json.dumps({"moments": [list(asdict(each).values()) for each in self.moments], "left": self.unweighed})


def read_review(text: str) -> Review:
    """The reverse; raises `ValueError`, `KeyError` or `TypeError` for anything else."""
    facts = json.loads(text)
    return Review(tuple(ReviewedChoice(*each) for each in facts["moments"]), tuple(facts["left"]))
