"""The rules of a table's messages, one a test: which there are, who plays by which, and what each is to show."""

from dataclasses import replace
from typing import Any

import pytest

from bot.gateway.messages import board as boards
from bot.gateway.messages.board import MessageBoard, MessageKey, ResultAnnounced, TableFacts
from bot.gateway.messages.channel import FEW_REFUSALS, OPEN, ChannelAccess
from bot.gateway.messages.lifecycle import (
    CLOSE_BEFORE_EXPIRY_SECONDS,
    FIRST_RETRY_SECONDS,
    FORBIDDEN_RETRY_SECONDS,
    PUBLIC,
    Appearance,
    CallDiscord,
    CallFinished,
    CallMethod,
    CallRefused,
    CancelPreparation,
    ChangedExternally,
    Content,
    Delivered,
    DeliveryStatus,
    DesiredMessage,
    EditToken,
    Effect,
    Event,
    FinishPress,
    InFlightUpdate,
    MessageEnded,
    MessageFound,
    MessageKind,
    MessageState,
    PendingInteraction,
    PermissionRestored,
    Prepare,
    Prepared,
    PressDone,
    PressOutcome,
    PressReceived,
    PressRefused,
    Reason,
    ShownContent,
    StepTurned,
    TimerFired,
    Unreachable,
    taken_up,
)
from bot.present.confirmations import QuestionStep
from bot.tables.posted_messages import MessageLocation

NOW = 1000.0
ANN, BOB, CAT = 1, 2, 3
DEAL = TableFacts(1, 8, frozenset({ANN, BOB}), frozenset({ANN}), is_dealing=True)
POST, NEXT_POST = MessageKey(MessageKind.POST, 0, 1), MessageKey(MessageKind.POST, 0, 2)
ANNS, BOBS, OLD = (
    MessageKey(MessageKind.HAND, ANN, 8),
    MessageKey(MessageKind.HAND, BOB, 8),
    MessageKey(MessageKind.HAND, ANN, 7),
)
PRIVATE, NEWER = MessageKey(MessageKind.PRIVATE, ANN, 100), MessageKey(MessageKind.PRIVATE, ANN, 101)
FOLLOWING = MessageState(MessageKind.PRIVATE, tokens=(EditToken(NEWER.number, NOW + 840.0),))
CALL, NEWER_CALL = MessageKey(MessageKind.CALL, 0, 1), MessageKey(MessageKind.CALL, 0, 2)
RESULT, TOLD = MessageKey(MessageKind.SAID, 0, 8), MessageKey(MessageKind.SAID, BOB, 0)
NUMBERS = {key: 70 + n for n, key in enumerate((POST, NEXT_POST, ANNS, BOBS, OLD, PRIVATE, NEWER, CALL, NEWER_CALL))}
ASKS, MUTE, LASTING = (
    Appearance(1),
    Appearance(2, has_controls=False),
    Appearance(3, has_controls=False, is_permanent=True),
)
GATHERED = PendingInteraction(5, NOW + 1.5, NOW + 840.0)


def place(key: MessageKey) -> MessageLocation:
    return MessageLocation(7, NUMBERS[key])


def stands(key: MessageKey, appearance: Appearance | None = ASKS, **more: Any) -> MessageState:
    """A message that shows a stamp of one, or, None, nobody knows what."""
    shows = None if appearance is None else ShownContent(Content.LIVE, 1, appearance)
    tokens = (EditToken(key.number, NOW + 840.0),) if key.kind is MessageKind.PRIVATE else ()
    return MessageState(key.kind, DeliveryStatus.SENT, place(key), shows=shows, tokens=tokens)._replace(**more)


def a_board(
    *keys: MessageKey, facts: TableFacts = DEAL, focus: dict[int, MessageKey] | None = None, **states: MessageState
) -> MessageBoard:
    """A table's messages as they stand, each wished as it should be."""
    messages = {key: stands(key) for key in keys}
    board = MessageBoard(facts, messages, focus or {}, **states)  # type: ignore[arg-type]
    wanted = boards.desired_messages(board)
    return board._replace(
        messages={key: each._replace(desired=wanted[key]) for key, each in messages.items()}, is_settled=True
    )


def with_state(board: MessageBoard, key: MessageKey, state: MessageState) -> MessageBoard:
    return board._replace(messages={**board.messages, key: state}, is_settled=False)


def forms(board: MessageBoard) -> dict[MessageKey, Content]:
    return {key: desired.content for key, desired in boards.desired_messages(board).items()}


def effects(given: boards.Consequences, key: MessageKey) -> list[Effect]:
    return [effect for of, effect in given if of == key]


WHOLE = (POST, ANNS, BOBS)

# Which there are


def test_a_table_in_a_deal_has_a_post_and_everybody_a_hand() -> None:
    board, given = boards.follow(MessageBoard(), DEAL, NOW)
    assert set(board.messages) == set(WHOLE)
    for key in WHOLE:
        assert Prepare(CallMethod.SEND, Content.LIVE) in effects(given, key)


@pytest.mark.parametrize(
    ("changes", "keys"),
    [
        ({"is_dealing": False, "deal": 0}, {POST}),
        ({"is_dealing": False}, {POST}),
        ({"deal": 0}, {POST}),
        ({"is_held": False}, set()),
        ({"is_closed": True}, set()),
    ],
    ids=["before the deal", "in a pause", "no deal", "kept elsewhere", "closed"],
)
def test_otherwise_there_is_at_most_a_post(changes: dict[str, Any], keys: set[MessageKey]) -> None:
    board, given = boards.follow(MessageBoard(), replace(DEAL, **changes), NOW)
    assert set(board.messages) == keys
    assert {key for key, _ in given} == keys  # nothing is begun only to end at once


def test_what_is_there_is_not_begun_again() -> None:
    board, _ = boards.follow(a_board(*WHOLE), replace(DEAL, stamp=2), NOW)
    assert set(board.messages) == set(WHOLE)
    assert board.messages[POST].status is DeliveryStatus.SENT


def test_every_change_is_told_to_each_message_that_shows_it() -> None:
    board, given = boards.follow(a_board(*WHOLE, RESULT), replace(DEAL, stamp=2), NOW)
    assert {key for key, effect in given if isinstance(effect, Prepare)} == set(WHOLE)
    assert {key: each.desired.stamp for key, each in board.messages.items()} == dict.fromkeys(WHOLE, 2) | {RESULT: 0}


EDITED = {"in_flight": InFlightUpdate(CallMethod.EDIT, Content.LIVE, 1)}
BEHIND = {**EDITED, "shows": ShownContent(Content.LIVE, 0, MUTE)}
CALLED = {"in_flight": InFlightUpdate(CallMethod.EDIT, Content.LIVE, 1, appearance=MUTE, is_calling=True)}
SENT_FIRST = {
    "status": DeliveryStatus.UNSENT,
    "place": None,
    "in_flight": InFlightUpdate(CallMethod.SEND, Content.LIVE, 1),
}


@pytest.mark.parametrize(
    ("key", "event", "state", "is_settled", "is_looked_at"),
    [
        pytest.param(BOBS, TimerFired(), {}, True, False, id="nothing that a wish is made of"),
        pytest.param(BOBS, TimerFired(), {}, False, True, id="the board itself had changed before"),
        pytest.param(BOBS, ChangedExternally(), {}, True, True, id="what it shows"),
        pytest.param(BOBS, Prepared(ASKS), EDITED, True, False, id="that a hand is being edited"),
        pytest.param(POST, Prepared(ASKS), EDITED, True, False, id="that a post is being edited"),
        pytest.param(POST, Prepared(MUTE), BEHIND, True, False, id="that a post is as it should be"),
        pytest.param(
            POST, CallFinished(Delivered()), CALLED, True, False, id="that a channel takes what it took before"
        ),
        pytest.param(BOBS, Prepared(ASKS), SENT_FIRST, True, False, id="that a hand is on its way"),
        pytest.param(POST, Prepared(ASKS), SENT_FIRST, True, True, id="that a post is on its way"),
    ],
)
def test_wishes_are_only_looked_at_where_they_may_have_changed(
    key: MessageKey, event: Event, state: dict[str, Any], is_settled: bool, is_looked_at: bool
) -> None:
    board = with_state(a_board(*WHOLE), key, stands(key, MUTE, desired=DesiredMessage(stamp=1), **state))
    board = board._replace(facts=replace(DEAL, stamp=2), is_settled=is_settled)  # to be seen by whether it is noticed
    board, _ = boards.tell(board, key, event, NOW)
    assert board.messages[ANNS].desired.stamp == 1 + is_looked_at


def test_what_concerns_nobody_changes_nothing() -> None:
    board = a_board(*WHOLE)
    assert boards.follow(board, DEAL, NOW) == (board, ())


NUMBERS[RESULT], NUMBERS[TOLD] = 90, 91


LANDING_POST, LANDING_CALL = MessageKey(MessageKind.POST, 0, 9), MessageKey(MessageKind.CALL, 0, 9)


@pytest.mark.parametrize(
    ("key", "state", "is_landing"),
    [
        (LANDING_POST, MessageState(MessageKind.POST, DeliveryStatus.SENT, MessageLocation(7, 9)), False),
        (LANDING_POST, MessageState(MessageKind.POST), False),
        (LANDING_POST, MessageState(MessageKind.POST, status=DeliveryStatus.UNCERTAIN), True),
        (LANDING_POST, MessageState(MessageKind.POST, status=DeliveryStatus.UNLOCATED), True),
        (LANDING_CALL, MessageState(MessageKind.CALL, status=DeliveryStatus.UNLOCATED), True),
        (MessageKey(MessageKind.HAND, 1, 9), MessageState(MessageKind.HAND, status=DeliveryStatus.UNCERTAIN), False),
        (MessageKey(MessageKind.HAND, 1, 9), MessageState(MessageKind.HAND, status=DeliveryStatus.UNLOCATED), False),
    ],
    ids=[
        "stands",
        "not sent",
        "perhaps sent",
        "sent somewhere",
        "a call somewhere",
        "a hand perhaps",
        "a hand somewhere",
    ],
)
def test_something_lands_in_the_channel_while_nobody_knows_where_a_post_or_call_stands(
    key: MessageKey, state: MessageState, is_landing: bool
) -> None:
    assert MessageBoard(messages={key: state}).is_landing is is_landing


def test_a_message_is_found_by_its_number() -> None:
    board = a_board(*WHOLE)
    assert (board.find(place(BOBS).message), board.find(1)) == (BOBS, None)
    assert with_state(board, POST, MessageState(MessageKind.POST)).find(place(POST).message) is None


def test_the_post_is_the_newest_that_stands_or_else_the_newest() -> None:
    board = a_board(POST, NEXT_POST, ANNS)
    assert board.post == NEXT_POST
    assert with_state(board, NEXT_POST, MessageState(MessageKind.POST)).post == POST
    assert with_state(a_board(NEXT_POST), NEXT_POST, MessageState(MessageKind.POST)).post == NEXT_POST
    assert MessageBoard().post is None


def test_what_another_process_keeps_is_forgotten_by_kind() -> None:
    board = boards.forget(a_board(*WHOLE, PRIVATE), {MessageKind.POST, MessageKind.HAND})
    assert set(board.messages) == {PRIVATE}
    assert set(boards.play_by(board, ANN, PRIVATE, NOW)[0].messages) == {PRIVATE}, "nor does one kept on bring it back"
    ended = boards.end_deal(a_board(*WHOLE), 8, NOW)
    assert boards.forget(ended, {MessageKind.HAND}).ends == {POST: 8}, (
        "what is kept on here still says what its deal came to"
    )


def test_who_plays_by_what_another_process_keeps_is_asked_by_nothing_here() -> None:
    board, _ = boards.play_elsewhere(a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE}), ANN, NOW)
    assert forms(board)[ANNS] is Content.INACTIVE
    assert forms(board)[PRIVATE] is Content.DELETED
    assert not boards.desired_messages(board)[PRIVATE].waits
    assert forms(board)[BOBS] is Content.LIVE
    after, _ = boards.forget_elsewhere(board, NOW)
    assert forms(after)[ANNS] is Content.LIVE, "where nobody knows that any more their hand asks"
    again, _ = boards.play_by(board, ANN, ANNS, NOW)
    assert forms(again)[ANNS] is Content.LIVE, "so it does once it is used"
    own = a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE})
    assert boards.forget_elsewhere(own, NOW) == (own, ())


def test_what_another_process_is_to_say_of_a_deal_is_said_here_again_only_once_it_is_ours() -> None:
    board = boards.end_deal(a_board(*WHOLE), 8, NOW)
    assert board.ends == {POST: 8}
    board = boards.forget(board, {MessageKind.POST, MessageKind.HAND})
    assert (board.ends, board.over) == ({}, frozenset())
    board, _ = boards.follow(board, replace(DEAL, stamp=2, is_held=False), NOW)
    board = boards.end_deal(board, 8, NOW, place(POST))
    assert list(board.ends.values()) == [8], "the other one died before it could"


