"""What is said of Sheepshead alone: how the partner was known, and why it counts double or threefold."""

from typing import Final, cast

from bot.present.ended import Ended, joined, leaster
from bot.present.game_words import GameWords, Order
from engine.standard import STANDARD


def result(ended: Ended) -> str:
    """Who picked, how the partner was known, who won, and why it counts double or threefold."""
    outcome = ended.outcome
    if outcome.declarer is None:
        return leaster(ended) if any(outcome.tricks) else ended.tell("misdeal")
    lone = "-alone" if outcome.kind == "jack" and outcome.partner is None else ""
    parts = [ended.tell(outcome.kind + lone, **ended.facts), ended.won_or_lost()]
    more = {2: "schneider", 3: "schwarz"}.get(cast("int", outcome.details["multiplier"]))
    return joined(*parts, ended.tell(more) if more else "", ended.scored())


WORDS: Final = GameWords(result, orders={"cards": (Order(STANDARD),)})
