"""What the views of all games say alike: cards, trick, turns; the game adds contract, sides and what lies aside."""

from typing import Any, Protocol

from engine.actions import Action
from engine.cardplay import Cardplay
from engine.game import Game
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import PlayRule
from engine.views import View


class Played(Protocol):
    """A state whose cards are on their way in a `Cardplay`; `said` is what was spoken before the play."""

    @property
    def dealer(self) -> Seat:
        """Who dealt."""

    @property
    def phase(self) -> str:
        """The phase in the notation's words."""

    @property
    def play(self) -> Cardplay:
        """Hands, trick and tricks."""

    @property
    def ranking(self) -> Ranking:
        """The ranking as far as everybody knows it."""

    @property
    def said(self) -> tuple[tuple[Seat, Action], ...]:
        """All that was spoken openly before the play."""


def view_of(game: Game[Any], state: Played, seat: Seat | None, rule: PlayRule) -> View:
    """A seat's own hand, what lies openly, and its decisions; nobody's side, no contract, nothing aside."""
    hands = state.play.hands
    return View(
        game=game.name,
        seat=seat,
        players=len(hands),
        dealer=state.dealer,
        phase=state.phase,
        ranking=state.ranking,
        rule=rule,
        hand=() if seat is None else state.ranking.sorted(hands[seat]),
        counts=tuple(map(len, hands)),
        face_up=state.play.face_up,
        waiting_for=game.waiting_for(state),
        turns=state.said,
        trick=state.play.trick,
        tricks=state.play.tricks,
        sides=(None,) * len(hands),
        decisions=() if seat is None else game.decisions(state, seat),
        outcome=game.outcome(state),
    )
