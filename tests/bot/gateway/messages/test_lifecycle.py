"""The rules of one message's life, one a test; the message's story is told by its events."""

from dataclasses import replace
from typing import Any

import pytest

from bot.gateway.messages.lifecycle import (
    BARRED_PAUSE,
    CLOSED_PAUSE,
    FEW_FAILURES,
    FIRST_PAUSE,
    LAST_CALL,
    LATE_SECONDS,
    LONGEST_CLOSED_PAUSE,
    LONGEST_PAUSE,
    PATIENCE,
    WORDS_PAUSE,
    Abandon,
    Acknowledge,
    Acknowledged,
    Allowed,
    Call,
    Closing,
    Declined,
    Delivered,
    Disturbed,
    Done,
    EditToken,
    Effect,
    Ended,
    Ending,
    Event,
    Finish,
    Form,
    Found,
    Heard,
    Kind,
    Lent,
    Look,
    MessageState,
    Outgrown,
    Prepare,
    Prepared,
    Press,
    Pressed,
    Reason,
    Refused,
    Remember,
    Repainted,
    Reworded,
    Shown,
    Standing,
    Ticked,
    Unprepared,
    Unreachable,
    WakeAt,
    Way,
    Wish,
    Wished,
    step,
    taken_up,
)
from bot.tables.posted_messages import MessageLocation

PLACE, OTHER = MessageLocation(7, 70), MessageLocation(7, 71)
A, B = Look(1, pictures=11, revision=1), Look(2, pictures=22, revision=2)
MUTE = Look(3, asks=False)
LASTING = Look(3, asks=False, lasts=True)
RESULT_LOOK, TOLD_LOOK = Look(5, pictures=55), Look(6, pictures=55, lasts=True)
IN_WORDS = Look(4, is_whole=False)
TOKEN = 840.0
HEARD, UNHEARD = Heard(Delivered()), Heard(Refused(Reason.UNHEARD))


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
        return self.tell(Ticked())

    @property
    def done(self) -> list[Effect]:
        """What has to be done now, but for waking up and writing down."""
        return [each for each in self.effects if not isinstance(each, WakeAt | Remember)]

    @property
    def wake(self) -> float | None:
        """In so many seconds it wants to be told again."""
        return next((each.moment - self.now for each in self.effects if isinstance(each, WakeAt)), None)

    @property
    def calls(self) -> list[tuple[Way, Look | None]]:
        """The calls to be made now."""
        return [(each.flight.way, each.flight.look) for each in self.effects if isinstance(each, Call)]

    def press(self, number: int = 1, **given: Any) -> "Story":
        """Somebody presses it now."""
        return self.tell(Pressed(a_press(number, self.now, **given)))


def a_press(number: int, now: float, **given: Any) -> Press:
    return Press(number, now + PATIENCE, now + TOKEN, **given)


def unsent(kind: Kind = Kind.HAND, **more: Any) -> Story:
    """A message that is wished and not there."""
    return Story(MessageState(kind, wish=Wish(stamp=1), **more))


def standing(kind: Kind = Kind.HAND, shows: Look | None = A, **more: Any) -> Story:
    """A message that stands and shows what is wished, or, None, nobody knows what."""
    shown = None if shows is None else Shown(Form.LIVE, 1, shows)
    return Story(MessageState(kind, Standing.STANDS, PLACE, wish=Wish(stamp=1), shows=shown, **more))


def private(now: float = 1000.0) -> Story:
    """A private answer with its token."""
    return standing(Kind.PRIVATE, tokens=(EditToken(9, now + TOKEN),))


def wish(stamp: int = 2, form: Form = Form.LIVE) -> Wished:
    return Wished(Wish(form, stamp))


HIDDEN = Wish(stamp=2, is_hidden=True, may_move=True)
NOT_YET = HIDDEN._replace(may_move=False)
OVER, GONE, PARKED, LEFT = (wish(2, form) for form in (Form.OVER, Form.GONE, Form.PARKED, Form.LEFT))
RESULT, STILL_RESULT, TOLD = wish(2, Form.RESULT), wish(3, Form.RESULT), wish(4, Form.OVER)

# What a deal came to


def result(look: Look = RESULT_LOOK) -> Story:
    """A post that says what its deal came to, and leads on to the next."""
    return standing(Kind.POST).tell(RESULT, Prepared(look), HEARD)


def test_a_post_becomes_what_its_deal_came_to_and_stays_so_for_good() -> None:
    story = result()
    assert (story.done, story.message.is_told) == ([], True)
    assert story.tell(TOLD).done == [Prepare(Way.EDIT, Form.OVER)]
    assert story.tell(Prepared(TOLD_LOOK), HEARD).done == [Ended(PLACE)]


def test_what_a_deal_came_to_follows_the_table_as_long_as_it_stands_for_it() -> None:
    assert result().tell(STILL_RESULT).done == [Prepare(Way.EDIT, Form.RESULT)]
    assert result().tell(STILL_RESULT, Prepared(RESULT_LOOK)).calls == []


def test_what_was_told_stays_told() -> None:
    assert result().tell(wish(3), Prepared(B), HEARD).message.is_told


def test_only_a_post_tells_and_only_by_these_forms() -> None:
    assert not standing(Kind.POST).tell(wish(), Prepared(B), HEARD).message.is_told
    assert not standing().tell(OVER, Prepared(B), HEARD).message.is_told
    assert not result().tell(Disturbed(), Prepared(B), UNHEARD).message.shows
    doubted = unsent(Kind.POST).tell(RESULT, Prepared(RESULT_LOOK), Heard(Delivered(PLACE, is_as_given=False)))
    assert not doubted.message.is_told


def test_what_was_not_told_is_sent_however_late_and_what_was_told_is_not_told_again() -> None:
    late = unsent(Kind.POST).tell(TOLD)
    assert late.done == [Prepare(Way.SEND, Form.OVER)]
    assert late.tell(Prepared(TOLD_LOOK), Heard(Delivered(PLACE))).done == [Ended(PLACE)]
    lost = standing(Kind.POST).tell(TOLD, Prepared(TOLD_LOOK), Heard(Refused(Reason.GONE)))
    assert lost.done == [Prepare(Way.SEND, Form.OVER)]
    assert result().tell(TOLD, Prepared(TOLD_LOOK), Heard(Refused(Reason.GONE))).done == [Ended(PLACE)]
    assert result().tell(STILL_RESULT, Prepared(B), Heard(Refused(Reason.GONE))).done == [Ended(PLACE)]


def test_no_other_message_takes_the_place_of_what_was_told() -> None:
    for events in ((Prepared(TOLD_LOOK), Heard(Refused(Reason.TOO_OLD))), (Prepared(TOLD_LOOK),)):
        untold, told = standing(Kind.POST), result()
        for story in (untold, told):
            story.tell(Wished(Wish(Form.OVER, 4, is_outgrown=len(events) == 1)), *events)
        assert (Outgrown() in untold.done, Outgrown() in told.done) == (True, False)


def test_a_result_without_its_picture_is_composed_again_before_it_ends() -> None:
    story = result().tell(TOLD, Prepared(replace(TOLD_LOOK, digest=7, is_whole=False)), HEARD)
    assert story.done == []
    assert story.wait(WORDS_PAUSE).done == [Prepare(Way.EDIT, Form.OVER)]
    assert story.tell(Prepared(TOLD_LOOK), HEARD).done == [Ended(PLACE)]


def test_a_deal_that_cannot_be_told_any_more_leaves_its_post_as_it_was() -> None:
    assert result().tell(TOLD, Prepared(None)).done == [Ended(PLACE)]
    assert result().tell(STILL_RESULT, Prepared(None)).done == []


# What is wished


def test_what_is_not_there_is_sent() -> None:
    story = unsent().tell(Ticked())
    assert story.done == [Prepare(Way.SEND, Form.LIVE)]
    assert story.tell(Prepared(A)).calls == [(Way.SEND, A)]
    story.tell(Heard(Delivered(PLACE)))
    assert (story.message.place, story.effects) == (PLACE, (Remember(),))


def test_what_shows_something_older_is_edited() -> None:
    story = standing().tell(wish())
    assert story.done == [Prepare(Way.EDIT, Form.LIVE)]
    assert story.tell(Prepared(B)).calls == [(Way.EDIT, B)]
    assert story.tell(HEARD).done == []
    assert story.message.is_current


def test_what_shows_all_this_already_is_left_alone() -> None:
    assert standing().tell(wish(1)).done == []


def test_what_would_look_the_same_is_not_edited() -> None:
    story = standing().tell(wish(), Prepared(A))
    assert story.effects == (Remember(),)  # that it shows the newest state
    assert story.message.is_current
    assert story.tell(wish(3)).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_what_looks_the_same_keeps_the_picture_that_is_there() -> None:
    story = standing().tell(wish(), Prepared(replace(A, pictures=99)))
    assert story.message.shows is not None
    assert story.message.shows.look.pictures == 11


