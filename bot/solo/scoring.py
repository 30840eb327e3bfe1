"""What a seat got out of a finished deal."""

from dataclasses import dataclass
from typing import Final

from engine.deal import Deal
from engine.outcome import Outcome, won_by, worth
from engine.seats import Seat

OWN_TRICK, OTHERS_TRICK = "+", "-"
WON_BEFORE_POINTS: Final = 1000
"""No deal has so many card points."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat got out of a deal: its score, whether its side won, and its side's card points.

    Of a day's deal alone: tricks, whose each was, by `OWN_TRICK` or `OTHERS_TRICK`, in order; and merit, by which
    people with the same cards are compared.
    """

    score: int | None
    won: bool | None
    points: int
    tricks: str = ""
    merit: int = 0

    @property
    def worth(self) -> int:
        """What it is ordered by."""
        return worth(self.score, self.won)


def score_of(outcome: Outcome, seat: Seat) -> Score:
    """What a seat got out of a finished deal."""
    side = outcome.sides[seat] if outcome.sides else None
    points = outcome.points[seat] if side is None or outcome.side_points is None else outcome.side_points[side]
    return Score(outcome.scores[seat] if outcome.scores is not None else None, won_by(outcome, seat), points)


def merit_of(outcome: Outcome, seat: Seat) -> int:
    """By what people with the same cards are compared: what the game pays the seat more than each other one, in sum.

    So it tells also how much somebody let the others have. Where nothing is scored, who won goes before who lost, and
    then the card points tell.
    """
    if outcome.scores is not None:
        return sum(outcome.scores[seat] - score for score in outcome.scores)
    made = score_of(outcome, seat)
    return made.worth * WON_BEFORE_POINTS + made.points


def tricks_of(deal: Deal, seat: Seat) -> str:
    """Whose each trick of a finished deal was: the seat's own side's, or the others'."""
    view, signs = deal.view(seat), []
    sides = deal.outcome.sides if deal.outcome is not None and deal.outcome.sides else (None,) * view.players
    for trick in view.tricks:
        winner = trick.winner(view.ranking)
        is_own = winner == seat or (sides[seat] is not None and sides[winner] == sides[seat])
        signs.append(OWN_TRICK if is_own else OTHERS_TRICK)
    return "".join(signs)
