"""Play with all cards open by the rules' own functions: slow, plain, and knowing nothing of how the solver works."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.cards import Card, Cards, without
from engine.search.solver import Position
from engine.search.tables import Rules
from engine.seats import Seat
from engine.trick import legal_cards, winning_place


@dataclass(frozen=True, slots=True)
class Question:
    """Whose tricks count, and what they count: `few` if that side wants little of it."""

    rules: Rules
    side: tuple[Seat, ...]
    card: Callable[[Card], int]
    trick: int = 0
    few: bool = False


def may_play(question: Question, hand: Cards, lying: Cards) -> Cards:
    """What the rules allow, each of twins once."""
    rules = question.rules
    may = legal_cards(rules.rule, rules.ranking, hand, lying)
    forced = tuple(card for card in may if card in rules.forced)
    led = rules.ranking.suits[lying[0]] if lying else None
    free = tuple(card for card in may if card not in rules.kept or rules.ranking.suits[card] == led)
    return tuple(dict.fromkeys(_minding(rules, hand, forced or free or may, led)))


def _minding(rules: Rules, hand: Cards, may: Cards, led: object) -> Cards:
    """What who holds a called card may play of those."""
    called = [card for card in hand if card in rules.called]
    if not called or len(hand) == 1:
        return may
    suits = rules.ranking.suits
    own = [card for card in hand if suits[card] == suits[called[0]]]
    if led == suits[called[0]]:
        return tuple(called)
    if led is not None:
        return tuple(card for card in may if card not in called) or may
    return tuple(card for card in may if card in called or card not in own or len(own) >= rules.flees)


def plain_value(question: Question, at: Position) -> int:
    """Every line of play to the end."""
    players = len(at.hands)
    turn = (at.leader + len(at.lying)) % players
    hand = at.hands[turn]
    if not hand:
        return 0
    values = plain_values(question, at).values()
    return max(values) if (turn in question.side) != question.few else min(values)


def plain_values(question: Question, at: Position) -> dict[Card, int]:
    """The same for every card the seat to play may play."""
    turn = (at.leader + len(at.lying)) % len(at.hands)
    return {card: _after(question, at, turn, card) for card in may_play(question, at.hands[turn], at.lying)}


def _after(question: Question, at: Position, turn: Seat, card: Card) -> int:
    hands = (*at.hands[:turn], without(at.hands[turn], (card,)), *at.hands[turn + 1 :])
    lying = (*at.lying, card)
    if len(lying) < len(hands):
        return plain_value(question, Position(hands, at.leader, lying))
    winner = (at.leader + winning_place(question.rules.ranking, lying)) % len(hands)
    gain = sum(map(question.card, lying)) + question.trick if winner in question.side else 0
    return gain + plain_value(question, Position(hands, winner))
