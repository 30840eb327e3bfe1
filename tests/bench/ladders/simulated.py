"""Deals of players whose strength is known: the rule of thumb with so many blunders, and par of the same cards."""

import json
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from statistics import fmean
from typing import Final

from bot.players.base import Player, awaited
from bot.players.finished import FinishedDeal
from bot.players.games import knowledge_of
from bot.players.par import par_of, par_player
from bot.players.searching import NORMAL, STRONG, Level, Searching
from bot.players.simple import Simple
from bot.players.skill import CALL, shown_in
from engine.actions import Action, Play
from engine.deal import Deal
from engine.games import GAMES
from engine.seats import Seat
from engine.views import View
from tests.bench.ladders.erring import ERRING
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
    """A deal: who sat where, what each seat scored and what at par, how well it chose, which seats share a column.

    cards: what each seat's cards showed, each between the best and the worst. calls: what its calls cost.
    """

    game: str
    seats: tuple[int, ...]
    scores: tuple[float, ...]
    par: tuple[float, ...]
    cards: tuple[float, ...]
    calls: tuple[float, ...]

    @property
    def columns(self) -> tuple[tuple[Seat, ...], ...]:
        return GAMES[self.game].columns(len(self.seats))

    @property
    def skill(self) -> tuple[float, ...]:
        """How well each seat chose, as the bot takes it."""
        worth = knowledge_of(self.game).skill or 0.0
        return tuple(worth * card - CALL * call for card, call in zip(self.cards, self.calls, strict=True))

    def write(self) -> str:
        """As a line, so that slices made one after another can be read together."""
        return json.dumps(asdict(self))


def read_simulated(line: str) -> Simulated:
    facts = json.loads(line)
    game = facts.pop("game")
    return Simulated(game, **{name: tuple(each) for name, each in facts.items()})


def _shown(whole: Deal, digest: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By seat what its cards showed, and what its calls cost."""
    cards, calls = [0.0] * whole.start.players, [0.0] * whole.start.players
    for each in shown_in(whole, digest):
        cards[each.seat] += each.card or 0.0
        calls[each.seat] += each.call or 0.0
    return tuple(cards), tuple(calls)


def simulate(
    game: str, first: int, deals: int, seed: int, par_plays: int, most_blunders: float | None = None
) -> Iterator[Simulated]:  # fmt: skip
    """So many deals of a game as its tables start, from the first on, with players drawn at random.

    most_blunders: how often the worst plays any card, where they differ by nothing else; None: errors of all kinds.
    """
    table = table_of(game, None, [])
    steps = range(PLAYERS)
    people: Sequence[Player] = (
        ERRING if most_blunders is None else [Blundering(most_blunders * number / (PLAYERS - 1)) for number in steps]
    )
    sound: list[Player] = [Blundering(PAR_BLUNDERS)] * table.players
    for number in range(first, first + deals):
        chance = random.Random(f"{game} {seed} {number}")
        deal = Deal(table.start(number % table.players, table.shuffled(chance)))
        seats = tuple(chance.sample(range(PLAYERS), table.players))
        played = play_deal(deal, [people[who] for who in seats], chance)
        plays = [_scores(play_deal(deal, sound, chance)) for _ in range(par_plays)]
        par = tuple(map(fmean, zip(*plays, strict=True)))
        yield Simulated(game, seats, _scores(played), par, *_shown(played, f"{seed} {number}"))


def strengths(game: str, deals: int, seed: int) -> list[float]:
    """What each of those who err brings a deal, each of them in the same seat of the same deals among sound players."""
    table, columns = table_of(game, None, []), GAMES[game].columns(table_of(game, None, []).players)
    sound: list[Player] = [Blundering(PAR_BLUNDERS)] * table.players
    brought = [0.0] * PLAYERS
    for number in range(deals):
        chance = random.Random(f"strengths {game} {seed} {number}")
        deal, seat = Deal(table.start(number % table.players, table.shuffled(chance))), number // 7 % table.players
        for who, player in enumerate(ERRING):
            people = [player if each == seat else other for each, other in enumerate(sound)]
            scores = _scores(play_deal(deal, people, random.Random(f"{seed} {number}")))
            paid = [fmean(scores[each] for each in column) for column in columns]
            brought[who] += next(paid[at] for at, column in enumerate(columns) if seat in column) - fmean(paid)
    return [each / deals for each in brought]


def simulate_levels(game: str, deals: int, seed: int) -> Iterator[Simulated]:
    """The same of the bot's own levels, drawn for each seat, and par as the bot finds it: some two seconds a deal."""
    table = table_of(game, None, [])
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
        yield Simulated(game, seats, _scores(played), par, *_shown(played, digest))


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
