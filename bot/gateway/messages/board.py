"""The messages of one table as a value: which there are, who plays by which, and what each is to show.

Like `lifecycle`, which it drives, it neither waits nor calls: it takes what happened and gives what has to be done.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.gateway.messages.channel import OPEN, ChannelAccess, after, hinted
from bot.gateway.messages.lifecycle import (
    PUBLIC,
    SENT_ONCE,
    TO_BE_SENT,
    CallFinished,
    Content,
    DeletedExternally,
    DeliveryStatus,
    DesiredChanged,
    DesiredMessage,
    Effect,
    Event,
    MessageEnded,
    MessageKind,
    MessageState,
    NeedsReplacement,
    PendingInteraction,
    PermissionRestored,
    PressReceived,
    RecordState,
    TimerFired,
    TokenExpiring,
    step,
    taken_up,
)
from bot.tables.posted_messages import MessageLocation

ELSEWHERE: Final = 0
"""The number of a private answer that another process keeps, which needs no message here."""
UNKNOWN_DEAL: Final = -1
"""The number of a hand of which neither its message nor its deal is known."""
MAX_ROUNDS: Final = 100
"""More consequences of consequences than this would be a rule that never rests."""


class MessageKey(NamedTuple):
    """One message: a hand is one of its deal, so that an older one is never taken for the new one.

    number: of a post, counted up; of a hand its deal, or, made negative, its message where nobody knows that; of a
    private answer the interaction that made it; of what is said, what it tells. One below zero is a post that is none
    of the table's any more, or a call that is left over.
    """

    kind: MessageKind
    user: int
    number: int


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What of a table decides about its messages.

    deal: the one on show, 0 for none. seated: everybody at the table. awaited: without whom it cannot go on now.
    called: whom the newest call names. is_held: this process keeps post and hands. is_dealing: a deal goes on. is_over:
    none does, and none begins at once. is_between_deals: between two deals, with nobody missing and nothing proposed,
    so that what the last one came to stands for the table. is_early: no card is dealt yet, so that what people press
    stands on the post. can_spend: a call for comfort may be made. old_before: the number of a message that has become
    too old to edit often. hidden_before: messages with smaller numbers have been pushed up by what was written since;
    hidden_from: the same for private answers of this person, who also got others there. heard_before: messages of this
    person, who listens, with smaller numbers stood before their turn began: each turn is told by a new one.
    without_hands: who listens and would be sent none in place of a hand. may_move: the post may be sent anew because of
    what was written.
    """

    stamp: int = 0
    deal: int = 0
    seated: frozenset[int] = frozenset()
    awaited: frozenset[int] = frozenset()
    called: frozenset[int] = frozenset()
    is_held: bool = True
    is_dealing: bool = False
    is_over: bool = False
    is_between_deals: bool = False
    is_closed: bool = False
    is_early: bool = False
    can_spend: bool = False
    old_before: int = 0
    hidden_before: int = 0
    hidden_from: Mapping[int, int] = field(default_factory=dict, hash=False)
    heard_before: Mapping[int, int] = field(default_factory=dict, hash=False)
    without_hands: frozenset[int] = frozenset()
    may_move: bool = True


