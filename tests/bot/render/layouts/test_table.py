"""A table's picture: seats, tricks, bubbles, open hands and corners, none in another's way."""

from itertools import combinations, pairwise

import pytest

from bot.phrases import phrases
from bot.present.scenes import SeatScene, SideScene, TableScene, TakenScene, TallyScene, TrickScene, Unit
from bot.present.words import declared_words
from bot.render.faces import CHIP, TABLE, corner_box
from bot.render.layouts import lay_out
from bot.render.layouts.seats import PANEL, PLATE
from bot.render.layouts.table import ground
from bot.render.shapes import BoxShape, CardShape, EmblemShape, Layout, TextShape
from engine.cards import Rank, Suit, pack, read_cards
from engine.games import GAMES
from tests.support.layouts import readable_corner

TWELVE = pack(Rank.NINE)[:12]
NAMES = (
    "Mari",
    "Jüri Õunapuu-Lillemägi, šeff Žürii esimees",
    "🐑🎉👨‍👩‍👧‍👦",
    "王小明" * 30,
    "مرحبا بالعالم " * 9,
    "Bartholomew Featherstonehaugh the third",
    "W" * 32,
    "iiii",
)
PLAYERS = range(3, 9)

Box = tuple[int, int, int, int]


def box_of(card: CardShape) -> Box:
    return card.x, card.y, card.x + card.size.width, card.y + card.size.height


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def trick(players: int, leader: int = 1) -> TrickScene:
    cards = read_cards("AC TC 7C JD QS KS 9D 8H")
    return TrickScene(tuple(((leader + at) % players, cards[at]) for at in range(players)), leader)


def full(players: int, opened: int = 0, *, lying: bool = True, alone: bool = False) -> TableScene:
    """As much of everything as there can be; `alone`: nobody knows who is with whom."""
    seats = tuple(
        SeatScene(
            name, "note " * 9, "says something long " * 2, is_computer=True, is_dealer=True, is_turn=at == 1,
            is_declarer=True, side=at % 2, face_up=TWELVE[:opened], cards_left=12,
            taken=TakenScene(12, 120) if alone else None,
        )
        for at, name in enumerate(NAMES[:players])
    )  # fmt: skip
    tallies = tuple(TallyScene((name,), 100 * at - 120, at % 2) for at, name in enumerate(NAMES[:players]))
    sides = () if alone else (SideScene(NAMES[:2], "12 tricks " * 9, 0), SideScene(NAMES[2:3], "1 trick", 1))
    return TableScene(
        seats, "A headline " * 20, "status " * 20, Suit.HEARTS, "Contract " * 9, "Maker " * 20,
        trick(players) if lying else TrickScene(), "", sides, tallies, Unit.NUMBERS,
    )  # fmt: skip


def texts(layout: Layout) -> list[TextShape]:
    return [shape for shape in layout.shapes if isinstance(shape, TextShape) and shape.words]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("opened", [0, 1, 6, 7, 12])
def test_everything_stays_within_the_picture(players: int, opened: int) -> None:
    layout = lay_out(full(players, opened))
    for shape in layout.shapes:
        if isinstance(shape, TextShape):
            assert shape.x >= 0
            assert shape.x + shape.width <= layout.width
            assert shape.size <= shape.y <= layout.height
        elif isinstance(shape, CardShape):
            left, top, right, bottom = box_of(shape)
            assert 0 <= left < right <= layout.width
            assert 0 <= top < bottom <= layout.height


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("opened", [0, 3, 6, 12])
def test_no_card_and_no_plate_lies_on_a_corner_that_must_be_read(players: int, opened: int) -> None:
    scene = full(players, opened)
    layout = lay_out(scene)
    cards = [shape for shape in layout.shapes if isinstance(shape, CardShape)]
    for card, later in combinations(cards, 2):
        assert not overlap(readable_corner(card), box_of(later))
    plates = [(*spot.plate, spot.plate[0] + PANEL, spot.plate[1] + PLATE) for spot in ground(scene).spots]
    for plate in plates:
        assert not any(overlap(plate, box_of(card)) for card in cards)
    assert not any(overlap(one, other) for one, other in combinations(plates, 2))


