"""A small Discord for one message: what it really shows, which tokens live, and all that is under way for it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.gateway.messages.lifecycle import (
    FOLLOWING,
    LATE_CALL_SECONDS,
    Acknowledge,
    Acknowledged,
    Appearance,
    CallDiscord,
    CallFinished,
    CallMethod,
    CallOutcome,
    CallRefused,
    CancelPreparation,
    Content,
    Delivered,
    Effects,
    Event,
    FinishPress,
    InFlightUpdate,
    MessageEnded,
    MessageKind,
    MessageState,
    PendingInteraction,
    PreparationFailed,
    Prepare,
    Prepared,
    PressOutcome,
    Reason,
    RecordState,
    ShownContent,
    Unreachable,
    WakeAt,
    taken_up,
)
from bot.present.confirmations import QuestionStep
from bot.sandbox.clock import INTERACTION_SECONDS
from bot.tables.posted_messages import MessageLocation

Written = tuple[MessageLocation, ShownContent | None, bool] | None
"""What is written down of a message: where it stands, what it shows if that is known, and whether its end was told."""
NOW = 1_000.0
"""Time is always this: when it passes, all moments are brought nearer instead, so that equal states are equal."""
CHANNEL = 7
STEP = QuestionStep("into declare solo", 1, "declaring", None)
PICTURES = {"A": 1, "B": 2, "C": 1}
"""Capital letters ask something and have a picture; small ones ask nothing and have none."""


class Face(NamedTuple):
    """What a message shows: which text, with which picture, perhaps in words as its picture is missing."""

    text: str
    pictures: int | None = None
    in_words: bool = False


THINKING = Face("thinking")


class Truth(NamedTuple):
    """The table: what the message should show now, and each text it could have shown, by stamp.

    deal: the one of which it says what it came to. is_on: whether its newest press led to a second step, which it asks.
    """

    content: Content
    stamp: int
    texts: tuple[str | None, ...]
    deal: int | None = None
    is_on: bool = False

    def face(self, content: Content, stamp: int, *, in_words: bool) -> Face | None:
        """How the message looks when it is composed for a form, with the table as it was then."""
        if content is Content.RESULT:
            return Face(f"R{self.deal}")
        if content is not Content.LIVE:
            return Face(content.value if self.deal is None else f"r{self.deal}")
        text = self.texts[stamp - 1]
        if text is None:
            return None
        return Face(text + "?" * self.is_on, None if in_words else PICTURES.get(text), in_words)


def look_at(face: Face, stamp: int, *, is_complete: bool = True) -> Appearance:
    """A face as the lifecycle knows it."""
    digest = sum(ord(letter) << 8 * place for place, letter in enumerate(face.text)) * 2 + face.in_words
    is_permanent = face.text in {Content.FINAL.value, Content.INACTIVE.value} or face.text.startswith("r")
    return Appearance(digest, face.pictures, face.text.isupper(), is_complete, stamp, is_permanent)


class Real(NamedTuple):
    """A message as Discord has it."""

    number: int
    face: Face


class Asked(NamedTuple):
    """An interaction. on: the number of the message that was pressed, or that it made; its token edits no other.

    responded: Discord has a first answer to it. is_dead: Discord took its token for expired. troubled: a call for it
    went wrong.
    """

    press: PendingInteraction
    issued: float
    on: int | None
    is_working: bool = True
    responded: bool = False
    is_dead: bool = False
    troubled: bool = False
    ending: PressOutcome | None = None


class Landing(NamedTuple):
    """A call of which nobody hears, and which is carried out only now or later."""

    due: float
    in_flight: InFlightUpdate
    face: Face
    keep: bool
    nonce: int


class Slot(NamedTuple):
    """One message, and what goes on about it.

    written: what was written down of it, the last two times: after a kill either may be what is read. nonce: by which
    it is sent now: that of the message that was lost before. sent: by which it was sent, the last one last.
    """

    real: Real | None = None
    copies: int = 0
    preparing: tuple[Prepare, int] | None = None
    appearance: tuple[Face, int] | None = None
    calling: InFlightUpdate | None = None
    keep: bool = False
    acks: frozenset[int] = frozenset()
    asked: tuple[Asked, ...] = ()
    late: tuple[Landing, ...] = ()
    wake: float | None = None
    written: tuple[Written, ...] = (None,)
    nonce: int = 0
    sent: tuple[int, ...] = ()
    is_ended: bool = False
    unreachable: bool = False
    is_old: bool = False
    is_deleted: bool = False
    is_restarted: bool = False

    @property
    def is_busy(self) -> bool:
        """Whether something is under way that ends by itself."""
        working = any(each.ending is None for each in self.asked)
        return bool(self.preparing or self.calling or self.acks or self.late or working)

    @property
    def is_editable(self) -> bool:
        """Whether a token still edits it."""
        tokens = [each for each in self.asked if each.responded and not each.is_dead and each.press.token_until > NOW]
        return any(_is_on(self, each) for each in tokens) and not self.unreachable

    def ask(self, number: int) -> Asked:
        """An interaction by its number."""
        return next(each for each in self.asked if each.press.interaction == number)

    def with_asked(self, number: int, **changes: object) -> "Slot":
        """The same with something changed about an interaction."""
        changed = tuple(
            each._replace(**changes) if each.press.interaction == number else each  # type: ignore[arg-type]
            for each in self.asked
        )
        return self._replace(asked=changed)


def lent(asked: Asked) -> Asked:
    """The same interaction for another message, which its token may make and edit."""
    return asked._replace(on=None, is_working=False, ending=PressOutcome.ANSWERED)


# Effects


def carry_out(slot: Slot, message: MessageState, effects: Effects, stamp: int) -> Slot:  # noqa: C901 - one case each
    """Begin what the lifecycle asks for; what it must never ask for is an error."""
    for effect in effects:
        match effect:
            case Prepare():
                assert slot.preparing is None, "two are prepared at once"
                assert slot.calling is None, "one is prepared while another is called"
                slot = slot._replace(preparing=(effect, stamp), appearance=None)
            case CancelPreparation():
                assert slot.preparing is not None, "nothing is prepared"
                slot = slot._replace(preparing=None)
            case CallDiscord(in_flight):
                slot = _call(slot, message, in_flight)
            case Acknowledge(number):
                assert number not in slot.acks, "acknowledged twice"
                asked = slot.ask(number)
                assert not asked.responded or asked.troubled, "acknowledged after it was answered"
                slot = slot._replace(acks=slot.acks | {number})
            case FinishPress(number, ending):
                slot = _finish(slot, number, ending)
            case WakeAt(moment):
                assert moment > NOW, "woken at once, for ever"
                slot = slot._replace(wake=moment)
            case RecordState():
                slot = slot._replace(written=(slot.written[-1], remembered(message) or slot.written[-1]))
            case Unreachable():
                slot = slot._replace(unreachable=True)
            case MessageEnded():
                assert not slot.is_ended, "ended twice"
                slot = slot._replace(is_ended=True)
    return slot


def _call(slot: Slot, message: MessageState, in_flight: InFlightUpdate) -> Slot:
    assert slot.calling is None, "two calls of one message at once"
    assert slot.preparing is None, "called while another is prepared"
    if in_flight.method in {CallMethod.EDIT, CallMethod.DELETE} and in_flight.token is None:
        assert message.place is not None, "nobody knows where it stands"
    if in_flight.method in {CallMethod.EDIT, CallMethod.EDIT_FREE} and message.shows is not None:
        assert message.shows.appearance.digest != in_flight.appearance.digest, "an edit that changes nothing"
    if in_flight.method in {CallMethod.EDIT_FREE, CallMethod.LOCATE}:
        assert in_flight.token is not None, "by no token"
    if in_flight.method not in {CallMethod.DELETE, CallMethod.LOCATE}:
        assert slot.appearance is not None, "nothing was composed"
    if in_flight.press is not None:
        asked = slot.ask(in_flight.press)
        assert asked.responded is (in_flight.method is CallMethod.FOLLOW_UP) or asked.troubled, (
            "answered in the wrong way"
        )
    if message.kind is MessageKind.HAND and in_flight.content is not Content.LIVE and message.place is not None:
        slot = slot._replace(written=((message.place, None, False),))  # doubted before it is changed
    if in_flight.method is CallMethod.SEND:
        slot = slot._replace(nonce=message.lost)
    before, appearance = message.shows.appearance.pictures if message.shows else None, in_flight.appearance
    return slot._replace(
        calling=in_flight, keep=before is not None and appearance is not None and before == appearance.pictures
    )


def _finish(slot: Slot, number: int, ending: PressOutcome) -> Slot:
    asked = slot.ask(number)
    assert asked.ending is None, "finished twice"
    is_deferred = asked.responded or asked.troubled or number in slot.acks
    if ending is PressOutcome.ANSWERED:
        assert asked.responded or asked.troubled, "answered, and Discord knows of no answer"
    if ending is PressOutcome.DEFERRED:
        assert is_deferred, "promised, and Discord was not told"
    if ending is PressOutcome.UNANSWERED:
        assert not asked.responded, "open, and it was answered"
        assert number not in slot.acks, "open, while it is acknowledged"
    if ending in {PressOutcome.FAILED, PressOutcome.INVALID}:
        assert asked.troubled, "failed, and nothing went wrong"
    return slot.with_asked(number, ending=ending, is_working=False)


def remembered(message: MessageState) -> Written:
    """What is written down of a message, as the table's owner does it."""
    if message.place is None:
        return None
    shows = message.shows
    is_sure = shows is not None and shows.content in FOLLOWING and message.recheck is None
    return message.place, shows if is_sure else None, message.is_told


