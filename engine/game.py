"""What every game offers, and what they all say alike."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.actions import Action, Cut, Discard
from engine.cards import Cards
from engine.dealing import USUAL, Dealt
from engine.decisions import Decision
from engine.errors import IllegalAction
from engine.events import Acted, Event, TrickTaken, laid_away, openly, received
from engine.match import Carried, Finished, Gain, MatchRule, NextDeal, Settling
from engine.options import Value
from engine.outcome import Outcome, common_result
from engine.ranking import Ranking
from engine.seats import Seat, after
from engine.trick import Cardplay, PlayRule
from engine.views import Contract, View


class GameState(Protocol):
    """What is asked of a game's state besides being a frozen value."""

    @property
    def dealer(self) -> Seat:
        """Who dealt."""

    @property
    def phase(self) -> str:
        """The phase in the notation's words; `play` while tricks are played, `done` when the deal is over."""

    @property
    def turn(self) -> Seat | None:
        """The one seat that is to act; None when the deal is over, or where the order does not matter."""

    @property
    def play(self) -> Cardplay:
        """Hands, trick and tricks."""

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""

    @property
    def ranking(self) -> Ranking:
        """The ranking as far as everybody knows it."""

    @property
    def said(self) -> tuple[tuple[Seat, Action], ...]:
        """All that was spoken openly before the play."""


S = TypeVar("S", bound=GameState)


def demand_turn(state: GameState, phase: str, seat: Seat) -> None:
    """Raise `IllegalAction` unless the deal is in this phase and it is this seat's turn."""
    if state.phase != phase:
        raise IllegalAction("not-now", phase=state.phase)
    if state.turn != seat:
        raise IllegalAction("not-your-turn")


