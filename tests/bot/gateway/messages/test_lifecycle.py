"""The rules of one message's life, one a test; the message's story is told by its events."""

from dataclasses import replace
from typing import Any

import pytest

from bot.gateway.messages.lifecycle import (
    ACK_AFTER_SECONDS,
    CLOSE_BEFORE_EXPIRY_SECONDS,
    DMS_CLOSED_RETRY_SECONDS,
    FIRST_RETRY_SECONDS,
    FORBIDDEN_RETRY_SECONDS,
    LATE_CALL_SECONDS,
    MAX_DMS_CLOSED_RETRY_SECONDS,
    MAX_QUICK_RETRIES,
    MAX_RETRY_SECONDS,
    RECOMPOSE_SECONDS,
    Acknowledge,
    Acknowledged,
    Appearance,
    CallDiscord,
    CallFinished,
    CallMethod,
    CallRefused,
    CancelPreparation,
    ChangedExternally,
    Content,
    DeletedExternally,
    Delivered,
    DeliveryStatus,
    DesiredChanged,
    DesiredMessage,
    EditToken,
    Effect,
    Event,
    FinishPress,
    MessageEnded,
    MessageFound,
    MessageKind,
    MessageState,
    NeedsReplacement,
    PaintingRestored,
    PendingInteraction,
    PermissionRestored,
    PreparationFailed,
    Prepare,
    Prepared,
    PressDone,
    PressOutcome,
    PressReceived,
    PressRefused,
    Reason,
    RecordState,
    ShownContent,
    StepTurned,
    TimerFired,
    TokenExpiring,
    TokenOffered,
    Unreachable,
    WakeAt,
    WordingChanged,
    step,
    taken_up,
)
from bot.present.confirmations import QuestionStep
from bot.tables.posted_messages import MessageLocation

PLACE, OTHER = MessageLocation(7, 70), MessageLocation(7, 71)
A, B = Appearance(1, pictures=11, revision=1), Appearance(2, pictures=22, revision=2)
MUTE = Appearance(3, has_controls=False)
LASTING = Appearance(3, has_controls=False, is_permanent=True)
RESULT_LOOK, TOLD_LOOK = Appearance(5, pictures=55), Appearance(6, pictures=55, is_permanent=True)
IN_WORDS = Appearance(4, is_complete=False)
TOKEN = 840.0
HEARD, UNHEARD = CallFinished(Delivered()), CallFinished(CallRefused(Reason.RESULT_UNKNOWN))


class Story:
    """A message and what has to be done for it; each event comes at the present moment."""

    def __init__(self, message: MessageState, now: float = 1000.0) -> None:
        self.message = message
        self.now = now
        self.effects: tuple[Effect, ...] = ()

    def tell(self, *events: Event) -> "Story":
        """All of these happen now; kept are the effects of the last."""
        for event in events:
            self.message, self.effects = step(self.message, event, self.now)
        return self

    def wait(self, seconds: float) -> "Story":
        """Time passes, and the message is told."""
        self.now += seconds
        return self.tell(TimerFired())

    @property
    def done(self) -> list[Effect]:
        """What has to be done now, but for waking up and writing down."""
        return [each for each in self.effects if not isinstance(each, WakeAt | RecordState)]

    @property
    def wake(self) -> float | None:
        """In so many seconds it wants to be told again."""
        return next((each.moment - self.now for each in self.effects if isinstance(each, WakeAt)), None)

    @property
    def calls(self) -> list[tuple[CallMethod, Appearance | None]]:
        """The calls to be made now."""
        return [
            (each.in_flight.method, each.in_flight.appearance) for each in self.effects if isinstance(each, CallDiscord)
        ]

    def press(self, number: int = 1, **given: Any) -> "Story":
        """Somebody presses it now."""
        return self.tell(PressReceived(a_press(number, self.now, **given)))


def a_press(number: int, now: float, **given: Any) -> PendingInteraction:
    return PendingInteraction(number, now + ACK_AFTER_SECONDS, now + TOKEN, **given)


def unsent(kind: MessageKind = MessageKind.HAND, **more: Any) -> Story:
    """A message that is wished and not there."""
    return Story(MessageState(kind, desired=DesiredMessage(stamp=1), **more))


def status(kind: MessageKind = MessageKind.HAND, shows: Appearance | None = A, **more: Any) -> Story:
    """A message that stands and shows what is wished, or, None, nobody knows what."""
    shown = None if shows is None else ShownContent(Content.LIVE, 1, shows)
    return Story(MessageState(kind, DeliveryStatus.SENT, PLACE, desired=DesiredMessage(stamp=1), shows=shown, **more))


def private(now: float = 1000.0) -> Story:
    """A private answer with its token."""
    return status(MessageKind.PRIVATE, tokens=(EditToken(9, now + TOKEN),))


def desired(stamp: int = 2, content: Content = Content.LIVE) -> DesiredChanged:
    return DesiredChanged(DesiredMessage(content, stamp))


HIDDEN = DesiredMessage(stamp=2, is_hidden=True, may_move=True)
NOT_YET = HIDDEN._replace(may_move=False)
OVER, GONE, PARKED, LEFT = (
    desired(2, content) for content in (Content.FINAL, Content.DELETED, Content.INACTIVE, Content.HANDED_OVER)
)
RESULT, STILL_RESULT, TOLD = desired(2, Content.RESULT), desired(3, Content.RESULT), desired(4, Content.FINAL)

# What a deal came to


def result(appearance: Appearance = RESULT_LOOK) -> Story:
    """A post that says what its deal came to, and leads on to the next."""
    return status(MessageKind.POST).tell(RESULT, Prepared(appearance), HEARD)


def test_a_post_becomes_what_its_deal_came_to_and_stays_so_for_good() -> None:
    story = result()
    assert (story.done, story.message.is_told) == ([], True)
    assert story.tell(TOLD).done == [Prepare(CallMethod.EDIT, Content.FINAL)]
    assert story.tell(Prepared(TOLD_LOOK), HEARD).done == [MessageEnded(PLACE)]


def test_what_a_deal_came_to_follows_the_table_as_long_as_it_stands_for_it() -> None:
    assert result().tell(STILL_RESULT).done == [Prepare(CallMethod.EDIT, Content.RESULT)]
    assert result().tell(STILL_RESULT, Prepared(RESULT_LOOK)).calls == []


def test_what_was_told_stays_told() -> None:
    assert result().tell(desired(3), Prepared(B), HEARD).message.is_told


def test_only_a_post_tells_and_only_by_these_forms() -> None:
    assert not status(MessageKind.POST).tell(desired(), Prepared(B), HEARD).message.is_told
    assert not status().tell(OVER, Prepared(B), HEARD).message.is_told
    assert not result().tell(ChangedExternally(), Prepared(B), UNHEARD).message.shows
    doubted = unsent(MessageKind.POST).tell(
        RESULT, Prepared(RESULT_LOOK), CallFinished(Delivered(PLACE, is_as_given=False))
    )
    assert not doubted.message.is_told


def test_what_was_not_told_is_sent_however_late_and_what_was_told_is_not_told_again() -> None:
    late = unsent(MessageKind.POST).tell(TOLD)
    assert late.done == [Prepare(CallMethod.SEND, Content.FINAL)]
    assert late.tell(Prepared(TOLD_LOOK), CallFinished(Delivered(PLACE))).done == [MessageEnded(PLACE)]
    lost = status(MessageKind.POST).tell(TOLD, Prepared(TOLD_LOOK), CallFinished(CallRefused(Reason.GONE)))
    assert lost.done == [Prepare(CallMethod.SEND, Content.FINAL)]
    assert result().tell(TOLD, Prepared(TOLD_LOOK), CallFinished(CallRefused(Reason.GONE))).done == [
        MessageEnded(PLACE)
    ]
    assert result().tell(STILL_RESULT, Prepared(B), CallFinished(CallRefused(Reason.GONE))).done == [
        MessageEnded(PLACE)
    ]


def test_no_other_message_takes_the_place_of_what_was_told() -> None:
    for events in ((Prepared(TOLD_LOOK), CallFinished(CallRefused(Reason.TOO_OLD))), (Prepared(TOLD_LOOK),)):
        untold, told = status(MessageKind.POST), result()
        for story in (untold, told):
            story.tell(DesiredChanged(DesiredMessage(Content.FINAL, 4, should_repost=len(events) == 1)), *events)
        assert (NeedsReplacement() in untold.done, NeedsReplacement() in told.done) == (True, False)


def test_a_result_without_its_picture_is_composed_again_before_it_ends() -> None:
    story = result().tell(TOLD, Prepared(replace(TOLD_LOOK, digest=7, is_complete=False)), HEARD)
    assert story.done == []
    assert story.wait(RECOMPOSE_SECONDS).done == [Prepare(CallMethod.EDIT, Content.FINAL)]
    assert story.tell(Prepared(TOLD_LOOK), HEARD).done == [MessageEnded(PLACE)]


def test_a_deal_that_cannot_be_told_any_more_leaves_its_post_as_it_was() -> None:
    assert result().tell(TOLD, Prepared(None)).done == [MessageEnded(PLACE)]
    assert result().tell(STILL_RESULT, Prepared(None)).done == []


# What is wished


def test_what_is_not_there_is_sent() -> None:
    story = unsent().tell(TimerFired())
    assert story.done == [Prepare(CallMethod.SEND, Content.LIVE)]
    assert story.tell(Prepared(A)).calls == [(CallMethod.SEND, A)]
    story.tell(CallFinished(Delivered(PLACE)))
    assert (story.message.place, story.effects) == (PLACE, (RecordState(),))


def test_what_shows_something_older_is_edited() -> None:
    story = status().tell(desired())
    assert story.done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert story.tell(Prepared(B)).calls == [(CallMethod.EDIT, B)]
    assert story.tell(HEARD).done == []
    assert story.message.is_current


def test_what_shows_all_this_already_is_left_alone() -> None:
    assert status().tell(desired(1)).done == []


def test_what_would_look_the_same_is_not_edited() -> None:
    story = status().tell(desired(), Prepared(A))
    assert story.effects == (RecordState(),)  # that it shows the newest state
    assert story.message.is_current
    assert story.tell(desired(3)).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_what_looks_the_same_keeps_the_picture_that_is_there() -> None:
    story = status().tell(desired(), Prepared(replace(A, pictures=99)))
    assert story.message.shows is not None
    assert story.message.shows.appearance.pictures == 11


