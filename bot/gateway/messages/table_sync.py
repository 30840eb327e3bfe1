"""Carries out what the board of one table gives, and tells it what came of it: the only writer of its messages."""

import asyncio
import logging
from bisect import insort
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.errors import UserError
from bot.gateway.messages import board as boards
from bot.gateway.messages.board import (
    UNKNOWN_DEAL,
    Consequences,
    MessageBoard,
    MessageKey,
    ResultAnnounced,
    TableFacts,
)
from bot.gateway.messages.calls import CalledPlayers, awaited_people, number_of_call, turn_of
from bot.gateway.messages.contents import ComposedMessage, ContentSource, MessageBuilder
from bot.gateway.messages.journal import Journal
from bot.gateway.messages.lifecycle import (
    CREATING,
    FOLLOWING,
    LATE_CALL_SECONDS,
    PUBLIC,
    TO_BE_SENT,
    TRANSIENT,
    Acknowledge,
    Acknowledged,
    Appearance,
    CallDiscord,
    CallFinished,
    CallMethod,
    CallOutcome,
    CallRefused,
    CancelPreparation,
    ChangedExternally,
    Content,
    Delivered,
    DeliveryStatus,
    EditToken,
    Effect,
    Event,
    FinishPress,
    InFlightUpdate,
    MessageEnded,
    MessageKind,
    MessageState,
    PendingInteraction,
    PermissionRestored,
    PreparationFailed,
    Prepare,
    Prepared,
    PressDone,
    PressOutcome,
    PressReceived,
    PressRefused,
    Reason,
    RecordState,
    ShownContent,
    StepTurned,
    TimerFired,
    TokenOffered,
    Unreachable,
    WakeAt,
    WordingChanged,
    taken_up,
    unanswered,
)
from bot.gateway.messages.pacing import MAX_LINGER_SECONDS, Pacing, TablePace, UpdateRequest
from bot.gateway.messages.recovery import told_by
from bot.gateway.messages.transport import Interaction, Transport, nonce_of
from bot.present.confirmations import QuestionStep, step_into
from bot.present.messages import Message
from bot.render.paint_process import Priority
from bot.tables.autoplay import AutoPlay, last_card, longest_pause
from bot.tables.leases import Cluster
from bot.tables.lookup import TableLookup
from bot.tables.model import MAX_MOVES_AFTER, HandDelivery, Preferences, Speed, Stage, Table, TableView
from bot.tables.posted_messages import NOWHERE, MessageLocation, PostedMessage
from engine.deal import CUTTING

log = logging.getLogger(__name__)

OLD_SECONDS: Final = 50 * 60.0
"""Discord soon allows few edits of a message as old as that."""
LANDING_SECONDS: Final = 10.0
MAX_FORMER_POSTS: Final = 50
"""How many posts are known that are the table's no more: who looked at the channel a while ago may take them for it."""
PLAYED_SECONDS: Final = 0.7
"""How long a card that plays itself may take to be there, once its moment has come."""
MOVE_SECONDS: Final = 20.0
"""How far moves of a table's post are apart at least, whatever is written below it."""
UNHEARD_LINES: Final = 2
"""So many may well be written as somebody's hand is edited, of which we hear later."""
MAX_WRITTEN: Final = 2 * MAX_MOVES_AFTER
"""So many of the newest messages of a channel are known by their numbers."""

PUSHED_UP: Final = frozenset({MessageKind.POST, MessageKind.PRIVATE})
"""What stands in the table's channel, where others write."""


@dataclass(frozen=True, slots=True)
class TableSyncParts:
    """What all tables' messages share.

    closed: why somebody took no direct messages a short while ago. ended: says what a deal came to that is not known
    here any more. as_it_ended: the table as a deal ended. result_stands: a message says what a deal came to.
    all_called: everybody a table waits for has been called.
    post, result, call, hand: where a table's post stands, what a deal came to, a call to these people, and a deal's
    hand in direct messages. moves_after: with how many messages of others below it a channel's post moves. preferences:
    what somebody asked for. spawn: begins a task that ends with the bot.
    """

    tables: TableLookup
    cluster: Cluster
    transport: Transport
    contents: MessageBuilder
    journal: Journal
    pacing: Pacing
    closed: Callable[[int], Reason | None]
    ended: Callable[[int], ContentSource]
    as_it_ended: Callable[[int], Awaitable[TableView | None]]
    result_stands: Callable[[MessageLocation], None]
    all_called: Callable[[Table], None]
    post: Callable[[Table], Awaitable[MessageLocation | CallRefused | None]]
    result: Callable[[int, Collection[tuple[int, int]]], Awaitable[MessageLocation | CallRefused | None]]
    call: Callable[
        [Table, Collection[int], Callable[[MessageLocation], bool]], Awaitable[MessageLocation | CallRefused | None]
    ]
    hand: Callable[[Table, int | None, int], Awaitable[MessageLocation | CallRefused | None]]
    moves_after: Callable[[int], int]
    preferences: Callable[[int], Awaitable[Preferences]]
    spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class MessageLease:
    """A press that one of the kept messages answers. The interaction must not be answered by anybody else meanwhile."""

    def __init__(self, sync: "TableSync", key: MessageKey, press: PendingInteraction) -> None:
        self._sync = sync
        self._key = key
        self._press = press

    async def done(self, step: QuestionStep | None = None) -> PressOutcome:
        """What it wanted is done: the message shows it, or the second step of a question."""
        return await self._sync.finish_press(self._key, self._press, PressDone(self._press.interaction, step))

    async def declined(self) -> PressOutcome:
        """What it wanted cannot be; the message is set right if it is behind, the reason is the caller's to say."""
        return await self._sync.finish_press(self._key, self._press, PressRefused(self._press.interaction))


