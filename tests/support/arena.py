"""Matches of two players with the engine alone: each deal is played once for every way of seating them."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean, stdev
from typing import Any, Protocol, runtime_checkable

from bot.players import base
from bot.players.base import Player, awaited
from engine.actions import Action, Cut
from engine.cards import Cards
from engine.deal import Deal, Start
from engine.decisions import Selection
from engine.games import GAMES
from engine.match import Carried
from engine.options import read_options
from engine.outcome import Outcome
from engine.seats import Seat
from engine.views import View


class RandomPlayer:
    """Takes any awaited action for as good as another: the measure of how much a player understands."""

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """Pick blindly among what is awaited; out of turn say nothing."""
        decision = awaited(view)
        if decision is None:
            return None
        if isinstance(decision, Selection) and not decision.including:
            return decision.action(chance.sample(decision.cards, decision.count))
        return chance.choice(decision.actions)


@dataclass(frozen=True, slots=True)
class Table:
    """What is played, by how many; without options by those that tables start with, without a version today's rules."""

    game: str = "saskop"
    options: Any = None
    players: int = 4
    version: int | None = None

    def start(self, dealer: Seat, pack: Cards, carried: Carried | None = None) -> Start:
        """A deal that has yet to be cut."""
        rules = GAMES[self.game]
        options = read_options(rules.options, rules.table_options) if self.options is None else self.options
        return Start(self.game, options, self.players, dealer, pack, carried, self.version)

    def shuffled(self, chance: random.Random) -> Cards:
        """A pack in chance order."""
        pack = list(GAMES[self.game].pack(self.start(0, ()).options, self.players))
        chance.shuffle(pack)
        return tuple(pack)


@runtime_checkable
class Onlooker(Protocol):
    """Somebody who sees all cards before choosing: no player, but a measure for players."""

    def look(self, deal: Deal) -> None:
        """See the deal as it is."""


def play_deal(deal: Deal, seated: Sequence[Player], chance: random.Random) -> Deal:
    """Play a deal to its end, each seat by its player."""
    return _played(deal, seated, lambda *_: chance)


def _played(deal: Deal, seated: Sequence[Player], chance: Callable[[Deal, Seat], random.Random]) -> Deal:
    def choose(deal: Deal, seat: Seat) -> Action | None:
        player = seated[seat]
        if isinstance(player, Onlooker):
            player.look(deal)
        return player.choose(deal.view(seat), chance(deal, seat))

    return base.play_deal(deal, choose)


@dataclass(frozen=True, slots=True)
class Result:
    """A deal's outcomes, one for each way of seating the two players, and what the first gained on the second each."""

    outcomes: tuple[Outcome, ...]
    gains: tuple[float, ...]

    @property
    def edge(self) -> float:
        """What the first player gained on the second, a deal."""
        return fmean(self.gains)


def seatings(players: int) -> tuple[frozenset[Seat], ...]:
    """Where the first player sits each time a deal is played, so that neither has the better seats or partners.

    An even table is shared seat by seat, and swapped; at an odd one each seat in turn is alone against the rest.
    """
    if players % 2 == 0:
        return frozenset(range(0, players, 2)), frozenset(range(1, players, 2))
    alone = [frozenset({seat}) for seat in range(players)]
    return (*alone, *(frozenset(range(players)) - seat for seat in alone))


def duplicate(first: Player, second: Player, table: Table, seed: int, deals: int) -> Iterator[Result]:
    """Play so many deals, each once for every seating.

    In the same position both draw the same lots, so that the plays of a deal part only where the players differ.
    """
    for number in range(deals):
        named = f"{seed}/{number}"
        pack, dealer = table.shuffled(random.Random(named)), number % table.players
        outcomes, gains = [], []
        for seats in seatings(table.players):
            seated = [first if seat in seats else second for seat in range(table.players)]
            start = table.start(dealer, pack)
            deal = Deal(start).act(start.cutter, Cut("threes", place=18))
            outcome = _played(deal, seated, partial(_lots, named)).outcome
            if outcome is None:
                raise RuntimeError("a deal ended without an outcome")
            outcomes.append(outcome)
            gains.append(gained(outcome, seats))
        yield Result(tuple(outcomes), tuple(gains))


def _lots(named: str, deal: Deal, seat: Seat) -> random.Random:
    return random.Random(f"{named}/{len(deal.actions)}/{seat}")


def gained(outcome: Outcome, seats: frozenset[Seat]) -> float:
    """What some seats scored on average above the others."""
    scores = scored(outcome)
    return fmean(scores[seat] for seat in seats) - fmean(each for seat, each in enumerate(scores) if seat not in seats)


def scored(outcome: Outcome) -> tuple[float, ...]:
    """What each seat scored; where the game gives no scores, the others' stakes are one each, which side 0 shares."""
    if outcome.scores is not None:
        return outcome.scores
    if outcome.won is None:
        return (0,) * len(outcome.points)
    stake, others = (1 if outcome.won else -1), outcome.sides.count(1)
    return tuple(stake * others / outcome.sides.count(0) if side == 0 else -stake for side in outcome.sides)


@dataclass(frozen=True, slots=True)
class Strength:
    """How much better the first player is, a deal, with its standard error."""

    deals: int
    edge: float
    error: float

    def __str__(self) -> str:
        """Write it as it is reported."""
        return f"{self.edge:+.3f} ± {self.error:.3f} a deal over {self.deals} duplicate deals"


def strength(results: Sequence[Result]) -> Strength:
    """The average edge and its standard error."""
    edges = [result.edge for result in results]
    error = stdev(edges) / len(edges) ** 0.5 if len(edges) > 1 else float("inf")
    return Strength(len(edges), fmean(edges), error)
