"""A player's hand: what is played above it, and for who is asked something the table from their place."""

from collections.abc import Mapping
from typing import Final

from bot.present.scenes import AroundScene, HandScene, SeatScene, TrickScene
from bot.render import fonts
from bot.render.faces import CHIP, HAND, STRIPS, TABLE, Size, corner_box
from bot.render.layouts.seats import PLATE, lay_count, lay_plate, lay_said
from bot.render.palette import DECLARER, SIDES
from bot.render.shapes import WIDTH, BoxShape, CardShape, EmblemShape, Layout, Shape, line_of_text, suit_sign

MARGIN: Final = 20
LIFT: Final = 36
_LINE: Final = 60
_GAP: Final = 10
_ASIDE: Final = 124
_ROOM: Final = WIDTH - 2 * MARGIN
_WIDEST: Final = 350
"""A plate is no wider than this, however few people there are."""
_SAID: Final = 84
_OPEN_STEP: Final = CHIP.width + 4
_LAST_STEP: Final = CHIP.width + 10
_DISC: Final = 48
_STRIP: Final = 64
"""How high the line about the player is, above the hand."""


def lay_hand(scene: HandScene) -> Layout:
    """The cards in a row that overlaps as much as it must, playable ones lifted, all corners free to be read."""
    shapes, top = _head(scene)
    if scene.around is not None:
        around, top = _around(scene, scene.around, top)
        shapes += around
    lift = LIFT if scene.playable else 0
    shapes += _row(scene, top + lift)
    height = top + lift + HAND.height + MARGIN
    if scene.aside:
        shapes += _aside(scene, height - 4)
        height += _ASIDE
    return Layout(WIDTH, height, "felt", tuple(shapes))


def _head(scene: HandScene) -> tuple[list[Shape], int]:
    status = scene.around.status if scene.around is not None else ""
    if not (scene.title or scene.badge or scene.trump is not None or status):
        return [], MARGIN
    right = line_of_text(status, (WIDTH - MARGIN - 300, 46, 300), 36, "muted", align="right")
    end = right.x - 24 if right.words else WIDTH - MARGIN
    shapes: list[Shape] = [right]
    left = MARGIN + 4
    if scene.title:
        title = line_of_text(scene.title, (left, 45, end - left), 38, "cream", is_bold=True)
        shapes.append(title)
        left = title.x + title.width + 36
    if scene.trump is not None:
        sign = suit_sign(scene.trump, scene.colours, (left + 6, 12), 40)
        shapes += [BoxShape(left, 6, 52, 52, "paper", 10), sign]
        left += 70
    badge = line_of_text(scene.badge, (left, 45, end - left), 38, "cream", is_bold=True)
    shapes.append(badge)
    high = _LINE
    if scene.maker:
        after = badge.x + badge.width + 28 if badge.words else left
        is_beside = after + 44 + fonts.width(fonts.tidy(scene.maker), 36, is_bold=False) <= end
        left, base = (after, 45) if is_beside else (left, 45 + 46)
        high += 0 if is_beside else 46
        shapes.append(EmblemShape(DECLARER, left, base - 30, 34, "gold"))
        shapes.append(line_of_text(scene.maker, (left + 44, base, WIDTH - MARGIN - left - 44), 36, "gold"))
    return [BoxShape(0, 0, WIDTH, high + 4, "band"), *shapes], high + 16


