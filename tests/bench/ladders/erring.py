"""Players by rule of thumb who err in ways of their own: in bids, discards, by forgetting, with their cards."""

import random
from dataclasses import dataclass, fields, replace
from typing import Final

from bot.players.base import awaited
from bot.players.simple import Simple
from engine.actions import Action, Bid, Discard, Play
from engine.decisions import Decision, Selection
from engine.views import View

FAT: Final = 10
"""A card with so many points is given to one's own side on purpose."""
CHEAP: Final = 2
"""So many of the lowest numbers are bid by who does not look at their hand, but would not say just anything."""


@dataclass(frozen=True, slots=True)
class Erring:
    """How often somebody does what they should not.

    blind: plays any card. bids: says before the play whatever may be said, but bids no more than is asked for. jumps:
    says anything that may be said there. discards: lays away anything. forgets: plays as if no trick had gone before.
    greedy: never gives their side a fat card. timid: never leads a trump. lavish: throws their fattest card where they
    do not take the trick, whose it may be.
    """

    blind: float = 0.0
    bids: float = 0.0
    jumps: float = 0.0
    discards: float = 0.0
    forgets: float = 0.0
    greedy: float = 0.0
    timid: float = 0.0
    lavish: float = 0.0

    def __str__(self) -> str:
        """What is wrong with them."""
        wrong = [f"{field.name} {value:g}" for field in fields(self) if (value := getattr(self, field.name))]
        return ", ".join(wrong) or "sound"

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """The same view and the same chance always bring the same answer."""
        asked = awaited(view)
        if asked is None:
            return Simple().choose(view, chance)
        plays = [] if isinstance(asked, Selection) else [each for each in asked.actions if isinstance(each, Play)]
        if plays:
            return self._card(view, plays, chance)
        if isinstance(asked, Selection) or any(isinstance(action, Discard) for action in asked.actions):
            return self._discard(asked, view, chance)
        if chance.random() < self.jumps:
            return chance.choice(asked.actions)
        if chance.random() < self.bids:
            numbers = [action for action in asked.actions if isinstance(action, Bid)]
            dear = frozenset[Action](numbers[CHEAP:])
            return chance.choice([action for action in asked.actions if action not in dear])
        return Simple().choose(view, chance)

    def _discard(self, asked: Decision, view: View, chance: random.Random) -> Action | None:
        if chance.random() >= self.discards:
            return Simple().choose(view, chance)
        if isinstance(asked, Selection) and not asked.including:
            return asked.action(chance.sample(asked.cards, asked.count))
        return chance.choice(asked.actions)

    def _card(self, view: View, plays: list[Play], chance: random.Random) -> Action | None:
        if chance.random() < self.blind:
            return chance.choice(plays)
        seen = replace(view, tricks=()) if chance.random() < self.forgets else view
        natural = Simple().choose(seen, chance)
        if not isinstance(natural, Play):
            return natural
        if view.trick.cards and natural.card.points >= FAT and chance.random() < self.greedy:
            return min(plays, key=lambda play: (play.card.points, str(play.card)))
        return self._spoilt(view, plays, natural, chance)

    def _spoilt(self, view: View, plays: list[Play], natural: Play, chance: random.Random) -> Play:
        """The card they make of the right one."""
        below = self._below(view, plays)
        if below and chance.random() < self.lavish:
            return max(below, key=lambda play: (play.card.points, str(play.card)))
        plain = [play for play in plays if not view.ranking.is_trump(play.card)]
        if not view.trick.cards and plain and view.ranking.is_trump(natural.card) and chance.random() < self.timid:
            return chance.choice(plain)
        return natural

    @staticmethod
    def _below(view: View, plays: list[Play]) -> list[Play]:
        """The cards that do not take the trick as it lies."""
        if not view.trick.cards:
            return []
        best = view.ranking.best(view.trick.cards)
        return [play for play in plays if not view.ranking.beats(play.card, best)]


ERRING: Final[tuple[Erring, ...]] = (
    Erring(),
    Erring(blind=0.3),
    Erring(blind=0.6),
    Erring(blind=1.0),
    Erring(bids=0.5),
    Erring(bids=1.0),
    Erring(jumps=0.15, lavish=0.15),
    Erring(discards=1.0, timid=1.0, blind=0.15),
    Erring(forgets=1.0),
    Erring(greedy=1.0),
    Erring(lavish=0.5),
    Erring(lavish=1.0),
    Erring(forgets=1.0, greedy=1.0, timid=1.0),
    Erring(blind=0.4, bids=0.5, discards=0.5, lavish=0.3),
    Erring(blind=0.5, lavish=0.5, greedy=1.0, timid=1.0),
    Erring(blind=1.0, bids=1.0, jumps=0.1, discards=1.0),
)
"""Sixteen people with errors of all kinds; who of them is better is found by playing (`duplicates`)."""