def boxes_of(layout: Layout) -> list[Box]:
    """Plates, panels, bubbles and scraps of paper; neither the table itself nor the line below it."""
    shapes = [shape for shape in layout.shapes if isinstance(shape, BoxShape) and 40 < shape.width < 700]
    return [(box.x, box.y, box.x + box.width, box.y + box.height) for box in shapes]


def is_within(one: Box, other: Box) -> bool:
    return other[0] <= one[0] and other[1] <= one[1] and one[2] <= other[2] and one[3] <= other[3]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("opened", [0, 6, 12])
@pytest.mark.parametrize("lying", [True, False])
@pytest.mark.parametrize("alone", [True, False])
def test_nothing_covers_a_plate_a_bubble_or_a_panel(players: int, opened: int, lying: bool, alone: bool) -> None:
    layout = lay_out(full(players, opened, lying=lying, alone=alone))
    boxes = boxes_of(layout)
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other) or is_within(other, one), "one box lies half on another"
    cards = [box_of(shape) for shape in layout.shapes if isinstance(shape, CardShape)]
    assert not [(box, card) for box in boxes for card in cards if overlap(box, card)]
    assert all(box[1] >= 0 and box[3] <= layout.height - 60 for box in boxes)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_card_of_a_trick_touches_another(players: int) -> None:
    cards = [box_of(shape) for shape in lay_out(full(players)).shapes if isinstance(shape, CardShape)]
    assert len(cards) == players
    assert not any(overlap(one, other) for one, other in combinations(cards, 2))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("lying", [True, False])
