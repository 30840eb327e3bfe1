"""Tables as values: what everybody may know of them; the cards of a deal are never in here."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.tables.autoplay import AutoPlay, Premoves
from engine.cards import Cards
from engine.decisions import TimeLimit
from engine.match import Carried, Tally
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

    missed: turns in a row that the clock took. away: a computer stands in until they act. votes: who would rather have
    their seat free.
    """

    user: int
    missed: int = 0
    away: bool = False
    votes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player; `seat_of` is the person who left it the seat in mid-game and may take it back.

    replaced: the person who was away and whose seat anybody may take now. left_in: the deal in which they left it.
    """

    level: str
    seat_of: int | None = None
    replaced: int | None = None
    left_in: int | None = None


Occupant = Person | Computer


class Speed(StrEnum):
    """How people play together: all there at once, in seconds, or whenever they look in, over days.

    Calm is live with computers that take their time: who reads or listens follows each card.
    """

    LIVE = "live"
    CALM = "calm"
    SLOW = "slow"


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


SLOW_PACE: Final = Pace(cut=12 * 3600.0, override=12 * 3600.0, next_deal=24 * 3600.0, turn=48 * 3600.0)
"""How long things may take at a slow table: a night's sleep does not cost anybody the cut, a weekend not their turn."""


CALM_SECONDS: Final = 5.0
"""How long a computer takes at a calm table, at least."""


def pace_at(speed: Speed, usual: Pace) -> Pace:
    """How long things may take at a new table, where `usual` is what live ones have there."""
    match speed:
        case Speed.LIVE:
            return usual
        case Speed.CALM:
            return replace(usual, computer=max(usual.computer, CALM_SECONDS))
        case Speed.SLOW:
            return replace(SLOW_PACE, computer=usual.computer)


@dataclass(frozen=True, slots=True)
class Seal:
    """A shuffled pack fixed before the cut: `digest` is shown at once, salt and order only after the deal."""

    digest: str
    salt: str
    pack: Cards


@dataclass(frozen=True, slots=True)
class OpenClaim:
    """Somebody claims all tricks that are left and cannot prove it: their hand lies open, and the others are asked.

    until: when silence means no. agreed, refused: the seats of the people who have answered.
    """

    seat: Seat
    until: datetime
    agreed: tuple[Seat, ...] = ()
    refused: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Redeal:
    """A finished deal that a table plays again from a moment on, which counts nowhere.

    deal, number: its id, and what it is called on its server. step: after how many actions since its cut. trick: which
    one that is, counted from 1, and 0 before the first card. stage, carried: how the table goes on afterwards, as if
    there had been no such deal: where it stood, and the tie that is still to be played again.
    """

    deal: int
    number: int
    step: int
    trick: int
    stage: Stage = Stage.PAUSE
    carried: Carried | None = None


