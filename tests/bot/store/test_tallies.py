"""What people did, counted as their deals end: for those who played them to the end, and gone with who asks to go."""

from dataclasses import replace
from datetime import date, timedelta

from bot.stores import Stores
from bot.tables.pars import Par
from bot.tables.stored import DealEnding
from bot.tables.tallying import Count, CountedDeal
from tests.bot.store.making import ANN, BOB, CAT, DAN, GUILD, NOON, a_deal, a_table, an_action, an_ending, finish
from tests.support.exported import exported

EVEN, COLUMNS = (1.0, 1.0, 1.0, 1.0), ((0, 2), (1, 3))


def hearts(winners: tuple[int, ...] = (0, 2), **more: object) -> DealEnding:
    """A deal in which the first seat made hearts, and its side won or did not."""
    ending = an_ending(winners=winners, **more)
    result = {"maker": 0, "trump": "H", "points": [70, 50], "lambapea": None}
    told = [
        CountedDeal(seat, f"side {'defender' if seat % 2 else 'declarer'}", (70, 50)[seat % 2]) for seat in range(4)
    ]
    seats = tuple(replace(each, score=2 if each.won else 0) for each in ending.seats)
    return replace(
        ending,
        result=result,
        seats=seats,
        tallied=(*told, CountedDeal(0, "played hearts"), CountedDeal(1, "offered 6")),
    )


def lambapea(**more: object) -> DealEnding:
    """One that the other side won with all tricks, and the game with it."""
    ending = hearts((1, 3), game_won=(1, 3), **more)
    return replace(ending, lambapea=(1, 3), result={**ending.result, "lambapea": 1})


async def played(store: Stores, *endings: DealEnding) -> None:
    """Deals one after another at one table."""
    table = await store.tables.open_table(a_table())
    for ending in endings:
        table, _ = await finish(store, table, ending)


async def counts(store: Stores, user: int, game: str = "saskop") -> dict[str, Count]:
    return {each.what: each for each in await store.player_stats.counts_of(GUILD, game, user)}


async def reached(store: Stores, user: int) -> list[tuple[str, str, int, int]]:
    found = await store.player_stats.milestones_of(GUILD, "saskop", user)
    return [(each.milestone.what, each.milestone.ending, each.milestone.count, each.number) for each in found]


async def test_what_deals_counted_under(store: Stores) -> None:
    await played(store, hearts(), hearts(), lambapea())
    ann, bob = await counts(store, ANN), await counts(store, BOB)
    assert ann["played hearts"] == Count("played hearts", 3, 2, 1)
    assert ann["side declarer"] == Count("side declarer", 3, 2, 1, 210, 3)
    assert ann["match"] == Count("match", 1, 0, 1)
    assert bob["lambapea"] == Count("lambapea", 1, 1, 0)
    assert bob["side defender"].points_a_deal == 50
    assert await counts(store, ANN, "skat") == await counts(store, 5) == {}


async def test_milestones_name_the_deal_that_brought_them(store: Stores) -> None:
    await played(store, hearts(), lambapea(at=NOON + timedelta(days=1)), lambapea())
    assert await reached(store, BOB) == [
        ("lambapea", "won", 1, 2), ("match", "won", 1, 2), ("deal", "deals", 1, 1)
    ]  # fmt: skip
    assert (await store.player_stats.milestones_of(GUILD, "saskop", BOB))[0].at == NOON + timedelta(days=1)
    assert await store.player_stats.milestones_of(GUILD + 1, "saskop", BOB) == []


async def test_a_deal_that_a_computer_played_to_its_end_is_nobodys(store: Stores) -> None:
    ending = hearts()
    seats = tuple(replace(seat, level="normal" if seat.seat == 0 else "") for seat in ending.seats)
    await played(store, hearts(), replace(ending, seats=seats))
    assert ((await counts(store, ANN))["deal"].deals, (await counts(store, CAT))["deal"].deals) == (1, 2)
    assert [each.deals for each in await store.player_stats.games_of(GUILD, ANN, ("saskop",))] == [1]


async def test_who_took_a_seat_over_has_the_deal(store: Stores) -> None:
    await played(store, hearts(), hearts(users=(DAN, BOB, CAT, None)))
    assert (await counts(store, DAN))["played hearts"].deals == 1
    assert (await counts(store, ANN))["played hearts"].deals == 1


