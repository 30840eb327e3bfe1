"""American Sheepshead: three with a blind, four in partnership with the fox, or four with a secret jack.

Source: the Penguin Book of Card Games after Joseph Wergin; where it is silent, the docstring of the rule decides.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from engine import picking
from engine.actions import Action, Announce, Cut, Discard, Pass, Play, Take
from engine.cards import Card, Cards, Rank, Suit
from engine.dealing import Dealt, Packet, check_hands, deal_as_usual
from engine.decisions import Decision
from engine.errors import IllegalAction, demand
from engine.events import Acted, Event, LaidAway
from engine.game import Game, demand_turn
from engine.match import Carried, Gain, read_scores
from engine.options import Value, option
from engine.outcome import Outcome, against_each
from engine.picking import PICK
from engine.ranking import PACK, STANDARD, THIRTY
from engine.seats import Seat
from engine.views import Contract, View


@dataclass(frozen=True, slots=True)
class AmericanSheepsheadOptions:
    """Which of the three games, and house rules.

    wergin: Wergin's schedule of stakes. solobid: three may also bid to play without the blind, which ranks higher.
    """

    variant: str = option("three", "partnership", "solo")
    wergin: bool = option(False, True)
    solobid: bool = option(False, True, under={"variant": ("three",)})


State = picking.PickingState[AmericanSheepsheadOptions]

SOLO: Final = Take("solo")
ALONE: Final = Announce("alone")
PARTNER: Final = Announce("partner")
JACK: Final = Card(Suit.DIAMONDS, Rank.JACK)
FOX: Final = Card(Suit.DIAMONDS, Rank.ACE)
TEAMS: Final = (0, 1, 0, 1)
TO_BLIND: Final = Packet(2, to_blind=True)
PACKETS: Final = {
    "three": (Packet(3), TO_BLIND, Packet(4), Packet(3)),
    "partnership": (Packet(4), Packet(4)),
    "solo": (Packet(3), TO_BLIND, Packet(4)),
}


# Each function carries one kind of action out, or names the rule that forbids it.


def _pass(state: State, seat: Seat) -> State:
    """Each seat is asked once, eldest first; when all pass it is a leaster."""
    left = picking.passed(state, seat)
    if not left.auction.is_over:
        return left
    bidder = left.auction.bidder
    return replace(left, phase="play") if bidder is None else picking.with_blind(left, bidder)


def _take(state: State, seat: Seat, action: Take) -> State:
    """The first to pick has the blind, unless somebody later may, and does, play solo without it."""
    demand(action in (PICK, SOLO), "not-in-this-game")
    demand(action == PICK or has_solo_bid(state.options), "no-solo-bid")
    demand_turn(state, "pick", seat)
    said = (*state.said, (seat, action))
    if action == SOLO:
        return replace(state, auction=state.auction.with_bid(2), picker=seat, phase="play", said=said)
    demand(state.auction.bidder is None, "picked-already")
    state = replace(state, auction=state.auction.with_bid(1), said=said)
    if has_solo_bid(state.options) and not state.auction.is_over:
        return state
    return picking.with_blind(state, seat)


def has_solo_bid(options: AmericanSheepsheadOptions) -> bool:
    """Whether the blind may be left alone: among three who play so."""
    return options.variant == "three" and options.solobid


def _bury(state: State, seat: Seat, action: Discard) -> State:
    """Any two cards. Among four, a picker without the jack of diamonds then says whether to play alone."""
    after_it = picking.buried(state, seat, action)
    if state.options.variant != "solo":
        return after_it
    if JACK in state.hands[seat]:
        return picking.with_partner(after_it, JACK)
    return replace(after_it, phase="call")


def _announce(state: State, seat: Seat, action: Announce) -> State:
    """Alone must be said before the play; else the jack's holder is partner, which nobody says."""
    demand(action in (ALONE, PARTNER), "not-in-this-game")
    demand(state.options.variant == "solo", "call-never")
    demand_turn(state, "call", seat)
    if action == PARTNER:
        return picking.with_partner(state, JACK)
    return replace(state, phase="play", said=(*state.said, (seat, action)))


def _as_seen(state: State, seat: Seat | None) -> State:
    """What the others see: with the jack one plays alone without saying so, so nobody sees that the picker is asked."""
    if state.phase != "call" or seat == state.picker or state.picker is None:
        return state
    hands = list(state.hands)
    hands[state.picker] += state.buried
    return replace(state, phase="bury", buried=(), play=replace(state.play, hands=tuple(hands)))


# What it is worth.


def stake(options: AmericanSheepsheadOptions, points: int, *, every_trick: bool, solo: bool = False) -> int:
    """What each opponent pays the winning side: by its card points, or for all tricks; Wergin's own rates, a solo's."""
    place = 2 if every_trick else int(points >= 91)
    if solo:
        return 4 + place
    return 3 + place if options.wergin else 2 + 2 * place


def _kind(state: State) -> str:
    if state.options.variant == "solo":
        return "alone" if state.partner is None else "partner"
    return "solo" if state.auction.high == 2 else "pick"


def _declared(state: State, picker: Seat) -> Outcome:
    """Each opponent pays the stake and each of the picker's side gets it; alone the picker gets it from all."""
    (points, tricks), sides = picking.counted(state), picking.sides(state)
    side, by_side = picking.totals(points, sides), picking.totals(tricks, sides)
    winners = 0 if side[0] >= 61 else 1
    value = stake(state.options, side[winners], every_trick=by_side[1 - winners] == 0, solo=_kind(state) == "solo") * (
        1 - 2 * winners
    )
    scores = against_each(value, picker, state.players)
    if state.partner is not None:
        scores = tuple(-value if each else value for each in sides)
    return picking.declared(state, _kind(state), scores, {"winner": None, "fox": None})


