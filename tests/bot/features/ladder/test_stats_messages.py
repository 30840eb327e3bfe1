"""Somebody's statistics: what each page says in picture, words and alt text, and what it refuses and why."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.errors import UserError
from bot.features.ladder.service import LeaderboardLine, PlayerStats, RatingPoint, course_of
from bot.features.ladder.stats_messages import Rival, StatsPage, StatsReader, called, stats_message
from bot.features.ladder.store import DayPlayed, Figures, GamePlayed, Pair, ReachedMilestone
from bot.phrases import LANGUAGES
from bot.present.messages import LONGEST_ALT, Message
from bot.present.readers import Reader
from bot.present.scenes import CourseScene, EndingsScene, FormScene, RivalsScene, StandingsScene, StatsScene
from bot.tables.pars import Par
from bot.tables.ratings import Observed, points_of, scale_of
from bot.tables.tallying import Contestant, Count, Milestone
from tests.bot.features.records.test_messages import entries, play, statistics_of
from tests.bot.tables.test_hints import asked, seated, to_the_end
from tests.support.tables import ANNA, BERT, CARL, DORA, GUILD, House

FOUR = (ANNA, BERT, CARL, DORA)
NAMES = {1: "Anna *Kask*", 2: "Bert", 3: "王小明"}
FIRST = date(2026, 3, 1)


def line(user: int, points: int | None = 1042, **more: object) -> LeaderboardLine:
    """Somebody's place: 12 of 20 won."""
    figures = Figures(Contestant(user), 20, 12, 7, 9, 2, 1, 8.0, Observed(200 if points else 0, 1.0, 2.0), "+-=")
    return LeaderboardLine(2, replace(figures, **more), points)


COUNTS = (
    Count("deal", 20, 12, 7),
    Count("match", 3, 2, 1),
    Count("lambapea", 3, 2, 1),
    Count("side declarer", 8, 6, 2, 560, 8),
    Count("side defender", 12, 6, 5, 600, 12),
    Count("played hearts", 3, 2, 1),
    Count("played diamonds", 5, 4, 1),
    Count("with hand", 1, 1, 0),
    Count("bid 7", 1, 0, 1),
    Count("bid 6", 4, 3, 1),
    Count("offered 7", 1, 0, 1),
    Count("offered 6", 9, 5, 4),
    Count("offered 5", 2, 2, 0),
    Count("said override", 3, 2, 1),
    Count("said special", 9, 9, 0),
)
REACHED = tuple(
    ReachedMilestone(Milestone(*each), number, datetime(2026, 3, number, tzinfo=UTC))
    for number, each in enumerate(
        (("said special", "won", 10), ("said override", "won", 10), ("lambapea", "lost", 1), ("deal", "deals", 1)), 1
    )
)
COURSE = (RatingPoint(FIRST, 985), RatingPoint(FIRST + timedelta(days=9), 1042))
BEST, WORST = Pair(1, 2, 9, 6, 3, 4.0, 9.0), Pair(1, 3, 5, 1, 4, -3.0, 9.0)
STATS = PlayerStats(1, "saskop", line(1), 17, COURSE, COUNTS, REACHED, (BEST,), (WORST,))
PLAYED = (GamePlayed("saskop", 20, 12, 7, 9), GamePlayed("skat", 2, 1, 1, -40))
RIVAL = Rival(2, line(2, 970, given=0), Pair(1, 2, 10, 6, 3, 1.0, 2.0), Pair(1, 2, 9, 6, 3, 4.0, 9.0))


def shown(page: StatsPage, stats: PlayerStats = STATS, language: str = "en", rival: Rival | None = RIVAL) -> Message:
    return stats_message(StatsReader(stats, PLAYED, Reader(language, NAMES), 2, rival), page)


def parts(message: Message) -> Sequence[object]:
    (picture,) = message.pictures
    assert picture.name == "stats.png"
    assert isinstance(picture.scene, StatsScene)
    return picture.scene.parts


def part(message: Message, kind: type) -> object:
    (found,) = [each for each in parts(message) if isinstance(each, kind)]
    return found


