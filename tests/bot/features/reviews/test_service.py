"""Reviews of finished deals: looked at once and kept, for nobody before the deal is over, refused as replays are."""

import asyncio
import random

import pytest

from bot.errors import UserError
from bot.features.reviews.service import MAX_WAITING, Reviews
from bot.players.finished import EDITION, FinishedDeal, Review, ReviewedChoice
from bot.players.worker import RulesChanged, Tell, WorkerFailed
from engine.games import GAMES
from tests.bot.tables.test_pars import FOUR, finish
from tests.support.exported import exported
from tests.support.tables import ANNA, GUILD, House

FOUND = Review((ReviewedChoice(4, 1, "play 7C", "play AC", 1.5, "play AC", 2.0, "smear"),), (0, 1, 0, 0))


class Coach:
    """Finds the same in every deal, when it is let."""

    def __init__(self, failure: Exception | None = None) -> None:
        self.asked: list[FinishedDeal] = []
        self.failure = failure
        self.begun, self.go = asyncio.Event(), asyncio.Event()
        self.go.set()

    async def review(self, question: FinishedDeal, tell: Tell) -> Review:
        self.asked.append(question)
        self.begun.set()
        while not self.go.is_set():
            tell(1, 2)
            await asyncio.sleep(0)
        tell(2, 2)
        if self.failure is not None:
            raise self.failure
        return FOUND


def reviews_of(house: House, coach: Coach, *, can_look: bool = True) -> Reviews:
    return Reviews(house.store.reviews, house.store.results, coach, lambda: can_look)


@pytest.fixture
async def played(house: House) -> House:
    """A house with a finished deal."""
    table = await house.table(*FOUR)
    await finish(house, table.id, random.Random(5))
    return house


async def refused(reviews: Reviews, guild: int | None, number: int) -> str:
    with pytest.raises(UserError) as error:
        await reviews.of(guild, number)
    return error.value.key


async def test_a_deal_is_looked_at_once_and_the_next_one_who_asks_has_it_at_once(played: House) -> None:
    coach = Coach()
    assert await reviews_of(played, coach).of(GUILD, 1) == FOUND
    assert await reviews_of(played, coach, can_look=False).of(GUILD, 1) == FOUND
    assert len(coach.asked) == 1
    (asked,) = coach.asked
    stored = await played.store.results.deal(GUILD, 1)
    assert stored is not None
    assert asked.digest == stored.seal.digest
    assert asked.whole().outcome is not None


async def test_several_who_ask_at_once_wait_for_the_same_and_are_all_told_how_far_it_is(played: House) -> None:
    coach, told = Coach(), [asyncio.Event() for _ in range(3)]
    coach.go.clear()
    reviews = reviews_of(played, coach)

    async def ask(who: asyncio.Event) -> Review:
        return await reviews.of(GUILD, 1, lambda *_: who.set())

    asking = [asyncio.create_task(ask(who)) for who in told]
    await asyncio.wait_for(asyncio.gather(*(who.wait() for who in told)), 60)
    asking[0].cancel()
    coach.go.set()
    assert await asyncio.gather(*asking[1:]) == [FOUND, FOUND]
    assert len(coach.asked) == 1


async def test_nobody_learns_anything_of_a_deal_that_is_not_theirs_not_over_or_void(played: House) -> None:
    coach = Coach()
    reviews = reviews_of(played, coach)
    (table,) = (each.table for each in await played.store.tables.load())
    await played.service.start(table.id, ANNA)
    assert await refused(reviews, GUILD, 2) == "deal-not-over"
    await played.service.annul(table.id, ANNA)
    assert await refused(reviews, GUILD, 2) == "deal-annulled"
    assert await refused(reviews, GUILD + 1, 1) == "no-such-deal"
    assert await refused(reviews, None, 1) == "no-such-deal"
    assert await refused(reviews, GUILD, 99_999_999_999) == "no-such-deal"
    assert coach.asked == []


async def test_a_deal_of_older_rules_is_refused_in_the_words_of_a_replay(
    played: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = type(GAMES["saskop"])
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    coach = Coach()
    assert await refused(reviews_of(played, coach), GUILD, 1) == "deal-too-old"
    assert coach.asked == []


@pytest.mark.parametrize(
    ("failure", "key"), [(WorkerFailed("ended"), "review-failed"), (RulesChanged(), "deal-too-old")]
)
async def test_what_fails_is_said_and_kept_for_nobody(played: House, failure: Exception, key: str) -> None:
    coach = Coach(failure)
    reviews = reviews_of(played, coach)
    assert await refused(reviews, GUILD, 1) == key
    coach.failure = None
    assert await reviews.of(GUILD, 1) == FOUND


async def test_a_machine_that_cannot_search_says_so(played: House) -> None:
    assert await refused(reviews_of(played, Coach(), can_look=False), GUILD, 1) == "review-unable"


async def test_what_an_older_coach_found_is_looked_at_anew(played: House) -> None:
    stored = await played.store.results.deal(GUILD, 1)
    assert stored is not None
    await played.store.reviews.save_review(stored.id, EDITION - 1, "what it wrote then")
    assert await reviews_of(played, Coach()).of(GUILD, 1) == FOUND


async def test_only_so_many_deals_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.reviews.service.MAX_WAITING", 1)
    table, chance = await house.table(*FOUR), random.Random(5)
    for _ in range(2):
        await finish(house, table.id, chance)
    coach = Coach()
    coach.go.clear()
    reviews = reviews_of(house, coach)
    first = asyncio.create_task(reviews.of(GUILD, 1))
    await asyncio.wait_for(coach.begun.wait(), 60)
    assert await refused(reviews, GUILD, 2) == "review-busy"
    await reviews.stop()
    with pytest.raises(asyncio.CancelledError):
        await first
    assert MAX_WAITING > 1


async def test_everybody_is_told_what_was_found_in_their_own_seats(played: House) -> None:
    await reviews_of(played, Coach()).of(GUILD, 1)
    exports = [await exported(played.store, user) for user in FOUR]
    assert [[each["moments"] for each in export["reviews"]] for export in exports] == [  # type: ignore[attr-defined]
        [[]],
        [[{"step": 4, "cost": 1.5, "open_cost": 2.0}]],
        [[]],
        [[]],
    ]
    await played.store.personal.forget(FOUR[1])
    assert (await exported(played.store, FOUR[1]))["reviews"] == []
