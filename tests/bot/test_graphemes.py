"""What is read as one character stays whole: in names, in their shortening, in pictures."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.graphemes import clusters, is_emoji, shortened
from bot.phrases import plain

FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Mari", ["M", "a", "r", "i"]),
        (f"a{FAMILY}b", ["a", FAMILY, "b"]),
        ("🇪🇪🇩🇪🇫", ["🇪🇪", "🇩🇪", "🇫"]),
        ("👍🏽👍", ["👍🏽", "👍"]),
        ("1\ufe0f\u20e32", ["1\ufe0f\u20e3", "2"]),
        ("z\u0337\u0334a", ["z\u0337\u0334", "a"]),
        ("नमस्ते", ["न", "म", "स्ते"]),
        ("🧔\u200d♂\ufe0f!", ["🧔\u200d♂\ufe0f", "!"]),
        ("مرحبا", list("مرحبا")),
        ("\u200dab", ["\u200d", "a", "b"]),
    ],
)
def test_a_text_falls_into_what_is_read_as_one(text: str, pieces: list[str]) -> None:
    assert list(clusters(text)) == pieces


@pytest.mark.parametrize(
    ("piece", "told"),
    [
        ("🐑", True),
        (FAMILY, True),
        ("🇪🇪", True),
        ("♥", False),
        ("♥\ufe0f", True),
        ("1", False),
        ("é", False),
        ("⚽", True),
    ],
)
def test_emoji_are_told_from_letters_and_signs(piece: str, told: bool) -> None:
    assert is_emoji(piece) is told


def test_a_name_keeps_what_joins_its_emoji_and_nothing_else() -> None:
    assert plain(f"Ma\u200dri {FAMILY}\u202e") == f"Mari {FAMILY}"
    assert plain("🐑" * 48) == "🐑" * 48
    assert plain(FAMILY * 48) == FAMILY * 6 + "…"
    assert plain("🐑" + "\u200d🐑" * 40, 8) == "🐑🐑🐑🐑🐑🐑🐑…"


@given(st.text(max_size=80), st.integers(1, 40))
def test_shortening_keeps_whole_pieces_and_the_length(text: str, longest: int) -> None:
    short = shortened(text, longest)
    assert len(short) <= max(longest, 1)
    if short != text:
        kept = short.removesuffix("…")
        assert any("".join(clusters(text)[:at]).rstrip() == kept for at in range(len(clusters(text)) + 1))


@given(st.text(max_size=80))
def test_the_pieces_are_the_text(text: str) -> None:
    assert "".join(clusters(text)) == text
