"""A post, hands and private answers with everything around them, as a value: what can happen, what must hold."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import NamedTuple

from bot.gateway.messages import board as boards
from bot.gateway.messages.board import Changed, MessageBoard, MessageKey, TableFacts
from bot.gateway.messages.channel import OPEN, ChannelAccess
from bot.gateway.messages.lifecycle import (
    ACK_AFTER_SECONDS,
    CLOSE_BEFORE_EXPIRY_SECONDS,
    FORBIDDEN_RETRY_SECONDS,
    PUBLIC,
    Ack,
    CallDiscord,
    CallFinished,
    CallMethod,
    CallRefused,
    Content,
    DeliveryStatus,
    EditToken,
    Event,
    MessageKind,
    MessageState,
    PendingInteraction,
    PermissionRestored,
    PressDone,
    PressOutcome,
    PressReceived,
    PressRefused,
    Reason,
    TimerFired,
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
    Happening,
    Real,
    Slot,
    Truth,
    aged,
    aged_message,
    carry_out,
    happenings,
    landed,
    lent,
)
from tests.bot.gateway.messages.explorer import Explorer
from tests.support.soak import LONG

ANN, BOB = 1, 2
BOTH = frozenset({ANN, BOB})
RARE = {Reason.FORBIDDEN, Reason.INVALID, Reason.CHANNEL_GONE, Reason.NO_MUTUAL_GUILD}
"""Refusals that concern one message alone: the other test has them; that of the whole channel is `is_denied`."""
ENDED = {kind: MessageState(kind, DeliveryStatus.ENDED) for kind in MessageKind}
NOTHING = Slot()
Moves = Iterator[tuple[str, Callable[[], "World"]]]


class Use(NamedTuple):
    """Something somebody will do: press their hand, ask for a private answer, or press the private answer.

    follows: whose hand is to follow what they press. leads_on: whether it leads to a second step.
    """

    user: int
    kind: MessageKind
    is_new: bool = False
    follows: int = 0
    leads_on: bool = False


class World(NamedTuple):
    """A table's messages and everything around them. history: the table so far; coming: how it may go on.

    denials: how often the channel may still begin to refuse all that is sent; refuses: why. is_denied: it does. As a
    locked thread it refuses every change as well. followed: by which interaction whose hand is to follow. leading: by
    which interactions somebody is asked a second step. on: who is asked one, and by what.
    """

    history: tuple[TableFacts, ...]
    messages: tuple[tuple[MessageKey, MessageState], ...] = ()
    focus: tuple[tuple[int, MessageKey], ...] = ()
    said: int = 0
    resulted: int = 0
    ends: tuple[tuple[MessageKey, int], ...] = ()
    over: frozenset[int] = frozenset()
    channel: ChannelAccess = OPEN
    slots: tuple[tuple[MessageKey, Slot], ...] = ()
    coming: tuple[TableFacts, ...] = ()
    uses: tuple[Use, ...] = ()
    faults: int = 0
    denials: int = 0
    is_denied: bool = False
    refuses: Reason = Reason.FORBIDDEN
    made: int = 100
    asked: int = 0
    followed: tuple[tuple[int, int], ...] = ()
    leading: frozenset[int] = frozenset()
    on: tuple[tuple[int, MessageKind], ...] = ()

    @property
    def facts(self) -> TableFacts:
        return self.history[-1]

    @property
    def board(self) -> MessageBoard:
        """The same as the bot has it."""
        return MessageBoard(
            self.facts, dict(self.messages), dict(self.focus), self.said, self.resulted, ends=dict(self.ends),
            over=self.over, channel=self.channel, is_settled=True,
        )  # fmt: skip

    def state(self, key: MessageKey) -> MessageState:
        """A message; one that is not on the board any more has ended."""
        return next((each for known, each in self.messages if known == key), ENDED[key.kind])

    def slot(self, key: MessageKey) -> Slot:
        """What Discord has of a message."""
        return next((each for known, each in self.slots if known == key), NOTHING)

    def with_slot(self, key: MessageKey, slot: Slot | None) -> "World":
        """The same with another slot."""
        others = [each for each in self.slots if each[0] != key]
        slots = tuple(others if slot is None else sorted([*others, (key, slot)], key=first))
        made = self.made if slot is None or slot.real is None else max(self.made, slot.real.number)
        return self._replace(slots=slots, made=made)

    def truth(self, key: MessageKey) -> Truth:
        """How a message is to look, by the table's history."""
        texts = tuple(text_of(key, facts) for facts in self.history)
        return Truth(Content.LIVE, self.facts.stamp, texts, dict(self.ends).get(key))

    def take(self, change: Callable[[MessageBoard], Changed]) -> "World":
        """What the board gives is begun."""
        board, given = change(self.board)
        wanted = boards.desired_messages(board)
        assert all(state.desired == wanted[key] for key, state in board.messages.items()), "a message knows an old wish"
        messages = tuple(sorted(board.messages.items(), key=first))
        world = self._replace(
            messages=messages, focus=tuple(sorted(board.focus.items())), said=board.said,
            resulted=board.resulted, ends=tuple(sorted(board.ends.items())), over=board.over, channel=board.channel,
        )  # fmt: skip
        for key in dict.fromkeys(key for key, _ in given):
            effects = tuple(effect for of, effect in given if of == key)
            ways = {each.in_flight.method for each in effects if isinstance(each, CallDiscord)}
            if key.kind in PUBLIC and board.channel.next_try > NOW:
                assert not (CallMethod.SEND in ways and board.channel.is_shut), "sent into a channel that takes nothing"
                is_changed = bool(ways & {CallMethod.EDIT, CallMethod.DELETE})
                assert not (is_changed and board.channel.is_still), "changed in a channel that takes no change"
            slot = world.slot(key)
            if slot.is_ended and key not in self.board.messages:
                slot = slot._replace(is_ended=False)
            if (tokens := world.state(key).tokens) and (slot == NOTHING or slot.real is None):
                interactions = [asked for of, other in world.slots if of != key for asked in other.asked]
                own = [each for each in interactions if each.press.interaction == tokens[0].interaction]
                slot = slot._replace(asked=(_by_now(own[0]),)) if own else slot
            for in_flight in (each.in_flight for each in effects if isinstance(each, CallDiscord)):
                follows = in_flight.method is CallMethod.FOLLOW_UP and in_flight.token is not None
                is_early = follows and not slot.ask(in_flight.token.interaction).responded  # type: ignore[union-attr]
                assert not is_early or world.is_hopeless(in_flight.token), "it follows what is not answered"
            slot = carry_out(slot, world.state(key), effects, self.facts.stamp)
            world = world.with_slot(key, slot)
        return world

    def is_hopeless(self, token: EditToken | None) -> bool:
        """Whether an interaction can be answered no more, as nobody heard of the answer or it came too late."""
        asked = (each for _, slot in self.slots for each in slot.asked if token and each.troubled)
        return any(each.press.interaction == token.interaction for each in asked)  # type: ignore[union-attr]

    def told(self, key: MessageKey, event: Event) -> "World":
        """A message is told of something."""
        return self.take(lambda board: boards.tell(board, key, event, NOW))


