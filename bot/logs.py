"""Logging: one shape for our lines and those of the libraries, without secrets and without anybody's cards."""

import json
import logging
import re
import secrets
import sys
from collections.abc import Iterable
from types import TracebackType
from typing import TextIO

import structlog
from sqlalchemy.engine import make_url
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.config import BotSettings
from bot.errors import NotStored, StorageError

# Without I, L, O, U, 0 and 1: read out over the phone, none is taken for another.
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
REFERENCE_LENGTH = 8
HIDDEN = "[hidden]"

# An interaction's token lets its bearer answer in our name for 15 minutes, and rate-limit warnings quote the address.
INTERACTION_TOKEN = re.compile(r"(/(?:interactions|webhooks)/\d+/)[\w.~-]+")

# Our own lines name no cards, but an error may drag along what it failed on: a deal, a view, a hand, an action.
CARD = re.compile(
    r"(?:Card\(suit=)?<(?:Suit|Rank)\.\w+: \d+>(?:, rank=<Rank\.\w+: \d+>\))?|(?:10|[6-9TJQKABDESÄ])[♣♠♥♦]"
    r"|[6-9TJQKA][CSHD]\b(?:[\s'\",\\]+[6-9TJQKA][CSHD]\b)*|[a-z]+_of_(?:clubs|spades|hearts|diamonds)\w*"
)
SAID = ("play ", "show ", "give ", "bury ", "discard ", "offer ", "upto ", "'", '"')
"""What stands before a lone card; without it two such letters are any word, as in `SELECT a AS b`."""

# Below these levels the libraries write down whole requests and rows: hands' alt texts and the pack's order among them.
QUIETEST = {
    "discord": logging.INFO,
    "aiosqlite": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "asyncpg": logging.INFO,
    "alembic": logging.INFO,
    "alembic.runtime.plugins": logging.WARNING,
    "PIL": logging.INFO,
}


QUIET = {"discord": logging.WARNING, "alembic": logging.WARNING}
"""What these have to say of what goes well is for whoever looks for a fault: `LOG_LEVEL=debug`."""
RECONNECTING = ("discord.client", "discord.shard")
"""The library's loggers that write a traceback each time Discord is out of reach."""
RECONNECTS = ("Attempting a reconnect", "Failed to connect for shard_id")


class Redactor:
    """The last step of every line: known secrets, interaction tokens and cards are replaced, wherever they stand."""

    def __init__(self, hidden: Iterable[str]) -> None:
        written = (str, lambda secret: json.dumps(secret)[1:-1], lambda secret: repr(secret)[1:-1])
        forms = {write(secret) for secret in hidden if secret for write in written}
        # The longest first, so that a secret inside another does not leave the rest of it standing.
        known = sorted(forms, key=len, reverse=True)
        self.known = re.compile("|".join(map(re.escape, known))) if known else None

    def hide(self, text: str) -> str:
        text = CARD.sub(without_cards, INTERACTION_TOKEN.sub(rf"\1{HIDDEN}", text))
        return self.known.sub(HIDDEN, text) if self.known else text

    def __call__(self, _logger: WrappedLogger, _method: str, line: EventDict | str) -> str:
        """Stands after the renderer, so tracebacks and arguments have become text already."""
        return self.hide(str(line))


def without_cards(found: re.Match[str]) -> str:
    """Cards become a mark; two letters that merely look like one card stay."""
    said, before = found[0], found.string[max(0, found.start() - 10) : found.start()]
    is_word = len(said) == 2 and said.isascii() and not before.endswith(SAID)
    return said if is_word or before[-1:].isalnum() else HIDDEN


def start(settings: BotSettings, stream: TextIO | None = None) -> None:
    """Send everything logged, by us or by a library, through one formatter to standard error."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.addFilter(shorten_outage)
    handler.setFormatter(formatter(settings, colours=stream.isatty()))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    quiet = QUIETEST if settings.log_level == "debug" else QUIETEST | QUIET
    for name, level in quiet.items():
        logging.getLogger(name).setLevel(max(level, root.level))
    logging.captureWarnings(True)
    # A failed write to a closed pipe would otherwise print the raw record, secrets included.
    logging.raiseExceptions = False
    sys.excepthook = log_uncaught
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *common(),
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def shorten_outage(record: logging.LogRecord) -> bool:
    """That Discord is out of reach or the database refuses is no fault of the code that met it: one line says so."""
    error = record.exc_info[1] if record.exc_info else None
    is_reconnecting = record.name in RECONNECTING and str(record.msg).startswith(RECONNECTS)
    if error is not None and (is_reconnecting or isinstance(error, StorageError | NotStored)):
        said = f"{type(error).__name__}: {error}" if is_reconnecting else str(error)
        record.msg, record.args = f"{record.getMessage().rstrip('.')}: {said}", None
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return True


def common() -> list[Processor]:
    """What our lines and the libraries' lines get alike: context, name, level and time."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]


def formatter(settings: BotSettings, *, colours: bool) -> logging.Formatter:
    """Text for people, JSON for collectors; tracebacks stay plain, as fancy ones print every local variable."""
    render: list[Processor]
    if settings.log_format == "json":
        render = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    else:
        plain = structlog.dev.plain_traceback
        render = [structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=plain)]
    remove_meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*common(), structlog.stdlib.ExtraAdder()],
        processors=[remove_meta, *render, Redactor(secrets_of(settings))],
    )


def secrets_of(settings: BotSettings) -> list[str]:
    """The token, and the database's password as typed and as the driver uses it."""
    address = settings.database_url.get_secret_value()
    password = make_url(address).password
    typed = re.search(r"://[^/@]*?:([^/]*)@", address)
    return [settings.discord_token.get_secret_value(), str(password or ""), typed[1] if typed else ""]


def log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """An error that ends the process is logged like any other; Ctrl+C is no error."""
    if not issubclass(kind, KeyboardInterrupt):
        logging.getLogger("lambapea").critical("The process ends on an error.", exc_info=(kind, error, trace))


def new_reference() -> str:
    """A short reference to show to somebody; from here on every line this task logs bears it."""
    reference = "".join(secrets.choice(LETTERS) for _ in range(REFERENCE_LENGTH))
    structlog.contextvars.bind_contextvars(reference=reference)
    return reference
