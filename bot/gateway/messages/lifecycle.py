"""The life of one Discord message of ours: all that is known of it as a value, and every rule about it in `step`.

Theory of operation
===================

**Why.** While a call to Discord is under way the table goes on, people press, the call is refused, or nobody hears what
became of it. Code that waits for the call and then looks around forgets one of these. So a message has one owner, the
owner has one value, `MessageState`, and whatever happens is an event:

    step(message, event, now) -> (message, effects)

`step` waits for nothing, reads no clock and knows no library. The owner (`board.py` for all messages of a table,
`table_sync.py` for the calls) carries the effects out and brings what came of them back as events.

**What is known.** `status` says whether the message is there (`DeliveryStatus`), `desired` what it is to show
(`Content`, and the stamp of the table's state), `shows` what it is known to show, None when nobody knows. It is behind
whenever the two differ, and one update at a time sets that right: `in_flight` is first prepared (its turn, its words,
its picture), then called. `presses` are the interactions it has still to answer, each within Discord's three seconds;
`tokens` are the answered ones, which edit it for a quarter of an hour without counting against any limit.

**How it lives.** It is UNSENT until a call or an answer makes it, then SENT. A send of which nothing was heard leaves
it UNCERTAIN: it is looked for, or sent again by the same nonce, so that Discord shows the first one. An answer of which
nothing was heard leaves it UNLOCATED: there, if anywhere, but under a number that has to be asked for. Somebody's
deleting it leads back to UNSENT where it is still desired. ENDED is final: no event changes it any more. `TRANSITIONS`
lists every way from one to another with the events that lead there; docs/lifecycle.md draws them.

**What one step does.** First the event's own consequences (`_take`), then a plan from nothing but the value (`_plan`):
presses that are dealt with or due are finished or acknowledged, and if nothing is being called the next update begins,
an answer before what the message wants itself. Whoever adds a rule adds it to one of the two, and never asks which
events came before.

**What is to be done.** `Prepare` and `CancelPreparation` before a call, `CallDiscord` for it, `Acknowledge` and
`FinishPress` for presses, `RecordState` for the next start, `WakeAt` for time; `TokenExpiring`, `NeedsReplacement`,
`Unreachable` and `MessageEnded` concern the other messages of the table, so the board hears them.

**What is never done.**

* Two calls that change the message at once, or one that overtakes another. Only an acknowledgement, which changes
  nothing, may go beside one.
* A new message while the old one may be there: a send is repeated with its nonce, a follow-up, which has none, never.
* Showing, as the answer to a press that was refused, that it was done: it is acknowledged, and the reason follows.
* Calling in the bot's own name what an interaction's token does for nothing, or what the channel refuses anyway.
* Believing what a message shows after a call of which nothing was heard, until no late one can land any more.
* Editing a deal's result away: what it came to is said once and stays.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from operator import attrgetter
from typing import Final, NamedTuple

from bot.present.confirmations import QuestionStep
from bot.tables.posted_messages import MessageLocation

ACK_AFTER_SECONDS: Final = 1.5
"""Seconds after which a press is acknowledged whose answer is still to come; Discord's limit is three."""
FIRST_RETRY_SECONDS: Final = 1.0
MAX_RETRY_SECONDS: Final = 60.0
FORBIDDEN_RETRY_SECONDS: Final = 300.0
"""How soon a channel that refuses us is asked again, if nobody tells us before that it may be different."""
DMS_CLOSED_RETRY_SECONDS: Final = 3600.0
MAX_DMS_CLOSED_RETRY_SECONDS: Final = 24 * 3600.0
"""How soon somebody who takes no direct messages is tried again, and how rarely in the end."""
MAX_QUICK_RETRIES: Final = 3
"""What is refused more often for a reason we do not know is tried rarely."""
LATE_CALL_SECONDS: Final = 10.0
"""A call of which we never hear may be carried out so much later, after a newer one: then the message is set right."""
RECOMPOSE_SECONDS: Final = 10.0
"""How soon a message that went out without its picture or with a name missing is composed again."""
CLOSE_BEFORE_EXPIRY_SECONDS: Final = 30.0
"""How long before its last token ends a private answer is closed, while that is still possible."""


class MessageKind(StrEnum):
    """What a message is: a table's post, a person's hand, a private answer; what is said once; a call to the table.

    INVITE: somebody's call to people who do not sit there, said once too.
    """

    POST = "post"
    HAND = "hand"
    PRIVATE = "private"
    SAID = "said"
    CALL = "call"
    INVITE = "invite"


SENT_ONCE: Final = frozenset({MessageKind.SAID, MessageKind.INVITE})
"""What stays as it was said."""
PUBLIC: Final = frozenset({MessageKind.POST, MessageKind.SAID, MessageKind.CALL, MessageKind.INVITE})
"""What stands in the table's channel."""


class Content(StrEnum):
    """What a message is to show.

    LIVE: the table as it stands. RESULT: what a deal came to, and the way on to the next one. INACTIVE: once how things
    stand, with nothing to press, as its person plays elsewhere. FINAL: words that stay true, with nothing to press that
    is over; of a post what its deal came to. DELETED: nothing, it is deleted. HANDED_OVER: another process keeps it.
    """

    LIVE = "live"
    RESULT = "result"
    INACTIVE = "inactive"
    FINAL = "final"
    DELETED = "deleted"
    HANDED_OVER = "handed_over"


class CallMethod(StrEnum):
    """How a call reaches the message: in the bot's own name, or by an interaction, which costs nothing."""

    SEND = "send"
    ANSWER = "answer"
    FOLLOW_UP = "follow_up"
    EDIT = "edit"
    EDIT_FREE = "edit_free"
    DELETE = "delete"
    LOCATE = "locate"


FOLLOWING: Final = frozenset({Content.LIVE, Content.RESULT})
"""Forms that follow the table, so that they are composed anew whenever it changes."""
CREATING: Final = frozenset({CallMethod.SEND, CallMethod.FOLLOW_UP})
"""Ways that make a new message; an answer does where its press asked for one."""
BY_BOT: Final = frozenset({CallMethod.SEND, CallMethod.EDIT, CallMethod.DELETE})
"""Calls in the bot's own name: whether they are carried out depends on what the channel takes."""


class Reason(StrEnum):
    """Why a call came to nothing. RESULT_UNKNOWN: nobody knows whether it was carried out.

    THREAD_ARCHIVED: the channel is a thread that is archived, so that it takes only what is new, or locked.
    """

    GONE = "gone"
    CHANNEL_GONE = "channel_gone"
    FORBIDDEN = "forbidden"
    TOO_OLD = "too_old"
    THREAD_ARCHIVED = "thread_archived"
    DMS_CLOSED = "dms_closed"
    NO_MUTUAL_GUILD = "no_mutual_guild"
    EXPIRED = "expired"
    TRY_LATER = "try_later"
    INVALID = "invalid"
    RESULT_UNKNOWN = "result_unknown"