# Who plays by which


def test_a_private_answer_from_before_a_restart_is_kept_and_not_taken_for_one_too_many() -> None:
    board, given = boards.keep_private(a_board(*WHOLE), PRIVATE, stands(PRIVATE, None), NOW)
    assert Prepare(CallMethod.EDIT_FREE, Content.LIVE) in effects(given, PRIVATE)
    assert not any(isinstance(each, CallDiscord) for each in effects(given, PRIVATE))
    assert (board.focus, board.messages[ANNS].desired.content) == ({ANN: PRIVATE}, Content.INACTIVE)


def test_who_presses_a_private_answer_that_has_gone_meanwhile_plays_on_by_the_one_that_stands() -> None:
    board = a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE})
    assert boards.play_by(board, ANN, NEWER, NOW) == (board, ())


# What follows a press


def is_begun(given: boards.Consequences) -> bool:
    """Whether the hand that is to follow is made ready."""
    return Prepare(CallMethod.FOLLOW_UP, Content.LIVE) in effects(given, NEWER)


def next_deal_pressed() -> MessageBoard:
    """Ann pressed for the next deal: her press makes its post, and her hand is to follow."""
    facts = replace(DEAL, is_dealing=False, is_between_deals=True)
    board = a_board(*WHOLE, facts=facts, ends={POST: 8})
    press = PendingInteraction(NEWER.number, NOW + 1.5, NOW + 840.0, creates_message=True)
    board, _ = boards.begin(board, NEXT_POST, MessageState(MessageKind.POST), press, NOW)
    board, _ = boards.follow(board, replace(DEAL, stamp=2, deal=9), NOW)
    board, given = boards.keep_private(board, NEWER, FOLLOWING, NOW)
    assert not is_begun(given), "before an interaction is answered nothing can follow it"
    assert board.focus == {ANN: NEWER}
    return board


def test_the_hand_of_who_pressed_follows_the_post_that_answers_them() -> None:
    board, _ = boards.tell(next_deal_pressed(), NEXT_POST, PressDone(NEWER.number), NOW)
    board, given = boards.tell(board, NEXT_POST, Prepared(MUTE), NOW)
    assert not is_begun(given)
    _, given = boards.tell(board, NEXT_POST, CallFinished(Delivered(place(NEXT_POST))), NOW)
    assert is_begun(given)


def test_the_hand_of_who_pressed_a_post_that_stands_follows_its_edit() -> None:
    """That post is there, so the hand waits for nothing but the answer."""
    press = PendingInteraction(NEWER.number, NOW + 1.5, NOW + 840.0)
    board, _ = boards.tell(a_board(*WHOLE), POST, PressReceived(press), NOW)
    board, given = boards.keep_private(board, NEWER, FOLLOWING, NOW)
    assert not is_begun(given)
    board, _ = boards.tell(board, POST, PressDone(NEWER.number), NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    _, given = boards.tell(board, POST, CallFinished(Delivered(place(POST))), NOW)
    assert is_begun(given)


def test_another_ones_press_keeps_no_hand_waiting() -> None:
    board, _ = boards.tell(a_board(*WHOLE), POST, PressReceived(GATHERED), NOW)
    _, given = boards.keep_private(board, NEWER, FOLLOWING, NOW)
    assert is_begun(given)


def test_an_older_private_answer_goes_once_the_new_hand_is_there() -> None:
    board = with_state(a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE}), PRIVATE, stands(PRIVATE))
    board, given = boards.keep_private(board, NEWER, FOLLOWING, NOW)
    assert not any(isinstance(each, CallDiscord) for each in effects(given, PRIVATE))
    board, _ = boards.tell(board, NEWER, Prepared(ASKS), NOW)
    _, given = boards.tell(board, NEWER, CallFinished(Delivered(place(NEWER))), NOW)
    assert [each.in_flight.method for each in effects(given, PRIVATE) if isinstance(each, CallDiscord)] == [
        CallMethod.DELETE
    ]


# What they are to show


@pytest.mark.parametrize(
    ("changes", "content"),
    [
        ({}, Content.LIVE),
        ({"is_held": False}, Content.HANDED_OVER),
        ({"is_closed": True}, Content.FINAL),
        ({"deal": 9}, Content.FINAL),
        ({"seated": frozenset({BOB})}, Content.FINAL),
        ({"is_dealing": False}, Content.LIVE),
    ],
    ids=["in its deal", "kept elsewhere", "closed", "the next deal", "its person left", "in the pause"],
)
def test_a_hand_follows_its_deal_and_ends_with_it(changes: dict[str, Any], content: Content) -> None:
    assert forms(a_board(*WHOLE, facts=replace(DEAL, **changes)))[ANNS] is content


def is_edited(appearance: Appearance, before: TableFacts, after: TableFacts) -> bool:
    """Whether a hand that looks so, a resting one, is edited as its table changes."""
    shown = stands(ANNS, appearance, shows=ShownContent(Content.INACTIVE, 1, appearance))
    board = with_state(a_board(*WHOLE, facts=before), ANNS, shown)
    _, given = boards.follow(board, replace(after, stamp=2), NOW)
    return any(isinstance(each, Prepare) for each in effects(given, ANNS))


@pytest.mark.parametrize(
    ("before", "after", "says_so"),
    [
        (DEAL, replace(DEAL, is_closed=True), True),
        (DEAL, replace(DEAL, deal=9), False),
        (replace(DEAL, is_closed=True), replace(DEAL, is_closed=True), False),
    ],
    ids=["its table closes", "its deal is over", "it is closed already"],
)
def test_a_hand_at_rest_says_when_its_table_is_gone(before: TableFacts, after: TableFacts, says_so: bool) -> None:
    assert is_edited(LASTING, before, after) is says_so


@pytest.mark.parametrize(
    "key", [OLD, MessageKey(MessageKind.HAND, ANN, -75)], ids=["of the last deal", "of nobody knows which"]
)
def test_an_older_hand_asks_nothing_any_more(key: MessageKey) -> None:
    NUMBERS.setdefault(key, 75)
    assert forms(a_board(*WHOLE, key))[key] is Content.FINAL


@pytest.mark.parametrize(
    ("changes", "content"),
    [
        ({}, Content.LIVE),
        ({"is_held": False}, Content.LIVE),
        ({"is_closed": True}, Content.FINAL),
        ({"deal": 0}, Content.FINAL),
        ({"seated": frozenset({BOB})}, Content.FINAL),
    ],
    ids=["in a deal", "kept elsewhere", "closed", "no deal", "its person left"],
)
def test_a_private_answer_that_is_used_lasts_as_long_as_there_is_something_to_see(
    changes: dict[str, Any], content: Content
) -> None:
    assert forms(a_board(*WHOLE, PRIVATE, facts=replace(DEAL, **changes), focus={ANN: PRIVATE}))[PRIVATE] is content


def test_of_a_persons_messages_only_the_one_they_use_asks() -> None:
    board = a_board(*WHOLE, PRIVATE, NEWER, focus={ANN: NEWER})
    assert {key: content for key, content in forms(board).items() if content is not Content.LIVE} == {
        ANNS: Content.INACTIVE,
        PRIVATE: Content.DELETED,
    }
    assert {key for key, content in forms(board._replace(focus={})).items() if content is Content.LIVE} == set(WHOLE)


@pytest.mark.parametrize(
    ("changes", "content"),
    [
        ({"called": frozenset({ANN})}, Content.LIVE),
        ({"called": frozenset({ANN}), "awaited": frozenset({ANN, BOB})}, Content.LIVE),
        ({"called": frozenset({ANN, BOB})}, Content.DELETED),
        ({"called": frozenset({ANN}), "awaited": frozenset()}, Content.DELETED),
        ({"called": frozenset()}, Content.DELETED),
    ],
    ids=["awaited", "others too", "one acted", "nobody awaited", "nobody called"],
)
def test_a_call_stands_while_all_whom_it_names_are_awaited(changes: dict[str, Any], content: Content) -> None:
    assert forms(a_board(*WHOLE, CALL, facts=replace(DEAL, **changes)))[CALL] is content


def test_only_the_newest_call_stands() -> None:
    found = forms(a_board(*WHOLE, CALL, NEWER_CALL, facts=replace(DEAL, called=frozenset({ANN}))))
    assert (found[CALL], found[NEWER_CALL]) == (Content.DELETED, Content.LIVE)


def test_a_call_that_is_left_over_does_not_stand_though_it_be_the_only_one() -> None:
    left = boards.left_over(NUMBERS[CALL])
    board = with_state(a_board(*WHOLE, facts=replace(DEAL, called=frozenset({ANN}))), left, stands(CALL))
    assert forms(board)[left] is Content.DELETED


def test_what_is_said_stays() -> None:
    assert forms(a_board(RESULT, facts=replace(DEAL, is_closed=True, is_held=False)))[RESULT] is Content.LIVE


# What is urgent


def urgent(board: MessageBoard, key: MessageKey) -> bool:
    return boards.desired_messages(board)[key].is_urgent


@pytest.mark.parametrize("is_early", [True, False])
def test_a_post_is_urgent_as_long_as_people_look_at_it(is_early: bool) -> None:
    board = a_board(POST, facts=replace(DEAL, is_early=is_early, awaited=frozenset({ANN, BOB})))
    assert urgent(board, POST) is is_early


@pytest.mark.parametrize(
    ("key", "appearance", "is_urgent"),
    [
        (ANNS, MUTE, True),
        (BOBS, ASKS, True),
        (BOBS, None, True),
        (BOBS, MUTE, False),
    ],
    ids=["their person is awaited", "it still asks", "nobody knows", "it asks nothing"],
)
def test_a_hand_is_urgent_if_its_person_acts_by_it_or_may_be_misled_by_it(
    key: MessageKey, appearance: Appearance | None, is_urgent: bool
) -> None:
    assert urgent(with_state(a_board(*WHOLE), key, stands(key, appearance)), key) is is_urgent


@pytest.mark.parametrize(
    ("key", "is_over", "is_urgent"),
    [(PRIVATE, True, True), (PRIVATE, False, False), (ANNS, True, False)],
    ids=["it says how the deal ended", "the next deal is about to begin", "it ends with its deal"],
)
def test_a_private_answer_is_urgent_between_two_deals(key: MessageKey, is_over: bool, is_urgent: bool) -> None:
    facts = replace(DEAL, awaited=frozenset(), is_dealing=False, is_over=is_over)
    focus = {ANN: PRIVATE} if key == PRIVATE else {}
    board = a_board(POST, ANNS, *focus.values(), focus=focus, facts=facts)
    assert urgent(with_state(board, key, stands(key, MUTE)), key) is is_urgent


@pytest.mark.parametrize(
    ("appearance", "is_urgent"),
    [(MUTE, True), (LASTING, False)],
    ids=["it tells of cards and plans", "it says that they are those of an earlier moment"],
)
def test_a_hand_that_is_to_rest_is_urgent_until_it_says_so(appearance: Appearance, is_urgent: bool) -> None:
    board = a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE}, facts=replace(DEAL, awaited=frozenset()))
    assert urgent(with_state(board, ANNS, stands(ANNS, appearance)), ANNS) is is_urgent


# Who plays by which


def test_who_uses_a_private_answer_is_asked_there_and_their_hand_rests() -> None:
    board, given = boards.play_by(a_board(*WHOLE, PRIVATE), ANN, PRIVATE, NOW)
    assert board.focus == {ANN: PRIVATE}
    assert Prepare(CallMethod.EDIT, Content.INACTIVE) in effects(given, ANNS)
    assert effects(given, BOBS) == []


# What talk has pushed up

ABOVE, BELOW = NUMBERS[POST], NUMBERS[NEWER_CALL]
PUSHED_UP = replace(DEAL, hidden_before=BELOW)


def is_hidden(board: MessageBoard) -> dict[MessageKey, bool]:
    return {key: desired.is_hidden for key, desired in boards.desired_messages(board).items()}


def test_a_post_is_pushed_up_once_so_much_stands_below_it_and_moves_when_it_may() -> None:
    for may_move in (True, False):
        desired = boards.desired_messages(a_board(*WHOLE, facts=replace(PUSHED_UP, may_move=may_move)))[POST]
        assert (desired.is_hidden, desired.may_move) == (True, may_move)
    assert not is_hidden(a_board(*WHOLE, facts=replace(DEAL, hidden_before=ABOVE)))[POST]


def test_where_nothing_new_is_taken_nothing_moves() -> None:
    assert not is_hidden(a_board(*WHOLE, facts=PUSHED_UP)._replace(channel=SHUT))[POST]


