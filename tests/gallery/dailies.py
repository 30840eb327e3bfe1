"""The deal of the day to be looked at: before, during and after it, its tables, what is shared and published."""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import cache

from bot.features.daily.archive import ArchiveEnd, ArchivePage
from bot.features.daily.archive_messages import ArchiveTryMessages, archive_over, page_message
from bot.features.daily.days import Day
from bot.features.daily.messages import (
    DailyTryMessages,
    accounts_message,
    day_over,
    interval_message,
    month_message,
    overview_message,
    seals_message,
    share_message,
    standing_message,
)
from bot.features.daily.service import (
    DailyOverview,
    DayRanking,
    DayRow,
    DayStanding,
    Interval,
    MonthStanding,
    day_score,
    month_rows,
)
from bot.features.daily.store import DAILY, DayResult, merit_in_all
from bot.present.messages import Message
from bot.present.readers import Reader
from bot.solo.messages import fork_message
from bot.solo.model import Ends, Fork, ForkSight, Score
from bot.tables.model import Computer, DealFacts, Pace, Person, Stage, Table, TableView
from engine.daily import SEAT, VARIANTS, Opened, Season, anchor_of
from engine.deal import Deal
from engine.match import Tally
from engine.options import allowed_values
from tests.properties.random_deals import moves, picked

NAMES = {
    1: "Anna",
    2: "Küllike Õunapuu-Sääsk",
    3: "王小明",
    4: "Bert",
    5: "Maximilian-Alexander von Tannen",
    6: "Fred",
    7: "Greta",
    8: "Hans",
    9: "Ines",
}
SECRET, FIRST = bytes(range(32)), date(2026, 11, 23)
ELSEWHERE = 40
"""So many play on other servers."""


