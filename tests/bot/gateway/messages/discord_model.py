"""A small Discord for one message: what it really shows, which tokens live, and all that is under way for it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.gateway.messages.lifecycle import (
    FOLLOWING,
    LATE_SECONDS,
    Abandon,
    Acknowledge,
    Acknowledged,
    Call,
    Delivered,
    Effects,
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
    Outcome,
    Prepare,
    Prepared,
    Press,
    Reason,
    Refused,
    Remember,
    Shown,
    Unprepared,
    Unreachable,
    WakeAt,
    Way,
    taken_up,
)
from bot.tables.posted_messages import MessageLocation

Written = tuple[MessageLocation, Shown | None, bool] | None
"""What is written down of a message: where it stands, what it shows if that is known, and whether its end was told."""
NOW = 1_000.0
"""Time is always this: when it passes, all moments are brought nearer instead, so that equal states are equal."""
TOKEN_SECONDS = 840.0
ANSWER_SECONDS = 3.0
CHANNEL = 7
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

    deal: the one of which it says what it came to.
    """

    form: Form
    stamp: int
    texts: tuple[str | None, ...]
    deal: int | None = None

    def face(self, form: Form, stamp: int, *, in_words: bool) -> Face | None:
        """How the message looks when it is composed for a form, with the table as it was then."""
        if form is Form.RESULT:
            return Face(f"R{self.deal}")
        if form is not Form.LIVE:
            return Face(form.value if self.deal is None else f"r{self.deal}")
        text = self.texts[stamp - 1]
        return None if text is None else Face(text, None if in_words else PICTURES.get(text), in_words)


def look_at(face: Face, stamp: int, *, is_whole: bool = True) -> Look:
    """A face as the lifecycle knows it."""
    digest = sum(ord(letter) << 8 * place for place, letter in enumerate(face.text)) * 2 + face.in_words
    lasts = face.text in {Form.OVER.value, Form.PARKED.value} or face.text.startswith("r")
    return Look(digest, face.pictures, face.text.isupper(), is_whole, stamp, lasts)


class Real(NamedTuple):
    """A message as Discord has it."""

    number: int
    face: Face


class Asked(NamedTuple):
    """An interaction. on: the number of the message that was pressed, or that it made; its token edits no other.

    responded: Discord has a first answer to it. is_dead: Discord took its token for expired. troubled: a call for it
    went wrong.
    """

    press: Press
    issued: float
    on: int | None
    is_working: bool = True
    responded: bool = False
    is_dead: bool = False
    troubled: bool = False
    ending: Ending | None = None


class Landing(NamedTuple):
    """A call of which nobody hears, and which is carried out only now or later."""

    due: float
    flight: Flight
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
    look: tuple[Face, int] | None = None
    calling: Flight | None = None
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
    return asked._replace(on=None, is_working=False, ending=Ending.ANSWERED)


# Effects


def carry_out(slot: Slot, message: MessageState, effects: Effects, stamp: int) -> Slot:  # noqa: C901 - one case each
    """Begin what the lifecycle asks for; what it must never ask for is an error."""
    for effect in effects:
        match effect:
            case Prepare():
                assert slot.preparing is None, "two are prepared at once"
                assert slot.calling is None, "one is prepared while another is called"
                slot = slot._replace(preparing=(effect, stamp), look=None)
            case Abandon():
                assert slot.preparing is not None, "nothing is prepared"
                slot = slot._replace(preparing=None)
            case Call(flight):
                slot = _call(slot, message, flight)
            case Acknowledge(number):
                assert number not in slot.acks, "acknowledged twice"
                asked = slot.ask(number)
                assert not asked.responded or asked.troubled, "acknowledged after it was answered"
                slot = slot._replace(acks=slot.acks | {number})
            case Finish(number, ending):
                slot = _finish(slot, number, ending)
            case WakeAt(moment):
                assert moment > NOW, "woken at once, for ever"
                slot = slot._replace(wake=moment)
            case Remember():
                slot = slot._replace(written=(slot.written[-1], remembered(message) or slot.written[-1]))
            case Unreachable():
                slot = slot._replace(unreachable=True)
            case Ended():
                assert not slot.is_ended, "ended twice"
                slot = slot._replace(is_ended=True)
    return slot