def known_again(message: MessageState, written: Written, stamp: int) -> MessageState:
    """A message after a restart, from what was written down of it."""
    if written is None:
        return MessageState(message.kind, desired=message.desired)
    place, shows, is_told = written
    if shows is not None:
        is_newest = shows.appearance.is_complete and shows.appearance.revision == stamp
        shows = (
            ShownContent(shows.content, stamp, Appearance(shows.appearance.digest, revision=stamp))
            if is_newest
            else None
        )
    return taken_up(message.kind, place, NOW, shows, is_told=is_told)._replace(desired=message.desired)


# What can happen

Happening = tuple[str, int, Slot, Event]
"""What it is called, whether it is a fault, the slot after it, and what the lifecycle is told."""


def happenings(slot: Slot, message: MessageState, truth: Truth, number: int) -> Iterator[Happening]:
    """All that can become of what is under way, first what does if all goes well. number: that of a new message."""
    if slot.calling is not None:
        yield from _heard(slot._replace(calling=None, appearance=None), slot, message, number)
    if slot.preparing is not None:
        yield from _prepared(slot, message, truth)
    for press in sorted(slot.acks):
        yield from _acknowledged(slot, press, message, number)


def _prepared(slot: Slot, message: MessageState, truth: Truth) -> Iterator[Happening]:
    assert slot.preparing is not None
    prepare, began = slot.preparing
    truth = truth._replace(is_on=message.step is not None)
    rested = slot._replace(preparing=None)
    seen = set()
    for stamp in range(truth.stamp, began - 1, -1):
        face = truth.face(prepare.content, stamp, in_words=message.in_words)
        if face in seen:
            continue
        seen.add(face)
        if face is None:
            yield f"nothing to show at {stamp}", 0, rested, Prepared(None)
        else:
            composed = rested._replace(appearance=(face, stamp))
            yield f"composed {face.text} of {stamp}", 0, composed, Prepared(look_at(face, stamp))
    yield "not composed", 1, rested, PreparationFailed()
    face = truth.face(prepare.content, truth.stamp, in_words=True)
    if face is not None and face.in_words and not message.in_words:
        appearance = look_at(face, truth.stamp, is_complete=False)
        yield "composed in words", 1, rested._replace(appearance=(face, truth.stamp)), Prepared(appearance)