def _by_now(asked: Asked) -> Asked:
    """An interaction as its token makes another message; one left open its caller has acknowledged."""
    return lent(asked._replace(responded=asked.responded or asked.ending is PressOutcome.UNANSWERED))


def first(pair: tuple[MessageKey, object]) -> MessageKey:
    """The key of a pair."""
    return pair[0]


def text_of(key: MessageKey, facts: TableFacts) -> str:
    """What a message says by the table as it was; capital letters ask something."""
    if key.kind is MessageKind.POST:
        return f"p{facts.stamp}"
    has_controls = key.user in facts.awaited and key.user in facts.seated and not facts.is_closed
    return f"{'Q' if has_controls else 'q'}{facts.deal}"


# What can happen


def moves(world: World) -> Moves:
    """All that can happen next."""
    yield from _changes(world)
    yield from _uses(world)
    yield from _denials(world)
    for key, slot in world.slots:
        yield from _works(world, key, slot)
        for name, cost, after, event in _happenings(world, key, slot):
            is_rare = any(f": {reason}" in name for reason in RARE)
            if cost <= world.faults and not (cost and is_rare):
                is_newest = (
                    key in world.board.of(MessageKind.POST)[-1:]
                )  # of any other one Discord takes an edit in a while
                is_refused = is_newest and ": too_old" in name
                is_old = slot.is_old or (is_refused and not world.facts.is_closed)
                begun = world.with_slot(key, after._replace(is_old=is_old))._replace(faults=world.faults - cost)
                yield f"{key.kind} {key.user}.{key.number}: {name}", partial(begun.told, key, event)
        yield from _landings(world, key, slot)
    yield from _passing(world)


