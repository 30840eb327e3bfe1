"""The table: where everybody sits, where their things lie, the trick in the middle; deal and score in the corners."""

from dataclasses import dataclass
from typing import Final

from bot.present.scenes import SeatScene, SideScene, TableScene, Unit
from bot.render import fonts
from bot.render.faces import CHIP, TABLE
from bot.render.layouts.seats import PANEL, PLATE, Box, Side, Spot, lay_aside, lay_bubble, lay_plate
from bot.render.palette import DECLARER, SIDES, SIDES_ON_PAPER
from bot.render.shapes import (
    SMALLEST,
    WIDTH,
    BoxShape,
    CardShape,
    EmblemShape,
    Layout,
    Shape,
    TextShape,
    lay_marks,
    line_of_text,
    suit_sign,
)

EDGE: Final = 10
_SCORE: Final = {2: 320, 3: 264, 4: 320, 5: 288, 6: 264, 7: 288, 8: 320}
"""How wide the score is, by the number of seats: what stands at the top and the card at the right leave so much."""
_SIGN: Final = 64
_PITCH: Final = 38
_PAIR: Final = 84


def lay_contract(scene: TableScene) -> list[Shape]:
    """What is played, beside the trump's sign if there is one, what goes along with it, and below who plays it."""
    if scene.trump is None and not scene.contract:
        return []
    left, down, end = EDGE + 14, EDGE + 10, EDGE + PANEL - 12
    game, _, along = scene.contract.partition(", ")
    shapes: list[Shape] = []
    start = left
    if scene.trump is not None:
        shapes.append(BoxShape(left - 2, down + 2, _SIGN, _SIGN, "paper", 12))
        shapes.append(suit_sign(scene.trump, scene.colours, (left + 6, down + 10), _SIGN - 16))
        start += _SIGN + 12
    beside, size = fonts.wrapped(game, end - start, (42, SMALLEST), (SMALLEST, SMALLEST))
    is_beside = " ".join(beside) == fonts.tidy(game)
    maker = [scene.maker] if scene.maker else []
    if scene.trump is not None and not is_beside:
        below = fonts.in_lines(game, end - left, SMALLEST, is_bold=True, most=2)
        if maker and fonts.width(fonts.tidy(scene.maker), SMALLEST, is_bold=False) <= end - start - 36:
            shapes += _maker(scene.maker, start, down + 46, end)
            maker = []
        down += _SIGN + 8
    else:
        first = down + (48 if len(beside) == 1 else 32) - (0 if scene.trump is not None else 6)
        shapes += [TextShape(line, start, first + at * 36, size, "cream", True) for at, line in enumerate(beside)]
        below = ()
        down += max(_SIGN + 8 if scene.trump is not None else 0, 18 + len(beside) * 36)
    for line in below:
        shapes.append(line_of_text(line, (left, down + 30, end - left), 38, "cream", is_bold=True))
        down += _PITCH
    for line in fonts.in_lines(along, end - left, SMALLEST, is_bold=False, most=3):
        shapes.append(line_of_text(line, (left, down + 30, end - left), SMALLEST, "cream"))
        down += _PITCH
    for name in maker:
        shapes += _maker(name, left, down + 31, end)
        down += _PITCH + 2
    return [BoxShape(EDGE, EDGE, PANEL, down + 8 - EDGE, "band", 16), *shapes]


def _maker(name: str, left: int, base: int, end: int) -> list[Shape]:
    """Who plays it, behind the sign that their plate bears too."""
    flag = EmblemShape(DECLARER, left - 2, base - 28, 30, "gold")
    return [flag, line_of_text(name, (left + 36, base, end - left - 36), 34, "gold")]


def contract_bottom(scene: TableScene) -> int:
    return next((each.y + each.height for each in lay_contract(scene) if isinstance(each, BoxShape)), EDGE)


def tally_row(scene: TableScene) -> int:
    if any(len(tally.names) > 1 for tally in scene.tallies):
        return _PAIR
    return 60 if len(scene.tallies) <= 2 else 48 if len(scene.tallies) <= 5 else 40


def tallies_bottom(scene: TableScene) -> int:
    """How far down the panel with the running score reaches."""
    return EDGE + (tally_row(scene) * len(scene.tallies) + 12 if scene.tallies else 0)