def test_a_closed_tables_post_says_so_where_it_is() -> None:
    assert not is_hidden(a_board(*WHOLE, facts=replace(PUSHED_UP, is_closed=True)))[POST]


def test_of_two_posts_the_older_one_does_not_move() -> None:
    board = a_board(*WHOLE, facts=PUSHED_UP)
    board = with_state(board, NEXT_POST, MessageState(MessageKind.POST))
    assert is_hidden(board) == dict.fromkeys((*WHOLE, NEXT_POST), False)


def test_what_a_deal_came_to_does_not_move() -> None:
    for is_between_deals in (True, False):
        facts = replace(PUSHED_UP, is_dealing=False, is_between_deals=is_between_deals)
        assert not is_hidden(a_board(POST, facts=facts, ends={POST: 8}))[POST]  # type: ignore[arg-type]


def test_a_post_that_talk_has_pushed_up_is_buried() -> None:
    assert a_board(*WHOLE, facts=PUSHED_UP).is_buried
    assert not a_board(*WHOLE).is_buried


@pytest.mark.parametrize(
    ("changes", "hidden"),
    [
        ({}, True),
        ({"awaited": frozenset()}, False),
        ({"hidden_before": NUMBERS[PRIVATE]}, False),
        ({"hidden_before": 0, "hidden_from": {ANN: BELOW}}, True),
        ({"hidden_before": 0, "hidden_from": {BOB: BELOW}}, False),
        ({"is_closed": True}, False),
    ],
    ids=["asked", "not asked", "in sight", "below private answers", "another's private answers", "closed"],
)
def test_a_private_answer_that_asks_is_sought_at_the_end(changes: dict[str, Any], hidden: bool) -> None:
    board = a_board(*WHOLE, PRIVATE, facts=replace(PUSHED_UP, **changes), focus={ANN: PRIVATE})
    desired = boards.desired_messages(board)[PRIVATE]
    assert (desired.is_hidden, desired.may_move) == (hidden, hidden)


def test_no_hand_moves() -> None:
    assert not is_hidden(a_board(*WHOLE, facts=PUSHED_UP))[ANNS]


@pytest.mark.parametrize(
    ("changes", "hidden"),
    [
        ({}, True),
        ({"awaited": frozenset()}, False),
        ({"heard_before": {ANN: 0}}, False),
        ({"heard_before": {BOB: BELOW}}, False),
        ({"is_closed": True}, False),
    ],
    ids=["asked", "not asked", "of this turn", "another listens", "closed"],
)
@pytest.mark.parametrize("by", [ANNS, PRIVATE], ids=["by hand", "privately"])
def test_who_listens_is_asked_by_a_new_message_each_turn(changes: dict[str, Any], hidden: bool, by: MessageKey) -> None:
    facts = replace(DEAL, awaited=frozenset({ANN}), heard_before={ANN: BELOW})
    board = a_board(*WHOLE, by, facts=replace(facts, **changes), focus={ANN: by} if by == PRIVATE else {})
    desired = boards.desired_messages(board)[by]
    assert (desired.is_hidden, desired.may_move) == (hidden, hidden)


@pytest.mark.parametrize("by", [ANNS, PRIVATE], ids=["by hand", "privately"])
def test_who_would_be_sent_none_in_its_place_keeps_a_hand_though_not_a_private_answer(by: MessageKey) -> None:
    facts = replace(DEAL, awaited=frozenset({ANN}), heard_before={ANN: BELOW}, without_hands=frozenset({ANN}))
    board = a_board(*WHOLE, by, facts=facts, focus={ANN: by} if by == PRIVATE else {})
    assert is_hidden(board)[by] is (by == PRIVATE)


def test_what_was_said_once_to_who_listens_stays() -> None:
    said, facts = (
        MessageKey(MessageKind.SAID, ANN, 5),
        replace(DEAL, awaited=frozenset({ANN}), heard_before={ANN: BELOW}),
    )
    board = with_state(a_board(*WHOLE, facts=facts), said, taken_up(MessageKind.SAID, MessageLocation(7, 1), 0.0))
    assert not is_hidden(board)[said]


def test_a_hand_that_rests_is_not_sent_anew_to_who_listens() -> None:
    facts = replace(DEAL, awaited=frozenset({ANN}), heard_before={ANN: BELOW})
    assert not is_hidden(a_board(*WHOLE, PRIVATE, facts=facts, focus={ANN: PRIVATE}))[ANNS]


def test_a_private_answer_that_asks_is_sought_below_the_table() -> None:
    board = a_board(NEXT_POST, ANNS, BOBS, PRIVATE, focus={ANN: PRIVATE})
    below = board.messages[NEXT_POST]._replace(place=MessageLocation(7, BELOW))
    assert not is_hidden(board)[PRIVATE]
    assert is_hidden(with_state(board, NEXT_POST, below))[PRIVATE]
    told = with_state(board, NEXT_POST, below)._replace(ends={NEXT_POST: 7})
    assert not is_hidden(told)[PRIVATE]
    unsent = with_state(board, NEXT_POST, MessageState(MessageKind.POST))
    assert not is_hidden(unsent)[PRIVATE]
    alone = a_board(ANNS, BOBS, PRIVATE, focus={ANN: PRIVATE})
    assert not is_hidden(alone)[PRIVATE]


def test_a_private_answer_that_asks_waits_for_the_tables_post() -> None:
    board = a_board(ANNS, BOBS, PRIVATE, focus={ANN: PRIVATE})
    coming = with_state(board, POST, MessageState(MessageKind.POST))

    def waits(board: MessageBoard) -> bool:
        return boards.desired_messages(board)[PRIVATE].waits

    assert waits(coming)
    assert not waits(board)
    assert not waits(coming._replace(channel=SHUT))
    assert not waits(coming._replace(ends={POST: 8}))
    assert not waits(coming._replace(facts=replace(DEAL, is_dealing=False)))
    assert not waits(with_state(board, POST, MessageState(MessageKind.POST, failures=1)))
    assert not waits(with_state(board, POST, stands(POST)))
    assert not waits(coming._replace(focus={}))  # that one is deleted


def test_a_private_answer_is_deleted_once_the_one_that_takes_its_place_is_there() -> None:
    board = a_board(*WHOLE, PRIVATE, NEWER, focus={ANN: NEWER})
    assert not boards.desired_messages(board)[PRIVATE].waits
    board = with_state(board, NEWER, MessageState(MessageKind.PRIVATE))
    assert boards.desired_messages(board)[PRIVATE].waits
    assert not boards.desired_messages(board._replace(focus={}))[PRIVATE].waits


def test_one_that_was_closed_stays_as_long_as_there_is_no_newer_one() -> None:
    closed = stands(PRIVATE, is_closing=True)
    board = with_state(a_board(*WHOLE, PRIVATE), PRIVATE, closed)
    assert forms(board)[PRIVATE] is Content.FINAL
    assert forms(board._replace(focus={BOB: PRIVATE}))[PRIVATE] is Content.FINAL
    other = MessageKey(MessageKind.PRIVATE, BOB, 900)
    assert forms(with_state(board, other, MessageState(MessageKind.PRIVATE)))[PRIVATE] is Content.FINAL
    assert forms(with_state(board, NEWER, stands(NEWER)))[PRIVATE] is Content.DELETED
    used = with_state(a_board(*WHOLE, PRIVATE, NEWER, focus={ANN: NEWER}), NEWER, closed)
    assert forms(used._replace(focus={ANN: PRIVATE}))[NEWER] is Content.DELETED


def test_a_private_answer_moves_by_its_own_token() -> None:
    board = a_board(*WHOLE, PRIVATE, facts=PUSHED_UP, focus={ANN: PRIVATE})
    (token,) = board.messages[PRIVATE].tokens
    board = board._replace(facts=replace(PUSHED_UP, stamp=2))
    board, _ = boards.follow(board, board.facts, NOW)
    board, given = boards.tell(board, PRIVATE, Prepared(MUTE), NOW)
    assert board.focus == {ANN: NEWER}
    assert board.messages[NEWER].tokens == (token,)
    assert Prepare(CallMethod.FOLLOW_UP, Content.LIVE) in effects(given, NEWER)
    assert PRIVATE in board.messages  # until the other is there
    board, _ = boards.tell(board, NEWER, Prepared(MUTE), NOW)
    board, given = boards.tell(board, NEWER, CallFinished(Delivered(MessageLocation(7, 99))), NOW)
    assert boards.desired_messages(board)[PRIVATE].waits is False


def test_with_it_moves_the_second_step_that_it_asks() -> None:
    board = a_board(*WHOLE, PRIVATE, facts=PUSHED_UP, focus={ANN: PRIVATE})
    step = QuestionStep("into declare solo", 8, "declaring", None)
    board, _ = boards.tell(board, PRIVATE, StepTurned(step), NOW)
    board, _ = boards.tell(board, PRIVATE, Prepared(MUTE), NOW)
    assert (board.focus, board.messages[NEWER].step) == ({ANN: NEWER}, step)


def test_a_private_answer_whose_token_has_ended_meanwhile_stays() -> None:
    board = a_board(*WHOLE, PRIVATE, facts=PUSHED_UP, focus={ANN: PRIVATE})
    board, _ = boards.follow(board, replace(PUSHED_UP, stamp=2), NOW)
    board, _ = boards.tell(board, PRIVATE, Prepared(MUTE), NOW + 840.0)
    assert NEWER not in board.messages


def test_how_a_deal_ended_is_said_below_what_was_written_meanwhile() -> None:
    board = boards.end_deal(a_board(*WHOLE), 8, NOW, written=BELOW)
    assert board.ends == {NEXT_POST: 8}
    assert boards.end_deal(a_board(*WHOLE), 8, NOW, written=ABOVE).ends == {POST: 8}
    unsent = with_state(a_board(*WHOLE), NEXT_POST, MessageState(MessageKind.POST))
    assert boards.end_deal(unsent, 8, NOW, written=BELOW).ends == {NEXT_POST: 8}, (
        "by the post that is to be sent anyway"
    )


def test_below_the_result_no_post_of_its_deal_stands_for_the_table() -> None:
    facts = replace(DEAL, is_dealing=False, is_between_deals=True)
    board = boards.end_deal(a_board(*WHOLE, facts=facts), 8, NOW, written=BELOW)
    board, _ = boards.follow(board, facts, NOW)
    assert board.post == NEXT_POST
    assert (forms(board)[NEXT_POST], forms(board)[POST]) == (Content.RESULT, Content.LIVE)
    assert boards.desired_messages(board)[POST].waits  # it need not say any more how the table stands
    refused = with_state(board, NEXT_POST, MessageState(MessageKind.POST, failures=1))
    assert (forms(refused)[POST], boards.desired_messages(refused)[POST].waits) == (Content.LIVE, False)
    there = with_state(board, NEXT_POST, stands(NEXT_POST))
    assert not boards.desired_messages(there)[POST].waits
    assert forms(there)[POST] is Content.DELETED


def test_a_post_below_the_result_stands_for_the_table() -> None:
    board = a_board(POST, NEXT_POST, facts=replace(DEAL, is_dealing=False))._replace(ends={POST: 8})
    assert board.post == NEXT_POST
    only = a_board(POST, facts=replace(DEAL, is_dealing=False))._replace(ends={POST: 8})
    assert only.post == POST


@pytest.mark.parametrize("key", [None, ANNS])
def test_who_uses_their_hand_is_asked_there(key: MessageKey | None) -> None:
    board, given = boards.play_by(a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE, BOB: NEWER}), ANN, key, NOW)
    assert board.focus == {BOB: NEWER}
    assert [each.in_flight.method for each in effects(given, PRIVATE) if isinstance(each, CallDiscord)] == [
        CallMethod.DELETE
    ]


def test_nobody_plays_by_what_is_no_more() -> None:
    board, _ = boards.play_by(a_board(*WHOLE), ANN, PRIVATE, NOW)
    assert board.focus == {}


def test_before_its_token_ends_a_private_answer_gives_way_to_the_hand() -> None:
    board = a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE, BOB: NEWER})
    board = with_state(board, ANNS, board.messages[ANNS]._replace(shows=ShownContent(Content.INACTIVE, 1, MUTE)))
    board, given = boards.tell(board, PRIVATE, TimerFired(), NOW + 840.0 - CLOSE_BEFORE_EXPIRY_SECONDS)
    assert board.focus == {BOB: NEWER}
    assert Prepare(CallMethod.EDIT_FREE, Content.FINAL) in effects(given, PRIVATE)
    assert Prepare(CallMethod.EDIT, Content.LIVE) in effects(given, ANNS)


