"""The deal of the day: the same for all, one try, sealed until it is over, and a table that is right."""

import asyncio
import json
import random
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import UserError
from bot.features.daily.archive import Archive
from bot.features.daily.days import ANNOUNCED, GRACE, SEASON_DAYS, Day, Days, is_passed_out
from bot.features.daily.service import Dailies, DayRanking, month_rows
from bot.features.daily.store import ARCHIVE
from bot.players.simple import Simple
from bot.players.thinking import Thinking
from bot.solo.model import Fork, ForkSight, Score, merit_by_points, merit_of
from bot.store.database import migrate
from bot.store.engine import make_engines, transact
from bot.store.schema import daily_seasons, daily_spent
from bot.stores import open_stores
from bot.tables.rights import Caller
from engine.daily import Opened, Season, check_chain, keyed, verify
from engine.outcome import Outcome
from engine.record import read_record
from tests.support.exported import exported
from tests.support.solo import solo_of
from tests.support.tables import ANNA, BERT, CARL, GUILD, HandClock, House, SeededShuffler

TODAY = date(2026, 1, 1)
"""Where the tests' clock begins."""


class Hall:
    """All that the deal of the day is made of, on a house's database; a new one is what a restart would find."""

    def __init__(self, house: House, thinker: object = None, seed: int = 5) -> None:
        store, clock = house.store, house.clock
        self.clock: HandClock = clock
        self.days = Days(store.daily, clock, SeededShuffler(seed))
        self.forks = solo_of(store, clock, thinker, self.days)  # type: ignore[arg-type]
        self.dailies = Dailies(store.daily, store.uploads, self.forks, self.days, clock)
        self.archive = Archive(store.daily, self.forks, self.dailies)
        self.store = store

    async def begin(self, user: int, guild: int | None = GUILD) -> ForkSight:
        return await self.dailies.play(Caller(user, guild), (await self.days.today()).number)

    async def one_more(self, seen: ForkSight, chance: random.Random | None = None) -> ForkSight:
        view = seen.sight.view
        assert view is not None
        assert view.asked is not None
        action = Simple().choose(view, random.Random(0))
        if chance is not None and view.playable:
            action = chance.choice(view.asked.actions)
        return await self.forks.act(
            seen.fork.user, seen.fork.id, str(action or view.asked.actions[0]), len(view.history)
        )

    async def to_the_end(self, seen: ForkSight, chance: random.Random | None = None) -> ForkSight:
        while seen.ends is None:
            seen = await self.one_more(seen, chance)
        return seen

    async def whole(self, user: int, guild: int | None = GUILD, chance: random.Random | None = None) -> ForkSight:
        """All deals of somebody's day; the last of them."""
        day = await self.days.today()
        for _ in range(day.rounds):
            seen = await self.to_the_end(await self.begin(user, guild), chance)
        return seen

    async def at(self, moment: datetime) -> None:
        self.clock.advance((moment - self.clock.now()).total_seconds())


@pytest.fixture
def hall(house: House) -> Hall:
    return Hall(house)


async def refused(awaitable: object) -> str:
    with pytest.raises(UserError) as error:
        await awaitable  # type: ignore[misc]
    return error.value.key


def moves(seen: ForkSight) -> list[tuple[int, str]]:
    return list(seen.fork.actions)


async def test_the_anchor_is_published_before_its_first_deal_and_the_next_one_in_time(hall: Hall) -> None:
    (first,) = await hall.dailies.days.published()
    assert (first.season.first, first.season.days, dict(first.links)) == (TODAY, SEASON_DAYS, {})
    await hall.at(datetime.combine(first.season.last - ANNOUNCED + timedelta(days=1), datetime.min.time(), UTC))
    again, following = await hall.dailies.days.published()
    assert again.season == first.season
    assert following.season.first == first.season.last + timedelta(days=1)
    assert following.links == {}
    assert check_chain(again) == []
    assert len(again.links) == SEASON_DAYS - ANNOUNCED.days - 1


async def test_everybody_with_a_deal_gets_the_same_answers_to_the_same_play(house: House) -> None:
    chance = random.Random(3)
    thinking = Thinking(random.Random(9))
    halls = Hall(house), Hall(house, thinking)
    day = await halls[0].days.today()
    same = [user for user in range(100, 140) if day.variant_of(user) == 2][:4]
    played = []
    for place, user in enumerate(same):
        hall, own = halls[place % 2], random.Random(7 if place < 2 else chance.random())
        played.append(moves(await hall.to_the_end(await hall.begin(user), own)))
    thinking.close()
    assert played[0] == played[1]
    assert played[2] != played[3]


