"""A deal of Saskop as it stands."""

from dataclasses import dataclass

from engine.actions import Action
from engine.auction import Auction
from engine.cards import Card, Cards, Suit
from engine.errors import demand
from engine.games.saskop.cards import BEFORE_TRUMP, RULES, ranking_for
from engine.games.saskop.options import SaskopOptions
from engine.ranking import Ranking
from engine.seats import Seat, after, opposite
from engine.trick import Cardplay, PlayRule


@dataclass(frozen=True, slots=True)
class SaskopState:
    """A deal of Saskop; `said` is all that was spoken before the play, `shown` the pictures exchanged, by giver.

    style: in which way it was dealt, empty where nobody said. is_dark: diamonds were ordered unseen. pot: strokes that
    ties left to the next winner. offered: who has bid ten and waits for an answer; tens: who has bid it. omale: eldest
    has taken a bid for themselves. challenges: who has challenged the other side's signals. again: cards are to be
    dealt again.
    """

    options: SaskopOptions
    dealer: Seat
    dealt: tuple[Cards, ...]
    play: Cardplay
    phase: str
    auction: Auction
    replay: bool = False
    said: tuple[tuple[Seat, Action], ...] = ()
    shown: tuple[tuple[Seat, Card], ...] = ()
    trump: Suit | None = None
    maker: Seat | None = None
    accepted: tuple[Seat, ...] = ()
    signals: tuple[tuple[Seat, Action], ...] = ()
    blinked: bool = False
    style: str = ""
    is_dark: bool = False
    pot: int = 0
    offered: Seat | None = None
    tens: tuple[Seat, ...] = ()
    omale: bool = False
    challenges: tuple[Seat, ...] = ()
    again: bool = False

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.play.hands

    @property
    def eldest(self) -> Seat:
        """Who sits after the dealer."""
        return after(self.dealer, 4)

    @property
    def turn(self) -> Seat | None:
        """Who is to bid, to name trumps, to answer a ten, to give a card back or to play; an override asks three."""
        if self.phase in ("auction", "announce"):
            return self.auction.turn
        if self.phase == "exchange":
            return opposite(self.shown[-1][0])
        if self.phase == "ten" and self.offered is not None:
            return opposite(self.offered)
        return self.play.turn if self.phase == "play" else None

    @property
    def ranking(self) -> Ranking:
        """The trumps as far as they are known: before a suit is chosen only the pictures."""
        return BEFORE_TRUMP if self.trump is None else ranking_for(self.trump, self.options.six)

    @property
    def rule(self) -> PlayRule:
        """What must be played besides following suit."""
        return RULES[self.options.duty]


def demand_phase(state: SaskopState, *phases: str) -> None:
    """Raise `IllegalAction` unless the deal is in one of these phases."""
    demand(state.phase in phases, "not-now", phase=state.phase)
