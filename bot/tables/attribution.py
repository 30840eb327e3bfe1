"""Who chose what in a deal, seat by seat: each choice is told of whoever made it, and its result by the choices."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.tables.tallying import Contestant
from engine.seats import Seat

CUTS: Final = 1
"""How many actions a log begins with that nobody is good at."""
RESULT_FROM: Final = 0.5
"""From this part of a seat's choices on somebody who came into a deal has a part in its result.

Whoever began it for the seat has one in any case: in what the position was worth when they went.
"""


@dataclass(frozen=True, slots=True)
class LoggedAction:
    """An action of a deal's log. maker: None where it followed from a plan, or from there being no choice."""

    seat: Seat
    maker: Contestant | None


@dataclass(frozen=True, slots=True)
class Stint:
    """Who chose for a seat from one action of the log on, until another one, or to the end (None)."""

    seat: Seat
    who: Contestant | None
    start: int
    end: int | None


@dataclass(frozen=True, slots=True)
class RatedChoice:
    """A choice that a seat had, by its number in the log, and how much better than usual it was made, if that is told.

    shown: in what the game pays.
    """

    number: int
    seat: Seat
    shown: float | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """What of a seat was somebody's: which part of its choices, what these showed, and what the deal brought meanwhile.

    gained: what each seat gained while they chose for this one, against what was to be expected; it is nothing for who
    came in and chose too little for it.
    """

    seat: Seat
    who: Contestant
    share: float
    shown: float | None
    gained: tuple[float, ...] | None


def makers(log: Sequence[LoggedAction], holders: Sequence[Contestant | None]) -> list[Contestant | None]:
    """Who made each action: what nobody chose then is theirs who chose before it in that seat, else after it.

    holders: who has each seat at the end, and so all of one for which nobody chose anything.
    """
    found = [action.maker for action in log]
    for seat, holder in enumerate(holders):
        mine = [number for number, action in enumerate(log) if action.seat == seat and number >= CUTS]
        latest = next((found[number] for number in mine if found[number] is not None), holder)
        for number in mine:
            latest = found[number] = found[number] or latest
    return found


def stints_of(log: Sequence[LoggedAction], holders: Sequence[Contestant | None]) -> list[Stint]:
    """By seat who chose for it, one after the other; somebody who never did has no stint."""
    known, stints = makers(log, holders), list[Stint]()
    for seat, holder in enumerate(holders):
        mine = [number for number, action in enumerate(log) if action.seat == seat and number >= CUTS]
        runs = [(who, next(iter(run))) for who, run in groupby(mine, key=lambda number: known[number])]
        starts = [(who, number if place else 0) for place, (who, number) in enumerate(runs)] or [(holder, 0)]
        ends = [*(start for _, start in starts[1:]), None]
        stints += [Stint(seat, who, start, end) for (who, start), end in zip(starts, ends, strict=True)]
    return stints


def changes_in(stints: Sequence[Stint]) -> tuple[int, ...]:
    """After how many actions somebody else began to choose for a seat."""
    return tuple(sorted({stint.start for stint in stints} - {0}))


def holders_of_results(
    log: Sequence[LoggedAction], holders: Sequence[Contestant | None]
) -> tuple[Contestant | None, ...]:  # fmt: skip
    """To whom each seat's result is credited: who did half of what was done for it, or a computer that did it all."""
    known, credited = makers(log, holders), list[Contestant | None]()
    for seat, holder in enumerate(holders):
        mine = [known[number] for number, action in enumerate(log) if action.seat == seat and number >= CUTS]
        most = max(mine, key=mine.count, default=holder)
        needed = 1.0 if most is not None and most.is_computer else RESULT_FROM
        credited.append(most if mine.count(most) >= needed * len(mine) else None)
    return tuple(credited)


def parts_of(
    stints: Sequence[Stint], choices: Sequence[RatedChoice], left: Mapping[Seat, int],
    standings: Mapping[int | None, Sequence[float]],
) -> list[Part]:  # fmt: skip
    """What of each seat was whose. A computer has a part only in a seat that was its own all along.

    left: how many choices each seat may still have had where a deal ended early. standings: what each seat was to get
    when stints began and ended, after 0 actions at par, after None what it got.
    """
    parts = []
    for seat in sorted({stint.seat for stint in stints}):
        here = [stint for stint in stints if stint.seat == seat]
        mine = [each for each in choices if each.seat == seat]
        for who in dict.fromkeys(stint.who for stint in here):
            if who is None or (who.is_computer and (len(here) > 1 or left.get(seat))):
                continue
            own = [stint for stint in here if stint.who == who]
            made = [each for each in mine if any(_is_in(each.number, stint) for stint in own)]
            total = len(mine) + left.get(seat, 0)
            share = len(made) / total if total else float(len(here) == 1)
            if not share:
                continue
            told = [each.shown for each in made if each.shown is not None]
            gained = tuple(
                sum(standings[stint.end][each] - standings[stint.start][each] for stint in own)
                for each in range(len(standings[0]))
            )
            has_result = here[0].who == who or share >= RESULT_FROM
            shown = sum(told) if told else None
            parts.append(Part(seat, who, share, shown, gained if has_result else None))
    return parts


def _is_in(number: int, stint: Stint) -> bool:
    return stint.start <= number and (stint.end is None or number < stint.end)
