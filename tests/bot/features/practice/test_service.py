"""Deals for practice: fresh each time, told nobody before they are over, and counted nowhere."""

import random

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import UserError
from bot.features.daily.days import Day, Days
from bot.features.daily.service import Dailies
from bot.features.practice.service import fork_for_practice
from bot.solo.model import MOST_FORKS, ForkSight
from bot.solo.service import SoloPlay
from bot.store.engine import transact
from bot.store.schema import METADATA
from bot.system import SystemShuffler
from bot.tables.model import Person
from bot.tables.rights import Caller
from engine.cards import read_cards, write_cards
from engine.errors import IllegalAction
from engine.games import GAMES
from engine.record import read_record, verify
from tests.support.exported import exported
from tests.support.solo import practise, solo_of
from tests.support.tables import ANNA, BERT, House, SeededShuffler

NOWHERE = {"deals", "results", "ladder", "daily_results", "pairs", "tables"}


def forks_of(house: House) -> SoloPlay:
    """All of it on a house's database; a new one is what a restart would find."""
    return solo_of(house.store, house.clock)


@pytest.fixture
def forks(house: House) -> SoloPlay:
    return forks_of(house)


async def one_more(forks: SoloPlay, seen: ForkSight, chance: random.Random) -> ForkSight:
    view = seen.sight.view
    assert view is not None
    assert view.asked is not None
    action = chance.choice(view.asked.actions)
    return await forks.act(seen.fork.user, seen.fork.id, str(action), len(view.history))


async def to_the_end(forks: SoloPlay, seen: ForkSight, seed: int = 2) -> ForkSight:
    chance = random.Random(seed)
    while seen.ends is None:
        seen = await one_more(forks, seen, chance)
    return seen


async def refused(awaitable: object) -> str:
    with pytest.raises(UserError) as error:
        await awaitable  # type: ignore[misc]
    return error.value.key


async def counted(house: House) -> dict[str, int]:
    """How many rows there are."""

    async def count(connection: AsyncConnection) -> dict[str, int]:
        return {
            table.name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in METADATA.sorted_tables
        }

    return await transact(house.store.database.engines.writing, count)


@pytest.mark.parametrize("game", GAMES)
async def test_each_game_is_played_to_its_end_and_counts_nowhere(house: House, forks: SoloPlay, game: str) -> None:
    before = await counted(house)
    seen = await to_the_end(forks, await practise(forks, ANNA, game))
    assert seen.ends is not None
    assert seen.ends.now.outcome is not None
    assert seen.ends.then == seen.ends.now
    assert [who for who in seen.sight.table.seats if isinstance(who, Person)] == [Person(ANNA)]
    after = await counted(house)
    assert {name for name in after if after[name] != before[name]} == {"forks"}
    assert after.keys() >= NOWHERE


async def test_the_pack_is_fresh_each_time_and_by_real_chance(house: House) -> None:
    mine = forks_of(house)
    hands = set()
    for _ in range(5):
        seen = await mine.begin(fork_for_practice(ANNA, "skat", SystemShuffler()))
        assert seen.sight.view is not None
        hands.add(seen.sight.view.hand)
    assert len(hands) == 5


async def test_it_goes_on_where_it_stood_after_a_restart(house: House, forks: SoloPlay) -> None:
    seen = await one_more(forks, await practise(forks, ANNA, "saskop", guided=True), random.Random(1))
    later = await forks_of(house).look(ANNA, seen.fork.id)
    assert (later.fork, later.sight) == (seen.fork, seen.sight)
    assert later.fork.dealt is not None
    assert later.fork.dealt.guided


async def test_nobody_else_gets_into_it(forks: SoloPlay) -> None:
    seen = await practise(forks, ANNA, "saskop")
    for attempt in (
        forks.look(BERT, seen.fork.id),
        forks.hinted(BERT, seen.fork.id),
        forks.record(BERT, seen.fork.id, "Bert"),
    ):
        assert await refused(attempt) == "fork-gone"