def _happenings(world: World, key: MessageKey, slot: Slot) -> Iterator[Happening]:
    """All that can become of what is under way for a message; of what is called only one thing in some channels."""
    in_flight = slot.calling
    if in_flight is None or not _is_refused(world, key, in_flight.method):
        yield from happenings(slot, world.state(key), world.truth(key), world.made + 1)
        return
    refused = slot._replace(calling=None, appearance=None)
    if in_flight.press is not None:
        refused = refused.with_asked(in_flight.press, troubled=True)
    yield f"{in_flight.method}: not here", 0, refused, CallFinished(CallRefused(world.refuses))


def _is_refused(world: World, key: MessageKey, method: CallMethod) -> bool:
    """Whether its channel refuses a call now."""
    if not world.is_denied or key.kind not in PUBLIC:
        return False
    return method is CallMethod.SEND or (world.refuses is Reason.THREAD_ARCHIVED and method is not CallMethod.LOCATE)


def _denials(world: World) -> Moves:
    """The channel refuses what is sent, or refuses it no more, of which perhaps nobody tells us."""
    if world.is_denied:
        allowed = world._replace(is_denied=False)
        yield (
            "the permission is given back",
            partial(allowed.take, lambda board: boards.tell_all(board, PermissionRestored(), NOW)),
        )
        yield "the permission is given back unheard", partial(world._replace, is_denied=False)
    elif world.denials:
        yield "the permission is taken away", partial(world._replace, is_denied=True, denials=world.denials - 1)


def _changes(world: World) -> Moves:
    if world.coming:
        facts, *rest = world.coming
        facts = replace(facts, stamp=world.facts.stamp + 1)
        changed = world._replace(history=(*world.history, facts), coming=tuple(rest))
        if facts.is_closed:  # no other post comes: the old one takes an edit at last
            changed = changed._replace(slots=tuple((key, slot._replace(is_old=False)) for key, slot in world.slots))
        yield f"the table is {facts}", partial(changed.take, partial(_follow, world.facts, facts))


def _follow(before: TableFacts, facts: TableFacts, board: MessageBoard) -> Changed:
    """As the table's owner does it: if a deal was going on that goes on no more, it has ended."""
    board = board._replace(facts=before)
    if before.is_dealing and (facts.deal != before.deal or not facts.is_dealing) and not facts.is_closed:
        board = boards.end_deal(board, before.deal, NOW, written=facts.hidden_before)
    return boards.follow(board, facts, NOW)


