"""Schafkopf as seminarians in America play it: black queens make the sides, or a called ace, or a declared solo.

Source: "Schafkopf für Dummköpfe", a description on a weblog (2010). Where it is silent, the decision stands in the
docstring of the rule it concerns.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from engine.actions import Action, CallAce, Cut, Declare, Pass, Play
from engine.cards import Card, Cards, Rank, Suit, without
from engine.dealing import Dealt, Packet, check_hands, deal_as_usual
from engine.decisions import Choice, Decision, allowed_choices
from engine.errors import IllegalAction, demand
from engine.game import Game, demand_turn, view_of
from engine.match import Carried, Finished, Gain, MatchRule, NextDeal, read_numbers
from engine.options import option
from engine.outcome import Outcome, taken, unplayed
from engine.ranking import PACK, STANDARD, Ranking, ranking_with
from engine.seats import Seat, after, clockwise, opposite
from engine.trick import Cardplay, PlayRule, check_card, legal_cards
from engine.views import Contract, View


@dataclass(frozen=True, slots=True)
class DummkopfOptions:
    """House rules. climb: who can beat the trick within the other rules must."""

    climb: bool = option(False, True)


QUEENS, JACKS = (Rank.QUEEN,), (Rank.JACK,)
TOPS: Final = {"solo": QUEENS + JACKS, "ober": QUEENS, "unter": JACKS}
NAMED: Final = {"club": Suit.CLUBS, "spade": Suit.SPADES, "heart": Suit.HEARTS, "diamond": Suit.DIAMONDS}
SUIT_OF: Final[Mapping[str, Suit | None]] = {
    "solo": Suit.DIAMONDS,
    **{f"{name}-solo": suit for name, suit in NAMED.items() if suit != Suit.DIAMONDS},
    "ober": None,
    "unter": None,
    **{f"{name}-{tops}": suit for tops in ("ober", "unter") for name, suit in NAMED.items()},
    "no-trump": None,
}
"""The fifteen games that can be declared, and the suit that is trumps below the queens and jacks."""

RANKINGS: Final[Mapping[str, Ranking]] = {
    game: ranking_with(TOPS.get(game.rpartition("-")[2], ()), suit) for game, suit in SUIT_OF.items()
}
EXTRAS: Final = ((), ("blind",), ("tout",), ("blind", "tout"))
BLACK_QUEENS: Final = (Card(Suit.CLUBS, Rank.QUEEN), Card(Suit.SPADES, Rank.QUEEN))
PACKETS: Final = (Packet(3), Packet(3), Packet(2))


@dataclass(frozen=True, slots=True)
class DummkopfState:
    """A deal of this Schafkopf; said is what was spoken before the play.

    kind: what is played, None during the bidding. partner: who shares the declarer's side, known or not. named: the
    card that makes the partner, where one does. extras: `blind` and `tout` as far as declared.
    """

    options: DummkopfOptions
    dealer: Seat
    play: Cardplay
    phase: str = "bid"
    said: tuple[tuple[Seat, Action], ...] = ()
    kind: str | None = None
    declarer: Seat | None = None
    partner: Seat | None = None
    named: Card | None = None
    extras: tuple[str, ...] = ()

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.play.hands

    @property
    def turn(self) -> Seat | None:
        """The one seat the game waits for; in the bidding everybody speaks once."""
        if self.phase == "bid":
            return (self.dealer + 1 + len(self.said)) % 4
        return self.play.turn if self.phase == "play" else None

    @property
    def ranking(self) -> Ranking:
        """The declared game's, else the standard one."""
        return STANDARD if self.kind is None else RANKINGS.get(self.kind, STANDARD)

    @property
    def rule(self) -> PlayRule:
        """Follow suit; with the option also beat the trick."""
        return PlayRule(must_beat=self.options.climb)


def holder(hands: tuple[Cards, ...], card: Card) -> Seat:
    """Who holds a card."""
    return next(seat for seat, hand in enumerate(hands) if card in hand)


# Each function carries one kind of action out, or names the rule that forbids it.


def _pass(state: DummkopfState, seat: Seat, action: Pass) -> DummkopfState:
    """Leave it to the others; when all four do, the dealer deals again."""
    demand_turn(state, "bid", seat)
    said = (*state.said, (seat, action))
    return replace(state, phase="done" if len(said) == 4 else "bid", said=said)


def _open(state: DummkopfState, seat: Seat, card: Card) -> DummkopfState:
    """With a black queen lead any card: the other black queen's holder is the partner, and nobody says so.

    Decision: who has no black queen cannot open; who has both and calls no ace plays alone.
    """
    hand = state.hands[seat]
    demand(card in hand, "not-in-hand", card=card)
    own = [queen for queen in BLACK_QUEENS if queen in hand]
    demand(own, "open-without-queen")
    other = next((queen for queen in BLACK_QUEENS if queen not in hand), None)
    partner = None if other is None else holder(state.hands, other)
    kind = "alone" if other is None else "standard"
    play = replace(state.play, turn=seat).with_card(seat, card, STANDARD)
    return replace(state, phase="play", kind=kind, declarer=seat, partner=partner, named=other, play=play)


