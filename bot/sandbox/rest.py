"""REST v10: the routes the bot uses, with Discord's authorisation, limits and refusals before each."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.sandbox.bodies import read_body
from bot.sandbox.errors import ApiError, BodyErrors, Json
from bot.sandbox.faults import InjectedFault
from bot.sandbox.limits import TooMany, too_many
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.recorder import RestCall
from bot.sandbox.routes import ROUTES, Endpoints

BASE = "/api/v10"


def _pattern(template: str) -> str:
    """The paths a route takes."""
    numbered = re.sub(r"\{(\w+_id)\}", r"(?P<\1>\\d+)", template)
    return re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", numbered)


KINDS = [(method, template, kind) for method, template, kind in map(str.split, ROUTES.strip().splitlines())]
"""Every route: its method, its path and what it is called."""
PATTERNS = [(method, re.compile(_pattern(template)), template, kind) for method, template, kind in KINDS]


def find_call(method: str, path: str, now: float) -> RestCall | None:
    """The call that a request to this path makes, for those who come by another way than HTTP."""
    for each, pattern, template, kind in PATTERNS:
        if each == method and (match := pattern.fullmatch(path)) is not None:
            call = new_call(kind, method, template, path, now)
            call.params = match.groupdict()
            return call
    return None


def new_call(kind: str, method: str, template: str, path: str, now: float) -> RestCall:
    """A request that has just come in; those on interactions do not burden the global limit."""
    counted = not template.startswith(("/interactions", "/webhooks"))
    return RestCall(kind, method, template, path, {}, {}, counted=counted, at=now)


class Lost(Exception):
    """The connection breaks: before the request was carried out, or with its answer on the way."""


class Rest:
    """Takes a request through faults, authorisation and limits to its endpoint, and records it."""

    def __init__(self, parts: LoopbackParts, told: Callable[[str, RestCall], None] = lambda *_: None) -> None:
        """`told` hears of each request that comes by HTTP: as it is asked, done and answered."""
        self._parts = parts
        self._endpoints = Endpoints(parts)
        self._told = told

    def add_to(self, app: web.Application) -> None:
        """Registers every route, and an answer for all others."""
        for method, template, kind in KINDS:
            path = re.sub(r"\{(\w+_id)\}", r"{\1:\\d+}", template)
            app.router.add_route(method, BASE + path, self._handler(method, template, kind))
        app.router.add_route("*", "/api/{rest:.*}", _unknown)

    def _handler(self, method: str, template: str, kind: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            call = new_call(kind, method, template, request.path.removeprefix(BASE), self._parts.clock.now())
            call.params, call.query = dict(request.match_info), dict(request.query)
            headers: dict[str, str] = {}
            self._told("asked", call)
            try:
                call.status, call.answer = await self._serve(request, call, headers)
            except ApiError as error:
                call.status, call.answer = error.status, error.body
                headers |= error.headers if isinstance(error, TooMany) else {}
            except Lost:
                call.status = 0
            finally:
                self._told("answered", call)
            self._parts.recorder.add(call)
            if call.status == 0 and request.transport is not None:
                request.transport.abort()
            return _response(call, headers)

        return handle

    async def _serve(self, request: web.Request, call: RestCall, headers: dict[str, str]) -> tuple[int, Any]:
        fault = self._parts.faults.take(call.kind)
        await read_body(request, call)
        await self._parts.faults.dawdle()
        if fault is not None:
            await self._before(fault)
        try:
            call.status, call.answer = self.carry_out(call, request.headers.get("Authorization"), headers)
        except ApiError as error:
            call.status, call.answer = error.status, error.body
            raise
        finally:
            self._told("done", call)
        if fault is not None:
            await self._after(fault)
        await self._parts.faults.dawdle()
        return call.status, call.answer

    def carry_out(self, call: RestCall, authorization: str | None, headers: dict[str, str]) -> tuple[int, Any]:
        """Let a request in and do what it asks: status and JSON; headers of the answer are added to those given."""
        self._parts.faults.tell(call.kind, "received")
        if call.counted and authorization != f"Bot {self._parts.token}":
            raise ApiError(401, 0, "401: Unauthorized")
        if call.body is not None and not isinstance(call.body, dict) and call.kind != "commands_put":
            form = BodyErrors()
            form.wrong("_", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            form.done()
        bucket, major = _bucket(call)
        if call.kind != "callback":
            headers |= self._parts.limits.check(bucket, major, counted=call.counted)
        result = getattr(self._endpoints, call.kind)(call)
        self._parts.faults.tell(call.kind, "done")
        return (204, None) if result is None else result if isinstance(result, tuple) else (200, result)

    async def _before(self, fault: InjectedFault) -> None:
        if fault.action == "delay":
            await self._parts.clock.sleep(fault.seconds)
        elif fault.action == "error":
            raise ApiError(fault.status, 0, f"{fault.status}: ordered by the test")
        elif fault.action == "cut":
            raise Lost
        elif fault.action == "limit":
            raise too_many(fault.seconds, fault.scope, {})

    async def _after(self, fault: InjectedFault) -> None:
        if fault.action == "delay_answer":
            await self._parts.clock.sleep(fault.seconds)
        elif fault.action == "lose":
            raise Lost


def _bucket(call: RestCall) -> tuple[str, str]:
    if call.template.startswith("/webhooks"):
        return "webhook", call.params["token"]
    return call.kind, call.params.get("channel_id") or call.params.get("guild_id") or ""


def _response(call: RestCall, headers: dict[str, str]) -> web.Response:
    if call.answer is None:
        return web.Response(status=call.status or 204, headers=headers)
    # aiohttp's json_response would add a charset, and discord.py compares the type to the letter.
    body = web.json_response(call.answer).body
    return web.Response(body=body, status=call.status, headers=headers | {"Content-Type": "application/json"})


async def _unknown(_: web.Request) -> web.Response:
    body: Json = {"message": "404: Not Found", "code": 0}
    return web.Response(body=web.json_response(body).body, status=404, headers={"Content-Type": "application/json"})