def dailies(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """Everything that is told of a day whose game this is."""
    season = Season(1, FIRST, 2, (game,), anchor_of(SECRET, 2))
    day = Day(1002, season, FIRST + timedelta(days=1), SECRET)
    before = Day(1001, season, FIRST, SECRET)
    yield "daily · not begun", overview_message(DailyOverview(day, None, before=before, streak=4), Reader(language))
    yield (
        "daily · yesterday's is open",
        overview_message(DailyOverview(day, None, is_late=True, before=before), Reader(language)),
    )
    asked = next(deal for deal in course(day, 1, 1) if SEAT in deal.waiting_for)
    asked_of = sight(day, asked)
    head = DailyTryMessages(None, None).head(asked_of, Reader(language))
    yield "daily · asked", fork_message(asked_of, Reader(language, NAMES), head)
    over = course(day, 1, 1)[-1]
    seen, made = sight(day, over), (made_in(course(day, 4, 1)[-1]), made_in(over))
    assert seen.ends is not None
    for name, is_open in (("between two deals", True), ("closed before the last deal", False)):
        yield (
            f"daily · {name}",
            interval_message(seen, seen.ends, Interval(day, made, is_open), Reader(language, NAMES)),
        )
    for name, is_closed in (("over", False), ("closed", True)):
        standing = standing_of(day, over, is_closed=is_closed)
        yield f"daily · {name}", day_over(seen, seen.ends, standing, Reader(language, NAMES))
        yield f"daily · {name}, all servers", standing_message(standing, Reader(language, NAMES), everywhere=True)
    apart = standing_of(day, over)
    apart = replace(apart, here=apart.here[:3], apart=apart.here[3:4], owners={apart.here[3].result.user: 5})
    yield "daily · second account", standing_message(apart, Reader(language, NAMES), everywhere=False)
    yield "daily · account", accounts_message(9, {9: 5, 4: 2}, Reader(language, NAMES))
    yield "daily · no account", accounts_message(9, {}, Reader(language, NAMES))
    yield "daily · shared", share_message(standing_of(day, over), NAMES[2], Reader(language))
    nobody = replace(standing_of(day, over, is_closed=True), own=None, here=(), people=0, ranks=())
    yield "daily · closed, nobody finished", standing_message(nobody, Reader(language, NAMES), everywhere=False)
    page = ArchivePage(day, (before,), frozenset({before.number}), before)
    yield "daily · archive", page_message(page, Reader(language))
    head = ArchiveTryMessages(None, None).head(asked_of, Reader(language))
    yield "daily · asked, from the archive", fork_message(asked_of, Reader(language, NAMES), head)
    for name, end in (
        ("between two deals", ArchiveEnd(day, made, is_last=False)),
        ("over", ArchiveEnd(day, made, is_last=True, share=62.5, people=14)),
    ):
        yield f"daily · from the archive, {name}", archive_over(seen, seen.ends, end, Reader(language, NAMES))
    rows = month_rows({user: [97.5 - user * 7, 50.0, 100.0 / user] for user in NAMES if user < 9})
    own, apart = next(row for row in rows if row.user == 2), (replace(rows[3], user=9, place=0),)
    month = MonthStanding(day, FIRST.replace(day=1), 12, rows, own, before, apart, {9: 5})
    yield "daily · month", month_message(month, Reader(language, NAMES))
    published = (Opened(season, {FIRST: SECRET.hex()}),)
    yield "daily · seal", seals_message(published, day, Reader(language))


@cache
def course(day: Day, variant: int, seed: int) -> tuple[Deal, ...]:
    """One of its deals, played at random: every stage of it."""
    chance, stages = random.Random(f"{day.game} {variant} {seed}"), [day.deal(variant)]
    while stages[-1].waiting_for:
        stages.append(stages[-1].act(*picked(moves(stages[-1]), chance)))
    return tuple(stages)


def sight(day: Day, deal: Deal) -> ForkSight:
    """Somebody's try as it stands."""
    players, rules = deal.start.players, deal.start.rules
    options = {name: getattr(deal.start.options, name) for name in allowed_values(rules.options)}
    seats = (Person(2), *(Computer("easy"),) * (players - 1))
    tally = Tally((0,) * len(rules.columns(players)))
    table = Table(0, 0, 0, 2, day.game, options, seats, Pace(), tally, Stage.PLAYING, deal.start.dealer)
    table = replace(table, deal=DealFacts(5, 1, day.digest(1), outcome=deal.outcome))
    ends = None if deal.outcome is None else Ends(table, deal.view(None), deal.view(None))
    return ForkSight(
        Fork(5, 2, 0, 1, 0, SEAT, "easy", DAILY, subject=day.number, round=2),
        TableView(table, SEAT, deal.view(SEAT)),
        0,
        ends,
        day=day.date,
        closes=day.closes,
        rounds=day.rounds,
    )


def made_in(deal: Deal) -> Score:
    """What came of a try."""
    assert deal.outcome is not None
    return day_score(deal, deal.outcome, SEAT, breaks_ties=True)


def row_in(day: Day, variant: int, seed: int) -> tuple[Score, ...]:
    """What came of a whole row of deals."""
    return tuple(made_in(course(day, number, seed)[-1]) for number in day.numbers(variant))


def standing_of(day: Day, over: Deal, *, is_closed: bool = False) -> DayStanding:
    """A table of five people here, and of others elsewhere."""
    rows = range(1, VARIANTS + 1)
    made = {user: (1 + user % VARIANTS, row_in(day, 1 + user % VARIANTS, user)) for user in range(ELSEWHERE)}
    made[2] = (1, (*row_in(day, 1, 1)[:2], made_in(over)))
    tally: dict[tuple[int, int], int] = {}
    for variant, each in made.values():
        key = variant, merit_in_all(each)
        tally[key] = tally.get(key, 0) + 1
    benchmarks = {variant: row_in(day, variant, 99) for variant in rows}
    ranking = DayRanking(tally, {variant: merit_in_all(each) for variant, each in benchmarks.items()})
    results = [DayResult(user, *made[user], datetime(2026, 1, 1, tzinfo=UTC)) for user in NAMES if user < 9]
    ranked = [DayRow(ranking.rank(each.variant, each.merit), each) for each in results]
    here = tuple(sorted(ranked, key=lambda row: row.rank.place))
    own = next(row for row in here if row.result.user == 2)
    return DayStanding(
        day,
        is_closed,
        own,
        here,
        len(made),
        7,
        benchmarks[1],
        ranking.ranks(),
        ranking.finished(1) - 1,
        4,
        (1, 2, 3) if is_closed else (),
    )
