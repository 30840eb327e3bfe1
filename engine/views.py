"""All that one seat, or a bystander, may know of a deal; one type for every game."""

from dataclasses import dataclass
from typing import Any

from engine.actions import Action, Play
from engine.cards import Cards, Suit
from engine.decisions import Decision, awaited
from engine.events import Happening
from engine.match import Carried
from engine.outcome import Outcome
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import PlayRule, Trick


@dataclass(frozen=True, slots=True)
class Contract:
    """What is being played, as far as everybody knows: its name in the notation and who declared it.

    `extras` are public additions in the notation's words (`open`, `tout`, `S` for the called ace of spades).

    >>> from engine import Contract, Suit
    >>> Contract("hearts", declarer=2, trump=Suit.HEARTS, extras=("hand",)).trump.sign
    '♥'
    """

    name: str
    declarer: Seat | None = None
    trump: Suit | None = None
    extras: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` may know (`None`: a bystander). There is no field that another seat's hidden cards would fit into.

    hand: the viewer's own cards, sorted for the eye. counts: cards held, by seat.
    face_up: cards everybody has seen in a seat's hand and that are still there, by seat.
    aside: cards laid away or lying in the blind that the viewer has a right to know.
    waiting_for: the seats without whom the game cannot go on.
    turns: what was said before the play, in order. trick: the cards lying now. tricks: those taken, in order.
    sides: by seat, 0 for the declarer's side, 1 for the other, None as long as the viewer cannot know.
    history: everything the viewer was told, in order. options: the game's house rules, which all know; carried: what
    the deal before left, which all know too. left_out: cards of the ranking that are not in the pack.
    on_table: by seat, those of its cards that lie open before it, where it plays one of them to each trick besides one
    from its hand; of no seats where nobody does.

    >>> from engine import GAMES, Deal, Start, read_action
    >>> rules = GAMES["skat"]
    >>> options = rules.options()
    >>> start = Start("skat", options, players=3, dealer=0, pack=rules.pack(options, 3))
    >>> view = Deal(start).act(2, read_action("cut threes")).view(1)
    >>> view.phase, view.waiting_for, view.counts, len(view.hand)
    ('auction', (2,), (10, 10, 10), 10)
    >>> view.asked is None
    True
    """

    game: str
    seat: Seat | None
    players: int
    dealer: Seat
    phase: str
    ranking: Ranking
    rule: PlayRule
    hand: Cards
    counts: tuple[int, ...]
    face_up: tuple[Cards, ...]
    aside: Cards = ()
    waiting_for: tuple[Seat, ...] = ()
    turns: tuple[tuple[Seat, Action], ...] = ()
    contract: Contract | None = None
    trick: Trick = Trick()  # noqa: RUF009 - a trick is frozen
    tricks: tuple[Trick, ...] = ()
    signals: tuple[tuple[Seat, Action], ...] = ()
    sides: tuple[int | None, ...] = ()
    decisions: tuple[Decision, ...] = ()
    outcome: Outcome | None = None
    history: tuple[Happening, ...] = ()
    options: Any = None
    carried: Carried | None = None
    left_out: Cards = ()
    on_table: tuple[Cards, ...] = ()

    @property
    def asked(self) -> Decision | None:
        """What the game waits for the viewer to decide, if it does."""
        return awaited(self.decisions)

    @property
    def playable(self) -> Cards:
        """The viewer's cards that may be played now."""
        actions = (action for decision in self.decisions for action in decision.actions)
        return tuple(action.card for action in actions if isinstance(action, Play))

    @property
    def held(self) -> Cards:
        """The cards the viewer's next one comes from: all, or those of one place where open ones are played too."""
        if not self.on_table or self.seat is None or not self.playable:
            return self.hand
        lying = self.on_table[self.seat]
        is_open = self.playable[0] in lying
        return tuple(card for card in self.hand if (card in lying) == is_open)
