"""The leaderboard's picture says what its lines say, its words the same to those who hear it, and its pages lead on."""

import random
from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.features.ladder.messages import UNRATED, LeaderboardKind, ladder, standings_picture
from bot.features.ladder.service import LeaderboardLine, Period, ladder_of
from bot.features.ladder.store import Figures
from bot.phrases import LANGUAGES
from bot.present.messages import read_press
from bot.present.readers import Reader
from bot.present.scenes import StandingsScene
from bot.tables.pars import Par
from bot.tables.ratings import Observed
from bot.tables.tallying import Contestant
from tests.bot.features.records.test_messages import FOUR, boards_of, entries, menus, play
from tests.support.tables import ANNA, GUILD, House

NAMES = {1: "Anna *Kask*", 2: "王小明"}


def line(place: int, who: Contestant, points: int | None, deals: int = 200, last: str = "+-=") -> LeaderboardLine:
    figures = Figures(who, deals, deals // 2, deals // 4, 3, 1, 0, 0.0, Observed(deals, 1.0, 2.0), last)
    return LeaderboardLine(place, figures, points)


LINES = (
    line(1, Contestant(1), 1042),
    line(2, Contestant(level="strong"), 1020, last="+" * 10),
    line(3, Contestant(2), 970, deals=20),
    line(4, Contestant(7), None),
)


def scene_of(*lines: LeaderboardLine) -> StandingsScene:
    picture = standings_picture(lines, Reader("en", NAMES), game="saskop", period="this week")
    assert picture is not None
    assert isinstance(picture.scene, StandingsScene)
    return picture.scene


def test_each_line_says_who_how_good_and_how_it_went_lately() -> None:
    scene = scene_of(*LINES)
    first, computers, other, fresh = scene.rows
    assert (first.place, first.name, first.figure) == ("1", "Anna *Kask*", "1042")
    assert (computers.is_computer, computers.name) == (True, "strong")
    assert (other.name, other.figure) == ("王小明", "970")
    assert ("provisional" in other.facts, "provisional" in first.facts) == (True, False)
    assert (fresh.figure, fresh.spread) == (UNRATED, None)
    assert first.form == (0, -1, 1), "the oldest first"


def test_each_number_is_drawn_from_the_middle_on() -> None:
    scene = scene_of(*LINES)
    ends = [share for row in scene.rows if row.spread is not None for share in row.spread]
    assert min(ends) == pytest.approx(0.0)
    assert max(ends) == pytest.approx(1.0)
    assert scene.zero == pytest.approx(30 / 72)
    first, _, last, _ = (row.spread for row in scene.rows)
    assert (first, last) == ((pytest.approx(30 / 72), 1.0, 1.0), (0.0, 0.0, pytest.approx(30 / 72)))
    assert scene_of(LINES[3]).zero is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_see_it_hears_the_same(language: str) -> None:
    picture = standings_picture(LINES, Reader(language, NAMES), game="skat", period="week")
    assert picture is not None
    assert picture.name == "leaderboard.png"
    assert all(word in picture.alt for word in ("Anna", "1042", "970", "王小明"))
    assert len(standings_picture(LINES * 12, Reader(language, NAMES), game="skat", period="w").alt) <= 1024  # type: ignore[union-attr]


def test_nobody_makes_no_picture() -> None:
    assert standings_picture((), Reader("en", NAMES), game="skat", period="week") is None


@pytest.mark.parametrize("seed", range(4))
def test_the_order_goes_by_the_one_number_and_not_all_people_are_below_the_middle(seed: int) -> None:
    chance = random.Random(seed)
    everybody = []
    for who in (*map(Contestant, range(1, 9)), Contestant(level="strong")):
        deals, strength = chance.choice((1, 4, 20, 150, 900)), 0.9 if who.is_computer else chance.gauss(0, 0.4)
        seen = Observed(deals, deals * strength, deals * (4 + strength**2))
        everybody.append(Figures(who, deals, deals // 2, deals // 3, 0, 0, 0, 0.0, seen))
    people, both = (
        [
            (row.name, float(row.figure.replace("−", "-")))
            for row in scene_of(*ladder_of(everybody, computers=each)).rows
        ]
        for each in (False, True)
    )
    assert [figure for _, figure in people] == sorted((figure for _, figure in people), reverse=True)
    assert people[0][1] >= 1000 >= people[-1][1]
    assert set(people) < set(both), "computers that are shown change nobody's number"


@pytest.fixture
async def played(house: House) -> House:
    """One finished deal of four people."""
    table = await house.table(*FOUR)
    await play(house, table.id, random.Random(5))
    return house


async def test_a_leaderboard_of_what_nobody_played_still_leads_on(played: House) -> None:
    for show in LeaderboardKind:
        empty = await boards_of(played).leaderboard(ANNA, GUILD, "skat", "week", show)
        assert "No deal has been finished here yet." in empty.text
        assert len(menus(empty)) == 3
    with pytest.raises(UserError):
        await boards_of(played).leaderboard(ANNA, GUILD, "skat", "year")
    with pytest.raises(UserError):
        await boards_of(played).leaderboard(ANNA, GUILD, None, "all", "everybody")


@pytest.mark.parametrize("period", Period)
async def test_a_leaderboard_says_how_good_everybody_is(played: House, period: str) -> None:
    waiting = await boards_of(played).leaderboard(ANNA, GUILD, None, period)
    assert waiting.words.count("not rated yet") == 4
    stored = await played.store.results.deal(GUILD, 1)
    assert stored is not None
    await played.store.pars.save_par(Par(stored.id, (0.0,) * 4, columns=((0, 2), (1, 3))))
    board = await boards_of(played).leaderboard(ANNA, GUILD, "saskop", period)
    assert board.words.replace("\\", "").count("(provisional)") == 4
    assert {press.what for press in entries(board, "show") if press} == {
        f"leaderboard saskop {period}{also}" for also in ("", " computers", " partners")
    }
    partners = await boards_of(played).leaderboard(ANNA, GUILD, "saskop", period, LeaderboardKind.PARTNERS)
    assert "Anna & Carl" in partners.words
    assert "Bert & Dora" in partners.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_leaderboard_goes_on_in_pages_and_names_computers(language: str) -> None:
    people = [Contestant(user) for user in range(1, 25)]
    figures = [Figures(who, 9, 5, 3, 8, 1, 2, 3.5, Observed(9, 5.0, 60.0), "+-=") for who in people]
    lines = ladder_of([*figures, replace(figures[0], who=Contestant(level="strong"))], computers=True)
    assert [line.place for line in lines] == list(range(1, 26))
    assert ladder_of([replace(figures[0], who=Contestant(level="strong"))], computers=False) == []
    told = {"game": "saskop", "period": Period.ALL, "show": LeaderboardKind.COMPUTERS}
    pages = [ladder(lines, Reader(language, NAMES), page=page, **told) for page in range(3)]
    assert all(f"\n{place}. " in pages[(place - 1) // 10].words for place in range(1, 26))
    assert all(len(page.text.splitlines()) == 2 for page in pages)
    turned = [{press.version for each in page.controls if (press := read_press(each.press))} for page in pages]
    assert turned == [{0, 1}, {0, 2}, {0, 1}]
