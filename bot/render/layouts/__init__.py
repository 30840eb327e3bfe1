"""Scenes in, placed shapes out: the order of cards; every other picture has a file of its own."""

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
from bot.render import fonts
from bot.render.faces import CHIP
from bot.render.layouts.hand import lay_hand
from bot.render.layouts.ledger import lay_ledger
from bot.render.layouts.match import lay_match
from bot.render.layouts.result import lay_result
from bot.render.layouts.sheet import lay_sheet
from bot.render.layouts.standings import lay_standings, lay_totals
from bot.render.layouts.stats import lay_stats
from bot.render.layouts.table import lay_table
from bot.render.shapes import WIDTH, CardShape, Layout, Shape, line_of_text

_MARGIN: Final = 20


@singledispatch
def lay_out(scene: Scene) -> Layout:
    """Where everything in a scene's picture stands."""
    raise TypeError(type(scene))


lay_out.register(HandScene)(lay_hand)
lay_out.register(TableScene)(lay_table)
lay_out.register(SheetScene)(lay_sheet)
lay_out.register(LedgerScene)(lay_ledger)
lay_out.register(MatchScene)(lay_match)
lay_out.register(StandingsScene)(lay_standings)
lay_out.register(TotalsScene)(lay_totals)
lay_out.register(StatsScene)(lay_stats)
lay_out.register(ResultScene)(lay_result)


@lay_out.register
def lay_order(scene: OrderScene) -> Layout:
    """Rows of small cards from high to low, each under its label."""
    shapes: list[Shape] = [line_of_text(scene.title, (_MARGIN + 8, 58, WIDTH - 56), 40, "cream", is_bold=True)]
    y, step = 84, CHIP.width + 8
    most = (WIDTH - 2 * _MARGIN) // step
    for row in scene.rows:
        for line in fonts.in_lines(row.label, WIDTH - 56, 34, is_bold=False, between=" · "):
            shapes.append(line_of_text(line, (_MARGIN + 8, y + 30, WIDTH - 56), 34, "muted"))
            y += 46
        for at, card in enumerate(row.cards):
            left, down = _MARGIN + 8 + at % most * step, at // most * (CHIP.height + 8)
            shapes.append(CardShape(card, left, y + down, CHIP, colours=scene.colours))
        y += -(-len(row.cards) // most) * (CHIP.height + 8) + 10
    return Layout(WIDTH, y + 12, "felt", tuple(shapes))
