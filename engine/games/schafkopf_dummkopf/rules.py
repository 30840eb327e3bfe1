"""Schafkopf as seminarians in America play it: black queens make the sides, or a called ace, or a declared solo.

Source: "Schafkopf für Dummköpfe", a description on a weblog (2010). Where it is silent, the decision stands in the
docstring of the rule it concerns.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from engine.actions import Action, CallAce, Cut, Declare, Discard, Pass, Play, Take
from engine.cards import Card, Cards, Rank, Suit, without
from engine.dealing import Dealt, check_hands, deal_as_usual
from engine.decisions import Choice, Decision, Selection, allowed_choices
from engine.errors import IllegalAction, demand
from engine.events import Event, received
from engine.game import Game, demand_turn, view_of
from engine.games.schafkopf_dummkopf.contracts import (
    BLACK_QUEENS,
    EXTRAS,
    ONLY_SOLO,
    PACKETS,
    RANKINGS,
    SUIT_OF,
    WITH_BLIND,
)
from engine.games.schafkopf_dummkopf.options import RULE_SETS, DummkopfOptions
from engine.games.schafkopf_dummkopf.scoring import scored
from engine.games.schafkopf_dummkopf.state import DummkopfState
from engine.match import Carried, Finished, Gain, MatchRule, NextDeal, read_numbers, whole_number
from engine.outcome import Outcome
from engine.ranking import PACK, STANDARD
from engine.seats import Seat, after, opposite
from engine.trick import Cardplay, check_card, legal_cards, with_laid_away, with_taken
from engine.views import Contract, View

PICK: Final = Take("pick")


def holder(hands: tuple[Cards, ...], card: Card) -> Seat:
    """Who holds a card."""
    return next(seat for seat, hand in enumerate(hands) if card in hand)


# Each function carries one kind of action out, or names the rule that forbids it.


def _pass(state: DummkopfState, seat: Seat, action: Pass) -> DummkopfState:
    """Leave it to the others; when all do, the dealer deals again."""
    demand_turn(state, "bid", seat)
    said = (*state.said, (seat, action))
    return replace(state, phase="done" if len(said) == len(state.hands) else "bid", said=said)


def _pick(state: DummkopfState, seat: Seat, action: Take) -> DummkopfState:
    """With five, the first who does not pass takes the blind before saying what is played.

    Decision: anybody may, and has to open, call or declare then.
    """
    demand(state.options.five, "not-in-this-game")
    demand_turn(state, "bid", seat)
    play, said = with_taken(state.play, seat, state.blind), (*state.said, (seat, action))
    return replace(state, phase="bury", said=said, declarer=seat, play=play)


def _bury(state: DummkopfState, seat: Seat, action: Discard) -> DummkopfState:
    """Two cards are laid away, which count for the bidder in the end.

    Decision: no black queen, as the other's holder could not find their partner.
    """
    demand_turn(state, "bury", seat)
    demand(not any(card in BLACK_QUEENS for card in action.cards), "bury-queen")
    play = with_laid_away(state.play, seat, action.cards)
    return replace(state, phase="name", play=play, buried=action.cards)


def _demand_naming(state: DummkopfState, seat: Seat) -> None:
    """What is played is said in the bidding; with five when two cards were laid away."""
    demand_turn(state, "name" if state.options.five else "bid", seat)


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
    _demand_naming(state, seat)
    demand(action.rank == Rank.ACE, "not-in-this-game")
    hand, ace = state.hands[seat], action.card
    demand(all(queen in hand for queen in BLACK_QUEENS), "call-without-queens")
    demand(action.suit != Suit.DIAMONDS, "call-trumps")
    demand(ace not in (*hand, *state.buried), "call-own-ace", card=ace)
    demand(STANDARD.of_suit(hand, action.suit), "call-without-suit", suit=action.suit)
    play, said = replace(state.play, turn=seat), (*state.said, (seat, action))
    partner = holder(state.hands, ace)
    return replace(state, phase="play", said=said, kind="called", declarer=seat, partner=partner, named=ace, play=play)


def _declare(state: DummkopfState, seat: Seat, action: Declare) -> DummkopfState:
    """Play one of fifteen games alone against three, or blind: the seat opposite sits out and shares the outcome."""
    _demand_naming(state, seat)
    kind, extras = action.words[0], action.words[1:]
    demand(kind in RANKINGS, "unknown-contract")
    demand(extras in EXTRAS, "unknown-extras")
    demand(not (state.options.five and "blind" in extras), "blind-of-five")
    if state.options.solos == "blind" and not state.options.five:
        demand((kind, *extras) == ONLY_SOLO, "only-blind-solo")
    partner = opposite(seat) if "blind" in extras else None
    playing = tuple(each for each in range(len(state.hands)) if each != partner)
    play, said = replace(state.play, turn=seat, playing=playing), (*state.said, (seat, action))
    return replace(state, phase="play", said=said, kind=kind, declarer=seat, partner=partner, extras=extras, play=play)


def waiting_ace(state: DummkopfState, seat: Seat) -> Cards:
    """The called ace in its holder's hand, until its suit is led or the last trick comes.

    Decision: so it can be neither led nor thrown off before.
    """
    if state.kind != "called" or state.named is None or seat != state.partner:
        return ()
    hand, lying = state.hands[seat], state.play.trick.cards
    is_led = bool(lying) and STANDARD.suits[lying[0]] == state.named.suit
    return () if is_led or len(hand) == 1 or state.named not in hand else (state.named,)


def _play(state: DummkopfState, seat: Seat, action: Play) -> DummkopfState:
    """Open the play in one's turn to bid; then follow suit, and mind the called ace."""
    if state.phase == ("name" if state.options.five else "bid"):
        demand(seat == state.turn, "not-your-turn")
        return _open(state, seat, action.card)
    demand_turn(state, "play", seat)
    waits = waiting_ace(state, seat)
    demand(action.card not in waits, "called-ace-waits", card=action.card)
    may = without(state.hands[seat], waits)
    check_card(state.rule, state.ranking, may, state.play.trick.cards, action.card)
    play = state.play.with_card(seat, action.card, state.ranking)
    return replace(state, play=play, phase="done" if len(play.tricks) == state.size else "play")


