"""What a start does about messages that the process before it left behind."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import logs, tasks
from bot.errors import NotStored, StorageError
from bot.gateway.messages import board as boards
from bot.gateway.messages import lifecycle, pacing, table_sync
from bot.gateway.messages import sync as syncing
from bot.gateway.messages.board import MessageKey, next_post
from bot.gateway.messages.calls import awaited_people
from bot.gateway.messages.lifecycle import (
    CallOutcome,
    CallRefused,
    Delivered,
    EditToken,
    MessageKind,
    MessageState,
    PendingInteraction,
    PressDone,
    PressOutcome,
    PressRefused,
    Reason,
    taken_up,
)
from bot.gateway.messages.pacing import LoopLag, Pacing
from bot.gateway.messages.payload import Drawn, SignBook
from bot.gateway.messages.people import UserProfiles
from bot.gateway.messages.recovery import controls_of, told_by
from bot.gateway.messages.sync import MessageSync
from bot.gateway.messages.table_sync import TableSync
from bot.gateway.messages.transport import nonce_of
from bot.players.simple import Simple
from bot.present.composer import Composer
from bot.present.confirmations import QuestionStep
from bot.present.messages import ControlId as Shown
from bot.present.messages import is_post_of
from bot.present.words import countdown
from bot.tables.changes import Change
from bot.tables.model import CardColours, HandDelivery, Preferences, Stage, Table
from bot.tables.posted_messages import MessageLocation, PostedMessage
from bot.tasks import cancel_and_wait
from engine.views import View
from tests.bot.gateway.interactions.asking import paint
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, GUILD, HandClock, House

POST, CALL, OLD_POST = 80, 70, 60
LEFT = {"id": str(CALL), "content": f"<@{ANNA}>, your turn", "mentions": [{"id": str(ANNA)}]}


class Discord:
    """A table's channel in which a call was left standing; what stands in it is refused so often for a reason."""

    def __init__(self, reason: Reason, times: int) -> None:
        self.reason, self.times = reason, times
        self.looks, self.since = 0, 0
        self.deleted = asyncio.Event()

    async def newest(self, channel: int, _most: int, since: int = 0) -> list[dict[str, Any]] | CallRefused:
        assert channel == CHANNEL
        self.looks, self.since = self.looks + 1, since
        return [LEFT] if self.looks > self.times else CallRefused(self.reason)

    async def send(self, channel: int, _drawn: Drawn, _nonce: str, what: str, **_: object) -> CallOutcome:
        assert (channel, what) == (CHANNEL, "post")
        return Delivered(MessageLocation(channel, POST))

    async def edit(self, place: MessageLocation, *_: object, **_named: object) -> CallOutcome:
        assert place.message == POST
        return Delivered(place)

    async def delete(self, place: MessageLocation) -> CallOutcome:
        assert place.message == CALL
        self.deleted.set()
        return Delivered()

    @staticmethod
    def number_before(_seconds: float) -> int:
        return 0


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done later is done at once."""
    for pause in ("LATE_CALL_SECONDS", "START_PAUSE"):
        monkeypatch.setattr(syncing, pause, 0.0)
    for pause in (
        "GATHER_SECONDS",
        "LINGER_SECONDS",
        "MAX_LINGER_SECONDS",
        "MAX_POST_WAIT_SECONDS",
        "QUIET_SECONDS",
        "WINDOW",
    ):
        monkeypatch.setattr(pacing, pause, 0.0)


async def started(house: House, discord: Any, *, is_new: bool = True) -> MessageSync:
    """The messages of a process that has just begun, with a table at which four people sit, which may be new."""

    async def name(_guild: int, user: int) -> str:
        return f"Person {user}"

    async def guild(_guild: int) -> str:
        return "Kaardilaud"

    if is_new:
        await house.table(ANNA, BERT, CARL, DORA)
    people = UserProfiles(house.store.settings, name)
    composer = Composer(people, guild, house.lookup.sits_at_several, house.store.results.series)
    messages = MessageSync(
        house.tables, discord, composer, people, house.store.messages, paint, Pacing(LoopLag()), SignBook()
    )
    messages.listen()
    messages.repair()
    return messages


@pytest.mark.parametrize("reason", [Reason.RESULT_UNKNOWN, Reason.TRY_LATER])
async def test_a_channel_that_cannot_be_seen_now_is_looked_through_later(house: House, reason: Reason) -> None:
    discord = Discord(reason, 5)
    messages = await started(house, discord)
    async with asyncio.timeout(60):
        await discord.deleted.wait()
    assert discord.looks == 6
    await messages.stop()


async def test_where_we_may_not_look_that_is_no_reason_to_look_again(house: House) -> None:
    discord = Discord(Reason.FORBIDDEN, 5)
    messages = await started(house, discord)
    async with asyncio.timeout(60):
        while messages._tasks:
            await asyncio.wait(messages._tasks)
    assert discord.looks == 2  # at once, and once more for what was still on its way
    await messages.stop()


@pytest.mark.parametrize("reason", [Reason.FORBIDDEN, Reason.THREAD_ARCHIVED])
async def test_a_channel_that_could_not_be_looked_through_is_as_soon_as_it_lets_us(
    house: House, reason: Reason
) -> None:
    discord = Discord(reason, 2)
    messages = await started(house, discord)
    async with asyncio.timeout(60):
        await rested(messages)
    assert discord.looks == 2
    messages.allowed_again(GUILD + 1)
    messages.allowed_again(GUILD)
    async with asyncio.timeout(60):
        await discord.deleted.wait()
        await rested(messages)
    messages.allowed_again(GUILD)
    assert discord.looks == 3
    await messages.stop()


async def test_it_is_too_once_servers_tell_again_after_a_silence(house: House) -> None:
    discord = Discord(Reason.FORBIDDEN, 2)
    messages = await started(house, discord)
    async with asyncio.timeout(60):
        await rested(messages)
        messages.heard_nothing_of(lambda guild: guild == GUILD)
        await discord.deleted.wait()
    await messages.stop()


class Barred(Discord):
    """A channel where nothing that stands can be taken away until somebody allows it."""

    def __init__(self, reason: Reason, *, is_seen: bool) -> None:
        super().__init__(reason, 0)
        self.is_shut, self.is_seen, self.refused = True, is_seen, asyncio.Event()

    async def newest(self, channel: int, most: int, since: int = 0) -> list[dict[str, Any]] | CallRefused:
        if self.is_shut and not self.is_seen:
            self.refused.set()
            return CallRefused(self.reason)
        return await super().newest(channel, most, since)

    async def delete(self, place: MessageLocation) -> CallOutcome:
        if self.is_shut:
            self.refused.set()
            return CallRefused(self.reason)
        return await super().delete(place)


@pytest.mark.parametrize("reason", [Reason.FORBIDDEN, Reason.THREAD_ARCHIVED])
@pytest.mark.parametrize("is_seen", [True, False], ids=["found in its channel", "written down"])
async def test_a_call_that_cannot_be_taken_away_goes_as_soon_as_it_can(
    house: House, reason: Reason, is_seen: bool
) -> None:
    discord = Barred(reason, is_seen=is_seen)
    if not is_seen:
        await house.store.messages.leave(MessageLocation(CHANNEL, CALL))
    messages = await started(house, discord)
    async with asyncio.timeout(60):
        await discord.refused.wait()
        await rested(messages)
    assert await messages._journal.write()
    (left,) = await house.store.messages.left_over()
    assert left.place == MessageLocation(CHANNEL, CALL), "or the next start does it"
    discord.is_shut = False
    messages.allowed_again(GUILD)
    async with asyncio.timeout(60):
        await discord.deleted.wait()
        await rested(messages)
    await messages.stop()
    assert await house.store.messages.left_over() == []


async def test_one_of_no_table_that_cannot_be_taken_away_is_the_next_starts(house: House) -> None:
    discord, elsewhere = Barred(Reason.FORBIDDEN, is_seen=True), MessageLocation(CHANNEL + 1, CALL)
    discord.looks = -(10**9)
    await house.store.messages.leave(elsewhere)
    messages = await started(house, discord)
    async with asyncio.timeout(60):
        await discord.refused.wait()
        await rested(messages)
    await messages.stop()
    assert [left.place for left in await house.store.messages.left_over()] == [elsewhere]


@pytest.mark.parametrize("known", [0, POST])
async def test_a_channel_is_looked_through_down_to_the_post_that_is_known(house: House, known: int) -> None:
    table, discord = await house.table(ANNA, BERT, CARL, DORA), Discord(Reason.RESULT_UNKNOWN, 0)
    await house.store.messages.remember(
        [PostedMessage(table.id, None, MessageLocation(CHANNEL, known))] if known else []
    )
    messages = await started(house, discord, is_new=False)
    async with asyncio.timeout(60):
        await discord.deleted.wait()
    assert discord.since == known
    await messages.stop()


@pytest.mark.parametrize("is_seen", [True, False])
async def test_until_then_the_next_start_looks_again_too(house: House, is_seen: bool) -> None:
    discord = Discord(Reason.TRY_LATER, 0 if is_seen else 10**9)
    messages = await started(house, discord)
    shown: PostedMessage | None = None
    async with asyncio.timeout(60):
        while shown is None or shown.place is None:
            shown = next(iter(await house.store.messages.remembered()), None)
    assert shown.place == MessageLocation(CHANNEL, POST)
    assert (shown.revision is not None) is is_seen
    await messages.stop()


class Shut(Discord):
    """A channel that takes nothing new until it may; `sent` are the nonces of all that was to be sent there."""

    def __init__(self) -> None:
        super().__init__(Reason.FORBIDDEN, 0)
        self.is_denied = True
        self.sent: list[str] = []
        self.heard = asyncio.Event()

    async def hears(self, nonce: str) -> None:
        async with asyncio.timeout(60):
            while nonce not in self.sent:
                self.heard.clear()
                await self.heard.wait()

    async def send(self, channel: int, _drawn: Drawn, nonce: str, what: str, **_: object) -> CallOutcome:
        assert (channel, what) == (CHANNEL, "post")
        self.sent.append(nonce)
        self.heard.set()
        return (
            CallRefused(Reason.FORBIDDEN)
            if self.is_denied
            else Delivered(MessageLocation(channel, POST + len(self.sent)))
        )

    async def edit(self, place: MessageLocation, *_: object, **_named: object) -> CallOutcome:
        return Delivered(place)


async def play_deals(house: House, table: int, deals: int) -> list[int]:
    """By rule of thumb, each to its end; their numbers."""
    chance, people, played = random.Random(5), (ANNA, BERT, CARL, DORA), []
    for _ in range(deals):
        begun = await house.service.start(table, ANNA)
        assert begun.deal is not None
        played.append(begun.deal.id)
        while (sight := house.lookup.sight(table, None)).table.stage is Stage.PLAYING:
            assert sight.view is not None
            seat = sight.view.waiting_for[0]
            own = house.lookup.sight(table, people[seat]).view
            assert own is not None
            action = Simple().choose(own, chance) or chance.choice(own.decisions[0].actions)
            await house.service.act(table, people[seat], str(action), chance=3)
    return played


async def test_of_what_a_closed_table_came_to_only_the_first_asks_where_nothing_is_taken(house: House) -> None:
    table = (await house.table(ANNA, BERT, CARL, DORA)).id
    deals = await play_deals(house, table, 3)
    await house.service.close(table, ANNA)
    discord = Shut()
    messages = await started(house, discord)
    ends = [nonce_of("post", table, f"end {deal}", 0) for deal in deals]
    await discord.hears(ends[0])
    async with asyncio.timeout(60):
        while messages._tasks:
            await asyncio.wait(messages._tasks)
    assert [nonce for nonce in discord.sent if nonce in ends] == [ends[0]] * 2  # once more in words
    discord.is_denied, discord.sent = False, []
    messages.allowed_again(GUILD)
    await discord.hears(ends[-1])
    assert [nonce for nonce in discord.sent if nonce in ends] == ends
    await messages.stop()


class Gone(Discord):
    """A channel that was deleted while nobody was there; `calls` says what was tried in it all the same."""

    def __init__(self) -> None:
        super().__init__(Reason.CHANNEL_GONE, 10**9)
        self.calls: list[str] = []

    async def send(self, channel: int, _drawn: Drawn, _nonce: str, what: str, **_: object) -> CallOutcome:
        assert (channel, what) == (CHANNEL, "post")
        self.calls.append("send")
        return CallRefused(Reason.CHANNEL_GONE)

    async def edit(self, place: MessageLocation, *_: object, **_named: object) -> CallOutcome:
        assert place.channel == CHANNEL
        self.calls.append("edit")
        return CallRefused(Reason.CHANNEL_GONE)


class Sharing:
    """One of several processes: whether it looks after the table changes."""

    is_alone = False

    def __init__(self) -> None:
        self.is_holding = True
        self.told: list[tuple[str, int]] = []
        self.used: list[int] = []

    def holds(self, _table: int) -> bool:
        return self.is_holding

    def hears(self, _guild: int) -> bool:
        return True

    def opened(self, _table: int) -> None:
        pass

    def tell_shown(self, _table: int, user: int, used: int = 0) -> None:
        self.told.append(("shown", user))
        self.used.append(used)

    def tell_stepped(self, _table: int, user: int, used: int, what: str) -> None:
        self.told.append((f"stepped {what}".rstrip(), user))
        self.used.append(used)

    def tell_played(self, _table: int, user: int, used: int) -> None:
        self.told.append(("played", user))
        self.used.append(used)

    def tell_preferred(self, user: int) -> None:
        self.told.append(("preferred", user))


class Standing(Discord):
    """A channel that shows the posts that were sent to it."""

    def __init__(self) -> None:
        super().__init__(Reason.FORBIDDEN, 0)
        self.sent: list[dict[str, Any]] = []
        self.edited = asyncio.Event()
        self.edits: list[int] = []

    async def newest(self, channel: int, _most: int, _since: int = 0) -> list[dict[str, Any]] | CallRefused:
        del channel
        return self.sent

    async def send(self, channel: int, drawn: Drawn, _nonce: str, what: str, **_: object) -> CallOutcome:
        assert what == "post"
        parts = [{"custom_id": each.press} for each in drawn.message.controls]
        number = POST + len(self.sent)
        self.sent.append({"id": str(number), "content": "", "components": [{"components": parts}]})
        return Delivered(MessageLocation(channel, number))

    async def edit(self, place: MessageLocation, *_: object, **_named: object) -> CallOutcome:
        self.edits.append(place.message)
        self.edited.set()
        return Delivered(place)

    async def delete(self, place: MessageLocation) -> CallOutcome:
        assert place.message == POST
        return Delivered()


async def rested(messages: MessageSync) -> None:
    """Nothing is under way any more."""
    async with asyncio.timeout(60):
        while messages._tasks:
            await asyncio.wait(messages._tasks)


async def test_a_post_that_another_process_kept_is_no_stray_and_no_other_is_sent(tmp_path: Path) -> None:
    """The other one died before it could write down where it stands."""
    cluster, discord = Sharing(), Standing()
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    messages = await started(house, discord)
    await rested(messages)
    table = house.lookup.all_tables()[0]
    assert len(discord.sent) == 1
    cluster.is_holding = False
    house.tables.changes.publish(Change(table, "yielded"))
    await rested(messages)
    pressed = await messages._ready(table.id)  # somebody's press on it is answered here all the same
    pressed.begin(next_post(pressed.board), taken_up(MessageKind.POST, MessageLocation(CHANNEL, POST), 0.0))
    await house.store.messages.remember([PostedMessage(table.id, None, None)])
    cluster.is_holding = True
    house.tables.changes.publish(Change(table, "taken"))
    await rested(messages)
    assert len(discord.sent) == 1
    assert discord.edited.is_set()
    await messages.stop()
    await house.end()


async def test_what_is_being_prepared_as_a_table_is_given_away_is_finished_too(house: House) -> None:
    """An answer that is painted when others are to get the table is called, and known, before they do."""
    messages = await started(house, Discord(Reason.FORBIDDEN, 0))
    await rested(messages)
    (synced,), done = messages._synced.values(), []
    key = next(iter(synced.board.messages))

    async def called() -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        done.append("called")

    async def prepared() -> None:
        await asyncio.sleep(0)
        synced._tasks[key] = asyncio.create_task(called())
        done.append("prepared")

    synced._tasks[key] = asyncio.create_task(prepared())
    await synced.come_to_rest(frozenset({key.kind}), 10.0)
    assert done == ["prepared", "called"]
    await messages.stop()


async def test_what_was_known_of_a_table_is_old_once_another_process_had_it(tmp_path: Path) -> None:
    """One that was slow to hear that its lease had run out has let nothing go when it gets the table back."""
    cluster, discord = Sharing(), Standing()
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    messages = await started(house, discord)
    await rested(messages)
    table, other = house.lookup.all_tables()[0], POST + 9
    await house.store.messages.remember([PostedMessage(table.id, None, MessageLocation(CHANNEL, other))])
    (synced,) = messages._synced.values()
    post = synced.board.post
    assert post is not None
    waiting = asyncio.create_task(_pressed(synced, post))
    await asyncio.sleep(0)
    house.tables.changes.publish(Change(table, "taken"))
    await rested(messages)
    assert discord.edits == [other]
    assert await asyncio.wait_for(waiting, 60) is PressOutcome.UNANSWERED, (
        "who pressed the old one is not left without an answer"
    )
    await messages.stop()
    await house.end()


async def _pressed(synced: TableSync, post: MessageKey) -> PressOutcome:
    press = PendingInteraction(5, 1e9, 2e9)
    lease = synced.lease(post, press, cast("Any", None))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return await lease.done()


async def test_what_a_table_came_to_whose_channel_is_gone_is_told_nobody_and_never_again(house: House) -> None:
    table = (await house.table(ANNA, BERT, CARL, DORA)).id
    await play_deals(house, table, 3)
    await house.service.close(table, ANNA)
    assert len(await house.store.messages.untold()) == 3
    discord = Gone()
    messages = await started(house, discord)
    await rested(messages)
    async with asyncio.timeout(60):
        while await house.store.messages.untold():
            await asyncio.wait({messages._journal._task}, timeout=0.01)  # it writes
    assert len(discord.calls) <= 4  # for each deal at most once, and once for the table opened just now
    await messages.stop()


async def test_a_table_whose_channel_is_gone_is_closed_as_soon_as_that_can_be_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "RETRY_SECONDS", 0.0)
    discord = Gone()
    messages = await started(house, discord)
    close, refused = messages._service.close, []

    async def closing(table: int, user: int | None) -> None:
        if len(refused) < 3:
            refused.append(table)
            raise NotStored from StorageError("full")
        await close(table, user)

    monkeypatch.setattr(messages._service, "close", closing)
    await rested(messages)
    assert (len(refused), house.lookup.all_tables()) == (3, [])
    assert discord.calls == ["send"]
    await messages.stop()


async def test_hints_whose_end_cannot_be_stored_after_a_deal_take_one_line_of_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = list[object]()

    async def refused(*given: object) -> None:
        asked.append(given)
        raise StorageError("full")

    messages = await started(house, Standing())
    begun = await house.service.start(house.lookup.all_tables()[0].id, ANNA)
    monkeypatch.setattr(messages._people, "learnt", refused)
    monkeypatch.setattr(messages._notices, "result", lambda *_: None)
    with caplog.filtering(logs.shorten_outage):
        house.tables.changes.publish(Change(begun, "result"))
        await until(lambda: bool(asked))
        await rested(messages)
    said = [record for record in caplog.records if "full" in record.getMessage()]
    assert [(record.levelname, record.exc_info) for record in said] == [("WARNING", None)]
    await messages.stop()


async def test_processes_tell_each_other_by_which_of_them_somebody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A private answer that one keeps has the hand of another rest, until it is over or nobody can know."""
    monkeypatch.setattr(syncing, "TELL_SECONDS", 0.0)
    cluster, discord = Sharing(), Standing()
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    messages = await started(house, discord)
    await rested(messages)
    (synced,), table = messages._synced.values(), house.lookup.all_tables()[0].id
    private = MessageKey(MessageKind.PRIVATE, ANNA, 100)

    def uses(interaction: int) -> None:
        """She presses her private answer, and the press reaches this process."""
        press = cast("Any", SimpleNamespace(id=interaction))
        synced.keep_private(private, MessageLocation(CHANNEL, 100), press, EditToken(interaction, 1e9))

    uses(100)
    assert (cluster.told, cluster.used) == ([("played", ANNA)], [100])
    messages.others_changed()
    await asyncio.sleep(0.01)
    assert cluster.told == [("played", ANNA)] * 2, "one that has just come hears of it too"
    assert cluster.used == [100, 100], "and by which press, as she may have played by another one meanwhile"
    cluster.is_holding, cluster.told = False, []
    synced.follow()
    messages.changed_elsewhere(table, ANNA, 90)
    assert synced.private_players == {ANNA}, "she used her hand before"
    messages.changed_elsewhere(table, ANNA, 110)
    assert not synced.private_players, "she uses her hand, which another process keeps"
    uses(120)
    cluster.told.clear()
    messages.played_elsewhere(table, ANNA, 130)
    assert (cluster.told, synced.private_players) == ([], set())
    uses(125)
    assert (cluster.told, synced.private_players) == ([], set()), "an old press arrives late"
    messages.played_elsewhere(table, ANNA, 110)
    assert cluster.told == [], "whose is the newest says so"
    uses(140)
    messages.played_elsewhere(table, ANNA, 130)
    assert synced.private_players == {ANNA}, "news that cross: this process's is newer"
    assert (cluster.told, cluster.used[-1]) == ([("played", ANNA)] * 2, 140), "the other hears of it"
    messages.played_elsewhere(table, ANNA, 150)
    assert not synced.private_players, "the other's is newer"
    uses(160)
    cluster.told.clear()
    synced.use_hand(ANNA, 170)
    assert cluster.told == [("shown", ANNA)], "her hand has to ask her again"
    await messages.stop()
    await house.end()