def test_no_two_lines_of_text_overlap(players: int, lying: bool) -> None:
    layout = lay_out(full(players, lying=lying))
    boxes = [(text.x, text.y - text.size * 7 // 10, text.x + text.width, text.y) for text in texts(layout)]
    assert not [(one, other) for one, other in combinations(boxes, 2) if overlap(one, other)]


def test_long_names_are_shortened_within_their_plate() -> None:
    scene = full(4)
    layout = lay_out(scene)
    for spot in ground(scene).spots:
        left, top = spot.plate
        inside = [text for text in texts(layout) if left <= text.x < left + PANEL and top < text.y < top + PLATE]
        assert inside
        assert all(text.x + text.width <= left + PANEL - 10 for text in inside)
    assert any(text.words.startswith("Jüri") and text.words.endswith("…") for text in texts(layout))


def test_seats_go_clockwise_from_the_bottom() -> None:
    places = [spot.card for spot in ground(full(4)).spots]
    assert [(x < 550, x > 550, y) for x, y in places] == [
        (False, False, 514), (True, False, 375), (False, False, 236), (False, True, 375),
    ]  # fmt: skip


def test_free_seats_show_their_numbers_and_the_sheep_waits_in_the_middle() -> None:
    free = SeatScene(note="free", is_empty=True)
    layout = lay_out(TableScene((SeatScene("Mari"), free, free, free), "Three seats free"))
    assert {"1", "2", "3", "4"} <= {text.words for text in texts(layout)}
    assert any(isinstance(shape, EmblemShape) and shape.name == "sheep" for shape in layout.shapes)


def test_what_was_said_stands_where_the_card_will_lie_and_beside_it_then() -> None:
    seats = tuple(SeatScene("abcd"[at], said="6" if not at else "") for at in range(4))
    before = lay_out(TableScene(seats))
    after = lay_out(TableScene(seats, trick=TrickScene(((0, TWELVE[0]),))))
    middle = ground(TableScene(seats)).spots[0].card[1]
    assert [text.y < middle + 42 for text in texts(before) if text.words == "6"] == [True]
    assert [text.y < middle + TABLE.height // 2 for text in texts(after) if text.words == "6"] == [False]


def test_the_winner_is_ringed_and_nobody_else() -> None:
    layout = lay_out(TableScene(tuple(SeatScene("abcd"[at]) for at in range(4)), trick=trick(4, leader=2)))
    discs = [shape.colour for shape in layout.shapes if isinstance(shape, EmblemShape) and shape.name == "disc"]
    halos = [shape.halo for shape in layout.shapes if isinstance(shape, CardShape)]
    assert set(discs) == {"band"}
    assert halos == ["gold", "", "", ""]


def test_a_seat_on_turn_is_bright() -> None:
    seats = tuple(SeatScene("abcd"[at], is_turn=at == 2) for at in range(4))
    layout = lay_out(TableScene(seats))
    grounds = [shape.colour for shape in layout.shapes if isinstance(shape, BoxShape) and shape.height == PLATE]
    assert grounds == ["band", "band", "cream", "band"]


def test_a_trick_is_numbered_in_its_order_of_play() -> None:
    layout = lay_out(TableScene(tuple(SeatScene("abcd"[at]) for at in range(4)), trick=trick(4, leader=3)))
    numbers = [shape.words for shape in layout.shapes if isinstance(shape, TextShape) and shape.words.isdigit()]
    assert numbers[-4:] == ["1", "2", "3", "4"]


@pytest.mark.parametrize("language", ["en", "et"])
@pytest.mark.parametrize("trump", [None, Suit.HEARTS])
@pytest.mark.parametrize("extras", ["hand", "hand, schneider", "hand, schwarz, open"])
def test_a_long_contract_is_read_in_full(language: str, trump: Suit | None, extras: str) -> None:
    words = declared_words(("hearts", *extras.split(", ")), language, "skat", "short")
    seats = tuple(SeatScene(f"Computer {seat}") for seat in (1, 2, 3))
    layout = lay_out(TableScene(seats, trump=trump, contract=words, maker="Computer 3"))
    shown = [shape.words for shape in texts(layout)]
    game, _, along = words.partition(", ")
    assert {*game.split(), *along.split(), "Computer 3"} <= {*" ".join(shown).split(), *shown}


def test_names_beside_squares_are_read_in_full() -> None:
    names = [f"Computer {seat}" for seat in (1, 2, 3, 4)]
    tallies = tuple(TallyScene((name,), 15) for name in names)
    layout = lay_out(TableScene(tuple(map(SeatScene, "abcd")), tallies=tallies, unit=Unit.SQUARES))
    assert set(names) <= {shape.words for shape in texts(layout)}


@pytest.mark.parametrize("language", ["en", "et"])
def test_the_name_of_every_game_is_read_in_full(language: str) -> None:
    for game in GAMES:
        name = phrases(language).say(f"game-{game}")
        layout = lay_out(TableScene(tuple(map(SeatScene, "abcd")), middle=name))
        assert name in {shape.words for shape in texts(layout)}


def test_two_tens_beside_each_other_in_an_open_hand_are_two() -> None:
    """From the end of one to the beginning of the next is more than within one, and a shadow between them."""
    tens = read_cards("TC TC TS TH")
    scene = TableScene(tuple(SeatScene(f"{at}", face_up=tens) for at in range(4)), aside=tens, aside_label="Skat")
    rows: dict[int, list[CardShape]] = {}
    for card in lay_out(scene).shapes:
        if isinstance(card, CardShape):
            rows.setdefault(card.y, []).append(card)
    left, _, right, _ = corner_box(CHIP)
    assert len(rows) == 4  # those at the sides lie level
    for row in rows.values():
        for one, other in pairwise(sorted(row, key=lambda each: each.x)):
            assert other.x + left - (one.x + right) >= 10
            assert other.has_shadow or other.x - one.x > CHIP.width
