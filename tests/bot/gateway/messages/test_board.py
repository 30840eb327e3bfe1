"""The rules of a table's messages, one a test: which there are, who plays by which, and what each is to show."""

from dataclasses import replace
from typing import Any

import pytest

from bot.gateway.messages import board as boards
from bot.gateway.messages.board import OPEN, Board, Channel, Facts, Key, Told
from bot.gateway.messages.channel import FEW_REFUSALS
from bot.gateway.messages.lifecycle import (
    BARRED_PAUSE,
    FIRST_PAUSE,
    LAST_CALL,
    PUBLIC,
    Abandon,
    Allowed,
    Call,
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
    Flight,
    Form,
    Heard,
    Kind,
    Look,
    MessageState,
    Prepare,
    Prepared,
    Press,
    Pressed,
    Reason,
    Refused,
    Shown,
    Standing,
    Ticked,
    Unreachable,
    Way,
    Wish,
)
from bot.tables.posted_messages import MessageLocation

NOW = 1000.0
ANN, BOB, CAT = 1, 2, 3
DEAL = Facts(1, 8, frozenset({ANN, BOB}), frozenset({ANN}), is_dealing=True)
POST, NEXT_POST = Key(Kind.POST, 0, 1), Key(Kind.POST, 0, 2)
ANNS, BOBS, OLD = Key(Kind.HAND, ANN, 8), Key(Kind.HAND, BOB, 8), Key(Kind.HAND, ANN, 7)
PRIVATE, NEWER = Key(Kind.PRIVATE, ANN, 100), Key(Kind.PRIVATE, ANN, 101)
CALL, NEWER_CALL = Key(Kind.CALL, 0, 1), Key(Kind.CALL, 0, 2)
RESULT, TOLD = Key(Kind.SAID, 0, 8), Key(Kind.SAID, BOB, 0)
NUMBERS = {key: 70 + n for n, key in enumerate((POST, NEXT_POST, ANNS, BOBS, OLD, PRIVATE, NEWER, CALL, NEWER_CALL))}
ASKS, MUTE, LASTING = Look(1), Look(2, asks=False), Look(3, asks=False, lasts=True)
GATHERED = Press(5, NOW + 1.5, NOW + 840.0)


def place(key: Key) -> MessageLocation:
    return MessageLocation(7, NUMBERS[key])


def stands(key: Key, look: Look | None = ASKS, **more: Any) -> MessageState:
    """A message that shows a stamp of one, or, None, nobody knows what."""
    shows = None if look is None else Shown(Form.LIVE, 1, look)
    tokens = (EditToken(key.number, NOW + 840.0),) if key.kind is Kind.PRIVATE else ()
    return MessageState(key.kind, Standing.STANDS, place(key), shows=shows, tokens=tokens)._replace(**more)


def a_board(*keys: Key, facts: Facts = DEAL, focus: dict[int, Key] | None = None, **states: MessageState) -> Board:
    """A table's messages as they stand, each wished as it should be."""
    messages = {key: stands(key) for key in keys}
    board = Board(facts, messages, focus or {}, **states)  # type: ignore[arg-type]
    wished = boards.wishes(board)
    return board._replace(
        messages={key: each._replace(wish=wished[key]) for key, each in messages.items()}, is_settled=True
    )


def with_state(board: Board, key: Key, state: MessageState) -> Board:
    return board._replace(messages={**board.messages, key: state}, is_settled=False)


def forms(board: Board) -> dict[Key, Form]:
    return {key: wish.form for key, wish in boards.wishes(board).items()}


def effects(given: boards.Given, key: Key) -> list[Effect]:
    return [effect for of, effect in given if of == key]


WHOLE = (POST, ANNS, BOBS)

# Which there are


def test_a_table_in_a_deal_has_a_post_and_everybody_a_hand() -> None:
    board, given = boards.follow(Board(), DEAL, NOW)
    assert set(board.messages) == set(WHOLE)
    for key in WHOLE:
        assert Prepare(Way.SEND, Form.LIVE) in effects(given, key)


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
def test_otherwise_there_is_at_most_a_post(changes: dict[str, Any], keys: set[Key]) -> None:
    board, given = boards.follow(Board(), replace(DEAL, **changes), NOW)
    assert set(board.messages) == keys
    assert {key for key, _ in given} == keys  # nothing is begun only to end at once


def test_what_is_there_is_not_begun_again() -> None:
    board, _ = boards.follow(a_board(*WHOLE), replace(DEAL, stamp=2), NOW)
    assert set(board.messages) == set(WHOLE)
    assert board.messages[POST].standing is Standing.STANDS


def test_every_change_is_told_to_each_message_that_shows_it() -> None:
    board, given = boards.follow(a_board(*WHOLE, RESULT), replace(DEAL, stamp=2), NOW)
    assert {key for key, effect in given if isinstance(effect, Prepare)} == set(WHOLE)
    assert {key: each.wish.stamp for key, each in board.messages.items()} == dict.fromkeys(WHOLE, 2) | {RESULT: 0}


EDITED = {"flight": Flight(Way.EDIT, Form.LIVE, 1)}
BEHIND = {**EDITED, "shows": Shown(Form.LIVE, 0, MUTE)}
CALLED = {"flight": Flight(Way.EDIT, Form.LIVE, 1, look=MUTE, is_calling=True)}
SENT_FIRST = {"standing": Standing.UNSENT, "place": None, "flight": Flight(Way.SEND, Form.LIVE, 1)}


@pytest.mark.parametrize(
    ("key", "event", "state", "is_settled", "is_looked_at"),
    [
        pytest.param(BOBS, Ticked(), {}, True, False, id="nothing that a wish is made of"),
        pytest.param(BOBS, Ticked(), {}, False, True, id="the board itself had changed before"),
        pytest.param(BOBS, Disturbed(), {}, True, True, id="what it shows"),
        pytest.param(BOBS, Prepared(ASKS), EDITED, True, False, id="that a hand is being edited"),
        pytest.param(POST, Prepared(ASKS), EDITED, True, False, id="that a post is being edited"),
        pytest.param(POST, Prepared(MUTE), BEHIND, True, False, id="that a post is as it should be"),
        pytest.param(POST, Heard(Delivered()), CALLED, True, False, id="that a channel takes what it took before"),
        pytest.param(BOBS, Prepared(ASKS), SENT_FIRST, True, False, id="that a hand is on its way"),
        pytest.param(POST, Prepared(ASKS), SENT_FIRST, True, True, id="that a post is on its way"),
    ],
)
def test_wishes_are_only_looked_at_where_they_may_have_changed(
    key: Key, event: Event, state: dict[str, Any], is_settled: bool, is_looked_at: bool
) -> None:
    board = with_state(a_board(*WHOLE), key, stands(key, MUTE, wish=Wish(stamp=1), **state))
    board = board._replace(facts=replace(DEAL, stamp=2), is_settled=is_settled)  # to be seen by whether it is noticed
    board, _ = boards.tell(board, key, event, NOW)
    assert board.messages[ANNS].wish.stamp == 1 + is_looked_at


def test_what_concerns_nobody_changes_nothing() -> None:
    board = a_board(*WHOLE)
    assert boards.follow(board, DEAL, NOW) == (board, ())


NUMBERS[RESULT], NUMBERS[TOLD] = 90, 91


def test_a_message_is_found_by_its_number() -> None:
    board = a_board(*WHOLE)
    assert (board.find(place(BOBS).message), board.find(1)) == (BOBS, None)
    assert with_state(board, POST, MessageState(Kind.POST)).find(place(POST).message) is None


def test_the_post_is_the_newest_that_stands_or_else_the_newest() -> None:
    board = a_board(POST, NEXT_POST, ANNS)
    assert board.post == NEXT_POST
    assert with_state(board, NEXT_POST, MessageState(Kind.POST)).post == POST
    assert with_state(a_board(NEXT_POST), NEXT_POST, MessageState(Kind.POST)).post == NEXT_POST
    assert Board().post is None


def test_what_another_process_keeps_is_forgotten_by_kind() -> None:
    board = boards.forget(a_board(*WHOLE, PRIVATE), {Kind.POST, Kind.HAND})
    assert set(board.messages) == {PRIVATE}
    assert set(boards.play_by(board, ANN, PRIVATE, NOW)[0].messages) == {PRIVATE}, "nor does one kept on bring it back"
    ended = boards.end_deal(a_board(*WHOLE), 8, NOW)
    assert boards.forget(ended, {Kind.HAND}).ends == {POST: 8}, "what is kept on here still says what its deal came to"


def test_who_plays_by_what_another_process_keeps_is_asked_by_nothing_here() -> None:
    board, _ = boards.play_elsewhere(a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE}), ANN, NOW)
    assert forms(board)[ANNS] is Form.PARKED
    assert forms(board)[PRIVATE] is Form.GONE
    assert not boards.wishes(board)[PRIVATE].waits
    assert forms(board)[BOBS] is Form.LIVE
    after, _ = boards.forget_elsewhere(board, NOW)
    assert forms(after)[ANNS] is Form.LIVE, "where nobody knows that any more their hand asks"
    again, _ = boards.play_by(board, ANN, ANNS, NOW)
    assert forms(again)[ANNS] is Form.LIVE, "so it does once it is used"
    own = a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE})
    assert boards.forget_elsewhere(own, NOW) == (own, ())


def test_what_another_process_is_to_say_of_a_deal_is_said_here_again_only_once_it_is_ours() -> None:
    board = boards.end_deal(a_board(*WHOLE), 8, NOW)
    assert board.ends == {POST: 8}
    board = boards.forget(board, {Kind.POST, Kind.HAND})
    assert (board.ends, board.over) == ({}, frozenset())
    board, _ = boards.follow(board, replace(DEAL, stamp=2, is_held=False), NOW)
    board = boards.end_deal(board, 8, NOW, place(POST))
    assert list(board.ends.values()) == [8], "the other one died before it could"


# What follows a press


def is_begun(given: boards.Given) -> bool:
    """Whether the hand that is to follow is made ready."""
    return Prepare(Way.FOLLOW_UP, Form.LIVE) in effects(given, NEWER)