TRANSIENT: Final = frozenset({Reason.TRY_LATER, Reason.RESULT_UNKNOWN})
"""Why a call came to nothing that comes to something another time."""
CHANNEL_REFUSALS: Final = frozenset({Reason.FORBIDDEN, Reason.THREAD_ARCHIVED})
"""Why a call came to nothing as every other one in its channel does."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """A call was carried out. place: where the message stands, if that was said.

    is_as_given: False if Discord knew the message from an earlier try, and it shows what was given then.
    """

    place: MessageLocation | None = None
    is_as_given: bool = True


@dataclass(frozen=True, slots=True)
class CallRefused:
    """A call was not carried out, or nobody knows. seconds: how long Discord asks us to wait."""

    reason: Reason
    seconds: float = 0.0


CallOutcome = Delivered | CallRefused


@dataclass(frozen=True, slots=True)
class Appearance:
    """What a message looks like: digests of all of it and of its pictures alone.

    has_controls: whether it bears something to press, or tells of something, that is void once the table has gone on.
    is_complete: False if a picture or a name was missing when it was made. revision: the state of its table that it was
    made from. is_permanent: its words stay true whatever happens.
    """

    digest: int
    pictures: int | None = None
    has_controls: bool = True
    is_complete: bool = True
    revision: int | None = None
    is_permanent: bool = False


@dataclass(frozen=True, slots=True)
class ShownContent:
    """What is known to stand there: which form, for which wish, and how it looks."""

    content: Content
    stamp: int
    appearance: Appearance


class DesiredMessage(NamedTuple):
    """What the message is to show.

    stamp: rises whenever the table changes. is_urgent: somebody waits for it to act. should_repost: if it has to be
    edited in the bot's own name, another message should rather take its place. waits: another message goes first that
    is not there yet, or that asks whether the channel takes anything, so this one makes no call now; nor is a private
    one edited or deleted. not_before: the channel refuses what it would do, so it makes none before that. is_archived:
    nor by an interaction. is_hidden: others' messages have pushed it up, so that another one at the channel's end
    should take its place when it changes. may_move: that may be now.
    """

    content: Content = Content.LIVE
    stamp: int = 0
    is_urgent: bool = False
    should_repost: bool = False
    waits: bool = False
    not_before: float = 0.0
    is_archived: bool = False
    is_hidden: bool = False
    may_move: bool = False

    @property
    def should_move(self) -> bool:
        """Whether another message takes its place instead of an edit."""
        return self.is_hidden and self.may_move


@dataclass(frozen=True, slots=True)
class EditToken:
    """An interaction whose token edits the message until a moment. message: which, for one that followed up."""

    interaction: int
    until: float
    message: int | None = None


class PressProgress(StrEnum):
    """How far a press is: what it asks for is being done; the message is to answer it; or it was refused."""

    DOING = "doing"
    READY = "ready"
    REFUSED = "refused"


class Ack(StrEnum):
    """Whether Discord was told that a press was heard, before its answer."""

    NONE = "none"
    UNDER_WAY = "under_way"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class PendingInteraction:
    """An interaction that this message answers, in its turn.

    creates_message: its answer is this message itself, which is not there yet; then acknowledging a command opens the
    message, acknowledging a component leaves it to a follow-up. is_deferred: it was acknowledged before it came here.
    target_deleted: what was pressed has been deleted, so that it can only be acknowledged, and edits nothing.
    """

    interaction: int
    deadline: float
    token_until: float
    creates_message: bool = False
    is_command: bool = False
    is_deferred: bool = False
    target_deleted: bool = False
    progress: PressProgress = PressProgress.DOING
    ack: Ack = Ack.NONE


class PressOutcome(StrEnum):
    """What became of a press. ANSWERED: the message shows it. UNANSWERED: nothing was said yet, the caller may answer.

    DEFERRED: it was only acknowledged; what is left to be said follows. FAILED: it cannot be answered any more.
    INVALID: Discord refuses the message as it is; that is said in words, which it takes.
    """

    ANSWERED = "answered"
    UNANSWERED = "unanswered"
    DEFERRED = "deferred"
    FAILED = "failed"
    INVALID = "invalid"


@dataclass(frozen=True, slots=True)
class InFlightUpdate:
    """What is under way: first it is prepared (its turn, words, picture), then called.

    is_allowed: a permission came back meanwhile, so that a refusal for the lack of it is old.
    """

    method: CallMethod
    content: Content
    stamp: int
    press: int | None = None
    token: EditToken | None = None
    appearance: Appearance | None = None
    is_calling: bool = False
    is_allowed: bool = False


class DeliveryStatus(StrEnum):
    """Whether it is there.

    UNSENT: it is not. UNCERTAIN: it was sent and we did not hear of it, or the process before us may have sent it: it
    is looked for, or found when it is sent again by the same nonce. SENT: it is. UNLOCATED: it was made by an answer we
    did not hear of. ENDED: there is nothing more to do.
    """

    UNSENT = "unsent"
    UNCERTAIN = "uncertain"
    SENT = "sent"
    UNLOCATED = "unlocated"
    ENDED = "ended"


TO_BE_SENT: Final = frozenset({DeliveryStatus.UNSENT, DeliveryStatus.UNCERTAIN})
"""How a message stands that is still to be sent, once or once more."""


class MessageState(NamedTuple):
    """All that is known of a message. A tuple, as it is replaced often, and that in a fourth of the time.

    place: where it stands, if known. lost: the number of the message that took its place before and is gone. shows:
    None if nothing, or nobody knows what. empty: the stamp for which there was nothing to show. behind_since: since
    when it shows something else than wished. not_before: no call of our own before that. recheck: when it is set right
    in any case. retouch: when what went out without its picture is composed again. in_words: pictures are refused
    there. failures: in a row. is_closing: `TokenExpiring` was said. late_until: before that a call of the process that
    kept it before us may land after one of ours. is_told: a post has shown what its deal came to. is_unseen: it was
    changed where others' messages had pushed it up, so it is to move once it may. step: the second step of a question
    that it asks, wherever it moves.
    """

    kind: MessageKind
    status: DeliveryStatus = DeliveryStatus.UNSENT
    place: MessageLocation | None = None
    lost: int = 0
    desired: DesiredMessage = DesiredMessage()
    shows: ShownContent | None = None
    empty: int = -1
    in_flight: InFlightUpdate | None = None
    presses: tuple[PendingInteraction, ...] = ()
    tokens: tuple[EditToken, ...] = ()
    behind_since: float | None = None
    not_before: float = 0.0
    recheck: float | None = None
    retouch: float | None = None
    in_words: bool = False
    failures: int = 0
    is_closing: bool = False
    late_until: float = 0.0
    is_told: bool = False
    is_unseen: bool = False
    step: QuestionStep | None = None

    def token(self, now: float) -> EditToken | None:
        """The token that edits it longest."""
        live = [each for each in self.tokens if each.until > now]
        return max(live, key=attrgetter("until"), default=None)

    @property
    def is_current(self) -> bool:
        """Whether what stands there is as wished."""
        if self.desired.content is Content.HANDED_OVER:
            return True
        if self.shows is None or self.desired.content is Content.DELETED:
            return False
        if self.shows.stamp < (self.desired.stamp if self.desired.content in FOLLOWING else 0):
            return False
        if self.desired.content is Content.FINAL and self.shows.appearance.is_permanent:
            return True
        return self.shows.content is self.desired.content


def taken_up(
    kind: MessageKind, place: MessageLocation | None, now: float, shows: ShownContent | None = None,
    *, is_told: bool = False,
) -> MessageState:  # fmt: skip
    """A message that another process kept, or the one before a restart."""
    late_until = now + LATE_CALL_SECONDS
    return MessageState(kind, DeliveryStatus.SENT, place, shows=shows, late_until=late_until, is_told=is_told)


# What happens


@dataclass(frozen=True, slots=True)
class DesiredChanged:
    """The table changed, or what the message is for."""

    desired: DesiredMessage


@dataclass(frozen=True, slots=True)
class PressReceived:
    """Somebody pressed it, or asked for it; what they want is being done."""

    press: PendingInteraction


@dataclass(frozen=True, slots=True)
class PressDone:
    """What a press wanted is done: the message, as it is now, answers it.

    step: what it asks from now on, if that is not the table's question.
    """

    interaction: int
    step: QuestionStep | None = None


@dataclass(frozen=True, slots=True)
class PressRefused:
    """What a press wanted cannot be; the reason is said elsewhere, and a message that is behind is set right first."""

    interaction: int


@dataclass(frozen=True, slots=True)
class StepTurned:
    """It was pressed at another process, and this is what it asks from now on; None: the question of the table's."""

    step: QuestionStep | None