SAID = [
    (StatsPage.OVERVIEW, "on 12 of 20 deals, score 9", True),
    (StatsPage.OVERVIEW, "ating 1042, place 2 of 17", True),
    (StatsPage.OVERVIEW, "2 games won", True),
    (StatsPage.OVERVIEW, "eclarer’s side: won 6 of 8 deals, 70.0 card points a deal", True),
    (StatsPage.OVERVIEW, "gainst the declarer: won 6 of 12 deals, 50.0 card points a deal", True),
    (StatsPage.OVERVIEW, "lambapeas 2 given, 1 suffered".capitalize(), True),
    (StatsPage.OVERVIEW, "ewest first: won, lost, neither", True),
    (StatsPage.OVERVIEW, "over time: 985 on 1 Mar 2026, 1042 now", True),
    (StatsPage.CONTRACTS, "♦ diamonds: won 4 of 5 deals", True),
    (StatsPage.BIDS, "id 6: won 5 of 9 deals, played it 4 times and won 3", True),
    (StatsPage.BIDS, "id 5: won 2 of 2 deals", True),
    (StatsPage.BIDS, "id 5: won 2 of 2 deals,", False),
    (StatsPage.BIDS, "verride: won 2 of 3 deals", True),
    (StatsPage.BIDS, "pecial", False),
    (StatsPage.PARTNERS, "est with Bert: won 6 of 9 deals, +0.06 a deal", True),
    (StatsPage.PARTNERS, "orst with 王小明: won 1 of 5 deals, −0.05 a deal", True),
    (StatsPage.MILESTONES, "Won with override 10 times (2 Mar 2026, deal 2)", True),
    (StatsPage.MILESTONES, "First lambapea suffered (3 Mar 2026, deal 3)", True),
    (StatsPage.MILESTONES, "special", False),
    (StatsPage.VERSUS, "Against each other: Anna *Kask* 6, Bert 3", True),
    (StatsPage.VERSUS, "Rating: Anna *Kask* 1042, Bert 970", True),
    (StatsPage.VERSUS, "As partners: won 6 of 9 deals", True),
]


@pytest.mark.parametrize(("page", "words", "is_there"), SAID)
def test_words_and_alt_text_say_the_same(page: StatsPage, words: str, is_there: bool) -> None:
    message = shown(page)
    (picture,) = message.pictures
    assert (words in picture.alt) is is_there
    assert (words in message.words.replace("\\", "")) is is_there


@pytest.mark.parametrize(("language", "written"), [("en", "+0.06"), ("et", "+0,06"), ("de", "+0,06")])
def test_figures_are_written_as_the_language_writes_them(language: str, written: str) -> None:
    assert written in shown(StatsPage.PARTNERS, language=language).words


def test_names_are_marked_up_nowhere() -> None:
    assert r"**Anna \*Kask\*** · Saskop" in shown(StatsPage.OVERVIEW).text
    assert r"Anna \*Kask\* 6" in shown(StatsPage.VERSUS).words
    assert "\\" not in shown(StatsPage.VERSUS).pictures[0].alt


def test_the_overview_draws_course_form_and_sides() -> None:
    message = shown(StatsPage.OVERVIEW)
    course, form, sides = (part(message, kind) for kind in (CourseScene, FormScene, EndingsScene))
    assert isinstance(course, CourseScene)
    assert (course.ends, course.points[0].at, course.points[-1].at) == (("1 Mar 2026", "10 Mar 2026"), 0.0, 1.0)
    assert [each.value for each in course.points] == [0.0, 1.0]
    assert (course.named, course.scale, course.middle) == ("1000", ("1042", "985"), pytest.approx(15 / 57))
    assert isinstance(form, FormScene)
    assert form.form == (0, -1, 1), "the oldest first"
    assert isinstance(sides, EndingsScene)
    assert [row.figure for row in sides.rows] == ["6 of 8", "6 of 12", "2 of 3"]


