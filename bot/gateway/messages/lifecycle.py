"""The life of one Discord message of ours: all that is known of it as a value, and every rule about it in `step`.

Nothing here waits, reads a clock or knows Discord's library. `step` takes a message, what happened, and the time in
seconds, and gives the message as it is then, with what has to be done. At most one call that changes the message is
under way; what happens meanwhile waits in the value.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple

from bot.tables.posted_messages import MessageLocation

PATIENCE: Final = 1.5
"""Seconds after which a press is acknowledged whose answer is still to come; Discord's limit is three."""
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
BARRED_PAUSE: Final = 300.0
"""How soon a channel that refuses us is asked again, if nobody tells us before that it may be different."""
CLOSED_PAUSE: Final = 3600.0
LONGEST_CLOSED_PAUSE: Final = 24 * 3600.0
"""How soon somebody who takes no direct messages is tried again, and how rarely in the end."""
FEW_FAILURES: Final = 3
"""What is refused more often for a reason we do not know is tried rarely."""
LATE_SECONDS: Final = 10.0
"""A call of which we never hear may be carried out so much later, after a newer one: then the message is set right."""
WORDS_PAUSE: Final = 10.0
"""How soon a message that went out without its picture or with a name missing is composed again."""
LAST_CALL: Final = 30.0
"""How long before its last token ends a private answer is closed, while that is still possible."""


class Kind(StrEnum):
    """What a message is: a table's post, a person's hand, a private answer; what is said once; a call to the table.

    INVITE: somebody's call to people who do not sit there, said once too.
    """

    POST = "post"
    HAND = "hand"
    PRIVATE = "private"
    SAID = "said"
    CALL = "call"
    INVITE = "invite"


ONCE: Final = frozenset({Kind.SAID, Kind.INVITE})
"""What stays as it was said."""
PUBLIC: Final = frozenset({Kind.POST, Kind.SAID, Kind.CALL, Kind.INVITE})
"""What stands in the table's channel."""


class Form(StrEnum):
    """What a message is to show.

    LIVE: the table as it stands. RESULT: what a deal came to, and the way on to the next one. PARKED: once how things
    stand, with nothing to press, as its person plays elsewhere. OVER: words that stay true, with nothing to press that
    is over; of a post what its deal came to. GONE: nothing, it is deleted. LEFT: another process keeps it.
    """

    LIVE = "live"
    RESULT = "result"
    PARKED = "parked"
    OVER = "over"
    GONE = "gone"
    LEFT = "left"


class Way(StrEnum):
    """How a call reaches the message: in the bot's own name, or by an interaction, which costs nothing."""

    SEND = "send"
    ANSWER = "answer"
    FOLLOW_UP = "follow_up"
    EDIT = "edit"
    EDIT_FREE = "edit_free"
    DELETE = "delete"
    LOCATE = "locate"


FOLLOWING: Final = frozenset({Form.LIVE, Form.RESULT})
"""Forms that follow the table, so that they are composed anew whenever it changes."""
MAKING: Final = frozenset({Way.SEND, Way.FOLLOW_UP})
"""Ways that make a new message; an answer does where its press asked for one."""
OWN: Final = frozenset({Way.SEND, Way.EDIT, Way.DELETE})
"""Calls in the bot's own name: whether they are carried out depends on what the channel takes."""


class Reason(StrEnum):
    """Why a call came to nothing. UNHEARD: nobody knows whether it was carried out.

    ASLEEP: the channel is a thread that is archived, so that it takes only what is new, or locked.
    """

    GONE = "gone"
    CHANNEL_GONE = "channel_gone"
    FORBIDDEN = "forbidden"
    TOO_OLD = "too_old"
    ASLEEP = "asleep"
    CLOSED = "closed"
    STRANGER = "stranger"
    EXPIRED = "expired"
    TRY_LATER = "try_later"
    INVALID = "invalid"
    UNHEARD = "unheard"