def next_deal_pressed() -> Board:
    """Ann pressed for the next deal: her press makes its post, and her hand is to follow."""
    facts = replace(DEAL, is_dealing=False, is_whole=True)
    board = a_board(*WHOLE, facts=facts, ends={POST: 8})
    press = Press(NEWER.number, NOW + 1.5, NOW + 840.0, makes=True)
    board, _ = boards.begin(board, NEXT_POST, MessageState(Kind.POST), press, NOW)
    board, _ = boards.follow(board, replace(DEAL, stamp=2, deal=9), NOW)
    board, given = boards.follow_up(board, NEWER, EditToken(NEWER.number, NOW + 840.0), NOW)
    assert not is_begun(given), "before an interaction is answered nothing can follow it"
    assert board.focus == {ANN: NEWER}
    return board


def test_the_hand_of_who_pressed_follows_the_post_that_answers_them() -> None:
    board, _ = boards.tell(next_deal_pressed(), NEXT_POST, Done(NEWER.number), NOW)
    board, given = boards.tell(board, NEXT_POST, Prepared(MUTE), NOW)
    assert not is_begun(given)
    _, given = boards.tell(board, NEXT_POST, Heard(Delivered(place(NEXT_POST))), NOW)
    assert is_begun(given)


def test_the_hand_of_who_pressed_a_post_that_stands_follows_its_edit() -> None:
    """That post is there, so the hand waits for nothing but the answer."""
    press = Press(NEWER.number, NOW + 1.5, NOW + 840.0)
    board, _ = boards.tell(a_board(*WHOLE), POST, Pressed(press), NOW)
    board, given = boards.follow_up(board, NEWER, EditToken(NEWER.number, NOW + 840.0), NOW)
    assert not is_begun(given)
    board, _ = boards.tell(board, POST, Done(NEWER.number), NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    _, given = boards.tell(board, POST, Heard(Delivered(place(POST))), NOW)
    assert is_begun(given)


def test_another_ones_press_keeps_no_hand_waiting() -> None:
    board, _ = boards.tell(a_board(*WHOLE), POST, Pressed(GATHERED), NOW)
    _, given = boards.follow_up(board, NEWER, EditToken(NEWER.number, NOW + 840.0), NOW)
    assert is_begun(given)


def test_an_older_private_answer_goes_once_the_new_hand_is_there() -> None:
    board = with_state(a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE}), PRIVATE, stands(PRIVATE))
    board, given = boards.follow_up(board, NEWER, EditToken(NEWER.number, NOW + 840.0), NOW)
    assert not any(isinstance(each, Call) for each in effects(given, PRIVATE))
    board, _ = boards.tell(board, NEWER, Prepared(ASKS), NOW)
    _, given = boards.tell(board, NEWER, Heard(Delivered(place(NEWER))), NOW)
    assert [each.flight.way for each in effects(given, PRIVATE) if isinstance(each, Call)] == [Way.DELETE]


# What they are to show


@pytest.mark.parametrize(
    ("changes", "form"),
    [
        ({}, Form.LIVE),
        ({"is_held": False}, Form.LEFT),
        ({"is_closed": True}, Form.OVER),
        ({"deal": 9}, Form.OVER),
        ({"seated": frozenset({BOB})}, Form.OVER),
        ({"is_dealing": False}, Form.LIVE),
    ],
    ids=["in its deal", "kept elsewhere", "closed", "the next deal", "its person left", "in the pause"],
)
def test_a_hand_follows_its_deal_and_ends_with_it(changes: dict[str, Any], form: Form) -> None:
    assert forms(a_board(*WHOLE, facts=replace(DEAL, **changes)))[ANNS] is form


def is_edited(look: Look, before: Facts, after: Facts) -> bool:
    """Whether a hand that looks so, a resting one, is edited as its table changes."""
    shown = stands(ANNS, look, shows=Shown(Form.PARKED, 1, look))
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
def test_a_hand_at_rest_says_when_its_table_is_gone(before: Facts, after: Facts, says_so: bool) -> None:
    assert is_edited(LASTING, before, after) is says_so


@pytest.mark.parametrize("key", [OLD, Key(Kind.HAND, ANN, -75)], ids=["of the last deal", "of nobody knows which"])
def test_an_older_hand_asks_nothing_any_more(key: Key) -> None:
    NUMBERS.setdefault(key, 75)
    assert forms(a_board(*WHOLE, key))[key] is Form.OVER


@pytest.mark.parametrize(
    ("changes", "form"),
    [
        ({}, Form.LIVE),
        ({"is_held": False}, Form.LIVE),
        ({"is_closed": True}, Form.OVER),
        ({"deal": 0}, Form.OVER),
        ({"seated": frozenset({BOB})}, Form.OVER),
    ],
    ids=["in a deal", "kept elsewhere", "closed", "no deal", "its person left"],
)
def test_a_private_answer_that_is_used_lasts_as_long_as_there_is_something_to_see(
    changes: dict[str, Any], form: Form
) -> None:
    assert forms(a_board(*WHOLE, PRIVATE, facts=replace(DEAL, **changes), focus={ANN: PRIVATE}))[PRIVATE] is form


def test_of_a_persons_messages_only_the_one_they_use_asks() -> None:
    board = a_board(*WHOLE, PRIVATE, NEWER, focus={ANN: NEWER})
    assert {key: form for key, form in forms(board).items() if form is not Form.LIVE} == {
        ANNS: Form.PARKED,
        PRIVATE: Form.GONE,
    }
    assert {key for key, form in forms(board._replace(focus={})).items() if form is Form.LIVE} == set(WHOLE)


@pytest.mark.parametrize(
    ("changes", "form"),
    [
        ({"called": frozenset({ANN})}, Form.LIVE),
        ({"called": frozenset({ANN}), "awaited": frozenset({ANN, BOB})}, Form.LIVE),
        ({"called": frozenset({ANN, BOB})}, Form.GONE),
        ({"called": frozenset({ANN}), "awaited": frozenset()}, Form.GONE),
        ({"called": frozenset()}, Form.GONE),
    ],
    ids=["awaited", "others too", "one acted", "nobody awaited", "nobody called"],
)
def test_a_call_stands_while_all_whom_it_names_are_awaited(changes: dict[str, Any], form: Form) -> None:
    assert forms(a_board(*WHOLE, CALL, facts=replace(DEAL, **changes)))[CALL] is form


def test_only_the_newest_call_stands() -> None:
    found = forms(a_board(*WHOLE, CALL, NEWER_CALL, facts=replace(DEAL, called=frozenset({ANN}))))
    assert (found[CALL], found[NEWER_CALL]) == (Form.GONE, Form.LIVE)


def test_a_call_that_is_left_over_does_not_stand_though_it_be_the_only_one() -> None:
    left = boards.left_over(NUMBERS[CALL])
    board = with_state(a_board(*WHOLE, facts=replace(DEAL, called=frozenset({ANN}))), left, stands(CALL))
    assert forms(board)[left] is Form.GONE


def test_what_is_said_stays() -> None:
    assert forms(a_board(RESULT, facts=replace(DEAL, is_closed=True, is_held=False)))[RESULT] is Form.LIVE


# What is urgent


def urgent(board: Board, key: Key) -> bool:
    return boards.wishes(board)[key].is_urgent


@pytest.mark.parametrize("is_early", [True, False])
def test_a_post_is_urgent_as_long_as_people_look_at_it(is_early: bool) -> None:
    board = a_board(POST, facts=replace(DEAL, is_early=is_early, awaited=frozenset({ANN, BOB})))
    assert urgent(board, POST) is is_early


@pytest.mark.parametrize(
    ("key", "look", "is_urgent"),
    [
        (ANNS, MUTE, True),
        (BOBS, ASKS, True),
        (BOBS, None, True),
        (BOBS, MUTE, False),
    ],
    ids=["their person is awaited", "it still asks", "nobody knows", "it asks nothing"],
)
def test_a_hand_is_urgent_if_its_person_acts_by_it_or_may_be_misled_by_it(
    key: Key, look: Look | None, is_urgent: bool
) -> None:
    assert urgent(with_state(a_board(*WHOLE), key, stands(key, look)), key) is is_urgent


@pytest.mark.parametrize(
    ("key", "is_over", "is_urgent"),
    [(PRIVATE, True, True), (PRIVATE, False, False), (ANNS, True, False)],
    ids=["it says how the deal ended", "the next deal is about to begin", "it ends with its deal"],
)
def test_a_private_answer_is_urgent_between_two_deals(key: Key, is_over: bool, is_urgent: bool) -> None:
    facts = replace(DEAL, awaited=frozenset(), is_dealing=False, is_over=is_over)
    focus = {ANN: PRIVATE} if key == PRIVATE else {}
    board = a_board(POST, ANNS, *focus.values(), focus=focus, facts=facts)
    assert urgent(with_state(board, key, stands(key, MUTE)), key) is is_urgent


@pytest.mark.parametrize(
    ("look", "is_urgent"),
    [(MUTE, True), (LASTING, False)],
    ids=["it tells of cards and plans", "it says that they are those of an earlier moment"],
)
def test_a_hand_that_is_to_rest_is_urgent_until_it_says_so(look: Look, is_urgent: bool) -> None:
    board = a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE}, facts=replace(DEAL, awaited=frozenset()))
    assert urgent(with_state(board, ANNS, stands(ANNS, look)), ANNS) is is_urgent


# Who plays by which


def test_who_uses_a_private_answer_is_asked_there_and_their_hand_rests() -> None:
    board, given = boards.play_by(a_board(*WHOLE, PRIVATE), ANN, PRIVATE, NOW)
    assert board.focus == {ANN: PRIVATE}
    assert Prepare(Way.EDIT, Form.PARKED) in effects(given, ANNS)
    assert effects(given, BOBS) == []


# What talk has pushed up

ABOVE, BELOW = NUMBERS[POST], NUMBERS[NEWER_CALL]
PUSHED_UP = replace(DEAL, hidden_before=BELOW)


def is_hidden(board: Board) -> dict[Key, bool]:
    return {key: wish.is_hidden for key, wish in boards.wishes(board).items()}


def test_a_post_is_pushed_up_once_so_much_stands_below_it_and_moves_when_it_may() -> None:
    for may_move in (True, False):
        wish = boards.wishes(a_board(*WHOLE, facts=replace(PUSHED_UP, may_move=may_move)))[POST]
        assert (wish.is_hidden, wish.may_move) == (True, may_move)
    assert not is_hidden(a_board(*WHOLE, facts=replace(DEAL, hidden_before=ABOVE)))[POST]


