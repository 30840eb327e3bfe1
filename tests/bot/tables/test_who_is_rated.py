"""Credit follows the cards: nobody gains by leaving, coming back, closing or asking near the end of a deal."""

import random
from dataclasses import replace

import pytest

from bot.features.ladder.store import Figures
from bot.players.finished import FinishedDeal, JudgedChoice, ParFound
from bot.players.games import KNOWLEDGE, knowledge_of
from bot.players.skill import skill_of
from bot.tables.model import Pace, Person, Stage, Table
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.tallying import ALL_TIME, LEFT
from tests.bot.tables.test_pars import Queue
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, GUILD, House

QUICK = Pace(computer=0, cut=20, override=20, next_deal=9999, turn=120)
LOST = 8.0
"""What a deal that goes badly costs whoever sits in the first seat, against par; each of their choices costs 1."""
CARDS = 9


class Blaming:
    """Finds that everything goes badly for the first seat: each choice in it, and the deal from its middle on."""

    async def play(self, asked: FinishedDeal) -> ParFound:
        whole = asked.whole()
        choices = tuple(
            JudgedChoice(each.number, each.seat, -1.0 if each.seat == 0 else 0.0)
            for each in skill_of(whole, asked.digest)
        )
        badly = (-LOST, 0.0, -LOST, 0.0)
        standings = tuple(badly if moment > len(asked.actions) / 2 else (0.0,) * 4 for moment in asked.moments)
        left = (0,) * 4 if asked.is_over else tuple(max(0, each - 1) for each in whole.view(None).counts)
        return ParFound((0.0,) * 4, choices, standings, left)

    async def rest(self) -> None:
        """It never does anything in between."""


@pytest.fixture(autouse=True)
def _no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a card is worth is said here and not found."""
    monkeypatch.setitem(KNOWLEDGE, "saskop", replace(knowledge_of("saskop"), skill=None))


class Evening:
    """Anna at a table, and what is known of everybody afterwards."""

    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table, self.chance = house, table.id, random.Random(3)

    @property
    def mine(self) -> int:
        """How many cards the first seat still has."""
        view = self.house.lookup.sight(self.table, None).view
        return 0 if view is None else view.counts[0]

    @property
    def is_on(self) -> bool:
        return self.house.lookup.sight(self.table, None).table.stage is Stage.PLAYING

    def awaited(self) -> int | None:
        """Whichever person is asked, if one is."""
        sight = self.house.lookup.sight(self.table, None)
        seats = () if sight.view is None else sight.view.waiting_for
        people = [sight.table.seats[seat] for seat in seats]
        return next((who.user for who in people if isinstance(who, Person) and not who.away), None)

    async def play(self, *, until: int = 0, away: bool = False) -> None:
        """All people play by chance until the first seat has so many cards left and is asked for one.

        away: or just has them, as nobody there is asked.
        """
        while self.is_on:
            user = self.awaited()
            if away and self.is_at(until):
                return
            if user is None:
                await self.house.next_change()
                continue
            if user == ANNA and self.is_at(until):
                return
            await self.house.service.act(
                self.table, user, self.chance.choice(self.house.lookup.legal(self.table, user)), chance=3
            )

    def is_at(self, until: int) -> bool:
        view = self.house.lookup.sight(self.table, None).view
        return view is not None and view.phase == "play" and bool(until) and self.mine == until

    async def known(self) -> dict[int | str, Figures]:
        """Everybody's figures, once all deals have their par."""
        queue = Queue(self.house, Blaming())  # type: ignore[arg-type]
        queue.pars.start()
        await queue.emptied()
        await queue.pars.stop()
        lines = await self.house.store.ladder.ladder(GUILD, "saskop", (ALL_TIME,))
        return {each.who.level or each.who.user: each for each in lines}

    async def left(self, user: int) -> int:
        """How many deals they are told to have left."""
        counts = await self.house.store.player_stats.counts_of(GUILD, "saskop", user)
        return sum(each.deals for each in counts if each.what == LEFT)


async def begun(house: House, *users: int, hints: bool = False) -> Evening:
    setup = replace(checked_setup("saskop", {"signals": "false"}), hints=hints)
    table = await house.service.open(TablePlace(GUILD, CHANNEL, users[0], QUICK), setup)
    for user in users[1:]:
        table = await house.service.join(table.id, user)
    if len(users) < 4:
        await house.service.fill(table.id, users[0], "easy")
    return Evening(house, await house.service.start(table.id, users[0]))