class MessageBoard(NamedTuple):
    """A table's messages.

    focus: who plays by a private answer, and by which. said: the newest that was said; resulted: the newest in the
    channel that says what a deal came to and is none of the board's. told: to whom something was said that is said to
    nobody twice. ends: the posts that say, or are to say, what a deal came to, and which deal. over: all deals of which
    that was asked. channel: what is known of the table's channel. sent_anew: the table's stamp as a post that somebody
    had deleted was last sent anew. is_settled: each message wishes what it should.
    """

    facts: TableFacts = TableFacts()
    messages: Mapping[MessageKey, MessageState] = MappingProxyType({})
    focus: Mapping[int, MessageKey] = MappingProxyType({})
    said: int = 0
    resulted: int = 0
    told: frozenset[int] = frozenset()
    ends: Mapping[MessageKey, int] = MappingProxyType({})
    over: frozenset[int] = frozenset()
    channel: ChannelAccess = OPEN
    sent_anew: int = -1
    is_settled: bool = False

    def of(self, kind: MessageKind) -> list[MessageKey]:
        """All messages of a kind, the newest last."""
        return sorted(key for key in self.messages if key.kind is kind)

    @property
    def post(self) -> MessageKey | None:
        """The table's post: the newest that stands, else the newest that is to be; of results that of the newest deal.

        A result may still be to be sent: what an earlier deal came to does not stand for the table any more, nor does a
        post in whose place a deal is told.
        """
        posts, ends = self.of(MessageKind.POST), self.ends
        told = max((key for key in posts if key in ends), default=None)
        stand = [
            key for key in posts if self.messages[key].status is DeliveryStatus.SENT and (told is None or key > told)
        ]
        known = [*stand, *(key for key in posts if key in ends)]
        by_age = [(ends.get(key, math.inf), key) for key in known or posts]
        return max(by_age)[1] if by_age else None

    @property
    def newest_result(self) -> int:
        """The newest message that says what a deal came to, or is about to, whoever sent it and however it was found.

        Discord numbers messages in their order: what stands for the table stands above a result if its number is less.
        """
        places = [self.messages[key].place for key in self.ends]
        return max([self.resulted, *(place.message for place in places if place is not None)])

    @property
    def is_buried(self) -> bool:
        """Whether something of ours stands below the post, or much of others'."""
        below = max(self.said, self.newest_result, self.facts.hidden_before)
        post = self.post
        return post is not None and _is_above(self.messages[post], below)

    @property
    def stands_by_result(self) -> bool:
        """Whether what the last deal came to stands for the table."""
        return self.facts.is_between_deals and self.post in self.ends

    @property
    def is_landing(self) -> bool:
        """Whether a post, or a call to the table, may come to stand of which nobody knows where yet."""
        return any(
            _is_on_its_way(state) or state.status is DeliveryStatus.UNLOCATED
            for key, state in self.messages.items()
            if key.kind in {MessageKind.POST, MessageKind.CALL}
        )

    def find(self, message: int) -> MessageKey | None:
        """The one that stands in Discord under this number."""
        for key, state in self.messages.items():
            if state.place is not None and state.place.message == message:
                return key
        return None


@dataclass(frozen=True, slots=True)
class ResultAnnounced:
    """A message shows what a deal came to: that is told. It may end in the same step, so nobody could ask it later."""

    place: MessageLocation
    deal: int


Consequences = tuple[tuple[MessageKey, Effect | ResultAnnounced], ...]
Changed = tuple[MessageBoard, Consequences]


def follow(board: MessageBoard, facts: TableFacts, now: float) -> Changed:
    """The table changed: everybody has a hand, the table a post, and each message is wished anew."""
    is_ending = facts.is_closed and not board.facts.is_closed
    board = board._replace(facts=facts)
    for key in _missing_hands(board):
        board = _with(board, key, MessageState(key.kind))
    for key in board.of(MessageKind.HAND) if is_ending else ():
        # what stays true of a deal does not of a table that is gone
        board = _with(board, key, _with_nothing_known(board.messages[key]))
    return _spread(board, now)


def _with_nothing_known(state: MessageState) -> MessageState:
    """Nothing counts of what a message shows, nor of what it is just being given to show."""
    in_flight = state.in_flight if state.in_flight is None else replace(state.in_flight, appearance=None)
    return state._replace(shows=None, in_flight=in_flight)


def end_deal(
    board: MessageBoard,
    deal: int,
    now: float,
    place: MessageLocation | None = None,
    *,
    is_told: bool = False,
    written: int = 0,
) -> MessageBoard:
    """A deal is over: its post is to say what it came to, or, if there is none, a new message; each deal once.

    What that means for the messages follows with the facts. place: where it stands already, or was about to; is_told:
    whether it was said there. written: the newest message of the channel; above it nobody would see how it ended.
    """
    if deal in board.over:
        return _told_at(board, deal, place, now) if is_told and place is not None else board
    board = board._replace(over=board.over | {deal})
    known = None if place is None else board.find(place.message)
    key = known or (older_post(place.message) if place is not None else _post_to_end(board, deal, written))
    if key not in board.messages:
        board = _with(board, key, _new_post(board, now) if place is None else taken_up(MessageKind.POST, place, now))
    board = board._replace(ends={**board.ends, key: deal}, is_settled=False)
    return _with(board, key, board.messages[key]._replace(is_told=True)) if is_told else board