def test_where_nothing_new_is_taken_nothing_moves() -> None:
    assert not is_hidden(a_board(*WHOLE, facts=PUSHED_UP)._replace(channel=SHUT))[POST]


def test_a_closed_tables_post_says_so_where_it_is() -> None:
    assert not is_hidden(a_board(*WHOLE, facts=replace(PUSHED_UP, is_closed=True)))[POST]


def test_of_two_posts_the_older_one_does_not_move() -> None:
    board = a_board(*WHOLE, facts=PUSHED_UP)
    board = with_state(board, NEXT_POST, MessageState(Kind.POST))
    assert is_hidden(board) == dict.fromkeys((*WHOLE, NEXT_POST), False)


def test_what_a_deal_came_to_does_not_move() -> None:
    for is_whole in (True, False):
        facts = replace(PUSHED_UP, is_dealing=False, is_whole=is_whole)
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
        ({"is_closed": True}, False),
    ],
    ids=["asked", "not asked", "in sight", "closed"],
)
def test_a_private_answer_that_asks_is_sought_at_the_end(changes: dict[str, Any], hidden: bool) -> None:
    board = a_board(*WHOLE, PRIVATE, facts=replace(PUSHED_UP, **changes), focus={ANN: PRIVATE})
    wish = boards.wishes(board)[PRIVATE]
    assert (wish.is_hidden, wish.may_move) == (hidden, hidden)


def test_no_hand_moves() -> None:
    assert not is_hidden(a_board(*WHOLE, facts=PUSHED_UP))[ANNS]


def test_a_private_answer_that_asks_is_sought_below_the_table() -> None:
    board = a_board(NEXT_POST, ANNS, BOBS, PRIVATE, focus={ANN: PRIVATE})
    below = board.messages[NEXT_POST]._replace(place=MessageLocation(7, BELOW))
    assert not is_hidden(board)[PRIVATE]
    assert is_hidden(with_state(board, NEXT_POST, below))[PRIVATE]
    told = with_state(board, NEXT_POST, below)._replace(ends={NEXT_POST: 7})
    assert not is_hidden(told)[PRIVATE]
    unsent = with_state(board, NEXT_POST, MessageState(Kind.POST))
    assert not is_hidden(unsent)[PRIVATE]
    alone = a_board(ANNS, BOBS, PRIVATE, focus={ANN: PRIVATE})
    assert not is_hidden(alone)[PRIVATE]


def test_a_private_answer_that_asks_waits_for_the_tables_post() -> None:
    board = a_board(ANNS, BOBS, PRIVATE, focus={ANN: PRIVATE})
    coming = with_state(board, POST, MessageState(Kind.POST))

    def waits(board: Board) -> bool:
        return boards.wishes(board)[PRIVATE].waits

    assert waits(coming)
    assert not waits(board)
    assert not waits(coming._replace(channel=SHUT))
    assert not waits(coming._replace(ends={POST: 8}))
    assert not waits(coming._replace(facts=replace(DEAL, is_dealing=False)))
    assert not waits(with_state(board, POST, MessageState(Kind.POST, failures=1)))
    assert not waits(with_state(board, POST, stands(POST)))
    assert not waits(coming._replace(focus={}))  # that one is deleted


def test_a_private_answer_is_deleted_once_the_one_that_takes_its_place_is_there() -> None:
    board = a_board(*WHOLE, PRIVATE, NEWER, focus={ANN: NEWER})
    assert not boards.wishes(board)[PRIVATE].waits
    board = with_state(board, NEWER, MessageState(Kind.PRIVATE))
    assert boards.wishes(board)[PRIVATE].waits
    assert not boards.wishes(board._replace(focus={}))[PRIVATE].waits


def test_one_that_was_closed_stays_as_long_as_there_is_no_newer_one() -> None:
    closed = stands(PRIVATE, is_closing=True)
    board = with_state(a_board(*WHOLE, PRIVATE), PRIVATE, closed)
    assert forms(board)[PRIVATE] is Form.OVER
    assert forms(board._replace(focus={BOB: PRIVATE}))[PRIVATE] is Form.OVER
    other = Key(Kind.PRIVATE, BOB, 900)
    assert forms(with_state(board, other, MessageState(Kind.PRIVATE)))[PRIVATE] is Form.OVER
    assert forms(with_state(board, NEWER, stands(NEWER)))[PRIVATE] is Form.GONE
    used = with_state(a_board(*WHOLE, PRIVATE, NEWER, focus={ANN: NEWER}), NEWER, closed)
    assert forms(used._replace(focus={ANN: PRIVATE}))[NEWER] is Form.GONE


def test_a_private_answer_moves_by_its_own_token() -> None:
    board = a_board(*WHOLE, PRIVATE, facts=PUSHED_UP, focus={ANN: PRIVATE})
    (token,) = board.messages[PRIVATE].tokens
    board = board._replace(facts=replace(PUSHED_UP, stamp=2))
    board, _ = boards.follow(board, board.facts, NOW)
    board, given = boards.tell(board, PRIVATE, Prepared(MUTE), NOW)
    assert board.focus == {ANN: NEWER}
    assert board.messages[NEWER].tokens == (token,)
    assert Prepare(Way.FOLLOW_UP, Form.LIVE) in effects(given, NEWER)
    assert PRIVATE in board.messages  # until the other is there
    board, _ = boards.tell(board, NEWER, Prepared(MUTE), NOW)
    board, given = boards.tell(board, NEWER, Heard(Delivered(MessageLocation(7, 99))), NOW)
    assert boards.wishes(board)[PRIVATE].waits is False


def test_a_private_answer_whose_token_has_ended_meanwhile_stays() -> None:
    board = a_board(*WHOLE, PRIVATE, facts=PUSHED_UP, focus={ANN: PRIVATE})
    board, _ = boards.follow(board, replace(PUSHED_UP, stamp=2), NOW)
    board, _ = boards.tell(board, PRIVATE, Prepared(MUTE), NOW + 840.0)
    assert NEWER not in board.messages


def test_how_a_deal_ended_is_said_below_what_was_written_meanwhile() -> None:
    board = boards.end_deal(a_board(*WHOLE), 8, NOW, written=BELOW)
    assert board.ends == {NEXT_POST: 8}
    assert boards.end_deal(a_board(*WHOLE), 8, NOW, written=ABOVE).ends == {POST: 8}
    unsent = with_state(a_board(*WHOLE), NEXT_POST, MessageState(Kind.POST))
    assert boards.end_deal(unsent, 8, NOW, written=BELOW).ends == {NEXT_POST: 8}, (
        "by the post that is to be sent anyway"
    )


def test_below_the_result_no_post_of_its_deal_stands_for_the_table() -> None:
    facts = replace(DEAL, is_dealing=False, is_whole=True)
    board = boards.end_deal(a_board(*WHOLE, facts=facts), 8, NOW, written=BELOW)
    board, _ = boards.follow(board, facts, NOW)
    assert board.post == NEXT_POST
    assert (forms(board)[NEXT_POST], forms(board)[POST]) == (Form.RESULT, Form.LIVE)
    assert boards.wishes(board)[POST].waits  # it need not say any more how the table stands
    refused = with_state(board, NEXT_POST, MessageState(Kind.POST, failures=1))
    assert (forms(refused)[POST], boards.wishes(refused)[POST].waits) == (Form.LIVE, False)
    there = with_state(board, NEXT_POST, stands(NEXT_POST))
    assert not boards.wishes(there)[POST].waits
    assert forms(there)[POST] is Form.GONE


def test_a_post_below_the_result_stands_for_the_table() -> None:
    board = a_board(POST, NEXT_POST, facts=replace(DEAL, is_dealing=False))._replace(ends={POST: 8})
    assert board.post == NEXT_POST
    only = a_board(POST, facts=replace(DEAL, is_dealing=False))._replace(ends={POST: 8})
    assert only.post == POST


@pytest.mark.parametrize("key", [None, ANNS])
def test_who_uses_their_hand_is_asked_there(key: Key | None) -> None:
    board, given = boards.play_by(a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE, BOB: NEWER}), ANN, key, NOW)
    assert board.focus == {BOB: NEWER}
    assert [each.flight.way for each in effects(given, PRIVATE) if isinstance(each, Call)] == [Way.DELETE]


def test_nobody_plays_by_what_is_no_more() -> None:
    board, _ = boards.play_by(a_board(*WHOLE), ANN, PRIVATE, NOW)
    assert board.focus == {}


def test_before_its_token_ends_a_private_answer_gives_way_to_the_hand() -> None:
    board = a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE, BOB: NEWER})
    board = with_state(board, ANNS, board.messages[ANNS]._replace(shows=Shown(Form.PARKED, 1, MUTE)))
    board, given = boards.tell(board, PRIVATE, Ticked(), NOW + 840.0 - LAST_CALL)
    assert board.focus == {BOB: NEWER}
    assert Prepare(Way.EDIT_FREE, Form.OVER) in effects(given, PRIVATE)
    assert Prepare(Way.EDIT, Form.LIVE) in effects(given, ANNS)


def test_a_private_answer_that_ended_gives_way_to_the_hand() -> None:
    board = a_board(*WHOLE, PRIVATE, focus={ANN: PRIVATE, BOB: NEWER})
    board, given = boards.tell(board, PRIVATE, Ticked(), NOW + 900.0)
    assert Ended(place(PRIVATE)) in effects(given, PRIVATE)
    assert PRIVATE not in board.messages
    assert board.focus == {BOB: NEWER}
    assert board.messages[ANNS].wish.form is Form.LIVE


# The post that takes another's place