PASSING: Final = frozenset({Reason.TRY_LATER, Reason.UNHEARD})
"""Why a call came to nothing that comes to something another time."""
BARRING: Final = frozenset({Reason.FORBIDDEN, Reason.ASLEEP})
"""Why a call came to nothing as every other one in its channel does."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """A call was carried out. place: where the message stands, if that was said.

    is_as_given: False if Discord knew the message from an earlier try, and it shows what was given then.
    """

    place: MessageLocation | None = None
    is_as_given: bool = True


@dataclass(frozen=True, slots=True)
class Refused:
    """A call was not carried out, or nobody knows. seconds: how long Discord asks us to wait."""

    reason: Reason
    seconds: float = 0.0


Outcome = Delivered | Refused


@dataclass(frozen=True, slots=True)
class Look:
    """What a message looks like: digests of all of it and of its pictures alone.

    asks: whether it bears something to press, or tells of something, that is void once the table has gone on. is_whole:
    False if a picture or a name was missing when it was made. revision: the state of its table that it was made from.
    lasts: its words stay true whatever happens.
    """

    digest: int
    pictures: int | None = None
    asks: bool = True
    is_whole: bool = True
    revision: int | None = None
    lasts: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """What is known to stand there: which form, for which wish, and how it looks."""

    form: Form
    stamp: int
    look: Look


class Wish(NamedTuple):
    """What the message is to show.

    stamp: rises whenever the table changes. is_urgent: somebody waits for it to act. is_outgrown: if it has to be
    edited in the bot's own name, another message should rather take its place. waits: another message goes first that
    is not there yet, or that asks whether the channel takes anything, so this one makes no call now; nor is a private
    one edited or deleted. not_before: the channel refuses what it would do, so it makes none before that. is_asleep:
    nor by an interaction. is_hidden: others' messages have pushed it up, so that another one at the channel's end
    should take its place when it changes. may_move: that may be now.
    """

    form: Form = Form.LIVE
    stamp: int = 0
    is_urgent: bool = False
    is_outgrown: bool = False
    waits: bool = False
    not_before: float = 0.0
    is_asleep: bool = False
    is_hidden: bool = False
    may_move: bool = False

    @property
    def is_to_move(self) -> bool:
        """Whether another message takes its place instead of an edit."""
        return self.is_hidden and self.may_move


@dataclass(frozen=True, slots=True)
class EditToken:
    """An interaction whose token edits the message until a moment. message: which, for one that followed up."""

    interaction: int
    until: float
    message: int | None = None


class Work(StrEnum):
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
class Press:
    """An interaction that this message answers, in its turn.

    makes: its answer is this message itself, which is not there yet; then acknowledging a command opens the message,
    acknowledging a component leaves it to a follow-up. is_promised: it was acknowledged before it came here. is_astray:
    what was pressed has been deleted, so that it can only be acknowledged, and edits nothing.
    """

    interaction: int
    deadline: float
    token_until: float
    makes: bool = False
    is_command: bool = False
    is_promised: bool = False
    is_astray: bool = False
    work: Work = Work.DOING
    ack: Ack = Ack.NONE


class Ending(StrEnum):
    """What became of a press. ANSWERED: the message shows it. OPEN: nothing was said yet, the caller may answer.

    PROMISED: it was only acknowledged; what is left to be said follows. FAILED: it cannot be answered any more.
    UNTAKEN: Discord refuses the message as it is; that is said in words, which it takes.
    """

    ANSWERED = "answered"
    OPEN = "open"
    PROMISED = "promised"
    FAILED = "failed"
    UNTAKEN = "untaken"


@dataclass(frozen=True, slots=True)
class Flight:
    """What is under way: first it is prepared (its turn, words, picture), then called.

    is_allowed: a permission came back meanwhile, so that a refusal for the lack of it is old.
    """

    way: Way
    form: Form
    stamp: int
    press: int | None = None
    token: EditToken | None = None
    look: Look | None = None
    is_calling: bool = False
    is_allowed: bool = False


class Standing(StrEnum):
    """Whether it is there.

    UNSENT: it is not. DOUBTED: it was sent and we did not hear of it, or the process before us may have sent it: it is
    looked for, or found when it is sent again by the same nonce. STANDS: it is. UNHEARD: it was made by an answer we
    did not hear of. ENDED: there is nothing more to do.
    """

    UNSENT = "unsent"
    DOUBTED = "doubted"
    STANDS = "stands"
    UNHEARD = "unheard"
    ENDED = "ended"


TO_BE_SENT: Final = frozenset({Standing.UNSENT, Standing.DOUBTED})
"""How a message stands that is still to be sent, once or once more."""


class MessageState(NamedTuple):
    """All that is known of a message. A tuple, as it is replaced often, and that in a fourth of the time.

    place: where it stands, if known. lost: the number of the message that took its place before and is gone.
    shows: None if nothing, or nobody knows what. empty: the stamp for which there was nothing to show.
    behind_since: since when it shows something else than wished. not_before: no call of our own before that.
    recheck: when it is set right in any case. retouch: when what went out without its picture is composed again.
    in_words: pictures are refused there. failures: in a row. is_closing: `Closing` was said. late_until: before that a
    call of the process that kept it before us may land after one of ours. is_told: a post has shown what its deal came
    to. is_unseen: it was changed where others' messages had pushed it up, so it is to move once it may.
    """

    kind: Kind
    standing: Standing = Standing.UNSENT
    place: MessageLocation | None = None
    lost: int = 0
    wish: Wish = Wish()
    shows: Shown | None = None
    empty: int = -1
    flight: Flight | None = None
    presses: tuple[Press, ...] = ()
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

    def token(self, now: float) -> EditToken | None:
        """The token that edits it longest."""
        live = [each for each in self.tokens if each.until > now]
        return max(live, key=lambda each: each.until, default=None)

    @property
    def is_current(self) -> bool:
        """Whether what stands there is as wished."""
        if self.wish.form is Form.LEFT:
            return True
        if self.shows is None or self.wish.form is Form.GONE:
            return False
        if self.shows.stamp < (self.wish.stamp if self.wish.form in FOLLOWING else 0):
            return False
        if self.wish.form is Form.OVER and self.shows.look.lasts:
            return True
        return self.shows.form is self.wish.form


def taken_up(
    kind: Kind, place: MessageLocation | None, now: float, shows: Shown | None = None, *, is_told: bool = False
) -> MessageState:  # fmt: skip
    """A message that another process kept, or the one before a restart."""
    late_until = now + LATE_SECONDS
    return MessageState(kind, Standing.STANDS, place, shows=shows, late_until=late_until, is_told=is_told)


# What happens


@dataclass(frozen=True, slots=True)
class Wished:
    """The table changed, or what the message is for."""

    wish: Wish


@dataclass(frozen=True, slots=True)
class Pressed:
    """Somebody pressed it, or asked for it; what they want is being done."""

    press: Press


@dataclass(frozen=True, slots=True)
class Done:
    """What a press wanted is done: the message, as it is now, answers it."""

    interaction: int


@dataclass(frozen=True, slots=True)
class Declined:
    """What a press wanted cannot be; the reason is said elsewhere, and a message that is behind is set right first."""

    interaction: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """It had its turn, and this is how it would look; None: there is nothing to show now.

    stamp: of the wish when it was composed, if one came while it waited for its turn.
    """

    look: Look | None
    stamp: int = 0


@dataclass(frozen=True, slots=True)
class Unprepared:
    """It could not be composed: the database or a name was away."""


@dataclass(frozen=True, slots=True)
class Found:
    """It was found where it stands."""

    place: MessageLocation


@dataclass(frozen=True, slots=True)
class Heard:
    """What became of the call under way."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """What became of acknowledging a press."""

    interaction: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Disturbed:
    """Somebody else changed it: another process, or a library that lost count."""


@dataclass(frozen=True, slots=True)
class Lent:
    """A press on it was acknowledged and is answered by another message: its token edits this one all the same."""

    token: EditToken


@dataclass(frozen=True, slots=True)
class Allowed:
    """What was refused may be taken now: a permission came back, somebody opened their direct messages."""


@dataclass(frozen=True, slots=True)
class Repainted:
    """Pictures can be painted again."""


@dataclass(frozen=True, slots=True)
class Reworded:
    """Its person reads another language from now on, or other colours: what was composed before that is old."""


@dataclass(frozen=True, slots=True)
class Ticked:
    """Time passed."""


Event = (
    Wished | Pressed | Done | Declined | Prepared | Unprepared | Found | Heard | Acknowledged
    | Disturbed | Lent | Allowed | Repainted | Reworded | Ticked
)  # fmt: skip

# What has to be done


@dataclass(frozen=True, slots=True)
class Prepare:
    """Await a turn (not for an answer), compose it and paint it; `Prepared` tells."""

    way: Way
    form: Form


@dataclass(frozen=True, slots=True)
class Abandon:
    """Prepare no more: an answer goes first."""


@dataclass(frozen=True, slots=True)
class Call:
    """Call Discord; `Heard` tells."""

    flight: Flight


@dataclass(frozen=True, slots=True)
class Acknowledge:
    """Tell Discord that a press was heard; `Acknowledged` tells."""

    interaction: int


@dataclass(frozen=True, slots=True)
class Finish:
    """A press is dealt with; its caller goes on."""

    interaction: int
    ending: Ending


@dataclass(frozen=True, slots=True)
class WakeAt:
    """Tick then."""

    moment: float


@dataclass(frozen=True, slots=True)
class Remember:
    """Write down where it stands and what it shows."""


@dataclass(frozen=True, slots=True)
class Closing:
    """Soon nothing can edit this private answer any more."""


@dataclass(frozen=True, slots=True)
class Outgrown:
    """Discord allows hardly any edits of it: another message should take its place."""


@dataclass(frozen=True, slots=True)
class Unreachable:
    """The channel is gone, or its person takes no direct messages."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Ended:
    """Nothing is left to do for it. place: where it stood."""

    place: MessageLocation | None = None