def _told_at(board: MessageBoard, deal: int, place: MessageLocation, now: float) -> MessageBoard:
    """What a deal came to turns out to have been said there: no other message says it, if none has or just does."""
    teller = next((key for key, each in board.ends.items() if each == deal), None)
    if teller is None or board.messages[teller].is_told:
        return board
    key, in_flight = board.find(place.message) or older_post(place.message), board.messages[teller].in_flight
    if key != teller and in_flight is not None and in_flight.is_calling:
        return board
    ends = {each: of for each, of in board.ends.items() if each != teller}
    state = board.messages.get(key) or taken_up(MessageKind.POST, place, now)
    return _with(board, key, state._replace(is_told=True))._replace(ends={**ends, key: deal}, is_settled=False)


def _post_to_end(board: MessageBoard, deal: int, written: int) -> MessageKey:
    """The post of a deal: the one that stands, else one that is still to be sent, unless a press is to make that.

    While a later deal goes on its post stays, and what an earlier one came to is a message of its own.
    """
    if board.facts.is_dealing and board.facts.deal != deal:
        return older_post(deal)
    states = board.messages
    sure = [
        key for key in board.of(MessageKind.POST) if not any(press.creates_message for press in states[key].presses)
    ]
    stand = [key for key in sure if states[key].status is DeliveryStatus.SENT]
    below = max(written, board.newest_result)
    in_sight = [key for key in (*stand[-1:], *sure[-1:]) if not _is_above(states[key], below)]
    return next((key for key in in_sight if key not in board.ends), None) or next_post(board)


def _is_above(state: MessageState, message: int) -> bool:
    return state.place is not None and state.place.message < message


def begin(  # noqa: PLR0917 - what is known of it
    board: MessageBoard, key: MessageKey, state: MessageState, press: PendingInteraction | None, now: float,
    deal: int | None = None,
) -> Changed:  # fmt: skip
    """A message is known from now on, perhaps because it was pressed or asked for.

    deal: the one of which it says what it came to.
    """
    board = _with(board, key, state)
    if deal is not None:
        board = board._replace(ends={**board.ends, key: deal}, over=board.over | {deal})
    board = _with(board, key, state._replace(desired=desired_messages(board)[key]))._replace(is_settled=False)
    return tell(board, key, TimerFired() if press is None else PressReceived(press), now)


def tell(board: MessageBoard, key: MessageKey, event: Event, now: float) -> Changed:
    """Something happened to a message; what that means for the others follows at once."""
    before = board.messages.get(key)
    if isinstance(event, CallFinished) and before is not None and before.in_flight is not None and key.kind in PUBLIC:
        board = _with_channel(board, after(board.channel, before.in_flight, event.outcome, now))
    board, given = _step(board, key, event, now)
    if board.is_settled and before is not None and _looks_alike(board, before, board.messages[key]):
        return board, given  # as nearly always: it means nothing for any
    board, more = _spread(board, now)
    return board, given + more


def tell_all(board: MessageBoard, event: Event, now: float) -> Changed:
    """The same happened to all of them; of what is allowed a channel that refused too often is not told."""
    is_deaf = False
    if isinstance(event, PermissionRestored):
        board = _with_channel(board, hinted(board.channel, now))
        is_deaf = board.channel.next_try > now
    given: Consequences = ()
    for key in sorted(board.messages):
        if is_deaf and key.kind in PUBLIC:
            continue
        board, done = _step(board, key, event, now)  # one that has ended meanwhile hears nothing
        given += done
    board, more = _spread(board, now)
    return board, given + more


def lose_channel(board: MessageBoard, now: float) -> Changed:
    """The channel is gone: nothing is left to be said there."""
    return _spread(board._replace(channel=board.channel._replace(is_gone=True)), now)


def note_result(board: MessageBoard, message: int, now: float) -> Changed:
    """Something in the channel says what a deal came to, whoever sent it."""
    return (board, ()) if message <= board.resulted else _spread(board._replace(resulted=message), now)