def outgrown(board: Board) -> tuple[Board, boards.Given]:
    """The post's edit is refused as it is too old."""
    board, _ = boards.follow(board, replace(board.facts, stamp=2), NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    return boards.tell(board, POST, Heard(Refused(Reason.TOO_OLD)), NOW)


def test_an_outgrown_post_stays_until_the_next_one_stands() -> None:
    board, given = outgrown(a_board(*WHOLE))
    assert effects(given, NEXT_POST) == [Prepare(Way.SEND, Form.LIVE)]
    assert forms(board)[POST] is Form.LIVE
    board, _ = boards.tell(board, NEXT_POST, Prepared(MUTE), NOW)
    board, given = boards.tell(board, NEXT_POST, Heard(Delivered(place(NEXT_POST))), NOW)
    assert [each.flight.way for each in effects(given, POST) if isinstance(each, Call)] == [Way.DELETE]
    board, _ = boards.tell(board, POST, Heard(Delivered()), NOW)
    assert board.of(Kind.POST) == [NEXT_POST]


def test_one_post_at_a_time_takes_anothers_place() -> None:
    board, _ = outgrown(a_board(*WHOLE))
    for event in (Ticked(), Prepared(MUTE), Heard(Refused(Reason.TOO_OLD))):
        board, _ = boards.tell(board, POST, event, NOW + FIRST_PAUSE)
    assert board.of(Kind.POST) == [POST, NEXT_POST]


THIRD_POST = Key(Kind.POST, 0, 3)


def test_a_post_that_could_not_be_sent_goes_for_the_one_after_it_though_that_tells_a_deal() -> None:
    """Both came after the same post, so Discord would take them for one message by their nonce."""
    board = a_board(*WHOLE, facts=PAUSE)
    states = {NEXT_POST: MessageState(Kind.POST), THIRD_POST: MessageState(Kind.POST)}
    board = board._replace(messages={**board.messages, **states}, ends={THIRD_POST: 8})
    assert forms(board)[NEXT_POST] is Form.GONE
    assert forms(board)[POST] is Form.LIVE  # it stays until what was told can be read


@pytest.mark.parametrize(
    ("older", "waits"),
    [
        pytest.param({"flight": Flight(Way.SEND, Form.LIVE, 1, is_calling=True)}, True, id="on its way"),
        pytest.param({"standing": Standing.DOUBTED}, True, id="perhaps there"),
        pytest.param({"flight": Flight(Way.SEND, Form.LIVE, 1)}, False, id="composed"),
        pytest.param({}, False, id="waiting"),
    ],
)
def test_a_post_is_not_sent_while_an_older_one_is(older: dict[str, Any], waits: bool) -> None:
    states = {POST: MessageState(Kind.POST, **older), NEXT_POST: MessageState(Kind.POST)}
    assert boards.wishes(Board(DEAL, states))[NEXT_POST].waits == waits
    shut = OPEN._replace(refused_at=NOW, next_try=NOW + 60, is_shut=True)
    assert not waits or boards.wishes(Board(DEAL, states, channel=shut))[NEXT_POST].waits
    assert not boards.wishes(Board(DEAL, states))[POST].waits
    assert not boards.wishes(Board(DEAL, states | {NEXT_POST: stands(NEXT_POST)}))[NEXT_POST].waits


def test_an_unsent_post_of_a_closed_table_is_not_sent_any_more() -> None:
    board, _ = outgrown(a_board(*WHOLE))
    board, given = boards.follow(board, replace(board.facts, stamp=3, is_closed=True), NOW)
    assert Ended() in effects(given, NEXT_POST)
    assert forms(board)[POST] is Form.LIVE


def test_a_post_on_its_way_when_the_table_closes_becomes_the_post() -> None:
    board, _ = outgrown(a_board(*WHOLE))
    board, _ = boards.tell(board, NEXT_POST, Prepared(MUTE), NOW)
    board, _ = boards.follow(board, replace(board.facts, stamp=3, is_closed=True), NOW)
    board, given = boards.tell(board, NEXT_POST, Heard(Delivered(place(NEXT_POST))), NOW)
    assert [effect for effect in effects(given, NEXT_POST) if isinstance(effect, Call)] == []
    assert forms(board)[POST] is Form.GONE
    assert forms(board)[NEXT_POST] is Form.LIVE


@pytest.mark.parametrize("form", [Form.PARKED, Form.OVER])
def test_what_a_hand_is_just_given_to_show_is_not_what_a_table_that_closes_meanwhile_is_to_say(form: Form) -> None:
    under_way = Flight(Way.EDIT, form, 1, look=LASTING, is_calling=True)
    board = with_state(a_board(*WHOLE), ANNS, stands(ANNS, flight=under_way))
    board, _ = boards.follow(board, replace(board.facts, stamp=2, is_closed=True), NOW)
    _, given = boards.tell(board, ANNS, Heard(Delivered()), NOW)
    assert Prepare(Way.EDIT, Form.OVER) in effects(given, ANNS)


def test_posts_that_another_process_keeps_are_left() -> None:
    assert set(forms(a_board(POST, NEXT_POST, facts=replace(DEAL, is_held=False))).values()) == {Form.LEFT}


BURIED = {"is_dealing": True, "can_spend": True}


def a_buried_board(**facts: Any) -> Board:
    """Something was said below the post."""
    return a_board(*WHOLE, facts=replace(DEAL, **(BURIED | facts)))._replace(said=place(POST).message + 1)


def posts(board: Board, look: Look = MUTE, **facts: Any) -> list[Key]:
    """After the table has changed, and the post was composed again."""
    board, _ = boards.follow(board, replace(board.facts, stamp=board.facts.stamp + 1, **facts), NOW)
    return boards.tell(board, POST, Prepared(look), NOW)[0].of(Kind.POST)


def test_a_post_below_which_something_was_said_is_sent_anew_while_a_deal_goes_on() -> None:
    assert posts(a_buried_board()) == [POST, NEXT_POST]
    assert posts(a_buried_board(is_dealing=False)) == [POST]
    assert posts(a_buried_board(can_spend=False)) == [POST]
    assert posts(a_buried_board()._replace(said=place(POST).message)) == [POST]


def test_a_post_below_which_a_result_was_told_late_moves_at_any_cost() -> None:
    below, late = MessageLocation(7, place(POST).message + 1), Key(Kind.POST, 0, -place(POST).message - 1)
    for key, ends, moves in ((late, 6, True), (Key(Kind.SAID, 0, 1), None, False)):
        board, _ = boards.begin(a_buried_board(can_spend=False), key, MessageState(key.kind), None, NOW, ends)
        for event in (Prepared(MUTE), Heard(Delivered(below))):
            board, _ = boards.tell(board, key, event, NOW)
        assert (NEXT_POST in board.messages) is moves
        assert (NEXT_POST in posts(board)) is moves


LATE = boards.older_post(NUMBERS[POST] + 1)
BELOW_THE_POST = MessageLocation(7, NUMBERS[POST] + 1)


def told_late(board: Board, deal: int = 6) -> Board:
    """What an earlier deal came to has been sent, below the post."""
    board, _ = boards.begin(board, LATE, MessageState(Kind.POST), None, NOW, deal)
    for event in (Prepared(LASTING), Heard(Delivered(BELOW_THE_POST))):
        board, _ = boards.tell(board, LATE, event, NOW)
    return board


@pytest.mark.parametrize("is_dealing", [True, False], ids=["while a deal goes on", "between two deals"])
def test_a_post_above_a_result_moves_without_an_edit(is_dealing: bool) -> None:
    board = told_late(a_board(*WHOLE)._replace(facts=replace(DEAL, is_dealing=is_dealing)))
    assert LATE not in board.messages, "it has ended"
    assert forms(board)[NEXT_POST] is Form.LIVE


@pytest.mark.parametrize(
    "facts", [DEAL, replace(DEAL, is_dealing=False), replace(DEAL, is_dealing=False, is_whole=True)]
)
@pytest.mark.parametrize("is_told", [True, False])
def test_a_post_above_a_result_that_is_found_moves_before_anything_else_is_heard(facts: Facts, is_told: bool) -> None:
    board = boards.end_deal(a_board(*WHOLE), 6, NOW, BELOW_THE_POST, is_told=is_told)
    board, given = boards.follow(board, facts, NOW)
    assert Prepare(Way.SEND, Form.LIVE) in effects(given, NEXT_POST)
    above = boards.end_deal(a_board(*WHOLE), 6, NOW, MessageLocation(7, NUMBERS[POST] - 1), is_told=is_told)
    assert NEXT_POST not in boards.follow(above, facts, NOW)[0].messages


def test_a_post_above_a_result_that_is_pressed_moves() -> None:
    pressed = MessageState(Kind.POST, Standing.STANDS, BELOW_THE_POST)
    board, _ = boards.begin(a_board(*WHOLE), LATE, pressed, GATHERED, NOW, 6)
    assert NEXT_POST in board.messages


def test_a_post_above_what_another_table_came_to_moves() -> None:
    for message in (NUMBERS[POST], NUMBERS[POST] + 1):
        board, _ = boards.note_result(a_board(*WHOLE), message, NOW)
        assert (NEXT_POST in board.messages) is (message > NUMBERS[POST])
        assert boards.note_result(board, message - 1, NOW) == (board, ())


def test_a_post_that_is_found_above_a_result_moves() -> None:
    board = a_board(*WHOLE)._replace(resulted=NUMBERS[NEXT_POST] + 1)
    board, _ = boards.begin(board, NEXT_POST, stands(NEXT_POST), None, NOW)
    assert board.of(Kind.POST)[-1] == Key(Kind.POST, 0, 3)


def test_a_result_above_an_earlier_one_does_not_stand_for_the_table() -> None:
    board = told_late(ended())
    assert (forms(board)[POST], forms(board)[NEXT_POST]) == (Form.RESULT, Form.LIVE)
    there = with_state(board, NEXT_POST, stands(NEXT_POST)._replace(place=MessageLocation(7, 99)))
    assert forms(there)[POST] is Form.OVER


def test_a_post_above_a_result_does_not_become_one() -> None:
    board = told_late(a_board(*WHOLE))
    assert boards.end_deal(board, 8, NOW).ends == {NEXT_POST: 8}
    found = boards.end_deal(a_board(*WHOLE), 6, NOW, BELOW_THE_POST)
    assert boards.end_deal(found, 8, NOW).ends == {LATE: 6, NEXT_POST: 8}


def test_that_a_result_stands_is_known_when_another_process_has_kept_it() -> None:
    board = boards.end_deal(a_board(*WHOLE), 6, NOW, BELOW_THE_POST)
    assert boards.forget(board, {Kind.POST}).newest_result == BELOW_THE_POST.message


def test_what_nobody_may_notice_does_not_move_the_post() -> None:
    assert posts(a_buried_board(), look=ASKS) == [POST]


def test_a_post_that_will_soon_bear_no_edits_is_sent_anew() -> None:
    assert posts(a_board(*WHOLE), old_before=place(POST).message + 1) == [POST, NEXT_POST]
    assert posts(a_board(*WHOLE), old_before=place(POST).message) == [POST]


def test_a_post_is_as_old_as_it_is_itself() -> None:
    """One that is still to be deleted may be older."""
    facts = replace(PAUSE, old_before=NUMBERS[POST] + 1)
    wished = boards.wishes(a_board(*WHOLE, NEXT_POST, facts=facts, ends={NEXT_POST: 8}))
    assert (wished[POST].form, wished[NEXT_POST].form) == (Form.GONE, Form.RESULT)
    assert not wished[NEXT_POST].is_outgrown
    assert boards.wishes(a_board(*WHOLE, facts=facts))[POST].is_outgrown


def test_a_post_in_whose_place_a_deal_was_told_goes_once_that_stands() -> None:
    board = ended(a_board(*WHOLE))
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, Heard(Refused(Reason.TOO_OLD)), NOW)
    assert (board.ends, forms(board)[POST]) == ({NEXT_POST: 8}, Form.LIVE)
    board, _ = boards.tell(board, NEXT_POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, NEXT_POST, Heard(Delivered(place(NEXT_POST))), NOW)
    assert (forms(board)[POST], forms(board)[NEXT_POST], board.post) == (Form.GONE, Form.RESULT, NEXT_POST)


