"""A claim that everybody lets pass though it is not proven: how the rest can be played so that it is true."""

from collections.abc import Callable, Iterator
from functools import cache

from engine.actions import Action, Play
from engine.cards import Card, Cards, without
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.ranking import Ranking
from engine.search.claims import PlayedOut, from_the_top
from engine.seats import Seat
from engine.trick import PlayRule, legal_cards

Spares = Callable[[Cards, Cards], bool]
"""Whether a hand can be played to a line of the claimant's cards without a trick."""


def conceded(deal: Deal, seat: Seat) -> PlayedOut | None:
    """The deal played to its end so that a seat, which is in turn, takes every trick that is left.

    All hands are looked at, and everybody gives way as far as the rules let them; None if they never do far enough.
    """
    held = deal.state.hands
    others = tuple((who, tuple(held[who])) for who in _playing(deal) if who != seat)
    spares = _sparing(deal)
    for line in _lines(deal, seat, others):
        found = _played(deal, seat, line, spares, set())
        if found is not None:
            return found
    return None


def _playing(deal: Deal) -> tuple[Seat, ...]:
    seats: tuple[Seat, ...] = deal.state.play.playing
    return seats


def _rules(deal: Deal) -> tuple[PlayRule, Ranking, Cards]:
    """How cards are followed and beaten, and what lies now."""
    view = deal.view(None)
    return view.rule, view.ranking, view.trick.cards


def _lines(deal: Deal, seat: Seat, others: tuple[tuple[Seat, Cards], ...]) -> Iterator[Cards]:
    """The claimant's cards in each order to which every other hand, taken by itself, can be played without a trick.

    Nobody takes one, so that no hand minds what the others do; rules of a game's own may still forbid such an order.
    """
    rule, ranking, lying = _rules(deal)
    played, playable = deal.view(None).trick.seats, deal.view(seat).playable
    best = ranking.best(lying) if lying else None

    def onward(line: Cards, rest: Cards, hands: tuple[frozenset[Cards], ...]) -> Iterator[Cards]:
        if not rest:
            yield line
        for card in dict.fromkeys(rest):
            if not line and (card not in playable or (best is not None and not ranking.beats(card, best))):
                continue
            left = without(rest, (card,))
            after = tuple(
                known
                if not line and who in played
                else _given_way(rule, ranking, known, (*(() if line else lying), card), left)
                for (who, _), known in zip(others, hands, strict=True)
            )
            if all(after):
                yield from onward((*line, card), left, after)

    return onward((), from_the_top(ranking, deal.state.hands[seat]), tuple(frozenset({hand}) for _, hand in others))


def _given_way(
    rule: PlayRule, ranking: Ranking, hands: frozenset[Cards], lying: Cards, rest: Cards
) -> frozenset[Cards]:  # fmt: skip
    """What each of these hands may be once it has given way; without those that hold a card nothing left can beat."""
    return frozenset(
        left
        for hand in hands
        for card in dict.fromkeys(_giving_way(rule, ranking, hand, lying))
        if _can_give_way(ranking, left := without(hand, (card,)), rest)
    )


def _giving_way(rule: PlayRule, ranking: Ranking, hand: Cards, lying: Cards) -> Cards:
    """The cards that may be played, and do not beat the claimant's, which lies last and is the best."""
    return tuple(card for card in legal_cards(rule, ranking, hand, lying) if not ranking.beats(card, lying[-1]))


def _can_give_way(ranking: Ranking, hand: Cards, rest: Cards) -> bool:
    return all(any(not ranking.beats(card, over) for over in rest) for card in hand)


def _sparing(deal: Deal) -> Spares:
    """By a hand and what is left of a line: whether each card of it can be given way to, one after another."""
    rule, ranking, _ = _rules(deal)

    @cache
    def spares(hand: Cards, rest: Cards) -> bool:
        if not rest:
            return True
        return any(spares(without(hand, (card,)), rest[1:]) for card in _giving_way(rule, ranking, hand, (rest[0],)))

    return spares


def _played(deal: Deal, seat: Seat, line: Cards, spares: Spares, dead: set[tuple[Cards, ...]]) -> PlayedOut | None:
    """The line played by the rules themselves, the others giving way; `dead` are positions from which none leads on."""
    if deal.outcome is not None:
        return deal, ()
    position = (*deal.state.hands, deal.state.play.trick.cards)
    if position in dead:
        return None
    (turn,) = deal.waiting_for
    for action in _choices(deal, seat, turn, line, spares):
        try:
            after = deal.act(turn, action)
        except IllegalAction:
            continue
        found = _played(after, seat, line[1:] if turn == seat else line, spares, dead)
        if found is not None:
            return found[0], ((turn, action), *found[1])
    dead.add(position)
    return None


def _choices(deal: Deal, seat: Seat, turn: Seat, line: Cards, spares: Spares) -> Iterator[Action]:
    """The claimant's next card; of anybody else the weakest first that gives way, now and later.

    line: what the claimant still has. Before they have played to a trick that others began, others do not come.
    """
    if turn == seat:
        yield from map(Play, line[:1])
        return
    view = deal.view(turn)
    ranking, best = view.ranking, view.ranking.best(view.trick.cards)

    def weakness(card: Card) -> tuple[bool, int]:
        return ranking.is_trump(card), ranking.strength[card]

    for card in sorted(dict.fromkeys(view.playable), key=weakness):
        if not ranking.beats(card, best) and spares(without(deal.state.hands[turn], (card,)), line):
            yield Play(card)
