"""What happened, in the past tense, each happening with its audience."""

from dataclasses import dataclass, field

from engine.actions import Action
from engine.cards import Cards
from engine.seats import Seat
from engine.trick import Trick


@dataclass(frozen=True, slots=True)
class Received:
    """A seat got cards; those who may not see them hear only how many."""

    seat: Seat
    count: int
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat said or played something, openly.

    others: whether others who were asked the same at the same time had still to answer then.
    """

    seat: Seat
    action: Action
    others: bool = field(default=False, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Gave:
    """Cards went from seat to seat; only the two know which."""

    giver: Seat
    receiver: Seat
    count: int
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class LaidAway:
    """A seat laid cards away; the others hear only how many."""

    seat: Seat
    verb: str
    count: int
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete and went to a seat."""

    seat: Seat
    trick: Trick


Happening = Received | Acted | Gave | LaidAway | TrickTaken


@dataclass(frozen=True, slots=True)
class Event:
    """A happening told to `seats`; all others hear `public`, which may be nothing. The default is silence."""

    told: Happening
    seats: frozenset[Seat] = frozenset()
    public: Happening | None = None

    def heard_by(self, seat: Seat | None) -> Happening | None:
        """What a seat, or a bystander (`None`), learns of it."""
        return self.told if seat in self.seats else self.public


def openly(happening: Happening) -> Event:
    """An event that everyone hears in full."""
    return Event(happening, public=happening)


def received(seat: Seat, cards: Cards) -> Event:
    """Cards came to a seat, face down."""
    return Event(Received(seat, len(cards), cards), frozenset({seat}), Received(seat, len(cards)))


def gave(giver: Seat, receiver: Seat, cards: Cards) -> Event:
    """Cards went face down from one seat to another."""
    public = Gave(giver, receiver, len(cards))
    return Event(Gave(giver, receiver, len(cards), cards), frozenset({giver, receiver}), public)


def laid_away(seat: Seat, verb: str, cards: Cards) -> Event:
    """A seat laid cards away face down."""
    return Event(LaidAway(seat, verb, len(cards), cards), frozenset({seat}), LaidAway(seat, verb, len(cards)))
