"""A pack that follows from a secret and everybody's parts: anybody can derive it, and one honest part makes it fair."""

import runpy
import sys
from collections import Counter
from dataclasses import replace
from datetime import date
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from engine.actions import Cut
from engine.cards import read_cards, write_cards
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.options import read_options
from engine.record import Record, UnreadableRecord, read_record, record_of, verify, write_record
from engine.shuffling import WITH_CUT, SharedShuffle, commitment, fields, is_chance, part_hash, shuffled

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


NAMES = ("a", "b", "c", "d", "e", "f", "g", "h")


@pytest.mark.parametrize("game", GAMES)
def test_the_independent_script_derives_the_same_pack_cut_and_dealer(game: str) -> None:
    rules, chance = GAMES[game], Random(4)
    for chosen in ({}, *rules.rule_sets.values()):
        options = rules.options(**chosen)
        players = chance.choice(rules.players(options))
        new, ways = rules.pack(options, players), rules.drawn_ways(options)
        for number in range(1, 20):
            parts = tuple(chance.randbytes(chance.randrange(9)).hex() for _ in range(players))
            shuffle = SharedShuffle(f"KQ7TB-{number}", chance.randbytes(32).hex(), parts, WITH_CUT)
            of = shuffle.secret, list(parts), shuffle.deal
            cards = write_cards(new).split(" ")
            assert " ".join(CHECK["shuffle"](cards, *of, 2)) == write_cards(shuffle.order(new))
            assert CHECK["cut"](cards, *of, ways) == str(shuffle.cut(new, ways))
            assert CHECK["dealer"](*of, players) == shuffle.dealer(players)


def drawn(game: str, number: int, **chosen: object) -> Record:
    """A deal of a match as the shuffle of everybody would have it, just dealt."""
    rules = GAMES[game]
    options = rules.options(**chosen)
    players = rules.players(options)[0]
    parts = tuple(f"word {number} {seat}" for seat in range(players))
    shuffle = SharedShuffle(f"KQ7TB-{number}", "5b" * 32, parts, WITH_CUT)
    new = rules.pack(options, players)
    start = Start(game, options, players, shuffle.dealer(players) or 0, shuffle.order(new))
    deal = Deal(start).act(start.cutter, shuffle.cut(new, rules.drawn_ways(options)))
    day = date(2026, 2, 3)
    return record_of(deal, number=number, day=day, players=NAMES[:players], salt="5a" * 16, shuffle=shuffle)