async def test_the_three_deals_differ_and_computers_play_at_normal(hall: Hall) -> None:
    day = await hall.days.today()
    numbers = [day.numbers(variant) for variant in (1, 2, 3)]
    assert len({day.deal(number).start.pack for row in numbers for number in row}) == 9
    seen = await hall.begin(ANNA)
    assert seen.fork.level == "normal"
    assert seen.fork.number == numbers[day.variant_of(ANNA) - 1][0]


async def test_three_deals_are_played_one_after_another_and_compared_by_their_sum(hall: Hall) -> None:
    day = await hall.days.today()
    numbers, ends, caller = day.numbers(day.variant_of(ANNA)), [], Caller(ANNA, GUILD)
    for place, number in enumerate(numbers, 1):
        seen = await hall.begin(ANNA)
        assert (seen.fork.round, seen.fork.number) == (place, number)
        assert (await hall.begin(ANNA)).fork == seen.fork, "the next deal waits until this one is over"
        over = await hall.to_the_end(seen, random.Random(place))
        assert over.ends is not None
        ends.append(over.ends.now.outcome)
        interval = await hall.dailies.interval(caller, day)
        if place < len(numbers):
            assert await refused(hall.dailies.standing(caller, day)) == "daily-hidden"
            assert (await hall.store.daily.daily_tally(day.number), interval and len(interval.made)) == ({}, place)
    assert interval is None
    result = await hall.store.daily.daily_result(day.number, ANNA)
    assert result is not None
    assert result.merit == sum(merit_by_points(outcome, 0) for outcome in ends if outcome is not None)
    assert await hall.store.daily.daily_tally(day.number) == {(day.variant_of(ANNA), result.merit): 1}
    assert (await hall.begin(ANNA)).fork == over.fork
    assert len(await hall.store.daily.daily_tries(day.number, ANNA)) == 3


async def test_a_day_of_which_a_deal_is_missing_at_its_closing_does_not_count(hall: Hall) -> None:
    day = await hall.days.today()
    await hall.at(day.ends - timedelta(seconds=1))
    await hall.to_the_end(await hall.begin(ANNA))
    await hall.at(day.closes - timedelta(seconds=1))
    second = await hall.dailies.play(Caller(ANNA, GUILD), day.number)
    assert second.fork.round == 2, "who began in time may go on to the deals that follow"
    await hall.to_the_end(second)
    await hall.at(day.closes)
    assert await refused(hall.dailies.play(Caller(ANNA, GUILD), day.number)) == "daily-closed"
    standing = await hall.dailies.standing(Caller(ANNA, GUILD), day)
    assert (standing.own, standing.people, standing.unfinished) == (None, 0, 1)
    assert (await hall.dailies.review(ANNA, day.number, "Anna", 2)) > 0
    assert await refused(hall.dailies.review(ANNA, day.number, "Anna", 3)) == "daily-not-finished"


async def test_a_try_goes_on_where_it_stood_after_a_restart_and_there_is_no_other(house: House, hall: Hall) -> None:
    seen = await hall.one_more(await hall.begin(ANNA))
    later = Hall(house, seed=77)
    again = await later.begin(ANNA)
    assert (again.fork, again.sight) == (seen.fork, seen.sight)
    await later.to_the_end(again)
    over = await later.whole(ANNA)
    assert (await Hall(house).begin(ANNA)).fork == over.fork
    assert (await hall.days.today()) == (await later.days.today())


async def test_two_devices_that_press_at_once_play_one_try(hall: Hall) -> None:
    day = await hall.days.today()
    one, other = await asyncio.gather(*(hall.dailies.play(Caller(ANNA, GUILD), day.number) for _ in range(2)))
    assert one.fork == other.fork
    view = one.sight.view
    assert view is not None
    await hall.one_more(one)
    assert await refused(hall.one_more(other)) == "fork-stale"


async def test_nobody_else_gets_into_somebodys_try(hall: Hall) -> None:
    seen = await hall.begin(ANNA)
    assert await refused(hall.forks.look(BERT, seen.fork.id)) == "fork-gone"
    assert await refused(hall.forks.act(BERT, seen.fork.id, "pass", 1)) == "fork-gone"


