"""How a deal of Skat is written down: Seeger and Fabian's list, a plain one, only what is won, or Bierlachs."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games.skat.contracts import BASE, RAMSCH
from engine.games.skat.options import SkatOptions
from engine.seats import Seat

OWN_GAME: Final = 50
"""What a list adds for each game that its declarer won, and takes for each one they lost."""
DEFENDED: Final = {3: 40}
"""What it then adds for everybody else, with so many at the table: thirty with more than three."""
DEFENDED_BY_MORE: Final = 30
PASSED_IN: Final = 30
"""What the dealer has, in the list of clubs that play so, when everybody passes. Decision: at a table of more than
three whoever sits the deal out has it, of whom the dealer is one."""
LISTS_WITH_DEALER: Final = frozenset({"fabian", "seeger", "simple"})
DEALS: Final = {("full", 3): 36, ("full", 4): 48, ("short", 3): 18, ("short", 4): 24}
"""How many deals a list has, by the option and by how many are at the table; with five four full rounds."""


def written(scoring: str, scores: Sequence[int]) -> tuple[int, ...]:
    """What everybody is written down for scores that are theirs alone.

    In Bierlachs what somebody wins is a minus for each of the others; where nothing but plus is written, what somebody
    loses is a plus for each of the others.

    >>> written("bierlachs", (0, 24, 0)), written("positive", (0, -48, 0)), written("simple", (0, -48, 0))
    ((-24, 0, -24), (48, 0, 48), (0, -48, 0))
    """
    if scoring not in {"bierlachs", "positive"}:
        return tuple(scores)
    sign = 1 if scoring == "positive" else -1
    turned = sum(each for each in scores if each * sign < 0)
    return tuple((each if each * sign > 0 else 0) - (turned - (each if each * sign < 0 else 0)) for each in scores)


def list_facts(options: SkatOptions) -> dict[str, object]:
    """What a result says of its list: nothing for the usual one."""
    if options.scoring == "bierlachs":
        return {"list": "bierlachs", "limit": int(options.bierlachs)}
    named: dict[str, object] = {} if options.scoring == "fabian" else {"list": options.scoring}
    return named if options.lists == "full" else {**named, "length": options.lists}


def own_game(result: Mapping[str, object]) -> tuple[Seat, bool] | None:
    """The declarer's, or by the clubs' Ramsch theirs who alone have the fewest points.

    Decision: in other ways of shunning points nobody has a game of their own.
    """
    declarer, won = result.get("declarer"), result.get("won")
    if result.get("kind") == RAMSCH:
        best = _clubs_best(result)
        return (best[0], True) if len(best) == 1 else None
    if result.get("kind") not in {*BASE, "null"} or not isinstance(declarer, int) or not isinstance(won, bool):
        return None
    return declarer, won


def _clubs_best(result: Mapping[str, object]) -> list[Seat]:
    best = result.get("best")
    return [seat for seat in best if isinstance(seat, int)] if isinstance(best, list) else []


def added(result: Mapping[str, object], players: int) -> tuple[tuple[int, ...], int]:
    """What the list adds for each seat, and for everybody who sat the deal out, with so many at the table.

    Seeger: fifty for an own game won, fifty less for one lost. Fabian: when it is lost the others have forty more, at
    a table of four thirty, of whom the one who sat out is one. Two who share the clubs' Ramsch halve the fifty.
    """
    kind, own = result.get("list", "fabian"), own_game(result)
    if result.get("kind") == "passed" and kind in LISTS_WITH_DEALER:
        return _passed_in(result.get("dealer"), players)
    if kind not in {"fabian", "seeger"}:
        return (0, 0, 0), 0
    best = _clubs_best(result)
    if len(best) == 2 and not result.get("ten"):
        return tuple(OWN_GAME // 2 if seat in best else 0 for seat in range(3)), 0
    if own is None:
        return (0, 0, 0), 0
    declarer, won = own
    if won:
        return tuple(OWN_GAME if seat == declarer else 0 for seat in range(3)), 0
    others = DEFENDED.get(players, DEFENDED_BY_MORE) if kind == "fabian" else 0
    return tuple(-OWN_GAME if seat == declarer else others for seat in range(3)), others


def _passed_in(dealer: object, players: int) -> tuple[tuple[int, ...], int]:
    """Nothing, or what the dealer has at tables that say who that was."""
    if players > 3:
        return (0, 0, 0), PASSED_IN if isinstance(dealer, int) else 0
    return tuple(PASSED_IN * (seat == dealer) for seat in range(3)), 0


def for_others(result: Mapping[str, object]) -> int:
    """What is written for everybody who sat the deal out, where something is for whoever did not win or lose it.

    Decision: in Bierlachs, and where nothing but plus is written, they are written down as an opponent is.
    """
    scores, own = result.get("scores"), own_game(result)
    if result.get("list") not in {"bierlachs", "positive"} or own is None or not isinstance(scores, list):
        return 0
    other = scores[(own[0] + 1) % 3]
    return other if isinstance(other, int) else 0


def list_limit(result: Mapping[str, object]) -> int | None:
    """How far below nothing somebody loses a round of Bierlachs; None in other lists."""
    limit = result.get("limit")
    return limit if isinstance(limit, int) and result.get("list") == "bierlachs" else None


def list_deals(result: Mapping[str, object], players: int) -> int | None:
    """How many deals a list has; a round of Bierlachs has no number."""
    if result.get("list") == "bierlachs":
        return None
    length = str(result.get("length", "full"))
    return DEALS.get((length, players), DEALS[length, 3] // 3 * players)