def lay_tallies(scene: TableScene) -> list[Shape]:
    """The running score; what the names leave of its width is for the marks."""
    if not scene.tallies:
        return []
    across = _SCORE[len(scene.seats)]
    row, left, right = tally_row(scene), WIDTH - EDGE - across, WIDTH - EDGE - 10
    start = left + (22 if any(tally.side is not None for tally in scene.tallies) else 10)
    numbers = max(fonts.width(str(tally.score), 40, is_bold=True) for tally in scene.tallies)
    longest = right - start - 10 - (max(numbers, 22) if scene.unit is Unit.NUMBERS else 84)
    whole = tuple(name for each in scene.tallies for name in each.names)
    named = iter(fonts.told_apart(whole, longest, SMALLEST, is_bold=False))
    tops = [EDGE + 6 + at * row for at in range(len(scene.tallies))]
    names = [
        _names([next(named) for _ in tally.names], start, top, row)
        for tally, top in zip(scene.tallies, tops, strict=True)
    ]
    names_end = start + max(each.width for column in names for each in column) + 10
    shapes: list[Shape] = [BoxShape(left, EDGE, across, tallies_bottom(scene) - EDGE, "sheet", 14)]
    for at, (tally, top) in enumerate(zip(scene.tallies, tops, strict=True)):
        if tally.side is not None:
            shapes.append(BoxShape(left + 8, top + 6, 8, row - 12, SIDES_ON_PAPER[tally.side], 4))
        area = (names_end, top + 2, right - names_end, row - 4)
        shapes += [*names[at], *lay_marks(tally.score, scene.unit, area, "pen", seed=at)]
    return shapes


def _names(names: list[str], left: int, top: int, high: int) -> list[TextShape]:
    """Partners one below the other, so that each has the whole width."""
    base = top + high // 2 + 12 - (len(names) - 1) * _PITCH // 2
    return [TextShape(name, left, base + at * _PITCH, SMALLEST, "ink") for at, name in enumerate(names)]


def sides_height(scene: TableScene) -> int:
    return sum(_side_row(scene, side) for side in scene.sides) + 12 if scene.sides else 0


def lay_sides(scene: TableScene, top: int) -> list[Shape]:
    """What each side has taken in this deal."""
    if not scene.sides:
        return []
    shapes: list[Shape] = [BoxShape(EDGE, top, PANEL, sides_height(scene), "band", 16)]
    left, down, room = EDGE + 28, top + 6, PANEL - 36
    for side in scene.sides:
        high = _side_row(scene, side)
        shapes.append(BoxShape(EDGE + 9, down + 8, 9, high - 16, SIDES[side.side], 4))
        base = down + 36
        for name in fonts.told_apart(_named(scene, side), room, SMALLEST, is_bold=False):
            shapes.append(TextShape(name, left, base, SMALLEST, "muted"))
            base += _PITCH
        for words in _taken(side):
            shapes.append(line_of_text(words, (left, base, room), SMALLEST, "cream"))
            base += _PITCH
        down += high
    return shapes


def _named(scene: TableScene, side: SideScene) -> tuple[str, ...]:
    """Whose it is, where the score above does not give the same names the same colour."""
    is_known = any(tally.side == side.side and tally.names == side.names for tally in scene.tallies)
    return () if is_known else side.names


def _taken(side: SideScene) -> tuple[str, ...]:
    room = PANEL - 36
    return fonts.in_lines(side.taken, room, SMALLEST, is_bold=False, between=" · ")


def _side_row(scene: TableScene, side: SideScene) -> int:
    return 14 + _PITCH * (len(_named(scene, side)) + len(_taken(side)))


BAND: Final = 78
BUBBLE: Final = 80
"""How high a speech bubble beside a card is."""
OPEN_STEP: Final = 48
"""From one open card to the next: two tens beside each other are to be told apart."""
OPEN_ROW: Final = CHIP.height + 6
_GAP: Final = 8
_ALONG: Final = 6
_BELOW: Final = 5


@dataclass(frozen=True, slots=True)
class _Seat:
    """A seat's side, the left of its plate and the middle of its card, where no hand lies open."""

    side: Side
    plate: int
    x: int
    y: int


_LEFT, _RIGHT = EDGE, WIDTH - EDGE - PANEL
_MIDST = (WIDTH - PANEL) // 2