def note_deletion(board: MessageBoard, message: int, now: float) -> Changed:
    """Somebody deleted a message: a post is sent anew at once, so that the table always has one.

    But once only until the table changes: whatever deletes all that stands in a channel would go on for ever with us.
    """
    key, stamp = board.find(message), board.facts.stamp
    if key is None or key.kind is not MessageKind.POST or board.sent_anew == stamp:
        return board, ()
    if board.messages[key].desired.content is Content.DELETED:
        return board, ()  # that was us
    return tell(board._replace(sent_anew=stamp), key, DeletedExternally(), now)


def play_by(board: MessageBoard, user: int, key: MessageKey | None, now: float) -> Changed:
    """Somebody used this private answer, or, None, their hand: that one asks from now on, and no other.

    A private answer that has gone meanwhile leaves them the one that they played by.
    """
    focus = {each: by for each, by in board.focus.items() if each != user}
    if key is not None and key.kind is MessageKind.PRIVATE:
        if key not in board.messages:
            return board, ()
        focus[user] = key
    return _spread(board._replace(focus=focus), now)


def keep_private(board: MessageBoard, key: MessageKey, state: MessageState, now: float) -> Changed:
    """A private answer is known from now on, and its person plays by it: else it would be one too many at once."""
    return play_by(_with(board, key, state), key.user, key, now)


def play_elsewhere(board: MessageBoard, user: int, now: float) -> Changed:
    """Somebody plays by a private answer of another process: nothing here asks them meanwhile."""
    return _spread(board._replace(focus={**board.focus, user: MessageKey(MessageKind.PRIVATE, user, ELSEWHERE)}), now)


def forget_elsewhere(board: MessageBoard, now: float) -> Changed:
    """Nobody knows who plays by what other processes keep."""
    focus = {user: by for user, by in board.focus.items() if by.number != ELSEWHERE}
    return _spread(board._replace(focus=focus), now)


def forget(board: MessageBoard, kinds: Iterable[MessageKind]) -> MessageBoard:
    """Another process keeps these from now on, and what is still to be said of deals is its own to say.

    The board knows that before the table changes again: what becomes of the messages left brings back none of these.
    """
    gone = set(kinds)
    left = {key: each for key, each in board.messages.items() if key.kind not in gone}
    ends = {key: deal for key, deal in board.ends.items() if key in left}
    return board._replace(
        facts=replace(board.facts, is_held=False),
        messages=left, ends=ends, over=frozenset(ends.values()), resulted=board.newest_result, is_settled=False,
    )  # fmt: skip


# What is wished of each

_AS_SAID: Final = SENT_ONCE | {MessageKind.CALL}
"""What does not follow the table."""


def desired_messages(board: MessageBoard) -> dict[MessageKey, DesiredMessage]:
    """What each message is to show, from nothing but the facts, which messages there are, and who plays by which."""
    asking = _asking(board) if board.channel.is_barred else None
    return {key: _desired(board, key, _content(board, key), asking) for key in board.messages}


def _content(board: MessageBoard, key: MessageKey) -> Content:
    """What stood in a channel that is gone is nobody's any more."""
    if board.channel.is_gone and key.kind in PUBLIC:
        return Content.HANDED_OVER
    return _CONTENTS[key.kind](board, key)


