"""One person's statistics: pages of a picture and its words, and the controls that lead from one to the next."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.errors import StaleAction, UserError
from bot.features.ladder.messages import FORM, pairs_scene, signed_hundredths
from bot.features.ladder.service import (
    COURSE_DAYS,
    PROVISIONAL_BELOW,
    LeaderboardLine,
    PlayerStats,
    RatingPoint,
    course_of,
    ladder_of,
    numbers_of,
)
from bot.features.ladder.store import GamePlayed, LadderStore, Pair, PlayerStatsStore, ReachedMilestone
from bot.phrases import NAMELESS, date_text, escape, number_text, percent_text, plain
from bot.present.figures import (
    HistoryPress,
    LeaderboardPress,
    Showing,
    StatsPress,
    link_button,
    link_menu,
    reader_of,
    shown,
)
from bot.present.messages import LONGEST_ALT, Button, Entry, Menu, Message, Picture
from bot.present.readers import Reader, Readers
from bot.present.rules import check_game
from bot.present.scenes import (
    CoursePoint,
    CourseScene,
    EndingRow,
    EndingsScene,
    FigureScene,
    FiguresScene,
    FormScene,
    MilestoneRow,
    MilestonesScene,
    RivalRow,
    RivalsScene,
    Scene,
    StatsPart,
    StatsScene,
)
from bot.present.words import capital, declared_words, fitting, suit_name
from bot.tables.ratings import MIDDLE
from bot.tables.tallying import (
    ALL_TIME,
    BID,
    DECLARER,
    DEFENDER,
    LAMBAPEA,
    LEFT,
    MATCH,
    OFFERED,
    PLAYED,
    SAID,
    SIDE,
    SUITS,
    WITH,
    Count,
)
from engine.cards import Suit
from engine.games import GAMES

FILE: Final = "stats.png"
ROWS: Final = 6
"""A heading has at most so many rows, the most frequent ones."""
MILESTONES: Final = 10
PARTNERS: Final = 4
"""So many of the best partners are shown, and as many of the worst."""
SIGNS: Final = {suit.name.lower(): suit for suit in Suit}
EMBLEMS: Final = {"deals": "deck", "won": "crown", "lost": "sheep"}


class StatsPage(StrEnum):
    """What of somebody's statistics is shown."""

    OVERVIEW = "overview"
    CONTRACTS = "contracts"
    BIDS = "bids"
    PARTNERS = "partners"
    MILESTONES = "milestones"
    VERSUS = "versus"


@dataclass(frozen=True, slots=True)
class StatsPageContent:
    """What a page shows: its picture, if there is anything to draw, and the same in words, a line for each thing.

    shorter: these lines where there is less room. beside: those that stand beside the picture too.
    """

    scene: Scene | None
    lines: tuple[str, ...]
    shorter: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody to be compared with: their place, and what happened against each other and together."""

    user: int
    line: LeaderboardLine | None
    against: Pair | None = None
    together: Pair | None = None


@dataclass(frozen=True, slots=True)
class StatsReader:
    """Whose statistics are looked at, in which games they have any, and by whom; is_marked: for a message's text."""

    stats: PlayerStats
    played: Sequence[GamePlayed]
    reader: Reader
    user: int
    rival: Rival | None = None
    is_marked: bool = False

    def called(self, user: int) -> str:
        """A name, as pictures and those who describe them write it."""
        return plain(self.reader.names.get(user, NAMELESS))

    def told(self, user: int) -> str:
        """A name in a line of words: in a message it must mean nothing but itself."""
        return escape(self.reader.names.get(user, NAMELESS)) if self.is_marked else self.called(user)

    @property
    def game(self) -> str:
        return self.reader.say(f"game-{self.stats.game}")

    def scene(self, *parts: StatsPart | None) -> StatsScene | None:
        found = tuple(part for part in parts if part is not None)
        return StatsScene(self.called(self.stats.user), found, self.game) if found else None


