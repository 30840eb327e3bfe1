"""Errors meant for people."""

from collections.abc import Mapping
from typing import ClassVar


class UserError(Exception):
    """Something a person asked for that cannot be; `key` names the phrase that says what, why and what is possible.

    It is shown to that person alone and nothing is changed by it. `details` fill the phrase's places.
    """

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key = key
        self.details: Mapping[str, object] = details


class KnownError(UserError):
    """One that somebody tells apart from others: its class says which phrase it is."""

    phrase: ClassVar[str]

    def __init__(self, **details: object) -> None:
        super().__init__(self.phrase, **details)


class StaleAction(KnownError):
    """What was pressed or chosen is no longer what is asked."""

    phrase = "stale"


class StaleSoloAction(KnownError):
    """The same in a deal that somebody plays alone."""

    phrase = "fork-stale"


class NotAtTable(KnownError):
    """Somebody has no seat there, or none any more: nothing of the table's deal is theirs to see."""


class NoSuchTable(NotAtTable):
    """There is no such table, or none for them."""

    phrase = "no-such-table"


class NotSeated(NotAtTable):
    """They never sat there."""

    phrase = "not-seated"


class SeatKept(NotAtTable):
    """A computer plays for them until the deal is over."""

    phrase = "seat-kept"


class SeatReplaced(NotAtTable):
    """A computer has their seat, which they can take back."""

    phrase = "replaced"


class SitsOut(NotAtTable):
    """They take turns there and have no seat in this deal."""

    phrase = "sits-out"


class TableExists(KnownError):
    """The channel has a table already."""

    phrase = "table-exists"


class DealUnderWay(KnownError):
    """A deal has begun already."""

    phrase = "deal-is-on"


class ClaimStands(KnownError):
    """A claim has to be answered first."""

    phrase = "claim-stands"


class ClaimUnproven(KnownError):
    """The rest is not theirs whatever the others play."""

    phrase = "claim-unproven"


class NotStored(KnownError):
    """The database did not take it; the log is told why."""

    phrase = "storage"

    def __str__(self) -> str:
        return str(self.__cause__ or self.key)


class Conflict(Exception):
    """Somebody else wrote first: reload, fold and try again."""


class StorageError(Exception):
    """The database refused or is gone; nothing of the transaction was kept."""


class DamagedDatabase(StorageError):
    """It is there and cannot be read, now or another time."""
