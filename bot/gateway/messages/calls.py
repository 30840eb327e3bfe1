"""Who was called for which turn, so that nobody is called twice for the same one."""

from collections.abc import Hashable, Set
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.tables.interruptions import undecided_on_claim
from bot.tables.model import Person, Stage, TableView
from engine.events import Acted, Gave, LaidAway

CALLS_A_DEAL: Final = 1000


@dataclass(frozen=True, slots=True)
class CalledPlayers:
    """Whom the newest call names, and for which turn: what was known of the deal then, and the end of the clock."""

    users: frozenset[int] = frozenset()
    deal: int = 0
    heard: int = 0
    due: datetime | None = None

    def now(self, sight: TableView) -> "CalledPlayers":
        """What of that still holds: nothing once one of them is not awaited any more, or another turn has begun.

        Within a turn others may answer, and the clock may start anew; both happen only where another one begins.
        """
        is_same = self.deal == sight.table.deal_id and (self.heard == heard(sight) or self.due == sight.table.due)
        return self if is_same and self.users <= awaited_people(sight) else CalledPlayers()

    def and_now(self, users: Set[int], sight: TableView) -> "CalledPlayers":
        return CalledPlayers(self.users | users, sight.table.deal_id, heard(sight), sight.table.due)


def awaited_people(sight: TableView) -> frozenset[int]:
    """The people, not away, without whom the table cannot go on now."""
    table, view = sight.table, sight.view
    if table.stage is not Stage.PLAYING or view is None:
        return frozenset()
    if table.claim is not None:
        return frozenset(undecided_on_claim(table))
    who = (table.seats[seat] for seat in view.waiting_for)
    return frozenset(each.user for each in who if isinstance(each, Person) and not each.away)


def number_of_call(sight: TableView, *, is_late: bool) -> int:
    """By which a call is known: the later one has the higher number, and of a turn there are two at most."""
    return (sight.table.deal_id * CALLS_A_DEAL + heard(sight)) * 2 + is_late


def heard(sight: TableView) -> int:
    """How far the deal has come for everybody; a claim that is put to the table, and its end, are steps of it too."""
    asked = 2 * len(sight.table.have_claimed) - (sight.table.claim is not None)
    return len(sight.view.history) + asked if sight.view is not None else 0


def turn_of(sight: TableView, user: int) -> Hashable:
    """What tells a turn of somebody at the table from their next one: how often they have acted, and on what claim."""
    table, seat = sight.table, sight.table.seat_of(user)
    told = sight.view.history if sight.view is not None else ()
    deeds = [each for each in told if isinstance(each, Acted | LaidAway | Gave)]
    acted = sum((each.giver if isinstance(each, Gave) else each.seat) == seat for each in deeds)
    return table.deal_id, acted, len(table.have_claimed), table.claim is not None
