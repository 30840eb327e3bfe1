"""The leaderboard in words: everybody's rating and figures, the best partners, and the menus that lead on."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.phrases import NAMELESS, escape, phrases, plain
from bot.present import past
from bot.present.contracts import capital
from bot.present.messages import LONGEST_TEXT, Button, Entry, Menu, Message
from bot.present.seats import Names
from bot.present.standings import pairs_picture, signed_hundredths, standings_picture
from bot.present.words import hundredths
from bot.tables.ladder import LOST, WON, Contestant, Line, Pair, Period
from engine.games import GAMES

PAGE: Final = 10
"""So many lines a page; it has to be read on a phone."""
FORM: Final = {WON: "●", LOST: "○"}


class Show(StrEnum):
    """Who is listed: people, people and computers, or partners."""

    PEOPLE = "people"
    COMPUTERS = "computers"
    PARTNERS = "partners"


def called(who: Contestant, names: Names, language: str) -> str:
    """A person by their name, computers by their level."""
    if not who.is_computer:
        return escape(names.get(who.user, NAMELESS), 16)
    say = phrases(language)
    return say.say("leaderboard-computers", level=say.say(f"level-{who.level}"))


def line_of(line: Line, names: Names, language: str) -> str:
    """One place of the leaderboard."""
    say, figures = phrases(language), line.figures
    parts = []
    if line.points is None:
        parts.append(say.say("leaderboard-unrated"))
    else:
        points = f"**{line.points}**"
        parts.append(say.say("leaderboard-provisional", rating=points) if line.is_provisional else points)
    parts.append(say.say("stats-deals", won=figures.won, count=figures.deals))
    if figures.given or figures.suffered:
        parts.append(say.say("leaderboard-lambapeas", given=figures.given, suffered=figures.suffered))
    form = "".join(FORM.get(each, "·") for each in figures.last)
    told = ", ".join(parts)
    values = {"place": line.place, "player": called(figures.who, names, language)}
    return say.say("leaderboard-line", figures=f"{told} {form}".rstrip(), **values)


def ladder(
    lines: Sequence[Line], names: Names, *, game: str, period: Period, show: Show, page: int, language: str
) -> Message:  # fmt: skip
    """A page of the leaderboard, best first."""
    shown = lines[page * PAGE : (page + 1) * PAGE]
    say = phrases(language)
    texts = [line_of(each, names, language) for each in shown] or [say.say("error-no-deals-yet")]
    if any(each.points is not None for each in shown):
        texts.append(say.say("leaderboard-about"))
    people = [each.figures.who.user for each in shown if not each.figures.who.is_computer]
    players = [Entry(past.stats_press(user, game), plain(names.get(user, NAMELESS))) for user in people]
    message = _message(
        texts, players, game=game, period=period, show=show, page=page, count=len(lines), language=language
    )
    when = capital(say.say(f"period-{period}"))
    picture = standings_picture(shown, names, game=game, period=when, language=language)
    return replace(message, pictures=() if picture is None else (picture,))


def partners(pairs: Sequence[Pair], names: Names, *, game: str, period: Period, page: int, language: str) -> Message:
    """A page of the partners who bring most beyond what their ratings say; one more tells that others follow."""
    say = phrases(language)
    shown = pairs[:PAGE]
    texts = []
    for place, pair in enumerate(shown, page * PAGE + 1):
        first, second = (escape(names.get(user, NAMELESS), 16) for user in (pair.first, pair.second))
        extra = say.say(
            "leaderboard-rating",
            value=signed_hundredths(pair.together.value, language),
            error=hundredths(pair.together.margin, language),
        )
        figures = f"{extra}, {say.say('stats-deals', won=pair.won, count=pair.deals)}"
        texts.append(say.say("leaderboard-line", place=place, player=f"{first} & {second}", figures=figures))
    texts = [*texts, say.say("partners-about")] if texts else [say.say("error-no-deals-yet")]
    message = _message(
        texts,
        [],
        game=game,
        period=period,
        show=Show.PARTNERS,
        page=page,
        count=page * PAGE + len(pairs),
        language=language,
    )
    when = capital(say.say(f"period-{period}"))
    picture = pairs_picture(shown, names, first_place=page * PAGE + 1, game=game, period=when, language=language)
    return replace(message, pictures=() if picture is None else (picture,))


def _message(
    texts: Sequence[str], players: Sequence[Entry], *, game: str, period: Period, show: Show, page: int, count: int,
    language: str,
) -> Message:  # fmt: skip
    say, named, is_more = phrases(language), _named(show), count > (page + 1) * PAGE
    title = say.say("leaderboard-title", game=say.say(f"game-{game}"), period=say.say(f"period-{period}"))
    games = [Entry(past.board_press(each, period, named), say.say(f"game-{each}")) for each in GAMES]
    periods = [Entry(past.board_press(game, each, named), capital(say.say(f"period-{each}"))) for each in Period]
    shows = [Entry(past.board_press(game, period, _named(each)), say.say(f"leaderboard-show-{each}")) for each in Show]
    turns = [
        *([past.button("above", past.board_press(game, period, named, page - 1), language, 4)] if page else []),
        *([past.button("below", past.board_press(game, period, named, page + 1), language, 4)] if is_more else []),
    ]  # fmt: skip
    controls: tuple[Button | Menu, ...] = (
        past.menu("game", games, language, 0),
        past.menu("period", periods, language, 1),
        past.menu("show", shows, language, 2),
        *([past.menu("player", players, language, 3)] if players else []),
        *turns,
        past.button("history", past.history_press(None, 0), language, 4),
    )
    return Message("\n".join((title, *texts))[:LONGEST_TEXT], controls=controls)


def _named(show: Show) -> str:
    """As a press says it: people are what is shown where nothing is said."""
    return "" if show is Show.PEOPLE else show.value
