"""Plain slips with cards: what any book on these games calls wrong, whether it changed the pay or not."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.players.certainty import TrickCertainty
from bot.players.games import knowledge_of
from bot.players.inference import Inference
from engine.cards import Card, Cards, card_points
from engine.views import View

FAT: Final = 10
"""From so many card points on a card is worth saving, or giving away on purpose."""
LEAN: Final = 4
"""So many more card points, or fewer, are no slip."""
MUCH: Final = 14
"""A trick of so many card points, with what is thrown on it, is not left to the others by who can take it for sure."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A kind of slip, named by the code of its sentence, and the cards any of which would have been none."""

    kind: str
    instead: Cards


def slips_of(view: View, played: Card) -> Iterator[Slip]:
    """What is plainly wrong with a card, as far as its player could know, the gravest first.

    A partner who is only likely is none, and nothing is said where one had rather not take tricks.
    """
    inference = Inference(view, knowledge_of(view.game))
    if inference.avoids_tricks or not view.trick.cards:
        return
    sure = TrickCertainty(inference)
    others = tuple(sorted({card for card in view.playable if card != played}))
    if sure.is_with_us is False and not sure.takes(played):
        safe = tuple(card for card in others if sure.takes(card) and sure.is_safe(card))
        if card_points((*view.trick.cards, played)) >= MUCH and safe:
            yield Slip("left-fat", safe)
        lean = tuple(card for card in others if card.points <= played.points - FAT + LEAN and not sure.takes(card))
        if played.points >= FAT and lean and not sure.may_be_saved():
            yield Slip("gave-fat", lean)
    elif sure.is_with_us and sure.is_safe(sure.best):
        fat = tuple(card for card in others if card.points >= FAT and (not sure.takes(card) or sure.is_safe(card)))
        if played.points <= LEAN and fat:
            yield Slip("kept-fat", fat)
