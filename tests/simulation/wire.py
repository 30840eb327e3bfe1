"""Requests and the gateway without HTTP: what discord.py hands to aiohttp goes straight into the loopback's routes.

The library itself stays as it is, with its rate limits, retries and resumes: it only gets another session.
"""

import asyncio
import contextlib
import random
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextvars import copy_context
from typing import Any
from urllib.parse import unquote

import aiohttp
import orjson
from multidict import CIMultiDict

from bot.sandbox.errors import ApiError, Json
from bot.sandbox.faults import DELAY_SKEW, InjectedFault
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.rate_limits import TooMany, too_many
from bot.sandbox.recorder import RestCall, UploadedFile
from bot.sandbox.rest import BASE, PATTERNS, Rest, new_call
from tests.simulation.loop import PROGRAM, NumberedFuture, Program, VirtualLoop

ADDRESS = "http://127.0.0.1:40000"
LAST_WORDS = 0.000_05
"""How much later than what was said last the end of a connection is noticed."""
LOOKED_FOR = "emojis_get"
"""What one process looks for every minute until another has it ready, for an hour if need be."""


class Response:
    """An answer as the library reads it."""

    reason = ""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = CIMultiDict(headers)
        self._body = body

    async def text(self, encoding: str = "utf-8") -> str:
        return self._body.decode(encoding)


class Form:
    """A multipart body in place of aiohttp's, whose making takes longer than all else."""

    def __init__(self, **_: Any) -> None:
        self.body: Any = None
        self.uploads: list[UploadedFile] = []

    def add_field(self, name: str, value: Any, *, filename: str | None = None, **_: Any) -> None:
        if name == "payload_json":
            self.body = orjson.loads(value)
        else:
            data = value if isinstance(value, bytes) else value.read()
            self.uploads.append(UploadedFile(name, filename or "unknown", data))


class Exchange:
    """One request, to be awaited with `async with` as aiohttp's are."""

    def __init__(self, wire: "Wire", call: RestCall | None, authorization: str | None) -> None:
        self._wire, self._call, self._authorization = wire, call, authorization

    async def __aenter__(self) -> Response:
        return await self._wire.ask(self._call, self._authorization)

    async def __aexit__(self, *_: object) -> None:
        pass


