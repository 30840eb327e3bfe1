"""How far a pressed card goes from Discord's event to its commit and back, as `docs/one-press.md` tells it."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.source import ROOT
from tests.e2e.inside import Fixed
from tests.e2e.simulated import simulated
from tests.e2e.test_lobby import Visitor, picked_by_another, visited
from tests.support.press_path import PressPath, recorded_press

MOST_FILES, MOST_CALLS = 40, 288
TYPED, COMMITTED = "The same card, typed", "Here it is committed."

Call = tuple[str, str]


@cache
def page() -> str:
    return (ROOT / "docs" / "one-press.md").read_text(encoding="utf-8")


def rows(text: str) -> list[Call]:
    """The functions of a page's tables, each with its file first, as a recorded call has them."""
    return [(file, function) for function, file in re.findall(r"^\| `([\w.]+)` \| `([\w./]+)` \|", text, re.MULTILINE)]


def first_missing(told: Sequence[Call], calls: Sequence[Call]) -> Call | None:
    """The first of these that is not called after the one before it."""
    left = iter(calls)
    return next((each for each in told if each not in left), None)


async def card_to_play(visitor: Visitor) -> str:
    """At a table with computers, where a newcomer passed and has the turn: a card on a button of their hand."""
    await visitor.press((await visitor.type("table open")).post, "Play with computers now")
    await visitor.press(await visitor.private(), "Pass")
    hand = await visitor.private()
    return next(button["label"] for button in hand.buttons if ":play " in button["custom_id"])


async def pressed_card(folder: Path, monkeypatch: pytest.MonkeyPatch) -> PressPath:
    async with visited(folder, monkeypatch, Fixed(picked_by_another(), dealer=2)) as visitor:
        card = await card_to_play(visitor)
        hand = await visitor.private()
        with recorded_press() as path:
            await visitor.press(hand, card)
        return path


async def typed_card(folder: Path, monkeypatch: pytest.MonkeyPatch) -> PressPath:
    async with visited(folder, monkeypatch, Fixed(picked_by_another(), dealer=2)) as visitor:
        card = await card_to_play(visitor)
        with recorded_press("Playing.play") as path:
            await visitor.type("play", card=card)
            await visitor.here.settled()
        return path


@simulated
async def test_a_pressed_card_goes_the_way_of_the_page_by_few_calls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await pressed_card(tmp_path, monkeypatch)
    assert path.commit is not None, path.calls[-5:]
    there, back = page().partition(f"## {TYPED}")[0].split(COMMITTED)
    assert len(rows(page())) == len(re.findall(r"^\| `", page(), re.MULTILINE)) > 60
    assert first_missing(rows(there), path.until_commit) is None
    assert first_missing(rows(back), path.calls[path.commit :]) is None
    measured = {"files": len({file for file, _ in path.until_commit}), "calls": path.commit}
    assert measured == {"files": min(MOST_FILES, measured["files"]), "calls": min(MOST_CALLS, measured["calls"])}


@simulated
async def test_a_typed_card_goes_the_way_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await typed_card(tmp_path, monkeypatch)
    told = rows(page().partition(f"## {TYPED}")[2])
    assert told
    assert first_missing(told, path.calls) is None


def test_the_check_of_the_way_itself_tells_right_from_wrong() -> None:
    calls = [("a.py", "one"), ("b.py", "two"), ("a.py", "one"), ("c.py", "three")]
    assert first_missing(rows("| `one` | `a.py` | x |\n| `three` | `c.py` | y |"), calls) is None
    assert first_missing([("b.py", "two"), ("a.py", "one")], calls) is None, "a call may come again"
    assert first_missing([("c.py", "three"), ("b.py", "two")], calls) == ("b.py", "two")
    assert first_missing([("a.py", "two")], calls) == ("a.py", "two"), "in another file it is another function"
