"""A deal of Skat as it stands."""

from dataclasses import dataclass
from typing import Final

from engine.actions import Action
from engine.auction import Contest
from engine.cards import Cards
from engine.dealing import Dealt
from engine.games.skat import bock, kontra
from engine.games.skat.contracts import OPEN, ranking_of
from engine.games.skat.giving_up import GivingUp
from engine.games.skat.options import SkatOptions
from engine.games.skat.ramsch import Ramsch
from engine.match import Carried
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Cardplay

NOTHING_GIVEN: Final = GivingUp()


@dataclass(frozen=True, slots=True)
class Exchange:
    """That the opponents exchange cards, or did. number: how many exchanges the one who is asked has begun."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class SkatState:
    """A deal of Skat.

    skat: the two cards that lie aside: as dealt, then as discarded. known: whether the declarer has seen them. words:
    the game declared and its extras. said: all that was spoken before the play. queue: who is still to be asked, where
    that is not the auction. calls: kontra and what answered it; called_at: how many cards everybody held at the last of
    it. ramsch: how a Ramsch stands, or the round of it that a grand from the hand was played in. giving: who gave the
    game up. exchange: how that of the opponents in Revolution stands.
    """

    options: SkatOptions
    dealer: Seat
    dealt: Dealt
    play: Cardplay
    phase: str
    contest: Contest
    skat: Cards
    known: bool = False
    words: tuple[str, ...] = ()
    said: tuple[tuple[Seat, Action], ...] = ()
    queue: tuple[Seat, ...] = ()
    calls: tuple[tuple[Seat, Action], ...] = ()
    called_at: tuple[int, ...] = ()
    ramsch: Ramsch | None = None
    carried: Carried | None = None
    giving: GivingUp = NOTHING_GIVEN
    exchange: Exchange | None = None

    def with_play(self, play: Cardplay, phase: str) -> "SkatState":
        """The state after a card: all else stays, and as it happens thirty times a deal it is copied the quick way."""
        return SkatState(
            self.options, self.dealer, self.dealt, play, phase, self.contest, self.skat, self.known, self.words,
            self.said, self.queue, self.calls, self.called_at, self.ramsch, self.carried, self.giving,
            self.exchange,
        )  # fmt: skip

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.play.hands

    @property
    def declarer(self) -> Seat | None:
        """The auction's winner, once there is one, or who plays grand in a round of Ramsch."""
        if self.ramsch is not None:
            return self.ramsch.soloist
        return self.contest.holder if self.contest.is_over else None

    @property
    def turn(self) -> Seat | None:
        """The one seat the game waits for."""
        if self.phase == "play":
            return self.play.turn
        if self.phase == "auction":
            return self.contest.turn
        if self.phase == "done":
            return None
        return self.queue[0] if self.queue else self.declarer

    @property
    def ranking(self) -> Ranking:
        """The game's ranking; before one is named a hand is sorted as for grand."""
        return ranking_of(self.words)

    @property
    def is_open(self) -> bool:
        """Whether the declarer's cards are to lie open."""
        return not OPEN.isdisjoint(self.words)

    @property
    def times(self) -> int:
        """How many times the deal counts, as far as that does not come from kontra: by Bock, and in Ramsch."""
        if self.ramsch is None:
            return bock.factor(self.options, self.carried)
        inside = self.ramsch.is_round or bock.is_penalty(self.options, self.carried)
        return self.ramsch.times * (1 if inside else bock.factor(self.options, self.carried))

    def may_double(self, seat: Seat) -> bool:
        """Whether a seat may say kontra, or the next word after it, while cards are played.

        Kontra until one's own first card; an answer until one's own next one. What is asked before the play, as it
        always is before cards are laid open, is not said any more.
        """
        options, declarer = self.options, self.declarer
        if options.kontra == "none" or options.kontrawhen == "asked" or declarer is None or self.is_open:
            return False
        if seat not in kontra.may_double(options, declarer, self.words[0], self.said, self.calls):
            return False
        return len(self.hands[seat]) == (self.called_at[seat] if self.calls else 10)
