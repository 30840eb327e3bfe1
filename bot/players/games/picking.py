"""What a computer knows of every game with a blind to pick up: when to take it, what to bury, whom to call.

The games differ little; `PickingGame` says in what.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from heapq import nlargest
from itertools import combinations
from typing import Final

from bot.players.inference import holder_of, played_by
from bot.players.knowledge import CallSearch, Candidate, Continuation, Marks, Plan, PlayerKnowledge, Stakes
from engine.actions import Action, Announce, CallAce, Discard, Pass, Take
from engine.cards import Card, Cards, Rank, Suit, card_points, without
from engine.decisions import Choice, Selection
from engine.ranking import STANDARD, TRUMP, Ranking
from engine.search.sampling import CallInference, Quota, World
from engine.seats import Seat, clockwise
from engine.views import Contract, View

JACK: Final = Card(Suit.DIAMONDS, Rank.JACK)
TRUMPS: Final = frozenset(STANDARD.trumps)

# How strong a hand is.

TRUMP_WORTH: Final = {Rank.QUEEN: 3.0, Rank.JACK: 2.2, Rank.ACE: 1.7, Rank.TEN: 1.6}
OTHER_TRUMP, PLAIN_ACE, VOID = 1.3, 1.0, 0.8
BLACK_QUEEN: Final = 0.5

PICK: Final = {5: 8.0, 4: 12.0, 3: 13.0}
"""What a hand must be worth to pick up the blind, by the number of players.

Found by picking with every hand: from here on the picker gained on average."""

SOLO: Final = 18.0
ALONE: Final = 16.0


def worth(hand: Cards, ranking: Ranking = STANDARD) -> float:
    """How strong a hand is as the declarer's: trumps by rank, aces, and suits that can be ruffed."""
    total = 0.0
    for card in hand:
        if ranking.is_trump(card):
            total += TRUMP_WORTH.get(card.rank, OTHER_TRUMP)
            total += BLACK_QUEEN if card in ranking.trumps[:2] else 0.0
        elif card.rank == Rank.ACE:
            total += PLAIN_ACE
    return total + VOID * (3 - len({card.suit for card in hand if not ranking.is_trump(card)}))


# What the rule of thumb says.


def to_bury(view: View, may: Cards, count: int = 2) -> Cards:
    """Points that would be lost, out of short suits, but a card to call an ace with is kept."""
    return max(combinations(may, count), key=lambda pair: (buried(view, pair), pair))


def plain(view: View, said: Action) -> Action | None:
    """What the rule of thumb buries, instead of the hand's highest trump."""
    asked = next((each for each in view.decisions if isinstance(each, Selection)), None)
    if not isinstance(said, Discard) or asked is None:
        return None
    highest, instead = (
        max(view.hand, key=view.ranking.strength.__getitem__),
        to_bury(view, asked.cards, len(said.cards)),
    )
    return asked.action(instead) if highest in said.cards and highest not in instead else None


def buried(view: View, pair: Cards) -> float:
    """How gladly a pair, or as many as are buried, is."""
    left, ranking = without(view.hand, pair), view.ranking
    plain = [card for card in left if not ranking.is_trump(card)]
    suits = {card.suit for card in plain}
    value = 0.5 * card_points(pair) - 5.0 * len(suits)
    for card in pair:
        if ranking.is_trump(card):
            value -= 12.0 + ranking.strength[card]
        elif card.rank == Rank.ACE:
            value -= 6.0
    value -= sum(card.rank == Rank.TEN for card in plain)
    if view.players == 5 and not any(Card(suit, Rank.ACE) not in view.hand for suit in suits):
        value -= 8.0
    return value


def partner_call(view: View, may: tuple[Action, ...]) -> Action:
    """Call the ace of the suit one has fewest of, rather with low cards; go alone only with a hand that needs none."""
    if worth(view.hand, view.ranking) >= ALONE and Announce("alone") in may:
        return Announce("alone")
    calls = [action for action in may if isinstance(action, CallAce)]
    if calls:
        return min(calls, key=lambda call: _called(view, call))
    return Announce("partner") if Announce("partner") in may else Announce("alone")


def _called(view: View, call: CallAce) -> tuple[int, int, int]:
    cards = view.ranking.of_suit(view.hand, call.suit)
    return len(cards), card_points(cards), call.suit


# What the picker and the play say about the others' cards.


def heard(view: View) -> CallInference:
    """A picker has buried no trump, holds half a hand of trumps and a card to the call; no jack not played."""
    contract = view.contract
    if contract is None or contract.declarer is None:
        return CallInference()
    picker, quotas = contract.declarer, []
    barred = {seat: frozenset({JACK}) for seat in _without_jack(view)} if contract.name == "jack" else {}
    ace = called_ace(view)
    if picker != view.seat:
        gone = played_by(view, picker)
        half = (view.counts[picker] + len(gone)) // 2
        quotas.append(Quota(picker, TRUMPS, half - sum(card in TRUMPS for card in gone)))
        if ace:
            barred[picker] = barred.get(picker, frozenset()) | {ace}
            suit = frozenset(STANDARD.of_suit(tuple(STANDARD.suits), ace.suit))
            quotas.append(Quota(picker, suit, 1 - sum(card in suit for card in gone)))
    return CallInference(
        barred, either=tuple((each,) for each in quotas), away=TRUMPS if ace is None else TRUMPS | {ace}
    )


