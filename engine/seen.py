"""What the views of all games say alike: cards, trick, turns; the game adds contract, sides and what lies aside."""

from typing import TypeVar

from engine.actions import Action
from engine.cards import Cards
from engine.game import Game, GameState
from engine.seats import Seat
from engine.trick import PlayRule
from engine.views import Contract, View

S = TypeVar("S", bound=GameState)


def view_of(
    game: Game[S],
    state: S,
    seat: Seat | None,
    rule: PlayRule,
    *,
    contract: Contract | None,
    sides: tuple[int | None, ...],
    aside: Cards = (),
    signals: tuple[tuple[Seat, Action], ...] = (),
) -> View:
    """A seat's own hand, what lies openly, its decisions, and what the game says that the seat may know besides."""
    hands, ranking = state.play.hands, state.ranking
    return View(
        game=game.name,
        seat=seat,
        players=len(hands),
        dealer=state.dealer,
        phase=state.phase,
        ranking=ranking,
        rule=rule,
        hand=() if seat is None else ranking.sorted(hands[seat]),
        counts=tuple(map(len, hands)),
        face_up=state.play.face_up,
        aside=ranking.sorted(aside),
        waiting_for=game.waiting_for(state),
        turns=state.said,
        contract=contract,
        trick=state.play.trick,
        tricks=state.play.tricks,
        signals=signals,
        sides=sides,
        decisions=() if seat is None else game.decisions(state, seat),
        outcome=game.outcome(state),
    )