def stats_message(asked: StatsReader, page: StatsPage) -> Message:
    reader, stats = asked.reader, asked.stats
    marked = replace(asked, is_marked=True)
    shown, controls = PAGES[page](asked), _controls(asked, page)
    title = reader.say("stats-title", player=marked.told(stats.user), game=asked.game)
    if shown.scene is None:
        none = shown.lines or (reader.say(f"stats-none-{page}"),)
        return Message("\n".join((title, *map(capital, none))), controls=controls)
    values = {"player": asked.called(stats.user), "game": asked.game}
    ways = (shown.lines, shown.shorter) if shown.shorter else (shown.lines,)
    alts = (reader.say("stats-alt", told=". ".join(map(capital, lines)), **values) for lines in ways)
    message = Message(
        "\n".join((title, *map(capital, shown.beside))),
        (Picture(shown.scene, FILE, fitting(LONGEST_ALT, *alts)),),
        controls,
    )
    lines = map(capital, PAGES[page](marked).lines)
    return replace(message, words="\n".join((title, *lines, *_also(asked, page))))


def _also(asked: StatsReader, page: StatsPage) -> Iterator[str]:
    """What stands below the words of the overview: the other games they played, and what a rating is."""
    reader = asked.reader
    if page is not StatsPage.OVERVIEW:
        return
    for each in asked.played:
        if each.game != asked.stats.game:
            figures = ", ".join(_totals(each, reader))
            yield reader.say("stats-line", game=reader.say(f"game-{each.game}"), figures=figures)
    if asked.stats.line is not None and asked.stats.line.points is not None:
        yield reader.say("leaderboard-about")


def _totals(each: GamePlayed, reader: Reader) -> Iterator[str]:
    yield reader.say("stats-deals", won=each.won, count=each.deals)
    if not reader.has(f"{each.game}-no-scoring"):
        yield reader.say("stats-score", score=number_text(each.score))


# Pages


def overview(asked: StatsReader) -> StatsPageContent:
    """How good they are and became, how their last deals went, and how they do on either side."""
    stats, reader, line = asked.stats, asked.reader, asked.stats.line
    total = next((each for each in asked.played if each.game == stats.game), None)
    if line is None or total is None:
        return StatsPageContent(None, ())
    figures, points = line.figures, line.points
    large = [
        FigureScene(
            _rate(figures.win_rate, reader), reader.say("stats-label-won", won=figures.won, count=figures.deals)
        )
    ]
    lines = [", ".join(_totals(total, reader))]
    place = reader.say("stats-place", place=line.place, count=stats.ladder)
    if points is None:
        beside = reader.say("stats-unrated")
    else:
        told = reader.say("stats-rating", value=points)
        label = reader.say("stats-heading-rating")
        if line.is_provisional:
            told = reader.say(
                "stats-provisional", rating=told, deals=int(figures.observed.deals), enough=PROVISIONAL_BELOW
            )
            label = reader.say("leaderboard-provisional", rating=label)
        beside = f"{told}, {place}"
        large.insert(0, FigureScene(str(points), f"{label}, {place}"))
    lines.append(beside)
    if won := stats.count(MATCH).won:
        large.append(FigureScene(number_text(won), reader.say("stats-label-games", count=won)))
        lines.append(reader.say("stats-games", count=won))
    elif not reader.has(f"{stats.game}-no-scoring"):
        large.append(FigureScene(number_text(total.score), reader.say("stats-label-score"), total.score < 0))
    course = _course(stats.course, reader)
    if course is not None:
        lines.append(_course_told(stats.course, reader))
    form = FormScene(reader.say("stats-form"), tuple(FORM.get(each, 0) for each in reversed(figures.last)))
    if figures.last:
        ended = ", ".join(reader.say(f"stats-form-{FORM.get(each, 0)}") for each in figures.last)
        lines.append(reader.say("stats-form-told", ended=ended))
    rows = [(stats.count(f"{SIDE} {side}"), reader.say(f"stats-side-{side}")) for side in (DECLARER, DEFENDER)]
    rows.append((stats.count(LAMBAPEA), reader.say("stats-lambapeas")))
    endings = _endings("sides", rows, reader, lines)
    found: tuple[str, ...] = (beside,)
    if stats.finished > total.deals:
        uncounted = reader.say("stats-uncounted", count=stats.finished - total.deals)
        found = (beside, uncounted)
        lines.append(uncounted)
    if left := stats.count(LEFT).deals:
        found = (*found, reader.say("stats-left", count=left))
        lines.append(found[-1])
    return StatsPageContent(asked.scene(FiguresScene(tuple(large)), course, form, endings), tuple(lines), beside=found)


