"""What search is told of Skat: what a declared game says about its declarer's cards, and what its ends score."""

from typing import Final

from bot.players.sense.skat import last_bid
from bot.players.stakes import Stakes, played_by
from engine.cards import Card, Cards, Rank, card_points
from engine.games.skat import BASE, NULL_VALUE, multiplier
from engine.search.counting import Quota, World
from engine.search.sampling import Heard
from engine.search.tables import TRICKS
from engine.seats import Seat
from engine.standard import PACK
from engine.views import View

HIGH: Final = frozenset(card for card in PACK if card.rank in (Rank.ACE, Rank.KING, Rank.QUEEN))
JACKS: Final = frozenset(card for card in PACK if card.rank == Rank.JACK)
ACES: Final = frozenset(card for card in PACK if card.rank == Rank.ACE)


def heard(view: View) -> Heard:
    """A declarer has what his game asks for, and lays no trump away."""
    contract = view.contract
    if contract is None or contract.declarer is None or contract.declarer == view.seat or contract.name == "reject":
        return Heard()
    declarer, gone = contract.declarer, played_by(view, contract.declarer)
    trumps = frozenset(view.ranking.trumps)
    away = frozenset[Card]() if "hand" in contract.extras else trumps
    if contract.name == "null":
        return Heard(quotas=(_most(declarer, HIGH, 3, gone),))
    if contract.name == "grand":
        return Heard(quotas=(_least(declarer, JACKS | ACES, 4, gone),), away=away)
    return Heard(quotas=(_least(declarer, trumps, 5, gone),), away=away)


def _least(seat: Seat, cards: frozenset[Card], number: int, gone: Cards) -> Quota:
    return Quota(seat, cards, number - sum(card in cards for card in gone))


def _most(seat: Seat, cards: frozenset[Card], number: int, gone: Cards) -> Quota:
    return Quota(seat, cards, most=max(0, number - sum(card in cards for card in gone)))


def stakes(view: View, world: World) -> Stakes | None:
    """The declarer's score, which the others would rather see low."""
    contract = view.contract
    if contract is None or contract.declarer is None or view.seat is None:
        return None
    if contract.name == "reject":
        return _reject(view.seat)
    declarer, from_hand = contract.declarer, "hand" in contract.extras
    bid, sign = last_bid(view), 1 if view.seat == declarer else -1
    if contract.name == "null":
        worth = NULL_VALUE[from_hand, "open" in contract.extras]
        lost, won = -2.0 * worth, (float(worth) if worth >= bid else -2.0 * worth)
        return Stakes(frozenset({declarer}), (1,), (sign * won, sign * lost), aim=TRICKS, few=True)
    lost = -float(bid if from_hand else 2 * bid)
    held = (*world.hands[declarer], *played_by(view, declarer), *world.aside)
    factor = 1 + abs(view.ranking.matadors(held))

    def scores(points: int, *, every: bool = False) -> float:
        factors = multiplier(contract.extras, from_hand=from_hand, points=points, all_tricks=every)
        worth = BASE[contract.name] * (factor + factors)
        made = every or points >= _needed(contract.extras)
        return float(worth) if made and worth >= bid else lost

    marks = (31, 61, 91)
    values = tuple(sign * scores(points) for points in (0, *marks))
    return Stakes(
        frozenset({declarer}), marks, values, every=sign * scores(120, every=True), aside=card_points(world.aside)
    )  # fmt: skip


def _needed(extras: tuple[str, ...]) -> int:
    """The card points that must be reached; after schwarz all tricks must be taken."""
    if "schwarz" in extras:
        return 121
    return 91 if "schneider" in extras else 61


def _reject(me: Seat) -> Stakes:
    """Each for himself: ten for the fewest card points, twenty without a trick."""
    return Stakes(frozenset({me}), (10, 20, 30, 40), (10.0, 8.0, 5.0, 2.0, 0.0), none=20.0, few=True)