def test_a_private_answer_that_ended_gives_way_to_the_hand() -> None:
    board = a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE, BOB: NEWER})
    board, given = boards.tell(board, PRIVATE, TimerFired(), NOW + 900.0)
    assert MessageEnded(place(PRIVATE)) in effects(given, PRIVATE)
    assert PRIVATE not in board.messages
    assert board.focus == {BOB: NEWER}
    assert board.messages[ANNS].desired.content is Content.LIVE


# The post that takes another's place


def outgrown(board: MessageBoard) -> tuple[MessageBoard, boards.Consequences]:
    """The post's edit is refused as it is too old."""
    board, _ = boards.follow(board, replace(board.facts, stamp=2), NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    return boards.tell(board, POST, CallFinished(CallRefused(Reason.TOO_OLD)), NOW)


def test_an_outgrown_post_stays_until_the_next_one_stands() -> None:
    board, given = outgrown(a_board(*WHOLE))
    assert effects(given, NEXT_POST) == [Prepare(CallMethod.SEND, Content.LIVE)]
    assert forms(board)[POST] is Content.LIVE
    board, _ = boards.tell(board, NEXT_POST, Prepared(MUTE), NOW)
    board, given = boards.tell(board, NEXT_POST, CallFinished(Delivered(place(NEXT_POST))), NOW)
    assert [each.in_flight.method for each in effects(given, POST) if isinstance(each, CallDiscord)] == [
        CallMethod.DELETE
    ]
    board, _ = boards.tell(board, POST, CallFinished(Delivered()), NOW)
    assert board.of(MessageKind.POST) == [NEXT_POST]


def test_one_post_at_a_time_takes_anothers_place() -> None:
    board, _ = outgrown(a_board(*WHOLE))
    for event in (TimerFired(), Prepared(MUTE), CallFinished(CallRefused(Reason.TOO_OLD))):
        board, _ = boards.tell(board, POST, event, NOW + FIRST_RETRY_SECONDS)
    assert board.of(MessageKind.POST) == [POST, NEXT_POST]


THIRD_POST = MessageKey(MessageKind.POST, 0, 3)


def test_a_post_that_could_not_be_sent_goes_for_the_one_after_it_though_that_tells_a_deal() -> None:
    """Both came after the same post, so Discord would take them for one message by their nonce."""
    board = a_board(*WHOLE, facts=PAUSE)
    states = {NEXT_POST: MessageState(MessageKind.POST), THIRD_POST: MessageState(MessageKind.POST)}
    board = board._replace(messages={**board.messages, **states}, ends={THIRD_POST: 8})
    assert forms(board)[NEXT_POST] is Content.DELETED
    assert forms(board)[POST] is Content.LIVE  # it stays until what was told can be read


@pytest.mark.parametrize(
    ("older", "waits"),
    [
        pytest.param(
            {"in_flight": InFlightUpdate(CallMethod.SEND, Content.LIVE, 1, is_calling=True)}, True, id="on its way"
        ),
        pytest.param({"status": DeliveryStatus.UNCERTAIN}, True, id="perhaps there"),
        pytest.param({"in_flight": InFlightUpdate(CallMethod.SEND, Content.LIVE, 1)}, False, id="composed"),
        pytest.param({}, False, id="waiting"),
    ],
)
def test_a_post_is_not_sent_while_an_older_one_is(older: dict[str, Any], waits: bool) -> None:
    states = {POST: MessageState(MessageKind.POST, **older), NEXT_POST: MessageState(MessageKind.POST)}
    assert boards.desired_messages(MessageBoard(DEAL, states))[NEXT_POST].waits == waits
    shut = OPEN._replace(refused_at=NOW, next_try=NOW + 60, is_shut=True)
    assert not waits or boards.desired_messages(MessageBoard(DEAL, states, channel=shut))[NEXT_POST].waits
    assert not boards.desired_messages(MessageBoard(DEAL, states))[POST].waits
    assert not boards.desired_messages(MessageBoard(DEAL, states | {NEXT_POST: stands(NEXT_POST)}))[NEXT_POST].waits


def test_an_unsent_post_of_a_closed_table_is_not_sent_any_more() -> None:
    board, _ = outgrown(a_board(*WHOLE))
    board, given = boards.follow(board, replace(board.facts, stamp=3, is_closed=True), NOW)
    assert MessageEnded() in effects(given, NEXT_POST)
    assert forms(board)[POST] is Content.LIVE


def test_a_post_on_its_way_when_the_table_closes_becomes_the_post() -> None:
    board, _ = outgrown(a_board(*WHOLE))
    board, _ = boards.tell(board, NEXT_POST, Prepared(MUTE), NOW)
    board, _ = boards.follow(board, replace(board.facts, stamp=3, is_closed=True), NOW)
    board, given = boards.tell(board, NEXT_POST, CallFinished(Delivered(place(NEXT_POST))), NOW)
    assert [effect for effect in effects(given, NEXT_POST) if isinstance(effect, CallDiscord)] == []
    assert forms(board)[POST] is Content.DELETED
    assert forms(board)[NEXT_POST] is Content.LIVE


@pytest.mark.parametrize("content", [Content.INACTIVE, Content.FINAL])
def test_what_a_hand_is_just_given_to_show_is_not_what_a_table_that_closes_meanwhile_is_to_say(
    content: Content,
) -> None:
    under_way = InFlightUpdate(CallMethod.EDIT, content, 1, appearance=LASTING, is_calling=True)
    board = with_state(a_board(*WHOLE), ANNS, stands(ANNS, in_flight=under_way))
    board, _ = boards.follow(board, replace(board.facts, stamp=2, is_closed=True), NOW)
    _, given = boards.tell(board, ANNS, CallFinished(Delivered()), NOW)
    assert Prepare(CallMethod.EDIT, Content.FINAL) in effects(given, ANNS)


def test_posts_that_another_process_keeps_are_left() -> None:
    assert set(forms(a_board(POST, NEXT_POST, facts=replace(DEAL, is_held=False))).values()) == {Content.HANDED_OVER}


BURIED = {"is_dealing": True, "can_spend": True}


def a_buried_board(**facts: Any) -> MessageBoard:
    """Something was said below the post."""
    return a_board(*WHOLE, facts=replace(DEAL, **(BURIED | facts)))._replace(said=place(POST).message + 1)


def posts(board: MessageBoard, appearance: Appearance = MUTE, **facts: Any) -> list[MessageKey]:
    """After the table has changed, and the post was composed again."""
    board, _ = boards.follow(board, replace(board.facts, stamp=board.facts.stamp + 1, **facts), NOW)
    return boards.tell(board, POST, Prepared(appearance), NOW)[0].of(MessageKind.POST)


def test_a_post_below_which_something_was_said_is_sent_anew_while_a_deal_goes_on() -> None:
    assert posts(a_buried_board()) == [POST, NEXT_POST]
    assert posts(a_buried_board(is_dealing=False)) == [POST]
    assert posts(a_buried_board(can_spend=False)) == [POST]
    assert posts(a_buried_board()._replace(said=place(POST).message)) == [POST]


def test_a_post_below_which_a_result_was_told_late_moves_at_any_cost() -> None:
    below, late = MessageLocation(7, place(POST).message + 1), MessageKey(MessageKind.POST, 0, -place(POST).message - 1)
    for key, ends, moves in ((late, 6, True), (MessageKey(MessageKind.SAID, 0, 1), None, False)):
        board, _ = boards.begin(a_buried_board(can_spend=False), key, MessageState(key.kind), None, NOW, ends)
        for event in (Prepared(MUTE), CallFinished(Delivered(below))):
            board, _ = boards.tell(board, key, event, NOW)
        assert (NEXT_POST in board.messages) is moves
        assert (NEXT_POST in posts(board)) is moves


LATE = boards.older_post(NUMBERS[POST] + 1)
BELOW_THE_POST = MessageLocation(7, NUMBERS[POST] + 1)


def told_late(board: MessageBoard, deal: int = 6) -> MessageBoard:
    """What an earlier deal came to has been sent, below the post."""
    board, _ = boards.begin(board, LATE, MessageState(MessageKind.POST), None, NOW, deal)
    for event in (Prepared(LASTING), CallFinished(Delivered(BELOW_THE_POST))):
        board, _ = boards.tell(board, LATE, event, NOW)
    return board


@pytest.mark.parametrize("is_dealing", [True, False], ids=["while a deal goes on", "between two deals"])
def test_a_post_above_a_result_moves_without_an_edit(is_dealing: bool) -> None:
    board = told_late(a_board(*WHOLE)._replace(facts=replace(DEAL, is_dealing=is_dealing)))
    assert LATE not in board.messages, "it has ended"
    assert forms(board)[NEXT_POST] is Content.LIVE


@pytest.mark.parametrize(
    "facts", [DEAL, replace(DEAL, is_dealing=False), replace(DEAL, is_dealing=False, is_between_deals=True)]
)
@pytest.mark.parametrize("is_told", [True, False])
def test_a_post_above_a_result_that_is_found_moves_before_anything_else_is_heard(
    facts: TableFacts, is_told: bool
) -> None:
    board = boards.end_deal(a_board(*WHOLE), 6, NOW, BELOW_THE_POST, is_told=is_told)
    board, given = boards.follow(board, facts, NOW)
    assert Prepare(CallMethod.SEND, Content.LIVE) in effects(given, NEXT_POST)
    above = boards.end_deal(a_board(*WHOLE), 6, NOW, MessageLocation(7, NUMBERS[POST] - 1), is_told=is_told)
    assert NEXT_POST not in boards.follow(above, facts, NOW)[0].messages


def test_a_post_above_a_result_that_is_pressed_moves() -> None:
    pressed = MessageState(MessageKind.POST, DeliveryStatus.SENT, BELOW_THE_POST)
    board, _ = boards.begin(a_board(*WHOLE), LATE, pressed, GATHERED, NOW, 6)
    assert NEXT_POST in board.messages


def test_a_post_above_what_another_table_came_to_moves() -> None:
    for message in (NUMBERS[POST], NUMBERS[POST] + 1):
        board, _ = boards.note_result(a_board(*WHOLE), message, NOW)
        assert (NEXT_POST in board.messages) is (message > NUMBERS[POST])
        assert boards.note_result(board, message - 1, NOW) == (board, ())


def test_a_post_that_somebody_deleted_is_sent_anew_once_until_the_table_changes() -> None:
    board, given = boards.note_deletion(a_board(*WHOLE), NUMBERS[POST], NOW)
    assert (POST, Prepare(CallMethod.SEND, Content.LIVE)) in given
    for event in (Prepared(LASTING), CallFinished(Delivered(BELOW_THE_POST))):
        board, _ = boards.tell(board, POST, event, NOW)
    below = BELOW_THE_POST.message
    assert boards.note_deletion(board, below, NOW) == (board, ())
    board, _ = boards.follow(board, replace(board.facts, stamp=2), NOW)
    assert boards.note_deletion(board, below, NOW)[0].messages[POST].status is DeliveryStatus.UNSENT


def test_where_a_told_result_stood_for_the_table_another_post_does_once_it_is_deleted() -> None:
    board = ended()
    for event in (Prepared(Appearance(99)), CallFinished(Delivered())):
        board, _ = boards.tell(board, POST, event, NOW)
    board, given = boards.note_deletion(board, NUMBERS[POST], NOW)
    assert board.ends == {}
    assert (POST, MessageEnded(stands(POST).place)) in given
    assert (POST, Prepare(CallMethod.SEND, Content.LIVE)) in given  # the newest of them again


@pytest.mark.parametrize("key", [ANNS, CALL], ids=["a hand", "a call"])
def test_of_other_messages_a_deletion_is_nothing(key: MessageKey) -> None:
    board = a_board(*WHOLE, CALL, facts=replace(DEAL, called=frozenset({ANN})))
    assert boards.note_deletion(board, NUMBERS[key], NOW) == (board, ())
    assert boards.note_deletion(board, 999, NOW) == (board, ())


def test_what_we_delete_ourselves_is_not_sent_anew() -> None:
    board = a_board(*WHOLE, NEXT_POST)
    assert forms(board)[POST] is Content.DELETED
    assert boards.note_deletion(board, NUMBERS[POST], NOW) == (board, ())


def test_a_post_that_is_found_above_a_result_moves() -> None:
    board = a_board(*WHOLE)._replace(resulted=NUMBERS[NEXT_POST] + 1)
    board, _ = boards.begin(board, NEXT_POST, stands(NEXT_POST), None, NOW)
    assert board.of(MessageKind.POST)[-1] == MessageKey(MessageKind.POST, 0, 3)


def test_a_result_above_an_earlier_one_does_not_stand_for_the_table() -> None:
    board = told_late(ended())
    assert (forms(board)[POST], forms(board)[NEXT_POST]) == (Content.RESULT, Content.LIVE)
    there = with_state(board, NEXT_POST, stands(NEXT_POST)._replace(place=MessageLocation(7, 99)))
    assert forms(there)[POST] is Content.FINAL


def test_a_post_above_a_result_does_not_become_one() -> None:
    board = told_late(a_board(*WHOLE))
    assert boards.end_deal(board, 8, NOW).ends == {NEXT_POST: 8}
    found = boards.end_deal(a_board(*WHOLE), 6, NOW, BELOW_THE_POST)
    assert boards.end_deal(found, 8, NOW).ends == {LATE: 6, NEXT_POST: 8}


def test_that_a_result_stands_is_known_when_another_process_has_kept_it() -> None:
    board = boards.end_deal(a_board(*WHOLE), 6, NOW, BELOW_THE_POST)
    assert boards.forget(board, {MessageKind.POST}).newest_result == BELOW_THE_POST.message


def test_what_nobody_may_notice_does_not_move_the_post() -> None:
    assert posts(a_buried_board(), appearance=ASKS) == [POST]


def test_a_post_that_will_soon_bear_no_edits_is_sent_anew() -> None:
    assert posts(a_board(*WHOLE), old_before=place(POST).message + 1) == [POST, NEXT_POST]
    assert posts(a_board(*WHOLE), old_before=place(POST).message) == [POST]


def test_a_post_is_as_old_as_it_is_itself() -> None:
    """One that is still to be deleted may be older."""
    facts = replace(PAUSE, old_before=NUMBERS[POST] + 1)
    wanted = boards.desired_messages(a_board(*WHOLE, NEXT_POST, facts=facts, ends={NEXT_POST: 8}))
    assert (wanted[POST].content, wanted[NEXT_POST].content) == (Content.DELETED, Content.RESULT)
    assert not wanted[NEXT_POST].should_repost
    assert boards.desired_messages(a_board(*WHOLE, facts=facts))[POST].should_repost


def test_a_post_in_whose_place_a_deal_was_told_goes_once_that_stands() -> None:
    board = ended(a_board(*WHOLE))
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, CallFinished(CallRefused(Reason.TOO_OLD)), NOW)
    assert (board.ends, forms(board)[POST]) == ({NEXT_POST: 8}, Content.LIVE)
    board, _ = boards.tell(board, NEXT_POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, NEXT_POST, CallFinished(Delivered(place(NEXT_POST))), NOW)
    assert (forms(board)[POST], forms(board)[NEXT_POST], board.post) == (Content.DELETED, Content.RESULT, NEXT_POST)


