"""What a Doppelkopf player knows: what a hand promises in each contract, when to ask for another, what to announce."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from statistics import NormalDist
from typing import Final

from bot.players.reading import Reading
from engine.actions import Accept, Action, Announce, Cut, Declare, Pass
from engine.cards import Card, Cards, Rank, Suit
from engine.decisions import Choice
from engine.games.doppelkopf.announcements import PROMISES, SIDES
from engine.games.doppelkopf.contracts import GRANNY, LOONY, SOLOS, TRUMP_SUITS, ranking_for
from engine.games.doppelkopf.verband import TARGETS
from engine.seats import Seat
from engine.views import View

CUT: Final = Cut("threes", place=18)

BASIC: Final[Mapping[str, float]] = {
    "start": 8.8, "loony": 23.7, "granny": 49.0, "queen": 15.7, "black-jack": 10.0, "red-jack": 10.5, "trump": 9.1,
    "ace": 6.4, "twin": 5.5, "plain": 0.2, "void": 8.5,
}  # fmt: skip
SUIT_SOLO: Final[Mapping[str, float]] = {
    "start": 4.4, "loony": 24.4, "granny": 13.7, "queen": 8.1, "black-jack": 4.4, "red-jack": 2.1, "trump": 4.5,
    "ace": 5.2, "twin": 1.2, "run": -5.5, "plain": -5.7, "void": 13.2,
}  # fmt: skip
OTHER_SOLOS: Final[Mapping[str, Mapping[str, float]]] = {
    "ace-solo": {"start": 4.5, "ace": 13.9, "twin": 27.1, "run": 10.8, "plain": 1.8, "void": -2.3},
    "jack-solo": {
        "start": 4.7, "black-jack": 16.7, "red-jack": 12.5, "ace": 12.2, "twin": 18.4, "run": -0.9, "plain": -2.1,
        "void": 9.2,
    },
    "queen-solo": {
        "start": 5.0, "granny": 19.3, "queen": 12.3, "ace": 10.5, "twin": 19.1, "run": 0.8, "plain": -1.6, "void": 10.7
    },
    "international-solo": {
        "start": 4.6, "granny": 24.7, "queen": 10.3, "black-jack": 8.0, "red-jack": 4.4, "ace": 7.0, "twin": 9.5,
        "run": -4.2, "plain": -4.4, "void": 17.2,
    },
}  # fmt: skip
"""Card points that each thing in a hand brings its side, or its soloist, fitted to deals this player played out."""

SPREAD, SOLO_SPREAD = 40.0, 24.0
"""How far from that deals ended."""

SAY, PROMISE, RESIST = 0.7, 0.85, 85.0
"""How likely a win must be to say so, a promise to make it; how strong, were one soloist oneself, to say kontra."""


def barred(_: View) -> dict[Seat, frozenset[Card]]:
    """Nobody says what he does not hold."""
    return {}


def speak(reading: Reading, chance: random.Random) -> Action | None:
    """The answer to the first question that calls for one; cards are parted with and played elsewhere."""
    del chance  # nothing here is left to it
    asked = {decision.kind: decision for decision in reading.view.decisions}
    for kind, answer in _ANSWERS.items():
        decision = asked.get(kind)
        said = answer(reading.view, decision) if isinstance(decision, Choice) else None
        if said is not None:
            return said
    return None


# How strong a hand is.


def expected(hand: Cards, name: str) -> float:
    """The card points a hand can expect: its side's in the basic game, its own as a soloist's."""
    table = BASIC if name == "basic" else OTHER_SOLOS.get(name, SUIT_SOLO)
    return table["start"] + sum(table.get(thing, 0.0) for thing in _things(hand, name))


def _things(hand: Cards, name: str) -> Iterator[str]:
    """What counts in a hand, each as often as it is there."""
    ranking = ranking_for(name)
    for card in ranking.trumps_in(hand):
        yield _trump(card)
    for suit in Suit:
        if not ranking.of_suit(tuple(ranking.suits), suit):
            continue
        ranks = Counter(card.rank for card in ranking.of_suit(hand, suit))
        if not ranks:
            yield "void"
        aces = ranks[Rank.ACE]
        tens = ranks[Rank.TEN] if aces else 0
        yield from ("ace", "twin")[:aces]
        yield from ["run"] * tens
        yield from ["plain"] * (ranks.total() - aces - tens)


def _trump(card: Card) -> str:
    if card == LOONY:
        return "loony"
    if card.rank == Rank.QUEEN:
        return "granny" if card == GRANNY else "queen"
    if card.rank == Rank.JACK:
        return "black-jack" if card.suit <= Suit.SPADES else "red-jack"
    return "trump"


def likely(points: float, needed: int, spread: float) -> float:
    """How likely a side that expects so many points gets those needed."""
    return 1 - NormalDist(points, spread).cdf(needed - 0.5)


def promised(hand: Cards, name: str) -> float:
    """What playing a contract is worth, roughly in the Verband's points: solos count three times and are watched."""
    if name == "basic":
        return 1.5 * (2 * likely(expected(hand, name), 121, SPREAD) - 1)
    wins = likely(expected(hand, name), 121, SOLO_SPREAD)
    return 3 * (1.3 * wins - 1.6 * (1 - wins))


