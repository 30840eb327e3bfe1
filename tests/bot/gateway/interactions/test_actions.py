"""What people type, and what it means."""

import pytest

from bot.errors import UserError
from bot.gateway.interactions.actions import by_label, read


@pytest.mark.parametrize(
    ("verb", "typed", "text"),
    [
        ("play", "Q♣", "play QC"),
        ("play", "queen of clubs", "play QC"),
        ("bid", "six", "bid 6"),
        ("trump", "♥", "trump H"),
        ("give", "10h", "give TH"),
        ("give", "Q♣ · queen of clubs", "give QC"),
        ("give", "QC 9C QC", "give 9C QC QC"),
        ("call", "clubs", "call C"),
        ("show", "kc", "show KC"),
        ("cut", "three at a time", "cut threes"),
        ("signal", "don't blink", "noblink"),
        ("", "pass", "pass"),
        ("", "play QC", "play QC"),
    ],
)
def test_typed_words_become_canonical_actions(verb: str, typed: str, text: str) -> None:
    assert str(read(verb, typed)) == text


@pytest.mark.parametrize(
    ("verb", "key"),
    [
        ("play", "unreadable-card"),
        ("give", "unreadable-cards"),
        ("bid", "unreadable-bid"),
        ("trump", "unreadable-suit"),
        ("cut", "unreadable-cut"),
        ("signal", "unreadable-signal"),
        ("", "unreadable-action"),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(verb: str, key: str) -> None:
    with pytest.raises(UserError) as caught:
        read(verb, "§" * 500)
    assert caught.value.key == key
    assert len(str(caught.value.details["text"])) <= 80


@pytest.mark.parametrize(
    ("game", "verb", "typed", "text"),
    [
        ("doppelkopf", "", "no 60", "no60"),
        ("doppelkopf", "", "No 60!", "no60"),
        ("doppelkopf", "", "alla 60", "no60"),
        ("doppelkopf", "declare", "Heart solo", "declare heart-solo"),
        ("doppelkopf", "declare", "♥ ärtusoolo", "declare heart-solo"),
        ("doppelkopf", "", "no", None),
        ("doppelkopf", "", "💥", None),
        ("doppelkopf", "", "", None),
        ("sheepshead", "", "pick up the blind", "pick"),
        ("sheepshead", "", "call the ace of spades", "call S"),
    ],
)
def test_what_a_button_says_can_be_typed(game: str, verb: str, typed: str, text: str | None) -> None:
    legal = ["play KS", "no60", "no90", "declare heart-solo", "declare club-solo", "pick", "pass", "call S"]
    found = by_label(verb, typed, legal, game)
    assert (None if found is None else str(found)) == text