@pytest.mark.parametrize(
    ("page", "rows"),
    [
        (StatsPage.CONTRACTS, [["♦ diamonds", "♥ hearts"], ["Hand"]]),
        (StatsPage.BIDS, [["Bid 5", "Bid 6", "Bid 7"], ["Override"]]),
    ],
)
def test_bids_stand_by_level_and_the_rest_by_how_often_it_was(page: StatsPage, rows: list[list[str]]) -> None:
    scenes = [each for each in parts(shown(page)) if isinstance(each, EndingsScene)]
    assert [[row.label for row in each.rows] for each in scenes] == rows


def test_partners_stand_on_one_scale_the_best_first() -> None:
    (picture,) = shown(StatsPage.PARTNERS).pictures
    assert isinstance(picture.scene, StandingsScene)
    assert [(row.place, row.name, row.figure) for row in picture.scene.rows] == [
        ("1", "Bert", "+0.06"), ("", "王小明", "−0.05")
    ]  # fmt: skip
    assert picture.scene.zero is not None


def test_rivals_are_drawn_against_each_other() -> None:
    rivals = part(shown(StatsPage.VERSUS), RivalsScene)
    assert isinstance(rivals, RivalsScene)
    assert rivals.names == ("Anna *Kask*", "Bert")
    assert [(row.first, row.second, row.share) for row in rivals.rows] == [
        ("6", "3", 6 / 9), ("1042", "970", None), ("63%", "63%", None), ("2", "0", None)
    ]  # fmt: skip


NOTHING = PlayerStats(1, "saskop", line(1, None, last=""), 17)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", StatsPage)
def test_every_page_fits_whatever_is_known(page: StatsPage, language: str) -> None:
    full = replace(STATS, milestones=STATS.milestones * 20, best=STATS.best * 4, worst=STATS.worst * 4)
    for stats, rival in ((full, RIVAL), (STATS, None), (NOTHING, None), (NOTHING, Rival(2, None))):
        message = shown(page, stats, language, rival)
        assert len(message.text) <= 200
        assert len(message.text.splitlines()) <= 3
        assert len(message.words) <= 2000
        assert bool(message.words) is bool(message.pictures)
        assert all(0 < len(picture.alt) <= LONGEST_ALT for picture in message.pictures)


@pytest.mark.parametrize(
    ("kind", "what", "game", "name"),
    [
        ("played", "hearts", "skat", "♥ hearts"),
        ("played", "grand", "skat", "Grand"),
        ("played", "called", "sheepshead", "with a called ace"),
        ("played", "queen-solo", "doppelkopf", "Queen solo"),
        ("with", "hand", "skat", "Hand"),
        ("said", "no90", "doppelkopf", "no 90"),
        ("said", "redeal", "doppelkopf", ""),
        ("bid", "18", "skat", "bid 18"),
    ],
)
def test_what_things_are_called(kind: str, what: str, game: str, name: str) -> None:
    assert called(kind, what, game, Reader("en")) == name


def test_the_course_ends_where_the_leaderboard_stands() -> None:
    days = [DayPlayed(FIRST + timedelta(days=day), Observed(5, 2.0, 20.0)) for day in range(3)]
    days.append(DayPlayed(FIRST + timedelta(days=5), Observed()))
    now, other = Observed(40, 10.0, 160.0), Observed(40, -10.0, 160.0)
    scale = scale_of([now, other])
    numbers = points_of(scale, [now, other])
    course = course_of(now, days, scale, numbers)
    assert [point.day.day for point in course] == [1, 2, 3], "a day without rated deals moves nothing"
    assert course[-1].points == numbers.of(scale.rating(now))
    assert course[0].points == numbers.of(scale.rating(Observed(30, 6.0, 120.0)))
    assert course[0].points < course[-1].points
    assert course_of(Observed(), [DayPlayed(FIRST, Observed())], scale, numbers) == ()


@pytest.fixture
async def played(house: House) -> House:
    """One finished deal of four people, and a second that goes on."""
    table = await house.table(*FOUR)
    await play(house, table.id, random.Random(5))
    await house.service.start(table.id, ANNA)
    return house


