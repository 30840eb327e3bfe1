"""What a channel takes, one rule a test; and a table's hour in one that takes nothing, in virtual time."""

import pytest

from bot.gateway.messages.channel import (
    ASK_SECONDS,
    FEW_REFUSALS,
    MAX_CHANNEL_RETRY_SECONDS,
    OPEN,
    ChannelAccess,
    after,
    hinted,
)
from bot.gateway.messages.lifecycle import (
    FORBIDDEN_RETRY_SECONDS,
    Appearance,
    CallMethod,
    CallOutcome,
    CallRefused,
    Content,
    Delivered,
    InFlightUpdate,
    Reason,
)

NOW = 1000.0
FORBIDDEN, ASLEEP, GONE = (
    CallRefused(Reason.FORBIDDEN),
    CallRefused(Reason.THREAD_ARCHIVED),
    CallRefused(Reason.CHANNEL_GONE),
)
TAKEN = Delivered()
WORDS, PICTURE = Appearance(1), Appearance(2, pictures=22)
SHUT, STILL = ChannelAccess(NOW, NOW + 300.0, 1, is_shut=True), ChannelAccess(NOW, NOW + 300.0, 1, is_still=True)
LOCKED = ChannelAccess(NOW, NOW + 300.0, 1, is_shut=True, is_still=True, is_archived=True)


def a_flight(method: CallMethod, appearance: Appearance | None = WORDS, *, is_allowed: bool = False) -> InFlightUpdate:
    return InFlightUpdate(method, Content.LIVE, 1, appearance=appearance, is_calling=True, is_allowed=is_allowed)


@pytest.mark.parametrize(
    ("method", "outcome", "channel"),
    [
        pytest.param(CallMethod.SEND, FORBIDDEN, SHUT, id="nothing new"),
        pytest.param(CallMethod.EDIT, FORBIDDEN, STILL, id="no edit"),
        pytest.param(CallMethod.DELETE, FORBIDDEN, STILL, id="nor a deletion"),
        pytest.param(CallMethod.SEND, ASLEEP, SHUT._replace(is_archived=True), id="a locked thread"),
        pytest.param(CallMethod.EDIT, ASLEEP, STILL._replace(is_archived=True), id="an archived one"),
        pytest.param(CallMethod.EDIT_FREE, ASLEEP, STILL._replace(is_archived=True), id="by a token neither"),
        pytest.param(CallMethod.ANSWER, ASLEEP, STILL._replace(is_archived=True), id="by an answer neither"),
        pytest.param(CallMethod.ANSWER, FORBIDDEN, OPEN, id="of an answer it says nothing"),
        pytest.param(CallMethod.SEND, CallRefused(Reason.TRY_LATER), OPEN, id="a bad moment"),
        pytest.param(CallMethod.SEND, GONE, OPEN._replace(is_gone=True), id="no channel"),
        pytest.param(CallMethod.SEND, CallRefused(Reason.INVALID), OPEN, id="a message of its own kind"),
    ],
)
def test_what_is_refused_to_one_is_known_of_the_channel(
    method: CallMethod, outcome: CallOutcome, channel: ChannelAccess
) -> None:
    assert after(OPEN, a_flight(method), outcome, NOW) == channel


def test_where_a_picture_is_refused_words_may_be_taken_for_a_while() -> None:
    channel = after(OPEN, a_flight(CallMethod.SEND, PICTURE), FORBIDDEN, NOW)
    assert channel == ChannelAccess(NOW, in_words=True)
    assert channel.wants_words(NOW + FORBIDDEN_RETRY_SECONDS - 1.0)
    assert not channel.wants_words(NOW + FORBIDDEN_RETRY_SECONDS)
    assert not OPEN.wants_words(NOW)
    assert after(OPEN, a_flight(CallMethod.ANSWER, PICTURE), FORBIDDEN, NOW) == channel
    assert after(OPEN, a_flight(CallMethod.DELETE, None), FORBIDDEN, NOW) == STILL
    assert after(channel, a_flight(CallMethod.SEND), TAKEN, NOW + 1.0) == channel


@pytest.mark.parametrize(
    ("channel", "method", "outcome", "later"),
    [
        pytest.param(SHUT, CallMethod.SEND, TAKEN, ChannelAccess(NOW), id="something new was taken"),
        pytest.param(LOCKED, CallMethod.SEND, TAKEN, ChannelAccess(NOW), id="also in a thread"),
        pytest.param(
            SHUT, CallMethod.SEND, CallRefused(Reason.INVALID), ChannelAccess(NOW), id="a better one would have been"
        ),
        pytest.param(SHUT, CallMethod.EDIT, TAKEN, SHUT, id="an edit says nothing of what is new"),
        pytest.param(STILL, CallMethod.EDIT, TAKEN, ChannelAccess(NOW), id="an edit was taken"),
        pytest.param(STILL, CallMethod.DELETE, TAKEN, ChannelAccess(NOW), id="a deletion too"),
        pytest.param(
            STILL, CallMethod.EDIT, CallRefused(Reason.GONE), ChannelAccess(NOW), id="there was nothing to edit"
        ),
        pytest.param(SHUT._replace(is_still=True), CallMethod.EDIT, TAKEN, SHUT, id="an edit alone"),
        pytest.param(LOCKED, CallMethod.EDIT, TAKEN, ChannelAccess(NOW), id="the thread is awake"),
        pytest.param(LOCKED, CallMethod.ANSWER, TAKEN, ChannelAccess(NOW), id="by an answer too"),
        pytest.param(LOCKED, CallMethod.EDIT_FREE, TAKEN, LOCKED, id="a token says nothing"),
        pytest.param(SHUT, CallMethod.ANSWER, TAKEN, SHUT, id="nor an answer elsewhere"),
        pytest.param(STILL, CallMethod.ANSWER, TAKEN, STILL, id="nor where nothing can be edited"),
        pytest.param(LOCKED, CallMethod.SEND, CallRefused(Reason.RESULT_UNKNOWN), LOCKED, id="nobody knows"),
        pytest.param(SHUT, CallMethod.ANSWER, FORBIDDEN, SHUT, id="what is forbidden to an answer"),
    ],
)
def test_what_it_takes_from_one_it_takes_from_all(
    channel: ChannelAccess, method: CallMethod, outcome: CallOutcome, later: ChannelAccess
) -> None:  # fmt: skip
    assert after(channel, a_flight(method), outcome, NOW + 1.0) == later