@dataclass(frozen=True, slots=True)
class RedealProposal:
    """Somebody in a seat proposes to play a finished deal again, and the others who are there are asked.

    until: when silence means no. agreed: the seats of those who want to.
    """

    repeat: Redeal
    seat: Seat
    until: datetime
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class TablePause:
    """Somebody wants the table to stand still until its people go on, which it does once all who are there agree.

    seat: who asked. agreed: the seats of others who did. is_on: whether it stands still.
    """

    seat: Seat
    agreed: tuple[Seat, ...] = ()
    is_on: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A table's part in a match that two tables play with the same packs.

    match: 0 until it is stored. place: which of the two rooms it is, 0 or 1. boards: how many there are; played: how
    many of them are over here. A room that is done plays as any other table does, while the other one goes on.
    """

    match: int
    code: str
    place: int
    boards: int
    played: int = 0

    @property
    def is_done(self) -> bool:
        return self.played >= self.boards

    @property
    def after_board(self) -> "Room":
        """The room after one more board, if there was one."""
        return self if self.is_done else replace(self, played=self.played + 1)


@dataclass(frozen=True, slots=True)
class Shuffling:
    """What is public of a pack that everybody shuffles, before it follows from anything.

    name: no other shuffle is called so. committed: the hash of the bot's secret. since: when people could first add to
    it. parts: whose are in, in the order in which they came, each as a hash until all are opened.
    """

    name: str
    committed: str
    since: datetime
    parts: tuple[tuple[int, str], ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """Whose parts are in."""
        return tuple(user for user, _ in self.parts)


@dataclass(frozen=True, slots=True)
class DealColumns:
    """Where a deal stands on the sheet of people who take turns: by column of its game one of the sheet's.

    people: how many they were, as a game that lasts a number of deals then lasts as many for each of them. out: the
    columns of those who had no seat.
    """

    columns: tuple[int, ...]
    people: int
    out: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Rotation:
    """People who take turns in a table's seats, as they are more than play, or may be.

    people: all of them, clockwise, those who sit out too. dealer: who of them deals, though they need not play; where
    partners are fixed, and the seats change with a game alone, who dealt its first deal. stays: whether the next deal
    is for those in the seats. places: for how many people the table was opened, 0 where nobody said. wishes: who asked
    to sit out, and how many deals more. away: who of those without a seat did not act when they had one. columns: whose
    each column of the sheet is: a person's, or below zero that of a computer, -1 in the first seat. playing: the
    columns of those in the seats, by column of the game. counts: what deals left about people without a seat, by name,
    person and number.
    """

    people: tuple[int, ...]
    dealer: int
    stays: bool = False
    places: int = 0
    wishes: tuple[tuple[int, int], ...] = ()
    away: tuple[int, ...] = ()
    columns: tuple[tuple[int, ...], ...] = ()
    playing: tuple[int, ...] = ()
    counts: tuple[tuple[str, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class DealFacts:
    """What is public of a deal: its ids, its seal's digest, who claimed its last tricks, and at the end everything.

    is_agreed: whether those tricks were theirs because all agreed, and not because it was proven. How many actions
    there were is not public: some games know silent ones. board: which one of a match it is, counted from 0.
    is_withheld: nobody may look into it as long as that match goes on. is_hinted: somebody asked for a hint in it, so
    that it does not count for the ladder. repeats: the finished deal that is played again by it, so that it counts
    nowhere. is_cut_drawn: whether the cut follows from everybody's parts, so that nobody was asked for it.
    """

    id: int
    number: int
    digest: str
    opened: Seal | None = None
    outcome: Outcome | None = None
    claimed: Seat | None = None
    is_agreed: bool = False
    board: int | None = None
    is_withheld: bool = False
    is_hinted: bool = False
    repeats: Redeal | None = None
    columns: DealColumns | None = None
    is_cut_drawn: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A place in a channel where a game is played. Names are not kept here: ids are.

    id: 0 until it is stored. revision: rises with every change that is stored. deal: the running deal, or the last
    one. due: when the table's clock acts next, if ever. remind_at: when those it waits for are reminded of that,
    while it is still to be done. has_more_time: whether those have asked for as long again. level: how well its
    computers play, empty for as usual. invited: when somebody was last called here who does not sit here.
    last_players: who played the last game in this channel and has not been called to another one. claim: what the
    table is asked about the rest of its deal. have_claimed: the seats that put such a claim to the table in this
    deal, each with how many cards it held. room: what it is in a match, if it plays one. shuffle: that of the next
    deal, where everybody shuffles. hints: whether people may ask for hints here. proposal: the finished deal of
    which it is asked, between two deals, whether to play it again. dealer: of the next deal, or of the one that is
    on; one that is played again has its own. ends_at: when it ends by itself if nobody does anything until then,
    for those that would; of a closed one that it ended so. halt: whether it stands still, or is asked to. rotation:
    the turns of its people, where there are more than seats, or may be.
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
    speed: Speed = Speed.LIVE
    remind_at: datetime | None = None
    has_more_time: bool = False
    level: str = ""
    invited: datetime | None = None
    last_players: tuple[int, ...] = ()
    claim: OpenClaim | None = None
    have_claimed: tuple[tuple[Seat, int], ...] = ()
    room: Room | None = None
    shuffle: Shuffling | None = None
    hints: bool = False
    proposal: RedealProposal | None = None
    ends_at: datetime | None = None
    halt: TablePause | None = None
    rotation: Rotation | None = None

    @property
    def deal_id(self) -> int:
        """The running deal, or the last one; 0 before there is one."""
        return self.deal.id if self.deal is not None else 0

    @property
    def is_halted(self) -> bool:
        """Whether it stands still until its people go on."""
        return self.halt is not None and self.halt.is_on

    @property
    def has_begun_match(self) -> bool:
        """Whether it plays a match and has seen cards of it: from then on nobody changes sides or rooms."""
        if self.room is None or self.room.is_done:
            return False
        return self.room.played > 0 or self.stage in {Stage.PLAYING, Stage.PAUSE}

    @property
    def is_whole(self) -> bool:
        """Whether the next deal can begin: a deal is over or none was begun, nobody is missing and nothing proposed."""
        is_between = self.stage in {Stage.GATHERING, Stage.PAUSE}
        return is_between and None not in self.seats and self.proposal is None

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The users in the seats, in order of the seats."""
        return tuple(each.user for each in self.seats if isinstance(each, Person))

    @property
    def sitting_out(self) -> tuple[int, ...]:
        """Who takes turns at the table and has no seat in this deal."""
        people = () if self.rotation is None else self.rotation.people
        return tuple(user for user in people if self.seat_of(user) is None)

    @property
    def everybody(self) -> tuple[int, ...]:
        """The users in the seats, then those who sit out."""
        return (*self.people, *self.sitting_out)

    @property
    def is_attended(self) -> bool:
        """Whether anybody is there who would play on: in a seat, or to have one in the next deal."""
        away = () if self.rotation is None else self.rotation.away
        return bool(self.present) or any(user not in away for user in self.sitting_out)

    def seat_of(self, user: int) -> Seat | None:
        for seat, occupant in enumerate(self.seats):
            if isinstance(occupant, Person) and occupant.user == user:
                return seat
        return None

    @property
    def present(self) -> tuple[int, ...]:
        """The users in the seats for whom no computer stands in."""
        return tuple(each.user for each in self.seats if isinstance(each, Person) and not each.away)

    def seat_taken_from(self, user: int) -> Seat | None:
        """The seat a computer was given in somebody's place, while nobody else has taken it."""
        return next((s for s, who in enumerate(self.seats) if isinstance(who, Computer) and who.replaced == user), None)

    @property
    def missing_players(self) -> tuple[int, ...]:
        """Who played the last game in this channel and is not here."""
        return tuple(user for user in self.last_players if user not in self.everybody)

    def keeps_seat_of(self, user: int) -> bool:
        """Whether a computer plays on for somebody who left in mid-game and may come back."""
        return any(isinstance(each, Computer) and each.seat_of == user for each in self.seats)


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one person, or a bystander, may see it; `view` is None while no deal was begun.

    premoves: what this person planned to play before their turn comes.
    """

    table: Table
    seat: Seat | None
    view: View | None
    premoves: Premoves = ()


Version = tuple[int, int]
"""A deal's id and how far it has come: for a person by what they were told, for a computer by actions."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat for which a computer is to decide: what the seat sees, which player thinks, and the version it is for."""

    seat: Seat
    view: View
    level: str
    seen: Version


