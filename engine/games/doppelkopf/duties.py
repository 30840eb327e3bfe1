"""Duty solos: everybody owes one, in so many deals as in the Verband's tournaments, or as long as a table plays.

With more people at the table than play the list is longer, and who sits out owes one as the others do.
"""

from collections.abc import Mapping
from typing import Final

from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.state import Beginning, DoppelkopfState
from engine.match import PEOPLE, Carried
from engine.seats import Seat, after, clockwise

PLAYERS: Final = 4
DEALS: Final = 24
A_PERSON: Final = DEALS // PLAYERS
"""How many deals a list has for each who takes turns: the Verband's thirty where five do."""


def people_at(carried: Carried | None) -> int:
    """How many take turns at the table; as many as play where nothing else is said."""
    return max(PLAYERS, 0 if carried is None else carried.count(PEOPLE))


def owed(options: DoppelkopfOptions, carried: Carried | None) -> tuple[tuple[Seat, ...], int]:
    """Who of those who play owes a solo, and how many deals are left, this one too; at first all owe one.

    As long as a table plays no deals are counted: then none are left. Decision: who comes to a list in its middle owes
    a solo too, unless only four played it before.
    """
    if not options.duty:
        return (), 0
    people, is_counted = people_at(carried), options.duty is True
    left = 0 if carried is None else carried.count("left")
    if carried is None or (left < 1 if is_counted else not carried.count("evening")):
        return (0, 1, 2, 3), A_PERSON * people * is_counted
    more = people - (carried.count("among") or PLAYERS)
    return _owing(carried), max(1, left + A_PERSON * more) * is_counted


def _owing(carried: Carried) -> tuple[Seat, ...]:
    """By who has played theirs in this list, where more take turns than play: who came later has not."""
    if not carried.count("among"):
        return tuple(seat for seat in range(PLAYERS) if carried.count(f"duty@{seat}"))
    return tuple(seat for seat in range(PLAYERS) if carried.count(f"paid@{seat}") != series(carried))


def series(carried: Carried | None) -> int:
    """The number of the list, by which one knows what was paid in it."""
    return 1 if carried is None else carried.count("series") or 1


def owed_by_all(options: DoppelkopfOptions, carried: Carried | None) -> int:
    """How many solos are owed at the table, by those who sit out too."""
    owing, _ = owed(options, carried)
    people = people_at(carried)
    if not options.duty or people == PLAYERS:
        return len(owing)
    if carried is None or not carried.count("among"):
        return people - (PLAYERS - len(owing))
    return max(len(owing), people - carried.count("paid"))


def forced_soloist(dealer: Seat, owing: tuple[Seat, ...]) -> Seat:
    """Who plays the solo they owe where as many are owed as deals are left: the nearest to the dealer's left."""
    return next(seat for seat in clockwise(after(dealer, 4), 4) if seat in owing)


def left_over(state: DoppelkopfState) -> dict[str, object]:
    """What the result says of duties: how many deals are left, who still owes a solo, and whether one was paid.

    A solo that was owed is dealt again by the same dealer, unless its player was forced to play it.
    """
    if not state.options.duty:
        return nothing_owed(state.options)
    owing = [seat for seat in state.owing if not (state.is_duty and seat == state.declarer)]
    left = max(0, state.beginning.left - 1)
    said: dict[str, object] = {"left": left, "owing": owing, "duty": state.is_duty, "again": is_dealt_again(state)}
    return said | _of_many(state.beginning, state.beginning.in_all - state.is_duty) | _of_evening(state.options)


def as_it_was(beginning: Beginning) -> dict[str, object]:
    """The same of a deal that does not count."""
    if not beginning.options.duty:
        return nothing_owed(beginning.options)
    said: dict[str, object] = {"left": beginning.left, "owing": list(beginning.owing)}
    return said | _of_many(beginning, beginning.in_all) | _of_evening(beginning.options)


def _of_many(beginning: Beginning, in_all: int) -> dict[str, object]:
    """What has to be known besides where more take turns than play."""
    people = people_at(beginning.carried)
    if people == PLAYERS:
        return {}
    return {"among": people, "paid": people - in_all, "series": series(beginning.carried)}


def _of_evening(options: DoppelkopfOptions) -> dict[str, object]:
    return {"evening": True} if options.duty == "evening" else {}


def nothing_owed(options: DoppelkopfOptions) -> dict[str, object]:
    """What results say where nobody owes a solo; those of the Verband say nothing, as lists are kept elsewhere."""
    return {"owing": []} if options.is_scored and not options.ddv else {}


def counts(details: Mapping[str, object]) -> dict[str, int]:
    """What a result leaves to the next deal; after a list's last deal only which is the next one."""
    owing, left = details.get("owing", ()), details.get("left", 0)
    among, paid, number = (int(str(details.get(name, 0))) for name in ("among", "paid", "series"))
    if not isinstance(owing, list) or not isinstance(left, int) or not (left or "evening" in details):
        return {"series": number + 1} if among else {}
    found = {"left": left} | {f"duty@{seat}": 1 for seat in owing} | {"evening": int("evening" in details)}
    if among:
        found |= {"among": among, "paid": paid, "series": number}
        found |= {f"paid@{seat}": number for seat in range(PLAYERS) if seat not in owing}
    return found


def is_dealt_again(state: DoppelkopfState) -> bool:
    """Whether the same dealer deals again because a solo was played that was owed."""
    return state.is_duty and not state.is_forced