def test_the_post_of_a_closed_table_is_edited_however_old_it_is() -> None:
    closed = replace(a_board(*WHOLE).facts, stamp=3, is_closed=True, old_before=place(POST).message + 1)
    board, _ = boards.follow(a_board(*WHOLE), closed, NOW)
    board, given = boards.tell(board, POST, Prepared(MUTE), NOW)
    assert [each.flight.way for each in effects(given, POST) if isinstance(each, Call)] == [Way.EDIT]
    board, _ = boards.tell(board, POST, Heard(Refused(Reason.TOO_OLD)), NOW)
    assert board.of(Kind.POST) == [POST], "no other is made that could not be sent"


@pytest.mark.parametrize(
    "changes",
    [
        {"place": None, "standing": Standing.UNSENT},
        {"tokens": (EditToken(5, NOW + 60.0),)},
        {"presses": (GATHERED,)},
        {"flight": Flight(Way.EDIT, Form.LIVE, 1, is_calling=True)},
    ],
    ids=["on its way", "edited by a token", "pressed", "being edited"],
)
def test_a_post_at_which_something_happens_is_not_sent_anew_now(changes: dict[str, Any]) -> None:
    board = a_buried_board()
    assert posts(with_state(board, POST, board.messages[POST]._replace(**changes)), old_before=999) == [POST]


def test_of_two_posts_no_third_is_made() -> None:
    board = a_buried_board()
    board = with_state(board, NEXT_POST, MessageState(Kind.POST, wish=board.messages[POST].wish))
    assert posts(board, old_before=999) == [POST, NEXT_POST]
    wished = boards.wishes(a_board(POST, NEXT_POST, facts=replace(DEAL, old_before=place(NEXT_POST).message + 1)))
    assert not wished[NEXT_POST].is_outgrown


def test_only_what_is_said_stands_below_the_post() -> None:
    for key, said in ((RESULT, 99), (ANNS, 0)):
        board = with_state(Board(DEAL), key, MessageState(key.kind))
        board, _ = boards.tell(board, key, Ticked(), NOW)
        board, _ = boards.tell(board, key, Prepared(MUTE), NOW)
        board, _ = boards.tell(board, key, Heard(Delivered(MessageLocation(7, 99))), NOW)
        assert board.said == said
    assert not Board(DEAL, said=99).is_buried


def test_what_was_said_to_somebody_is_remembered() -> None:
    for key, told in ((TOLD, {BOB}), (RESULT, set()), (ANNS, set())):
        board = a_board(*WHOLE, facts=DEAL)
        state = MessageState(key.kind, Standing.STANDS, MessageLocation(7, 99), shows=Shown(Form.LIVE, 0, LASTING))
        facts = replace(DEAL, deal=9)
        board, _ = boards.follow(with_state(board, key, state), facts, NOW)
        board, _ = boards.tell(board, key, Ticked(), NOW)
        assert key not in board.messages
        assert board.told == told


# Being told


def test_a_message_that_begins_is_wished_and_pressed_at_once() -> None:
    board, given = boards.begin(a_board(*WHOLE), PRIVATE, stands(PRIVATE, None), GATHERED, NOW)
    assert board.messages[PRIVATE].presses == (GATHERED,)
    assert board.messages[PRIVATE].wish.stamp == DEAL.stamp
    board, given = boards.begin(a_board(POST), ANNS, MessageState(Kind.HAND), None, NOW)
    assert effects(given, ANNS) == [Prepare(Way.SEND, Form.LIVE)]
    assert board.messages[ANNS].wish.stamp == DEAL.stamp


def test_a_message_that_begins_knows_from_the_first_what_it_is_to_show() -> None:
    _, given = boards.begin(a_board(*WHOLE), OLD, stands(OLD, None), None, NOW)
    assert effects(given, OLD) == [Prepare(Way.EDIT, Form.OVER)]


def test_what_was_said_and_deleted_is_said_again() -> None:
    state = MessageState(Kind.SAID, Standing.STANDS, MessageLocation(7, 99), shows=None)
    board = with_state(a_board(*WHOLE), RESULT, state)
    for event in (Ticked(), Prepared(MUTE), Heard(Refused(Reason.GONE))):
        board, given = boards.tell(board, RESULT, event, NOW)
    assert Prepare(Way.SEND, Form.LIVE) in effects(given, RESULT)


def test_a_press_on_what_is_no_more_is_answered_elsewhere() -> None:
    board = a_board(*WHOLE)
    assert boards.tell(board, PRIVATE, Pressed(GATHERED), NOW) == (board, ((PRIVATE, Finish(5, Ending.OPEN)),))


def test_an_answer_to_one_is_told_to_that_one() -> None:
    board, _ = boards.tell(a_board(*WHOLE), ANNS, Pressed(GATHERED), NOW)
    board, given = boards.tell(board, ANNS, Done(5), NOW)
    assert [(key, effect) for key, effect in given if isinstance(effect, Prepare)] == [
        (ANNS, Prepare(Way.ANSWER, Form.LIVE))
    ]


def test_what_happens_to_all_is_told_to_each() -> None:
    _, given = boards.tell_all(a_board(*WHOLE), Disturbed(), NOW)
    assert {key for key, effect in given if isinstance(effect, Prepare)} == set(WHOLE)


def test_what_ends_is_told_no_more() -> None:
    board = a_board(*WHOLE, facts=replace(DEAL, is_held=False))
    board, given = boards.tell_all(board, Ticked(), NOW)
    assert board.messages == {}
    assert {key for key, effect in given if isinstance(effect, Ended)} == set(WHOLE)


def test_nobody_else_is_told_of_somebody_who_is_not_at_the_table() -> None:
    assert Key(Kind.HAND, CAT, 8) not in boards.follow(Board(), DEAL, NOW)[0].messages


# What a deal came to

PAUSE = replace(DEAL, stamp=2, awaited=frozenset(), is_dealing=False, is_whole=True)
LOBBY, NEXT_DEAL = replace(PAUSE, is_whole=False), replace(DEAL, stamp=3, deal=9)


def ended(
    board: Board | None = None, facts: Facts = PAUSE, deal: int = 8, place: MessageLocation | None = None
) -> Board:
    """After a deal, as the table's owner does it."""
    board = boards.end_deal(a_board(*WHOLE) if board is None else board, deal, NOW, place)
    return boards.follow(board, facts, NOW)[0]


def test_the_post_of_a_deal_becomes_what_it_came_to_and_stands_for_the_table() -> None:
    board = ended()
    assert (board.of(Kind.POST), board.ends) == ([POST], {POST: 8})
    assert forms(board)[POST] is Form.RESULT
    assert board.stands_by_result
    assert not a_board(*WHOLE, facts=PAUSE).stands_by_result


@pytest.mark.parametrize("facts", [LOBBY, NEXT_DEAL], ids=["a seat is free", "the next deal"])
def test_when_things_go_on_there_is_a_post_below_it(facts: Facts) -> None:
    board = ended()
    board, given = boards.follow(board, facts, NOW)
    assert forms(board)[POST] is Form.OVER
    assert not board.stands_by_result
    assert effects(given, NEXT_POST) == [Prepare(Way.SEND, Form.LIVE)]
    assert board.of(Kind.POST) == [POST, NEXT_POST]


@pytest.mark.parametrize("change", [{"is_held": False}, {"is_closed": True}, {"stamp": 0}])
def test_where_nothing_goes_on_here_there_is_none(change: dict[str, Any]) -> None:
    board = ended(facts=replace(LOBBY, **change))
    assert board.of(Kind.POST) in ([POST], [])


def test_while_a_press_is_to_make_the_next_post_what_the_deal_came_to_still_leads_on() -> None:
    board, _ = boards.begin(ended(), NEXT_POST, MessageState(Kind.POST), replace(GATHERED, makes=True), NOW)
    assert forms(board)[POST] is Form.RESULT
    board, _ = boards.follow(board, NEXT_DEAL, NOW)
    assert forms(board)[POST] is Form.OVER
    assert board.of(Kind.POST) == [POST, NEXT_POST]


def test_a_post_that_its_press_did_not_make_is_made_all_the_same_if_it_is_lacking() -> None:
    board, _ = boards.begin(ended(), NEXT_POST, MessageState(Kind.POST), replace(GATHERED, makes=True), NOW)
    board, _ = boards.follow(board, NEXT_DEAL, NOW)
    board, _ = boards.tell(board, NEXT_POST, Declined(GATHERED.interaction), NOW)
    assert Prepare(Way.SEND, Form.LIVE) in effects(boards.tell(board, POST, Ticked(), NOW)[1], NEXT_POST) or (
        board.messages[NEXT_POST].flight is not None
    )


def test_a_deal_is_told_once() -> None:
    board = ended()
    assert boards.end_deal(board, 8, NOW) is board
    board, _ = boards.follow(board, NEXT_DEAL, NOW)
    assert boards.end_deal(board, 8, NOW, MessageLocation(7, 99)) is board


