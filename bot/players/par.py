"""Par: what the cards of a deal are worth to each seat when strong computers play them in all seats."""

import math
import random
from collections.abc import Callable
from dataclasses import replace
from statistics import fmean
from typing import Final

from bot.players.base import Player, play_deal
from bot.players.finished import FinishedDeal
from bot.players.searching import STRONG, Searching
from engine.actions import Action
from engine.deal import Deal
from engine.outcome import worth_to
from engine.seats import Seat

PLAYS: Final = 12
"""How many times a deal is played. One play says as much of the play as of the cards, so their average is taken; in
Saskop twelve leave 2 % less of the scores' spread than eight, and endless ones would leave 4 % less still."""
CARDS: Final = 100_000
"""How many cards a computer may try for a move: a whole deal takes half a second and goes as one with twice as many."""

Clock = Callable[[], float]


def par_of(finished: FinishedDeal, player: Player, plays: int = PLAYS) -> tuple[float, ...]:
    """What each seat gets on average of so many plays when this player sits in all seats, in what the game pays.

    Nothing but the cards and the cut is looked at. Raises `UnusableDeal`, `IllegalAction` or `Unreadable` where the
    deal cannot begin by today's rules.
    """
    dealt = finished.dealt()
    return _average(dealt, player, finished.digest, plays)


def standing_of(finished: FinishedDeal, player: Player, moment: int, plays: int = PLAYS) -> tuple[float, ...]:
    """The same from where the deal was after so many actions, by the cards as they lay; raises as `par_of` does."""
    return _average(finished.after(moment), player, f"{finished.digest} after {moment}", plays)


def _average(begun: Deal, player: Player, seed: str, number: int) -> tuple[float, ...]:
    plays = [_played(begun, player, random.Random(f"{seed} {each}")) for each in range(number)]  # noqa: S311 - it must repeat
    return tuple(round(fmean(values), 3) for values in zip(*plays, strict=True))


def _played(dealt: Deal, player: Player, chance: random.Random) -> tuple[int, ...]:
    """What each seat gets when the deal is played once."""

    def choose(deal: Deal, seat: Seat) -> Action | None:
        return player.choose(deal.view(seat), chance)

    outcome = play_deal(dealt, choose).outcome
    if outcome is None:
        raise RuntimeError("a deal ended without an outcome")
    return tuple(worth_to(outcome, seat) for seat in range(dealt.start.players))


def par_player(clock: Clock) -> Player:
    """Who plays for par: as the strong level does, with so many cards and no deadline.

    The clock is asked all the time and may keep who asks waiting; the time it tells is of no account.
    """
    return Searching(replace(STRONG, name="par", seconds=math.inf, cards=CARDS), clock=clock)