@dataclass(frozen=True, slots=True)
class Prepared:
    """It had its turn, and this is how it would look; None: there is nothing to show now.

    stamp: of the wish when it was composed, if one came while it waited for its turn.
    """

    appearance: Appearance | None
    stamp: int = 0


@dataclass(frozen=True, slots=True)
class PreparationFailed:
    """It could not be composed: the database or a name was away."""


@dataclass(frozen=True, slots=True)
class MessageFound:
    """It was found where it stands."""

    place: MessageLocation


@dataclass(frozen=True, slots=True)
class CallFinished:
    """What became of the call under way."""

    outcome: CallOutcome


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """What became of acknowledging a press."""

    interaction: int
    outcome: CallOutcome


@dataclass(frozen=True, slots=True)
class ChangedExternally:
    """Somebody else changed it: another process, or a library that lost count."""


@dataclass(frozen=True, slots=True)
class DeletedExternally:
    """Somebody deleted it, a moderator perhaps."""


@dataclass(frozen=True, slots=True)
class TokenOffered:
    """A press on it was acknowledged and is answered by another message: its token edits this one all the same."""

    token: EditToken


@dataclass(frozen=True, slots=True)
class PermissionRestored:
    """What was refused may be taken now: a permission came back, somebody opened their direct messages."""


@dataclass(frozen=True, slots=True)
class PaintingRestored:
    """Pictures can be painted again."""


@dataclass(frozen=True, slots=True)
class WordingChanged:
    """Its person reads another language from now on, or other colours: what was composed before that is old."""


@dataclass(frozen=True, slots=True)
class TimerFired:
    """Time passed."""


Event = (
    DesiredChanged | PressReceived | PressDone | PressRefused | StepTurned | Prepared | PreparationFailed | MessageFound
    | CallFinished | Acknowledged | ChangedExternally | DeletedExternally | TokenOffered | PermissionRestored
    | PaintingRestored | WordingChanged | TimerFired
)  # fmt: skip

_UNSENT, _UNCERTAIN, _SENT, _UNLOCATED, _ENDED = DeliveryStatus
TRANSITIONS: Final[Mapping[tuple[DeliveryStatus, DeliveryStatus], frozenset[type[Event]]]] = {
    (_UNSENT, _SENT): frozenset({CallFinished, Acknowledged, MessageFound}),
    (_UNSENT, _UNCERTAIN): frozenset({CallFinished}),
    (_UNSENT, _UNLOCATED): frozenset({CallFinished}),
    (_UNSENT, _ENDED): frozenset(
        {Acknowledged, CallFinished, DesiredChanged, PreparationFailed, Prepared, PressRefused, TimerFired}
    ),
    (_UNCERTAIN, _SENT): frozenset({CallFinished, MessageFound}),
    (_UNCERTAIN, _UNSENT): frozenset({CallFinished}),
    (_UNCERTAIN, _ENDED): frozenset({CallFinished, DesiredChanged}),
    (_SENT, _UNSENT): frozenset({CallFinished, DeletedExternally}),
    (_SENT, _ENDED): frozenset(
        {
            Acknowledged, CallFinished, DeletedExternally, DesiredChanged, PreparationFailed, Prepared, PressDone,
            PressRefused, TimerFired,
        }
    ),
    (_UNLOCATED, _SENT): frozenset({CallFinished, TimerFired}),
    (_UNLOCATED, _UNSENT): frozenset({CallFinished}),
    (_UNLOCATED, _ENDED): frozenset({TimerFired}),
}  # fmt: skip
"""Every way from one status to another, with the events that lead there; a test compares it with those reached."""

# What has to be done


@dataclass(frozen=True, slots=True)
class Prepare:
    """Await a turn (not for an answer), compose it and paint it; `Prepared` tells."""

    method: CallMethod
    content: Content


@dataclass(frozen=True, slots=True)
class CancelPreparation:
    """Prepare no more: an answer goes first."""


@dataclass(frozen=True, slots=True)
class CallDiscord:
    """Call Discord; `CallFinished` tells."""

    in_flight: InFlightUpdate


@dataclass(frozen=True, slots=True)
class Acknowledge:
    """Tell Discord that a press was heard; `Acknowledged` tells."""

    interaction: int


@dataclass(frozen=True, slots=True)
class FinishPress:
    """A press is dealt with; its caller goes on."""

    interaction: int
    ending: PressOutcome


@dataclass(frozen=True, slots=True)
class WakeAt:
    """Tick then."""

    moment: float


@dataclass(frozen=True, slots=True)
class RecordState:
    """Write down where it stands and what it shows."""


@dataclass(frozen=True, slots=True)
class TokenExpiring:
    """Soon nothing can edit this private answer any more."""


@dataclass(frozen=True, slots=True)
class NeedsReplacement:
    """Discord allows hardly any edits of it: another message should take its place."""