@asynccontextmanager
async def sharing(folder: Path) -> AsyncIterator[tuple[Sharing, MessageSync, TableSync, int]]:
    """A process among others at one database, with what it shows of its one table."""
    cluster = Sharing()
    house = await House(folder / "shared.sqlite3", HandClock(), 1, cluster).begin()
    messages = await started(house, Standing())
    await rested(messages)
    (synced,) = messages._synced.values()
    yield cluster, messages, synced, house.lookup.all_tables()[0].id
    await messages.stop()
    await house.end()


async def test_who_plays_by_the_hand_that_is_kept_here_plays_by_nothing_older_elsewhere(tmp_path: Path) -> None:
    async with sharing(tmp_path) as (cluster, messages, synced, table):
        messages.changed_elsewhere(table, ANNA, 200)
        messages.played_elsewhere(table, ANNA, 190)
        assert (cluster.told, dict(synced.board.focus)) == ([("shown", ANNA)], {}), "else two messages would ask her"
        messages.others_changed()
        messages.played_elsewhere(table, ANNA, 210)
        assert dict(synced.board.focus) == {ANNA: MessageKey(MessageKind.PRIVATE, ANNA, boards.ELSEWHERE)}
        messages.others_changed()
        assert dict(synced.board.focus) == {}, "who said so may be gone"
        messages.played_elsewhere(table, ANNA, 210)
        assert ANNA in synced.board.focus, "it was told again"