def _call(slot: Slot, message: MessageState, flight: Flight) -> Slot:
    assert slot.calling is None, "two calls of one message at once"
    assert slot.preparing is None, "called while another is prepared"
    if flight.way in {Way.EDIT, Way.DELETE} and flight.token is None:
        assert message.place is not None, "nobody knows where it stands"
    if flight.way in {Way.EDIT, Way.EDIT_FREE} and message.shows is not None:
        assert message.shows.look.digest != flight.look.digest, "an edit that changes nothing"
    if flight.way in {Way.EDIT_FREE, Way.LOCATE}:
        assert flight.token is not None, "by no token"
    if flight.way not in {Way.DELETE, Way.LOCATE}:
        assert slot.look is not None, "nothing was composed"
    if flight.press is not None:
        asked = slot.ask(flight.press)
        assert asked.responded is (flight.way is Way.FOLLOW_UP) or asked.troubled, "answered in the wrong way"
    if message.kind is Kind.HAND and flight.form is not Form.LIVE and message.place is not None:
        slot = slot._replace(written=((message.place, None, False),))  # doubted before it is changed
    if flight.way is Way.SEND:
        slot = slot._replace(nonce=message.lost)
    before, look = message.shows.look.pictures if message.shows else None, flight.look
    return slot._replace(calling=flight, keep=before is not None and look is not None and before == look.pictures)


def _finish(slot: Slot, number: int, ending: Ending) -> Slot:
    asked = slot.ask(number)
    assert asked.ending is None, "finished twice"
    is_promised = asked.responded or asked.troubled or number in slot.acks
    if ending is Ending.ANSWERED:
        assert asked.responded or asked.troubled, "answered, and Discord knows of no answer"
    if ending is Ending.PROMISED:
        assert is_promised, "promised, and Discord was not told"
    if ending is Ending.OPEN:
        assert not asked.responded, "open, and it was answered"
        assert number not in slot.acks, "open, while it is acknowledged"
    if ending in {Ending.FAILED, Ending.UNTAKEN}:
        assert asked.troubled, "failed, and nothing went wrong"
    return slot.with_asked(number, ending=ending, is_working=False)


def remembered(message: MessageState) -> Written:
    """What is written down of a message, as the table's owner does it."""
    if message.place is None:
        return None
    shows = message.shows
    is_sure = shows is not None and shows.form in FOLLOWING and message.recheck is None
    return message.place, shows if is_sure else None, message.is_told


def known_again(message: MessageState, written: Written, stamp: int) -> MessageState:
    """A message after a restart, from what was written down of it."""
    if written is None:
        return MessageState(message.kind, wish=message.wish)
    place, shows, is_told = written
    if shows is not None:
        is_newest = shows.look.is_whole and shows.look.revision == stamp
        shows = Shown(shows.form, stamp, Look(shows.look.digest, revision=stamp)) if is_newest else None
    return taken_up(message.kind, place, NOW, shows, is_told=is_told)._replace(wish=message.wish)


# What can happen

Happening = tuple[str, int, Slot, Event]
"""What it is called, whether it is a fault, the slot after it, and what the lifecycle is told."""


def happenings(slot: Slot, message: MessageState, truth: Truth, number: int) -> Iterator[Happening]:
    """All that can become of what is under way, first what does if all goes well. number: that of a new message."""
    if slot.calling is not None:
        yield from _heard(slot._replace(calling=None, look=None), slot, message, number)
    if slot.preparing is not None:
        yield from _prepared(slot, message, truth)
    for press in sorted(slot.acks):
        yield from _acknowledged(slot, press, message, number)


def _prepared(slot: Slot, message: MessageState, truth: Truth) -> Iterator[Happening]:
    assert slot.preparing is not None
    prepare, began = slot.preparing
    rested = slot._replace(preparing=None)
    seen = set()
    for stamp in range(truth.stamp, began - 1, -1):
        face = truth.face(prepare.form, stamp, in_words=message.in_words)
        if face in seen:
            continue
        seen.add(face)
        if face is None:
            yield f"nothing to show at {stamp}", 0, rested, Prepared(None)
        else:
            composed = rested._replace(look=(face, stamp))
            yield f"composed {face.text} of {stamp}", 0, composed, Prepared(look_at(face, stamp))
    yield "not composed", 1, rested, Unprepared()
    face = truth.face(prepare.form, truth.stamp, in_words=True)
    if face is not None and face.in_words and not message.in_words:
        look = look_at(face, truth.stamp, is_whole=False)
        yield "composed in words", 1, rested._replace(look=(face, truth.stamp)), Prepared(look)