def _uses(world: World) -> Moves:
    if not world.uses:
        return
    use, *rest = world.uses
    after, number = world._replace(uses=tuple(rest), asked=world.asked + 1), world.asked + 1
    if use.follows:
        after = after._replace(followed=(*after.followed, (number, use.follows)))
    if use.leads_on:
        after = after._replace(leading=after.leading | {number})
    press = PendingInteraction(number, NOW + ACK_AFTER_SECONDS, NOW + TOKEN_SECONDS, use.is_new)
    asked = Asked(press, NOW, None)
    if use.is_new:
        key = boards.next_post(world.board) if use.kind is MessageKind.POST else MessageKey(use.kind, use.user, number)
        slot = Slot(asked=(asked,))
        yield f"{use.user} asks for a private answer", partial(_begin, after, key, slot, MessageState(use.kind), press)
        return
    for old, slot in world.slots:
        if (old.kind, old.user) != (use.kind, use.user) or slot.real is None or slot.real.face == THINKING:
            continue
        pressed = slot._replace(asked=(*slot.asked, asked._replace(on=slot.real.number)))
        name = f"{use.user} presses their {old.kind} {old.number}"
        if old in dict(world.messages):
            if world.state(old).status is DeliveryStatus.SENT:
                yield name, partial(after.with_slot(old, pressed).told, old, PressReceived(press))
        else:
            number = slot.real.number if use.kind is MessageKind.PRIVATE else -slot.real.number
            state = MessageState(use.kind, DeliveryStatus.SENT, MessageLocation(CHANNEL, slot.real.number))
            known = pressed._replace(is_ended=False)
            yield (
                name,
                partial(
                    _begin, after.with_slot(old, None), MessageKey(use.kind, use.user, number), known, state, press
                ),
            )


def _begin(world: World, key: MessageKey, slot: Slot, state: MessageState, press: PendingInteraction) -> World:
    return world.with_slot(key, slot).take(lambda board: boards.begin(board, key, state, press, NOW))


def _works(world: World, key: MessageKey, slot: Slot) -> Moves:
    for asked in slot.asked:
        if not asked.is_working:
            continue
        number = asked.press.interaction
        worked = world.with_slot(key, slot.with_asked(number, is_working=False))
        step = STEP if number in world.leading else None
        yield f"{number} is done", partial(_finish, worked, key, asked.press, PressDone(number, step))
        yield f"{number} is declined", partial(_finish, worked, key, asked.press, PressRefused(number))


def _finish(world: World, key: MessageKey, press: PendingInteraction, event: PressDone | PressRefused) -> World:
    """As the table's owner does it: who uses a message plays by it from then on."""
    if key.user and (isinstance(event, PressDone) or not press.creates_message):
        on = {user: kind for user, kind in world.on if user != key.user}
        if isinstance(event, PressDone) and event.step is not None:
            on[key.user] = key.kind
        world = world._replace(on=tuple(sorted(on.items())))
        world = world.take(lambda board: boards.play_by(board, key.user, key, NOW))
    user = dict(world.followed).get(press.interaction)
    if user is not None and isinstance(event, PressDone) and user in world.facts.seated:
        hand = MessageKey(MessageKind.PRIVATE, user, press.interaction)
        following = MessageState(hand.kind, tokens=(EditToken(press.interaction, press.token_until),))
        world = world.take(lambda board: boards.keep_private(board, hand, following, NOW))
    return world.told(key, event)


def _landings(world: World, key: MessageKey, slot: Slot) -> Moves:
    for landing in slot.late:
        yield "the late call lands", partial(world.with_slot, key, landed(slot, landing, world.made + 1))


def _passing(world: World) -> Moves:
    wakes = [slot.wake for _, slot in world.slots if slot.wake is not None]
    dues = [each.due for _, slot in world.slots for each in slot.late]
    if not wakes or any(due < min(wakes) for due in dues):
        return
    yield f"{min(wakes) - NOW} seconds later", partial(_later, world, min(wakes) - NOW)


def _later(world: World, seconds: float) -> World:
    due = [key for key, slot in world.slots if slot.wake is not None and slot.wake - seconds <= NOW]
    channel = world.channel
    if channel != OPEN:
        refused_at = max(channel.refused_at - seconds, NOW - FORBIDDEN_RETRY_SECONDS)
        channel = channel._replace(refused_at=refused_at, next_try=max(channel.next_try - seconds, NOW))
    messages = tuple((key, _aged_state(each, channel, seconds)) for key, each in world.messages)
    slots = tuple((key, aged(slot, seconds)) for key, slot in world.slots)
    world = world._replace(messages=messages, slots=slots, channel=channel)
    for key in due:
        world = world.told(key, TimerFired())
    return world


def _aged_state(state: MessageState, channel: ChannelAccess, seconds: float) -> MessageState:
    desired = state.desired._replace(not_before=channel.next_try) if state.desired.not_before else state.desired
    return aged_message(state, seconds)._replace(desired=desired)