@pytest.mark.parametrize("is_written", [True, False], ids=["written down", "not yet"])
async def test_a_table_closed_while_no_process_looks_after_it_says_so_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    """The one that kept its messages may have died, or have lost its lease while the database was away."""
    monkeypatch.setattr(syncing, "CLOSED_SECONDS", 0.0)
    async with sharing(tmp_path) as (cluster, messages, synced, table):
        cluster.is_holding = False
        messages.note(Change(synced.table, "yielded"))
        await rested(messages)
        discord = cast("Standing", messages._transport)
        discord.edited.clear()
        if not is_written:
            await messages._journal._store.remember([PostedMessage(table, None, None)])
        await messages._service.close(table, ANNA)
        async with asyncio.timeout(5):
            await discord.edited.wait()
        assert discord.edits[-1] == POST


async def test_who_takes_up_their_hand_is_asked_by_it_whoever_has_the_table_next(tmp_path: Path) -> None:
    """The process that has the table next had heard of a private answer before, and must not go by that."""
    async with sharing(tmp_path) as (cluster, messages, synced, table):
        cluster.is_holding = False
        synced.follow()
        messages.played_elsewhere(table, ANNA, 100)
        assert ANNA in synced.board.focus
        messages.changed_elsewhere(table, ANNA, 110)
        assert dict(synced.board.focus) == {}


async def test_what_somebody_asks_for_is_told_to_the_others_and_read_anew_there(tmp_path: Path) -> None:
    cluster = Sharing()
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    messages = await started(house, Standing())
    await rested(messages)
    here, other = UserProfiles(house.store.settings, lambda _guild, _user: cast("Any", None)), messages._people
    here.on_preferred = messages.preferred
    assert (await other.preferences(ANNA)).colours is CardColours.TWO
    await here.prefer(ANNA, colours=CardColours.FOUR)
    assert cluster.told == [("preferred", ANNA)]
    assert (await other.preferences(ANNA)).colours is CardColours.TWO, "it is remembered for a while"
    messages.preferred_elsewhere(ANNA)
    assert (await other.preferences(ANNA)).colours is CardColours.FOUR
    await messages.stop()
    await house.end()


@pytest.mark.parametrize(
    ("is_holding", "told"), [(True, [("shown", ANNA)]), (False, [("stepped", ANNA)])], ids=["holds it", "hears it"]
)
async def test_who_takes_up_their_hand_again_plays_by_no_process_but_the_one_that_keeps_it(
    tmp_path: Path, is_holding: bool, told: list[tuple[str, int]]
) -> None:
    """A process that only hears the press on it has said so already: to say that it keeps it would put it to rest."""
    async with sharing(tmp_path) as (cluster, messages, synced, table):
        cluster.is_holding = is_holding
        synced.follow()
        messages.played_elsewhere(table, ANNA, 1)
        hand, press = MessageKey(MessageKind.HAND, ANNA, -7), PendingInteraction(5, 1e9, 2e9, is_deferred=True)
        lease = synced.lease(hand, press, cast("Any", None), MessageLocation(70, 7))
        done = asyncio.create_task(lease.done())
        await asyncio.sleep(0)
        assert (cluster.told, dict(synced.board.focus)) == (told, {})
        done.cancel()


class Letters(Standing):
    """Everybody's direct messages, in which hands of the process before may stand; `looked` says where we looked."""

    def __init__(self, hands: dict[int, list[dict[str, Any]]], refused: int = 0) -> None:
        super().__init__()
        self.hands, self.refused = hands, refused
        self.looked: list[int] = []
        self.direct: list[int] = []

    @staticmethod
    async def direct_channel(user: int) -> int:
        return user

    async def newest(self, channel: int, _most: int, _since: int = 0) -> list[dict[str, Any]] | CallRefused:
        if channel == CHANNEL:
            return []
        self.looked.append(channel)
        self.refused -= 1
        return CallRefused(Reason.TRY_LATER) if self.refused >= 0 else self.hands.get(channel, [])

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, **_: object) -> CallOutcome:
        if what != "hand":
            return await super().send(channel, drawn, nonce, what)
        self.direct.append(channel)
        self.edited.set()
        return Delivered(MessageLocation(channel, 900 + channel))


def _wanted_by(press: str) -> str:
    """What a control is for, as it says itself."""
    return press.split(":", 3)[3]


