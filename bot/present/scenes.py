"""What a picture shows, as plain values: no rules, no views, words already in the reader's language.

A picture depends on its scene and on nothing else, so whatever must stay secret must not be put into one. Scenes are
frozen and hashable: equal scenes are the same picture and are painted once. letters: of jack, queen, king and ace;
colours: those of the suits.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.cards import Card, Cards, Suit

LETTERS: Final = "JQKA"
"""What jack, queen, king and ace bear where nobody asked for anything else."""
USUAL_COLOURS: Final = "two"
"""In which colours suits are where nobody asked for anything else."""


class Unit(Enum):
    """How a score sheet writes a score: pen strokes in fours, sides of squares, or plain numbers."""

    PENS = "pens"
    SQUARES = "squares"
    NUMBERS = "numbers"


@dataclass(frozen=True, slots=True)
class TakenScene:
    """What somebody has taken in this deal: so many tricks and, where the game counts them, so many card points.

    side: whose it is, where it is a side's.
    """

    tricks: int
    points: int | None = None
    side: int | None = None


@dataclass(frozen=True, slots=True)
class SeatScene:
    """One place at the table.

    name: the occupant's, empty for a free seat, where `note` then says so. note: a line under the name. said: what was
    last said (`6`, `pass`), a speech bubble where the seat's card would lie, or beside it once one lies there; dull:
    the bubble recedes, as a pass does. side: 0 or 1 gives the plate that side's colour, None a neutral one.
    face_up: cards of the hand that everybody may see; of them one may be ringed as the one that was played, and one as
    the better one. cards_left: how many cards are held, None shows no count.
    taken: the seat's own tricks, where it is not known who is with whom; they stand in the place of the count.
    """

    name: str = ""
    note: str = ""
    said: str = ""
    is_dull: bool = False
    is_empty: bool = False
    is_computer: bool = False
    is_dealer: bool = False
    is_turn: bool = False
    is_declarer: bool = False
    side: int | None = None
    face_up: Cards = ()
    played: Card | None = None
    better: Card | None = None
    cards_left: int | None = None
    taken: TakenScene | None = None


@dataclass(frozen=True, slots=True)
class TrickScene:
    """The cards of a trick in order of play, each with its seat; winner: the seat that has taken it, once complete.

    best: with which card, counted in order of play, where a seat may have played several. each: how many a seat plays.
    """

    cards: tuple[tuple[int, Card], ...] = ()
    winner: int | None = None
    best: int | None = None
    each: int = 1

    def times_before(self, order: int) -> int:
        """How many cards of the same seat lie there already when this one is played."""
        return sum(seat == self.cards[order][0] for seat, _ in self.cards[:order])

    def is_taker(self, order: int) -> bool:
        """Whether this card has taken the trick."""
        return self.cards[order][0] == self.winner and self.best in (None, order)


@dataclass(frozen=True, slots=True)
class AroundScene:
    """The table above a hand, as its player sees it from their place.

    seats: the player's own first, then clockwise; the tricks count them so. own: what the player is called, with what
    they said last or announced. status: a few words about the trick. trick: what lies there, a finished one for who is
    to lead. last: the one before a trick under way, last_label what it is called, and taker who took it. taken: what
    each side has, the player's first, or what the player has alone.
    """

    seats: tuple[SeatScene, ...]
    own: str = ""
    status: str = ""
    trick: TrickScene = TrickScene()
    last: TrickScene = TrickScene()
    last_label: str = ""
    taker: str = ""
    taken: tuple[TakenScene, ...] = ()


@dataclass(frozen=True, slots=True)
class HandScene:
    """A player's own cards.

    cards: in the order to be shown; equal cards may stand there twice. playable: the cards that may be played now
    (lifted, the others dimmed); None means that it is not a matter of playing, and nothing is lifted or dimmed.
    aside: cards beside the hand, such as the blind, under their label. title: what the cards are; badge and trump: what
    is played, and maker: by whom; all in the head line. around: the table, for who is asked something there.
    """

    cards: Cards
    playable: frozenset[Card] | None = None
    title: str = ""
    badge: str = ""
    trump: Suit | None = None
    aside: Cards = ()
    aside_label: str = ""
    colours: str = USUAL_COLOURS
    letters: str = LETTERS
    maker: str = ""
    around: AroundScene | None = None


@dataclass(frozen=True, slots=True)
class TallyScene:
    """One column of the running score: the names that share it and a number, drawn as strokes or written."""

    names: tuple[str, ...]
    score: int
    side: int | None = None


@dataclass(frozen=True, slots=True)
class SideScene:
    """What one side has taken in this deal: its names, and its tricks and points in words."""

    names: tuple[str, ...]
    taken: str
    side: int


@dataclass(frozen=True, slots=True)
class TableScene:
    """The table as everybody sees it; seats clockwise from the first, which lies at the bottom.

    headline: what is going on, in the strip at the bottom; status: a few words at its right. contract: what is played
    in words, beside the trump's sign; maker: who chose it, below. trick: what lies on the table, a finished one until
    the next card. middle: a word in the middle while nothing lies there. sides: what each side has taken, where it is
    known who is with whom. aside: cards that nobody holds, such as the skat, under their label.
    """

    seats: tuple[SeatScene, ...]
    headline: str = ""
    status: str = ""
    trump: Suit | None = None
    contract: str = ""
    maker: str = ""
    trick: TrickScene = TrickScene()
    middle: str = ""
    sides: tuple[SideScene, ...] = ()
    tallies: tuple[TallyScene, ...] = ()
    unit: Unit = Unit.PENS
    aside: Cards = ()
    aside_label: str = ""
    colours: str = USUAL_COLOURS
    letters: str = LETTERS


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line of a score sheet: a game or a deal.

    scores: by column. winners: the columns that won it. shamed: the columns that get a sheep's head. is_finished: a
    line is drawn under it. label: a short word at its left. counts: by column, how far it has come, in words.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    shamed: tuple[int, ...] = ()
    is_finished: bool = True
    label: str = ""
    counts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """A column's heading: the names that share it, one under the other, and a line below (such as games won)."""

    names: tuple[str, ...]
    note: str = ""
    side: int | None = None


