"""What a Skat player knows: how far to bid, whether to look at the skat, what to lay away and which game to name."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from statistics import NormalDist
from typing import Final

from bot.players.reading import Reading
from engine.actions import Accept, Action, Bid, Cut, Declare, Pass, Take
from engine.cards import Card, Cards, Rank, Suit, card_points, without
from engine.decisions import Choice, Decision, Selection
from engine.games.skat import BASE, NULL_VALUE, RANKINGS
from engine.seats import Seat
from engine.standard import PACK
from engine.views import View

CUT: Final = Cut("threes", place=18)

JACK_POINTS: Final = (9.0, 8.0, 7.0, 6.0)
TRUMP_POINTS: Final = {Rank.ACE: 7.0, Rank.TEN: 5.5}
LOW_TRUMP, GRAND_JACK, ACE, TEN, LONE, VOID, OPEN_TEN = 4.5, 3.5, 8.5, 4.0, -1.0, 4.0, -2.5
START: Final = 3.0
"""Roughly what a card brings a declarer in card points, and what comes without any."""

BY_HAND: Final = {"suit": (-9.5, 1.29), "grand": (-10.0, 1.19)}
BEFORE_SKAT: Final = {"suit": (28.3, 0.95), "grand": (21.5, 0.95)}
"""Where the line lies that leads from there to what declarers really got in deals this player played out."""

AWAY: Final = 0.8
"""What a card point laid away is worth: tens and aces might have won more than themselves. Found by matches."""

SPREAD: Final = 13.0
BOLD: Final = 0.2
"""What share of a game's value one risks to play it: silence brings nothing, and the others score too."""

SURE: Final = 68.0
"""From what strength on a hand needs no skat."""

NULL_ORDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


@dataclass(frozen=True, slots=True)
class Plan:
    """A game one could play: what it promises to score, its name, what it is worth, and what is laid away for it."""

    promise: float
    game: str
    value: int
    away: Cards = ()


def barred(_: View) -> dict[Seat, frozenset[Card]]:
    """Nobody says what he does not hold."""
    return {}


def speak(reading: Reading, chance: random.Random) -> Action | None:
    """The answer to a question about anything but a card to play."""
    del chance  # nothing here is left to it
    for decision in reading.view.decisions:
        answer = _ANSWERS.get(decision.kind)
        if answer is not None:
            return answer(reading.view, decision)
    return None


# How strong a hand is.


def strength(hand: Cards, game: str) -> float:
    """How much the cards bring a declarer, by the tables above, what he lays away not counted."""
    return strengths(hand)[game]


def strengths(hand: Cards) -> dict[str, float]:
    """The same for every game."""
    jacks, suits = parted(hand)
    top, plain = START + trump_points(jacks), [side_points(cards) for cards in suits]
    found = {
        game: top + sum(plain) - plain[suit] + trump_points(suits[suit])
        for suit, game in enumerate(BASE)
        if game != "grand"
    }
    return found | {"grand": top + GRAND_JACK * len(jacks) + sum(side_points(cards, is_grand=True) for cards in suits)}


def parted(hand: Cards) -> tuple[Cards, list[Cards]]:
    """The jacks, and the other cards by suit."""
    suits: list[list[Card]] = [[], [], [], []]
    jacks: list[Card] = []
    for card in sorted(hand):
        (jacks if card.rank == Rank.JACK else suits[card.suit]).append(card)
    return tuple(jacks), [tuple(cards) for cards in suits]


def by_suit(hand: Cards) -> list[Cards]:
    """All cards by suit, the jacks too."""
    ordered = sorted(hand)
    return [tuple([card for card in ordered if card.suit == suit]) for suit in Suit]


@lru_cache(maxsize=1024)
def trump_points(cards: Cards) -> float:
    """What trumps bring."""
    return sum(
        [JACK_POINTS[card.suit] if card.rank == Rank.JACK else TRUMP_POINTS.get(card.rank, LOW_TRUMP) for card in cards]
    )


@lru_cache(maxsize=2048)
def side_points(cards: Cards, *, is_grand: bool = False) -> float:
    """What the cards of a side suit bring."""
    ranks = {card.rank for card in cards}
    if not cards:
        return 0.0 if is_grand else VOID
    total = LONE * len(cards)
    if Rank.ACE in ranks:
        total += ACE + (TEN if Rank.TEN in ranks else 0.0)
        return total + (4.0 * max(0, len(cards) - 2) if is_grand else 0.0)
    if Rank.TEN in ranks:
        return total + (OPEN_TEN if len(cards) == 1 else 0.0)
    return total


def null_risk(hand: Cards) -> int:
    """By how many steps the cards of each suit lie too high to be surely ducked."""
    return sum(map(suit_risk, by_suit(hand)))


@lru_cache(maxsize=2048)
def suit_risk(cards: Cards) -> int:
    """The same for the cards of one suit."""
    steps = sorted(NULL_ORDER.index(card.rank) for card in cards)
    return sum([max(0, step - 2 * place) for place, step in enumerate(steps)])


def expected(lines: Mapping[str, tuple[float, float]], game: str, strong: float) -> float:
    """The card points a declarer of that strength gets on average."""
    start, slope = lines["grand" if game == "grand" else "suit"]
    return start + slope * strong