@pytest.mark.parametrize(("composed_for", "is_done_again"), [(0, True), (1, True), (2, True), (3, False)])
def test_what_changed_while_it_waited_for_its_turn_is_in_it(composed_for: int, is_done_again: bool) -> None:
    story = status().tell(desired(2), desired(3), Prepared(B, composed_for), HEARD)
    assert (story.done == [Prepare(CallMethod.EDIT, Content.LIVE)]) is is_done_again
    assert story.message.shows == ShownContent(Content.LIVE, max(2, composed_for), B)


def test_changes_while_a_call_is_under_way_go_into_one_edit_after_it() -> None:
    story = status().tell(desired(2), Prepared(B))
    for stamp in (3, 4, 5):
        assert story.tell(desired(stamp)).done == []
    assert story.tell(HEARD).done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert story.message.in_flight is not None
    assert story.message.in_flight.stamp == 5


def test_what_is_being_prepared_is_prepared_once() -> None:
    assert status().tell(desired(2), desired(3)).done == []


def test_where_there_is_nothing_to_show_what_stands_is_left_until_it_is_over() -> None:
    story = status().tell(desired(), Prepared(None))
    assert story.done == []
    assert story.tell(desired(2, Content.FINAL)).done == [Prepare(CallMethod.EDIT, Content.FINAL)]


def test_where_there_is_nothing_to_show_nothing_is_tried_until_the_table_changes() -> None:
    story = unsent().tell(TimerFired(), Prepared(None))
    assert story.done == []
    assert story.wait(60.0).done == []
    assert story.tell(desired()).done == [Prepare(CallMethod.SEND, Content.LIVE)]


def test_what_is_prepared_for_another_form_is_abandoned() -> None:
    assert status().tell(desired(), OVER).done == [CancelPreparation(), Prepare(CallMethod.EDIT, Content.FINAL)]


def test_a_parked_message_says_so_once_and_rests() -> None:
    story = status(shows=MUTE).tell(PARKED)
    assert story.done == [Prepare(CallMethod.EDIT, Content.INACTIVE)]
    story.tell(Prepared(A), HEARD)
    assert story.tell(desired(9, Content.INACTIVE)).done == []
    assert story.tell(desired(2)).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_a_message_that_is_over_asks_nothing_any_more_and_ends() -> None:
    story = status().tell(OVER, Prepared(MUTE), HEARD)
    assert story.done == [MessageEnded(PLACE)]
    assert story.message.status is DeliveryStatus.ENDED


def test_a_message_that_stays_true_need_not_be_edited_to_be_over() -> None:
    assert status(shows=LASTING).tell(OVER).done == [MessageEnded(PLACE)]
    assert status(shows=MUTE).tell(OVER).done == [Prepare(CallMethod.EDIT, Content.FINAL)]
    parked = status(shows=LASTING).tell(PARKED)
    assert parked.done == [Prepare(CallMethod.EDIT, Content.INACTIVE)]


@pytest.mark.parametrize("over", [OVER, GONE])
def test_what_was_never_sent_need_not_be_taken_away(over: DesiredChanged) -> None:
    assert unsent().tell(over).done == [MessageEnded()]


def test_what_is_to_be_gone_is_deleted() -> None:
    story = status(MessageKind.POST).tell(GONE)
    assert story.calls == [(CallMethod.DELETE, None)]
    assert story.tell(HEARD).done == [MessageEnded(PLACE)]


def test_what_another_process_keeps_is_let_go() -> None:
    assert status(MessageKind.POST).tell(LEFT).done == [MessageEnded(PLACE)]


def test_what_is_said_once_is_never_edited() -> None:
    story = unsent(MessageKind.SAID).tell(TimerFired(), Prepared(A), CallFinished(Delivered(PLACE)))
    assert story.done == [MessageEnded(PLACE)]


def test_what_was_said_otherwise_than_it_should_be_is_set_right() -> None:
    story = unsent(MessageKind.SAID).tell(TimerFired(), Prepared(A), CallFinished(Delivered(PLACE, is_as_given=False)))
    assert story.done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    story = unsent(MessageKind.SAID).tell(TimerFired(), Prepared(IN_WORDS), CallFinished(Delivered(PLACE)))
    assert (story.done, story.wake) == ([], RECOMPOSE_SECONDS)


def test_what_has_ended_hears_of_nothing_but_presses() -> None:
    assert status(MessageKind.POST).tell(LEFT).tell(TimerFired()).effects == ()


# Composing


def test_what_cannot_be_composed_is_tried_again_after_a_while() -> None:
    story = status().tell(desired(), PreparationFailed())
    assert (story.done, story.wake) == ([], FIRST_RETRY_SECONDS)
    assert story.wait(FIRST_RETRY_SECONDS).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_a_press_whose_answer_cannot_be_composed_is_its_callers() -> None:
    story = status().press().tell(PressDone(1))
    assert FinishPress(1, PressOutcome.UNANSWERED) in story.tell(PreparationFailed()).done


def test_a_press_that_was_acknowledged_meanwhile_is_never_open() -> None:
    story = status().press().tell(PressDone(1)).wait(ACK_AFTER_SECONDS).tell(PreparationFailed())
    assert not any(isinstance(each, FinishPress) for each in story.effects)
    assert FinishPress(1, PressOutcome.ANSWERED) in story.tell(Acknowledged(1, Delivered())).done


def test_what_went_out_in_words_is_composed_again_and_edited_if_it_comes_out_better() -> None:
    story = status().tell(desired(), Prepared(IN_WORDS), HEARD)
    assert (story.done, story.wake) == ([], RECOMPOSE_SECONDS)
    assert story.wait(RECOMPOSE_SECONDS / 2).done == []
    assert story.wait(RECOMPOSE_SECONDS / 2).done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert story.tell(Prepared(IN_WORDS)).calls == []
    assert story.wake == RECOMPOSE_SECONDS
    assert story.wait(RECOMPOSE_SECONDS).tell(Prepared(B)).calls == [(CallMethod.EDIT, B)]
    assert story.tell(HEARD).wake is None


def test_once_pictures_can_be_painted_again_they_follow_at_once() -> None:
    story = status().tell(desired(), Prepared(IN_WORDS), HEARD)
    assert story.tell(PaintingRestored()).done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert status().tell(PaintingRestored()).done == []
    assert status(shows=None).tell(PaintingRestored()).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_what_its_person_reads_otherwise_is_composed_anew_and_edited_only_if_that_is_seen() -> None:
    story = status().tell(WordingChanged())
    assert story.done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert story.tell(Prepared(A)).calls == []
    assert status().tell(WordingChanged(), Prepared(B)).calls == [(CallMethod.EDIT, B)]
    parked = status().tell(PARKED, Prepared(LASTING), HEARD)
    assert parked.tell(WordingChanged()).done == [Prepare(CallMethod.EDIT, Content.INACTIVE)]
    assert status(shows=None).tell(WordingChanged()).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_so_is_what_was_being_prepared_or_sent_before() -> None:
    assert status().tell(desired(), WordingChanged()).done == [
        CancelPreparation(),
        Prepare(CallMethod.EDIT, Content.LIVE),
    ]
    assert status().press().tell(PressDone(1), WordingChanged()).done == [
        CancelPreparation(),
        Prepare(CallMethod.ANSWER, Content.LIVE),
    ]
    on_its_way = unsent().tell(TimerFired(), Prepared(A), WordingChanged())
    assert on_its_way.done == []
    assert on_its_way.tell(CallFinished(Delivered(PLACE))).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


# Presses


def test_a_press_is_answered_by_the_message_itself() -> None:
    story = status().press()
    assert story.wake == ACK_AFTER_SECONDS
    assert story.tell(PressDone(1)).done == [Prepare(CallMethod.ANSWER, Content.LIVE)]
    assert story.tell(Prepared(B)).calls == [(CallMethod.ANSWER, B)]
    assert story.tell(CallFinished(Delivered(PLACE))).done == [FinishPress(1, PressOutcome.ANSWERED)]


def test_an_answered_press_brings_a_token_that_edits_for_nothing() -> None:
    story = status().press().tell(PressDone(1), Prepared(B), CallFinished(Delivered(PLACE)), desired(9))
    assert story.done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]
    story.tell(Prepared(A))
    assert story.message.in_flight is not None
    assert story.message.in_flight.token == EditToken(1, 1000.0 + TOKEN)


def test_a_press_that_changes_nothing_is_only_acknowledged() -> None:
    story = status().press().tell(PressDone(1), Prepared(A))
    assert story.done == [Acknowledge(1)]
    assert story.tell(Acknowledged(1, Delivered())).done == [FinishPress(1, PressOutcome.ANSWERED)]


def test_a_press_during_a_call_is_acknowledged_at_its_deadline_and_answered_by_the_next_effect() -> None:
    story = status().tell(desired(), Prepared(B)).press().tell(PressDone(1))
    assert story.done == []
    assert story.wait(ACK_AFTER_SECONDS).done == [Acknowledge(1)]
    story.tell(desired(3))
    assert story.tell(Acknowledged(1, Delivered())).done == [FinishPress(1, PressOutcome.ANSWERED)]
    assert story.tell(HEARD).done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]


def test_a_press_during_a_call_is_answered_right_after_it_if_there_is_time() -> None:
    story = status().tell(desired(), Prepared(B)).press().tell(PressDone(1))
    assert story.tell(HEARD).done == [Prepare(CallMethod.ANSWER, Content.LIVE)]


def test_a_press_whose_work_takes_long_is_acknowledged_at_its_deadline() -> None:
    assert status().press().wait(ACK_AFTER_SECONDS).done == [Acknowledge(1)]


def test_a_press_whose_answer_takes_long_to_compose_is_acknowledged_at_its_deadline() -> None:
    story = status().press().tell(PressDone(1)).wait(ACK_AFTER_SECONDS)
    assert story.done == [Acknowledge(1)]
    assert story.tell(Prepared(B)).calls == []
    story.tell(Acknowledged(1, Delivered()))
    assert FinishPress(1, PressOutcome.ANSWERED) in story.done
    assert story.tell(desired()).done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]


def test_what_was_composed_for_a_press_that_is_over_is_composed_anew() -> None:
    story = (
        status()
        .press()
        .tell(desired(), PressDone(1))
        .wait(ACK_AFTER_SECONDS)
        .tell(Acknowledged(1, CallRefused(Reason.EXPIRED)))
    )
    assert story.tell(Prepared(B)).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_an_answer_goes_before_what_is_only_being_prepared() -> None:
    assert status().tell(desired()).press().tell(PressDone(1)).done == [
        CancelPreparation(),
        Prepare(CallMethod.ANSWER, Content.LIVE),
    ]


