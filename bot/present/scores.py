"""How a game stands and how it ended: the columns of its score sheet in words."""

from collections.abc import Sequence

from bot.phrases import escape, number_text, phrases
from bot.present.words import column_names
from engine.games import GAMES
from engine.match import Finished, Tally


def score_text(game: str, tally: Tally, called: Sequence[str], language: str = "en") -> str:
    """The running score by column: `Anna and Carl (6), Bert and Dora (10)`; the names are put in as they are given."""
    return by_column(game, tally.score, called, language)


def by_column(
    game: str, numbers: Sequence[int], called: Sequence[str], language: str = "en", *, best_first: bool = False
) -> str:
    """Numbers by column of the score sheet, each behind its names."""
    say, pairs = phrases(language), list(zip(column_names(game, called, language), numbers, strict=True))
    listed = sorted(pairs, key=lambda pair: -pair[1]) if best_first else pairs
    return ", ".join(say.say("alt-score-one", name=name, score=number_text(number)) for name, number in listed)


def games_text(game: str, tally: Tally, called: Sequence[str], language: str = "en") -> str:
    """How many finished games each column has won: `2–1` between two pairs, else by name."""
    won = [sum(column in each.winners for each in tally.finished) for column in range(len(tally.score))]
    return "–".join(map(str, won)) if len(won) == 2 else by_column(game, won, called, language)


def running_score(game: str, tally: Tally, names: Sequence[str], language: str = "en") -> str:
    """How the game stands, as a sentence."""
    called = [escape(name) for name in names]
    return phrases(language).say("result-score", score=score_text(game, tally, called, language))


def game_over_text(game: str, finished: Finished, names: Sequence[str], language: str = "en") -> str:
    """Who won a game, with what score, and what is to be said of those who lost it."""
    say, called = phrases(language), [escape(name) for name in names]
    columns = column_names(game, called, language)
    winners = [columns[column] for column in finished.winners]
    losers = say.listed([name for column, name in enumerate(columns) if column not in finished.winners])
    seats = sum(len(GAMES[game].columns(len(called))[column]) for column in finished.winners)
    score = "–".join(map(str, sorted(finished.score, reverse=True)))
    if len(columns) > 2:
        score = by_column(game, finished.score, called, language, best_first=True)
    key = "game-over" if len(columns) == 2 else "game-over-many"
    parts = [say.say(key, who=say.listed(winners), count=seats, score=score)]
    if min(finished.score) == 0 and say.has(f"{game}-shutout"):
        parts.append(say.say(f"{game}-shutout", losers=losers))
    return " ".join((*parts, say.say("game-over-next")))