@pytest.mark.parametrize(("composed_for", "is_done_again"), [(0, True), (1, True), (2, True), (3, False)])
def test_what_changed_while_it_waited_for_its_turn_is_in_it(composed_for: int, is_done_again: bool) -> None:
    story = standing().tell(wish(2), wish(3), Prepared(B, composed_for), HEARD)
    assert (story.done == [Prepare(Way.EDIT, Form.LIVE)]) is is_done_again
    assert story.message.shows == Shown(Form.LIVE, max(2, composed_for), B)


def test_changes_while_a_call_is_under_way_go_into_one_edit_after_it() -> None:
    story = standing().tell(wish(2), Prepared(B))
    for stamp in (3, 4, 5):
        assert story.tell(wish(stamp)).done == []
    assert story.tell(HEARD).done == [Prepare(Way.EDIT, Form.LIVE)]
    assert story.message.flight is not None
    assert story.message.flight.stamp == 5


def test_what_is_being_prepared_is_prepared_once() -> None:
    assert standing().tell(wish(2), wish(3)).done == []


def test_where_there_is_nothing_to_show_what_stands_is_left_until_it_is_over() -> None:
    story = standing().tell(wish(), Prepared(None))
    assert story.done == []
    assert story.tell(wish(2, Form.OVER)).done == [Prepare(Way.EDIT, Form.OVER)]


def test_where_there_is_nothing_to_show_nothing_is_tried_until_the_table_changes() -> None:
    story = unsent().tell(Ticked(), Prepared(None))
    assert story.done == []
    assert story.wait(60.0).done == []
    assert story.tell(wish()).done == [Prepare(Way.SEND, Form.LIVE)]


def test_what_is_prepared_for_another_form_is_abandoned() -> None:
    assert standing().tell(wish(), OVER).done == [Abandon(), Prepare(Way.EDIT, Form.OVER)]


def test_a_parked_message_says_so_once_and_rests() -> None:
    story = standing(shows=MUTE).tell(PARKED)
    assert story.done == [Prepare(Way.EDIT, Form.PARKED)]
    story.tell(Prepared(A), HEARD)
    assert story.tell(wish(9, Form.PARKED)).done == []
    assert story.tell(wish(2)).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_a_message_that_is_over_asks_nothing_any_more_and_ends() -> None:
    story = standing().tell(OVER, Prepared(MUTE), HEARD)
    assert story.done == [Ended(PLACE)]
    assert story.message.standing is Standing.ENDED


def test_a_message_that_stays_true_need_not_be_edited_to_be_over() -> None:
    assert standing(shows=LASTING).tell(OVER).done == [Ended(PLACE)]
    assert standing(shows=MUTE).tell(OVER).done == [Prepare(Way.EDIT, Form.OVER)]
    parked = standing(shows=LASTING).tell(PARKED)
    assert parked.done == [Prepare(Way.EDIT, Form.PARKED)]


@pytest.mark.parametrize("over", [OVER, GONE])
def test_what_was_never_sent_need_not_be_taken_away(over: Wished) -> None:
    assert unsent().tell(over).done == [Ended()]


def test_what_is_to_be_gone_is_deleted() -> None:
    story = standing(Kind.POST).tell(GONE)
    assert story.calls == [(Way.DELETE, None)]
    assert story.tell(HEARD).done == [Ended(PLACE)]


def test_what_another_process_keeps_is_let_go() -> None:
    assert standing(Kind.POST).tell(LEFT).done == [Ended(PLACE)]


def test_what_is_said_once_is_never_edited() -> None:
    story = unsent(Kind.SAID).tell(Ticked(), Prepared(A), Heard(Delivered(PLACE)))
    assert story.done == [Ended(PLACE)]


def test_what_was_said_otherwise_than_it_should_be_is_set_right() -> None:
    story = unsent(Kind.SAID).tell(Ticked(), Prepared(A), Heard(Delivered(PLACE, is_as_given=False)))
    assert story.done == [Prepare(Way.EDIT, Form.LIVE)]
    story = unsent(Kind.SAID).tell(Ticked(), Prepared(IN_WORDS), Heard(Delivered(PLACE)))
    assert (story.done, story.wake) == ([], WORDS_PAUSE)


def test_what_has_ended_hears_of_nothing_but_presses() -> None:
    assert standing(Kind.POST).tell(LEFT).tell(Ticked()).effects == ()


# Composing


def test_what_cannot_be_composed_is_tried_again_after_a_while() -> None:
    story = standing().tell(wish(), Unprepared())
    assert (story.done, story.wake) == ([], FIRST_PAUSE)
    assert story.wait(FIRST_PAUSE).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_a_press_whose_answer_cannot_be_composed_is_its_callers() -> None:
    story = standing().press().tell(Done(1))
    assert Finish(1, Ending.OPEN) in story.tell(Unprepared()).done


def test_a_press_that_was_acknowledged_meanwhile_is_never_open() -> None:
    story = standing().press().tell(Done(1)).wait(PATIENCE).tell(Unprepared())
    assert not any(isinstance(each, Finish) for each in story.effects)
    assert Finish(1, Ending.ANSWERED) in story.tell(Acknowledged(1, Delivered())).done


def test_what_went_out_in_words_is_composed_again_and_edited_if_it_comes_out_better() -> None:
    story = standing().tell(wish(), Prepared(IN_WORDS), HEARD)
    assert (story.done, story.wake) == ([], WORDS_PAUSE)
    assert story.wait(WORDS_PAUSE / 2).done == []
    assert story.wait(WORDS_PAUSE / 2).done == [Prepare(Way.EDIT, Form.LIVE)]
    assert story.tell(Prepared(IN_WORDS)).calls == []
    assert story.wake == WORDS_PAUSE
    assert story.wait(WORDS_PAUSE).tell(Prepared(B)).calls == [(Way.EDIT, B)]
    assert story.tell(HEARD).wake is None


def test_once_pictures_can_be_painted_again_they_follow_at_once() -> None:
    story = standing().tell(wish(), Prepared(IN_WORDS), HEARD)
    assert story.tell(Repainted()).done == [Prepare(Way.EDIT, Form.LIVE)]
    assert standing().tell(Repainted()).done == []
    assert standing(shows=None).tell(Repainted()).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_what_its_person_reads_otherwise_is_composed_anew_and_edited_only_if_that_is_seen() -> None:
    story = standing().tell(Reworded())
    assert story.done == [Prepare(Way.EDIT, Form.LIVE)]
    assert story.tell(Prepared(A)).calls == []
    assert standing().tell(Reworded(), Prepared(B)).calls == [(Way.EDIT, B)]
    parked = standing().tell(PARKED, Prepared(LASTING), HEARD)
    assert parked.tell(Reworded()).done == [Prepare(Way.EDIT, Form.PARKED)]
    assert standing(shows=None).tell(Reworded()).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_so_is_what_was_being_prepared_or_sent_before() -> None:
    assert standing().tell(wish(), Reworded()).done == [Abandon(), Prepare(Way.EDIT, Form.LIVE)]
    assert standing().press().tell(Done(1), Reworded()).done == [Abandon(), Prepare(Way.ANSWER, Form.LIVE)]
    on_its_way = unsent().tell(Ticked(), Prepared(A), Reworded())
    assert on_its_way.done == []
    assert on_its_way.tell(Heard(Delivered(PLACE))).done == [Prepare(Way.EDIT, Form.LIVE)]


# Presses


def test_a_press_is_answered_by_the_message_itself() -> None:
    story = standing().press()
    assert story.wake == PATIENCE
    assert story.tell(Done(1)).done == [Prepare(Way.ANSWER, Form.LIVE)]
    assert story.tell(Prepared(B)).calls == [(Way.ANSWER, B)]
    assert story.tell(Heard(Delivered(PLACE))).done == [Finish(1, Ending.ANSWERED)]


def test_an_answered_press_brings_a_token_that_edits_for_nothing() -> None:
    story = standing().press().tell(Done(1), Prepared(B), Heard(Delivered(PLACE)), wish(9))
    assert story.done == [Prepare(Way.EDIT_FREE, Form.LIVE)]
    story.tell(Prepared(A))
    assert story.message.flight is not None
    assert story.message.flight.token == EditToken(1, 1000.0 + TOKEN)


def test_a_press_that_changes_nothing_is_only_acknowledged() -> None:
    story = standing().press().tell(Done(1), Prepared(A))
    assert story.done == [Acknowledge(1)]
    assert story.tell(Acknowledged(1, Delivered())).done == [Finish(1, Ending.ANSWERED)]


def test_a_press_during_a_call_is_acknowledged_at_its_deadline_and_answered_by_the_next_effect() -> None:
    story = standing().tell(wish(), Prepared(B)).press().tell(Done(1))
    assert story.done == []
    assert story.wait(PATIENCE).done == [Acknowledge(1)]
    story.tell(wish(3))
    assert story.tell(Acknowledged(1, Delivered())).done == [Finish(1, Ending.ANSWERED)]
    assert story.tell(HEARD).done == [Prepare(Way.EDIT_FREE, Form.LIVE)]