def called_ace(view: View) -> Card | None:
    contract = view.contract
    if contract is None or contract.name != "called" or not contract.extras:
        return None
    return next(Card(suit, Rank.ACE) for suit in Suit if suit.letter == contract.extras[0])


def _without_jack(view: View) -> Iterator[Seat]:
    """The seats, but for the picker's, that let a chance to play the jack go by: they have not got it."""
    for trick in (*view.tricks, view.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            led = STANDARD.suits[trick.cards[0]]
            due = seat == trick.seats[0] or led == TRUMP or STANDARD.suits[card] != led
            if view.contract and seat != view.contract.declarer and card != JACK and due:
                yield seat


# What a deal is worth.

LEAST: Final = ((4, 1.0), (9, 0.9), (14, 0.7), (19, 0.5), (24, 0.35), (29, 0.2), (39, 0.1))
"""With so many card points at most one wins a leaster of five so often, roughly; of fewer players one may have more."""


def points_aside(view: View, world: World) -> int:
    """The card points buried: two of the cards in no hand, of which there are more where not all were dealt."""
    if view.aside:
        return card_points(view.aside)
    return card_points(world.aside) * 2 // max(2, len(world.aside))


# Where the games differ, and what search decides before the play.

PAIRS: Final = 6
"""How many of the pairs that the rule of thumb would bury are thought about."""


def _pick_worth(view: View) -> float:
    return PICK[view.players]


PICK_MARGIN: Final = 1.0
"""By how much picking or passing must promise more than what the rule of thumb says before the coach speaks of it."""


@dataclass(frozen=True, slots=True)
class PickingGame:
    """One of the games with a blind, as far as it differs from the plainest: a picker alone against the rest."""

    pick_worth: Callable[[View], float] = _pick_worth
    """What a hand must be worth to pick up the blind."""
    calls: Callable[[View], tuple[Action, ...]] = lambda _: ()
    """What a picker who has buried may say; nothing where nobody is asked."""
    uncalled: Callable[[View], str] = lambda _: "pick"
    """The name of the contract that is played where no ace was called and the picker did not go alone."""
    partner_has_jack: Callable[[View], bool] = lambda _: False
    """Whether the jack of diamonds makes its holder the picker's partner."""
    picker_share: float = 1.0
    """How many times what a partner gets or pays the picker does."""
    steps: Callable[[View], tuple[float, float, float]] = lambda _: (1.0, 1.0, 1.0)
    """What a game is worth as it is, with 91 card points, with all tricks."""
    leaster_needs_trick: bool = False
    """Whether a leaster can be won only with a trick."""
    buries_dealt_cards: Callable[[View], bool] = lambda _: False
    """Whether only cards that were dealt to the hand may be buried, and not those of the blind."""
    skill: float | None = None
    """What one well-chosen card is worth."""

    def knowledge(self) -> PlayerKnowledge:
        """What a computer knows of the game."""
        return PlayerKnowledge(
            plain=plain,
            marks=Marks(doubtful=0.8, grave=1.6),
            skill=self.skill,
            speak=self.speak,
            avoiding=frozenset({"leaster"}),
            heard=heard,
            stakes=self.stakes,
            reviewed={"pick": CallSearch(self.pick_plans, margin=PICK_MARGIN)},
            calls={"bury": CallSearch(self.bury_plans, self.bury_plan), "call": CallSearch(self.call_plans)},
        )

    def speak(self, view: View) -> Action | None:
        for decision in view.decisions:
            if isinstance(decision, Selection) and decision.verb == "bury":
                return decision.action(to_bury(view, decision.cards))
            if isinstance(decision, Choice) and decision.kind == "pick":
                return self._offered(view, decision.actions)
            if isinstance(decision, Choice) and decision.kind == "call":
                return partner_call(view, decision.actions)
        return None

    def _offered(self, view: View, may: tuple[Action, ...]) -> Action:
        """Play solo with a very strong hand, pick up the blind with a strong one."""
        value = worth(view.hand, view.ranking)
        if Take("solo") in may and value >= SOLO:
            return Take("solo")
        if Take("pick") in may and value >= self.pick_worth(view):
            return Take("pick")
        return Pass()

    def stakes(self, view: View, world: World) -> Stakes | None:
        """What the picker's side is worth, or a leaster, where one wants as little as one can."""
        contract = view.contract
        if contract is None or view.seat is None:
            return None
        if contract.declarer is None:
            return self._leaster(view)
        partner = self.partner_in(view, world, contract.declarer)
        side = frozenset(seat for seat in (contract.declarer, partner) if seat is not None)
        simple, double, triple = self.steps(view)
        share = self._share(view, side, contract.declarer)
        forced = frozenset({JACK}) if contract.name == "jack" and partner is not None else frozenset[Card]()
        values = tuple(share * each for each in (-double, -simple, simple, double))
        aside = points_aside(view, world)
        return Stakes(side, (30, 61, 91), values, share * triple, -share * triple, aside, forced=forced)

    def partner_in(self, view: View, world: World, picker: Seat) -> Seat | None:
        """The picker's partner, were the cards as in a world."""
        ace, seat = called_ace(view), None
        if ace:
            seat = holder_of(view, world, ace)
        elif view.contract is not None and view.contract.name != "alone" and self.partner_has_jack(view):
            seat = holder_of(view, world, JACK)
        return None if seat == picker else seat

    def _share(self, view: View, side: frozenset[Seat], picker: Seat) -> float:
        """How many times the game's worth the viewer has if the picker's side wins."""
        if view.seat not in side:
            return -1.0
        if len(side) == 1:
            return float(view.players - len(side))
        return self.picker_share if view.seat == picker else 1.0

    def _leaster(self, view: View) -> Stakes:
        """As few card points as one can, but, where one may not go without, a trick."""
        more = 5.0 / view.players
        marks = tuple(int(points * more) + 1 for points, _ in LEAST)
        chances = (*(chance for _, chance in LEAST), 0.0)
        values = tuple(view.players * chance - 1.0 for chance in chances)
        nothing = -1.0 if self.leaster_needs_trick else 2.0 * view.players
        return Stakes(frozenset({view.seat or 0}), marks, values, none=nothing, few=True)

    def pick_plans(self, view: View) -> Mapping[Candidate, Plan]:
        """Pick up the blind, or see whether somebody else does."""
        me = view.seat or 0
        return {
            (Take("pick"),): lambda world: self._picked(view, world, me),
            (Pass(),): lambda world: self._left(view, world),
        }

    def _left(self, view: View, world: World) -> Continuation | float:
        """Those asked later pick by the rule of thumb; when nobody does, the hands are about equal."""
        later = clockwise(view.seat or 0, view.players)[1:]
        for seat in later[: later.index(view.dealer) + 1] if view.seat != view.dealer else ():
            theirs = replace(view, seat=seat, hand=world.hands[seat])
            if worth(theirs.hand, view.ranking) >= self.pick_worth(theirs):
                return self._picked(view, world, seat)
        return 0.0

    def _picked(self, view: View, world: World, picker: Seat) -> Continuation:
        """A seat takes the blind, and buries and calls by the rule of thumb."""
        held = world.hands[picker]
        taken = STANDARD.sorted((*held, *world.aside))
        theirs = replace(view, seat=picker, hand=taken)
        pair = to_bury(theirs, held if self.buries_dealt_cards(view) else taken)
        return self._played(view, world, picker, taken, pair)

    def bury_plans(self, view: View) -> Mapping[Candidate, Plan]:
        """The best pairs by the rule of thumb."""
        asked = next((each for each in view.decisions if isinstance(each, Selection)), None)
        if asked is None or view.seat is None:
            return {}
        pairs = nlargest(PAIRS, combinations(asked.cards, 2), key=lambda pair: (buried(view, pair), pair))
        return {(asked.action(pair),): self._with_buried(view, view.seat, pair) for pair in pairs}

    def bury_plan(self, view: View, action: Action) -> Mapping[Candidate, Plan]:
        if not isinstance(action, Discard) or view.seat is None:
            return {}
        return {(action,): self._with_buried(view, view.seat, action.cards)}

    def _with_buried(self, view: View, me: Seat, pair: Cards) -> Plan:
        return lambda world: self._played(view, world, me, view.hand, pair)

    def call_plans(self, view: View) -> Mapping[Candidate, Plan]:
        calls = [action for decision in view.decisions for action in decision.actions]
        return {(call,): self._with_call(view, call) for call in calls}

    def _with_call(self, view: View, call: Action) -> Plan:
        then = replace(view, phase="play", contract=self._contract(view, view.seat or 0, call))
        return lambda world: Continuation(then, world)

    def _played(self, view: View, world: World, picker: Seat, taken: Cards, pair: Cards) -> Continuation:
        """The picker has buried a pair of the cards held and calls by the rule of thumb."""
        left = without(taken, pair)
        hands = tuple(left if seat == picker else hand for seat, hand in enumerate(world.hands))
        theirs = replace(view, seat=picker, hand=left, aside=pair)
        calls = self.calls(theirs)
        contract = self._contract(view, picker, partner_call(theirs, calls) if calls else None)
        return Continuation(replace(view, phase="play", contract=contract), World(hands, pair))

    def _contract(self, view: View, picker: Seat, call: Action | None) -> Contract:
        if isinstance(call, CallAce):
            return Contract("called", picker, extras=(call.suit.letter,))
        if call == Announce("alone"):
            return Contract("alone", picker)
        return Contract(self.uncalled(view), picker)