@dataclass(frozen=True, slots=True)
class GameStep(Generic[S]):
    """The state after an action, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


class Game(ABC, Generic[S]):
    """The rules of one game; no I/O, no clock, no chance. One value of it serves all tables.

    What a game must say for itself is abstract; the rest is what most games say, and a game that differs says so.

    name and rules_version identify it in records. options is the dataclass of its house rules, rule_sets
    the sets of them that have a name, in the order they are offered: what each says where it differs from the first
    listed values. usual_set is the one that tables start with. cut_styles are the ways of dealing a cutter may
    ask for, the usual one first. match says when a series of deals is over. list_length: after how many deals a list
    is full, where a game without an end of its own is written down in lists. settling: how its players settle.
    has_duties: whether each of them owes something once a game. unscored_by: the house rule and its value with which no
    score is kept.

    >>> from engine import GAMES
    >>> skat = GAMES["skat"]
    >>> skat.players(skat.options()), len(skat.pack(skat.options(), 3)), skat.cut_styles
    ((3,), 32, ('threes',))
    >>> [game.name for game in GAMES.values() if game.match.target]
    ['saskop', 'schafkopf-dummkopf']
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    options: ClassVar[type[Any]]
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = {"book": {}}
    usual_set: ClassVar[str] = "book"
    cut_styles: ClassVar[tuple[str, ...]] = (USUAL,)
    match: ClassVar[MatchRule] = MatchRule()
    list_length: ClassVar[int | None] = None
    settling: ClassVar[Settling] = "scores"
    has_duties: ClassVar[bool] = False
    unscored_by: ClassVar[tuple[str, Value] | None] = None

    @property
    def table_options(self) -> Mapping[str, Value]:
        """What tables start with where that differs from the first listed values."""
        return self.rule_sets[self.usual_set]

    def of_version(self, version: int) -> "Game[S] | None":
        """The rules as they were in that version; None where that one is not played any more."""
        return self if version == self.rules_version else None

    # From the pack to the first question.

    @abstractmethod
    def players(self, options: Any) -> tuple[int, ...]:
        """With how many it can be played, the usual number first."""

    def counts_people(self, options: Any) -> bool:  # noqa: ARG002 - rounds of some games are as long as all take turns
        """Whether a deal has to know how many take turns at its table, where they are more than play.

        Their number is then left to it by the name `people`, whatever else is.
        """
        return False

    def sits_out(self, people: int, players: int) -> tuple[int, ...]:
        """Who of more people than play sits a deal out, by places after the dealer, whose own is 0.

        Usually the dealer, and those to their right: the first places after the dealer play.

        >>> from engine import GAMES
        >>> GAMES["doppelkopf"].sits_out(6, 4), GAMES["skat"].sits_out(5, 3)
        ((0, 5), (0, 2))
        """
        return (0, *range(people - 1, players, -1))[: people - players]

    @abstractmethod
    def pack(self, options: Any, players: int) -> Cards:
        """The cards that are shuffled, in pack order."""

    def ways(self, options: Any) -> tuple[str, ...]:  # noqa: ARG002 - house rules of some games name others
        """The ways of dealing that may be asked for by these house rules, the usual one first; usually all it has."""
        return self.cut_styles

    def drawn_ways(self, options: Any) -> tuple[str, ...]:
        """Those of them that may be drawn where everybody shuffles: they say where the cards go, and nothing else."""
        return self.ways(options)

    def cutter(self, options: Any, dealer: Seat, players: int) -> Seat:  # noqa: ARG002 - house rules of some games ask
        """Who cuts and asks for a way of dealing: usually the player to the dealer's right."""
        return (dealer - 1) % players

    @abstractmethod
    def deal(self, options: Any, dealer: Seat, players: int, pack: Cards, cut: Cut) -> Dealt:
        """Cut the pack and deal it; raises `UnusableDeal` for a cut this game does not know."""

    @abstractmethod
    def begin(self, options: Any, dealer: Seat, dealt: Dealt, carried: Carried | None = None) -> S:
        """The state after the deal; raises `UnusableDeal` if the cards are not a deal of this game."""

    def heard_first(self, state: S, dealt: Dealt) -> tuple[Event, ...]:  # noqa: ARG002 - some games ask how it began
        """What is heard of the deal itself: each seat gets its cards."""
        return tuple(received(seat, cards) for seat, cards in enumerate(dealt.hands))

    # The deal.

    def waiting_for(self, state: S) -> tuple[Seat, ...]:
        """The seats without whom the game cannot go on, usually the one in turn; none exactly when the deal is over."""
        turn = state.turn
        return () if turn is None else (turn,)

    @abstractmethod
    def decisions(self, state: S, seat: Seat) -> tuple[Decision, ...]:
        """What the seat may choose now, out-of-turn choices included."""

    @abstractmethod
    def next_state(self, state: S, seat: Seat, action: Action) -> S:
        """The state after an action; raises `IllegalAction` naming the rule that forbids it."""

    def happened(self, before: S, after_it: S, seat: Seat, action: Action) -> tuple[Event, ...]:
        """What is heard of an action: all of it, and whose a complete trick is; only how many cards are laid away."""
        if isinstance(action, Discard):
            return (laid_away(seat, action.verb, action.cards),)
        asked = self.waiting_for(before)
        others = len(asked) > 1 and self._asks_on(asked, before, after_it, seat)
        said, play = openly(Acted(seat, action, others)), after_it.play
        if len(play.tricks) == len(before.play.tricks):
            return (said,)
        return said, openly(TrickTaken(play.turn, play.tricks[-1]))

    def _asks_on(self, asked: tuple[Seat, ...], before: S, after_it: S, seat: Seat) -> bool:
        """Whether others are still asked what they were asked together with a seat that has answered."""
        still = set(self.waiting_for(after_it)) - {seat}
        return before.phase == after_it.phase and not still.isdisjoint(asked)

    def apply(self, state: S, seat: Seat, action: Action) -> GameStep[S]:
        """Carry an action out, or raise `IllegalAction` and leave everything as it was."""
        after_it = self.next_state(state, seat, action)
        return GameStep(after_it, self.happened(state, after_it, seat, action))

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know; without its history, which the deal adds."""

    def may_claim(self, view: View) -> bool:  # noqa: ARG002 - some games ask what is played
        """Whether somebody may claim all tricks that are left: they play for tricks, and their order counts nothing."""
        return True

    # How it ended, and what comes of it.

    @abstractmethod
    def ended(self, state: S) -> Outcome:
        """How a deal ended that is over."""

    def outcome(self, state: S) -> Outcome | None:
        """How the deal ended, or None while it goes on."""
        return self.ended(state) if state.phase == "done" else None

    def result(self, outcome: Outcome) -> dict[str, object]:
        """The outcome with the keys of the notation: those that games share, then the game's own."""
        return common_result(outcome) | dict(outcome.details)

    def columns(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """The columns of the score sheet: which seats share each. Usually everybody has one."""
        return tuple((seat,) for seat in range(players))

    @abstractmethod
    def gain(self, result: Mapping[str, object]) -> Gain:
        """What a result adds to the score sheet; raises `UnusableDeal` if it cannot be read."""

    def is_scored(self, options: object) -> bool:
        """Whether a score is kept by these house rules, given by name or as the game has them; usually one is."""
        if self.unscored_by is None:
            return True
        name, value = self.unscored_by
        found = options.get(name, value) if isinstance(options, Mapping) else getattr(options, name, value)
        return bool(found != value)

    def listed(self, result: Mapping[str, object], players: int, out: int = 0) -> tuple[int, ...]:
        """What a result adds for each seat where deals are written down in lists: usually what it scores.

        out: how many more are at the table and sat the deal out; what it adds for them stands behind the seats.
        """
        pairs = zip(self.columns(players), self.gain(result).columns, strict=True)
        by_seat = {seat: more for column, more in pairs for seat in column}
        return (*(by_seat[seat] for seat in range(players)), *(self.sat_out(result, players + out),) * out)

    def sat_out(self, result: Mapping[str, object], players: int) -> int:  # noqa: ARG002 - lists of some do
        """What a result adds in a list for everybody who sat the deal out, at a table of so many; usually nothing."""
        return 0

    def list_deals(self, result: Mapping[str, object], players: int) -> int | None:  # noqa: ARG002 - some differ
        """After how many deals a list is full, by what a result says of it, at a table of so many; None: no number."""
        return self.list_length

    def list_limit(self, result: Mapping[str, object]) -> int | None:  # noqa: ARG002 - lists of some do
        """Who is so far below nothing first ends the list and loses it; usually nobody does."""
        return None

    def own_game(self, result: Mapping[str, object]) -> tuple[Seat, bool] | None:  # noqa: ARG002 - lists of some do
        """Whose game a deal was, and whether they won it, where lists count that; usually they do not."""
        return None

    def duty(self, result: Mapping[str, object]) -> Seat | None:  # noqa: ARG002 - some games owe something
        """Who did with this deal what everybody owes once a game; usually nothing is owed."""
        return None

    def owing(self, result: Mapping[str, object]) -> tuple[Seat, ...] | None:  # noqa: ARG002 - some games owe something
        """Who still owes that after a deal, where its result says so; None where the deals of the game tell."""
        return None

    def finished(self, game: Finished) -> dict[str, object]:
        """A finished game with the keys of the notation: all columns with the most, and the score."""
        return {"winner": [*game.winners], "score": [*game.score]}

    def next_deal(self, dealer: Seat, players: int, outcome: Outcome) -> NextDeal:  # noqa: ARG002 - some games ask how
        """How the next deal starts. Usually the deal goes round."""
        return NextDeal(after(dealer, players))


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
