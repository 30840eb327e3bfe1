"""The ladder's sums: as the deals were, over each span, for people and computers, and nothing of who asked to go."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.features.ladder.service import Period, spans_of
from bot.features.ladder.store import Figures
from bot.stores import Stores
from bot.tables.attribution import RatedChoice
from bot.tables.pars import Par
from bot.tables.stored import DealEnding
from bot.tables.tallying import ALL_TIME, Contestant, season
from tests.bot.store.making import ANN, BOB, CAT, DAN, GUILD, NOON, a_table, an_ending, finish
from tests.support.exported import exported

COLUMNS = ((0, 2), (1, 3))
EVEN = (1.0, 1.0, 1.0, 1.0)


def saskop(score: int = 2, winners: Sequence[int] = (0, 2), **more: object) -> DealEnding:
    """A deal that paid one side."""
    ending = an_ending(winners=winners, **more)
    seats = tuple(replace(seat, score=score if seat.seat in winners else 0) for seat in ending.seats)
    return replace(ending, seats=seats)


async def played(store: Stores, *endings: DealEnding, par: tuple[float, ...] | None = EVEN) -> None:
    """Deals one after another at one table, each with its par at once."""
    table = await store.tables.open_table(a_table())
    for ending in endings:
        table, deal = await finish(store, table, ending)
        if par is not None:
            await store.pars.save_par(Par(deal.id, par, columns=COLUMNS))


async def figures(store: Stores, span: str = ALL_TIME) -> dict[int | str, Figures]:
    """Everybody's, by id or level."""
    return {each.who.level or each.who.user: each for each in await store.ladder.ladder(GUILD, "saskop", (span,))}


async def test_what_deals_added_up_to(store: Stores) -> None:
    lambapea = replace(saskop(16, (1, 3)), lambapea=(1, 3))
    nobody = saskop(0)
    nobody = replace(nobody, seats=tuple(replace(seat, won=None) for seat in nobody.seats))
    await played(store, saskop(), saskop(4), lambapea, nobody)
    found = await figures(store)
    assert set(found) == {ANN, BOB, CAT, DAN}
    ann, bob = found[ANN], found[BOB]
    assert (ann.deals, ann.won, ann.lost, ann.score, ann.given, ann.suffered, ann.last) == (4, 2, 1, 6, 0, 1, "=-++")
    assert (bob.deals, bob.won, bob.lost, bob.score, bob.given, bob.suffered, bob.last) == (4, 1, 2, 16, 1, 0, "=+--")
    assert ann.win_rate == pytest.approx(2 / 3)
    assert (ann.observed.deals, ann.above) == (4, pytest.approx(2 + 4 + 0 + 0 - 4))