def _played_told(count: Count, reader: Reader) -> str:
    """How often somebody played by such a bid, and how that ended."""
    return reader.say("stats-bid-played", count=count.deals, won=count.won) if count.deals else ""


def contracts(asked: StatsReader) -> StatsPageContent:
    """What they played, and what they declared with it, and how it ended."""
    lines: list[str] = []
    parts = [
        _endings("contracts", _named(asked, PLAYED), asked.reader, lines),
        _endings("extras", _named(asked, WITH), asked.reader, lines),
    ]
    return StatsPageContent(asked.scene(*parts), tuple(lines))


def bids(asked: StatsReader) -> StatsPageContent:
    """How high they bid, whoever played the deal then, and what they announced, and how it ended."""
    lines: list[str] = []
    offered = sorted(_named(asked, OFFERED), key=_level)
    notes = [_played_told(asked.stats.count(f"{BID} {_level(each)}"), asked.reader) for each in offered]
    parts = [
        _endings("bids", offered, asked.reader, lines, notes),
        _endings("announced", _named(asked, SAID), asked.reader, lines),
    ]
    return StatsPageContent(asked.scene(*parts), tuple(lines))


def partners(asked: StatsReader) -> StatsPageContent:
    """With whom they bring most beyond what the ratings say, and with whom least."""
    stats, reader = asked.stats, asked.reader
    worst = [pair for pair in reversed(stats.worst) if pair not in stats.best]
    found = [*stats.best, *worst]
    if not found:
        return StatsPageContent(None, ())
    lines, shorter = (
        tuple(_partner_told(pair, asked, "best" if pair in stats.best else "worst", is_short=each) for pair in found)
        for each in (False, True)
    )
    places = [str(place) for place in range(1, len(stats.best) + 1)] + [""] * len(worst)
    title = reader.say("stats-partners-title", player=asked.called(stats.user))
    scene = pairs_scene(
        [(place, asked.called(pair.second), pair) for place, pair in zip(places, found, strict=True)],
        title=title,
        note=asked.game,
        reader=reader,
    )
    return StatsPageContent(scene, lines, shorter)


def milestones(asked: StatsReader) -> StatsPageContent:
    rows = [row for each in asked.stats.milestones if (row := _milestone(each, asked)) is not None][:MILESTONES]
    lines = tuple(f"{row.text} ({row.note})" for row in rows)
    return StatsPageContent(asked.scene(MilestonesScene(tuple(rows)) if rows else None), lines)


def versus(asked: StatsReader) -> StatsPageContent:
    """How two people fared against each other and together, and how they compare."""
    reader, rival, stats = asked.reader, asked.rival, asked.stats
    if rival is None or rival.line is None or stats.line is None:
        return StatsPageContent(None, ())
    lines: list[str] = []
    rows: list[RivalRow] = []
    first, second = stats.line, rival.line
    if rival.against is not None:
        won, lost = rival.against.won, rival.against.lost
        share = won / (won + lost) if won + lost else None
        rows.append(RivalRow(str(won), reader.say("stats-against-each-other"), str(lost), share))
    if first.points is not None and second.points is not None:
        rows.append(RivalRow(str(first.points), reader.say("stats-heading-rating"), str(second.points)))
    rates = _rate(first.figures.win_rate, reader), _rate(second.figures.win_rate, reader)
    rows.append(RivalRow(rates[0], reader.say("stats-deals-won"), rates[1]))
    if first.figures.given or second.figures.given:
        given = number_text(first.figures.given), number_text(second.figures.given)
        rows.append(RivalRow(given[0], reader.say("stats-lambapeas-given"), given[1]))
    names = asked.called(stats.user), asked.called(rival.user)
    told = asked.told(stats.user), asked.told(rival.user)
    for row in rows:
        values = {"first": told[0], "second": told[1], "one": row.first, "other": row.second}
        lines.append(reader.say("stats-compared", what=capital(row.label), **values))
    parts: list[StatsPart] = [RivalsScene(names, tuple(rows))]
    if rival.together is not None:
        parts.append(_together(rival.together, reader, lines))
    return StatsPageContent(StatsScene(reader.say("stats-versus-title"), tuple(parts), asked.game), tuple(lines))


