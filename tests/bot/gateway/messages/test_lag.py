"""Lateness is felt at once, and fades."""

from bot.gateway.messages.lag import Lateness


def test_lateness_is_felt_at_once_and_fades() -> None:
    late = Lateness()
    assert not late.is_felt
    late.note(0.08)
    assert late.is_felt
    for _ in range(4):
        late.note(0.0)
    assert not late.is_felt


def test_a_loop_with_much_to_do_is_near_to_being_late() -> None:
    busy = Lateness()
    for _ in range(100):
        busy.note(0.0, 0.9)
    assert busy.is_near
    assert not busy.is_felt
    for _ in range(100):
        busy.note(0.0, 0.1)
    assert not busy.is_near
