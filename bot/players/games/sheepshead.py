"""What a computer knows of Sheepshead: of five the picker calls an ace, or has the jack for a partner."""

from typing import Final

from bot.players.games.picking import ALONE, PICK, PickingGame
from engine.actions import Action, Announce, CallAce
from engine.cards import Card, Rank, Suit
from engine.ranking import STANDARD
from engine.views import View

ACES: Final = frozenset(Card(suit, Rank.ACE) for suit in Suit if suit != Suit.DIAMONDS)


def _calls_aces(view: View) -> bool:
    return view.players == 5 and view.options is not None and view.options.partner == "called-ace"


def _pick_worth(view: View) -> float:
    """More for a hand with every ace that could be called: its picker is alone."""
    return ALONE if _calls_aces(view) and ACES.issubset(view.hand) else PICK[view.players]


def _calls(view: View) -> tuple[Action, ...]:
    """The aces that may be called, each of a plain suit that is held without it, or none of them."""
    if not _calls_aces(view):
        return ()
    gone = (*view.hand, *view.aside)
    suits = {card.suit for card in view.hand if not STANDARD.is_trump(card) and Card(card.suit, Rank.ACE) not in gone}
    return (*map(CallAce, sorted(suits)), Announce("alone"))


SHEEPSHEAD: Final = PickingGame(
    pick_worth=_pick_worth,
    calls=_calls,
    uncalled=lambda view: "jack" if view.players == 5 else "alone",
    partner_has_jack=lambda view: view.contract is not None and view.contract.name == "jack",
    picker_share=2.0,
    steps=lambda _: (1.0, 2.0, 3.0),
    leaster_needs_trick=True,
    buries_dealt_cards=lambda view: view.options is not None and view.options.bury == "held",
    skill=0.6,
).knowledge()