class Asking(Letters):
    """The same; `asked` says what each hand asks there, by its person."""

    def __init__(self) -> None:
        super().__init__({})
        self.asked: dict[int, list[str]] = {}

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, **_: object) -> CallOutcome:
        self._note(channel, drawn)
        return await super().send(channel, drawn, nonce, what)

    async def edit(self, place: MessageLocation, *given: object, **_named: object) -> CallOutcome:
        self._note(place.channel, cast("Drawn", given[0]))
        return await super().edit(place)

    def _note(self, channel: int, drawn: Drawn) -> None:
        self.asked[channel] = [_wanted_by(each.press) for each in drawn.message.controls]


async def test_a_hand_pressed_at_another_process_asks_its_second_step_by_the_one_that_keeps_it(house: House) -> None:
    table, _ = await begun(house)
    discord = Asking()
    messages = await started(house, discord, is_new=False)
    await rested(messages)
    view = house.lookup.sight(table, None).view
    assert view is not None
    user = (ANNA, BERT, CARL, DORA)[view.waiting_for[0]]
    question = discord.asked[user]

    async def written() -> int | None:
        await messages._journal.write()
        shows = await house.store.messages.remembered()
        return next(each.revision for each in shows if each.user == user)

    assert "pass" in question
    assert await written() is not None
    messages.stepped_elsewhere(table, user, 5, "sure pass")
    await rested(messages)
    assert discord.asked[user][:1] == ["sure pass"]
    assert await written() is None, "who keeps it after a restart knows of no step"
    messages.stepped_elsewhere(table + 1, user, 7, "")
    messages.changed_elsewhere(table, user, 6)
    messages.stepped_elsewhere(table, user, 5, "")
    await rested(messages)
    assert discord.asked[user] != question, "it is heard late, and they used it since"
    messages.stepped_elsewhere(table, user, 6, "")
    await rested(messages)
    assert discord.asked[user] == question
    assert await written() is not None
    await messages.stop()


async def test_what_a_press_leads_to_in_a_hand_is_told_to_the_process_that_keeps_it(tmp_path: Path) -> None:
    async with sharing(tmp_path) as (cluster, _, synced, _):
        cluster.is_holding = False
        synced.follow()
        step = QuestionStep("sure pass", 1, "bidding", None)
        hand = MessageKey(MessageKind.HAND, ANNA, -POST)
        for number, event in enumerate((PressDone(5, step), PressDone(6), PressRefused(7)), 5):
            press = PendingInteraction(number, 1e9, 2e9)
            synced.lease(hand, press, cast("Any", None), MessageLocation(ANNA, POST))
            cluster.told.clear()
            ended = asyncio.create_task(synced.finish_press(hand, press, event))
            await asyncio.sleep(0)
            told = [what for what, user in cluster.told if user == ANNA and what.startswith("stepped")]
            assert (told, cluster.used[-1]) == (["stepped sure pass" if number == 5 else "stepped"], number)
            ended.cancel()


class Holding(Asking):
    """The same; a post is sent once it is `through`."""

    def __init__(self) -> None:
        super().__init__()
        self.through = asyncio.Event()

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, **_: object) -> CallOutcome:
        if what == "post":
            await self.through.wait()
        return await super().send(channel, drawn, nonce, what)


async def test_a_press_that_crosses_the_end_of_a_deal_leaves_its_result_where_it_was_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press was made on the post, which says for good by now what the deal came to, and no newer one is there."""
    monkeypatch.setattr(table_sync, "LANDING_SECONDS", 0.0)
    table = (await house.table(ANNA, BERT, CARL, DORA)).id
    discord = Holding()
    discord.through.set()
    messages = await started(house, discord, is_new=False)
    await play_deals(house, table, 1)
    await rested(messages)
    (synced,) = messages._synced.values()
    assert synced.post_place == MessageLocation(CHANNEL, POST), "it says what the deal came to"
    discord.edits.clear()
    discord.through.clear()
    await house.service.start(table, ANNA)
    await until(lambda: POST in discord.edits and not synced.knows(POST))  # it leads on no more
    assert synced.post_place is None, "the next one is not there yet"
    controls = [SimpleNamespace(children=[SimpleNamespace(custom_id=str(Shown(table, 0, 0, "rules")))])]
    pressed = SimpleNamespace(
        id=9, user=SimpleNamespace(id=ANNA),
        message=SimpleNamespace(id=POST, channel=SimpleNamespace(id=CHANNEL), components=controls),
    )  # fmt: skip
    lease = await messages.post_pressed(Shown(table, 0, 0, "start"), cast("Any", pressed))
    assert lease is not None
    lease(PendingInteraction(9, 1e9, 2e9))
    assert synced.board.find(POST) in synced.board.ends
    discord.through.set()
    await rested(messages)
    assert synced.post_place == MessageLocation(CHANNEL, POST + 1)
    await messages.stop()


async def begun(house: House) -> tuple[int, int]:
    """A table whose first deal is cut, and that deal."""
    table = (await house.table(ANNA, BERT, CARL, DORA)).id
    deal = (await house.service.start(table, ANNA)).deal
    view = house.lookup.sight(table, None).view
    assert deal is not None
    assert view is not None
    await house.service.act(table, (ANNA, BERT, CARL, DORA)[view.waiting_for[0]], "cut threes", chance=3)
    return table, deal.id


def a_hand(number: int, table: int, deal: int) -> dict[str, Any]:
    """A hand as it was sent when it was somebody's turn."""
    buttons = [{"components": [{"custom_id": str(Shown(table, deal, 0, "pass"))}]}]
    text = f"Saskop, table {table} in <#{CHANNEL}> on **Kaardilaud**\nYour turn."
    return {"id": str(number), "content": text, "components": buttons}


class Called(Letters):
    """A table's channel in which calls stand, its newest first; `calls` are whom we called, and `gone` what went."""

    def __init__(self, *found: dict[str, Any], refused: int = 0) -> None:
        super().__init__({})
        self.found, self.unseen = list(found), refused
        self.calls: list[tuple[int, ...]] = []
        self.gone: list[int] = []

    async def newest(self, channel: int, _most: int, since: int = 0) -> list[dict[str, Any]] | CallRefused:
        if channel != CHANNEL:
            return []
        self.unseen -= 1
        if self.unseen >= 0:
            return CallRefused(Reason.TRY_LATER)
        there = [*reversed(self.sent), *self.found]
        return [each for each in there if int(each["id"]) >= since and int(each["id"]) not in self.gone]

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, **_: object) -> CallOutcome:
        if what != "call":
            return await super().send(channel, drawn, nonce, what)
        self.calls.append(drawn.message.mentions)
        return Delivered(MessageLocation(channel, 500 + len(self.calls)))

    async def delete(self, place: MessageLocation) -> CallOutcome:
        self.gone.append(place.message)
        return Delivered()


async def all_asked(house: House) -> tuple[Table, tuple[int, ...]]:
    """A table that waits for several at once, of whom all but the last, who leads next, asked to be called at once."""
    table, people, chance = (await begun(house))[0], (ANNA, BERT, CARL, DORA), random.Random(5)
    while len((view := cast("View", house.lookup.sight(table, None).view)).waiting_for) < 2:
        seat = view.waiting_for[0]
        own = house.lookup.sight(table, people[seat]).view
        assert own is not None
        action = Simple().choose(own, chance) or own.decisions[0].actions[0]
        await house.service.act(table, people[seat], str(action), chance=3)
    first, leader, third = (people[seat] for seat in view.waiting_for)
    awaited = first, third, leader
    for user in awaited[:-1]:
        await house.store.settings.set_preferences(user, Preferences(ping="always"))
    return house.lookup.sight(table, None).table, awaited


def call_for(number: int, due: datetime | None, *users: int) -> dict[str, Any]:
    assert due is not None
    return {
        "id": str(number), "content": f"Your turn. {countdown(due)}", "mentions": [{"id": str(each)} for each in users]
    }  # fmt: skip


async def all_is_shown(house: House, table: Table) -> None:
    """The post and all hands are written down as they are."""
    hands = [PostedMessage(table.id, user, MessageLocation(user, 60), table.revision, 1) for user in table.people]
    await house.store.messages.remember(
        [PostedMessage(table.id, None, MessageLocation(CHANNEL, POST), table.revision, 1), *hands]
    )


@pytest.mark.parametrize("place", ["seen below the post", "written down", "written down, above the post"])
async def test_a_call_for_this_very_turn_stays_and_nobody_in_it_is_called_again(house: House, place: str) -> None:
    """Half of their time is over after a restart: only who was not called yet is."""
    table, (*called, last) = await all_asked(house)
    number = CALL if place.endswith("above the post") else POST + 1
    if place == "seen below the post":
        await house.store.messages.remember([PostedMessage(table.id, None, MessageLocation(CHANNEL, POST))])
    else:
        await all_is_shown(house, table)
        await house.store.messages.leave(MessageLocation(CHANNEL, number))
    discord = Called(call_for(number, table.due, *called))
    messages = await started(house, discord, is_new=False)
    await rested(messages)
    assert (discord.gone, discord.calls) == ([], [])
    assert await messages._journal.write()
    assert [left.place.message for left in await house.store.messages.left_over() if left.user is None] == [number]
    await house.service.remind(table.id)
    await rested(messages)
    assert (discord.calls, discord.gone) == ([(last,)], [number])
    await messages.stop()


