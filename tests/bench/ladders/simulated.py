"""Deals of players whose strength is known: the rule of thumb with so many blunders, and par of the same cards."""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, stdev
from typing import Final

from bot.players.base import Player, awaited
from bot.players.finished import FinishedDeal
from bot.players.games import knowledge_of
from bot.players.par import par_of, par_player
from bot.players.searching import NORMAL, STRONG, Level, Searching
from bot.players.simple import Simple
from bot.players.skill import CALL, shown_in
from engine.actions import Action, Play, read_action
from engine.cards import read_cards, write_cards
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
class Played:
    """A deal as some of those who err played it: its log, who sat where, what each seat scored and what at par."""

    number: int
    seats: tuple[int, ...]
    dealer: Seat
    pack: str
    actions: tuple[tuple[Seat, str], ...]
    scores: tuple[float, ...]
    par: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Valued:
    """What the bot finds that each choice of a deal showed: by number in the log, seat, card and call."""

    number: int
    choices: tuple[tuple[int, Seat, float | None, float | None], ...]


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


def simulated(game: str, played: Played, valued: Valued) -> Simulated:
    """Both together, as the rivals learn from them."""
    cards, calls = [0.0] * len(played.seats), [0.0] * len(played.seats)
    for _, seat, card, call in valued.choices:
        cards[seat] += card or 0.0
        calls[seat] += call or 0.0
    return Simulated(game, played.seats, played.scores, played.par, tuple(cards), tuple(calls))


def valued(number: int, whole: Deal, digest: str) -> Valued:
    """What each choice of a deal shows, whoever made it."""
    shown = shown_in(whole, digest)
    return Valued(number, tuple((each.number, each.seat, _rounded(each.card), _rounded(each.call)) for each in shown))


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)


def people_of(most_blunders: float | None) -> Sequence[Player]:
    """Those who play: with errors of all kinds, or differing by nothing but how often they play any card."""
    if most_blunders is None:
        return ERRING
    return [Blundering(most_blunders * number / (PLAYERS - 1)) for number in range(PLAYERS)]


def play(
    game: str, numbers: Iterable[int], seed: int, par_plays: int, most_blunders: float | None = None
) -> Iterator[Played]:  # fmt: skip
    """Deals of a game as its tables start, with players drawn at random.

    most_blunders: how often the worst plays any card, where they differ by nothing else; None: errors of all kinds.
    """
    table, people = table_of(game, None, []), people_of(most_blunders)
    sound: list[Player] = [Blundering(PAR_BLUNDERS)] * table.players
    for number in numbers:
        chance = random.Random(f"{game} {seed} {number}")
        deal = Deal(table.start(number % table.players, table.shuffled(chance)))
        seats = tuple(chance.sample(range(PLAYERS), table.players))
        whole = play_deal(deal, [people[who] for who in seats], chance)
        plays = [_scores(play_deal(deal, sound, chance)) for _ in range(par_plays)]
        par = tuple(round(fmean(values), 3) for values in zip(*plays, strict=True))
        actions = tuple((seat, str(action)) for seat, action in whole.actions)
        yield Played(number, seats, deal.start.dealer, write_cards(deal.start.pack), actions, _scores(whole), par)


def value(game: str, deals: Iterable[Played], seed: int) -> Iterator[Valued]:
    """What the choices in these deals show."""
    table = table_of(game, None, [])
    for played in deals:
        whole = Deal(table.start(played.dealer, read_cards(played.pack)))
        for seat, text in played.actions:
            whole = whole.act(seat, read_action(text))
        yield valued(played.number, whole, f"{seed} {played.number}")


@dataclass(frozen=True, slots=True)
class Duplicate:
    """What each of those who err brought in the same seats of one deal, against the average of all columns."""

    number: int
    brought: tuple[float, ...]


def duplicates(game: str, numbers: Iterable[int], seed: int) -> Iterator[Duplicate]:
    """Deals played once by each of those who err, in a whole column of the score sheet among sound players."""
    table = table_of(game, None, [])
    columns = GAMES[game].columns(table.players)
    sound: list[Player] = [Blundering(PAR_BLUNDERS)] * table.players
    for number in numbers:
        chance, brought = random.Random(f"strengths {game} {seed} {number}"), list[float]()
        deal = Deal(table.start(number % table.players, table.shuffled(chance)))
        mine = columns[number // table.players % len(columns)]
        for player in ERRING:
            people = [player if seat in mine else other for seat, other in enumerate(sound)]
            scores = _scores(play_deal(deal, people, random.Random(f"{seed} {number}")))
            paid = [fmean(scores[seat] for seat in column) for column in columns]
            above = fmean(scores[seat] for seat in mine) - fmean(paid)
            brought.append(round(above / len(mine), 3))
        yield Duplicate(number, tuple(brought))


def strengths(game: str, deals: Sequence[Duplicate]) -> list[tuple[float, float]]:
    """By player how strong they are, as people are rated, against the average of all of them, and how sure that is."""
    columns = GAMES[game].columns(table_of(game, None, []).players)
    unit = len(columns[0]) / (1 - 1 / len(columns))
    against = [[unit * (each - fmean(deal.brought)) for each in deal.brought] for deal in deals]
    return [(fmean(each), stdev(each) / math.sqrt(len(each))) for each in zip(*against, strict=True)]


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
        facts = Played(number, seats, deal.start.dealer, write_cards(deal.start.pack), actions, _scores(played), par)
        yield simulated(game, facts, valued(number, played, digest))


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