def test_an_answer_under_way_needs_no_acknowledgement() -> None:
    assert status().press().tell(PressDone(1), Prepared(B)).wait(ACK_AFTER_SECONDS).done == []


def test_what_one_press_wanted_says_nothing_of_another() -> None:
    story = status().press(1).press(2).tell(PressDone(1), Prepared(B), CallFinished(Delivered(PLACE)))
    assert story.done == [FinishPress(1, PressOutcome.ANSWERED)]


def test_a_press_to_which_there_is_nothing_to_show_is_acknowledged() -> None:
    assert status().press().tell(PressDone(1), Prepared(None)).done == [Acknowledge(1)]


def test_presses_are_answered_one_after_another() -> None:
    story = status().press(1).press(2).tell(PressDone(1), PressDone(2))
    assert story.done == []
    assert story.tell(Prepared(B), CallFinished(Delivered(PLACE))).done == [
        FinishPress(1, PressOutcome.ANSWERED), Prepare(CallMethod.ANSWER, Content.LIVE),
    ]  # fmt: skip
    assert story.tell(Prepared(B)).done == [Acknowledge(2)]


def test_who_has_nothing_to_wait_for_is_not_woken() -> None:
    assert status().press().tell(PressDone(1), Prepared(A)).wake is None
    story = refused(status(), Reason.TRY_LATER)
    assert story.wake == FIRST_RETRY_SECONDS
    story.tell(desired(1))
    assert (story.wake, story.message.behind_since) == (None, None)


def test_an_answer_about_to_come_holds_up_an_edit_but_not_for_long() -> None:
    story = status().tell(desired(2), Prepared(B), HEARD)
    story.now += 60.0
    assert story.press().tell(desired(3)).done == []
    story.now += ACK_AFTER_SECONDS
    assert (
        Prepare(CallMethod.EDIT, Content.LIVE) not in story.tell(TimerFired()).done
    )  # the acknowledgement brings a token
    assert story.tell(Acknowledged(1, Delivered())).done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]


def test_a_message_that_others_wait_for_is_not_held_up_by_presses_that_keep_coming() -> None:
    story = status().tell(desired(), PreparationFailed())
    story.now += ACK_AFTER_SECONDS / 2
    story.press()
    assert story.wait(ACK_AFTER_SECONDS / 3).wake == ACK_AFTER_SECONDS / 6
    assert story.wait(ACK_AFTER_SECONDS / 6).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_a_promised_press_needs_no_more_than_its_work() -> None:
    story = status().press(is_deferred=True)
    assert story.done == []
    assert story.tell(PressDone(1)).done == [FinishPress(1, PressOutcome.ANSWERED)]


def test_an_acknowledgement_that_is_refused_leaves_a_press_that_cannot_be_answered() -> None:
    story = status().press().wait(ACK_AFTER_SECONDS)
    assert story.tell(Acknowledged(1, CallRefused(Reason.EXPIRED))).done == [FinishPress(1, PressOutcome.FAILED)]


def test_an_acknowledgement_not_heard_of_counts_as_given() -> None:
    story = status().press().tell(PressDone(1)).wait(ACK_AFTER_SECONDS)
    assert FinishPress(1, PressOutcome.ANSWERED) in story.tell(Acknowledged(1, CallRefused(Reason.RESULT_UNKNOWN))).done


def test_a_press_on_what_is_to_be_gone_is_acknowledged_by_it() -> None:
    story = status(MessageKind.POST).press().tell(GONE, PressDone(1))
    assert Acknowledge(1) in story.done


def test_a_press_on_what_has_ended_is_answered_elsewhere() -> None:
    story = status().tell(LEFT).press()
    assert story.done == [FinishPress(1, PressOutcome.UNANSWERED)]


def test_presses_on_a_message_that_ends_are_answered_elsewhere() -> None:
    story = status(MessageKind.POST).tell(GONE).press(1).tell(HEARD)
    assert story.done == [FinishPress(1, PressOutcome.UNANSWERED), MessageEnded(PLACE)]


def test_what_another_process_keeps_does_nothing_by_itself_while_a_press_on_it_works() -> None:
    story = status(MessageKind.POST).press().tell(LEFT).wait(ACK_AFTER_SECONDS)
    assert story.done == [Acknowledge(1)]
    assert story.tell(Acknowledged(1, Delivered())).done == []
    assert story.tell(PressDone(1)).done == [FinishPress(1, PressOutcome.ANSWERED), MessageEnded(PLACE)]


# Declined presses


def test_a_declined_press_on_a_message_that_is_right_is_open_for_its_reason() -> None:
    assert status().press().tell(PressRefused(1)).done == [FinishPress(1, PressOutcome.UNANSWERED)]


def test_a_declined_press_on_a_message_that_is_behind_is_acknowledged_and_sets_it_right() -> None:
    story = status().press().tell(desired(), PressRefused(1))
    assert story.done == [Acknowledge(1)]
    assert story.tell(Acknowledged(1, Delivered())).done == [
        FinishPress(1, PressOutcome.DEFERRED), Prepare(CallMethod.EDIT_FREE, Content.LIVE),
    ]  # fmt: skip


def test_a_declined_press_that_was_acknowledged_is_promised_its_reason() -> None:
    story = status().press().wait(ACK_AFTER_SECONDS).tell(Acknowledged(1, Delivered()))
    assert story.tell(PressRefused(1)).done == [FinishPress(1, PressOutcome.DEFERRED)]


def test_a_press_declined_while_it_is_acknowledged_ends_after_that() -> None:
    story = status().press().wait(ACK_AFTER_SECONDS)
    assert story.tell(PressRefused(1)).done == []
    assert story.tell(Acknowledged(1, Delivered())).done == [FinishPress(1, PressOutcome.DEFERRED)]


def test_a_promised_asking_that_is_declined_makes_no_private_answer() -> None:
    story = unsent(MessageKind.PRIVATE).press(creates_message=True, is_deferred=True).tell(PressRefused(1))
    assert story.done == [FinishPress(1, PressOutcome.DEFERRED), MessageEnded()]


@pytest.mark.parametrize("kind", [MessageKind.POST, MessageKind.PRIVATE])
def test_a_declined_asking_makes_no_message(kind: MessageKind) -> None:
    story = unsent(kind).press(creates_message=True).tell(PressRefused(1))
    assert story.done == [FinishPress(1, PressOutcome.UNANSWERED), MessageEnded()]


# Presses that make the message


@pytest.mark.parametrize(
    ("kind", "is_command"), [(MessageKind.PRIVATE, False), (MessageKind.PRIVATE, True), (MessageKind.POST, True)]
)
def test_an_answer_makes_the_message(kind: MessageKind, is_command: bool) -> None:
    story = unsent(kind).press(creates_message=True, is_command=is_command)
    assert story.done == []
    assert story.tell(PressDone(1)).done == [Prepare(CallMethod.ANSWER, Content.LIVE)]
    assert story.tell(Prepared(A)).calls == [(CallMethod.ANSWER, A)]
    assert story.tell(CallFinished(Delivered(PLACE))).done == [FinishPress(1, PressOutcome.ANSWERED)]
    assert (story.message.place, story.message.tokens) == (PLACE, (EditToken(1, 1000.0 + TOKEN),))


@pytest.mark.parametrize("over", [LEFT, GONE], ids=["left", "gone"])
def test_who_asked_for_a_message_gets_it_even_if_it_is_kept_elsewhere(over: DesiredChanged) -> None:
    content = Content.DELETED if over is GONE else Content.LIVE
    story = unsent(MessageKind.POST).press(creates_message=True, is_command=True).tell(over, PressDone(1))
    assert story.done == [Prepare(CallMethod.ANSWER, content)]


def test_while_its_answer_is_to_make_it_the_post_is_not_sent_besides() -> None:
    story = unsent(MessageKind.POST).press(creates_message=True, is_command=True)
    assert story.wait(ACK_AFTER_SECONDS).done == [Acknowledge(1)]
    assert story.tell(Acknowledged(1, Delivered())).done == []
    assert story.tell(PressDone(1)).done == [
        FinishPress(1, PressOutcome.DEFERRED),
        Prepare(CallMethod.SEND, Content.LIVE),
    ]


def test_an_acknowledged_command_is_the_private_answer() -> None:
    story = (
        unsent(MessageKind.PRIVATE)
        .press(creates_message=True, is_command=True)
        .wait(ACK_AFTER_SECONDS)
        .tell(Acknowledged(1, Delivered()))
    )
    assert story.tell(PressDone(1)).done == [
        FinishPress(1, PressOutcome.ANSWERED),
        Prepare(CallMethod.EDIT_FREE, Content.LIVE),
    ]


def test_after_an_acknowledged_press_the_private_answer_follows_up() -> None:
    story = (
        unsent(MessageKind.PRIVATE)
        .press(creates_message=True)
        .wait(ACK_AFTER_SECONDS)
        .tell(Acknowledged(1, Delivered()))
    )
    assert story.tell(PressDone(1)).done == [Prepare(CallMethod.FOLLOW_UP, Content.LIVE)]
    assert story.tell(Prepared(A)).calls == [(CallMethod.FOLLOW_UP, A)]
    assert story.tell(CallFinished(Delivered(PLACE))).done == [FinishPress(1, PressOutcome.ANSWERED)]
    assert story.message.tokens == (EditToken(1, 1000.0 - ACK_AFTER_SECONDS + ACK_AFTER_SECONDS + TOKEN, message=70),)


def test_a_follow_up_without_its_number_is_never_edited_as_the_message_that_was_pressed() -> None:
    story = (
        unsent(MessageKind.PRIVATE).press(creates_message=True, is_deferred=True).tell(PressDone(1), Prepared(A), HEARD)
    )
    assert story.message.tokens == ()
    assert story.done == [FinishPress(1, PressOutcome.ANSWERED), MessageEnded()]


def test_with_nothing_to_show_no_private_answer_is_made() -> None:
    story = unsent(MessageKind.PRIVATE).press(creates_message=True).tell(PressDone(1), Prepared(None))
    assert story.done == [FinishPress(1, PressOutcome.UNANSWERED), MessageEnded()]


def test_a_press_that_expired_makes_no_private_answer() -> None:
    story = (
        unsent(MessageKind.PRIVATE)
        .press(creates_message=True)
        .tell(PressDone(1), Prepared(A), CallFinished(CallRefused(Reason.EXPIRED)))
    )
    assert story.done == [FinishPress(1, PressOutcome.FAILED), MessageEnded()]