@dataclass(frozen=True, slots=True)
class Unreachable:
    """The channel is gone, or its person takes no direct messages."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class MessageEnded:
    """Nothing is left to do for it. place: where it stood."""

    place: MessageLocation | None = None


Effect = (
    Prepare | CancelPreparation | CallDiscord | Acknowledge | FinishPress | WakeAt | RecordState | TokenExpiring
    | NeedsReplacement | Unreachable | MessageEnded
)  # fmt: skip
Effects = tuple[Effect, ...]
Stepped = tuple[MessageState, Effects]


def step(message: MessageState, event: Event, now: float) -> Stepped:
    """The message after an event, and what has to be done: the consequences first, then what they make room for."""
    if message.status is DeliveryStatus.ENDED:
        return _after_the_end(message, event)
    message, done = _take(message, event, now)
    message, planned = _plan(message, now)
    return message, done + planned


def _after_the_end(message: MessageState, event: Event) -> Stepped:
    """Nobody presses what is gone; a press that crossed its end is answered elsewhere."""
    if isinstance(event, PressReceived):
        return message, (FinishPress(event.press.interaction, PressOutcome.UNANSWERED),)
    return message, ()


def _take(  # noqa: C901, PLR0911, PLR0912 - a case for each event
    message: MessageState, event: Event, now: float
) -> Stepped:
    match event:
        case DesiredChanged(desired):
            return _desired_changed(message, desired, now)
        case PressReceived(press):
            return _pressed(message, press, now)
        case PressDone(interaction, step):
            return _worked(message, interaction, PressProgress.READY, step, now)
        case PressRefused(interaction):
            return _worked(message, interaction, PressProgress.REFUSED, None, now)
        case StepTurned(step):
            return _turned(message, step, now)
        case Prepared(appearance, stamp):
            return _prepared(message, appearance, stamp, now)
        case PreparationFailed():
            return _preparation_failed(message, now)
        case MessageFound(place):
            return _found(message, place, now)
        case CallFinished(outcome):
            return _call_finished(message, outcome, now)
        case Acknowledged(interaction, outcome):
            return _acknowledged(message, interaction, outcome, now)
        case ChangedExternally():
            return message._replace(shows=None), ()
        case DeletedExternally():
            return _heard_deleted(message, now)
        case TokenOffered(token):
            return _with_token(message, token, now), ()
        case PermissionRestored():
            return _permission_restored(message, now), ()
        case PaintingRestored():
            return _retouched(message), ()
        case WordingChanged():
            return _outdated(message, now)
        case TimerFired():
            return _timer_fired(message, now), ()


def _desired_changed(message: MessageState, desired: DesiredMessage, now: float) -> Stepped:
    """What is to go does so at once, however long it was to be left as it is: nobody is to press it meanwhile.

    What rests asks the table's question when it asks again, though it perhaps still shows a second step then.
    """
    if desired.content is Content.DELETED is not message.desired.content and message.status is DeliveryStatus.SENT:
        message = message._replace(not_before=0.0, failures=0)
    message = message._replace(desired=desired)
    return (message, ()) if desired.content is Content.LIVE else _turned(message, None, now)


def _timer_fired(message: MessageState, now: float) -> MessageState:
    return _retouched(message) if message.retouch is not None and message.retouch <= now else message


def _retouched(message: MessageState) -> MessageState:
    """What is not whole counts as old: it is composed again, and only if it comes out better it is edited."""
    shows = message.shows
    if shows is not None and not shows.appearance.is_complete:
        shows = replace(shows, stamp=-1)
    return message._replace(shows=shows)


def _outdated(message: MessageState, now: float) -> Stepped:
    """It is composed anew, whatever is being prepared; what is on its way is looked at once it has arrived."""
    shows, in_flight = message.shows, message.in_flight
    message = message._replace(shows=shows if shows is None else replace(shows, stamp=-1), empty=-1)
    if in_flight is None:
        return message, ()
    if in_flight.is_calling:
        return message._replace(recheck=now), ()
    return message._replace(in_flight=None), (CancelPreparation(),)


def _permission_restored(message: MessageState, now: float) -> MessageState:
    """It is tried at once; what was composed in words is composed anew, what is on its way so once it has arrived."""
    in_flight = message.in_flight if message.in_flight is None else replace(message.in_flight, is_allowed=True)
    message = message._replace(not_before=0.0, failures=0, in_flight=in_flight)
    if not message.in_words:
        return message
    recheck = message.recheck if message.in_flight is None else now + LATE_CALL_SECONDS
    return message._replace(in_words=False, shows=None, recheck=recheck)


def _found(message: MessageState, place: MessageLocation, now: float) -> Stepped:
    """It need not be sent; if that is under way already, its nonce finds the same one."""
    in_flight = message.in_flight
    is_preparing = in_flight is not None and not in_flight.is_calling
    kept = None if is_preparing else in_flight
    late_until = now + LATE_CALL_SECONDS
    found = message._replace(status=DeliveryStatus.SENT, place=place, in_flight=kept, late_until=late_until)
    return found, (*((CancelPreparation(),) if is_preparing else ()), RecordState())


# Presses


def _pressed(message: MessageState, press: PendingInteraction, now: float) -> Stepped:
    message = message._replace(presses=(*message.presses, press))
    return _acknowledged(message, press.interaction, Delivered(), now) if press.is_deferred else (message, ())


def _worked(
    message: MessageState, interaction: int, progress: PressProgress, step: QuestionStep | None, now: float
) -> Stepped:
    message = _with_press(message, interaction, lambda press: replace(press, progress=progress))
    return _turned(message, step, now)


def _turned(message: MessageState, step: QuestionStep | None, now: float) -> Stepped:
    """A step is no change of the table's, so however its press is answered the message itself has to show it."""
    return (message, ()) if step == message.step else _outdated(message._replace(step=step), now)


def _with_press(
    message: MessageState, interaction: int, change: Callable[[PendingInteraction], PendingInteraction]
) -> MessageState:
    changed = tuple(change(each) if each.interaction == interaction else each for each in message.presses)
    return message._replace(presses=changed)


def _press(message: MessageState, interaction: int | None) -> PendingInteraction | None:
    return next((each for each in message.presses if each.interaction == interaction), None)


def _finish(message: MessageState, interaction: int, ending: PressOutcome) -> Stepped:
    left = tuple(each for each in message.presses if each.interaction != interaction)
    return message._replace(presses=left), (FinishPress(interaction, ending),)


def _token_of(press: PendingInteraction) -> EditToken:
    return EditToken(press.interaction, press.token_until)


def _with_token(message: MessageState, token: EditToken, now: float) -> MessageState:
    live = tuple(each for each in message.tokens if each.until > now)
    return message._replace(tokens=(*live, token), is_closing=False)


