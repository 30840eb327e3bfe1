"""The leaderboard: pages of places or of the best partners as messages and pictures, and the menus that lead on."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.errors import UserError
from bot.features.ladder.service import PROVISIONAL_BELOW, LeaderboardLine, Period, ladder_of, spans_of
from bot.features.ladder.store import LadderStore, Pair
from bot.phrases import NAMELESS, number_text, plain
from bot.ports import Clock
from bot.present.figures import (
    HistoryPress,
    LeaderboardPress,
    Showing,
    StatsPress,
    in_words,
    link_button,
    link_menu,
    reader_of,
    shown,
)
from bot.present.messages import LONGEST_ALT, Button, Entry, Menu, Message, Picture
from bot.present.readers import Reader, Readers
from bot.present.rules import check_game
from bot.present.scenes import StandingRow, StandingsScene
from bot.present.words import capital, fitting
from bot.tables.ratings import MIDDLE
from bot.tables.tallying import LOST, WON
from engine.games import GAMES

FORM: Final = {WON: 1, LOST: -1}
UNRATED: Final = "–"
DETAILS: Final = 3
"""So many facts about somebody beside their number: won deals, the last ones, lambapeas."""
TOGETHER: Final = 13
"""How many letters of a name are shown beside another one."""


def standings_picture(lines: Sequence[LeaderboardLine], reader: Reader, *, game: str, period: str) -> Picture | None:
    """A page of the leaderboard of a game; None where nobody is on it. period: its name in words."""
    if not lines:
        return None
    numbers = [MIDDLE, *(line.points for line in lines if line.points is not None)]
    scale = min(numbers), max(numbers)
    rows = tuple(_row(line, reader, scale) for line in lines)
    heads = (reader.say("leaderboard-head-form"), reader.say("leaderboard-head-rating"))
    scene = StandingsScene(reader.say(f"game-{game}"), rows, period, heads, _at(MIDDLE, scale))
    ways = [[_told(line, reader, details) for line in lines] for details in range(DETAILS, -1, -1)]
    return _picture(scene, "leaderboard-alt", period, ways, reader)


def _picture(scene: StandingsScene, key: str, period: str, ways: Sequence[Sequence[str]], reader: Reader) -> Picture:
    """The picture with its words. ways: the same rows told shorter and shorter."""
    alts = (reader.say(key, game=scene.title, period=period, rows="; ".join(rows)) for rows in ways)
    return Picture(scene, "leaderboard.png", fitting(LONGEST_ALT, *alts), tuple(ways[0]))


def _told(line: LeaderboardLine, reader: Reader, details: int) -> str:
    """A place in words, with so many of the details that there are."""
    figures, facts = line.figures, list[str]()
    if line.points is None:
        facts.append(reader.say("leaderboard-unrated"))
    else:
        points = str(line.points)
        facts.append(reader.say("leaderboard-provisional", rating=points) if line.is_provisional else points)
    if details > 0:
        facts.append(reader.say("stats-deals", won=figures.won, count=figures.deals))
    if details > 1 and figures.last:
        won, lost = figures.last.count(WON), figures.last.count(LOST)
        facts.append(reader.say("leaderboard-form", count=len(figures.last), won=won, lost=lost))
    if details > 2 and (figures.given or figures.suffered):  # what the picture has no room for
        facts.append(reader.say("leaderboard-lambapeas", given=figures.given, suffered=figures.suffered))
    who = figures.who
    name = plain(reader.names.get(who.user, NAMELESS))
    if who.is_computer:
        name = reader.say("leaderboard-computers", level=reader.say(f"level-{who.level}"))
    return reader.say("leaderboard-line", place=line.place, player=name, figures=", ".join(facts))


def signed_hundredths(value: float, language: str) -> str:
    """A figure above or below nought: `+0.42`, `−1.30`."""
    return number_text(value, language, 2, is_signed=True)


def pairs_picture(pairs: Sequence[Pair], reader: Reader, *, first_place: int, game: str, period: str) -> Picture | None:
    """A page of the partners who bring most; None where there are none. period: its name in words."""
    if not pairs:
        return None
    called = [tuple(plain(reader.names.get(user, NAMELESS)) for user in (pair.first, pair.second)) for pair in pairs]
    rows = [
        (str(place), " & ".join(plain(name, TOGETHER) for name in both), pair)
        for place, (both, pair) in enumerate(zip(called, pairs, strict=True), first_place)
    ]
    title = reader.say(f"game-{game}")
    scene = pairs_scene(rows, title=title, note=period, reader=reader)
    ways = [
        [
            reader.say("leaderboard-line", place=row.place, player=" & ".join(both), figures=figures)
            for both, row, figures in zip(called, scene.rows, worded, strict=True)
        ]
        for worded in ([_with_margin(pair, reader) for pair in pairs], [row.figure for row in scene.rows])
    ]
    return _picture(scene, "partners-alt", period, ways, reader)


def _with_margin(pair: Pair, reader: Reader) -> str:
    """What two people bring together, how sure that is, and what they won."""
    value = signed_hundredths(pair.together.value, reader.language)
    told = reader.say("leaderboard-rating", value=value, error=number_text(pair.together.margin, reader.language, 2))
    return f"{told}, {reader.say('stats-deals', won=pair.won, count=pair.deals)}"


def pairs_scene(pairs: Sequence[tuple[str, str, Pair]], *, title: str, note: str, reader: Reader) -> StandingsScene:
    """Pairs, each with its place and what to call it, by what they bring beyond what their ratings say."""
    ends = [0.0, *(end for _, _, pair in pairs for end in pair.together.interval)]
    scale = min(ends), max(ends)
    rows = tuple(
        StandingRow(
            place,
            name,
            signed_hundredths(pair.together.value, reader.language),
            reader.say("stats-deals", won=pair.won, count=pair.deals),
            _spread(pair.together.interval, pair.together.value, scale),
        )
        for place, name, pair in pairs
    )
    heads = (reader.say("leaderboard-head-sure"), reader.say("partners-head-beyond"))
    return StandingsScene(title, rows, note, heads, _at(0.0, scale))


def _at(value: float, scale: tuple[float, float]) -> float | None:
    """Where a number lies on the scale, from 0 to 1."""
    low, high = scale
    return (value - low) / (high - low) if high > low else None


def _spread(
    ends: tuple[float, float], value: float, scale: tuple[float, float]
) -> tuple[float, float, float] | None:  # fmt: skip
    """Where a number, and the ends of a line that it lies on, are on the scale."""
    first, middle, last = (_at(each, scale) for each in (ends[0], value, ends[1]))
    return None if first is None or middle is None or last is None else (first, middle, last)


def _row(line: LeaderboardLine, reader: Reader, scale: tuple[int, int]) -> StandingRow:
    figures, points = line.figures, line.points
    who = figures.who
    name = reader.say(f"level-{who.level}") if who.is_computer else plain(reader.names.get(who.user, NAMELESS))
    facts = [reader.say("stats-deals", won=figures.won, count=figures.deals)]
    if points is not None and line.is_provisional:
        facts.append(reader.say("leaderboard-head-provisional"))
    form = tuple(FORM.get(each, 0) for each in reversed(figures.last))
    figure, spread = UNRATED, None
    if points is not None:
        figure, spread = str(points), _spread((min(MIDDLE, points), max(MIDDLE, points)), points, scale)
    return StandingRow(str(line.place), name, figure, " · ".join(facts), spread, form, who.is_computer)


PAGE: Final = 10
"""So many lines a page; it has to be read on a phone."""


class LeaderboardKind(StrEnum):
    """Who is listed: people, people and computers, or partners."""

    PEOPLE = "people"
    COMPUTERS = "computers"
    PARTNERS = "partners"


def ladder(
    lines: Sequence[LeaderboardLine], reader: Reader, *, game: str, period: Period, show: LeaderboardKind, page: int
) -> Message:
    """A page of the leaderboard, best first."""
    shown = lines[page * PAGE : (page + 1) * PAGE]
    is_rated = any(each.points is not None for each in shown)
    short = reader.say("leaderboard-short" if is_rated else "leaderboard-waiting", enough=PROVISIONAL_BELOW)
    people = [each.figures.who.user for each in shown if not each.figures.who.is_computer]
    players = [Entry(str(StatsPress(user, game)), plain(reader.names.get(user, NAMELESS))) for user in people]
    when = capital(reader.say(f"period-{period}"))
    picture = standings_picture(shown, reader, game=game, period=when)
    about = (short, reader.say("leaderboard-about") if is_rated else short)
    return _message(
        picture, about, reader, game=game, period=period, show=show, page=page, count=len(lines), players=players
    )


def partners(pairs: Sequence[Pair], reader: Reader, *, game: str, period: Period, page: int) -> Message:
    """A page of the partners who bring most beyond what their ratings say; one more tells that others follow."""
    shown = pairs[:PAGE]
    when = capital(reader.say(f"period-{period}"))
    picture = pairs_picture(shown, reader, first_place=page * PAGE + 1, game=game, period=when)
    about = reader.say("partners-about")
    count = page * PAGE + len(pairs)
    return _message(
        picture, (about, about), reader, game=game, period=period, show=LeaderboardKind.PARTNERS, page=page, count=count
    )


def press(game: str, period: Period, show: LeaderboardKind, page: int = 0) -> LeaderboardPress:
    """What leads to a page; people are what is shown where nothing is said."""
    return LeaderboardPress(game, period, "" if show is LeaderboardKind.PEOPLE else show.value, page)


def _message(
    picture: Picture | None, about: tuple[str, str], reader: Reader, *, game: str, period: Period,
    show: LeaderboardKind, page: int, count: int, players: Sequence[Entry] = (),
) -> Message:  # fmt: skip
    """A page with its menus. about: what is said of the numbers, in short and at length."""
    is_more = count > (page + 1) * PAGE
    title = reader.say(
        "partners-title" if show is LeaderboardKind.PARTNERS else "leaderboard-title",
        game=reader.say(f"game-{game}"),
        period=reader.say(f"period-{period}"),
    )
    games = [Entry(str(press(each, period, show)), reader.say(f"game-{each}")) for each in GAMES]
    periods = [Entry(str(press(game, each, show)), capital(reader.say(f"period-{each}"))) for each in Period]
    shows = [Entry(str(press(game, period, each)), reader.say(f"leaderboard-show-{each}")) for each in LeaderboardKind]
    turns = [
        *([link_button("above", press(game, period, show, page - 1), reader, 4)] if page else []),
        *([link_button("below", press(game, period, show, page + 1), reader, 4)] if is_more else []),
    ]
    controls: tuple[Button | Menu, ...] = (
        link_menu("game", games, reader, 0),
        link_menu("period", periods, reader, 1),
        link_menu("show", shows, reader, 2),
        *([link_menu("player", players, reader, 3)] if players else []),
        *turns,
        link_button("history", HistoryPress(), reader, 4),
    )
    if picture is None:
        return Message(f"{title}\n{reader.say('error-no-deals-yet')}", controls=controls)
    message = Message(f"{title}\n{about[0]}", (picture,), controls)
    return replace(message, words=in_words(title, message=message, about=about[1]))


class Leaderboards:
    """Finds who is how good on a server and words it for one reader."""

    def __init__(self, people: Readers, ladder: LadderStore, clock: Clock) -> None:
        self._people = people
        self._ladder = ladder
        self._clock = clock

    async def leaderboard(  # noqa: PLR0917 - the words of a press, in their order
        self,
        user: int,
        guild: int,
        game: str | None,
        period: str,
        show: str = LeaderboardKind.PEOPLE.value,
        page: int = 0,
        showing: Showing = Showing.OWN,
    ) -> Message:
        """A page of a server's leaderboard, for the game that is played most here if none is named."""
        reader, who = await reader_of(self._people, user, guild, showing)
        for text, known in ((period, Period), (show, LeaderboardKind)):
            if text not in set(known):
                raise UserError("bad-setting", text=text, values=", ".join(known))
        asked, today = Period(period), self._clock.now().date()
        spans = spans_of(asked, today)
        if game is None:
            game = await self._most_played(guild, spans)
        check_game(game)
        kind = LeaderboardKind(show)
        if kind is LeaderboardKind.PARTNERS:
            asked = asked if asked is Period.ALL else Period.SEASON  # partners are added up by season
            (span,) = spans_of(asked, today)
            pairs = await self._ladder.partners(guild, game, span, PAGE + 1, page * PAGE)
            names = await self._people.names(guild, {who for pair in pairs for who in (pair.first, pair.second)})
            message = partners(pairs, replace(reader, names=names), game=game, period=asked, page=page)
        else:
            figures = await self._ladder.ladder(guild, game, spans)
            lines = ladder_of(figures, computers=kind is LeaderboardKind.COMPUTERS)
            listed = [line.figures.who for line in lines[page * PAGE : (page + 1) * PAGE]]
            names = await self._people.names(guild, {who.user for who in listed if not who.is_computer})
            message = ladder(lines, replace(reader, names=names), game=game, period=asked, show=kind, page=page)
        return shown(message, press(game, asked, kind, page), showing, reader, who)

    async def _most_played(self, guild: int, spans: Sequence[str]) -> str:
        """The game with the most seats taken; the first of all where nobody has played."""
        played = await self._ladder.games_played(guild, tuple(GAMES), spans)
        return max(GAMES, key=lambda game: played.get(game, 0))