def _together(pair: Pair, reader: Reader, lines: list[str]) -> EndingsScene:
    """How two people fared as partners; the same is added to the words."""
    beyond, heading = (
        reader.say("stats-beyond", value=signed_hundredths(pair.together.value, reader.language)),
        reader.say("stats-heading-together"),
    )
    lines.append(f"{heading}: {reader.say('stats-deals', won=pair.won, count=pair.deals)}, {beyond}")
    figure = reader.say("stats-of", won=pair.won, count=pair.deals)
    row = EndingRow(capital(reader.say("stats-together-label")), pair.won, pair.lost, figure, beyond)
    return EndingsScene(heading, (row,))


PAGES: Final[dict[StatsPage, Callable[[StatsReader], StatsPageContent]]] = {
    StatsPage.OVERVIEW: overview,
    StatsPage.CONTRACTS: contracts,
    StatsPage.BIDS: bids,
    StatsPage.PARTNERS: partners,
    StatsPage.MILESTONES: milestones,
    StatsPage.VERSUS: versus,
}


# Parts


def _rate(share: float | None, reader: Reader) -> str:
    return "–" if share is None else percent_text(share, reader.language)


def _course(points: Sequence[RatingPoint], reader: Reader) -> CourseScene | None:
    """The course of somebody's number, over and under the middle; one day alone makes none."""
    if len(points) <= 1:
        return None
    numbers = [MIDDLE, *(point.points for point in points)]
    low, high = min(numbers), max(numbers)
    height = (high - low) or 1

    def share(number: int) -> float:
        return (number - low) / height

    begin, end = points[0].day, points[-1].day
    days = (end - begin).days or 1
    drawn = tuple(CoursePoint((each.day - begin).days / days, share(each.points)) for each in points)
    heading = reader.say("stats-heading-rating")
    dates = date_text(begin, reader.language), date_text(end, reader.language)
    return CourseScene(
        capital(heading),
        drawn,
        dates,
        (number_text(high), number_text(low)),
        share(MIDDLE),
        number_text(MIDDLE),
    )


def _course_told(points: Sequence[RatingPoint], reader: Reader) -> str:
    """Where a rating came from, and how far up and down it was."""
    numbers = [point.points for point in points]
    return reader.say(
        "stats-course",
        begin=points[0].day,
        first=numbers[0],
        last=numbers[-1],
        high=max(numbers),
        low=min(numbers),
    )


def _ending(count: Count, reader: Reader, label: str, more: str) -> EndingRow:
    """A count as a row; more: what else is said below it."""
    points = count.points_a_deal
    note = more if points is None else reader.say("stats-points", points=points)
    figure = reader.say("stats-of", won=count.won, count=count.deals)
    return EndingRow(capital(label), count.won, count.lost, figure, note)


def _endings(
    heading: str, counts: Sequence[tuple[Count, str]], reader: Reader, lines: list[str], notes: Sequence[str] = ()
) -> EndingsScene | None:  # fmt: skip
    """Counts under a heading, those of nothing left out; the same is added to the words. notes: more of each."""
    noted = zip(counts, notes or [""] * len(counts), strict=True)
    found = [(count, label, note) for (count, label), note in noted if count.deals]
    if not found:
        return None
    for count, label, note in found:
        points = count.points_a_deal
        figures = reader.say("stats-deals", won=count.won, count=count.deals)
        if count.what == LAMBAPEA:
            told = reader.say("leaderboard-lambapeas", given=count.won, suffered=count.lost)
        else:
            more = note if points is None else reader.say("stats-points", points=points)
            told = f"{label}: {', '.join(part for part in (figures, more) if part)}"
        lines.append(told)
    rows = tuple(_ending(count, reader, label, note) for count, label, note in found)
    return EndingsScene(reader.say(f"stats-heading-{heading}"), rows)


