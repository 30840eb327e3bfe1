"""Sheepshead: pick up the blind, bury two, and play alone or with a partner who is known by a card.

Source: the Book of Card Games. Where it is silent, or deals otherwise than people do, an option or a docstring says so.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final

from engine import picking
from engine.actions import Action, Announce, CallAce, Cut, Discard, Pass, Play, Take
from engine.cards import Card, Cards, Rank, Suit
from engine.dealing import Dealt, Packet, check_hands, deal_as_usual
from engine.decisions import Choice, Decision, allowed_choices
from engine.errors import IllegalAction, UnusableDeal, demand
from engine.events import Event
from engine.game import Game, demand_turn
from engine.match import Carried, Gain, MatchRule, read_scores
from engine.options import Value, option
from engine.outcome import Outcome, against_each, unplayed
from engine.picking import PICK
from engine.ranking import PACK, STANDARD, THIRTY
from engine.seats import Seat
from engine.views import Contract, View


@dataclass(frozen=True, slots=True)
class SheepsheadOptions:
    """House rules.

    partner: how five players find the picker's partner. allpass: what follows when nobody picks. bury: whether only
    cards held before, or any, may be buried. deal: the whole pack, or six cards each whatever the number of players.
    """

    partner: str = option("called-ace", "jack-of-diamonds", players=(5,))
    allpass: str = option("misdeal", "leaster")
    bury: str = option("held", "any")
    deal: str = option("full", "six", players=(3, 4))


State = picking.PickingState[SheepsheadOptions]

PLAYERS: Final = (5, 4, 3)
JACK: Final = Card(Suit.DIAMONDS, Rank.JACK)
FAIL_SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS)
CALLS: Final = Choice("call", (*map(CallAce, FAIL_SUITS), Announce("alone")))
LATER: Final = {5: (3,), 4: (4,), 3: (4, 3)}
"""The packets after the first three cards each and the blind, where the whole pack is dealt."""


def hand_size(options: SheepsheadOptions, players: int) -> int:
    """Six each as the source deals, or all the pack gives: seven for four, without black sevens, ten for three."""
    return 6 if options.deal == "six" else 3 + sum(LATER[players])


def is_called(state: State) -> bool:
    """Whether the picker may call an ace: among five who play so."""
    return state.players == 5 and state.options.partner == "called-ace"


# Each function carries one kind of action out, or names the rule that forbids it.


def _pass(state: State, seat: Seat) -> State:
    """In turn from eldest; when all pass it is a misdeal, or a leaster where the house plays it."""
    left = picking.passed(state, seat)
    if not left.auction.is_over:
        return left
    return replace(left, phase="done" if state.options.allpass == "misdeal" else "play")


def _bury(state: State, seat: Seat, action: Discard) -> State:
    """Any two cards, trumps and aces too; by the letter of the source none of the two from the blind."""
    after_it = picking.buried(state, seat, action)
    for card in action.cards:
        demand(card not in _kept(state), "bury-blind", card=card)
    if is_called(state):
        return replace(after_it, phase="call")
    return picking.with_partner(after_it, JACK) if state.players == 5 else after_it


def _kept(state: State) -> Cards:
    return state.blind if state.options.bury == "held" else ()


def _call(state: State, seat: Seat, action: CallAce) -> State:
    """The ace of a plain suit of which one still holds a card; one's own ace, held or buried, cannot be called."""
    _may_call(state, seat)
    ace = Card(action.suit, Rank.ACE)
    demand(action.suit in FAIL_SUITS, "call-trump", card=ace)
    demand(ace not in (*state.hands[seat], *state.buried), "call-own-ace", card=ace)
    demand(STANDARD.of_suit(state.hands[seat], action.suit), "call-without", card=ace)
    return picking.with_partner(replace(state, said=(*state.said, (seat, action))), ace)


def _alone(state: State, seat: Seat, action: Announce) -> State:
    """Rather than call an ace one may always play alone against all."""
    _may_call(state, seat)
    return replace(state, phase="play", said=(*state.said, (seat, action)))


def _may_call(state: State, seat: Seat) -> None:
    demand(is_called(state), "call-never")
    demand_turn(state, "call", seat)


def _play(state: State, seat: Seat, action: Play) -> State:
    """Follow suit, else anything; the partner by the jack plays it as soon as that is allowed."""
    after_it = picking.played(state, seat, action)
    demand(action.card in _playable(state, seat), "must-show-jack", card=JACK)
    return after_it


def _playable(state: State, seat: Seat) -> Cards:
    may = picking.suiting(state, seat)
    return (JACK,) if state.card == JACK and seat == state.partner and JACK in may else may


# What it is worth.


def multiplier(side: tuple[int, int], tricks: tuple[int, int]) -> int:
    """Double for 91 card points or more of either side, triple for all the tricks."""
    if 0 in tricks:
        return 3
    return 2 if max(side) >= 91 else 1


