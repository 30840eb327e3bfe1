"""Deals in which one may take the blind and play against the rest, perhaps with a partner whom a card names."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from engine.actions import Action, Discard, Pass, Play, Take
from engine.auction import Auction
from engine.cards import Card, Cards, card_points
from engine.dealing import Dealt
from engine.decisions import Choice, Decision, Selection
from engine.events import Event, received
from engine.game import Game, demand_turn, view_of
from engine.outcome import Outcome, against_each, fewest, taken
from engine.ranking import STANDARD, Ranking
from engine.seats import Seat, after
from engine.trick import Cardplay, PlayRule, check_card, legal_cards, with_laid_away, with_taken
from engine.views import Contract, View

RULE = PlayRule()
PICK = Take("pick")

H = TypeVar("H")


@dataclass(frozen=True, slots=True)
class PickingState(Generic[H]):
    """A deal with a blind, as dealt, and standard trumps; phases are pick, bury, call, play and done.

    card: names the picker's partner, None where there is none or it is not settled. partner: who holds or held it.
    said: what everybody heard before the play.
    """

    options: H
    dealer: Seat
    play: Cardplay
    auction: Auction
    blind: Cards = ()
    phase: str = "pick"
    said: tuple[tuple[Seat, Action], ...] = ()
    picker: Seat | None = None
    buried: Cards = ()
    card: Card | None = None
    partner: Seat | None = None

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.play.hands

    @property
    def ranking(self) -> Ranking:
        """The same in every deal."""
        return STANDARD

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.play.hands)

    @property
    def turn(self) -> Seat | None:
        """Who is to act; None when the deal is over."""
        if self.phase in ("bury", "call"):
            return self.picker
        if self.phase == "done":
            return None
        return self.auction.turn if self.phase == "pick" else self.play.turn


S = TypeVar("S", bound=PickingState[Any])


def begin(options: H, dealer: Seat, dealt: Dealt) -> PickingState[H]:
    """Eldest speaks first, and leads to the first trick."""
    players = len(dealt.hands)
    eldest = after(dealer, players)
    play = Cardplay(dealt.hands, dealt.exposed or ((),) * players, tuple(range(players)), eldest)
    return PickingState(options, dealer, play, Auction(players, eldest), dealt.blind)


# What is done with the blind and the cards.


def passed(state: S, seat: Seat) -> S:
    """Decline the blind; each seat is asked once."""
    demand_turn(state, "pick", seat)
    return replace(state, auction=state.auction.with_pass(), said=(*state.said, (seat, Pass())))


def picked(state: S, seat: Seat) -> S:
    """The first to pick takes the blind and becomes the declarer."""
    demand_turn(state, "pick", seat)
    return with_blind(replace(state, said=(*state.said, (seat, PICK))), seat)


def with_blind(state: S, picker: Seat) -> S:
    """The blind joins the declarer's hand."""
    return replace(state, play=with_taken(state.play, picker, state.blind), picker=picker, phase="bury")


def buried(state: S, seat: Seat, action: Discard, count: int = 2) -> S:
    """Lay two cards away, or so many, which count for the declarer in the end."""
    demand_turn(state, "bury", seat)
    play = with_laid_away(state.play, seat, action.cards, count)
    return replace(state, play=play, buried=action.cards, phase="play")


def with_partner(state: S, card: Card) -> S:
    """Another seat that holds the card is the picker's partner."""
    partner = next((seat for seat, hand in enumerate(state.hands) if card in hand and seat != state.picker), None)
    return replace(state, card=card, partner=partner, phase="play")


def played(state: S, seat: Seat, action: Play) -> S:
    """Follow suit, all trumps being one, else play anything; until no card is left."""
    demand_turn(state, "play", seat)
    check_card(RULE, state.ranking, state.hands[seat], state.play.trick.cards, action.card)
    play = state.play.with_card(seat, action.card, state.ranking)
    return replace(state, play=play, phase="play" if any(play.hands) else "done")


def blind_taken(before: PickingState[Any], after_it: PickingState[Any]) -> tuple[Event, ...]:
    """The picker alone sees the blind, which comes when the last who might take it has spoken."""
    if before.phase == "pick" and after_it.phase == "bury" and after_it.picker is not None:
        return (received(after_it.picker, after_it.blind),)
    return ()