def _call(state: DummkopfState, seat: Seat, action: CallAce) -> DummkopfState:
    """With both black queens call the ace of clubs, spades or hearts, holding the suit but not the ace."""
    demand_turn(state, "bid", seat)
    hand, ace = state.hands[seat], Card(action.suit, Rank.ACE)
    demand(all(queen in hand for queen in BLACK_QUEENS), "call-without-queens")
    demand(action.suit != Suit.DIAMONDS, "call-trumps")
    demand(ace not in hand, "call-own-ace", card=ace)
    demand(STANDARD.of_suit(hand, action.suit), "call-without-suit", suit=action.suit)
    play, said = replace(state.play, turn=seat), (*state.said, (seat, action))
    partner = holder(state.hands, ace)
    return replace(state, phase="play", said=said, kind="called", declarer=seat, partner=partner, named=ace, play=play)


def _declare(state: DummkopfState, seat: Seat, action: Declare) -> DummkopfState:
    """Play one of fifteen games alone against three, or blind: the seat opposite sits out and shares the outcome."""
    demand_turn(state, "bid", seat)
    kind, extras = action.words[0], action.words[1:]
    demand(kind in RANKINGS, "unknown-contract")
    demand(extras in EXTRAS, "unknown-extras")
    partner = opposite(seat) if "blind" in extras else None
    playing = tuple(each for each in clockwise(0, 4) if each != partner)
    play, said = replace(state.play, turn=seat, playing=playing), (*state.said, (seat, action))
    return replace(state, phase="play", said=said, kind=kind, declarer=seat, partner=partner, extras=extras, play=play)


def waiting_ace(state: DummkopfState, seat: Seat) -> Cards:
    """The called ace in its holder's hand, until its suit is led or the eighth trick comes.

    Decision: so it can be neither led nor thrown off before.
    """
    if state.kind != "called" or state.named is None or seat != state.partner:
        return ()
    hand, lying = state.hands[seat], state.play.trick.cards
    is_led = bool(lying) and STANDARD.suits[lying[0]] == state.named.suit
    return () if is_led or len(hand) == 1 or state.named not in hand else (state.named,)


def _play(state: DummkopfState, seat: Seat, action: Play) -> DummkopfState:
    """Open the play in one's turn to bid; then follow suit, and mind the called ace."""
    if state.phase == "bid":
        demand_turn(state, "bid", seat)
        return _open(state, seat, action.card)
    demand_turn(state, "play", seat)
    waits = waiting_ace(state, seat)
    demand(action.card not in waits, "called-ace-waits", card=action.card)
    may = without(state.hands[seat], waits)
    check_card(state.rule, state.ranking, may, state.play.trick.cards, action.card)
    play = state.play.with_card(seat, action.card, state.ranking)
    return replace(state, play=play, phase="done" if len(play.tricks) == 8 else "play")


_ASKED: Final = (
    Choice("bid", (Pass(),)),
    Choice("call", tuple(map(CallAce, Suit))),
    Choice("declare", tuple(Declare((game, *extras)) for game in RANKINGS for extras in EXTRAS)),
)


# What may be known of the sides, and how a deal ends.


def is_settled(state: DummkopfState) -> bool:
    """Whether all have seen who is on whose side: declared games at once, else by the cards that tell."""
    if state.phase == "done" or state.kind not in ("standard", "alone", "called"):
        return True
    played = [
        pair for trick in (*state.play.tricks, state.play.trick) for pair in zip(trick.seats, trick.cards, strict=True)
    ]
    if state.kind == "called":
        return any(card == state.named for _, card in played)
    queens = [seat for seat, card in played if card in BLACK_QUEENS]
    return len(queens) == 2 or any(seat != state.declarer for seat in queens)


def known_sides(state: DummkopfState, viewer: Seat | None) -> tuple[int | None, ...]:
    """The sides as a viewer can know them: the named card's holder knows, its seeker does not."""
    if state.declarer is None:
        return (None,) * 4
    truth = tuple(int(seat not in (state.declarer, state.partner)) for seat in range(4))
    holds_both = state.kind == "alone" and viewer == state.declarer
    if is_settled(state) or holds_both or (viewer is not None and viewer == state.partner):
        return truth
    return tuple(side if seat in (state.declarer, viewer) else None for seat, side in enumerate(truth))


def bars(points: int, tricks: int, half: int, low: int) -> int:
    """Three for all eight tricks, two for half the card points, one for out of schneider."""
    return 3 if tricks == 8 else 2 if points >= half else int(points >= low)