def test_a_press_during_a_call_is_answered_right_after_it_if_there_is_time() -> None:
    story = standing().tell(wish(), Prepared(B)).press().tell(Done(1))
    assert story.tell(HEARD).done == [Prepare(Way.ANSWER, Form.LIVE)]


def test_a_press_whose_work_takes_long_is_acknowledged_at_its_deadline() -> None:
    assert standing().press().wait(PATIENCE).done == [Acknowledge(1)]


def test_a_press_whose_answer_takes_long_to_compose_is_acknowledged_at_its_deadline() -> None:
    story = standing().press().tell(Done(1)).wait(PATIENCE)
    assert story.done == [Acknowledge(1)]
    assert story.tell(Prepared(B)).calls == []
    story.tell(Acknowledged(1, Delivered()))
    assert Finish(1, Ending.ANSWERED) in story.done
    assert story.tell(wish()).done == [Prepare(Way.EDIT_FREE, Form.LIVE)]


def test_what_was_composed_for_a_press_that_is_over_is_composed_anew() -> None:
    story = standing().press().tell(wish(), Done(1)).wait(PATIENCE).tell(Acknowledged(1, Refused(Reason.EXPIRED)))
    assert story.tell(Prepared(B)).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_an_answer_goes_before_what_is_only_being_prepared() -> None:
    assert standing().tell(wish()).press().tell(Done(1)).done == [Abandon(), Prepare(Way.ANSWER, Form.LIVE)]


def test_an_answer_under_way_needs_no_acknowledgement() -> None:
    assert standing().press().tell(Done(1), Prepared(B)).wait(PATIENCE).done == []


def test_what_one_press_wanted_says_nothing_of_another() -> None:
    story = standing().press(1).press(2).tell(Done(1), Prepared(B), Heard(Delivered(PLACE)))
    assert story.done == [Finish(1, Ending.ANSWERED)]


def test_a_press_to_which_there_is_nothing_to_show_is_acknowledged() -> None:
    assert standing().press().tell(Done(1), Prepared(None)).done == [Acknowledge(1)]


def test_presses_are_answered_one_after_another() -> None:
    story = standing().press(1).press(2).tell(Done(1), Done(2))
    assert story.done == []
    assert story.tell(Prepared(B), Heard(Delivered(PLACE))).done == [
        Finish(1, Ending.ANSWERED), Prepare(Way.ANSWER, Form.LIVE),
    ]  # fmt: skip
    assert story.tell(Prepared(B)).done == [Acknowledge(2)]


def test_who_has_nothing_to_wait_for_is_not_woken() -> None:
    assert standing().press().tell(Done(1), Prepared(A)).wake is None
    story = refused(standing(), Reason.TRY_LATER)
    assert story.wake == FIRST_PAUSE
    story.tell(wish(1))
    assert (story.wake, story.message.behind_since) == (None, None)


def test_an_answer_about_to_come_holds_up_an_edit_but_not_for_long() -> None:
    story = standing().tell(wish(2), Prepared(B), HEARD)
    story.now += 60.0
    assert story.press().tell(wish(3)).done == []
    story.now += PATIENCE
    assert Prepare(Way.EDIT, Form.LIVE) not in story.tell(Ticked()).done  # the acknowledgement brings a token
    assert story.tell(Acknowledged(1, Delivered())).done == [Prepare(Way.EDIT_FREE, Form.LIVE)]


def test_a_message_that_others_wait_for_is_not_held_up_by_presses_that_keep_coming() -> None:
    story = standing().tell(wish(), Unprepared())
    story.now += PATIENCE / 2
    story.press()
    assert story.wait(PATIENCE / 3).wake == PATIENCE / 6
    assert story.wait(PATIENCE / 6).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_a_promised_press_needs_no_more_than_its_work() -> None:
    story = standing().press(is_promised=True)
    assert story.done == []
    assert story.tell(Done(1)).done == [Finish(1, Ending.ANSWERED)]


def test_an_acknowledgement_that_is_refused_leaves_a_press_that_cannot_be_answered() -> None:
    story = standing().press().wait(PATIENCE)
    assert story.tell(Acknowledged(1, Refused(Reason.EXPIRED))).done == [Finish(1, Ending.FAILED)]


def test_an_acknowledgement_not_heard_of_counts_as_given() -> None:
    story = standing().press().tell(Done(1)).wait(PATIENCE)
    assert Finish(1, Ending.ANSWERED) in story.tell(Acknowledged(1, Refused(Reason.UNHEARD))).done


def test_a_press_on_what_is_to_be_gone_is_acknowledged_by_it() -> None:
    story = standing(Kind.POST).press().tell(GONE, Done(1))
    assert Acknowledge(1) in story.done


def test_a_press_on_what_has_ended_is_answered_elsewhere() -> None:
    story = standing().tell(LEFT).press()
    assert story.done == [Finish(1, Ending.OPEN)]


def test_presses_on_a_message_that_ends_are_answered_elsewhere() -> None:
    story = standing(Kind.POST).tell(GONE).press(1).tell(HEARD)
    assert story.done == [Finish(1, Ending.OPEN), Ended(PLACE)]


def test_what_another_process_keeps_does_nothing_by_itself_while_a_press_on_it_works() -> None:
    story = standing(Kind.POST).press().tell(LEFT).wait(PATIENCE)
    assert story.done == [Acknowledge(1)]
    assert story.tell(Acknowledged(1, Delivered())).done == []
    assert story.tell(Done(1)).done == [Finish(1, Ending.ANSWERED), Ended(PLACE)]


# Declined presses


def test_a_declined_press_on_a_message_that_is_right_is_open_for_its_reason() -> None:
    assert standing().press().tell(Declined(1)).done == [Finish(1, Ending.OPEN)]


def test_a_declined_press_on_a_message_that_is_behind_is_acknowledged_and_sets_it_right() -> None:
    story = standing().press().tell(wish(), Declined(1))
    assert story.done == [Acknowledge(1)]
    assert story.tell(Acknowledged(1, Delivered())).done == [
        Finish(1, Ending.PROMISED), Prepare(Way.EDIT_FREE, Form.LIVE),
    ]  # fmt: skip


def test_a_declined_press_that_was_acknowledged_is_promised_its_reason() -> None:
    story = standing().press().wait(PATIENCE).tell(Acknowledged(1, Delivered()))
    assert story.tell(Declined(1)).done == [Finish(1, Ending.PROMISED)]


def test_a_press_declined_while_it_is_acknowledged_ends_after_that() -> None:
    story = standing().press().wait(PATIENCE)
    assert story.tell(Declined(1)).done == []
    assert story.tell(Acknowledged(1, Delivered())).done == [Finish(1, Ending.PROMISED)]


def test_a_promised_asking_that_is_declined_makes_no_private_answer() -> None:
    story = unsent(Kind.PRIVATE).press(makes=True, is_promised=True).tell(Declined(1))
    assert story.done == [Finish(1, Ending.PROMISED), Ended()]


@pytest.mark.parametrize("kind", [Kind.POST, Kind.PRIVATE])
def test_a_declined_asking_makes_no_message(kind: Kind) -> None:
    story = unsent(kind).press(makes=True).tell(Declined(1))
    assert story.done == [Finish(1, Ending.OPEN), Ended()]


# Presses that make the message


@pytest.mark.parametrize(("kind", "is_command"), [(Kind.PRIVATE, False), (Kind.PRIVATE, True), (Kind.POST, True)])
def test_an_answer_makes_the_message(kind: Kind, is_command: bool) -> None:
    story = unsent(kind).press(makes=True, is_command=is_command)
    assert story.done == []
    assert story.tell(Done(1)).done == [Prepare(Way.ANSWER, Form.LIVE)]
    assert story.tell(Prepared(A)).calls == [(Way.ANSWER, A)]
    assert story.tell(Heard(Delivered(PLACE))).done == [Finish(1, Ending.ANSWERED)]
    assert (story.message.place, story.message.tokens) == (PLACE, (EditToken(1, 1000.0 + TOKEN),))


@pytest.mark.parametrize("over", [LEFT, GONE], ids=["left", "gone"])
def test_who_asked_for_a_message_gets_it_even_if_it_is_kept_elsewhere(over: Wished) -> None:
    form = Form.GONE if over is GONE else Form.LIVE
    story = unsent(Kind.POST).press(makes=True, is_command=True).tell(over, Done(1))
    assert story.done == [Prepare(Way.ANSWER, form)]


def test_while_its_answer_is_to_make_it_the_post_is_not_sent_besides() -> None:
    story = unsent(Kind.POST).press(makes=True, is_command=True)
    assert story.wait(PATIENCE).done == [Acknowledge(1)]
    assert story.tell(Acknowledged(1, Delivered())).done == []
    assert story.tell(Done(1)).done == [Finish(1, Ending.PROMISED), Prepare(Way.SEND, Form.LIVE)]


