"""How a deal ended, and how its tricks become numbers."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.cards import card_points
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Trick


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished deal in the terms all games share; what only one game knows stands in `details`, as JSON.

    points and tricks: by seat, card points as the notation counts them. sides: by seat, 0 for the declarer's side, 1
    for the other, None where nobody has a side. won: whether side 0 won, None for a tie or where nobody can. scores:
    what each seat scores in the game's own currency, None where the game gives no scoring.

    >>> from engine import GAMES, Outcome
    >>> outcome = Outcome("passed", points=(0, 0, 0), tricks=(0, 0, 0), scores=(0, 0, 0))
    >>> GAMES["skat"].result(outcome)["kind"]
    'passed'
    """

    kind: str
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    scores: tuple[int, ...] | None
    declarer: Seat | None = None
    partner: Seat | None = None
    sides: tuple[int | None, ...] = ()
    side_points: tuple[int, int] | None = None
    won: bool | None = None
    details: Mapping[str, object] = field(default_factory=dict)


def won_by(outcome: Outcome, seat: Seat) -> bool | None:
    """Whether a seat was on the side that won, or scored where each plays alone; None where nobody did."""
    if outcome.won is None or outcome.sides[seat] is None:
        return outcome.scores[seat] > 0 if outcome.scores is not None and any(outcome.scores) else None
    return outcome.won == (outcome.sides[seat] == 0)


def worth(score: int | None, won: bool | None) -> int:
    """What a deal brought a seat: its score; where the game gives none, one for having won and one less than nothing
    for having lost.
    """
    if score is not None:
        return score
    return 0 if won is None else 1 if won else -1


def worth_to(outcome: Outcome, seat: Seat) -> int:
    """What a finished deal brought a seat."""
    return worth(None if outcome.scores is None else outcome.scores[seat], won_by(outcome, seat))


def common_result(outcome: Outcome) -> dict[str, object]:
    """The keys that the results of all games but one share; a game adds its own."""
    return {
        "kind": outcome.kind,
        "declarer": outcome.declarer,
        "partner": outcome.partner,
        "points": list(outcome.points),
        "tricks": list(outcome.tricks),
        "side": None if outcome.side_points is None else list(outcome.side_points),
        "won": outcome.won,
        "scores": None if outcome.scores is None else list(outcome.scores),
    }


def unplayed(kind: str, players: int, *, scored: bool = True, details: Mapping[str, object] | None = None) -> Outcome:
    """A deal that ended before a card was played: nobody has, or scores, anything."""
    nothing = (0,) * players
    sides = (None,) * players
    return Outcome(kind, nothing, nothing, nothing if scored else None, sides=sides, details=details or {})


def taken(tricks: Sequence[Trick], ranking: Ranking, players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks that each seat took."""
    points, count = [0] * players, [0] * players
    for trick in tricks:
        winner = trick.winner(ranking)
        points[winner] += card_points(trick.cards)
        count[winner] += 1
    return tuple(points), tuple(count)


def against_each(stake: int, soloist: Seat, players: int) -> tuple[int, ...]:
    """One against the rest: the stake from each of them, or, below zero, to each of them."""
    return tuple(stake * (players - 1) if seat == soloist else -stake for seat in range(players))


def fewest(points: Sequence[int], among: Iterable[Seat]) -> Seat | None:
    """Who of these has the fewest card points, or nobody where that is shared."""
    seats = sorted(among, key=points.__getitem__)
    shared = len(seats) > 1 and points[seats[0]] == points[seats[1]]
    return None if shared or not seats else seats[0]