@pytest.mark.parametrize("is_written", [True, False])
async def test_calls_for_an_earlier_turn_or_for_somebody_who_has_answered_go(house: House, is_written: bool) -> None:
    table, (*called, last) = await all_asked(house)
    (dealer,) = set(table.people) - {*called, last}
    assert table.due is not None
    earlier = call_for(POST + 2, table.due - timedelta(minutes=2), *called)
    discord = Called(call_for(POST + 3, table.due, *called, dealer), earlier)
    await all_is_shown(house, table)
    if is_written:
        await house.store.messages.leave(MessageLocation(CHANNEL, POST + 2))
        await house.store.messages.leave(MessageLocation(CHANNEL, POST + 3))
    else:
        await house.store.messages.remember([PostedMessage(table.id, None, MessageLocation(CHANNEL, POST))])
    messages = await started(house, discord, is_new=False)
    await rested(messages)
    assert sorted(discord.gone) == [POST + 2, POST + 3]
    await house.service.remind(table.id)
    await rested(messages)
    assert discord.calls == [tuple(sorted((*called, last)))]
    await messages.stop()


@pytest.mark.parametrize("goes_on", [False, True])
async def test_while_it_is_not_known_who_was_called_nobody_is(house: House, goes_on: bool) -> None:
    """Half of their time is over before anybody could see the channel; perhaps the next turn has begun by then."""
    table, (*called, last) = await all_asked(house)
    discord = Called(call_for(POST + 1, table.due, *called), refused=10**9)
    messages = await started(house, discord, is_new=False)
    await until(lambda: discord.unseen < 10**9 - 2)
    await house.service.remind(table.id)
    await until(lambda: discord.unseen < 10**9 - 4)
    assert discord.calls == []
    for user in (*called, last) if goes_on else ():
        await house.service.act(table.id, user, "accept", chance=3)
    assert not goes_on or awaited_people(house.lookup.sight(table.id, None)) == {last}
    discord.unseen = 0
    await rested(messages)
    assert discord.calls == ([] if goes_on else [(last,)])
    await messages.stop()


class Hanging(Called):
    """A channel in which nobody hears what became of one more post, or of a call; `asked` once it is to be sent."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.what, self.asked = what, asyncio.Event()

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, **_: object) -> CallOutcome:
        if what == self.what and self.sent:
            self.asked.set()
            await asyncio.Event().wait()
        return await super().send(channel, drawn, nonce, what)


class CalledUnheard(Called):
    """A channel in which somebody is called and nobody hears of that, even as it is sent again."""

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, **named: object) -> CallOutcome:
        outcome = await super().send(channel, drawn, nonce, what, **named)
        if what != "call":
            return outcome
        assert isinstance(outcome, Delivered)
        assert outcome.place is not None
        self.found.append(call_for(outcome.place.message, datetime.now(UTC), *drawn.message.mentions))
        return CallRefused(Reason.RESULT_UNKNOWN)


@pytest.mark.parametrize("is_over", [False, True])
async def test_a_call_that_was_not_heard_of_is_looked_for_before_another_is_sent(
    house: House, monkeypatch: pytest.MonkeyPatch, is_over: bool
) -> None:
    """However long the line was down, or a thread was locked: Discord forgets soon by which nonce it was sent."""
    monkeypatch.setattr(lifecycle, "FIRST_RETRY_SECONDS", 0.0)
    monkeypatch.setattr(lifecycle, "LATE_CALL_SECONDS", 0.0)
    table, people = await all_asked(house)
    discord = CalledUnheard()
    messages = await started(house, discord, is_new=False)
    await rested(messages)
    await house.service.remind(table.id)
    await until(lambda: bool(discord.calls))
    if is_over:
        await house.service.act(table.id, people[0], "accept", chance=3)
        await until(lambda: bool(discord.gone))
    kept = messages._synced[table.id]
    await until(lambda: all(kept.board.messages[key].place for key in kept.board.of(MessageKind.CALL)))
    assert (discord.calls, discord.gone) == ([tuple(sorted(people))], [501] * is_over)
    await messages.stop()


@pytest.mark.parametrize("what", ["post", "call"])
async def test_a_channel_into_which_something_is_being_sent_is_looked_through_whatever_its_post_shows(
    house: House, what: str
) -> None:
    """The process may end before it hears of that; the post is edited meanwhile."""
    discord = Hanging(what)
    messages = await started(house, discord)
    await rested(messages)
    table = house.lookup.all_tables()[0].id
    for user in (ANNA, BERT, CARL, DORA) if what == "call" else ():
        await messages._people.prefer(user, ping="always")
    if what == "post":
        (synced,) = messages._synced.values()
        synced.begin(next_post(synced.board), MessageState(MessageKind.POST))
    await house.service.start(table, ANNA)
    await until(discord.asked.is_set)
    discord.edits.clear()
    await house.service.set_language(table, ANNA, "de")
    await until(lambda: POST in discord.edits)
    await until(lambda: not messages._synced[table].board.messages[MessageKey(MessageKind.POST, 0, 1)].in_flight)
    assert await messages._journal.write()
    (post,) = [show for show in await house.store.messages.remembered() if show.user is None]
    assert (post.place, post.revision) == (MessageLocation(CHANNEL, POST), None)
    await messages.stop()


async def test_a_table_that_changes_as_its_messages_are_taken_up_is_shown_as_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was known of it when the start began is old by then: its post shows that, and would go on doing so."""
    table = await house.table(ANNA, BERT, CARL, DORA)
    await house.service.start(table.id, ANNA)
    await all_is_shown(house, house.lookup.table(table.id))
    read, discord, taken_up = house.store.messages.remembered, Hanging("nothing"), asyncio.Event()

    async def remembered(of: int | None = None) -> list[PostedMessage]:
        shows = await read(of)
        if of is None and house.lookup.table(table.id).language != "de":
            await house.service.set_language(table.id, ANNA, "de")
        elif of is not None:
            await taken_up.wait()
        return shows

    async def tell_ends() -> None:
        taken_up.set()
        await until(lambda: messages._synced[table.id].is_loaded)

    monkeypatch.setattr(house.store.messages, "remembered", remembered)
    messages = await started(house, discord, is_new=False)
    monkeypatch.setattr(messages._recovery, "tell_ends", tell_ends)
    await rested(messages)
    assert POST in discord.edits
    await messages.stop()


@pytest.mark.parametrize("refused", [0, 2])
async def test_a_hand_that_was_sent_as_the_process_died_is_set_right_and_no_other_is_sent(
    house: House, monkeypatch: pytest.MonkeyPatch, refused: int
) -> None:
    """However long nobody was there: Discord forgets soon by which nonce it was sent."""
    monkeypatch.setattr(lifecycle, "FIRST_RETRY_SECONDS", 0.0)
    table, deal = await begun(house)
    await house.store.messages.remember([PostedMessage(table, BERT, MessageLocation(BERT, 60))])
    discord = Letters({ANNA: [a_hand(50, table, deal)]}, refused)
    messages = await started(house, discord, is_new=False)
    async with asyncio.timeout(60):
        while not ({50, 60} <= set(discord.edits) and {CARL, DORA} <= set(discord.direct)):
            discord.edited.clear()
            await discord.edited.wait()
    assert sorted(discord.direct) == [CARL, DORA]
    assert BERT not in discord.looked, "where theirs stands is known"
    assert len(discord.looked) == 3 + refused
    await messages.stop()


@pytest.mark.parametrize("is_there", [True, False])
async def test_a_hand_that_was_being_sent_is_found_though_its_deal_is_over_by_now(
    house: House, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    """As where the process after that one died as well, before it had found it."""
    for module, pause in ((lifecycle, "FIRST_RETRY_SECONDS"), (table_sync, "LATE_CALL_SECONDS")):
        monkeypatch.setattr(module, pause, 0.0)
    table, deal = await begun(house)
    await house.store.messages.remember([PostedMessage(table, ANNA, MessageLocation(ANNA, 0), deal=deal)])
    await house.service.annul(table, ANNA)
    discord = Letters({ANNA: [a_hand(50, table, deal)] if is_there else []})
    messages = await started(house, discord, is_new=False)
    await until(lambda: 50 in discord.edits if is_there else ANNA in discord.looked)
    await rested(messages)
    assert (discord.direct, set(discord.looked)) == ([], {ANNA})
    await messages.stop()
    shows = await house.store.messages.remembered(table)
    assert [show for show in shows if show.user is not None] == []


class Meanwhile(Letters):
    """Anna's direct messages, of which the first look comes to nothing while something happens."""

    def __init__(self, hands: dict[int, list[dict[str, Any]]], happens: Callable[[], Awaitable[object]]) -> None:
        super().__init__(hands)
        self._happens = happens

    async def newest(self, channel: int, most: int, _since: int = 0) -> list[dict[str, Any]] | CallRefused:
        found = await super().newest(channel, most)
        self.edited.set()
        if channel != ANNA or self.looked.count(ANNA) > 1:
            return found
        await self._happens()
        return CallRefused(Reason.TRY_LATER)


@pytest.mark.parametrize("is_there", [True, False])
@pytest.mark.parametrize("is_closed", [False, True], ids=["plays in the channel", "the table is closed"])
async def test_a_hand_that_perhaps_stands_is_looked_for_though_it_would_be_sent_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch, is_there: bool, is_closed: bool
) -> None:
    """It asks what is over, and nobody else would ever set it right."""
    for module, pause in ((lifecycle, "FIRST_RETRY_SECONDS"), (table_sync, "LATE_CALL_SECONDS")):
        monkeypatch.setattr(module, pause, 0.0)
    table, deal = await begun(house)
    await house.store.settings.set_preferences(ANNA, Preferences(hand=HandDelivery.PLAYING))

    async def happens() -> None:
        if is_closed:
            await house.service.close(table, ANNA)
        else:
            messages.played_elsewhere(table, ANNA, 1)

    discord = Meanwhile({ANNA: [a_hand(50, table, deal)] if is_there else []}, happens)
    messages = await started(house, discord, is_new=False)
    async with asyncio.timeout(5):
        while discord.looked.count(ANNA) < 2 or (is_there and 50 not in discord.edits):
            discord.edited.clear()
            await discord.edited.wait()
    await rested(messages)
    assert ANNA not in discord.direct
    assert discord.looked.count(ANNA) == 2, "what is not there is not looked for for ever"
    await messages.stop()


