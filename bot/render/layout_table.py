"""The table: seats around it, the trick in the middle; contract, score and what each side has taken in the corners."""

from typing import Final

from bot.present.scenes import SeatScene, TableScene, Unit
from bot.render import fonts
from bot.render.bubbles import lay_aside, lay_bubble
from bot.render.faces import CHIP, TABLE, suit_colour
from bot.render.grounds import (
    BAND,
    CONTRACT,
    EDGE,
    OPEN_STEP,
    PANEL,
    WIDTH,
    Ground,
    Spot,
    ground,
    side_row,
    sides_height,
    tallies_bottom,
    tally_row,
)
from bot.render.marks import lay_marks
from bot.render.plates import SIDES, lay_plate
from bot.render.shapes import BoxShape, CardShape, EmblemShape, Layout, Shape, TextShape, line_of_text
from engine.cards import Suit

_DISC: Final = 46


def lay_table(scene: TableScene) -> Layout:
    """The table as everybody sees it."""
    laid = ground(scene)
    shapes: list[Shape] = [
        BoxShape(110, 46, WIDTH - 220, laid.height - BAND - 86, "felt", 150, "band", 6),
    ]
    lying = {seat for seat, _ in scene.trick.cards}
    if not lying and not any(seat.said for seat in scene.seats):
        shapes += _sheep(scene, laid)
    shapes += _contract(scene) + _tallies(scene) + _sides(scene, laid.height - BAND - 8 - sides_height(scene))
    for number, (seat, spot) in enumerate(zip(scene.seats, laid.spots, strict=True)):
        shapes += lay_plate(number, seat, spot.plate) + _opened(scene, seat, spot)
        if seat.said:
            shapes += (lay_aside if number in lying else lay_bubble)(seat, spot)
    return Layout(WIDTH, laid.height, "rim", (*shapes, *_trick(scene, laid), *_band(scene, laid.height - BAND)))


