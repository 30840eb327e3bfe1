"""Cards that play themselves: whose, when, and that their moment tells nothing; time leaps where nobody is asked."""

import asyncio
from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path

import pytest

from bot.tables.autoplay import MIN_SAMPLES, AutoPlay, last_card, natural_delay, single_answer, single_card
from bot.tables.changes import Change
from bot.tables.model import Pace, Person, Preferences, Stage
from engine.actions import Bid, Play
from engine.events import Acted
from engine.views import View
from tests.support.tables import ANNA, HandClock, House

PACE = Pace(computer=1, cut=9999, override=9999, next_deal=9999, turn=0)
OWN = (2.25, 5.5, 7.75)
"""How long Anna takes for the cards she presses; no computer's pause is as long."""
FAR_SECONDS = 900.0


class Leaping(HandClock):
    """Time leaps over every pause of less than a quarter of an hour."""

    async def sleep_until(self, moment: float) -> None:
        left = moment - self.monotonic()
        if left > FAR_SECONDS:
            await super().sleep_until(moment)
        elif left > 0:
            self.advance(left)
            await asyncio.sleep(0)


class Evening:
    """Anna and three computers at a table, watched from outside."""

    def __init__(self, house: House, table: int) -> None:
        self.house, self.table = house, table
        self.pressed: list[float] = []
        self.played: list[tuple[str, float]] = []
        self._since = house.clock.now()
        house.tables.changes.subscribe(self._note)

    def _note(self, change: Change) -> None:
        """How long the table waited for each card of Anna's, and which she did not press."""
        now, heard = self.house.clock.now(), [each for each in self.view.history if isinstance(each, Acted)]
        if change.kind in ("action", "result") and heard and heard[-1].seat == 0:
            waited = (now - self._since).total_seconds()
            if change.user is None:
                self.played.append((str(heard[-1].action), waited))
            elif isinstance(heard[-1].action, Play):
                self.pressed.append(waited)
        self._since = now

    @property
    def view(self) -> View:
        view = self.house.lookup.sight(self.table, ANNA).view
        assert view is not None
        return view

    @property
    def is_on(self) -> bool:
        return self.house.lookup.sight(self.table, ANNA).table.stage is Stage.PLAYING

    async def play(self, expects: AutoPlay, until_cards: int = 0) -> None:
        """Play on; Anna presses what she is asked and what is not to play itself."""
        own = cycle(OWN)
        while self.is_on and not (self.view.tricks and len(self.view.hand) == until_cards > 0):
            view = self.view
            if view.asked is None:
                await self.house.next_change()
            elif last_card(view, expects) or (single_card(view, expects) and len(self.pressed) >= MIN_SAMPLES):
                await self.house.next_change(("action", "result"))
            else:
                self.house.clock.advance(next(own))
                await self.house.service.act(self.table, ANNA, str(view.asked.actions[-1]), chance=3)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "tables.db", Leaping(), 5).begin()
    yield house
    await house.turns.stop()
    await house.end()


async def evening(house: House, forced: AutoPlay | None) -> Evening:
    if forced is not None:
        await house.store.settings.set_preferences(ANNA, Preferences(forced=forced))
    house.turns.start()
    table = await house.table(ANNA, pace=PACE, signals="false")
    await house.service.start(table.id, ANNA)
    return Evening(house, table.id)


async def test_nothing_plays_itself_for_who_turned_it_off(house: House) -> None:
    here = await evening(house, AutoPlay.OFF)
    await here.play(AutoPlay.OFF)
    assert here.played == []


async def test_the_last_card_plays_itself_after_a_natural_pause_though_nobody_asked(house: House) -> None:
    here = await evening(house, None)
    await here.play(AutoPlay.LAST)
    ((_, waited),) = here.played
    assert 0.7 <= waited <= 1.3
    assert house.lookup.sight(here.table, ANNA).table.seats[0] == Person(ANNA)


async def test_a_single_card_takes_as_long_as_one_of_those_she_pressed(house: House) -> None:
    here = await evening(house, AutoPlay.SINGLE)
    for _ in range(4):
        await here.play(AutoPlay.SINGLE)
        await house.service.start(here.table, ANNA)
    last = [(card, waited) for card, waited in here.played if waited < 2]
    singles = [waited for card, waited in here.played if (card, waited) not in last]
    assert len(last) == 4, "that it was the last one is no secret"
    assert len(singles) > 3
    assert set(singles) <= set(here.pressed), "nobody can tell them from the cards she pressed"
    assert len(set(singles)) > 1, "nor are they all alike"