# What may be done.


def decision(
    state: PickingState[Any], seat: Seat, asked: tuple[Action, ...], *, kept: Cards = (), playable: Cards | None = None
) -> tuple[Decision, ...]:
    """The one question in turn: what to say, two to bury but none of those `kept`, or a card to play."""
    if seat != state.turn:
        return ()
    if state.phase == "bury":
        hand = state.ranking.sorted(state.hands[seat])
        return (Selection("bury", tuple(card for card in hand if card not in kept), 2),)
    if state.phase == "play":
        cards = suiting(state, seat) if playable is None else playable
        return (Choice("play", tuple(map(Play, cards))),)
    return (Choice(state.phase, asked),)


def suiting(state: PickingState[Any], seat: Seat) -> Cards:
    """The cards that suit the trick."""
    ranking = state.ranking
    return legal_cards(RULE, ranking, ranking.sorted(state.hands[seat]), state.play.trick.cards)


# Who is with whom.


def sides(state: PickingState[Any]) -> tuple[int | None, ...]:
    """By seat, 0 for the declarer and the partner, 1 for the rest; None where each is alone."""
    if state.picker is None:
        return (None,) * state.players
    ours = (state.picker, state.partner)
    return tuple(0 if seat in ours else 1 for seat in range(state.players))


def known_sides(state: PickingState[Any], viewer: Seat | None) -> tuple[int | None, ...]:
    """The same as far as the viewer knows: the card's holder, and the picker who has it, before it is played."""
    whole = sides(state)
    if state.picker is None or state.phase == "done":
        return whole
    if state.phase == "play":
        shown = state.card is None or any(state.card in trick.cards for trick in (*state.play.tricks, state.play.trick))
        lone = viewer == state.picker and state.partner is None
        if shown or lone or (viewer is not None and viewer == state.partner):
            return whole
    own = viewer if state.phase == "play" else state.picker
    return tuple(side if seat in (state.picker, own) else None for seat, side in enumerate(whole))


def view(
    game: Game[S],
    state: S,
    seat: Seat | None,
    contract: Contract | None,
    teams: tuple[int | None, ...] = (),
) -> View:
    """What a seat, or a bystander, may know; where cards lie that were buried or never taken only in the end.

    teams: fixed sides, where there are such.
    """
    own = state.buried if seat is not None and seat == state.picker else ()
    aside = (state.buried or state.blind) if state.phase == "done" else own
    return view_of(game, state, seat, RULE, contract=contract, sides=teams or known_sides(state, seat), aside=aside)


# How it ended.


def counted(state: PickingState[Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks by seat: what lies aside is the declarer's, or goes with the last trick."""
    points, tricks = taken(state.play.tricks, state.ranking, state.players)
    owner = state.play.turn if state.picker is None else state.picker
    aside = card_points(state.buried or state.blind)
    return tuple(each + aside if seat == owner else each for seat, each in enumerate(points)), tricks


def totals(by_seat: tuple[int, ...], of: tuple[int | None, ...]) -> tuple[int, int]:
    """The sums of both sides."""
    pairs = list(zip(by_seat, of, strict=True))
    return sum(each for each, side in pairs if side == 0), sum(each for each, side in pairs if side == 1)


def leaster(state: PickingState[Any], stake: int, trickless: int | None = None) -> Outcome:
    """Fewest card points win the stake from each other, without a trick another one, or none; a tie pays nothing."""
    points, tricks = counted(state)
    winner = fewest(points, [seat for seat in range(state.players) if tricks[seat] or trickless is not None])
    scores = (0,) * state.players
    if winner is not None:
        scores = against_each(stake if tricks[winner] else trickless or 0, winner, state.players)
    return Outcome("leaster", points, tricks, scores, sides=sides(state), details={"winner": winner})


def declared(
    state: PickingState[Any], kind: str, scores: tuple[int, ...] | None, details: Mapping[str, object] | None = None
) -> Outcome:
    """A declarer's game in numbers: won from 61 card points."""
    points, tricks = counted(state)
    side = totals(points, sides(state))
    return Outcome(
        kind, points, tricks, scores, state.picker, state.partner, sides(state), side, side[0] >= 61, details or {}
    )
