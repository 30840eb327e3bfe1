"""Deals of players whose strength is known: the rule of thumb with so many blunders, and par of the same cards."""

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final

from bot.players.base import Player, awaited
from bot.players.finished import FinishedDeal
from bot.players.par import par_of, par_player
from bot.players.searching import NORMAL, STRONG, Level, Searching
from bot.players.simple import Simple
from bot.players.skill import shown_by_seat, skill_of
from engine.actions import Action, Play
from engine.deal import Deal
from engine.games import GAMES
from engine.seats import Seat
from engine.views import View
from tests.bench.players import table_of
from tests.support.arena import play_deal, scored

PLAYERS: Final = 16
MOST_BLUNDERS: Final = 0.27
"""What part of the cards the weakest player plays blindly; the best plays none, the others stand evenly between.

With more of them a deal's score tells more of blunders than of the cards, as among people it does not."""
PATIENCE: Final = 10
"""How many times fewer cards the bot's levels may try here than when they have all their time."""
PAR_BLUNDERS: Final = 0.08
"""Par is what players of about the best's strength make of the cards; without chance all plays would be the same."""


class Blundering:
    """Plays by rule of thumb, but now and then the first card that comes to hand."""

    def __init__(self, rate: float) -> None:
        self.rate, self._sound = rate, Simple()

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """The same view and the same chance always bring the same answer."""
        asked = awaited(view)
        if asked is not None and chance.random() < self.rate:
            plays = [action for action in asked.actions if isinstance(action, Play)]
            if plays:
                return chance.choice(plays)
        return self._sound.choose(view, chance)


@dataclass(frozen=True, slots=True)
class Simulated:
    """A deal: who sat where, what each seat scored and what at par, how well it played, which seats share a column."""

    seats: tuple[int, ...]
    scores: tuple[float, ...]
    par: tuple[float, ...]
    skill: tuple[float, ...]
    columns: tuple[tuple[Seat, ...], ...]


def simulate(
    game: str, deals: int, seed: int, par_plays: int, most_blunders: float = MOST_BLUNDERS
) -> Iterator[Simulated]:
    """So many deals of a game as its tables start, with players drawn at random; player 0 is the best."""
    table = table_of(game, None, [])
    columns = GAMES[game].columns(table.players)
    people: list[Player] = [Blundering(most_blunders * number / (PLAYERS - 1)) for number in range(PLAYERS)]
    sound: list[Player] = [Blundering(PAR_BLUNDERS)] * table.players
    for number in range(deals):
        chance = random.Random(f"{game} {seed} {number}")
        deal = Deal(table.start(number % table.players, table.shuffled(chance)))
        seats = tuple(chance.sample(range(PLAYERS), table.players))
        played = play_deal(deal, [people[who] for who in seats], chance)
        plays = [_scores(play_deal(deal, sound, chance)) for _ in range(par_plays)]
        par = tuple(map(fmean, zip(*plays, strict=True)))
        skill = shown_by_seat(skill_of(played, f"{seed} {number}"), table.players)
        yield Simulated(seats, _scores(played), par, skill, columns)


def simulate_levels(game: str, deals: int, seed: int) -> Iterator[Simulated]:
    """The same of the bot's own levels, drawn for each seat, and par as the bot finds it: some two seconds a deal."""
    table = table_of(game, None, [])
    columns = GAMES[game].columns(table.players)
    levels: list[Player] = [Simple(), _patient(NORMAL), _patient(STRONG)]
    for number in range(deals):
        chance = random.Random(f"levels {game} {seed} {number}")
        deal = Deal(table.start(number % table.players, table.shuffled(chance)))
        seats = tuple(chance.randrange(len(levels)) for _ in range(table.players))
        played = play_deal(deal, [levels[level] for level in seats], chance)
        actions = tuple((seat, str(action)) for seat, action in played.actions)
        options, digest = GAMES[game].table_options, f"{seed} {number}"
        whole = FinishedDeal(
            game, options, table.players, deal.start.dealer, deal.start.pack, None, actions, digest
        )  # fmt: skip
        par = par_of(whole, par_player(_no_time))
        yield Simulated(seats, _scores(played), par, shown_by_seat(skill_of(played, digest), table.players), columns)


def _patient(level: Level) -> Player:
    """A level that stops after so many cards and not after so much time."""
    return Searching(replace(level, seconds=math.inf, cards=level.cards // PATIENCE), clock=_no_time)


def _no_time() -> float:
    return 0.0


def _scores(deal: Deal) -> tuple[float, ...]:
    outcome = deal.outcome
    if outcome is None:
        raise RuntimeError("a deal ended without an outcome")
    return tuple(map(float, scored(outcome)))
