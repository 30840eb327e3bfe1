"""What search is told of Skat's auction: who gets it in a world, with which game, and what that is likely to score.

A deal is not played to its end here. What declarers get was fitted once to games played out, and a line tells it in a
moment, so that many deals can be asked about: what lies in the skat and who would bid against one is what differs.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import erf, inf, sqrt
from typing import Final, NamedTuple

from bot.players.sense import skat
from bot.players.stakes import Plan, Way
from engine.actions import Accept, Bid, Pass, Take
from engine.auction import Contest
from engine.cards import Cards, card_points, without
from engine.games.skat import BASE, LOWEST, NULL_VALUE, RANKINGS, VALUES
from engine.search.counting import World
from engine.seats import Seat, after
from engine.views import View


class Line(NamedTuple):
    """What a declarer gets by what he holds: from where on, for each point of strength, for each card point aside.

    spread: how far it really lies from there.
    """

    start: float
    slope: float
    aside: float
    spread: float


SUIT_LINE: Final = Line(-15.2, 1.69, 0.48, 12.5)
GRAND_LINE: Final = Line(-9.7, 1.38, 0.74, 15.0)
"""Fitted to 3,500 games after natural auctions that the rule of thumb played, whose declarers got two to three points
less than this, and 150 that strong players did, whose got two to three more."""
SUIT_GAMES: Final = tuple(game for game in BASE if game != "grand")
DUCKED: Final = (0.95, 0.12)
"""How often a riskless null is won, and by how much each step of risk lessens that."""
DEFENDING: Final = -0.5
"""What another's score is worth to oneself: one is measured by what one has above the others on average."""


# What is said.


def bidding(view: View) -> Mapping[Way, Plan]:
    """Pass, or go on as far as now asked, and then as the rule of thumb would."""
    asked = [action for decision in view.decisions for action in decision.actions]
    goes = next((action for action in asked if isinstance(action, Bid | Accept)), None)
    if goes is None or view.seat is None:
        return {}
    number = goes.number if isinstance(goes, Bid) else skat.last_bid(view)
    return {
        (goes,): _bidding_to(view, view.seat, max(number, skat.limit(view.hand))),
        (Pass(),): _bidding_to(view, view.seat, 0),
    }


def _bidding_to(view: View, me: Seat, most: int) -> Plan:
    """The others bid by the rule of thumb, and whoever gets it plays what the cards with the skat are best for."""
    begun = contest(view)

    def follow(world: World) -> float:
        limits = [most if seat == me else skat.limit(hand) for seat, hand in enumerate(world.hands)]
        declarer, bid = ended(begun, limits)
        if declarer is None:
            return 0.0
        worth = with_skat((*world.hands[declarer], *world.aside), bid)
        return worth if declarer == me else DEFENDING * worth

    return follow


def contest(view: View) -> Contest:
    """The auction as it stands."""
    return _course(view)[-1]


def _course(view: View) -> list[Contest]:
    """The auction before each thing said, and as it stands."""
    eldest = after(view.dealer, 3)
    course = [Contest(eldest, after(eldest, 3), (view.dealer,))]
    for _, said in view.turns:
        if isinstance(said, Bid):
            course.append(course[-1].with_bid(said.number))
        elif isinstance(said, Accept):
            course.append(course[-1].with_hold())
        elif isinstance(said, Pass):
            course.append(course[-1].with_pass())
    return course


def ended(stands: Contest, limits: Sequence[int]) -> tuple[Seat | None, int]:
    """Who has it in the end, and for what, when everybody bids as little as goes and so far."""
    while not stands.is_over:
        most = limits[stands.turn]
        if stands.asked:
            stands = stands.with_hold() if stands.high <= most else stands.with_pass()
        elif stands.bidder is None:
            return (stands.turn, LOWEST) if most >= LOWEST else (None, 0)
        else:
            more = _next(stands.high)
            stands = stands.with_bid(more) if more <= most else stands.with_pass()
    return stands.holder, stands.high


def _next(high: int) -> int:
    return next((number for number in VALUES if number > high), VALUES[-1])


def bounds(view: View) -> Mapping[Seat, tuple[int, int]]:
    """By seat of those others who spoke: how far it went at least, and what was too much for it."""
    found: dict[Seat, tuple[int, int]] = {}
    for stands, (seat, said) in zip(_course(view), view.turns, strict=False):
        least, most = found.get(seat, (0, VALUES[-1] + 1))
        if isinstance(said, Pass):
            found[seat] = least, stands.high if stands.asked else _next(stands.high)
        elif isinstance(said, Bid | Accept):
            found[seat] = said.number if isinstance(said, Bid) else stands.high, most
    return {seat: found[seat] for seat in found if seat != view.seat}


# Whether to look at the skat.