def test_what_is_prepared_for_a_press_that_cannot_be_answered_is_abandoned() -> None:
    story = unsent(MessageKind.PRIVATE).press(creates_message=True).tell(PressDone(1)).wait(ACK_AFTER_SECONDS)
    story.tell(Acknowledged(1, CallRefused(Reason.EXPIRED)))
    assert story.done == [FinishPress(1, PressOutcome.FAILED), CancelPreparation(), MessageEnded()]


def test_a_post_whose_command_expired_is_sent() -> None:
    story = unsent(MessageKind.POST).press(creates_message=True, is_command=True)
    story.tell(PressDone(1), Prepared(A), CallFinished(CallRefused(Reason.EXPIRED)))
    assert story.done == [FinishPress(1, PressOutcome.FAILED), Prepare(CallMethod.SEND, Content.LIVE)]


# Tokens


def test_the_token_that_lasts_longest_edits() -> None:
    story = status(tokens=(EditToken(1, 1100.0), EditToken(2, 1200.0), EditToken(3, 900.0)))
    story.tell(desired(), Prepared(B))
    assert story.message.in_flight is not None
    assert story.message.in_flight.token == EditToken(2, 1200.0)


def test_a_token_lent_by_a_press_that_something_else_answers_edits_for_nothing() -> None:
    story = status(MessageKind.POST).tell(TokenOffered(EditToken(7, 1060.0)), desired())
    assert story.done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]
    assert story.tell(Prepared(B)).calls == [(CallMethod.EDIT_FREE, B)]


def test_a_token_that_expires_is_dropped_and_the_bot_edits_in_its_own_name() -> None:
    story = status(tokens=(EditToken(1, 1100.0),)).tell(
        desired(), Prepared(B), CallFinished(CallRefused(Reason.EXPIRED))
    )
    assert (story.message.tokens, story.done) == ((), [Prepare(CallMethod.EDIT, Content.LIVE)])


def test_a_token_that_comes_while_an_edit_waits_is_used() -> None:
    for story in (status(), status(MessageKind.PRIVATE, tokens=(EditToken(9, 1060.0),))):
        story.tell(desired()).press(2).wait(ACK_AFTER_SECONDS).tell(Acknowledged(2, Delivered()))
        assert story.tell(Prepared(B)).calls == [(CallMethod.EDIT_FREE, B)]
        assert story.message.in_flight is not None
        assert story.message.in_flight.token == EditToken(2, 1000.0 + TOKEN)


def test_a_private_answer_whose_token_ends_while_an_edit_waits_is_never_edited_in_the_bots_name() -> None:
    story = private().tell(desired())
    story.now += TOKEN
    assert story.tell(Prepared(B)).calls == [(CallMethod.EDIT_FREE, B)]


def test_a_hand_whose_token_ends_while_an_edit_waits_is_edited_in_the_bots_name() -> None:
    story = status(tokens=(EditToken(1, 1060.0),)).tell(desired())
    story.now += 60.0
    assert story.tell(Prepared(B)).calls == [(CallMethod.EDIT, B)]


def test_of_several_tokens_one_that_expires_leaves_the_others() -> None:
    story = status(tokens=(EditToken(1, 1100.0), EditToken(2, 1050.0)))
    story.tell(desired(), Prepared(B), CallFinished(CallRefused(Reason.EXPIRED)))
    assert (story.message.tokens, story.done) == (
        (EditToken(2, 1050.0),),
        [Prepare(CallMethod.EDIT_FREE, Content.LIVE)],
    )
    story.press().tell(PressDone(1), Prepared(B), CallFinished(Delivered(PLACE)))
    assert {each.interaction for each in story.message.tokens} == {1, 2}


def test_a_token_of_a_hand_is_no_reason_to_wake_or_to_close() -> None:
    story = status(tokens=(EditToken(1, 1000.0 + TOKEN),)).tell(TimerFired())
    assert story.wake is None
    assert story.wait(TOKEN - CLOSE_BEFORE_EXPIRY_SECONDS).done == []


def test_a_private_answer_is_closed_while_that_is_still_possible() -> None:
    story = private().tell(TimerFired())
    assert story.wake == TOKEN - CLOSE_BEFORE_EXPIRY_SECONDS
    assert story.wait(TOKEN - CLOSE_BEFORE_EXPIRY_SECONDS).done == [TokenExpiring()]
    assert story.wake == CLOSE_BEFORE_EXPIRY_SECONDS
    assert story.wait(CLOSE_BEFORE_EXPIRY_SECONDS / 2).done == []  # it is said once
    assert story.tell(OVER).done == [Prepare(CallMethod.EDIT_FREE, Content.FINAL)]


def test_a_private_answer_that_is_over_need_not_be_closed() -> None:
    story = private().tell(OVER)
    story.now += TOKEN - CLOSE_BEFORE_EXPIRY_SECONDS
    assert story.tell(TimerFired()).done == []


def test_a_new_token_puts_the_closing_off() -> None:
    story = (
        private()
        .wait(TOKEN - CLOSE_BEFORE_EXPIRY_SECONDS)
        .press(10)
        .tell(PressDone(10), Prepared(B), CallFinished(Delivered(PLACE)))
    )
    assert story.wake == TOKEN - CLOSE_BEFORE_EXPIRY_SECONDS
    assert story.wait(TOKEN - CLOSE_BEFORE_EXPIRY_SECONDS).done == [TokenExpiring()]


def test_a_private_answer_without_a_token_cannot_be_reached() -> None:
    story = private().wait(TOKEN)
    assert story.done == [MessageEnded(PLACE)]
    assert story.message.status is DeliveryStatus.ENDED


# Not heard of


def test_what_an_unheard_edit_left_is_not_known_and_set_right_now_and_once_no_late_call_can_land() -> None:
    story = status().tell(desired(), Prepared(B), UNHEARD)
    assert (story.message.shows, story.wake) == (None, FIRST_RETRY_SECONDS)
    assert story.wait(FIRST_RETRY_SECONDS).done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    story.tell(Prepared(B), HEARD)
    assert story.wake == LATE_CALL_SECONDS - FIRST_RETRY_SECONDS
    assert story.wait(LATE_CALL_SECONDS).done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert story.tell(Prepared(B)).calls == [(CallMethod.EDIT, B)]
    assert story.tell(HEARD).wake is None
    assert story.wait(LATE_CALL_SECONDS).done == []


def test_what_is_to_be_set_right_during_a_call_is_after_it() -> None:
    story = status().tell(desired(), Prepared(B), UNHEARD).wait(FIRST_RETRY_SECONDS).tell(Prepared(B))
    assert story.wait(LATE_CALL_SECONDS).done == []
    assert story.tell(HEARD).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_what_is_set_right_late_enough_is_so_for_good() -> None:
    story = status().tell(desired(), Prepared(B), UNHEARD).wait(FIRST_RETRY_SECONDS).wait(LATE_CALL_SECONDS)
    assert story.tell(Prepared(B), HEARD).done == []


def test_what_is_over_does_not_end_before_no_late_call_can_land() -> None:
    story = status().tell(OVER, Prepared(MUTE), UNHEARD).wait(FIRST_RETRY_SECONDS).tell(Prepared(MUTE), HEARD)
    assert story.done == []
    assert story.wait(LATE_CALL_SECONDS).tell(Prepared(MUTE), HEARD).done == [MessageEnded(PLACE)]


def test_an_answer_not_heard_of_is_not_given_twice() -> None:
    story = status().press().tell(PressDone(1), Prepared(B), UNHEARD)
    assert FinishPress(1, PressOutcome.FAILED) in story.done
    assert story.wait(FIRST_RETRY_SECONDS).done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]


def test_a_post_made_by_an_unheard_answer_is_looked_for() -> None:
    story = (
        unsent(MessageKind.POST).press(creates_message=True, is_command=True).tell(PressDone(1), Prepared(A), UNHEARD)
    )
    assert story.wait(FIRST_RETRY_SECONDS).calls == [(CallMethod.LOCATE, None)]
    assert story.tell(CallFinished(Delivered(PLACE))).done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]
    assert (story.message.place, RecordState() in story.effects) == (PLACE, True)


def test_a_post_made_by_an_unheard_answer_is_given_up_when_its_token_is_over() -> None:
    story = (
        unsent(MessageKind.POST).press(creates_message=True, is_command=True).tell(PressDone(1), Prepared(A), UNHEARD)
    )
    assert story.wait(TOKEN).done == [MessageEnded()]
    assert story.message.status is DeliveryStatus.ENDED


def test_a_post_that_an_unheard_answer_did_not_make_is_sent() -> None:
    story = (
        unsent(MessageKind.POST).press(creates_message=True, is_command=True).tell(PressDone(1), Prepared(A), UNHEARD)
    )
    story.wait(FIRST_RETRY_SECONDS).tell(CallFinished(CallRefused(Reason.EXPIRED)))
    assert story.done == [Prepare(CallMethod.SEND, Content.LIVE)]


def test_a_private_answer_made_by_an_unheard_answer_is_edited_by_its_token() -> None:
    story = unsent(MessageKind.PRIVATE).press(creates_message=True).tell(PressDone(1), Prepared(A), UNHEARD)
    assert story.wait(FIRST_RETRY_SECONDS).done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]


def test_a_follow_up_not_heard_of_cannot_be_edited() -> None:
    story = (
        unsent(MessageKind.PRIVATE)
        .press(creates_message=True, is_deferred=True)
        .tell(PressDone(1), Prepared(A), UNHEARD)
    )
    assert story.done == [FinishPress(1, PressOutcome.FAILED), MessageEnded()]


def test_a_message_found_by_its_nonce_shows_what_was_given_then() -> None:
    story = unsent().tell(TimerFired(), Prepared(A), CallFinished(Delivered(PLACE, is_as_given=False)))
    assert story.done == [Prepare(CallMethod.EDIT, Content.LIVE)]


@pytest.mark.parametrize("over", [OVER, GONE])
def test_what_may_have_been_sent_is_sent_again_to_be_found_before_it_is_taken_away(over: DesiredChanged) -> None:
    story = unsent(MessageKind.POST).tell(TimerFired(), Prepared(A), over, UNHEARD)
    assert not any(isinstance(each, MessageEnded) for each in story.effects)
    assert story.wait(FIRST_RETRY_SECONDS).done == [Prepare(CallMethod.SEND, over.desired.content)]


def test_what_was_sent_again_to_be_found_is_deleted_however_long_that_takes() -> None:
    story = unsent(MessageKind.CALL).tell(TimerFired(), Prepared(A), GONE, UNHEARD).wait(FIRST_RETRY_SECONDS)
    assert story.tell(Prepared(MUTE), CallFinished(Delivered(PLACE))).calls == [(CallMethod.DELETE, None)]
    assert story.tell(CallFinished(CallRefused(Reason.TRY_LATER))).wake == FIRST_RETRY_SECONDS