def test_a_deal_without_a_post_of_its_own_is_told_by_a_new_one() -> None:
    assert ended(Board(DEAL)).ends == {POST: 8}
    board = ended(ended(), replace(PAUSE, stamp=3), deal=9)
    assert board.ends == {POST: 8, NEXT_POST: 9}
    making = with_state(Board(DEAL), POST, MessageState(Kind.POST, presses=(replace(GATHERED, makes=True),)))
    assert ended(making).ends == {NEXT_POST: 8}
    pressed = with_state(Board(DEAL), POST, MessageState(Kind.POST, presses=(GATHERED,)))
    assert ended(pressed).ends == {POST: 8}


def test_what_the_newest_deal_came_to_stands_for_the_table_before_it_is_sent_and_after() -> None:
    board = ended(ended(), replace(PAUSE, stamp=3), deal=9)
    assert (forms(board)[POST], forms(board)[NEXT_POST]) == (Form.OVER, Form.RESULT)
    board, _ = boards.tell(board, NEXT_POST, Prepared(ASKS), NOW)
    board, _ = boards.tell(board, NEXT_POST, Heard(Delivered(MessageLocation(7, 99))), NOW)
    assert (forms(board)[POST], forms(board)[NEXT_POST]) == (Form.OVER, Form.RESULT)


def test_of_two_posts_the_one_that_stands_becomes_what_the_deal_came_to() -> None:
    board = with_state(a_board(*WHOLE, NEXT_POST), NEXT_POST, MessageState(Kind.POST))
    assert ended(board).ends == {POST: 8}


def test_an_earlier_deal_is_told_by_a_message_of_its_own() -> None:
    late = boards.older_post(7)
    board = ended(facts=replace(DEAL, stamp=2), deal=7)
    assert (board.ends, board.post) == ({late: 7}, POST)
    assert (forms(board)[late], forms(board)[POST]) == (Form.OVER, Form.LIVE)
    board, _ = boards.tell(board, late, Prepared(ASKS), NOW)
    board, _ = boards.tell(board, late, Heard(Delivered(MessageLocation(7, 99))), NOW)
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
    assert forms(board)[boards.older_post(60)] is Form.OVER


def test_a_new_post_is_no_older_one() -> None:
    board, _ = boards.begin(Board(LOBBY), boards.older_post(60), stands(POST, None), None, NOW, 8)
    assert board.of(Kind.POST) == [boards.older_post(60), POST]


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
    board, _ = boards.tell(board, POST, Heard(Refused(Reason.TOO_OLD)), NOW)
    assert board.ends == {NEXT_POST: 8}
    assert forms(board)[NEXT_POST] is Form.RESULT or board.post == POST


def test_of_two_results_the_newer_one_stands_for_the_table() -> None:
    board = with_state(ended(ended(), replace(PAUSE, stamp=3), deal=9), NEXT_POST, stands(NEXT_POST, None))
    assert (forms(board)[POST], forms(board)[NEXT_POST]) == (Form.OVER, Form.RESULT)
    board, _ = boards.follow(board, replace(PAUSE, stamp=4), NOW)
    board, _ = boards.tell(board, NEXT_POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, NEXT_POST, Heard(Refused(Reason.TOO_OLD)), NOW)
    assert board.ends == {POST: 8, Key(Kind.POST, 0, 3): 9}


def test_what_a_deal_came_to_is_told_though_nothing_is_left_to_do_for_its_message() -> None:
    board, _ = boards.follow(ended(), NEXT_DEAL, NOW)
    board, _ = boards.tell(board, POST, Prepared(LASTING), NOW)
    board, given = boards.tell(board, POST, Heard(Delivered(place(POST))), NOW)
    assert board.of(Kind.POST) == [NEXT_POST]
    done = effects(given, POST)
    assert done.index(Told(place(POST), 8)) < done.index(Ended(place(POST)))


def test_a_post_that_shows_the_table_tells_nothing_yet() -> None:
    board, _ = boards.follow(a_board(*WHOLE), replace(DEAL, stamp=2), NOW)
    board, _ = boards.tell(board, POST, Prepared(Look(7)), NOW)
    board, given = boards.tell(ended(board, replace(PAUSE, stamp=3)), POST, Heard(Delivered(place(POST))), NOW)
    assert board.ends == {POST: 8}
    assert [each for each in effects(given, POST) if isinstance(each, Told)] == []


def test_what_ended_tells_nothing_any_more() -> None:
    board, _ = boards.follow(ended(), NEXT_DEAL, NOW)
    state = board.messages[POST]._replace(flight=None, shows=Shown(Form.OVER, 3, LASTING))
    board, _ = boards.tell(with_state(board, POST, state), POST, Ticked(), NOW)
    assert (board.of(Kind.POST), board.ends) == ([NEXT_POST], {})


def test_a_post_below_a_result_is_sent_anew_as_any_other() -> None:
    board, _ = boards.follow(ended(), NEXT_DEAL, NOW)
    board = with_state(board, NEXT_POST, stands(NEXT_POST, MUTE))
    board, _ = boards.follow(board, replace(NEXT_DEAL, stamp=4, old_before=place(NEXT_POST).message + 1), NOW)
    assert boards.wishes(board)[NEXT_POST].is_outgrown


# What deals came to stands above what follows


def going_on_untold(**untold: Any) -> Board:
    """The next deal goes on, and the message is still to be sent that says what the last one came to."""
    board = boards.end_deal(Board(DEAL), 8, NOW)
    board = with_state(board, POST, board.messages[POST]._replace(**untold))
    return boards.follow(board, NEXT_DEAL, NOW)[0]


def test_the_next_post_waits_until_what_the_deal_came_to_stands_above_it() -> None:
    board = going_on_untold()
    assert (board.messages[POST].flight, board.messages[NEXT_POST].flight) == (Flight(Way.SEND, Form.OVER, 3), None)
    board, given = boards.tell(board, POST, Prepared(MUTE), NOW)
    assert not effects(given, NEXT_POST)
    board, given = boards.tell(board, POST, Heard(Delivered(place(POST))), NOW)
    assert Prepare(Way.SEND, Form.LIVE) in effects(given, NEXT_POST)
    assert not board.is_buried


@pytest.mark.parametrize("reason", [Reason.TRY_LATER, Reason.INVALID, Reason.UNHEARD])
def test_what_a_deal_came_to_that_is_refused_keeps_no_table_waiting(reason: Reason) -> None:
    board, _ = boards.tell(going_on_untold(), POST, Prepared(MUTE), NOW)
    _, given = boards.tell(board, POST, Heard(Refused(reason, 300.0)), NOW)
    assert Prepare(Way.SEND, Form.LIVE) in effects(given, NEXT_POST)


def test_nothing_but_the_next_post_waits_for_what_a_deal_came_to() -> None:
    board, _ = boards.begin(going_on_untold(), RESULT, MessageState(Kind.SAID), None, NOW)
    assert board.messages[RESULT].flight == Flight(Way.SEND, Form.LIVE, 0)


def test_what_stands_already_is_edited_meanwhile() -> None:
    board = going_on_untold()
    board = with_state(board, NEXT_POST, stands(NEXT_POST, MUTE))
    assert not boards.wishes(board)[NEXT_POST].waits


@pytest.mark.parametrize("untold", [{"failures": 1}, {"standing": Standing.DOUBTED}, {"standing": Standing.STANDS}])
def test_nothing_waits_for_what_stands_or_failed(untold: dict[str, Any]) -> None:
    assert going_on_untold(**untold).messages[NEXT_POST].flight == Flight(Way.SEND, Form.LIVE, 3)


def test_a_deal_that_cannot_be_told_any_more_keeps_no_table_waiting() -> None:
    board, given = boards.tell(going_on_untold(), POST, Prepared(None), NOW)
    assert board.of(Kind.POST) == [NEXT_POST]
    assert Prepare(Way.SEND, Form.LIVE) in effects(given, NEXT_POST)


def test_deals_are_told_in_their_order() -> None:
    late, later = boards.older_post(6), boards.older_post(7)
    board = Board(DEAL)
    for deal in (7, 6):
        board = boards.end_deal(board, deal, NOW)
    board, _ = boards.follow(board, replace(DEAL, stamp=2), NOW)
    assert {key for key, each in board.messages.items() if each.wish.waits} == {later, POST}
    board, _ = boards.tell(board, late, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, late, Heard(Delivered(MessageLocation(7, 99))), NOW)
    assert {key for key, each in board.messages.items() if each.wish.waits} == {POST}


@pytest.mark.parametrize("standing", [Standing.UNSENT, Standing.DOUBTED])
@pytest.mark.parametrize("later", [Standing.UNSENT, Standing.DOUBTED])
def test_of_deals_that_could_not_be_told_at_once_none_is_told_before_an_earlier(
    standing: Standing, later: Standing
) -> None:
    first, second = boards.older_post(6), POST
    messages = {
        first: MessageState(Kind.POST, standing, failures=2),
        second: MessageState(Kind.POST, later, failures=2),
    }
    board = Board(PAUSE, messages, ends={first: 6, second: 7})
    assert [key for key, wish in boards.wishes(board).items() if wish.waits] == [second]


def test_a_post_that_perhaps_stands_waits_for_no_deal_that_is_told() -> None:
    board = going_on_untold()
    board = with_state(board, NEXT_POST, MessageState(Kind.POST, Standing.DOUBTED))
    assert not boards.wishes(board)[NEXT_POST].waits


def test_a_post_that_is_on_its_way_to_be_sent_turns_back_for_what_is_to_stand_above_it() -> None:
    board, _ = boards.follow(Board(), DEAL, NOW)
    board = boards.end_deal(board, 7, NOW)
    board, given = boards.follow(board, replace(DEAL, stamp=2), NOW)
    assert effects(given, POST) == [Abandon()]
    assert board.messages[POST].flight is None


# What a channel refuses to one message it refuses to all

DEALS = range(8, 17)
FORBIDDEN = Refused(Reason.FORBIDDEN)
PICTURED = Look(4, pictures=44)
SHUT = Channel(NOW, NOW + BARRED_PAUSE, 1, is_shut=True)
STILL = Channel(NOW, NOW + BARRED_PAUSE, 1, is_still=True)
BOTH_WAYS = SHUT._replace(is_still=True)


