"""The leaderboard as a picture: places, figures, how sure they are and how everybody did lately."""

from collections.abc import Sequence
from typing import Final

from bot.phrases import NAMELESS, phrases, plain
from bot.present.messages import LONGEST_ALT, Picture
from bot.present.scenes import StandingRow, StandingsScene
from bot.present.seats import Names
from bot.present.words import shortened
from bot.tables.ladder import LOST, WON, Line

FORM: Final = {WON: 1, LOST: -1}
UNRATED: Final = "–"


def standings_picture(lines: Sequence[Line], names: Names, *, game: str, period: str, language: str) -> Picture | None:
    """A page of the leaderboard of a game; None where nobody is on it. period: its name in words."""
    if not lines:
        return None
    say = phrases(language)
    low, high = _scale(lines)
    rows = tuple(_row(line, names, (low, high), language) for line in lines)
    heads = (say.say("leaderboard-head-sure"), say.say("leaderboard-head-rating"))
    scene = StandingsScene(say.say(f"game-{game}"), rows, period, heads, -low / (high - low) if high > low else None)
    told = (
        say.say("leaderboard-alt-row", place=row.place, player=row.name, figure=row.figure, facts=row.facts)
        for row in rows
    )
    alt = say.say("leaderboard-alt", game=scene.title, period=period, rows="; ".join(told))
    return Picture(scene, "leaderboard.png", shortened(alt, LONGEST_ALT))


def signed(value: float) -> str:
    """A figure above or below nought: `+0.42`, `−1.30`."""
    return f"{value:+.2f}".replace("-", "−")


def _scale(lines: Sequence[Line]) -> tuple[float, float]:
    """From the lowest to the highest that anybody's figure may be; nought lies between."""
    ratings = [line.rating for line in lines if line.rating is not None]
    low = min((each.interval[0] for each in ratings), default=0.0)
    high = max((each.interval[1] for each in ratings), default=0.0)
    return min(0.0, low), max(0.0, high)


def _row(line: Line, names: Names, scale: tuple[float, float], language: str) -> StandingRow:
    say, figures, rating = phrases(language), line.figures, line.rating
    who = figures.who
    name = say.say(f"level-{who.level}") if who.is_computer else plain(names.get(who.user, NAMELESS))
    facts = [say.say("stats-deals", won=figures.won, count=figures.deals)]
    if rating is not None and line.is_provisional:
        facts.append(say.say("leaderboard-head-provisional"))
    low, high = scale
    spread = None
    if rating is not None and high > low:
        from_, to = rating.interval
        first, middle, last = ((each - low) / (high - low) for each in (from_, rating.value, to))
        spread = first, middle, last
    form = tuple(FORM.get(each, 0) for each in reversed(figures.last))
    figure = UNRATED if rating is None else signed(rating.value)
    return StandingRow(str(line.place), name, figure, " · ".join(facts), spread, form, who.is_computer)
