"""What can wait gives way while the loop is late, and not a moment longer than it should."""

from bot.gateway import keeper
from bot.gateway.keeper import Keeper
from bot.gateway.lag import LATENESS, Lateness
from bot.gateway.shown import Shown
from bot.gateway.watched import Watched
from bot.ports import Place
from bot.tables.model import Pace, Person, Table
from engine.match import Tally


def test_lateness_is_felt_at_once_and_fades() -> None:
    late = Lateness()
    assert not late.is_felt
    late.note(0.08)
    assert late.is_felt
    for _ in range(4):
        late.note(0.0)
    assert not late.is_felt


def test_an_edit_gives_way_for_a_while_and_a_new_message_never() -> None:
    table = Table(1, 1, 2, 3, "saskop", {}, (Person(3), Person(4)), Pace(), Tally((0, 0)))
    watched = Watched(table, awaited=frozenset({3}))
    mine, other = (Shown("hand", user, Place(9, user)) for user in (3, 4))
    try:
        assert not Keeper._gives_way(watched, other, 0.0)
        LATENESS.seconds = 0.2
        assert not Keeper._gives_way(watched, Shown("hand", 4), 0.0)
        waits = [Keeper._gives_way(watched, mine, keeper.SHORT_BREATH), Keeper._gives_way(watched, other, 0.2)]
        assert waits == [False, True]
        assert not Keeper._gives_way(watched, other, keeper.LONG_BREATH)
    finally:
        LATENESS.seconds = 0.0
