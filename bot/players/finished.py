"""What the bot and its workers tell each other of finished deals, in a line each: a deal, its par, its review."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any, Final

from engine.actions import Cut, read_action
from engine.cards import Cards, read_cards, write_cards
from engine.deal import Deal, Start, read_start
from engine.errors import UnusableDeal
from engine.match import Carried, read_carried, write_carried
from engine.options import Value
from engine.seats import Seat


class Wanted(StrEnum):
    """What is asked about a finished deal: how well it was played as a whole, or choice by choice."""

    PAR = "par"
    REVIEW = "review"


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """All that a deal began from, and everything that was done in it; its cut comes first.

    digest: the seal of its pack, from which all chance in what is asked follows, so that the answer is the same each
    time. moments: after how many actions it is asked what each seat was to get then. is_over: whether all its actions
    are there.
    """

    game: str
    options: Mapping[str, Value]
    players: int
    dealer: Seat
    pack: Cards
    carried: Carried | None
    actions: tuple[tuple[Seat, str], ...]
    digest: str
    moments: tuple[int, ...] = ()
    is_over: bool = True

    def start(self) -> Start:
        """What the deal began from; raises `UnusableDeal` if none can begin so by today's rules."""
        return read_start(self.game, self.options, self.players, self.dealer, self.pack, self.carried)

    def dealt(self) -> Deal:
        """The deal as it was once it was cut; raises `UnusableDeal`, `IllegalAction` or `Unreadable`."""
        start, (seat, text) = self.start(), self.actions[0] if self.actions else (0, "")
        cut = read_action(text) if text else None
        if not isinstance(cut, Cut):
            raise UnusableDeal("it does not begin with a cut")
        return Deal(start).act(seat, cut)

    def whole(self) -> Deal:
        """The deal as it was played; raises `UnusableDeal`, `IllegalAction` or `Unreadable` where it cannot be."""
        return self.after(len(self.actions))

    def after(self, number: int) -> Deal:
        """The deal as it was after so many actions, the cut at least; raises as `whole` does."""
        deal = self.dealt()
        for seat, text in self.actions[1:number]:
            deal = deal.act(seat, read_action(text))
        return deal

    def write(self, wanted: Wanted) -> str:
        """What is asked about it, as one line."""
        facts: dict[str, Any] = {"wanted": wanted, "game": self.game, "options": dict(self.options)}
        facts |= {"players": self.players, "dealer": self.dealer, "pack": write_cards(self.pack)}
        facts |= {"actions": self.actions, "digest": self.digest}
        facts |= {"moments": self.moments, "is_over": self.is_over}
        if self.carried is not None:
            facts["carried"] = write_carried(self.carried)
        return json.dumps(facts)


def read_question(text: str) -> tuple[Wanted, FinishedDeal]:
    """The reverse; raises `ValueError`, `KeyError` or `TypeError` for anything else."""
    facts = json.loads(text)
    wanted, carried = Wanted(facts.pop("wanted")), read_carried(facts.pop("carried", None))
    actions = tuple((seat, action) for seat, action in facts.pop("actions"))
    facts |= {"pack": read_cards(facts["pack"]), "moments": tuple(facts["moments"])}
    return wanted, FinishedDeal(**facts, carried=carried, actions=actions)


@dataclass(frozen=True, slots=True)
class JudgedChoice:
    """A choice in a deal, by its number in the log, and how much better than usual it was made; None: nobody knows."""

    number: int
    seat: Seat
    shown: float | None = None


@dataclass(frozen=True, slots=True)
class ParFound:
    """What each seat gets at par, what each choice showed, and what each seat was to get at each moment asked about.

    left: by seat how many choices may still have come, where the deal was not played to its end.
    """

    values: tuple[float, ...]
    choices: tuple[JudgedChoice, ...] = ()
    standings: tuple[tuple[float, ...], ...] = ()
    left: tuple[int, ...] = ()

    def write(self) -> str:
        return json.dumps({**asdict(self), "choices": [list(asdict(each).values()) for each in self.choices]})


def read_par(facts: Mapping[str, Any]) -> ParFound:
    """From what that line says; raises `ValueError`, `KeyError` or `TypeError` for anything else."""
    values = tuple(map(float, facts["values"]))
    choices = tuple(
        JudgedChoice(int(number), int(seat), None if shown is None else float(shown))
        for number, seat, shown in facts["choices"]
    )
    standings = tuple(tuple(map(float, each)) for each in facts["standings"])
    left = tuple(map(int, facts["left"]))
    if any(len(each) != len(values) for each in (*standings, left or values)):
        raise ValueError("not all seats are told of")
    if any(not 0 <= each.seat < len(values) for each in choices):
        raise ValueError("a choice of nobody")
    return ParFound(values, choices, standings, left)


EDITION: Final = 5
"""Which coach a review is from; it rises when what is said of the same deal changes."""


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """A choice that somebody had, and what it cost them, in what the game pays.

    step: after how many actions since the cut. chosen, better: actions in the game's notation, empty for silence; they
    are the same where nothing was better. cost: against the best by what they could know. open_better, open_cost:
    against the best with all cards open, None where that is not known. why: which rule of thumb speaks for the better.
    trick: the cards the trick would have become with the better one, in order, empty where that one trick is hardly
    better for it. is_later: whether that is known of the trick, as the cards lay. odds: what the choice made
    and the better one bring on average in deals that fit, and in what part of these they win; or nothing.
    slip: what is plainly wrong with the choice, whether the pay stands or not; instead: what would not have been;
    points: how many card points fewer its side ends up with on average. error: the standard error of the cost.
    open_gain: how much more the better one brings with all cards open, less than nothing where it brings less.
    slip_why: which rule of thumb speaks for what is said instead.
    """

    step: int
    seat: Seat
    chosen: str
    better: str
    cost: float
    open_better: str | None = None
    open_cost: float | None = None
    why: str = ""
    trick: str = ""
    is_later: bool = False
    odds: tuple[float, ...] = ()
    slip: str = ""
    instead: str = ""
    points: float = 0.0
    error: float = 0.0
    open_gain: float | None = None
    slip_why: str = ""

    @property
    def clear_cost(self) -> float:
        """What it cost at the least, as far as so few deals can tell: marks go by this."""
        return max(0.0, self.cost - self.error)

    @property
    def unlucky(self) -> float:
        """What it cost only because of cards that nobody could know of."""
        return round(max(0.0, (self.open_cost or 0.0) - self.cost), 3)


@dataclass(frozen=True, slots=True)
class Review:
    """All moments of a deal, in order. unweighed: by seat how many choices the computer has no opinion on."""

    moments: tuple[ReviewedChoice, ...]
    unweighed: tuple[int, ...]

    def write(self) -> str:
        return json.dumps({"moments": [list(asdict(each).values()) for each in self.moments], "left": self.unweighed})


def read_review(facts: Any) -> Review:
    """From what that line says; raises `ValueError`, `KeyError` or `TypeError` for anything else."""
    moments = (ReviewedChoice(*each) for each in facts["moments"])
    told = tuple(replace(each, odds=tuple(map(float, each.odds))) for each in moments)
    return Review(told, tuple(facts["left"]))