# Refused


def refused(story: Story, reason: Reason, seconds: float = 0.0) -> Story:
    """Its edit is refused."""
    return story.tell(desired(), Prepared(B), CallFinished(CallRefused(reason, seconds)))


def test_what_was_deleted_is_sent_anew() -> None:
    story = refused(status(), Reason.GONE)
    assert (story.message.lost, story.message.place) == (70, None)
    assert story.done == [Prepare(CallMethod.SEND, Content.LIVE)]


def test_what_is_heard_to_be_deleted_is_sent_anew_at_once() -> None:
    story = status(MessageKind.POST).tell(DeletedExternally())
    assert (story.message.lost, story.message.place) == (70, None)
    assert story.done == [Prepare(CallMethod.SEND, Content.LIVE)]
    preparing = status(MessageKind.POST).tell(desired(), DeletedExternally())
    assert preparing.done == [CancelPreparation(), Prepare(CallMethod.SEND, Content.LIVE)]
    assert result().tell(DeletedExternally()).done == [MessageEnded(PLACE)]


def test_an_edit_that_may_have_come_before_the_deletion_is_looked_at() -> None:
    story = status(MessageKind.POST).tell(desired(), Prepared(B), DeletedExternally(), CallFinished(Delivered(PLACE)))
    assert story.done[-1] == Prepare(CallMethod.EDIT, Content.LIVE)
    story.tell(Prepared(B), CallFinished(CallRefused(Reason.GONE)))
    assert story.done == [Prepare(CallMethod.SEND, Content.LIVE)]


def test_of_what_was_deleted_nothing_is_believed_any_more() -> None:
    story = refused(status(tokens=(EditToken(1, 1100.0),)), Reason.GONE)
    assert story.tell(Prepared(A), CallFinished(CallRefused(Reason.TRY_LATER))).wake == FIRST_RETRY_SECONDS
    story.wait(FIRST_RETRY_SECONDS).tell(Prepared(A), CallFinished(Delivered(OTHER)), desired(9))
    assert story.done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_a_press_on_what_was_deleted_is_only_acknowledged_and_its_token_edits_nothing() -> None:
    story = status(MessageKind.POST, tokens=(EditToken(9, 1000.0 + TOKEN),)).tell(desired(), Prepared(B)).press()
    story.tell(CallFinished(CallRefused(Reason.GONE)), PressDone(1))
    assert Acknowledge(1) in story.done
    story.tell(Acknowledged(1, Delivered()))
    assert story.message.tokens == ()
    story.tell(TimerFired(), Prepared(B), CallFinished(Delivered(OTHER)))
    assert (story.message.place, story.tell(desired(3)).done) == (OTHER, [Prepare(CallMethod.EDIT, Content.LIVE)])


def test_what_is_found_deleted_by_an_answer_is_sent_until_it_is_there() -> None:
    story = status().press().tell(PressDone(1), Prepared(B), CallFinished(CallRefused(Reason.GONE)))
    assert Prepare(CallMethod.SEND, Content.LIVE) in story.done
    assert (
        story.wait(FIRST_RETRY_SECONDS).tell(Prepared(B), CallFinished(CallRefused(Reason.TRY_LATER))).wake is not None
    )


def test_a_press_on_what_is_over_and_deleted_is_answered_elsewhere() -> None:
    story = status().press().tell(OVER)
    story.now += ACK_AFTER_SECONDS
    story.tell(TimerFired(), Acknowledged(1, CallRefused(Reason.RESULT_UNKNOWN)), Prepared(MUTE))
    assert story.tell(CallFinished(CallRefused(Reason.GONE))).done == [
        FinishPress(1, PressOutcome.DEFERRED),
        MessageEnded(PLACE),
    ]


def test_a_private_answer_that_was_deleted_is_not() -> None:
    assert refused(private(), Reason.GONE).done == [MessageEnded(PLACE)]


def test_what_is_over_and_was_deleted_is_not_sent_anew() -> None:
    story = status().tell(OVER, Prepared(MUTE), CallFinished(CallRefused(Reason.GONE)))
    assert story.done == [MessageEnded(PLACE)]


@pytest.mark.parametrize("kind", [MessageKind.POST, MessageKind.SAID, MessageKind.CALL, MessageKind.INVITE])
def test_into_a_channel_that_is_gone_nothing_is_sent_again(kind: MessageKind) -> None:
    story = unsent(kind).tell(TimerFired(), Prepared(A), CallFinished(CallRefused(Reason.CHANNEL_GONE)))
    assert story.done == [Unreachable(Reason.CHANNEL_GONE), MessageEnded()]


@pytest.mark.parametrize("kind", [MessageKind.POST, MessageKind.CALL])
def test_in_a_channel_that_is_gone_nothing_is_edited_or_deleted_again(kind: MessageKind) -> None:
    is_gone, over = CallRefused(Reason.CHANNEL_GONE), [Unreachable(Reason.CHANNEL_GONE), MessageEnded(PLACE)]
    assert refused(status(kind), Reason.CHANNEL_GONE).done == over
    assert status(kind).tell(GONE, CallFinished(is_gone)).done == over
    assert status(kind).press().tell(PressDone(1), Prepared(B), CallFinished(is_gone)).done == [
        FinishPress(1, PressOutcome.UNANSWERED),
        *over,
    ]


def test_a_hand_whose_channel_is_gone_is_sent_by_another_one() -> None:
    story = refused(status(), Reason.CHANNEL_GONE)
    assert (story.done, story.wake) == ([Unreachable(Reason.CHANNEL_GONE)], FIRST_RETRY_SECONDS)
    assert story.wait(FIRST_RETRY_SECONDS).done == [Prepare(CallMethod.SEND, Content.LIVE)]


@pytest.mark.parametrize("reason", [Reason.FORBIDDEN, Reason.THREAD_ARCHIVED])
def test_a_refusal_from_before_a_permission_came_back_says_nothing(reason: Reason) -> None:
    story = status(MessageKind.POST).tell(
        desired(), Prepared(B), PermissionRestored(), CallFinished(CallRefused(reason))
    )
    assert story.done == []
    assert not story.message.in_words
    assert story.wait(FIRST_RETRY_SECONDS).done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    refused_in_words = story.tell(Prepared(B), CallFinished(CallRefused(Reason.FORBIDDEN)))
    assert refused_in_words.message.in_words
    too_old = status(MessageKind.POST).tell(
        desired(), Prepared(B), PermissionRestored(), CallFinished(CallRefused(Reason.TOO_OLD))
    )
    assert too_old.done == [NeedsReplacement()]


@pytest.mark.parametrize("reason", [Reason.DMS_CLOSED, Reason.NO_MUTUAL_GUILD])
def test_who_takes_no_direct_messages_is_tried_again_after_an_hour(reason: Reason) -> None:
    story = unsent().tell(TimerFired(), Prepared(A), CallFinished(CallRefused(reason)))
    assert (story.done, story.wake) == ([Unreachable(reason)], DMS_CLOSED_RETRY_SECONDS)
    assert story.tell(desired()).done == []
    assert story.wait(DMS_CLOSED_RETRY_SECONDS).done == [Prepare(CallMethod.SEND, Content.LIVE)]


@pytest.mark.parametrize("reason", [Reason.DMS_CLOSED, Reason.NO_MUTUAL_GUILD])
def test_of_who_takes_no_direct_messages_nothing_is_looked_for_twice(reason: Reason) -> None:
    story = unsent(status=DeliveryStatus.UNCERTAIN).tell(TimerFired(), Prepared(A), CallFinished(CallRefused(reason)))
    assert story.message.status is DeliveryStatus.UNSENT
    assert story.tell(desired(2, Content.FINAL)).done == [MessageEnded()]
    assert refused(status(), reason).message.status is DeliveryStatus.SENT


def looked_for(content: Content = Content.LIVE) -> Story:
    """A hand that perhaps stands, as it is looked for."""
    story = unsent(status=DeliveryStatus.UNCERTAIN).tell(desired(2, content))
    assert story.done == [Prepare(CallMethod.SEND, content)]
    return story.tell(Prepared(A))


def test_what_perhaps_stands_is_looked_for_though_its_deal_is_over() -> None:
    there = looked_for(Content.FINAL).tell(CallFinished(Delivered(PLACE, is_as_given=False)))
    assert there.done == [Prepare(CallMethod.EDIT, Content.FINAL)]
    assert looked_for(Content.FINAL).tell(CallFinished(CallRefused(Reason.GONE))).done == [MessageEnded()]


def test_what_is_found_while_it_is_looked_for_in_vain_stands() -> None:
    assert looked_for().tell(CallFinished(CallRefused(Reason.GONE))).message.status is DeliveryStatus.UNSENT
    found = looked_for().tell(MessageFound(PLACE), CallFinished(CallRefused(Reason.GONE)))
    assert (found.message.status, found.message.place) == (DeliveryStatus.SENT, PLACE)
    edited = refused(status(), Reason.GONE)
    assert edited.message.status is DeliveryStatus.UNSENT


def test_who_takes_none_for_long_is_tried_ever_more_rarely_but_every_day() -> None:
    story, pauses = unsent(), []
    for _ in range(1100):
        story = story.tell(TimerFired(), Prepared(A), CallFinished(CallRefused(Reason.DMS_CLOSED)))
        assert story.wake is not None
        pauses.append(story.wake)
        story = story.wait(pauses[-1])
    assert pauses[:3] == [DMS_CLOSED_RETRY_SECONDS, 2 * DMS_CLOSED_RETRY_SECONDS, 4 * DMS_CLOSED_RETRY_SECONDS]
    assert set(pauses[5:]) == {MAX_DMS_CLOSED_RETRY_SECONDS}


def test_where_pictures_are_refused_words_go_out() -> None:
    story = refused(status(), Reason.FORBIDDEN)
    assert story.message.in_words
    assert story.done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_where_something_without_pictures_is_refused_words_would_not_help() -> None:
    story = status().tell(desired(), Prepared(MUTE), CallFinished(CallRefused(Reason.FORBIDDEN)))
    assert (story.message.in_words, story.wake) == (False, FORBIDDEN_RETRY_SECONDS)


def test_where_words_are_refused_too_the_channel_is_asked_again_later() -> None:
    story = refused(status(in_words=True), Reason.FORBIDDEN)
    assert (story.done, story.wake) == ([], FORBIDDEN_RETRY_SECONDS)


