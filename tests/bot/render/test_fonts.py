"""Names of any kind: drawn, shortened or replaced, never an empty box and never out of bounds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.graphemes import clusters
from bot.render import fonts


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Jüri Õunapuu šžŠŽ", "Jüri Õunapuu šžŠŽ"),
        ("\u200b\u202eMari\u2066\ufeff", "Mari"),
        ("two\nlines\tand   blanks ", "two lines and blanks"),
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("Ａｂｃ", "Abc"),
        ("u\u0308", "ü"),
        ("\x00\x07", ""),
        ("", ""),
        ("a\U000e0041b\ue000c", "abc"),
        ("\U00013000\U00013001 hi", "· hi"),
    ],
)
def test_a_name_is_tidied(name: str, drawn: str) -> None:
    assert fonts.tidy(name) == drawn


@pytest.mark.parametrize("name", ["王小明", "ツ", "한국어", "مرحبا", "Привет", "Ελλάδα", "ნინო", "नमस्ते", "♣♠♥♦"])
def test_scripts_people_write_their_names_in_are_drawn(name: str) -> None:
    assert "·" not in fonts.tidy(name)
    mask, _ = fonts.mask(fonts.tidy(name), 32, is_bold=True)
    assert mask.getbbox() is not None


FAMILY = "👨\u200d👩\u200d👧\u200d👦"
FLAG = "🇪🇪"


@pytest.mark.skipif(fonts._emoji_font() is None, reason="the system has no font of coloured emoji")
@pytest.mark.parametrize("emoji", ["🐑", FAMILY, FLAG, "👍🏽", "❤\ufe0f", "1\ufe0f\u20e3", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
def test_an_emoji_is_one_coloured_picture(emoji: str) -> None:
    assert fonts.tidy(f"Mari {emoji}!") == f"Mari {emoji}!"
    assert fonts.emojis(fonts.tidy(f"{emoji}{emoji}"), 30, is_bold=True) == ((0, emoji), (36, emoji))
    image = fonts.small_emoji(emoji, 30)
    assert image.mode == "RGBA"
    assert len(image.convert("RGB").getcolors(9999) or ()) > 8


def test_emoji_are_left_out_whole_where_there_is_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_emoji_font", lambda: None)
    for cache in (fonts.emoji, fonts.tidy):
        cache.cache_clear()
    try:
        assert fonts.tidy(f"Mari {FAMILY}{FLAG} & 🐑 Jüri 👍🏽") == "Mari & Jüri"
        assert fonts.tidy("🐑" * 32) == ""
    finally:
        for cache in (fonts.emoji, fonts.tidy):
            cache.cache_clear()


@pytest.mark.parametrize("piece", [FAMILY, FLAG, "👍🏽", "नि", "é\u0323", "क्ष", "각"])
def test_nothing_is_cut_within_what_is_read_as_one(piece: str) -> None:
    name = fonts.tidy(piece * 12)
    pieces = clusters(name)
    for room in range(20, 400, 23):
        words, _ = fonts.fit(name, room, 30, 30, is_bold=True)
        kept = clusters(words.removesuffix("…"))
        assert kept == pieces[: len(kept)]
        assert "\u200d" not in words[-2:]


def test_towers_of_marks_are_cut_down() -> None:
    assert len(fonts.tidy("z" + "\u0337" * 50)) == 3


def test_a_long_name_gets_smaller_before_it_gets_shorter() -> None:
    whole, size = fonts.fit("Bartholomew", fonts.width("Bartholomew", 28, is_bold=True), 32, 24, is_bold=True)
    assert (whole, size < 32) == ("Bartholomew", True)
    short, size = fonts.fit("Bartholomew" * 20, 200, 32, 24, is_bold=True)
    assert short.endswith("…")
    assert size == 24


@settings(deadline=None)
@given(st.text(max_size=250), st.integers(0, 400))
def test_any_text_fits(name: str, room: int) -> None:
    words, size = fonts.fit(name, room, 32, 24, is_bold=True)
    assert not words or fonts.width(words, size, is_bold=True) <= room


@settings(deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_drawn_within_its_mask(name: str) -> None:
    words = fonts.tidy(name)
    mask, base = fonts.mask(words, 30, is_bold=False)
    assert 0 < base < mask.height


def test_without_the_fonts_plain_letters_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    caches = (fonts._font, fonts._home)
    for cache in caches:
        cache.cache_clear()
    monkeypatch.setattr(fonts, "_files", tuple)
    try:
        assert fonts.tidy("Jüri 王 Õ") == "Juri · O"
    finally:
        for cache in caches:
            cache.cache_clear()


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Computer 1", "Computer 2", "Computer 3"), ("Com…1", "Com…2", "Com…3")),
        (("Anna", "Computer 3"), ("Anna", "Com…3")),
        (("Anna Maria Berg", "Anna Maria Dahl"), ("…Berg", "A…Dahl")),
        (("Maximilian-Alexander", "Maximilian-Peter"), ("…-Ale…", "…-Pet…")),
        (("Maximilian-Alexander", "Maximilian-Alexandr", "Anna"), ("…ander", "…xandr", "Anna")),
        (("Maximilian", "Maximiliane"), ("Maxi…", "Maxi…")),
        (("Anna", "Bert"), ("Anna", "Bert")),
    ],
)
def test_names_too_long_for_their_room_can_still_be_told_apart(names: tuple[str, ...], told: tuple[str, ...]) -> None:
    found = fonts.told_apart(names, 126, 33, is_bold=True)
    assert all(fonts.width(name, 33, is_bold=True) <= 126 for name in found)
    assert len(set(found)) == len(names)
    if names != ("Maximilian", "Maximiliane"):
        assert found == told


def test_lines_break_between_items_and_within_one_only_if_it_is_too_long_itself() -> None:
    text = "won +1, under 90 +1, against the old ones +1"
    lines = fonts.in_lines(text, 300, 34, is_bold=False)
    assert lines == ("won +1,", "under 90 +1,", "against the old", "ones +1")
    assert fonts.in_lines(text, 2000, 34, is_bold=False) == (text,)
    told = "Nobody kept what it announced. Anna and Bert: fox +1, fox +1; Carl: Charlie +1"
    assert fonts.in_lines(told, 600, 34, is_bold=False) == (
        "Nobody kept what it announced.",
        "Anna and Bert: fox +1, fox +1;",
        "Carl: Charlie +1",
    )
    assert fonts.in_lines("3 tricks · 27 points", 220, 34, is_bold=False, between=" · ") == ("3 tricks", "27 points")
    assert fonts.in_lines("", 220, 34, is_bold=False) == ()
    assert len(fonts.in_lines("word " * 30, 220, 34, is_bold=False, most=2)) == 2
