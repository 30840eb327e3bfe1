"""The leaderboard as a message: a page of places or of the best partners, and the menus that lead on."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.phrases import NAMELESS, phrases, plain
from bot.present import history
from bot.present.contracts import capital
from bot.present.leaderboard_picture import pairs_picture, standings_picture
from bot.present.messages import Button, Entry, Menu, Message, Picture, Press
from bot.present.seats import Names
from bot.present.showing import in_words
from bot.tables.ladder import PROVISIONAL_BELOW, LeaderboardLine, Pair, Period
from engine.games import GAMES

PAGE: Final = 10
"""So many lines a page; it has to be read on a phone."""


class LeaderboardKind(StrEnum):
    """Who is listed: people, people and computers, or partners."""

    PEOPLE = "people"
    COMPUTERS = "computers"
    PARTNERS = "partners"


def ladder(
    lines: Sequence[LeaderboardLine],
    names: Names,
    *,
    game: str,
    period: Period,
    show: LeaderboardKind,
    page: int,
    language: str,
) -> Message:
    """A page of the leaderboard, best first."""
    shown, say = lines[page * PAGE : (page + 1) * PAGE], phrases(language)
    is_rated = any(each.points is not None for each in shown)
    short = say.say("leaderboard-short" if is_rated else "leaderboard-waiting", enough=PROVISIONAL_BELOW)
    people = [each.figures.who.user for each in shown if not each.figures.who.is_computer]
    players = [Entry(history.stats_press(user, game), plain(names.get(user, NAMELESS))) for user in people]
    when = capital(say.say(f"period-{period}"))
    picture = standings_picture(shown, names, game=game, period=when, language=language)
    return _message(
        picture, (short, say.say("leaderboard-about") if is_rated else short), players, game=game, period=period,
        show=show, page=page, count=len(lines), language=language,
    )  # fmt: skip


def partners(pairs: Sequence[Pair], names: Names, *, game: str, period: Period, page: int, language: str) -> Message:
    """A page of the partners who bring most beyond what their ratings say; one more tells that others follow."""
    say, shown = phrases(language), pairs[:PAGE]
    when = capital(say.say(f"period-{period}"))
    picture = pairs_picture(shown, names, first_place=page * PAGE + 1, game=game, period=when, language=language)
    about = say.say("partners-about")
    return _message(
        picture, (about, about), [], game=game, period=period, show=LeaderboardKind.PARTNERS, page=page,
        count=page * PAGE + len(pairs), language=language,
    )  # fmt: skip


def press(game: str, period: Period, show: LeaderboardKind, page: int) -> Press:
    """What leads to a page."""
    return Press(0, 0, min(page, history.LAST_PAGE), f"leaderboard {game} {period} {_named(show)}".rstrip())


def _message(
    picture: Picture | None,
    about: tuple[str, str],
    players: Sequence[Entry],
    *,
    game: str,
    period: Period,
    show: LeaderboardKind,
    page: int,
    count: int,
    language: str,
) -> Message:
    """A page with its menus. about: what is said of the numbers, in short and at length."""
    say, named, is_more = phrases(language), _named(show), count > (page + 1) * PAGE
    title = say.say(
        "partners-title" if show is LeaderboardKind.PARTNERS else "leaderboard-title",
        game=say.say(f"game-{game}"),
        period=say.say(f"period-{period}"),
    )
    games = [Entry(history.board_press(each, period, named), say.say(f"game-{each}")) for each in GAMES]
    periods = [Entry(history.board_press(game, each, named), capital(say.say(f"period-{each}"))) for each in Period]
    shows = [
        Entry(history.board_press(game, period, _named(each)), say.say(f"leaderboard-show-{each}"))
        for each in LeaderboardKind
    ]
    turns = [
        *([history.button("above", history.board_press(game, period, named, page - 1), language, 4)] if page else []),
        *(
            [history.button("below", history.board_press(game, period, named, page + 1), language, 4)]
            if is_more
            else []
        ),
    ]
    controls: tuple[Button | Menu, ...] = (
        history.menu("game", games, language, 0),
        history.menu("period", periods, language, 1),
        history.menu("show", shows, language, 2),
        *([history.menu("player", players, language, 3)] if players else []),
        *turns,
        history.button("history", history.history_press(None, 0), language, 4),
    )
    if picture is None:
        return Message(f"{title}\n{say.say('error-no-deals-yet')}", controls=controls)
    message = Message(f"{title}\n{about[0]}", (picture,), controls)
    return replace(message, words=in_words(title, message=message, about=about[1]))


def _named(show: LeaderboardKind) -> str:
    """As a press says it: people are what is shown where nothing is said."""
    return "" if show is LeaderboardKind.PEOPLE else show.value
