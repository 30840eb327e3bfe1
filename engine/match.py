"""A run of deals: the running score, finished games, and how the next deal starts."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from engine.cards import Suit, read_suit
from engine.errors import UnusableDeal
from engine.options import Value
from engine.seats import Seat

MOST_COUNTS: Final = 64
MOST_CARRIED: Final = 10**9
_COUNT_NAME: Final = re.compile(r"[a-z][a-z0-9-]{1,23}(@[0-9])?")


PEOPLE: Final = "people"
"""What is carried by this name: how many take turns at a table, where a game asks for that."""


@dataclass(frozen=True, slots=True)
class Carried:
    """What a deal leaves to the next one.

    trump, maker: of a tie that is played again, the trump suit and who chose it (None: nobody). counts: whole numbers
    by the game's own names, such as a pot or how many deals still count double, sorted and none of them zero; one
    named `duty@2` is about whoever sits in seat 2. `people`: how many take turns, where a game asks for that.

    >>> Carried.of({"times": 2, "pot": 40, "bock": 0}).count("pot")
    40
    """

    trump: Suit | None = None
    maker: Seat | None = None
    counts: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, counts: Mapping[str, int]) -> "Carried | None":
        """What only numbers are left of; None where there are none."""
        kept = tuple(sorted((name, count) for name, count in counts.items() if count))
        return cls(counts=kept) if kept else None

    @property
    def is_tie(self) -> bool:
        """Whether a tie is played again."""
        return self.trump is not None

    def count(self, name: str) -> int:
        """The number of that name, 0 where none was left."""
        return dict(self.counts).get(name, 0)


def write_carried(carried: Carried | None) -> dict[str, object] | None:
    """What a deal leaves to the next one as plain values, for JSON."""
    if carried is None:
        return None
    trump = None if carried.trump is None else carried.trump.letter
    return {"trump": trump, "maker": carried.maker, "counts": dict(carried.counts)}


def read_carried(written: Mapping[str, Any] | None) -> Carried | None:
    """The reverse; raises `KeyError`, `Unreadable` or `UnusableDeal` for anything else."""
    if written is None:
        return None
    trump = None if written["trump"] is None else read_suit(written["trump"])
    return Carried(trump, written["maker"], read_counts(written["counts"]))


def read_counts(given: object, players: int = 10) -> tuple[tuple[str, int], ...]:
    """The numbers that a deal leaves to the next one among so many, as they were written; raises `UnusableDeal`."""
    if not isinstance(given, Mapping) or len(given) > MOST_COUNTS:
        raise UnusableDeal("carried is an object of whole numbers by name")
    for name, count in given.items():
        if not isinstance(name, str) or not _COUNT_NAME.fullmatch(name):
            raise UnusableDeal("the name of a carried number is lower-case letters, digits and hyphens")
        if name[-2] == "@" and int(name[-1]) >= players:
            raise UnusableDeal("a carried number is about a seat that is not at the table")
        whole_number(count, 1, MOST_CARRIED)
    return tuple(sorted(given.items()))


@dataclass(frozen=True, slots=True)
class Gain:
    """What one deal adds to the score sheet, by column; `at_once` names a column that wins the game with it.

    target: at how much the game is over by the house rules of that deal, where those say so.

    >>> from engine import GAMES, Gain
    >>> GAMES["skat"].gain({"scores": [0, 22, 0]}) == Gain((0, 22, 0))
    True
    """

    columns: tuple[int, ...]
    at_once: int | None = None
    counts: bool = True
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game: the winning columns, the final score, and whether one deal won it all."""

    winners: tuple[int, ...]
    score: tuple[int, ...]
    at_once: int | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """The score of a series: finished games above the line, the running one below it.

    >>> from engine import GAMES, Gain, Tally
    >>> rule, tally = GAMES["saskop"].match, Tally((0, 0))
    >>> for strokes in ((10, 0), (0, 2), (8, 0), (0, 4)):
    ...     tally = rule.add(tally, Gain(strokes))
    >>> tally.score, tally.finished[0].winners, tally.finished[0].score
    ((0, 4), (0,), (16, 2))
    """

    score: tuple[int, ...]
    deals: int = 0
    finished: tuple[Finished, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchRule:
    """When a game is over: at a target score, or after a number of deals; with neither it goes on.

    capped: no score goes above the target. sole: as long as the lead is shared, the game goes on. unit: how a score is
    written down: pen strokes in fours, sides of squares, or numbers. replays: a tie is dealt again
    with the same trumps. under: the house rule without which nothing is scored. target_by: the house rule that says at
    how much a game is over; a result then tells it, so that a sheet adds up whatever is played later.

    >>> from engine import Gain, MatchRule, Tally
    >>> three_deals = MatchRule(deals=3)
    >>> three_deals.add(Tally((5, 7), deals=2), Gain((4, 0))).finished
    (Finished(winners=(0,), score=(9, 7), at_once=None),)
    """

    target: int | None = None
    deals: int | None = None
    capped: bool = False
    sole: bool = False
    unit: Literal["pens", "squares", "numbers"] = "numbers"
    replays: bool = False
    under: str | None = None
    target_by: str | None = None

    def is_counted(self, options: object) -> bool:
        """Whether these house rules score deals up to an end."""
        has_end = self.target is not None or self.deals is not None
        return has_end and (self.under is None or bool(getattr(options, self.under)))

    def target_of(self, options: Mapping[str, Value]) -> int | None:
        """At how much a game is over by these house rules; None where no score ends it."""
        return self.target if self.target_by is None else int(options.get(self.target_by, self.target or 0))

    def add(self, tally: Tally, gain: Gain) -> Tally:
        """The score after one more deal."""
        if gain.target is not None and gain.target != self.target:
            return replace(self, target=gain.target).add(tally, gain)
        score = tuple(have + more for have, more in zip(tally.score, gain.columns, strict=True))
        if gain.at_once is not None and self.target is not None:
            score = tuple(self.target if place == gain.at_once else have for place, have in enumerate(tally.score))
        if self.capped and self.target is not None:
            score = tuple(min(have, self.target) for have in score)
        deals = tally.deals + gain.counts
        leaders = tuple(place for place, have in enumerate(score) if have == max(score))
        if not self._is_over(score, deals, len(leaders)):
            return replace(tally, score=score, deals=deals)
        finished = (*tally.finished, Finished(leaders, score, gain.at_once))
        return Tally((0,) * len(score), 0, finished)

    def _is_over(self, score: tuple[int, ...], deals: int, leaders: int) -> bool:
        if self.sole and leaders > 1:
            return False
        reached = self.target is not None and max(score, default=0) >= self.target
        return reached or (self.deals is not None and deals >= self.deals)


Settling = Literal["scores", "differences", "games"]
"""How people settle: what a deal scores is paid as it stands and adds up to nothing; or everybody pays everybody else
the difference of what they have; or each game won is one point from who lost it."""


@dataclass(frozen=True, slots=True)
class NextDeal:
    """How the deal after this one starts."""

    dealer: Seat
    carried: Carried | None = None


def whole_number(value: object, lowest: int, highest: int | None = None) -> int:
    """Read a whole number within bounds (true is none); raises `UnusableDeal`."""
    if type(value) is not int or value < lowest or (highest is not None and value > highest):
        raise UnusableDeal(f"a whole number from {lowest}" + (f" to {highest}" if highest is not None else ""))
    return value


def read_numbers(value: object, count: int) -> tuple[int, ...]:
    """Read a list of so many whole numbers, none below zero; raises `UnusableDeal`."""
    if not isinstance(value, list) or len(value) != count:
        raise UnusableDeal(f"a list of {count} numbers")
    return tuple(whole_number(each, 0) for each in value)


def read_scores(result: Mapping[str, object], players: Collection[int]) -> tuple[int, ...]:
    """What a result says each seat scores; raises `UnusableDeal` unless so many may play."""
    scores = result.get("scores")
    if not isinstance(scores, list) or len(scores) not in players or any(type(each) is not int for each in scores):
        raise UnusableDeal("scores is a list of a whole number for each seat")
    return tuple(scores)
