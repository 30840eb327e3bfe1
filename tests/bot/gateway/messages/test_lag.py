"""LoopLag is felt at once, and fades."""

from bot.gateway.messages.pacing import LoopLag


def test_lateness_is_felt_at_once_and_fades() -> None:
    late = LoopLag()
    assert not late.is_felt
    late.note(0.08)
    assert late.is_felt
    for _ in range(4):
        late.note(0.0)
    assert not late.is_felt


def test_a_loop_with_much_to_do_is_near_to_being_late() -> None:
    busy = LoopLag()
    for _ in range(100):
        busy.note(0.0, 0.9)
    assert busy.is_near
    assert not busy.is_felt
    for _ in range(100):
        busy.note(0.0, 0.1)
    assert not busy.is_near


def test_a_calm_loop_is_looked_at_rarely_and_what_was_seen_then_counts_for_as_long() -> None:
    late = LoopLag()
    calm = late.pause
    late.note(0.0, 1.0, took=calm)
    assert late.pause < calm, "a tenth of a second of nothing but work"
    for _ in range(100):
        late.note(0.0, 0.0)
    assert late.pause == calm
    late.note(0.08)
    assert late.pause < calm
