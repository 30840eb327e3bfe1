"""A hand's picture: everything within it, every corner free to be read, playable cards lifted."""

from itertools import pairwise

import pytest

from bot.present.scenes import HandScene, OrderRow, OrderScene
from bot.render.faces import HAND, STRIPS, TABLE, Size, face, rank_mask
from bot.render.layout import LIFT, lay_out
from bot.render.palette import COLOURS
from bot.render.shapes import CardShape, Layout
from engine.cards import Card, Rank, pack, read_cards
from tests.support.layouts import readable_corner

PACK = pack(Rank.SIX)
TWINS = pack(Rank.NINE, copies=2)


def cards_of(layout: Layout) -> list[CardShape]:
    return [shape for shape in layout.shapes if isinstance(shape, CardShape)]


def overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def box_of(card: CardShape) -> tuple[int, int, int, int]:
    return card.x, card.y, card.x + card.size.width, card.y + card.size.height


def assert_readable(layout: Layout) -> None:
    cards = cards_of(layout)
    for at, card in enumerate(cards):
        box = box_of(card)
        assert box[0] >= 0
        assert box[1] >= 0
        assert box[2] <= layout.width
        assert box[3] <= layout.height
        corner = readable_corner(card)
        assert not any(overlap(corner, box_of(later)) for later in cards[at + 1 :]), "a later card lies on this corner"


@pytest.mark.parametrize("count", range(13))
@pytest.mark.parametrize("lifted", ["none", "some", "all"])
def test_every_corner_of_a_hand_can_be_read(count: int, lifted: str) -> None:
    cards = TWINS[:count]
    playable = {"none": None, "some": frozenset(cards[::3]), "all": frozenset(cards)}[lifted]
    assert_readable(lay_out(HandScene(cards, playable, "Your turn", "6")))


@pytest.mark.parametrize("aside", [0, 1, 2, 3, 6, 12])
def test_cards_beside_a_hand_can_be_read(aside: int) -> None:
    assert_readable(lay_out(HandScene(PACK[:8], aside=PACK[-aside:] if aside else (), aside_label="Blind " * 30)))


def test_playable_cards_are_lifted_and_the_others_dimmed() -> None:
    scene = HandScene(read_cards("KS QC 7C AC"), frozenset(read_cards("7C AC")))
    king, queen, seven, ace = cards_of(lay_out(scene))
    assert king.y == queen.y == seven.y + LIFT == ace.y + LIFT
    assert [card.is_dim for card in (king, queen, seven, ace)] == [True, True, False, False]


def test_nothing_is_lifted_or_dimmed_while_it_is_not_a_matter_of_playing() -> None:
    cards = cards_of(lay_out(HandScene(PACK[:9])))
    assert len({card.y for card in cards}) == 1
    assert not any(card.is_dim for card in cards)


def test_a_small_hand_lies_side_by_side_in_the_middle() -> None:
    cards = cards_of(lay_out(HandScene(PACK[:3])))
    assert all(right.x >= left.x + HAND.width for left, right in pairwise(cards))
    assert cards[0].x == 1100 - (cards[2].x + HAND.width)


def test_cards_keep_the_order_given_and_twins_stand_twice() -> None:
    hand = read_cards("TH TH QC QC JD")
    assert tuple(card.card for card in cards_of(lay_out(HandScene(hand)))) == hand


def test_what_is_not_painted_of_a_card_lies_under_the_next() -> None:
    scene = HandScene(PACK[:9], frozenset(PACK[2:5]))
    cards = cards_of(lay_out(scene))
    for card, after in pairwise(cards):
        if card.shown:
            assert card.y == after.y
            assert card.x + card.shown >= after.x + HAND.radius


@pytest.mark.parametrize("count", range(2, 13))
def test_what_is_seen_of_a_covered_card_holds_all_of_its_art(count: int) -> None:
    *covered, last = cards_of(lay_out(HandScene(PACK[:count])))
    for card, after in pairwise([*covered, last]):
        seen = after.x - card.x
        assert (card.strip == 0) == (seen > HAND.width - 2 * HAND.radius)
        assert card.strip <= seen
        assert not card.strip or card.strip > 0.75 * seen
    assert last.strip == 0


@pytest.mark.parametrize("strip", STRIPS)
@pytest.mark.parametrize("card", PACK)
def test_the_art_of_a_covered_card_ends_where_the_next_begins(strip: int, card: Card) -> None:
    image = face(card, HAND, four_colour=False, strip=strip)
    if card.is_picture:  # the belt goes on below the next card
        image = image.crop((0, 0, HAND.width, HAND.height - HAND.height // 9))
    hidden = image.crop((strip, 0, HAND.width, image.height))
    assert hidden.getcolors() == [(hidden.width * hidden.height, COLOURS["paper"])]
    assert len(image.crop((0, HAND.height // 2, strip, HAND.height)).getcolors(9999) or ()) > 1


@pytest.mark.parametrize("size", [HAND, TABLE])
def test_a_ten_is_as_bold_as_an_ace_and_not_squeezed(size: Size) -> None:
    """The upright of the one is as broad as the stroke of an I would be: a fifth of its height."""
    one = rank_mask(Rank.TEN, size.rank, size.rank)
    row = [one.getpixel((x, size.rank * 2 // 3)) for x in range(one.width)]
    stem = next(at for at, value in enumerate(row[row.index(255) :]) if value == 0)
    assert 0.15 <= stem / size.rank <= 0.21


def test_the_order_of_a_whole_double_pack_can_be_read() -> None:
    scene = OrderScene("Doppelkopf " * 20, (OrderRow("Trumps", TWINS), OrderRow("Plain", PACK[:6]), OrderRow("", ())))
    layout = lay_out(scene)
    assert len(cards_of(layout)) == len(TWINS) + 6
    assert_readable(layout)