async def test_a_restart_forgets_neither_the_setting_nor_how_fast_somebody_is(house: House, tmp_path: Path) -> None:
    here = await evening(house, AutoPlay.SINGLE)
    await here.play(AutoPlay.SINGLE, until_cards=1)
    assert len(here.view.hand) == 1
    await house.turns.stop()
    again = await House(tmp_path / "tables.db", house.clock, 6).begin()
    there = Evening(again, here.table)
    again.turns.start()
    await there.play(AutoPlay.SINGLE)
    assert [card for card, _ in there.played] == [f"play {here.view.hand[0]}"]
    assert await again.store.tables.answer_seconds(here.table, ANNA) == pytest.approx(here.pressed)
    await again.turns.stop()
    await again.end()


async def until_single_answer(here: Evening, house: House) -> str:
    """Anna bids as high as she may until she has one suit to name; what she would have to say."""
    while True:
        if not here.is_on:
            await house.service.start(here.table, ANNA)
        view = here.view
        if (only := single_answer(view, AutoPlay.LAST)) is not None and len(here.pressed) >= MIN_SAMPLES:
            return str(only)
        if view.asked is None:
            await house.next_change()
        elif last_card(view, AutoPlay.LAST):
            await house.next_change(("action", "result"))
        else:
            house.clock.advance(3.25)
            bids = [each for each in view.asked.actions if isinstance(each, Bid)]
            await house.service.act(here.table, ANNA, str([*view.asked.actions, *bids][-1]), chance=3)


async def test_a_question_with_a_single_answer_is_not_asked_and_its_time_tells_nothing(house: House) -> None:
    here = await evening(house, None)
    text = await until_single_answer(here, house)
    assert text.startswith("trump ")
    before = len(here.played)
    await house.next_change(("action",))
    assert here.played[before:] == [(text, 3.25)], "after as long as a card that she pressed"


async def test_who_presses_every_card_answers_every_question(house: House) -> None:
    here = await evening(house, AutoPlay.OFF)
    while not (here.view.phase == "announce" and here.view.asked is not None):
        if here.view.asked is None:
            await house.next_change()
        else:
            bids = [each for each in here.view.asked.actions if isinstance(each, Bid)]
            await house.service.act(here.table, ANNA, str([*here.view.asked.actions, *bids][-1]), chance=3)
        if not here.is_on:
            await house.service.start(here.table, ANNA)
    assert single_answer(here.view, AutoPlay.OFF) is None


async def test_a_last_card_that_nobody_asked_about_plays_itself_after_a_restart_too(
    house: House, tmp_path: Path
) -> None:  # fmt: skip
    here = await evening(house, None)
    await here.play(AutoPlay.LAST, until_cards=1)
    card = here.view.hand[0]
    await house.turns.stop()
    again = await House(tmp_path / "tables.db", house.clock, 6).begin()
    there = Evening(again, here.table)
    again.turns.start()
    await there.play(AutoPlay.LAST)
    assert [each for each, _ in there.played] == [f"play {card}"]
    await again.turns.stop()
    await again.end()


async def test_who_acts_first_has_acted(tmp_path: Path) -> None:
    house = await House(tmp_path / "tables.db", HandClock(), 5).begin()
    await house.store.settings.set_preferences(ANNA, Preferences(forced=AutoPlay.LAST))
    table = await house.table(ANNA, pace=Pace(computer=0, cut=9999, override=9999, next_deal=9999, turn=0))
    await house.service.start(table.id, ANNA)
    house.turns.start()
    here = Evening(house, table.id)
    await here.play(AutoPlay.OFF)
    cards = [each for each in here.view.history if isinstance(each, Acted) and each.seat == 0]
    assert len([each for each in cards if str(each.action).startswith("play ")]) == 9
    await house.turns.stop()
    await house.end()


def test_too_few_cards_tell_nothing_and_the_chance_picks_one_of_the_rest() -> None:
    assert natural_delay((1.0, 2.0), 0.5) is None
    assert [natural_delay((1.0, 2.0, 3.0), chance) for chance in (0.0, 0.34, 0.99, 1.0)] == [1.0, 2.0, 3.0, 3.0]
