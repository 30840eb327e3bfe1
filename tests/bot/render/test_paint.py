"""Pictures as PNG: they open, are small, are the same for the same scene, and the painter paints each once."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.present.scenes import (
    HandScene,
    OrderRow,
    OrderScene,
    Scene,
    SeatScene,
    SheetColumn,
    SheetRow,
    SheetScene,
    SideScene,
    TableScene,
    TallyScene,
    TrickScene,
    Unit,
)
from bot.render import faces, fonts, raster, sprites
from bot.render.artwork import suit_shapes
from bot.render.faces import CHIP, HAND, TABLE, face, suit_mask
from bot.render.layouts import lay_out
from bot.render.paint import picture, sprites_made, warm_up
from bot.render.palette import ENTRIES
from bot.render.raster import paint
from engine.cards import Card, Rank, Suit, pack, read_cards

NAMES = (
    "",
    "Mari",
    "Jüri Õunapuu " * 15,
    "🐑🎉",
    "王小明",
    "مرحبا",
    "\u202e\u200b",
    "z\u0337\u0334",
    "\U00013000",
    "\ud800",
)
PACK = pack(Rank.SIX)
NINE = read_cards("KS QC JS JH AC TC 7C TD 9D")


def table(names: tuple[str, ...]) -> TableScene:
    seats = tuple(
        SeatScene(name, name, name, cards_left=9, is_turn=at == 1, side=at % 2) for at, name in enumerate(names)
    )
    trick = TrickScene(((1, NINE[0]), (2, NINE[5])))
    sides = (SideScene(names[:2], "3 tricks", 0), SideScene(names[2:], "2 tricks", 1))
    tallies = (TallyScene(names[:2], 15, 0), TallyScene(names[2:], 16, 1))
    return TableScene(seats, names[0], names[1], Suit.SPADES, names[2], names[0], trick, "", sides, tallies)


def every_scene(name: str) -> list[Scene]:
    row = SheetRow((16, 3), (0,), (1,), label=name)
    return [
        HandScene(NINE, frozenset(NINE[4:7]), name, name, Suit.CLUBS, NINE[:2], name),
        table((name, "a", name, "b")),
        table((name, name, name)),
        table((name, name, name, name, name)),
        SheetScene((SheetColumn((name, name), name, 0), SheetColumn((name,))), (row, row), Unit.PENS, name, name),
        OrderScene(name, (OrderRow(name, PACK),)),
    ]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_every_picture_opens_whatever_the_names(name: str) -> None:
    for scene in every_scene(name):
        with Image.open(io.BytesIO(picture(scene))) as image:
            image.load()
            assert (image.format, image.mode, image.width) == ("PNG", "P", 1100)
            assert not image.info.keys() & {"date", "Software", "text"}


def test_pictures_are_small() -> None:
    assert max(len(picture(HandScene(PACK[at : at + 9]))) for at in range(27)) <= 40 << 10
    assert len(picture(HandScene(pack(Rank.JACK, 2)[:12], frozenset(PACK), "Your turn", "Re"))) <= 44 << 10
    assert len(picture(table(("Mari", "Jüri", "王小明", "🐑")))) <= 90 << 10
    opened = replace(SeatScene("a"), face_up=PACK[:12])
    assert len(picture(TableScene((opened,) * 4, trick=TrickScene(tuple(enumerate(NINE[:4])))))) <= 90 << 10


def test_equal_scenes_give_equal_bytes_also_from_cold_sprites() -> None:
    scenes = every_scene("Mari")
    first = [picture(scene) for scene in scenes]
    for cache in (sprites.card, sprites.text, sprites.text_box, sprites.emblem, sprites.quarters):
        cache.cache_clear()
    assert [picture(scene) for scene in scenes] == first


def test_what_was_made_ready_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    list(sprites_made())
    monkeypatch.delattr(faces, "face")
    for count in range(1, 10):
        picture(HandScene(PACK[:count]))
        picture(HandScene(PACK[:count], frozenset(PACK[:1])))
    picture(TableScene((SeatScene("a"),) * 4, trick=TrickScene(tuple(enumerate(PACK[:4])))))


def test_an_evening_begins_with_its_figures_made_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    list(warm_up())
    monkeypatch.delattr(fonts, "mask")  # nothing can be written that was not before
    for left in range(10):
        picture(TableScene((SeatScene("Anna", cards_left=left),) * 4, trick=TrickScene(tuple(enumerate(PACK[:4])))))


def test_what_is_skipped_under_other_cards_is_not_seen() -> None:
    layout = lay_out(HandScene(PACK[:9], frozenset(PACK[3:5])))
    whole = replace(layout, shapes=tuple(replace(shape, shown=0) for shape in layout.shapes))  # type: ignore[call-arg]
    assert paint(layout).tobytes() == paint(whole).tobytes()


def test_a_file_holds_just_the_pixels_that_were_painted() -> None:
    for scene in every_scene("Mari"):
        with Image.open(io.BytesIO(picture(scene))) as image:
            assert image.tobytes() == paint(lay_out(scene)).tobytes()
            assert image.getpalette()[: 3 * len(ENTRIES)] == [part for colour in ENTRIES for part in colour]  # type: ignore[index]


@pytest.mark.parametrize("name", ["Mari", "Jüri Õunapuu " * 15, ""])
def test_boxes_laid_down_in_one_piece_look_as_if_painted_one_by_one(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    layouts = [lay_out(scene) for scene in every_scene(name)]
    kept = [paint(layout).tobytes() for layout in layouts]
    monkeypatch.setattr(raster, "MOST", 0)
    assert [paint(layout).tobytes() for layout in layouts] == kept


def test_a_card_more_or_another_changes_the_picture() -> None:
    pictures = {picture(HandScene((card,))) for card in PACK}
    assert len(pictures) == len(PACK)


def test_the_palette_has_room_and_no_colour_twice() -> None:
    assert len(ENTRIES) == len(set(ENTRIES)) <= 256


@pytest.mark.parametrize("size", [HAND, TABLE, CHIP])
def test_every_card_is_told_from_every_other_without_colour(size: object) -> None:
    grey = {face(card, size, "two").convert("L").tobytes() for card in PACK}  # type: ignore[arg-type]
    assert len(grey) == len(PACK)


def test_suit_signs_differ_in_shape_alone() -> None:
    covers = [suit_mask(suit, 48).point(lambda value: 255 * (value > 127)) for suit in Suit]
    for at, one in enumerate(covers):
        for other in covers[at + 1 :]:
            pairs = zip(one.tobytes(), other.tobytes(), strict=True)
            apart = sum(a != b for a, b in pairs) / max(sum(map(bool, one.tobytes())), 1)
            assert apart > 0.15
    assert all(suit_shapes(suit) for suit in Suit)


def test_four_colours_part_the_black_suits_and_the_red_ones() -> None:
    for one, other in ((Suit.CLUBS, Suit.SPADES), (Suit.HEARTS, Suit.DIAMONDS)):
        inks = []
        for suit in (one, other):
            seen = face(Card(suit, Rank.SEVEN), HAND, "four").getcolors(1 << 16) or []
            inks.append(max(seen, key=lambda found: found[0] if sum(found[1]) < 600 else 0)[1])  # type: ignore[arg-type]
        assert inks[0] != inks[1]
