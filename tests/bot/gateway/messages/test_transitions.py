"""The table of transitions is what happens: in the rows of the rules, and in every order of one message's events."""

import sys
from collections import defaultdict
from collections.abc import Callable
from types import FrameType

import pytest

from bot.gateway.messages.lifecycle import TRANSITIONS, DeliveryStatus, Event, step
from tests.bot.gateway.messages import message_world, test_board, test_lifecycle
from tests.bot.gateway.messages.lifecycle_diagram import PAGE, page
from tests.support.planted import rows_of

Reached = dict[tuple[DeliveryStatus, DeliveryStatus], set[type[Event]]]


def recorder(reached: Reached) -> Callable[[FrameType, str, object], None]:
    """Notes what each `step` changes, whoever takes it."""
    begun: list[tuple[DeliveryStatus, type[Event]]] = []

    def note(frame: FrameType, happening: str, returned: object) -> None:
        if frame.f_code is not step.__code__:
            return
        if happening == "call":
            begun.append((frame.f_locals["message"].status, type(frame.f_locals["event"])))
            return
        before, event = begun.pop()
        if isinstance(returned, tuple) and returned[0].status is not before:
            reached[before, returned[0].status].add(event)

    return note


@pytest.fixture(scope="module")
def reached() -> Reached:
    found: Reached = defaultdict(set)
    sys.setprofile(recorder(found))
    try:
        for _, row in (*rows_of(test_lifecycle), *rows_of(test_board)):
            row()
        for world in message_world.WORLDS.values():
            message_world.explored(world, 4)
    finally:
        sys.setprofile(None)
    return found


def test_the_table_names_every_transition_that_is_reached_and_no_other(reached: Reached) -> None:
    assert reached == {ways: set(events) for ways, events in TRANSITIONS.items()}


def test_nothing_leads_out_of_the_end() -> None:
    assert not [ways for ways in TRANSITIONS if ways[0] is DeliveryStatus.ENDED]


def test_the_diagram_is_made_from_the_table() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.bot.gateway.messages.lifecycle_diagram"