def _acknowledged(message: MessageState, interaction: int, outcome: CallOutcome, now: float) -> Stepped:
    """A press that was acknowledged brings a token; one that cannot be is over."""
    press = _press(message, interaction)
    if press is None:
        return message, ()
    if isinstance(outcome, CallRefused) and outcome.reason is not Reason.RESULT_UNKNOWN:
        message, done = _finish(message, interaction, PressOutcome.FAILED)
        return _unmade(message, press), done
    message = _with_press(message, interaction, lambda each: replace(each, ack=Ack.DONE))
    if not press.creates_message:
        return message if press.target_deleted else _with_token(message, _token_of(press), now), ()
    if message.kind is MessageKind.PRIVATE and press.is_command:
        return _with_token(message, _token_of(press), now)._replace(status=DeliveryStatus.SENT), ()
    return message, ()


def _unmade(message: MessageState, press: PendingInteraction) -> MessageState:
    """The one that was to make the message does not: a private answer is not made by anything else.

    Nor is what was refused to them; a post that was not is sent all the same.
    """
    if press.creates_message and (press.progress is PressProgress.REFUSED or message.kind is MessageKind.PRIVATE):
        return message._replace(status=DeliveryStatus.ENDED)
    return message


# Preparing and calling


def _prepared(  # noqa: PLR0911 - a return for each case
    message: MessageState, appearance: Appearance | None, stamp: int, now: float
) -> Stepped:  # fmt: skip
    """Call only if that changes anything; a press to which nothing has changed is merely acknowledged."""
    in_flight = message.in_flight
    if in_flight is None or in_flight.is_calling:
        return message, ()
    press = _press(message, in_flight.press)
    if in_flight.method is CallMethod.ANSWER and (press is None or press.ack is not Ack.NONE):
        return message._replace(in_flight=None), ()  # it is no answer any more
    in_flight = _cheapest(message, replace(in_flight, stamp=max(in_flight.stamp, stamp)), now)
    if appearance is None:
        message = message._replace(in_flight=None, empty=in_flight.stamp)
        return (message, ()) if press is None else _without_appearance(message, press)
    shows = message.shows
    if shows is not None and shows.appearance.digest == appearance.digest:
        seen = replace(
            appearance, pictures=appearance.pictures if shows.appearance.pictures is None else shows.appearance.pictures
        )
        message = message._replace(in_flight=None, shows=ShownContent(in_flight.content, in_flight.stamp, seen))
        message = _looks_again(message, appearance, now)
        return (message, (RecordState(),)) if press is None else _acknowledging(message, press)
    if in_flight.method is CallMethod.EDIT and _waits(message, now):  # its token may have ended while it was composed
        return message._replace(in_flight=None), ()
    if _is_rather_sent_anew(message, in_flight):
        return _needs_replacement(message._replace(in_flight=None), now)
    return _calling(message, replace(in_flight, appearance=appearance))


def _is_rather_sent_anew(message: MessageState, in_flight: InFlightUpdate) -> bool:
    """Whether another message takes its place rather than that this one is edited."""
    if message.is_told or in_flight.method not in {CallMethod.EDIT, CallMethod.EDIT_FREE}:
        return False
    return message.desired.should_move or (message.desired.should_repost and in_flight.method is CallMethod.EDIT)


def _needs_replacement(message: MessageState, now: float) -> Stepped:
    """It is left as it is for a moment, until the other one is there; a hand, one of its deal, is sent again."""
    message = message._replace(is_unseen=False)
    if message.kind is MessageKind.HAND:
        return _calling(message, InFlightUpdate(CallMethod.DELETE, Content.LIVE, message.desired.stamp))
    return _pausing(message, now, FIRST_RETRY_SECONDS), (NeedsReplacement(),)


def _preparation_failed(message: MessageState, now: float) -> Stepped:
    """Its caller says why; what nobody waits for is tried again."""
    in_flight = message.in_flight
    if in_flight is None or in_flight.is_calling:
        return message, ()
    message, press = message._replace(in_flight=None), _press(message, in_flight.press)
    if press is None or press.ack is Ack.UNDER_WAY:
        return _pausing(message, now, 0.0), ()
    message, done = _finish(message, press.interaction, unanswered(press))
    return _unmade(message, press), done


def unanswered(press: PendingInteraction) -> PressOutcome:
    """How a press ends that its message says nothing to."""
    return PressOutcome.UNANSWERED if press.ack is Ack.NONE else PressOutcome.DEFERRED


def _cheapest(message: MessageState, in_flight: InFlightUpdate, now: float) -> InFlightUpdate:
    """An edit goes by a token if there is one now, whatever there was when it began to wait."""
    if in_flight.method not in {CallMethod.EDIT, CallMethod.EDIT_FREE}:
        return in_flight
    token = message.token(now)
    if token is None and message.kind is MessageKind.PRIVATE:
        return in_flight
    return replace(in_flight, method=CallMethod.EDIT if token is None else CallMethod.EDIT_FREE, token=token)


def _without_appearance(message: MessageState, press: PendingInteraction) -> Stepped:
    if press.creates_message:
        message, done = _finish(message, press.interaction, unanswered(press))
        return _unmade(message, press), done
    return _acknowledging(message, press)


def _acknowledging(message: MessageState, press: PendingInteraction) -> Stepped:
    message = _with_press(message, press.interaction, lambda each: replace(each, ack=Ack.UNDER_WAY))
    return message, (Acknowledge(press.interaction),)


def _looks_again(message: MessageState, appearance: Appearance, now: float) -> MessageState:
    """What is not whole is composed again in a while."""
    return message._replace(retouch=None if appearance.is_complete else now + RECOMPOSE_SECONDS)


def _call_finished(message: MessageState, outcome: CallOutcome, now: float) -> Stepped:
    in_flight = message.in_flight
    if in_flight is None or not in_flight.is_calling:
        return message, ()
    message = message._replace(in_flight=None)
    if isinstance(outcome, Delivered):
        return _delivered(message, in_flight, outcome, now)
    return _refused(message, in_flight, outcome, now)


def _delivered(message: MessageState, in_flight: InFlightUpdate, outcome: Delivered, now: float) -> Stepped:
    message = message._replace(failures=0, not_before=0.0)
    if in_flight.method is CallMethod.DELETE:
        return _deleted(message, in_flight), ()
    press = _press(message, in_flight.press)
    message = message._replace(status=DeliveryStatus.SENT, place=outcome.place or message.place)
    if press is not None and (token := _token_made(press, in_flight, outcome)) is not None:
        message = _with_token(message, token, now)
    if in_flight.method is CallMethod.FOLLOW_UP and in_flight.token is not None:
        message = _followed_up(message, in_flight.token, outcome)
    if in_flight.appearance is not None:
        shows = ShownContent(in_flight.content, in_flight.stamp, in_flight.appearance) if outcome.is_as_given else None
        is_told = message.is_told or (shows is not None and _tells(message, in_flight.content))
        is_unseen = message.desired.is_hidden and in_flight.method not in CREATING
        message = message._replace(is_told=is_told, is_unseen=is_unseen)
        recheck = message.late_until if now < message.late_until else message.recheck
        message = _looks_again(message._replace(shows=shows, recheck=recheck), in_flight.appearance, now)
    done: Effects = (RecordState(),)
    if press is not None:
        message, finished = _finish(message, press.interaction, PressOutcome.ANSWERED)
        done += finished
    return message, done


