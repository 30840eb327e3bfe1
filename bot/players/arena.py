"""Two players against each other from the engine alone, each deal twice with the sides swapped."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Any

from bot.players.base import Player, awaited
from engine.actions import Action, Cut
from engine.cards import Cards
from engine.deal import Deal, Start
from engine.decisions import Selection
from engine.games import GAMES
from engine.match import Replay
from engine.outcome import Outcome
from engine.seats import Seat, clockwise
from engine.views import View


class Chancy:
    """Any awaited action is as good as another: the measure of how much a player understands."""

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
    """What is played, by how many."""

    game: str = "saskop"
    options: Any = None
    players: int = 4

    def start(self, dealer: Seat, pack: Cards, replay: Replay | None = None) -> Start:
        """A deal that has yet to be cut."""
        options = GAMES[self.game].options() if self.options is None else self.options
        return Start(self.game, options, self.players, dealer, pack, replay)

    def shuffled(self, chance: random.Random) -> Cards:
        """A pack in chance order."""
        pack = list(GAMES[self.game].pack(self.start(0, ()).options, self.players))
        chance.shuffle(pack)
        return tuple(pack)


def play_deal(deal: Deal, seated: Sequence[Player], chance: random.Random) -> Deal:
    """Ask who may speak, those first for whom nothing waits, until the deal is over."""
    while deal.waiting_for:
        deal = _one_action(deal, seated, chance)
    return deal


def _one_action(deal: Deal, seated: Sequence[Player], chance: random.Random) -> Deal:
    order = clockwise(deal.waiting_for[0], deal.start.players)
    for seat in sorted(order, key=lambda seat: seat in deal.waiting_for):
        if deal.decisions(seat):
            action = seated[seat].choose(deal.view(seat), chance)
            if action is not None:
                return deal.act(seat, action)
    raise RuntimeError(f"nobody moves in {deal.phase}: {deal.waiting_for}")


@dataclass(frozen=True, slots=True)
class Result:
    """A deal's two outcomes: with the first player on the dealer's left and its fellows, and on the other side."""

    outcomes: tuple[Outcome, Outcome]
    gains: tuple[float, float]

    @property
    def edge(self) -> float:
        """What the first player gained on the second, a deal."""
        return sum(self.gains) / 2


def duplicate(first: Player, second: Player, table: Table, seed: int, deals: int) -> Iterator[Result]:
    """Play so many deals, each twice with the sides swapped."""
    for number in range(deals):
        chance = random.Random(f"{seed}/{number}")  # noqa: S311 - a measurement, repeatable on purpose
        pack, dealer = table.shuffled(chance), number % table.players
        both = []
        for turn in (0, 1):
            seated = [(first, second)[(seat + turn) % 2] for seat in range(table.players)]
            deal = Deal(table.start(dealer, pack)).act((dealer - 1) % table.players, Cut("threes", place=18))
            outcome = play_deal(deal, seated, random.Random(f"{seed}/{number}/{turn}")).outcome  # noqa: S311
            if outcome is None:
                raise RuntimeError("a deal ended without an outcome")
            both.append((outcome, gained(outcome, turn)))
        yield Result((both[0][0], both[1][0]), (both[0][1], both[1][1]))


def gained(outcome: Outcome, turn: int) -> float:
    """What the seats of one parity scored on average above the others."""
    scores = outcome.scores or (0,) * len(outcome.points)
    ours, theirs = scores[turn::2], scores[1 - turn :: 2]
    return fmean(ours) - fmean(theirs)


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
