"""Scenes in, placed shapes out: a player's hand and the order of cards; tables and sheets have files of their own."""

from functools import singledispatch
from typing import Final

from bot.present.scenes import (
    HandScene,
    LedgerScene,
    MatchScene,
    OrderScene,
    ResultScene,
    Scene,
    SheetScene,
    StandingsScene,
    StatsScene,
    TableScene,
    TotalsScene,
)
from bot.render.faces import CHIP, HAND, STRIPS, Size, suit_colour
from bot.render.layout_ledger import lay_ledger
from bot.render.layout_match import lay_match
from bot.render.layout_result import lay_result
from bot.render.layout_sheet import lay_sheet
from bot.render.layout_standings import lay_standings
from bot.render.layout_stats import lay_stats
from bot.render.layout_table import lay_table
from bot.render.layout_totals import lay_totals
from bot.render.shapes import BoxShape, CardShape, EmblemShape, Layout, Shape, line_of_text

WIDTH: Final = 1100
MARGIN: Final = 20
LIFT: Final = 36
_HEAD: Final = 68
_GAP: Final = 10
_ASIDE: Final = 124


@singledispatch
def lay_out(scene: Scene) -> Layout:
    """Where everything in a scene's picture stands."""
    raise TypeError(type(scene))


lay_out.register(TableScene)(lay_table)
lay_out.register(SheetScene)(lay_sheet)
lay_out.register(LedgerScene)(lay_ledger)
lay_out.register(MatchScene)(lay_match)
lay_out.register(StandingsScene)(lay_standings)
lay_out.register(TotalsScene)(lay_totals)
lay_out.register(StatsScene)(lay_stats)
lay_out.register(ResultScene)(lay_result)


@lay_out.register
def lay_hand(scene: HandScene) -> Layout:
    """The cards in a row that overlaps as much as it must, playable ones lifted, all corners free to be read."""
    shapes: list[Shape] = []
    top = MARGIN
    if scene.title or scene.badge or scene.trump is not None:
        shapes += _head(scene)
        top = _HEAD + 8
    lift = LIFT if scene.playable else 0
    shapes += _row(scene, top + lift)
    height = top + lift + HAND.height + MARGIN
    if scene.aside:
        shapes += _aside(scene, height - 4)
        height += _ASIDE
    return Layout(WIDTH, height, "felt", tuple(shapes))


def _head(scene: HandScene) -> list[Shape]:
    shapes: list[Shape] = [BoxShape(0, 0, WIDTH, _HEAD - 8, "band")]
    right = WIDTH - MARGIN
    if scene.trump is not None:
        shapes.append(BoxShape(right - 48, 6, 48, 48, "paper", 10))
        colour = suit_colour(scene.trump, scene.four_colour)
        shapes.append(EmblemShape(scene.trump.letter, right - 43, 11, 38, colour))
        right -= 60
    badge = line_of_text(scene.badge, (right - 380, 42, 380), 32, "gold", align="right", is_bold=True, least=24)
    shapes.append(badge)
    room = badge.x - MARGIN - 24 if badge.words else right - MARGIN - 24
    shapes.append(line_of_text(scene.title, (MARGIN + 4, 42, room), 32, "cream", is_bold=True, least=24))
    return shapes


def spread(count: int, size: Size, room: int, most: int) -> list[int]:
    """The left edges of so many cards in a row: side by side where there is room, else evenly overlapped, centred."""
    step = min(most, (room - size.width) // (count - 1)) if count > 1 else 0
    start = (room - size.width - step * (count - 1)) // 2
    return [start + step * at for at in range(count)]


def _row(scene: HandScene, top: int) -> list[Shape]:
    lefts = [MARGIN + left for left in spread(len(scene.cards), HAND, WIDTH - 2 * MARGIN, HAND.width + _GAP)]
    may = [scene.playable is not None and card in scene.playable for card in scene.cards]
    shapes: list[Shape] = []
    for at, (card, left) in enumerate(zip(scene.cards, lefts, strict=True)):
        is_dim = bool(scene.playable) and not may[at]
        is_covered = at + 1 < len(lefts) and may[at] == may[at + 1] and lefts[at + 1] < left + HAND.width
        shown = lefts[at + 1] - left + HAND.radius if is_covered else 0
        down = top - LIFT if may[at] else top
        overlaps = at > 0 and lefts[at - 1] + HAND.width > left
        strip = _strip(lefts[at + 1] - left) if at + 1 < len(lefts) else 0
        shapes.append(CardShape(card, left, down, HAND, is_dim, "", overlaps, shown, strip, scene.four_colour))
    return shapes


def _strip(seen: int) -> int:
    """How much room a card's art has where the next one begins so far to the right; nought for all of the card."""
    return 0 if seen > HAND.width - 2 * HAND.radius else next((each for each in STRIPS if each <= seen), STRIPS[-1])


def _aside(scene: HandScene, top: int) -> list[Shape]:
    label = line_of_text(scene.aside_label, (MARGIN + 4, top + 66, 420), 32, "cream", is_bold=True, least=26)
    left = MARGIN + 4 + (label.width + 24 if label.words else 0)
    step = min(CHIP.width + 8, (WIDTH - MARGIN - left - CHIP.width) // max(1, len(scene.aside) - 1))
    cards = [
        CardShape(card, left + at * step, top + 4, CHIP, four_colour=scene.four_colour)
        for at, card in enumerate(scene.aside)
    ]
    return [label, *cards]


@lay_out.register
def lay_order(scene: OrderScene) -> Layout:
    """Rows of small cards from high to low, each under its label."""
    shapes: list[Shape] = [line_of_text(scene.title, (MARGIN + 8, 58, WIDTH - 56), 38, "cream", is_bold=True, least=26)]
    y, step = 84, CHIP.width + 8
    most = (WIDTH - 2 * MARGIN) // step
    for row in scene.rows:
        shapes.append(line_of_text(row.label, (MARGIN + 8, y + 30, WIDTH - 56), 28, "muted", least=22))
        y += 46
        for at, card in enumerate(row.cards):
            left, down = MARGIN + 8 + at % most * step, at // most * (CHIP.height + 8)
            shapes.append(CardShape(card, left, y + down, CHIP, four_colour=scene.four_colour))
        y += -(-len(row.cards) // most) * (CHIP.height + 8) + 10
    return Layout(WIDTH, y + 12, "felt", tuple(shapes))