def _tells(message: MessageState, content: Content) -> bool:
    """Whether a form says what a deal came to, which is said once."""
    return message.kind is MessageKind.POST and content in {Content.RESULT, Content.FINAL}


def _token_made(press: PendingInteraction, in_flight: InFlightUpdate, outcome: Delivered) -> EditToken | None:
    """A follow-up is edited by its number, any other answer as the interaction's own.

    Without its number a follow-up is edited by nothing: the interaction's own message is the one that was pressed, and
    that everybody may see.
    """
    if in_flight.method is not CallMethod.FOLLOW_UP:
        return _token_of(press)
    return None if outcome.place is None else replace(_token_of(press), message=outcome.place.message)


def _followed_up(message: MessageState, token: EditToken, outcome: Delivered) -> MessageState:
    """The token that made it edits it by its number, and nothing else of it."""
    own = () if outcome.place is None else (replace(token, message=outcome.place.message),)
    others = tuple(each for each in message.tokens if each.interaction != token.interaction)
    return message._replace(tokens=(*others, *own))


def _refused(message: MessageState, in_flight: InFlightUpdate, refused: CallRefused, now: float) -> Stepped:
    """Each reason has a consequence of its own."""
    match refused.reason:
        case Reason.RESULT_UNKNOWN:
            return _result_unknown(message, in_flight, now)
        case Reason.EXPIRED:
            return _expired(message, in_flight)
        case _ if in_flight.method is CallMethod.DELETE and refused.reason not in CHANNEL_REFUSALS | TRANSIENT | {
            Reason.CHANNEL_GONE
        }:
            return _deleted(message, in_flight), ()  # as good as gone
        case Reason.GONE if in_flight.method is CallMethod.SEND and message.status is DeliveryStatus.SENT:
            return message, ()  # it was found meanwhile
    press = _press(message, in_flight.press)
    done: Effects = ()
    if press is not None:  # it cannot be answered so; whatever else it says is its caller's
        ending = PressOutcome.INVALID if refused.reason is Reason.INVALID else unanswered(press)
        message, done = _finish(message, press.interaction, ending)
        message = _unmade(message, press)
    message, consequences = _consequences(message, in_flight, refused, now)
    return message, done + consequences


def _consequences(message: MessageState, in_flight: InFlightUpdate, refused: CallRefused, now: float) -> Stepped:  # noqa: PLR0911 - a return for each case
    match refused.reason:
        case Reason.GONE:
            return _lost(message), ()
        case Reason.CHANNEL_GONE if message.kind in PUBLIC:
            return message._replace(status=DeliveryStatus.ENDED), (Unreachable(refused.reason),)
        case Reason.CHANNEL_GONE:
            return _pausing(_lost(message), now, 0.0), (Unreachable(refused.reason),)
        case Reason.DMS_CLOSED | Reason.NO_MUTUAL_GUILD:
            return _shut_out(message, now), (Unreachable(refused.reason),)
        case reason if reason in CHANNEL_REFUSALS and in_flight.is_allowed:
            return _pausing(message, now, 0.0), ()
        case Reason.FORBIDDEN if (
            not message.in_words and in_flight.appearance is not None and in_flight.appearance.pictures
        ):
            return message._replace(in_words=True), ()
        case Reason.FORBIDDEN:
            return _pausing(message, now, FORBIDDEN_RETRY_SECONDS), ()
        case Reason.TOO_OLD | Reason.THREAD_ARCHIVED if _makes_room(message, in_flight):
            return _pausing(message, now, FIRST_RETRY_SECONDS), (NeedsReplacement(),)
        case Reason.INVALID if message.failures >= MAX_QUICK_RETRIES:
            return _pausing(message, now, FORBIDDEN_RETRY_SECONDS), ()
        case _:
            return _pausing(message, now, refused.seconds), ()


def _shut_out(message: MessageState, now: float) -> MessageState:
    """Its person takes no direct messages; one that perhaps stood was looked for before that was heard."""
    status = DeliveryStatus.UNSENT if message.status is DeliveryStatus.UNCERTAIN else message.status
    pause = _doubled(DMS_CLOSED_RETRY_SECONDS, message.failures, MAX_DMS_CLOSED_RETRY_SECONDS)
    return _pausing(message._replace(status=status), now, pause)


def _makes_room(message: MessageState, in_flight: InFlightUpdate) -> bool:
    """Whether another post takes the place of one that cannot be edited: it wakes a thread, unless that is locked."""
    return message.kind is MessageKind.POST and not message.is_told and in_flight.method is not CallMethod.SEND


def _lost(message: MessageState) -> MessageState:
    """Somebody deleted it: what is still wished is sent anew; a private answer cannot be, a result is told once."""
    lost = message.place.message if message.place is not None else message.lost
    is_over = message.kind is MessageKind.PRIVATE or message.is_told or _is_unwanted(message)
    status, place = (DeliveryStatus.ENDED, message.place) if is_over else (DeliveryStatus.UNSENT, None)
    presses = tuple(replace(press, target_deleted=True) for press in message.presses)
    return message._replace(status=status, place=place, lost=lost, shows=None, tokens=(), presses=presses)


def _heard_deleted(message: MessageState, now: float) -> Stepped:
    """It was deleted where it stands; a call under way may have come before that, and what it says is looked at."""
    if message.in_flight is None:
        return _lost(message), ()
    if message.in_flight.is_calling:
        return message._replace(recheck=now), ()
    return _lost(message._replace(in_flight=None)), (CancelPreparation(),)


def _deleted(message: MessageState, in_flight: InFlightUpdate) -> MessageState:
    """It is gone for good, or to be sent anew."""
    is_over = in_flight.content is Content.DELETED
    return message._replace(status=DeliveryStatus.ENDED) if is_over else _lost(message)


def _is_unwanted(message: MessageState) -> bool:
    """Whether it need not be sent where it does not stand: what a deal came to is told however late."""
    content = message.desired.content
    return content in {Content.DELETED, Content.HANDED_OVER} or (
        content is Content.FINAL and message.kind is not MessageKind.POST
    )