SHUT = DesiredChanged(DesiredMessage(stamp=2, not_before=1060.0))


@pytest.mark.parametrize("there", [DeliveryStatus.UNSENT, DeliveryStatus.UNCERTAIN])
def test_into_a_channel_that_takes_nothing_it_is_sent_when_that_is_asked_again(there: DeliveryStatus) -> None:
    story = unsent(MessageKind.POST, status=there).tell(SHUT)
    assert (story.done, story.wake) == ([], 60.0)
    assert story.wait(60.0).done == [Prepare(CallMethod.SEND, Content.LIVE)]
    assert unsent(MessageKind.POST, status=there).tell(TimerFired(), SHUT).done == [CancelPreparation()]


def test_what_stands_waits_until_its_channel_takes_edits_again() -> None:
    story = status(MessageKind.POST).tell(SHUT)
    assert (story.done, story.wake) == ([], 60.0)
    assert story.wait(60.0).done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert status(MessageKind.POST).tell(desired(), SHUT).done == [CancelPreparation()]
    assert status(MessageKind.POST, tokens=(EditToken(9, 1840.0),)).tell(SHUT).done == [
        Prepare(CallMethod.EDIT_FREE, Content.LIVE)
    ]


def test_what_is_to_go_waits_until_its_channel_takes_that_again() -> None:
    story = status(MessageKind.POST).tell(DesiredChanged(DesiredMessage(Content.DELETED, 2, not_before=1060.0)))
    assert (story.done, story.wake) == ([], 60.0)
    assert story.wait(60.0).calls == [(CallMethod.DELETE, None)]


def test_what_stands_gives_way_to_the_one_that_asks_for_all() -> None:
    waits = DesiredChanged(DesiredMessage(stamp=2, waits=True))
    assert status(MessageKind.POST).tell(waits).done == []
    assert status(MessageKind.POST).tell(DesiredChanged(DesiredMessage(Content.DELETED, 2, waits=True))).done == []
    story = status(MessageKind.POST, tokens=(EditToken(9, 1010.0),)).tell(waits)
    assert story.done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]
    story.now += 10.0
    assert story.tell(Prepared(B)).done == []  # its token has ended meanwhile


def asleep(stamp: int = 2) -> DesiredChanged:
    return DesiredChanged(DesiredMessage(stamp=stamp, not_before=1060.0, is_archived=True))


def test_in_a_thread_that_sleeps_no_token_edits_either() -> None:
    tokens = (EditToken(9, 1000.0 + TOKEN),)
    story = status(MessageKind.POST, tokens=tokens).tell(asleep())
    assert (story.done, story.wake) == ([], 60.0)
    assert story.wait(60.0).done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]
    assert status(MessageKind.POST, tokens=tokens).tell(desired(), asleep()).done == [CancelPreparation()]
    elsewhere = status(MessageKind.POST, tokens=tokens).tell(SHUT)
    assert elsewhere.done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]


def test_in_a_thread_that_sleeps_a_press_is_only_acknowledged() -> None:
    assert status(MessageKind.POST).tell(asleep()).press().tell(PressDone(1)).done == [Acknowledge(1)]
    on_its_way = status(MessageKind.POST).press().tell(PressDone(1), asleep(1))
    assert on_its_way.done == [CancelPreparation(), Acknowledge(1)]
    awake = status(MessageKind.POST).tell(asleep()).wait(60.0).press().tell(PressDone(1))
    assert awake.done == [CancelPreparation(), Prepare(CallMethod.ANSWER, Content.LIVE)]
    assert status(MessageKind.POST).tell(SHUT).press().tell(PressDone(1)).done == [
        Prepare(CallMethod.ANSWER, Content.LIVE)
    ]


def test_in_a_thread_that_sleeps_nothing_is_made_by_a_press() -> None:
    story = unsent(MessageKind.POST).tell(asleep()).press(creates_message=True)
    assert story.done == []
    assert story.tell(PressDone(1)).done == [FinishPress(1, PressOutcome.UNANSWERED)]
    assert story.wait(60.0).done == [Prepare(CallMethod.SEND, Content.LIVE)]
    elsewhere = unsent(MessageKind.POST).tell(SHUT).press(creates_message=True).tell(PressDone(1))
    assert elsewhere.done == [Prepare(CallMethod.ANSWER, Content.LIVE)]


@pytest.mark.parametrize("there", [DeliveryStatus.UNSENT, DeliveryStatus.UNCERTAIN])
def test_what_is_to_wait_for_another_waits_though_it_perhaps_stands(there: DeliveryStatus) -> None:
    story = unsent(MessageKind.POST, status=there).tell(DesiredChanged(DesiredMessage(stamp=1, waits=True)))
    assert story.done == []
    assert story.tell(desired(2)).done == [Prepare(CallMethod.SEND, Content.LIVE)]


def test_where_something_is_allowed_again_it_is_done_at_once_with_its_pictures() -> None:
    story = refused(status(in_words=True), Reason.FORBIDDEN).tell(PermissionRestored())
    assert (story.message.in_words, story.done) == (False, [Prepare(CallMethod.EDIT, Content.LIVE)])
    assert story.tell(Prepared(B), CallFinished(CallRefused(Reason.TRY_LATER))).wake == FIRST_RETRY_SECONDS


def test_what_went_out_in_words_where_pictures_were_refused_gets_them_when_they_are_allowed() -> None:
    assert status(in_words=True).tell(PermissionRestored()).done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert status().tell(PermissionRestored()).done == []


def test_what_is_on_its_way_in_words_when_pictures_are_allowed_gets_them_afterwards() -> None:
    story = refused(status(), Reason.FORBIDDEN).tell(Prepared(MUTE), PermissionRestored(), HEARD)
    assert (story.done, story.wake) == ([], LATE_CALL_SECONDS)
    assert story.wait(LATE_CALL_SECONDS).tell(Prepared(B)).calls == [(CallMethod.EDIT, B)]
    assert status(in_words=True).tell(PermissionRestored(), Prepared(B), HEARD).wake is None


@pytest.mark.parametrize("reason", [Reason.TOO_OLD, Reason.THREAD_ARCHIVED])
def test_a_post_too_old_to_be_edited_is_outgrown(reason: Reason) -> None:
    story = refused(status(MessageKind.POST), reason)
    assert (story.done, story.wake) == ([NeedsReplacement()], FIRST_RETRY_SECONDS)
    assert refused(status(MessageKind.HAND), reason).done == []


@pytest.mark.parametrize("reason", [Reason.TOO_OLD, Reason.THREAD_ARCHIVED])
def test_what_is_refused_before_it_stands_makes_no_room_for_another(reason: Reason) -> None:
    story = unsent(MessageKind.POST).tell(TimerFired(), Prepared(A), CallFinished(CallRefused(reason)))
    assert (story.done, story.wake) == ([], FIRST_RETRY_SECONDS)


def test_a_post_that_is_outgrown_makes_room_for_another_instead_of_being_edited_and_goes_on_if_none_comes() -> None:
    outgrown = DesiredChanged(DesiredMessage(stamp=2, should_repost=True))
    story = status(MessageKind.POST).tell(outgrown)
    assert story.tell(Prepared(A)).done == []  # as long as nobody would notice it stays
    story = status(MessageKind.POST).tell(outgrown, Prepared(B))
    assert (story.done, story.wake) == ([NeedsReplacement()], FIRST_RETRY_SECONDS)
    assert story.tell(desired()).wait(FIRST_RETRY_SECONDS).done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert story.tell(Prepared(B)).calls == [(CallMethod.EDIT, B)]


def test_what_is_left_as_it_is_for_a_moment_goes_at_once_when_another_is_there() -> None:
    """Whoever presses it meanwhile would play by it again, and the other one would go."""
    story = private().tell(DesiredChanged(HIDDEN), Prepared(B))
    assert (story.done, story.wake) == ([NeedsReplacement()], FIRST_RETRY_SECONDS)
    assert story.tell(GONE).calls == [(CallMethod.DELETE, None)]


def test_what_could_not_be_deleted_is_not_tried_at_once_because_the_table_changes() -> None:
    story = status(MessageKind.POST).tell(GONE, CallFinished(CallRefused(Reason.TRY_LATER)))
    assert story.tell(desired(3, Content.DELETED)).done == []


def test_what_perhaps_was_sent_is_not_looked_for_at_once_because_it_is_to_go() -> None:
    story = unsent(MessageKind.POST).tell(TimerFired(), Prepared(A), UNHEARD)
    assert story.tell(GONE).done == []


# What talk has pushed up


@pytest.mark.parametrize("token", [(), (EditToken(9, 1000.0 + TOKEN),)], ids=["counted", "by a token"])
def test_what_is_pushed_up_makes_room_for_another_when_it_changes(token: tuple[EditToken, ...]) -> None:
    story = status(MessageKind.POST, tokens=token).tell(DesiredChanged(HIDDEN))
    assert story.tell(Prepared(A)).done == []  # what nobody may notice must not move it
    story = status(MessageKind.POST, tokens=token).tell(DesiredChanged(HIDDEN), Prepared(B))
    assert (story.done, story.wake) == ([NeedsReplacement()], FIRST_RETRY_SECONDS)


def test_what_is_pushed_up_still_answers_a_press() -> None:
    story = status(MessageKind.POST).press().tell(DesiredChanged(HIDDEN), PressDone(1), Prepared(B))
    assert story.calls == [(CallMethod.ANSWER, B)]
    assert story.tell(HEARD).done == [FinishPress(1, PressOutcome.ANSWERED), NeedsReplacement()]


def test_what_is_pushed_up_and_may_not_move_yet_is_edited_and_moves_later() -> None:
    story = status(MessageKind.POST).tell(DesiredChanged(NOT_YET), Prepared(B))
    assert story.calls == [(CallMethod.EDIT, B)]
    assert story.tell(HEARD).done == []
    story.tell(DesiredChanged(HIDDEN))
    assert story.done == [NeedsReplacement()]
    assert story.wait(FIRST_RETRY_SECONDS).done == []  # once is enough


@pytest.mark.parametrize(
    "wanted", [DesiredMessage(stamp=2), DesiredMessage(stamp=2, may_move=True)], ids=["in sight", "may move"]
)
def test_what_is_in_sight_stays(wanted: DesiredMessage) -> None:
    story = status(MessageKind.POST).tell(DesiredChanged(wanted), Prepared(B))
    assert story.calls == [(CallMethod.EDIT, B)]
    assert NeedsReplacement() not in story.tell(HEARD, DesiredChanged(HIDDEN)).done
    assert story.tell(Prepared(B)).done == []


