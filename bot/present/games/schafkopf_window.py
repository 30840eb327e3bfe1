"""What is said of Schafkopf with a window alone: who took the window, and whether it was won."""

from typing import Final

from bot.present.ended import Ended, joined
from bot.present.game_words import GameWords, Order
from engine.standard import STANDARD


def result(ended: Ended) -> str:
    """Who took the window, and whether it was won; nothing is scored."""
    if ended.outcome.declarer is None:
        return ended.tell("passed")
    return joined(ended.tell("window", **ended.facts), ended.won_or_lost())


WORDS: Final = GameWords(result, orders={"cards": (Order(STANDARD),)})