def _leaster(state: State) -> Outcome:
    """Fewest card points win; nothing but a trickless win shows in the stake, which Wergin puts one higher."""
    outcome = picking.leaster(state, 2, trickless=3 if state.options.wergin else 4)
    return replace(outcome, details={**outcome.details, "fox": None})


def _partnership(state: State) -> Outcome:
    """Partners sit opposite; the fox, the ace of diamonds, gives the team that wins it one point of 121 more."""
    points, tricks = picking.counted(state)
    fox = next(trick.winner(STANDARD) for trick in state.play.tricks if FOX in trick.cards)
    side, by_side = picking.totals(points, TEAMS), picking.totals(tricks, TEAMS)
    winner = int(side[1] + fox % 2 > side[0] + 1 - fox % 2)
    value = stake(state.options, side[winner], every_trick=by_side[1 - winner] == 0)
    scores = tuple(value if team == winner else -value for team in TEAMS)
    details = {"winner": winner, "fox": fox}
    return Outcome("partnership", points, tricks, scores, sides=TEAMS, side_points=side, details=details)


class AmericanSheepshead(Game[State]):
    """The rules of American Sheepshead as every game offers them."""

    name = "american-sheepshead"
    rules_version = 1
    options = AmericanSheepsheadOptions
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = {
        "book": {"variant": "solo"}, "three": {}, "partnership": {"variant": "partnership"},
    }  # fmt: skip

    def players(self, options: AmericanSheepsheadOptions) -> tuple[int, ...]:
        """Three, or four in the other two variants."""
        return (3,) if options.variant == "three" else (4,)

    def pack(self, options: AmericanSheepsheadOptions, _: int) -> Cards:
        """Thirty-two cards, for the game of four with a blind without the black sevens."""
        return THIRTY if options.variant == "solo" else PACK

    def deal(self, options: AmericanSheepsheadOptions, dealer: Seat, players: int, pack: Cards, cut: Cut) -> Dealt:
        """Ten, eight or seven each, the blind after the first packets."""
        return deal_as_usual(pack, dealer, players, cut, PACKETS[options.variant])

    def begin(self, options: AmericanSheepsheadOptions, dealer: Seat, dealt: Dealt, _: Carried | None = None) -> State:
        """Eldest is first to be offered the blind; in partnership eldest leads at once."""
        size, blind = {"three": (10, 2), "partnership": (8, 0), "solo": (7, 2)}[options.variant]
        check_hands(dealt, self.pack(options, len(dealt.hands)), size, blind)
        state = picking.begin(options, dealer, dealt)
        return replace(state, phase="play") if options.variant == "partnership" else state

    def decisions(self, state: State, seat: Seat) -> tuple[Decision, ...]:
        """Pick, pass or solo; two to bury; alone or not; a card to play."""
        asked: tuple[Action, ...] = (ALONE, PARTNER)
        if state.phase == "pick":
            picks = (PICK,) if state.auction.bidder is None else ()
            asked = (*picks, *((SOLO,) if has_solo_bid(state.options) else ()), Pass())
        return picking.decision(state, seat, asked)

    def next_state(self, state: State, seat: Seat, action: Action) -> State:
        """Each kind of action has its rule, which goes by what the seat sees: refusals must not tell more."""
        seen = _as_seen(state, seat)
        match action:
            case Play():
                return picking.played(seen, seat, action)
            case Pass():
                return _pass(seen, seat)
            case Take():
                return _take(seen, seat, action)
            case Discard("bury"):
                return _bury(seen, seat, action)
            case Announce():
                return _announce(seen, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def happened(self, before: State, after_it: State, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Others hear that the picker buried when play begins, asked in between or not, unless they hear `alone`."""
        picker = frozenset({seat})
        if action == PARTNER:
            return (Event(Acted(seat, action), picker, LaidAway(seat, "bury", 2)),)
        events = super().happened(before, after_it, seat, action)
        if after_it.phase == "call":
            return (Event(events[0].told, picker),)
        return events + picking.blind_taken(before, after_it)

    def may_claim(self, view: View) -> bool:
        """Nobody claims tricks where everybody shuns them."""
        return view.contract is None or view.contract.name != "leaster"

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know."""
        seen = _as_seen(state, seat)
        return picking.view(self, seen, seat, _contract(seen), TEAMS if state.options.variant == "partnership" else ())

    def ended(self, state: State) -> Outcome:
        """In partnership, with a declarer, or as a leaster."""
        if state.options.variant == "partnership":
            return _partnership(state)
        return _leaster(state) if state.picker is None else _declared(state, state.picker)

    def gain(self, result: Mapping[str, object]) -> Gain:
        """What each seat scored."""
        return Gain(read_scores(result, (3, 4)))


def _contract(state: State) -> Contract | None:
    """What everybody knows: whether somebody plays alone only if that was said, not if they hold the jack."""
    if state.options.variant == "partnership":
        return Contract("partnership")
    if state.picker is None:
        return Contract("leaster") if state.phase in ("play", "done") else None
    silent = state.options.variant == "solo" and state.phase != "done" and (state.picker, ALONE) not in state.said
    return Contract("pick" if silent else _kind(state), state.picker)


AMERICAN: Final = AmericanSheepshead()
