"""What a puzzle is about, told from the seat's view and the best answer: a lead, drawing trumps, a discard."""

from typing import Final

from engine.actions import Action, CallAce, Declare, Discard, Play, Trump
from engine.cards import Card
from engine.trick import winning_place
from engine.views import View

LEAD: Final = "lead"
TRUMPS: Final = "trumps"
SMEAR: Final = "smear"
TAKE: Final = "take"
DUCK: Final = "duck"
DISCARD: Final = "discard"
BID: Final = "bid"
NAME: Final = "name"
CARD_KINDS: Final = (LEAD, TRUMPS, SMEAR, TAKE, DUCK)
"""To lead a plain suit; to draw trumps; to give one's own side points; to take a trick; to leave it to the others."""
KINDS: Final = (*CARD_KINDS, DISCARD, BID, NAME)
"""And before the play: to lay cards away; to bid, to pick up or not; to name what is played."""


def kind_of(view: View, best: Action) -> str:
    """The kind of a question by what its best answer does."""
    match best:
        case Play(card):
            return _kind_of_card(view, card)
        case Discard():
            return DISCARD
        case Trump() | CallAce() | Declare():
            return NAME
    return BID


def _kind_of_card(view: View, best: Card) -> str:
    ranking, trick = view.ranking, view.trick
    if not trick.cards:
        return TRUMPS if ranking.is_trump(best) else LEAD
    cards = (*trick.cards, best)
    if winning_place(ranking, cards) == len(trick):
        return TAKE
    sides = dict(enumerate(view.sides))
    mine, theirs = (sides.get(seat) for seat in (view.seat or 0, trick.winner(ranking)))
    is_fat = best.points >= 10 or 0 < best.points == max(card.points for card in view.playable)
    return SMEAR if is_fat and mine is not None and mine == theirs else DUCK
