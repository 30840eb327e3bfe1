"""A player by rule of thumb: quick, sound, and never at a loss, whatever game it is asked about."""

import random
from collections.abc import Mapping
from typing import Final, Protocol

from bot.players.base import awaited
from bot.players.cardplay import USUAL, Taste, card_to_play
from bot.players.reading import Reading
from bot.players.sense import doppelkopf, dummkopf, picking, saskop, skat
from engine.actions import Accept, Action, Announce, Bid, Cut, Pass, Play, Signal, Take
from engine.cards import Card, Cards
from engine.decisions import Choice, Decision, Selection
from engine.ranking import TRUMP, Ranking
from engine.seats import Seat
from engine.views import View


class Sense(Protocol):
    """What only one game's players know: a module of `bot.players.sense`."""

    def speak(self, reading: Reading, chance: random.Random) -> Action | None:
        """Answer a question about anything but a card to play, or leave it."""

    def barred(self, view: View) -> Mapping[Seat, frozenset[Card]]:
        """The cards that seats have let know they do not hold."""


SENSES: Final[Mapping[str, Sense]] = {
    "saskop": saskop,
    "skat": skat,
    "schafkopf-dummkopf": dummkopf,
    "sheepshead": picking,
    "schafkopf-window": picking,
    "american-sheepshead": picking,
    "doppelkopf": doppelkopf,
}
MODEST: Final = (Pass, Accept, Play, Cut, Take, Bid)


class Simple:
    """Plays cards by what the trick will likely bring; bids as the game's own sense says, else modestly."""

    def __init__(self, taste: Taste = USUAL) -> None:
        self.taste = taste

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """What the game's own sense says, else the best card, else what can do no harm."""
        if view.seat is None or not view.decisions:
            return None
        sense = SENSES.get(view.game)
        reading = Reading(view, sense.barred(view) if sense else None)
        said = sense.speak(reading, chance) if sense else None
        if said is not None:
            return said
        decision = awaited(view)
        return None if decision is None else self._answer(reading, decision)

    def _answer(self, reading: Reading, decision: Decision) -> Action:
        if isinstance(decision, Selection):
            return decision.action(cards_to_part_with(reading, decision))
        plays = tuple(action for action in decision.actions if isinstance(action, Play))
        if decision.kind == "play" and plays:
            return card_to_play(reading, plays, self.taste)
        return modest(decision)


def modest(decision: Choice) -> Action:
    """Rather decline than commit oneself; of many ways to say a thing the first."""
    for kind in MODEST:
        for action in decision.actions:
            if isinstance(action, kind):
                return action
    return next((each for each in decision.actions if not isinstance(each, Announce | Signal)), decision.actions[0])


def cards_to_part_with(reading: Reading, selection: Selection) -> Cards:
    """Cards laid away count for who lays them away: fat ones of short plain suits first, trumps last."""
    free = list(selection.cards)
    for card in selection.including:
        free.remove(card)
    ranking = reading.ranking
    free.sort(key=lambda card: parting(ranking, selection.cards, card))
    return (*selection.including, *free[: selection.count - len(selection.including)])


def parting(ranking: Ranking, hand: Cards, card: Card) -> tuple[bool, bool, int, int, Card]:
    """How gladly one parts with a card, the gladdest lowest: no trump, no ace, from a short suit, fat, weak."""
    suit = ranking.suits[card]
    length = len(ranking.of_suit(hand, suit))
    return suit == TRUMP, card.points == 11 and length < 3, length, -card.points, card