def choosing(view: View) -> Mapping[Way, Plan]:
    """Take the skat up, or play the game from the hand that the rule of thumb would."""
    bid, hand = skat.last_bid(view), view.hand
    game = max(skat.plans(hand, hand, (), bid, from_hand=True), key=lambda plan: plan.promise).game
    return {
        (Take("pickup"),): lambda world: with_skat((*hand, *world.aside), bid),
        (Take("hand"),): lambda world: from_hand(hand, world.aside, game, bid),
    }


# What a game is worth.


def with_skat(twelve: Cards, bid: int) -> float:
    """The best game after the best discard."""
    null = _null(_shed([_ducking(cards) for cards in skat.by_suit(twelve)]), bid)
    return max(null, *[_scored(game, points, twelve, bid) for game, points in after_discards(twelve).items()])


def after_discards(twelve: Cards) -> dict[str, float]:
    """By game the card points to expect after the best discard for it."""
    jacks, suits = skat.parted(twelve)
    top = skat.START + skat.trump_points(jacks)
    held = {
        game: top + _shed([_kept(cards, "trump" if each == trump else "plain") for each, cards in enumerate(suits)])
        for trump, game in enumerate(SUIT_GAMES)
    }
    held["grand"] = top + skat.GRAND_JACK * len(jacks) + _shed([_kept(cards, "grand") for cards in suits])
    return {game: _line(game).start + _line(game).slope * strong for game, strong in held.items()}


def from_hand(hand: Cards, unseen: Cards, game: str, bid: int) -> float:
    """A game played without the skat, which costs only its bid if it is lost."""
    if game == "null":
        return _null(-skat.null_risk(hand), bid, hand=True)
    line = _line(game)
    points = line.start + line.slope * skat.strength(hand, game) + line.aside * card_points(unseen)
    return _scored(game, points, (*hand, *unseen), bid, hand=True)


def _line(game: str) -> Line:
    return GRAND_LINE if game == "grand" else SUIT_LINE


def _scored(game: str, points: float, twelve: Cards, bid: int, *, hand: bool = False) -> float:
    """What a declarer who can expect so many card points scores on average; ninety count for one step more."""
    spread, value = _line(game).spread, BASE[game] * (1 + abs(RANKINGS[game].matadors(twelve)) + hand)
    made, schneider = _above(60.5, points, spread), _above(90.5, points, spread)
    if value < bid:
        made = schneider if value + BASE[game] >= bid else 0.0
    return made * value + schneider * BASE[game] * (made > 0) - (1 - made) * (bid if hand else 2 * bid)


def _above(mark: float, points: float, spread: float) -> float:
    """How likely something reaches a mark that lies so far around points."""
    return 0.5 + 0.5 * erf((points - mark) / spread / sqrt(2))


def _null(ease: float, bid: int, *, hand: bool = False) -> float:
    """What null scores; ease: how surely all is ducked, nothing at best."""
    value, (sure, less) = NULL_VALUE[hand, False], DUCKED
    return (3 * max(0.05, sure + less * ease) - 2) * value if value >= bid else -2.0 * value


# Two cards of twelve are laid away: what is best for each suit is told once for all hands.

Kept = tuple[float | None, ...]
"""What the cards of a suit are worth when none, one or two of them are laid away; None where there are not so many."""


@lru_cache(maxsize=4096)
def _kept(cards: Cards, kind: str) -> Kept:
    """In strength, with what lies aside turned into it."""
    line = GRAND_LINE if kind == "grand" else SUIT_LINE

    def worth(away: Cards) -> float:
        left = without(cards, away)
        held = skat.trump_points(left) if kind == "trump" else skat.side_points(left, is_grand=kind == "grand")
        return held + card_points(away) * line.aside / line.slope

    return _by_number(cards, worth)


@lru_cache(maxsize=2048)
def _ducking(cards: Cards) -> Kept:
    """In steps below which nothing could be surely ducked."""
    return _by_number(cards, lambda away: -float(skat.suit_risk(without(cards, away))))


def _by_number(cards: Cards, worth: Callable[[Cards], float]) -> Kept:
    return tuple([max(map(worth, combinations(cards, number)), default=None) for number in range(3)])


def _shed(suits: Sequence[Kept]) -> float:
    """The most they are worth together without two cards."""
    whole = [kept[0] or 0.0 for kept in suits]
    best = -inf
    for one, other in combinations_with_replacement(range(4), 2):
        first, second = (suits[one][2], whole[one]) if one == other else (suits[one][1], suits[other][1])
        if first is not None and second is not None:
            best = max(best, first + second - whole[one] - whole[other])
    return sum(whole) + best


PLANS: Final[Mapping[str, Callable[[View], Mapping[Way, Plan]]]] = {"auction": bidding, "choice": choosing}
"""By phase."""
