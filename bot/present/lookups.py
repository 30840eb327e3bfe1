"""Rules, records, opened seals and figures: what people look up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self, TypeVar

from bot.errors import StaleAction, UserError
from bot.phrases import NAMELESS, date_text, escape, plain
from bot.ports import Clock
from bot.present import leaderboard
from bot.present.deal_presses import DealMoment, RecordAction, RecordPress, ReplayPress
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
from bot.present.leaderboard import LeaderboardKind
from bot.present.messages import LONGEST_TEXT, Button, ControlId, Entry, Menu, Message
from bot.present.player_stats import PARTNERS, Rival, StatsPage, StatsReader, nothing_played, page_press, stats_message
from bot.present.readers import Reader, Readers
from bot.present.rules import order_picture, rules_text, rules_topics
from bot.present.seals import verification
from bot.present.words import CHOICE, shortened
from bot.tables.finished_deals import (
    PastDeal,
    ResultStore,
    check_sealed,
    finished_deal,
    fold_finished,
    table_of,
    users_of,
)
from bot.tables.ladder import ALL_TIME, LadderStore, Period, ladder_of, numbers_of, spans_of
from bot.tables.player_stats import DAYS, PlayerStats, PlayerStatsStore, course_of
from bot.tables.stored import StoredDeal
from engine.games import GAMES
from engine.record import Record, record_of, write_record

RULES: Final = "rules"
HISTORY_LINES = 20
"""A table of results shows at most so many people or deals; it has to be read on a phone."""


@dataclass(frozen=True, slots=True)
class RulesPress:
    """Asks for a topic of a game's rules, which is chosen in its menu."""

    game: str

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [word, game] if word == RULES and game:
                return cls(game)
        return None

    def __str__(self) -> str:
        return str(ControlId(0, 0, 0, f"{RULES} {self.game}"))


def history_message(deals: Sequence[PastDeal], reader: Reader, player: int | None, page: int) -> Message:
    """A page of the finished deals, newest first, with a menu to see each again; one more tells that older follow."""
    if not deals:
        raise UserError("no-deals-yet")
    shown = deals[:HISTORY_LINES]
    title = (
        reader.say("history-title-player", who=escape(reader.names.get(player, NAMELESS)))
        if player
        else reader.say("history-title")
    )
    lines = [
        reader.say("history-line", deal=deal.number, result=_winners(deal, reader), **_facts(deal, reader))
        for deal in shown
    ]
    entries = [Entry(str(ReplayPress(DealMoment(0, deal.number))), deal_label(deal, reader)) for deal in shown]
    turns = [
        *([link_button("newer", HistoryPress(player, page - 1), reader, 1)] if page else []),
        *([link_button("older", HistoryPress(player, page + 1), reader, 1)] if len(deals) > HISTORY_LINES else []),
    ]
    others = [link_button("stats", StatsPress(player), reader, 1)] if player else []
    controls: tuple[Button | Menu, ...] = (
        link_menu("deal", entries, reader, 0),
        *turns,
        *others,
        link_button("leaderboard", LeaderboardPress(), reader, 1),
    )
    return Message("\n".join((f"**{title}**", *lines))[:LONGEST_TEXT], controls=controls)


def _facts(deal: PastDeal, reader: Reader) -> dict[str, object]:
    return {"date": date_text(deal.at, reader.language), "game": reader.say(f"game-{deal.game}")}


def deal_label(deal: PastDeal, reader: Reader) -> str:
    """A finished deal in a list to choose from: its number, when, which game, and who won it."""
    facts = _facts(deal, reader)
    label = f"{deal.number} · {facts['date']} · {facts['game']} · {_winners(deal, reader, written=plain)}"
    return shortened(label, CHOICE)


def _winners(deal: PastDeal, reader: Reader, written: Callable[[str, int], str] = escape) -> str:
    """Who scored most in a deal, and what; where nothing is scored, who won it."""
    best = max((seat.score or 0 for seat in deal.seats), default=0)
    winners = [seat for seat in deal.seats if (best > 0 and seat.score == best if deal.is_scored else seat.won)]
    if not winners:
        return reader.say("history-nobody")
    computer = reader.say("history-computer")
    people = [written(reader.names.get(seat.user, NAMELESS), 12) for seat in winners if seat.user is not None]
    called = ", ".join(people + [computer] * (len(people) < len(winners)))
    return f"{called} +{best}" if best > 0 else called


def names_of(deals: Sequence[PastDeal]) -> set[int]:
    return {seat.user for deal in deals for seat in deal.seats if seat.user is not None}


T = TypeVar("T")