def test_the_post_of_a_closed_table_is_edited_however_old_it_is() -> None:
    closed = replace(a_board(*WHOLE).facts, stamp=3, is_closed=True, old_before=place(POST).message + 1)
    board, _ = boards.follow(a_board(*WHOLE), closed, NOW)
    board, given = boards.tell(board, POST, Prepared(MUTE), NOW)
    assert [each.in_flight.method for each in effects(given, POST) if isinstance(each, CallDiscord)] == [
        CallMethod.EDIT
    ]
    board, _ = boards.tell(board, POST, CallFinished(CallRefused(Reason.TOO_OLD)), NOW)
    assert board.of(MessageKind.POST) == [POST], "no other is made that could not be sent"


@pytest.mark.parametrize(
    "changes",
    [
        {"place": None, "status": DeliveryStatus.UNSENT},
        {"tokens": (EditToken(5, NOW + 60.0),)},
        {"presses": (GATHERED,)},
        {"in_flight": InFlightUpdate(CallMethod.EDIT, Content.LIVE, 1, is_calling=True)},
    ],
    ids=["on its way", "edited by a token", "pressed", "being edited"],
)
def test_a_post_at_which_something_happens_is_not_sent_anew_now(changes: dict[str, Any]) -> None:
    board = a_buried_board()
    assert posts(with_state(board, POST, board.messages[POST]._replace(**changes)), old_before=999) == [POST]


def test_of_two_posts_no_third_is_made() -> None:
    board = a_buried_board()
    board = with_state(board, NEXT_POST, MessageState(MessageKind.POST, desired=board.messages[POST].desired))
    assert posts(board, old_before=999) == [POST, NEXT_POST]
    wanted = boards.desired_messages(
        a_board(POST, NEXT_POST, facts=replace(DEAL, old_before=place(NEXT_POST).message + 1))
    )
    assert not wanted[NEXT_POST].should_repost


def test_only_what_is_said_stands_below_the_post() -> None:
    for key, said in ((RESULT, 99), (ANNS, 0)):
        board = with_state(MessageBoard(DEAL), key, MessageState(key.kind))
        board, _ = boards.tell(board, key, TimerFired(), NOW)
        board, _ = boards.tell(board, key, Prepared(MUTE), NOW)
        board, _ = boards.tell(board, key, CallFinished(Delivered(MessageLocation(7, 99))), NOW)
        assert board.said == said
    assert not MessageBoard(DEAL, said=99).is_buried


def test_what_was_said_to_somebody_is_remembered() -> None:
    for key, told in ((TOLD, {BOB}), (RESULT, set()), (ANNS, set())):
        board = a_board(*WHOLE, facts=DEAL)
        state = MessageState(
            key.kind, DeliveryStatus.SENT, MessageLocation(7, 99), shows=ShownContent(Content.LIVE, 0, LASTING)
        )
        facts = replace(DEAL, deal=9)
        board, _ = boards.follow(with_state(board, key, state), facts, NOW)
        board, _ = boards.tell(board, key, TimerFired(), NOW)
        assert key not in board.messages
        assert board.told == told


def test_who_takes_no_direct_messages_is_told_again_only_once_one_was_sent_to_them_meanwhile() -> None:
    """What stood there before can still be edited, and pressed."""
    board = a_board(POST, ANNS, BOBS, told=frozenset({ANN, BOB}))  # type: ignore[arg-type]
    board, _ = boards.follow(board, replace(DEAL, stamp=2), NOW)
    board, given = boards.tell(board, BOBS, Prepared(MUTE, 2), NOW)
    assert any(isinstance(each, CallDiscord) for each in effects(given, BOBS))
    board, _ = boards.tell(board, BOBS, CallFinished(Delivered(place(BOBS))), NOW)
    assert board.told == {ANN, BOB}

    board = with_state(board, BOBS, MessageState(MessageKind.HAND))
    board, _ = boards.tell(board, BOBS, PermissionRestored(), NOW)
    board, _ = boards.tell(board, BOBS, Prepared(MUTE), NOW)
    refused, _ = boards.tell(board, BOBS, CallFinished(CallRefused(Reason.DMS_CLOSED)), NOW)
    assert refused.told == {ANN, BOB}
    sent, _ = boards.tell(board, BOBS, CallFinished(Delivered(place(BOBS))), NOW)
    assert sent.told == {ANN}
    private, _ = boards.begin(board, PRIVATE, MessageState(MessageKind.PRIVATE), GATHERED, NOW)
    private, _ = boards.tell(private, PRIVATE, MessageFound(place(PRIVATE)), NOW)
    assert private.messages[PRIVATE].status is DeliveryStatus.SENT
    assert private.told == {ANN, BOB}


# Being told


def test_a_message_that_begins_is_wished_and_pressed_at_once() -> None:
    board, given = boards.begin(a_board(*WHOLE), PRIVATE, stands(PRIVATE, None), GATHERED, NOW)
    assert board.messages[PRIVATE].presses == (GATHERED,)
    assert board.messages[PRIVATE].desired.stamp == DEAL.stamp
    board, given = boards.begin(a_board(POST), ANNS, MessageState(MessageKind.HAND), None, NOW)
    assert effects(given, ANNS) == [Prepare(CallMethod.SEND, Content.LIVE)]
    assert board.messages[ANNS].desired.stamp == DEAL.stamp


def test_a_message_that_begins_knows_from_the_first_what_it_is_to_show() -> None:
    _, given = boards.begin(a_board(*WHOLE), OLD, stands(OLD, None), None, NOW)
    assert effects(given, OLD) == [Prepare(CallMethod.EDIT, Content.FINAL)]


def test_what_was_said_and_deleted_is_said_again() -> None:
    state = MessageState(MessageKind.SAID, DeliveryStatus.SENT, MessageLocation(7, 99), shows=None)
    board = with_state(a_board(*WHOLE), RESULT, state)
    for event in (TimerFired(), Prepared(MUTE), CallFinished(CallRefused(Reason.GONE))):
        board, given = boards.tell(board, RESULT, event, NOW)
    assert Prepare(CallMethod.SEND, Content.LIVE) in effects(given, RESULT)


def test_a_press_on_what_is_no_more_is_answered_elsewhere() -> None:
    board = a_board(*WHOLE)
    assert boards.tell(board, PRIVATE, PressReceived(GATHERED), NOW) == (
        board,
        ((PRIVATE, FinishPress(5, PressOutcome.UNANSWERED)),),
    )


def test_an_answer_to_one_is_told_to_that_one() -> None:
    board, _ = boards.tell(a_board(*WHOLE), ANNS, PressReceived(GATHERED), NOW)
    board, given = boards.tell(board, ANNS, PressDone(5), NOW)
    assert [(key, effect) for key, effect in given if isinstance(effect, Prepare)] == [
        (ANNS, Prepare(CallMethod.ANSWER, Content.LIVE))
    ]


def test_what_happens_to_all_is_told_to_each() -> None:
    _, given = boards.tell_all(a_board(*WHOLE), ChangedExternally(), NOW)
    assert {key for key, effect in given if isinstance(effect, Prepare)} == set(WHOLE)


def test_what_ends_is_told_no_more() -> None:
    board = a_board(*WHOLE, facts=replace(DEAL, is_held=False))
    board, given = boards.tell_all(board, TimerFired(), NOW)
    assert board.messages == {}
    assert {key for key, effect in given if isinstance(effect, MessageEnded)} == set(WHOLE)


def test_nobody_else_is_told_of_somebody_who_is_not_at_the_table() -> None:
    assert MessageKey(MessageKind.HAND, CAT, 8) not in boards.follow(MessageBoard(), DEAL, NOW)[0].messages


# What a deal came to

PAUSE = replace(DEAL, stamp=2, awaited=frozenset(), is_dealing=False, is_between_deals=True)
LOBBY, NEXT_DEAL = replace(PAUSE, is_between_deals=False), replace(DEAL, stamp=3, deal=9)


def ended(
    board: MessageBoard | None = None, facts: TableFacts = PAUSE, deal: int = 8, place: MessageLocation | None = None
) -> MessageBoard:
    """After a deal, as the table's owner does it."""
    board = boards.end_deal(a_board(*WHOLE) if board is None else board, deal, NOW, place)
    return boards.follow(board, facts, NOW)[0]


def test_the_post_of_a_deal_becomes_what_it_came_to_and_stands_for_the_table() -> None:
    board = ended()
    assert (board.of(MessageKind.POST), board.ends) == ([POST], {POST: 8})
    assert forms(board)[POST] is Content.RESULT
    assert board.stands_by_result
    assert not a_board(*WHOLE, facts=PAUSE).stands_by_result


@pytest.mark.parametrize("facts", [LOBBY, NEXT_DEAL], ids=["a seat is free", "the next deal"])
def test_when_things_go_on_there_is_a_post_below_it(facts: TableFacts) -> None:
    board = ended()
    board, given = boards.follow(board, facts, NOW)
    assert forms(board)[POST] is Content.FINAL
    assert not board.stands_by_result
    assert effects(given, NEXT_POST) == [Prepare(CallMethod.SEND, Content.LIVE)]
    assert board.of(MessageKind.POST) == [POST, NEXT_POST]


@pytest.mark.parametrize("change", [{"is_held": False}, {"is_closed": True}, {"stamp": 0}])
def test_where_nothing_goes_on_here_there_is_none(change: dict[str, Any]) -> None:
    board = ended(facts=replace(LOBBY, **change))
    assert board.of(MessageKind.POST) in ([POST], [])


def test_while_a_press_is_to_make_the_next_post_what_the_deal_came_to_still_leads_on() -> None:
    board, _ = boards.begin(
        ended(), NEXT_POST, MessageState(MessageKind.POST), replace(GATHERED, creates_message=True), NOW
    )
    assert forms(board)[POST] is Content.RESULT
    board, _ = boards.follow(board, NEXT_DEAL, NOW)
    assert forms(board)[POST] is Content.FINAL
    assert board.of(MessageKind.POST) == [POST, NEXT_POST]