def test_an_acknowledged_command_is_the_private_answer() -> None:
    story = unsent(Kind.PRIVATE).press(makes=True, is_command=True).wait(PATIENCE).tell(Acknowledged(1, Delivered()))
    assert story.tell(Done(1)).done == [Finish(1, Ending.ANSWERED), Prepare(Way.EDIT_FREE, Form.LIVE)]


def test_after_an_acknowledged_press_the_private_answer_follows_up() -> None:
    story = unsent(Kind.PRIVATE).press(makes=True).wait(PATIENCE).tell(Acknowledged(1, Delivered()))
    assert story.tell(Done(1)).done == [Prepare(Way.FOLLOW_UP, Form.LIVE)]
    assert story.tell(Prepared(A)).calls == [(Way.FOLLOW_UP, A)]
    assert story.tell(Heard(Delivered(PLACE))).done == [Finish(1, Ending.ANSWERED)]
    assert story.message.tokens == (EditToken(1, 1000.0 - PATIENCE + PATIENCE + TOKEN, message=70),)


def test_a_follow_up_without_its_number_is_never_edited_as_the_message_that_was_pressed() -> None:
    story = unsent(Kind.PRIVATE).press(makes=True, is_promised=True).tell(Done(1), Prepared(A), HEARD)
    assert story.message.tokens == ()
    assert story.done == [Finish(1, Ending.ANSWERED), Ended()]


def test_with_nothing_to_show_no_private_answer_is_made() -> None:
    story = unsent(Kind.PRIVATE).press(makes=True).tell(Done(1), Prepared(None))
    assert story.done == [Finish(1, Ending.OPEN), Ended()]


def test_a_press_that_expired_makes_no_private_answer() -> None:
    story = unsent(Kind.PRIVATE).press(makes=True).tell(Done(1), Prepared(A), Heard(Refused(Reason.EXPIRED)))
    assert story.done == [Finish(1, Ending.FAILED), Ended()]


def test_what_is_prepared_for_a_press_that_cannot_be_answered_is_abandoned() -> None:
    story = unsent(Kind.PRIVATE).press(makes=True).tell(Done(1)).wait(PATIENCE)
    story.tell(Acknowledged(1, Refused(Reason.EXPIRED)))
    assert story.done == [Finish(1, Ending.FAILED), Abandon(), Ended()]


def test_a_post_whose_command_expired_is_sent() -> None:
    story = unsent(Kind.POST).press(makes=True, is_command=True)
    story.tell(Done(1), Prepared(A), Heard(Refused(Reason.EXPIRED)))
    assert story.done == [Finish(1, Ending.FAILED), Prepare(Way.SEND, Form.LIVE)]


# Tokens


def test_the_token_that_lasts_longest_edits() -> None:
    story = standing(tokens=(EditToken(1, 1100.0), EditToken(2, 1200.0), EditToken(3, 900.0)))
    story.tell(wish(), Prepared(B))
    assert story.message.flight is not None
    assert story.message.flight.token == EditToken(2, 1200.0)


def test_a_token_lent_by_a_press_that_something_else_answers_edits_for_nothing() -> None:
    story = standing(Kind.POST).tell(Lent(EditToken(7, 1060.0)), wish())
    assert story.done == [Prepare(Way.EDIT_FREE, Form.LIVE)]
    assert story.tell(Prepared(B)).calls == [(Way.EDIT_FREE, B)]


def test_a_token_that_expires_is_dropped_and_the_bot_edits_in_its_own_name() -> None:
    story = standing(tokens=(EditToken(1, 1100.0),)).tell(wish(), Prepared(B), Heard(Refused(Reason.EXPIRED)))
    assert (story.message.tokens, story.done) == ((), [Prepare(Way.EDIT, Form.LIVE)])


def test_a_token_that_comes_while_an_edit_waits_is_used() -> None:
    for story in (standing(), standing(Kind.PRIVATE, tokens=(EditToken(9, 1060.0),))):
        story.tell(wish()).press(2).wait(PATIENCE).tell(Acknowledged(2, Delivered()))
        assert story.tell(Prepared(B)).calls == [(Way.EDIT_FREE, B)]
        assert story.message.flight is not None
        assert story.message.flight.token == EditToken(2, 1000.0 + TOKEN)


def test_a_private_answer_whose_token_ends_while_an_edit_waits_is_never_edited_in_the_bots_name() -> None:
    story = private().tell(wish())
    story.now += TOKEN
    assert story.tell(Prepared(B)).calls == [(Way.EDIT_FREE, B)]


def test_a_hand_whose_token_ends_while_an_edit_waits_is_edited_in_the_bots_name() -> None:
    story = standing(tokens=(EditToken(1, 1060.0),)).tell(wish())
    story.now += 60.0
    assert story.tell(Prepared(B)).calls == [(Way.EDIT, B)]


def test_of_several_tokens_one_that_expires_leaves_the_others() -> None:
    story = standing(tokens=(EditToken(1, 1100.0), EditToken(2, 1050.0)))
    story.tell(wish(), Prepared(B), Heard(Refused(Reason.EXPIRED)))
    assert (story.message.tokens, story.done) == ((EditToken(2, 1050.0),), [Prepare(Way.EDIT_FREE, Form.LIVE)])
    story.press().tell(Done(1), Prepared(B), Heard(Delivered(PLACE)))
    assert {each.interaction for each in story.message.tokens} == {1, 2}


def test_a_token_of_a_hand_is_no_reason_to_wake_or_to_close() -> None:
    story = standing(tokens=(EditToken(1, 1000.0 + TOKEN),)).tell(Ticked())
    assert story.wake is None
    assert story.wait(TOKEN - LAST_CALL).done == []


def test_a_private_answer_is_closed_while_that_is_still_possible() -> None:
    story = private().tell(Ticked())
    assert story.wake == TOKEN - LAST_CALL
    assert story.wait(TOKEN - LAST_CALL).done == [Closing()]
    assert story.wake == LAST_CALL
    assert story.wait(LAST_CALL / 2).done == []  # it is said once
    assert story.tell(OVER).done == [Prepare(Way.EDIT_FREE, Form.OVER)]


def test_a_private_answer_that_is_over_need_not_be_closed() -> None:
    story = private().tell(OVER)
    story.now += TOKEN - LAST_CALL
    assert story.tell(Ticked()).done == []


def test_a_new_token_puts_the_closing_off() -> None:
    story = private().wait(TOKEN - LAST_CALL).press(10).tell(Done(10), Prepared(B), Heard(Delivered(PLACE)))
    assert story.wake == TOKEN - LAST_CALL
    assert story.wait(TOKEN - LAST_CALL).done == [Closing()]


def test_a_private_answer_without_a_token_cannot_be_reached() -> None:
    story = private().wait(TOKEN)
    assert story.done == [Ended(PLACE)]
    assert story.message.standing is Standing.ENDED


# Not heard of


def test_what_an_unheard_edit_left_is_not_known_and_set_right_now_and_once_no_late_call_can_land() -> None:
    story = standing().tell(wish(), Prepared(B), UNHEARD)
    assert (story.message.shows, story.wake) == (None, FIRST_PAUSE)
    assert story.wait(FIRST_PAUSE).done == [Prepare(Way.EDIT, Form.LIVE)]
    story.tell(Prepared(B), HEARD)
    assert story.wake == LATE_SECONDS - FIRST_PAUSE
    assert story.wait(LATE_SECONDS).done == [Prepare(Way.EDIT, Form.LIVE)]
    assert story.tell(Prepared(B)).calls == [(Way.EDIT, B)]
    assert story.tell(HEARD).wake is None
    assert story.wait(LATE_SECONDS).done == []


def test_what_is_to_be_set_right_during_a_call_is_after_it() -> None:
    story = standing().tell(wish(), Prepared(B), UNHEARD).wait(FIRST_PAUSE).tell(Prepared(B))
    assert story.wait(LATE_SECONDS).done == []
    assert story.tell(HEARD).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_what_is_set_right_late_enough_is_so_for_good() -> None:
    story = standing().tell(wish(), Prepared(B), UNHEARD).wait(FIRST_PAUSE).wait(LATE_SECONDS)
    assert story.tell(Prepared(B), HEARD).done == []


def test_what_is_over_does_not_end_before_no_late_call_can_land() -> None:
    story = standing().tell(OVER, Prepared(MUTE), UNHEARD).wait(FIRST_PAUSE).tell(Prepared(MUTE), HEARD)
    assert story.done == []
    assert story.wait(LATE_SECONDS).tell(Prepared(MUTE), HEARD).done == [Ended(PLACE)]


def test_an_answer_not_heard_of_is_not_given_twice() -> None:
    story = standing().press().tell(Done(1), Prepared(B), UNHEARD)
    assert Finish(1, Ending.FAILED) in story.done
    assert story.wait(FIRST_PAUSE).done == [Prepare(Way.EDIT_FREE, Form.LIVE)]