def _round(bottom: int, left: tuple[int, ...], top: tuple[tuple[int, int, int], ...]) -> tuple[_Seat, ...]:
    """Clockwise from the bottom; at the sides one above the other, at the top each by plate, card and height."""
    sides = [(_Seat("left", _LEFT, 362, y), _Seat("right", _RIGHT, 738, y)) for y in left]
    return (
        _Seat("bottom", _MIDST, 550, bottom), *(one for one, _ in sides), *(_Seat("top", *each) for each in top),
        *(other for _, other in reversed(sides)),
    )  # fmt: skip


_SEATS_BY_NUMBER: Final = {
    2: _round(514, (), ((_MIDST, 550, 236),)),
    3: _round(448, (236,), ()),
    4: _round(514, (375,), ((_MIDST, 550, 236),)),
    5: _round(514, (514,), ((274, 444, 236), (538, 656, 236))),
    6: _round(652, (652, 374), ((_MIDST, 550, 374),)),
    7: _round(930, (930, 652), ((274, 444, 374), (538, 656, 374))),
    8: _round(1224, (1224, 946), ((134, 262, 668), (_MIDST, 550, 668), (710, 838, 668))),
}
"""By the number of seats. Three cards lie side by side in a row: none touches another."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """All seats' spots on a table so high; middle: how far down the middle of the trick is."""

    spots: tuple[Spot, ...]
    height: int
    middle: int


def ground(scene: TableScene) -> SeatPlan:
    """Where everything is: open hands, and what is said beside a card, make the table higher where they need room."""
    return _SeatPlanner(scene).plan()


