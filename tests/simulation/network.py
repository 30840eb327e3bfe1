"""Connections in memory for aiohttp at both ends: in order each way, late by chance, broken when a program dies."""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from types import SimpleNamespace
from typing import Any

from bot.sandbox.faults import DELAY_SKEW
from tests.simulation.loop import PROGRAM, Program, VirtualLoop
from tests.simulation.wire import LAST_WORDS

FIRST_PORT = 40_000


class Ending:
    """The end of a connection, on its way like data; with an error it was broken off."""

    def __init__(self, error: Exception | None) -> None:
        self.error = error


class End(asyncio.Transport):
    """One end of a connection. What it is sent waits until it is due, and longer where nobody reads."""

    def __init__(self, network: "Network", port: int) -> None:
        address = ("127.0.0.1", port)
        super().__init__({"peername": address, "sockname": address})
        self.network = network
        self.context = copy_context()
        self.program = PROGRAM.get()
        self.protocol: Any = None
        self.peer: End
        self.inbox: deque[bytes | Ending] = deque()
        self.due = 0.0
        self.is_paused = self.is_over = False

    # What is sent to it

    def take(self, what: bytes | Ending) -> None:
        """The other end sent something; nothing overtakes what it sent before."""
        loop = self.network.loop
        self.due = max(self.due, loop.time() + self.network.delay())
        if isinstance(what, Ending):
            self.due += LAST_WORDS
        self.inbox.append(what)
        loop.call_at(self.due, self._hand_on, context=self.context)

    def _hand_on(self) -> None:
        if not self.inbox or self.is_paused or self.is_over:
            return
        what = self.inbox.popleft()
        if not isinstance(what, Ending):
            self.protocol.data_received(what)
            return
        if what.error is None:
            self.protocol.eof_received()
        self._end(what.error)

    def _end(self, error: Exception | None) -> None:
        if not self.is_over:
            self.is_over = True
            self.network.ends.pop(self, None)
            self.protocol.connection_lost(error)

    # What protocols ask of a transport

    def write(self, data: Any) -> None:
        if not self.is_over and data:
            self.peer.take(bytes(data))

    def close(self) -> None:
        self._leave(Ending(None))

    def abort(self) -> None:
        self._leave(Ending(ConnectionResetError(104, "reset by peer")))

    def _leave(self, how: Ending) -> None:
        if not self.is_over:
            self.peer.take(how)
            self.network.loop.call_soon(self._end, None, context=self.context)

    def is_closing(self) -> bool:
        return self.is_over

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False
        for _ in self.inbox:
            self.network.loop.call_soon(self._hand_on, context=self.context)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def can_write_eof(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


class Server:
    """What listens at a port."""

    def __init__(self, network: "Network", factory: Callable[[], Any], port: int) -> None:
        self.network, self.factory, self.port = network, factory, port
        self.context = copy_context()
        self.sockets = [SimpleNamespace(getsockname=lambda: ("127.0.0.1", port))]

    def close(self) -> None:
        self.network.servers.pop(self.port, None)

    async def wait_closed(self) -> None:
        pass

    def is_serving(self) -> bool:
        return self.port in self.network.servers


class Network:
    """All servers and connections; `seconds` is the most that a piece of data takes."""

    def __init__(self, loop: VirtualLoop, chance: random.Random, seconds: float = 0.004) -> None:
        self.loop, self.chance, self.seconds = loop, chance, seconds
        self.servers: dict[int, Server] = {}
        self.ends: dict[End, None] = {}

    def delay(self) -> float:
        return self.chance.random() ** DELAY_SKEW * self.seconds

    def listen(self, factory: Callable[[], Any], port: int | None) -> Server:
        """A server at this port, or at one that is free."""
        port = port or FIRST_PORT + len(self.servers)
        self.servers[port] = Server(self, factory, port)
        return self.servers[port]

    async def connect(self, factory: Callable[[], Any], port: int) -> tuple[End, Any]:
        """Both ends of a new connection; the server's belongs to what listens."""
        await asyncio.sleep(self.delay())
        server = self.servers.get(port)
        if server is None:
            raise ConnectionRefusedError(111, f"nobody listens at port {port}")
        near, far = End(self, port), server.context.copy().run(End, self, port)
        near.peer, far.peer = far, near
        near.protocol, far.protocol = factory(), far.context.run(server.factory)
        self.ends |= {near: None, far: None}
        far.context.run(far.protocol.connection_made, far)
        near.protocol.connection_made(near)
        return near, near.protocol

    def cut(self, program: Program) -> None:
        """A program has died: what it sent is on its way, what it is sent goes nowhere."""
        for end in [each for each in self.ends if each.program is program]:
            end.is_over = True
            del self.ends[end]
            end.peer.take(Ending(ConnectionResetError(104, "reset by peer")))