def settle(world: World) -> tuple[str, Callable[[], World]] | None:
    """What happens next if all goes well."""
    if world.is_denied:
        return "the permission is given back unheard", partial(world._replace, is_denied=False)
    for key, slot in world.slots:
        for name, _, after, event in _happenings(world, key, slot):
            return f"{key.kind} {key.user}.{key.number}: {name}", partial(world.with_slot(key, after).told, key, event)
    if is_quiet(world) and not LONG:  # only tokens come to their end, of which there is a table of its own
        return None
    others = chain.from_iterable((*_landings(world, *each), *_works(world, *each)) for each in world.slots)
    return next(chain(others, _passing(world)), None)


# What must hold


def check(world: World) -> None:
    """In every state: nobody waits too long, and where nothing is left to wait for, all is as it should be."""
    for key, state in world.messages:
        slot = world.slot(key)
        calling = slot.calling.press if slot.calling is not None else None
        for press in state.presses:
            is_heard = press.ack is not Ack.NONE or press.interaction == calling
            assert is_heard or press.deadline > NOW, f"{press.interaction} is not acknowledged in time"
    for key, slot in world.slots:
        for asked in slot.asked:
            if asked.ending is None:
                known = any(each.interaction == asked.press.interaction for each in world.state(key).presses)
                assert known, f"press {asked.press.interaction} is lost"
    if is_quiet(world):
        check_shown(world)


def is_quiet(world: World) -> bool:
    """Whether nothing is under way, and nothing waits to be tried again."""
    states = [state for _, state in world.messages]
    is_waiting = any(max(each.not_before, each.desired.not_before) > NOW or each.recheck is not None for each in states)
    return not is_waiting and not any(slot.is_busy for _, slot in world.slots)


def check_rest(world: World) -> None:
    """Where nothing happens any more by itself, all is as it should be."""
    assert not any(slot.is_busy for _, slot in world.slots), "something is still under way"
    check_shown(world)


def check_shown(world: World) -> None:
    """One message stands for the table, and what each deal came to is told once.

    One question is put to each who is awaited, in one message; none to anybody else, and all else says what is true.
    """
    facts = world.facts
    posts = [slot.real for key, slot in world.slots if key.kind is MessageKind.POST and slot.real is not None]
    texts = sorted(real.face.text for real in posts)
    results = [f"r{deal}" for deal in sorted(world.over)]
    stands = [text for text in texts if text not in results]
    by_result = [results[-1].upper()] if results and facts.is_between_deals else None
    of_closed = [] if results and facts.is_closed else None
    assert stands in ([f"p{facts.stamp}"], by_result, of_closed), f"{texts}"
    told = sorted(text.lower() for text in texts if text[0] in "rR")
    assert told == results, f"told is {told} of {results}"
    assert not any(slot.copies for key, slot in world.slots if key.kind is MessageKind.POST), "there are two posts"
    table = next((real.number for real in posts if real.face.text in stands), 0)
    is_last = all(real.number <= table for real in posts)
    assert is_last or facts.is_closed, f"a result stands below the table: {posts}"
    check_in_sight(world)
    hands = [slot.real.face.text for key, slot in world.slots if key.kind is MessageKind.HAND and slot.real is not None]
    assert not facts.is_closed or set(hands) <= {Content.FINAL.value}, f"of a closed table stand {hands}"
    for user in BOTH:
        known = [key for key, _ in world.messages]
        asking = [
            (key, slot.real.face.text)
            for key, slot in world.slots
            if slot.real and has_controls(key, slot, user, known)
        ]
        is_asked = user in facts.awaited and user in facts.seated and not facts.is_closed
        is_on = any((user, key.kind) in world.on for key, _ in asking)
        asked = [f"Q{facts.deal}" + "?" * is_on] if is_asked else []
        assert [text for _, text in asking] == asked, f"{user} is asked by {asking} instead of {asked}"
        own = [
            key for key, slot in world.slots if (key.kind, key.user) == (MessageKind.PRIVATE, user) and slot.is_editable
        ]
        assert len(own) <= 1, f"{user} has several private answers: {own}"


