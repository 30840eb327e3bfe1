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


@dataclass(frozen=True, slots=True)
class Contest:
    """Bidding of two at a time: one names numbers, the other holds them or passes; who is left meets the next.

    holder: who answers. bidder: who bids against them, None once nobody is left to. coming: who bids after that.
    asked: whether the last bid is still to be answered. high is 0 until somebody bids. reopens: whether who was out
    may answer the last of those coming, once the other has passed; back: who that is.
    """

    holder: Seat
    bidder: Seat | None
    coming: tuple[Seat, ...] = ()
    high: int = 0
    asked: bool = False
    reopens: bool = False
    back: Seat | None = None

    @property
    def turn(self) -> Seat:
        """Who is to speak: the holder to answer a bid, or when nobody else is left to bid; else the bidder."""
        return self.holder if self.asked or self.bidder is None else self.bidder

    @property
    def is_over(self) -> bool:
        """Whether one is left who has bid or held a bid."""
        return self.bidder is None and self.high > 0

    def with_bid(self, number: int) -> "Contest":
        """Whose turn it is names a number; the last one left has it with that."""
        asked = self.bidder is not None
        return Contest(self.holder, self.bidder, self.coming, number, asked, self.reopens, self.back)

    def with_hold(self) -> "Contest":
        """The holder keeps up with the bid."""
        return Contest(self.holder, self.bidder, self.coming, self.high, False, self.reopens, self.back)

    def with_pass(self) -> "Contest":
        """One of the two is out; the other meets the next in turn as the holder, or who was out before."""
        if self.asked and self.back is not None:
            return Contest(self.back, self.bidder, (), self.high, asked=True)
        left, gone = self.holder, self.bidder
        if self.asked and self.bidder is not None:
            left, gone = self.bidder, self.holder
        back = gone if self.reopens and self.coming else None
        return Contest(
            left, self.coming[0] if self.coming else None, self.coming[1:], self.high, reopens=self.reopens, back=back
        )
