"""What search is told of the Dummkopf's Schafkopf: who holds what makes the sides, and what bars there are."""

from typing import Final

from bot.players.stakes import Stakes, holder_of, played_by
from engine.cards import Card, Rank, Suit, card_points
from engine.games.schafkopf_dummkopf import BLACK_QUEENS, bars
from engine.search.counting import Quota, World
from engine.search.sampling import Heard
from engine.seats import Seat, opposite
from engine.standard import STANDARD
from engine.views import View

QUEENS: Final = frozenset(BLACK_QUEENS)


def heard(view: View) -> Heard:
    """Who opens has a black queen, who calls an ace both, and a card to the call, but not the ace."""
    contract = view.contract
    if contract is None or contract.declarer in (None, view.seat) or contract.declarer is None:
        return Heard()
    declarer, gone = contract.declarer, played_by(view, contract.declarer)
    queens = sum(card in QUEENS for card in gone)
    if contract.name in ("standard", "alone"):
        return Heard(quotas=(Quota(declarer, QUEENS, 1 - queens),))
    ace = called_ace(view)
    if ace is None:
        return Heard()
    suit = frozenset(STANDARD.of_suit(tuple(STANDARD.suits), ace.suit))
    asked = Quota(declarer, suit, 1 - sum(card in suit for card in gone))
    return Heard({declarer: frozenset({ace})}, (Quota(declarer, QUEENS, 2 - queens), asked))


def called_ace(view: View) -> Card | None:
    """The ace by which a partner was called."""
    contract = view.contract
    if contract is None or contract.name != "called":
        return None
    return next(Card(suit, Rank.ACE) for suit in Suit if suit.letter == contract.extras[0])


def stakes(view: View, world: World) -> Stakes | None:
    """Bars above those of the other side."""
    contract = view.contract
    if contract is None or contract.declarer is None or view.seat is None:
        return None
    declarer, ace = contract.declarer, called_ace(view)
    out = frozenset({opposite(declarer)}) if "blind" in contract.extras else frozenset[Seat]()
    side = frozenset({declarer}) | out
    if contract.name == "standard":
        side |= {seat for seat in (holder_of(view, world, queen) for queen in BLACK_QUEENS) if seat is not None}
    elif ace:
        side |= {seat for seat in (holder_of(view, world, ace),) if seat is not None}
    whole = 120 - sum(card_points(world.hands[seat]) for seat in out)
    sign, is_tout = (1.0 if view.seat in side else -1.0), "tout" in contract.extras
    marks = tuple(sorted({31, 61, whole - 59, whole - 29}))

    def ahead(points: int) -> float:
        ours = 0 if is_tout else bars(points, 0, 61, 31)
        return sign * (ours - bars(whole - points, 0, 60, 30))

    return Stakes(
        side, marks, tuple(map(ahead, (0, *marks))), sign * (4 if is_tout else 3), -3.0 * sign,
        kept=frozenset({ace} if ace else ()), out=out,
    )  # fmt: skip
