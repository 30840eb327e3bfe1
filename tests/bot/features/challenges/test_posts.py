"""A challenge's one message: posted once, edited when somebody is done, posted anew where it was deleted."""

import random
from typing import Any

import pytest

from bot import tasks
from bot.errors import StorageError, UserError
from bot.features.challenges import posts
from bot.features.challenges.messages import Challenging
from bot.features.challenges.posts import ChallengePosts
from bot.features.challenges.service import Challenges, ChallengeTries
from bot.gateway.messages.lifecycle import CallOutcome, CallRefused, Delivered, Reason
from bot.gateway.messages.payload import Drawn, SignBook
from bot.tables.posted_messages import MessageLocation
from bot.tables.rights import Caller
from tests.bot.features.challenges.test_service import to_the_end
from tests.bot.features.records.test_messages import FOUR, Everybody, play
from tests.bot.gateway.interactions.asking import paint
from tests.support.solo import solo_of
from tests.support.tables import CARL, CHANNEL, EVE, GUILD, House


class Transport:
    """Discord as it answers next; `None` is a delivery."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.edits: list[tuple[int, str]] = []
        self.answers: list[Reason | None] = []

    def _answer(self, message: int) -> CallOutcome:
        reason = self.answers.pop(0) if self.answers else None
        return Delivered(MessageLocation(CHANNEL, message)) if reason is None else CallRefused(reason)

    async def send(self, channel: int, drawn: Drawn, _nonce: str, _what: str) -> CallOutcome:
        assert channel == CHANNEL
        outcome = self._answer(70 + len(self.sent))
        self.sent.append(drawn.text)
        return outcome

    async def edit(self, place: MessageLocation, drawn: Drawn, _what: str, *, keep_pictures: bool) -> CallOutcome:
        assert keep_pictures
        self.edits.append((place.message, drawn.text))
        return self._answer(place.message)


class Told:
    """A house with a finished deal, and the challenges of it."""

    def __init__(self, house: House) -> None:
        self.house, self.transport, self.is_down = house, Transport(), False
        self.challenges = Challenges(house.store.challenges, house.store.results, house.clock)
        transport: Any = self.transport
        challenging = Challenging(Everybody(), self.challenges)
        self.posts = ChallengePosts(challenging, house.store.challenges, transport, paint, SignBook())
        self.forks = solo_of(house.store, house.clock, on_used=self._used)

    def _used(self, number: int) -> None:
        if not self.is_down:
            self.posts.note(number)

    async def issue(self, by: int = EVE) -> int:
        proposed = await self.challenges.proposed(Caller(by, GUILD), 1, 0, 2)
        return (await self.challenges.issue(proposed.challenge, CHANNEL)).challenge.id

    async def done(self, user: int, number: int) -> None:
        seen = await ChallengeTries(self.house.store.challenges, self.forks).play(
            user, await self.challenges.read(number)
        )
        await to_the_end(self.forks, seen, random.Random(user))

    async def edited(self) -> None:
        while self.posts._tasks:
            await next(iter(self.posts._tasks))


@pytest.fixture
async def told(house: House, monkeypatch: pytest.MonkeyPatch) -> Told:
    monkeypatch.setattr(posts, "PAUSE_SECONDS", 0)
    monkeypatch.setattr(posts, "RETRY_SECONDS", 0)
    await play(house, (await house.table(*FOUR)).id, random.Random(5))
    return Told(house)


async def refused(awaitable: Any) -> str:
    with pytest.raises(UserError) as error:
        await awaitable
    return error.value.key


async def test_it_is_posted_once_and_tells_who_is_done_though_discord_is_busy(told: Told) -> None:
    number = await told.issue()
    assert (await told.posts.post(number, 1)).challenge.message == 70
    assert await refused(told.posts.post(number, 2)) == "challenge-stands"
    told.transport.answers = [Reason.TRY_LATER, Reason.RESULT_UNKNOWN]
    await told.done(EVE, number)
    await told.edited()
    assert len(told.transport.sent) == 1
    assert "Played it: ? (had seen the cards)" in told.transport.edits[-1][1]
    assert len(told.transport.edits) == 4
    assert await told.house.store.challenges.unshown_challenges() == []


async def test_what_was_not_told_before_a_crash_is_told_at_the_next_start(told: Told) -> None:
    number = await told.issue()
    await told.posts.post(number, 1)
    told.is_down = True  # the process ends here
    await told.done(CARL, number)
    again = Told(told.house)
    again.posts.repair()
    await again.edited()
    assert [message for message, _ in again.transport.edits] == [70]
    assert "Carl (sat at the table)" in again.transport.edits[0][1]
    again.posts.repair()
    await again.edited()
    assert len(again.transport.edits) == 1


async def test_what_lacks_something_is_looked_for_until_the_database_says(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await told.issue()
    await told.posts.post(number, 1)
    told.is_down = True
    await told.done(CARL, number)
    store, refused = told.house.store.challenges, [StorageError("The database is away.")] * 3
    look = store.unshown_challenges

    async def unshown() -> list[int]:
        if refused:
            raise refused.pop()
        return list(await look())

    monkeypatch.setattr(tasks, "RETRY_SECONDS", 0)
    monkeypatch.setattr(store, "unshown_challenges", unshown)
    again = Told(told.house)
    again.posts.repair()
    await again.edited()
    assert not refused
    assert [message for message, _ in again.transport.edits] == [70]


async def test_one_that_was_deleted_is_posted_anew_with_what_became_of_it(told: Told) -> None:
    number = await told.issue()
    await told.posts.post(number, 1)
    told.transport.answers = [Reason.GONE]
    await told.done(CARL, number)
    await told.edited()
    assert await told.issue(CARL) == number
    assert (await told.posts.post(number, 2)).challenge.message == 71
    assert "Carl (sat at the table)" in told.transport.sent[1]


async def test_where_it_may_not_stand_it_is_forgotten_and_where_nobody_knows_it_is_kept(told: Told) -> None:
    told.transport.answers = [Reason.FORBIDDEN]
    number = await told.issue()
    assert await refused(told.posts.post(number, 1)) == "challenge-channel"
    assert await refused(told.challenges.read(number)) == "challenge-gone"
    told.transport.answers = [Reason.RESULT_UNKNOWN]
    number = await told.issue()
    assert await refused(told.posts.post(number, 2)) == "not-posted"
    await told.posts.met(await told.challenges.read(number), 88)
    assert (await told.challenges.read(number)).challenge.message == 88
    await told.posts.met(await told.challenges.read(number), 89)
    assert (await told.challenges.read(number)).challenge.message == 88
    await told.edited()


async def test_who_had_everything_deleted_is_taken_out_of_the_message(told: Told) -> None:
    number = await told.issue(CARL)
    await told.posts.post(number, 1)
    await told.done(CARL, number)
    await told.edited()
    assert "Carl" in told.transport.edits[-1][1]
    await told.house.store.personal.forget(CARL)
    told.posts.repair()
    await told.edited()
    assert "Carl" not in told.transport.edits[-1][1]
    assert "Nobody has finished it" in told.transport.edits[-1][1]
