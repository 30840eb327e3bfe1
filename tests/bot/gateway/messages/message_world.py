"""One message with everything around it, as a value: what can happen next, and what must hold."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import NamedTuple

from bot.gateway.messages.lifecycle import (
    ACK_AFTER_SECONDS,
    LATE_CALL_SECONDS,
    Ack,
    CallMethod,
    ChangedExternally,
    Content,
    DeletedExternally,
    DeliveryStatus,
    DesiredChanged,
    DesiredMessage,
    Event,
    MessageFound,
    MessageKind,
    MessageState,
    PaintingRestored,
    PendingInteraction,
    PermissionRestored,
    PressDone,
    PressReceived,
    PressRefused,
    ShownContent,
    TimerFired,
    step,
    taken_up,
)
from bot.gateway.messages.transport import TOKEN_SECONDS
from bot.tables.posted_messages import MessageLocation
from tests.bot.gateway.messages.discord_model import (
    CHANNEL,
    NOW,
    STEP,
    THINKING,
    Asked,
    Face,
    Landing,
    Real,
    Slot,
    Truth,
    Written,
    aged,
    aged_message,
    carried_out,
    carry_out,
    happenings,
    known_again,
    landed,
    look_at,
)
from tests.bot.gateway.messages.explorer import Explorer
from tests.support.soak import LONG

Change = tuple[Content, int]
LIVE, RESULT, PARKED, OVER, GONE, LEFT = Content


class World(NamedTuple):
    """One message and everything around it. changes, presses: what may still come. faults: how many are still to.

    has_steps: what is pressed may lead to a second step. unheard: the number of the message that somebody deleted, of
    which is still to be heard, or never.
    """

    message: MessageState
    slot: Slot
    truth: Truth
    changes: tuple[Change, ...]
    presses: tuple[PendingInteraction, ...]
    faults: int
    others: tuple[Event, ...] = ()
    kills: int = 0
    deletions: int = 0
    unheard: int = 0
    made: int = 100
    has_steps: bool = False

    def told(self, event: Event) -> "World":
        """The lifecycle is told of something, and what it asks for is begun."""
        message, effects = step(self.message, event, NOW)
        slot = carry_out(self.slot, message, effects, self.truth.stamp)
        made = max(self.made, slot.real.number if slot.real is not None else 0)
        return self._replace(message=message, slot=slot, made=made)


Moves = Iterator[tuple[str, Callable[[], World]]]


def moves(world: World) -> Moves:
    """All that can happen next."""
    yield from _people(world)
    for name, cost, slot, event in happenings(world.slot, world.message, world.truth, world.made + 1):
        if cost <= world.faults:
            yield name, partial(world._replace(slot=slot, faults=world.faults - cost).told, event)
    yield from _landings(world)
    yield from _passing(world)
    yield from _others(world)
    if world.kills and world.message.kind is not MessageKind.PRIVATE:
        yield from _kills(world)
    if world.deletions and world.slot.real is not None:
        number = world.slot.real.number
        slot = world.slot._replace(real=None, is_deleted=True)
        yield (
            "deleted by a moderator",
            partial(world._replace, slot=slot, deletions=world.deletions - 1, unheard=number),
        )
    place = world.message.place
    if (
        world.unheard
        and world.message.kind is MessageKind.POST
        and place is not None
        and place.message == world.unheard
    ):
        slot = world.slot._replace(is_deleted=world.message.is_told)  # then it stands again, unless it was told
        heard = world._replace(slot=slot, unheard=0)
        yield "that it was deleted is heard", partial(heard.told, DeletedExternally())


def _people(world: World) -> Moves:
    if world.changes:
        (content, stamp), *rest = world.changes
        changed = world._replace(changes=tuple(rest), truth=world.truth._replace(content=content, stamp=stamp))
        yield f"wished {content} {stamp}", partial(changed.told, DesiredChanged(DesiredMessage(content, stamp)))
    if world.presses and not world.slot.is_ended:
        press, *later = world.presses
        after, standing_now, calling = world._replace(presses=tuple(later)), world.message.status, world.slot.calling
        real = world.slot.real
        if real is None or real.face == THINKING:
            pass
        elif standing_now is DeliveryStatus.SENT:
            yield f"pressed {press.interaction}", partial(pressed, after, press)
        elif world.message.kind is MessageKind.HAND and calling is None:
            yield (
                f"found by press {press.interaction}",
                partial(found, after, press, MessageLocation(CHANNEL, real.number)),
            )
    for asked in world.slot.asked:
        if asked.is_working:
            yield from _works(world, asked)


def pressed(world: World, press: PendingInteraction) -> World:
    """Somebody presses it now."""
    real = world.slot.real
    asked = Asked(
        press, NOW, None if press.creates_message or real is None else real.number, responded=press.is_deferred
    )
    slot = world.slot._replace(asked=(*world.slot.asked, asked))
    return world._replace(slot=slot).told(PressReceived(press))


def _others(world: World) -> Moves:
    """What happens elsewhere: another process edits it, a permission comes back, pictures can be painted again."""
    for event in world.others:
        rest, slot = tuple(each for each in world.others if each != event), world.slot
        if isinstance(event, ChangedExternally) and slot.real is not None:
            slot = slot._replace(real=slot.real._replace(face=Face("X")))
        yield type(event).__name__, partial(world._replace(slot=slot, others=rest).told, event)


def found(world: World, press: PendingInteraction, place: MessageLocation) -> World:
    """Somebody presses a hand of which nobody knew that it was there."""
    return pressed(world.told(MessageFound(place)), press)


def _works(world: World, asked: Asked) -> Moves:
    number = asked.press.interaction
    after = world._replace(slot=world.slot.with_asked(number, is_working=False))
    back, on = (after._replace(truth=world.truth._replace(is_on=is_on)) for is_on in (False, True))
    yield f"{number} is done", partial(back.told, PressDone(number))
    yield f"{number} is declined", partial(back.told, PressRefused(number))
    if world.has_steps:
        yield f"{number} leads on", partial(on.told, PressDone(number, STEP))


def _landings(world: World) -> Moves:
    for landing in world.slot.late:
        slot = landed(world.slot, landing, world.made + 1)
        yield "the late call lands", partial(world._replace, slot=slot, made=world.made + 1)


def _passing(world: World) -> Moves:
    wake = world.slot.wake
    if wake is None or any(each.due < wake for each in world.slot.late):
        return
    seconds = wake - NOW
    older = world._replace(message=aged_message(world.message, seconds), slot=aged(world.slot, seconds))
    yield f"{seconds} seconds later", partial(older.told, TimerFired())


def _kills(world: World) -> Moves:
    """The bot ends; an edit that is on its way then may arrive late, long after its message was written down."""
    calling = world.slot.calling
    ends = [("nothing", world.slot)]
    if calling is not None and world.slot.appearance is not None:
        done, _ = carried_out(world.slot, calling, world.slot.appearance[0], world.slot.keep, world.made + 1)
        ends.append((f"{calling.method} carried out", done))
        if calling.method in {CallMethod.EDIT, CallMethod.EDIT_FREE} and None not in world.slot.written:
            landing = Landing(NOW + LATE_CALL_SECONDS - 1.0, calling, world.slot.appearance[0], world.slot.keep, 0)
            ends.append((f"{calling.method} on its way", world.slot._replace(late=(*world.slot.late, landing))))
    for name, slot in ends:
        for written in dict.fromkeys(slot.written):
            yield f"killed with {name}, knowing {written}", partial(restarted, world, slot, written)


def restarted(world: World, slot: Slot, written: Written) -> World:
    """The bot begins anew with what was written down; presses that it had not answered are lost.

    A sending that is still on its way arrives meanwhile; an edit may arrive later than one of ours, but by then it has
    long been written down where the message stands.
    """
    for landing in slot.late:
        if landing.in_flight.method is CallMethod.SEND or written is None:
            slot = landed(slot, landing, world.made + 1)
    asked = tuple(each._replace(ending=each.ending or "lost", is_working=False) for each in slot.asked)
    message = known_again(world.message._replace(desired=wish_of(world.truth)), written, world.truth.stamp)
    if message.kind is MessageKind.POST and message.shows is None and slot.real is not None:
        found = MessageLocation(CHANNEL, slot.real.number)  # the newest post is looked for in its channel
        message = taken_up(MessageKind.POST, found, NOW)._replace(desired=message.desired)
    bare = Slot(
        slot.real, slot.copies, asked=asked, late=slot.late, written=(written,), sent=slot.sent,
        is_deleted=slot.is_deleted, is_restarted=True,
    )  # fmt: skip
    return world._replace(message=message, slot=bare, made=world.made + 1, kills=world.kills - 1).told(TimerFired())


def wish_of(truth: Truth) -> DesiredMessage:
    """What the message is to show by the table."""
    return DesiredMessage(truth.content, truth.stamp)


def settle(world: World) -> tuple[str, Callable[[], World]] | None:
    """What happens next if all goes well."""
    for name, _, slot, event in happenings(world.slot, world.message, world.truth, world.made + 1):
        return name, partial(world._replace(slot=slot).told, event)
    if is_quiet(world) and not LONG:  # only tokens come to their end, of which there is a message of its own
        return None
    works = (_works(world, each) for each in world.slot.asked if each.is_working)
    return next(chain(_landings(world), *works, _passing(world)), None)


# What must hold


def check(world: World) -> None:
    """In every state: nobody waits too long, and where nothing is left to wait for, all is as it should be."""
    message, slot = world.message, world.slot
    calling = slot.calling.press if slot.calling is not None else None
    presses = () if slot.is_ended else message.presses
    for press in presses:
        is_heard = press.ack is not Ack.NONE or press.interaction == calling
        assert is_heard or press.deadline > NOW, f"{press.interaction} is not acknowledged in time"
    for asked in slot.asked:
        if asked.ending is None:
            assert any(each.interaction == asked.press.interaction for each in presses), "a press is lost"
    if is_quiet(world):
        check_shown(world)


def is_quiet(world: World) -> bool:
    """Whether nothing is under way, and nothing waits to be tried again."""
    message = world.message
    is_waiting = message.not_before > NOW or message.recheck is not None or message.retouch is not None
    return not world.slot.is_busy and (world.slot.is_ended or not is_waiting)


def check_rest(world: World) -> None:
    """Where nothing happens any more by itself, all is as it should be."""
    assert not world.slot.is_busy, "something is still under way"
    check_shown(world)


def check_shown(world: World) -> None:
    """What is really shown is what is wished, or there is a reason why it cannot be."""
    message, slot, truth = world.message, world.slot, world.truth
    real, content = slot.real, truth.content
    if content is LEFT or (message.status is DeliveryStatus.ENDED and slot.unreachable):
        return
    if message.kind is MessageKind.PRIVATE:
        _check_private(world)
        return
    assert not slot.copies, "there are two of it"
    is_made = not slot.asked or not slot.asked[0].press.creates_message or message.status is not DeliveryStatus.ENDED
    if content is GONE:
        assert real is None, "it should be gone"
    elif content is OVER and slot.is_restarted and slot.written == (None,):
        return  # it was being sent when the bot was killed: nobody knows of it until it is pressed
    elif content is OVER and message.kind is not MessageKind.POST:
        assert real is None or real.face == Face(OVER.value), "it says what is not true any more"
    elif is_made:
        _check_face(slot, truth, message)


def _check_private(world: World) -> None:
    message, slot, truth = world.message, world.slot, world.truth
    if slot.real is None or slot.real.face == THINKING or not slot.is_editable:
        return
    if message.status is DeliveryStatus.ENDED:
        assert truth.content is OVER, "given up, though it can be edited"
    if truth.content is OVER:
        assert slot.real.face == Face(OVER.value), "it says what is not true any more"
    else:
        _check_face(slot, truth, message)


def _check_face(slot: Slot, truth: Truth, message: MessageState) -> None:
    real = slot.real
    if message.kind is MessageKind.SAID and message.status is DeliveryStatus.ENDED:
        assert real is not None, "it was never said"
        return
    face = truth.face(truth.content, truth.stamp, in_words=message.in_words)
    if face is None:
        return
    if real is None:
        assert slot.is_deleted, "it is not there"
        assert message.status is not DeliveryStatus.UNSENT, "it was deleted, and is not sent anew"
        assert message.is_told or truth.content is not OVER, "it was never told"
        return
    is_seen = slot.is_restarted and real.face == face._replace(pictures=None, in_words=True)  # a picture may be missed
    assert is_seen or real.face == face, f"it shows {real.face} instead of {face}"


# The messages to begin with

STEADY = ("A", "B", "A", "B")
DIFFERENT = ("A", "B", "C")
SILENT = ("A", None, "A", "b")
THREE: tuple[Change, ...] = ((LIVE, 2), (LIVE, 3))


def a_press(
    number: int, *, creates_message: bool = False, is_command: bool = False, is_deferred: bool = False
) -> PendingInteraction:
    """A press, or a command, that comes now."""
    return PendingInteraction(
        number, NOW + ACK_AFTER_SECONDS, NOW + TOKEN_SECONDS, creates_message, is_command, is_deferred
    )


def unsent(
    kind: MessageKind, changes: tuple[Change, ...], texts: tuple[str | None, ...] = STEADY, **more: object
) -> World:
    """A message that is wished and not there yet."""
    truth = Truth(LIVE, 1, texts)
    world = World(MessageState(kind, desired=wish_of(truth)), Slot(), truth, changes, (a_press(1), a_press(2)), 1)
    return world._replace(**more).told(TimerFired())  # type: ignore[arg-type]


def ending_deal(changes: tuple[Change, ...], **more: object) -> World:
    """A post whose deal ends."""
    return unsent(MessageKind.POST, changes, **{"truth": Truth(LIVE, 1, STEADY, 7)} | more)  # type: ignore[arg-type]


def status(kind: MessageKind, changes: tuple[Change, ...], *, knows: bool = False) -> World:
    """A message from before a restart, which shows an older text; pressed at once if only that brings it back."""
    truth, old = Truth(LIVE, 1, STEADY), Face("B", 2)
    shows = ShownContent(LIVE, 0, look_at(old, 0)) if knows else None
    place = MessageLocation(CHANNEL, 50)
    message = MessageState(kind, DeliveryStatus.SENT, place, desired=wish_of(truth), shows=shows)
    slot = Slot(Real(50, old), written=((place, shows, False),))
    world = World(message, slot, truth, changes, (a_press(2),), 1, made=50)
    return pressed(world, a_press(1)) if kind is MessageKind.PRIVATE else world.told(TimerFired())


def unknown(kind: MessageKind, changes: tuple[Change, ...]) -> World:
    """A message that was sent before a kill, and of which nothing was written down."""
    world = unsent(kind, changes)
    return world._replace(slot=world.slot._replace(real=Real(50, Face("B", 2)), sent=(0,)), made=50)


def made(
    kind: MessageKind, press: PendingInteraction, changes: tuple[Change, ...], texts: tuple[str | None, ...] = STEADY
) -> World:
    """A message that is the answer to a press."""
    truth = Truth(LIVE, 1, texts)
    world = World(MessageState(kind, desired=wish_of(truth)), Slot(), truth, changes, (a_press(2),), 1)
    return pressed(world, press)


def answered(kind: MessageKind, press: PendingInteraction, changes: tuple[Change, ...], **more: object) -> World:
    """A message that is the answer to a press, once that is over: its token edits it."""
    world = made(kind, press, changes)
    (_, done), *_ = _works(world, world.slot.asked[0])
    world = done()
    while not is_quiet(world):
        follows = settle(world)
        assert follows is not None
        world = follows[1]()
    return world._replace(**more)  # type: ignore[arg-type]


def ending(changes: tuple[Change, ...]) -> World:
    """A private answer half a minute before its token is over."""
    ((_, later),) = _passing(answered(MessageKind.PRIVATE, ASKED, changes))
    return later()


OPENED = a_press(1, creates_message=True, is_command=True)
ASKED = a_press(1, creates_message=True)
OPENED_LATE = replace(OPENED, is_deferred=True, deadline=NOW)
ASKED_LATE = replace(ASKED, is_deferred=True, deadline=NOW)

WORLDS = {
    "a post": unsent(MessageKind.POST, THREE),
    "a post that is replaced": unsent(MessageKind.POST, ((LIVE, 2), (GONE, 2))),
    "a post that another process takes": unsent(MessageKind.POST, ((LIVE, 2), (LEFT, 2))),
    "a post and kills": unsent(MessageKind.POST, THREE, DIFFERENT, kills=1),
    "a post and kills, with the same text again": unsent(MessageKind.POST, THREE, kills=1),
    "a post that is deleted": unsent(MessageKind.POST, THREE, deletions=1),
    "a post that is edited by a token and deleted": answered(
        MessageKind.POST, OPENED, ((LIVE, 2), (LIVE, 3)), deletions=1
    ),
    "a post that becomes a result": ending_deal(((RESULT, 2), (RESULT, 3), (OVER, 4))),
    "a post that becomes a result at once": ending_deal(((RESULT, 2), (OVER, 3)), presses=(), faults=2),
    "a post that becomes a result, and kills": ending_deal(((RESULT, 2), (OVER, 3)), kills=1),
    "a post that becomes a result and is deleted": ending_deal(((RESULT, 2), (OVER, 3)), deletions=1),
    "a post by a command": made(MessageKind.POST, OPENED, THREE),
    "a post by a command, promised": made(MessageKind.POST, OPENED_LATE, THREE),
    "a hand": unsent(MessageKind.HAND, THREE),
    "a hand and what happens elsewhere": unsent(
        MessageKind.HAND, ((LIVE, 2),), others=(ChangedExternally(), PermissionRestored(), PaintingRestored())
    ),
    "a hand and second steps": unsent(MessageKind.HAND, ((LIVE, 2),), has_steps=True),
    "a hand that rests": unsent(MessageKind.HAND, ((PARKED, 1), (LIVE, 2))),
    "a hand whose deal ends": unsent(MessageKind.HAND, ((LIVE, 2), (OVER, 3))),
    "a hand with nothing to show": unsent(MessageKind.HAND, THREE, SILENT),
    "a hand and kills": unsent(MessageKind.HAND, THREE, DIFFERENT, kills=1),
    "a hand that nobody knows of": unknown(MessageKind.HAND, THREE),
    "a hand that rests, and kills": unsent(MessageKind.HAND, ((PARKED, 1), (LIVE, 1)), kills=1, presses=()),
    "a hand whose deal ends, and kills": unsent(MessageKind.HAND, ((LIVE, 2), (OVER, 2)), kills=1, presses=()),
    "a hand from before a restart": status(MessageKind.HAND, THREE),
    "a hand known from before a restart": status(MessageKind.HAND, THREE, knows=True),
    "a private answer": made(MessageKind.PRIVATE, ASKED, THREE),
    "a private answer and second steps": made(MessageKind.PRIVATE, ASKED, ((LIVE, 2),))._replace(has_steps=True),
    "a private answer that is over": made(MessageKind.PRIVATE, ASKED, ((LIVE, 2), (OVER, 3))),
    "a private answer by a command": made(MessageKind.PRIVATE, OPENED, ((LIVE, 2), (OVER, 3))),
    "a private answer, promised": made(MessageKind.PRIVATE, ASKED_LATE, THREE),
    "a private answer by a command, promised": made(MessageKind.PRIVATE, OPENED_LATE, THREE),
    "a private answer with nothing to show": made(MessageKind.PRIVATE, ASKED, THREE, SILENT),
    "a private answer from before a restart": status(MessageKind.PRIVATE, ((OVER, 2),)),
    "a private answer whose token is about to end": ending(((LIVE, 2), (OVER, 2))),
    "what is said": unsent(MessageKind.SAID, (), presses=(), kills=1, faults=3),
    "a call": unsent(MessageKind.CALL, ((GONE, 1),), presses=(), faults=3),
}


def explored(world: World, depth: int) -> int:
    """How many states there are within so many events."""
    return Explorer(moves, settle, check, check_rest).explore(world, depth)
