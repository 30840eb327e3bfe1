"""How deals ended, as sentences."""

from bot.phrases import escape
from bot.present.contracts import called_ace
from bot.present.games import words_of
from bot.present.result_context import ResultContext
from bot.present.words import Names
from engine.outcome import Outcome
from engine.views import Contract


def result_text(
    game: str,
    outcome: Outcome,
    names: Names,
    language: str = "en",
    *,
    contract: Contract | None = None,
    is_board: bool = False,
) -> str:
    """How a deal ended: card points, what was written down and why; `contract` tells which ace was called.

    is_board: whether it was one of a match, in which nothing is dealt again.
    """
    ended = ResultContext(
        game, outcome, [escape(name) for name in names], language, called_ace(contract), is_board=is_board
    )
    return words_of(game).result(ended)
