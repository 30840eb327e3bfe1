"""What a player of the Dummkopf's Schafkopf knows: when to open, to call an ace, or to declare which solo."""

import random
from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Final

from bot.players.cardplay import card_to_play
from bot.players.reading import Reading
from engine.actions import Action, CallAce, Cut, Declare, Pass, Play
from engine.cards import Card, Cards, Rank, Suit
from engine.games.schafkopf_dummkopf import BLACK_QUEENS, RANKINGS
from engine.ranking import Ranking
from engine.seats import Seat
from engine.standard import STANDARD
from engine.views import View

CUT: Final = Cut("threes", place=18)

TRUMP, HEIGHT, TOP, ACE, TEN, LONE, VOID = 3.0, 6.0, 2.0, 8.0, 3.0, -1.0, 3.0
"""Roughly what cards bring: any trump, the highest one more, one that none can beat still more; then plain suits."""

LINES: Final = {"together": (44.6, 0.94), "alone": (-29.7, 1.77), "bare": (9.9, 1.28)}
"""Where the line lies from there to what the offense really got: with a partner, alone, and without a trump suit."""

SPREAD: Final = {"together": 23.0, "alone": 16.0, "bare": 16.0}
WORTHWHILE: Final = {"together": 0.0, "alone": 0.5}
"""By how many bars one must expect to gain on the others to speak up."""


def barred(_: View) -> dict[Seat, frozenset[Card]]:
    """Nobody says what he does not hold."""
    return {}


def speak(reading: Reading, chance: random.Random) -> Action | None:
    """Cut, or speak in the bidding; cards are played elsewhere."""
    del chance  # nothing here is left to it
    asked = {decision.kind: decision.actions for decision in reading.view.decisions}
    if "cut" in asked:
        return CUT
    return bid(reading, asked) if "bid" in asked else None


# How strong a hand is.


def strength(hand: Cards, ranking: Ranking) -> float:
    """How much the cards bring their side, by the table above."""
    held, count = set(hand), max(1, len(ranking.trumps))
    total, unbeaten = 0.0, True
    for place, card in enumerate(ranking.trumps):
        unbeaten = unbeaten and card in held
        if card in held:
            total += TRUMP + HEIGHT * (1 - place / count) + TOP * unbeaten
    return total + sum(_plain_points(ranking.of_suit(hand, suit), ranking) for suit in Suit)


def _plain_points(cards: Cards, ranking: Ranking) -> float:
    ranks = {card.rank for card in cards}
    if not cards:
        return VOID if ranking.trumps else 0.0
    total = LONE * len(cards)
    if Rank.ACE in ranks:
        total += ACE + (TEN if Rank.TEN in ranks else 0.0)
    return total


def line_of(game: str) -> str:
    """Which of the lines a declared game follows."""
    return "bare" if len(RANKINGS[game].trumps) < 8 else "alone"


def expected(line: str, strong: float) -> float:
    """The card points the offense gets on average."""
    start, slope = LINES[line]
    return start + slope * strong


def gain(line: str, strong: float) -> float:
    """By how many bars the offense can be expected to gain on the defense with a hand of that strength."""
    likely = NormalDist(expected(line, strong), SPREAD[line])
    steps = ((31.0, -2.0), (60.5, -1.0), (90.5, 1.0), (999.0, 2.0))
    total, below = 0.0, 0.0
    for mark, bars in steps:
        reached = likely.cdf(mark)
        total += bars * (reached - below)
        below = reached
    return total


# What to say.


def bid(reading: Reading, asked: Mapping[str, tuple[Action, ...]]) -> Action:
    """What the hand is worth; who opens leads."""
    calls = [action for action in asked.get("call", ()) if isinstance(action, CallAce)]
    wanted = said_with(reading.view.hand, calls)
    return wanted or card_to_play(reading, tuple(action for action in asked["play"] if isinstance(action, Play)))


def said_with(hand: Cards, calls: Sequence[CallAce]) -> Action | None:
    """Declare the solo that promises most if it clearly does, else call or open with a fair hand, else pass.

    Nothing is said by who opens.
    """
    queens = sum(queen in hand for queen in BLACK_QUEENS)
    best, game = max((gain(line_of(game), strength(hand, RANKINGS[game])), game) for game in RANKINGS)
    is_alone = queens == 2 and not calls
    together = gain("alone" if is_alone else "together", strength(hand, STANDARD)) * (1 if is_alone else 2 / 3)
    if best >= WORTHWHILE["alone"] and (best >= together or not queens):
        sure = set(hand) <= set(RANKINGS[game].trumps[: len(hand)])
        return Declare((game, "tout") if sure else (game,))
    if not queens or together < WORTHWHILE["together"]:
        return Pass()
    return min(calls, key=lambda call: (len(STANDARD.of_suit(hand, call.suit)), call.suit)) if calls else None


def calls_of(hand: Cards) -> list[CallAce]:
    """The aces a hand may call: with both black queens, of a plain suit held without it."""
    if not all(queen in hand for queen in BLACK_QUEENS):
        return []
    held = {card.suit for card in hand if not STANDARD.is_trump(card)}
    return [CallAce(suit) for suit in sorted(held) if Card(suit, Rank.ACE) not in hand]
