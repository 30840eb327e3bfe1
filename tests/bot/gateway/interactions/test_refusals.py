"""What people were refused lately, which their next answer in the same channel takes away."""

from types import SimpleNamespace
from typing import Any

from bot.gateway.interactions.rate_limit import Refusals
from bot.gateway.messages.lifecycle import EditToken


def asked(number: int, *, user: int = 1, channel: int = 7) -> Any:
    return SimpleNamespace(id=number, user=SimpleNamespace(id=user), channel_id=channel)


def kept(refusals: Refusals, interaction: Any) -> None:
    refusals.keep(interaction, EditToken(interaction.id, 840.0))


def taken(refusals: Refusals, interaction: Any) -> list[int]:
    return [token.interaction for _, token in refusals.take(interaction)]


def test_the_next_answer_takes_all_before_it_once() -> None:
    refusals = Refusals()
    for number in (1, 2):
        kept(refusals, asked(number))
    assert taken(refusals, asked(3)) == [1, 2]
    assert taken(refusals, asked(4)) == []


def test_what_was_refused_to_a_later_one_or_just_now_stays() -> None:
    refusals = Refusals()
    for number in (1, 2, 3):
        kept(refusals, asked(number))
    assert taken(refusals, asked(2)) == [1]
    assert taken(refusals, asked(4)) == [2, 3]


def test_it_is_that_persons_and_that_channels() -> None:
    refusals = Refusals()
    kept(refusals, asked(1))
    for other in (asked(5, user=2), asked(5, channel=8)):
        assert taken(refusals, other) == []
    assert taken(refusals, asked(5)) == [1]