async def test_a_hand_that_was_just_being_sent_is_looked_for_until_it_must_have_come(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "FIRST_RETRY_SECONDS", 0.0)
    monkeypatch.setattr(table_sync, "LATE_CALL_SECONDS", 100.0)
    table, deal = await begun(house)
    await house.store.settings.set_preferences(ANNA, Preferences(hand=HandDelivery.PLAYING))

    class Late(Letters):
        async def newest(self, channel: int, most: int, _since: int = 0) -> list[dict[str, Any]] | CallRefused:
            messages.played_elsewhere(table, ANNA, 1)
            found = await super().newest(channel, most)
            self.hands = {ANNA: [a_hand(50, table, deal)]} if ANNA in self.looked else {}
            return found

    discord = Late({})
    messages = await started(house, discord, is_new=False)
    hand, loop = MessageKey(MessageKind.HAND, ANNA, deal), asyncio.get_running_loop()
    await until(lambda: table in messages._synced and hand in messages._synced[table].board.messages)
    await until(lambda: messages._synced[table].board.messages[hand].failures > 0)
    now = loop.time
    monkeypatch.setattr(loop, "time", lambda: now() + 100.0)
    await until(lambda: 50 in discord.edits)
    assert (discord.looked.count(ANNA), ANNA in discord.direct) == (2, False)
    await messages.stop()


async def test_nobody_who_wants_no_hand_has_their_direct_messages_opened_by_a_start(house: House) -> None:
    """Whoever opens very many of them is blocked."""
    await begun(house)
    await house.store.settings.set_preferences(ANNA, Preferences(hand=HandDelivery.NEVER))
    discord = Letters({})
    messages = await started(house, discord, is_new=False)
    async with asyncio.timeout(5):
        while len(discord.direct) < 3:
            discord.edited.clear()
            await discord.edited.wait()
    await rested(messages)
    assert ANNA not in discord.looked
    await messages.stop()


@pytest.mark.parametrize("event", [PressDone(7), PressRefused(7)])
async def test_who_presses_in_vain_what_is_about_to_go_plays_on_by_what_took_its_place(
    house: House, event: PressDone | PressRefused
) -> None:
    await house.service.start((await house.table(ANNA, BERT, CARL, DORA)).id, ANNA)
    messages = await started(house, Letters({}), is_new=False)
    await rested(messages)
    (synced,) = messages._synced.values()
    older, newer = MessageKey(MessageKind.PRIVATE, ANNA, 1), MessageKey(MessageKind.PRIVATE, ANNA, 2)
    now = asyncio.get_running_loop().time()
    unsent = MessageState(MessageKind.PRIVATE)
    for key, state in ((older, taken_up(MessageKind.PRIVATE, MessageLocation(CHANNEL, 90), now)), (newer, unsent)):
        synced.board = synced.board._replace(focus={ANNA: key})
        synced.begin(key, state._replace(tokens=(EditToken(key.number, now + 800.0),)))
    press = PendingInteraction(7, now + 1.5, now + 840.0)
    synced.lease(older, press, cast("Any", None))
    ended = asyncio.create_task(synced.finish_press(older, press, event))
    await asyncio.sleep(0)
    assert (synced.board.focus.get(ANNA) == older) is isinstance(event, PressDone)
    ended.cancel()
    await messages.stop()


class Below(Letters):
    """The table's channel, in which a post and more stand since before; `moved` once the post is taken away."""

    def __init__(self, *found: dict[str, Any]) -> None:
        super().__init__({})
        self.found = found
        self.moved = asyncio.Event()

    async def newest(self, channel: int, _most: int, _since: int = 0) -> list[dict[str, Any]] | CallRefused:
        return [*reversed(self.sent), *self.found] if channel == CHANNEL else []

    async def delete(self, place: MessageLocation) -> CallOutcome:
        if place.message == OLD_POST:
            assert self.sent, "one is there before the other goes"
            self.moved.set()
        return Delivered()


@pytest.mark.parametrize("result", [OLD_POST + 1, OLD_POST - 1])
async def test_a_post_above_which_a_result_was_sent_before_the_start_is_sent_anew(house: House, result: int) -> None:
    """Between the two the process before us ended."""
    table = (await house.table(ANNA, BERT, CARL, DORA)).id
    (deal,) = await play_deals(house, table, 1)
    await house.store.messages.told(deal, result)
    await house.service.start(table, ANNA)
    await house.store.messages.remember([PostedMessage(table, None, MessageLocation(CHANNEL, OLD_POST))])
    discord = Below()
    messages = await started(house, discord, is_new=False)
    async with asyncio.timeout(60):
        if result > OLD_POST:
            await discord.moved.wait()
        else:
            await discord.edited.wait()
    assert bool(discord.sent) is (result > OLD_POST)
    await messages.stop()


@pytest.mark.parametrize("what", ["replay", "verify"])
async def test_a_post_is_sent_anew_below_a_result_of_which_nothing_was_written_down(house: House, what: str) -> None:
    """Of whichever table: the start sees it in the channel."""
    await house.service.start((await house.table(ANNA, BERT, CARL, DORA)).id, ANNA)
    table = house.lookup.all_tables()[0].id
    await house.store.messages.remember([PostedMessage(table, None, MessageLocation(CHANNEL, OLD_POST))])
    components = [{"components": [{"custom_id": str(Shown(table + 1, 1, 0, what))}]}]
    discord = Below({"id": str(OLD_POST + 1), "content": "", "components": components})
    messages = await started(house, discord, is_new=False)
    async with asyncio.timeout(60):
        await (discord.moved if what == "replay" else discord.edited).wait()
    assert bool(discord.sent) is (what == "replay")
    await messages.stop()


async def test_a_post_is_sent_anew_below_what_the_table_before_it_came_to(house: House) -> None:
    """That could not be told before."""
    before = (await house.table(ANNA, BERT, CARL, DORA)).id
    await play_deals(house, before, 1)
    await house.service.close(before, ANNA)
    table = (await house.table(ANNA, BERT, CARL, DORA)).id
    await house.store.messages.remember([PostedMessage(table, None, MessageLocation(CHANNEL, OLD_POST))])
    discord = Below()
    messages = await started(house, discord, is_new=False)
    async with asyncio.timeout(60):
        await discord.moved.wait()
    assert is_post_of(controls_of(discord.sent[-1]), table)
    await messages.stop()


class Locked(Below):
    """A locked thread in which what a deal came to stands since the process before died, until somebody opens it."""

    def __init__(self, table: int, number: int, message: int) -> None:
        controls = [{"components": [{"custom_id": str(Shown(table, number, 0, "replay"))}]}]
        super().__init__({"id": str(message), "content": "", "components": controls})
        self.is_locked, self.refused = True, asyncio.Event()

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, **_: object) -> CallOutcome:
        if what == "post" and self.is_locked:
            self.refused.set()
            return CallRefused(Reason.THREAD_ARCHIVED)
        return await super().send(channel, drawn, nonce, what)

    async def edit(self, place: MessageLocation, *given: object, **named: object) -> CallOutcome:
        if self.is_locked:
            self.refused.set()
            return CallRefused(Reason.THREAD_ARCHIVED)
        return await super().edit(place, *given, **named)


@pytest.mark.parametrize("is_closed", [False, True], ids=["goes on", "is closed"])
@pytest.mark.parametrize("written", [POST, OLD_POST, None], ids=["there", "of the post above", "nowhere"])
async def test_what_a_deal_came_to_that_was_said_as_the_process_died_is_not_said_anew(
    house: House, written: int | None, is_closed: bool
) -> None:
    """Nobody heard of that, and now nothing there can be edited: another message would say the same once more."""
    table = (await house.table(ANNA, BERT, CARL, DORA)).id
    (deal,) = await play_deals(house, table, 1)
    number = (await house.store.messages.untold())[0].deal.number
    if written is not None:
        await house.store.messages.remember([PostedMessage(table, None, MessageLocation(CHANNEL, written))])
        await house.store.messages.ends_at(MessageLocation(CHANNEL, written), deal)
    if is_closed:
        await house.service.close(table, ANNA)
    discord = Locked(table, number, POST)
    messages = await started(house, discord, is_new=False)
    async with asyncio.timeout(60):
        await discord.refused.wait()
    await rested(messages)
    discord.is_locked = False
    messages.allowed_again(GUILD)
    await until(lambda: POST in discord.edits)
    await rested(messages)
    assert not [each for each in discord.sent if told_by(controls_of(each))]
    assert await messages._journal.write()
    assert await house.store.messages.untold() == []
    await messages.stop()


