"""When computers move tells nothing of their cards; the clock is in the test's hand and nothing here sleeps."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.players.simple import Simple
from bot.tables.autoplay import PAUSE_RANGE
from bot.tables.model import Pace, Stage
from bot.tables.service import Change
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.turn_scheduler import TurnScheduler
from engine.views import View
from tests.support.tables import ANNA, CHANNEL, GUILD, HandClock, House, Prompt

PACE = Pace(computer=1, cut=9999, override=9999, next_deal=15, turn=0)
SHORT_SECONDS = 2.0


class Hurrying(HandClock):
    """Time leaps over every natural pause, and keeps how long each was."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses: list[float] = []

    async def sleep_until(self, moment: float) -> None:
        left = moment - self.monotonic()
        if left > SHORT_SECONDS:
            await super().sleep_until(moment)
        elif left > 0:
            self.pauses.append(left)
            self.advance(left)
            await asyncio.sleep(0)


class Slow(Prompt):
    """A thinker whose searches never end, so that only the rule of thumb has an answer when time is up."""

    def begin(self, level: str, view: View, seconds: float | None, chance: random.Random | None = None) -> "Slow.Late":
        del level, seconds  # asked so
        return Slow.Late(self, view, chance or self.chance)

    class Late(Prompt.Done):
        async def settle(self) -> None:
            await asyncio.Event().wait()


class Counting(Prompt):
    """A thinker that keeps how much time it was given and whether there was a choice."""

    def __init__(self) -> None:
        super().__init__(Simple())
        self.given: list[tuple[float | None, bool]] = []

    def begin(self, level: str, view: View, seconds: float | None, chance: random.Random | None = None) -> Prompt.Done:
        self.given.append((seconds, len(view.playable) > 1))
        return super().begin(level, view, seconds, chance)


class Even(random.Random):
    """Chance without surprises: every pause is as long as it is set."""

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2


async def played(
    folder: Path, thinker: Prompt, seed: int, game: str = "saskop", chance: random.Random | None = None, **options: str
) -> "Watched":
    """A whole deal, in which Anna does at once the first thing that is allowed."""
    clock = Hurrying()
    house = await House(folder / f"{game}-{seed}-{type(thinker).__name__}.db", clock, seed).begin()
    turns = TurnScheduler(house.tables, thinker, clock, chance or Even(), house.store.settings)
    turns.start()
    table = await house.service.open(TablePlace(GUILD, CHANNEL, ANNA, PACE), checked_setup(game, options, 4))
    watched = Watched(house, table.id)
    await house.service.fill(table.id, ANNA)
    await house.service.start(table.id, ANNA)
    while watched.is_on():
        legal = house.lookup.legal(table.id, ANNA)
        if legal and watched.annas_turn():
            await house.service.act(table.id, ANNA, legal[0], chance=3)
        else:
            await house.next_change()
    await turns.stop()
    await house.end()
    return watched


class Watched:
    """What a bystander sees of a table: when something was to be heard, and what computers did unheard."""

    def __init__(self, house: House, table: int) -> None:
        self.house, self.table = house, table
        self.clock = house.clock
        assert isinstance(self.clock, Hurrying)
        self.pauses = self.clock.pauses
        self.waits: list[float] = []
        self.unheard = 0
        self._heard, self._since = 0, self.clock.now()
        house.tables.changes.subscribe(self._note)

    def _note(self, change: Change) -> None:
        view = self.house.lookup.sight(self.table, None).view
        heard = len(view.history) if view else 0
        if heard == self._heard:
            self.unheard += change.kind == "action" and change.user is None
            return
        if change.user is None:
            self.waits.append((self.clock.now() - self._since).total_seconds())
        self._heard, self._since = heard, self.clock.now()

    def is_on(self) -> bool:
        return self.house.lookup.sight(self.table, ANNA).table.stage is Stage.PLAYING

    def annas_turn(self) -> bool:
        sight = self.house.lookup.sight(self.table, ANNA)
        return sight.view is not None and sight.seat in sight.view.waiting_for


@pytest.mark.parametrize("kind", [Prompt, Slow])
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_computer_moves_when_its_pause_is_over_whatever_it_holds_and_however_long_it_thinks(
    tmp_path: Path, kind: type[Prompt], seed: int
) -> None:
    watched = await played(tmp_path, kind(Simple()), seed)
    assert len(watched.waits) > 20
    assert set(watched.waits) == {1.0}


async def test_as_much_time_is_given_with_a_choice_as_without(tmp_path: Path) -> None:
    thinker = Counting()
    await played(tmp_path, thinker, 3)
    assert {choice for _, choice in thinker.given} == {True, False}
    assert {seconds for seconds, _ in thinker.given} == {0.9}


async def test_pauses_are_drawn_between_bounds(tmp_path: Path) -> None:
    watched = await played(tmp_path, Prompt(Simple()), 1, chance=random.Random(5))
    assert len(set(watched.waits)) > 20
    assert all(PAUSE_RANGE[0] <= wait <= PAUSE_RANGE[1] for wait in watched.waits)


async def test_what_the_others_do_not_hear_makes_no_pause_longer(tmp_path: Path) -> None:
    watched = await played(tmp_path, Prompt(Simple()), 5, "american-sheepshead", variant="solo")
    assert watched.unheard > 0
    assert set(watched.waits) == {1.0}
