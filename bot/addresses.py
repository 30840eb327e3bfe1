"""The addresses a host gives, Discord's and the database's: what is wrong with one, in words that never repeat it."""

import ssl
from typing import Final
from urllib.parse import unquote, urlsplit

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

SQLITE, POSTGRESQL = DATABASES = ("sqlite+aiosqlite", "postgresql+asyncpg")
NO_FILES: Final = (":memory:", "file:")
"""What SQLite does not take for the path of a file when a path begins with it."""
TLS_WORDS: Final = ("sslmode", "sslrootcert", "ssl")
"""What an address says of TLS; `ssl` is the driver's own word for `sslmode`."""
ASKED: Final = ("host", *TLS_WORDS)
"""What may follow the question mark of a PostgreSQL's address."""
VERIFYING: Final = ("verify-ca", "verify-full")
TLS_MODES: Final = ("disable", "allow", "prefer", "require", *VERIFYING)
PORTS: Final = range(1, 65_536)


class WrongAddress(ValueError):
    """What is wrong, to be read after what a setting must be; nothing of the address is in it."""


def check_characters(text: str) -> None:
    """Each part of an address is decoded before it is used, so what `%00` stands for counts."""
    if not unquote(text).isprintable():
        raise WrongAddress("a character in it cannot be printed, as it stands or behind a %")


def check_api_address(text: str) -> None:
    """Raise `WrongAddress` unless Discord's paths can be put behind it."""
    check_characters(text)
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise WrongAddress from None
    if parts.scheme not in {"http", "https"} or not host or " " in text or port == 0:
        raise WrongAddress
    if "@" in parts.netloc:
        raise WrongAddress("it takes no user and no password")
    if "?" in text or "#" in text:
        raise WrongAddress("nothing may follow its path")
    check_host_name(host)


def check_database_address(text: str) -> None:
    """Raise `WrongAddress` unless it names a database of a kind that is tested, and only what is known of it."""
    check_characters(text)
    url = read_url(text)
    if url.drivername == SQLITE:
        check_sqlite(url)
    elif url.drivername == POSTGRESQL:
        if text.count("@") > 1:  # else the rest of the password would be taken for the machine's name, and shown
            raise WrongAddress("an @ in a name or a password is written %40")
        check_postgresql(url)
    else:
        raise WrongAddress


def read_url(text: str) -> URL:
    try:
        return make_url(text)
    except (ArgumentError, ValueError):
        raise WrongAddress from None


def check_sqlite(url: URL) -> None:
    if url.host or url.port or url.username or url.password:
        raise WrongAddress("three strokes stand before a path, four before one that begins at the root")
    if url.query:
        raise WrongAddress("nothing may follow the path of a SQLite file")
    if not url.database or url.database.startswith(NO_FILES):
        raise WrongAddress(f"it names no file: write {SQLITE}:///data/lambapea.sqlite3, or another path in its place")
    check_path(url.database)


def check_path(path: str) -> None:
    """Raise `WrongAddress` for a path that a shell or SQLite would read as another one, or as none."""
    if path.startswith(("~", *NO_FILES)):
        raise WrongAddress("~, file: and :memory: begin no path: write it in full")


def check_postgresql(url: URL) -> None:
    if url.port is not None and url.port not in PORTS:
        raise WrongAddress("a port is a number from 1 to 65535")
    if url.query.keys() - set(ASKED) or not all(isinstance(value, str) for value in url.query.values()):
        raise WrongAddress("behind the ? may stand host, sslmode and sslrootcert, each once")
    check_host_name(url.host or "")
    if "host" in url.query and url.host:
        raise WrongAddress("it names two hosts")
    host = str(url.query.get("host", ""))
    if "," in host or ":" in host:  # which the driver takes for several, each with a port
        raise WrongAddress("behind the ? host is one folder or machine, without a port")
    check_host_name(host)
    check_tls(url)


def check_tls(url: URL) -> None:
    """A mode there is, and certificates only where they are looked at."""
    mode, file = tls_mode(url), url.query.get("sslrootcert")
    if mode is not None and mode not in TLS_MODES:
        raise WrongAddress(f"sslmode is {', '.join(TLS_MODES[:-1])} or {TLS_MODES[-1]}")
    if file is not None and mode not in VERIFYING:
        raise WrongAddress(f"sslrootcert needs sslmode={' or '.join(VERIFYING)}")
    try:
        tls_of(url)
    except OSError:  # of which ssl.SSLError is one
        raise WrongAddress("sslrootcert is a file of certificates that can be read") from None


def tls_mode(url: URL) -> str | None:
    """How the server is to be spoken with; None where nothing is said of it."""
    mode = url.query.get("sslmode", url.query.get("ssl"))
    return None if mode is None else str(mode)


def tls_of(url: URL) -> ssl.SSLContext | str | None:
    """What the driver takes as `ssl`: without a file of certificates those of the system count."""
    mode = tls_mode(url)
    if mode not in VERIFYING:
        return mode
    file = url.query.get("sslrootcert")
    context = ssl.create_default_context(cafile=None if file is None else str(file))
    context.check_hostname = mode == VERIFYING[-1]
    return context


def check_host_name(name: str) -> None:
    """A name that can be looked up at all, a number, or a socket's folder."""
    if name.startswith("/") or not name:
        return
    try:
        name.encode("idna")
    except UnicodeError:
        raise WrongAddress("its host is no name of a machine") from None
