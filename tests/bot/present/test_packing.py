"""What is stored of a person as files: JSON that can be read, packed where it is much, in parts that Discord takes."""

import io
import json
import random
import zipfile
from collections.abc import AsyncIterator
from typing import Any

from bot.present.packing import File, Packer, packed
from bot.tables.settings import Piece

USER = 1_300_000_000_000_000_077
SECTIONS = {"preferences": {"language": "et"}, "tables": [], "deals": [], "lessons": [{"stage": "first"}]}


def pieces(deals: int, at_once: int = 25) -> list[Piece]:
    """An export of somebody with so many deals; what they did in them is not alike."""
    chance = random.Random(7)
    lines = [{"number": number, "text": f"„{chance.randbytes(100).hex()}“"} for number in range(deals)]
    found: list[Piece] = [("preferences", {"language": "et"}), ("tables", [])]
    found += [("deals", lines[first : first + at_once]) for first in range(0, max(deals, 1), at_once)]
    return [*found, ("deals", []), ("lessons", [{"stage": "first"}])]


def files_of(given: list[Piece], **limits: int) -> list[File]:
    packer = Packer(USER, **limits)
    return [file for piece in given for file in packer.add(piece)] + [packer.end()]


def read(file: File) -> dict[str, Any]:
    """A file as its reader has it: unpacked, and as JSON."""
    name, data = file
    if name.endswith(".zip"):
        with zipfile.ZipFile(io.BytesIO(data)) as pack:
            assert pack.testzip() is None
            (entry,) = pack.namelist()
            assert entry == name.replace(".zip", ".json")
            data = pack.read(entry)
    return json.loads(data)  # type: ignore[no-any-return]


def test_what_is_little_can_be_read_as_it_is() -> None:
    (file,) = files_of(pieces(3))
    assert file[0] == "lambapea.json"
    told = read(file)
    assert told.keys() == {"user", "part", *SECTIONS}
    assert (told["user"], told["part"], told["preferences"]) == (str(USER), 1, {"language": "et"})
    assert [each["number"] for each in told["deals"]] == [0, 1, 2]
    assert "„" in file[1].decode()


def test_who_has_done_nothing_gets_every_section_and_nothing_in_it() -> None:
    (file,) = files_of([("preferences", None), ("tables", []), ("deals", [])])
    assert read(file) == {"user": str(USER), "part": 1, "preferences": None, "tables": [], "deals": []}


def test_what_is_much_is_packed() -> None:
    (file,) = files_of(pieces(5000))
    assert file[0] == "lambapea.zip"
    assert len(read(file)["deals"]) == 5000
    assert len(file[1]) < 5000 * 220 * 0.7


def test_what_is_too_much_for_one_message_comes_in_parts_each_of_which_stands_alone() -> None:
    files = files_of(pieces(5000), largest=100_000, largest_plain=2000)
    assert len(files) > 3
    assert [name for name, _ in files[:2]] == ["lambapea.zip", "lambapea-2.zip"]
    assert all(len(data) < 150_000 for _, data in files)
    told = [read(file) for file in files]
    assert [each["part"] for each in told] == list(range(1, len(files) + 1))
    assert {each["user"] for each in told} == {str(USER)}
    numbers = [deal["number"] for each in told for deal in each.get("deals", ())]
    assert numbers == list(range(5000))
    assert [each["lessons"] for each in told if "lessons" in each] == [[{"stage": "first"}]]


async def test_a_part_is_there_as_soon_as_it_is_whole_and_the_last_one_says_so() -> None:
    asked = 0

    async def told() -> AsyncIterator[Piece]:
        nonlocal asked
        for piece in pieces(10_000):
            asked += 1
            yield piece

    seen = [(file, is_last, asked) async for file, is_last in packed(USER, told(), 300_000)]
    assert [is_last for _, is_last, _ in seen] == [False] * (len(seen) - 1) + [True]
    assert seen[0][2] < seen[-1][2]
    assert len(seen) > 2
