"""What a simulated evening takes for asked, and how long it waits for words."""

import asyncio
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.phrases import phrases
from engine.actions import read_action
from engine.decisions import Choice, awaited
from tests.simulation.evening import Evening
from tests.simulation.loop import VirtualLoop
from tests.simulation.standing import Standing

BIDDING = Choice("bid", (read_action("bid 5"), read_action("pass")))
RULES = "lp:1:1.0:rules"
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


def complaints_on_a_full_disk(*, words: str, table_told_after: float, launched_at: float = 0.0) -> list[str]:
    """What is found after a press, at second 1, that could not be written down and that these words answered."""
    say, complaints = phrases("en").say, list[str]()
    post = SimpleNamespace(
        id=1, content="", seen_by=None, components=[{"components": [{"type": 2, "custom_id": RULES}]}]
    )
    evening = SimpleNamespace(
        launched_at=launched_at,
        processes=[SimpleNamespace(is_alive=True)],
        parts=SimpleNamespace(interactions=SimpleNamespace(began_at=lambda _: 1.0)),
        language="en",
        plan=SimpleNamespace(odds={}, processes=1),
        wire=SimpleNamespace(is_up=True),
        database=SimpleNamespace(is_full=True),
        world=SimpleNamespace(messages={1: post}),
        _is_asked=lambda *_: True,
        _is_heard_out=lambda interaction: Evening._is_heard_out(cast("Any", evening), interaction),
        _is_told_nothing=lambda table: Evening._is_told_nothing(cast("Any", evening), table),
        _find=lambda _when, what: complaints.extend(what),
    )
    guest = SimpleNamespace(user=SimpleNamespace(id=1, name="Anna"), mine={3: SimpleNamespace(id=3, content=words)})
    control = SimpleNamespace(press=SimpleNamespace(table=1))
    loop = VirtualLoop(random.Random(1))
    loop.call_later(table_told_after, lambda: setattr(post, "content", say("post-stuck")))
    interaction = SimpleNamespace(id=2, state="answered")
    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(Evening._not_kept(*cast("Any", (evening, guest, interaction, control))))
    finally:
        asyncio.set_event_loop(None)
        loop.close()
    return complaints


@pytest.mark.parametrize(("told_after", "found"), [(3.0, 0), (11.0, 0), (1e9, 1)], ids=["soon", "late", "never"])
def test_a_table_is_told_of_a_full_disk_as_soon_as_its_edits_have_their_turn(told_after: float, found: int) -> None:
    """While the loop is nearly late an edit that nobody waits for to act gives way for some seconds."""
    words = phrases("en").say("error-storage")
    assert len(complaints_on_a_full_disk(words=words, table_told_after=told_after)) == found


@pytest.mark.parametrize(("launched_at", "found"), [(0.5, 1), (1.5, 0)], ids=["it goes on", "killed as it answered"])
def test_no_words_come_from_a_bot_that_was_killed_as_it_acknowledged(launched_at: float, found: int) -> None:
    """Its acknowledgement arrives after its end, and the next one knows nothing of the press."""
    assert len(complaints_on_a_full_disk(words="", table_told_after=3.0, launched_at=launched_at)) == found


@pytest.mark.parametrize(
    ("told", "unnoted", "is_fault"),
    [(1, 0, False), (0, 0, True), (2, 0, True), (1, 1, False), (2, 1, False), (3, 1, True)],
)
def test_a_result_is_told_once_and_again_if_it_was_deleted_before_anybody_alive_knew_of_it(
    *, told: int, unnoted: int, is_fault: bool
) -> None:
    here = cast("Any", object.__new__(Standing))
    channel = SimpleNamespace(name="general")
    here.world, here.may_post = SimpleNamespace(channels={7: channel}), lambda _: True
    here.here = SimpleNamespace(
        ended_at_rest=[(7, 1)], results=Counter({(7, 1): told}), unnoted=Counter({(7, 1): unnoted})
    )
    assert bool(cast("Standing", here).results()) == is_fault


def test_a_hand_that_names_a_command_to_be_pressed_says_what_it_ought_to() -> None:
    here = cast("Any", object.__new__(Standing))
    here.hand_wanted = lambda *_: SimpleNamespace(text="`/table start` goes on.", pictures=[])
    shown: Any = SimpleNamespace(content="</table start:1456074444005965824> goes on.", attachments=[])
    assert cast("Standing", here).hand_differs(cast("Any", None), 1, shown) == ""
    shown.content = "</table leave:1456074444005965824> goes on."
    assert cast("Standing", here).hand_differs(cast("Any", None), 1, shown) != ""


def test_while_a_process_starts_nobody_knows_what_is_asked() -> None:
    """What was pressed before the last one was killed is not said to be still asked by none."""
    evening = SimpleNamespace(
        processes=[SimpleNamespace(is_alive=True)],
        all_services=[],
        database=SimpleNamespace(is_away=False, away_from=None),
    )
    assert not Evening._is_asked(cast("Any", evening), 1, cast("Any", SimpleNamespace(asks=True)))
