"""How far a pressed card goes from Discord's event to its commit: which files it enters, and which calls are made."""

from pathlib import Path

import pytest

from tests.e2e.inside import Fixed
from tests.e2e.simulated import simulated
from tests.e2e.test_lobby import picked_by_another, visited
from tests.support.press_path import PressPath, recorded_press

MOST_FILES, MOST_CALLS = 53, 336

IN_ORDER = (
    "Client.on_interaction",
    "Presses.pressed",
    "answer_by",
    "InteractionResponse.run",
    "press_in_hand",
    "act",
    "TableService.act",
    "Writer.write",
    "Direct._carry_out",
)
"""What a reader of `docs/architecture.md` is led through; other calls lie between."""


async def pressed_card(folder: Path, monkeypatch: pytest.MonkeyPatch) -> PressPath:
    """One card, at a table with computers alone, by a button of a private hand."""
    async with visited(folder, monkeypatch, Fixed(picked_by_another(), dealer=2)) as visitor:
        await visitor.press((await visitor.type("table open")).post, "Play with computers now")
        await visitor.press(await visitor.private(), "Pass")
        hand = await visitor.private()
        card = next(button["label"] for button in hand.buttons if ":play " in button["custom_id"])
        with recorded_press() as path:
            await visitor.press(hand, card)
        return path


@simulated
async def test_a_pressed_card_enters_few_files_by_few_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await pressed_card(tmp_path, monkeypatch)
    assert path.is_whole, path.calls[-5:]
    found = [name for name in dict.fromkeys(name for _, name in path.calls) if name in IN_ORDER]
    assert found == list(IN_ORDER)
    measured = {"files": len(path.files), "calls": len(path.calls)}
    assert measured == {"files": min(MOST_FILES, measured["files"]), "calls": min(MOST_CALLS, measured["calls"])}
