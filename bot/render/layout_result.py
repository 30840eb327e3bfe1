"""The end of a deal: what was played, who won and why, the bar that decided it, and what everybody has of it."""

from dataclasses import replace
from typing import Final

from bot.present.scenes import BarScene, GainScene, ResultScene, ShareScene
from bot.render import fonts
from bot.render.faces import suit_colour
from bot.render.shapes import Align, BoxShape, EmblemShape, Layout, Shape, line_of_text

WIDTH: Final = 1100
_MARGIN: Final = 40
_ROOM: Final = WIDTH - 2 * _MARGIN
_BAND: Final = 104
_BAR: Final = 60
_ROW: Final = 58
_PLATE: Final = 148
_GAP: Final = 14
_IN_A_ROW: Final = 5
_SHEEP: Final = 600
_SIDES: Final = ("amber", "sea")
_COLOURS: Final = ("gold", "sky", "amber", "sea", "muted")


def lay_result(scene: ResultScene) -> Layout:
    """From the contract at the top to everybody's plus and minus at the bottom."""
    shapes: list[Shape] = _band(scene)
    headline, y = _headline(scene.headline, _BAND + 26, 96 if scene.is_shameful else 60)
    shapes += headline
    if scene.is_shameful:
        shapes.append(EmblemShape("sheep", (WIDTH - _SHEEP) // 2, y, _SHEEP, "cream"))
        y += _SHEEP + 6
    size = 34 if len(wrapped(scene.why, 34, _ROOM)) < 3 else 30
    for line in wrapped(scene.why, size, _ROOM):
        shapes.append(line_of_text(line, (_MARGIN, y + 34, _ROOM), size, "cream", align="centre", least=24))
        y += size + 12
    y += 26
    if scene.bar is not None:
        bar = _split(scene.bar, y) if len(scene.bar.shares) == 2 else _each(scene.bar, y)
        shapes += bar[0]
        y = bar[1]
    plates, y = _gains(scene.gains, y) if scene.gains else ([], y)
    return Layout(WIDTH, y + 26, "felt", (*shapes, *plates))


def _headline(words: str, top: int, size: int) -> tuple[list[Shape], int]:
    """Who won: as large as fits in one line, else in two; and where it ends."""
    fitted, used = fonts.fit(words, _ROOM, size, 44, is_bold=True)
    lines = [fitted] if fitted == fonts.tidy(words) else wrapped(words, used, _ROOM, is_bold=True)
    shapes: list[Shape] = [
        line_of_text(line, (_MARGIN, top + used + at * (used + 12), _ROOM), used, "cream", align="centre", is_bold=True)
        for at, line in enumerate(lines)
    ]
    return shapes, top + len(lines) * (used + 12) + 8


def wrapped(words: str, size: int, room: int, *, is_bold: bool = False) -> list[str]:
    """The words in lines that fit, broken between words and as even as may be."""
    if not words:
        return []
    lines, even = len(_broken(words, size, room, is_bold=is_bold)), room
    while even > room // 2 and len(_broken(words, size, even - room // 20, is_bold=is_bold)) == lines > 1:
        even -= room // 20
    return _broken(words, size, even, is_bold=is_bold)


def _broken(words: str, size: int, room: int, *, is_bold: bool) -> list[str]:
    found = [""]
    for word in words.split():
        longer = f"{found[-1]} {word}".strip()
        if found[-1] and fonts.width(fonts.tidy(longer), size, is_bold) > room:
            found.append(word)
        else:
            found[-1] = longer
    return found


def _band(scene: ResultScene) -> list[Shape]:
    """What was played and by whom, and at the right the game."""
    shapes: list[Shape] = [BoxShape(0, 0, WIDTH, _BAND, "band")]
    left = _MARGIN
    if scene.trump is not None:
        shapes.append(BoxShape(left, 14, 76, 76, "paper", 12))
        colour = suit_colour(scene.trump, scene.four_colour)
        shapes.append(EmblemShape(scene.trump.letter, left + 9, 23, 58, colour))
        left += 96
    if not scene.contract:
        return [*shapes, line_of_text(scene.title, (left, 66, _ROOM), 42, "cream", is_bold=True, least=26)]
    title = line_of_text(scene.title, (WIDTH - _MARGIN - 420, 46, 420), 32, "muted", align="right", least=24)
    room = WIDTH - _MARGIN - left
    base = 48 if scene.maker else 66
    shapes.append(
        line_of_text(scene.contract, (left, base, room - title.width - 24), 42, "cream", is_bold=True, least=26)
    )
    shapes.append(line_of_text(scene.maker, (left, 90, room), 34, "gold", least=26))
    return [*shapes, title]


def _split(bar: BarScene, top: int) -> tuple[list[Shape], int]:
    """One bar from one side's end to the other's; what stands at a mark is written below it."""
    first, second = bar.shares
    total = max(1, first.amount + second.amount)
    cut = _ROOM * first.amount // total
    shapes: list[Shape] = []
    for place, share in enumerate(bar.shares):
        shapes += _share(share, top, is_best=place in bar.best, is_right=place == 1)
    y = top + 72
    colours = [
        _SIDES[share.side] if share.side is not None else _SIDES[place] for place, share in enumerate(bar.shares)
    ]
    shapes.append(BoxShape(_MARGIN - 5, y - 5, _ROOM + 10, _BAR + 10, "band", 14))
    shapes.append(BoxShape(_MARGIN, y, _ROOM, _BAR, colours[1]))
    if cut:
        shapes.append(BoxShape(_MARGIN, y, cut, _BAR, colours[0]))
    for at, words in bar.marks:
        x = _MARGIN + _ROOM * at // total
        is_reached = first.amount >= at
        shapes.append(BoxShape(x - 2, y - 5, 4, _BAR + 18, "cream" if is_reached else "ink"))
        colour = "gold" if is_reached else "cream"
        shapes.append(line_of_text(words, (x - 60, y + _BAR + 46, 120), 34, colour, align="centre", is_bold=is_reached))
    label = line_of_text(bar.label, (_MARGIN, y + _BAR + 46, 300), 30, "muted")
    first_mark = _MARGIN + _ROOM * min((at for at, _ in bar.marks), default=total) // total
    if label.x + label.width + 60 > first_mark:
        label = replace(label, y=label.y + 44)
    return [*shapes, label], label.y + 30


def _share(share: ShareScene, top: int, *, is_best: bool, is_right: bool) -> list[Shape]:
    """A side's amount at its end of the bar, and beside it the names, one below the other."""
    align: Align = "right" if is_right else "left"
    half = _ROOM // 2 - 16
    edge = WIDTH - _MARGIN - half if is_right else _MARGIN
    colour = "gold" if is_best else "cream"
    number = line_of_text(str(share.amount), (edge, top + 52, half), 60, colour, align=align, is_bold=True)
    room = half - number.width - 18
    left = edge if is_right else edge + number.width + 18
    size, first = (34, top + 48) if len(share.names) == 1 else (30, top + 20)
    lines = [
        line_of_text(name, (left, first + at * 36, room), size, "cream", align=align, least=24)
        for at, name in enumerate(share.names)
    ]
    return [number, *lines]


def _each(bar: BarScene, top: int) -> tuple[list[Shape], int]:
    """A bar for each player, for who plays alone."""
    most = max(1, *(share.amount for share in bar.shares))
    shapes: list[Shape] = [line_of_text(bar.label, (_MARGIN, top + 26, _ROOM), 30, "muted")]
    y = top + 44
    for place, share in enumerate(bar.shares):
        is_best = place in bar.best
        colour = "gold" if is_best else "cream"
        wide = (_ROOM - 460) * share.amount // most
        shapes += [
            line_of_text(share.names[0], (_MARGIN, y + 40, 340), 34, colour, is_bold=is_best, least=24),
            BoxShape(_MARGIN + 350, y + 6, max(4, wide), _ROW - 14, "gold" if is_best else "sea"),
            line_of_text(str(share.amount), (_MARGIN + 364 + wide, y + 42, 100), 40, colour, is_bold=True),
        ]
        y += _ROW
    return shapes, y + 22


def _gains(gains: tuple[GainScene, ...], top: int) -> tuple[list[Shape], int]:
    """A plate for each player: the name, and large what the deal was for them."""
    shapes: list[Shape] = []
    rows = -(-len(gains) // _IN_A_ROW)
    in_a_row = -(-len(gains) // rows)
    wide = (_ROOM - (in_a_row - 1) * _GAP) // in_a_row
    high = _PLATE if any(each.gain for each in gains) else 72
    for place, each in enumerate(gains):
        x = _MARGIN + place % in_a_row * (wide + _GAP)
        y = top + place // in_a_row * (high + _GAP)
        shapes += _plate(each, x, y, wide, high)
    return shapes, top + rows * (high + _GAP) - _GAP


def _plate(each: GainScene, x: int, y: int, wide: int, high: int) -> list[Shape]:
    edge = "gold" if each.is_winner else "band"
    shapes: list[Shape] = [BoxShape(x, y, wide, high, "band", 18, edge, 5)]
    left = x + 20
    if each.side is not None:
        shapes.append(BoxShape(x + 12, y + 18, 9, high - 36, _SIDES[each.side], 4))
        left += 12
    room = x + wide - 14 - left
    shapes.append(line_of_text(each.name, (left, y + 48, room), 34, "cream", is_bold=True, least=25))
    if not each.gain:
        return shapes
    colour = "gold" if each.is_winner and each.gain != "0" else "cream"
    size = 64 if each.gain[-1:].isdigit() else 44
    if each.is_declarer:
        shapes.append(EmblemShape("crown", x + wide - 54, y + high - 58, 38, "gold"))
        room -= 46
    shapes.append(line_of_text(each.gain, (left, y + 118, room), size, colour, is_bold=True, least=26))
    return shapes
