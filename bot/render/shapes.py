"""What a laid-out picture is made of: shapes with their places, in the order they are painted."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.present.scenes import LETTERS, USUAL_COLOURS, Unit
from bot.render import fonts
from bot.render.faces import DECKS, Size
from engine.cards import Card, Rank, Suit

PICTURED: Final = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
"""What bears a letter."""
WIDTH: Final = 1100
"""Of every picture but a card's."""
SMALLEST: Final = 33
"""No letters are smaller: on a phone, where a picture is 334 pixels wide, their capitals are seven pixels high."""

Align = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class CardShape:
    """A card.

    halo: the colour of a line around it; shadow: a soft edge at its left; shown: where other cards lie on it, how much
    of its left is painted (nought: all); strip: to how much of its left its art keeps (nought: the whole card).
    """

    card: Card
    x: int
    y: int
    size: Size
    is_dim: bool = False
    halo: str = ""
    has_shadow: bool = False
    shown: int = 0
    strip: int = 0
    colours: str = USUAL_COLOURS
    letters: str = LETTERS


@dataclass(frozen=True, slots=True)
class TextShape:
    """One line of text, already fitted; (x, y) is the left end of its base line."""

    words: str
    x: int
    y: int
    size: int
    colour: str
    is_bold: bool = False

    @property
    def width(self) -> int:
        return fonts.width(self.words, self.size, self.is_bold)


@dataclass(frozen=True, slots=True)
class BoxShape:
    """A filled rectangle with round corners; line: the colour of an edge, `wide` pixels."""

    x: int
    y: int
    width: int
    height: int
    colour: str
    radius: int = 0
    line: str = ""
    wide: int = 0


@dataclass(frozen=True, slots=True)
class EmblemShape:
    """A suit by its letter (`h`: outlined), `crown`, `flag`, `deck`, `sheep`, `computer` or `disc`, in a square."""

    name: str
    x: int
    y: int
    size: int
    colour: str


@dataclass(frozen=True, slots=True)
class StrokeShape:
    """A line by hand from (x, y), so far across and down."""

    x: int
    y: int
    across: int
    down: int
    width: int
    colour: str
    seed: int = 0


@dataclass(frozen=True, slots=True)
class MarksShape:
    """A score in pen strokes or, `is_square`, in sides of squares: groups of four, each `cell` pixels wide."""

    score: int
    x: int
    y: int
    cell: int
    colour: str
    is_square: bool = False
    seed: int = 0

    @property
    def width(self) -> int:
        return -(-self.score // 4) * self.cell


@dataclass(frozen=True, slots=True)
class PathShape:
    """A line through points, `width` wide, or with no width the area within them; they are told from (x, y) on."""

    points: tuple[tuple[int, int], ...]
    x: int
    y: int
    colour: str
    width: int = 0


Shape = CardShape | TextShape | BoxShape | EmblemShape | StrokeShape | MarksShape | PathShape


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole picture: its size, its ground, and the shapes on it."""

    width: int
    height: int
    ground: str
    shapes: tuple[Shape, ...]


def in_letters(layout: Layout, letters: str) -> Layout:
    """The same picture whose jacks, queens, kings and aces bear these letters; a card that bears its own stays it."""
    if letters == LETTERS:
        return layout
    others = {rank for rank in PICTURED if letters[rank - Rank.JACK] != rank.letter}
    changed = (
        replace(each, letters=letters) if isinstance(each, CardShape) and each.card.rank in others else each
        for each in layout.shapes
    )
    return replace(layout, shapes=tuple(changed))


def line_of_text(
    words: str,
    box: tuple[int, int, int],
    size: int,
    colour: str,
    *,
    align: Align = "left",
    is_bold: bool = False,
    least: int = SMALLEST,
) -> TextShape:
    """Text fitted into `box`, given as left, base line and width: made smaller down to `least`, then shortened."""
    left, base, room = box
    fitted, size = fonts.fit(words, room, size, min(least, size), is_bold)
    spare = room - fonts.width(fitted, size, is_bold)
    shift = {"left": 0, "centre": spare // 2, "right": spare}[align]
    return TextShape(fitted, left + shift, base, size, colour, is_bold)


def suit_sign(suit: Suit, colours: str, corner: tuple[int, int], size: int) -> EmblemShape:
    style = DECKS[colours][suit]
    return EmblemShape(suit.letter.lower() if style.is_hollow else suit.letter, *corner, size, style.colour)


def lay_title(
    title: str, note: str, margin: int, *, base: int = 58, size: int = 40, colour: str = "pencil",
    note_size: int = 36, note_room: int = 460,
) -> list[Shape]:  # fmt: skip
    """What stands above a sheet of paper: what it is, and at the right a note, which leaves it the rest of the line."""
    beside = line_of_text(note, (WIDTH - margin - note_room, base, note_room), note_size, "pencil", align="right")
    room = WIDTH - 2 * margin - (beside.width + 30 if note else 0)
    return [line_of_text(title, (margin, base, room), size, colour, is_bold=True), beside]


def pen_line(top: int, margin: int, seed: int = 901) -> StrokeShape:
    """A line by hand across a sheet of paper."""
    return StrokeShape(margin - 8, top, WIDTH - 2 * margin + 16, 0, 5, "pen", seed)


def figure_colour(figure: str) -> str:
    """Red for what is below nought."""
    return "red" if figure.startswith("−") else "pen"


def path_through(points: Sequence[tuple[int, int]], colour: str, width: int = 0) -> PathShape:
    """A path through places of the picture."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return PathShape(tuple((x - left, y - top) for x, y in points), left, top, colour, width)


Area = tuple[int, int, int, int]
_MAX_CELL_SIZE: Final = 100
_MAX_DRAWN_SCORE: Final = 48


def cell_size(most: int, unit: Unit, area: Area) -> int:
    """How large a group of four may be for the highest score to fit into the width and height there is."""
    groups = max(4 if unit is Unit.PENS else 3, -(-most // 4))
    return min(_MAX_CELL_SIZE, area[3], area[2] // groups)


def lay_marks(score: int, unit: Unit, area: Area, colour: str, *, seed: int = 0, most: int = 0) -> list[Shape]:
    """A score within `area`, given as left, top, width and height; what cannot be drawn in fours is a number.

    most: the highest score beside it, so that all are drawn in one size.
    """
    left, top, room, high = area
    if unit is Unit.NUMBERS or not 0 <= score <= _MAX_DRAWN_SCORE:
        size = max(SMALLEST, min(44, round(high * 0.8)))
        base = top + high // 2 + round(size * 0.36)
        return [
            line_of_text(str(score).replace("-", "−"), (left, base, room), size, colour, align="right", is_bold=True)
        ]
    if not score:
        return []
    cell = cell_size(max(score, min(most, _MAX_DRAWN_SCORE)), unit, area)
    return [MarksShape(score, left, top + (high - cell) // 2, cell, colour, unit is Unit.SQUARES, seed)]