def _desired(board: MessageBoard, key: MessageKey, content: Content, asking: MessageKey | None) -> DesiredMessage:
    """Urgent is what its person has to act by, and what may mislead them: it asks what is over, or is old unsaid.

    So is a hand that is to rest: what its person plays or plans by another message is not to stand here as it was.
    """
    facts, state = board.facts, board.messages[key]
    waits, not_before, is_archived = _turn(board, key, content, asking)
    if key.kind is MessageKind.POST:
        is_urgent = not state.is_told if key in board.ends else facts.is_early
        should_repost = not facts.is_closed and _is_out_of_sight(board, key)
        is_newest = content is Content.LIVE and not facts.is_closed and key == board.of(MessageKind.POST)[-1]
        is_hidden = is_newest and not board.channel.is_shut and _is_above(state, facts.hidden_before)
        return DesiredMessage(
            content, facts.stamp, is_urgent, should_repost, waits, not_before, is_archived, is_hidden, facts.may_move
        )  # fmt: skip
    appearance = state.shows.appearance if state.shows is not None else None
    is_old = (
        appearance is None
        or appearance.has_controls
        or (content in {Content.INACTIVE, Content.FINAL} and not appearance.is_permanent)
    )
    is_ended = key.kind is MessageKind.PRIVATE and facts.is_over  # it says how the deal ended
    is_urgent = key.user in facts.awaited or is_old or is_ended
    is_hidden = content is Content.LIVE and _is_sought_anew(board, key)
    stamp = 0 if key.kind in _AS_SAID else facts.stamp
    return DesiredMessage(
        content, stamp, is_urgent, False, waits, not_before, is_archived, is_hidden, may_move=is_hidden
    )


def _is_sought_anew(board: MessageBoard, key: MessageKey) -> bool:
    """Whether a hand that asks is to stand at the end: a private answer above the table or much that was written.

    Of who listens also whatever stood before they were asked: an edit is read out to nobody.
    """
    facts = board.facts
    if key.kind not in {MessageKind.PRIVATE, MessageKind.HAND} or key.user not in facts.awaited:
        return False
    if key.kind is MessageKind.HAND and key.user in facts.without_hands:
        return False
    before = facts.heard_before.get(key.user, 0)
    if key.kind is MessageKind.PRIVATE:
        post = board.post
        place = board.messages[post].place if post is not None and post not in board.ends else None
        above = place.message if place is not None else 0
        before = max(before, facts.hidden_before, facts.hidden_from.get(key.user, 0), above)
    return _is_above(board.messages[key], before)


def _seen_by_desired(board: MessageBoard, state: MessageState) -> tuple[object, ...]:
    """All of a message that its own wish or another's is made of; where a hand stands is nothing to any."""
    shows = state.shows
    appearance = (shows.appearance.has_controls, shows.appearance.is_permanent) if shows is not None else None
    if state.kind is MessageKind.HAND:
        return (appearance,)
    would_call = (state.is_current, state.empty) if board.channel.is_barred else ()
    told = state.is_told, state.is_closing, tuple(press.interaction for press in state.presses)
    return state.status, state.place, *told, state.failures > 0, _is_on_its_way(state), appearance, *would_call


def _looks_alike(board: MessageBoard, one: MessageState, other: MessageState) -> bool:
    return _seen_by_desired(board, one) == _seen_by_desired(board, other)


def _content_of_post(board: MessageBoard, key: MessageKey) -> Content:
    """There is one; those that stood before it go, unless they say what a deal came to."""
    if not board.facts.is_held:
        return Content.HANDED_OVER
    if key in board.ends:
        return Content.RESULT if board.stands_by_result and key == board.post else Content.FINAL
    is_unsent = board.messages[key].status is DeliveryStatus.UNSENT and not _is_on_its_way(board.messages[key])
    if is_unsent and (board.facts.is_closed or key != board.of(MessageKind.POST)[-1]):
        return Content.DELETED
    post = board.post
    if post is None or key >= post:
        return Content.LIVE
    is_there = board.messages[post].status is DeliveryStatus.SENT
    return Content.DELETED if is_there else Content.LIVE  # it stays until what is told in its place can be read


def _is_on_its_way(state: MessageState) -> bool:
    """Whether a message may come to stand at any moment, or does without our knowing where."""
    is_calling = state.in_flight is not None and state.in_flight.is_calling
    return state.status is DeliveryStatus.UNCERTAIN or (state.status is DeliveryStatus.UNSENT and is_calling)


def _is_after_another(board: MessageBoard, key: MessageKey) -> bool:
    """Whether an older post may be about to stand: one that comes after the same has the same nonce, so is the same."""
    if key.kind is not MessageKind.POST or board.messages[key].status is not DeliveryStatus.UNSENT:
        return False
    older = (other for other in board.of(MessageKind.POST) if other < key and other not in board.ends)
    return any(_is_on_its_way(board.messages[other]) for other in older)