def test_a_post_made_by_an_unheard_answer_is_looked_for() -> None:
    story = unsent(Kind.POST).press(makes=True, is_command=True).tell(Done(1), Prepared(A), UNHEARD)
    assert story.wait(FIRST_PAUSE).calls == [(Way.LOCATE, None)]
    assert story.tell(Heard(Delivered(PLACE))).done == [Prepare(Way.EDIT_FREE, Form.LIVE)]
    assert (story.message.place, Remember() in story.effects) == (PLACE, True)


def test_a_post_made_by_an_unheard_answer_is_given_up_when_its_token_is_over() -> None:
    story = unsent(Kind.POST).press(makes=True, is_command=True).tell(Done(1), Prepared(A), UNHEARD)
    assert story.wait(TOKEN).done == [Ended()]
    assert story.message.standing is Standing.ENDED


def test_a_post_that_an_unheard_answer_did_not_make_is_sent() -> None:
    story = unsent(Kind.POST).press(makes=True, is_command=True).tell(Done(1), Prepared(A), UNHEARD)
    story.wait(FIRST_PAUSE).tell(Heard(Refused(Reason.EXPIRED)))
    assert story.done == [Prepare(Way.SEND, Form.LIVE)]


def test_a_private_answer_made_by_an_unheard_answer_is_edited_by_its_token() -> None:
    story = unsent(Kind.PRIVATE).press(makes=True).tell(Done(1), Prepared(A), UNHEARD)
    assert story.wait(FIRST_PAUSE).done == [Prepare(Way.EDIT_FREE, Form.LIVE)]


def test_a_follow_up_not_heard_of_cannot_be_edited() -> None:
    story = unsent(Kind.PRIVATE).press(makes=True, is_promised=True).tell(Done(1), Prepared(A), UNHEARD)
    assert story.done == [Finish(1, Ending.FAILED), Ended()]


def test_a_message_found_by_its_nonce_shows_what_was_given_then() -> None:
    story = unsent().tell(Ticked(), Prepared(A), Heard(Delivered(PLACE, is_as_given=False)))
    assert story.done == [Prepare(Way.EDIT, Form.LIVE)]


@pytest.mark.parametrize("over", [OVER, GONE])
def test_what_may_have_been_sent_is_sent_again_to_be_found_before_it_is_taken_away(over: Wished) -> None:
    story = unsent(Kind.POST).tell(Ticked(), Prepared(A), over, UNHEARD)
    assert not any(isinstance(each, Ended) for each in story.effects)
    assert story.wait(FIRST_PAUSE).done == [Prepare(Way.SEND, over.wish.form)]


def test_what_was_sent_again_to_be_found_is_deleted_however_long_that_takes() -> None:
    story = unsent(Kind.CALL).tell(Ticked(), Prepared(A), GONE, UNHEARD).wait(FIRST_PAUSE)
    assert story.tell(Prepared(MUTE), Heard(Delivered(PLACE))).calls == [(Way.DELETE, None)]
    assert story.tell(Heard(Refused(Reason.TRY_LATER))).wake == FIRST_PAUSE


# Refused


def refused(story: Story, reason: Reason, seconds: float = 0.0) -> Story:
    """Its edit is refused."""
    return story.tell(wish(), Prepared(B), Heard(Refused(reason, seconds)))


def test_what_was_deleted_is_sent_anew() -> None:
    story = refused(standing(), Reason.GONE)
    assert (story.message.lost, story.message.place) == (70, None)
    assert story.done == [Prepare(Way.SEND, Form.LIVE)]


def test_of_what_was_deleted_nothing_is_believed_any_more() -> None:
    story = refused(standing(tokens=(EditToken(1, 1100.0),)), Reason.GONE)
    assert story.tell(Prepared(A), Heard(Refused(Reason.TRY_LATER))).wake == FIRST_PAUSE
    story.wait(FIRST_PAUSE).tell(Prepared(A), Heard(Delivered(OTHER)), wish(9))
    assert story.done == [Prepare(Way.EDIT, Form.LIVE)]


def test_a_press_on_what_was_deleted_is_only_acknowledged_and_its_token_edits_nothing() -> None:
    story = standing(Kind.POST, tokens=(EditToken(9, 1000.0 + TOKEN),)).tell(wish(), Prepared(B)).press()
    story.tell(Heard(Refused(Reason.GONE)), Done(1))
    assert Acknowledge(1) in story.done
    story.tell(Acknowledged(1, Delivered()))
    assert story.message.tokens == ()
    story.tell(Ticked(), Prepared(B), Heard(Delivered(OTHER)))
    assert (story.message.place, story.tell(wish(3)).done) == (OTHER, [Prepare(Way.EDIT, Form.LIVE)])


def test_what_is_found_deleted_by_an_answer_is_sent_until_it_is_there() -> None:
    story = standing().press().tell(Done(1), Prepared(B), Heard(Refused(Reason.GONE)))
    assert Prepare(Way.SEND, Form.LIVE) in story.done
    assert story.wait(FIRST_PAUSE).tell(Prepared(B), Heard(Refused(Reason.TRY_LATER))).wake is not None


def test_a_press_on_what_is_over_and_deleted_is_answered_elsewhere() -> None:
    story = standing().press().tell(OVER)
    story.now += PATIENCE
    story.tell(Ticked(), Acknowledged(1, Refused(Reason.UNHEARD)), Prepared(MUTE))
    assert story.tell(Heard(Refused(Reason.GONE))).done == [Finish(1, Ending.PROMISED), Ended(PLACE)]


def test_a_private_answer_that_was_deleted_is_not() -> None:
    assert refused(private(), Reason.GONE).done == [Ended(PLACE)]


def test_what_is_over_and_was_deleted_is_not_sent_anew() -> None:
    story = standing().tell(OVER, Prepared(MUTE), Heard(Refused(Reason.GONE)))
    assert story.done == [Ended(PLACE)]


@pytest.mark.parametrize("kind", [Kind.POST, Kind.SAID, Kind.CALL, Kind.INVITE])
def test_into_a_channel_that_is_gone_nothing_is_sent_again(kind: Kind) -> None:
    story = unsent(kind).tell(Ticked(), Prepared(A), Heard(Refused(Reason.CHANNEL_GONE)))
    assert story.done == [Unreachable(Reason.CHANNEL_GONE), Ended()]


@pytest.mark.parametrize("kind", [Kind.POST, Kind.CALL])
def test_in_a_channel_that_is_gone_nothing_is_edited_or_deleted_again(kind: Kind) -> None:
    is_gone, over = Refused(Reason.CHANNEL_GONE), [Unreachable(Reason.CHANNEL_GONE), Ended(PLACE)]
    assert refused(standing(kind), Reason.CHANNEL_GONE).done == over
    assert standing(kind).tell(GONE, Heard(is_gone)).done == over
    assert standing(kind).press().tell(Done(1), Prepared(B), Heard(is_gone)).done == [Finish(1, Ending.OPEN), *over]


def test_a_hand_whose_channel_is_gone_is_sent_by_another_one() -> None:
    story = refused(standing(), Reason.CHANNEL_GONE)
    assert (story.done, story.wake) == ([Unreachable(Reason.CHANNEL_GONE)], FIRST_PAUSE)
    assert story.wait(FIRST_PAUSE).done == [Prepare(Way.SEND, Form.LIVE)]


@pytest.mark.parametrize("reason", [Reason.FORBIDDEN, Reason.ASLEEP])
def test_a_refusal_from_before_a_permission_came_back_says_nothing(reason: Reason) -> None:
    story = standing(Kind.POST).tell(wish(), Prepared(B), Allowed(), Heard(Refused(reason)))
    assert story.done == []
    assert not story.message.in_words
    assert story.wait(FIRST_PAUSE).done == [Prepare(Way.EDIT, Form.LIVE)]
    refused_in_words = story.tell(Prepared(B), Heard(Refused(Reason.FORBIDDEN)))
    assert refused_in_words.message.in_words
    too_old = standing(Kind.POST).tell(wish(), Prepared(B), Allowed(), Heard(Refused(Reason.TOO_OLD)))
    assert too_old.done == [Outgrown()]


@pytest.mark.parametrize("reason", [Reason.CLOSED, Reason.STRANGER])
def test_who_takes_no_direct_messages_is_tried_again_after_an_hour(reason: Reason) -> None:
    story = unsent().tell(Ticked(), Prepared(A), Heard(Refused(reason)))
    assert (story.done, story.wake) == ([Unreachable(reason)], CLOSED_PAUSE)
    assert story.tell(wish()).done == []
    assert story.wait(CLOSED_PAUSE).done == [Prepare(Way.SEND, Form.LIVE)]


@pytest.mark.parametrize("reason", [Reason.CLOSED, Reason.STRANGER])
def test_of_who_takes_no_direct_messages_nothing_is_looked_for_twice(reason: Reason) -> None:
    story = unsent(standing=Standing.DOUBTED).tell(Ticked(), Prepared(A), Heard(Refused(reason)))
    assert story.message.standing is Standing.UNSENT
    assert story.tell(wish(2, Form.OVER)).done == [Ended()]
    assert refused(standing(), reason).message.standing is Standing.STANDS


