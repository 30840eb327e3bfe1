"""Every REST call the bot made and what it got, for tests to count and to check."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.clock import WaitCondition
from bot.sandbox.errors import Json

MAX_KEPT_FILES = 500


@dataclass
class UploadedFile:
    """One file part of a multipart body."""

    field: str
    filename: str
    data: bytes


@dataclass
class RestCall:
    """One request and its answer; `counted` says whether it burdens the bot's global limit."""

    kind: str
    method: str
    template: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    counted: bool
    at: float
    body: Any = None
    uploads: list[UploadedFile] = field(default_factory=list)
    multipart: bool = False
    status: int = 0
    answer: Any = None

    def show(self) -> Json:
        names = ("kind", "method", "path", "counted", "at", "body", "status", "answer")
        return {name: getattr(self, name) for name in names}


class Recorder:
    """The calls in their order; a listener hears of each once it is answered. Old files are let go."""

    def __init__(self) -> None:
        self.calls: list[RestCall] = []
        self.listeners: list[Callable[[RestCall], None]] = []
        self.changed = WaitCondition()

    def add(self, call: RestCall) -> None:
        self.calls.append(call)
        if len(self.calls) > MAX_KEPT_FILES:
            for upload in self.calls[-MAX_KEPT_FILES - 1].uploads:
                upload.data = b""
        for listener in self.listeners:
            listener(call)
        self.changed.fire()

    def clear(self) -> None:
        self.calls.clear()

    def of(self, kind: str) -> list[RestCall]:
        return [call for call in self.calls if call.kind == kind]

    def counts(self) -> Json:
        """Calls by kind, how many burden the global limit, and how many count towards Discord's ban on bad requests."""
        return {
            "by_kind": dict(Counter(call.kind for call in self.calls)),
            "counted": sum(call.counted for call in self.calls),
            "uncounted": sum(not call.counted for call in self.calls),
            "invalid": sum(call.status in {401, 403, 429} for call in self.calls),
        }