async def test_who_chose_their_cards_better_than_their_partner_is_rated_higher(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    table, deal = await finish(store, table, saskop())
    choices = tuple(RatedChoice(1, seat, shown) for seat, shown in enumerate((-1.0, 0.0, 1.0, 0.0)))
    await store.pars.save_par(Par(deal.id, EVEN, choices=choices, columns=COLUMNS))
    found = await figures(store)
    ann, bob, cat = found[ANN], found[BOB], found[CAT]
    assert ann.above == cat.above == 1.0
    assert ann.observed.total < cat.observed.total
    assert bob.observed.total < cat.observed.total


async def test_form_is_how_the_last_ten_ended(store: Stores) -> None:
    await played(store, *[saskop()] * 3, *[saskop(winners=(1, 3))] * 9)
    assert (await figures(store))[ANN].last == "-" * 9 + "+"


async def test_spans_hold_what_ended_in_them(store: Stores) -> None:
    later = NOON + timedelta(days=40)
    await played(store, saskop(), saskop(at=later), saskop(at=later + timedelta(days=1)))
    assert [(await figures(store, span))[ANN].deals for span in (ALL_TIME, "2026-Q1", "2026-Q2")] == [3, 1, 2]
    for period, deals in ((Period.ALL, 3), (Period.SEASON, 2), (Period.MONTH, 2), (Period.WEEK, 2)):
        spans = spans_of(period, (later + timedelta(days=2)).date())
        lines = await store.ladder.ladder(GUILD, "saskop", spans)
        assert [line.deals for line in lines if line.who == Contestant(ANN)] == [deals]
    assert await store.ladder.ladder(GUILD, "saskop", spans_of(Period.WEEK, (later + timedelta(days=20)).date())) == []
    assert season(NOON.date()) == "2026-Q1"


async def test_nothing_of_par_is_there_before_it_is_found_and_it_counts_once(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    table, deal = await finish(store, table, saskop())
    assert (await figures(store))[ANN].observed.deals == 0
    assert (await figures(store))[ANN].observed.deals == 0
    for _ in range(2):
        await store.pars.save_par(Par(deal.id, EVEN, columns=COLUMNS))
    ann, bob = (await figures(store))[ANN], (await figures(store))[BOB]
    assert (ann.observed.deals, ann.observed.total, bob.observed.total) == (1, 4.0, -4.0)


async def test_what_partners_and_opponents_are_worth_is_taken_out(store: Stores) -> None:
    await played(store, *[saskop(4)] * 30)
    strong = await figures(store)
    table = await store.tables.open_table(a_table(8))
    _, deal = await finish(store, table, saskop(4, users=(ANN, BOB, DAN, None)))
    await store.pars.save_par(Par(deal.id, EVEN, columns=COLUMNS))
    after = await figures(store)
    gained = {who: after[who].observed.total - strong[who].observed.total for who in (ANN, BOB, DAN)}
    first = strong[ANN].observed.total / 30
    assert gained[ANN] > first > 0  # with a weak partner the same score is worth more
    assert gained[DAN] > 0 > gained[BOB]


async def test_a_computer_counts_by_its_level_and_so_does_one_that_stood_in(store: Stores) -> None:
    ending = saskop(users=(ANN, None, CAT, None))
    levels = ("", "strong", "normal", "strong")
    seats = tuple(replace(seat, level=level) for seat, level in zip(ending.seats, levels, strict=True))
    await played(store, replace(ending, seats=seats))
    found = await figures(store)
    assert {who: each.deals for who, each in found.items()} == {ANN: 1, "strong": 2, "normal": 1}
    assert found["strong"].observed.deals == 2
    assert await store.ladder.partners(GUILD, "saskop", ALL_TIME, 10) == []


async def test_partners_and_opponents_beyond_what_their_ratings_say(store: Stores) -> None:
    await played(store, saskop(4), saskop(4), saskop(winners=(1, 3)))
    together = {(pair.first, pair.second): pair for pair in await store.ladder.partners(GUILD, "saskop", ALL_TIME, 10)}
    assert set(together) == {(ANN, CAT), (BOB, DAN)}
    assert together[ANN, CAT].above == pytest.approx(-together[BOB, DAN].above)
    assert together[ANN, CAT].above > 0
    against, partners = await store.ladder.pair(GUILD, "saskop", "2026-Q1", ANN, BOB)
    assert partners is None
    assert against is not None
    assert (against.first, against.deals, against.won, against.lost) == (ANN, 3, 2, 1)
    turned, _ = await store.ladder.pair(GUILD, "saskop", "2026-Q1", BOB, ANN)
    assert turned == against.turned()
    _, known = await store.ladder.pair(GUILD, "saskop", ALL_TIME, CAT, ANN)
    assert known is not None
    assert await store.ladder.pair(GUILD, "saskop", ALL_TIME, ANN, 5) == (None, None)


async def test_whoever_asked_to_go_is_gone_and_no_par_brings_them_back(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    table, deal = await finish(store, table, saskop())
    table, waits = await finish(store, table, saskop())
    await store.pars.save_par(Par(deal.id, EVEN, columns=COLUMNS))
    told = await exported(store, ANN)
    assert [line["deals"] for line in told["ladder"]] == [2, 2, 2]
    assert len(told["pairs"]) == 6
    assert str(BOB) not in str(told["pairs"])
    await store.personal.forget(ANN)
    await store.pars.save_par(Par(waits.id, EVEN, columns=COLUMNS))
    assert set(await figures(store)) == {BOB, CAT, DAN}
    assert [(pair.first, pair.second) for pair in await store.ladder.partners(GUILD, "saskop", ALL_TIME, 10)] == [
        (BOB, DAN)
    ]
    assert (await exported(store, ANN))["ladder"] == (await exported(store, ANN))["pairs"] == []


async def test_games_are_known_by_how_much_they_are_played(store: Stores) -> None:
    await played(store, saskop(), saskop())
    table = await store.tables.open_table(a_table(9, game="skat"))
    await finish(store, table, an_ending(users=(ANN, BOB, CAT), winners=(0,)))
    assert await store.ladder.games_played(GUILD, ("saskop", "skat", "doppelkopf"), (ALL_TIME,)) == {
        "saskop": 8,
        "skat": 3,
    }
    assert await store.ladder.games_played(GUILD + 1, ("saskop",), (ALL_TIME,)) == {}
