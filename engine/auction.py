"""Bidding in turn: each bid above the last, who passes is out, the last one left has it."""

from dataclasses import dataclass

from engine.seats import Seat, after


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction as it stands; `high` is 0 and `bidder` None until somebody bids."""

    players: int
    turn: Seat
    high: int = 0
    bidder: Seat | None = None
    spoken: frozenset[Seat] = frozenset()
    passed: frozenset[Seat] = frozenset()

    @property
    def is_over(self) -> bool:
        """Whether everybody passed, or all but a bidder."""
        return len(self.passed) == self.players or (self.bidder is not None and len(self.passed) == self.players - 1)

    def with_bid(self, number: int) -> "Auction":
        """The seat in turn bids."""
        spoken = self.spoken | {self.turn}
        return Auction(self.players, self._next(self.passed), number, self.turn, spoken, self.passed)

    def with_pass(self) -> "Auction":
        """The seat in turn passes and is out."""
        spoken, passed = self.spoken | {self.turn}, self.passed | {self.turn}
        return Auction(self.players, self._next(passed), self.high, self.bidder, spoken, passed)

    def _next(self, passed: frozenset[Seat]) -> Seat:
        seat = after(self.turn, self.players)
        while seat in passed and seat != self.turn:
            seat = after(seat, self.players)
        return seat