def test_a_post_that_its_press_did_not_make_is_made_all_the_same_if_it_is_lacking() -> None:
    board, _ = boards.begin(
        ended(), NEXT_POST, MessageState(MessageKind.POST), replace(GATHERED, creates_message=True), NOW
    )
    board, _ = boards.follow(board, NEXT_DEAL, NOW)
    board, _ = boards.tell(board, NEXT_POST, PressRefused(GATHERED.interaction), NOW)
    assert Prepare(CallMethod.SEND, Content.LIVE) in effects(
        boards.tell(board, POST, TimerFired(), NOW)[1], NEXT_POST
    ) or (board.messages[NEXT_POST].in_flight is not None)


def test_a_deal_is_told_once() -> None:
    board = ended()
    assert boards.end_deal(board, 8, NOW) is board
    board, _ = boards.follow(board, NEXT_DEAL, NOW)
    assert boards.end_deal(board, 8, NOW, MessageLocation(7, 99)) is board


@pytest.mark.parametrize("is_known", [True, False])
def test_what_was_said_already_where_a_post_stands_is_told_there(is_known: bool) -> None:
    board = a_board(*WHOLE)
    if is_known:
        board = boards.end_deal(board, 8, NOW, place(POST))
        assert not board.messages[POST].is_told
    before = board.messages[POST]
    board = boards.end_deal(board, 8, NOW, place(POST), is_told=True)
    assert (board.ends, board.messages[POST]) == ({POST: 8}, before._replace(is_told=True))


def test_what_was_said_already_elsewhere_is_said_by_no_other_message() -> None:
    """The one that was to say it stands for the table again, or is another post of it."""
    for board in (ended(), with_state(ended(MessageBoard(DEAL)), POST, MessageState(MessageKind.POST))):
        there = boards.end_deal(board, 8, NOW, BELOW_THE_POST, is_told=True)
        assert (there.ends, there.messages[LATE].is_told) == ({LATE: 8}, True)
        assert forms(there)[POST] is Content.LIVE
    assert boards.end_deal(board, 8, NOW, is_told=True) is board, "nobody knows where"
    earlier = boards.end_deal(a_board(*WHOLE), 6, NOW, BELOW_THE_POST, is_told=True)
    later = boards.end_deal(boards.end_deal(earlier, 8, NOW), 8, NOW, MessageLocation(7, 99), is_told=True)
    assert later.ends == {LATE: 6, boards.older_post(99): 8}


def test_what_is_just_being_said_or_was_heard_of_is_not_looked_for_elsewhere() -> None:
    editing = InFlightUpdate(CallMethod.EDIT, Content.RESULT, 2, is_calling=True)
    for changes in ({"is_told": True}, {"in_flight": editing}):
        board = with_state(ended(), POST, stands(POST, None, **changes))
        assert boards.end_deal(board, 8, NOW, BELOW_THE_POST, is_told=True) is board
    preparing = with_state(ended(), POST, stands(POST, None, in_flight=replace(editing, is_calling=False)))
    assert boards.end_deal(preparing, 8, NOW, BELOW_THE_POST, is_told=True).ends == {LATE: 8}
    gone = ended()._replace(ends={})
    assert boards.end_deal(gone, 8, NOW, BELOW_THE_POST, is_told=True) is gone, "it was told for good"
    calling = with_state(ended(), POST, stands(POST, None, in_flight=editing))
    assert boards.end_deal(calling, 8, NOW, place(POST), is_told=True).messages[POST].is_told


def test_a_deal_without_a_post_of_its_own_is_told_by_a_new_one() -> None:
    assert ended(MessageBoard(DEAL)).ends == {POST: 8}
    board = ended(ended(), replace(PAUSE, stamp=3), deal=9)
    assert board.ends == {POST: 8, NEXT_POST: 9}
    making = with_state(
        MessageBoard(DEAL), POST, MessageState(MessageKind.POST, presses=(replace(GATHERED, creates_message=True),))
    )
    assert ended(making).ends == {NEXT_POST: 8}
    pressed = with_state(MessageBoard(DEAL), POST, MessageState(MessageKind.POST, presses=(GATHERED,)))
    assert ended(pressed).ends == {POST: 8}


def test_what_the_newest_deal_came_to_stands_for_the_table_before_it_is_sent_and_after() -> None:
    board = ended(ended(), replace(PAUSE, stamp=3), deal=9)
    assert (forms(board)[POST], forms(board)[NEXT_POST]) == (Content.FINAL, Content.RESULT)
    board, _ = boards.tell(board, NEXT_POST, Prepared(ASKS), NOW)
    board, _ = boards.tell(board, NEXT_POST, CallFinished(Delivered(MessageLocation(7, 99))), NOW)
    assert (forms(board)[POST], forms(board)[NEXT_POST]) == (Content.FINAL, Content.RESULT)


def test_of_two_posts_the_one_that_stands_becomes_what_the_deal_came_to() -> None:
    board = with_state(a_board(*WHOLE, NEXT_POST), NEXT_POST, MessageState(MessageKind.POST))
    assert ended(board).ends == {POST: 8}


def test_an_earlier_deal_is_told_by_a_message_of_its_own() -> None:
    late = boards.older_post(7)
    board = ended(facts=replace(DEAL, stamp=2), deal=7)
    assert (board.ends, board.post) == ({late: 7}, POST)
    assert (forms(board)[late], forms(board)[POST]) == (Content.FINAL, Content.LIVE)
    board, _ = boards.tell(board, late, Prepared(ASKS), NOW)
    board, _ = boards.tell(board, late, CallFinished(Delivered(MessageLocation(7, 99))), NOW)
    assert board.is_buried


def test_where_it_was_written_down_that_it_is_told_it_is_told() -> None:
    assert ended(place=place(POST)).ends == {POST: 8}
    board = ended(place=MessageLocation(7, 60))
    (key,) = board.ends
    assert key == boards.older_post(60)
    assert (board.messages[key].place, board.messages[key].is_told) == (MessageLocation(7, 60), False)
    assert boards.end_deal(a_board(*WHOLE), 8, NOW, MessageLocation(7, 60), is_told=True).messages[key].is_told


def test_what_is_known_to_tell_a_deal_tells_it() -> None:
    board, _ = boards.begin(a_board(*WHOLE, facts=NEXT_DEAL), boards.older_post(60), stands(POST, None), None, NOW, 8)
    assert (board.ends, board.over) == ({boards.older_post(60): 8}, {8})
    assert forms(board)[boards.older_post(60)] is Content.FINAL


def test_a_new_post_is_no_older_one() -> None:
    board, _ = boards.begin(MessageBoard(LOBBY), boards.older_post(60), stands(POST, None), None, NOW, 8)
    assert board.of(MessageKind.POST) == [boards.older_post(60), POST]


def test_what_a_deal_came_to_is_urgent_until_it_was_told() -> None:
    board = ended()
    assert urgent(board, POST)
    assert not urgent(with_state(board, POST, board.messages[POST]._replace(is_told=True)), POST)


def test_a_hand_that_says_what_is_not_true_any_more_is_urgent() -> None:
    board = with_state(a_board(*WHOLE, facts=replace(DEAL, deal=9)), BOBS, stands(BOBS, MUTE))
    assert urgent(board, BOBS)
    assert not urgent(with_state(board, BOBS, stands(BOBS, LASTING)), BOBS)


def test_what_takes_the_place_of_a_post_tells_what_that_was_to_tell() -> None:
    board = ended()
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, CallFinished(CallRefused(Reason.TOO_OLD)), NOW)
    assert board.ends == {NEXT_POST: 8}
    assert forms(board)[NEXT_POST] is Content.RESULT or board.post == POST


def test_of_two_results_the_newer_one_stands_for_the_table() -> None:
    board = with_state(ended(ended(), replace(PAUSE, stamp=3), deal=9), NEXT_POST, stands(NEXT_POST, None))
    assert (forms(board)[POST], forms(board)[NEXT_POST]) == (Content.FINAL, Content.RESULT)
    board, _ = boards.follow(board, replace(PAUSE, stamp=4), NOW)
    board, _ = boards.tell(board, NEXT_POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, NEXT_POST, CallFinished(CallRefused(Reason.TOO_OLD)), NOW)
    assert board.ends == {POST: 8, MessageKey(MessageKind.POST, 0, 3): 9}


def test_what_a_deal_came_to_is_told_though_nothing_is_left_to_do_for_its_message() -> None:
    board, _ = boards.follow(ended(), NEXT_DEAL, NOW)
    board, _ = boards.tell(board, POST, Prepared(LASTING), NOW)
    board, given = boards.tell(board, POST, CallFinished(Delivered(place(POST))), NOW)
    assert board.of(MessageKind.POST) == [NEXT_POST]
    done = effects(given, POST)
    assert done.index(ResultAnnounced(place(POST), 8)) < done.index(MessageEnded(place(POST)))


def test_a_post_that_shows_the_table_tells_nothing_yet() -> None:
    board, _ = boards.follow(a_board(*WHOLE), replace(DEAL, stamp=2), NOW)
    board, _ = boards.tell(board, POST, Prepared(Appearance(7)), NOW)
    board, given = boards.tell(ended(board, replace(PAUSE, stamp=3)), POST, CallFinished(Delivered(place(POST))), NOW)
    assert board.ends == {POST: 8}
    assert [each for each in effects(given, POST) if isinstance(each, ResultAnnounced)] == []


def test_what_ended_tells_nothing_any_more() -> None:
    board, _ = boards.follow(ended(), NEXT_DEAL, NOW)
    state = board.messages[POST]._replace(in_flight=None, shows=ShownContent(Content.FINAL, 3, LASTING))
    board, _ = boards.tell(with_state(board, POST, state), POST, TimerFired(), NOW)
    assert (board.of(MessageKind.POST), board.ends) == ([NEXT_POST], {})


def test_a_post_below_a_result_is_sent_anew_as_any_other() -> None:
    board, _ = boards.follow(ended(), NEXT_DEAL, NOW)
    board = with_state(board, NEXT_POST, stands(NEXT_POST, MUTE))
    board, _ = boards.follow(board, replace(NEXT_DEAL, stamp=4, old_before=place(NEXT_POST).message + 1), NOW)
    assert boards.desired_messages(board)[NEXT_POST].should_repost


# What deals came to stands above what follows


def going_on_untold(**untold: Any) -> MessageBoard:
    """The next deal goes on, and the message is still to be sent that says what the last one came to."""
    board = boards.end_deal(MessageBoard(DEAL), 8, NOW)
    board = with_state(board, POST, board.messages[POST]._replace(**untold))
    return boards.follow(board, NEXT_DEAL, NOW)[0]


def test_the_next_post_waits_until_what_the_deal_came_to_stands_above_it() -> None:
    board = going_on_untold()
    assert (board.messages[POST].in_flight, board.messages[NEXT_POST].in_flight) == (
        InFlightUpdate(CallMethod.SEND, Content.FINAL, 3),
        None,
    )
    board, given = boards.tell(board, POST, Prepared(MUTE), NOW)
    assert not effects(given, NEXT_POST)
    board, given = boards.tell(board, POST, CallFinished(Delivered(place(POST))), NOW)
    assert Prepare(CallMethod.SEND, Content.LIVE) in effects(given, NEXT_POST)
    assert not board.is_buried


@pytest.mark.parametrize("reason", [Reason.TRY_LATER, Reason.INVALID, Reason.RESULT_UNKNOWN])
def test_what_a_deal_came_to_that_is_refused_keeps_no_table_waiting(reason: Reason) -> None:
    board, _ = boards.tell(going_on_untold(), POST, Prepared(MUTE), NOW)
    _, given = boards.tell(board, POST, CallFinished(CallRefused(reason, 300.0)), NOW)
    assert Prepare(CallMethod.SEND, Content.LIVE) in effects(given, NEXT_POST)


def test_nothing_but_the_next_post_waits_for_what_a_deal_came_to() -> None:
    board, _ = boards.begin(going_on_untold(), RESULT, MessageState(MessageKind.SAID), None, NOW)
    assert board.messages[RESULT].in_flight == InFlightUpdate(CallMethod.SEND, Content.LIVE, 0)


def test_what_stands_already_is_edited_meanwhile() -> None:
    board = going_on_untold()
    board = with_state(board, NEXT_POST, stands(NEXT_POST, MUTE))
    assert not boards.desired_messages(board)[NEXT_POST].waits


@pytest.mark.parametrize(
    "untold", [{"failures": 1}, {"status": DeliveryStatus.UNCERTAIN}, {"status": DeliveryStatus.SENT}]
)
def test_nothing_waits_for_what_stands_or_failed(untold: dict[str, Any]) -> None:
    assert going_on_untold(**untold).messages[NEXT_POST].in_flight == InFlightUpdate(CallMethod.SEND, Content.LIVE, 3)


