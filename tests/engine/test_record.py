"""Records: any name survives, and whatever is no record is refused with its line."""

import dataclasses
import random
from datetime import date
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Cut
from engine.cards import write_cards
from engine.deal import Deal
from engine.errors import UnusableDeal
from engine.games import GAMES
from engine.match import Carried
from engine.record import Record, UnreadableRecord, fold, read_record, record_of, verify, with_line_ends, write_record
from engine.shuffling import seal
from tests.properties.random_deals import finished_deal, random_deal, shuffled_start

SALT = "0123456789abcdef" * 2


def record_for(seed: int = 1, game: str = "saskop") -> Record:
    deal = finished_deal(game, seed)
    names = tuple(f"Player {seat + 1}" for seat in range(deal.start.players))
    return record_of(deal, number=seed, day=date(2026, 2, 3), players=names, salt=SALT)


RECORD = record_for()
TEXT = write_record(RECORD)
LINES = TEXT.split("\n")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_writing_and_reading_are_inverses_and_a_played_deal_proves_itself(game: str, seed: int) -> None:
    record = record_for(seed, game)
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert verify(record) == []
    assert fold(record) == finished_deal(game, seed)


def with_something_carried() -> Record:
    start = shuffled_start("skat", random.Random(3), Carried.of({"pot": 40, "duty@2": 1}))
    *_, deal = random_deal(start, random.Random(3))
    return record_of(deal, number=3, day=date(2026, 2, 3), players=("A", "B", "C"), salt=SALT)


def test_what_earlier_deals_left_is_written_down_and_read_back() -> None:
    record = with_something_carried()
    text = write_record(record)
    assert "\ncarried: duty@2=1 pot=40\n" in text
    assert read_record(text) == record
    assert verify(record) == []


@pytest.mark.parametrize("counts", ["pot", "pot=", "pot=0", "pot=-1", "Pot=1", "pot=1 pot=2", "pot=01", "pot =1", ""])
def test_what_they_did_not_leave_so_cannot_be_read(counts: str) -> None:
    text = write_record(with_something_carried()).replace("carried: duty@2=1 pot=40", f"carried: {counts}")
    with pytest.raises(UnreadableRecord) as unreadable:
        read_record(text)
    assert text.split("\n")[unreadable.value.line - 1].startswith("carried: ")


def test_what_is_left_to_nobody_at_the_table_is_found_out() -> None:
    text = write_record(with_something_carried()).replace("duty@2", "duty@3")
    assert verify(read_record(text))


def test_the_seal_is_the_hash_of_salt_and_pack() -> None:
    record = record_for()
    assert record.seal == sha256(f"{SALT}:{write_cards(record.pack)}".encode()).hexdigest() == seal(SALT, record.pack)


@settings(deadline=None, max_examples=150)
@given(st.lists(st.text(st.characters(categories=None), max_size=40), min_size=4, max_size=4))
def test_any_names_come_back_exactly(names: list[str]) -> None:
    record = dataclasses.replace(RECORD, players=tuple(names))
    text = write_record(record)
    assert read_record(text) == record
    assert read_record(text.encode().decode()) == record


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        '"',
        "\\",
        "\\u{41}",
        "a\nseal: x",
        "a\r\n\x85\u2028b",
        "\ud83d\ude00",
        "\udfff",
        "\x00",
        "\N{SHEEP}\N{ZERO WIDTH JOINER}\N{SHEEP} Ülle",
        "\N{RIGHT-TO-LEFT OVERRIDE}evil",
    ],
)
def test_a_name_stays_on_its_line(name: str) -> None:
    record = dataclasses.replace(record_for(), players=(name, "b", "c", "d"))
    text = write_record(record)
    assert len(text.splitlines()) == len(TEXT.splitlines())
    assert read_record(text).players[0] == name