class _SeatPlanner:
    """Finds the places for one scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._seats = _SEATS_BY_NUMBER[len(scene.seats)]
        lying = {seat for seat, _ in scene.trick.cards}
        self._speaks = [bool(seat.said) and at in lying for at, seat in enumerate(scene.seats)]
        self._tops = sum(seat.side == "top" for seat in self._seats)
        self._along = 4 if self._tops == 1 else _BELOW
        self._has_panels_above = len(self._seats) > 5
        self._drop = max(
            (self._risen(seat) for at, seat in enumerate(scene.seats) if self._side(at) == "top"), default=0
        )

    def plan(self) -> SeatPlan:
        """Everybody's spots: the sides' plates make room for what is below them, and lacking room is added."""
        bottom = self._seats[0].y + self._drop + TABLE.height // 2 + 10 + PLATE
        aside = self._beside_bottom()
        beside = max((seat.y for seat in self._seats if seat.side == "right"), default=0)
        beside += self._drop + TABLE.height // 2
        bottom += max(0, aside + beside + 2 * _GAP - bottom) if aside else 0
        plates, lacking = self._sides(bottom - sides_height(self._scene), bottom - aside)
        bottom += lacking
        spots = tuple(self._spot(at, plates.get(at, 0), bottom) for at in range(len(self._seats)))
        crossing = [seat.y for seat in self._seats]
        middle = (min(crossing) + max(crossing)) // 2 + self._drop
        return SeatPlan(spots, bottom + _GAP + BAND, middle)

    def _side(self, at: int) -> Side:
        return self._seats[at].side

    def _rows(self, seat: SeatScene, most: int) -> int:
        return -(-len(seat.face_up) // most)

    def _risen(self, seat: SeatScene) -> int:
        """How much lower the trick lies for an open hand above it: beside the only plate there, else below each."""
        rows = self._rows(seat, self._along)
        return max(0, rows * OPEN_ROW - (PLATE if self._tops == 1 else 0)) if rows else 0

    def _beside_bottom(self) -> int:
        """How much room is wanted at the right of the bottom plate, from its lower edge up."""
        rows = self._rows(self._scene.seats[0], _ALONG)
        return rows * OPEN_ROW + (BUBBLE + _GAP if self._speaks[0] else 0)

    def _sides(self, left: int, right: int) -> tuple[dict[int, int], int]:
        """How far down each plate at a side is, given the floors, and how much is lacking below."""
        found: dict[int, int] = {}
        lacking = 0
        for side, floor in (("left", left), ("right", right)):
            column = sorted((at for at in range(len(self._seats)) if self._side(at) == side), key=self._wanted)
            ceiling = self._ceiling(side)
            for at, after in zip(column, [*column[1:], None][: len(column)], strict=True):
                limit = floor - (_GAP if floor else 0) if after is None else self._wanted(after) - _GAP
                found[at] = max(ceiling, min(self._wanted(at), limit - self._block(at)))
                ceiling = found[at] + self._block(at) + _GAP
            lacking = max(lacking, ceiling - floor)
        return found, lacking

    def _wanted(self, at: int) -> int:
        return self._seats[at].y + self._drop - PLATE // 2

    def _block(self, at: int) -> int:
        """How high a plate at a side is together with what is said and what lies open below it."""
        rows = self._rows(self._scene.seats[at], _BELOW)
        return PLATE + (_GAP + BUBBLE if self._speaks[at] else 0) + (_GAP + rows * OPEN_ROW if rows else 0)

    def _ceiling(self, side: str) -> int:
        panel = tallies_bottom(self._scene) if side == "right" else contract_bottom(self._scene)
        tops = [at for at in range(len(self._seats)) if self._side(at) == "top"]
        if self._tops == 2 and not self._has_panels_above:
            at = tops[0] if side == "left" else tops[1]
            if self._speaks[at]:
                panel = self._bubble_at_top(at)[3]
        edge = EDGE + PANEL if side == "left" else _RIGHT
        near = [at for at in tops if abs(self._seats[at].x - WIDTH // 2) + TABLE.width // 2 > abs(edge - WIDTH // 2)]
        return max([panel, *(self._seats[at].y + self._drop + TABLE.height // 2 for at in near)]) + _GAP

    def _spot(self, at: int, down: int, bottom: int) -> Spot:
        seat, shown = self._seats[at], self._scene.seats[at]
        card = (seat.x, seat.y + self._drop)
        if seat.side == "top":
            return self._spot_at_top(at, card)
        if seat.side == "bottom":
            plate = (seat.plate, bottom - PLATE)
            left = seat.plate + PANEL + _GAP
            opened = bottom - self._rows(shown, _ALONG) * OPEN_ROW + 6
            low = opened - 6 - _GAP if shown.face_up else bottom
            return Spot("bottom", plate, card, (left, low - BUBBLE, left + PANEL, low), (left, opened), _ALONG)
        below = down + PLATE + _GAP
        bubble = (seat.plate, below, seat.plate + PANEL, below + BUBBLE)
        opened = below + (BUBBLE + _GAP if self._speaks[at] else 0)
        return Spot(seat.side, (seat.plate, down), card, bubble, (seat.plate, opened), _BELOW)

    def _spot_at_top(self, at: int, card: tuple[int, int]) -> Spot:
        seat, shown = self._seats[at], self._scene.seats[at]
        plate = (seat.plate, seat.y - TABLE.height // 2 - 10 - PLATE)
        opened = (plate[0] - 4, plate[1] + PLATE + 6)
        if self._tops == 1 and shown.face_up:
            plate = (_LEFT + PANEL + _GAP, plate[1])
            opened = (plate[0] + PANEL + _GAP, plate[1])
        return Spot("top", plate, card, self._bubble_at_top(at), opened, self._along)

    def _bubble_at_top(self, at: int) -> Box:
        """Above the plate where the corners' panels are higher still; else outside the card."""
        seat = self._seats[at]
        top = seat.y + self._drop - TABLE.height // 2
        if self._has_panels_above:
            down = seat.y - TABLE.height // 2 - 10 - PLATE - _GAP
            return seat.plate, down - BUBBLE, seat.plate + PANEL, down
        near = TABLE.width // 2 + 14
        if self._tops == 1:
            return _LEFT + PANEL + _GAP, top, seat.x - near, top + BUBBLE
        if seat.x < WIDTH // 2:
            top = max(top, contract_bottom(self._scene) + _GAP)
            return seat.x - near - PANEL, top, seat.x - near, top + BUBBLE
        top = max(top, tallies_bottom(self._scene) + _GAP)
        return seat.x + near, top, seat.x + near + PANEL, top + BUBBLE


_DISC: Final = 48
_ASIDE: Final = 124


