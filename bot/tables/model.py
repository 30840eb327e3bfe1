"""Tables as values: what everybody may know of them; the cards of a deal are never in here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from engine.cards import Cards
from engine.decisions import TimeLimit
from engine.match import Tally
from engine.options import Value
from engine.outcome import Outcome
from engine.seats import Seat
from engine.views import View


class Stage(StrEnum):
    """Where a table stands: people sit down, a deal is on, a pause between two deals of a game, the end."""

    GATHERING = "gathering"
    PLAYING = "playing"
    PAUSE = "pause"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account.

    missed: turns in a row that the clock took. away: a computer stands in until they act.
    """

    user: int
    missed: int = 0
    away: bool = False


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player; `seat_of` is the person who left it the seat in mid-game and may take it back."""

    level: str
    seat_of: int | None = None


Occupant = Person | Computer


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things may take, in seconds: a computer's pause, the cut, an override, the pause between deals, a turn.

    0 means at once, for `turn` no clock. override: how long a question lasts that several are asked at once, and that
    silence answers too; it is called, and stored, by the name of the first such question.
    """

    computer: float = 1.5
    cut: float = 20.0
    override: float = 20.0
    next_deal: float = 15.0
    turn: float = 120.0

    def seconds(self, limit: TimeLimit) -> float | None:
        """How long people may take for an answer, None for as long as they like."""
        match limit:
            case TimeLimit.CUT:
                return self.cut
            case TimeLimit.OBJECTION:
                return self.override
            case TimeLimit.TURN:
                return self.turn or None


@dataclass(frozen=True, slots=True)
class Seal:
    """A shuffled pack fixed before the cut: `digest` is shown at once, salt and order only after the deal."""

    digest: str
    salt: str
    pack: Cards


@dataclass(frozen=True, slots=True)
class DealFacts:
    """What is public of a deal: its ids, its seal's digest, and at the end everything.

    How many actions there were is not: some games know silent ones.
    """

    id: int
    number: int
    digest: str
    opened: Seal | None = None
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A place in a channel where a game is played. Names are not kept here: ids are.

    id: 0 until it is stored. revision: rises with every change that is stored. deal: the running deal, or the last
    one. due: when the table's clock acts next, if ever. finished: how many games of the series are over.
    """

    id: int
    guild: int
    channel: int
    host: int
    game: str
    options: Mapping[str, Value]
    seats: tuple[Occupant | None, ...]
    pace: Pace
    tally: Tally
    stage: Stage = Stage.GATHERING
    dealer: Seat = 0
    deal: DealFacts | None = None
    due: datetime | None = None
    revision: int = 0
    language: str = "en"

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The users in the seats, in order of the seats."""
        return tuple(each.user for each in self.seats if isinstance(each, Person))

    def seat_of(self, user: int) -> Seat | None:
        """Where somebody sits."""
        for seat, occupant in enumerate(self.seats):
            if isinstance(occupant, Person) and occupant.user == user:
                return seat
        return None

    def keeps_seat_of(self, user: int) -> bool:
        """Whether a computer plays on for somebody who left in mid-game and may come back."""
        return any(isinstance(each, Computer) and each.seat_of == user for each in self.seats)


@dataclass(frozen=True, slots=True)
class Sight:
    """A table as one person, or a bystander, may see it; `view` is None while no deal was begun."""

    table: Table
    seat: Seat | None
    view: View | None


Version = tuple[int, int]
"""A deal's id and how far it has come: for a person by what they were told, for a computer by actions."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat for which a computer is to decide: what the seat sees, which player thinks, and the version it is for."""

    seat: Seat
    view: View
    level: str
    seen: Version


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person asks for: a language of their own, cards in four colours, when to be called to the table."""

    language: str | None = None
    four_colours: bool = False
    ping: str = "late"


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server asks for: its language and the pace of new tables, where they differ from the host's."""

    language: str | None = None
    pace: Mapping[str, float] = field(default_factory=dict)