@pytest.fixture
async def alone(running: House) -> Evening:
    """Anna and three computers, in a deal."""
    return await begun(running, ANNA)


@pytest.fixture
async def four(running: House) -> Evening:
    return await begun(running, ANNA, BERT, CARL, DORA)


def check_blamed(anna: Figures, least: float = 0.8) -> None:
    """Nearly all of the deal is hers, with what it came to and what she chose."""
    assert least <= anna.observed.deals <= 1
    assert anna.above < 0
    assert anna.observed.total < -least


async def test_a_deal_left_at_the_last_card_is_hers_who_played_it(four: Evening) -> None:
    await four.play(until=2)
    await four.house.service.leave(four.table, ANNA)
    await four.play()
    known = await four.known()
    check_blamed(known[ANNA])
    assert (known[ANNA].deals, "easy" in known) == (1, False)
    assert await four.left(ANNA) == 1


async def test_a_seat_taken_back_at_once_does_not_undo_it(four: Evening) -> None:
    await four.play(until=2)
    await four.house.service.leave(four.table, ANNA)
    await four.house.service.join(four.table, ANNA)
    await four.play()
    anna = (await four.known())[ANNA]
    assert (anna.deals, anna.observed.deals) == (1, 1.0)
    assert anna.observed.total < -1


async def test_whoever_is_away_and_returns_for_the_last_card_has_no_result_of_it(running: House) -> None:
    evening = await begun(running, ANNA, BERT, CARL, DORA)
    await evening.house.service.note_left(evening.table, BERT, [ANNA])
    await evening.play(until=1, away=True)
    await evening.house.service.mark_present(evening.table, ANNA)
    await evening.play()
    known = await evening.known()
    assert ANNA not in known or (known[ANNA].deals, known[ANNA].above) == (0, 0.0)
    assert ANNA not in known or known[ANNA].observed.deals < 0.3
    assert not {"easy", "normal"} & set(known), "nor has a level of computers that did not play all of it"


async def test_a_table_closed_by_its_host_at_the_last_card_ends_the_deal_by_par(four: Evening) -> None:
    await four.play(until=2)
    await four.house.service.close(four.table, ANNA)
    known = await four.known()
    check_blamed(known[ANNA])
    assert {BERT, CARL, DORA} <= set(known), "it says something of everybody"
    assert known[ANNA].deals == 0, "nobody won or lost it"
    assert [await four.left(user) for user in (ANNA, BERT)] == [1, 0]


async def test_a_hint_at_the_last_card_ends_what_counts_and_takes_nothing_back(running: House) -> None:
    evening = await begun(running, ANNA, BERT, CARL, DORA, hints=True)
    await evening.play(until=2)
    await evening.house.service.hint(evening.table, ANNA)
    await evening.play()
    known = await evening.known()
    check_blamed(known[ANNA])
    assert known[ANNA].deals == 0, "nobody won or lost it"


async def test_whoever_takes_the_seat_of_somebody_replaced_for_the_last_card_has_no_result(running: House) -> None:
    evening = await begun(running, ANNA, BERT, CARL, DORA)
    await evening.play(until=3)
    await evening.house.service.note_left(evening.table, ANNA, [DORA])
    await evening.house.service.replace_person(evening.table, ANNA, DORA)
    await evening.play(until=2)
    await evening.house.service.join(evening.table, EVE)
    await evening.play()
    known = await evening.known()
    assert EVE not in known or (known[EVE].deals, known[EVE].above) == (0, 0.0)
    assert EVE not in known or known[EVE].observed.deals < 0.3
    assert known[DORA].observed.deals > 0.5, "what she chose stays hers"
    assert "easy" not in known


async def test_a_deal_that_goes_badly_alone_with_computers_is_not_gone_with_the_table(alone: Evening) -> None:
    await alone.play(until=3)
    await alone.house.service.leave(alone.table, ANNA)
    known = await alone.known()
    check_blamed(known[ANNA], 0.6)
    assert set(known) == {ANNA}, "computers are rated in whole deals"
    assert await alone.left(ANNA) == 1