def test_a_deal_that_still_goes_on_has_a_record_without_a_result() -> None:
    chance = random.Random(3)
    for deal in random_deal(shuffled_start("saskop", chance), chance):
        if deal.state is None or deal.phase == "done":
            continue
        record = record_of(deal, number=1, day=date(2026, 1, 1), players=("a", "b", "c", "d"), salt=SALT)
        assert read_record(write_record(record)) == record
        assert verify(record) == ["the deal is not over"]
        assert fold(record) == deal


def test_before_the_cut_there_is_no_record() -> None:
    deal = Deal(shuffled_start("saskop", random.Random(1)))
    with pytest.raises(UnusableDeal):
        record_of(deal, number=1, day=date(2026, 1, 1), players=(), salt=SALT)


def test_a_cut_without_a_place_is_recorded_as_it_was_said() -> None:
    deal = Deal(shuffled_start("saskop", random.Random(1)))
    deal = deal.act(deal.start.cutter, Cut("threes"))
    record = record_of(deal, number=1, day=date(2026, 1, 1), players=("a", "b", "c", "d"), salt=SALT)
    assert read_record(write_record(record)) == record


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("start", "instead"),
    [
        ("game:", "game: Saskop"),
        ("game:", "Game: saskop"),
        ("rules:", "rules: one"),
        ("rules:", "rules: 01"),
        ("options:", "options: exchange"),
        ("options:", "options: exchange=yes please"),
        ("options:", "options: exchange=true exchange=true signals=true roof=true"),
        ("deal:", "deal: -1"),
        ("deal:", "deal: " + "9" * 5000),
        ("date:", "date: yesterday"),
        ("date:", "date: 20260203"),
        ("dealer:", "dealer: x"),
        ("dealer:", "dealer: 12"),
        ("player 0:", "player 0: Mari"),
        ("player 0:", 'player 0: "Ma"ri"'),
        ("player 0:", 'player 0: "\\u{110000}"'),
        ("player 0:", 'player 0: "\\n"'),
        ("player 2:", 'player 3: "x"'),
        ("seal:", "seal: abc"),
        ("salt:", "salt: " + "G" * 32),
        ("pack:", "pack: 6C 7c"),
        ("cut:", "cut: 1 pass"),
        ("cut:", "cut: cut threes"),
        ("cut:", "cut: 1 cut threes at 018"),
        ("hand 0:", "hand 0: 6C  7C"),
        ("hand 1:", "hand one: 6C"),
        ("points:", "points: [1,2]"),
        ("points:", "points: [NaN]"),
        ("points:", "points: [1e999, 1]"),
        ("points:", "points: " + "[" * 5000),
        ("points:", "points: " + "9" * 5000),
        ("points:", "points"),
        ("points:", "tricks: [1, 2]"),
    ],
    ids=lambda text: text[:40],
)  # fmt: skip
def test_a_line_that_cannot_be_read_is_named(start: str, instead: str) -> None:
    number = line_of(start)
    lines = [*LINES]
    lines[number - 1] = instead
    with pytest.raises(UnreadableRecord) as error:
        read_record("\n".join(lines))
    assert number <= error.value.line <= number + 3
    assert str(error.value).startswith(f"line {error.value.line}: ")


@pytest.mark.parametrize(
    "text",
    ["", "\n", "\n" * 5000, "game: saskop", TEXT + "\n", "\n" + TEXT, TEXT + "more", TEXT.upper(),
     TEXT.replace("\n", "\n\r"), "\ufeff" + TEXT, "x" * 10**6, "game: saskop\n" * 4000, "\x00" * 100,
     TEXT.replace("\n\n", "\n"), TEXT.replace("\n\n", "\n \n")],
    ids=lambda text: repr(text[:10]) + str(len(text)),
)  # fmt: skip
def test_what_is_no_record_at_all(text: str) -> None:
    with pytest.raises(UnreadableRecord):
        read_record(text)


ENDS = ["\n", "\r\n", "\r"]