Effect = (
    Prepare | Abandon | Call | Acknowledge | Finish | WakeAt | Remember | Closing | Outgrown | Unreachable | Ended
)  # fmt: skip
Effects = tuple[Effect, ...]
Stepped = tuple[MessageState, Effects]


def step(message: MessageState, event: Event, now: float) -> Stepped:
    """The message after an event, and what has to be done: the consequences first, then what they make room for."""
    if message.standing is Standing.ENDED:
        return _after_the_end(message, event)
    message, done = _take(message, event, now)
    message, planned = _plan(message, now)
    return message, done + planned


def _after_the_end(message: MessageState, event: Event) -> Stepped:
    """Nobody presses what is gone; a press that crossed its end is answered elsewhere."""
    if isinstance(event, Pressed):
        return message, (Finish(event.press.interaction, Ending.OPEN),)
    return message, ()


def _take(  # noqa: C901, PLR0911, PLR0912 - a case for each event
    message: MessageState, event: Event, now: float
) -> Stepped:
    """What an event changes."""
    match event:
        case Wished(wish):
            return _wished(message, wish), ()
        case Pressed(press):
            return _pressed(message, press, now)
        case Done(interaction):
            return _worked(message, interaction, Work.READY)
        case Declined(interaction):
            return _worked(message, interaction, Work.REFUSED)
        case Prepared(look, stamp):
            return _prepared(message, look, stamp, now)
        case Unprepared():
            return _unprepared(message, now)
        case Found(place):
            return _found(message, place, now)
        case Heard(outcome):
            return _heard(message, outcome, now)
        case Acknowledged(interaction, outcome):
            return _acknowledged(message, interaction, outcome, now)
        case Disturbed():
            return message._replace(shows=None), ()
        case Lent(token):
            return _with_token(message, token, now), ()
        case Allowed():
            return _allowed(message, now), ()
        case Repainted():
            return _retouched(message), ()
        case Reworded():
            return _reworded(message, now)
        case Ticked():
            return _ticked(message, now), ()


def _wished(message: MessageState, wish: Wish) -> MessageState:
    """What is to go does so at once, however long it was to be left as it is: nobody is to press it meanwhile."""
    if wish.form is Form.GONE is not message.wish.form and message.standing is Standing.STANDS:
        message = message._replace(not_before=0.0, failures=0)
    return message._replace(wish=wish)


