"""A deal of Doppelkopf as it stands."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.actions import Action, Announce, Declare
from engine.cards import Cards, Rank, pack
from engine.games.doppelkopf.contracts import SOLOS, ranking_for
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.match import Carried
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Cardplay

PACKS: Final = {True: pack(Rank.NINE, 2), False: pack(Rank.TEN, 2)}
WOOED: Final[Mapping[str, str]] = {"trump": "trump", "plain": "plain"}
"""By which trick a wedding finds its partner where the table says so; elsewhere by any, or by that which is named."""

Levels = tuple[int, int]
"""How far each side has gone: 0 nothing said, 1 re or kontra, 2 to 5 the promises; what was skipped counts as said."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a deal begins with and keeps to its end.

    options: those in force. dealt: the hands. carried: what the deal before left; by that, where solos are owed, owing:
    who of those who play owes one, in_all: how many are owed at the table, and left: how many deals are left, this one
    too. version: of the rules.
    """

    options: DoppelkopfOptions
    dealer: Seat
    dealt: tuple[Cards, ...]
    version: int
    owing: tuple[Seat, ...] = ()
    left: int = 0
    carried: Carried | None = None
    in_all: int = 0


@dataclass(frozen=True, slots=True)
class DoppelkopfState:
    """A deal of Doppelkopf.

    queue: the seats still to speak in this phase, in turn. words: what was declared and is played, nothing for the
    basic game. aside: the cards of a poverty while nobody has taken them, then as they were. taker: who took them.
    said: all that was spoken before the play. calls: the announcements since; levels: what they come to; late: which
    sides said re or kontra as an answer too late for a first call. pigs: how many of the cards that can stand above the
    loonies do; raised_in: since which trick, counted from nought. has_given_up: whether the soloist left the rest to
    the others; silent: who of those says nothing more to that.
    """

    beginning: Beginning
    play: Cardplay
    phase: str
    queue: tuple[Seat, ...]
    said: tuple[tuple[Seat, Action], ...] = ()
    words: tuple[str, ...] = ()
    declarer: Seat | None = None
    aside: Cards = ()
    taker: Seat | None = None
    calls: tuple[tuple[Seat, Action], ...] = ()
    levels: Levels = (0, 0)
    late: frozenset[int] = frozenset()
    pigs: int = 0
    raised_in: int = 0
    has_given_up: bool = False
    silent: tuple[Seat, ...] = ()

    @property
    def options(self) -> DoppelkopfOptions:
        """The house rules in force."""
        return self.beginning.options

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.beginning.dealer

    @property
    def dealt(self) -> tuple[Cards, ...]:
        """What each seat was dealt."""
        return self.beginning.dealt

    @property
    def owing(self) -> tuple[Seat, ...]:
        """Who owed a solo when the deal began."""
        return self.beginning.owing

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.play.hands

    @property
    def turn(self) -> Seat | None:
        """The one seat the game waits for."""
        if self.phase == "play":
            return self.play.turn
        return self.queue[0] if self.queue else None

    @property
    def name(self) -> str:
        """What is played, as far as everybody knows."""
        return self.words[0] if self.words else "basic"

    @property
    def size(self) -> int:
        """How many cards everybody was dealt."""
        return len(self.dealt[0])

    @property
    def is_solo(self) -> bool:
        """Whether somebody has declared a solo that is played."""
        return self.name in SOLOS

    @property
    def is_forced(self) -> bool:
        """Whether as many solos are owed as deals are left, so that one is played now."""
        return 0 < self.beginning.left <= self.beginning.in_all and bool(self.owing)

    @property
    def is_duty(self) -> bool:
        """Whether the solo that is played is the one its player owes; any is, until they have played one."""
        return self.is_solo and self.declarer in self.owing

    @property
    def asks_for_solos(self) -> bool:
        """Whether only solos are asked for, up to the first that nobody can beat: lower special games are not named.

        So it is by the Verband, since version 2, where several want something special; no wedding is played then.
        """
        return self.options.ddv and self.beginning.version > 1 and len(self.specials) > 1

    @property
    def specials(self) -> tuple[Seat, ...]:
        """Who wanted something special, in turn from eldest."""
        return tuple(seat for seat, word in self.said if word == SPECIAL)

    @property
    def named(self) -> list[tuple[Seat, tuple[str, ...]]]:
        """The special games named so far, and by whom."""
        return [(seat, word.words) for seat, word in self.said if isinstance(word, Declare)]

    @property
    def ranking(self) -> Ranking:
        """The contract's ranking; until there is one, the basic game's."""
        options = self.options
        return ranking_for(self.name, nines=options.nines, second_wins=options.loonies != "first", pigs=self.pigs)

    @property
    def last_ranking(self) -> Ranking:
        """The ranking of the last trick, in which by one rule the first loony wins where elsewhere the second does."""
        if self.options.loonies != "not-last":
            return self.ranking
        return ranking_for(self.name, nines=self.options.nines, pigs=self.pigs)

    @property
    def first_ranking(self) -> Ranking:
        """The ranking before anything was raised."""
        options = self.options
        return ranking_for(self.name, nines=options.nines, second_wins=options.loonies != "first")

    def ranking_of_trick(self, number: int) -> Ranking:
        """The ranking of a trick by its number, from nought."""
        if number < self.raised_in:
            return self.first_ranking
        return self.last_ranking if number == self.size - 1 else self.ranking


SPECIAL: Final = Announce("special")