def _acknowledged(slot: Slot, press: int, message: MessageState, number: int) -> Iterator[Happening]:
    asked, rested = slot.ask(press), slot._replace(acks=slot.acks - {press})
    troubled = rested.with_asked(press, troubled=True)
    expired = "too late to acknowledge", 1, troubled, Acknowledged(press, CallRefused(Reason.EXPIRED))
    if asked.responded or asked.is_dead or asked.issued + INTERACTION_SECONDS < NOW:
        yield expired[0], 0, troubled, expired[3]
        return
    done = rested.with_asked(press, responded=True)
    if asked.press.creates_message and asked.press.is_command and message.kind is MessageKind.PRIVATE:
        done = done.with_asked(press, on=number)._replace(real=Real(number, THINKING))
    yield f"acknowledged {press}", 0, done, Acknowledged(press, Delivered())
    yield expired
    yield f"acknowledging {press} unheard", 1, troubled, Acknowledged(press, CallRefused(Reason.RESULT_UNKNOWN))
    heard = done._replace(asked=done.with_asked(press, troubled=True).asked)
    yield f"acknowledged {press} unheard", 1, heard, Acknowledged(press, CallRefused(Reason.RESULT_UNKNOWN))


# Calls


def _heard(rested: Slot, slot: Slot, message: MessageState, number: int) -> Iterator[Happening]:
    in_flight = slot.calling
    assert in_flight is not None
    face = slot.appearance[0] if slot.appearance is not None else THINKING
    what = in_flight.method.value
    impossible = _impossible(slot, in_flight, message)
    troubled = rested if in_flight.press is None else rested.with_asked(in_flight.press, troubled=True)
    if impossible is not None:
        yield f"{what}: {impossible}", 0, troubled, CallFinished(CallRefused(impossible))
        return
    done, outcome = carried_out(rested, in_flight, face, slot.keep, number)
    yield f"{what} delivered", 0, done, CallFinished(outcome)
    for reason in _refusals(in_flight, message):
        yield f"{what}: {reason}", 1, _after_refusal(troubled, in_flight, reason), CallFinished(CallRefused(reason))
    yield f"{what} unheard", 1, troubled, CallFinished(CallRefused(Reason.RESULT_UNKNOWN))
    unheard = done if in_flight.press is None else done.with_asked(in_flight.press, troubled=True)
    if in_flight.method is CallMethod.FOLLOW_UP:
        unheard = unheard._replace(unreachable=True)  # its number is not known
    yield f"{what} carried out unheard", 1, unheard, CallFinished(CallRefused(Reason.RESULT_UNKNOWN))
    if in_flight.method in {CallMethod.SEND, CallMethod.EDIT, CallMethod.EDIT_FREE}:
        landing = Landing(NOW + LATE_CALL_SECONDS - 1.0, in_flight, face, slot.keep, slot.nonce)
        yield (
            f"{what} on its way unheard",
            1,
            troubled._replace(late=(*troubled.late, landing)),
            CallFinished(CallRefused(Reason.RESULT_UNKNOWN)),
        )


