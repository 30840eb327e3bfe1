"""What is said of American Sheepshead alone: what raised the stake, and who caught the fox."""

from typing import Final, cast

from bot.present.ended import Ended, joined, leaster
from bot.present.game_words import GameWords, Order
from engine.standard import STANDARD


def result(ended: Ended) -> str:
    """Who picked, who won, and why the stake is higher; in partnership the two teams, and who caught the fox."""
    outcome = ended.outcome
    if outcome.kind == "partnership":
        return _partnership(ended)
    if outcome.declarer is None:
        return leaster(ended)
    return joined(ended.tell(outcome.kind, **ended.facts), ended.won_or_lost(), _raised(ended), ended.scored())


def _partnership(ended: Ended) -> str:
    """The fox decides a tie, and is worth no more."""
    points, details = ended.outcome.side_points or (0, 0), ended.outcome.details
    winner, fox = cast("int", details["winner"]), cast("int", details["fox"])
    values = {"who": ended.names(ended.side(winner)), "points": points[winner], "others": points[1 - winner]}
    caught = ended.tell("fox", who=ended.called[fox])
    return joined(ended.tell("side-won", **values), caught, _raised(ended), ended.scored())


def _raised(ended: Ended) -> str:
    """Why the stake was higher than the lowest."""
    outcome = ended.outcome
    if 0 in (sum(outcome.tricks[seat] for seat in ended.side(which)) for which in (0, 1)):
        return ended.tell("schwarz")
    return ended.tell("schneider") if max(outcome.side_points or (0,)) >= 91 else ""


WORDS: Final = GameWords(result, orders={"cards": (Order(STANDARD),)})
