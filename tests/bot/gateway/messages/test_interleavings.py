"""Every order in which things can happen, to so many events, each state once: from each of them things come right.

One message: the table changes two or three times, two people press, each call and acknowledgement is carried out,
refused for each reason or not heard of, time passes to the next waking, the bot is killed. A table: a post, two hands
and private answers.
"""

import pytest

from tests.bot.gateway.messages import message_world, table_world
from tests.support.soak import either


@pytest.mark.parametrize("name", message_world.WORLDS)
def test_one_message_comes_right(name: str) -> None:
    world = message_world.WORLDS[name]
    depth = either(5, 7) if world.presses or world.slot.asked else either(8, 10)
    assert message_world.explored(world, depth) > 10


@pytest.mark.parametrize("name", table_world.WORLDS)
@pytest.mark.parametrize(("faults", "depth"), [(0, either(4, 6)), (1, either(3, 5))], ids=["calm", "a fault"])
def test_a_tables_messages_come_right(name: str, faults: int, depth: int) -> None:
    assert table_world.explored(table_world.WORLDS[name]._replace(faults=faults), depth) > 10