def best_special(hand: Cards) -> str | None:
    """The special game to declare, if one beats the basic game; both grannies rather ask for a partner than go alone.

    A hand fit to play a diamond solo with both grannies says OK instead, and nobody knows.
    """
    solo = max(SOLOS, key=lambda name: promised(hand, name))
    alone = hand.count(GRANNY) == 2
    if promised(hand, solo) > (0.0 if alone else max(0.0, promised(hand, "basic"))):
        return None if alone and TRUMP_SUITS.get(solo) == Suit.DIAMONDS else solo
    if alone:
        return "wedding"
    return "poverty" if len(ranking_for("basic").trumps_in(hand)) <= 3 else None


# Answers, by the kind of question.


def _cut(_: View, __: Choice) -> Action:
    """A computer cuts in the middle."""
    return CUT


def _redeal(view: View, _: Choice) -> Action | None:
    """A weak hand is better dealt anew."""
    special = best_special(view.hand)
    weak = special in (None, "poverty") and promised(view.hand, "basic") < 0
    return Announce("redeal") if weak else None


def _bid(view: View, _: Choice) -> Action:
    """Special for a solo worth it, for a wedding, and for a poverty where the table knows it."""
    wanted = best_special(view.hand)
    unknown = wanted == "poverty" and (view.options is None or view.options.ddv)
    return Accept("ok") if wanted is None or unknown else Announce("special")


def _declare(view: View, decision: Choice) -> Action:
    """The best there is among what may be declared."""
    wanted = Declare((best_special(view.hand) or "",))
    if wanted in decision.actions:
        return wanted
    solos = [each for each in decision.actions if isinstance(each, Declare) and each.words[0] in SOLOS]
    return max(solos, key=lambda each: promised(view.hand, each.words[0]))


def _accept(view: View, _: Choice) -> Action:
    """Help a poverty with many trumps of one's own."""
    rich = len(ranking_for("basic").trumps_in(view.hand)) >= 7 and expected(view.hand, "basic") >= 115
    return Accept() if rich else Pass()


def _announce(view: View, decision: Choice) -> Action | None:
    """Say re or kontra with a hand that will likely win, and promise what it will likely keep."""
    said = decision.actions[0]
    if not isinstance(said, Announce) or view.contract is None or view.seat is None:
        return None
    hand = (*view.hand, *_played(view))
    name = "basic" if view.contract.name == "wedding" else view.contract.name
    if view.contract.declarer not in (None, view.seat) and name in SOLOS:
        resists = said.verb == SIDES[1] and expected(hand, name) >= RESIST
        return said if resists else None
    spread = SPREAD if name == "basic" else SOLO_SPREAD
    points = expected(hand, name)
    if said.verb in SIDES:
        return said if likely(points, 121, spread) >= SAY else None
    step = PROMISES.index(said.verb)
    return said if step < len(TARGETS) and likely(points, TARGETS[step], spread) >= PROMISE else None


def _played(view: View) -> Iterator[Card]:
    """The viewer's own cards that are gone."""
    for trick in (*view.tricks, view.trick):
        yield from (card for seat, card in zip(trick.seats, trick.cards, strict=True) if seat == view.seat)


_ANSWERS: Final[Mapping[str, Callable[[View, Choice], Action | None]]] = {
    "redeal": _redeal, "announce": _announce, "cut": _cut, "bid": _bid, "declare": _declare, "accept": _accept,
}  # fmt: skip
"""By kind of question; what may be said out of turn comes before what ends the turn."""
