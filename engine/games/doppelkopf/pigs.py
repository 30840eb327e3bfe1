"""Foxes that are pigs, and what may stand above those: cards that two in one hand raise above the loonies."""

from typing import Final

from engine.cards import Card
from engine.games.doppelkopf.contracts import TRUMP_SUITS, pig_cards
from engine.games.doppelkopf.sides import known_sides
from engine.games.doppelkopf.state import DoppelkopfState
from engine.seats import Seat

MOST: Final = {False: 1, "super": 2, "hyper": 3}


def raised_by(state: DoppelkopfState, seat: Seat) -> int:
    """How many kinds of cards a seat raises above the loonies by what it holds, where all before them are raised.

    Pigs are both foxes; then, as a house rule, both nines of diamonds (without nines, both kings), and then both kings.
    They are those of the trump suit in colour solos, if there are any. Decision: a soloist's opponents may have them.
    """
    if not has_pigs(state):
        return state.pigs
    level = state.pigs
    for card in pig_cards(state.name, nines=state.options.nines)[level : MOST[state.options.superpigs]]:
        is_second = state.options.pigs == "second" and level == 0
        if not (_is_second(state, seat, card) if is_second else state.hands[seat].count(card) == 2):
            break
        level += 1
    return level


def _is_second(state: DoppelkopfState, seat: Seat, card: Card) -> bool:
    """Whether a seat holds its second fox and its first has come home, to a trick of its own side.

    Decision: as far as it can know by then whose side the trick's winner is on.
    """
    if card not in state.hands[seat]:
        return False
    for number, trick in enumerate(state.play.tricks):
        if (seat, card) in zip(trick.seats, trick.cards, strict=True):
            winner, known = trick.winner(state.ranking_of_trick(number)), known_sides(state, seat)
            return winner == seat or (known[winner] is not None and known[winner] == known[seat])
    return False


def raised_with(state: DoppelkopfState, seat: Seat, card: Card) -> int:
    """The same once a seat has played a card, the first of two that it raises by that; or the second fox."""
    may = raised_by(state, seat) > state.pigs
    return state.pigs + int(may and card == pig_cards(state.name, nines=state.options.nines)[state.pigs])


def has_pigs(state: DoppelkopfState) -> bool:
    """Whether there can be pigs in what is played; in a poverty only those told before cards change hands."""
    if not state.options.pigs or state.name == "black-pig" or state.name not in TRUMP_SUITS:
        return False
    if state.name == "poverty":
        is_before = state.options.pigs == "told" and state.phase == "offer"
        return is_before and state.beginning.version > 2
    return state.options.pigsolos or not state.is_solo
