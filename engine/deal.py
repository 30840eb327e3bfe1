"""One deal: its start and the actions so far in, the state, the events and everybody's views out."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.actions import Action, Cut
from engine.cards import Cards, Rank
from engine.decisions import Choice, Decision, TimeLimit, awaited, expand
from engine.errors import IllegalAction, UnusableDeal, demand
from engine.events import Acted, Event, Happening, openly
from engine.game import Game
from engine.games import GAMES
from engine.match import Carried, read_counts
from engine.options import Value, read_options
from engine.outcome import Outcome
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import PlayRule
from engine.views import View

CUTTING = "cut"


@dataclass(frozen=True, slots=True)
class Start:
    """All that is fixed before the first action: the game and its house rules, the seats, the shuffled pack.

    rules_version: of rules that have changed since; None for today's.

    >>> from engine import GAMES, Start
    >>> rules = GAMES["doppelkopf"]
    >>> options = rules.options(ddv=True)
    >>> Start("doppelkopf", options, players=4, dealer=3, pack=rules.pack(options, 4)).cutter
    2
    """

    game: str
    options: Any
    players: int
    dealer: Seat
    pack: Cards
    carried: Carried | None = None
    rules_version: int | None = None

    @property
    def rules(self) -> Game[Any]:
        """The rules it is played by."""
        return GAMES[self.game] if self.rules_version is None else rules_of(self.game, self.rules_version)

    @property
    def cutter(self) -> Seat:
        """The player to the dealer's right cuts, unless the house rules say otherwise."""
        return self.rules.cutter(self.options, self.dealer, self.players)

    @property
    def only_cut(self) -> Cut | None:
        """In the middle, as whoever lets their time run out cuts; None where there are several ways of dealing.

        >>> rules = GAMES["skat"]
        >>> str(Start("skat", rules.options(), players=3, dealer=0, pack=rules.pack(rules.options(), 3)).only_cut)
        'cut threes at 16'
        """
        styles = self.rules.ways(self.options)
        return Cut(styles[0], place=len(self.pack) // 2) if len(styles) == 1 else None


def rules_of(game: str, version: int | None = None) -> Game[Any]:
    """A game's rules, today's or those of an older version; raises `UnusableDeal` where there are none.

    >>> rules_of("doppelkopf", 1).rules_version, rules_of("doppelkopf").rules_version
    (1, 2)
    """
    today = GAMES.get(game)
    if today is None:
        raise UnusableDeal(f"there is no game {game}")
    rules = today if version is None else today.of_version(version)
    if rules is None:
        raise UnusableDeal(f"it was played by version {version} of the rules; these are {today.rules_version}")
    return rules


def read_start(  # noqa: PLR0917 - as it stands in a record
    game: str, given: Mapping[str, Value], players: int, dealer: Seat, pack: Cards, carried: Carried | None = None,
    *, version: int | None = None,
) -> Start:  # fmt: skip
    """A start as it was written down; raises `UnusableDeal` if no deal can start so.

    >>> from engine import GAMES
    >>> read_start("skat", {}, 3, 0, GAMES["skat"].pack(GAMES["skat"].options(), 3)).cutter
    2
    """
    rules = rules_of(game, version)
    options = read_options(rules.options, given)
    if players not in rules.players(options):
        raise UnusableDeal(f"{game} is not played by {players}")
    if sorted(pack) != sorted(rules.pack(options, players)):
        raise UnusableDeal("the pack is not the game's")
    if carried is not None:
        read_counts(dict(carried.counts), players)
    return Start(game, options, players, dealer, pack, carried, None if rules is GAMES[game] else version)


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as the fold of its actions; the first one is always the cut. `state` is None until then.

    >>> from engine import GAMES, Deal, Start, read_action
    >>> rules = GAMES["schafkopf-window"]
    >>> options = rules.options()
    >>> deal = Deal(Start("schafkopf-window", options, players=3, dealer=2, pack=rules.pack(options, 3)))
    >>> for seat, text in ((1, "cut threes"), (0, "pass"), (1, "pick")):
    ...     deal = deal.act(seat, read_action(text))
    >>> deal.phase, deal.asked(1).kind, len(deal.legal_actions(1))
    ('bury', 'bury', 66)
    """

    start: Start
    actions: tuple[tuple[Seat, Action], ...] = ()
    events: tuple[Event, ...] = ()
    state: Any = None

    @property
    def version(self) -> int:
        """How many actions there have been, silent ones too: nothing to be shown to people."""
        return len(self.actions)

    @property
    def phase(self) -> str:
        """`cut`, then the game's own phases, at last `done`."""
        return CUTTING if self.state is None else str(self.state.phase)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats without whom the deal cannot go on."""
        return (self.start.cutter,) if self.state is None else self.start.rules.waiting_for(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return None if self.state is None else self.start.rules.outcome(self.state)

    def act(self, seat: Seat, action: Action) -> "Deal":
        """The deal after one action more; raises `IllegalAction` and changes nothing if the rules forbid it."""
        if self.state is None:
            return self._cut(seat, action)
        if isinstance(action, Cut):
            raise IllegalAction("cut-already")
        step = self.start.rules.apply(self.state, seat, action)
        return Deal(self.start, (*self.actions, (seat, action)), self.events + step.events, step.state)

    def _cut(self, seat: Seat, action: Action) -> "Deal":
        demand(isinstance(action, Cut), "cut-first")
        demand(seat == self.start.cutter, "not-your-turn")
        start, rules = self.start, self.start.rules
        try:
            dealt = rules.deal(start.options, start.dealer, start.players, start.pack, action)  # type: ignore[arg-type]
        except UnusableDeal as unusable:
            raise IllegalAction("bad-cut", text=unusable) from unusable
        state = rules.begin(start.options, start.dealer, dealt, start.carried)
        told = (openly(Acted(seat, action)), *rules.heard_first(state, dealt))
        return Deal(start, ((seat, action),), told, state)

    def decisions(self, seat: Seat) -> tuple[Decision, ...]:
        """What a seat may choose now."""
        if self.state is not None:
            return self.start.rules.decisions(self.state, seat)
        return (self._cuts(),) if seat == self.start.cutter else ()

    def asked(self, seat: Seat) -> Decision | None:
        """What the deal waits for a seat to decide, if it does."""
        return awaited(self.decisions(seat))

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """Every legal action of a seat now; cuts are listed without a place, of which any may be named."""
        return tuple(expand(self.decisions(seat)))

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know, with all it was told and the house rules."""
        if self.state is None:
            return self._view_before_the_cut(seat)
        view: View = self.start.rules.view(self.state, seat)
        left_out = tuple(sorted(view.ranking.suits.keys() - self.start.pack))
        start, history = self.start, self.heard_by(seat)
        return replace(view, options=start.options, carried=start.carried, history=history, left_out=left_out)

    def heard_by(self, seat: Seat | None) -> tuple[Happening, ...]:
        """All that a seat, or a bystander, was told so far, in order."""
        heard = (event.heard_by(seat) for event in self.events)
        return tuple(happening for happening in heard if happening is not None)

    def count_heard_by(self, seat: Seat | None) -> int:
        """How many things that are: a moment of the deal as a seat, or a bystander, knows it."""
        return sum(event.public is not None or seat in event.seats for event in self.events)

    def _cuts(self) -> Choice:
        """Every way of dealing; who says nothing has the pack dealt in the usual one."""
        actions: list[Action] = []
        for style in self.start.rules.ways(self.start.options):
            named = sorted(self.start.pack) if style == "upto" else [None]
            actions += [Cut(style, card) for card in named]
        return Choice(CUTTING, tuple(actions), limit=TimeLimit.CUT, silence=actions[0])

    def _view_before_the_cut(self, seat: Seat | None) -> View:
        nothing = ((),) * self.start.players
        return View(
            game=self.start.game,
            seat=seat,
            players=self.start.players,
            dealer=self.start.dealer,
            phase=CUTTING,
            ranking=Ranking((), tuple(reversed(Rank))),
            rule=PlayRule(),
            hand=(),
            counts=(0,) * self.start.players,
            face_up=nothing,
            waiting_for=self.waiting_for,
            decisions=() if seat is None else self.decisions(seat),
            options=self.start.options,
            carried=self.start.carried,
        )