def lay_table(scene: TableScene) -> Layout:
    laid = ground(scene)
    aside = _aside(scene, laid.height - BAND)
    height = laid.height + (_ASIDE if aside else 0)
    shapes: list[Shape] = [
        BoxShape(110, 46, WIDTH - 220, laid.height - BAND - 86, "felt", 150, "band", 6),
    ]
    lying = {seat for seat, _ in scene.trick.cards}
    if not lying and not any(seat.said for seat in scene.seats):
        shapes += _sheep(scene, laid)
    shapes += lay_contract(scene) + lay_tallies(scene) + lay_sides(scene, laid.height - BAND - 8 - sides_height(scene))
    for number, (seat, spot) in enumerate(zip(scene.seats, laid.spots, strict=True)):
        shapes += lay_plate(number, seat, spot.plate) + _opened(scene, seat, spot)
        if seat.said:
            shapes += (lay_aside if number in lying else lay_bubble)(seat, spot)
    return Layout(WIDTH, height, "rim", (*shapes, *_trick(scene, laid), *aside, *_band(scene, height - BAND)))


def _sheep(scene: TableScene, laid: SeatPlan) -> list[Shape]:
    """The house's own sign in the middle of an empty table, and a word below it."""
    size = 180 if scene.middle else 240
    shapes: list[Shape] = [EmblemShape("sheep", 550 - size // 2, laid.middle - 20 - size * 5 // 8, size, "rim")]
    if scene.middle:
        box = (300, laid.middle + 64, 500)
        shapes.append(line_of_text(scene.middle, box, 42, "cream", align="centre", is_bold=True))
    return shapes


def _opened(scene: TableScene, seat: SeatScene, spot: Spot) -> list[Shape]:
    """Cards of a hand that all may see; those without a ring recede where others have one."""
    left, top = spot.opened
    shapes: list[Shape] = []
    rings = {card: colour for card, colour in ((seat.played, "sky"), (seat.better, "gold")) if card is not None}
    recedes = bool(rings)
    for at, card in enumerate(seat.face_up):
        x, y = left + at % spot.row * OPEN_STEP, top + at // spot.row * OPEN_ROW
        ring = rings.pop(card, "")
        shapes.append(
            CardShape(
                card,
                x,
                y,
                CHIP,
                is_dim=recedes and not ring,
                halo=ring,
                has_shadow=at % spot.row > 0,
                colours=scene.colours,
            )
        )
    return shapes


def _trick(scene: TableScene, laid: SeatPlan) -> list[Shape]:
    """Each seat's card in front of it; a number says when it was played, a ring who has taken the trick."""
    shapes: list[Shape] = []
    for order, (seat, card) in enumerate(scene.trick.cards):
        x, y = laid.spots[seat].card
        left, top = x - TABLE.width // 2, y - TABLE.height // 2
        left += (scene.trick.times_before(order) + 1 - scene.trick.each) * (TABLE.width + _DISC // 2)
        halo = "gold" if scene.trick.is_taker(order) else ""
        shapes.append(CardShape(card, left, top, TABLE, halo=halo, colours=scene.colours))
        badge = (left - 8, top + TABLE.height - _DISC + 4)
        shapes.append(EmblemShape("disc", *badge, _DISC, "band"))
        number = (badge[0], badge[1] + 36, _DISC)
        shapes.append(line_of_text(str(order + 1), number, 34, "cream", align="centre", is_bold=True))
    return shapes


def _aside(scene: TableScene, top: int) -> list[Shape]:
    if not scene.aside:
        return []
    label = line_of_text(scene.aside_label, (22, top + _ASIDE // 2 + 13, 360), 38, "cream", is_bold=True)
    left, step = label.x + label.width + 26, min(OPEN_STEP, (WIDTH - 440) // len(scene.aside))
    cards = [
        CardShape(
            card,
            left + at * step,
            top + (_ASIDE - CHIP.height) // 2,
            CHIP,
            has_shadow=at > 0,
            colours=scene.colours,
        )
        for at, card in enumerate(scene.aside)
    ]
    return [BoxShape(0, top, WIDTH, _ASIDE, "rim"), label, *cards]


def _band(scene: TableScene, top: int) -> list[Shape]:
    status = line_of_text(scene.status, (720, top + 49, 360), 36, "muted", align="right")
    room = (status.x - 46) if status.words else WIDTH - 44
    lines, size = fonts.wrapped(scene.headline, room, (38, SMALLEST), (SMALLEST, SMALLEST))
    bases = (top + 49,) if len(lines) == 1 else (top + 32, top + 68)
    headline = [TextShape(line, 22, base, size, "cream", is_bold=True) for line, base in zip(lines, bases, strict=True)]
    return [BoxShape(0, top, WIDTH, BAND, "band"), *headline, status]
