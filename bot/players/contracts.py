"""What to call, judged by deals that fit, played with all cards open, or by habit."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from typing import Final

from bot.players.judging import Solvers, position
from bot.players.lore import doppelkopf, dummkopf, picking, skat, skat_auction
from bot.players.lores import stakes
from bot.players.sense.saskop import best_trump
from bot.players.stakes import Plan, Sequel, Stakes, Way, taken_by
from engine.actions import Accept, Action, Announce, Bid, Pass, Trump
from engine.cards import Suit
from engine.games.saskop import lengths, ranking_for
from engine.search.counting import World
from engine.search.playouts import End
from engine.search.solver import Position, TooLong
from engine.search.tables import Array
from engine.seats import Seat, after
from engine.views import Contract, View

TIMES: Final = 8
"""How often the deal that follows an answer is played to its end by habit."""
DOUBT: Final = 0.5
"""By how many strokes one's own contract must promise more before another's is taken away.

Of 379 chances to override, judged by deals that fit, those that promised more brought 1.6 strokes more than accepting
where the real cards were played by habit, and 3.2 with open cards; those that promised half a stroke less than nothing
or worse brought nothing.
"""


def patience(view: View, natural: Action) -> Action:
    """Do not bid for diamonds while others may still name a suit: they can always be overridden, once it is known.

    Of 364 bids for diamonds played out twice, passing brought six tenths of a stroke more.
    """
    if (
        view.game != "saskop"
        or not isinstance(natural, Bid)
        or sum(isinstance(said, Pass) for _, said in view.turns) > 2
    ):
        return natural
    have = lengths(view.hand)
    suit = best_trump(view.hand, [suit for suit in Suit if have[suit] >= natural.number])[1]
    return Pass() if suit == Suit.DIAMONDS else natural


def plans(view: View) -> Mapping[Way, Plan]:
    """What each answer to the open question leads to, if there are several and this game's plans are known."""
    ask = _PLANS.get((view.game, view.phase)) if view.seat in view.waiting_for else None
    ways = {} if ask is None else ask(view)
    return ways if len(ways) > 1 else {}


def chosen(prospects: Mapping[Way, float], natural: Action, doubt: float = 0.0) -> Action | None:
    """The answer that promises most, which may be silence; the natural one where none promises so much more.

    It is natural also for want of knowledge.
    """
    if not prospects:
        return natural
    best = max(prospects, key=lambda way: (prospects[way] - doubt * (way[:1] != (natural,)), way[:1] == (natural,)))
    return best[0] if best else None


def doubt(view: View) -> float:
    """By how much more than the rule of thumb's another answer must promise in this phase."""
    return _DOUBTS.get((view.game, view.phase), 0.0)


def quiet(view: View) -> View:
    """The same view without what may be said unasked."""
    return replace(view, decisions=tuple(decision for decision in view.decisions if decision.awaited))


def put_off(view: View) -> View:
    """Leave out announcements that are judged by search and can wait: until then one can only learn."""
    waits = _UNASKED.get((view.game, view.phase))
    return view if waits is None or not waits(view) else quiet(view)


# Saskop.


def _overriding(view: View) -> Mapping[Way, Plan]:
    """Leave the suit that was named, or make diamonds trumps."""
    if view.contract is None or view.contract.trump is None:
        return {}
    return {
        (Accept(),): _with_trumps(view, view.contract.trump, view.contract.declarer),
        (Announce("override"),): _with_trumps(view, Suit.DIAMONDS, view.seat, DOUBT),
    }


def _naming(view: View) -> Mapping[Way, Plan]:
    """Any suit long enough for the bid."""
    actions = [action for decision in view.decisions for action in decision.actions]
    return {(action,): _with_trumps(view, action.suit, view.seat) for action in actions if isinstance(action, Trump)}


def _with_trumps(view: View, trump: Suit, maker: Seat | None, doubt: float = 0.0) -> Plan:
    sides = tuple((seat - (maker or 0)) % 2 for seat in range(view.players))
    played = replace(view, ranking=ranking_for(trump), contract=Contract(trump.letter, maker, trump), sides=sides)
    return lambda world: Sequel(played, world, doubt=doubt)


# Any game.


