"""How much better than others somebody plays, in what the game pays a deal: sums that grow deal by deal.

A deal pays each column of the score sheet so much above par, of which what the others there are known to be worth is
taken out, and everybody chose their cards so much better than usual. Both together are one observation of each person's
own strength. Its average, against the average of everybody and drawn towards that as long as there are few deals, is
the rating. The sums can be added up over any days, in any order, and nobody's past is looked at again.
`tests/bench/ladder.py` compares this with its rivals.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

DRAW: Final = 60.0
"""So many deals without any news are put before everybody's own: the square of a deal's noise over that of the spread
between people, as they were in simulated deals."""
PAIR_DRAW: Final = 60.0
"""The same for what two people bring together, of which only the scores tell."""
OWN_FIRST: Final = 0.9
OWN_LATER: Final = 0.5
OWN_HALVED: Final = 100.0
"""How much is made of how well somebody chose, in their first deals and in the end, and after how many it is halfway.
Choices tell more at once; in many deals what they do not tell shows in what the column was paid. Fitted by
`tests/bench/ladder.py`."""
SERVER: Final = 20.0
"""How many people a server must have before its own spread says as much as the usual one."""
MIDDLE: Final = 1000
"""The number of the people of a server on average, deal by deal."""
STEP: Final = 100
"""So many points apart are two people who differ as much as people usually do."""
CAREFUL: Final = 1.28
"""How many errors below the estimate people are ranked: nine in ten are better than that."""
INTERVAL: Final = 1.96
"""How many errors to both sides the interval reaches that holds nineteen in twenty."""
USUAL: Final = 1 / DRAW
"""The square of how much people usually differ, over that of a deal's noise."""


@dataclass(frozen=True, slots=True)
class Observed:
    """What has been seen of somebody: in so many deals, their observations added up, and those squared.

    deals: of one that was theirs in part, that part.
    """

    deals: float = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def strength(self) -> float:
        return self.total / (self.deals + DRAW)


@dataclass(frozen=True, slots=True)
class Rating:
    """Strength in what the game pays a deal, against the average of the server, and its standard error."""

    value: float
    error: float

    @property
    def careful(self) -> float:
        """What they are better than in nine cases of ten, by which people are ranked."""
        return self.value - CAREFUL * self.error

    @property
    def margin(self) -> float:
        """How far the interval reaches to both sides."""
        return INTERVAL * self.error

    @property
    def interval(self) -> tuple[float, float]:
        """Between these it most likely is."""
        return self.value - self.margin, self.value + self.margin


def own_weight(deals: float) -> float:
    """How much is made of how well somebody chose, after so many deals; the rest is made of what they were paid."""
    return OWN_LATER + (OWN_FIRST - OWN_LATER) * OWN_HALVED / (OWN_HALVED + deals)


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody in a deal: what is thought of them before it, in which column they are, and how many share that."""

    known: Observed
    column: int
    sharing: int


def observed(
    standing: Standing, expected: Sequence[float], gained: Sequence[float] | None, shown: float | None,
    share: float = 1.0,
) -> float:  # fmt: skip
    """What a deal says of somebody's own strength, were the others as strong as they are thought; or a part of a deal.

    That is told times the part, which is the share. expected: by column the strength of those who share it. gained:
    what each column gained above par; None where nothing follows from it. shown: how well their own choices were made,
    if that is known.

    >>> ann, bob = Standing(Observed(), 0, 2), Standing(Observed(), 1, 2)
    >>> observed(ann, [0.0, 0.0], [2.0, 0.0], None), observed(bob, [0.0, 0.0], [2.0, 0.0], None)
    (4.0, -4.0)
    >>> observed(ann, [4.0, 0.0], [2.0, 0.0], None, share=0.5)
    0.0
    """
    paid = share * standing.known.strength
    if gained is not None:
        over = [got - share * wanted for got, wanted in zip(gained, expected, strict=True)]
        surprise = over[standing.column] - sum(over) / len(over)
        paid += surprise * standing.sharing / (1 - 1 / len(over))
    own = own_weight(standing.known.deals)
    return paid if shown is None else own * shown + (1 - own) * paid


def surprises(strengths: Sequence[Sequence[float]], above: Sequence[float]) -> list[float]:
    """By column how much more than expected it got, as compared with the average of all columns."""
    expected = [sum(column) / len(column) for column in strengths]
    over = [got - wanted for got, wanted in zip(above, expected, strict=True)]
    average = sum(over) / len(over)
    return [each - average for each in over]


@dataclass(frozen=True, slots=True)
class Scale:
    """By what a server's ratings are measured: the average of all, how much deals vary, and how strongly it draws."""

    mean: float
    noise: float
    draw: float

    def rating(self, observed: Observed) -> Rating:
        weight = observed.deals + self.draw
        return Rating((observed.total - self.mean * observed.deals) / weight, sqrt(self.noise / weight))


def scale_of(everybody: Sequence[Observed]) -> Scale:
    """How much deals vary and people differ, taken from what was seen of everybody."""
    deals = sum(each.deals for each in everybody)
    if not deals:
        return Scale(0.0, 0.0, DRAW)
    mean = sum(each.total for each in everybody) / deals
    noise = max(0.0, sum(each.squares for each in everybody) / deals - mean * mean)
    return Scale(mean, noise, _draw(everybody, mean, noise))


@dataclass(frozen=True, slots=True)
class Points:
    """The one number that somebody is shown and ordered by: their careful rating on a scale with a middle and a step.

    middle: the careful rating that is 1000. step: the difference in it that is 100 points; 0 where nothing is known.
    """

    middle: float
    step: float

    def of(self, rating: Rating) -> int:
        """Somebody's number; a higher rating has none that is lower."""
        return round(MIDDLE + STEP * (rating.careful - self.middle) / self.step) if self.step else MIDDLE


def points_of(scale: Scale, people: Sequence[Observed]) -> Points:
    """The numbers of a server, whose middle is the average of these people, each as often as they have rated deals.

    >>> points = points_of(scale := scale_of(both := [Observed(60, 12.0, 60.0), Observed(60, -12.0, 60.0)]), both)
    >>> [points.of(scale.rating(each)) for each in both]
    [1079, 921]
    """
    deals = sum(each.deals for each in people)
    total = sum(each.deals * scale.rating(each).careful for each in people)
    return Points(total / deals if deals else 0.0, sqrt(scale.noise * USUAL))


def _draw(everybody: Sequence[Observed], mean: float, noise: float) -> float:
    """How strongly estimates are drawn to the average: as usual on a small server, by its own on a large one."""
    known = [each for each in everybody if each.deals >= DRAW]
    if not known or not noise:
        return DRAW
    spread = sum((each.total / each.deals - mean) ** 2 - noise / each.deals for each in known) / len(known)
    usual = noise / DRAW
    return noise / max((SERVER * usual + len(known) * spread) / (SERVER + len(known)), usual / 4)