def _ticked(message: MessageState, now: float) -> MessageState:
    return _retouched(message) if message.retouch is not None and message.retouch <= now else message


def _retouched(message: MessageState) -> MessageState:
    """What is not whole counts as old: it is composed again, and only if it comes out better it is edited."""
    shows = message.shows
    if shows is not None and not shows.look.is_whole:
        shows = replace(shows, stamp=-1)
    return message._replace(shows=shows)


def _reworded(message: MessageState, now: float) -> Stepped:
    """It is composed anew, whatever is being prepared; what is on its way is looked at once it has arrived."""
    shows, flight = message.shows, message.flight
    message = message._replace(shows=shows if shows is None else replace(shows, stamp=-1), empty=-1)
    if flight is None:
        return message, ()
    if flight.is_calling:
        return message._replace(recheck=now), ()
    return message._replace(flight=None), (Abandon(),)


def _allowed(message: MessageState, now: float) -> MessageState:
    """It is tried at once; what was composed in words is composed anew, what is on its way so once it has arrived."""
    flight = message.flight if message.flight is None else replace(message.flight, is_allowed=True)
    message = message._replace(not_before=0.0, failures=0, flight=flight)
    if not message.in_words:
        return message
    recheck = message.recheck if message.flight is None else now + LATE_SECONDS
    return message._replace(in_words=False, shows=None, recheck=recheck)


def _found(message: MessageState, place: MessageLocation, now: float) -> Stepped:
    """It need not be sent; if that is under way already, its nonce finds the same one."""
    flight = message.flight
    is_preparing = flight is not None and not flight.is_calling
    kept = None if is_preparing else flight
    late_until = now + LATE_SECONDS
    found = message._replace(standing=Standing.STANDS, place=place, flight=kept, late_until=late_until)
    return found, (*((Abandon(),) if is_preparing else ()), Remember())


# Presses


def _pressed(message: MessageState, press: Press, now: float) -> Stepped:
    message = message._replace(presses=(*message.presses, press))
    return _acknowledged(message, press.interaction, Delivered(), now) if press.is_promised else (message, ())


def _worked(message: MessageState, interaction: int, work: Work) -> Stepped:
    return _with_press(message, interaction, lambda press: replace(press, work=work)), ()


def _with_press(message: MessageState, interaction: int, change: Callable[[Press], Press]) -> MessageState:
    changed = tuple(change(each) if each.interaction == interaction else each for each in message.presses)
    return message._replace(presses=changed)


def _press(message: MessageState, interaction: int | None) -> Press | None:
    return next((each for each in message.presses if each.interaction == interaction), None)


def _finish(message: MessageState, interaction: int, ending: Ending) -> Stepped:
    left = tuple(each for each in message.presses if each.interaction != interaction)
    return message._replace(presses=left), (Finish(interaction, ending),)


def _token_of(press: Press) -> EditToken:
    return EditToken(press.interaction, press.token_until)


def _with_token(message: MessageState, token: EditToken, now: float) -> MessageState:
    live = tuple(each for each in message.tokens if each.until > now)
    return message._replace(tokens=(*live, token), is_closing=False)


def _acknowledged(message: MessageState, interaction: int, outcome: Outcome, now: float) -> Stepped:
    """A press that was acknowledged brings a token; one that cannot be is over."""
    press = _press(message, interaction)
    if press is None:
        return message, ()
    if isinstance(outcome, Refused) and outcome.reason is not Reason.UNHEARD:
        message, done = _finish(message, interaction, Ending.FAILED)
        return _unmade(message, press), done
    message = _with_press(message, interaction, lambda each: replace(each, ack=Ack.DONE))
    if not press.makes:
        return message if press.is_astray else _with_token(message, _token_of(press), now), ()
    if message.kind is Kind.PRIVATE and press.is_command:
        return _with_token(message, _token_of(press), now)._replace(standing=Standing.STANDS), ()
    return message, ()


def _unmade(message: MessageState, press: Press) -> MessageState:
    """The one that was to make the message does not: a private answer is not made by anything else.

    Nor is what was refused to them; a post that was not is sent all the same.
    """
    if press.makes and (press.work is Work.REFUSED or message.kind is Kind.PRIVATE):
        return message._replace(standing=Standing.ENDED)
    return message


# Preparing and calling


def _prepared(  # noqa: PLR0911 - a return for each case
    message: MessageState, look: Look | None, stamp: int, now: float
) -> Stepped:  # fmt: skip
    """Call only if that changes anything; a press to which nothing has changed is merely acknowledged."""
    flight = message.flight
    if flight is None or flight.is_calling:
        return message, ()
    press = _press(message, flight.press)
    if flight.way is Way.ANSWER and (press is None or press.ack is not Ack.NONE):
        return message._replace(flight=None), ()  # it is no answer any more
    flight = _cheapest(message, replace(flight, stamp=max(flight.stamp, stamp)), now)
    if look is None:
        message = message._replace(flight=None, empty=flight.stamp)
        return (message, ()) if press is None else _without_look(message, press)
    shows = message.shows
    if shows is not None and shows.look.digest == look.digest:
        seen = replace(look, pictures=look.pictures if shows.look.pictures is None else shows.look.pictures)
        message = message._replace(flight=None, shows=Shown(flight.form, flight.stamp, seen))
        message = _looks_again(message, look, now)
        return (message, (Remember(),)) if press is None else _acknowledging(message, press)
    if flight.way is Way.EDIT and _waits(message, now):  # its token may have ended while it was composed
        return message._replace(flight=None), ()
    if _is_rather_sent_anew(message, flight):
        return _outgrown(message._replace(flight=None), now)
    return _calling(message, replace(flight, look=look))


