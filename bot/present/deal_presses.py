"""Presses about a finished deal, or a record that somebody uploaded: to see it, play on, propose it, or show it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, Self

from bot.present.messages import ControlId, WordPress, small_number

OPEN: Final = "replay"
OWN: Final = "mine"
UPLOADED: Final = "upload"
"""First words of what a control of a replay is for: to see all hands, one's own seat, an uploaded file."""
SHARE: Final = "share"
"""The first word of a control that posts what the rest of it leads to."""
FORK: Final = "fork"
SEATS: Final = "seats"
"""What a control says that plays on from a moment: in one's own seat, or in one that is still to be chosen."""
AGAIN: Final = "again"
"""The first word of what proposes a deal to the reader's table, and answers that."""
CHALLENGE: Final = "challenges"
"""The first word of what leads to a challenge, or is pressed there; one of Saskop's own actions is `challenge`."""


@dataclass(frozen=True, slots=True)
class DealMoment:
    """A step of a finished deal of the server; the table is where it was played, 0 where that is not at hand."""

    table: int
    deal: int
    step: int = 0

    def control(self, what: str) -> ControlId:
        """What a control says that is for this at that step."""
        return ControlId(self.table, self.deal, self.step, what)


@dataclass(frozen=True, slots=True)
class UploadMoment:
    """A step of a record that somebody uploaded."""

    upload: int
    step: int = 0

    def control(self, what: str) -> ControlId:
        """What a control says that is for this at that step."""
        return ControlId(0, self.upload, self.step, what)


MomentRef = DealMoment | UploadMoment


def moment_of(control: ControlId, *, is_upload: bool = False) -> MomentRef:
    if is_upload:
        return UploadMoment(control.deal, control.version)
    return DealMoment(control.table, control.deal, control.version)


def _look_of(at: MomentRef, *, is_own: bool) -> str:
    return UPLOADED if isinstance(at, UploadMoment) else OWN if is_own else OPEN


@dataclass(frozen=True, slots=True)
class ReplayPress:
    """Leads to a moment, as one's own seat knew it or with all hands open. way: by which button, as it is called."""

    at: MomentRef
    is_own: bool = False
    way: str = ""

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        word, _, way = control.what.partition(" ")
        if word not in {OPEN, OWN, UPLOADED}:
            return None
        return cls(moment_of(control, is_upload=word == UPLOADED), word == OWN, way)

    def __str__(self) -> str:
        return str(self.at.control(f"{_look_of(self.at, is_own=self.is_own)} {self.way}".rstrip()))


@dataclass(frozen=True, slots=True)
class ShareMomentPress:
    """Shows a moment to everybody in the channel."""

    at: MomentRef
    is_own: bool = False

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [word, look] if word == SHARE and look in {OPEN, OWN, UPLOADED}:
                return cls(moment_of(control, is_upload=look == UPLOADED), look == OWN)
        return None

    def __str__(self) -> str:
        return str(self.at.control(f"{SHARE} {_look_of(self.at, is_own=self.is_own)}"))


@dataclass(frozen=True, slots=True)
class ForkPress:
    """Plays on from a moment: in a seat, in one's own where none is named, or in one that is asked for first."""

    at: MomentRef
    seat: int | None = None
    asks_seat: bool = False

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        word, *rest = control.what.split(" ")
        at = moment_of(control, is_upload=rest[:1] == [UPLOADED])
        match rest[1:] if isinstance(at, UploadMoment) else rest:
            case [] if word == FORK:
                return cls(at)
            case [seat] if word == FORK and seat == SEATS:
                return cls(at, asks_seat=True)
            case [text] if word == FORK and (number := small_number(text)) is not None:
                return cls(at, number)
        return None

    def __str__(self) -> str:
        upload = [UPLOADED] if isinstance(self.at, UploadMoment) else []
        seat = [SEATS] if self.asks_seat else [] if self.seat is None else [str(self.seat)]
        return str(self.at.control(" ".join((FORK, *upload, *seat))))


class RecordAction(StrEnum):
    """What else a finished deal can be asked for: its record as a file, and whether its seal is true."""

    RECORD = "record"
    VERIFY = "verify"


@dataclass(frozen=True, slots=True)
class RecordPress:
    """Asks for the record of a finished deal, or for its opened seal."""

    table: int
    deal: int
    action: RecordAction

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        is_known = control.what in set(RecordAction)
        return cls(control.table, control.deal, RecordAction(control.what)) if is_known else None

    def __str__(self) -> str:
        return str(ControlId(self.table, self.deal, 0, self.action))


class RedealAnswer(StrEnum):
    """What somebody says to playing a finished deal again at their table: they propose it, agree, or would not now."""

    PROPOSE = ""
    AGREE = "agree"
    NOT_NOW = "not"


@dataclass(frozen=True, slots=True)
class RedealPress(WordPress):
    """Proposes a finished deal to a table from a step on, or answers that."""

    word: ClassVar = AGAIN
    places: ClassVar = "table", "deal", "step"
    table: int
    deal: int
    step: int
    answer: RedealAnswer = RedealAnswer.PROPOSE