def _pausing(message: MessageState, now: float, least: float) -> MessageState:
    """Longer each time."""
    pause = max(least, _doubled(FIRST_RETRY_SECONDS, message.failures, MAX_RETRY_SECONDS))
    return message._replace(failures=message.failures + 1, not_before=now + pause)


def _doubled(first: float, failures: int, longest: float) -> float:
    """Twice as long each time; what fails for days must not overflow."""
    return min(longest, first * 2.0 ** min(failures, 30))


def _result_unknown(message: MessageState, in_flight: InFlightUpdate, now: float) -> Stepped:
    """Perhaps it was carried out, perhaps it will be: what it shows is not known, now and for a while."""
    message = _pausing(message._replace(shows=None, recheck=now + LATE_CALL_SECONDS), now, 0.0)
    press = _press(message, in_flight.press)
    if press is None:
        if in_flight.method is CallMethod.SEND:
            message = message._replace(status=DeliveryStatus.UNCERTAIN)
        if in_flight.method is CallMethod.FOLLOW_UP:  # perhaps it is there; without its number nothing edits it
            message = message._replace(status=DeliveryStatus.ENDED)
        return message, ()
    message, done = _finish(message, press.interaction, PressOutcome.FAILED)
    if not press.creates_message:
        return _with_token(message, _token_of(press), now), done
    if in_flight.method is CallMethod.FOLLOW_UP:
        return _unmade(message, press), done
    return _with_token(message, _token_of(press), now)._replace(status=DeliveryStatus.UNLOCATED), done


def _expired(message: MessageState, in_flight: InFlightUpdate) -> Stepped:
    """An interaction whose time is over edits nothing, and is not answered any more."""
    if in_flight.token is not None:
        over = in_flight.token.interaction
        message = message._replace(tokens=tuple(each for each in message.tokens if each.interaction != over))
    if in_flight.method is CallMethod.LOCATE:
        return _lost(message), ()
    press = _press(message, in_flight.press)
    if press is None:
        return message, ()
    message, done = _finish(message, press.interaction, PressOutcome.FAILED)
    return _unmade(message, press), done


# Planning


def _plan(message: MessageState, now: float) -> Stepped:
    """What is to be done next, now that this is known."""
    message, done = _settle_presses(_rechecked(message, now), now)
    if message.status is DeliveryStatus.ENDED:
        message, ended = _ended(message)
        return message, done + ended
    message = _note_behind(message, now)
    message, begun = _begin(message, now)
    wake = _wake(message, now)
    closing = _is_closing(message, now)
    if closing:
        message = message._replace(is_closing=True)
        begun += (TokenExpiring(),)
    return message, done + begun + ((WakeAt(wake),) if wake is not None else ())


def _rechecked(message: MessageState, now: float) -> MessageState:
    """Once no late call can land any more nobody knows what it shows; a call under way is heard of first."""
    is_calling = message.in_flight is not None and message.in_flight.is_calling
    if message.recheck is None or message.recheck > now or is_calling:
        return message
    return message._replace(shows=None, recheck=None)


def _ended(message: MessageState) -> Stepped:
    finished = tuple(FinishPress(each.interaction, unanswered(each)) for each in message.presses)
    abandoned: Effects = (CancelPreparation(),) if message.in_flight is not None else ()
    return message, (*abandoned, *finished, MessageEnded(message.place))


def _settle_presses(message: MessageState, now: float) -> Stepped:
    """Presses that nothing more has to be done for, and those that must be acknowledged before it is too late."""
    done: Effects = ()
    for press in message.presses:
        in_flight = message.in_flight
        if in_flight is not None and in_flight.is_calling and in_flight.press == press.interaction:
            continue
        if (ending := _ending(message, press, now)) is not None:
            message, finished = _finish(message, press.interaction, ending)
            done += finished
            if press.progress is PressProgress.REFUSED:
                message = _unmade(message, press)
        elif press.ack is Ack.NONE and press.deadline <= now:
            message, acknowledging = _acknowledging(message, press)
            done += acknowledging
    return message, done


def _ending(message: MessageState, press: PendingInteraction, now: float) -> PressOutcome | None:
    """How a press ends without a call of its own, if it does."""
    if press.progress is PressProgress.DOING or press.ack is Ack.UNDER_WAY:
        return None
    if press.ack is Ack.DONE:
        if (
            press.progress is PressProgress.READY
            and message.kind is MessageKind.PRIVATE
            and message.status is DeliveryStatus.UNSENT
        ):
            return None  # a follow-up makes it
        is_shown = press.progress is PressProgress.READY and message.status is DeliveryStatus.SENT
        return PressOutcome.ANSWERED if is_shown else PressOutcome.DEFERRED
    if press.progress is PressProgress.REFUSED and (press.creates_message or message.is_current):
        return PressOutcome.UNANSWERED
    if press.creates_message and _is_archived(message, now):
        return PressOutcome.UNANSWERED  # it would be refused
    return None


def _note_behind(message: MessageState, now: float) -> MessageState:
    is_behind = not message.is_current
    if is_behind == (message.behind_since is not None):
        return message
    return message._replace(behind_since=now if is_behind else None)


def _content(message: MessageState) -> Content:
    """What is composed: what another process keeps looks alive to who presses it."""
    return Content.LIVE if message.desired.content is Content.HANDED_OVER else message.desired.content


def _begin(message: MessageState, now: float) -> Stepped:  # noqa: PLR0911 - a return for each case
    """Begin what comes next, if nothing is under way: an answer first, then what the message wants itself."""
    in_flight = message.in_flight
    if in_flight is not None and in_flight.is_calling:
        return message, ()
    if in_flight is not None and (
        in_flight.content is not _content(message) or _is_barred(message, in_flight.method, now)
    ):
        message, begun = _begin(message._replace(in_flight=None), now)  # it is not wished so any more
        return message, (CancelPreparation(), *begun)
    answer = next(
        (each for each in message.presses if each.ack is Ack.NONE and each.progress is not PressProgress.DOING), None
    )
    if answer is not None:
        return _answering(message, answer, now)
    if in_flight is not None:
        return message, ()
    if _is_over(message):
        return _ended(message._replace(status=DeliveryStatus.ENDED))
    if now < message.not_before or _is_held(message, now):
        return message, ()
    return _own(message, now)


def _answering(message: MessageState, press: PendingInteraction, now: float) -> Stepped:
    """What is only being prepared gives way to an answer, unless it is one itself.

    A refused press is only acknowledged: shown by an edit alone it would look as if it had been done. Its token then
    sets the message right, and the reason follows. So is one on a hand in whose place another is about to stand.
    """
    is_left = message.desired.content in {Content.HANDED_OVER, Content.DELETED} or (
        message.desired.should_move and message.kind is not MessageKind.POST
    )
    is_refused = press.target_deleted or press.progress is PressProgress.REFUSED or _is_archived(message, now)
    if is_refused or (is_left and not press.creates_message):
        return _acknowledging(message, press)
    done: Effects = ()
    if message.in_flight is not None:
        if message.in_flight.press is not None:
            return message, ()
        done = (CancelPreparation(),)
    return _preparing(message, CallMethod.ANSWER, done, press=press.interaction)