def looked_for(form: Form = Form.LIVE) -> Story:
    """A hand that perhaps stands, as it is looked for."""
    story = unsent(standing=Standing.DOUBTED).tell(wish(2, form))
    assert story.done == [Prepare(Way.SEND, form)]
    return story.tell(Prepared(A))


def test_what_perhaps_stands_is_looked_for_though_its_deal_is_over() -> None:
    there = looked_for(Form.OVER).tell(Heard(Delivered(PLACE, is_as_given=False)))
    assert there.done == [Prepare(Way.EDIT, Form.OVER)]
    assert looked_for(Form.OVER).tell(Heard(Refused(Reason.GONE))).done == [Ended()]


def test_what_is_found_while_it_is_looked_for_in_vain_stands() -> None:
    assert looked_for().tell(Heard(Refused(Reason.GONE))).message.standing is Standing.UNSENT
    found = looked_for().tell(Found(PLACE), Heard(Refused(Reason.GONE)))
    assert (found.message.standing, found.message.place) == (Standing.STANDS, PLACE)
    edited = refused(standing(), Reason.GONE)
    assert edited.message.standing is Standing.UNSENT


def test_who_takes_none_for_long_is_tried_ever_more_rarely_but_every_day() -> None:
    story, pauses = unsent(), []
    for _ in range(1100):
        story = story.tell(Ticked(), Prepared(A), Heard(Refused(Reason.CLOSED)))
        assert story.wake is not None
        pauses.append(story.wake)
        story = story.wait(pauses[-1])
    assert pauses[:3] == [CLOSED_PAUSE, 2 * CLOSED_PAUSE, 4 * CLOSED_PAUSE]
    assert set(pauses[5:]) == {LONGEST_CLOSED_PAUSE}


def test_where_pictures_are_refused_words_go_out() -> None:
    story = refused(standing(), Reason.FORBIDDEN)
    assert story.message.in_words
    assert story.done == [Prepare(Way.EDIT, Form.LIVE)]


def test_where_something_without_pictures_is_refused_words_would_not_help() -> None:
    story = standing().tell(wish(), Prepared(MUTE), Heard(Refused(Reason.FORBIDDEN)))
    assert (story.message.in_words, story.wake) == (False, BARRED_PAUSE)


def test_where_words_are_refused_too_the_channel_is_asked_again_later() -> None:
    story = refused(standing(in_words=True), Reason.FORBIDDEN)
    assert (story.done, story.wake) == ([], BARRED_PAUSE)


SHUT = Wished(Wish(stamp=2, not_before=1060.0))


@pytest.mark.parametrize("there", [Standing.UNSENT, Standing.DOUBTED])
def test_into_a_channel_that_takes_nothing_it_is_sent_when_that_is_asked_again(there: Standing) -> None:
    story = unsent(Kind.POST, standing=there).tell(SHUT)
    assert (story.done, story.wake) == ([], 60.0)
    assert story.wait(60.0).done == [Prepare(Way.SEND, Form.LIVE)]
    assert unsent(Kind.POST, standing=there).tell(Ticked(), SHUT).done == [Abandon()]


def test_what_stands_waits_until_its_channel_takes_edits_again() -> None:
    story = standing(Kind.POST).tell(SHUT)
    assert (story.done, story.wake) == ([], 60.0)
    assert story.wait(60.0).done == [Prepare(Way.EDIT, Form.LIVE)]
    assert standing(Kind.POST).tell(wish(), SHUT).done == [Abandon()]
    assert standing(Kind.POST, tokens=(EditToken(9, 1840.0),)).tell(SHUT).done == [Prepare(Way.EDIT_FREE, Form.LIVE)]


def test_what_is_to_go_waits_until_its_channel_takes_that_again() -> None:
    story = standing(Kind.POST).tell(Wished(Wish(Form.GONE, 2, not_before=1060.0)))
    assert (story.done, story.wake) == ([], 60.0)
    assert story.wait(60.0).calls == [(Way.DELETE, None)]


def test_what_stands_gives_way_to_the_one_that_asks_for_all() -> None:
    waits = Wished(Wish(stamp=2, waits=True))
    assert standing(Kind.POST).tell(waits).done == []
    assert standing(Kind.POST).tell(Wished(Wish(Form.GONE, 2, waits=True))).done == []
    story = standing(Kind.POST, tokens=(EditToken(9, 1010.0),)).tell(waits)
    assert story.done == [Prepare(Way.EDIT_FREE, Form.LIVE)]
    story.now += 10.0
    assert story.tell(Prepared(B)).done == []  # its token has ended meanwhile


def asleep(stamp: int = 2) -> Wished:
    return Wished(Wish(stamp=stamp, not_before=1060.0, is_asleep=True))


def test_in_a_thread_that_sleeps_no_token_edits_either() -> None:
    tokens = (EditToken(9, 1000.0 + TOKEN),)
    story = standing(Kind.POST, tokens=tokens).tell(asleep())
    assert (story.done, story.wake) == ([], 60.0)
    assert story.wait(60.0).done == [Prepare(Way.EDIT_FREE, Form.LIVE)]
    assert standing(Kind.POST, tokens=tokens).tell(wish(), asleep()).done == [Abandon()]
    elsewhere = standing(Kind.POST, tokens=tokens).tell(SHUT)
    assert elsewhere.done == [Prepare(Way.EDIT_FREE, Form.LIVE)]


def test_in_a_thread_that_sleeps_a_press_is_only_acknowledged() -> None:
    assert standing(Kind.POST).tell(asleep()).press().tell(Done(1)).done == [Acknowledge(1)]
    on_its_way = standing(Kind.POST).press().tell(Done(1), asleep(1))
    assert on_its_way.done == [Abandon(), Acknowledge(1)]
    awake = standing(Kind.POST).tell(asleep()).wait(60.0).press().tell(Done(1))
    assert awake.done == [Abandon(), Prepare(Way.ANSWER, Form.LIVE)]
    assert standing(Kind.POST).tell(SHUT).press().tell(Done(1)).done == [Prepare(Way.ANSWER, Form.LIVE)]


def test_in_a_thread_that_sleeps_nothing_is_made_by_a_press() -> None:
    story = unsent(Kind.POST).tell(asleep()).press(makes=True)
    assert story.done == []
    assert story.tell(Done(1)).done == [Finish(1, Ending.OPEN)]
    assert story.wait(60.0).done == [Prepare(Way.SEND, Form.LIVE)]
    elsewhere = unsent(Kind.POST).tell(SHUT).press(makes=True).tell(Done(1))
    assert elsewhere.done == [Prepare(Way.ANSWER, Form.LIVE)]


@pytest.mark.parametrize("there", [Standing.UNSENT, Standing.DOUBTED])
def test_what_is_to_wait_for_another_waits_though_it_perhaps_stands(there: Standing) -> None:
    story = unsent(Kind.POST, standing=there).tell(Wished(Wish(stamp=1, waits=True)))
    assert story.done == []
    assert story.tell(wish(2)).done == [Prepare(Way.SEND, Form.LIVE)]


def test_where_something_is_allowed_again_it_is_done_at_once_with_its_pictures() -> None:
    story = refused(standing(in_words=True), Reason.FORBIDDEN).tell(Allowed())
    assert (story.message.in_words, story.done) == (False, [Prepare(Way.EDIT, Form.LIVE)])
    assert story.tell(Prepared(B), Heard(Refused(Reason.TRY_LATER))).wake == FIRST_PAUSE


def test_what_went_out_in_words_where_pictures_were_refused_gets_them_when_they_are_allowed() -> None:
    assert standing(in_words=True).tell(Allowed()).done == [Prepare(Way.EDIT, Form.LIVE)]
    assert standing().tell(Allowed()).done == []


def test_what_is_on_its_way_in_words_when_pictures_are_allowed_gets_them_afterwards() -> None:
    story = refused(standing(), Reason.FORBIDDEN).tell(Prepared(MUTE), Allowed(), HEARD)
    assert (story.done, story.wake) == ([], LATE_SECONDS)
    assert story.wait(LATE_SECONDS).tell(Prepared(B)).calls == [(Way.EDIT, B)]
    assert standing(in_words=True).tell(Allowed(), Prepared(B), HEARD).wake is None


@pytest.mark.parametrize("reason", [Reason.TOO_OLD, Reason.ASLEEP])
def test_a_post_too_old_to_be_edited_is_outgrown(reason: Reason) -> None:
    story = refused(standing(Kind.POST), reason)
    assert (story.done, story.wake) == ([Outgrown()], FIRST_PAUSE)
    assert refused(standing(Kind.HAND), reason).done == []