@dataclass(frozen=True, slots=True)
class SheetScene:
    """A score sheet: finished rows above, the running one last; only the last rows that fit are shown.

    earlier: what stands at the upper right when older rows are left out.
    """

    columns: tuple[SheetColumn, ...]
    rows: tuple[SheetRow, ...] = ()
    unit: Unit = Unit.PENS
    title: str = ""
    earlier: str = ""


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One deal of a ledger, or what the deals above add up to.

    label: its number; who played what; scores: by column, empty for nothing. winners: the columns with a crown.
    """

    label: str
    scores: tuple[str, ...]
    who: str = ""
    what: str = ""
    winners: tuple[int, ...] = ()
    is_total: bool = False


@dataclass(frozen=True, slots=True)
class LedgerScene:
    """A score sheet with a row a deal over its totals; columns: who has each, a line for each name.

    note: at the upper right, which of the deals these are.
    """

    columns: tuple[str, ...]
    rows: tuple[LedgerRow, ...]
    title: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class MatchCell:
    """A board in one room: who played what, and what side A got more than side B; empty where nothing was played."""

    who: str = ""
    what: str = ""
    paid: str = ""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A board in both rooms, by how much side A did better there, and the sum so far; empty where that is not known."""

    label: str
    rooms: tuple[MatchCell, MatchCell]
    difference: str
    total: str


@dataclass(frozen=True, slots=True)
class MatchScene:
    """The sheet of a match that two rooms played with the same packs.

    title: the game. note: at the upper right, which match. sides: who played for A and for B; winner: which of them has
    the crown. heads: over the rooms, the differences and the sums.
    """

    title: str
    note: str
    sides: tuple[str, str]
    heads: tuple[str, str, str, str]
    rows: tuple[MatchRow, ...]
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One line of a leaderboard.

    place: `1`, or empty for who is not placed yet. figure: what they are ordered by, as it is read. facts: a line below
    the name, broken between what stands apart by ` · `. spread: a line from here to there with a dot on it, as shares
    of the scale's width, as how wrong it may be; form: the last results, oldest first: 1 won, -1 lost, 0 neither.
    """

    place: str
    name: str
    figure: str
    facts: str = ""
    spread: tuple[float, float, float] | None = None
    form: tuple[int, ...] = ()
    is_computer: bool = False


@dataclass(frozen=True, slots=True)
class StandingsScene:
    """A leaderboard: who stands where, and how they did lately.

    note: at the upper right, of which time it is. heads: what stands over the scale and over the figures. zero: where
    nought, or the middle, lies on the scale, as a share of its width; None if it is not on it.
    """

    title: str
    rows: tuple[StandingRow, ...]
    note: str = ""
    heads: tuple[str, str] = ("", "")
    zero: float | None = None


@dataclass(frozen=True, slots=True)
class TotalsRow:
    """One line of totals.

    place: `1`, or empty. facts: a line below the name. figures: one under each of the scene's heads. begins: whether
    a line is drawn above it, because something else is told from here on.
    """

    place: str
    name: str
    figures: tuple[str, ...]
    facts: str = ""
    is_computer: bool = False
    begins: bool = False


@dataclass(frozen=True, slots=True)
class TotalsScene:
    """What many deals add up to for everybody, and what they owe each other; note: at the upper right."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[TotalsRow, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class FigureScene:
    """One large figure with what it is below; is_bad: it is below nought."""

    value: str
    label: str
    is_bad: bool = False


