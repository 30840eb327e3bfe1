"""How fast and how dearly messages are edited, and when they are not edited at all."""

from dataclasses import replace

import pytest

from bot.gateway.messages import shown as module
from bot.gateway.messages.payload import digest_of
from bot.gateway.messages.shown import Budget, Shown, Tempo
from bot.tables.messages import Button, Message, Press


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(module.time, "monotonic", lambda: now[0])
    return now


def test_four_edits_in_five_seconds_and_not_one_more(clock: list[float]) -> None:
    tempo, made = Tempo(), []
    for _ in range(40):
        if tempo.wait() <= 0:
            tempo.note()
            made.append(clock[0])
        clock[0] += 0.5
    assert all(sum(start <= each < start + 5 for each in made) <= 4 for start in made)
    assert len(made) >= 12


def test_a_table_lives_within_what_its_peoples_cards_pay_for() -> None:
    budget, extra = Budget(), 0
    for _ in range(360):
        budget.spend()
        budget.card_played(1)
        if budget.is_ample:
            budget.spend()
            extra += 1
    assert 360 + extra <= 2 * 360


def hand(version: int, text: str = "Your turn", what: str = "play QC") -> Message:
    return Message(text, controls=(Button("Q♣", str(Press(1, 7, version, what))),))


@pytest.mark.parametrize(
    ("other", "same"),
    [
        (hand(5), True),
        (hand(4, what="play QS"), False),
        (hand(4, text="Not your turn"), False),
        (replace(hand(4), mentions=(3,)), True),
        (Message("Your turn", controls=(Button("Q♣", str(Press(1, 8, 4, "play QC"))),)), False),
    ],
)
def test_a_message_is_sent_again_only_if_somebody_could_tell_the_difference(other: Message, same: bool) -> None:
    assert (digest_of(hand(4)) == digest_of(other)) is same


def test_what_is_shown_is_known_until_a_press_crosses_an_edit() -> None:
    shown = Shown("hand", 3)
    assert not shown.shows(hand(4))
    shown.now_shows(hand(4))
    assert shown.shows(hand(5))
    shown.updating = True
    with shown.being_pressed():
        shown.now_shows(hand(6))
        assert shown.pressed == 1
    assert shown.pressed == 0
    assert not shown.shows(hand(6))
