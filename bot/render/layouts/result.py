"""The end of a deal: what was played, who won and why, the bar that decided it, and what everybody has of it."""

from dataclasses import replace
from typing import Final

from bot.present.scenes import BarScene, GainScene, ResultScene, ShareScene
from bot.render import fonts
from bot.render.palette import DECLARER, SIDES, WINNER
from bot.render.shapes import SMALLEST, WIDTH, Align, BoxShape, EmblemShape, Layout, Shape, line_of_text, suit_sign

_MARGIN: Final = 40
_ROOM: Final = WIDTH - 2 * _MARGIN
_BAND: Final = 104
_BAR: Final = 60
_BETWEEN: Final = 6
"""How far the two parts of a bar are apart."""
_ROW: Final = 58
_PLATE: Final = 148
_GAP: Final = 14
_IN_A_ROW: Final = 5
_SHEEP: Final = 600
_CROWN: Final = 460


def lay_result(scene: ResultScene) -> Layout:
    """From the contract at the top to everybody's plus and minus at the bottom."""
    shapes: list[Shape] = _band(scene)
    y = _BAND + 26
    if scene.victory:
        won, y = _victory(scene, y)
        shapes += won
    headline, y = _headline(scene.headline, y, 96 if scene.is_shameful else 60)
    shapes += headline
    if scene.is_shameful:
        shapes.append(EmblemShape("sheep", (WIDTH - _SHEEP) // 2, y, _SHEEP, "cream"))
        y += _SHEEP + 6
    for line in fonts.in_lines(scene.why, _ROOM, 34, is_bold=False):
        shapes.append(line_of_text(line, (_MARGIN, y + 34, _ROOM), 34, "cream", align="centre"))
        y += 46
    y += 26
    if scene.bar is not None:
        bar = _split(scene.bar, y) if len(scene.bar.shares) == 2 else _each(scene.bar, y)
        shapes += bar[0]
        y = bar[1]
    plates, y = _gains(scene.gains, y) if scene.gains else ([], y)
    return Layout(WIDTH, y + 26, "felt", (*shapes, *plates))


def _victory(scene: ResultScene, top: int) -> tuple[list[Shape], int]:
    """Who has won the whole game, under a crown as large as the picture takes, and how it ended."""
    shapes: list[Shape] = [EmblemShape(WINNER, (WIDTH - _CROWN) // 2, top - 10, _CROWN, "gold")]
    words, y = _headline(scene.victory, top + _CROWN - 20, 84, "gold")
    shapes += words
    if scene.final:
        shapes.append(line_of_text(scene.final, (_MARGIN, y + 62, _ROOM), 68, "cream", align="centre", is_bold=True))
        y += 86
    return [*shapes, BoxShape(_MARGIN, y + 6, _ROOM, 3, "rim")], y + 24


def _headline(words: str, top: int, size: int, colour: str = "cream") -> tuple[list[Shape], int]:
    """Who won: as large as fits in one line, else in two; and where it ends."""
    fitted, used = fonts.fit(words, _ROOM, size, 44, is_bold=True)
    lines = [fitted] if fitted == fonts.tidy(words) else wrapped(words, used, _ROOM, is_bold=True)
    shapes: list[Shape] = [
        line_of_text(line, (_MARGIN, top + used + at * (used + 12), _ROOM), used, colour, align="centre", is_bold=True)
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
    shapes: list[Shape] = [BoxShape(0, 0, WIDTH, _BAND, "band")]
    left = _MARGIN
    if scene.trump is not None:
        shapes.append(BoxShape(left, 14, 76, 76, "paper", 12))
        shapes.append(suit_sign(scene.trump, scene.colours, (left + 9, 23), 58))
        left += 96
    if not scene.contract:
        return [*shapes, line_of_text(scene.title, (left, 66, _ROOM), 42, "cream", is_bold=True)]
    title = line_of_text(scene.title, (WIDTH - _MARGIN - 460, 46, 460), 36, "muted", align="right")
    room = WIDTH - _MARGIN - left
    base = 48 if scene.maker else 66
    shapes.append(line_of_text(scene.contract, (left, base, room - title.width - 24), 42, "cream", is_bold=True))
    if scene.maker:
        shapes.append(EmblemShape(DECLARER, left, 62, 32, "gold"))
        shapes.append(line_of_text(scene.maker, (left + 42, 91, room - 42), 36, "gold"))
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
    colours = [SIDES[share.side] if share.side is not None else SIDES[place] for place, share in enumerate(bar.shares)]
    shapes.append(BoxShape(_MARGIN - 5, y - 5, _ROOM + 10, _BAR + 10, "band", 14))
    starts = 0, min(_ROOM, cut + _BETWEEN) if cut else 0
    for colour, start, end in zip(colours, starts, (cut, _ROOM), strict=True):
        if end > start:
            shapes.append(BoxShape(_MARGIN + start, y, end - start, _BAR, colour))
    for at, words in bar.marks:
        x = _MARGIN + _ROOM * at // total
        is_reached = first.amount >= at
        shapes.append(BoxShape(x - 2, y, 4, _BAR, "ink"))
        shapes.append(BoxShape(x - 2, y + _BAR + 5, 4, 10, "cream"))
        colour = "gold" if is_reached else "cream"
        shapes.append(line_of_text(words, (x - 60, y + _BAR + 46, 120), 34, colour, align="centre", is_bold=is_reached))
    label = line_of_text(bar.label, (_MARGIN, y + _BAR + 46, 300), 34, "muted")
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
    size, first = (36, top + 48) if len(share.names) == 1 else (SMALLEST, top + 18)
    names = fonts.told_apart(share.names, room, size, is_bold=False)
    lines = [
        line_of_text(name, (left, first + at * 37, room), size, "cream", align=align) for at, name in enumerate(names)
    ]
    return [number, *lines]


def _each(bar: BarScene, top: int) -> tuple[list[Shape], int]:
    most = max(1, *(share.amount for share in bar.shares))
    shapes: list[Shape] = [line_of_text(bar.label, (_MARGIN, top + 28, _ROOM), 34, "muted")]
    y = top + 44
    for place, share in enumerate(bar.shares):
        is_best = place in bar.best
        colour = "gold" if is_best else "cream"
        wide = (_ROOM - 460) * share.amount // most
        shapes += [
            line_of_text(share.names[0], (_MARGIN, y + 40, 340), 34, colour, is_bold=is_best),
            BoxShape(_MARGIN + 350, y + 6, max(4, wide), _ROW - 14, "gold" if is_best else "sky"),
            line_of_text(str(share.amount), (_MARGIN + 364 + wide, y + 42, 100), 40, colour, is_bold=True),
        ]
        y += _ROW
    return shapes, y + 22


def _gains(gains: tuple[GainScene, ...], top: int) -> tuple[list[Shape], int]:
    shapes: list[Shape] = []
    rows = -(-len(gains) // _IN_A_ROW)
    in_a_row = -(-len(gains) // rows)
    wide = (_ROOM - (in_a_row - 1) * _GAP) // in_a_row
    high = _PLATE if any(each.gain for each in gains) else 72
    room = wide - 34 - (12 if any(each.side is not None for each in gains) else 0)
    names = fonts.told_apart(tuple(each.name for each in gains), room, 34, is_bold=True)
    for place, each in enumerate(gains):
        x = _MARGIN + place % in_a_row * (wide + _GAP)
        y = top + place // in_a_row * (high + _GAP)
        shapes += _plate(replace(each, name=names[place]), x, y, wide, high)
    return shapes, top + rows * (high + _GAP) - _GAP


def _plate(each: GainScene, x: int, y: int, wide: int, high: int) -> list[Shape]:
    edge = "gold" if each.is_winner else "band"
    shapes: list[Shape] = [BoxShape(x, y, wide, high, "band", 18, edge, 5)]
    left = x + 20
    if each.side is not None:
        shapes.append(BoxShape(x + 12, y + 18, 9, high - 36, SIDES[each.side], 4))
        left += 12
    room = x + wide - 14 - left
    is_number = each.gain[-1:].isdigit()
    beside_name, beside_gain = (46 * (each.is_declarer and is_number is here) for here in (False, True))
    if each.is_declarer:
        down = y + high - 60 if is_number else y + 16
        shapes.append(EmblemShape(DECLARER, x + wide - 50, down, 40, "gold"))
    (name,) = fonts.told_apart((each.name,), room - beside_name, 34, is_bold=True)
    shapes.append(line_of_text(name, (left, y + 48, room - beside_name), 34, "cream", is_bold=True))
    if not each.gain:
        return shapes
    colour = "gold" if each.is_winner and each.gain != "0" else "cream"
    size = 64 if is_number else 44
    shapes.append(line_of_text(each.gain, (left, y + 118, room - beside_gain), size, colour, is_bold=True))
    return shapes
