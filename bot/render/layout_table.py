"""The table: seats around it, the trick in the middle; contract, score and what each side has taken in the corners."""

from typing import Final

from bot.present.scenes import SeatScene, TableScene
from bot.render import fonts
from bot.render.bubbles import Spot, lay_aside, lay_bubble
from bot.render.corners import lay_contract, lay_sides, lay_tallies, sides_height
from bot.render.faces import CHIP, TABLE
from bot.render.grounds import BAND, OPEN_ROW, OPEN_STEP, Ground, ground
from bot.render.plates import lay_plate
from bot.render.shapes import SMALLEST, WIDTH, BoxShape, CardShape, EmblemShape, Layout, Shape, TextShape, line_of_text

_DISC: Final = 48
_ASIDE: Final = 124


def lay_table(scene: TableScene) -> Layout:
    """The table as everybody sees it."""
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


def _sheep(scene: TableScene, laid: Ground) -> list[Shape]:
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
    rings = {card: colour for card, colour in ((seat.played, "red"), (seat.better, "gold")) if card is not None}
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
                four_colour=scene.four_colour,
            )
        )
    return shapes


def _trick(scene: TableScene, laid: Ground) -> list[Shape]:
    """Each seat's card in front of it; a number says when it was played, a ring who has taken the trick."""
    shapes: list[Shape] = []
    for order, (seat, card) in enumerate(scene.trick.cards):
        x, y = laid.spots[seat].card
        left, top = x - TABLE.width // 2, y - TABLE.height // 2
        halo = "gold" if seat == scene.trick.winner else ""
        shapes.append(CardShape(card, left, top, TABLE, halo=halo, four_colour=scene.four_colour))
        badge = (left - 8, top + TABLE.height - _DISC + 4)
        shapes.append(EmblemShape("disc", *badge, _DISC, "band"))
        number = (badge[0], badge[1] + 36, _DISC)
        shapes.append(line_of_text(str(order + 1), number, 34, "cream", align="centre", is_bold=True))
    return shapes


def _aside(scene: TableScene, top: int) -> list[Shape]:
    """Cards that nobody holds, above the headline."""
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
            four_colour=scene.four_colour,
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
