"""What is said to ask somebody in a simulated evening."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.actions import read_action
from engine.decisions import Choice, awaited
from tests.simulation.standing import Standing

BIDDING = Choice("bid", (read_action("bid 5"), read_action("pass")))
OVERRIDE = Choice("override", (read_action("diamonds"),), awaited=False)


def standing(*decisions: Choice) -> Standing:
    """A table at which somebody may decide this."""
    here = cast("Any", object.__new__(Standing))
    view = SimpleNamespace(decisions=decisions, asked=awaited(decisions))
    here.sight = lambda _table, _user: SimpleNamespace(view=view)
    return cast("Standing", here)


def once_more(action: str) -> Any:
    """A message that asks whether they mean it."""
    buttons = [
        {"type": 2, "style": style, "custom_id": f"lp:1:5.5:{what}"}
        for what, style in ((f"sure {action}", 3), (f"back sure {action}", 2))
    ]
    return SimpleNamespace(id=1, components=[{"type": 1, "components": buttons}])


@pytest.mark.parametrize(
    ("decisions", "action", "asks"),
    [
        ((BIDDING, OVERRIDE), "bid 5", True),
        ((BIDDING, OVERRIDE), "diamonds", True),
        ((OVERRIDE,), "diamonds", False),
        ((BIDDING,), "diamonds", False),
        ((), "pass", False),
    ],
    ids=["what is awaited", "what ends the waiting", "nobody waits", "not possible any more", "nothing to decide"],
)
def test_who_is_asked_once_more_is_asked_while_the_table_waits_for_them(
    decisions: tuple[Choice, ...], action: str, asks: bool
) -> None:
    assert standing(*decisions).asks_awaited(cast("Any", SimpleNamespace(id=1)), 1, once_more(action)) is asks