def _is_rather_sent_anew(message: MessageState, flight: Flight) -> bool:
    """Whether another message takes its place rather than that this one is edited."""
    if message.is_told or flight.way not in {Way.EDIT, Way.EDIT_FREE}:
        return False
    return message.wish.is_to_move or (message.wish.is_outgrown and flight.way is Way.EDIT)


def _outgrown(message: MessageState, now: float) -> Stepped:
    """It is left as it is for a moment, until the other one is there."""
    return _pausing(message._replace(is_unseen=False), now, FIRST_PAUSE), (Outgrown(),)


def _unprepared(message: MessageState, now: float) -> Stepped:
    """Its caller says why; what nobody waits for is tried again."""
    flight = message.flight
    if flight is None or flight.is_calling:
        return message, ()
    message, press = message._replace(flight=None), _press(message, flight.press)
    if press is None or press.ack is Ack.UNDER_WAY:
        return _pausing(message, now, 0.0), ()
    message, done = _finish(message, press.interaction, unanswered(press))
    return _unmade(message, press), done


def unanswered(press: Press) -> Ending:
    """How a press ends that its message says nothing to."""
    return Ending.OPEN if press.ack is Ack.NONE else Ending.PROMISED


def _cheapest(message: MessageState, flight: Flight, now: float) -> Flight:
    """An edit goes by a token if there is one now, whatever there was when it began to wait."""
    if flight.way not in {Way.EDIT, Way.EDIT_FREE}:
        return flight
    token = message.token(now)
    if token is None and message.kind is Kind.PRIVATE:
        return flight
    return replace(flight, way=Way.EDIT if token is None else Way.EDIT_FREE, token=token)


def _without_look(message: MessageState, press: Press) -> Stepped:
    """There is nothing to answer with."""
    if press.makes:
        message, done = _finish(message, press.interaction, unanswered(press))
        return _unmade(message, press), done
    return _acknowledging(message, press)


def _acknowledging(message: MessageState, press: Press) -> Stepped:
    message = _with_press(message, press.interaction, lambda each: replace(each, ack=Ack.UNDER_WAY))
    return message, (Acknowledge(press.interaction),)


def _looks_again(message: MessageState, look: Look, now: float) -> MessageState:
    """What is not whole is composed again in a while."""
    return message._replace(retouch=None if look.is_whole else now + WORDS_PAUSE)


def _heard(message: MessageState, outcome: Outcome, now: float) -> Stepped:
    """The call under way has ended."""
    flight = message.flight
    if flight is None or not flight.is_calling:
        return message, ()
    message = message._replace(flight=None)
    if isinstance(outcome, Delivered):
        return _delivered(message, flight, outcome, now)
    return _refused(message, flight, outcome, now)


def _delivered(message: MessageState, flight: Flight, outcome: Delivered, now: float) -> Stepped:
    message = message._replace(failures=0, not_before=0.0)
    if flight.way is Way.DELETE:
        return message._replace(standing=Standing.ENDED), ()
    press = _press(message, flight.press)
    message = message._replace(standing=Standing.STANDS, place=outcome.place or message.place)
    if press is not None and (token := _token_made(press, flight, outcome)) is not None:
        message = _with_token(message, token, now)
    if flight.way is Way.FOLLOW_UP and flight.token is not None:
        message = _followed_up(message, flight.token, outcome)
    if flight.look is not None:
        shows = Shown(flight.form, flight.stamp, flight.look) if outcome.is_as_given else None
        is_told = message.is_told or (shows is not None and _tells(message, flight.form))
        is_unseen = message.wish.is_hidden and flight.way not in MAKING
        message = message._replace(is_told=is_told, is_unseen=is_unseen)
        recheck = message.late_until if now < message.late_until else message.recheck
        message = _looks_again(message._replace(shows=shows, recheck=recheck), flight.look, now)
    done: Effects = (Remember(),)
    if press is not None:
        message, finished = _finish(message, press.interaction, Ending.ANSWERED)
        done += finished
    return message, done


def _tells(message: MessageState, form: Form) -> bool:
    """Whether a form says what a deal came to, which is said once."""
    return message.kind is Kind.POST and form in {Form.RESULT, Form.OVER}


def _token_made(press: Press, flight: Flight, outcome: Delivered) -> EditToken | None:
    """A follow-up is edited by its number, any other answer as the interaction's own.

    Without its number a follow-up is edited by nothing: the interaction's own message is the one that was pressed, and
    that everybody may see.
    """
    if flight.way is not Way.FOLLOW_UP:
        return _token_of(press)
    return None if outcome.place is None else replace(_token_of(press), message=outcome.place.message)


def _followed_up(message: MessageState, token: EditToken, outcome: Delivered) -> MessageState:
    """The token that made it edits it by its number, and nothing else of it."""
    own = () if outcome.place is None else (replace(token, message=outcome.place.message),)
    others = tuple(each for each in message.tokens if each.interaction != token.interaction)
    return message._replace(tokens=(*others, *own))


