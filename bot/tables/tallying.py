"""What a finished deal adds to the sums kept of people: in which spans, whom a seat is credited to, and what it counts
under (side, contract, bid, announcements); and which counts are worth remembering when they are reached.

A count is known by what it counts, in the words of the notation: `side declarer`, `played hearts`, `bid 6` (of who
played by that bid), `offered 6` (the highest bid of whoever made one), `with hand`, `said re`, `solo`; `deal` and
`match` count everything, a lambapea is won by who gave it, and `left` counts the deals that somebody did not stay in.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from engine.actions import Accept, Action, Announce, Bid
from engine.cards import Suit
from engine.outcome import Outcome
from engine.seats import Seat

DEAL, MATCH, LAMBAPEA, SOLO, LEFT = "deal", "match", "lambapea", "solo", "left"
SIDE, PLAYED, BID, OFFERED, WITH, SAID = "side", "played", "bid", "offered", "with", "said"
DECLARER, DEFENDER = "declarer", "defender"
PASSED: Final = "passed"
EXTRAS: Final = ("hand", "open", "blind", "tout")
"""What may be declared beside a contract, as results name it; what was announced stands under `declared`."""
SUITS: Final = {suit.letter: suit.name.lower() for suit in Suit}


@dataclass(frozen=True, slots=True)
class CountedDeal:
    """A deal counts for a seat under a name; points: its side's card points, where they matter."""

    seat: Seat
    what: str
    points: int | None = None


def tallied(outcome: Outcome, actions: Sequence[tuple[Seat, Action]]) -> tuple[CountedDeal, ...]:
    """Everything that a deal counts under, by seat; each name once a seat."""
    is_contest = outcome.kind != PASSED and (outcome.declarer is not None or outcome.won is not None)
    played = (*_sides(outcome), *_contract(outcome, actions)) if is_contest else ()
    return tuple(dict.fromkeys((*played, *_offered(actions), *_announced(actions))))


def _sides(outcome: Outcome) -> Iterator[CountedDeal]:
    for seat, side in enumerate(outcome.sides):
        if side is not None:
            points = None if outcome.side_points is None else outcome.side_points[side]
            yield CountedDeal(seat, f"{SIDE} {DEFENDER if side else DECLARER}", points)


def _contract(outcome: Outcome, actions: Sequence[tuple[Seat, Action]]) -> Iterator[CountedDeal]:
    """What the declarer played, or all of the first side where nobody alone did."""
    declarer, details = outcome.declarer, outcome.details
    kind = SUITS.get(str(details.get("trump")), outcome.kind)
    for seat, side in enumerate(outcome.sides):
        if seat == declarer or (declarer is None and side == 0):
            yield CountedDeal(seat, f"{PLAYED} {kind}")
    if declarer is None:
        return
    yield from (CountedDeal(declarer, f"{WITH} {word}") for word in EXTRAS if details.get(word) is True)
    if details.get("declared"):
        yield CountedDeal(declarer, f"{WITH} {details['declared']}")
    if SOLO in kind.split("-"):
        yield CountedDeal(declarer, SOLO)
    if (bid := _bid(outcome, declarer, actions)) is not None:
        yield CountedDeal(declarer, f"{BID} {bid}")


def _bid(outcome: Outcome, declarer: Seat, actions: Sequence[tuple[Seat, Action]]) -> int | None:
    """What the declarer bid; None where they did not come to it by the highest bid."""
    value = outcome.details.get("bid")
    if isinstance(value, int):
        return value
    bids = [(seat, action.number) for seat, action in actions if isinstance(action, Bid)]
    spoke_later = any(seat == declarer and isinstance(action, Announce) for seat, action in actions)
    return bids[-1][1] if bids and bids[-1][0] == declarer and not spoke_later else None