OFFERED: Final = 0
"""Somebody was offered that single cards play themselves, and has answered or played a deal since."""


class HandDelivery(StrEnum):
    """To whom their hand is sent as a direct message: always, unless they play in the table's channel, or never."""

    ALWAYS = "always"
    PLAYING = "playing"
    NEVER = "never"


class CardLetters(StrEnum):
    """Which letters jack, queen, king and ace bear: J Q K A, as in German B D K A, or as in Estonian S E K Ä."""

    INTERNATIONAL = "international"
    GERMAN = "german"
    ESTONIAN = "estonian"

    @property
    def written(self) -> str:
        """The four of them, from jack to ace."""
        return {"german": "BDKA", "estonian": "SEKÄ"}.get(self.value, "JQKA")


class CardColours(StrEnum):
    """Two colours of suits, four, or four that nobody confuses, however they see colours, two of them as outlines."""

    TWO = "two"
    FOUR = "four"
    SAFE = "safe"


class HandOrder(StrEnum):
    """How a hand is sorted: trumps left or right of the plain suits, each from high to low or from low to high."""

    LEFT_FALLING = "left-falling"
    LEFT_RISING = "left-rising"
    RIGHT_FALLING = "right-falling"
    RIGHT_RISING = "right-rising"


class ReadingMode(StrEnum):
    """Whether private messages are made for who listens to them."""

    OFF = "off"
    ON = "on"


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person asks for: a language of their own, the colours of cards, when to be called to the table.

    forced: which cards they need not press. guided: the game of which they are shown how it goes, until a deal of it
    is over. unasked: what they are not asked once more before it is done. offer: after which deal they are
    offered that single cards play themselves, once one of theirs is over, and `OFFERED` when that is done.
    hand: whether it is sent to them. letters: those of jack, queen, king and ace. sort: how their hand lies. reading:
    whether they listen, so that all is said to them in words, and little at a time.
    """

    language: str | None = None
    colours: CardColours = CardColours.TWO
    ping: str = "late"
    forced: AutoPlay = AutoPlay.LAST
    guided: str = ""
    unasked: frozenset[str] = frozenset()
    offer: int | None = None
    hand: HandDelivery = HandDelivery.ALWAYS
    letters: CardLetters = CardLetters.INTERNATIONAL
    sort: HandOrder = HandOrder.LEFT_FALLING
    reading: ReadingMode = ReadingMode.OFF

    def offer_after(self, deal: int) -> int:
        """After which deal they are offered that single cards play themselves, now that one of theirs is over.

        Their first one that was not over before; who chose already is offered nothing.
        """
        is_first = self.offer in {None, deal} and self.forced is AutoPlay.LAST
        return deal if is_first else OFFERED


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server asks for: its language and the pace of new live tables, where they differ from the host's.

    speed: what new tables are where nobody says.
    """

    language: str | None = None
    pace: Mapping[str, float] = field(default_factory=dict)
    speed: Speed = Speed.LIVE


MOVES_AFTER: Final = 5
MAX_MOVES_AFTER: Final = 30


@dataclass(frozen=True, slots=True)
class ChannelSettings:
    """What a channel asks for.

    moves_after: with so many messages of others below it a table's post is sent anew at the channel's end; 0: never.
    """

    moves_after: int = MOVES_AFTER