async def test_a_running_deal_counts_nowhere(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    table, deal = await store.tables.begin_deal(table, a_deal())
    await store.tables.append(table, an_action(deal))
    assert (
        await store.player_stats.counts_of(GUILD, "saskop", BOB)
        == await store.player_stats.games_of(GUILD, BOB, ("saskop",))
        == []
    )


async def test_totals_by_game_the_most_played_first(store: Stores) -> None:
    await played(store, hearts(), hearts((1, 3)))
    table = await store.tables.open_table(a_table(9, game="skat"))
    await finish(store, table, an_ending(users=(ANN, BOB, CAT), winners=(0,)))
    found = await store.player_stats.games_of(GUILD, ANN, ("skat", "saskop", "doppelkopf"))
    assert [(each.game, each.deals, each.won, each.lost, each.score) for each in found] == [
        ("saskop", 2, 1, 1, 2), ("skat", 1, 1, 0, 2)
    ]  # fmt: skip
    assert await store.player_stats.games_of(GUILD + 1, ANN, ("skat", "saskop")) == []


async def test_days_are_the_newest_ones(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    for day in range(3):
        table, deal = await finish(store, table, hearts(at=NOON + timedelta(days=day)))
        await store.pars.save_par(Par(deal.id, EVEN, columns=COLUMNS))
    found = await store.player_stats.days_of(GUILD, "saskop", ANN, 2)
    assert [(each.day, each.observed.deals) for each in found] == [(date(2026, 3, 3), 1), (date(2026, 3, 2), 1)]


async def test_partners_best_and_worst_seen_from_either(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    for users, winners in (((ANN, BOB, CAT, DAN), (0, 2)), ((ANN, CAT, BOB, DAN), (1, 3))):
        for _ in range(2):
            table, deal = await finish(store, table, hearts(winners, users=users))
            await store.pars.save_par(Par(deal.id, EVEN, columns=COLUMNS))
    best, worst = await store.player_stats.partners_of(GUILD, "saskop", CAT, 5)
    assert {(pair.first, pair.second, pair.won) for pair in best} == {(CAT, ANN, 2), (CAT, DAN, 2)}
    assert worst == best[::-1]
    (top,), (least,) = await store.player_stats.partners_of(GUILD, "saskop", ANN, 1)
    assert (top.first, top.second, least.second) == (ANN, CAT, BOB)
    assert await store.player_stats.partners_of(GUILD, "skat", ANN, 5) == ([], [])


async def test_whoever_asked_to_go_has_no_counts(store: Stores) -> None:
    await played(store, hearts(), lambapea())
    told = await exported(store, ANN)
    assert {line["what"] for line in told["tallies"]} >= {"played hearts", "deal", "match"}
    assert "lambapea" in {line["what"] for line in told["milestones"]}
    await store.personal.forget(ANN)
    assert await counts(store, ANN) == {}
    assert await store.player_stats.games_of(GUILD, ANN, ("saskop",)) == []
    assert await reached(store, ANN) == []
    told = await exported(store, ANN)
    assert told["tallies"] == told["milestones"] == []
    assert (await counts(store, BOB))["deal"].deals == 2


async def test_bids_are_counted_where_no_hint_was_asked_for(store: Stores) -> None:
    table = await store.tables.open_table(a_table())
    for is_hinted in (False, False, True):
        table, deal = await store.tables.begin_deal(table, a_deal())
        if is_hinted:
            table = await store.tables.note_hint(table, deal.id)
        for number, (seat, text) in enumerate(((0, "bid 5"), (1, "bid 6"), (0, "hold"), (1, "pass"))):
            done = replace(an_action(deal), number=number, seat=seat, user=(ANN, BOB)[seat], text=text)
            ending = hearts() if number == 3 else None
            if ending is not None:
                ending = replace(ending, tallied=(*ending.tallied, CountedDeal(0, "offered 6")))
            table = await store.tables.append(table, done, ending)
    counted = [await counts(store, user) for user in (ANN, BOB, CAT)]
    assert counted[0]["offered 6"] == Count("offered 6", 2, 2, 0)
    assert counted[1]["offered 6"] == Count("offered 6", 2, 0, 2)
