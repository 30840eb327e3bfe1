"""Misfortunes that can be ordered in advance for the bot's next requests."""

from dataclasses import dataclass

ACTIONS = ("error", "lose", "delay", "delay_answer", "limit")


@dataclass
class Fault:
    """What is to happen to the next requests of one kind (`*` for any).

    error: refused with that status, nothing carried out · lose: carried out, the connection dropped without an
    answer · delay: carried out late · delay_answer: carried out, answered late · limit: 429.
    """

    kind: str
    action: str
    times: int = 1
    status: int = 500
    seconds: float = 1.0
    everywhere: bool = False


class Faults:
    """The list of ordered misfortunes, first come first served."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def order(self, fault: Fault) -> None:
        """Adds one to the list."""
        if fault.action not in ACTIONS:
            raise ValueError(f"unknown fault {fault.action!r}; known: {', '.join(ACTIONS)}")
        self._waiting.append(fault)

    def clear(self) -> None:
        """Cancels all."""
        self._waiting.clear()

    def take(self, kind: str) -> Fault | None:
        """The misfortune that befalls this request, if any."""
        for fault in self._waiting:
            if fault.kind in {kind, "*"}:
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None
