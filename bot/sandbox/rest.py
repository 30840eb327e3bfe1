"""REST v10: the routes the bot uses, what each does, and before it Discord's authorisation, limits and refusals."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.sandbox.errors import ApiError, Json, refusal, refuse_body
from bot.sandbox.faults import InjectedFault
from bot.sandbox.messages import ARCHIVED, check_unlocked
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.payloads import alike, channel_json, guild_json, member_json, message_json, user_json
from bot.sandbox.rate_limits import TooMany, too_many
from bot.sandbox.recorder import RestCall
from bot.sandbox.request_bodies import read_body
from bot.sandbox.world import DIRECT, PERMISSIONS, THREADS, Guild, SandboxChannel, SandboxMessage, User

ROUTES = """
GET /gateway gateway_url
GET /gateway/bot gateway_bot
GET /users/@me me
GET /users/@me/guilds my_guilds
GET /users/{user_id} user
GET /applications/@me application
GET /oauth2/applications/@me application
POST /users/@me/channels open_dm
GET /channels/{channel_id} channel
POST /channels/{channel_id}/typing typing
GET /channels/{channel_id}/messages history
POST /channels/{channel_id}/messages send
GET /channels/{channel_id}/messages/{message_id} message
PATCH /channels/{channel_id}/messages/{message_id} edit
DELETE /channels/{channel_id}/messages/{message_id} delete
GET /guilds/{guild_id} guild
GET /guilds/{guild_id}/channels guild_channels
GET /guilds/{guild_id}/members/{user_id} member
GET /applications/{application_id}/commands commands_get
PUT /applications/{application_id}/commands commands_put
POST /applications/{application_id}/commands commands_post
GET /applications/{application_id}/commands/{command_id} command_get
PATCH /applications/{application_id}/commands/{command_id} command_edit
DELETE /applications/{application_id}/commands/{command_id} command_delete
GET /applications/{application_id}/guilds/{guild_id}/commands commands_get
PUT /applications/{application_id}/guilds/{guild_id}/commands commands_put
POST /applications/{application_id}/guilds/{guild_id}/commands commands_post
GET /applications/{application_id}/guilds/{guild_id}/commands/{command_id} command_get
PATCH /applications/{application_id}/guilds/{guild_id}/commands/{command_id} command_edit
DELETE /applications/{application_id}/guilds/{guild_id}/commands/{command_id} command_delete
GET /applications/{application_id}/emojis emojis_get
POST /applications/{application_id}/emojis emoji_post
GET /applications/{application_id}/emojis/{emoji_id} emoji_get
PATCH /applications/{application_id}/emojis/{emoji_id} emoji_edit
DELETE /applications/{application_id}/emojis/{emoji_id} emoji_delete
POST /interactions/{interaction_id}/{token}/callback callback
POST /webhooks/{application_id}/{token} followup
GET /webhooks/{application_id}/{token}/messages/{message} webhook_get
PATCH /webhooks/{application_id}/{token}/messages/{message} webhook_edit
DELETE /webhooks/{application_id}/{token}/messages/{message} webhook_delete
"""


class Endpoints:
    """One method a kind of route; it returns the JSON, (status, JSON), or None for 204."""

    def __init__(self, parts: LoopbackParts) -> None:
        self._parts = parts
        self._world = parts.world

    def gateway_url(self, _: RestCall) -> Json:
        return {"url": self._parts.gateway.url}

    def gateway_bot(self, _: RestCall) -> Json:
        gateway = self._parts.gateway
        return {"url": gateway.url, "shards": 1, "session_start_limit": gateway.start_limit()}

    def me(self, _: RestCall) -> Json:
        return user_json(self._world.bot) | {"mfa_enabled": False, "verified": True, "email": None, "locale": "en-US"}

    def my_guilds(self, _: RestCall) -> list[Json]:
        kept = ("id", "name", "icon", "banner", "features")
        guilds = [guild_json(guild) for guild in self._world.guilds.values() if guild.bot_in]
        return [{key: guild[key] for key in kept} | {"owner": False, "permissions": "0"} for guild in guilds]

    def user(self, call: RestCall) -> Json:
        return user_json(self._user(call))

    def application(self, _: RestCall) -> Json:
        owner = next(iter(self._world.people()), self._world.bot)
        return {
            "id": str(self._world.application_id),
            "name": self._world.bot.name,
            **alike("icon team type interactions_endpoint_url role_connections_verification_url", None),
            **alike("flags approximate_user_authorization_count explicit_content_filter", 0),
            **alike("bot_require_code_grant is_monetized", value=False),
            **alike("description summary", ""),
            "bot_public": True,
            "verify_key": "0" * 64,
            "owner": user_json(owner),
            "bot": user_json(self._world.bot),
            "redirect_uris": [],
            "integration_types_config": {"0": {}, "1": {}},
            "flags_new": "0",
            "approximate_guild_count": len(self._world.guilds),
            "approximate_user_install_count": len(self._world.installed_by),
            "eligible_oauth2_scopes": ["bot", "applications.commands"],
        }

    def open_dm(self, call: RestCall) -> Json:
        recipient = str(call.body.get("recipient_id"))
        user = self._world.users.get(int(recipient)) if recipient.isdigit() else None
        if user is None or user.bot:
            refuse_body("recipient_id", "INVALID_RECIPIENT", "Invalid Recipient(s)")
            raise refusal(10013)
        return channel_json(self._world, self._world.direct_channel(user))

    def channel(self, call: RestCall) -> Json:
        return channel_json(self._world, self._channel(call))

    def typing(self, call: RestCall) -> None:
        channel = self._channel(call, "send_messages")
        people = [each.id for each in self._world.people() if self._world.may(each.id, "view_channel", channel)]
        self._parts.feed.publish(people, "typing", channel_id=str(channel.id))

    def history(self, call: RestCall) -> list[Json]:
        """The latest messages, newest first, private ones left out."""
        channel = self._channel(call)
        if not self._world.may(self._world.bot.id, "read_message_history", channel):
            return []
        found = [message for message in self._world.history(channel.id) if message.seen_by is None]
        before, after = int(call.query.get("before") or 1 << 63), int(call.query.get("after") or 0)
        limit = min(100, int(call.query.get("limit", 50)))
        found = [message for message in found if after < message.id < before]
        chosen = found[:limit] if "after" in call.query else found[-limit:]
        return [message_json(self._world, message) for message in reversed(chosen)]

    def send(self, call: RestCall) -> Json:
        channel = self._channel(call, "send_messages")
        person = self._world.users.get(channel.person_id or 0)
        if person is not None and not self.meets(person):
            raise refusal(50278)
        if person is not None and not person.dms_open:
            raise refusal(50007)
        self._check_extras(call)
        check_unlocked(channel)
        channel.archived = False
        message = self._parts.messages.create(channel, self._world.bot.id, call.body, call.uploads)
        return message_json(self._world, message)

    def meets(self, person: User) -> bool:
        """Whether the bot and a person are on a server together: without one there are no direct messages."""
        return any(each.bot_in and person.id in each.members for each in self._world.guilds.values())

    def message(self, call: RestCall) -> Json:
        return message_json(self._world, self._message(call))

    def edit(self, call: RestCall) -> Json:
        channel, message = self._channel(call), self._message(call)
        if message.author_id != self._world.bot.id:
            raise refusal(50005)
        self._check_extras(call)
        check_unlocked(channel)
        if channel.archived:
            raise refusal(ARCHIVED)
        self._parts.limits.old_edit(channel.id, message.created)
        return message_json(self._world, self._parts.messages.edit(message, call.body, call.uploads))

    def delete(self, call: RestCall) -> None:
        channel, message = self._channel(call), self._message(call)
        if message.author_id != self._world.bot.id:
            if channel.kind == DIRECT:
                raise refusal(50003)
            if not self._world.may(self._world.bot.id, "manage_messages", channel):
                raise refusal(50013)
        check_unlocked(channel)
        self._parts.messages.delete(message)

    def guild(self, call: RestCall) -> Json:
        return guild_json(self._guild(call))

    def guild_channels(self, call: RestCall) -> list[Json]:
        guild = self._guild(call)
        own = [each for each in self._world.channels.values() if each.guild_id == guild.id and each.kind not in THREADS]
        return [channel_json(self._world, each) for each in own]

    def member(self, call: RestCall) -> Json:
        guild, user_id = self._guild(call), int(call.params["user_id"])
        if user_id not in guild.members:
            raise refusal(10007)
        return member_json(self._world.users[user_id], roles=self._world.roles_of(user_id, guild))

    def commands_get(self, call: RestCall) -> list[Json]:
        localized = call.query.get("with_localizations", "").lower() in {"1", "true"}
        return self._parts.commands.listed(self._scope(call), localized=localized)

    def commands_put(self, call: RestCall) -> list[Json]:
        registered = self._parts.commands.replace(self._scope(call), call.body)
        self._commands_changed()
        return registered

    def commands_post(self, call: RestCall) -> tuple[int, Json]:
        created = self._parts.commands.put(self._scope(call), call.body)
        self._commands_changed()
        return 201, created

    def command_get(self, call: RestCall) -> Json:
        return self._parts.commands.find(self._scope(call), call.params["command_id"])

    def command_edit(self, call: RestCall) -> Json:
        changed = self._parts.commands.edit(self._scope(call), call.params["command_id"], call.body)
        self._commands_changed()
        return changed

    def command_delete(self, call: RestCall) -> None:
        self._parts.commands.remove(self._scope(call), call.params["command_id"])
        self._commands_changed()

    def emojis_get(self, _: RestCall) -> Json:
        return self._parts.emojis.listed()

    def emoji_post(self, call: RestCall) -> tuple[int, Json]:
        return 201, self._parts.emojis.create(call.body)

    def emoji_get(self, call: RestCall) -> Json:
        emojis = self._parts.emojis
        return emojis.json(emojis.find(int(call.params["emoji_id"])))

    def emoji_edit(self, call: RestCall) -> Json:
        return self._parts.emojis.rename(int(call.params["emoji_id"]), call.body)

    def emoji_delete(self, call: RestCall) -> None:
        self._parts.emojis.delete(int(call.params["emoji_id"]))

    def callback(self, call: RestCall) -> tuple[int, Any]:
        number = int(call.params["interaction_id"])
        _, shown = self._parts.interactions.respond(number, call.params["token"], call.body, call.uploads)
        wanted = call.query.get("with_response", "").lower() in {"1", "true"}
        return (200, shown) if wanted else (204, None)

    def followup(self, call: RestCall) -> Json:
        interactions = self._parts.interactions
        interaction = interactions.by_token(int(call.params["application_id"]), call.params["token"])
        return message_json(self._world, interactions.follow_up(interaction, call.body, call.uploads))

    def webhook_get(self, call: RestCall) -> Json:
        return message_json(self._world, self._by_token(call)[1])

    def webhook_edit(self, call: RestCall) -> Json:
        interaction, message = self._by_token(call)
        return message_json(self._world, self._parts.interactions.edit(interaction, message, call.body, call.uploads))

    def webhook_delete(self, call: RestCall) -> None:
        self._parts.interactions.delete(*self._by_token(call))

    def _by_token(self, call: RestCall) -> tuple[Any, SandboxMessage]:
        interactions = self._parts.interactions
        interaction = interactions.by_token(int(call.params["application_id"]), call.params["token"])
        reference = call.params["message"]
        if reference != "@original" and not reference.isdigit():
            raise refusal(10008)
        return interaction, interactions.message_of(interaction, reference)

    def check_application(self, call: RestCall) -> None:
        is_meant = call.template.startswith("/applications/{")
        if is_meant and int(call.params["application_id"]) != self._world.application_id:
            raise ApiError(403, 20012, "You are not authorized to perform this action on this application")

    def _scope(self, call: RestCall) -> int | None:
        return self._guild(call).id if "guild_id" in call.params else None

    def _commands_changed(self) -> None:
        self._parts.feed.publish([each.id for each in self._world.people()], "commands")
        self._parts.gateway.changed.fire()

    def _user(self, call: RestCall) -> User:
        user = self._world.users.get(int(call.params["user_id"]))
        if user is None:
            raise refusal(10013)
        return user

    def _guild(self, call: RestCall) -> Guild:
        guild = self._world.guilds.get(int(call.params["guild_id"]))
        if guild is None:
            raise refusal(10004)
        if not guild.bot_in:
            raise refusal(50001)
        return guild

    def _channel(self, call: RestCall, *needed: str) -> SandboxChannel:
        channel = self._world.channels.get(int(call.params["channel_id"]))
        if channel is None:
            raise refusal(10003)
        rights = self._world.permissions(self._world.bot.id, channel)
        if not rights & PERMISSIONS["view_channel"]:
            raise refusal(50001)
        for name in needed:
            if name == "send_messages" and channel.kind in THREADS:
                name = "send_messages_in_threads"  # noqa: PLW2901 — threads have their own right to send
            if not rights & PERMISSIONS[name]:
                raise refusal(50013)
        return channel

    def _check_extras(self, call: RestCall) -> None:
        if call.uploads:
            self._channel(call, "attach_files")
        if call.body.get("embeds"):
            self._channel(call, "embed_links")

    def _message(self, call: RestCall) -> SandboxMessage:
        return self._parts.messages.get(self._channel(call), int(call.params["message_id"]))


BASE = "/api/v10"


def _pattern(template: str) -> str:
    numbered = re.sub(r"\{(\w+_id)\}", r"(?P<\1>\\d+)", template)
    return re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", numbered)


KINDS = [(method, template, kind) for method, template, kind in map(str.split, ROUTES.strip().splitlines())]
"""Every route: its method, its path and what it is called."""
PATTERNS = [(method, re.compile(_pattern(template)), template, kind) for method, template, kind in KINDS]


def new_call(kind: str, method: str, template: str, path: str, now: float) -> RestCall:
    """A request that has just come in; those on interactions do not burden the global limit."""
    counted = not template.startswith(("/interactions", "/webhooks"))
    return RestCall(kind, method, template, path, {}, {}, counted=counted, at=now)


class ConnectionLost(Exception):
    """The connection breaks: before the request was carried out, or with its answer on the way."""


class Rest:
    """Takes a request through faults, authorisation and limits to its endpoint, and records it."""

    def __init__(self, parts: LoopbackParts, told: Callable[[str, RestCall], None] = lambda *_: None) -> None:
        """`told` hears of each request that comes by HTTP: as it is asked, done and answered."""
        self._parts = parts
        self._endpoints = Endpoints(parts)
        self._told = told

    def add_to(self, app: web.Application) -> None:
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
            except ConnectionLost:
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
        await self._parts.faults.delay()
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
        await self._parts.faults.delay()
        return call.status, call.answer

    def carry_out(self, call: RestCall, authorization: str | None, headers: dict[str, str]) -> tuple[int, Any]:
        """Let a request in and do what it asks: status and JSON; headers of the answer are added to those given."""
        self._parts.faults.tell(call.kind, "received")
        if call.counted and authorization != f"Bot {self._parts.token}":
            raise ApiError(401, 0, "401: Unauthorized")
        if call.body is not None and not isinstance(call.body, dict) and call.kind != "commands_put":
            refuse_body("_", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        bucket, major = _bucket(call)
        if call.kind != "callback":
            headers |= self._parts.limits.check(bucket, major, counted=call.counted)
        self._endpoints.check_application(call)
        result = getattr(self._endpoints, call.kind)(call)
        self._parts.faults.tell(call.kind, "done")
        return (204, None) if result is None else result if isinstance(result, tuple) else (200, result)

    async def _before(self, fault: InjectedFault) -> None:
        if fault.action == "delay":
            await self._parts.clock.sleep(fault.seconds)
        elif fault.action == "error":
            raise ApiError(fault.status, 0, f"{fault.status}: ordered by the test")
        elif fault.action == "cut":
            raise ConnectionLost
        elif fault.action == "limit":
            raise too_many(fault.seconds, fault.scope, {})

    async def _after(self, fault: InjectedFault) -> None:
        if fault.action == "delay_answer":
            await self._parts.clock.sleep(fault.seconds)
        elif fault.action == "lose":
            raise ConnectionLost


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