def checked(record: Record, path: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the independent script finds a file true."""
    path.write_bytes(write_record(record).replace("\n", "\r\n").encode())
    monkeypatch.setattr(sys, "argv", ["check_shuffle.py", str(path)])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(SCRIPT), run_name="__main__")
    return not ended.value.code


NOT_OVER = "the deal is not over"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_is_read_back_true_and_nothing_else_is(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = drawn(game, 3)
    assert read_record(write_record(record)) == record
    assert verify(record) == [NOT_OVER]
    assert checked(record, tmp_path / "deal.txt", monkeypatch)
    assert record.shuffle is not None
    seat, cut = record.cut
    assert cut.place is not None
    moved = replace(record, cut=(seat, replace(cut, place=cut.place % 30 + 1)))
    assert "the cut does not follow from the secret and the parts" in verify(moved)
    assert not checked(moved, tmp_path / "deal.txt", monkeypatch)
    other = replace(record, dealer=(record.dealer + 1) % len(record.players))
    assert "the dealer does not follow from the secret and the parts" in verify(other)
    assert not checked(other, tmp_path / "deal.txt", monkeypatch)
    assert "the ways of dealing are not those of its rules" in verify(replace(record, ways=("ones",)))


def test_a_drawn_cut_is_not_told_as_one_that_somebody_chose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = drawn("saskop", 2)
    assert record.shuffle is not None
    older = replace(record, shuffle=replace(record.shuffle, derivation=1), ways=())
    assert "the pack does not follow from the secret and the parts" in verify(older)
    assert not checked(older, tmp_path / "deal.txt", monkeypatch)


def test_a_record_of_the_first_derivation_is_true_with_any_cut_and_dealer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = GAMES["saskop"]
    options = rules.options()
    shuffle = SharedShuffle("KQ7TB-3", "5b" * 32, ("a", "b", "c", "d"))
    for dealer, place in ((0, 1), (2, 35)):
        start = Start("saskop", options, 4, dealer, shuffle.order(rules.pack(options, 4)))
        deal = Deal(start).act(start.cutter, Cut("ones", place=place))
        day = date(2026, 2, 3)
        record = record_of(deal, number=1, day=day, players=NAMES[:4], salt="5a" * 16, shuffle=shuffle)
        text = write_record(record)
        assert "derivation" not in text
        assert "ways: " not in text
        assert verify(read_record(text)) == [NOT_OVER]
        assert checked(record, tmp_path / "deal.txt", monkeypatch)


def test_an_unknown_derivation_is_refused() -> None:
    with pytest.raises(UnreadableRecord):
        read_record(write_record(drawn("skat", 1)).replace("derivation: 2", "derivation: 3"))


def test_where_a_word_was_deleted_the_cut_is_not_called_wrong() -> None:
    record = drawn("saskop", 1)
    assert record.shuffle is not None
    gone = replace(record, shuffle=replace(record.shuffle, parts=(None, *record.shuffle.parts[1:])))
    assert verify(read_record(write_record(gone))) == [NOT_OVER]


def test_every_place_way_card_and_dealer_is_drawn_alike() -> None:
    """One part changes. 99.9 % of fair draws stay below each bound: so many times the degrees of freedom squared."""
    chance, pack, deals = Random(8), GAMES["saskop"].pack(GAMES["saskop"].options(), 4), 3000
    ways = GAMES["saskop"].ways(GAMES["saskop"].options())
    counts: dict[str, Counter[object]] = {"place": Counter(), "way": Counter(), "dealer": Counter()}
    for _ in range(deals):
        shuffle = SharedShuffle("KQ7TB-1", "00" * 32, ("mine", chance.randbytes(16).hex()), WITH_CUT)
        cut = shuffle.cut(pack, ways)
        assert (cut.style == "upto") == (cut.card is not None)
        counts["place"][cut.place] += 1
        counts["way"][cut.style] += 1
        counts["dealer"][shuffle.dealer(4)] += 1
    for name, kinds, bound in (("place", 35, 65.25), ("way", len(ways), 20.52), ("dealer", 4, 16.27)):
        expected = deals / kinds
        assert len(counts[name]) == kinds
        assert sum((count - expected) ** 2 / expected for count in counts[name].values()) < bound, name


@pytest.mark.parametrize("dark", ["true", "two-more"])
def test_a_shuffle_draws_no_order_of_trumps(dark: str) -> None:
    rules = GAMES["saskop"]
    options = read_options(rules.options, {"dark": {"true": True}.get(dark, dark), "ways": "saaremaa"})
    assert set(rules.ways(options)) - set(rules.drawn_ways(options)) == {"dark"}


def test_whoever_may_cut_as_they_like_is_not_told_how() -> None:
    with pytest.raises(ValueError, match="chooses"):
        ONE.cut(GAMES["skat"].pack(GAMES["skat"].options(), 3), ("threes",))
    assert ONE.dealer(4) is None


def test_every_input_changes_the_pack_and_none_can_be_shifted_into_another() -> None:
    others = [
        SharedShuffle("12-4", ONE.secret, ONE.parts),
        SharedShuffle(ONE.deal, "ac" + "ab" * 31, ONE.parts),
        SharedShuffle(ONE.deal, ONE.secret, ("", "kala", ONE.parts[2], "")),
        SharedShuffle(ONE.deal, ONE.secret, ("kal", "a", ONE.parts[2], "")),
        SharedShuffle(ONE.deal, ONE.secret, (*ONE.parts, "")),
        SharedShuffle("", ONE.secret, (*ONE.parts, ONE.deal)),
        replace(ONE, derivation=WITH_CUT),
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
