"""A table's hour in a channel that takes nothing, in virtual time: how often it is called, and what stands then."""

import heapq
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest

from bot.gateway.messages import board as boards
from bot.gateway.messages.board import MessageBoard, MessageKey, TableFacts
from bot.gateway.messages.lifecycle import (
    BY_BOT,
    PUBLIC,
    Appearance,
    CallDiscord,
    CallFinished,
    CallMethod,
    CallOutcome,
    CallRefused,
    CancelPreparation,
    Delivered,
    InFlightUpdate,
    MessageKind,
    MessageState,
    PermissionRestored,
    Prepare,
    Prepared,
    Reason,
    TimerFired,
    WakeAt,
)
from bot.tables.posted_messages import MessageLocation

NOW = 1000.0
FORBIDDEN, ASLEEP, GONE = (
    CallRefused(Reason.FORBIDDEN),
    CallRefused(Reason.THREAD_ARCHIVED),
    CallRefused(Reason.CHANNEL_GONE),
)
WORDS, PICTURE = Appearance(1), Appearance(2, pictures=22)
ANN, BOB = 1, 2
HOUR = 3600.0
MOST_REFUSED = 40
DEAL = TableFacts(1, 8, frozenset({ANN, BOB}), frozenset({ANN}), is_dealing=True)


class Hour:
    """A table with people who play on: each call takes half a second, and in its channel `denies` may refuse it.

    refused: how often, by message. sent, deleted: which were.
    """

    def __init__(self, denies: Callable[[CallMethod], CallRefused | None], appearance: Appearance = PICTURE) -> None:
        self.board, self.now, self.denies, self.appearance = MessageBoard(), NOW, denies, appearance
        self.refused: Counter[MessageKey] = Counter()
        self.sent: list[MessageKey] = []
        self.deleted: list[MessageKey] = []
        self.is_denied = False
        self._numbers, self._order = count(200), count()
        self._due: list[tuple[float, int, Callable[[], boards.Changed]]] = []
        self._tasks: dict[MessageKey, int] = {}

    def at(self, seconds: float, change: Callable[[], boards.Changed]) -> int:
        number = next(self._order)
        heapq.heappush(self._due, (self.now + seconds, number, change))
        return number

    def until(self, moment: float) -> None:
        """Everything happens that is due until then."""
        while self._due and self._due[0][0] <= moment:
            self.now, _, change = heapq.heappop(self._due)
            self.take(change())
        self.now = moment

    def take(self, changed: boards.Changed) -> None:
        self.board, given = changed
        for key, effect in given:
            match effect:
                case Prepare():
                    number = next(self._order)
                    self._tasks[key] = number
                    self.at(0.1, lambda key=key, number=number: self._prepared(key, number))  # type: ignore[misc]
                case CancelPreparation():
                    self._tasks.pop(key, None)
                case CallDiscord(in_flight):
                    self.at(0.5, lambda key=key, in_flight=in_flight: self._heard(key, in_flight))  # type: ignore[misc]
                case WakeAt(moment):
                    self.at(moment - self.now, lambda key=key: boards.tell(self.board, key, TimerFired(), self.now))  # type: ignore[misc]

    def _prepared(self, key: MessageKey, number: int) -> boards.Changed:
        if self._tasks.get(key) != number:
            return self.board, ()
        state = self.board.messages[key]
        appearance = replace(
            self.appearance,
            digest=state.desired.stamp + 10,
            pictures=None if state.in_words else self.appearance.pictures,
        )
        return boards.tell(self.board, key, Prepared(appearance, state.desired.stamp), self.now)

    def _heard(self, key: MessageKey, in_flight: InFlightUpdate) -> boards.Changed:
        refusal = self.denies(in_flight.method) if self.is_denied and key.kind in PUBLIC else None
        outcome: CallOutcome = (
            Delivered(MessageLocation(7, next(self._numbers))) if in_flight.method is CallMethod.SEND else Delivered()
        )
        if refusal is not None:
            self.refused[key] += 1
            outcome = refusal
        elif in_flight.method is CallMethod.SEND:
            self.sent.append(key)
        elif in_flight.method is CallMethod.DELETE:
            self.deleted.append(key)
        return boards.tell(self.board, key, CallFinished(outcome), self.now)

    def follow(self, facts: TableFacts) -> None:
        before = self.board.facts
        if before.is_dealing and not facts.is_dealing:
            self.board = boards.end_deal(self.board, before.deal, self.now)
        self.take(boards.follow(self.board, facts, self.now))

    def hint(self) -> None:
        self.take(boards.tell_all(self.board, PermissionRestored(), self.now))

    def play(self, seconds: float, *, hints: float | None = None) -> None:
        """Somebody acts every ten seconds, a deal takes five minutes, and now and then somebody is called."""
        started, hinted_at = self.now, self.now
        while self.now < started + seconds:
            stamp, step = self.board.facts.stamp + 1, int(self.now - NOW) // 10
            facts = replace(
                DEAL, stamp=stamp, deal=8 + step // 30, awaited=frozenset({ANN, BOB}), called=frozenset({ANN})
            )
            if step % 30 == 29:
                facts = replace(facts, is_dealing=False, is_between_deals=True, awaited=frozenset(), called=frozenset())
            self.follow(facts)
            if step % 10 == 5:
                key = MessageKey(MessageKind.CALL, 0, step)
                self.take(boards.begin(self.board, key, MessageState(MessageKind.CALL), None, self.now))
            if hints is not None and self.now >= hinted_at + hints:
                hinted_at = self.now
                self.hint()
            self.until(self.now + 10.0)


def everything(refusal: CallRefused) -> Callable[[CallMethod], CallRefused | None]:
    return lambda method: refusal if method in BY_BOT else None


def what_is_new(method: CallMethod) -> CallRefused | None:
    return FORBIDDEN if method is CallMethod.SEND else None


DENIALS = {
    "not even to be seen": everything(FORBIDDEN),
    "nothing new": what_is_new,
    "a locked thread": everything(ASLEEP),
    "deleted": everything(GONE),
}


@pytest.mark.parametrize("hints", [None, 10.0], ids=["nobody tells us anything", "told again and again it may differ"])
@pytest.mark.parametrize("appearance", [WORDS, PICTURE], ids=["words", "pictures"])
@pytest.mark.parametrize("name", DENIALS)
def test_a_channel_that_takes_nothing_is_called_seldom(name: str, appearance: Appearance, hints: float | None) -> None:
    hour = Hour(DENIALS[name], appearance)
    hour.play(60.0)
    assert not hour.refused
    hour.is_denied = True
    hour.play(HOUR, hints=hints)
    assert 0 < hour.refused.total() <= (2 if name == "deleted" else MOST_REFUSED)


@pytest.mark.parametrize("name", ["not even to be seen", "nothing new", "a locked thread"])
@pytest.mark.parametrize("seconds", [20.0, 600.0, 2000.0])
def test_once_it_takes_something_again_one_post_stands_and_stays(name: str, seconds: float) -> None:
    hour = Hour(DENIALS[name])
    hour.play(60.0)
    hour.is_denied = True
    hour.play(seconds)
    hour.is_denied, hour.sent = False, []
    hour.hint()
    hour.until(hour.now + 70.0)
    assert not [key for key in hour.deleted if key in hour.sent]
    stand = [key for key in hour.board.of(MessageKind.POST) if key not in hour.board.ends]
    by_result = [hour.board.post] if hour.board.stands_by_result else []
    assert len(stand or by_result) == 1
    assert all(state.is_current for state in hour.board.messages.values())
