"""Every line of play to the end, compiled: no bit sets, no table, no bounds, nothing shared with the solver."""

from functools import cache
from typing import Any

import numpy as np
from numba import njit

from engine.search.solver import Position
from engine.trick import PlayRule
from tests.support.double_dummy import Question

TRUMP_SUIT = 9


@njit(cache=True)
def beats(cards: Any, card: int, best: int) -> bool:
    """Rows of `cards`: suit in play, strength, worth, whether its second copy wins, kept, forced, called."""
    if cards[card, 0] != cards[best, 0]:
        return bool(cards[card, 0] == TRUMP_SUIT)
    if cards[card, 1] == cards[best, 1]:
        return bool(cards[card, 3] == 1)
    return bool(cards[card, 1] > cards[best, 1])


@njit(cache=True)
def narrow(cards: Any, may: Any, hand: Any, kind: int, mark: int) -> None:
    """Keep to the cards that follow (0), trump (1), beat (2), are forced (3) or not kept back (4), if there are any."""
    fit = np.zeros(len(may), np.bool_)
    for each in range(len(may)):
        if may[each]:
            card = hand[each]
            fit[each] = (
                (kind <= 1 and cards[card, 0] == mark)
                or (kind == 2 and beats(cards, card, mark))
                or (kind == 3 and cards[card, 5] == 1)
                or (kind == 4 and (cards[card, 4] == 0 or cards[card, 0] == mark))
            )
    if fit.any():
        may[:] = fit


@njit(cache=True)
def mind(cards: Any, may: Any, hand: Any, led: int, flees: int) -> None:
    """Keep to what who holds a called card may play: it when its suit is led, else neither it nor its suit."""
    held = hand >= 0
    called = held & (cards[hand, 6] == 1)
    if not called.any() or held.sum() == 1:
        return
    own = held & (cards[hand, 0] == cards[hand[np.argmax(called)], 0])
    if led == cards[hand[np.argmax(called)], 0]:
        may[:] = called
    elif led >= 0 and (may & ~called).any():
        may &= ~called
    elif led < 0 and own.sum() < flees:
        may &= called | ~own


@njit(cache=True)
def allowed(cards: Any, rule: Any, hand: Any, lying: Any, laid: int) -> Any:
    """Which cards of a hand may be played; -1 marks a card that is gone."""
    may = hand >= 0
    led = -1
    if laid:
        best = lying[0]
        for each in range(1, laid):
            if beats(cards, lying[each], best):
                best = lying[each]
        led = cards[lying[0], 0]
        follows = False
        for each in range(len(hand)):
            follows = follows or (may[each] and cards[hand[each], 0] == led)
        narrow(cards, may, hand, 0, led)
        if not follows and rule[0]:
            narrow(cards, may, hand, 1, TRUMP_SUIT)
        if rule[1] or (rule[2] and led == TRUMP_SUIT):
            narrow(cards, may, hand, 2, best)
    narrow(cards, may, hand, 3, 0)
    if not (may & (hand >= 0) & (cards[hand, 5] == 1)).any():
        narrow(cards, may, hand, 4, led)
    mind(cards, may, hand, led, rule[3])
    return may


@njit("int64(int64[:,::1],int64[::1],int64[:,::1],int64[::1],int64,int64,int64[::1])", cache=True)
def value(cards: Any, rule: Any, hands: Any, lying: Any, leader: int, laid: int, aim: Any) -> int:
    """What side aim[0] (a set of seats) takes; aim[1]: whether it wants few; aim[2]: what a trick is worth."""
    players = len(hands)
    if laid == players:
        best, worth = 0, aim[2]
        for each in range(players):
            worth += cards[lying[each], 2]
            if each and beats(cards, lying[each], lying[best]):
                best = each
        leader = (leader + best) % players
        gain = worth if (aim[0] >> leader) & 1 else 0
        return gain + value(cards, rule, hands, np.full(players, -1), leader, laid - players, aim)
    turn = (leader + laid) % players
    most = ((aim[0] >> turn) & 1) != aim[1]
    result = -1
    may = allowed(cards, rule, hands[turn], lying, laid)
    for each in range(len(may)):
        if may[each]:
            card = hands[turn, each]
            hands[turn, each] = -1
            after = lying.copy()
            after[laid] = card
            found = value(cards, rule, hands, after, leader, laid + 1, aim)
            hands[turn, each] = card
            if result < 0 or (found > result if most else found < result):
                result = found
    return max(result, 0)


@cache
def _cards(rules: Any, worth: Any) -> tuple[dict[Any, int], Any]:
    ranking = rules.ranking
    suits = {suit: place for place, suit in enumerate(sorted({*map(str, ranking.suits.values())} - {"trump"}))}
    rows = [
        (
            suits.get(str(ranking.suits[card]), TRUMP_SUIT), ranking.strength[card], worth(card),
            card in ranking.second_wins, card in rules.kept, card in rules.forced,
            card in rules.called,
        )
        for card in ranking.suits
    ]  # fmt: skip
    return {card: place for place, card in enumerate(ranking.suits)}, np.array(rows, np.int64)


def plain(question: Question, at: Position) -> int:
    """The value of a position."""
    number, cards = _cards(question.rules, question.card)
    rule: PlayRule = question.rules.rule
    longest = max(map(len, at.hands))
    hands = np.array([[*map(number.get, hand), *[-1] * (longest - len(hand))] for hand in at.hands], np.int64)
    lying = np.array([*map(number.get, at.lying), *[-1] * (len(at.hands) - len(at.lying))], np.int64)
    side = sum(1 << seat for seat in question.side)
    aim = np.array([side, question.few, question.trick], np.int64)
    rules = np.array([rule.must_trump, rule.must_beat, rule.must_beat_trump, question.rules.flees], np.int64)
    return int(value(cards, rules, hands, lying, at.leader, len(at.lying), aim))