class ResultUnheard(Below):
    """A channel in which it is said what a deal came to, and nobody hears of that; a nonce is forgotten at once."""

    def __init__(self) -> None:
        super().__init__()
        self.is_heard = False

    @property
    def results(self) -> list[dict[str, Any]]:
        return [each for each in self.sent if told_by(controls_of(each))]

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, **named: object) -> CallOutcome:
        outcome, was_heard = await super().send(channel, drawn, nonce, what, **named), self.is_heard
        self.is_heard = was_heard or bool(self.results)
        return outcome if was_heard or not self.is_heard else CallRefused(Reason.RESULT_UNKNOWN)


async def test_what_a_deal_came_to_is_looked_for_before_it_is_said_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lifecycle, "FIRST_RETRY_SECONDS", 0.0)
    monkeypatch.setattr(lifecycle, "LATE_CALL_SECONDS", 0.0)
    table, discord = (await house.table(ANNA, BERT, CARL, DORA)).id, ResultUnheard()
    await play_deals(house, table, 1)
    messages = await started(house, discord, is_new=False)
    await until(lambda: bool(discord.results))
    await rested(messages)
    kept = messages._synced[table]
    await until(lambda: all(kept.board.messages[key].is_told for key in kept.board.ends))
    assert len(discord.results) == 1
    assert await messages._journal.write()
    assert await house.store.messages.untold() == []
    await messages.stop()


class Unheard(Standing):
    """A channel to which a post is sent and what became of that is not heard; a nonce is forgotten at once."""

    def __init__(self, *, arrives: bool, can_look: bool) -> None:
        super().__init__()
        self.arrives, self.can_look = arrives, can_look
        self.tries = 0

    async def newest(self, channel: int, most: int, since: int = 0) -> list[dict[str, Any]] | CallRefused:
        if not self.tries or self.can_look:
            return await super().newest(channel, most, since)
        self.can_look = True
        return CallRefused(Reason.RESULT_UNKNOWN)

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, **_: object) -> CallOutcome:
        self.tries += 1
        if self.tries > 1 or self.arrives:
            sent = await super().send(channel, drawn, nonce, what)
        return CallRefused(Reason.RESULT_UNKNOWN) if self.tries == 1 else sent


@pytest.mark.parametrize("can_look", [True, False])
@pytest.mark.parametrize("arrives", [True, False])
async def test_a_post_that_was_not_heard_of_is_looked_for_before_another_is_sent(
    house: House, monkeypatch: pytest.MonkeyPatch, arrives: bool, can_look: bool
) -> None:
    """However long the line was down: Discord forgets soon by which nonce it was sent."""
    monkeypatch.setattr(lifecycle, "FIRST_RETRY_SECONDS", 0.0)
    monkeypatch.setattr(lifecycle, "LATE_CALL_SECONDS", 0.0)
    discord = Unheard(arrives=arrives, can_look=can_look)
    messages = await started(house, discord)
    async with asyncio.timeout(60):
        await discord.edited.wait() if arrives else await until_told(house)
    assert len(discord.sent) == 1
    assert discord.tries == (1 if arrives else 2)
    await messages.stop()


async def until_told(house: House) -> None:
    """It is written down where the post stands."""
    while not any(show.place is not None for show in await house.store.messages.remembered()):
        pass


STUCK = "can’t save anything right now"