def _is_after_untold(board: MessageBoard, key: MessageKey) -> bool:
    """Whether what an earlier deal came to is about to be sent, and is to stand above this post.

    Deals are told in their order, and before the table goes on. One that could not be sent once keeps only those of
    later deals waiting: the table's post, which perhaps stands already, moves below it when it is told.
    """
    deal, ends = board.ends.get(key), board.ends
    earlier = [board.messages[other] for other in ends if deal is None or ends[other] < deal]
    if deal is not None:
        return any(state.status in TO_BE_SENT for state in earlier)
    is_sure = board.messages[key].status is DeliveryStatus.UNSENT
    return is_sure and any(state.status is DeliveryStatus.UNSENT and not state.failures for state in earlier)


def _turn(
    board: MessageBoard, key: MessageKey, content: Content, asking: MessageKey | None
) -> tuple[bool, float, bool]:
    """Whether another goes before it, before which moment it makes no call, and whether by no interaction either.

    While the channel refuses such calls one message alone asks whether it takes them again, and all others wait for it.
    """
    if key.kind is MessageKind.PRIVATE:
        return _is_after_table(board, key, content), 0.0, False
    if key.kind not in PUBLIC:
        return False, 0.0, False
    channel, is_there = board.channel, board.messages[key].status is DeliveryStatus.SENT
    if channel.is_still if is_there else channel.is_shut:
        return key != asking or _is_after_another(board, key), channel.next_try, channel.is_archived
    if key.kind is not MessageKind.POST:
        return False, 0.0, False
    waits = _gives_way(board) if is_there else _is_after_another(board, key) or _is_after_untold(board, key)
    return waits, 0.0, False


def _gives_way(board: MessageBoard) -> bool:
    """Whether what a deal came to is about to be told below: what stands need not be changed until that is there."""
    post = board.post
    return (
        post is not None and board.messages[post].status is DeliveryStatus.UNSENT and not board.messages[post].failures
    )


def _is_after_table(board: MessageBoard, key: MessageKey, content: Content) -> bool:
    """Whether a private answer waits: to be deleted, for the one that takes its place; to ask, for the table's post.

    That is about to be sent, and people look for what they are asked below it. One that follows a press waits until
    that is answered: nothing can follow before.
    """
    if content is Content.DELETED:
        used = board.messages.get(board.focus.get(key.user, key))
        return used is not None and used.status is DeliveryStatus.UNSENT
    if _is_unanswered(board, key):
        return True
    newest = () if board.channel.is_shut else board.of(MessageKind.POST)[-1:]
    posts = [board.messages[each] for each in newest if board.facts.is_dealing and each not in board.ends]
    return any(post.status is DeliveryStatus.UNSENT and not post.failures for post in posts)


def _is_unanswered(board: MessageBoard, key: MessageKey) -> bool:
    """Whether the interaction by which a message is to be made is still to be answered by a post."""
    tokens = {token.interaction for token in board.messages[key].tokens}
    posts = [board.messages[each] for each in board.of(MessageKind.POST)]
    return any(press.interaction in tokens for post in posts for press in post.presses)


def _asking(board: MessageBoard) -> MessageKey | None:
    """Which message that is: what is to be sent, of that what was refused, and of deals in their order."""

    def order(key: MessageKey) -> tuple[object, ...]:
        state = board.messages[key]
        is_there = state.status is DeliveryStatus.SENT
        return is_there, not state.failures, key.kind is not MessageKind.POST, board.ends.get(key, math.inf), key

    return min((key for key in board.messages if key.kind in PUBLIC and _wants(board, key)), key=order, default=None)


def _wants(board: MessageBoard, key: MessageKey) -> bool:
    """Whether a message would make a call that its channel refuses."""
    state = board.messages[key]
    if state.empty == state.desired.stamp:
        return False
    if state.status in TO_BE_SENT:
        return board.channel.is_shut
    return state.status is DeliveryStatus.SENT and not state.is_current


