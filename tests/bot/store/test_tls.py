"""How PostgreSQL is spoken with, as its address asks: openly, under TLS, or with a server that proves who it is."""

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.errors import StorageError
from bot.store.engine import make_engines
from bot.stores import open_stores
from tests.support.postgresql import Server

TLS_REQUEST = (8).to_bytes(4) + (80877103).to_bytes(4)


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for `localhost` that nobody but its owner has signed, with its key in the same file."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("there is no openssl to make a certificate with")
    file = tmp_path_factory.mktemp("tls") / "server.pem"
    asked = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    made = (openssl, *asked.split(), "-keyout", str(file), "-out", str(file.with_suffix(".crt")))
    subprocess.run(made, check=True, capture_output=True)  # noqa: S603 - words of our own
    with file.open("a", encoding="utf-8") as stream:
        stream.write(file.with_suffix(".crt").read_text(encoding="utf-8"))
    return file


class Front:
    """Stands before a server that has no TLS in it, as one that has: it counts who came by TLS and who openly."""

    def __init__(self, target: int, proof: Path) -> None:
        self._target = target
        self._context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self._context.load_cert_chain(proof)
        self._tasks: set[asyncio.Task[None]] = set()
        self.hidden = self.open = self.port = 0

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one connection, and pass on what is said."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        first = await reader.readexactly(8)
        if first == TLS_REQUEST:
            writer.write(b"S")
            await writer.start_tls(self._context)
            first = await reader.read(8)
            self.hidden += 1
        else:
            self.open += 1
        inside, outside = await asyncio.open_connection("127.0.0.1", self._target)
        outside.write(first)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(passed_on(reader, outside))
                both.create_task(passed_on(inside, writer))
        finally:
            outside.close()
            writer.close()

    def end(self) -> None:
        """Nobody is passed on any more."""
        for task in self._tasks:
            task.cancel()


async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while said := await reader.read(65_536):
        writer.write(said)
        await writer.drain()
    raise ConnectionError


@asynccontextmanager
async def fronted(target: int, proof: Path) -> AsyncIterator[Front]:
    front = Front(target, proof)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda *_: None)  # who does not believe us hangs up, in the midst of a word
    server = await asyncio.start_server(front.join, "127.0.0.1", 0)
    front.port = server.sockets[0].getsockname()[1]
    try:
        yield front
    finally:
        server.close()
        front.end()


async def opened(address: str) -> None:
    await (await open_stores(address)).close()


@pytest.mark.parametrize(
    ("asked", "is_hidden"),
    [
        ("", True),
        ("?sslmode=disable", False),
        ("?sslmode=require", True),
        ("?ssl=require", True),
        ("?sslmode=verify-full&sslrootcert={}", True),
        ("?sslmode=verify-ca&sslrootcert={}", True),
    ],
)
async def test_a_server_with_tls_is_spoken_with_as_the_address_asks(
    postgresql: Callable[[], Server], proof: Path, asked: str, is_hidden: bool
) -> None:
    server = postgresql()
    async with fronted(server.port, proof) as front:
        here = make_url(server.address).set(host="localhost", port=front.port).render_as_string()
        engines = make_engines(here + asked.format(proof.with_suffix(".crt")))
        sides = (engines.writing, engines.reading, engines.migrating, engines.listening)
        for side in sides:
            assert isinstance(side, AsyncEngine)
            async with side.connect() as connection:
                await connection.exec_driver_sql("SELECT 1")
        await engines.dispose()
        assert (front.hidden, front.open) == ((len(sides), 0) if is_hidden else (0, len(sides)))


@pytest.mark.parametrize(
    ("host", "asked"),
    [
        ("localhost", "?sslmode=verify-full"),
        ("localhost", "?sslmode=verify-ca"),
        ("127.0.0.1", "?sslmode=verify-full&sslrootcert={}"),
    ],
)
async def test_one_that_does_not_prove_who_it_is_is_told_nothing(
    postgresql: Callable[[], Server], proof: Path, host: str, asked: str
) -> None:
    server = postgresql()
    async with fronted(server.port, proof) as front:
        here = make_url(server.address).set(host=host, port=front.port).render_as_string()
        with pytest.raises(StorageError, match=r"^DATABASE_URL: .* cannot be used: .*certificate verify failed"):
            await opened(here + asked.format(proof.with_suffix(".crt")))
        assert front.open == front.hidden == 0


async def test_one_without_tls_is_not_spoken_with_where_it_is_demanded(postgresql: Callable[[], Server]) -> None:
    with pytest.raises(StorageError, match=r"^DATABASE_URL: .* cannot be used: .*SSL"):
        await opened(f"{postgresql().address}?sslmode=require")
