"""The people's side over HTTP: what they see and do, an event stream each, and the controls."""

import inspect
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.sandbox.client import ClientActions
from bot.sandbox.control import Control
from bot.sandbox.errors import ApiError, ClientRefused, Json
from bot.sandbox.interactions import Interaction
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.world import DIRECT, Guild, SandboxChannel, User

BASE = "/sandbox/api"
PAGE = Path(__file__).parent / "page"
LOCAL = {"127.0.0.1", "localhost", "[::1]"}
POLICY = "default-src 'self'; img-src 'self' data: http://127.0.0.1:* http://localhost:*; object-src 'none'"
FOLLOWING_SECONDS = 1.0
"""How long what follows an acknowledged press is waited for: nothing says whether anything will."""
Answer = Callable[[web.Request], Awaitable[Any]]


@web.middleware
async def only_local(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> Any:
    """Other sites' pages must not play here: the host is this machine, and a change is sent as JSON."""
    if request.host.rsplit(":", 1)[0] not in LOCAL:
        raise web.HTTPForbidden(text="this server is for this machine only")
    if request.path.startswith(BASE) and request.method == "POST" and request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType(text="send JSON")
    return await handler(request)


def _answering(act: Answer) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def handle(request: web.Request) -> web.StreamResponse:
        try:
            result = await act(request)
        except ClientRefused as error:
            return web.json_response({"refused": str(error)}, status=400)
        except ApiError as error:
            return web.json_response({"refused": error.body["message"], "error": error.body}, status=400)
        return result if isinstance(result, web.StreamResponse) else web.json_response(result)

    return handle


class PeopleApi:
    """Routes for the page and for tests."""

    def __init__(self, parts: LoopbackParts, control: Control) -> None:
        self._parts = parts
        self._world = parts.world
        self._control = control
        self._acts = ClientActions(parts)
        self._run = str(parts.clock.snowflake())

    def add_to(self, app: web.Application) -> None:
        person = BASE + "/people/{person}"
        routes: list[tuple[str, str, Answer]] = [
            ("GET", f"{BASE}/state", self._state),
            ("GET", f"{BASE}/calls", self._calls),
            ("POST", f"{BASE}/control/{{name}}", self._pull),
            ("GET", person, self._view),
            ("GET", f"{person}/events", self._events),
            ("GET", f"{BASE}/events", self._events),
            ("GET", f"{person}/channels/{{channel}}/messages", self._messages),
            ("GET", f"{person}/channels/{{channel}}/commands", self._commands),
            ("GET", f"{person}/interactions/{{interaction}}", self._outcome),
            ("POST", f"{person}/{{act}}", self._act),
            ("GET", "/attachments/{channel}/{attachment}/{name}", self._attachment),
            ("GET", r"/emojis/{emoji:\d+}.png", self._emoji),
            ("GET", "/", self._page),
            ("GET", "/page/{name}", self._page),
        ]
        for method, path, act in routes:
            app.router.add_route(method, path, _answering(act))

    def _person(self, request: web.Request) -> User:
        return self._world.person(request.match_info["person"])

    async def _state(self, _: web.Request) -> Json:
        sessions = self._parts.gateway.live()
        return {
            "seq": self._parts.feed.number,
            "people": [_user(user) for user in self._world.people()],
            "bot": _user(self._world.bot),
            "guilds": [{"id": str(guild.id), "name": guild.name} for guild in self._world.guilds.values()],
            "shards": [[session.shard, session.shards] for session in sessions],
            "now": self._parts.clock.now(),
            "run": self._run,
            "can_restart": self._control.restart is not None,
            "commands": [command["name"] for command in self._parts.commands.all()],
        }

    async def _calls(self, _: web.Request) -> Json:
        shown = [call.show() for call in self._parts.recorder.calls[-200:]]
        return {"counts": self._parts.recorder.counts(), "calls": shown}

    async def _pull(self, request: web.Request) -> Any:
        name, body = request.match_info["name"], await request.json()
        method = getattr(self._control, name, None)
        if name.startswith("_") or method is None:
            raise ClientRefused(f"there is no control {name}")
        positional = [body.pop("channel"), *body.pop("permissions", [])] if name in {"deny", "allow"} else []
        try:
            inspect.signature(method).bind(*positional, **body)
        except TypeError as error:
            raise ClientRefused(str(error)) from None
        result = method(*positional, **body)
        return {"id": str(result.id), "name": result.name} if isinstance(result, User | SandboxChannel | Guild) else {}

    async def _view(self, request: web.Request) -> Json:
        person = self._person(request)
        seen = [each for each in self._world.channels.values() if self._world.may(person.id, "view_channel", each)]
        guilds = [guild for guild in self._world.guilds.values() if person.id in guild.members]
        return {
            "me": _user(person),
            "seq": self._parts.feed.number,
            "guilds": [
                {
                    "id": str(guild.id),
                    "name": guild.name,
                    "bot_in": guild.bot_in,
                    "owner": str(guild.owner_id),
                    "channels": [_channel(each) for each in seen if each.guild_id == guild.id],
                    "members": [_user(self._world.users[each]) for each in guild.members],
                }
                for guild in guilds
            ],
            "dm": _channel(self._world.direct_channel(person)),
        }

    async def _messages(self, request: web.Request) -> Json:
        person = self._person(request)
        channel = self._acts.channel(person, request.match_info["channel"])
        return {"seq": self._parts.feed.number, "messages": self._acts.messages(person, channel)}

    async def _commands(self, request: web.Request) -> list[Json]:
        person = self._person(request)
        return self._acts.commands(person, self._acts.channel(person, request.match_info["channel"]))

    async def _outcome(self, request: web.Request) -> Json:
        person = self._person(request)
        found = self._parts.interactions.get(person, int(request.match_info["interaction"]))
        if found is None:
            raise ClientRefused("there is no such interaction")
        await self._settled(found, float(request.query.get("wait", "0")))
        shown = self._parts.interactions.show(found)
        seen = [self._world.messages[int(each)] for each in shown["message_ids"]]
        ids = {message.id for message in seen if self._world.sees(person.id, message)}
        channel = self._world.channels.get(found.channel_id)
        listed = self._acts.messages(person, channel) if channel else []
        return shown | {"messages": [message for message in listed if int(message["id"]) in ids]}

    async def _settled(self, interaction: Interaction, seconds: float) -> None:
        changed = self._parts.interactions.changed
        await changed.until(lambda: interaction.state in {"answered", "failed"}, seconds)
        await changed.until(lambda: self._parts.interactions.is_followed(interaction), min(seconds, FOLLOWING_SECONDS))

    async def _act(self, request: web.Request) -> Json:
        person, body = self._person(request), await request.json()
        await self._parts.faults.delay()
        acts, raw = self._acts, bool(body.get("raw"))
        started: Interaction
        match request.match_info["act"]:
            case "slash":
                channel = acts.channel(person, body["channel"])
                started = acts.slash(person, channel, body["command"], body.get("options") or {}, raw=raw)
            case "autocomplete":
                return await self._autocomplete(person, body)
            case "press":
                started = acts.press(person, body["message"], body, raw=raw)
            case "choose":
                started = acts.choose(person, body["message"], body.get("custom_id"), body["values"])
            case "submit":
                started = acts.submit(person, body["interaction"], body.get("values") or {}, raw=raw)
            case "say":
                return {"id": str(acts.say(person, acts.channel(person, body["channel"]), body["content"]).id)}
            case "dismiss":
                acts.dismiss(person, body["message"])
                return {}
            case other:
                raise ClientRefused(f"nobody can {other}")
        return {"id": str(started.id)}

    async def _autocomplete(self, person: User, body: Json) -> Json:
        channel = self._acts.channel(person, body["channel"])
        options = (body.get("options") or {}) | {body["focused"]: body.get("typed", "")}
        started = self._acts.autocomplete(person, channel, body["command"], options, body["focused"])
        await self._settled(started, 30)
        if started.choices is None:
            raise ClientRefused(started.notice or "Loading options failed")
        return {"choices": started.choices}

    async def _events(self, request: web.Request) -> web.StreamResponse:
        person_id = self._person(request).id if "person" in request.match_info else None
        after = request.headers.get("Last-Event-ID") or request.query.get("after") or str(self._parts.feed.number)
        headers = {"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        response = web.StreamResponse(headers=headers)
        await response.prepare(request)
        await response.write(b": hello\n\n")
        try:
            async for event in self._parts.feed.follow(person_id, int(after)):
                text = ": still here\n\n" if event is None else f"id: {event['seq']}\ndata: {json.dumps(event)}\n\n"
                await response.write(text.encode())
        except ConnectionError:
            pass
        return response

    async def _attachment(self, request: web.Request) -> web.Response:
        wanted = request.match_info["attachment"]
        sent = (attachment for message in self._world.messages.values() for attachment in message.attachments)
        for attachment in (*sent, *self._world.uploads.values()):
            if str(attachment.id) == wanted:
                # Nothing uploaded may run as a page of this server.
                guard = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
                return web.Response(body=attachment.data, content_type=attachment.content_type, headers=guard)
        raise web.HTTPNotFound

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self._parts.emojis.all.get(int(request.match_info["emoji"]))
        if emoji is None:
            raise web.HTTPNotFound
        guard = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        return web.Response(body=emoji.data, content_type="image/png", headers=guard)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info.get("name", "index.html")
        path = PAGE / name
        if path.parent != PAGE or not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers={"Content-Security-Policy": POLICY, "Cache-Control": "no-store"})


def _user(user: User) -> Json:
    shown = {"id": str(user.id), "name": user.name, "username": user.username, "dms_open": user.dms_open}
    return shown | {"bot": user.bot}


def _channel(channel: SandboxChannel) -> Json:
    shown: Json = {"id": str(channel.id), "name": channel.name, "kind": channel.kind}
    shown["parent_id"] = str(channel.parent_id) if channel.parent_id else None
    return shown | ({"name": "Lambapea"} if channel.kind == DIRECT else {})
