"""Tables, store and gateway are told the time: a whole evening can run in a clock of its own."""

import re

import pytest

from tests.architecture.source import ROOT, python_files

READS_A_CLOCK = re.compile(
    r"\btime\.(?:time|monotonic|perf_counter)\b|\bdate(?:time)?\.(?:now|utcnow|today)\b|\butils\.utcnow\b"
)


def test_tables_store_and_gateway_read_no_clock_of_their_own() -> None:
    rooms = tuple(ROOT / "bot" / room for room in ("tables", "store", "gateway"))
    files = [path for path in python_files("bot") if any(path.is_relative_to(room) for room in rooms)]
    assert len(files) > 60
    assert [str(path) for path in files if READS_A_CLOCK.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("line", "is_one"),
    [
        ("began = time.monotonic()", True),
        ("at: datetime = datetime.now(UTC)", True),
        ("clock: Callable[[], float] = time.monotonic", True),
        ("old = discord.utils.utcnow()", True),
        ("began = self._clock.monotonic()", False),
        ("now = self._clock.now()", False),
    ],
)
def test_the_check_itself_tells_right_from_wrong(line: str, is_one: bool) -> None:
    assert bool(READS_A_CLOCK.search(line)) is is_one