def test_a_hand_that_is_to_stand_anew_is_deleted_and_sent_again() -> None:
    story = status().tell(DesiredChanged(HIDDEN))
    assert story.tell(Prepared(A)).done == []
    story = status().tell(DesiredChanged(HIDDEN), Prepared(B))
    assert (story.calls, story.message.status) == ([(CallMethod.DELETE, None)], DeliveryStatus.SENT)
    story.tell(HEARD)
    assert (story.done, story.message.status, story.message.place) == (
        [Prepare(CallMethod.SEND, Content.LIVE)], DeliveryStatus.UNSENT, None
    )  # fmt: skip
    assert story.message.lost == PLACE.message
    assert story.tell(Prepared(B)).calls == [(CallMethod.SEND, B)]


@pytest.mark.parametrize("reason", [Reason.GONE, Reason.INVALID, Reason.NO_MUTUAL_GUILD])
def test_a_hand_that_cannot_be_deleted_is_as_good_as_gone(reason: Reason) -> None:
    story = status().tell(DesiredChanged(HIDDEN), Prepared(B), CallFinished(CallRefused(reason)))
    assert story.done == [Prepare(CallMethod.SEND, Content.LIVE)]


def test_a_hand_whose_deletion_was_not_heard_of_is_deleted_again() -> None:
    story = status().tell(DesiredChanged(HIDDEN), Prepared(B), UNHEARD)
    assert story.wait(FIRST_RETRY_SECONDS).tell(Prepared(B)).calls == [(CallMethod.DELETE, None)]


def test_what_was_deleted_for_good_is_over_though_it_is_wished_again() -> None:
    assert status().tell(GONE, desired(3), HEARD).done == [MessageEnded(PLACE)]


ACKED = Acknowledged(1, Delivered())


def test_a_press_on_a_hand_that_is_to_stand_anew_is_acknowledged_and_answered_there() -> None:
    story = status().press().tell(DesiredChanged(HIDDEN), PressDone(1))
    assert story.done == [Acknowledge(1)]
    assert story.tell(ACKED).done == [
        FinishPress(1, PressOutcome.ANSWERED), Prepare(CallMethod.EDIT_FREE, Content.LIVE)
    ]  # fmt: skip
    assert story.tell(Prepared(B)).calls == [(CallMethod.DELETE, None)]
    story = private().press().tell(DesiredChanged(HIDDEN), PressDone(1), ACKED, Prepared(B))
    assert story.done == [NeedsReplacement()]


NO_CHANGE = DesiredChanged(HIDDEN._replace(stamp=1))
STEP = QuestionStep("into declare solo", 1, "declaring", None)


def test_a_press_that_leads_to_a_second_step_there_has_the_other_one_ask_it() -> None:
    """The table has not changed by it, so nothing else would make another one stand there."""
    story = private().press().tell(NO_CHANGE, PressDone(1, STEP), ACKED)
    assert story.done == [FinishPress(1, PressOutcome.ANSWERED), Prepare(CallMethod.EDIT_FREE, Content.LIVE)]
    assert story.tell(Prepared(B)).done == [NeedsReplacement()]
    assert story.message.step == STEP
    assert private().press().tell(NO_CHANGE, PressDone(1), ACKED).done == [FinishPress(1, PressOutcome.ANSWERED)]


def test_so_has_one_that_was_acknowledged_before_it_was_done() -> None:
    story = status().press().wait(ACK_AFTER_SECONDS).tell(ACKED)
    assert story.tell(PressDone(1, STEP)).done == [
        FinishPress(1, PressOutcome.ANSWERED), Prepare(CallMethod.EDIT_FREE, Content.LIVE)
    ]  # fmt: skip


def test_what_is_refused_in_a_second_step_or_back_from_it_shows_the_tables_question_again() -> None:
    for event in (PressRefused(2), PressDone(2)):
        story = status().press().tell(PressDone(1, STEP), Prepared(B), CallFinished(Delivered(PLACE))).press(2)
        assert story.tell(event).message.step is None
        story = story.tell(Acknowledged(2, Delivered())) if isinstance(event, PressRefused) else story
        assert story.tell(Prepared(A)).calls[-1][1] == A


def test_a_second_step_that_stays_is_not_composed_anew() -> None:
    story = status(step=STEP).press().tell(PressDone(1, STEP), Prepared(A))
    assert story.done == [Acknowledge(1)]
    assert status(step=STEP).tell(StepTurned(STEP)).done == []


def test_a_hand_pressed_at_another_process_asks_its_second_step_here() -> None:
    story = status().tell(StepTurned(STEP))
    assert (story.done, story.message.step) == ([Prepare(CallMethod.EDIT, Content.LIVE)], STEP)
    story.tell(Prepared(B), HEARD)
    assert story.tell(StepTurned(None), Prepared(A)).calls == [(CallMethod.EDIT, A)]


def test_what_rests_asks_the_tables_question_when_it_asks_again() -> None:
    assert status(step=STEP).tell(desired()).message.step == STEP
    assert status(step=STEP).tell(PARKED).message.step is None
    again = status(step=STEP).tell(PARKED, DesiredChanged(DesiredMessage(stamp=1)))
    assert again.tell(Prepared(B)).calls == [(CallMethod.EDIT, B)], "it may not have rested before it was to ask again"


def test_a_press_that_makes_a_hand_is_answered_by_it() -> None:
    story = unsent(MessageKind.PRIVATE).press(creates_message=True, is_command=True)
    assert story.tell(DesiredChanged(HIDDEN), PressDone(1), Prepared(B)).calls == [(CallMethod.ANSWER, B)]


def test_what_has_just_been_sent_is_in_sight() -> None:
    story = unsent(MessageKind.POST).tell(DesiredChanged(HIDDEN), Prepared(B))
    assert story.calls == [(CallMethod.SEND, B)]
    assert story.tell(HEARD).done == []


def by_token() -> Story:
    """A private answer that is to be sent by the token of another."""
    return unsent(MessageKind.PRIVATE, tokens=(EditToken(9, 1000.0 + TOKEN, 60),)).tell(TimerFired())


def test_a_private_answer_is_sent_by_a_token_and_then_edited_by_its_own_number() -> None:
    story = by_token()
    assert story.done == [Prepare(CallMethod.FOLLOW_UP, Content.LIVE)]
    story.tell(Prepared(A))
    assert [each.in_flight.token for each in story.effects if isinstance(each, CallDiscord)] == [
        EditToken(9, 1000.0 + TOKEN)
    ]
    story.tell(TokenOffered(EditToken(8, 1000.0 + TOKEN)), CallFinished(Delivered(OTHER)))
    assert (story.message.place, story.message.tokens) == (
        OTHER,
        (EditToken(8, 1000.0 + TOKEN), EditToken(9, 1000.0 + TOKEN, OTHER.message)),
    )


def test_a_private_answer_that_was_sent_by_a_token_and_has_no_number_is_edited_by_nothing() -> None:
    assert by_token().tell(Prepared(A), HEARD).done == [MessageEnded()]


def test_a_private_answer_of_which_nobody_heard_is_not_sent_again() -> None:
    assert by_token().tell(Prepared(A), UNHEARD).done == [MessageEnded()]


def test_a_private_answer_is_not_sent_by_a_token_that_is_over() -> None:
    assert by_token().tell(Prepared(A), CallFinished(CallRefused(Reason.EXPIRED))).done == [MessageEnded()]


def test_a_private_answer_that_is_no_more_wanted_is_deleted_by_its_token() -> None:
    story = private().tell(GONE)
    assert [
        (each.in_flight.method, each.in_flight.token) for each in story.effects if isinstance(each, CallDiscord)
    ] == [(CallMethod.DELETE, EditToken(9, 1000.0 + TOKEN))]
    assert story.tell(HEARD).done == [MessageEnded(PLACE)]


def test_a_private_answer_that_is_pressed_is_not_deleted_meanwhile() -> None:
    story = private().tell(GONE).tell(CallFinished(CallRefused(Reason.TRY_LATER)))
    story.press()
    assert story.wait(ACK_AFTER_SECONDS).done == [Acknowledge(1)]
    assert story.tell(Acknowledged(1, Delivered())).done == []
    assert story.tell(desired()).done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]
    assert story.tell(PressDone(1)).done == [FinishPress(1, PressOutcome.ANSWERED)]


def test_a_post_is_deleted_in_the_bots_own_name_whatever_token_it_has() -> None:
    story = status(MessageKind.POST, tokens=(EditToken(9, 1000.0 + TOKEN),)).tell(GONE)
    assert [each.in_flight.token for each in story.effects if isinstance(each, CallDiscord)] == [None]
    assert story.message.in_flight is not None
    pressed = status(MessageKind.POST).press().tell(GONE).wait(ACK_AFTER_SECONDS)
    assert pressed.tell(Acknowledged(1, Delivered())).calls == [(CallMethod.DELETE, None)]


@pytest.mark.parametrize(
    ("story", "wanted", "then"),
    [
        (status(MessageKind.POST), DesiredMessage(Content.DELETED, 2, waits=True), CallMethod.DELETE),
        (private(), DesiredMessage(Content.DELETED, 2, waits=True), CallMethod.DELETE),
        (private(), DesiredMessage(Content.LIVE, 2, waits=True), Prepare(CallMethod.EDIT_FREE, Content.LIVE)),
    ],
    ids=["a post to be deleted", "a private answer to be deleted", "a private answer that asks"],
)
def test_some_things_wait_for_a_message_that_is_not_there_yet(
    story: Story, wanted: DesiredMessage, then: CallMethod | Prepare
) -> None:
    story = Story(story.message).tell(DesiredChanged(wanted))
    assert story.done == []
    story.tell(DesiredChanged(wanted._replace(waits=False)))
    assert (story.calls == [(then, None)]) if isinstance(then, CallMethod) else (story.done == [then])


def test_what_costs_nothing_is_not_kept_back_once_it_is_composed() -> None:
    story = status(MessageKind.POST, tokens=(EditToken(9, 1000.0 + TOKEN),)).tell(desired())
    assert story.tell(DesiredChanged(DesiredMessage(stamp=2, waits=True)), Prepared(B)).calls == [
        (CallMethod.EDIT_FREE, B)
    ]


def test_a_private_answer_that_was_closed_can_still_give_way_to_a_newer_one() -> None:
    story = private().wait(TOKEN - CLOSE_BEFORE_EXPIRY_SECONDS)
    assert TokenExpiring() in story.done
    story.tell(OVER, Prepared(MUTE), HEARD)
    assert story.done == []
    assert story.tell(desired(3, Content.DELETED)).calls == [(CallMethod.DELETE, None)]


