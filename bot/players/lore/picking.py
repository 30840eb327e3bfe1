"""What search is told of games with a blind: what the picker buried, who is his partner, what each end is worth."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from heapq import nlargest
from itertools import combinations
from typing import Final

from bot.players.sense import picking
from bot.players.stakes import Plan, Sequel, Stakes, Way, holder_of, played_by
from engine.actions import Action, Announce, CallAce, Pass, Take
from engine.cards import Card, Cards, Rank, Suit, card_points, without
from engine.decisions import Selection
from engine.games.american_sheepshead import FOX, stake
from engine.ranking import TRUMP
from engine.search.aims import Aim
from engine.search.counting import Quota, World
from engine.search.sampling import Heard
from engine.seats import Seat, clockwise
from engine.standard import STANDARD
from engine.views import Contract, View

JACK: Final = Card(Suit.DIAMONDS, Rank.JACK)
TRUMPS: Final = frozenset(STANDARD.trumps)


def _with_fox(card: Card) -> int:
    return card.points + (card == FOX)


FOXY: Final = Aim(_with_fox, 0)
"""Card points where the fox is worth one more to whose side wins it."""


# What is heard.


def heard(view: View) -> Heard:
    """A picker has buried no trump, half his hand is trumps, he has a card to his call; no jack not played."""
    contract = view.contract
    if contract is None or contract.declarer is None:
        return Heard()
    picker, quotas = contract.declarer, []
    barred = {seat: frozenset({JACK}) for seat in _without_jack(view)} if contract.name == "jack" else {}
    if picker != view.seat:
        gone = played_by(view, picker)
        half = (view.counts[picker] + len(gone)) // 2
        quotas.append(Quota(picker, TRUMPS, half - sum(card in TRUMPS for card in gone)))
        ace = called_ace(view)
        if ace:
            barred[picker] = barred.get(picker, frozenset()) | {ace}
            suit = frozenset(STANDARD.of_suit(tuple(STANDARD.suits), ace.suit))
            quotas.append(Quota(picker, suit, 1 - sum(card in suit for card in gone)))
    ace = called_ace(view)
    return Heard(barred, either=tuple((each,) for each in quotas), away=TRUMPS if ace is None else TRUMPS | {ace})


def called_ace(view: View) -> Card | None:
    """The ace by which a partner was called."""
    contract = view.contract
    if contract is None or contract.name != "called" or not contract.extras:
        return None
    return next(Card(suit, Rank.ACE) for suit in Suit if suit.letter == contract.extras[0])


def _without_jack(view: View) -> Iterator[Seat]:
    """Who let a chance to play the jack go by has not got it, unless he is the picker himself."""
    for trick in (*view.tricks, view.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            led = STANDARD.suits[trick.cards[0]]
            due = seat == trick.seats[0] or led == TRUMP or STANDARD.suits[card] != led
            if view.contract and seat != view.contract.declarer and card != JACK and due:
                yield seat


# What is at stake.


def stakes(view: View, world: World) -> Stakes | None:
    """By the kind of game: against the picker's side, for the fox, or for as little as one can."""
    contract = view.contract
    if contract is None or view.seat is None:
        return None
    if contract.name == "partnership":
        side = frozenset({view.seat, (view.seat + 2) % 4})
        return Stakes(side, (30, 61, 92), (-4.0, -2.0, 2.0, 4.0), every=6.0, none=-6.0, aim=FOXY)
    if contract.declarer is None:
        return leaster(view)
    partner = partner_in(view, world, contract.declarer)
    side = frozenset(seat for seat in (contract.declarer, partner) if seat is not None)
    simple, double, triple = _steps(view)
    share = _share(view, side, contract.declarer)
    forced = frozenset({JACK}) if contract.name == "jack" and partner is not None else frozenset[Card]()
    values = tuple(share * each for each in (-double, -simple, simple, double))
    aside = _aside(view, world)
    return Stakes(side, (30, 61, 91), values, share * triple, -share * triple, aside, forced=forced)


def _aside(view: View, world: World) -> int:
    """The card points buried: two of the cards in no hand, of which there are more where not all were dealt."""
    if view.aside:
        return card_points(view.aside)
    return card_points(world.aside) * 2 // max(2, len(world.aside))


def partner_in(view: View, world: World, picker: Seat) -> Seat | None:
    """The picker's partner, were the cards as in a world."""
    if view.contract is None:
        return None
    seat = None
    ace = called_ace(view)
    if ace:
        seat = holder_of(view, world, ace)
    elif view.contract.name == "jack" or (view.game == "american-sheepshead" and view.players == 4):
        is_alone = view.contract.name == "alone"
        seat = None if is_alone else holder_of(view, world, JACK)
    return None if seat == picker else seat


def _steps(view: View) -> tuple[float, float, float]:
    """What a game is worth as it is, with 91 card points, with all tricks."""
    if view.game == "schafkopf-window":
        return 1.0, 1.0, 1.0
    if view.game == "sheepshead":
        return 1.0, 2.0, 3.0
    is_solo = view.contract is not None and view.contract.name == "solo"
    first, second, third = (
        stake(view.options, points, every_trick=every, solo=is_solo)
        for points, every in ((61, False), (91, False), (120, True))
    )
    return float(first), float(second), float(third)