def _outcome(state: DummkopfState) -> Outcome:
    """Decision: with a seat sitting out the same marks hold though fewer points are in play."""
    said = {extra: extra in state.extras for extra in ("blind", "tout")}
    if state.kind is None:
        return unplayed("redeal", 4, details=said)
    points, tricks = taken(state.play.tricks, state.ranking, 4)
    sides = tuple(int(seat not in (state.declarer, state.partner)) for seat in range(4))
    made, other = (sum(each for each, side in zip(points, sides, strict=True) if side == which) for which in (0, 1))
    won_tricks = sum(each for each, side in zip(tricks, sides, strict=True) if side == 0)
    by_side = [bars(made, won_tricks, 61, 31), bars(other, 8 - won_tricks, 60, 30)]
    if said["tout"]:
        by_side[0] = 4 if won_tricks == 8 else 0
    return Outcome(
        kind=state.kind,
        points=points,
        tricks=tricks,
        scores=tuple(by_side[side] for side in sides),
        declarer=state.declarer,
        partner=state.partner,
        sides=sides,
        side_points=(made, other),
        won=won_tricks == 8 if said["tout"] else made >= 61,
        details=said,
    )


class SchafkopfDummkopf(Game[DummkopfState]):
    """The rules of this Schafkopf as every game offers them."""

    name = "schafkopf-dummkopf"
    rules_version = 1
    options = DummkopfOptions
    match = MatchRule(target=12, sole=True, unit="squares")
    settling = "differences"

    def players(self, _: DummkopfOptions) -> tuple[int, ...]:
        """Four."""
        return (4,)

    def pack(self, _: DummkopfOptions, __: int) -> Cards:
        """Thirty-two cards."""
        return PACK

    def deal(self, _: DummkopfOptions, dealer: Seat, __: int, shuffled: Cards, cut: Cut) -> Dealt:
        """Eight each; the source names no packets: three, three and two."""
        return deal_as_usual(shuffled, dealer, 4, cut, PACKETS)

    def begin(self, options: DummkopfOptions, dealer: Seat, dealt: Dealt, _: Carried | None = None) -> DummkopfState:
        """Eldest is the first to speak."""
        check_hands(dealt, PACK, 8)
        return DummkopfState(options, dealer, Cardplay(dealt.hands, ((),) * 4, (0, 1, 2, 3), after(dealer, 4)))

    def decisions(self, state: DummkopfState, seat: Seat) -> tuple[Decision, ...]:
        """In the bidding pass, call, declare or simply lead; later a card."""
        if seat != state.turn:
            return ()
        hand = state.ranking.sorted(state.hands[seat])
        if state.phase == "bid":
            questions = (*_ASKED, Choice("play", tuple(map(Play, hand))))
            return allowed_choices(questions, partial(self.next_state, state, seat))
        free = without(hand, waiting_ace(state, seat))
        return (Choice("play", tuple(map(Play, legal_cards(state.rule, state.ranking, free, state.play.trick.cards)))),)

    def next_state(self, state: DummkopfState, seat: Seat, action: Action) -> DummkopfState:
        """Each kind of action has its rule."""
        match action:
            case Play():
                return _play(state, seat, action)
            case Pass():
                return _pass(state, seat, action)
            case CallAce():
                return _call(state, seat, action)
            case Declare():
                return _declare(state, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def view(self, state: DummkopfState, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know; that one plays alone is not known before both black queens are."""
        contract, sides = _public_contract(state), known_sides(state, seat)
        return view_of(self, state, seat, state.rule, contract=contract, sides=sides)

    def ended(self, state: DummkopfState) -> Outcome:
        """All eight tricks are played, or everybody has passed."""
        return _outcome(state)

    def gain(self, result: Mapping[str, object]) -> Gain:
        """The bars of each seat."""
        return Gain(read_numbers(result.get("scores"), 4))

    def finished(self, game: Finished) -> dict[str, object]:
        """Who has most alone, with three full squares or more."""
        return {"winner": game.winners[0], "score": [*game.score]}

    def next_deal(self, dealer: Seat, players: int, outcome: Outcome) -> NextDeal:
        """The deal goes round; when all have passed the same dealer deals again."""
        return NextDeal(dealer) if outcome.kind == "redeal" else super().next_deal(dealer, players, outcome)


def _public_contract(state: DummkopfState) -> Contract | None:
    if state.kind is None:
        return None
    name = "standard" if state.kind == "alone" and not is_settled(state) else state.kind
    called = (state.named.suit.letter,) if state.kind == "called" and state.named else ()
    return Contract(name, state.declarer, SUIT_OF.get(state.kind, Suit.DIAMONDS), called + state.extras)


SCHAFKOPF_DUMMKOPF: Final = SchafkopfDummkopf()
