"""What a computer knows of Revolution in Skat: which cards two opponents who see everything exchange."""

from typing import Final

from bot.players.knowledge import steps_too_high
from engine.actions import Action, Give, Pass
from engine.cards import Card, Cards, Suit
from engine.decisions import Decision
from engine.games.skat.contracts import NULL
from engine.seats import after, clockwise
from engine.views import View

NULL_ORDER: Final = tuple(reversed(NULL.plain))
"""From low to high."""


def weakest_suit(declarers: Cards) -> Suit:
    """The suit in which the declarer's open cards lie most above those that others can stay under.

    A suit is safe where its lowest card is a seven, the next at most a nine, and so on.
    """
    return max(Suit, key=lambda suit: (steps_too_high(_of(declarers, suit), NULL_ORDER), -suit))


def give_away(view: View, _: Decision) -> Action:
    """Whoever is asked first gathers the suit in which the declarer can be caught; the other leaves it at that.

    With all its low cards in one hand and none in the other, the one leads them while the other throws cards away.
    """
    suit, partners = _plan(view)
    mine, theirs = _of(view.hand, suit), _of(partners, suit)
    if view.seat is None or not mine or not theirs or _is_second(view):
        return Pass()
    spare = _highest(tuple(card for card in view.hand if card.suit != suit))
    return Pass() if spare is None else Give((spare,))


def give_back(view: View, _: Decision) -> Action:
    """The lowest card of the suit that the partner gathers; else the highest there is."""
    suit, _partners = _plan(view)
    mine = _of(view.hand, suit)
    if mine:
        return Give((min(mine, key=lambda card: NULL_ORDER.index(card.rank)),))
    highest = _highest(view.hand)
    return Give((highest if highest is not None else view.hand[0],))


def _plan(view: View) -> tuple[Suit, Cards]:
    """The declarer's weakest suit, and the partner's cards."""
    declarer = view.contract.declarer if view.contract is not None else None
    others = [seat for seat in range(view.players) if seat not in {view.seat, declarer}]
    open_cards = () if declarer is None else view.face_up[declarer]
    return weakest_suit(open_cards), view.face_up[others[0]] if others else ()


def _is_second(view: View) -> bool:
    """Whether the partner, the elder of the two, has been asked already and left it at that."""
    declarer = view.contract.declarer if view.contract is not None else None
    order = [seat for seat in clockwise(after(view.dealer, view.players), view.players) if seat != declarer]
    return view.seat != order[0]


def _of(cards: Cards, suit: Suit) -> Cards:
    return tuple(card for card in cards if card.suit == suit)


def _highest(cards: Cards) -> Card | None:
    return max(cards, key=lambda card: NULL_ORDER.index(card.rank), default=None)