def _refused(message: MessageState, flight: Flight, refused: Refused, now: float) -> Stepped:
    """Each reason has a consequence of its own."""
    match refused.reason:
        case Reason.UNHEARD:
            return _unheard(message, flight, now)
        case Reason.EXPIRED:
            return _expired(message, flight)
        case _ if flight.way is Way.DELETE and refused.reason not in BARRING | PASSING | {Reason.CHANNEL_GONE}:
            return message._replace(standing=Standing.ENDED), ()  # as good as gone
        case Reason.GONE if flight.way is Way.SEND and message.standing is Standing.STANDS:
            return message, ()  # it was found meanwhile
    press = _press(message, flight.press)
    done: Effects = ()
    if press is not None:  # it cannot be answered so; whatever else it says is its caller's
        ending = Ending.UNTAKEN if refused.reason is Reason.INVALID else unanswered(press)
        message, done = _finish(message, press.interaction, ending)
        message = _unmade(message, press)
    message, consequences = _consequences(message, flight, refused, now)
    return message, done + consequences


def _consequences(message: MessageState, flight: Flight, refused: Refused, now: float) -> Stepped:  # noqa: PLR0911 - a return for each case
    match refused.reason:
        case Reason.GONE:
            return _lost(message), ()
        case Reason.CHANNEL_GONE if message.kind in PUBLIC:
            return message._replace(standing=Standing.ENDED), (Unreachable(refused.reason),)
        case Reason.CHANNEL_GONE:
            return _pausing(_lost(message), now, 0.0), (Unreachable(refused.reason),)
        case Reason.CLOSED | Reason.STRANGER:
            return _shut_out(message, now), (Unreachable(refused.reason),)
        case reason if reason in BARRING and flight.is_allowed:
            return _pausing(message, now, 0.0), ()
        case Reason.FORBIDDEN if not message.in_words and flight.look is not None and flight.look.pictures:
            return message._replace(in_words=True), ()
        case Reason.FORBIDDEN:
            return _pausing(message, now, BARRED_PAUSE), ()
        case Reason.TOO_OLD | Reason.ASLEEP if _makes_room(message, flight):
            return _pausing(message, now, FIRST_PAUSE), (Outgrown(),)
        case Reason.INVALID if message.failures >= FEW_FAILURES:
            return _pausing(message, now, BARRED_PAUSE), ()
        case _:
            return _pausing(message, now, refused.seconds), ()


def _shut_out(message: MessageState, now: float) -> MessageState:
    """Its person takes no direct messages; one that perhaps stood was looked for before that was heard."""
    standing = Standing.UNSENT if message.standing is Standing.DOUBTED else message.standing
    pause = _doubled(CLOSED_PAUSE, message.failures, LONGEST_CLOSED_PAUSE)
    return _pausing(message._replace(standing=standing), now, pause)


def _makes_room(message: MessageState, flight: Flight) -> bool:
    """Whether another post takes the place of one that cannot be edited: it wakes a thread, unless that is locked."""
    return message.kind is Kind.POST and not message.is_told and flight.way is not Way.SEND


def _lost(message: MessageState) -> MessageState:
    """Somebody deleted it: what is still wished is sent anew; a private answer cannot be, a result is told once."""
    lost = message.place.message if message.place is not None else message.lost
    is_over = message.kind is Kind.PRIVATE or message.is_told or _is_unwanted(message)
    standing, place = (Standing.ENDED, message.place) if is_over else (Standing.UNSENT, None)
    presses = tuple(replace(press, is_astray=True) for press in message.presses)
    return message._replace(standing=standing, place=place, lost=lost, shows=None, tokens=(), presses=presses)


def _is_unwanted(message: MessageState) -> bool:
    """Whether it need not be sent where it does not stand: what a deal came to is told however late."""
    form = message.wish.form
    return form in {Form.GONE, Form.LEFT} or (form is Form.OVER and message.kind is not Kind.POST)


def _pausing(message: MessageState, now: float, least: float) -> MessageState:
    """Longer each time."""
    pause = max(least, _doubled(FIRST_PAUSE, message.failures, LONGEST_PAUSE))
    return message._replace(failures=message.failures + 1, not_before=now + pause)


def _doubled(first: float, failures: int, longest: float) -> float:
    """Twice as long each time; what fails for days must not overflow."""
    return min(longest, first * 2.0 ** min(failures, 30))


def _unheard(message: MessageState, flight: Flight, now: float) -> Stepped:
    """Perhaps it was carried out, perhaps it will be: what it shows is not known, now and for a while."""
    message = _pausing(message._replace(shows=None, recheck=now + LATE_SECONDS), now, 0.0)
    press = _press(message, flight.press)
    if press is None:
        if flight.way is Way.SEND:
            message = message._replace(standing=Standing.DOUBTED)
        if flight.way is Way.FOLLOW_UP:  # perhaps it is there; without its number nothing edits it
            message = message._replace(standing=Standing.ENDED)
        return message, ()
    message, done = _finish(message, press.interaction, Ending.FAILED)
    if not press.makes:
        return _with_token(message, _token_of(press), now), done
    if flight.way is Way.FOLLOW_UP:
        return _unmade(message, press), done
    return _with_token(message, _token_of(press), now)._replace(standing=Standing.UNHEARD), done


def _expired(message: MessageState, flight: Flight) -> Stepped:
    """An interaction whose time is over edits nothing, and is not answered any more."""
    if flight.token is not None:
        over = flight.token.interaction
        message = message._replace(tokens=tuple(each for each in message.tokens if each.interaction != over))
    if flight.way is Way.LOCATE:
        return _lost(message), ()
    press = _press(message, flight.press)
    if press is None:
        return message, ()
    message, done = _finish(message, press.interaction, Ending.FAILED)
    return _unmade(message, press), done