@dataclass(frozen=True, slots=True)
class FiguresScene:
    """Large figures side by side."""

    figures: tuple[FigureScene, ...]


@dataclass(frozen=True, slots=True)
class CoursePoint:
    """A point of a course, as shares of its width and height."""

    at: float
    value: float


@dataclass(frozen=True, slots=True)
class CourseScene:
    """A figure over time.

    ends: when it begins and ends. scale: what stands at the top and at the bottom. middle: where a line is drawn
    across, and named what it is.
    """

    label: str
    points: tuple[CoursePoint, ...]
    ends: tuple[str, str]
    scale: tuple[str, str]
    middle: float
    named: str


@dataclass(frozen=True, slots=True)
class FormScene:
    """How the last deals ended, oldest first: 1 won, -1 lost, 0 neither."""

    label: str
    form: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EndingRow:
    """Something that was done: how often it was won and lost, neither left out, and the same in words; note: more."""

    label: str
    won: int
    lost: int
    figure: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class EndingsScene:
    """How often things were done and how they ended, under a heading; bars are as long as the largest row allows."""

    label: str
    rows: tuple[EndingRow, ...]


@dataclass(frozen=True, slots=True)
class MilestoneRow:
    """Something that was reached, by which sign it is known, and when."""

    emblem: str
    text: str
    note: str


@dataclass(frozen=True, slots=True)
class MilestonesScene:
    """What was reached, one below the other."""

    rows: tuple[MilestoneRow, ...]


@dataclass(frozen=True, slots=True)
class RivalRow:
    """One thing compared: the figure of each, and what part of a whole is the first one's, if it is one."""

    first: str
    label: str
    second: str
    share: float | None = None


@dataclass(frozen=True, slots=True)
class RivalsScene:
    """Two people side by side, the better figure of each row being for the reader to see."""

    names: tuple[str, str]
    rows: tuple[RivalRow, ...]


StatsPart = FiguresScene | CourseScene | FormScene | EndingsScene | MilestonesScene | RivalsScene


@dataclass(frozen=True, slots=True)
class StatsScene:
    """What is known of somebody: parts one below the other. note: at the upper right, the game."""

    title: str
    parts: tuple[StatsPart, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class ShareScene:
    """What one side, or one player, took: one name or two, or what the others are called; how much; the colour."""

    names: tuple[str, ...]
    amount: int
    side: int | None = None


@dataclass(frozen=True, slots=True)
class BarScene:
    """What decided a deal: one bar for two sides, from the first side's end to the other's, or a bar for each player.

    marks: amounts of the first share at which something changes, with what is written there; best: the shares that won.
    """

    label: str
    shares: tuple[ShareScene, ...]
    marks: tuple[tuple[int, str], ...] = ()
    best: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GainScene:
    """What a deal was for one player: `+2`, `−1`, or a word where nothing is scored."""

    name: str
    gain: str
    side: int | None = None
    is_winner: bool = False
    is_declarer: bool = False


@dataclass(frozen=True, slots=True)
class ResultScene:
    """How a deal ended: what was played (contract, trump, maker), who won (headline) and why, what everybody has of it.

    title: the game. is_shameful: a sheep's head fills the picture. victory: who has won the whole game by it, under a
    crown, and final: how that ended.
    """

    title: str
    headline: str
    gains: tuple[GainScene, ...]
    why: str = ""
    contract: str = ""
    trump: Suit | None = None
    maker: str = ""
    bar: BarScene | None = None
    is_shameful: bool = False
    victory: str = ""
    final: str = ""
    colours: str = USUAL_COLOURS


@dataclass(frozen=True, slots=True)
class OrderRow:
    """Cards from high to low under a label."""

    label: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class OrderScene:
    """The order of the cards, for the rules: trumps first, then a plain suit or more."""

    title: str
    rows: tuple[OrderRow, ...]
    colours: str = USUAL_COLOURS
    letters: str = LETTERS


@dataclass(frozen=True, slots=True)
class CardScene:
    """One card as small as a letter, for lines of text and for buttons."""

    card: Card
    letters: str = LETTERS
    colours: str = USUAL_COLOURS


WithCards = HandScene | TableScene | ResultScene | OrderScene
"""What shows suits in the colours its reader asked for."""

Scene = (
    HandScene
    | TableScene
    | SheetScene
    | LedgerScene
    | MatchScene
    | StandingsScene
    | TotalsScene
    | StatsScene
    | ResultScene
    | OrderScene
    | CardScene
)