class Refusing:
    """A table in whose channel everything that is sent is refused, or taken; how often, and what stands in it."""

    def __init__(self, board: Board | None = None, look: Look = MUTE) -> None:
        self.board, self.look, self.now = board or Board(), look, NOW
        self.is_denied = True
        self.refused = 0
        self.sent: list[Key] = []

    def take(self, changed: boards.Changed) -> "Refusing":
        """Whatever has to be sent is composed and sent, until nothing is left to be done now."""
        self.board, given = changed
        while given:
            more: boards.Given = ()
            for key, effect in given:
                more += self._answer(key, effect)
            given = more
        return self

    def _answer(self, key: Key, effect: Effect | Told) -> boards.Given:
        flight = self.board.messages[key].flight if key in self.board.messages else None
        if isinstance(effect, Prepare) and flight is not None and not flight.is_calling:
            look = MUTE if self.board.messages[key].in_words else self.look
            self.board, given = boards.tell(self.board, key, Prepared(look), self.now)
        elif isinstance(effect, Call):
            self.board, given = boards.tell(self.board, key, Heard(self._outcome(key)), self.now)
        else:
            given = ()
        return given

    def _outcome(self, key: Key) -> Delivered | Refused:
        if self.is_denied and key.kind is not Kind.HAND:
            self.refused += 1
            return FORBIDDEN
        self.sent.append(key)
        return Delivered(MessageLocation(7, 100 + len(self.sent)))

    def follow(self, facts: Facts) -> "Refusing":
        return self.take(boards.follow(self.board, facts, self.now))

    def tell(self, key: Key, event: Event) -> "Refusing":
        return self.take(boards.tell(self.board, key, event, self.now))

    def begin(self, key: Key, state: MessageState) -> "Refusing":
        return self.take(boards.begin(self.board, key, state, None, self.now))

    def wait(self, seconds: float) -> "Refusing":
        self.now += seconds
        return self.take(boards.tell_all(self.board, Ticked(), self.now))

    def hint(self) -> "Refusing":
        return self.take(boards.tell_all(self.board, Allowed(), self.now))

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
    assert nine_deals(Refusing(look=PICTURED)).refused == 2  # once more in words


def test_direct_messages_go_on_meanwhile() -> None:
    hands = [key for key in nine_deals(Refusing()).sent if key.kind is Kind.HAND]
    assert hands == [Key(Kind.HAND, user, deal) for deal in (*DEALS, DEALS[-1] + 1) for user in (ANN, BOB)]


def test_once_it_may_take_it_all_is_said_at_once_and_in_its_order() -> None:
    refusing = nine_deals(Refusing())
    refusing.sent, ends = [], dict(refusing.board.ends)
    posts = [key for key in refusing.allow().sent if key.kind is Kind.POST]
    assert [ends.get(key) for key in posts] == [*DEALS, None]
    assert (refusing.refused, refusing.board.channel.is_barred) == (1, False)


def test_of_all_that_waits_the_first_that_was_refused_asks_again_after_a_while() -> None:
    refusing = nine_deals(Refusing())
    assert refusing.wait(BARRED_PAUSE - 1.0).refused == 1
    assert refusing.wait(1.0).refused == 2
    assert refusing.wait(2 * BARRED_PAUSE - 1.0).refused == 2
    assert refusing.wait(1.0).refused == 3


def test_a_hint_has_one_of_them_ask_again_and_the_others_wait() -> None:
    refusing = nine_deals(Refusing())
    assert refusing.hint().refused == 2
    assert refusing.hint().refused == 3


def test_what_it_takes_from_the_one_that_asks_it_takes_from_all() -> None:
    refusing = nine_deals(Refusing())
    refusing.is_denied, refusing.sent, ends = False, [], dict(refusing.board.ends)
    posts = [key for key in refusing.wait(BARRED_PAUSE).sent if key.kind is Kind.POST]
    assert [ends.get(key) for key in posts] == [*DEALS, None]


@pytest.mark.parametrize("kind", [Kind.SAID, Kind.CALL, Kind.INVITE])
def test_where_the_one_that_asked_is_gone_another_asks_when_it_is_time(kind: Kind) -> None:
    board = a_board(*WHOLE, RESULT, facts=replace(DEAL, called=frozenset({ANN})), channel=SHUT)
    refusing = Refusing(board._replace(messages={**board.messages, POST: stands(POST, MUTE)}))
    refusing.begin(Key(kind, 0, 9), MessageState(kind))
    assert refusing.refused == 0
    assert refusing.board.messages[Key(kind, 0, 9)].wish.not_before == NOW + BARRED_PAUSE
    assert refusing.wait(BARRED_PAUSE).refused == 1


def test_told_too_often_it_is_asked_in_a_while_and_direct_messages_are_told() -> None:
    channel = Channel(NOW, NOW + 3600.0, FEW_REFUSALS, is_shut=True)
    board = a_board(*WHOLE, channel=channel)
    for key in (POST, ANNS):
        board = with_state(board, key, board.messages[key]._replace(not_before=NOW + 90.0))
    board, _ = boards.tell_all(board, Allowed(), NOW)
    assert board.channel.next_try == NOW + BARRED_PAUSE
    assert (board.messages[POST].not_before, board.messages[ANNS].not_before) == (NOW + 90.0, 0.0)
    board, _ = boards.tell_all(board, Allowed(), NOW + BARRED_PAUSE)
    assert board.messages[POST].not_before == 0.0
    assert boards.tell_all(board, Ticked(), NOW)[0].channel == board.channel


def test_what_has_nothing_to_show_does_not_ask_for_all() -> None:
    empty = MessageState(Kind.POST, failures=1, empty=1)
    messages = {POST: empty._replace(wish=Wish(stamp=1)), RESULT: MessageState(Kind.SAID)}
    assert not boards.wishes(Board(DEAL, messages, channel=SHUT))[RESULT].waits
    assert boards.wishes(Board(DEAL, {**messages, POST: empty}, channel=SHUT))[RESULT].waits


def test_what_is_being_composed_turns_back_when_another_is_refused() -> None:
    board, _ = boards.follow(a_board(), DEAL, NOW)
    board, _ = boards.begin(board, RESULT, MessageState(Kind.SAID), None, NOW)
    board, _ = boards.tell(board, RESULT, Prepared(MUTE), NOW)
    board, given = boards.tell(board, RESULT, Heard(FORBIDDEN), NOW)
    assert effects(given, POST)[0] == Abandon()
    assert board.messages[ANNS].flight == Flight(Way.SEND, Form.LIVE, 1)


def test_of_those_that_were_refused_a_result_asks_first_that_of_the_first_deal_before_others() -> None:
    order, ends = [NEXT_POST, POST, CALL, RESULT], {NEXT_POST: 7, POST: 8}
    while order:
        messages = {key: MessageState(key.kind, failures=1) for key in order}
        board = Board(NEXT_DEAL, messages, ends={key: ends[key] for key in order if key in ends}, channel=SHUT)
        assert [key for key, wish in boards.wishes(board).items() if not wish.waits] == [order.pop(0)]


@pytest.mark.parametrize(
    ("key", "state"),
    [
        pytest.param(POST, {"failures": 1, "standing": Standing.STANDS}, id="it stands"),
        pytest.param(POST, {}, id="it was not refused"),
        pytest.param(ANNS, {"failures": 1}, id="a direct message"),
    ],
)
def test_nothing_else_asks_for_all(key: Key, state: dict[str, Any]) -> None:
    messages = {key: MessageState(key.kind, **state), RESULT: MessageState(Kind.SAID, failures=1)}
    wished = boards.wishes(Board(DEAL, messages, channel=SHUT))
    is_sent = state.get("standing") is not Standing.STANDS
    assert (wished[key].waits, wished[RESULT].waits) == (key is POST and is_sent, False)


def test_what_perhaps_stands_asks_for_all_too_and_alone() -> None:
    doubted = MessageState(Kind.POST, Standing.DOUBTED, failures=1)
    messages = {boards.older_post(7): doubted, POST: doubted, NEXT_POST: MessageState(Kind.POST)}
    board = Board(NEXT_DEAL, messages, ends={boards.older_post(7): 7, POST: 8}, channel=SHUT)
    assert [key for key, wish in boards.wishes(board).items() if not wish.waits] == [boards.older_post(7)]


@pytest.mark.parametrize(("key", "waits"), [(NEXT_POST, True), (RESULT, False)])
def test_a_post_does_not_ask_while_an_older_one_is_being_sent(key: Key, waits: bool) -> None:
    messages = {POST: MessageState(Kind.POST, **CALLED), key: MessageState(key.kind, failures=1)}
    assert boards.wishes(Board(DEAL, messages, channel=SHUT))[key].waits is waits


def test_of_two_that_perhaps_stand_neither_waits_for_the_other() -> None:
    """They may be one already, which the nonce that both have tells."""
    doubted = MessageState(Kind.POST, Standing.DOUBTED, failures=1)
    wished = boards.wishes(Board(DEAL, {POST: doubted, NEXT_POST: doubted}))
    assert (wished[POST].waits, wished[NEXT_POST].waits) == (False, False)


@pytest.mark.parametrize("standing", [Standing.UNSENT, Standing.UNHEARD])
def test_what_cannot_be_changed_asks_for_nothing_that_is_still_to_be_sent(standing: Standing) -> None:
    board = a_board(CALL, channel=STILL if standing is Standing.UNSENT else BOTH_WAYS)
    board = with_state(board, POST, MessageState(Kind.POST, standing, failures=1))
    assert not boards.wishes(board)[CALL].waits


def test_who_asks_for_all_does_not_wait_for_an_earlier_deal_of_which_it_is_heard_later() -> None:
    refusing = nine_deals(Refusing())
    refusing.board = boards.end_deal(refusing.board, 7, refusing.now)
    assert refusing.follow(replace(DEAL, stamp=101, deal=17)).refused == 1
    assert refusing.wait(BARRED_PAUSE).refused == 2


@pytest.mark.parametrize(
    ("reason", "is_shut"),
    [
        (Reason.INVALID, False), (Reason.TOO_OLD, False), (Reason.TRY_LATER, True), (Reason.UNHEARD, True),
        (Reason.FORBIDDEN, True),
    ],
)  # fmt: skip
def test_what_is_refused_to_one_message_alone_says_nothing_of_the_channel(reason: Reason, is_shut: bool) -> None:
    board, _ = boards.tell(going_on_untold(), POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board._replace(channel=SHUT), POST, Heard(Refused(reason)), NOW)
    assert board.channel.is_shut is is_shut
    board, _ = boards.tell(going_on_untold(), POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, Heard(Refused(reason)), NOW)
    assert board.channel.is_shut is (reason is Reason.FORBIDDEN)