# Planning


def _plan(message: MessageState, now: float) -> Stepped:
    """What is to be done next, now that this is known."""
    message, done = _settle_presses(_rechecked(message, now), now)
    if message.standing is Standing.ENDED:
        message, ended = _ended(message)
        return message, done + ended
    message = _note_behind(message, now)
    message, begun = _begin(message, now)
    wake = _wake(message, now)
    closing = _is_closing(message, now)
    if closing:
        message = message._replace(is_closing=True)
        begun += (Closing(),)
    return message, done + begun + ((WakeAt(wake),) if wake is not None else ())


def _rechecked(message: MessageState, now: float) -> MessageState:
    """Once no late call can land any more nobody knows what it shows; a call under way is heard of first."""
    is_calling = message.flight is not None and message.flight.is_calling
    if message.recheck is None or message.recheck > now or is_calling:
        return message
    return message._replace(shows=None, recheck=None)


def _ended(message: MessageState) -> Stepped:
    finished = tuple(Finish(each.interaction, unanswered(each)) for each in message.presses)
    abandoned: Effects = (Abandon(),) if message.flight is not None else ()
    return message, (*abandoned, *finished, Ended(message.place))


def _settle_presses(message: MessageState, now: float) -> Stepped:
    """Presses that nothing more has to be done for, and those that must be acknowledged before it is too late."""
    done: Effects = ()
    for press in message.presses:
        flight = message.flight
        if flight is not None and flight.is_calling and flight.press == press.interaction:
            continue
        if (ending := _ending(message, press, now)) is not None:
            message, finished = _finish(message, press.interaction, ending)
            done += finished
            if press.work is Work.REFUSED:
                message = _unmade(message, press)
        elif press.ack is Ack.NONE and press.deadline <= now:
            message, acknowledging = _acknowledging(message, press)
            done += acknowledging
    return message, done


def _ending(message: MessageState, press: Press, now: float) -> Ending | None:
    """How a press ends without a call of its own, if it does."""
    if press.work is Work.DOING or press.ack is Ack.UNDER_WAY:
        return None
    if press.ack is Ack.DONE:
        if press.work is Work.READY and message.kind is Kind.PRIVATE and message.standing is Standing.UNSENT:
            return None  # a follow-up makes it
        is_shown = press.work is Work.READY and message.standing is Standing.STANDS
        return Ending.ANSWERED if is_shown else Ending.PROMISED
    if press.work is Work.REFUSED and (press.makes or message.is_current):
        return Ending.OPEN
    if press.makes and _is_asleep(message, now):
        return Ending.OPEN  # it would be refused
    return None


def _note_behind(message: MessageState, now: float) -> MessageState:
    is_behind = not message.is_current
    if is_behind == (message.behind_since is not None):
        return message
    return message._replace(behind_since=now if is_behind else None)


def _form(message: MessageState) -> Form:
    """What is composed: what another process keeps looks alive to who presses it."""
    return Form.LIVE if message.wish.form is Form.LEFT else message.wish.form


def _begin(message: MessageState, now: float) -> Stepped:  # noqa: PLR0911 - a return for each case
    """Begin what comes next, if nothing is under way: an answer first, then what the message wants itself."""
    flight = message.flight
    if flight is not None and flight.is_calling:
        return message, ()
    if flight is not None and (flight.form is not _form(message) or _is_barred(message, flight.way, now)):
        message, begun = _begin(message._replace(flight=None), now)  # it is not wished so any more
        return message, (Abandon(), *begun)
    answer = next((each for each in message.presses if each.ack is Ack.NONE and each.work is not Work.DOING), None)
    if answer is not None:
        return _answering(message, answer, now)
    if flight is not None:
        return message, ()
    if _is_over(message):
        return _ended(message._replace(standing=Standing.ENDED))
    if now < message.not_before or _is_held(message, now):
        return message, ()
    return _own(message, now)


def _answering(message: MessageState, press: Press, now: float) -> Stepped:
    """What is only being prepared gives way to an answer, unless it is one itself.

    A refused press is only acknowledged: shown by an edit alone it would look as if it had been done. Its token then
    sets the message right, and the reason follows.
    """
    is_left = message.wish.form in {Form.LEFT, Form.GONE} and not press.makes
    if is_left or press.is_astray or press.work is Work.REFUSED or _is_asleep(message, now):
        return _acknowledging(message, press)
    done: Effects = ()
    if message.flight is not None:
        if message.flight.press is not None:
            return message, ()
        done = (Abandon(),)
    return _preparing(message, Way.ANSWER, done, press=press.interaction)


def _preparing(
    message: MessageState, way: Way, before: Effects = (), *, press: int | None = None, token: EditToken | None = None
) -> Stepped:
    form = _form(message)
    flight = Flight(way, form, message.wish.stamp, press, token)
    return message._replace(flight=flight), (*before, Prepare(way, form))


def _is_held(message: MessageState, now: float) -> bool:
    """Whether an answer that is about to come will show the newest state by itself; but nobody waits for it long."""
    return any(_holds(message, press, now) for press in message.presses)