def promised(points: float, value: int, bid: int) -> float:
    """What a game can be expected to score: its value if it is made and high enough, else twice the bid is lost."""
    return _hoped(1 - NormalDist(points, SPREAD).cdf(60.5), value, bid)


def _hoped(likely: float, value: int, bid: int) -> float:
    return likely * value - (1 - likely) * 2 * max(bid, 18) if value >= bid else -2.0 * bid


def plans(twelve: Cards, held: Cards, away: Cards, bid: int, *, from_hand: bool) -> Iterator[Plan]:
    """Every game that could be played with the cards held; twelve are those that count for matadors."""
    for game, base in BASE.items():
        value = base * (1 + abs(RANKINGS[game].matadors(twelve)) + from_hand)
        points = expected(BY_HAND, game, strength(held, game)) + AWAY * card_points(away)
        yield Plan(promised(points, value, bid), game, value, away)
    value = NULL_VALUE[from_hand, False]
    likely = max(0.05, 0.85 - 0.2 * null_risk(held))
    yield Plan((3 * likely - 2) * value if value >= bid else -2.0 * value, "null", value, away)


def after_discards(twelve: Cards, bid: int) -> Iterator[Plan]:
    """Every game after every discard."""
    for away in combinations(sorted(twelve), 2):
        yield from plans(twelve, without(twelve, away), away, bid, from_hand=False)


def best_plan(twelve: Cards, bid: int) -> Plan:
    """The best game after the best discard."""
    return max(after_discards(twelve, bid), key=lambda plan: plan.promise)


@lru_cache(maxsize=4096)
def limit(hand: Cards) -> int:
    """How far to bid: the highest number that promises something with the help the skat brings on average."""
    worth, strong = 0, strengths(hand)
    for game in BASE:
        likely = 1 - NormalDist(expected(BEFORE_SKAT, game, strong[game]), SPREAD).cdf(60.5)
        ways = values(hand, game)
        for bid in ways:
            promise = sum(number * _hoped(likely, value, bid) for value, number in ways.items()) / ways.total()
            if promise > -BOLD * bid:
                worth = max(worth, bid)
    if worth >= NULL_VALUE[False, False]:
        return worth
    risky = sum(suit_risk(cards) > 0 for cards in by_suit(hand))
    ducks = risky < 3 and any(not null_risk(without(hand, pair)) for pair in combinations(hand, 2))
    return NULL_VALUE[False, False] if ducks else worth


def values(hand: Cards, game: str) -> Counter[int]:
    """What a game would be worth, by how many skats: a top jack found there takes away what its lack would count."""
    held = frozenset(hand)
    steps = _matadors(tuple([card in held for card in RANKINGS[game].trumps]), len(PACK) - len(hand))
    return Counter({BASE[game] * (1 + step): number for step, number in steps.items()})


@lru_cache(maxsize=4096)
def _matadors(held: tuple[bool, ...], unseen: int) -> Counter[int]:
    """With or without how many, by how many skats; held: by trump from the top whether one has it."""
    lacking = [place for place, has in enumerate(held) if not has]
    others, found = unseen - len(lacking), Counter[int]()
    skats = {(): comb(others, 2)} | {(place,): others for place in lacking} | dict.fromkeys(combinations(lacking, 2), 1)
    for skat, number in skats.items():
        have = [has or place in skat for place, has in enumerate(held)]
        run = next((place for place, has in enumerate(have) if has != have[0]), len(have))
        found[run] += number
    return +found


# Answers, by the kind of question.


def _cut(_: View, __: Decision) -> Action:
    return CUT


def _bid(view: View, decision: Decision) -> Action:
    """Bid as little as goes, as long as the hand is worth it."""
    most = limit(view.hand)
    numbers = [action.number for action in decision.actions if isinstance(action, Bid)]
    return Bid(numbers[0]) if numbers and numbers[0] <= most else Pass()


def _hold(view: View, _: Decision) -> Action:
    """Hold what the hand is worth."""
    return Accept("hold") if last_bid(view) <= limit(view.hand) else Pass()


def last_bid(view: View) -> int:
    """The number the game will have to be worth."""
    return max((action.number for _, action in view.turns if isinstance(action, Bid)), default=0)


def _choice(view: View, _: Decision) -> Action:
    """Look at the skat, unless the hand is as good as it is."""
    sure = [strength(view.hand, game) >= SURE for game in BASE]
    return Take("hand" if any(sure) else "pickup")


def _discard(view: View, decision: Decision) -> Action | None:
    """Lay away what the best game needs least."""
    if not isinstance(decision, Selection):
        return None
    return decision.action(best_plan(view.hand, last_bid(view)).away)


def _declare(view: View, decision: Decision) -> Action | None:
    """Name the best game with the cards held."""
    twelve, from_hand = (*view.hand, *view.aside), not view.aside
    found = max(
        plans(twelve, view.hand, view.aside, last_bid(view), from_hand=from_hand), key=lambda plan: plan.promise
    )
    said = Declare((found.game,))
    return said if isinstance(decision, Choice) and said in decision.actions else None


_ANSWERS: Final[Mapping[str, Callable[[View, Decision], Action | None]]] = {
    "cut": _cut, "bid": _bid, "hold": _hold, "choice": _choice, "discard": _discard, "declare": _declare,
}  # fmt: skip