def _named(asked: StatsReader, kind: str) -> list[tuple[Count, str]]:
    found = []
    for count in asked.stats.counts:
        word, _, what = count.what.partition(" ")
        if word == kind and (label := called(kind, what, asked.stats.game, asked.reader)):
            found.append((count, label))
    return sorted(found, key=lambda each: -each[0].deals)[:ROWS]


def _level(each: tuple[Count, str]) -> int:
    return int(each[0].what.partition(" ")[2])


def called(kind: str, what: str, game: str, reader: Reader) -> str:
    """What a contract, an extra, a bid or an announcement is called; empty for what is not shown."""
    if kind in {BID, OFFERED}:
        return reader.say("stats-bid", number=what)
    if reader.has(f"stats-{kind}-{what}"):
        return reader.say(f"stats-{kind}-{what}")
    if kind == SAID:
        return ""
    if what in SUITS.values():
        return capital(f"{SIGNS[what].sign} {suit_name(SIGNS[what], reader.language)}")
    return capital(declared_words((what,), reader.language, game, "short"))


def _partner_told(pair: Pair, asked: StatsReader, which: str, *, is_short: bool) -> str:
    reader = asked.reader
    value = signed_hundredths(pair.together.value, reader.language)
    beyond = reader.say("stats-beyond", value=value)
    figures = f"{reader.say('stats-deals', won=pair.won, count=pair.deals)}, {beyond}"
    return reader.say(f"stats-partner-{which}", player=asked.told(pair.second), figures=value if is_short else figures)


def _milestone(each: ReachedMilestone, asked: StatsReader) -> MilestoneRow | None:
    """What was reached, in words; nothing of what has no name here."""
    reader, reached = asked.reader, each.milestone
    kind, _, what = reached.what.partition(" ")
    name = called(kind, what, asked.stats.game, reader) if what else ""
    if what and not name:
        return None
    text = reader.say(f"stats-reached-{kind}-{reached.ending}", count=reached.count, what=name)
    note = reader.say("stats-when", date=date_text(each.at, reader.language), deal=each.number)
    return MilestoneRow(EMBLEMS[reached.ending], text, note)


# Controls


def page_press(player: int, game: str, page: StatsPage, other: int | None = None) -> StatsPress:
    return StatsPress(player, game) if page is StatsPage.OVERVIEW else StatsPress(player, game, page, other)


def _controls(asked: StatsReader, page: StatsPage) -> tuple[Button | Menu, ...]:
    stats, reader = asked.stats, asked.reader
    games = [
        Entry(str(StatsPress(stats.user, each.game)), reader.say(f"game-{each.game}"), chosen=each.game == stats.game)
        for each in asked.played
    ]
    rivals = dict.fromkeys(pair.second for pair in (*stats.best, *stats.worst))
    if asked.user != stats.user:
        rivals = {asked.user: None} | rivals
    if asked.rival is not None:
        rivals = {asked.rival.user: None} | rivals
    compared = [
        Entry(
            str(page_press(stats.user, stats.game, StatsPage.VERSUS, other)),
            asked.called(other),
            chosen=page is StatsPage.VERSUS and asked.rival is not None and other == asked.rival.user,
        )
        for other in rivals
        if other != stats.user
    ]
    pages = [
        Entry(str(page_press(stats.user, stats.game, each)), reader.say(f"stats-page-{each}"), chosen=each is page)
        for each in StatsPage
        if each is not StatsPage.VERSUS
    ]
    return (
        link_menu("page", pages, reader, 0),
        *([link_menu("game", games, reader, 1)] if len(games) > 1 else []),
        *([link_menu("rival", compared, reader, 2)] if compared else []),
        link_button("history", HistoryPress(stats.user), reader, 3),
        link_button("leaderboard", LeaderboardPress(stats.game), reader, 3),
    )