@pytest.mark.parametrize("outcome", [Delivered(), FORBIDDEN])
@pytest.mark.parametrize("channel", [OPEN, SHUT])
def test_an_edit_says_nothing_of_what_is_sent(channel: Channel, outcome: Delivered | Refused) -> None:
    board, _ = boards.follow(a_board(*WHOLE, channel=channel), replace(DEAL, stamp=2), NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, Heard(outcome), NOW + 1.0)
    assert board.channel.is_shut is channel.is_shut
    assert board.channel.is_still is (outcome == FORBIDDEN)


TOLD_RESULT = boards.older_post(60)


def a_still_board(**wished: Any) -> Board:
    """A table's post that is behind, a result that leads on no more, and a call to be deleted, where nothing is."""
    facts = replace(DEAL, stamp=2)
    board = a_board(*WHOLE, CALL, facts=facts, channel=STILL._replace(**wished), ends={TOLD_RESULT: 7})
    told = stands(POST, place=MessageLocation(7, 60), is_told=True)
    return boards.follow(with_state(board, TOLD_RESULT, told), facts, NOW)[0]


def test_where_nothing_can_be_changed_one_asks_and_the_others_wait() -> None:
    wished = boards.wishes(a_still_board())
    assert [key for key, wish in wished.items() if key.kind is not Kind.HAND and not wish.waits] == [TOLD_RESULT]
    assert {wish.not_before for key, wish in wished.items() if key.kind is not Kind.HAND} == {STILL.next_try}
    board, given = boards.tell_all(a_still_board(), Ticked(), STILL.next_try)
    assert [key for key, effect in given if isinstance(effect, Prepare | Call) and key.kind is not Kind.HAND] == [
        TOLD_RESULT
    ]
    board, given = boards.tell(board, TOLD_RESULT, Prepared(MUTE), STILL.next_try)
    board, given = boards.tell(board, TOLD_RESULT, Heard(Delivered()), STILL.next_try)
    assert effects(given, POST)[0] == Prepare(Way.EDIT, Form.LIVE)
    assert isinstance(effects(given, CALL)[0], Call)


def test_what_was_set_right_leaves_the_asking_to_another() -> None:
    board, given = boards.tell_all(a_still_board(), Ticked(), STILL.next_try)
    board, given = boards.tell(board, TOLD_RESULT, Prepared(ASKS), STILL.next_try)  # there was nothing to be changed
    assert effects(given, POST)[0] == Prepare(Way.EDIT, Form.LIVE)


def test_what_is_as_it_should_be_does_not_ask() -> None:
    board = a_board(*WHOLE, CALL, channel=STILL)
    assert [key for key, wish in boards.wishes(board).items() if key.kind in PUBLIC and not wish.waits] == [CALL]


def test_what_turns_out_to_be_as_it_should_lets_another_ask_at_once() -> None:
    facts = replace(DEAL, stamp=2)
    board, _ = boards.follow(a_board(*WHOLE, CALL, facts=facts, channel=STILL), facts, NOW)
    board, _ = boards.tell(board, POST, Ticked(), STILL.next_try)
    _, given = boards.tell(board, POST, Prepared(ASKS), STILL.next_try)
    assert isinstance(effects(given, CALL)[0], Call)


def test_of_two_posts_that_are_still_to_be_sent_the_older_goes() -> None:
    assert forms(Board(DEAL, dict.fromkeys((POST, NEXT_POST), MessageState(Kind.POST)))) == {
        POST: Form.GONE, NEXT_POST: Form.LIVE,
    }  # fmt: skip


def test_where_nothing_at_all_is_taken_what_is_new_asks() -> None:
    board = a_still_board(is_shut=True)
    board, _ = boards.begin(board, RESULT, MessageState(Kind.SAID), None, NOW)
    assert [key for key, wish in boards.wishes(board).items() if key.kind is not Kind.HAND and not wish.waits] == [
        RESULT
    ]


def test_in_a_thread_that_sleeps_an_interaction_changes_nothing_either() -> None:
    board = a_still_board(is_asleep=True)
    wished = boards.wishes(board)
    assert (wished[POST].is_asleep, wished[ANNS].is_asleep) == (True, False)
    assert not boards.wishes(a_still_board())[POST].is_asleep
    new = boards.next_post(board)
    board, _ = boards.begin(board, new, MessageState(Kind.POST), replace(GATHERED, makes=True), NOW)
    assert not board.messages[new].wish.is_asleep  # something new may wake it
    board, _ = boards.begin(
        a_still_board(is_asleep=True, is_shut=True), new, MessageState(Kind.POST), replace(GATHERED, makes=True), NOW
    )
    _, given = boards.tell(board, new, Done(5), NOW)
    assert effects(given, new)[0] == Finish(5, Ending.OPEN)


# What stood in a channel that is gone


def test_when_the_channel_is_gone_nothing_is_left_to_be_done_there() -> None:
    board = a_board(*WHOLE, CALL, RESULT, facts=replace(DEAL, awaited=frozenset()))
    board, given = boards.lose_channel(boards.end_deal(board, 7, NOW), NOW)
    assert {key.kind for key in board.messages} == {Kind.HAND}
    assert not [effect for _, effect in given if isinstance(effect, Prepare | Call)]
    assert not boards.follow(board, replace(DEAL, stamp=2), NOW)[0].of(Kind.POST)
    assert not boards.follow(boards.end_deal(board, 8, NOW), replace(PAUSE, stamp=3), NOW)[0].of(Kind.POST)


def test_of_a_channel_that_is_gone_one_message_tells_all() -> None:
    board, _ = boards.follow(a_board(*WHOLE, CALL), replace(DEAL, stamp=2), NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, given = boards.tell(board, POST, Heard(Refused(Reason.CHANNEL_GONE)), NOW)
    assert effects(given, POST)[0] == Unreachable(Reason.CHANNEL_GONE)
    assert {key.kind for key in board.messages} == {Kind.HAND}


def test_somebodys_direct_messages_say_nothing_of_the_channel() -> None:
    board, _ = boards.follow(Board(channel=SHUT), DEAL, NOW)
    board, given = boards.tell(board, ANNS, Prepared(MUTE), NOW)
    assert [type(each) for each in effects(given, ANNS)] == [Call]
    assert boards.tell(board, ANNS, Heard(Delivered(place(ANNS))), NOW)[0].channel == SHUT
    assert boards.tell(board._replace(channel=OPEN), ANNS, Heard(FORBIDDEN), NOW)[0].channel == OPEN


def test_a_call_of_which_nobody_knows_says_nothing_of_the_channel() -> None:
    assert boards.tell(a_board(*WHOLE, channel=SHUT), POST, Heard(Delivered()), NOW)[0].channel == SHUT
    assert boards.tell(a_board(*WHOLE, channel=SHUT), NEXT_POST, Heard(Delivered()), NOW)[0].channel == SHUT


def test_a_refusal_from_before_a_permission_came_back_says_nothing_of_the_channel() -> None:
    board, _ = boards.follow(Board(), DEAL, NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell_all(board, Allowed(), NOW)
    assert not boards.tell(board, POST, Heard(FORBIDDEN), NOW)[0].channel.is_barred


def test_a_press_is_answered_in_a_channel_that_takes_nothing() -> None:
    board, _ = boards.begin(
        Board(DEAL, channel=SHUT), POST, MessageState(Kind.POST), replace(GATHERED, makes=True), NOW
    )
    board, _ = boards.tell(board, POST, Done(5), NOW)
    assert board.messages[POST].flight == Flight(Way.ANSWER, Form.LIVE, 1, 5)


# What a channel that takes no pictures is told in words


def refused_a_picture() -> Board:
    board, _ = boards.follow(Board(), DEAL, NOW)
    board, _ = boards.tell(board, POST, Prepared(PICTURED), NOW)
    board, given = boards.tell(board, POST, Heard(FORBIDDEN), NOW)
    assert Prepare(Way.SEND, Form.LIVE) in effects(given, POST)
    assert board.channel == Channel(NOW, in_words=True)
    return board


@pytest.mark.parametrize(("seconds", "in_words"), [(BARRED_PAUSE - 1.0, True), (BARRED_PAUSE, False)])
def test_where_pictures_were_refused_a_new_post_is_in_words_for_a_while(seconds: float, in_words: bool) -> None:
    now, board = NOW + seconds, refused_a_picture()
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, Heard(Delivered(place(POST))), NOW)
    late, later = boards.older_post(6), Key(Kind.POST, 0, 2)
    board = boards.end_deal(boards.end_deal(board, 6, now), 8, now)
    board, _ = boards.follow(board, NEXT_DEAL, now)
    assert {key: board.messages[key].in_words for key in (late, later)} == {late: in_words, later: in_words}


def test_so_is_what_takes_the_place_of_an_outgrown_one() -> None:
    board, _ = boards.follow(a_board(*WHOLE, channel=Channel(NOW, in_words=True)), replace(DEAL, stamp=2), NOW)
    board, _ = boards.tell(board, POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, Heard(Refused(Reason.TOO_OLD)), NOW)
    assert board.messages[NEXT_POST].in_words


def test_where_only_words_were_refused_a_new_post_has_its_picture() -> None:
    assert not boards.follow(Board(channel=SHUT), DEAL, NOW)[0].messages[POST].in_words


def test_where_pictures_are_allowed_again_all_have_them() -> None:
    board, _ = boards.tell_all(refused_a_picture(), Allowed(), NOW)
    assert (board.channel, board.messages[POST].in_words) == (OPEN, False)
    assert boards.tell_all(refused_a_picture(), Ticked(), NOW)[0].channel == Channel(NOW, in_words=True)


def test_what_has_no_picture_anyway_tells_nothing_of_pictures() -> None:
    board, _ = boards.tell(refused_a_picture(), POST, Prepared(MUTE), NOW)
    board, _ = boards.tell(board, POST, Heard(Delivered(place(POST))), NOW)
    assert board.channel == Channel(NOW, in_words=True)