class TableSync:
    """One table's messages. Events are taken one after another, each with its consequences."""

    def __init__(
        self, table: Table, parts: TableSyncParts, unreachable: Callable[["TableSync", MessageKey, Reason], None],
        at_rest: Callable[["TableSync"], None],
    ) -> None:  # fmt: skip
        self.table = table
        self.board = MessageBoard()
        self.pace = TablePace()
        self.is_stuck = False
        self.is_loaded = False
        self.is_looked_through = True
        """Whether nothing of ours can stand in its channel that nobody remembers."""
        self.is_known_who_was_called = True
        """Whether its channel was seen since the process before us may have called somebody there."""
        self.late_for: int | None = None
        """For which turn half of the time went by before that was known."""
        self.loading = asyncio.Lock()
        self.called = CalledPlayers()
        self.ended: TableView | None = None
        """The table as its last deal ended, where that is known: with those in the seats who played it."""
        self._parts = parts
        self._unreachable = unreachable
        self._at_rest = at_rest
        self._stamp = 0
        self._fixed: dict[MessageKey, ContentSource] = {}
        self._ends: dict[int, ContentSource] = {}
        self._due: list[tuple[int, ContentSource, MessageLocation | None, bool]] = []
        self._nonces: dict[MessageKey, str] = {}
        self._landed_by = 0.0
        """Before that moment something may land that the process before us was just sending."""
        self._pressed_early: list[tuple[MessageKey, MessageLocation, Interaction, EditToken]] = []
        """Private answers that were pressed before it was known where the table's messages stand."""
        self._used: dict[int, int] = {}
        """By person the newest interaction, here or in another process, by which they used what they play by."""
        self._played_here: dict[int, tuple[int, bool]] = {}
        """By person the deal in which they last used a hand, and whether all they used in it was in the channel."""
        self._past: deque[int] = deque(maxlen=MAX_FORMER_POSTS)
        self._results: dict[int, int] = {}
        """By the message that says it, or is to, which deal's result that is; of the newest ones."""
        self._written: list[int] = []
        self._answers: dict[int, list[int]] = {}
        """By person the private answers to other things in the table's channel: they push their hand up as well."""
        self._listeners: set[int] = set()
        self._hands_wanted: dict[int, HandDelivery] = {}
        """Whose messages were last made for who listens."""
        self._turns: dict[int, tuple[Hashable, int]] = {}
        """By who listens their newest turn, and the number before which all their messages were there as it began."""
        self._moved_at = -MOVE_SECONDS
        self._moving: asyncio.TimerHandle | None = None
        self._contents: dict[MessageKey, ComposedMessage] = {}
        self._tasks: dict[MessageKey, asyncio.Task[None]] = {}
        self._timers: dict[MessageKey, asyncio.TimerHandle] = {}
        self._interactions: dict[int, Interaction] = {}
        self._waiting: dict[int, asyncio.Future[PressOutcome]] = {}
        self._landed = asyncio.Event()
        self._queue: deque[Callable[[float], tuple[MessageBoard, Consequences]]] = deque()
        self._is_busy = False

    # What is known of the table

    def sight(self, user: int | None) -> TableView:
        """The table as it stands; one that is closed is known by its last change only."""
        with suppress(UserError):
            return self._parts.tables.sight(self.table.id, user)
        return TableView(self.table, None, None)

    def follow(self) -> None:
        """The table changed, or something that decides what is shown."""
        if not self.is_loaded:
            return
        self._stamp += 1
        facts = self._facts()
        self.pace.is_by_computers = facts.is_dealing and not facts.awaited and not self.table.is_halted
        self.pace.note_change(asyncio.get_running_loop().time())
        self._take(lambda now: boards.follow(self.board, facts, now))
        self._move_later()
        for key, state in self.board.messages.items():
            if state.desired.is_urgent:
                self._parts.pacing.prioritise((self.table.id, key))

    def _facts(self) -> TableFacts:
        sight, table = self.sight(None), self.table
        view = sight.view
        awaited = awaited_people(sight)
        self.called = self.called.now(sight)
        return TableFacts(
            stamp=self._stamp,
            deal=table.deal_id if view is not None else 0,
            seated=frozenset(table.people),
            awaited=awaited,
            called=self.called.users,
            is_held=self._parts.cluster.holds(table.id) or table.stage is Stage.CLOSED,
            is_dealing=table.stage is Stage.PLAYING,
            is_over=table.stage is Stage.GATHERING or (table.stage is Stage.PAUSE and table.pace.next_deal > 0),
            is_between_deals=table.is_whole,
            is_closed=table.stage is Stage.CLOSED,
            is_early=view is None or view.phase == CUTTING,
            can_spend=self.pace.has_capacity,
            old_before=self._old_before,
            hidden_before=self._hidden_before(self._written),
            hidden_from=self._hidden_from(),
            heard_before=self._heard_before(sight, awaited),
            without_hands=frozenset(user for user in self._listeners if not self._is_hand_sent(user)),
            may_move=asyncio.get_running_loop().time() >= self._moved_at + MOVE_SECONDS,
        )

    @property
    def _old_before(self) -> int:
        """Posts with a smaller number have become too old to be edited often; at a slow table that is not wanted."""
        return 0 if self.table.speed is Speed.SLOW else self._parts.transport.number_before(OLD_SECONDS)

    # What is written in its channel

    def written(self, message: int) -> bool:
        """A message appeared there, whoever wrote it, and the table stays until it changes; whether it is the first."""
        is_first = not self._written
        if message not in self._written:
            insort(self._written, message)
            del self._written[:-MAX_WRITTEN]
        return is_first

    def deleted(self, messages: Collection[int]) -> None:
        """Somebody deleted these, or we did; a post that somebody deleted is sent anew."""
        self._written = [each for each in self._written if each not in messages]
        for message in messages:
            if self.board.find(message) is not None:
                self._take(partial(self._without_message, message))

    def _without_message(self, message: int, now: float) -> tuple[MessageBoard, Consequences]:
        return boards.note_deletion(self.board, message, now)

    def answered(self, user: int, message: int) -> None:
        """Somebody got a private answer there that is no message of the table's."""
        self._answers[user] = [*self._answers.get(user, []), message][-MAX_WRITTEN:]

    def _look_again(self) -> None:
        """What was written while a message was being edited may have pushed it up: the table's next change is late."""
        before, of_person, known = self._hidden_before(self._written), self._hidden_from(), self.board.facts
        if (known.hidden_before, known.hidden_from) == (before, of_person):
            return

        def look(now: float) -> tuple[MessageBoard, Consequences]:
            facts = replace(self.board.facts, hidden_before=before, hidden_from=of_person)
            return boards.follow(self.board, facts, now)

        self._take(look)
        self._move_later()

    def _hidden_before(self, written: Sequence[int], unheard: int = 0) -> int:
        """Messages with smaller numbers have so many below them that people do not see them any more.

        unheard: so many more are perhaps written of which we have not heard yet.
        """
        after = self._parts.moves_after(self.table.channel)
        known = max(1, after - unheard)
        return written[-known] if after and known <= len(written) else 0

    def _hidden_from(self) -> dict[int, int]:
        """The same of private answers, for each at the table: what else they got there lies below theirs as well.

        Another one costs nothing that counts, so it need not wait for the last line to be heard.
        """
        before = dict.fromkeys(self.table.people, self._hidden_before(self._written, UNHEARD_LINES))
        for user in self._answers.keys() & before.keys():
            before[user] = self._hidden_before(sorted({*self._written, *self._answers[user]}), UNHEARD_LINES)
        return before

    def _heard_before(self, sight: TableView, awaited: Collection[int]) -> dict[int, int]:
        """By who listens and is asked, the number before which all their messages were there when their turn began."""
        for user in self._listeners & set(awaited):
            turn = turn_of(sight, user)
            if self._turns.get(user, (None, 0))[0] != turn:
                own = [each.place for key, each in self.board.messages.items() if key.user == user]
                self._turns[user] = turn, max((place.message for place in own if place is not None), default=-1) + 1
        return {user: self._turns[user][1] for user in self._listeners & set(awaited)}

    @property
    def ends_unseen(self) -> bool:
        """Whether people would not see a closed table's post say so: a result stands for it, or talk lies below.

        To be asked before the table is known to be closed. Of several processes the one says it that keeps the post.
        """
        board = self.board
        if not (self.is_loaded and board.facts.is_held) or board.channel.is_gone:
            return False
        post = board.post
        place = board.messages[post].place if post is not None else None
        is_buried = place is not None and bool(self._written) and place.message < self._written[-1]
        return post is None or post in board.ends or is_buried

    def _move_later(self) -> None:
        """What changed where nobody looks is to move as soon as it may again."""
        post = self.board.post
        if self.board.facts.may_move or post is None or not self.board.messages[post].desired.is_hidden:
            return
        if self._moving is not None:
            self._moving.cancel()
        self._moving = asyncio.get_running_loop().call_at(self._moved_at + MOVE_SECONDS, self.follow)

    def load(self, shows: list[PostedMessage], perhaps_sent: Collection[int] = ()) -> list[int]:
        """Messages that were written down; who is given took no direct messages, and the channel knows.

        perhaps_sent: whose hand the process before us may have sent though nobody wrote down that it had.
        """
        self.is_loaded, self._stamp = True, self._stamp + 1
        closed = [show.user or 0 for show in shows if show.place == NOWHERE]
        self.board = self.board._replace(resulted=max([self.board.resulted, *(show.resulted for show in shows)]))
        for show in shows:
            if show.stands:
                key = MessageKey(MessageKind.POST, 0, 1)
                if show.user is not None:
                    key = MessageKey(MessageKind.HAND, show.user, self.table.deal_id)
                self._take(lambda now, key=key, show=show: self._known(key, show, now))  # type: ignore[misc]
        self._landed_by = asyncio.get_running_loop().time() + LATE_CALL_SECONDS
        for user in sorted(perhaps_sent):
            self._take(lambda now, user=user: self._begin_uncertain(user, now))  # type: ignore[misc]
        pressed, self._pressed_early = self._pressed_early, []
        for each in pressed:
            self.board = self.board._replace(facts=self._facts())
            self.keep_private(*each)
        self._stamp -= 1
        self.board = self.board._replace(told=frozenset(closed))
        due, self._due = self._due, []
        for deal, composed, place, is_told in due:
            self.end_deal(deal, composed, place, is_told=is_told)
        return closed

    def _known(self, key: MessageKey, show: PostedMessage, now: float) -> tuple[MessageBoard, Consequences]:
        """A digest is believed only at the revision it was written for: it may have shown others since, and again."""
        shows = None
        if show.digest is not None and show.revision == self.table.revision:
            content = Content.RESULT if show.deal is not None else Content.LIVE
            shows = ShownContent(content, self._stamp, Appearance(show.digest, revision=show.revision))
        state = taken_up(key.kind, show.place, now, shows, is_told=show.is_told)
        if key in self.board.messages:
            return self.board, ()
        board = self.board._replace(facts=self._facts())
        if show.deal is not None:
            self._ends[show.deal] = self._parts.ended(show.deal)
        return boards.begin(board, key, state, None, now, show.deal)

    def note_result(self, message: int) -> None:
        """This message in its channel says what a deal came to, perhaps at the table that was there before."""
        self._take(lambda now: boards.note_result(self.board, message, now))

    def _begin_uncertain(self, user: int, now: float) -> tuple[MessageBoard, Consequences]:
        """A hand that perhaps stands; Discord soon forgets by which nonce it was sent.

        Where no deal goes on it is of the last one, or of one that was annulled.
        """
        board = self.board._replace(facts=self._facts())
        doubted = MessageState(MessageKind.HAND, DeliveryStatus.UNCERTAIN)
        deal = self.table.deal_id if self.table.stage is Stage.PLAYING else UNKNOWN_DEAL
        return boards.begin(board, MessageKey(MessageKind.HAND, user, deal), doubted, None, now)

    @property
    def post_place(self) -> MessageLocation | None:
        post = self.board.post
        return self.board.messages[post].place if post is not None else None

    def keeps(self, place: MessageLocation) -> bool:
        """Whether a message is one of the table's, or was."""
        return place.message in self._past or self.board.find(place.message) is not None

    # Presses

    def lease(
        self,
        key: MessageKey,
        press: PendingInteraction,
        interaction: Interaction,
        place: MessageLocation | None = None,
        deal: int | None = None,
    ) -> MessageLease:
        """From here on this message answers a press; one that is not known yet begins with it.

        deal: the one of which such a message says what it came to.
        """
        self._interactions[press.interaction] = interaction
        self._waiting[press.interaction] = asyncio.get_running_loop().create_future()
        if key not in self.board.messages:
            if deal is not None:
                self._ends.setdefault(deal, self._parts.ended(deal))
            self._take(lambda now: boards.begin(self.board, key, _pressed(key, press, place, now), press, now, deal))
        else:
            self.tell(key, PressReceived(press))
        return MessageLease(self, key, press)

    def lease_post(self, place: MessageLocation, press: PendingInteraction, interaction: Interaction) -> MessageLease:
        """The same of the post that was pressed; by now it may say for good what its deal came to, and stays that."""
        deal = None if self.knows(place.message) else self._results.get(place.message)
        key = boards.older_post(place.message) if deal is not None else self.find_post(place.message)
        return self.lease(key, press, interaction, place, deal)

    async def finish_press(
        self, key: MessageKey, press: PendingInteraction, event: PressDone | PressRefused
    ) -> PressOutcome:
        """What a press wanted is done or not; return when it is dealt with."""
        is_done, state = isinstance(event, PressDone), self.board.messages.get(key)
        # What was refused says nothing of where they play if the message is to be made, or gives way to another.
        is_to_go = state is not None and state.desired.content is Content.DELETED and key.user in self.board.focus
        if key.user and (is_done or not (press.creates_message or is_to_go)):
            was = self.board.focus.get(key.user)
            self._use(key.user, press.interaction, lambda now: boards.play_by(self.board, key.user, key, now))
            used = self._interactions.get(press.interaction)
            self._note_use(key.user, is_here=used is not None and used.channel_id == self.table.channel)
            is_elsewhere = was is not None and was.number == boards.ELSEWHERE
            if key.kind is MessageKind.HAND and is_elsewhere and self.board.facts.is_held:
                self._parts.cluster.tell_shown(self.table.id, key.user, self.used_by(key.user))
        if key.kind is MessageKind.HAND and not self.board.facts.is_held:
            step = event.step.what if isinstance(event, PressDone) and event.step is not None else ""
            self._parts.cluster.tell_stepped(self.table.id, key.user, self.used_by(key.user), step)
        self.tell(key, event)
        try:
            return await self._waiting[press.interaction]
        finally:
            del self._waiting[press.interaction]
            self._forget_interactions()

    def _note_use(self, user: int, *, is_here: bool) -> None:
        deal, was_here = self._played_here.get(user, (0, True))
        self._played_here[user] = self.table.deal_id, is_here and (was_here or deal != self.table.deal_id)

    def _plays_here(self, user: int) -> bool:
        """Whether all that somebody used in their newest deal was in the channel: no other message need call them."""
        return self._played_here.get(user, (0, False))[1]

    async def _wants_hand(self, user: int) -> bool:
        """Whether their hand is to be sent to somebody; the channel shows it to everybody who asks there."""
        self._hands_wanted[user] = (await self._parts.preferences(user)).hand
        return self._is_hand_sent(user)

    def _is_hand_sent(self, user: int) -> bool:
        """The same as far as it was asked before; a hand that stands was wanted when it was sent."""
        asked = self._hands_wanted.get(user, HandDelivery.ALWAYS)
        return asked is HandDelivery.ALWAYS or (asked is HandDelivery.PLAYING and not self._plays_here(user))

    def lacks_token(self, message: int) -> bool:
        """Whether this is the post of a deal under way and every edit of it counts; one that is to move needs none."""
        post, facts = self.board.post, self.board.facts
        if post is None or self.board.find(message) != post or not (facts.is_held and facts.is_dealing):
            return False
        if self.board.is_buried:
            return False
        return self.board.messages[post].token(asyncio.get_running_loop().time()) is None

    def offer_token(self, message: int, interaction: Interaction, token: EditToken) -> None:
        """A press on this post was acknowledged, and something else answers it; another may be the table's by now."""
        if (post := self.board.find(message)) is not None:
            self._interactions[interaction.id] = interaction
            self.tell(post, TokenOffered(token))

    def knows(self, message: int) -> bool:
        return self.board.find(message) is not None

    def keep_private(self, key: MessageKey, place: MessageLocation, interaction: Interaction, token: EditToken) -> None:
        """Somebody plays by a private answer that nobody knew; a press on it was acknowledged and brings a token.

        Another press may have made it known meanwhile. Where the table's messages stand may still have to be read.
        """
        if not self.is_loaded:
            self._pressed_early.append((key, place, interaction, token))
            return
        self._interactions[interaction.id] = interaction
        self._note_use(key.user, is_here=place.channel == self.table.channel)
        if key in self.board.messages:
            self.tell(key, TokenOffered(token))
            self._use(key.user, interaction.id, lambda now: boards.play_by(self.board, key.user, key, now))
        else:
            state = taken_up(MessageKind.PRIVATE, place, asyncio.get_running_loop().time())._replace(tokens=(token,))
            self._use(key.user, interaction.id, lambda now: boards.keep_private(self.board, key, state, now))

    async def heard_of_post(self, message: int) -> None:
        """Return once it is known which post this is: it may be pressed before its sending is heard of."""
        await self._found(MessageKind.POST, 0, message)

    def find_post(self, message: int) -> MessageKey:
        """The post that stands under this number; one that nobody knew is the newest, or one that should be gone."""
        known = self.board.find(message)
        if known is not None:
            return known
        post = self.board.post
        place = self.board.messages[post].place if post is not None else None
        return boards.older_post(message) if place and place.message > message else boards.next_post(self.board)

    async def find_hand(self, user: int, message: int, deal: int) -> MessageKey:
        known = await self._found(MessageKind.HAND, user, message)
        if known is not None:
            return known
        key = MessageKey(MessageKind.HAND, user, deal)
        state = self.board.messages.get(key)
        is_it = deal == self.table.deal_id and state is not None and state.status in TO_BE_SENT
        return (
            key if is_it and self._parts.cluster.holds(self.table.id) else MessageKey(MessageKind.HAND, user, -message)
        )

    async def find_private(self, user: int, message: int) -> MessageKey:
        """The private answer that stands under this number; one from before a restart is known by it from now on."""
        return await self._found(MessageKind.PRIVATE, user, message) or MessageKey(MessageKind.PRIVATE, user, message)

    async def _found(self, kind: MessageKind, user: int, message: int) -> MessageKey | None:
        """A message by its number; if one of the kind is just being made, that is heard of first."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LANDING_SECONDS):
                while self.board.find(message) is None and self._is_making(kind, user):
                    self._landed.clear()
                    await self._landed.wait()
        return self.board.find(message)

    def _is_making(self, kind: MessageKind, user: int) -> bool:
        """Whether a message of theirs is there perhaps, and we do not know its number yet."""
        return any(
            state.place is None and state.in_flight is not None and state.in_flight.is_calling
            for key, state in self.board.messages.items()
            if (key.kind, key.user) == (kind, user)
        )

    @property
    def has_private(self) -> bool:
        """Whether a private answer before somebody is kept up to date here, or will be: they pressed it."""
        pressed = (state.presses for key, state in self.board.messages.items() if key.kind is MessageKind.PRIVATE)
        return bool(self.private_players) or any(pressed)

    @property
    def private_players(self) -> frozenset[int]:
        """Who plays by a private answer that is kept here."""
        return frozenset(user for user, by in self.board.focus.items() if by.number != boards.ELSEWHERE)

    def used_by(self, user: int) -> int:
        """The newest interaction, as far as is known, by which somebody used what they play by; 0 for none."""
        return self._used.get(user, 0)

    # Saying something once

    def end_deal(
        self, deal: int, composed: ContentSource, place: MessageLocation | None = None, *, is_told: bool = False
    ) -> None:
        """A deal is over: its post becomes what it came to, at the next `follow`; asked for twice it is said once.

        place: where that stands already, or was about to; is_told: whether it was said there.
        """
        if not self.is_loaded:
            self._due.append((deal, composed, place, is_told))
        elif self.board.channel.is_gone:
            self._parts.journal.record_unannounced([deal])
        else:
            if deal not in self.board.over:
                self._ends[deal] = composed
            written = self._written[-1] if self._written else 0
            self._take(
                lambda now: (boards.end_deal(self.board, deal, now, place, is_told=is_told, written=written), ())
            )

    def say(self, key: MessageKey, composed: ContentSource) -> None:
        """Send this once, however long it takes."""
        if key not in self.board.messages and key.user not in self.board.told:
            self._fixed[key] = composed
            self.begin(key, MessageState(key.kind))

    def call(self, users: frozenset[int], composed: ContentSource, *, is_late: bool) -> None:
        """Call these people, who have not been called for this turn."""
        sight = self.sight(None)
        self.called = self.called.now(sight).and_now(users, sight)
        self.follow()
        self.say(MessageKey(MessageKind.CALL, 0, number_of_call(sight, is_late=is_late)), composed)

    def keep_call(self, place: MessageLocation, users: frozenset[int]) -> None:
        """The newest call for this very turn stands there since before we began, and these people were called for it.

        Like a call of our own it holds while all of them are awaited.
        """
        sight = self.sight(None)
        if not users <= awaited_people(sight):
            return
        self.called = self.called.now(sight).and_now(users, sight)
        self.follow()
        key = MessageKey(MessageKind.CALL, 0, number_of_call(sight, is_late=False))
        if key not in self.board.messages and not self.keeps(place):
            self._parts.journal.leave(place)
            as_said = ShownContent(Content.LIVE, 0, Appearance(0, has_controls=False, is_permanent=True))
            self.begin(key, taken_up(MessageKind.CALL, place, asyncio.get_running_loop().time(), as_said))

    # Events and effects

    def tell(self, key: MessageKey, event: Event) -> None:
        self._take(lambda now: boards.tell(self.board, key, event, now))

    def tell_all(self, event: Event) -> None:
        self._take(lambda now: boards.tell_all(self.board, event, now))

    def begin(self, key: MessageKey, state: MessageState) -> None:
        """A message is known from now on."""
        self._take(lambda now: boards.begin(self.board, key, state, None, now))

    def take_away(self, place: MessageLocation) -> None:
        """A message of ours in its channel has served its turn; it goes as soon as the channel lets it."""
        self._parts.journal.leave(place)
        self.begin(
            boards.left_over(place.message), taken_up(MessageKind.CALL, place, asyncio.get_running_loop().time())
        )

    @property
    def is_barred(self) -> bool:
        """Whether the channel refused something, and not just now."""
        return self.board.channel.may_differ(asyncio.get_running_loop().time())

    def look_again(self) -> None:
        """Somebody looks for the table: between two deals nobody would notice that its post was deleted.

        Nothing tells us of that but an edit, and there is none before the next deal, for which the post is needed.
        """
        post = self.board.post
        if post is not None and not self.board.facts.is_dealing and self.board.messages[post].in_flight is None:
            self.tell(post, ChangedExternally())

    def lose_channel(self) -> None:
        """The channel is gone, and so is all that stood there: what a deal came to can be told nobody any more."""
        self._parts.journal.record_unannounced(self._ends)
        self._take(lambda now: boards.lose_channel(self.board, now))

    def reopened(self, user: int) -> None:
        """Somebody's direct messages may be open again."""
        for key in [each for each in self.board.messages if each.kind is MessageKind.HAND and each.user == user]:
            self.tell(key, PermissionRestored())

    def reword(self, user: int) -> None:
        """Somebody reads otherwise from now on: what they have before them is composed anew."""
        for key, state in list(self.board.messages.items()):
            is_theirs = key.user == user and key.kind in {MessageKind.HAND, MessageKind.PRIVATE}
            if is_theirs and state.desired.content in {Content.LIVE, Content.INACTIVE}:
                self.tell(key, WordingChanged())

    def follow_up(self, user: int, interaction: Interaction, token: EditToken) -> None:
        """Somebody's hand is to follow the answer to what they pressed or typed, and they play by it from now on."""
        self._interactions[interaction.id] = interaction
        key = MessageKey(MessageKind.PRIVATE, user, interaction.id)
        state = MessageState(key.kind, tokens=(token,))
        self._use(user, interaction.id, lambda now: boards.keep_private(self.board, key, state, now))

    def use_hand(self, user: int, used: int) -> None:
        """Somebody plays by their direct message, since they used that by this interaction, if that is news."""
        if used >= self.used_by(user):
            self._used[user] = used
            self._take(lambda now: boards.play_by(self.board, user, None, now))

    def turn_hand(self, user: int, used: int, what: str) -> None:
        """Somebody's hand was pressed at another process: it asks a second step, or, empty, its question again."""
        sight, deal = self.sight(user), self.table.deal_id
        if used >= self.used_by(user):
            step = step_into(what, sight.view, deal) if what and sight.view is not None else None
            self.tell(MessageKey(MessageKind.HAND, user, deal), StepTurned(step))

    def play_elsewhere(self, user: int, used: int) -> bool:
        """Somebody plays by a message of another process, which they used by this interaction.

        False if they have used one since that is kept here: then they go on playing by that.
        """
        is_here = user in self.private_players
        if used < self.used_by(user):
            return not is_here and (user in self.board.focus or not self.board.facts.is_held)
        self._used[user] = used
        self._note_use(user, is_here=True)
        self._take(lambda now: boards.play_elsewhere(self.board, user, now))
        return True

    def _use(self, user: int, interaction: int, change: Callable[[float], tuple[MessageBoard, Consequences]]) -> None:
        """Somebody used a message that is kept here, unless they have used another process's since.

        Several processes hear of a person's presses, in any order: the newest says where they play.
        """
        by = self.board.focus.get(user)
        is_old = by is not None and by.number == boards.ELSEWHERE and interaction < self.used_by(user)
        self._used[user] = max(interaction, self.used_by(user))

        def used(now: float) -> tuple[MessageBoard, Consequences]:
            board, given = change(now)
            if not is_old:
                return board, given
            board, more = boards.play_elsewhere(board, user, now)
            return board, given + more

        self._take(used)

    def forget_elsewhere(self) -> None:
        """Nobody knows any more who does."""
        self._take(lambda now: boards.forget_elsewhere(self.board, now))

    def _take(self, change: Callable[[float], tuple[MessageBoard, Consequences]]) -> None:
        """Take one event after another: what is told while one is dealt with comes after it."""
        self._queue.append(change)
        if self._is_busy:
            return
        self._is_busy = True
        try:
            while self._queue:
                before = self.board.focus
                self.board, given = self._queue.popleft()(asyncio.get_running_loop().time())
                if self.board.focus != before:
                    self._tell_others(before)
                self._note_ends()
                for key, effect in given:
                    self._carry_out(key, effect)
        finally:
            self._is_busy = False
        if self.is_at_rest:
            self._at_rest(self)

    def _tell_others(self, before: Mapping[int, MessageKey]) -> None:
        """Somebody plays by a private answer of this process, or by none any more: that is for the others to know."""
        for user in sorted({*before, *self.board.focus}):
            was, now = before.get(user), self.board.focus.get(user)
            if now is not None and now != was and now.number != boards.ELSEWHERE:
                self._parts.cluster.tell_played(self.table.id, user, self.used_by(user))
            elif now is None and was is not None and was.number != boards.ELSEWHERE and not self.board.facts.is_held:
                self._parts.cluster.tell_shown(self.table.id, user, self.used_by(user))

    def _note_ends(self) -> None:
        """Which posts say what a deal came to is known before another takes their place."""
        for key, deal in self.board.ends.items():
            if (place := self.board.messages[key].place) is not None:
                self._parts.journal.ends(place, deal)
                self._results[place.message] = deal
        while len(self._results) > MAX_FORMER_POSTS:
            del self._results[min(self._results)]

    def _carry_out(self, key: MessageKey, effect: Effect | ResultAnnounced) -> None:  # noqa: C901 - a case for each effect
        match effect:
            case Prepare(method, content):
                self._tasks[key] = self._parts.spawn(self._prepare(key, method, content))
            case CancelPreparation():
                self._tasks.pop(key).cancel()
            case CallDiscord(in_flight):
                self._tasks[key] = self._parts.spawn(self._call(key, in_flight))
            case Acknowledge(interaction):
                self._parts.spawn(self._acknowledge(key, interaction))
            case FinishPress(interaction, ending):
                waiting = self._waiting.get(interaction)
                if waiting is not None and not waiting.done():
                    waiting.set_result(ending)
            case WakeAt(moment):
                self._wake(key, moment)
            case RecordState():
                self._remember(key)
            case ResultAnnounced(place, deal):
                self._parts.journal.record_announced(place, deal)
                self._parts.result_stands(place)
            case Unreachable(reason):
                if reason is Reason.CHANNEL_GONE and key.kind in PUBLIC:
                    self._parts.journal.record_unannounced(self._ends)
                self._unreachable(self, key, reason)
            case MessageEnded(place):
                self._end(key, place)

    def _wake(self, key: MessageKey, moment: float) -> None:
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()
        self._timers[key] = asyncio.get_running_loop().call_at(moment, self.tell, key, TimerFired())

    def _end(self, key: MessageKey, place: MessageLocation | None) -> None:
        if (timer := self._timers.pop(key, None)) is not None:
            timer.cancel()
        for kept in (self._contents, self._fixed, self._nonces):
            kept.pop(key, None)
        if key.kind is MessageKind.POST and place is not None and self.board.facts.is_held:
            self._past.append(place.message)
        for deal in self._ends.keys() - set(self.board.ends.values()):
            del self._ends[deal]
        if self.board.facts.is_held:
            self._parts.journal.ended(self.table.id, key, place)

    def _remember(self, key: MessageKey) -> None:
        """Write down where it stands; what is not sure to be its table's newest state is looked at after a restart.

        So is what asks a second step, of which nobody knows then, and a table in whose channel something may stand.
        """
        self._landed.set()
        state = self.board.messages.get(key)
        if state is None or state.place is None or (key.kind is MessageKind.POST and key != self.board.post):
            return
        shows = state.shows if state.shows is not None and state.shows.content in FOLLOWING else None
        appearance = shows.appearance if shows is not None else None
        is_sure = self.is_looked_through and state.recheck is None and state.step is None and not self.board.is_landing
        revision = appearance.revision if appearance is not None and appearance.is_complete and is_sure else None
        digest = appearance.digest if appearance else None
        self._parts.journal.record_posted(self.table, key, state.place, revision, digest)
        if key.kind is MessageKind.CALL and self.board.facts.awaited <= self.called.users:
            self._parts.all_called(self.table)

    def _forget_interactions(self) -> None:
        """An interaction is kept as long as it is answered or its token edits something."""
        states = self.board.messages.values()
        used = {token.interaction for state in states for token in state.tokens}
        used |= {press.interaction for state in states for press in state.presses} | set(self._waiting)
        for gone in [each for each in self._interactions if each not in used]:
            del self._interactions[gone]

    # Preparing

    async def _prepare(self, key: MessageKey, method: CallMethod, content: Content) -> None:
        is_answer = method in {CallMethod.ANSWER, CallMethod.FOLLOW_UP}
        try:
            if not is_answer:
                forced = await self._forced(key)
                await self._parts.pacing.turn(
                    (self.table.id, key), self.pace, lambda: self._update_request(key, forced)
                )
            stamp = self.board.messages[key].desired.stamp
            urgency = Priority.SOON if self._update_request(key).is_urgent else Priority.LATER
            composed = await self._wanted(key, content, method, Priority.ANSWER if is_answer else urgency)
        except Exception:
            log.exception("The %s of table %s could not be composed.", key.kind, self.table.id)
            self.tell(key, PreparationFailed())
        else:
            if composed is not None:
                self._contents[key] = composed
            self.tell(key, Prepared(composed.appearance if composed is not None else None, stamp))

    async def _wanted(
        self, key: MessageKey, content: Content, method: CallMethod, priority: Priority
    ) -> ComposedMessage | None:
        """Nothing is sent to who wants no hand, which may come out while it is painted."""
        state = self.board.messages[key]
        is_open = key.kind is MessageKind.HAND and method is CallMethod.SEND and state.status is DeliveryStatus.UNSENT
        if is_open and not await self._wants_hand(key.user):
            return None
        composed = await self._made(key, content, priority)
        return None if is_open and not await self._wants_hand(key.user) else composed

    async def _made(self, key: MessageKey, content: Content, priority: Priority) -> ComposedMessage | None:
        state = self.board.messages.get(key)
        composed = await self._parts.contents.make(
            key, content, self.sight, self._ends.get(self.board.ends.get(key, 0)) or self._fixed.get(key),
            is_stuck=self.is_stuck, in_words=state is not None and state.in_words, priority=priority,
            step=state.step if state is not None else None, ended=await self._as_it_ended(key, content),
        )  # fmt: skip
        if composed is not None and key.user:
            (self._listeners.add if composed.drawn.message.is_by_ear else self._listeners.discard)(key.user)
            if key.kind is MessageKind.HAND:
                await self._wants_hand(key.user)
        return composed

    async def _as_it_ended(self, key: MessageKey, content: Content) -> TableView | None:
        """The table as a deal ended: for private answers the one that is over, for a hand that is to end its own."""
        deal = self.table.deal
        if key.kind is MessageKind.PRIVATE and deal is not None and deal.outcome is not None:
            number = deal.id
        elif key.kind is MessageKind.HAND and key.number > 0 and content is Content.FINAL:
            number = key.number
        else:
            return None
        if self.ended is None or self.ended.table.deal is None or self.ended.table.deal.id != number:
            self.ended = await self._parts.as_it_ended(number)
        return self.ended

    async def _forced(self, key: MessageKey) -> AutoPlay:
        """Which cards play themselves for whoever a message asks."""
        if key.kind not in {MessageKind.HAND, MessageKind.PRIVATE}:
            return AutoPlay.OFF
        return (await self._parts.preferences(key.user)).forced

    def _plays_itself_by(self, key: MessageKey, state: MessageState, forced: AutoPlay) -> float | None:
        """When the last card of somebody's hand has played itself, so that nothing has to ask them before.

        Where computers take their time they may rather press it. What shows an old question is set right at once.
        """
        pause = longest_pause(self.table.pace.computer) + PLAYED_SECONDS
        if (
            pause > MAX_LINGER_SECONDS
            or state.desired.content is not Content.LIVE
            or state.shows is None
            or state.shows.appearance.has_controls
        ):
            return None
        view = self.sight(key.user).view
        return None if view is None or last_card(view, forced) is None else self.pace.changed_at + pause

    def _update_request(self, key: MessageKey, forced: AutoPlay = AutoPlay.OFF) -> UpdateRequest:
        state = self.board.messages.get(key, MessageState(key.kind))
        is_direct = state.place is not None and key.kind is MessageKind.HAND
        played = self._plays_itself_by(key, state, forced) if forced is not AutoPlay.OFF else None
        return UpdateRequest(
            channel=state.place.channel if is_direct and state.place is not None else self.table.channel,
            is_new=state.status in TO_BE_SENT and key.kind is not MessageKind.CALL,
            is_free=state.token(asyncio.get_running_loop().time()) is not None,
            is_urgent=state.desired.is_urgent and (played is None or played <= asyncio.get_running_loop().time()),
            is_public=key.kind in {MessageKind.POST, MessageKind.CALL},
            is_live=state.desired.content is Content.LIVE,
            not_before=played or 0.0,
        )

    # Calling

    async def _call(self, key: MessageKey, in_flight: InFlightUpdate) -> None:
        claim, composed = self._update_request(key), self._contents.pop(key, None)
        if in_flight.method in {CallMethod.SEND, CallMethod.EDIT, CallMethod.DELETE, CallMethod.EDIT_FREE}:
            self._parts.pacing.called(self.pace, claim)
        if key.kind is MessageKind.POST and in_flight.method in CREATING:
            self._moved_at = asyncio.get_running_loop().time()
        try:
            if (
                in_flight.content is not Content.LIVE
                and key.kind is MessageKind.HAND
                and in_flight.method is not CallMethod.SEND
            ):
                await self._parts.journal.mark_uncertain(self.table.id, key.user, key.number)
            place, deal = self.board.messages[key].place, self.board.ends.get(key)
            if place is not None and deal is not None and in_flight.method is not CallMethod.LOCATE:
                await self._parts.journal.ends_at(place, deal)
            if (
                key.kind is MessageKind.POST
                and composed is not None
                and (key == self.board.post or in_flight.method in CREATING)
            ):
                await self._parts.journal.mark_uncertain(self.table.id, revision=composed.appearance.revision)
            if key.kind is MessageKind.CALL and in_flight.method is CallMethod.SEND:
                await self._parts.journal.mark_uncertain(
                    self.table.id
                )  # if we end meanwhile, its channel is looked through
            outcome = await self._called(key, in_flight, composed)
        except Exception:
            log.exception("The %s of table %s could not be shown.", key.kind, self.table.id)
            outcome = CallRefused(Reason.RESULT_UNKNOWN)
        if isinstance(outcome, CallRefused):
            log.info(
                "The %s of table %s was not taken: %s by %s.",
                key.kind, self.table.id, outcome.reason, in_flight.method,
            )  # fmt: skip
        if key.kind in PUSHED_UP and in_flight.appearance is not None and in_flight.method not in CREATING:
            self._look_again()
        self.tell(key, CallFinished(outcome))
        self._landed.set()
        self._forget_interactions()

    async def _called(  # noqa: PLR0911 - a return for each way
        self, key: MessageKey, in_flight: InFlightUpdate, composed: ComposedMessage | None
    ) -> CallOutcome:
        """The call a flight stands for. Post and hand are changed only by who is sure to hold the table."""
        transport, state, what = self._parts.transport, self.board.messages[key], key.kind
        place = state.place
        if in_flight.method in {CallMethod.SEND, CallMethod.EDIT, CallMethod.DELETE} and not self._is_ours(key):
            return CallRefused(Reason.TRY_LATER)
        if in_flight.method in {CallMethod.DELETE, CallMethod.LOCATE} and in_flight.token is not None:
            return await self._by_token(in_flight.method, in_flight.token)
        if in_flight.method is CallMethod.DELETE and place is not None:
            return await transport.delete(place)
        if composed is None:
            return CallRefused(Reason.TRY_LATER)
        drawn, pictures = composed.drawn, state.shows.appearance.pictures if state.shows is not None else None
        keep = pictures is not None and pictures == composed.appearance.pictures
        if in_flight.method in CREATING or in_flight.method is CallMethod.ANSWER:
            return await self._answered(key, in_flight, composed, keep_pictures=keep)
        if in_flight.method is CallMethod.EDIT_FREE and in_flight.token is not None:
            interaction = self._interactions.get(in_flight.token.interaction)
            if interaction is None:
                return CallRefused(Reason.EXPIRED)
            return await transport.edit_by(interaction, in_flight.token, drawn, what, keep_pictures=keep)
        if place is None:
            return CallRefused(Reason.GONE)
        return await transport.edit(place, drawn, what, keep_pictures=keep)

    async def _answered(
        self, key: MessageKey, in_flight: InFlightUpdate, composed: ComposedMessage, *, keep_pictures: bool
    ) -> CallOutcome:
        transport, what = self._parts.transport, key.kind
        if in_flight.method is CallMethod.SEND:
            return await self._sent(key, composed)
        number = in_flight.token.interaction if in_flight.token is not None else in_flight.press
        interaction = self._interactions.get(number or 0)
        if interaction is None:
            return CallRefused(Reason.EXPIRED)
        if in_flight.method is CallMethod.FOLLOW_UP:
            return await transport.follow_up(interaction, composed.drawn, what)
        press = next((each for each in self.board.messages[key].presses if each.interaction == in_flight.press), None)
        if press is not None and press.creates_message:
            is_private = key.kind is MessageKind.PRIVATE
            return await transport.answer_anew(interaction, composed.drawn, what, is_private=is_private)
        return await transport.answer_here(interaction, composed.drawn, what, keep_pictures=keep_pictures)

    async def _by_token(self, method: CallMethod, token: EditToken) -> CallOutcome:
        transport, interaction = self._parts.transport, self._interactions.get(token.interaction)
        if interaction is None:
            return CallRefused(Reason.EXPIRED)
        return await (
            transport.locate(interaction) if method is CallMethod.LOCATE else transport.delete_by(interaction, token)
        )

    async def _sent(self, key: MessageKey, composed: ComposedMessage) -> CallOutcome:
        if key.kind is MessageKind.HAND:
            return await self._sent_directly(key, composed)
        known = await self._sent_before(key, self.table.channel, composed.drawn.message)
        return known or await self._parts.transport.send(
            self.table.channel, composed.drawn, self._nonce(key), key.kind,
            is_silent=key.kind in {MessageKind.POST, MessageKind.SAID},
        )  # fmt: skip

    async def _sent_directly(self, key: MessageKey, composed: ComposedMessage) -> CallOutcome:
        """A hand; one that perhaps stands is looked for whether or not it is still to be sent."""
        transport, closed = self._parts.transport, self._parts.closed(key.user)
        if closed is not None and self.board.messages[key].status is not DeliveryStatus.UNCERTAIN:
            return CallRefused(closed)  # asking again counts against us
        channel = await transport.direct_channel(key.user)
        if isinstance(channel, CallRefused):
            is_in_vain = channel.reason not in TRANSIENT and not await self._is_to_be_sent(key)
            return self._unfound(key) if is_in_vain else channel
        if (known := await self._sent_before(key, channel)) is not None:
            return known
        if not await self._is_to_be_sent(key):
            return self._unfound(key)
        if closed is not None:
            return CallRefused(closed)
        await self._parts.journal.mark_sending(self.table.id, key.user, channel, key.number)
        is_silent = self._plays_here(key.user)
        return await transport.send(channel, composed.drawn, self._nonce(key), key.kind, is_silent=is_silent)

    async def _sent_before(self, key: MessageKey, channel: int, message: Message | None = None) -> CallOutcome | None:
        """What was sent and perhaps stands: Discord knows it by its nonce for minutes only."""
        if self.board.messages[key].status is not DeliveryStatus.UNCERTAIN:
            return None
        if key.kind is MessageKind.HAND:
            found = await self._parts.hand(self.table, None if key.number < 0 else key.number, channel)
        elif key.kind is MessageKind.POST and key not in self.board.ends:
            found = await self._parts.post(self.table)
        elif key.kind is MessageKind.POST and message is not None:
            found = await self._parts.result(channel, told_by(each.press for each in message.controls))
        elif key.kind is MessageKind.CALL and message is not None:
            found = await self._parts.call(self.table, message.mentions, self.keeps)
        else:
            return None
        if isinstance(found, CallRefused):
            return found
        return Delivered(found, is_as_given=False) if found is not None and not self.keeps(found) else None

    async def _is_to_be_sent(self, key: MessageKey) -> bool:
        """Whether a hand that stands nowhere is wanted by now."""
        return self.board.messages[key].desired.content is not Content.FINAL and await self._wants_hand(key.user)

    def _unfound(self, key: MessageKey) -> CallRefused:
        """It stands nowhere and is not to be sent; while it may still land it is looked for again."""
        state = self.board.messages[key]
        seconds = max(self._landed_by, state.recheck or 0.0) - asyncio.get_running_loop().time()
        may_land = state.status is DeliveryStatus.UNCERTAIN and seconds > 0
        return CallRefused(Reason.TRY_LATER, seconds) if may_land else CallRefused(Reason.GONE)

    def _nonce(self, key: MessageKey) -> str:
        """By which a message is sent, the same before and after a restart: of a post by which one stood there before.

        What was first sent as a post keeps its nonce when its deal is over.
        """
        what, lost = key.kind, self.board.messages[key].lost
        if key.kind is not MessageKind.POST:
            return nonce_of(what, self.table.id, key.user, key.number, lost)
        if key not in self._nonces:
            deal = self.board.ends.get(key)
            self._nonces[key] = f"end {deal}" if deal is not None else self._before(key)
        return nonce_of(what, self.table.id, self._nonces[key], lost)

    def _before(self, key: MessageKey) -> str:
        """What a post comes after: the newest that stands or stood, and what is still to be said of deals."""
        others = [each for each in self.board.of(MessageKind.POST) if each != key]
        places = [self.board.messages[each].place for each in others]
        newest = max([0, *self._past, *(place.message for place in places if place is not None)])
        unsaid = [self.board.ends.get(each) for each in others if self.board.messages[each].place is None]
        return " ".join(map(str, [self.table.deal_id, newest, *(deal for deal in unsaid if deal is not None)]))

    def _is_ours(self, key: MessageKey) -> bool:
        is_kept = key.kind in {MessageKind.POST, MessageKind.HAND}
        return not is_kept or self.table.stage is Stage.CLOSED or self._parts.cluster.holds(self.table.id)

    async def _acknowledge(self, key: MessageKey, number: int) -> None:
        interaction = self._interactions.get(number)
        outcome: CallOutcome = CallRefused(Reason.EXPIRED)
        try:
            if interaction is not None:
                outcome = await self._parts.transport.acknowledge(interaction)
        except Exception:
            log.exception("A press could not be acknowledged.")
            outcome = CallRefused(Reason.RESULT_UNKNOWN)
        self.tell(key, Acknowledged(number, outcome))

    # Ending

    async def come_to_rest(self, kinds: frozenset[MessageKind], seconds: float) -> None:
        """Let the calls end that are under way for these, and those that are only being prepared."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while tasks := {task for key, task in self._tasks.items() if key.kind in kinds and not task.done()}:
            if (left := end - loop.time()) <= 0:
                return
            await asyncio.wait(tasks, timeout=left, return_when=asyncio.FIRST_COMPLETED)

    def unload(self, kinds: frozenset[MessageKind]) -> None:
        """What was known of these is old: until they are loaded again nothing is done about them."""
        self.forget(kinds)
        self.is_loaded = False

    def forget(self, kinds: frozenset[MessageKind]) -> None:
        """Another process keeps these from now on, or did: whoever pressed them is answered beside them."""
        self.is_stuck = False
        for key, state in self.board.messages.items():
            for press in state.presses if key.kind in kinds else ():
                self._carry_out(key, FinishPress(press.interaction, unanswered(press)))
        for key in [each for each in self._timers if each.kind in kinds]:
            self._timers.pop(key).cancel()
        for key, task in self._tasks.items():
            if key.kind in kinds:
                task.cancel()
        for kept in (self._contents, self._fixed, self._nonces):
            for key in [each for each in kept if each.kind in kinds]:
                del kept[key]
        self.board = boards.forget(self.board, kinds)

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing is left to be done for a closed table."""
        return (
            self.table.stage is Stage.CLOSED
            and not self._waiting
            and all(
                key.kind is MessageKind.POST and state.is_current and state.in_flight is None and state.recheck is None
                for key, state in self.board.messages.items()
            )
        )


def _pressed(key: MessageKey, press: PendingInteraction, place: MessageLocation | None, now: float) -> MessageState:
    """A message that nobody knew: it is to be made, or somebody else made it."""
    return MessageState(key.kind) if press.creates_message else taken_up(key.kind, place, now)


def cards_played(sight: TableView) -> int:
    """How many cards lie in tricks, taken or not."""
    view = sight.view
    return sum(len(trick.cards) for trick in (*view.tricks, view.trick)) if view is not None else 0