def test_a_deal_that_cannot_be_told_any_more_keeps_no_table_waiting() -> None:
    board, given = boards.tell(going_on_untold(), POST, Prepared(None), NOW)
    assert board.of(MessageKind.POST) == [NEXT_POST]
    assert Prepare(CallMethod.SEND, Content.LIVE) in effects(given, NEXT_POST)


def test_deals_are_told_in_their_order() -> None:
    late, later = boards.older_post(6), boards.older_post(7)
    board = MessageBoard(DEAL)
    for deal in (7, 6):
        board = boards.end_deal(board, deal, NOW)
    board, _ = boards.follow(board, replace(DEAL, stamp=2), NOW)
    assert {key for key, each in board.messages.items() if each.desired.waits} == {later, POST}
    board, _ = boards.tell(board, late, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, late, CallFinished(Delivered(MessageLocation(7, 99))), NOW)
    assert {key for key, each in board.messages.items() if each.desired.waits} == {POST}


@pytest.mark.parametrize("status", [DeliveryStatus.UNSENT, DeliveryStatus.UNCERTAIN])
@pytest.mark.parametrize("later", [DeliveryStatus.UNSENT, DeliveryStatus.UNCERTAIN])
def test_of_deals_that_could_not_be_told_at_once_none_is_told_before_an_earlier(
    status: DeliveryStatus, later: DeliveryStatus
) -> None:
    first, second = boards.older_post(6), POST
    messages = {
        first: MessageState(MessageKind.POST, status, failures=2),
        second: MessageState(MessageKind.POST, later, failures=2),
    }
    board = MessageBoard(PAUSE, messages, ends={first: 6, second: 7})
    assert [key for key, desired in boards.desired_messages(board).items() if desired.waits] == [second]


def test_a_post_that_perhaps_stands_waits_for_no_deal_that_is_told() -> None:
    board = going_on_untold()
    board = with_state(board, NEXT_POST, MessageState(MessageKind.POST, DeliveryStatus.UNCERTAIN))
    assert not boards.desired_messages(board)[NEXT_POST].waits


def test_a_post_that_is_on_its_way_to_be_sent_turns_back_for_what_is_to_stand_above_it() -> None:
    board, _ = boards.follow(MessageBoard(), DEAL, NOW)
    board = boards.end_deal(board, 7, NOW)
    board, given = boards.follow(board, replace(DEAL, stamp=2), NOW)
    assert effects(given, POST) == [CancelPreparation()]
    assert board.messages[POST].in_flight is None


# What a channel refuses to one message it refuses to all

DEALS = range(8, 17)
FORBIDDEN = CallRefused(Reason.FORBIDDEN)
PICTURED = Appearance(4, pictures=44)
SHUT = ChannelAccess(NOW, NOW + FORBIDDEN_RETRY_SECONDS, 1, is_shut=True)
STILL = ChannelAccess(NOW, NOW + FORBIDDEN_RETRY_SECONDS, 1, is_still=True)
BOTH_WAYS = SHUT._replace(is_still=True)


class Refusing:
    """A table in whose channel everything that is sent is refused, or taken; how often, and what stands in it."""

    def __init__(self, board: MessageBoard | None = None, appearance: Appearance = MUTE) -> None:
        self.board, self.appearance, self.now = board or MessageBoard(), appearance, NOW
        self.is_denied = True
        self.refused = 0
        self.sent: list[MessageKey] = []

    def take(self, changed: boards.Changed) -> "Refusing":
        """Whatever has to be sent is composed and sent, until nothing is left to be done now."""
        self.board, given = changed
        while given:
            more: boards.Consequences = ()
            for key, effect in given:
                more += self._answer(key, effect)
            given = more
        return self

    def _answer(self, key: MessageKey, effect: Effect | ResultAnnounced) -> boards.Consequences:
        in_flight = self.board.messages[key].in_flight if key in self.board.messages else None
        if isinstance(effect, Prepare) and in_flight is not None and not in_flight.is_calling:
            appearance = MUTE if self.board.messages[key].in_words else self.appearance
            self.board, given = boards.tell(self.board, key, Prepared(appearance), self.now)
        elif isinstance(effect, CallDiscord):
            self.board, given = boards.tell(self.board, key, CallFinished(self._outcome(key)), self.now)
        else:
            given = ()
        return given

    def _outcome(self, key: MessageKey) -> Delivered | CallRefused:
        if self.is_denied and key.kind is not MessageKind.HAND:
            self.refused += 1
            return FORBIDDEN
        self.sent.append(key)
        return Delivered(MessageLocation(7, 100 + len(self.sent)))

    def follow(self, facts: TableFacts) -> "Refusing":
        return self.take(boards.follow(self.board, facts, self.now))

    def tell(self, key: MessageKey, event: Event) -> "Refusing":
        return self.take(boards.tell(self.board, key, event, self.now))

    def begin(self, key: MessageKey, state: MessageState) -> "Refusing":
        return self.take(boards.begin(self.board, key, state, None, self.now))

    def wait(self, seconds: float) -> "Refusing":
        self.now += seconds
        return self.take(boards.tell_all(self.board, TimerFired(), self.now))

    def hint(self) -> "Refusing":
        return self.take(boards.tell_all(self.board, PermissionRestored(), self.now))

    def allow(self) -> "Refusing":
        self.is_denied = False
        return self.hint()


def nine_deals(refusing: Refusing) -> Refusing:
    """Nine quick deals are played, the tenth goes on."""
    for stamp, deal in enumerate(DEALS):
        refusing.follow(replace(DEAL, stamp=2 * stamp + 1, deal=deal))
        refusing.board = boards.end_deal(refusing.board, deal, refusing.now)
        refusing.follow(replace(PAUSE, stamp=2 * stamp + 2, deal=deal))
    return refusing.follow(replace(DEAL, stamp=100, deal=DEALS[-1] + 1))


def test_a_channel_that_takes_nothing_is_asked_once_however_much_is_to_be_said() -> None:
    assert nine_deals(Refusing()).refused == 1
    assert nine_deals(Refusing(appearance=PICTURED)).refused == 2  # once more in words


def test_direct_messages_go_on_meanwhile() -> None:
    hands = [key for key in nine_deals(Refusing()).sent if key.kind is MessageKind.HAND]
    assert hands == [
        MessageKey(MessageKind.HAND, user, deal) for deal in (*DEALS, DEALS[-1] + 1) for user in (ANN, BOB)
    ]


def test_once_it_may_take_it_all_is_said_at_once_and_in_its_order() -> None:
    refusing = nine_deals(Refusing())
    refusing.sent, ends = [], dict(refusing.board.ends)
    posts = [key for key in refusing.allow().sent if key.kind is MessageKind.POST]
    assert [ends.get(key) for key in posts] == [*DEALS, None]
    assert (refusing.refused, refusing.board.channel.is_barred) == (1, False)


def test_of_all_that_waits_the_first_that_was_refused_asks_again_after_a_while() -> None:
    refusing = nine_deals(Refusing())
    assert refusing.wait(FORBIDDEN_RETRY_SECONDS - 1.0).refused == 1
    assert refusing.wait(1.0).refused == 2
    assert refusing.wait(2 * FORBIDDEN_RETRY_SECONDS - 1.0).refused == 2
    assert refusing.wait(1.0).refused == 3


def test_a_hint_has_one_of_them_ask_again_and_the_others_wait() -> None:
    refusing = nine_deals(Refusing())
    assert refusing.hint().refused == 2
    assert refusing.hint().refused == 3


def test_what_it_takes_from_the_one_that_asks_it_takes_from_all() -> None:
    refusing = nine_deals(Refusing())
    refusing.is_denied, refusing.sent, ends = False, [], dict(refusing.board.ends)
    posts = [key for key in refusing.wait(FORBIDDEN_RETRY_SECONDS).sent if key.kind is MessageKind.POST]
    assert [ends.get(key) for key in posts] == [*DEALS, None]


@pytest.mark.parametrize("kind", [MessageKind.SAID, MessageKind.CALL, MessageKind.INVITE])
def test_where_the_one_that_asked_is_gone_another_asks_when_it_is_time(kind: MessageKind) -> None:
    board = a_board(*WHOLE, RESULT, facts=replace(DEAL, called=frozenset({ANN})), channel=SHUT)
    refusing = Refusing(board._replace(messages={**board.messages, POST: stands(POST, MUTE)}))
    refusing.begin(MessageKey(kind, 0, 9), MessageState(kind))
    assert refusing.refused == 0
    assert refusing.board.messages[MessageKey(kind, 0, 9)].desired.not_before == NOW + FORBIDDEN_RETRY_SECONDS
    assert refusing.wait(FORBIDDEN_RETRY_SECONDS).refused == 1


def test_told_too_often_it_is_asked_in_a_while_and_direct_messages_are_told() -> None:
    channel = ChannelAccess(NOW, NOW + 3600.0, FEW_REFUSALS, is_shut=True)
    board = a_board(*WHOLE, channel=channel)
    for key in (POST, ANNS):
        board = with_state(board, key, board.messages[key]._replace(not_before=NOW + 90.0))
    board, _ = boards.tell_all(board, PermissionRestored(), NOW)
    assert board.channel.next_try == NOW + FORBIDDEN_RETRY_SECONDS
    assert (board.messages[POST].not_before, board.messages[ANNS].not_before) == (NOW + 90.0, 0.0)
    board, _ = boards.tell_all(board, PermissionRestored(), NOW + FORBIDDEN_RETRY_SECONDS)
    assert board.messages[POST].not_before == 0.0
    assert boards.tell_all(board, TimerFired(), NOW)[0].channel == board.channel


def test_what_has_nothing_to_show_does_not_ask_for_all() -> None:
    empty = MessageState(MessageKind.POST, failures=1, empty=1)
    messages = {POST: empty._replace(desired=DesiredMessage(stamp=1)), RESULT: MessageState(MessageKind.SAID)}
    assert not boards.desired_messages(MessageBoard(DEAL, messages, channel=SHUT))[RESULT].waits
    assert boards.desired_messages(MessageBoard(DEAL, {**messages, POST: empty}, channel=SHUT))[RESULT].waits


def test_what_is_being_composed_turns_back_when_another_is_refused() -> None:
    board, _ = boards.follow(a_board(), DEAL, NOW)
    board, _ = boards.begin(board, RESULT, MessageState(MessageKind.SAID), None, NOW)
    board, _ = boards.tell(board, RESULT, Prepared(MUTE), NOW)
    board, given = boards.tell(board, RESULT, CallFinished(FORBIDDEN), NOW)
    assert effects(given, POST)[0] == CancelPreparation()
    assert board.messages[ANNS].in_flight == InFlightUpdate(CallMethod.SEND, Content.LIVE, 1)


def test_of_those_that_were_refused_a_result_asks_first_that_of_the_first_deal_before_others() -> None:
    order, ends = [NEXT_POST, POST, CALL, RESULT], {NEXT_POST: 7, POST: 8}
    while order:
        messages = {key: MessageState(key.kind, failures=1) for key in order}
        board = MessageBoard(NEXT_DEAL, messages, ends={key: ends[key] for key in order if key in ends}, channel=SHUT)
        assert [key for key, desired in boards.desired_messages(board).items() if not desired.waits] == [order.pop(0)]


@pytest.mark.parametrize(
    ("key", "state"),
    [
        pytest.param(POST, {"failures": 1, "status": DeliveryStatus.SENT}, id="it stands"),
        pytest.param(POST, {}, id="it was not refused"),
        pytest.param(ANNS, {"failures": 1}, id="a direct message"),
    ],
)
def test_nothing_else_asks_for_all(key: MessageKey, state: dict[str, Any]) -> None:
    messages = {key: MessageState(key.kind, **state), RESULT: MessageState(MessageKind.SAID, failures=1)}
    wanted = boards.desired_messages(MessageBoard(DEAL, messages, channel=SHUT))
    is_sent = state.get("status") is not DeliveryStatus.SENT
    assert (wanted[key].waits, wanted[RESULT].waits) == (key is POST and is_sent, False)


def test_what_perhaps_stands_asks_for_all_too_and_alone() -> None:
    doubted = MessageState(MessageKind.POST, DeliveryStatus.UNCERTAIN, failures=1)
    messages = {boards.older_post(7): doubted, POST: doubted, NEXT_POST: MessageState(MessageKind.POST)}
    board = MessageBoard(NEXT_DEAL, messages, ends={boards.older_post(7): 7, POST: 8}, channel=SHUT)
    assert [key for key, desired in boards.desired_messages(board).items() if not desired.waits] == [
        boards.older_post(7)
    ]


@pytest.mark.parametrize(("key", "waits"), [(NEXT_POST, True), (RESULT, False)])
def test_a_post_does_not_ask_while_an_older_one_is_being_sent(key: MessageKey, waits: bool) -> None:
    messages = {POST: MessageState(MessageKind.POST, **CALLED), key: MessageState(key.kind, failures=1)}
    assert boards.desired_messages(MessageBoard(DEAL, messages, channel=SHUT))[key].waits is waits