def _share(view: View, side: frozenset[Seat], picker: Seat) -> float:
    """How many times the game's worth the viewer has if the picker's side wins."""
    others = view.players - len(side)
    if view.seat not in side:
        return -1.0
    if len(side) == 1:
        return float(others)
    return 2.0 if view.seat == picker and view.game == "sheepshead" else 1.0


LEAST: Final = ((4, 1.0), (9, 0.9), (14, 0.7), (19, 0.5), (24, 0.35), (29, 0.2), (39, 0.1))
"""With so many card points at most one wins a leaster of five so often, roughly; of fewer players one may have more."""


def leaster(view: View) -> Stakes:
    """As few card points as one can, but, where one may not go without, a trick."""
    more = 5.0 / view.players
    marks = tuple(int(points * more) + 1 for points, _ in LEAST)
    chances = (*(chance for _, chance in LEAST), 0.0)
    values = tuple(view.players * chance - 1.0 for chance in chances)
    nothing = -1.0 if view.game == "sheepshead" else 2.0 * view.players
    return Stakes(frozenset({view.seat or 0}), marks, values, none=nothing, few=True)


# What to call.

PAIRS: Final = 6
"""So many of the pairs that the rule of thumb would bury are thought about."""


def _picking(view: View) -> Mapping[Way, Plan]:
    """Pick up the blind, or see whether somebody else does, where the picker finds a partner by the jack.

    Elsewhere open cards tell no better than the rule of thumb: over six hundred chances each at Sheepshead and at the
    window it would have brought a tenth of a point less, and as much.
    """
    if view.game != "american-sheepshead" or view.players != 4:
        return {}
    me = view.seat or 0
    return {
        (Take("pick"),): lambda world: _picked(view, world, me),
        (Pass(),): lambda world: _left(view, world),
    }


def _left(view: View, world: World) -> Sequel | float:
    """Who speaks later picks by the rule of thumb; when nobody does, the hands are about equal."""
    later = clockwise(view.seat or 0, view.players)[1:]
    for seat in later[: later.index(view.dealer) + 1] if view.seat != view.dealer else ():
        theirs = replace(view, seat=seat, hand=world.hands[seat])
        if picking.worth(theirs.hand) >= picking.needed(theirs):
            return _picked(view, world, seat)
    return 0.0


def _picked(view: View, world: World, picker: Seat) -> Sequel:
    """A seat takes the blind, and buries and calls by the rule of thumb."""
    held = world.hands[picker]
    taken = STANDARD.sorted((*held, *world.aside))
    keeps_blind = view.game == "sheepshead" and view.options is not None and view.options.bury == "held"
    theirs = replace(view, seat=picker, hand=taken)
    return _played(view, world, picker, taken, picking.to_bury(theirs, held if keeps_blind else taken))


def _burying(view: View) -> Mapping[Way, Plan]:
    """The best pairs by the rule of thumb."""
    asked = next((each for each in view.decisions if isinstance(each, Selection)), None)
    if asked is None or view.seat is None:
        return {}
    pairs = nlargest(PAIRS, combinations(asked.cards, 2), key=lambda pair: (picking.buried(view, pair), pair))
    return {(asked.action(pair),): _with_buried(view, view.seat, pair) for pair in pairs}


def _with_buried(view: View, me: Seat, pair: Cards) -> Plan:
    return lambda world: _played(view, world, me, view.hand, pair)


def _calling(view: View) -> Mapping[Way, Plan]:
    """Every call there is."""
    calls = [action for decision in view.decisions for action in decision.actions]
    return {(call,): _with_call(view, call) for call in calls}


def _with_call(view: View, call: Action) -> Plan:
    then = replace(view, phase="play", contract=_contract(view, view.seat or 0, call))
    return lambda world: Sequel(then, world)


def _played(view: View, world: World, picker: Seat, taken: Cards, pair: Cards) -> Sequel:
    """The picker has buried a pair of the cards he had and calls by the rule of thumb."""
    left = without(taken, pair)
    hands = tuple(left if seat == picker else hand for seat, hand in enumerate(world.hands))
    theirs = replace(view, seat=picker, hand=left, aside=pair)
    calls = _calls(theirs)
    contract = _contract(view, picker, picking.partner(theirs, calls) if calls else None)
    return Sequel(replace(view, phase="play", contract=contract), World(hands, pair))


def _calls(view: View) -> tuple[Action, ...]:
    """What a picker who has buried may say; nothing where nobody is asked."""
    if view.game == "american-sheepshead" and view.players == 4 and JACK not in view.hand:
        return Announce("partner"), Announce("alone")
    if view.game != "sheepshead" or view.players < 5 or view.options is None or view.options.partner != "called-ace":
        return ()
    gone = (*view.hand, *view.aside)
    suits = {card.suit for card in view.hand if not STANDARD.is_trump(card) and Card(card.suit, Rank.ACE) not in gone}
    return (*map(CallAce, sorted(suits)), Announce("alone"))


def _contract(view: View, picker: Seat, call: Action | None) -> Contract:
    """What is played after a call."""
    if isinstance(call, CallAce):
        return Contract("called", picker, extras=(call.suit.letter,))
    if call == Announce("alone"):
        return Contract("alone", picker)
    return Contract({"sheepshead": "jack" if view.players == 5 else "alone"}.get(view.game, "pick"), picker)


PLANS: Final[Mapping[str, Callable[[View], Mapping[Way, Plan]]]] = {
    "pick": _picking, "bury": _burying, "call": _calling,
}  # fmt: skip
"""By phase."""
