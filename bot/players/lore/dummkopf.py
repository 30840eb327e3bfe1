"""What search is told of the Dummkopf's Schafkopf: who holds what makes the sides, and what bars there are."""

from collections.abc import Mapping
from dataclasses import replace
from heapq import nlargest
from typing import Final

from bot.players.cardplay import card_to_play
from bot.players.reading import Reading
from bot.players.sense import dummkopf
from bot.players.stakes import Plan, Sequel, Stakes, Way, holder_of, played_by
from engine.actions import CallAce, Declare, Pass, Play
from engine.cards import Card, Rank, Suit, card_points, without
from engine.games.schafkopf_dummkopf import BLACK_QUEENS, RANKINGS, SUIT_OF, bars
from engine.search.counting import Quota, World
from engine.search.sampling import Heard
from engine.seats import Seat, clockwise, opposite
from engine.standard import STANDARD
from engine.trick import Trick
from engine.views import Contract, View

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
    """Bars above those of the other seats on average."""
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
    others = (4 - len(side)) / 3
    sign, is_tout = (others if view.seat in side else others - 4 / 3), "tout" in contract.extras
    marks = tuple(sorted({31, 61, whole - 59, whole - 29}))

    def ahead(points: int) -> float:
        ours = 0 if is_tout else bars(points, 0, 61, 31)
        return sign * (ours - bars(whole - points, 0, 60, 30))

    return Stakes(
        side, marks, tuple(map(ahead, (0, *marks))), sign * (4 if is_tout else 3), -3.0 * sign,
        kept=frozenset({ace} if ace else ()), out=out,
    )  # fmt: skip


# What to say in the bidding.

GAMES: Final = 3
"""So many of the games one could declare, those that promise most by the rule of thumb, are thought about."""


def bidding(view: View) -> Mapping[Way, Plan]:
    """Pass, open, call, or declare what promises most."""
    me = view.seat or 0
    asked = [action for decision in view.decisions for action in decision.actions]
    plans: dict[Way, Plan] = {(action,): _passing(view) for action in asked if isinstance(action, Pass)}
    opens = tuple(action for action in asked if isinstance(action, Play))
    if opens:
        lead = card_to_play(Reading(view), opens)
        plans[(lead,)] = _opening(view, lead.card)
    plans |= {(action,): _calling(view, me, action) for action in asked if isinstance(action, CallAce)}
    games = nlargest(GAMES, RANKINGS, key=lambda game: _promise(view, game))
    for words in (*((game,) for game in games), (games[0], "tout")):
        plans[(Declare(words),)] = _declaring(view, me, words)
    return plans


def _promise(view: View, game: str) -> float:
    return dummkopf.gain(dummkopf.line_of(game), dummkopf.strength(view.hand, RANKINGS[game]))


def _passing(view: View) -> Plan:
    """Who speaks later speaks by the rule of thumb; when nobody does, cards are dealt anew."""
    order = clockwise(view.seat or 0, 4)
    later = order[1 : order.index(view.dealer) + 1]

    def follow(world: World) -> Sequel | float:
        for seat in later:
            said = dummkopf.said_with(world.hands[seat], dummkopf.calls_of(world.hands[seat]))
            if said is None:
                return _led(view, world, seat, Contract("standard", seat, Suit.DIAMONDS))
            if isinstance(said, CallAce):
                return _calling(view, seat, said)(world)
            if isinstance(said, Declare):
                return _declaring(view, seat, said.words)(world)
        return 0.0

    return follow


def _opening(view: View, card: Card) -> Plan:
    """Lead a card, and see who has the other black queen."""
    me = view.seat or 0

    def follow(world: World) -> Sequel:
        hands = tuple(without(hand, (card,)) if seat == me else hand for seat, hand in enumerate(world.hands))
        then = replace(view, trick=Trick((me,), (card,)))
        return _led(then, World(hands), me, Contract("standard", me, Suit.DIAMONDS))

    return follow


def _calling(view: View, seat: Seat, said: CallAce) -> Plan:
    contract = Contract("called", seat, Suit.DIAMONDS, (said.suit.letter,))
    return lambda world: _led(view, world, seat, contract)


def _declaring(view: View, seat: Seat, words: tuple[str, ...]) -> Plan:
    contract = Contract(words[0], seat, SUIT_OF[words[0]], words[1:])
    return lambda world: _led(view, world, seat, contract)


def _led(view: View, world: World, leader: Seat, contract: Contract) -> Sequel:
    """The game is known, and its declarer leads."""
    ranking = RANKINGS.get(contract.name, STANDARD)
    return Sequel(replace(view, phase="play", ranking=ranking, contract=contract), world, leader)
