"""What every game offers, and the step that one action makes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from engine.actions import Action, Cut
from engine.cards import Cards
from engine.dealing import Dealt
from engine.decisions import Decision
from engine.events import Event
from engine.match import Finished, Gain, MatchRule, NextDeal, Replay
from engine.options import Value
from engine.outcome import Outcome
from engine.seats import Seat
from engine.views import View


class State(Protocol):
    """What is asked of a game's state besides being a frozen value."""

    @property
    def phase(self) -> str:
        """The phase in the notation's words; `done` when the deal is over."""

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The state after an action, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


class Game(Protocol[S]):
    """The rules of one game; no I/O, no clock, no chance. One value of it serves all tables.

    name and rules_version identify it in records. options is the dataclass of its house rules, table_options what
    tables start with where that differs from the first listed value. cut_styles are the ways of dealing a cutter may
    ask for, the usual one first.
    """

    name: str
    rules_version: int
    options: type[Any]
    table_options: Mapping[str, Value]
    cut_styles: tuple[str, ...]
    match: MatchRule

    def players(self, options: Any) -> tuple[int, ...]:
        """With how many it can be played, the usual number first."""

    def pack(self, options: Any, players: int) -> Cards:
        """The cards that are shuffled, in pack order."""

    def deal(self, options: Any, dealer: Seat, players: int, pack: Cards, cut: Cut) -> Dealt:
        """Cut the pack and deal it; raises `UnusableDeal` for a cut this game does not know."""

    def begin(self, options: Any, dealer: Seat, dealt: Dealt, replay: Replay | None = None) -> S:
        """The state after the deal; raises `UnusableDeal` if the cards are not a deal of this game."""

    def waiting_for(self, state: S) -> tuple[Seat, ...]:
        """The seats without whom the game cannot go on; empty exactly when the deal is over."""

    def decisions(self, state: S, seat: Seat) -> tuple[Decision, ...]:
        """What the seat may choose now, out-of-turn choices included."""

    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        """Carry an action out, or raise `IllegalAction` and leave everything as it was."""

    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know; without its history, which the deal adds."""

    def outcome(self, state: S) -> Outcome | None:
        """How the deal ended, or None while it goes on."""

    def result(self, outcome: Outcome) -> dict[str, object]:
        """The outcome with the keys of the notation."""

    def columns(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The columns of the score sheet: which seats share each."""

    def gain(self, result: Mapping[str, object]) -> Gain:
        """What a result adds to the score sheet; raises `UnusableDeal` if it cannot be read."""

    def finished(self, game: Finished) -> dict[str, object]:
        """A finished game with the keys of the notation."""

    def next_deal(self, dealer: Seat, players: int, outcome: Outcome) -> NextDeal:
        """How the next deal starts."""