async def test_over_midnight_a_try_goes_on_for_two_hours_and_no_longer(hall: Hall) -> None:
    day = await hall.days.today()
    await hall.at(day.ends - timedelta(seconds=1))
    anna, bert, carl = [await hall.begin(user) for user in (ANNA, BERT, CARL)]
    await hall.at(day.ends)
    assert await refused(hall.dailies.play(Caller(99, GUILD), day.number)) == "daily-closed"
    assert (await hall.dailies.look(Caller(ANNA, GUILD))).is_late
    await hall.to_the_end(bert)
    for _ in range(2):
        assert (await hall.dailies.look(Caller(BERT, GUILD))).is_late
        await hall.to_the_end(await hall.dailies.play(Caller(BERT, GUILD), day.number))
    assert not (await hall.dailies.look(Caller(BERT, GUILD))).is_late
    assert (await hall.begin(ANNA)).fork.subject == day.number + 1
    await hall.at(day.closes - timedelta(seconds=1))
    anna = await hall.one_more(anna)
    assert not any(opened.links for opened in await hall.dailies.days.published())
    await hall.at(day.closes)
    assert await refused(hall.one_more(anna)) == "daily-closed"
    looked = await hall.dailies.look(Caller(ANNA, GUILD))
    assert (looked.is_late, looked.before) == (False, day)
    standing = await hall.dailies.standing(Caller(CARL, GUILD), day)
    assert (standing.own, standing.people, standing.unfinished) == (None, 1, 2)
    assert [row.result.user for row in standing.here] == [BERT]
    assert carl.fork.subject == day.number


async def test_nothing_of_a_running_day_is_told_and_all_of_a_closed_one(hall: Hall) -> None:
    day = await hall.days.today()
    over = await hall.whole(ANNA)
    told = await exported(hall.store, ANNA)
    assert (told["forks"], told["dailies"]) == ([], [])
    assert await refused(hall.dailies.review(ANNA, day.number, "Anna")) == "daily-not-closed"
    assert await refused(hall.dailies.standing(Caller(BERT, GUILD), day)) == "daily-hidden"
    assert day.link.hex() not in repr(day) + repr(over) + str(await hall.dailies.days.published())
    assert await hall.store.results.deal(0, day.number) is None
    await hall.at(day.closes)
    (opened,) = await hall.dailies.days.published()
    assert opened.links == {TODAY: day.link.hex()}
    number = await hall.dailies.review(ANNA, day.number, "Anna", 3)
    upload = await hall.store.uploads.upload(number)
    assert upload is not None
    record = read_record(upload.text)
    assert verify(record, opened).faults == ()
    assert [(seat, str(action)) for seat, action in record.actions] == moves(over)
    told = await exported(hall.store, ANNA)
    assert json.loads(json.dumps(told)) == told
    assert len(told["forks"]) == 3  # type: ignore[arg-type]
    assert [(each["day"], each["round"]) for each in told["dailies"]] == [  # type: ignore[attr-defined]
        ("2026-01-01", place) for place in (1, 2, 3)
    ]


async def test_who_has_themselves_deleted_has_no_second_chance(hall: Hall) -> None:
    day = await hall.days.today()
    await hall.to_the_end(await hall.begin(ANNA))
    await hall.store.personal.forget(ANNA)
    assert (await hall.dailies.look(Caller(ANNA, GUILD))).fork is None
    assert await refused(hall.begin(ANNA)) == "daily-spent"
    assert (await hall.store.daily.daily_tally(day.number)) == {}
    await hall.at(day.closes)
    await hall.begin(ANNA)

    async def marks(connection: AsyncConnection) -> int:
        return len((await connection.execute(select(daily_spent))).all())

    assert await transact(hall.store.database.engines.reading, marks) == 0