class Session:
    """What discord.py takes for an `aiohttp.ClientSession`."""

    wire: "Wire"

    def __init__(self, **_: Any) -> None:
        self.closed = False

    def request(
        self, method: str, url: Any, *, data: Any = None, headers: Any = None, params: Any = None, **_: Any
    ) -> Exchange:
        path, _, query = str(url).removeprefix(ADDRESS + BASE).partition("?")
        call = find_call(method, unquote(path), self.wire.parts.clock.now())
        if call is not None:
            given = [pair.partition("=")[::2] for pair in query.split("&") if pair]
            call.query = dict(given) | {name: str(value) for name, value in (params or {}).items()}
            if isinstance(data, Form):
                call.body, call.uploads, call.multipart = data.body, data.uploads, True
            elif data is not None:
                call.body = orjson.loads(data)
            if call.body is None and (data is not None):
                call.body = {}
        return Exchange(self.wire, call, (headers or {}).get("Authorization"))

    @contextlib.asynccontextmanager
    async def get(self, url: str, **_: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        """A file, from where it is served to everybody."""
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            yield answer

    async def ws_connect(self, _url: str, **_: Any) -> "Socket":
        return await self.wire.connect()

    async def close(self) -> None:
        self.closed = True


class Wire:
    """The line between the bot and Discord: late by chance, and now and then worse.

    is_deaf: edits are answered as if they were carried out, and change nothing; a fault planted to try the alarm.
    seconds: the most that a request, an answer or an event takes, most of them far less. told: hears of every request
    with the program that made it, as it was sent, carried out and answered.
    """

    def __init__(self, loop: VirtualLoop, parts: LoopbackParts, chance: random.Random, seconds: float = 0.01) -> None:
        self.loop, self.parts, self.chance, self.seconds = loop, parts, chance, seconds
        self.rest = Rest(parts)
        self.context = copy_context()
        self.lines: dict[Line, None] = {}
        self.is_up = True
        self.is_deaf = False
        self.told: Callable[[str, RestCall, Program | None], None] = lambda *_: None

    def delay(self) -> float:
        return self.chance.random() ** DELAY_SKEW * self.seconds + 0.000_2

    # Requests

    async def ask(self, call: RestCall | None, authorization: str | None) -> Response:
        """The answer to a request; raises what aiohttp raises where the connection breaks."""
        if call is None:
            return Response(404, {"Content-Type": "application/json"}, b'{"message": "404: Not Found", "code": 0}')
        program, answer = PROGRAM.get(), self.loop.create_future()
        fault = self.parts.faults.take(call.kind)
        late = fault.seconds if fault is not None and fault.action == "delay" else 0.0
        self.told("asked", call, program)
        self.loop.under_way += 1
        if call.kind != LOOKED_FOR:
            self.loop.stir()
        self.loop.call_later(
            self.delay() + late, self._arrive, call, authorization, fault, answer, program, context=self.context
        )
        return await answer

    def _arrive(
        self,
        call: RestCall,
        authorization: str | None,
        fault: InjectedFault | None,
        answer: NumberedFuture,
        program: Program | None,
    ) -> None:
        """A request is here."""
        headers: dict[str, str] = {}
        call.at = self.parts.clock.now()
        action = fault.action if fault is not None else ""
        seconds = self.delay()
        if not self.is_up or action == "cut":
            call.status = 0
        elif action == "stray":  # the client is told that the connection broke; the request arrives all the same
            call.status = 0
            self.loop.call_later(fault.seconds if fault else 0.0, self._carry_out, call, authorization, {}, program)
            self._settle(call, headers, answer, program, seconds)
            return
        elif action == "error":
            status = fault.status if fault else 500
            call.status, call.answer = status, {"message": f"{status}: by chance", "code": 0}
        elif action == "limit":
            self._refuse(call, headers, too_many(fault.seconds if fault else 1.0, fault.scope if fault else "user", {}))
        else:
            self._carry_out(call, authorization, headers, program)
            if action == "twice" and call.status < 300:
                again = find_call(call.method, call.path, call.at)
                assert again is not None
                again.query, again.body, again.uploads = call.query, call.body, call.uploads
                self._carry_out(again, authorization, headers, program)
            if action == "lose":
                call.status = 0
            elif action == "delay_answer":
                seconds += fault.seconds if fault else 0.0
        self._settle(call, headers, answer, program, seconds)

    def _carry_out(
        self, call: RestCall, authorization: str | None, headers: dict[str, str], program: Program | None
    ) -> None:
        if self.is_deaf and call.kind in {"edit", "webhook_edit"}:
            call.body, call.uploads = {}, []
        try:
            call.status, call.answer = self.rest.carry_out(call, authorization, headers)
        except TooMany as error:
            self._refuse(call, headers, error)
        except ApiError as error:
            call.status, call.answer = error.status, error.body
        self.told("done", call, program)

    @staticmethod
    def _refuse(call: RestCall, headers: dict[str, str], error: TooMany) -> None:
        call.status, call.answer = error.status, error.body
        headers |= error.headers

    def _settle(
        self, call: RestCall, headers: dict[str, str], answer: NumberedFuture, program: Program | None, seconds: float
    ) -> None:
        """Send the answer on its way."""
        self.parts.recorder.add(call)
        body = b"" if call.answer is None else orjson.dumps(call.answer)
        if call.answer is not None:
            headers["Content-Type"] = "application/json"
        else:
            headers.setdefault("Content-Type", "text/plain")
        status = call.status

        def arrive() -> None:
            self.loop.under_way -= 1
            if call.kind != LOOKED_FOR:
                self.loop.stir()
            self.told("answered", call, program)
            if answer.done():
                return
            if status == 0:
                answer.set_exception(broken(self.chance))
            else:
                answer.set_result(Response(status, headers, body))

        self.loop.call_later(seconds, arrive, context=self.context)

    # The gateway

    async def connect(self) -> "Socket":
        """A connection to the gateway."""
        await asyncio.sleep(self.delay())
        if not self.is_up:
            raise aiohttp.ClientConnectionError("nobody answers")
        line = Line(self)
        self.lines[line] = None
        self.loop.call_later(self.delay(), self.parts.gateway.enter, line, context=self.context)
        return line.socket

    def cut(self, program: Program) -> None:
        """A program has died; Discord notices that its connections are gone."""
        for line in [each for each in self.lines if each.program is program]:
            line.end(None)

    def listen(self, *_: Any) -> Any:
        raise NotImplementedError("nobody listens on this wire")

    connect_to = listen


def broken(chance: random.Random) -> Exception:
    """What aiohttp says of a connection that breaks."""
    return aiohttp.ServerDisconnectedError() if chance.random() < 0.5 else aiohttp.ClientOSError(104, "reset by peer")


class Line:
    """Discord's end of a connection to the gateway."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.program = PROGRAM.get()
        self.context = copy_context()
        self.socket = Socket(self)
        self.due = self.heard = 0.0
        self.is_over = False

    def send(self, payload: Json) -> None:
        if not self.is_over:
            self._deliver(aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, orjson.dumps(payload).decode(), None))

    def close(self, code: int) -> None:
        if not self.is_over:
            self._deliver(aiohttp.WSMessage(aiohttp.WSMsgType.CLOSE, code, None))
            self.end(code)

    def drop(self) -> None:
        if not self.is_over:
            self._deliver(aiohttp.WSMessage(aiohttp.WSMsgType.CLOSED, None, None))
            self.end(None)

    def end(self, code: int | None) -> None:
        """The connection is over; the gateway hears of it a little later."""
        if not self.is_over:
            self.is_over = True
            del self.wire.lines[self]
            self.wire.loop.call_later(LAST_WORDS, self.wire.parts.gateway.leave, self, code, context=self.wire.context)

    def _deliver(self, message: aiohttp.WSMessage) -> None:
        self.wire.loop.stir()
        self.due = max(self.due + 1e-7, self.wire.loop.time() + self.wire.delay())
        self.wire.loop.call_at(self.due, self.socket.put, message, context=self.context)

    def say(self, text: Any) -> None:
        """The client sends something."""
        self.heard = max(self.heard + 1e-7, self.wire.loop.time() + self.wire.delay())
        self.wire.loop.call_at(self.heard, self._hear, text, context=self.wire.context)

    def _hear(self, text: Any) -> None:
        if not self.is_over:
            self.wire.parts.gateway.receive(self, text)


class Socket:
    """The bot's end, as far as discord.py uses aiohttp's."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._messages: deque[aiohttp.WSMessage] = deque()
        self._waiting: NumberedFuture | None = None
        self.closed = False
        self.close_code: int | None = None

    def put(self, message: aiohttp.WSMessage) -> None:
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:  # noqa: ASYNC109 - aiohttp's own
        """The next message; a connection on which nothing is said is waited for without end, as nothing beats here."""
        del timeout
        while not self._messages:
            if self.closed:
                return aiohttp.WSMessage(aiohttp.WSMsgType.CLOSED, None, None)
            self._waiting = self._line.wire.loop.create_future()
            await self._waiting
        message = self._messages.popleft()
        if message.type is aiohttp.WSMsgType.CLOSE:
            self.closed, self.close_code = True, message.data
        elif message.type is aiohttp.WSMsgType.CLOSED:
            self.closed, self.close_code = True, 1006
        return message

    async def send_str(self, text: Any) -> None:
        if self.closed:
            raise aiohttp.ClientConnectionResetError("Cannot write to closing transport")
        self._line.say(text)

    async def close(self, *, code: int = 1000, message: bytes = b"") -> bool:
        del message
        if self.closed:
            return False
        self.closed, self.close_code = True, code
        self._line.end(code)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        return True


def find_call(method: str, path: str, now: float) -> RestCall | None:
    """The call that a request to this path makes, for those who come by another way than HTTP."""
    for each, pattern, template, kind in PATTERNS:
        if each == method and (match := pattern.fullmatch(path)) is not None:
            call = new_call(kind, method, template, path, now)
            call.params = match.groupdict()
            return call
    return None