def scores(players: int, picker: Seat, partner: Seat | None, value: int) -> tuple[int, ...]:
    """With a partner the picker wins two, the partner one; alone one from each other. A lost game turns the signs."""
    if partner is None:
        return against_each(value, picker, players)
    return tuple({picker: 2, partner: 1}.get(seat, -1) * value for seat in range(players))


def _kind(state: State) -> str:
    if state.players == 5 and not is_called(state):
        return "jack"
    return "alone" if state.card is None else "called"


def _declared(state: State, picker: Seat) -> Outcome:
    (points, tricks), sides = picking.counted(state), picking.sides(state)
    side, by_side = picking.totals(points, sides), picking.totals(tricks, sides)
    times = multiplier(side, by_side)
    gained = scores(state.players, picker, state.partner, times if side[0] >= 61 else -times)
    return picking.declared(state, _kind(state), gained, {"multiplier": times, "winner": None})


def _leaster(state: State) -> Outcome:
    """The blind goes with the last trick; fewest card points with at least one trick win a point from each."""
    outcome = picking.leaster(state, 1)
    return replace(outcome, details={"multiplier": None, **outcome.details})


class Sheepshead(Game[State]):
    """The rules of Sheepshead as every game offers them."""

    name = "sheepshead"
    rules_version = 1
    options = SheepsheadOptions
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = {"book": {"bury": "any", "allpass": "leaster"}}
    match = MatchRule(deals=10)

    def players(self, _: SheepsheadOptions) -> tuple[int, ...]:
        """Five, four or three."""
        return PLAYERS

    def pack(self, options: SheepsheadOptions, players: int) -> Cards:
        """Thirty-two cards; four leave the black sevens out to get seven each."""
        return THIRTY if players == 4 and options.deal == "full" else PACK

    def deal(self, options: SheepsheadOptions, dealer: Seat, players: int, pack: Cards, cut: Cut) -> Dealt:
        """Three to each, two to the blind, then three more, or as many as the pack gives."""
        later = (3,) if options.deal == "six" else LATER[players]
        return deal_as_usual(pack, dealer, players, cut, (Packet(3), Packet(2, to_blind=True), *map(Packet, later)))

    def begin(self, options: SheepsheadOptions, dealer: Seat, dealt: Dealt, _: Carried | None = None) -> State:
        """Eldest has the first chance to pick."""
        players = len(dealt.hands)
        if players not in PLAYERS:
            raise UnusableDeal("three, four or five play")
        pack, size = self.pack(options, players), hand_size(options, players)
        check_hands(dealt, pack, size, 2, left_over=len(pack) - players * size - 2)
        return picking.begin(options, dealer, dealt)

    def decisions(self, state: State, seat: Seat) -> tuple[Decision, ...]:
        """Pick or pass, two to bury, an ace to call, a card to play."""
        if seat != state.turn:
            return ()
        if state.phase == "call":
            return allowed_choices([CALLS], partial(self.next_state, state, seat))
        playable = _playable(state, seat) if state.phase == "play" else ()
        return picking.decision(state, seat, (PICK, Pass()), kept=_kept(state), playable=playable)

    def next_state(self, state: State, seat: Seat, action: Action) -> State:
        """Each kind of action has its rule."""
        match action:
            case Play():
                return _play(state, seat, action)
            case Pass():
                return _pass(state, seat)
            case Take("pick"):
                return picking.picked(state, seat)
            case Discard("bury"):
                return _bury(state, seat, action)
            case CallAce(how=""):
                return _call(state, seat, action)
            case Announce("alone"):
                return _alone(state, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def happened(self, before: State, after_it: State, seat: Seat, action: Action) -> tuple[Event, ...]:
        """The blind is seen by the picker alone."""
        return super().happened(before, after_it, seat, action) + picking.blind_taken(before, after_it)

    def may_claim(self, view: View) -> bool:
        """Nobody claims tricks where everybody shuns them."""
        return view.contract is None or view.contract.name != "leaster"

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know."""
        return picking.view(self, state, seat, _contract(state))

    def ended(self, state: State) -> Outcome:
        """With a declarer, as a leaster, or as a misdeal."""
        if state.picker is not None:
            return _declared(state, state.picker)
        if state.play.tricks:
            return _leaster(state)
        return unplayed("misdeal", state.players, details={"multiplier": None, "winner": None})

    def gain(self, result: Mapping[str, object]) -> Gain:
        """What each seat scored; a misdeal is no hand of the ten."""
        kind = result.get("kind")
        if not isinstance(kind, str):
            raise UnusableDeal("a result says what kind of game it was")
        return Gain(read_scores(result, PLAYERS), counts=kind != "misdeal")


def _contract(state: State) -> Contract | None:
    """What everybody knows of the game; how five play is open until the picker has spoken."""
    if state.picker is None:
        return None if state.phase in ("pick", "done") and not state.play.tricks else Contract("leaster")
    if state.phase in ("bury", "call") and is_called(state):
        return Contract("pick", state.picker)
    extras = (state.card.suit.letter,) if state.card is not None and state.card != JACK else ()
    return Contract(_kind(state), state.picker, extras=extras)


SHEEPSHEAD: Final = Sheepshead()