@pytest.mark.parametrize("reason", [Reason.TOO_OLD, Reason.ASLEEP])
def test_what_is_refused_before_it_stands_makes_no_room_for_another(reason: Reason) -> None:
    story = unsent(Kind.POST).tell(Ticked(), Prepared(A), Heard(Refused(reason)))
    assert (story.done, story.wake) == ([], FIRST_PAUSE)


def test_a_post_that_is_outgrown_makes_room_for_another_instead_of_being_edited_and_goes_on_if_none_comes() -> None:
    outgrown = Wished(Wish(stamp=2, is_outgrown=True))
    story = standing(Kind.POST).tell(outgrown)
    assert story.tell(Prepared(A)).done == []  # as long as nobody would notice it stays
    story = standing(Kind.POST).tell(outgrown, Prepared(B))
    assert (story.done, story.wake) == ([Outgrown()], FIRST_PAUSE)
    assert story.tell(wish()).wait(FIRST_PAUSE).done == [Prepare(Way.EDIT, Form.LIVE)]
    assert story.tell(Prepared(B)).calls == [(Way.EDIT, B)]


def test_what_is_left_as_it_is_for_a_moment_goes_at_once_when_another_is_there() -> None:
    """Whoever presses it meanwhile would play by it again, and the other one would go."""
    story = private().tell(Wished(HIDDEN), Prepared(B))
    assert (story.done, story.wake) == ([Outgrown()], FIRST_PAUSE)
    assert story.tell(GONE).calls == [(Way.DELETE, None)]


def test_what_could_not_be_deleted_is_not_tried_at_once_because_the_table_changes() -> None:
    story = standing(Kind.POST).tell(GONE, Heard(Refused(Reason.TRY_LATER)))
    assert story.tell(wish(3, Form.GONE)).done == []


def test_what_perhaps_was_sent_is_not_looked_for_at_once_because_it_is_to_go() -> None:
    story = unsent(Kind.POST).tell(Ticked(), Prepared(A), UNHEARD)
    assert story.tell(GONE).done == []


# What talk has pushed up


@pytest.mark.parametrize("token", [(), (EditToken(9, 1000.0 + TOKEN),)], ids=["counted", "by a token"])
def test_what_is_pushed_up_makes_room_for_another_when_it_changes(token: tuple[EditToken, ...]) -> None:
    story = standing(Kind.POST, tokens=token).tell(Wished(HIDDEN))
    assert story.tell(Prepared(A)).done == []  # what nobody may notice must not move it
    story = standing(Kind.POST, tokens=token).tell(Wished(HIDDEN), Prepared(B))
    assert (story.done, story.wake) == ([Outgrown()], FIRST_PAUSE)


def test_what_is_pushed_up_still_answers_a_press() -> None:
    story = standing(Kind.POST).press().tell(Wished(HIDDEN), Done(1), Prepared(B))
    assert story.calls == [(Way.ANSWER, B)]
    assert story.tell(HEARD).done == [Finish(1, Ending.ANSWERED), Outgrown()]


def test_what_is_pushed_up_and_may_not_move_yet_is_edited_and_moves_later() -> None:
    story = standing(Kind.POST).tell(Wished(NOT_YET), Prepared(B))
    assert story.calls == [(Way.EDIT, B)]
    assert story.tell(HEARD).done == []
    story.tell(Wished(HIDDEN))
    assert story.done == [Outgrown()]
    assert story.wait(FIRST_PAUSE).done == []  # once is enough


@pytest.mark.parametrize("wished", [Wish(stamp=2), Wish(stamp=2, may_move=True)], ids=["in sight", "may move"])
def test_what_is_in_sight_stays(wished: Wish) -> None:
    story = standing(Kind.POST).tell(Wished(wished), Prepared(B))
    assert story.calls == [(Way.EDIT, B)]
    assert Outgrown() not in story.tell(HEARD, Wished(HIDDEN)).done
    assert story.tell(Prepared(B)).done == []


def test_what_has_just_been_sent_is_in_sight() -> None:
    story = unsent(Kind.POST).tell(Wished(HIDDEN), Prepared(B))
    assert story.calls == [(Way.SEND, B)]
    assert story.tell(HEARD).done == []


def by_token() -> Story:
    """A private answer that is to be sent by the token of another."""
    return unsent(Kind.PRIVATE, tokens=(EditToken(9, 1000.0 + TOKEN, 60),)).tell(Ticked())


def test_a_private_answer_is_sent_by_a_token_and_then_edited_by_its_own_number() -> None:
    story = by_token()
    assert story.done == [Prepare(Way.FOLLOW_UP, Form.LIVE)]
    story.tell(Prepared(A))
    assert [each.flight.token for each in story.effects if isinstance(each, Call)] == [EditToken(9, 1000.0 + TOKEN)]
    story.tell(Lent(EditToken(8, 1000.0 + TOKEN)), Heard(Delivered(OTHER)))
    assert (story.message.place, story.message.tokens) == (
        OTHER,
        (EditToken(8, 1000.0 + TOKEN), EditToken(9, 1000.0 + TOKEN, OTHER.message)),
    )


def test_a_private_answer_that_was_sent_by_a_token_and_has_no_number_is_edited_by_nothing() -> None:
    assert by_token().tell(Prepared(A), HEARD).done == [Ended()]


def test_a_private_answer_of_which_nobody_heard_is_not_sent_again() -> None:
    assert by_token().tell(Prepared(A), UNHEARD).done == [Ended()]


def test_a_private_answer_is_not_sent_by_a_token_that_is_over() -> None:
    assert by_token().tell(Prepared(A), Heard(Refused(Reason.EXPIRED))).done == [Ended()]


def test_a_private_answer_that_is_no_more_wanted_is_deleted_by_its_token() -> None:
    story = private().tell(GONE)
    assert [(each.flight.way, each.flight.token) for each in story.effects if isinstance(each, Call)] == [
        (Way.DELETE, EditToken(9, 1000.0 + TOKEN))
    ]
    assert story.tell(HEARD).done == [Ended(PLACE)]


def test_a_private_answer_that_is_pressed_is_not_deleted_meanwhile() -> None:
    story = private().tell(GONE).tell(Heard(Refused(Reason.TRY_LATER)))
    story.press()
    assert story.wait(PATIENCE).done == [Acknowledge(1)]
    assert story.tell(Acknowledged(1, Delivered())).done == []
    assert story.tell(wish()).done == [Prepare(Way.EDIT_FREE, Form.LIVE)]
    assert story.tell(Done(1)).done == [Finish(1, Ending.ANSWERED)]


def test_a_post_is_deleted_in_the_bots_own_name_whatever_token_it_has() -> None:
    story = standing(Kind.POST, tokens=(EditToken(9, 1000.0 + TOKEN),)).tell(GONE)
    assert [each.flight.token for each in story.effects if isinstance(each, Call)] == [None]
    assert story.message.flight is not None
    pressed = standing(Kind.POST).press().tell(GONE).wait(PATIENCE)
    assert pressed.tell(Acknowledged(1, Delivered())).calls == [(Way.DELETE, None)]


@pytest.mark.parametrize(
    ("story", "wished", "then"),
    [
        (standing(Kind.POST), Wish(Form.GONE, 2, waits=True), Way.DELETE),
        (private(), Wish(Form.GONE, 2, waits=True), Way.DELETE),
        (private(), Wish(Form.LIVE, 2, waits=True), Prepare(Way.EDIT_FREE, Form.LIVE)),
    ],
    ids=["a post to be deleted", "a private answer to be deleted", "a private answer that asks"],
)
def test_some_things_wait_for_a_message_that_is_not_there_yet(story: Story, wished: Wish, then: Way | Prepare) -> None:
    story = Story(story.message).tell(Wished(wished))
    assert story.done == []
    story.tell(Wished(wished._replace(waits=False)))
    assert (story.calls == [(then, None)]) if isinstance(then, Way) else (story.done == [then])


def test_what_costs_nothing_is_not_kept_back_once_it_is_composed() -> None:
    story = standing(Kind.POST, tokens=(EditToken(9, 1000.0 + TOKEN),)).tell(wish())
    assert story.tell(Wished(Wish(stamp=2, waits=True)), Prepared(B)).calls == [(Way.EDIT_FREE, B)]


def test_a_private_answer_that_was_closed_can_still_give_way_to_a_newer_one() -> None:
    story = private().wait(TOKEN - LAST_CALL)
    assert Closing() in story.done
    story.tell(OVER, Prepared(MUTE), HEARD)
    assert story.done == []
    assert story.tell(wish(3, Form.GONE)).calls == [(Way.DELETE, None)]


@pytest.mark.parametrize("reason", [Reason.TRY_LATER, Reason.INVALID, Reason.TOO_OLD])
def test_what_is_refused_again_and_again_is_tried_more_and_more_rarely(reason: Reason) -> None:
    story = refused(standing(), reason)
    pauses = [story.wake]
    for _ in range(FEW_FAILURES - 1):
        story.wait(pauses[-1] or 0.0).tell(Prepared(B), Heard(Refused(reason)))
        pauses.append(story.wake)
    assert pauses == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]


