"""A hand's picture: everything within it, every corner free to be read, playable cards lifted."""

from itertools import combinations, pairwise

import pytest

from bot.present.scenes import AroundScene, HandScene, OrderRow, OrderScene, SeatScene, TakenScene, TrickScene
from bot.render.faces import HAND, STRIPS, TABLE, Size, face, rank_mask
from bot.render.layouts import lay_out
from bot.render.layouts.hand import LIFT
from bot.render.palette import COLOURS
from bot.render.shapes import CardShape, Layout, TextShape
from engine.cards import Card, Rank, Suit, pack, read_cards
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
    image = face(card, HAND, "two", strip=strip)
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


# The table above it


def around(players: int, *, lying: int = 0, own: bool = False, opened: int = 0, said: str = "") -> HandScene:
    """As much of everything as there can be."""
    name, words = "Maximilian-Alexander Õunapuu", "says something long"
    seats = tuple(
        SeatScene(
            f"{name} {at}", "no thirty!", said and words, is_computer=True, is_dealer=True, is_declarer=True,
            side=at % 2, face_up=PACK[:opened], cards_left=12,
        )
        for at in range(players)
    )  # fmt: skip
    order = [at % players for at in range(0 if own else 1, players)][: lying or players]
    trick = TrickScene(tuple((seat, PACK[at]) for at, seat in enumerate(order)), order[-1] if own else None)
    last = TrickScene() if own else TrickScene(tuple((at, PACK[9 + at]) for at in range(players)), 1)
    taken = (TakenScene(12, 120, 0), TakenScene(11, 110, 1))
    scene = AroundScene(seats, f"You: {said}", "Trick 12", trick, last, "The last trick", name, taken)
    return HandScene(PACK[:9], frozenset(PACK[:4]), "", "Spades, hand", Suit.SPADES, maker=name, around=scene)


SCENES = [
    around(players, lying=lying, own=own, opened=opened, said=said)
    for players in range(3, 9)
    for lying, own, opened, said in ((1, False, 0, ""), (0, False, 12, "pass"), (0, True, 0, ""), (0, True, 5, "6"))
]


@pytest.mark.parametrize("scene", SCENES)
def test_every_corner_of_a_trick_above_a_hand_can_be_read(scene: HandScene) -> None:
    layout = lay_out(scene)
    assert_readable(layout)
    assert scene.around is not None
    shown = [card.card for card in cards_of(layout) if card.size == TABLE]
    assert sorted(shown) == sorted(card for _, card in scene.around.trick.cards)


@pytest.mark.parametrize("scene", SCENES)
def test_no_words_above_a_hand_lie_on_others_or_below_a_card(scene: HandScene) -> None:
    layout = lay_out(scene)
    texts = [shape for shape in layout.shapes if isinstance(shape, TextShape) and shape.words]
    boxes = [(text.x, text.y - text.size * 7 // 10, text.x + text.width, text.y) for text in texts]
    assert not [(one, other) for one, other in combinations(boxes, 2) if overlap(one, other)]
    assert all(box[0] >= 0 and box[2] <= layout.width for box in boxes)
    plain = [box for text, box in zip(texts, boxes, strict=True) if not text.words.isdigit()]
    assert not [box for box in plain for card in cards_of(layout) if overlap(box, box_of(card))]


def test_others_sit_clockwise_from_the_left_and_the_player_lies_lowest_in_the_middle() -> None:
    scene = around(4, own=True)
    left, opposite, right, own = [card for card in cards_of(lay_out(scene)) if card.size == TABLE]
    assert left.x < opposite.x == own.x < right.x
    assert left.y == opposite.y == right.y < own.y