async def test_a_chain_that_breaks_gives_way_to_a_new_season(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    day = await hall.days.today()
    await hall.at(day.closes + timedelta(days=2))
    seen = await hall.begin(ANNA)
    await hall.dailies.days.published()
    lost = update(daily_seasons).values(secret="00" * 32)

    async def damage(connection: AsyncConnection) -> None:
        await connection.execute(lost)

    await transact(hall.store.database.engines.writing, damage)
    assert await refused(hall.one_more(seen)) == "daily-broken"
    today = await hall.days.today()
    assert (today.season.number, today.season.first) == (2, TODAY + timedelta(days=3))
    assert "season 1" in caplog.text
    assert "00" * 32 not in caplog.text
    fresh = await hall.to_the_end(await hall.begin(ANNA))
    assert fresh.fork.subject == today.number
    broken, new = await hall.dailies.days.published()
    assert len(broken.links) == 3  # what was opened can still be checked
    assert check_chain(broken) == check_chain(new) == []
    assert "breaks" in check_chain(Opened(broken.season, {**broken.links, TODAY: "00" * 32}))[0]


async def test_seasons_whose_rows_are_gone_begin_anew(hall: Hall) -> None:
    seen = await hall.begin(ANNA)

    async def lose(connection: AsyncConnection) -> None:
        await connection.execute(delete(daily_seasons))

    await transact(hall.store.database.engines.writing, lose)
    assert await refused(hall.one_more(seen)) == "daily-gone"
    assert (await hall.days.today()).season.number == 2  # no day of it has a number that was used before
    assert (await hall.begin(ANNA)).fork.id != seen.fork.id


@pytest.mark.parametrize("number", [0, 999, 1000, 1002, 1999, 10**15])
async def test_a_day_there_is_not_is_refused(hall: Hall, number: int) -> None:
    await hall.days.today()
    assert await refused(hall.dailies.play(Caller(ANNA, GUILD), number)) == "daily-gone"


def test_people_are_ranked_among_those_with_the_same_deal() -> None:
    field = DayRanking({(1, 4): 1, (1, 2): 2, (1, -2): 1, (2, -4): 1}, {1: -2, 2: -6, 3: 0})
    best, middle, worst, lucky = (field.rank(*key) for key in ((1, 4), (1, 2), (1, -2), (2, -4)))
    assert [each.share for each in (best, middle, worst, lucky)] == [100.0, 62.5, 12.5, 100.0]
    assert [each.place for each in (best, middle, worst, lucky)] == [1, 3, 5, 1]
    assert (best.shared, middle.shared) == (2, 2)


def test_merit_is_what_the_game_pays_beyond_the_others_or_who_won_and_then_the_card_points() -> None:
    nothing = Outcome("any", (0, 0, 0, 0), (0, 0, 0, 0), None, sides=(0, 1, 0, 1))
    held, gave = replace(nothing, scores=(0, 2, 0, 2)), replace(nothing, scores=(0, 8, 0, 8))
    assert merit_of(held, 0) > merit_of(gave, 0)
    assert merit_of(held, 1) < merit_of(gave, 1)
    assert merit_of(replace(nothing, scores=(0, -3, 0, -3)), 2) == 6
    ways = ((False, (59, 61)), (None, (0, 0)), (True, (61, 59)), (True, (90, 30)))
    merits = [merit_of(replace(nothing, won=won, side_points=points), 0) for won, points in ways]
    assert merits == sorted(merits)
    assert len(set(merits)) == 4


def test_who_is_alone_with_a_deal_is_compared_with_the_computer() -> None:
    for score, share in ((3, 100.0), (1, 50.0), (-1, 0.0)):
        assert DayRanking({(3, score): 1}, {1: 0, 2: 0, 3: 1}).rank(3, score).share == share


async def test_the_table_of_a_server_has_those_who_play_there(hall: Hall) -> None:
    day = await hall.days.today()
    for user, guild in ((ANNA, GUILD), (BERT, GUILD), (CARL, None)):
        await hall.whole(user, guild, random.Random(user))
    standing = await hall.dailies.standing(Caller(ANNA, GUILD), day)
    assert {row.result.user for row in standing.here} == {ANNA, BERT}
    assert (standing.people, standing.unfinished) == (3, 0)
    assert standing.own in standing.here
    assert (await hall.dailies.standing(Caller(CARL, None), day)).here == ()
    await hall.dailies.look(Caller(CARL, GUILD))
    standing = await hall.dailies.standing(Caller(ANNA, GUILD), day)
    assert {row.result.user for row in standing.here} == {
        ANNA,
        BERT,
        CARL,
    }


async def test_what_is_told_of_tricks_is_whose_they_were(hall: Hall) -> None:
    over = await hall.to_the_end(await hall.begin(ANNA))
    result = await hall.store.daily.daily_result(over.fork.subject or 0, ANNA)
    assert result is not None
    assert over.ends is not None
    (made,) = result.made
    assert len(made.tricks) == len(over.ends.now.tricks)
    assert set(made.tricks) <= {"+", "-"}
    assert over.ends.now.outcome is not None
    assert made.merit == merit_by_points(over.ends.now.outcome, 0)


def test_card_points_break_ties_and_nothing_more() -> None:
    sided = Outcome("any", (30, 40, 50), (3, 3, 4), (2, -1, -1), sides=(0, 1, 1), side_points=(60, 60))
    more, paid = replace(sided, side_points=(70, 50)), replace(sided, scores=(4, -2, -2), side_points=(31, 89))
    assert merit_by_points(sided, 0) < merit_by_points(more, 0) < merit_by_points(paid, 0)
    assert merit_by_points(sided, 1) > merit_by_points(more, 1)
    ramsch = Outcome("ramsch", (30, 40, 50), (3, 3, 4), (0, 0, -50), sides=(None, None, None))
    assert merit_by_points(ramsch, 0) > merit_by_points(ramsch, 1)


@pytest.mark.parametrize(("game", "places"), [("skat", (0, 1)), ("schafkopf", (7, 8))])
def test_no_deal_of_a_day_is_passed_out_by_rule_of_thumb(game: str, places: tuple[int, ...]) -> None:
    first, firsts, passed = date(2026, 1, 1), [], []
    for place in places:
        day = Day(1001, Season(1, first, 1, (game,), ""), first, keyed(bytes(32), f"{game} {place}"))
        rows = [day.numbers(variant) for variant in (1, 2, 3)]
        assert [{number % 3 for number in row} for row in rows] == [{1}, {2}, {0}]
        assert [len(set(row)) for row in rows] == [3, 3, 3]
        assert not any(is_passed_out(day.deal(number)) for row in rows for number in row)
        firsts += [row[0] == variant for variant, row in enumerate(rows, 1)]
        passed += [is_passed_out(day.deal(variant)) for variant in (1, 2, 3)]
        assert [replace(day, rounds=1).numbers(variant) for variant in (1, 2, 3)] == [row[:1] for row in rows]
        assert [replace(day, is_sharp=False, rounds=1).numbers(variant) for variant in (1, 2, 3)] == [(1,), (2,), (3,)]
    assert firsts == [not each for each in passed]
    assert any(passed)


async def of_old_form(hall: Hall, until: date) -> Day:
    """All days before that date are of one deal; the first one."""
    await hall.days.today()

    async def change(connection: AsyncConnection) -> None:
        await connection.execute(update(daily_seasons).values(sharper_from=until, rounds_from=until))

    await transact(hall.store.database.engines.writing, change)
    return await hall.days.today()


async def test_days_in_a_row_are_counted_up_to_yesterday_at_least(hall: Hall) -> None:
    caller, counts = Caller(ANNA, GUILD), []
    day = await of_old_form(hall, TODAY + timedelta(days=30))
    for later, plays in enumerate((True, True, False, True, True, False, False)):
        await hall.at(day.ends + timedelta(days=later, hours=-3))
        before = (await hall.dailies.look(caller)).streak
        if plays:
            await hall.whole(ANNA)
        counts.append((before, (await hall.dailies.look(caller)).streak))
    assert counts == [(0, 1), (1, 2), (2, 2), (0, 1), (1, 2), (2, 2), (0, 0)]
    assert (await hall.dailies.look(Caller(BERT, GUILD))).streak == 0


async def test_a_months_table_is_the_sum_of_its_closed_days(hall: Hall) -> None:
    day = await of_old_form(hall, TODAY + timedelta(days=90))
    shares: dict[int, list[float]] = {ANNA: [], BERT: [], CARL: []}
    for later in range(4):
        await hall.at(day.ends + timedelta(days=later, hours=-3))
        today = await hall.days.today()
        for user, guild in ((ANNA, GUILD), (BERT, GUILD), (CARL, None))[: 3 - later % 2]:
            await hall.whole(user, guild, random.Random(user * later))
        await hall.at(today.closes)
        for user, its in shares.items():
            own = (await hall.dailies.standing(Caller(user, None), today)).own
            its.extend([] if own is None else [own.rank.share])
    open_day = await hall.days.today()
    await hall.whole(ANNA)
    month = await hall.dailies.month(Caller(BERT, GUILD), open_day)
    assert (month.days, month.before, [row.user for row in month.here if row.user == CARL]) == (4, None, [])
    found = {row.user: (row.points, row.days, row.best) for row in month.here}
    assert found == {user: (round(sum(shares[user]), 1), 4, max(shares[user])) for user in (ANNA, BERT)}
    assert [row.points for row in month.here] == sorted((row.points for row in month.here), reverse=True)
    assert [row.place for row in month.here] in ([1, 2], [1, 1])
    assert month.own in month.here
    alone = await hall.dailies.month(Caller(CARL, None), open_day)
    assert (alone.here, alone.own and alone.own.points) == ((), round(sum(shares[CARL]), 1))
    await hall.at(datetime(2026, 2, 3, tzinfo=UTC))
    later_month = await hall.dailies.month(Caller(ANNA, GUILD), await hall.days.today())
    assert (later_month.days, later_month.here) == (1, ())
    assert later_month.before is not None
    assert later_month.before.date == date(2026, 1, 31)
    assert (await hall.dailies.month(Caller(ANNA, GUILD), later_month.before)).days == 31


def test_who_has_as_much_in_a_month_shares_a_place() -> None:
    rows = month_rows({1: [50.0, 25.5], 2: [75.5], 3: [100.0], 4: []})
    assert [(row.user, row.place, row.points, row.best) for row in rows] == [
        (3, 1, 100.0, 100.0), (2, 2, 75.5, 75.5), (1, 2, 75.5, 50.0),
    ]  # fmt: skip


async def test_what_a_computer_made_of_a_day_is_played_once_and_kept(house: House, hall: Hall) -> None:
    day = await hall.days.today()
    await hall.whole(ANNA)
    kept = (await hall.dailies.standing(Caller(ANNA, GUILD), day)).bot_benchmark
    numbers = day.numbers(day.variant_of(ANNA))
    assert await hall.store.daily.daily_benchmarks(day.number) == dict(zip(numbers, kept, strict=True))
    others = Hall(house, thinker=object())  # nothing to think with
    assert (await others.dailies.standing(Caller(ANNA, GUILD), day)).bot_benchmark == kept


async def test_a_second_account_has_no_place_on_its_server_and_counts_as_before_everywhere(hall: Hall) -> None:
    day = await of_old_form(hall, TODAY + timedelta(days=30))
    for user in (ANNA, BERT, CARL):
        await hall.whole(user, chance=random.Random(user))
    before = await hall.dailies.standing(Caller(ANNA, GUILD), day)
    assert await hall.dailies.set_account(GUILD, BERT, ANNA) == {BERT: ANNA}
    assert await refused(hall.dailies.set_account(GUILD, BERT, BERT)) == "daily-account-same"
    for user in (ANNA, BERT):
        standing = await hall.dailies.standing(Caller(user, GUILD), day)
        assert {row.result.user for row in standing.here} == {ANNA, CARL}
        assert ([row.result.user for row in standing.apart], standing.owners) == ([BERT], {BERT: ANNA})
        assert (standing.people, standing.ranks) == (before.people, before.ranks)
        assert standing.own is not None
        assert standing.own.result.user == user
    await hall.at(day.closes)
    month = await hall.dailies.month(Caller(BERT, GUILD), day)
    assert ({row.user for row in month.here}, [(row.user, row.place) for row in month.apart]) == (
        {ANNA, CARL}, [(BERT, 0)],
    )  # fmt: skip
    assert month.own in month.apart
    assert (await hall.dailies.standing(Caller(ANNA, GUILD + 1), day)).owners == {}
    assert await hall.dailies.set_account(GUILD, BERT, None) == {}
    assert len((await hall.dailies.standing(Caller(ANNA, GUILD), day)).here) == 3


async def test_a_closed_day_is_played_as_often_as_one_likes_and_counts_nowhere(hall: Hall) -> None:
    day, caller = await hall.days.today(), Caller(BERT, GUILD)
    assert await refused(hall.archive.play(caller, day.number)) == "daily-not-closed"
    await hall.whole(ANNA, chance=random.Random(4))
    begun = await hall.begin(BERT)
    await hall.at(day.closes)
    tally = await hall.store.daily.daily_tally(day.number)
    shares = []
    for _ in range(2):
        seen = await hall.archive.play(caller, day.number, again=True)
        for place, number in enumerate(day.numbers(day.variant_of(BERT)), 1):
            assert (seen.fork.round, seen.fork.number, seen.fork.level) == (place, number, "normal")
            assert await hall.forks.hinted(BERT, seen.fork.id) == seen.sight
            assert (await hall.archive.play(caller, day.number)).fork == seen.fork
            over = await hall.to_the_end(seen)
            end = await hall.archive.end(over.fork)
            assert (len(end.made), end.is_last, end.share is None) == (place, place == 3, place < 3)
            seen = await hall.archive.play(caller, day.number)
        assert seen.fork == over.fork, "it begins anew only where that is asked for"
        shares.append((end.share, end.people))
    assert shares[0] == shares[1], "the computers answer the same way"
    assert await hall.store.daily.daily_tally(day.number) == tally
    assert (await hall.dailies.standing(caller, day)).own is None
    assert (await hall.dailies.look(caller)).streak == 0
    assert await refused(hall.one_more(begun)) == "daily-closed"
    assert await refused(hall.forks.look(ANNA, seen.fork.id)) == "fork-gone"
    assert {each["archived"] for each in (await exported(hall.store, BERT))["forks"]} == {None, day.number}  # type: ignore[attr-defined]


async def test_an_open_day_is_not_in_the_archive_by_any_way(hall: Hall) -> None:
    day = await hall.days.today()
    await hall.whole(ANNA)
    assert (await hall.archive.page(Caller(ANNA, GUILD), day.number)).days == ()
    assert await refused(hall.archive.play(Caller(ANNA, GUILD), day.number, again=True)) == "daily-not-closed"
    forged = Fork(0, ANNA, 0, 1, 0, 0, "normal", ARCHIVE, subject=day.number, round=1)
    assert await refused(hall.forks.begin(forged)) == "daily-not-closed"
    assert await refused(hall.dailies.best(BERT, day.number, "best")) == "daily-not-closed"
    assert (await hall.dailies.standing(Caller(ANNA, GUILD), day)).best == ()


async def test_the_archive_goes_back_page_by_page(hall: Hall) -> None:
    first = await of_old_form(hall, TODAY + timedelta(days=90))
    await hall.whole(ANNA)
    await hall.at(first.closes + timedelta(days=29))
    today = await hall.days.today()
    page = await hall.archive.page(Caller(ANNA, GUILD), today.number)
    assert [each.date for each in page.days] == [TODAY + timedelta(days=back) for back in range(29, 4, -1)]
    assert (page.done, page.earlier and page.earlier.date) == (frozenset(), TODAY + timedelta(days=4))
    assert page.earlier is not None
    page = await hall.archive.page(Caller(ANNA, GUILD), page.earlier.number)
    assert [each.date for each in page.days] == [TODAY + timedelta(days=back) for back in range(4, -1, -1)]
    assert (page.done, page.earlier) == ({first.number}, None)


async def test_how_the_best_played_is_shown_once_the_day_is_closed(hall: Hall) -> None:
    day = await hall.days.today()
    row = day.variant_of(ANNA)
    same = [user for user in range(100, 160) if day.variant_of(user) == row][:2]
    for user in (ANNA, *same):
        await hall.whole(user, chance=random.Random(user))
    await hall.at(day.closes)
    results = {user: await hall.store.daily.daily_result(day.number, user) for user in (ANNA, *same)}
    merits = {user: result.merit for user, result in results.items() if result is not None}
    best = max(merits, key=merits.__getitem__)
    assert len(set(merits.values())) == 3
    (opened,) = await hall.dailies.days.published()
    for user in merits:
        standing = await hall.dailies.standing(Caller(user, GUILD), day)
        assert (standing.is_best, standing.best) == ((True, ()) if user == best else (False, (1, 2, 3)))
        for deal in (1, 2, 3):
            upload = await hall.store.uploads.upload(await hall.dailies.best(user, day.number, "Place 1", deal))
            assert upload is not None
            assert upload.user == user
            record = read_record(upload.text)
            assert verify(record, opened).faults == ()
            assert (record.players[0], record.number) == ("Place 1", day.numbers(row)[deal - 1])
            forks = await hall.store.daily.daily_tries(day.number, best)
            fork = await hall.store.solo.fork(forks[deal])
            assert fork is not None
            assert tuple((seat, str(action)) for seat, action in record.actions) == fork.actions
    await hall.store.personal.forget(best)
    second = max(merits.keys() - {best}, key=merits.__getitem__)
    assert (await hall.dailies.standing(Caller(second, GUILD), day)).is_best
    await hall.store.personal.forget(second)
    other = next(iter(merits.keys() - {best, second}))
    await hall.store.personal.forget(other)
    assert await refused(hall.dailies.best(ANNA, day.number, "Place 1")) == "daily-best-gone"


async def test_a_day_under_way_at_the_update_goes_on_by_its_old_form(hall: Hall) -> None:
    day = await of_old_form(hall, TODAY + timedelta(days=1))
    over = await hall.to_the_end(await hall.begin(ANNA))
    assert (over.fork.level, over.fork.number) == ("easy", day.variant_of(ANNA))
    result = await hall.store.daily.daily_result(day.number, ANNA)
    assert result is not None
    assert over.ends is not None
    assert over.ends.now.outcome is not None
    assert (result.is_done, result.merit) == (True, merit_of(over.ends.now.outcome, 0))
    assert (await hall.dailies.standing(Caller(ANNA, GUILD), await hall.days.today())).people == 1
    await hall.at(day.closes)
    assert (await hall.begin(ANNA)).fork.level == "normal"
    assert (await hall.begin(ANNA)).rounds == 3


def test_a_try_may_last_two_hours_after_midnight() -> None:
    assert timedelta(hours=2) == GRACE


async def test_the_migrations_keep_a_begun_day_in_its_old_form(tmp_path: Path) -> None:
    engines = make_engines(f"sqlite+aiosqlite:///{tmp_path}/daily.sqlite3")
    await migrate(engines)
    older = (
        "ALTER TABLE daily_seasons DROP COLUMN sharper_from",
        "ALTER TABLE daily_seasons DROP COLUMN rounds_from",
        "DROP TABLE daily_benchmarks",
        "DROP TABLE daily_accounts",
        "ALTER TABLE forks DROP COLUMN archived_id",
        "DROP INDEX ix_forks_daily_id_user_id_round",
        "ALTER TABLE forks DROP COLUMN round",
        "CREATE UNIQUE INDEX ix_forks_daily_id_user_id ON forks (daily_id, user_id)",
        "DROP TABLE daily_results",
        "CREATE TABLE daily_results (daily_id BIGINT NOT NULL, user_id BIGINT NOT NULL, day DATE NOT NULL, "
        "variant SMALLINT NOT NULL, merit INTEGER NOT NULL, score INTEGER, won BOOLEAN, points INTEGER NOT NULL, "
        "tricks VARCHAR(64) NOT NULL, ended DATETIME NOT NULL, "
        "CONSTRAINT pk_daily_results PRIMARY KEY (daily_id, user_id)) WITHOUT ROWID",
        "UPDATE alembic_version SET version_num = '0101'",
        "INSERT INTO daily_seasons VALUES (1, '2026-01-01', 91, '[]', 'a', 'b', 0)",
        "INSERT INTO daily_seasons VALUES (2, '2026-04-02', 91, '[]', 'a', 'b', 0)",
        "INSERT INTO daily_guilds VALUES (1005, 1, 1)",
        "INSERT INTO daily_results VALUES (1004, 1, '2026-01-04', 2, 3, 1, 1, 70, '+-', '2026-01-04 12:00:00.000000')",
        "INSERT INTO forks (user_id, step, seat, level, actions, action_count, touched, daily_id) "
        "VALUES (1, 0, 0, 'easy', '[]', 0, '2026-01-04 12:00:00.000000', 1004)",
    )

    async def go_back(connection: AsyncConnection) -> None:
        for statement in older:
            await connection.execute(text(statement))

    await transact(engines.writing, go_back)
    await migrate(engines)

    async def forms(connection: AsyncConnection) -> list[tuple[date, date]]:
        columns = daily_seasons.c.sharper_from, daily_seasons.c.rounds_from
        rows = await connection.execute(select(*columns).order_by(daily_seasons.c.number))
        return [tuple(row) for row in rows]

    assert await transact(engines.reading, forms) == [(date(2026, 1, 6),) * 2, (date(2026, 4, 2),) * 2]
    await engines.dispose()
    stores = await open_stores(f"sqlite+aiosqlite:///{tmp_path}/daily.sqlite3")
    result = await stores.daily.daily_result(1004, 1)
    assert result is not None
    assert (result.is_done, result.made, result.ended) == (
        True, (Score(1, True, 70, "+-", 3),), datetime(2026, 1, 4, 12, tzinfo=UTC),
    )  # fmt: skip
    assert list(await stores.daily.daily_tries(1004, 1)) == [1]
    assert await stores.daily.daily_tally(1004) == {(2, 3): 1}
    await stores.close()