def _holds(message: MessageState, press: Press, now: float) -> bool:
    if press.ack is Ack.UNDER_WAY:
        return True  # it brings a token
    if press.makes and press.work is Work.DOING:
        return True  # there would be two of it, or it would show what may be refused
    behind = message.behind_since
    return press.ack is Ack.NONE and behind is not None and now < behind + PATIENCE


def _is_over(message: MessageState) -> bool:
    """Whether nothing is left to be done for it."""
    if message.presses:
        return False
    form, standing, shows = message.wish.form, message.standing, message.shows
    if form is Form.LEFT:
        return True
    if standing is Standing.UNSENT:
        return _is_unwanted(message) or (form is Form.OVER and message.empty == message.wish.stamp)
    if message.kind in ONCE:
        return shows is not None and shows.look.is_whole
    if message.is_closing:
        return False  # a newer one may still take its place while it can be deleted
    return form is Form.OVER and message.recheck is None and _is_final(message)


def _is_final(message: MessageState) -> bool:
    """Whether it is as it is to stay: of a deal that cannot be told any more a post stays as it was."""
    if message.kind is not Kind.POST:
        return message.is_current
    is_whole = message.shows is not None and message.shows.look.is_whole
    return (message.is_current and is_whole) or message.empty == message.wish.stamp


def _own(message: MessageState, now: float) -> Stepped:  # noqa: PLR0911 - a return for each case
    """What the message wants by itself."""
    token = message.token(now)
    if message.standing is Standing.UNHEARD:
        return _locating(message, token)
    if message.standing in TO_BE_SENT:
        return _sending(message, now)
    if token is None and message.kind is Kind.PRIVATE:
        return _ended(message._replace(standing=Standing.ENDED))
    if message.wish.form is Form.GONE:
        return (message, ()) if _waits(message, now) else _deleting(message, token)
    if message.wish.waits and message.kind is Kind.PRIVATE:
        return message, ()
    if message.is_unseen and message.wish.is_to_move:
        return _outgrown(message, now)
    if message.is_current or _is_empty(message):
        return message, ()
    way = Way.EDIT if token is None else Way.EDIT_FREE
    return (message, ()) if _is_barred(message, way, now) else _preparing(message, way, token=token)


def _deleting(message: MessageState, token: EditToken | None) -> Stepped:
    """A private answer only by its token, and not while somebody presses it, who may play by it from then on."""
    if message.kind is not Kind.PRIVATE:
        return _calling(message, Flight(Way.DELETE, Form.GONE, message.wish.stamp))
    if message.presses:
        return message, ()
    return _calling(message, Flight(Way.DELETE, Form.GONE, message.wish.stamp, token=token))


def _locating(message: MessageState, token: EditToken | None) -> Stepped:
    """A private answer needs no place to be edited; a post has to be found, or was never made."""
    if token is None:
        return _ended(message._replace(standing=Standing.ENDED))
    if message.kind is Kind.PRIVATE:
        return _own(message._replace(standing=Standing.STANDS), token.until - 1.0)
    return _calling(message, Flight(Way.LOCATE, message.wish.form, message.wish.stamp, token=token))


def _is_empty(message: MessageState) -> bool:
    """Whether it is known that there is nothing to show."""
    return message.empty == message.wish.stamp and message.wish.form in FOLLOWING | {Form.PARKED}


def _waits(message: MessageState, now: float) -> bool:
    """Whether it makes no call in the bot's own name yet."""
    return message.wish.waits or now < message.wish.not_before


def _is_asleep(message: MessageState, now: float) -> bool:
    """Whether no interaction changes anything in its channel either, as far as is known."""
    return message.wish.is_asleep and now < message.wish.not_before


def _is_barred(message: MessageState, way: Way, now: float) -> bool:
    """Whether a call is not to be made now, as its channel would refuse it."""
    return _is_asleep(message, now) or (way in OWN and _waits(message, now))


def _sending(message: MessageState, now: float) -> Stepped:
    if _is_empty(message) or _waits(message, now):
        return message, ()
    if message.kind is not Kind.PRIVATE:
        return _preparing(message, Way.SEND)
    if message.presses:  # that was acknowledged and is done
        return _preparing(message, Way.FOLLOW_UP, press=message.presses[0].interaction)
    if (token := message.token(now)) is None:
        return _ended(message._replace(standing=Standing.ENDED))
    return _preparing(message, Way.FOLLOW_UP, token=replace(token, message=None))


def _calling(message: MessageState, flight: Flight) -> Stepped:
    calling = replace(flight, is_calling=True)
    return message._replace(flight=calling), (Call(calling),)


def _wake(message: MessageState, now: float) -> float | None:
    """When time alone changes something."""
    moments = [press.deadline for press in message.presses if press.ack is Ack.NONE]
    if message.behind_since is not None and any(press.ack is Ack.NONE for press in message.presses):
        moments.append(message.behind_since + PATIENCE)
    if message.behind_since is not None:
        moments += [message.not_before, message.wish.not_before]
    moments += [each for each in (message.recheck, message.retouch) if each is not None]
    if message.kind is Kind.PRIVATE and message.tokens:
        last = max(each.until for each in message.tokens)
        moments += [last - LAST_CALL, last]
    return min((each for each in moments if each > now), default=None)


def _is_closing(message: MessageState, now: float) -> bool:
    """Whether a private answer should be closed while that is possible."""
    if message.kind is not Kind.PRIVATE or message.is_closing or message.wish.form is not Form.LIVE:
        return False
    token = message.token(now)
    return token is not None and token.until - LAST_CALL <= now
