"""What the coach is asked of a finished deal, and what it answers; both as one line of text."""

import json
from dataclasses import asdict, dataclass
from typing import Final

from bot.players.par import ParQuestion, read_question
from engine.actions import read_action
from engine.deal import Deal
from engine.seats import Seat

EDITION: Final = 2
"""Which coach a review is from; it rises when what is said of the same deal changes."""
ACTIONS: Final = "actions"
"""What stands in a question for the coach and in no other."""


@dataclass(frozen=True, slots=True)
class ReviewQuestion:
    """A finished deal and all that was done in it."""

    deal: ParQuestion
    actions: tuple[tuple[Seat, str], ...]

    def whole(self) -> Deal:
        """The deal as it was played; raises `UnusableDeal`, `IllegalAction` or `Unreadable` where it cannot be."""
        deal = Deal(self.deal.start())
        for seat, text in self.actions:
            deal = deal.act(seat, read_action(text))
        return deal

    def write(self) -> str:
        """As one line of text."""
        return json.dumps({"deal": self.deal.write(), ACTIONS: self.actions})


def is_review_question(text: str) -> bool:
    """Whether a line asks for a review; raises `ValueError` if it is no question at all."""
    facts = json.loads(text)
    return isinstance(facts, dict) and ACTIONS in facts


def read_review_question(text: str) -> ReviewQuestion:
    """The reverse of writing; raises `ValueError` or `KeyError` for anything else."""
    facts = json.loads(text)
    return ReviewQuestion(read_question(facts["deal"]), tuple((seat, action) for seat, action in facts[ACTIONS]))


@dataclass(frozen=True, slots=True)
class Moment:
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

    moments: tuple[Moment, ...]
    unweighed: tuple[int, ...]

    def write(self) -> str:
        """As one line of text."""
        return json.dumps({"moments": [list(asdict(each).values()) for each in self.moments], "left": self.unweighed})


def read_review(text: str) -> Review:
    """The reverse; raises `ValueError`, `KeyError` or `TypeError` for anything else."""
    facts = json.loads(text)
    return Review(tuple(Moment(*each) for each in facts["moments"]), tuple(facts["left"]))
