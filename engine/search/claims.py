"""Claiming all tricks that are left: whether somebody takes them whatever the others hold and do."""

from collections import Counter
from collections.abc import Sequence

from engine.actions import Action, Play
from engine.cards import Card, Cards, without
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.ranking import TRUMP, SuitInPlay
from engine.search.knowledge import known_cards, lacking, unseen_cards
from engine.seats import Seat
from engine.views import View


def proven_line(view: View) -> Cards | None:
    """The viewer's cards in an order in which each takes its trick, whoever holds the rest; None if there is none.

    Judged by nothing but what the viewer knows, so that the answer tells them nothing of a hidden card: trumps from
    the top, then each plain suit from the top, against every way in which the unseen cards can lie. Others are allowed
    more than the rules allow them, so that what is proven holds, though not all that holds is proven.
    """
    if view.phase != "play" or view.seat is None or view.seat not in view.waiting_for:
        return None
    lying, ranking = view.trick.cards, view.ranking
    first = [card for card in view.playable if not lying or ranking.beats(card, ranking.best(lying))]
    rest = _from_the_top(view, view.hand)
    lines = [(card, *without(rest, (card,))) for card in (first if lying else rest[:1])]
    unseen = _possible(view)
    return next((line for line in lines if line[0] in first and _holds(view, line, unseen)), None)


def _from_the_top(view: View, cards: Cards) -> Cards:
    ranking = view.ranking
    return tuple(
        sorted(cards, key=lambda card: (not ranking.is_trump(card), str(ranking.suits[card]), -ranking.strength[card]))
    )


def _possible(view: View) -> dict[Seat, Cards]:
    """By seat, all cards that may lie there, as far as the viewer knows."""
    known, _ = known_cards(view)
    unseen, lacks = unseen_cards(view, known), lacking(view)
    return {
        seat: (*known[seat], *(card for card in unseen if card not in lacks[seat]))
        for seat in range(view.players)
        if seat != view.seat
    }


def _holds(view: View, line: Sequence[Card], possible: dict[Seat, Cards]) -> bool:
    suits, lying = view.ranking.suits, view.trick.cards
    led = [suits[lying[0]] if lying else suits[line[0]], *(suits[card] for card in line[1:])]
    for seat, cards in possible.items():
        begin = 1 if seat in view.trick.seats else 0
        before: Counter[SuitInPlay] = Counter()
        for card, suit in list(zip(line, led, strict=True))[begin:]:
            if _may_beat(view, cards, card, suit, before):
                return False
            before[suit] += 1
    return True


def _may_beat(view: View, cards: Cards, card: Card, led: SuitInPlay, before: Counter[SuitInPlay]) -> bool:
    """Whether somebody who may hold any of these cards may beat one, and have kept the card for it.

    Each time a suit was led before, whoever has it gave one of it: only who has more than that has one left.
    """
    ranking = view.ranking
    for suit in {led, TRUMP}:
        own = ranking.of_suit(cards, suit)
        if len(own) > before[suit] and any(ranking.beats(other, card) for other in own):
            return True
    return False


def played_out(deal: Deal, seat: Seat, line: Cards) -> tuple[Deal, tuple[tuple[Seat, Action], ...]] | None:
    """The deal played to its end by a line that is proven, the others giving what they can spare.

    None where the rules do not let the line be played, or, against all proof, a trick goes elsewhere.
    """
    mine, done, begun = iter(line), [], len(deal.view(None).tricks)
    try:
        while deal.outcome is None:
            (turn,) = deal.waiting_for
            action = Play(next(mine)) if turn == seat else _spared(deal, turn)
            deal = deal.act(turn, action)
            done.append((turn, action))
    except (IllegalAction, StopIteration):
        return None
    view = deal.view(None)
    takes_all = all(trick.winner(view.ranking) == seat for trick in view.tricks[begun:])
    return (deal, tuple(done)) if takes_all else None


def _spared(deal: Deal, seat: Seat) -> Play:
    """The weakest card somebody may play."""
    view = deal.view(seat)
    ranking = view.ranking
    return Play(min(view.playable, key=lambda card: (ranking.is_trump(card), ranking.strength[card])))