def _after_refusal(slot: Slot, in_flight: InFlightUpdate, reason: Reason) -> Slot:
    """What a refusal means from then on: a token that is over stays so, what may not be deleted stands."""
    number = in_flight.press if in_flight.token is None else in_flight.token.interaction
    if reason is Reason.EXPIRED and number is not None:
        return slot.with_asked(number, is_dead=True)
    is_hopeless = in_flight.method is CallMethod.DELETE and reason is Reason.INVALID
    return slot._replace(unreachable=True) if is_hopeless or reason is Reason.CHANNEL_GONE else slot


def _impossible(slot: Slot, in_flight: InFlightUpdate, message: MessageState) -> Reason | None:  # noqa: PLR0911 - one each
    """Why Discord cannot do it, whatever goes wrong besides."""
    if in_flight.press is not None:
        asked = slot.ask(in_flight.press)
        is_late = asked.issued + INTERACTION_SECONDS < NOW
        if in_flight.method is CallMethod.FOLLOW_UP:
            return None if asked.responded and not asked.is_dead else Reason.EXPIRED
        if asked.responded or asked.is_dead or is_late:
            return Reason.EXPIRED
        return None if asked.press.creates_message or _is_on(slot, asked) else Reason.GONE
    if in_flight.token is not None:
        asked = slot.ask(in_flight.token.interaction)
        if asked.is_dead or not asked.responded or in_flight.token.until <= NOW:
            return Reason.EXPIRED
        return None if in_flight.method is CallMethod.FOLLOW_UP or _is_on(slot, asked) else Reason.GONE
    if in_flight.method is CallMethod.EDIT and slot.is_old:
        return Reason.TOO_OLD
    if in_flight.method in {CallMethod.EDIT, CallMethod.DELETE}:
        is_there = slot.real is not None and message.place == MessageLocation(CHANNEL, slot.real.number)
        return None if is_there else Reason.GONE
    return None


def _is_on(slot: Slot, asked: Asked) -> bool:
    """Whether the message that an interaction edits is still there, and no other in its place."""
    return slot.real is not None and slot.real.number == asked.on


def _refusals(in_flight: InFlightUpdate, message: MessageState) -> Iterator[Reason]:
    yield Reason.TRY_LATER
    if in_flight.method is CallMethod.LOCATE:
        return
    yield Reason.INVALID
    yield Reason.FORBIDDEN
    if in_flight.method is CallMethod.EDIT:
        yield Reason.TOO_OLD
    if in_flight.method is CallMethod.SEND:
        yield Reason.CHANNEL_GONE
        if message.kind is MessageKind.HAND:
            yield Reason.DMS_CLOSED
            yield Reason.NO_MUTUAL_GUILD
    if in_flight.press is not None or in_flight.token is not None:
        yield Reason.EXPIRED