class Library:
    """Finds what is over and words it for one reader."""

    def __init__(
        self, people: Readers, results: ResultStore, ladder: LadderStore, stats: PlayerStatsStore, clock: Clock
    ) -> None:
        self._people = people
        self._results = results
        self._ladder = ladder
        self._stats = stats
        self._clock = clock

    async def rules(self, user: int, guild: int | None, game: str, topic: str | None) -> Message:
        """One topic of a game's rules, and a menu of the others."""
        reader = Reader(
            await self._people.language(user, guild=guild), preferences=await self._people.preferences(user)
        )
        check_game(game)
        topics = rules_topics(game, reader.language)
        chosen = topic if topic is not None else next(iter(topics), "")
        if chosen not in topics:
            raise UserError("unknown-topic", topic=chosen, topics=", ".join(topics))
        entries = tuple(Entry(key, title) for key, title in topics.items())
        menu = Menu(reader.say("menu-topic"), str(RulesPress(game)), entries)
        picture = order_picture(game, chosen, reader)
        return Message(rules_text(game, chosen, reader.language), (picture,) if picture else (), (menu,))

    async def topics(self, user: int, guild: int | None, game: str) -> dict[str, str]:
        """The topics of a game's rules with their titles; none for a game that is not played here."""
        return rules_topics(game, await self._people.language(user, guild=guild)) if game in GAMES else {}

    async def record(self, user: int, guild: int | None, number: int) -> Message:
        stored, reader = await self._finished(user, guild, number)
        data = write_record(_record_of(stored, reader)).encode()
        replay, verify = DealMoment(stored.table, number), RecordPress(stored.table, number, RecordAction.VERIFY)
        buttons = link_button("replay", ReplayPress(replay), reader), link_button("verify", verify, reader)
        text = reader.say("record-reply", number=number)
        return Message(text, controls=buttons, files=((f"deal-{number}.txt", data),))

    async def verification(self, user: int, guild: int | None, number: int) -> Message:
        stored, reader = await self._finished(user, guild, number)
        try:
            record = _record_of(stored, reader)
        except UserError:
            record = None
        return verification(stored, record, reader)

    async def _finished(self, user: int, guild: int | None, number: int) -> tuple[StoredDeal, Reader]:
        """A deal with a record of its own, and who reads of it."""
        stored = check_sealed(await finished_deal(self._results, guild, number))
        language = await self._people.language(user, guild=guild)
        return stored, Reader(language, await self._people.names(stored.guild, users_of(stored.seats)))

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
        if LeaderboardKind(show) is LeaderboardKind.PARTNERS:
            asked = asked if asked is Period.ALL else Period.SEASON  # partners are added up by season
            (span,) = spans_of(asked, today)
            pairs = await self._ladder.partners(guild, game, span, leaderboard.PAGE + 1, page * leaderboard.PAGE)
            named = {who for pair in pairs for who in (pair.first, pair.second)}
            names = await self._people.names(guild, named)
            message = leaderboard.partners(pairs, replace(reader, names=names), game=game, period=asked, page=page)
            return shown(message, leaderboard.press(game, asked, LeaderboardKind.PARTNERS, page), showing, reader, who)
        figures = await self._ladder.ladder(guild, game, spans)
        lines = ladder_of(figures, computers=LeaderboardKind(show) is LeaderboardKind.COMPUTERS)
        users = {line.figures.who.user for line in _page(lines, page) if not line.figures.who.is_computer}
        names = await self._people.names(guild, users)
        message = leaderboard.ladder(
            lines, replace(reader, names=names), game=game, period=asked, show=LeaderboardKind(show), page=page
        )
        return shown(message, leaderboard.press(game, asked, LeaderboardKind(show), page), showing, reader, who)

    async def _most_played(self, guild: int, spans: Sequence[str]) -> str:
        """The game with the most seats taken; the first of all where nobody has played."""
        played = await self._ladder.games_played(guild, tuple(GAMES), spans)
        return max(GAMES, key=lambda game: played.get(game, 0))

    async def has_played(self, user: int, guild: int, game: str) -> bool:
        """Whether somebody has finished a deal of a game on this server."""
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
                days = await sums.days_of(guild, game, player, DAYS)
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

    async def history(self, user: int, guild: int, player: int | None, page: int = 0) -> Message:
        """A page of the finished deals, the newest first."""
        language = await self._people.language(user, guild=guild)
        deals = await self._results.history(guild, player, HISTORY_LINES + 1, page * HISTORY_LINES)
        named = names_of(deals) | ({player} if player is not None else set())
        return history_message(deals, Reader(language, await self._people.names(guild, named)), player, page)

    async def last_deal(self, guild: int, user: int) -> int | None:
        """The number of the last deal of a server that somebody finished, else of the last one that anybody did."""
        for who in (user, None):
            for deal in await self._results.history(guild, who, 1):
                return deal.number
        return None

    async def finished(self, user: int, guild: int, digits: str, limit: int) -> list[tuple[int, str]]:
        """Finished deals whose number begins with these digits, each with what to call it; the newest first."""
        language = await self._people.language(user, guild=guild)
        find = self._results.numbered(guild, digits, limit) if digits else self._results.history(guild, None, limit)
        deals = await find
        names = await self._people.names(guild, names_of(deals))
        return [(deal.number, deal_label(deal, Reader(language, names))) for deal in deals]


def _page(lines: Sequence[T], page: int) -> Sequence[T]:
    """What a page of the leaderboard lists."""
    return lines[page * leaderboard.PAGE : (page + 1) * leaderboard.PAGE]


def _record_of(stored: StoredDeal, reader: Reader) -> Record:
    """A finished deal's record; raises `UserError` for one of older rules."""
    table = table_of(stored, reader.language)
    called = reader.called(table)
    return record_of(
        fold_finished(stored, table),
        number=stored.number,
        day=stored.begun.date(),
        players=called,
        salt=stored.seal.salt,
        shuffle=stored.shuffle,
    )


def check_game(game: str) -> None:
    """A game that is not played here is refused with those that are."""
    if game not in GAMES:
        raise UserError("unknown-game", game=game, games=", ".join(GAMES))