def test_a_channel_in_words_stays_so_when_it_takes_more() -> None:
    assert after(SHUT._replace(in_words=True), a_flight(CallMethod.SEND), TAKEN, NOW + 1.0) == ChannelAccess(
        NOW, in_words=True
    )
    assert after(SHUT._replace(is_gone=True), a_flight(CallMethod.SEND), TAKEN, NOW).is_gone


@pytest.mark.parametrize("method", [CallMethod.SEND, CallMethod.EDIT])
def test_it_is_asked_again_more_and_more_rarely(method: CallMethod) -> None:
    channel, pauses = OPEN, []
    for _ in range(40):
        now = max(NOW, channel.next_try)
        channel = after(channel, a_flight(method), FORBIDDEN, now)
        assert channel.refused_at == now
        pauses.append(channel.next_try - now)
    assert pauses[:4] == [
        FORBIDDEN_RETRY_SECONDS,
        2 * FORBIDDEN_RETRY_SECONDS,
        4 * FORBIDDEN_RETRY_SECONDS,
        8 * FORBIDDEN_RETRY_SECONDS,
    ]
    assert set(pauses[4:]) == {MAX_CHANNEL_RETRY_SECONDS}


def test_of_calls_that_were_under_way_together_one_counts() -> None:
    assert after(SHUT, a_flight(CallMethod.SEND), FORBIDDEN, NOW + 299.0) == SHUT
    assert after(STILL, a_flight(CallMethod.EDIT), FORBIDDEN, NOW + 299.0) == STILL
    assert after(SHUT, a_flight(CallMethod.SEND), FORBIDDEN, NOW + 300.0).refusals == 2
    both = after(SHUT, a_flight(CallMethod.EDIT), FORBIDDEN, NOW + 10.0)
    assert both == ChannelAccess(NOW + 10.0, NOW + 610.0, 2, is_shut=True, is_still=True)


def test_a_hint_is_believed_at_once_but_not_for_ever() -> None:
    assert hinted(SHUT, NOW + 20.0) == SHUT._replace(next_try=NOW + 20.0)
    assert hinted(STILL._replace(in_words=True), NOW + 20.0) == STILL._replace(next_try=NOW + 20.0)
    often = ChannelAccess(NOW, NOW + MAX_CHANNEL_RETRY_SECONDS, FEW_REFUSALS, is_shut=True)
    assert hinted(often, NOW + 20.0).next_try == NOW + FORBIDDEN_RETRY_SECONDS
    assert hinted(often, NOW + 2 * FORBIDDEN_RETRY_SECONDS).next_try == NOW + 2 * FORBIDDEN_RETRY_SECONDS
    assert hinted(often._replace(refusals=FEW_REFUSALS - 1), NOW + 20.0).next_try == NOW + 20.0
    assert hinted(SHUT._replace(next_try=NOW + 5.0), NOW + 20.0).next_try == NOW + 5.0
    assert hinted(ChannelAccess(NOW, in_words=True), NOW) == OPEN
    assert hinted(SHUT._replace(is_gone=True), NOW + 20.0) == SHUT._replace(is_gone=True)


def test_a_refusal_from_before_a_hint_counts_and_no_more() -> None:
    refused = a_flight(CallMethod.SEND, is_allowed=True)
    assert after(SHUT, refused, FORBIDDEN, NOW + 301.0) == SHUT._replace(refusals=2, is_counted=True)
    assert after(OPEN, refused, ASLEEP, NOW) == ChannelAccess(refusals=1, is_counted=True)
    assert after(SHUT, refused, CallRefused(Reason.INVALID), NOW) == ChannelAccess(NOW)
    assert after(SHUT, refused, CallRefused(Reason.TRY_LATER), NOW) == SHUT


def test_of_refusals_from_before_a_hint_one_counts() -> None:
    refused = a_flight(CallMethod.SEND, is_allowed=True)
    for before in (hinted(SHUT, NOW + 300.0), OPEN):
        channel = before
        for _ in range(2 * FEW_REFUSALS):
            channel = after(channel, refused, ASLEEP, NOW + 301.0)
        assert channel.refusals <= 2
        assert hinted(channel, NOW + 320.0).next_try <= NOW + 320.0, "the next one is believed at once"
        again = after(hinted(channel._replace(is_shut=True), NOW + 320.0), refused, ASLEEP, NOW + 321.0)
        assert again.refusals == channel.refusals + 1


def test_whether_it_may_differ_is_asked_after_a_while() -> None:
    for channel in (SHUT, STILL, ChannelAccess(NOW, in_words=True)):
        assert not channel.may_differ(NOW + ASK_SECONDS - 1.0)
        assert channel.may_differ(NOW + ASK_SECONDS)
    assert not ChannelAccess(NOW).may_differ(NOW + ASK_SECONDS)
