"""Gross errors that anybody at a table would name, and what they would call right, found by the cards as they lay.

They are told by the trick and the sides alone, and not by what the coach goes by.
"""

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.players.evaluation import CardEvaluator, open_world
from bot.players.searching import STRONG, Searching, awaited_only
from engine.actions import Action, Bid, Discard, Pass, Play
from engine.cards import Card, card_points
from engine.deal import Deal
from engine.search.solver import new_table
from engine.seats import Seat
from engine.views import View

FAT, MUCH = 10, 20
MOST_TRIED, TABLE = 3_000_000, new_table()


@dataclass(frozen=True, slots=True)
class Planted:
    """A moment of a deal, after so many actions; what is grossly wrong there, or right.

    alike: all that is right for the same reason: which of these is best no textbook says.
    """

    kind: str
    number: int
    deal: Deal
    seat: Seat
    action: Action
    alike: frozenset[Action] = frozenset()

    @property
    def is_right(self) -> bool:
        """Whether it is what a textbook says, and no error."""
        return bool(self.alike)


Wanted = Callable[[str, bool], bool]
"""Whether one more of a kind, wrong or right, is looked for."""


def planted_in(whole: Deal, wanted: Wanted = lambda *_: True) -> Iterator[Planted]:
    """All that might be done wrong, or right, at the moments of a finished deal, as far as it is wanted."""
    deal = Deal(whole.start)
    for number, (seat, action) in enumerate(whole.actions):
        if number:
            view = deal.view(seat)
            if isinstance(action, Play):
                found = _with_cards(deal, view, wanted)
            else:
                found = _in_words(deal, view, action, wanted)
            for kind, done, alike in found:
                yield Planted(kind, number, deal, seat, done, frozenset(alike))
        deal = deal.act(seat, action)


Found = tuple[str, Action, Iterable[Action]]


def _with_cards(deal: Deal, view: View, wanted: Wanted) -> Iterator[Found]:
    """Where the last to play knows whose the trick is and can follow with a fat card or a lean one."""
    ranking, sides, me = view.ranking, view.sides, view.seat or 0
    is_last = len(view.trick) + 1 == sum(1 for seat in range(view.players) if view.counts[seat] or seat == me)
    cards = sorted(set(awaited_only(view).playable))
    if not view.trick.cards or not is_last or len(cards) < 2 or not _counts_points(view):
        return
    winner = view.trick.winner(ranking)
    if sides[me] is None or sides[winner] is None:
        return
    best = ranking.best(view.trick.cards)
    take = [card for card in cards if ranking.beats(card, best)]
    below = [card for card in cards if card not in take]
    fat = [card for card in below if card.points >= FAT and not ranking.is_trump(card)]
    lean = [card for card in below if not card.points]
    if sides[winner] == sides[me]:
        tens = [card for card in fat if card.points == FAT]
        if tens and lean:
            yield from _both(deal, wanted, "no smear", lean[0], [*tens, *fat])
    elif card_points(view.trick.cards) >= MUCH and take:
        if below:
            yield from _both(deal, wanted, "20 points left", min(below), sorted(take, key=ranking.strength.__getitem__))
    elif fat and lean and not take:
        yield from _both(deal, wanted, "fat given", fat[0], lean)


def _both(deal: Deal, wanted: Wanted, kind: str, wrong: Card, right: Sequence[Card]) -> Iterator[Found]:
    """An error, and what is right, the first card of those in the first place.

    It is an error where it costs card points as the cards lie, however well everybody goes on.
    """
    if wanted(kind, False):
        view = awaited_only(deal.view(deal.waiting_for[0]))
        taken = CardEvaluator(view, TABLE).taken(open_world(deal), MOST_TRIED)
        if taken and taken[wrong] < taken[right[0]]:
            yield kind, Play(wrong), ()
    if wanted(kind, True):
        yield kind, Play(right[0]), map(Play, right)


def _counts_points(view: View) -> bool:
    """Whether card points are wanted, and by whom is known."""
    named = view.contract is not None and view.contract.name in {"null", "reject", "ramsch", "leaster", "bettel"}
    return bool(view.sides) and view.contract is not None and not named


def _in_words(deal: Deal, view: View, action: Action, wanted: Wanted) -> Iterator[Found]:
    """The highest trumps laid away, and a bid with hardly a face card or one that counts ten or more."""
    if isinstance(action, Discard):
        best = sorted(view.hand, key=lambda card: -view.ranking.strength[card])
        legal = [each for each in deal.legal_actions(view.seat or 0) if isinstance(each, Discard)]
        wrong = [each for each in legal if best[0] in each.cards and best[1] in each.cards]
        if wrong and all(map(view.ranking.is_trump, best[:2])) and wanted("discard", False):
            yield "discard", wrong[0], ()
        if wanted("discard", True):
            strong = Searching(replace(STRONG, seconds=math.inf), clock=lambda: 0.0).choose(view, random.Random(0))
            yield "discard", strong or action, [strong or action]
    if view.game == "saskop" and isinstance(action, Bid | Pass):
        faces, fat = [card for card in view.hand if card.is_picture], [card for card in view.hand if card.points >= 10]
        bids = [each for each in deal.legal_actions(view.seat or 0) if isinstance(each, Bid) and each.number < 7]
        is_empty = len(faces) <= 2 and sum(card.points for card in faces) <= 5 and len(fat) <= 1
        if bids and is_empty and not isinstance(action, Bid) and wanted("bid of nothing", False):
            yield "bid of nothing", bids[0], ()
        if isinstance(action, Bid) and len(faces) >= 4 and wanted("bid of nothing", True):
            legal = deal.legal_actions(view.seat or 0)
            yield "bid of nothing", action, [each for each in legal if isinstance(each, Bid)]