@pytest.mark.parametrize("end", ENDS, ids=repr)
@pytest.mark.parametrize("length", [None, 1, 2], ids=["over", "just dealt", "under way"])
def test_a_record_is_read_whatever_its_lines_end_with_and_without_the_last_end(end: str, length: int | None) -> None:
    record = record_for() if length is None else dataclasses.replace(record_for(), actions=(), result=None)
    if length == 2:
        record = dataclasses.replace(record, actions=record_for().actions[:1])
    text = write_record(record).replace("\n", end)
    assert read_record(text) == record
    assert read_record(text.removesuffix(end)) == record


@pytest.mark.parametrize("number", range(len(LINES) - 1))
def test_a_record_cut_off_anywhere_is_unreadable_or_found_out(number: int) -> None:
    text = "\n".join(LINES[:number])
    for broken in (text, text + "\n"):
        try:
            record = read_record(broken)
        except UnreadableRecord:
            continue
        assert verify(record)


@settings(deadline=None, max_examples=300)
@given(st.text(max_size=400) | st.tuples(st.integers(0, len(TEXT)), st.text(max_size=5), st.integers(0, 9)).map(
    lambda edit: TEXT[: edit[0]] + edit[1] + TEXT[edit[0] + edit[2] :]))  # fmt: skip
def test_no_text_breaks_reading_or_checking(text: str) -> None:
    try:
        record = read_record(text)
    except UnreadableRecord:
        return
    assert write_record(record) == with_line_ends(text)
    verify(record)


# Names, date and number are nobody's to prove; everything else is.
UNPROVEN = ("player", "date", "deal:")


@pytest.mark.parametrize("seed", range(40))
def test_a_record_that_was_tampered_with_is_found_out(seed: int) -> None:
    chance = random.Random(seed)
    record = record_for(seed % 8)
    text = write_record(record)
    lines = text.split("\n")
    for _ in range(12):
        changed = tampered(lines, chance)
        try:
            other = read_record(changed)
        except UnreadableRecord:
            continue
        if other != record and not same_play(other, record):
            assert verify(other), changed


def same_play(other: Record, record: Record) -> bool:
    """Another deal that could have gone so: a house rule that did not matter, a hint more or less, an equal cut."""
    unproven = ("number", "date", "players", "options", "cut", "actions")
    strip = {name: getattr(record, name) for name in unproven}
    return dataclasses.replace(other, **strip) == record and verify(other) == []


def tampered(lines: list[str], chance: random.Random) -> str:
    """Two words swapped, a sign changed, a line left out, doubled or moved: anywhere but in what nobody can prove."""
    lines = [*lines]
    at = chance.choice([number for number, line in enumerate(lines) if line and not line.startswith(UNPROVEN)])
    words = lines[at].split(" ")
    match chance.randrange(5):
        case 0:
            one, other = chance.randrange(len(words)), chance.randrange(len(words))
            words[one], words[other] = words[other], words[one]
            lines[at] = " ".join(words)
        case 1:
            place = chance.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + chance.choice("0123456789CSHDTJQKAabc") + lines[at][place + 1 :]
        case 2:
            del lines[at]
        case 3:
            lines.insert(at, lines[at])
        case 4:
            other = min(at + 1, len(lines) - 2)
            lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines)


@pytest.mark.parametrize(
    "change",
    [
        {"salt": "f" * 32},
        {"seal": "f" * 64},
        {"rules": 99},
        {"game": "poker"},
        {"players": ("a", "b", "c")},
        {"dealer": 9},
        {"options": {"exchange": "maybe"}},
        {"options": {"unheard": True}},
        {"pack": ()},
        {"hands": ()},
        {"result": None},
        {"result": {}},
        {"actions": ()},
        {"cut": (9, Cut("threes", None, 18))},
        {"blind": record_for().pack[:2]},
    ],
    ids=str,
)  # fmt: skip
def test_every_part_is_checked(change: dict[str, object]) -> None:
    assert verify(dataclasses.replace(record_for(), **change))


def test_a_number_is_not_taken_for_a_truth_value() -> None:
    record = record_for()
    assert record.result is not None
    assert verify(dataclasses.replace(record, result={**record.result, "tie": int(record.result["tie"])}))
