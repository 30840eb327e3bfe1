"""Where everybody sits and where their things lie: plates and cards around the trick, open hands, speech bubbles."""

from dataclasses import dataclass
from typing import Final

from bot.present.scenes import SeatScene, TableScene
from bot.render.bubbles import Box, Side, Spot
from bot.render.corners import EDGE, contract_bottom, sides_height, tallies_bottom
from bot.render.faces import CHIP, TABLE
from bot.render.plates import PANEL, PLATE
from bot.render.shapes import WIDTH

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


_GROUNDS: Final = {
    3: _round(448, (236,), ()),
    4: _round(514, (375,), ((_MIDST, 550, 236),)),
    5: _round(514, (514,), ((274, 444, 236), (538, 656, 236))),
    6: _round(652, (652, 374), ((_MIDST, 550, 374),)),
    7: _round(930, (930, 652), ((274, 444, 374), (538, 656, 374))),
    8: _round(1224, (1224, 946), ((134, 262, 668), (_MIDST, 550, 668), (710, 838, 668))),
}
"""By the number of seats. Three cards lie side by side in a row: none touches another."""


@dataclass(frozen=True, slots=True)
class Ground:
    """All seats' spots on a table so high; middle: how far down the middle of the trick is."""

    spots: tuple[Spot, ...]
    height: int
    middle: int


def ground(scene: TableScene) -> Ground:
    """Where everything is: open hands, and what is said beside a card, make the table higher where they need room."""
    return _Surveyor(scene).survey()


class _Surveyor:
    """Finds the places for one scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._seats = _GROUNDS[len(scene.seats)]
        lying = {seat for seat, _ in scene.trick.cards}
        self._speaks = [bool(seat.said) and at in lying for at, seat in enumerate(scene.seats)]
        self._tops = sum(seat.side == "top" for seat in self._seats)
        self._along = 4 if self._tops == 1 else _BELOW
        self._has_panels_above = len(self._seats) > 5
        self._drop = max(
            (self._risen(seat) for at, seat in enumerate(scene.seats) if self._side(at) == "top"), default=0
        )

    def survey(self) -> Ground:
        """Everybody's spots: the sides' plates make room for what is below them, and lacking room is added."""
        bottom = self._seats[0].y + self._drop + TABLE.height // 2 + 10 + PLATE
        aside = self._beside_bottom()
        beside = max(seat.y for seat in self._seats if seat.side == "right") + self._drop + TABLE.height // 2
        bottom += max(0, aside + beside + 2 * _GAP - bottom) if aside else 0
        plates, lacking = self._sides(bottom - sides_height(self._scene), bottom - aside)
        bottom += lacking
        spots = tuple(self._spot(at, plates.get(at, 0), bottom) for at in range(len(self._seats)))
        crossing = [seat.y for seat in self._seats]
        middle = (min(crossing) + max(crossing)) // 2 + self._drop
        return Ground(spots, bottom + _GAP + BAND, middle)

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
            for at, after in zip(column, [*column[1:], None], strict=True):
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