def test_of_two_that_perhaps_stand_neither_waits_for_the_other() -> None:
    """They may be one already, which the nonce that both have tells."""
    doubted = MessageState(MessageKind.POST, DeliveryStatus.UNCERTAIN, failures=1)
    wanted = boards.desired_messages(MessageBoard(DEAL, {POST: doubted, NEXT_POST: doubted}))
    assert (wanted[POST].waits, wanted[NEXT_POST].waits) == (False, False)


@pytest.mark.parametrize("status", [DeliveryStatus.UNSENT, DeliveryStatus.UNLOCATED])
def test_what_cannot_be_changed_asks_for_nothing_that_is_still_to_be_sent(status: DeliveryStatus) -> None:
    board = a_board(CALL, channel=STILL if status is DeliveryStatus.UNSENT else BOTH_WAYS)
    board = with_state(board, POST, MessageState(MessageKind.POST, status, failures=1))
    assert not boards.desired_messages(board)[CALL].waits


def test_who_asks_for_all_does_not_wait_for_an_earlier_deal_of_which_it_is_heard_later() -> None:
    refusing = nine_deals(Refusing())
    refusing.board = boards.end_deal(refusing.board, 7, refusing.now)
    assert refusing.follow(replace(DEAL, stamp=101, deal=17)).refused == 1
    assert refusing.wait(FORBIDDEN_RETRY_SECONDS).refused == 2


@pytest.mark.parametrize(
    ("reason", "is_shut"),
    [
        (Reason.INVALID, False), (Reason.TOO_OLD, False), (Reason.TRY_LATER, True), (Reason.RESULT_UNKNOWN, True),
        (Reason.FORBIDDEN, True),
    ],
)  # fmt: skip
def test_what_is_refused_to_one_message_alone_says_nothing_of_the_channel(reason: Reason, is_shut: bool) -> None:
    board, _ = boards.tell(going_on_untold(), POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board._replace(channel=SHUT), POST, CallFinished(CallRefused(reason)), NOW)
    assert board.channel.is_shut is is_shut
    board, _ = boards.tell(going_on_untold(), POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, CallFinished(CallRefused(reason)), NOW)
    assert board.channel.is_shut is (reason is Reason.FORBIDDEN)


@pytest.mark.parametrize("outcome", [Delivered(), FORBIDDEN])
@pytest.mark.parametrize("channel", [OPEN, SHUT])
def test_an_edit_says_nothing_of_what_is_sent(channel: ChannelAccess, outcome: Delivered | CallRefused) -> None:
    board, _ = boards.follow(a_board(*WHOLE, channel=channel), replace(DEAL, stamp=2), NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, CallFinished(outcome), NOW + 1.0)
    assert board.channel.is_shut is channel.is_shut
    assert board.channel.is_still is (outcome == FORBIDDEN)


TOLD_RESULT = boards.older_post(60)


def a_still_board(**wanted: Any) -> MessageBoard:
    """A table's post that is behind, a result that leads on no more, and a call to be deleted, where nothing is."""
    facts = replace(DEAL, stamp=2)
    board = a_board(*WHOLE, CALL, facts=facts, channel=STILL._replace(**wanted), ends={TOLD_RESULT: 7})
    told = stands(POST, place=MessageLocation(7, 60), is_told=True)
    return boards.follow(with_state(board, TOLD_RESULT, told), facts, NOW)[0]


def test_where_nothing_can_be_changed_one_asks_and_the_others_wait() -> None:
    wanted = boards.desired_messages(a_still_board())
    assert [key for key, desired in wanted.items() if key.kind is not MessageKind.HAND and not desired.waits] == [
        TOLD_RESULT
    ]
    assert {desired.not_before for key, desired in wanted.items() if key.kind is not MessageKind.HAND} == {
        STILL.next_try
    }
    board, given = boards.tell_all(a_still_board(), TimerFired(), STILL.next_try)
    assert [
        key for key, effect in given if isinstance(effect, Prepare | CallDiscord) and key.kind is not MessageKind.HAND
    ] == [TOLD_RESULT]
    board, given = boards.tell(board, TOLD_RESULT, Prepared(MUTE), STILL.next_try)
    board, given = boards.tell(board, TOLD_RESULT, CallFinished(Delivered()), STILL.next_try)
    assert effects(given, POST)[0] == Prepare(CallMethod.EDIT, Content.LIVE)
    assert isinstance(effects(given, CALL)[0], CallDiscord)


def test_what_was_set_right_leaves_the_asking_to_another() -> None:
    board, given = boards.tell_all(a_still_board(), TimerFired(), STILL.next_try)
    board, given = boards.tell(board, TOLD_RESULT, Prepared(ASKS), STILL.next_try)  # there was nothing to be changed
    assert effects(given, POST)[0] == Prepare(CallMethod.EDIT, Content.LIVE)


def test_what_is_as_it_should_be_does_not_ask() -> None:
    board = a_board(*WHOLE, CALL, channel=STILL)
    assert [
        key for key, desired in boards.desired_messages(board).items() if key.kind in PUBLIC and not desired.waits
    ] == [CALL]


def test_what_turns_out_to_be_as_it_should_lets_another_ask_at_once() -> None:
    facts = replace(DEAL, stamp=2)
    board, _ = boards.follow(a_board(*WHOLE, CALL, facts=facts, channel=STILL), facts, NOW)
    board, _ = boards.tell(board, POST, TimerFired(), STILL.next_try)
    _, given = boards.tell(board, POST, Prepared(ASKS), STILL.next_try)
    assert isinstance(effects(given, CALL)[0], CallDiscord)


def test_of_two_posts_that_are_still_to_be_sent_the_older_goes() -> None:
    assert forms(MessageBoard(DEAL, dict.fromkeys((POST, NEXT_POST), MessageState(MessageKind.POST)))) == {
        POST: Content.DELETED, NEXT_POST: Content.LIVE,
    }  # fmt: skip


def test_where_nothing_at_all_is_taken_what_is_new_asks() -> None:
    board = a_still_board(is_shut=True)
    board, _ = boards.begin(board, RESULT, MessageState(MessageKind.SAID), None, NOW)
    assert [
        key
        for key, desired in boards.desired_messages(board).items()
        if key.kind is not MessageKind.HAND and not desired.waits
    ] == [RESULT]


def test_in_a_thread_that_sleeps_an_interaction_changes_nothing_either() -> None:
    board = a_still_board(is_archived=True)
    wanted = boards.desired_messages(board)
    assert (wanted[POST].is_archived, wanted[ANNS].is_archived) == (True, False)
    assert not boards.desired_messages(a_still_board())[POST].is_archived
    new = boards.next_post(board)
    board, _ = boards.begin(board, new, MessageState(MessageKind.POST), replace(GATHERED, creates_message=True), NOW)
    assert not board.messages[new].desired.is_archived  # something new may wake it
    board, _ = boards.begin(
        a_still_board(is_archived=True, is_shut=True),
        new,
        MessageState(MessageKind.POST),
        replace(GATHERED, creates_message=True),
        NOW,
    )
    _, given = boards.tell(board, new, PressDone(5), NOW)
    assert effects(given, new)[0] == FinishPress(5, PressOutcome.UNANSWERED)


# What stood in a channel that is gone


def test_when_the_channel_is_gone_nothing_is_left_to_be_done_there() -> None:
    board = a_board(*WHOLE, CALL, RESULT, facts=replace(DEAL, awaited=frozenset()))
    board, given = boards.lose_channel(boards.end_deal(board, 7, NOW), NOW)
    assert {key.kind for key in board.messages} == {MessageKind.HAND}
    assert not [effect for _, effect in given if isinstance(effect, Prepare | CallDiscord)]
    assert not boards.follow(board, replace(DEAL, stamp=2), NOW)[0].of(MessageKind.POST)
    assert not boards.follow(boards.end_deal(board, 8, NOW), replace(PAUSE, stamp=3), NOW)[0].of(MessageKind.POST)


def test_of_a_channel_that_is_gone_one_message_tells_all() -> None:
    board, _ = boards.follow(a_board(*WHOLE, CALL), replace(DEAL, stamp=2), NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, given = boards.tell(board, POST, CallFinished(CallRefused(Reason.CHANNEL_GONE)), NOW)
    assert effects(given, POST)[0] == Unreachable(Reason.CHANNEL_GONE)
    assert {key.kind for key in board.messages} == {MessageKind.HAND}


def test_somebodys_direct_messages_say_nothing_of_the_channel() -> None:
    board, _ = boards.follow(MessageBoard(channel=SHUT), DEAL, NOW)
    board, given = boards.tell(board, ANNS, Prepared(MUTE), NOW)
    assert [type(each) for each in effects(given, ANNS)] == [CallDiscord]
    assert boards.tell(board, ANNS, CallFinished(Delivered(place(ANNS))), NOW)[0].channel == SHUT
    assert boards.tell(board._replace(channel=OPEN), ANNS, CallFinished(FORBIDDEN), NOW)[0].channel == OPEN


def test_a_call_of_which_nobody_knows_says_nothing_of_the_channel() -> None:
    assert boards.tell(a_board(*WHOLE, channel=SHUT), POST, CallFinished(Delivered()), NOW)[0].channel == SHUT
    assert boards.tell(a_board(*WHOLE, channel=SHUT), NEXT_POST, CallFinished(Delivered()), NOW)[0].channel == SHUT


def test_a_refusal_from_before_a_permission_came_back_says_nothing_of_the_channel() -> None:
    board, _ = boards.follow(MessageBoard(), DEAL, NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell_all(board, PermissionRestored(), NOW)
    assert not boards.tell(board, POST, CallFinished(FORBIDDEN), NOW)[0].channel.is_barred


def test_a_press_is_answered_in_a_channel_that_takes_nothing() -> None:
    board, _ = boards.begin(
        MessageBoard(DEAL, channel=SHUT),
        POST,
        MessageState(MessageKind.POST),
        replace(GATHERED, creates_message=True),
        NOW,
    )
    board, _ = boards.tell(board, POST, PressDone(5), NOW)
    assert board.messages[POST].in_flight == InFlightUpdate(CallMethod.ANSWER, Content.LIVE, 1, 5)


# What a channel that takes no pictures is told in words


def refused_a_picture() -> MessageBoard:
    board, _ = boards.follow(MessageBoard(), DEAL, NOW)
    board, _ = boards.tell(board, POST, Prepared(PICTURED), NOW)
    board, given = boards.tell(board, POST, CallFinished(FORBIDDEN), NOW)
    assert Prepare(CallMethod.SEND, Content.LIVE) in effects(given, POST)
    assert board.channel == ChannelAccess(NOW, in_words=True)
    return board


@pytest.mark.parametrize(
    ("seconds", "in_words"), [(FORBIDDEN_RETRY_SECONDS - 1.0, True), (FORBIDDEN_RETRY_SECONDS, False)]
)
def test_where_pictures_were_refused_a_new_post_is_in_words_for_a_while(seconds: float, in_words: bool) -> None:
    now, board = NOW + seconds, refused_a_picture()
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, CallFinished(Delivered(place(POST))), NOW)
    late, later = boards.older_post(6), MessageKey(MessageKind.POST, 0, 2)
    board = boards.end_deal(boards.end_deal(board, 6, now), 8, now)
    board, _ = boards.follow(board, NEXT_DEAL, now)
    assert {key: board.messages[key].in_words for key in (late, later)} == {late: in_words, later: in_words}


def test_so_is_what_takes_the_place_of_an_outgrown_one() -> None:
    board, _ = boards.follow(a_board(*WHOLE, channel=ChannelAccess(NOW, in_words=True)), replace(DEAL, stamp=2), NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, CallFinished(CallRefused(Reason.TOO_OLD)), NOW)
    assert board.messages[NEXT_POST].in_words


def test_where_only_words_were_refused_a_new_post_has_its_picture() -> None:
    assert not boards.follow(MessageBoard(channel=SHUT), DEAL, NOW)[0].messages[POST].in_words


def test_where_pictures_are_allowed_again_all_have_them() -> None:
    board, _ = boards.tell_all(refused_a_picture(), PermissionRestored(), NOW)
    assert (board.channel, board.messages[POST].in_words) == (OPEN, False)
    assert boards.tell_all(refused_a_picture(), TimerFired(), NOW)[0].channel == ChannelAccess(NOW, in_words=True)


def test_what_has_no_picture_anyway_tells_nothing_of_pictures() -> None:
    board, _ = boards.tell(refused_a_picture(), POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, CallFinished(Delivered(place(POST))), NOW)
    assert board.channel == ChannelAccess(NOW, in_words=True)
