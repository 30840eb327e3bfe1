"""Players by rule of thumb who err in ways of their own: in bids, discards, by forgetting, with their cards."""

import random
from dataclasses import dataclass, replace
from typing import Final

from bot.players.base import awaited
from bot.players.simple import Simple
from engine.actions import Action, Discard, Play
from engine.decisions import Selection
from engine.views import View

FAT: Final = 10
"""A card with so many points is given to one's own side on purpose."""


@dataclass(frozen=True, slots=True)
class Erring:
    """How often somebody does what they should not.

    blind: plays any card. bids: says anything that may be said before the play. discards: lays away anything. forgets:
    plays as if no trick had gone before. greedy: never gives their side a fat card. timid: never leads a trump.
    """

    blind: float = 0.0
    bids: float = 0.0
    discards: float = 0.0
    forgets: float = 0.0
    greedy: float = 0.0
    timid: float = 0.0

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """The same view and the same chance always bring the same answer."""
        asked = awaited(view)
        if asked is None:
            return Simple().choose(view, chance)
        plays = [] if isinstance(asked, Selection) else [each for each in asked.actions if isinstance(each, Play)]
        if plays:
            return self._card(view, plays, chance)
        is_discard = isinstance(asked, Selection) or any(isinstance(action, Discard) for action in asked.actions)
        if chance.random() < (self.discards if is_discard else self.bids):
            if isinstance(asked, Selection) and not asked.including:
                return asked.action(chance.sample(asked.cards, asked.count))
            return chance.choice(asked.actions)
        return Simple().choose(view, chance)

    def _card(self, view: View, plays: list[Play], chance: random.Random) -> Action | None:
        if chance.random() < self.blind:
            return chance.choice(plays)
        seen = replace(view, tricks=()) if chance.random() < self.forgets else view
        natural = Simple().choose(seen, chance)
        if not isinstance(natural, Play):
            return natural
        if view.trick.cards and natural.card.points >= FAT and chance.random() < self.greedy:
            return min(plays, key=lambda play: (play.card.points, str(play.card)))
        plain = [play for play in plays if not view.ranking.is_trump(play.card)]
        if not view.trick.cards and plain and view.ranking.is_trump(natural.card) and chance.random() < self.timid:
            return chance.choice(plain)
        return natural


ERRING: Final[tuple[Erring, ...]] = (
    Erring(),
    Erring(blind=0.08),
    Erring(blind=0.16),
    Erring(blind=0.27),
    Erring(bids=0.05),
    Erring(bids=0.15),
    Erring(discards=0.5),
    Erring(discards=1.0),
    Erring(forgets=1.0),
    Erring(greedy=1.0),
    Erring(timid=1.0),
    Erring(greedy=1.0, timid=1.0),
    Erring(bids=0.08, discards=0.4),
    Erring(blind=0.1, bids=0.04, discards=0.3),
    Erring(blind=0.15, bids=0.08, greedy=0.5, timid=0.5),
    Erring(blind=0.25, bids=0.15, discards=1.0, forgets=1.0, greedy=1.0),
)
"""Sixteen people with errors of all kinds; who of them is better is found by playing (`strengths`)."""