def _acknowledged(slot: Slot, press: int, message: MessageState, number: int) -> Iterator[Happening]:
    asked, rested = slot.ask(press), slot._replace(acks=slot.acks - {press})
    troubled = rested.with_asked(press, troubled=True)
    expired = "too late to acknowledge", 1, troubled, Acknowledged(press, Refused(Reason.EXPIRED))
    if asked.responded or asked.is_dead or asked.issued + ANSWER_SECONDS < NOW:
        yield expired[0], 0, troubled, expired[3]
        return
    done = rested.with_asked(press, responded=True)
    if asked.press.makes and asked.press.is_command and message.kind is Kind.PRIVATE:
        done = done.with_asked(press, on=number)._replace(real=Real(number, THINKING))
    yield f"acknowledged {press}", 0, done, Acknowledged(press, Delivered())
    yield expired
    yield f"acknowledging {press} unheard", 1, troubled, Acknowledged(press, Refused(Reason.UNHEARD))
    heard = done._replace(asked=done.with_asked(press, troubled=True).asked)
    yield f"acknowledged {press} unheard", 1, heard, Acknowledged(press, Refused(Reason.UNHEARD))


# Calls


def _heard(rested: Slot, slot: Slot, message: MessageState, number: int) -> Iterator[Happening]:
    flight = slot.calling
    assert flight is not None
    face = slot.look[0] if slot.look is not None else THINKING
    what = flight.way.value
    impossible = _impossible(slot, flight, message)
    troubled = rested if flight.press is None else rested.with_asked(flight.press, troubled=True)
    if impossible is not None:
        yield f"{what}: {impossible}", 0, troubled, Heard(Refused(impossible))
        return
    done, outcome = carried_out(rested, flight, face, slot.keep, number)
    yield f"{what} delivered", 0, done, Heard(outcome)
    for reason in _refusals(flight, message):
        yield f"{what}: {reason}", 1, _after_refusal(troubled, flight, reason), Heard(Refused(reason))
    yield f"{what} unheard", 1, troubled, Heard(Refused(Reason.UNHEARD))
    unheard = done if flight.press is None else done.with_asked(flight.press, troubled=True)
    if flight.way is Way.FOLLOW_UP:
        unheard = unheard._replace(unreachable=True)  # its number is not known
    yield f"{what} carried out unheard", 1, unheard, Heard(Refused(Reason.UNHEARD))
    if flight.way in {Way.SEND, Way.EDIT, Way.EDIT_FREE}:
        landing = Landing(NOW + LATE_SECONDS - 1.0, flight, face, slot.keep, slot.nonce)
        yield (
            f"{what} on its way unheard",
            1,
            troubled._replace(late=(*troubled.late, landing)),
            Heard(Refused(Reason.UNHEARD)),
        )


def _after_refusal(slot: Slot, flight: Flight, reason: Reason) -> Slot:
    """What a refusal means from then on: a token that is over stays so, what may not be deleted stands."""
    number = flight.press if flight.token is None else flight.token.interaction
    if reason is Reason.EXPIRED and number is not None:
        return slot.with_asked(number, is_dead=True)
    is_hopeless = flight.way is Way.DELETE and reason is Reason.INVALID
    return slot._replace(unreachable=True) if is_hopeless or reason is Reason.CHANNEL_GONE else slot


def _impossible(slot: Slot, flight: Flight, message: MessageState) -> Reason | None:  # noqa: PLR0911 - one each
    """Why Discord cannot do it, whatever goes wrong besides."""
    if flight.press is not None:
        asked = slot.ask(flight.press)
        is_late = asked.issued + ANSWER_SECONDS < NOW
        if flight.way is Way.FOLLOW_UP:
            return None if asked.responded and not asked.is_dead else Reason.EXPIRED
        if asked.responded or asked.is_dead or is_late:
            return Reason.EXPIRED
        return None if asked.press.makes or _is_on(slot, asked) else Reason.GONE
    if flight.token is not None:
        asked = slot.ask(flight.token.interaction)
        if asked.is_dead or not asked.responded or flight.token.until <= NOW:
            return Reason.EXPIRED
        return None if flight.way is Way.FOLLOW_UP or _is_on(slot, asked) else Reason.GONE
    if flight.way is Way.EDIT and slot.is_old:
        return Reason.TOO_OLD
    if flight.way in {Way.EDIT, Way.DELETE}:
        is_there = slot.real is not None and message.place == MessageLocation(CHANNEL, slot.real.number)
        return None if is_there else Reason.GONE
    return None


def _is_on(slot: Slot, asked: Asked) -> bool:
    """Whether the message that an interaction edits is still there, and no other in its place."""
    return slot.real is not None and slot.real.number == asked.on