def _preparing(
    message: MessageState,
    method: CallMethod,
    before: Effects = (),
    *,
    press: int | None = None,
    token: EditToken | None = None,
) -> Stepped:
    content = _content(message)
    in_flight = InFlightUpdate(method, content, message.desired.stamp, press, token)
    return message._replace(in_flight=in_flight), (*before, Prepare(method, content))


def _is_held(message: MessageState, now: float) -> bool:
    """Whether an answer that is about to come will show the newest state by itself; but nobody waits for it long."""
    return any(_holds(message, press, now) for press in message.presses)


def _holds(message: MessageState, press: PendingInteraction, now: float) -> bool:
    if press.ack is Ack.UNDER_WAY:
        return True  # it brings a token
    if press.creates_message and press.progress is PressProgress.DOING:
        return True  # there would be two of it, or it would show what may be refused
    behind = message.behind_since
    return press.ack is Ack.NONE and behind is not None and now < behind + ACK_AFTER_SECONDS


def _is_over(message: MessageState) -> bool:
    """Whether nothing is left to be done for it."""
    if message.presses:
        return False
    content, status, shows = message.desired.content, message.status, message.shows
    if content is Content.HANDED_OVER:
        return True
    if status is DeliveryStatus.UNSENT:
        return _is_unwanted(message) or (content is Content.FINAL and message.empty == message.desired.stamp)
    if message.kind in SENT_ONCE:
        return shows is not None and shows.appearance.is_complete
    if message.is_closing:
        return False  # a newer one may still take its place while it can be deleted
    return content is Content.FINAL and message.recheck is None and _is_final(message)


def _is_final(message: MessageState) -> bool:
    """Whether it is as it is to stay: of a deal that cannot be told any more a post stays as it was."""
    if message.kind is not MessageKind.POST:
        return message.is_current
    is_complete = message.shows is not None and message.shows.appearance.is_complete
    return (message.is_current and is_complete) or message.empty == message.desired.stamp


def _own(message: MessageState, now: float) -> Stepped:  # noqa: PLR0911 - a return for each case
    """What the message wants by itself."""
    token = message.token(now)
    if message.status is DeliveryStatus.UNLOCATED:
        return _locating(message, token)
    if message.status in TO_BE_SENT:
        return _sending(message, now)
    if token is None and message.kind is MessageKind.PRIVATE:
        return _ended(message._replace(status=DeliveryStatus.ENDED))
    if message.desired.content is Content.DELETED:
        return (message, ()) if _waits(message, now) else _deleting(message, token)
    if message.desired.waits and message.kind is MessageKind.PRIVATE:
        return message, ()
    if message.is_unseen and message.desired.should_move:
        return _needs_replacement(message, now)
    if message.is_current or _is_empty(message):
        return message, ()
    method = CallMethod.EDIT if token is None else CallMethod.EDIT_FREE
    return (message, ()) if _is_barred(message, method, now) else _preparing(message, method, token=token)


def _deleting(message: MessageState, token: EditToken | None) -> Stepped:
    """A private answer only by its token, and not while somebody presses it, who may play by it from then on."""
    if message.kind is not MessageKind.PRIVATE:
        return _calling(message, InFlightUpdate(CallMethod.DELETE, Content.DELETED, message.desired.stamp))
    if message.presses:
        return message, ()
    return _calling(message, InFlightUpdate(CallMethod.DELETE, Content.DELETED, message.desired.stamp, token=token))


def _locating(message: MessageState, token: EditToken | None) -> Stepped:
    """A private answer needs no place to be edited; a post has to be found, or was never made."""
    if token is None:
        return _ended(message._replace(status=DeliveryStatus.ENDED))
    if message.kind is MessageKind.PRIVATE:
        return _own(message._replace(status=DeliveryStatus.SENT), token.until - 1.0)
    return _calling(
        message, InFlightUpdate(CallMethod.LOCATE, message.desired.content, message.desired.stamp, token=token)
    )


def _is_empty(message: MessageState) -> bool:
    """Whether it is known that there is nothing to show."""
    return message.empty == message.desired.stamp and message.desired.content in FOLLOWING | {Content.INACTIVE}


def _waits(message: MessageState, now: float) -> bool:
    """Whether it makes no call in the bot's own name yet."""
    return message.desired.waits or now < message.desired.not_before


def _is_archived(message: MessageState, now: float) -> bool:
    """Whether no interaction changes anything in its channel either, as far as is known."""
    return message.desired.is_archived and now < message.desired.not_before


def _is_barred(message: MessageState, method: CallMethod, now: float) -> bool:
    """Whether a call is not to be made now, as its channel would refuse it."""
    return _is_archived(message, now) or (method in BY_BOT and _waits(message, now))


def _sending(message: MessageState, now: float) -> Stepped:
    if _is_empty(message) or _waits(message, now):
        return message, ()
    if message.kind is not MessageKind.PRIVATE:
        return _preparing(message, CallMethod.SEND)
    if message.presses:  # that was acknowledged and is done
        return _preparing(message, CallMethod.FOLLOW_UP, press=message.presses[0].interaction)
    if (token := message.token(now)) is None:
        return _ended(message._replace(status=DeliveryStatus.ENDED))
    return _preparing(message, CallMethod.FOLLOW_UP, token=replace(token, message=None))


def _calling(message: MessageState, in_flight: InFlightUpdate) -> Stepped:
    calling = replace(in_flight, is_calling=True)
    return message._replace(in_flight=calling), (CallDiscord(calling),)


def _wake(message: MessageState, now: float) -> float | None:
    """When time alone changes something."""
    moments = [press.deadline for press in message.presses if press.ack is Ack.NONE]
    if message.behind_since is not None and any(press.ack is Ack.NONE for press in message.presses):
        moments.append(message.behind_since + ACK_AFTER_SECONDS)
    if message.behind_since is not None:
        moments += [message.not_before, message.desired.not_before]
    moments += [each for each in (message.recheck, message.retouch) if each is not None]
    if message.kind is MessageKind.PRIVATE and message.tokens:
        last = max(each.until for each in message.tokens)
        moments += [last - CLOSE_BEFORE_EXPIRY_SECONDS, last]
    return min((each for each in moments if each > now), default=None)


def _is_closing(message: MessageState, now: float) -> bool:
    """Whether a private answer should be closed while that is possible."""
    if message.kind is not MessageKind.PRIVATE or message.is_closing or message.desired.content is not Content.LIVE:
        return False
    token = message.token(now)
    return token is not None and token.until - CLOSE_BEFORE_EXPIRY_SECONDS <= now