async def test_nothing_that_its_person_is_told_names_the_pack_before_it_is_over(house: House, forks: SoloPlay) -> None:
    seen = await practise(forks, ANNA, "skat")
    solo, view = seen.fork.dealt, seen.sight.view
    assert solo is not None
    assert view is not None
    assert await refused(forks.record(ANNA, seen.fork.id, "Anna")) == "fork-not-over"
    told, pack, salt = repr(await exported(house.store, ANNA)), write_cards(solo.seal.pack), solo.seal.salt
    hidden = [str(card) for card in solo.seal.pack if card not in view.hand]
    for text in (told, repr(seen.fork), repr(solo)):
        assert pack not in text
        assert salt not in text
        assert not any(f" {card}" in text for card in hidden)
    assert "'game': 'skat'" in told
    await to_the_end(forks, seen)
    assert pack in repr(await exported(house.store, ANNA))


async def test_the_record_of_one_that_is_over_is_true(forks: SoloPlay) -> None:
    seen = await to_the_end(forks, await practise(forks, ANNA, "doppelkopf"))
    record = read_record(await forks.record(ANNA, seen.fork.id, "Anna"))
    assert verify(record) == []
    assert record.players[0] == "Anna"
    assert seen.fork.dealt is not None
    assert read_cards(write_cards(record.pack)) == seen.fork.dealt.seal.pack


async def play_today(house: House, forks: SoloPlay) -> tuple[Day, ForkSight]:
    """Anna begins the deal of the day: which it is, and hers."""
    days = Days(house.store.daily, house.clock, SeededShuffler())
    today = await days.today()
    dailies = Dailies(house.store.daily, house.store.uploads, forks, days, house.clock)
    return today, await dailies.play(Caller(ANNA, None), today.number)


async def test_hints_are_had_there_and_not_where_people_are_compared(house: House, forks: SoloPlay) -> None:
    seen = await practise(forks, ANNA, "skat")
    assert (await forks.hinted(ANNA, seen.fork.id)).table.hints
    _, daily = await play_today(house, forks)
    assert await refused(forks.hinted(ANNA, daily.fork.id)) == "hints-off"


async def test_only_the_last_ones_are_kept_and_other_forks_are_left_alone(house: House, forks: SoloPlay) -> None:
    day, daily = await play_today(house, forks)
    other = await practise(forks, BERT, "skat")
    numbers = [(await practise(forks, ANNA, "skat")).fork.id for _ in range(MOST_FORKS + 2)]
    assert [kept.fork for kept in await house.store.practice.solos(ANNA)] == numbers[:1:-1]
    assert await refused(forks.look(ANNA, numbers[0])) == "fork-gone"
    assert (await forks.look(ANNA, daily.fork.id)).day == day.date
    assert [kept.fork for kept in await house.store.practice.solos(BERT)] == [other.fork.id]


async def test_one_of_older_rules_is_gone_in_words(
    house: House, forks: SoloPlay, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = await practise(forks, ANNA, "skat")
    monkeypatch.setattr(type(GAMES["skat"]), "rules_version", GAMES["skat"].rules_version + 1)
    assert await refused(forks.look(ANNA, seen.fork.id)) == "fork-gone"


async def test_a_press_that_comes_twice_or_is_not_allowed_changes_nothing(forks: SoloPlay) -> None:
    seen = await practise(forks, ANNA, "skat")
    view = seen.sight.view
    assert view is not None
    with pytest.raises(IllegalAction):
        await forks.act(ANNA, seen.fork.id, "play 7C", len(view.history))
    assert await forks.look(ANNA, seen.fork.id) == seen
    after = await one_more(forks, seen, random.Random(1))
    assert await refused(one_more(forks, seen, random.Random(1))) == "fork-stale"
    assert (await forks.look(ANNA, seen.fork.id)).fork == after.fork
