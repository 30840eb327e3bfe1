"""Par of finished deals: the newest first, after a restart too, once each, and never of a deal that goes on."""

import asyncio
import random

import pytest

from bot.errors import StorageError
from bot.players.finished import FinishedDeal, ParFound
from bot.players.worker import RulesChanged, WorkerFailed
from bot.tables.model import Stage
from bot.tables.pars import RETRY_SECONDS, Par, Pars
from engine.games import GAMES
from tests.support.tables import ANNA, BERT, CARL, DORA, GUILD, House

FOUR = (ANNA, BERT, CARL, DORA)


class Counting:
    """Plays at once; each deal is worth its number in order to everybody."""

    def __init__(self, *failures: Exception) -> None:
        self.asked: list[FinishedDeal] = []
        self.failures = list(failures)
        self.resting = asyncio.Event()

    async def play(self, finished: FinishedDeal) -> ParFound:
        self.asked.append(finished)
        if self.failures:
            raise self.failures.pop(0)
        return ParFound((float(len(self.asked)),) * finished.players)

    async def rest(self) -> None:
        self.resting.set()


class Queue:
    """The pars of a house, and how many deals wait for theirs."""

    def __init__(self, house: House, player: Counting) -> None:
        self.waiting: list[int] = []
        self._none = asyncio.Event()
        self.pars = Pars(house.store.pars, player, house.tables.changes, house.clock, self._told)

    def _told(self, count: int) -> None:
        self.waiting.append(count)
        if not count:
            self._none.set()

    async def emptied(self) -> None:
        """Return when the next deal has its par, and no other waits."""
        await asyncio.wait_for(self._none.wait(), 60)
        self._none.clear()


async def finish(house: House, table: int, chance: random.Random) -> None:
    """A deal to its end, by chance."""
    await house.service.start(table, ANNA)
    while (sight := house.lookup.sight(table, None)).table.stage is Stage.PLAYING:
        assert sight.view is not None
        user = FOUR[chance.choice(sight.view.waiting_for)]
        await house.service.act(table, user, chance.choice(house.lookup.legal(table, user)), chance=3)


async def test_old_deals_the_newest_first_and_then_those_that_end(house: House) -> None:
    table, chance, player = await house.table(*FOUR), random.Random(5), Counting()
    for _ in range(3):
        await finish(house, table.id, chance)
    await house.service.start(table.id, ANNA)
    queue = Queue(house, player)
    queue.pars.start()
    await queue.emptied()
    assert queue.waiting == [3, 2, 1, 0]
    digests = [stored.seal.digest for number in (3, 2, 1) if (stored := await house.store.results.deal(GUILD, number))]
    assert [asked.digest for asked in player.asked] == digests
    await house.service.annul(table.id, ANNA)
    await queue.emptied()
    await finish(house, table.id, chance)
    await queue.emptied()
    assert len(player.asked) == 4
    await queue.pars.stop()
    assert player.resting.is_set()


async def test_a_restart_goes_on_where_the_last_process_stopped(house: House) -> None:
    table, chance, player = await house.table(*FOUR), random.Random(5), Counting()
    for _ in range(2):
        await finish(house, table.id, chance)
    first = Queue(house, player)
    first.pars.start()
    await first.emptied()
    await first.pars.stop()
    await finish(house, table.id, chance)
    second = Queue(house, player)
    second.pars.start()
    await second.emptied()
    await second.pars.stop()
    assert len({asked.digest for asked in player.asked}) == len(player.asked) == 3


async def test_a_deal_of_older_rules_has_no_par_and_nobody_plays_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, player = await house.table(*FOUR), Counting()
    await finish(house, table.id, random.Random(5))
    rules = type(GAMES["saskop"])
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    queue = Queue(house, player)
    queue.pars.start()
    await queue.emptied()
    await queue.pars.stop()
    assert player.asked == []


async def test_a_deal_of_a_changed_game_is_left_and_the_next_one_played(house: House) -> None:
    table, chance, player = await house.table(*FOUR), random.Random(5), Counting(RulesChanged())
    for _ in range(2):
        await finish(house, table.id, chance)
    queue = Queue(house, player)
    queue.pars.start()
    await queue.emptied()
    await queue.pars.stop()
    assert len(player.asked) == 2


async def test_a_deal_that_makes_its_player_fail_is_tried_twice(house: House) -> None:
    table, chance = await house.table(*FOUR), random.Random(5)
    player = Counting(WorkerFailed("ended"), WorkerFailed("ended"))
    for _ in range(2):
        await finish(house, table.id, chance)
    queue = Queue(house, player)
    queue.pars.start()
    await asyncio.wait_for(house.clock.sleeps.wait(), 60)
    house.clock.advance(RETRY_SECONDS)
    await queue.emptied()
    await queue.pars.stop()
    digests = [asked.digest for asked in player.asked]
    assert digests[0] == digests[1] != digests[2]


async def test_what_the_database_does_not_take_is_found_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, player, refused = await house.table(*FOUR), Counting(), []
    await finish(house, table.id, random.Random(5))
    keep = house.store.pars.save_par

    async def refuse_once(par: Par) -> None:
        if not refused:
            refused.append(par)
            raise StorageError("the disk is full")
        await keep(par)

    monkeypatch.setattr(house.store.pars, "save_par", refuse_once)
    queue = Queue(house, player)
    queue.pars.start()
    await asyncio.wait_for(house.clock.sleeps.wait(), 60)
    house.clock.advance(RETRY_SECONDS)
    await queue.emptied()
    await queue.pars.stop()
    assert len(player.asked) == 2