def _around(scene: HandScene, around: AroundScene, top: int) -> tuple[list[Shape], int]:
    """The others in a row, of more than four in two; then what is the player's own."""
    seats = range(1, len(around.seats))
    half = len(seats) if len(seats) <= _IN_A_ROW else -(-len(seats) // 2)
    shapes: list[Shape] = []
    for row in filter(None, (seats[:half], seats[half:])):
        placed, top = _others(scene, around, row, top, is_last=row[-1] == seats[-1])
        shapes += placed
    own, top = _own(scene, around, top)
    return [*shapes, *own], top


_IN_A_ROW: Final = 4
"""How many of the others sit side by side at most."""


def _others(scene: HandScene, around: AroundScene, seats: range, top: int, *, is_last: bool) -> tuple[list[Shape], int]:
    """Plates side by side, below each what they said and their card; in the last row the player's own card too."""
    others = [around.seats[seat] for seat in seats]
    wide = min(_WIDEST, (_ROOM - (len(others) - 1) * _GAP) // len(others))
    middles = [MARGIN + _ROOM * (2 * at + 1) // (2 * len(others)) for at in range(len(others))]
    shapes: list[Shape] = []
    for number, seat, middle in zip(seats, others, middles, strict=True):
        shapes += lay_plate(number, seat, (middle - wide // 2, top), wide)
    top += PLATE + _GAP
    in_a_row = max(1, (wide - CHIP.width) // _OPEN_STEP + 1)
    for seat, middle in zip(others, middles, strict=True):
        shapes += _opened(seat, middle - wide // 2, top, in_a_row, colours=scene.colours)
    top += max(-(-len(seat.face_up) // in_a_row) for seat in others) * (CHIP.height + 6)
    if any(seat.said for seat in others):
        for seat, middle in zip(others, middles, strict=True):
            shapes += lay_said(seat, (middle - wide // 2, top, middle + wide // 2, top + _SAID)) if seat.said else []
        top += _SAID + _GAP
    places = dict(zip(seats, middles, strict=True)) | ({0: WIDTH // 2} if is_last else {})
    if any(seat in places for seat, _ in around.trick.cards):
        lying, top = _trick(scene, around.trick, places, top + _DISC // 4)
        shapes += lying
    return shapes, top


def _opened(seat: SeatScene, left: int, top: int, in_a_row: int, *, colours: str) -> list[Shape]:
    """Cards of somebody's that everybody has seen."""
    return [
        CardShape(
            card, left + at % in_a_row * _OPEN_STEP, top + at // in_a_row * (CHIP.height + 6), CHIP,
            colours=colours,
        )
        for at, card in enumerate(seat.face_up)
    ]  # fmt: skip


def _trick(scene: HandScene, trick: TrickScene, places: Mapping[int, int], top: int) -> tuple[list[Shape], int]:
    """Each card of these seats below its plate; the player's own lies lower, where the corners can still be read."""
    drop = 0 if len(places) == 3 else corner_box(TABLE)[3] + 12
    shown = [each for each in enumerate(trick.cards, 1) if each[1][0] in places]
    ordered = sorted(shown, key=lambda each: each[1][0] == 0)
    shapes: list[Shape] = []
    for order, (seat, card) in ordered:
        left, down = places[seat] - TABLE.width // 2, top if seat else top + drop
        left += (2 * trick.times_before(order - 1) + 1 - trick.each) * (TABLE.width + _DISC // 2) // 2
        halo = "gold" if trick.is_taker(order - 1) else ""
        shapes.append(CardShape(card, left, down, TABLE, halo=halo, colours=scene.colours))
        x, y = left + TABLE.width - _DISC + 8, down - _DISC // 4
        shapes.append(EmblemShape("disc", x, y, _DISC, "band"))
        shapes.append(line_of_text(str(order), (x, y + 36, _DISC), 34, "cream", align="centre", is_bold=True))
    lowest = drop if any(seat == 0 for _, (seat, _) in shown) else 0
    return shapes, top + lowest + TABLE.height + _GAP + (8 if trick.winner is not None else 0)


def _own(scene: HandScene, around: AroundScene, top: int) -> tuple[list[Shape], int]:
    """What is the player's own, and beside it, or where there is no room for that below, the last trick."""
    if not around.last.cards:
        return _line(around, top + _STRIP // 2)[0], top + _STRIP + _GAP
    high = CHIP.height + 2 * _GAP
    line, end = _line(around, top + high // 2)
    words = max(fonts.width(fonts.tidy(each), 34, is_bold=False) for each in (around.last_label, around.taker))
    if end + words + 22 > _start_of_last(around.last):
        line, end = _line(around, top + _STRIP // 2)[0], MARGIN
        top += _STRIP
    return [*line, *_last(scene, around, end, top)], top + high + _GAP


def _line(around: AroundScene, middle: int) -> tuple[list[Shape], int]:
    """The player's marks, what they said and what was taken; and where it ends."""
    own, left = around.seats[0], MARGIN
    shapes: list[Shape] = []
    if own.side is not None:
        shapes.append(_bar(own.side, left, middle))
        left += 26
    label = line_of_text(around.own, (left, middle + 13, 330), 36, "cream", is_bold=True)
    shapes.append(label)
    left += label.width + 20
    for name, wanted, colour in ((DECLARER, own.is_declarer, "gold"), ("deck", own.is_dealer, "muted")):
        if wanted:
            shapes.append(EmblemShape(name, left, middle - 19, 38, colour))
            left += 50
    for at, taken in enumerate(around.taken):
        if at:
            shapes.append(_bar(taken.side or 0, left, middle))
            left += 22
        counted, right = lay_count(taken, left, middle + 13, "cream")
        shapes += counted
        left = right + 30
    return shapes, left


def _start_of_last(last: TrickScene) -> int:
    return WIDTH - MARGIN - (len(last.cards) - 1) * _step_of_last(last) - CHIP.width


def _step_of_last(last: TrickScene) -> int:
    return _LAST_STEP if len(last.cards) < 6 else CHIP.width - 8


def _last(scene: HandScene, around: AroundScene, left: int, top: int) -> list[Shape]:
    """The last trick at the right, its taker's card ringed, and what is said of it."""
    start, step = _start_of_last(around.last), _step_of_last(around.last)
    shapes: list[Shape] = []
    for at, (_, card) in enumerate(around.last.cards):
        halo = "gold" if around.last.is_taker(at) else ""
        shapes.append(CardShape(card, start + at * step, top + _GAP, CHIP, halo=halo, colours=scene.colours))
    middle = top + _GAP + CHIP.height // 2
    for words, base, tint in ((around.last_label, middle - 8, "muted"), (around.taker, middle + 34, "cream")):
        shapes.append(line_of_text(words, (left, base, start - 22 - left), 34, tint, align="right"))
    return shapes


def _bar(side: int, left: int, middle: int) -> BoxShape:
    return BoxShape(left, middle - 22, 10, 44, SIDES[side], 4)


def spread(count: int, size: Size, room: int, most: int) -> list[int]:
    """The left edges of so many cards in a row: side by side where there is room, else evenly overlapped, centred."""
    step = min(most, (room - size.width) // (count - 1)) if count > 1 else 0
    start = (room - size.width - step * (count - 1)) // 2
    return [start + step * at for at in range(count)]


def _row(scene: HandScene, top: int) -> list[Shape]:
    lefts = [MARGIN + left for left in spread(len(scene.cards), HAND, _ROOM, HAND.width + _GAP)]
    may = [scene.playable is not None and card in scene.playable for card in scene.cards]
    shapes: list[Shape] = []
    for at, (card, left) in enumerate(zip(scene.cards, lefts, strict=True)):
        is_dim = bool(scene.playable) and not may[at]
        is_covered = at + 1 < len(lefts) and may[at] == may[at + 1] and lefts[at + 1] < left + HAND.width
        shown = lefts[at + 1] - left + HAND.radius if is_covered else 0
        down = top - LIFT if may[at] else top
        overlaps = at > 0 and lefts[at - 1] + HAND.width > left
        strip = _strip(lefts[at + 1] - left) if at + 1 < len(lefts) else 0
        shapes.append(CardShape(card, left, down, HAND, is_dim, "", overlaps, shown, strip, scene.colours))
    return shapes


def _strip(seen: int) -> int:
    """How much room a card's art has where the next one begins so far to the right; nought for all of the card."""
    return 0 if seen > HAND.width - 2 * HAND.radius else next((each for each in STRIPS if each <= seen), STRIPS[-1])


def _aside(scene: HandScene, top: int) -> list[Shape]:
    label = line_of_text(scene.aside_label, (MARGIN + 4, top + 66, 420), 36, "cream", is_bold=True)
    left = MARGIN + 4 + (label.width + 24 if label.words else 0)
    step = min(CHIP.width + 8, (WIDTH - MARGIN - left - CHIP.width) // max(1, len(scene.aside) - 1))
    cards = [
        CardShape(card, left + at * step, top + 4, CHIP, colours=scene.colours) for at, card in enumerate(scene.aside)
    ]
    return [label, *cards]