class Telling(Standing):
    """A channel whose posts say what is `shown`, by number. What came of a call is heard once it `answers`.

    A private answer is being edited until its token `ended`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.shown: dict[int, str] = {}
        self.ended = asyncio.Event()
        self.answers = asyncio.Event()
        self.answers.set()

    async def send(self, channel: int, drawn: Drawn, nonce: str, what: str, **named: object) -> CallOutcome:
        outcome = await super().send(channel, drawn, nonce, what, **named)
        self.shown[POST + len(self.sent) - 1] = drawn.message.text
        await self.answers.wait()
        return outcome

    async def edit(self, place: MessageLocation, *given: Any, **named: object) -> CallOutcome:
        self.shown[place.message] = given[0].message.text
        await self.answers.wait()
        return await super().edit(place, *given, **named)

    async def edit_by(self, *_: object, **_named: object) -> CallOutcome:
        await self.ended.wait()
        return CallRefused(Reason.EXPIRED)

    async def delete(self, place: MessageLocation) -> CallOutcome:
        self.sent = [each for each in self.sent if each["id"] != str(place.message)]
        del self.shown[place.message]
        return Delivered()

    @property
    def is_stuck(self) -> bool:
        return any(STUCK in text for text in self.shown.values())


async def stuck(messages: MessageSync, house: House, discord: Telling, patch: pytest.MonkeyPatch) -> None:
    """The post shows what is written down of it, and then that nothing can be."""

    async def refused(_: object) -> None:
        raise StorageError("full")

    await rested(messages)
    assert await messages._journal.write()
    patch.setattr(syncing, "PROBE_SECONDS", 0.0)
    patch.setattr(house.store.messages, "remember", refused)
    house.tables.changes.publish(Change(house.lookup.all_tables()[0], "stuck"))
    await until(lambda: discord.is_stuck)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - one of several things becomes so
            await asyncio.sleep(0)


def play_here(synced: TableSync) -> None:
    """Somebody has a private answer before them that this process keeps."""
    private, now = MessageKey(MessageKind.PRIVATE, ANNA, 1), asyncio.get_running_loop().time()
    synced.board = synced.board._replace(focus={ANNA: private})
    state = taken_up(MessageKind.PRIVATE, MessageLocation(CHANNEL, 99), now)
    synced._interactions[1] = cast("Any", object())
    synced.begin(private, state._replace(tokens=(EditToken(1, now + 800.0),)))


async def test_private_answers_push_up_the_hand_of_their_reader_alone(house: House) -> None:
    messages = await started(house, Standing())
    await rested(messages)
    (synced,) = messages._synced.values()
    for number in range(5):
        messages.answered(ANNA, MessageLocation(CHANNEL, POST + 100 + number))
        messages.answered(BERT, MessageLocation(CHANNEL + 1, POST + 100 + number))
    synced.follow()
    nobody = dict.fromkeys((BERT, CARL, DORA), 0)
    facts = synced.board.facts
    assert (facts.hidden_before, facts.hidden_from) == (0, nobody | {ANNA: POST + 102}), "but two, perhaps unheard"
    messages.written(CHANNEL, POST + 105, DORA)
    synced.follow()
    assert synced.board.facts.hidden_from == nobody | {ANNA: POST + 103}, "with what everybody sees"
    await messages.stop()


class Slow(Hanging):
    """A channel in which somebody writes while the post is being edited."""

    def __init__(self) -> None:
        super().__init__("nothing")
        self.lines: list[int] = []
        self.messages: MessageSync

    async def edit(self, place: MessageLocation, *given: Any, **named: object) -> CallOutcome:
        for line in self.lines:
            self.messages.written(CHANNEL, line, DORA)
        return await super().edit(place, *given, **named)


@pytest.mark.parametrize("lines", [4, 5])
async def test_what_is_written_while_a_post_is_edited_pushes_it_up_as_well(house: House, lines: int) -> None:
    discord = Slow()
    discord.messages = messages = await started(house, discord)
    await rested(messages)
    (synced,) = messages._synced.values()
    await house.service.start(synced.table.id, ANNA)
    await rested(messages)
    await synced.come_to_rest(frozenset(MessageKind), 60.0)
    stood, synced._moved_at = len(discord.sent), -table_sync.MOVE_SECONDS
    discord.lines = list(range(POST + 500, POST + 500 + lines))
    await house.service.set_language(synced.table.id, ANNA, "de")
    await until(lambda: discord.lines[0] in synced._written)
    await synced.come_to_rest(frozenset(MessageKind), 60.0)
    await rested(messages)
    assert (len(discord.sent) > stood) is (lines == 5)
    await messages.stop()


async def killed(messages: MessageSync, house: House) -> None:
    """It writes nothing down any more."""
    house.tables.changes.unsubscribe(messages.note)
    await cancel_and_wait(*messages._tasks, messages._journal._task)


@pytest.mark.parametrize("is_saved_again", [True, False])
@pytest.mark.parametrize("written_below", [0, 5])
async def test_a_post_that_says_nothing_can_be_saved_is_set_right_if_the_process_is_killed_meanwhile(
    house: House, written_below: int, is_saved_again: bool
) -> None:
    """Nobody could write down that it said so, nor, had it moved, where it stands."""
    discord = Telling()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_sync, "MOVE_SECONDS", 0.0)
        messages = await started(house, discord)
        await rested(messages)
        for number in range(written_below):
            messages.written(CHANNEL, POST + 100 + number, DORA)
        if is_saved_again:
            discord.answers.clear()
        await stuck(messages, house, discord, patch)
        if is_saved_again:  # before it is heard that it is shown
            patch.setattr(syncing, "PROBE_SECONDS", 1e9)
            for _ in range(10):
                await asyncio.sleep(0)
            patch.undo()
            assert await messages._journal.write()
        await killed(messages, house)
    assert len(discord.sent) == (2 if written_below else 1)
    discord.answers.set()
    house = await house.again()
    messages = await started(house, discord, is_new=False)
    await rested(messages)
    assert not discord.is_stuck
    assert len(discord.shown) == 1
    await messages.stop()
    await house.end()


@pytest.mark.parametrize("plays_here", [True, False])
@pytest.mark.parametrize("is_still_refused", [True, False])
async def test_a_post_that_says_nothing_can_be_saved_is_set_right_if_its_lease_ran_out_meanwhile(
    tmp_path: Path, is_still_refused: bool, plays_here: bool
) -> None:
    """Perhaps it keeps a private answer there meanwhile."""
    cluster, discord = Sharing(), Telling()
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    table = await house.table(ANNA, BERT, CARL, DORA)
    with pytest.MonkeyPatch.context() as patch:
        messages = await started(house, discord, is_new=False)
        await stuck(messages, house, discord, patch)
        patch.setattr(syncing, "PROBE_SECONDS", 0.0 if is_still_refused else 1e9)
        if plays_here:
            play_here(messages._synced[table.id])
        cluster.is_holding = False
        house.tables.changes.publish(Change(table, "yielded"))
        await until(
            lambda: table.id not in messages._synced or not messages._synced[table.id].board.of(MessageKind.POST)
        )
        assert messages.is_tracking(table.id) is plays_here
        if is_still_refused:
            cluster.is_holding = True
            house.tables.changes.publish(Change(table, "taken"))
            await until(lambda: table.id in messages._synced and messages._synced[table.id].is_loaded)
            for _ in range(1000):
                await asyncio.sleep(0)
            patch.undo()
    if not is_still_refused:
        cluster.is_holding = True
        house.tables.changes.publish(Change(table, "taken"))
    await until(lambda: not discord.is_stuck)
    assert len(discord.sent) == 1
    await messages.stop()
    await house.end()


async def let_go(messages: MessageSync, house: House, cluster: Sharing) -> TableSync:
    """Another process has got the only table, of which this one keeps a private answer."""
    table = house.lookup.all_tables()[0]
    synced = messages._synced[table.id]
    play_here(synced)
    cluster.is_holding = False
    house.tables.changes.publish(Change(table, "yielded"))
    await until(lambda: not synced.board.of(MessageKind.POST))
    cluster.told.clear()
    return synced


async def test_a_private_answer_follows_a_table_that_was_got_and_given_on_at_once(tmp_path: Path) -> None:
    """It goes to a process that hears its server; what stands in the channel was not read again in between."""
    cluster, discord = Sharing(), Telling()
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    messages = await started(house, discord)
    await rested(messages)
    synced = await let_go(messages, house, cluster)
    await house.store.messages.remember(
        [PostedMessage(synced.table.id, None, None)]
    )  # what stands there is to be looked for
    for is_holding, kind in ((True, "taken"), (False, "yielded")):
        cluster.is_holding = is_holding
        house.tables.changes.publish(Change(synced.table, kind))
    for _ in range(100):
        await asyncio.sleep(0)
    (private,) = synced.board.of(MessageKind.PRIVATE)
    before = synced.board.messages[private].desired.stamp
    house.tables.changes.publish(Change(synced.table, "action"))
    await until(lambda: synced.board.messages[private].desired.stamp > before)
    await messages.stop()
    await house.end()


async def test_who_presses_a_private_answer_as_the_table_goes_is_kept_until_that_is_answered(tmp_path: Path) -> None:
    """It becomes what they play by; were it forgotten, who gets the table would ask them a second time."""
    cluster, discord = Sharing(), Telling()
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    messages = await started(house, discord)
    await rested(messages)
    table = house.lookup.all_tables()[0]
    synced = messages._synced[table.id]
    play_here(synced)
    synced.board = synced.board._replace(focus={})  # an older one, by which they do not play yet
    synced.lease(synced.board.of(MessageKind.PRIVATE)[0], PendingInteraction(5, 1e9, 2e9), cast("Any", None))
    cluster.is_holding = False
    house.tables.changes.publish(Change(table, "yielded"))
    await until(lambda: not synced.board.of(MessageKind.POST))
    assert messages._synced.get(table.id) is synced
    assert messages.is_tracking(table.id)
    await messages.stop()
    await house.end()


async def test_a_private_answer_that_became_known_meanwhile_keeps_the_press_that_did_it(house: House) -> None:
    """Two presses on one from before a restart, at once: that which brings but a token forgets nothing of the other."""
    messages = await started(house, Telling())
    await rested(messages)
    (synced,) = messages._synced.values()
    key, place = MessageKey(MessageKind.PRIVATE, ANNA, 99), MessageLocation(CHANNEL, 99)
    synced.lease(key, PendingInteraction(5, 1e9, 2e9), cast("Any", object()), place)
    interaction = cast("Any", SimpleNamespace(id=6))
    synced.keep_private(key, place, interaction, EditToken(6, 1e9))
    assert [press.interaction for press in synced.board.messages[key].presses] == [5]
    assert EditToken(6, 1e9) in synced.board.messages[key].tokens
    await messages.stop()


async def test_whose_private_answer_is_kept_again_is_not_called_by_a_direct_message_as_if_they_were_elsewhere(
    house: House,
) -> None:
    messages = await started(house, Telling())
    await rested(messages)
    (synced,) = messages._synced.values()
    assert not synced._plays_here(ANNA)
    key, place = MessageKey(MessageKind.PRIVATE, ANNA, 99), MessageLocation(CHANNEL, 99)
    synced.keep_private(key, place, cast("Any", SimpleNamespace(id=6)), EditToken(6, 1e9))
    assert synced._plays_here(ANNA)
    await messages.stop()


async def test_a_private_answer_that_ends_is_no_reason_to_send_what_another_process_keeps(tmp_path: Path) -> None:
    """That one has to hear of it, as the hand there rests as long."""
    cluster, discord = Sharing(), Telling()
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    messages = await started(house, discord)
    await rested(messages)
    synced = await let_go(messages, house, cluster)
    assert messages.is_tracking(synced.table.id)
    discord.ended.set()
    await until(lambda: not synced.has_private)
    assert (synced.board.of(MessageKind.POST), cluster.told) == ([], [("shown", ANNA)])
    await messages.stop()
    await house.end()


async def test_the_end_of_a_table_is_said_by_the_process_alone_that_keeps_its_post(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of another one that keeps a private answer nobody hears."""
    cluster, discord, said = Sharing(), Telling(), []
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    messages = await started(house, discord)
    await rested(messages)

    async def closed_table(synced: TableSync) -> None:
        said.append(synced.table.id)

    monkeypatch.setattr(messages._notices, "closed_table", closed_table)
    synced = await let_go(messages, house, cluster)
    house.tables.changes.publish(Change(replace(synced.table, stage=Stage.CLOSED), "closed"))
    await until(lambda: synced.board.facts.is_closed)
    await asyncio.sleep(0)
    assert not said
    await messages.stop()
    await house.end()


@pytest.mark.parametrize("is_held", [True, False])
async def test_nobody_forgets_where_a_post_stands_by_trying_whether_anything_can_be_saved(
    tmp_path: Path, is_held: bool
) -> None:
    """Another process keeps it, or this one has just got it back and does not know yet."""
    cluster, discord, read = Sharing(), Telling(), asyncio.Event()
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    table, known = await house.table(ANNA, BERT, CARL, DORA), house.store.messages.remembered

    async def remembered(which: int | None = None) -> list[PostedMessage]:
        await read.wait()
        return await known(which)

    with pytest.MonkeyPatch.context() as patch:
        messages = await started(house, discord, is_new=False)
        await stuck(messages, house, discord, patch)
        synced = messages._synced[table.id]
        play_here(synced)
        cluster.is_holding = False
        house.tables.changes.publish(Change(table, "yielded"))
        await until(lambda: messages._journal._place(table.id) is None)
        if is_held:
            cluster.is_holding = True
            for kind in ("taken", "stuck"):
                house.tables.changes.publish(Change(table, cast("Any", kind)))
        patch.undo()
        patch.setattr(syncing, "PROBE_SECONDS", 0.0)
        patch.setattr(house.store.messages, "remembered", remembered)
        await until(lambda: not messages._probed)
    assert [show.place for show in await known() if not show.user] == [MessageLocation(CHANNEL, POST)]
    read.set()
    await messages.stop()
    await house.end()


async def test_what_was_tried_for_a_table_says_nothing_of_it_once_it_has_gone_and_come_back(tmp_path: Path) -> None:
    """Its messages are kept anew: were both kept, there would soon be two of each."""
    cluster, discord, asked, gate = Sharing(), Telling(), asyncio.Event(), asyncio.Event()
    house = await House(tmp_path / "shared.sqlite3", HandClock(), 1, cluster).begin()
    table = await house.table(ANNA, BERT, CARL, DORA)

    async def hung(_: int) -> bool:
        asked.set()
        await gate.wait()
        return False

    with pytest.MonkeyPatch.context() as patch:
        messages = await started(house, discord, is_new=False)
        await stuck(messages, house, discord, patch)
        before = messages._synced[table.id]
        patch.setattr(messages._journal, "can_write", hung)  # nothing else that is written has to wait for it
        await asyncio.wait_for(asked.wait(), 60)
        patch.setattr(syncing, "PROBE_SECONDS", 1e9)
        for kind in ("yielded", "taken"):
            cluster.is_holding = kind == "taken"
            house.tables.changes.publish(Change(table, cast("Any", kind)))
            await until(lambda: messages._synced.get(table.id) is not before)
        await until(lambda: not discord.is_stuck)
        gate.set()
        for _ in range(10):
            await asyncio.sleep(0)
    assert not before.board.messages
    await messages.stop()
    await house.end()
