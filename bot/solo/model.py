"""Deals that one person plays in one seat, with computers in the others, as values; and what differs by their kind.

Such a fork is no table: nobody waits for it, it has no clock and no channel, it counts nowhere, and only who began it
sees it. Between two presses of theirs it is a row in the database; the computers move while a press is answered.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import ClassVar, Final

from bot.tables.model import Seal, Table, TableView
from engine.daily import cut_of_day
from engine.deal import Deal, read_start
from engine.options import Value
from engine.outcome import Outcome, won_by, worth
from engine.seats import Seat
from engine.views import View

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
        return worth(self.score, self.won)


def score_of(outcome: Outcome, seat: Seat) -> Score:
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


POINTS_BELOW: Final = 1000
"""More than the card points of any three packs."""
MOST_POINTS: Final = 240
"""The card points of the largest pack."""


def merit_by_points(outcome: Outcome, seat: Seat) -> int:
    """By what people with the same cards are compared where card points break ties: `merit_of`, and then those.

    A side wants many of them; where everybody plays alone for none, as in a Ramsch or a leaster, few.
    """
    points = score_of(outcome, seat).points
    is_alone = not outcome.sides or outcome.sides[seat] is None
    return merit_of(outcome, seat) * POINTS_BELOW + (MOST_POINTS - points if is_alone else points)


def tricks_of(deal: Deal, seat: Seat) -> str:
    """Whose each trick of a finished deal was: the seat's own side's, or the others'."""
    view, signs = deal.view(seat), []
    sides = deal.outcome.sides if deal.outcome is not None and deal.outcome.sides else (None,) * view.players
    for trick in view.tricks:
        winner = trick.winner(view.ranking)
        is_own = winner == seat or (sides[seat] is not None and sides[winner] == sides[seat])
        signs.append(OWN_TRICK if is_own else OTHERS_TRICK)
    return "".join(signs)


MOST_FORKS: Final = 20
"""How many forks of one person are kept at a time; a new one takes the place of the oldest."""
KEPT_DAYS: Final = 30
"""How long a fork is kept that nobody goes on with."""

Move = tuple[Seat, str]


@dataclass(frozen=True, slots=True)
class FreshDeal:
    """A deal that nobody has played, by the house rules that tables of its game start with, as it was dealt.

    rules: the version of the game's rules. guided: whether each step is explained.
    """

    game: str
    options: Mapping[str, Value]
    players: int
    dealer: Seat
    rules: int
    guided: bool
    seal: Seal = field(repr=False)

    def deal(self) -> Deal:
        """It, cut as by somebody who says nothing; raises `UnusableDeal` where its rules are not played any more."""
        start = read_start(self.game, self.options, self.players, self.dealer, self.seal.pack, version=self.rules)
        return Deal(start).act(*cut_of_day(start))


@dataclass(frozen=True, slots=True)
class Fork:
    """A deal that one person plays on in a seat, from the moment after so many actions since the cut.

    kind: the name of the `SoloKind` that knows the deal, and subject: which one of that kind, by its number there.
    actions: everybody's since that moment. id: 0 until it is stored. guild: 0 where it is no deal of a server. mark:
    what is remembered of a try where nobody has a second one, even if they have themselves deleted. dealt: the fresh
    deal that it is of, where that is written down with it. round: which one, where the subject is several deals that
    are played one after another, from 1.
    """

    id: int
    user: int
    guild: int
    number: int
    step: int
    seat: Seat
    level: str
    kind: str
    actions: tuple[Move, ...] = ()
    subject: int | None = None
    mark: str | None = None
    dealt: FreshDeal | None = None
    round: int = 0


@dataclass(frozen=True, slots=True)
class SourceDeal:
    """A deal that can be played alone.

    deal: its id in the database, where it has one. chance: what all chance of the computers follows from, so that they
    do the same for everybody who does the same. called: what a record calls its players. is_fresh: whether nobody has
    played it before, so that it has no other end. salt: that of its seal. day: when it was dealt, where that is known.
    closes: when nobody can go on any more, and begun_by: before when it has to be begun, where that is earlier.
    rounds: how many deals its subject is, which are played one after another.
    """

    table: Table
    whole: Deal
    digest: str
    number: int
    chance: str = field(repr=False)
    deal: int | None = None
    called: Mapping[int, str] = field(default_factory=dict)
    is_fresh: bool = False
    salt: str = field(default="", repr=False)
    day: date | None = None
    closes: datetime | None = None
    begun_by: datetime | None = None
    rounds: int = 1


@dataclass(frozen=True, slots=True)
class Ends:
    """How a deal ended, and how it ended this time, as everybody saw it: both are over."""

    table: Table
    then: View
    now: View


@dataclass(frozen=True, slots=True)
class ForkSight:
    """A fork as its person may see it; `ends` once it is over. called: what a record calls its players.

    A fresh deal has had no end before: both of its ends are the one it came to. day, closes, rounds: see `SourceDeal`.
    """

    fork: Fork
    sight: TableView
    table: int
    ends: Ends | None = None
    called: Mapping[int, str] = field(default_factory=dict)
    day: date | None = None
    closes: datetime | None = None
    rounds: int = 1

    @property
    def is_guided(self) -> bool:
        return self.fork.dealt is not None and self.fork.dealt.guided


class SoloKind(ABC):
    """What differs from one kind of deal that is played alone to another; a feature hands in its own."""

    name: ClassVar[str]

    @abstractmethod
    async def source(self, fork: Fork) -> SourceDeal:
        """The deal that a fork is of; raises `UserError` or `UnusableDeal` where it cannot be played any more."""

    def check_open(self, source: SourceDeal, *, begins: bool) -> None:
        """Whether it may still be played, or begun; raises `UserError` where it is too late."""
        del source, begins  # most never close

    def score(self, fork: Fork, deal: Deal, outcome: Outcome, seat: Seat) -> Score:
        """What is kept of a finished one."""
        del fork, deal
        return score_of(outcome, seat)

    def on_over(self, fork: Fork) -> None:
        del fork  # most have nobody to tell