async def test_a_deal_is_seen_in_the_statistics_of_who_played_it(played: House) -> None:
    stats = await statistics_of(played).stats(ANNA, GUILD, BERT, None)
    assert "of 1 deal" in stats.words
    assert "Not rated yet" in stats.text
    stored = await played.store.results.deal(GUILD, 1)
    assert stored is not None
    await played.store.pars.save_par(Par(stored.id, (0.0,) * 4, columns=((0, 2), (1, 3))))
    rated = await statistics_of(played).stats(ANNA, GUILD, BERT, "saskop")
    assert "(provisional: 1 of 100 rated deals), place" in rated.text
    compared = await statistics_of(played).stats(ANNA, GUILD, BERT, "saskop", "versus", ANNA)
    assert "Against each other: Bert" in compared.words
    partnered = await statistics_of(played).stats(ANNA, GUILD, ANNA, "saskop", "partners")
    assert "est with Carl: won" in partnered.words
    assert f"stats {ANNA} saskop versus {CARL}" in {press.what for press in entries(partnered, "rival") if press}
    assert "First deal (" in (await statistics_of(played).stats(ANNA, GUILD, DORA, None, "milestones")).words


async def test_deals_that_count_on_sheets_alone_are_told(house: House) -> None:
    table = await seated(house, hints=True)
    await house.service.start(table, ANNA)
    await house.service.hint(table, asked(house, table))
    await to_the_end(house, table)
    for game in (None, "saskop"):
        with pytest.raises(UserError) as refused:
            await statistics_of(house).stats(ANNA, GUILD, BERT, game)
        assert refused.value.key == "no-player-counted"
    await house.service.start(table, ANNA)
    await to_the_end(house, table)
    after = await statistics_of(house).stats(ANNA, GUILD, BERT, None)
    assert "1 more deal in `/scores` alone" in after.text
    assert "of 1 deal" in after.words


REFUSED = [
    ("somebody who never played", 99, None, "overview", "no-player-deals"),
    ("a game they did not play", ANNA, "skat", "overview", "no-player-game"),
    ("a game there is not", ANNA, "tarock", "overview", "unknown-game"),
    ("a page there is not", ANNA, "saskop", "hands", "stale"),
]


@pytest.mark.parametrize(("player", "game", "page", "key"), [each[1:] for each in REFUSED])
async def test_what_is_not_there_is_said_to_be_missing(
    house: House, player: int, game: str | None, page: str, key: str
) -> None:
    table = await house.table(*FOUR)
    await play(house, table.id, random.Random(5))
    with pytest.raises(UserError) as refused:
        await statistics_of(house).stats(ANNA, GUILD, player, game, page)
    assert refused.value.key == key


async def test_whoever_asked_to_go_has_no_statistics(played: House) -> None:
    await played.store.personal.forget(BERT)
    with pytest.raises(UserError) as refused:
        await statistics_of(played).stats(ANNA, GUILD, BERT, None)
    assert refused.value.key == "no-player-deals"
    assert "nothing to compare" in (await statistics_of(played).stats(ANNA, GUILD, ANNA, None, "versus", BERT)).text


async def test_a_running_deal_changes_nothing(house: House) -> None:
    table, chance = await house.table(*FOUR), random.Random(7)
    await play(house, table.id, chance)
    before = [await statistics_of(house).stats(ANNA, GUILD, ANNA, None, page) for page in StatsPage]
    await house.service.start(table.id, ANNA)
    for _ in range(12):
        view = house.lookup.sight(table.id, None).view
        assert view is not None
        user = FOUR[chance.choice(view.waiting_for)]
        await house.service.act(table.id, user, chance.choice(house.lookup.legal(table.id, user)), chance=3)
    assert [await statistics_of(house).stats(ANNA, GUILD, ANNA, None, page) for page in StatsPage] == before


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Left 2 deals before their end"), ("de", "2 Spiele vor dem Ende verlassen"), ("et", "Lahkus 2 jaotusest")],
)
def test_deals_that_somebody_left_are_told_beside_their_rating(language: str, told: str) -> None:
    assert told not in shown(StatsPage.OVERVIEW, language=language).text
    left = replace(STATS, counts=(*COUNTS, Count("left", 2)))
    assert told in shown(StatsPage.OVERVIEW, left, language).text
