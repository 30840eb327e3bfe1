"""What search is told of Skat: what a declared game says about its declarer's cards, and what its ends score."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from heapq import nlargest
from typing import Final

from bot.players.sense import skat
from bot.players.sense.skat import last_bid
from bot.players.stakes import Plan, Sequel, Stakes, Way, played_by
from engine.actions import Declare
from engine.cards import Card, Cards, Rank, card_points, without
from engine.decisions import Selection
from engine.games.skat import BASE, NULL_VALUE, RANKINGS, multiplier
from engine.search.aims import TRICKS
from engine.search.counting import Quota, World
from engine.search.sampling import Heard
from engine.seats import Seat
from engine.standard import PACK
from engine.views import Contract, View

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


# What to lay away, and which game to name.

GAMES: Final = 3
"""So many of the games, each with a discard, that the rule of thumb would play are thought about."""


def _discarding(view: View) -> Mapping[Way, Plan]:
    """The best games after the best discards, by the rule of thumb."""
    asked = next((each for each in view.decisions if isinstance(each, Selection)), None)
    if asked is None:
        return {}
    found = _best(skat.after_discards(view.hand, last_bid(view)))
    return {(asked.action(plan.away), Declare((plan.game,))): _with(view, plan) for plan in found}


def _declaring(view: View) -> Mapping[Way, Plan]:
    """The best games with the cards held, if the skat was seen."""
    if not view.aside:
        return {}
    twelve = (*view.hand, *view.aside)
    found = _best(skat.plans(twelve, view.hand, view.aside, last_bid(view), from_hand=False))
    return {(Declare((plan.game,)),): _with(view, plan) for plan in found}


def _best(found: Iterator[skat.Plan]) -> list[skat.Plan]:
    return nlargest(GAMES, found, key=lambda plan: plan.promise)


def _with(view: View, plan: skat.Plan) -> Plan:
    """The deal as it is led to."""
    held = without((*view.hand, *view.aside), plan.away)
    then = replace(
        view, phase="play", hand=held, aside=plan.away, ranking=RANKINGS[plan.game],
        contract=Contract(plan.game, view.seat),
    )  # fmt: skip

    def follow(world: World) -> Sequel:
        hands = tuple(held if seat == view.seat else hand for seat, hand in enumerate(world.hands))
        return Sequel(then, World(hands, plan.away))

    return follow


PLANS: Final[Mapping[str, Callable[[View], Mapping[Way, Plan]]]] = {"discard": _discarding, "declare": _declaring}
"""By phase."""
