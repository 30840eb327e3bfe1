"""A line to the database that a test may cut where it likes."""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Self

from sqlalchemy.engine import make_url

COMMIT = b"COMMIT"


class Proxy:
    """Passes everything on, as `async with Proxy(address) as line:`.

    on_commit: what is done when the bot commits, once, and then did_cut is set; cut_before_commit and cut_after_commit
    set it. is_open: whether new connections are taken. hangs: whether connections stay and nothing comes back.
    """

    def __init__(self, address: str) -> None:
        self._url = make_url(address)
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_open, self.hangs = True, False
        self.on_commit: Callable[[bytes, asyncio.StreamWriter], None] | None = None
        self.did_cut, self.was_asked = asyncio.Event(), asyncio.Event()
        self.answers_lost = False

    @property
    def address(self) -> str:
        """What the bot takes as DATABASE_URL."""
        assert self._server is not None
        port = self._server.sockets[0].getsockname()[1]
        return self._url.set(port=port).render_as_string(hide_password=False)

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Every connection breaks."""
        for line in self._lines:
            line.transport.abort()
        self._lines.clear()

    def go_away(self) -> None:
        """As if the server were not there."""
        self.is_open = False
        self.cut()

    def come_back(self) -> None:
        """It is there again."""
        self.is_open = True

    def cut_before_commit(self, *, away: bool = False) -> None:
        """The next commit never arrives."""

        def cut(_data: bytes, _server: asyncio.StreamWriter) -> None:
            self.go_away() if away else self.cut()

        self.on_commit = cut

    def cut_after_commit(self, *, away: bool = False) -> None:
        """The next commit arrives, but its answer gets lost."""

        def cut(data: bytes, server: asyncio.StreamWriter) -> None:
            self.is_open = not away
            self.answers_lost = True
            server.write(data)

        self.on_commit = cut

    async def _join(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        if not self.is_open:
            back.transport.abort()
            return
        server, there = await asyncio.open_connection(self._url.host, self._url.port)
        self._lines |= {back, there}
        await asyncio.wait(
            [asyncio.create_task(self._ask(client, there)), asyncio.create_task(self._answer(server, back))],
            return_when=asyncio.FIRST_COMPLETED,
        )
        back.transport.abort()
        there.transport.abort()

    async def _ask(self, client: asyncio.StreamReader, there: asyncio.StreamWriter) -> None:
        while data := await read(client):
            self.was_asked.set()
            if COMMIT in data and self.on_commit is not None:
                then, self.on_commit = self.on_commit, None
                then(data, there)
                self.did_cut.set()
            else:
                there.write(data)

    async def _answer(self, server: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        while data := await read(server):
            if self.hangs:
                continue
            if self.answers_lost:
                self.answers_lost = False
                self.cut()
                return
            back.write(data)


async def read(stream: asyncio.StreamReader) -> bytes:
    """What comes next; nothing when the line is gone."""
    try:
        return await stream.read(65_536)
    except OSError:
        return b""
