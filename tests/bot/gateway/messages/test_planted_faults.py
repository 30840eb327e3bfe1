"""Each guard, each changed field and each effect of the rules left out: a row of theirs notices."""

import sys
from collections import defaultdict
from collections.abc import Callable
from types import CodeType, ModuleType

import pytest

from bot.gateway.messages import board, channel, lifecycle
from tests.bot.gateway.messages import test_board, test_channel, test_lifecycle
from tests.support.planted import Fault, faults_of, rows_of

EFFECTS = frozenset(each.__name__ for each in lifecycle.Effect.__args__)
ROWS = [*rows_of(test_lifecycle), *rows_of(test_board), *rows_of(test_channel)]
NEEDED_BY_TYPES_ONLY = {
    "_content_of_post: post is None left out",
    "_gives_way: post is not None left out",
    "_note_said: place is None left out",
    "_telling: deal is None left out",
    "_telling: state.place is None left out",
}


SPARES_WORK_ONLY = {"desired_messages: board.channel.is_barred always"}


Row = tuple[str, Callable[[], object]]


@pytest.fixture(scope="module")
def rows_by_code() -> dict[CodeType, list[Row]]:
    """Which rows run through a function: none else can notice what is wrong with it."""
    found: dict[CodeType, list[Row]] = defaultdict(list)
    for row in ROWS:
        run: set[CodeType] = set()
        sys.setprofile(lambda frame, event, _: run.add(frame.f_code) if event == "call" else None)  # noqa: B023 - it is over before the next
        try:
            row[1]()
        finally:
            sys.setprofile(None)
        for code in run:
            found[code].append(row)
    return found


def is_noticed(fault: Fault, rows: list[Row]) -> bool:
    """Whether any row fails while the fault is there; the one that does goes to the front, as faults come in groups."""
    with fault.planted():
        for place, (_, row) in enumerate(rows):
            try:
                row()
            except Exception:  # noqa: BLE001 - however it fails, it is noticed
                rows.insert(0, rows.pop(place))
                return True
    return False


def test_the_rows_hold_without_a_fault() -> None:
    assert len(ROWS) > 200
    for _, row in ROWS:
        row()


@pytest.mark.parametrize("module", [lifecycle, board, channel], ids=["lifecycle", "board", "channel"])
def test_every_fault_is_noticed(module: ModuleType, rows_by_code: dict[CodeType, list[Row]]) -> None:
    faults = faults_of(module, EFFECTS)
    assert len(faults) > 20
    unnoticed = {each.name for each in faults if not is_noticed(each, rows_by_code[each.function.__code__])}
    missed = unnoticed - NEEDED_BY_TYPES_ONLY - SPARES_WORK_ONLY
    assert not missed, "\n".join(sorted(missed))


def test_after_a_fault_all_is_sound_again() -> None:
    fault = next(each for each in faults_of(lifecycle, EFFECTS) if each.name.startswith("_holds"))
    sound = fault.function.__code__
    with fault.planted():
        assert fault.function.__code__ is not sound
    assert fault.function.__code__ is sound