@pytest.mark.parametrize("reason", [Reason.TRY_LATER, Reason.INVALID, Reason.TOO_OLD])
def test_what_is_refused_again_and_again_is_tried_more_and_more_rarely(reason: Reason) -> None:
    story = refused(status(), reason)
    pauses = [story.wake]
    for _ in range(MAX_QUICK_RETRIES - 1):
        story.wait(pauses[-1] or 0.0).tell(Prepared(B), CallFinished(CallRefused(reason)))
        pauses.append(story.wake)
    assert pauses == [FIRST_RETRY_SECONDS, 2 * FIRST_RETRY_SECONDS, 4 * FIRST_RETRY_SECONDS]


def test_no_pause_is_longer_than_a_minute_where_discord_asks_for_no_more() -> None:
    assert refused(status(failures=20), Reason.TRY_LATER).wake == MAX_RETRY_SECONDS
    assert refused(status(), Reason.TRY_LATER, 90.0).wake == 90.0


def test_what_is_refused_for_a_reason_we_do_not_know_is_soon_tried_rarely() -> None:
    assert refused(status(failures=MAX_QUICK_RETRIES), Reason.INVALID).wake == FORBIDDEN_RETRY_SECONDS


def test_a_success_forgets_the_failures() -> None:
    story = refused(status(), Reason.TRY_LATER).wait(FIRST_RETRY_SECONDS).tell(Prepared(B), HEARD)
    assert (story.message.failures, story.message.not_before) == (0, 0.0)


def test_a_press_is_answered_while_the_bots_own_calls_have_to_pause() -> None:
    story = refused(status(), Reason.TRY_LATER).press().tell(PressDone(1))
    assert story.done == [Prepare(CallMethod.ANSWER, Content.LIVE)]


@pytest.mark.parametrize("reason", [Reason.GONE, Reason.INVALID])
def test_what_cannot_be_deleted_is_as_good_as_gone(reason: Reason) -> None:
    assert status(MessageKind.POST).tell(GONE, CallFinished(CallRefused(reason))).done == [MessageEnded(PLACE)]


@pytest.mark.parametrize(
    ("reason", "pause"),
    [
        (Reason.TRY_LATER, FIRST_RETRY_SECONDS), (Reason.RESULT_UNKNOWN, FIRST_RETRY_SECONDS),
        (Reason.THREAD_ARCHIVED, FIRST_RETRY_SECONDS),
        (Reason.FORBIDDEN, FORBIDDEN_RETRY_SECONDS),
    ],
)  # fmt: skip
def test_what_could_not_be_deleted_in_a_bad_moment_is_deleted_later(reason: Reason, pause: float) -> None:
    story = status(MessageKind.POST).tell(GONE, CallFinished(CallRefused(reason)))
    assert story.wake == pause
    assert story.wait(pause).calls == [(CallMethod.DELETE, None)]


def test_a_refused_answer_leaves_the_press_to_its_caller() -> None:
    story = status().press().tell(PressDone(1), Prepared(B), CallFinished(CallRefused(Reason.FORBIDDEN)))
    assert FinishPress(1, PressOutcome.UNANSWERED) in story.done


def test_a_refused_follow_up_leaves_a_promise() -> None:
    story = unsent(MessageKind.PRIVATE).press(creates_message=True, is_deferred=True)
    assert (
        FinishPress(1, PressOutcome.DEFERRED)
        in story.tell(PressDone(1), Prepared(A), CallFinished(CallRefused(Reason.FORBIDDEN))).done
    )


@pytest.mark.parametrize(("creates_message", "is_deferred"), [(False, False), (True, False), (True, True)])
def test_what_discord_does_not_take_as_it_is_is_said_in_words_by_the_caller(
    creates_message: bool, is_deferred: bool
) -> None:
    story = unsent(MessageKind.PRIVATE) if creates_message else status()
    story = story.press(creates_message=creates_message, is_deferred=is_deferred).tell(
        PressDone(1), Prepared(B), CallFinished(CallRefused(Reason.INVALID))
    )
    assert FinishPress(1, PressOutcome.INVALID) in story.done


# Found, disturbed, restarted


def test_a_hand_that_is_pressed_before_its_sending_was_heard_of_is_found() -> None:
    story = unsent().tell(MessageFound(PLACE))
    assert (story.message.place, story.message.status) == (PLACE, DeliveryStatus.SENT)
    assert story.effects == (RecordState(), Prepare(CallMethod.EDIT, Content.LIVE))


def test_what_is_found_before_it_is_sent_is_not_sent() -> None:
    assert unsent().tell(TimerFired(), MessageFound(PLACE)).done == [
        CancelPreparation(),
        Prepare(CallMethod.EDIT, Content.LIVE),
    ]
    story = unsent().tell(TimerFired(), Prepared(A), MessageFound(PLACE))
    assert story.done == []
    assert story.tell(CallFinished(Delivered(PLACE, is_as_given=False))).done == [
        Prepare(CallMethod.EDIT, Content.LIVE)
    ]


def test_a_token_that_is_over_is_forgotten_when_another_comes() -> None:
    story = (
        status(tokens=(EditToken(9, 999.0),)).press().tell(PressDone(1), Prepared(B), CallFinished(Delivered(PLACE)))
    )
    assert [each.interaction for each in story.message.tokens] == [1]


def test_what_somebody_else_changed_is_set_right() -> None:
    assert status().tell(ChangedExternally()).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_after_a_restart_what_shows_the_newest_state_is_left_alone() -> None:
    assert status(shows=replace(A, pictures=None)).tell(TimerFired()).done == []


def test_after_a_restart_what_shows_an_older_state_is_composed_and_edited_if_that_is_seen() -> None:
    story = status(shows=replace(A, pictures=None)).tell(desired())
    assert story.done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert story.tell(Prepared(A)).calls == []
    assert story.message.shows is not None
    assert story.message.shows.appearance.pictures == 11  # as much is known now


def test_after_a_restart_what_nobody_knows_of_is_set_right() -> None:
    assert status(shows=None).tell(TimerFired()).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_an_older_private_answer_that_is_pressed_after_a_restart_lives_again() -> None:
    story = Story(
        MessageState(MessageKind.PRIVATE, DeliveryStatus.SENT, PLACE, desired=DesiredMessage(stamp=1))
    ).press()
    assert story.tell(PressDone(1), Prepared(A)).calls == [(CallMethod.ANSWER, A)]
    assert story.tell(CallFinished(Delivered(PLACE)), desired()).done == [Prepare(CallMethod.EDIT_FREE, Content.LIVE)]


BESIDE = [HEARD, Prepared(MUTE), PreparationFailed(), Acknowledged(5, Delivered()), PressDone(5), PressRefused(5)]


@pytest.mark.parametrize("event", BESIDE, ids=lambda event: type(event).__name__)
def test_what_nobody_waits_for_changes_nothing(event: Event) -> None:
    story = status()
    before = story.message
    assert (story.tell(event).done, story.message) == ([], before)


@pytest.mark.parametrize("event", BESIDE[1:], ids=lambda event: type(event).__name__)
def test_during_a_call_only_its_end_is_waited_for(event: Event) -> None:
    story = status().tell(desired(), Prepared(B))
    before = story.message
    assert (story.tell(event).done, story.message) == ([], before)


def test_while_it_is_composed_no_call_can_have_ended() -> None:
    story = status().tell(desired())
    before = story.message
    assert (story.tell(HEARD).done, story.message) == ([], before)


# What another process showed before


def test_what_another_process_showed_is_set_right_once_more_when_its_last_call_can_have_landed() -> None:
    known = taken_up(MessageKind.HAND, PLACE, 1000.0)._replace(desired=DesiredMessage(stamp=1))
    story = Story(known).tell(TimerFired(), Prepared(A), CallFinished(Delivered()))
    assert (story.done, story.wake) == ([], LATE_CALL_SECONDS)
    assert story.wait(LATE_CALL_SECONDS).done == [Prepare(CallMethod.EDIT, Content.LIVE)]
    assert story.tell(Prepared(A), CallFinished(Delivered())).wake is None


def test_what_another_process_showed_and_nobody_changes_is_left() -> None:
    known = taken_up(MessageKind.HAND, PLACE, 1000.0, ShownContent(Content.LIVE, 1, A))
    story = Story(known._replace(desired=DesiredMessage(stamp=1))).tell(TimerFired())
    assert (story.done, story.wake) == ([], None)


def test_what_was_found_is_set_right_once_more() -> None:
    story = unsent().tell(TimerFired(), MessageFound(PLACE), Prepared(A), CallFinished(Delivered()))
    assert story.wait(LATE_CALL_SECONDS).done == [Prepare(CallMethod.EDIT, Content.LIVE)]


def test_an_unsure_call_is_not_forgotten_for_a_sure_one() -> None:
    story = (
        refused(status(), Reason.RESULT_UNKNOWN).wait(FIRST_RETRY_SECONDS).tell(Prepared(B), CallFinished(Delivered()))
    )
    assert story.wake == LATE_CALL_SECONDS - FIRST_RETRY_SECONDS


# What is to stand below another message

AFTER = DesiredChanged(DesiredMessage(stamp=2, waits=True))


def test_what_is_to_stand_below_another_message_is_sent_after_it() -> None:
    assert not Story(MessageState(MessageKind.POST)).tell(AFTER).done
    assert unsent(MessageKind.POST).tell(desired(1)).done == [Prepare(CallMethod.SEND, Content.LIVE)]
    assert unsent(MessageKind.POST).tell(desired(1), AFTER).done == [CancelPreparation()]
    assert unsent(MessageKind.POST).tell(desired(1), AFTER, desired(3)).done == [Prepare(CallMethod.SEND, Content.LIVE)]


def test_what_waits_for_nothing_goes_on_being_sent() -> None:
    assert not unsent(MessageKind.POST).tell(desired(1), desired(2)).done


def test_nobody_who_presses_waits_for_another_message() -> None:
    asked = unsent(MessageKind.POST).press(creates_message=True).tell(PressDone(1))
    assert asked.done == [Prepare(CallMethod.ANSWER, Content.LIVE)]
    assert not asked.tell(AFTER).done


def test_what_a_deal_came_to_that_nobody_can_tell_is_not_tried_again() -> None:
    story = Story(MessageState(MessageKind.POST)).tell(TOLD, Prepared(None))
    assert story.done == [MessageEnded()]
