"""The table's corners: at the upper left what is played, at the right the score, at the lower left what was taken."""

from typing import Final

from bot.present.scenes import SideScene, TableScene, Unit
from bot.render import fonts
from bot.render.faces import suit_colour
from bot.render.palette import DECLARER, SIDES
from bot.render.plates import PANEL
from bot.render.shapes import SMALLEST, WIDTH, BoxShape, EmblemShape, Shape, TextShape, lay_marks, line_of_text

EDGE: Final = 10
_SCORE: Final = {3: 264, 4: 320, 5: 288, 6: 264, 7: 288, 8: 320}
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
        colour = suit_colour(scene.trump, scene.four_colour)
        shapes.append(BoxShape(left - 2, down + 2, _SIGN, _SIGN, "paper", 12))
        shapes.append(EmblemShape(scene.trump.letter, left + 6, down + 10, _SIGN - 16, colour))
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
    """How far down that panel reaches."""
    return next((each.y + each.height for each in lay_contract(scene) if isinstance(each, BoxShape)), EDGE)


def tally_row(scene: TableScene) -> int:
    """How high one row of the running score is."""
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
            shapes.append(BoxShape(left + 8, top + 6, 8, row - 12, SIDES[tally.side], 4))
        area = (names_end, top + 2, right - names_end, row - 4)
        shapes += [*names[at], *lay_marks(tally.score, scene.unit, area, "pen", seed=at)]
    return shapes


def _names(names: list[str], left: int, top: int, high: int) -> list[TextShape]:
    """Partners one below the other, so that each has the whole width."""
    base = top + high // 2 + 12 - (len(names) - 1) * _PITCH // 2
    return [TextShape(name, left, base + at * _PITCH, SMALLEST, "ink") for at, name in enumerate(names)]


def sides_height(scene: TableScene) -> int:
    """How high the panel with what each side has taken is."""
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
    """Tricks and points, one below the other where both do not stand in one line."""
    room = PANEL - 36
    return fonts.in_lines(side.taken, room, SMALLEST, is_bold=False, between=" · ")


def _side_row(scene: TableScene, side: SideScene) -> int:
    return 14 + _PITCH * (len(_named(scene, side)) + len(_taken(side)))
