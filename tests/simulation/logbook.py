"""What the bot logs: nothing with a traceback, and no error but those that are meant."""

import logging

from tests.simulation.loop import Time
from tests.simulation.timeline import Timeline

EXPECTED = (
    "The database did not answer",
    "No picture can be painted now",
    "the database did not take a change",
    "Attempting a reconnect",
)
"""Errors that are logged on purpose while the database, the painter or Discord is away."""


class Logbook(logging.Handler):
    """Keeps what is warned of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[tuple[float, logging.LogRecord]] = []

    def emit(self, record: logging.LogRecord) -> None:
        is_discords = record.name == "aiohttp.server" or "RequestHandler.start()" in record.getMessage()
        if not is_discords:
            self.records.append((Time.now, record))

    def complaints(self, timeline: Timeline) -> list[str]:
        """What was logged as an error, or with one, that nobody brought about on purpose."""
        bad: dict[str, int] = {}
        for moment, record in self.records:
            text = record.getMessage()
            if (record.levelno >= logging.ERROR or record.exc_info) and not text.startswith(EXPECTED):
                error = record.exc_info[1] if record.exc_info else None
                line = f"{record.name}: {text[:160]}" + (f" ({type(error).__name__}: {error})"[:200] if error else "")
                bad[line] = bad.get(line, 0) + 1
                timeline.traceback(moment, record)
        return [line if count == 1 else f"{count} × {line}" for line, count in bad.items()]
