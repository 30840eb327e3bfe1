"""How deals ended in which somebody may pick up a blind: Sheepshead, American Sheepshead, Schafkopf with a window."""

from typing import cast

from bot.present.ended import Ended


def sheepshead_result(ended: Ended) -> str:
    """Who picked, how the partner was known, who won, and why it counts double or threefold."""
    outcome = ended.outcome
    if outcome.declarer is None:
        return _leaster(ended) if any(outcome.tricks) else ended.tell("misdeal")
    lone = "-alone" if outcome.kind == "jack" and outcome.partner is None else ""
    parts = [ended.tell(outcome.kind + lone, **ended.facts), ended.won_or_lost()]
    more = {2: "schneider", 3: "schwarz"}.get(cast("int", outcome.details["multiplier"]))
    return _joined(*parts, ended.tell(more) if more else "", ended.scored())


def american_result(ended: Ended) -> str:
    """The same with its stakes; in partnership the two teams, and who caught the fox."""
    outcome = ended.outcome
    if outcome.kind == "partnership":
        return _partnership(ended)
    if outcome.declarer is None:
        return _leaster(ended)
    return _joined(ended.tell(outcome.kind, **ended.facts), ended.won_or_lost(), _raised(ended), ended.scored())


def window_result(ended: Ended) -> str:
    """Who took the window, and whether it was won; nothing is scored."""
    if ended.outcome.declarer is None:
        return ended.tell("passed")
    return _joined(ended.tell("window", **ended.facts), ended.won_or_lost())


def _leaster(ended: Ended) -> str:
    winner = ended.outcome.details["winner"]
    if not isinstance(winner, int):
        return _joined(ended.tell("leaster-tie"), ended.points())
    trickless = "" if ended.outcome.tricks[winner] else ended.tell("trickless")
    return _joined(ended.tell("leaster", who=ended.called[winner]), trickless, ended.points(), ended.scored())


def _partnership(ended: Ended) -> str:
    """The fox decides a tie, and is worth no more."""
    points, details = ended.outcome.side_points or (0, 0), ended.outcome.details
    winner, fox = cast("int", details["winner"]), cast("int", details["fox"])
    values = {"who": ended.names(ended.side(winner)), "points": points[winner], "others": points[1 - winner]}
    caught = ended.tell("fox", who=ended.called[fox])
    return _joined(ended.tell("side-won", **values), caught, _raised(ended), ended.scored())


def _raised(ended: Ended) -> str:
    """Why the stake was higher than the lowest."""
    outcome = ended.outcome
    if 0 in (sum(outcome.tricks[seat] for seat in ended.side(which)) for which in (0, 1)):
        return ended.tell("schwarz")
    return ended.tell("schneider") if max(outcome.side_points or (0,)) >= 91 else ""


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)