class Prospects:
    """Says what the ways one can choose among bring the viewer's side, with all cards open, or by habit."""

    def __init__(self, view: View, open_to: Mapping[Way, Plan], table: Array) -> None:
        """Raises `Impossible` where the view has more cards than any pack."""
        self._solvers, self._eldest, self._open_to = Solvers(view, table), after(view.dealer, view.players), open_to
        self._played: dict[Hashable, list[End]] = {}
        self.solves = not by_habit(view)

    @property
    def tried(self) -> int:
        """How many cards have been tried so far."""
        return self._solvers.tried

    def values(self, world: World, cards: int) -> dict[Way, float]:
        """By way what it brings with all cards open, clean sweeps left out, nothing where habit has to do.

        Raises `TooLong` where more cards would have to be tried.
        """
        until = self.tried + cards
        return {way: self._value(plan(world), until) for way, plan in self._open_to.items()} if self.solves else {}

    def _value(self, then: Sequel | float, until: int) -> float:
        if isinstance(then, float):
            return then
        staked = stakes(then.view, then.world)
        if staked is None or until <= self.tried:
            raise TooLong
        at = self._position(then, staked)
        marks = tuple(mark - staked.aside for mark in staked.marks)
        reached = self._solvers.solver(then.view, staked, staked.aim, until - self.tried).reached(at, marks)
        return staked.values[reached] - then.doubt

    def sketch(self, world: World) -> dict[Way, float]:
        """By way what it brings on average by habit; nothing where habits or stakes are unknown."""
        self._played.clear()
        found: dict[Way, float] = {}
        for way, plan in self._open_to.items():
            value = self._sketched(plan(world))
            if value is None:
                return {}
            found[way] = value
        return found

    def _sketched(self, then: Sequel | float) -> float | None:
        if isinstance(then, float):
            return then
        staked = stakes(then.view, then.world)
        playouts = None if staked is None else self._solvers.playouts(then.view, staked)
        if staked is None or playouts is None:
            return None
        at = self._position(then, staked)
        if (playouts, at) not in self._played:
            self._played[playouts, at] = playouts.ends(at, TIMES)
        so_far, tricks = taken_by(then.view, staked.side, staked.aim)
        in_all = len(then.view.tricks) + max(map(len, at.hands))
        ends = self._played[playouts, at]
        return sum([staked.worth(so_far + took, tricks + won, in_all) for took, won in ends]) / TIMES - then.doubt

    def _position(self, then: Sequel, staked: Stakes) -> Position:
        return position(then.view, then.world, staked, self._eldest if then.leader is None else then.leader)


_PLANS: Final[Mapping[tuple[str, str], Callable[[View], Mapping[Way, Plan]]]] = {
    ("saskop", "override"): _overriding,
    ("saskop", "announce"): _naming,
    **{
        (game, phase): ask
        for game in ("sheepshead", "american-sheepshead", "schafkopf-window")
        for phase, ask in picking.PLANS.items()
    },
    **{("skat", phase): ask for phase, ask in (*skat.PLANS.items(), *skat_auction.PLANS.items())},
    ("schafkopf-dummkopf", "bid"): dummkopf.bidding,
    ("doppelkopf", "play"): doppelkopf.announcing,
}

_UNASKED: Final[Mapping[tuple[str, str], Callable[[View], bool]]] = {("doppelkopf", "play"): doppelkopf.can_wait}
"""Where plans are for what may be said besides the card that is asked for: whether that can wait."""

_BY_HABIT: Final = frozenset(
    {("schafkopf-dummkopf", "bid"), ("doppelkopf", "play"), ("skat", "auction"), ("skat", "choice")}
)
"""Where open cards are left out: deals of twelve cards take too long, and where the Dummkopf bids they told nothing.

At Skat much hangs on how often a game is made, for which more deals are needed than there is time to solve.
"""


def by_habit(view: View) -> bool:
    """Whether open cards are left out in this phase: more deals can be asked about, and chosen among, in the time."""
    return (view.game, view.phase) in _BY_HABIT


_THOUGHT_OF: Final = frozenset({("skat", "declare")})
"""Phases whose question was part of the one before it: who lays cards away at Skat does so for a game."""


def thought_of(view: View) -> bool:
    """Whether one has thought long about this already, so that as much as for any card is enough."""
    return (view.game, view.phase) in _THOUGHT_OF


_DOUBTS: Final = {("schafkopf-dummkopf", "bid"): 0.5, ("skat", "auction"): 1.0, ("skat", "choice"): 8.0}
"""In points. Of 2,494 bids at the Dummkopf's Schafkopf habit would have changed those that promised more at all for
nothing, and 84 that promised half a bar more, which brought 0.56 bars (a standard error of 0.14).

In 650 deals of Skat 470 seats that would have passed went on, where that promised a point more, for 2.4 points (1.1)
each, and 365 for nothing where it promised less. 24 games from the hand that promised eight points more brought 24
points (12), 60 that promised less nothing.
"""