def test_no_pause_is_longer_than_a_minute_where_discord_asks_for_no_more() -> None:
    assert refused(standing(failures=20), Reason.TRY_LATER).wake == LONGEST_PAUSE
    assert refused(standing(), Reason.TRY_LATER, 90.0).wake == 90.0


def test_what_is_refused_for_a_reason_we_do_not_know_is_soon_tried_rarely() -> None:
    assert refused(standing(failures=FEW_FAILURES), Reason.INVALID).wake == BARRED_PAUSE


def test_a_success_forgets_the_failures() -> None:
    story = refused(standing(), Reason.TRY_LATER).wait(FIRST_PAUSE).tell(Prepared(B), HEARD)
    assert (story.message.failures, story.message.not_before) == (0, 0.0)


def test_a_press_is_answered_while_the_bots_own_calls_have_to_pause() -> None:
    story = refused(standing(), Reason.TRY_LATER).press().tell(Done(1))
    assert story.done == [Prepare(Way.ANSWER, Form.LIVE)]


@pytest.mark.parametrize("reason", [Reason.GONE, Reason.INVALID])
def test_what_cannot_be_deleted_is_as_good_as_gone(reason: Reason) -> None:
    assert standing(Kind.POST).tell(GONE, Heard(Refused(reason))).done == [Ended(PLACE)]


@pytest.mark.parametrize(
    ("reason", "pause"),
    [
        (Reason.TRY_LATER, FIRST_PAUSE), (Reason.UNHEARD, FIRST_PAUSE), (Reason.ASLEEP, FIRST_PAUSE),
        (Reason.FORBIDDEN, BARRED_PAUSE),
    ],
)  # fmt: skip
def test_what_could_not_be_deleted_in_a_bad_moment_is_deleted_later(reason: Reason, pause: float) -> None:
    story = standing(Kind.POST).tell(GONE, Heard(Refused(reason)))
    assert story.wake == pause
    assert story.wait(pause).calls == [(Way.DELETE, None)]


def test_a_refused_answer_leaves_the_press_to_its_caller() -> None:
    story = standing().press().tell(Done(1), Prepared(B), Heard(Refused(Reason.FORBIDDEN)))
    assert Finish(1, Ending.OPEN) in story.done


def test_a_refused_follow_up_leaves_a_promise() -> None:
    story = unsent(Kind.PRIVATE).press(makes=True, is_promised=True)
    assert Finish(1, Ending.PROMISED) in story.tell(Done(1), Prepared(A), Heard(Refused(Reason.FORBIDDEN))).done


@pytest.mark.parametrize(("makes", "is_promised"), [(False, False), (True, False), (True, True)])
def test_what_discord_does_not_take_as_it_is_is_said_in_words_by_the_caller(makes: bool, is_promised: bool) -> None:
    story = unsent(Kind.PRIVATE) if makes else standing()
    story = story.press(makes=makes, is_promised=is_promised).tell(Done(1), Prepared(B), Heard(Refused(Reason.INVALID)))
    assert Finish(1, Ending.UNTAKEN) in story.done


# Found, disturbed, restarted


def test_a_hand_that_is_pressed_before_its_sending_was_heard_of_is_found() -> None:
    story = unsent().tell(Found(PLACE))
    assert (story.message.place, story.message.standing) == (PLACE, Standing.STANDS)
    assert story.effects == (Remember(), Prepare(Way.EDIT, Form.LIVE))


def test_what_is_found_before_it_is_sent_is_not_sent() -> None:
    assert unsent().tell(Ticked(), Found(PLACE)).done == [Abandon(), Prepare(Way.EDIT, Form.LIVE)]
    story = unsent().tell(Ticked(), Prepared(A), Found(PLACE))
    assert story.done == []
    assert story.tell(Heard(Delivered(PLACE, is_as_given=False))).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_a_token_that_is_over_is_forgotten_when_another_comes() -> None:
    story = standing(tokens=(EditToken(9, 999.0),)).press().tell(Done(1), Prepared(B), Heard(Delivered(PLACE)))
    assert [each.interaction for each in story.message.tokens] == [1]


def test_what_somebody_else_changed_is_set_right() -> None:
    assert standing().tell(Disturbed()).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_after_a_restart_what_shows_the_newest_state_is_left_alone() -> None:
    assert standing(shows=replace(A, pictures=None)).tell(Ticked()).done == []


def test_after_a_restart_what_shows_an_older_state_is_composed_and_edited_if_that_is_seen() -> None:
    story = standing(shows=replace(A, pictures=None)).tell(wish())
    assert story.done == [Prepare(Way.EDIT, Form.LIVE)]
    assert story.tell(Prepared(A)).calls == []
    assert story.message.shows is not None
    assert story.message.shows.look.pictures == 11  # as much is known now


def test_after_a_restart_what_nobody_knows_of_is_set_right() -> None:
    assert standing(shows=None).tell(Ticked()).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_an_older_private_answer_that_is_pressed_after_a_restart_lives_again() -> None:
    story = Story(MessageState(Kind.PRIVATE, Standing.STANDS, PLACE, wish=Wish(stamp=1))).press()
    assert story.tell(Done(1), Prepared(A)).calls == [(Way.ANSWER, A)]
    assert story.tell(Heard(Delivered(PLACE)), wish()).done == [Prepare(Way.EDIT_FREE, Form.LIVE)]


BESIDE = [HEARD, Prepared(MUTE), Unprepared(), Acknowledged(5, Delivered()), Done(5), Declined(5)]


@pytest.mark.parametrize("event", BESIDE, ids=lambda event: type(event).__name__)
def test_what_nobody_waits_for_changes_nothing(event: Event) -> None:
    story = standing()
    before = story.message
    assert (story.tell(event).done, story.message) == ([], before)


@pytest.mark.parametrize("event", BESIDE[1:], ids=lambda event: type(event).__name__)
def test_during_a_call_only_its_end_is_waited_for(event: Event) -> None:
    story = standing().tell(wish(), Prepared(B))
    before = story.message
    assert (story.tell(event).done, story.message) == ([], before)


def test_while_it_is_composed_no_call_can_have_ended() -> None:
    story = standing().tell(wish())
    before = story.message
    assert (story.tell(HEARD).done, story.message) == ([], before)


# What another process showed before


def test_what_another_process_showed_is_set_right_once_more_when_its_last_call_can_have_landed() -> None:
    known = taken_up(Kind.HAND, PLACE, 1000.0)._replace(wish=Wish(stamp=1))
    story = Story(known).tell(Ticked(), Prepared(A), Heard(Delivered()))
    assert (story.done, story.wake) == ([], LATE_SECONDS)
    assert story.wait(LATE_SECONDS).done == [Prepare(Way.EDIT, Form.LIVE)]
    assert story.tell(Prepared(A), Heard(Delivered())).wake is None


def test_what_another_process_showed_and_nobody_changes_is_left() -> None:
    known = taken_up(Kind.HAND, PLACE, 1000.0, Shown(Form.LIVE, 1, A))
    story = Story(known._replace(wish=Wish(stamp=1))).tell(Ticked())
    assert (story.done, story.wake) == ([], None)


def test_what_was_found_is_set_right_once_more() -> None:
    story = unsent().tell(Ticked(), Found(PLACE), Prepared(A), Heard(Delivered()))
    assert story.wait(LATE_SECONDS).done == [Prepare(Way.EDIT, Form.LIVE)]


def test_an_unsure_call_is_not_forgotten_for_a_sure_one() -> None:
    story = refused(standing(), Reason.UNHEARD).wait(FIRST_PAUSE).tell(Prepared(B), Heard(Delivered()))
    assert story.wake == LATE_SECONDS - FIRST_PAUSE


# What is to stand below another message

AFTER = Wished(Wish(stamp=2, waits=True))


def test_what_is_to_stand_below_another_message_is_sent_after_it() -> None:
    assert not Story(MessageState(Kind.POST)).tell(AFTER).done
    assert unsent(Kind.POST).tell(wish(1)).done == [Prepare(Way.SEND, Form.LIVE)]
    assert unsent(Kind.POST).tell(wish(1), AFTER).done == [Abandon()]
    assert unsent(Kind.POST).tell(wish(1), AFTER, wish(3)).done == [Prepare(Way.SEND, Form.LIVE)]


def test_what_waits_for_nothing_goes_on_being_sent() -> None:
    assert not unsent(Kind.POST).tell(wish(1), wish(2)).done


def test_nobody_who_presses_waits_for_another_message() -> None:
    asked = unsent(Kind.POST).press(makes=True).tell(Done(1))
    assert asked.done == [Prepare(Way.ANSWER, Form.LIVE)]
    assert not asked.tell(AFTER).done


def test_what_a_deal_came_to_that_nobody_can_tell_is_not_tried_again() -> None:
    story = Story(MessageState(Kind.POST)).tell(TOLD, Prepared(None))
    assert story.done == [Ended()]