def carried_out(slot: Slot, in_flight: InFlightUpdate, face: Face, keep: bool, number: int) -> tuple[Slot, CallOutcome]:
    """What Discord makes of a call."""
    real = slot.real
    if in_flight.method is CallMethod.DELETE:
        return slot._replace(real=None), Delivered()
    if in_flight.method is CallMethod.LOCATE:
        return slot, Delivered(_place(real))
    if in_flight.press is not None:
        slot = slot.with_asked(in_flight.press, responded=True)
    creates_message = in_flight.method in {CallMethod.SEND, CallMethod.FOLLOW_UP} or (
        in_flight.press is not None and slot.ask(in_flight.press).press.creates_message
    )
    if (
        in_flight.method is CallMethod.SEND and slot.sent[-1:] == (slot.nonce,) and real is not None
    ):  # Discord knows it by its nonce
        return slot, Delivered(_place(real), is_as_given=real.face == face)
    if creates_message:
        made = Real(number, face)
        by = in_flight.press if in_flight.token is None else in_flight.token.interaction
        if by is not None:
            slot = slot.with_asked(by, on=number)
        sent = (*slot.sent, slot.nonce) if in_flight.method is CallMethod.SEND else slot.sent
        return slot._replace(real=made, copies=slot.copies + (real is not None), sent=sent), Delivered(_place(made))
    if real is None:
        return slot, Delivered()
    painted = face._replace(pictures=real.face.pictures) if keep else face
    edited = Real(real.number, painted)
    place = None if in_flight.method is CallMethod.EDIT else _place(edited)
    return slot._replace(real=edited), Delivered(place)


def landed(slot: Slot, landing: Landing, number: int) -> Slot:
    """A call of which nobody hears is carried out at last; a sending only if the same was not sent meanwhile."""
    rest = slot._replace(late=tuple(each for each in slot.late if each != landing))
    if landing.in_flight.method is CallMethod.SEND and landing.nonce in slot.sent:
        return rest
    rest = rest._replace(nonce=landing.nonce)
    return carried_out(rest, landing.in_flight, landing.face, landing.keep, number)[0]


def _place(real: Real | None) -> MessageLocation | None:
    return None if real is None else MessageLocation(CHANNEL, real.number)


# Time


def aged(slot: Slot, seconds: float) -> Slot:
    """The slot when so much time has passed."""
    asked = tuple(
        each._replace(press=aged_press(each.press, seconds), issued=max(each.issued - seconds, NOW - 5.0))
        for each in slot.asked
    )
    late = tuple(
        each._replace(due=each.due - seconds, in_flight=_aged_flight(each.in_flight, seconds)) for each in slot.late
    )
    calling = None if slot.calling is None else _aged_flight(slot.calling, seconds)
    wake = None if slot.wake is None or slot.wake - seconds <= NOW else slot.wake - seconds
    return slot._replace(asked=asked, late=late, calling=calling, wake=wake)


def aged_message(message: MessageState, seconds: float) -> MessageState:
    """The message when so much time has passed."""
    behind = message.behind_since
    return message._replace(
        presses=tuple(aged_press(each, seconds) for each in message.presses),
        tokens=tuple(replace(each, until=_past(each.until - seconds)) for each in message.tokens),
        in_flight=None if message.in_flight is None else _aged_flight(message.in_flight, seconds),
        behind_since=None if behind is None else max(behind - seconds, NOW - 5.0),
        not_before=_past(message.not_before - seconds),
        late_until=_past(message.late_until - seconds),
        recheck=None if message.recheck is None else message.recheck - seconds,
        retouch=None if message.retouch is None else message.retouch - seconds,
    )


def aged_press(press: PendingInteraction, seconds: float) -> PendingInteraction:
    """A press when so much time has passed."""
    deadline = max(press.deadline - seconds, NOW - 5.0)
    return replace(press, deadline=deadline, token_until=_past(press.token_until - seconds))


def _aged_flight(in_flight: InFlightUpdate, seconds: float) -> InFlightUpdate:
    token = in_flight.token
    return in_flight if token is None else replace(in_flight, token=replace(token, until=_past(token.until - seconds)))


def _past(moment: float) -> float:
    """What is over is over, however long."""
    return moment if moment > NOW else 0.0