def _content_of_hand(board: MessageBoard, key: MessageKey) -> Content:
    """A deal's hand follows it; it rests while its person plays by a private answer, and ends with its deal."""
    facts = board.facts
    if not facts.is_held:
        return Content.HANDED_OVER
    if facts.is_closed or key.user not in facts.seated or key.number != facts.deal:
        return Content.FINAL
    return Content.INACTIVE if key.user in board.focus else Content.LIVE


def _content_of_private(board: MessageBoard, key: MessageKey) -> Content:
    """Of several private answers the one that was used last goes on; people have one, so the others go."""
    facts, used = board.facts, board.focus.get(key.user)
    if used != key:
        newest = max(each for each in board.messages if (each.kind, each.user) == (key.kind, key.user))
        is_last = used is None and key == newest and board.messages[key].is_closing
        return Content.FINAL if is_last else Content.DELETED
    return Content.FINAL if facts.is_closed or key.user not in facts.seated or not facts.deal else Content.LIVE


def _content_of_call(board: MessageBoard, key: MessageKey) -> Content:
    """A call stands while all whom it names are awaited, and no newer one is there, unless it is left over."""
    is_newest = key.number >= 0 and key == board.of(MessageKind.CALL)[-1]
    is_awaited = board.facts.called <= board.facts.awaited and board.facts.called
    return Content.LIVE if is_newest and is_awaited else Content.DELETED


_CONTENTS: Final[Mapping[MessageKind, Callable[[MessageBoard, MessageKey], Content]]] = {
    MessageKind.POST: _content_of_post,
    MessageKind.HAND: _content_of_hand,
    MessageKind.PRIVATE: _content_of_private,
    MessageKind.SAID: lambda _board, _key: Content.LIVE,
    MessageKind.INVITE: lambda _board, _key: Content.LIVE,
    MessageKind.CALL: _content_of_call,
}


def _missing_hands(board: MessageBoard) -> list[MessageKey]:
    """Hands that ought to be there and are not."""
    facts = board.facts
    if not facts.is_held or facts.is_closed or not (facts.is_dealing and facts.deal):
        return []
    hands = (MessageKey(MessageKind.HAND, user, facts.deal) for user in sorted(facts.seated))
    return [key for key in hands if key not in board.messages]


def _lacks_post(board: MessageBoard) -> bool:
    """Whether nothing stands for the table where people look for it: at the channel's end, below all results."""
    facts = board.facts
    if not facts.stamp or not facts.is_held or facts.is_closed or board.channel.is_gone:
        return False
    newest = board.of(MessageKind.POST)[-1:]
    return not any(
        (facts.is_between_deals or key not in board.ends) and not _is_above(board.messages[key], board.newest_result)
        for key in newest
    )


def _is_out_of_sight(board: MessageBoard, key: MessageKey) -> bool:
    """Whether a post is better sent anew: it is old, or a deal goes on and something of ours stands below it.

    That only counts when it would be edited: what nobody may notice must not move it, nor what a deal came to.
    """
    place = board.messages[key].place
    if place is None or [each for each in board.of(MessageKind.POST) if each not in board.ends] != [key]:
        return False
    is_hidden = board.facts.is_dealing and board.facts.can_spend and board.is_buried
    return is_hidden or place.message < board.facts.old_before


def next_post(board: MessageBoard) -> MessageKey:
    """The key of a post that takes the present one's place."""
    return MessageKey(MessageKind.POST, 0, max([0, *(key.number for key in board.of(MessageKind.POST))]) + 1)


def older_post(number: int) -> MessageKey:
    """The key of a post that counts as older than the table's: it is told by its message, or by its deal."""
    return MessageKey(MessageKind.POST, 0, -number)


def left_over(message: int) -> MessageKey:
    """The key of a message that has served its turn, whatever it was: a call that stands for nothing."""
    return MessageKey(MessageKind.CALL, 0, -message)


# Carrying it through


def _with(board: MessageBoard, key: MessageKey, state: MessageState | None) -> MessageBoard:
    messages = dict(board.messages)
    if state is None:
        messages.pop(key, None)
    else:
        messages[key] = state
    return board._replace(messages=messages, is_settled=board.is_settled and len(messages) == len(board.messages))


def _with_channel(board: MessageBoard, channel: ChannelAccess) -> MessageBoard:
    return board if channel == board.channel else board._replace(channel=channel, is_settled=False)


