"""A pack that follows from a secret and everybody's parts: anybody can derive it, and one honest part makes it fair."""

import runpy
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from engine.cards import read_cards, write_cards
from engine.games import GAMES
from engine.shuffling import SharedShuffle, commitment, fields, is_chance, part_hash, shuffled

SCRIPT = Path(__file__).parents[2] / "docs" / "check_shuffle.py"
CHECK = runpy.run_path(str(SCRIPT))
"""The independent script, which shares nothing with the project."""

ONE = SharedShuffle("12-3", "ab" * 32, ("kala", "", "õun \N{PERSEVERING FACE}", ""))


@pytest.mark.parametrize("game", GAMES)
def test_the_independent_script_derives_the_same_pack(game: str) -> None:
    rules, chance = GAMES[game], Random(3)
    options = rules.options()
    for players in rules.players(options):
        new = rules.pack(options, players)
        for number in range(25):
            parts = tuple(chance.randbytes(chance.randrange(9)).hex() for _ in range(players))
            shuffle = SharedShuffle(f"7-{number}", chance.randbytes(32).hex(), parts)
            derived = CHECK["shuffle"](write_cards(new).split(" "), shuffle.secret, list(parts), shuffle.deal)
            assert read_cards(" ".join(derived)) == shuffle.order(new)
            assert sorted(shuffle.order(new)) == list(new)


def test_the_script_stands_alone() -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    assert "engine" not in source
    assert "bot" not in source


def test_every_input_changes_the_pack_and_none_can_be_shifted_into_another() -> None:
    others = [
        SharedShuffle("12-4", ONE.secret, ONE.parts),
        SharedShuffle(ONE.deal, "ac" + "ab" * 31, ONE.parts),
        SharedShuffle(ONE.deal, ONE.secret, ("", "kala", ONE.parts[2], "")),
        SharedShuffle(ONE.deal, ONE.secret, ("kal", "a", ONE.parts[2], "")),
        SharedShuffle(ONE.deal, ONE.secret, (*ONE.parts, "")),
        SharedShuffle("", ONE.secret, (*ONE.parts, ONE.deal)),
    ]
    assert len({each.seed for each in (ONE, *others)}) == 1 + len(others)


def test_values_of_any_kind_are_written_unlike() -> None:
    assert fields(b"ab", b"c") != fields(b"a", b"bc") != fields(b"abc")
    assert fields(b"ab", b"") == b"\0\0\0\2ab\0\0\0\0"


def test_hashes_bind_and_hide() -> None:
    assert commitment(ONE.secret) == sha256(bytes.fromhex(ONE.secret)).hexdigest() == ONE.commitment
    shown = part_hash(ONE.secret, ONE.deal, "kala")
    assert shown != sha256(b"kala").hexdigest()
    other_inputs = [("ac" * 32, ONE.deal, "kala"), (ONE.secret, "12-4", "kala"), (ONE.secret, ONE.deal, "Kala")]
    assert shown not in {part_hash(*each) for each in other_inputs}


def test_numbers_that_would_favour_a_place_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    # 2^32 is no multiple of three: its last number, which would make the first place likelier, is passed over.
    words = iter([2**32 - 1, 1, 0])
    monkeypatch.setattr("engine.shuffling._words", lambda _: words)
    assert shuffled("ABC", b"") == ("C", "A", "B")


def test_with_one_honest_part_every_card_is_as_likely_at_every_place() -> None:
    """The secret and the other parts are always the same; 99.9 % of fair shuffles stay below the bound.

    Each card has an eighth of the deals at each place: eight cards, eight places, forty-nine degrees of freedom.
    """
    deals, chance, pack = 4000, Random(11), range(8)
    counts = [[0] * len(pack) for _ in pack]
    for _ in range(deals):
        parts = ("mine", chance.randbytes(16).hex(), "theirs")
        for place, card in enumerate(SharedShuffle("1-1", "00" * 32, parts).order(pack)):
            counts[card][place] += 1
    expected = deals / len(pack)
    square = sum((count - expected) ** 2 / expected for row in counts for count in row)
    assert square * (len(pack) - 1) / len(pack) < 85.35, "each row and each column adds up, so it is that much smaller"


def test_a_part_that_was_deleted_leaves_a_shuffle_that_nobody_can_follow() -> None:
    gone = replace(ONE, parts=(None, *ONE.parts[1:]))
    assert (ONE.is_whole, gone.is_whole) == (True, False)
    assert gone.commitment == ONE.commitment
    with pytest.raises(ValueError, match="deleted"):
        gone.order("ABCD")


@pytest.mark.parametrize(
    ("part", "is_it"),
    [
        ("5a" * 16, True),
        ("", False),
        ("kala", False),
        ("5A" * 16, False),
        ("5a" * 17, False),
        ("5a" * 16 + "\n", False),
    ],
)
def test_what_comes_from_a_generator_is_told_from_what_was_typed(part: str, is_it: bool) -> None:
    assert is_chance(part) is is_it