_ASKED: Final = (
    Choice("bid", (Pass(),)),
    Choice("call", tuple(map(CallAce, Suit))),
    Choice("declare", tuple(Declare((game, *extras)) for game in RANKINGS for extras in EXTRAS)),
)
_PICKING: Final = Choice("pick", (PICK, Pass()))


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
    players = len(state.hands)
    if state.declarer is None:
        return (None,) * players
    if state.kind is None:
        return tuple(0 if seat == state.declarer else None for seat in range(players))
    truth = tuple(int(seat not in (state.declarer, state.partner)) for seat in range(players))
    holds_both = state.kind == "alone" and viewer == state.declarer
    if is_settled(state) or holds_both or (viewer is not None and viewer == state.partner):
        return truth
    return tuple(side if seat in (state.declarer, viewer) else None for seat, side in enumerate(truth))


class SchafkopfDummkopf(Game[DummkopfState]):
    """The rules of this Schafkopf as every game offers them."""

    name = "schafkopf-dummkopf"
    rules_version = 1
    options = DummkopfOptions
    rule_sets = RULE_SETS
    match = MatchRule(target=12, target_by="target", sole=True, unit="squares")
    settling = "differences"

    def players(self, options: DummkopfOptions) -> tuple[int, ...]:
        """Four; with a blind five. Of more people some sit a deal out."""
        return (5,) if options.five else (4,)

    def pack(self, _: DummkopfOptions, __: int) -> Cards:
        """Thirty-two cards."""
        return PACK

    def deal(self, options: DummkopfOptions, dealer: Seat, players: int, shuffled: Cards, cut: Cut) -> Dealt:
        """Eight each; the source names no packets: three, three and two. To five, six each and two aside."""
        return deal_as_usual(shuffled, dealer, players, cut, WITH_BLIND if options.five else PACKETS)

    def begin(self, options: DummkopfOptions, dealer: Seat, dealt: Dealt, _: Carried | None = None) -> DummkopfState:
        """Eldest is the first to speak."""
        players, size = (5, 6) if options.five else (4, 8)
        check_hands(dealt, PACK, size, 2 if options.five else 0)
        play = Cardplay(dealt.hands, ((),) * players, tuple(range(players)), after(dealer, players))
        return DummkopfState(options, dealer, play, blind=dealt.blind, size=size)

    def decisions(self, state: DummkopfState, seat: Seat) -> tuple[Decision, ...]:
        """In the bidding pass, call, declare or simply lead, with five once the blind was taken; later a card."""
        if seat != state.turn:
            return ()
        hand = state.ranking.sorted(state.hands[seat])
        if state.phase == "bid" and state.options.five:
            return (_PICKING,)
        if state.phase == "bury":
            return (Selection("bury", without(hand, [card for card in BLACK_QUEENS if card in hand]), 2),)
        if state.phase in ("bid", "name"):
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
            case Take("pick"):
                return _pick(state, seat, action)
            case Discard("bury"):
                return _bury(state, seat, action)
            case CallAce(how=""):
                return _call(state, seat, action)
            case Declare():
                return _declare(state, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def happened(self, before: DummkopfState, after_it: DummkopfState, seat: Seat, action: Action) -> tuple[Event, ...]:
        """The blind is seen by the one who picks."""
        told = super().happened(before, after_it, seat, action)
        return (*told, received(seat, before.blind)) if isinstance(action, Take) else told

    def view(self, state: DummkopfState, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know; that one plays alone is not known before both black queens are.

        What was laid away is known to its owner, and to all in the end.
        """
        contract, sides = _public_contract(state), known_sides(state, seat)
        aside = state.buried if state.phase == "done" or (seat is not None and seat == state.declarer) else ()
        if state.phase == "done" and state.kind is None:
            aside = state.blind
        return view_of(self, state, seat, state.rule, contract=contract, sides=sides, aside=aside)

    def ended(self, state: DummkopfState) -> Outcome:
        """All tricks are played, or everybody has passed."""
        return scored(state)

    def gain(self, result: Mapping[str, object]) -> Gain:
        """The bars of each seat."""
        scores, target = result.get("scores"), result.get("target")
        players = 5 if isinstance(scores, list) and len(scores) == 5 else 4
        return Gain(read_numbers(scores, players), target=None if target is None else whole_number(target, 1))

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