def check_in_sight(world: World) -> None:
    """Talk has pushed up neither the table once that has changed, nor a private answer that asks, nor the result."""
    facts = world.facts
    if facts.is_dealing and facts.may_move:
        for key, slot in world.slots:
            is_asking = key.kind is MessageKind.POST and slot.real and slot.real.face.text[0] == "p"
            if key.kind is MessageKind.PRIVATE:  # one that asks the same as before need not be edited, and so stays
                is_new = facts.deal != world.history[0].deal
                is_asking = is_new and slot.is_editable and has_controls(key, slot, key.user, [])
            assert not is_asking or slot.real.number >= facts.hidden_before, f"{key} is out of sight"  # type: ignore[union-attr]
    if facts.is_between_deals and not facts.is_closed:
        posts = [
            slot.real.number for key, slot in world.slots if key.kind is MessageKind.POST and slot.real is not None
        ]
        assert max(posts) >= facts.hidden_before, "the result is out of sight"


def has_controls(key: MessageKey, slot: Slot, user: int, known: list[MessageKey]) -> bool:
    """Whether somebody is asked by a message that can still be edited, or is kept at least."""
    if key.user != user or slot.real is None or not slot.real.face.text.isupper():
        return False
    return key.kind is MessageKind.HAND or slot.is_editable or key in known


# The tables to begin with

# Its post is message 103, the hands are 101 and 102.
DEAL = TableFacts(1, 1, BOTH, frozenset({ANN}), is_dealing=True)
BOBS_TURN = replace(DEAL, awaited=frozenset({BOB}))
ANNS_TURN_ANEW = replace(DEAL, heard_before={ANN: 103})
PUSHED_UP = replace(BOBS_TURN, hidden_before=104)
PAUSE = replace(DEAL, awaited=frozenset(), is_dealing=False, is_between_deals=True)
LOBBY = replace(PAUSE, is_between_deals=False)
NEXT_DEAL = replace(DEAL, deal=2)
CLOSED = replace(LOBBY, is_closed=True)
ANN_LEFT = replace(BOBS_TURN, seated=frozenset({BOB}))
TAKES_PRIVATE, TAKES_HAND, TAKES_PRIVATE_AGAIN = (
    Use(ANN, MessageKind.PRIVATE, is_new=True),
    Use(ANN, MessageKind.HAND),
    Use(ANN, MessageKind.PRIVATE),
)
LEADS_ON, LEADS_ON_PRIVATELY = (TAKES_HAND._replace(leads_on=True), TAKES_PRIVATE_AGAIN._replace(leads_on=True))
SHOWS_TABLE = Use(0, MessageKind.POST, is_new=True)
BEGINS, BEGINS_HERE = Use(0, MessageKind.POST, is_new=True, follows=ANN), Use(0, MessageKind.POST, follows=ANN)
"""She presses for the next deal: its post answers, or the one that she pressed; her hand is to follow."""


def a_table(*coming: TableFacts, uses: tuple[Use, ...] = (), faults: int = 1, is_new: bool = False) -> World:
    """A table whose deal has begun, all its messages sent unless it is new."""
    world = World((DEAL,)).take(lambda board: boards.follow(board, DEAL, NOW))
    world = world if is_new else at_rest(world)
    return world._replace(coming=coming, uses=uses, faults=faults)


def at_rest(world: World) -> World:
    """Once all that is under way is done."""
    while not is_quiet(world):
        follows = settle(world)
        assert follows is not None
        world = follows[1]()
    check_shown(world)
    return world


def playing_privately(*coming: TableFacts, uses: tuple[Use, ...] = (), faults: int = 1, seconds: float = 0.0) -> World:
    """A table at which somebody plays by a private answer, perhaps since a while."""
    ((_, ask),) = _uses(a_table(uses=(TAKES_PRIVATE,)))
    world = at_rest(ask())
    return (_later(world, seconds) if seconds else world)._replace(coming=coming, uses=uses, faults=faults)