def _new_post(board: MessageBoard, now: float) -> MessageState:
    """One that is to be sent, in words where pictures were refused a short while ago."""
    return MessageState(MessageKind.POST, in_words=board.channel.wants_words(now))


def _step(board: MessageBoard, key: MessageKey, event: Event, now: float) -> Changed:
    """One message's step; what concerns only the board is done here, the rest is given on."""
    state, effects = step(board.messages.get(key, MessageState(key.kind, DeliveryStatus.ENDED)), event, now)
    if key not in board.messages:
        return board, tuple((key, effect) for effect in effects)
    if (
        key.kind is MessageKind.HAND
        and board.messages[key].status in TO_BE_SENT
        and state.status is DeliveryStatus.SENT
    ):
        board = board._replace(told=board.told - {key.user})
    board = _with(board, key, state)
    given: Consequences = ()
    for effect in effects:
        match effect:
            case TokenExpiring():
                focus = {user: by for user, by in board.focus.items() if by != key}
                board = board._replace(focus=focus, is_settled=False)
            case NeedsReplacement() if key.kind is MessageKind.PRIVATE:
                board = _replaced_private(board, key, now)
            case NeedsReplacement() if key == board.of(MessageKind.POST)[-1]:
                # else another is to take its place already
                board = _replaced(board, key, now)
            case MessageEnded():
                board = _without(board, key)
                given += ((key, effect),)
            case RecordState():
                board = _note_said(board, key, state.place)
                given += (*_telling(board, key, state), (key, effect))
            case _:
                given += ((key, effect),)
    return board, given


def _replaced(board: MessageBoard, key: MessageKey, now: float) -> MessageBoard:
    """Another post is to take a post's place, and says what that was to say."""
    new = next_post(board)
    ends = {new if each == key else each: deal for each, deal in board.ends.items()}
    return _with(board, new, _new_post(board, now))._replace(ends=ends)


def _replaced_private(board: MessageBoard, key: MessageKey, now: float) -> MessageBoard:
    """A new private answer takes the place of one, by the token that edits it; the interaction is the same."""
    old = board.messages[key]
    token = old.token(now)
    if token is None:
        return board
    new = key._replace(number=max(each.number for each in board.of(MessageKind.PRIVATE)) + 1)
    board = _with(board, new, MessageState(MessageKind.PRIVATE, tokens=(token,), step=old.step))
    return board._replace(focus={**board.focus, key.user: new})


def _without(board: MessageBoard, key: MessageKey) -> MessageBoard:
    """Nobody plays by what is no more; what was said to somebody was said."""
    newest, board = board.newest_result, _with(board, key, None)
    if key.kind is MessageKind.SAID and key.user:
        board = board._replace(told=board.told | {key.user})
    ends = {each: deal for each, deal in board.ends.items() if each != key}
    focus = {user: by for user, by in board.focus.items() if by != key}
    return board._replace(ends=ends, focus=focus, resulted=newest)


def _telling(board: MessageBoard, key: MessageKey, state: MessageState) -> Consequences:
    deal = board.ends.get(key)
    if deal is None or state.place is None or not state.is_told:
        return ()
    return ((key, ResultAnnounced(state.place, deal)),)


def _note_said(board: MessageBoard, key: MessageKey, place: MessageLocation | None) -> MessageBoard:
    if place is None or key.kind not in SENT_ONCE:
        return board
    return board._replace(said=max(board.said, place.message), is_settled=False)


def _spread(board: MessageBoard, now: float) -> Changed:
    """Tell every message whose wish has changed, until none has."""
    given: Consequences = ()
    for _ in range(MAX_ROUNDS):
        if _lacks_post(board):
            board = _with(board, next_post(board), _new_post(board, now))
        wanted = desired_messages(board)
        changed = sorted(key for key, desired in wanted.items() if board.messages[key].desired != desired)
        if not changed:
            return board._replace(is_settled=True), given
        for key in changed:
            board, done = _step(
                board, key, DesiredChanged(wanted[key]), now
            )  # one that has ended meanwhile hears nothing
            given += done
    raise AssertionError("the messages of a table wish for ever")