def _refusals(flight: Flight, message: MessageState) -> Iterator[Reason]:
    yield Reason.TRY_LATER
    if flight.way is Way.LOCATE:
        return
    yield Reason.INVALID
    yield Reason.FORBIDDEN
    if flight.way is Way.EDIT:
        yield Reason.TOO_OLD
    if flight.way is Way.SEND:
        yield Reason.CHANNEL_GONE
        if message.kind is Kind.HAND:
            yield Reason.CLOSED
            yield Reason.STRANGER
    if flight.press is not None or flight.token is not None:
        yield Reason.EXPIRED


def carried_out(slot: Slot, flight: Flight, face: Face, keep: bool, number: int) -> tuple[Slot, Outcome]:
    """What Discord makes of a call."""
    real = slot.real
    if flight.way is Way.DELETE:
        return slot._replace(real=None), Delivered()
    if flight.way is Way.LOCATE:
        return slot, Delivered(_place(real))
    if flight.press is not None:
        slot = slot.with_asked(flight.press, responded=True)
    makes = flight.way in {Way.SEND, Way.FOLLOW_UP} or (flight.press is not None and slot.ask(flight.press).press.makes)
    if flight.way is Way.SEND and slot.sent[-1:] == (slot.nonce,) and real is not None:  # Discord knows it by its nonce
        return slot, Delivered(_place(real), is_as_given=real.face == face)
    if makes:
        made = Real(number, face)
        by = flight.press if flight.token is None else flight.token.interaction
        if by is not None:
            slot = slot.with_asked(by, on=number)
        sent = (*slot.sent, slot.nonce) if flight.way is Way.SEND else slot.sent
        return slot._replace(real=made, copies=slot.copies + (real is not None), sent=sent), Delivered(_place(made))
    if real is None:
        return slot, Delivered()
    painted = face._replace(pictures=real.face.pictures) if keep else face
    edited = Real(real.number, painted)
    place = None if flight.way is Way.EDIT else _place(edited)
    return slot._replace(real=edited), Delivered(place)


def landed(slot: Slot, landing: Landing, number: int) -> Slot:
    """A call of which nobody hears is carried out at last; a sending only if the same was not sent meanwhile."""
    rest = slot._replace(late=tuple(each for each in slot.late if each != landing))
    if landing.flight.way is Way.SEND and landing.nonce in slot.sent:
        return rest
    rest = rest._replace(nonce=landing.nonce)
    return carried_out(rest, landing.flight, landing.face, landing.keep, number)[0]


def _place(real: Real | None) -> MessageLocation | None:
    return None if real is None else MessageLocation(CHANNEL, real.number)


# Time


def aged(slot: Slot, seconds: float) -> Slot:
    """The slot when so much time has passed."""
    asked = tuple(
        each._replace(press=aged_press(each.press, seconds), issued=max(each.issued - seconds, NOW - 5.0))
        for each in slot.asked
    )
    late = tuple(each._replace(due=each.due - seconds, flight=_aged_flight(each.flight, seconds)) for each in slot.late)
    calling = None if slot.calling is None else _aged_flight(slot.calling, seconds)
    wake = None if slot.wake is None or slot.wake - seconds <= NOW else slot.wake - seconds
    return slot._replace(asked=asked, late=late, calling=calling, wake=wake)


def aged_message(message: MessageState, seconds: float) -> MessageState:
    """The message when so much time has passed."""
    behind = message.behind_since
    return message._replace(
        presses=tuple(aged_press(each, seconds) for each in message.presses),
        tokens=tuple(replace(each, until=_past(each.until - seconds)) for each in message.tokens),
        flight=None if message.flight is None else _aged_flight(message.flight, seconds),
        behind_since=None if behind is None else max(behind - seconds, NOW - 5.0),
        not_before=_past(message.not_before - seconds),
        late_until=_past(message.late_until - seconds),
        recheck=None if message.recheck is None else message.recheck - seconds,
        retouch=None if message.retouch is None else message.retouch - seconds,
    )


def aged_press(press: Press, seconds: float) -> Press:
    """A press when so much time has passed."""
    deadline = max(press.deadline - seconds, NOW - 5.0)
    return replace(press, deadline=deadline, token_until=_past(press.token_until - seconds))


def _aged_flight(flight: Flight, seconds: float) -> Flight:
    token = flight.token
    return flight if token is None else replace(flight, token=replace(token, until=_past(token.until - seconds)))


def _past(moment: float) -> float:
    """What is over is over, however long."""
    return moment if moment > NOW else 0.0