def _sheep(scene: TableScene, laid: Ground) -> list[Shape]:
    """The house's own sign in the middle of an empty table, and a word below it."""
    size = 180 if scene.middle else 240
    shapes: list[Shape] = [EmblemShape("sheep", 550 - size // 2, laid.middle - 20 - size * 5 // 8, size, "rim")]
    if scene.middle:
        box = (300, laid.middle + 64, 500)
        shapes.append(line_of_text(scene.middle, box, 42, "cream", align="centre", is_bold=True, least=30))
    return shapes


def _opened(scene: TableScene, seat: SeatScene, spot: Spot) -> list[Shape]:
    """Cards of a hand that all may see; those without a ring recede where others have one."""
    left, top = spot.opened
    shapes: list[Shape] = []
    rings = {card: colour for card, colour in ((seat.played, "red"), (seat.better, "gold")) if card is not None}
    recedes = bool(rings)
    for at, card in enumerate(seat.face_up):
        x, y = left + at % spot.row * OPEN_STEP, top + at // spot.row * (CHIP.height + 6)
        ring = rings.pop(card, "")
        shapes.append(
            CardShape(card, x, y, CHIP, is_dim=recedes and not ring, halo=ring, four_colour=scene.four_colour)
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
        number = (badge[0], badge[1] + 34, _DISC)
        shapes.append(line_of_text(str(order + 1), number, 31, "cream", align="centre", is_bold=True))
    return shapes


def _contract(scene: TableScene) -> list[Shape]:
    """What is played, in the upper left corner: the trump's sign as large as a card's, words beside it.

    Where the words find no room beside so large a sign, it is smaller and they stand below.
    """
    if scene.trump is None and not scene.contract:
        return []
    is_short = ", " not in scene.contract
    if scene.trump is None and is_short and (words := _words(scene, EDGE + 16, PANEL - 32, 98)):
        return [_panel(98), *words]
    if scene.trump is None:
        return [_panel(CONTRACT), *_below(scene, EDGE + 16)]
    if words := _words(scene, EDGE + 132, PANEL - 142, CONTRACT):
        return [_panel(CONTRACT), *_sign(scene, scene.trump, 108, 86), *words]
    panel = _panel(CONTRACT if scene.maker or not is_short else 84)
    return [panel, *_sign(scene, scene.trump, 56, 44), *_below(scene, EDGE + 80)]


def _panel(high: int) -> BoxShape:
    return BoxShape(EDGE, EDGE, PANEL, high, "band", 16)


def _sign(scene: TableScene, trump: Suit, size: int, inner: int) -> list[Shape]:
    """The trump's sign on a scrap of paper."""
    edge = EDGE + 12 + (size - inner) // 2
    colour = suit_colour(trump, scene.four_colour)
    paper = BoxShape(EDGE + 12, EDGE + 12, size, size, "paper", 14)
    return [paper, EmblemShape(trump.letter, edge, edge, inner, colour)]


def _words(scene: TableScene, left: int, room: int, high: int) -> list[TextShape]:
    """What is played and, below, by whom; nothing where there is no room for all of it."""
    base = high // 2 - 4 if scene.maker else high // 2 + 14
    lines = [
        line_of_text(scene.contract, (left, EDGE + base, room), 44, "cream", is_bold=True, least=26),
        line_of_text(scene.maker, (left, EDGE + base + 40, room), 30, "gold", least=24),
    ]
    is_whole = lines[0].words == fonts.tidy(scene.contract) and (
        high < CONTRACT or lines[1].words == fonts.tidy(scene.maker)
    )
    return [line for line in lines if line.words] if is_whole else []


def _below(scene: TableScene, left: int) -> list[TextShape]:
    """The game, beside a small sign if there is one, what goes along with it, and who plays it: four lines at most."""
    game, _, along = scene.contract.partition(", ")
    edge, room = EDGE + 16, PANEL - 32
    words, size = fonts.wrapped(game, edge + room - left, (36, 28), (29, 22))
    more, less = fonts.wrapped(along, room, (26, 22), (26, 22)) if along else ((), 0)
    bases = (EDGE + 51,) if len(words) == 1 and len(more) < 2 else (EDGE + 38, EDGE + 67)
    lines = [TextShape(line, left, base, size, "cream", is_bold=True) for line, base in zip(words, bases, strict=False)]
    for line, base in zip(more, (EDGE + 95,) if len(more) == 1 else (EDGE + 70, EDGE + 97), strict=False):
        lines.append(line_of_text(line, (edge, base, room), less, "cream"))
    lines.append(line_of_text(scene.maker, (edge, EDGE + (124 if along else 106), room), 27, "gold", least=24))
    return [line for line in lines if line.words]


def _tallies(scene: TableScene) -> list[Shape]:
    """The running score in the upper right corner; what the names leave of its width is for the marks."""
    if not scene.tallies:
        return []
    row, left, right = tally_row(scene), WIDTH - EDGE - PANEL, WIDTH - EDGE - 14
    start = left + (24 if any(tally.side is not None for tally in scene.tallies) else 14)
    longest = 156 if scene.unit is Unit.NUMBERS else 140
    tops = [EDGE + 6 + at * row for at in range(len(scene.tallies))]
    names = [
        _names(tally.names, (start, top, longest, row), "ink") for tally, top in zip(scene.tallies, tops, strict=True)
    ]
    across = max(each.width for column in names for each in column) + 12
    shapes: list[Shape] = [BoxShape(left, EDGE, PANEL, tallies_bottom(scene) - EDGE, "sheet", 14)]
    for at, (tally, top) in enumerate(zip(scene.tallies, tops, strict=True)):
        if tally.side is not None:
            shapes.append(BoxShape(left + 8, top + 6, 8, row - 12, SIDES[tally.side], 4))
        area = (start + across, top + 4, right - start - across, row - 8)
        shapes += [*names[at], *lay_marks(tally.score, scene.unit, area, "pen", seed=at)]
    return shapes


def _names(names: tuple[str, ...], area: tuple[int, int, int, int], colour: str) -> list[TextShape]:
    """Partners one below the other, so that each has the whole width."""
    left, top, wide, high = area
    pitch = 33
    base = top + high // 2 + 10 - (len(names) - 1) * pitch // 2
    size = 28 if high > 32 else 25
    return [
        line_of_text(name, (left, base + at * pitch, wide), size, colour, least=22) for at, name in enumerate(names)
    ]


def _sides(scene: TableScene, top: int) -> list[Shape]:
    """What each side has taken in this deal, in the lower left corner."""
    if not scene.sides:
        return []
    shapes: list[Shape] = [BoxShape(EDGE, top, PANEL, sides_height(scene), "band", 16)]
    left, down, room = EDGE + 28, top + 6, PANEL - 40
    for side in scene.sides:
        high = side_row(len(side.names))
        shapes.append(BoxShape(EDGE + 9, down + 8, 9, high - 16, SIDES[side.side], 4))
        for at, name in enumerate(side.names):
            shapes.append(line_of_text(name, (left, down + 31 + at * 31, room), 26, "muted", least=23))
        shapes.append(line_of_text(side.taken, (left, down + high - 12, room + 6), 26, "cream", least=20))
        down += high
    return shapes


def _band(scene: TableScene, top: int) -> list[Shape]:
    status = line_of_text(scene.status, (720, top + 41, 360), 30, "muted", align="right", least=24)
    room = (status.x - 50) if status.words else WIDTH - 44
    lines, size = fonts.wrapped(scene.headline, room, (34, 30), (26, 22))
    bases = (top + 42,) if len(lines) == 1 else (top + 27, top + 53)
    headline = [TextShape(line, 22, base, size, "cream", is_bold=True) for line, base in zip(lines, bases, strict=True)]
    return [BoxShape(0, top, WIDTH, BAND, "band"), *headline, status]
