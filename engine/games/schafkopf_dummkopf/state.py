"""A deal of the Dummkopf's Schafkopf as it stands."""

from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card, Cards
from engine.games.schafkopf_dummkopf.contracts import RANKINGS
from engine.games.schafkopf_dummkopf.options import DummkopfOptions
from engine.ranking import STANDARD, Ranking
from engine.seats import Seat
from engine.trick import Cardplay, PlayRule


@dataclass(frozen=True, slots=True)
class DummkopfState:
    """A deal of this Schafkopf; said is what was spoken before the play.

    kind: what is played, None during the bidding. partner: who shares the declarer's side, known or not. named: the
    card that makes the partner, where one does. extras: `blind` and `tout` as far as declared. blind: what five leave
    for the one who picks; buried: what they laid away for it.
    """

    options: DummkopfOptions
    dealer: Seat
    play: Cardplay
    phase: str = "bid"
    said: tuple[tuple[Seat, Action], ...] = ()
    kind: str | None = None
    declarer: Seat | None = None
    partner: Seat | None = None
    named: Card | None = None
    extras: tuple[str, ...] = ()
    blind: Cards = ()
    buried: Cards = ()
    size: int = 8

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.play.hands

    @property
    def turn(self) -> Seat | None:
        """The one seat the game waits for; in the bidding everybody speaks once."""
        if self.phase == "bid":
            return (self.dealer + 1 + len(self.said)) % len(self.hands)
        if self.phase in ("bury", "name"):
            return self.declarer
        return self.play.turn if self.phase == "play" else None

    @property
    def ranking(self) -> Ranking:
        """The declared game's, else the standard one."""
        return STANDARD if self.kind is None else RANKINGS.get(self.kind, STANDARD)

    @property
    def rule(self) -> PlayRule:
        """Follow suit; with the option also beat the trick."""
        return PlayRule(must_beat=self.options.climb)