def nothing_played(who: str, game: str | None, played: Sequence[GamePlayed], reader: Reader) -> UserError:
    """Why there are no statistics: they never finished a deal here, or not one of that game."""
    if game is None or not played:
        return UserError("no-player-deals", who=escape(who))
    games = reader.listed([reader.say(f"game-{each.game}") for each in played])
    return UserError("no-player-game", who=escape(who), game=reader.say(f"game-{game}"), games=games)


class Statistics:
    """Finds what is known of somebody on a server and words it for one reader."""

    def __init__(self, people: Readers, ladder: LadderStore, stats: PlayerStatsStore) -> None:
        self._people = people
        self._ladder = ladder
        self._stats = stats

    async def has_played(self, user: int, guild: int, game: str) -> bool:
        return bool(await self._stats.games_of(guild, user, (game,)))

    async def stats(  # noqa: PLR0917 - the words of a press, in their order
        self, user: int, guild: int, player: int, game: str | None, page: str = StatsPage.OVERVIEW.value,
        other: int | None = None, showing: Showing = Showing.OWN,
    ) -> Message:  # fmt: skip
        """A page of somebody's statistics on a server, in the game they play most if none is named.

        other: whom they are compared with.
        """
        if game is not None:
            check_game(game)
        if page not in set(StatsPage):
            raise StaleAction
        reader, who = await reader_of(self._people, user, guild, showing)
        played = await self._stats.games_of(guild, player, tuple(GAMES))
        known = game or (played[0].game if played else "")
        if known not in {each.game for each in played}:
            names = await self._people.names(guild, (player,))
            if await self._stats.finished_by(guild, game, player):
                raise UserError("no-player-counted", who=escape(names[player]))
            raise nothing_played(names[player], game, played, reader)
        chosen = StatsPage(page)
        stats = await self._stats_of(guild, known, player, chosen)
        rival = None
        if chosen is StatsPage.VERSUS:
            stats, rival = await self._compared(guild, stats, user if other is None else other)
        users = {player, user, *(pair.second for pair in (*stats.best, *stats.worst))}
        names = await self._people.names(guild, users if rival is None else {*users, rival.user})
        message = stats_message(StatsReader(stats, played, replace(reader, names=names), user, rival), chosen)
        at = page_press(player, known, chosen, rival.user if rival is not None else other)
        return shown(message, at, showing, reader, who)

    async def _stats_of(self, guild: int, game: str, player: int, page: StatsPage) -> PlayerStats:
        """What a page tells of somebody in a game."""
        sums = self._stats
        stats = PlayerStats(player, game)
        if page is StatsPage.OVERVIEW:
            everybody = await self._ladder.ladder(guild, game, (ALL_TIME,))
            lines = {line.figures.who.user: line for line in ladder_of(everybody, computers=False)}
            stats = replace(
                stats, line=lines.get(player), ladder=sum(each.points is not None for each in lines.values())
            )
            if stats.line is not None:
                days = await sums.days_of(guild, game, player, COURSE_DAYS)
                course = course_of(stats.line.figures.observed, days, *numbers_of(everybody))
                finished = await sums.finished_by(guild, game, player)
                stats = replace(stats, course=course, finished=finished)
        if page in {StatsPage.OVERVIEW, StatsPage.CONTRACTS, StatsPage.BIDS}:
            stats = replace(stats, counts=tuple(await sums.counts_of(guild, game, player)))
        if page is StatsPage.PARTNERS:
            best, worst = await sums.partners_of(guild, game, player, PARTNERS)
            stats = replace(stats, best=tuple(best), worst=tuple(worst))
        if page is StatsPage.MILESTONES:
            stats = replace(stats, milestones=tuple(await sums.milestones_of(guild, game, player)))
        return stats

    async def _compared(self, guild: int, stats: PlayerStats, other: int) -> tuple[PlayerStats, Rival | None]:
        """Somebody's place on the ladder, and how somebody else compares with them."""
        if other == stats.user:
            return stats, None
        everybody = await self._ladder.ladder(guild, stats.game, (ALL_TIME,))
        lines = {line.figures.who.user: line for line in ladder_of(everybody, computers=False)}
        met = await self._ladder.pair(guild, stats.game, ALL_TIME, stats.user, other)
        return replace(stats, line=lines.get(stats.user)), Rival(other, lines.get(other), *met)