def _offered(actions: Sequence[tuple[Seat, Action]]) -> Iterator[CountedDeal]:
    """The highest bid of everybody who made one; who holds another's bid bids as much."""
    highest: dict[Seat, int] = {}
    latest: int | None = None
    for seat, action in actions:
        if isinstance(action, Bid):
            latest = action.number
        if latest is not None and (isinstance(action, Bid) or action == Accept("hold")):
            highest[seat] = latest
    return (CountedDeal(seat, f"{OFFERED} {bid}") for seat, bid in highest.items())


def _announced(actions: Sequence[tuple[Seat, Action]]) -> Iterator[CountedDeal]:
    return (CountedDeal(seat, f"{SAID} {action.verb}") for seat, action in actions if isinstance(action, Announce))


@dataclass(frozen=True, slots=True)
class Count:
    """How often something was so, and how it ended. points: card points, added up over `pointed` of these deals."""

    what: str
    deals: int = 0
    won: int = 0
    lost: int = 0
    points: int = 0
    pointed: int = 0

    @property
    def points_a_deal(self) -> float | None:
        """Card points a deal; None where none were counted."""
        return self.points / self.pointed if self.pointed else None

    def grown(self, won: bool | None, points: int | None) -> "Count":
        """With one deal more."""
        return Count(
            self.what,
            self.deals + 1,
            self.won + (won is True),
            self.lost + (won is False),
            self.points + (points or 0),
            self.pointed + (points is not None),
        )


@dataclass(frozen=True, slots=True)
class CountedEnd:
    """What a deal was for one seat: whether it won it, won a game, gave a lambapea; None for neither."""

    won: bool | None
    game_won: bool | None = None
    lambapea: bool | None = None


def counts_of(seat: Seat, ended: CountedEnd, told: Sequence[CountedDeal]) -> list[Count]:
    """One deal of one seat, as counts to be added to what is there."""
    counts = [Count(DEAL).grown(ended.won, None)]
    counts += [
        Count(what).grown(won, None)
        for what, won in ((MATCH, ended.game_won), (LAMBAPEA, ended.lambapea))
        if won is not None
    ]
    return counts + [Count(each.what).grown(ended.won, each.points) for each in told if each.seat == seat]


@dataclass(frozen=True, slots=True)
class Milestone:
    """A count that somebody reached: so many `deals`, or of them `won` or `lost`."""

    what: str
    ending: str
    count: int


COUNTED: Final[Mapping[str, Mapping[str, tuple[int, ...]]]] = {
    DEAL: {"deals": (1, 100, 1000), "won": (10, 100, 1000)},
    MATCH: {"won": (1, 10, 100)},
    LAMBAPEA: {"won": (1, 10), "lost": (1,)},
    SOLO: {"won": (1, 10)},
    SAID: {"won": (1, 10)},
}
"""By the first word of what is counted, which numbers are remembered."""


def reached(count: Count, last: Count) -> Iterator[Milestone]:
    """What a deal brought somebody to; count: with it, last: that deal alone."""
    for ending, numbers in COUNTED.get(count.what.partition(" ")[0], {}).items():
        if getattr(last, ending) and (number := getattr(count, ending)) in numbers:
            yield Milestone(count.what, ending, number)


ALL_TIME: Final = "all"
"""The span that never ends."""
FORM_LENGTH: Final = 10
"""How many deals make somebody's form."""
WON, LOST, NEITHER = "+", "-", "="
"""How a deal ended in somebody's form."""


def season(day: date) -> str:
    """The season a day is in.

    >>> season(date(2026, 11, 23))
    '2026-Q4'
    """
    return f"{day.year}-Q{quarter(day)}"


def quarter(day: date) -> int:
    """Which quarter of its year a day is in, from 1."""
    return (day.month + 2) // 3


def spans_with(day: date) -> tuple[str, str, str]:
    """Every span a deal of that day counts in."""
    return ALL_TIME, season(day), day.isoformat()


@dataclass(frozen=True, slots=True, order=True)
class Contestant:
    """Somebody on the ladder: a person, or all computers of a level."""

    user: int = 0
    level: str = ""

    @property
    def is_computer(self) -> bool:
        """Whether it is a level of computers."""
        return bool(self.level)