def asked_on_privately(*coming: TableFacts, uses: tuple[Use, ...] = ()) -> World:
    """A table at which somebody is asked a second step in a private answer."""
    ((_, press),) = _uses(playing_privately(uses=(LEADS_ON_PRIVATELY,)))
    return at_rest(press())._replace(coming=coming, uses=uses, faults=1)


def found_below(start: TableFacts, *coming: TableFacts, text: str = "R1", uses: tuple[Use, ...] = ()) -> World:
    """A start: the deal is over, and what it came to is found below the table's post."""
    start, number = replace(start, stamp=2), 104
    world = a_table()._replace(history=(DEAL, start), made=number)
    world = world.with_slot(boards.older_post(number), Slot(real=Real(number, Face(text))))
    ended = partial(boards.end_deal, deal=1, now=NOW, place=MessageLocation(CHANNEL, number), is_told=text[0] == "r")
    return world.take(lambda board: boards.follow(ended(board), start, NOW))._replace(coming=coming, uses=uses)


WORLDS = {
    "a new table": a_table(BOBS_TURN, is_new=True),
    "turns and a hand": a_table(BOBS_TURN, DEAL, uses=(TAKES_HAND,)),
    "turns and a private answer": a_table(BOBS_TURN, DEAL, uses=(TAKES_PRIVATE,)),
    "from the private answer to the hand": playing_privately(BOBS_TURN, DEAL, uses=(TAKES_HAND,)),
    "from one private answer to another": playing_privately(BOBS_TURN, uses=(TAKES_PRIVATE, TAKES_PRIVATE_AGAIN)),
    "back to an old private answer": playing_privately(BOBS_TURN, uses=(TAKES_HAND, TAKES_PRIVATE_AGAIN)),
    "the next deal by hand": a_table(PAUSE, NEXT_DEAL, uses=(TAKES_HAND,)),
    "the next deal by a private answer": playing_privately(PAUSE, NEXT_DEAL, uses=(TAKES_PRIVATE_AGAIN,)),
    "a deal that follows at once": a_table(NEXT_DEAL, replace(NEXT_DEAL, awaited=frozenset({BOB})), PAUSE),
    "somebody leaves after the deal": a_table(PAUSE, LOBBY, NEXT_DEAL),
    "the next deal by the post itself": a_table(PAUSE, NEXT_DEAL, uses=(SHOWS_TABLE,)),
    "the next deal and the hand of who pressed for it": a_table(PAUSE, NEXT_DEAL, uses=(BEGINS,)),
    "the next deal and the new hand of who plays privately": playing_privately(PAUSE, NEXT_DEAL, uses=(BEGINS,)),
    "a hand that follows the edit of the post": a_table(BOBS_TURN, uses=(BEGINS_HERE, TAKES_HAND)),
    "the table is asked for while its deal ends": a_table(BOBS_TURN, PAUSE, uses=(SHOWS_TABLE,)),
    "a table that closes after its deal": a_table(PAUSE, CLOSED),
    "a deal whose post has grown old": a_table(replace(PAUSE, old_before=104), NEXT_DEAL),
    "a post that grows old": a_table(replace(BOBS_TURN, old_before=104), DEAL),
    "a post that is buried": a_table(replace(BOBS_TURN, can_spend=True), DEAL)._replace(said=104),
    "a table that closes": a_table(BOBS_TURN, CLOSED, uses=(TAKES_PRIVATE,)),
    "a table that closes while a hand rests": playing_privately(CLOSED),
    "a table that closes on a private answer": playing_privately(CLOSED, uses=(TAKES_PRIVATE_AGAIN, TAKES_HAND)),
    "a private answer whose token is about to end": playing_privately(
        BOBS_TURN, DEAL, uses=(TAKES_PRIVATE_AGAIN,), seconds=TOKEN_SECONDS - CLOSE_BEFORE_EXPIRY_SECONDS
    ),
    "a channel that takes nothing for a while": a_table(PAUSE, NEXT_DEAL)._replace(denials=1),
    "a new table in a channel that takes nothing": a_table(PAUSE, NEXT_DEAL, PAUSE, is_new=True)._replace(
        denials=1, is_denied=True
    ),
    "the table is asked for where nothing is taken": a_table(PAUSE, is_new=True, uses=(SHOWS_TABLE,))._replace(
        is_denied=True
    ),
    "a thread that is locked in mid-deal": a_table(BOBS_TURN, DEAL)._replace(denials=1, refuses=Reason.THREAD_ARCHIVED),
    "a thread that is locked when its deal ends": a_table(PAUSE, NEXT_DEAL)._replace(
        denials=1, refuses=Reason.THREAD_ARCHIVED
    ),
    "a thread that was locked": a_table(BOBS_TURN, PAUSE, NEXT_DEAL)._replace(
        is_denied=True, refuses=Reason.THREAD_ARCHIVED
    ),
    "the table is asked for in a locked thread": a_table(BOBS_TURN, uses=(SHOWS_TABLE,))._replace(
        is_denied=True, refuses=Reason.THREAD_ARCHIVED
    ),
    "a post that talk has pushed up": a_table(PUSHED_UP, replace(DEAL, hidden_before=104)),
    "a post that talk has pushed up and that may not move yet": a_table(
        replace(PUSHED_UP, may_move=False), replace(PUSHED_UP, may_move=False), PUSHED_UP
    ),
    "a table that closes out of sight": a_table(PUSHED_UP, replace(CLOSED, hidden_before=104)),
    "a deal whose post talk has pushed up": a_table(
        replace(PAUSE, hidden_before=104), replace(NEXT_DEAL, hidden_before=104)
    ),
    "deals that end out of sight in a channel that takes nothing": a_table(
        *(
            replace(facts, hidden_before=104)
            for facts in (PAUSE, NEXT_DEAL, replace(PAUSE, deal=2), replace(NEXT_DEAL, deal=3))
        )
    )._replace(is_denied=True),
    "a private answer that talk has pushed up": playing_privately(
        PUSHED_UP, replace(NEXT_DEAL, hidden_before=110), uses=(TAKES_PRIVATE_AGAIN,)
    )._replace(made=110),
    "a second step in a private answer that talk has pushed up": playing_privately(
        replace(DEAL, hidden_before=110), uses=(LEADS_ON_PRIVATELY, TAKES_PRIVATE_AGAIN)
    )._replace(made=110),
    "a second step that moves with a private answer": asked_on_privately(
        replace(NEXT_DEAL, hidden_before=110), uses=(TAKES_PRIVATE_AGAIN,)
    )._replace(made=110),
    "a second step in a hand, and then a private answer": a_table(uses=(LEADS_ON, TAKES_PRIVATE, TAKES_HAND)),
    "a second step in a hand that is told anew": a_table(ANNS_TURN_ANEW, uses=(LEADS_ON, TAKES_HAND)),
    "somebody listens": a_table(BOBS_TURN, ANNS_TURN_ANEW, uses=(TAKES_HAND,)),
    "somebody listens who was asked before": a_table(ANNS_TURN_ANEW, NEXT_DEAL),
    "somebody listens by a private answer": playing_privately(
        BOBS_TURN, replace(ANNS_TURN_ANEW, heard_before={ANN: 111}), uses=(TAKES_PRIVATE_AGAIN,)
    )._replace(made=110),
    "a start finds the result below the post": found_below(PAUSE, NEXT_DEAL, uses=(SHOWS_TABLE,)),
    "a start finds what rests below the post": found_below(PAUSE, LOBBY, NEXT_DEAL, text="r1"),
    "a start finds an earlier result below the post": found_below(NEXT_DEAL, replace(PAUSE, deal=2)),
    "a start finds a result below a lobby": found_below(LOBBY, PAUSE, NEXT_DEAL),
    "somebody leaves": playing_privately(ANN_LEFT, uses=(TAKES_PRIVATE_AGAIN, TAKES_HAND)),
}


def explored(world: World, depth: int) -> int:
    """How many states there are within so many events."""
    return Explorer(moves, settle, check, check_rest).explore(world, depth)
