"""The endpoints: what each REST route does once the request is let in."""

from typing import Any

from bot.sandbox.errors import ApiError, BodyErrors, Json, refusal
from bot.sandbox.messages import ARCHIVED, check_unlocked
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.payloads import channel_json, guild_json, member_json, message_json, user_json
from bot.sandbox.recorder import RestCall
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
        """GET /gateway."""
        return {"url": self._parts.gateway.url}

    def gateway_bot(self, _: RestCall) -> Json:
        """GET /gateway/bot."""
        gateway = self._parts.gateway
        return {"url": gateway.url, "shards": 1, "session_start_limit": gateway.start_limit()}

    def me(self, _: RestCall) -> Json:
        """The bot's own user."""
        return user_json(self._world.bot) | {"mfa_enabled": False, "verified": True, "email": None, "locale": "en-US"}

    def my_guilds(self, _: RestCall) -> list[Json]:
        """The servers the bot is in."""
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
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "owner": user_json(owner),
            "bot": user_json(self._world.bot),
            "flags": 0,
            "team": None,
            "summary": "",
            "type": None,
            "is_monetized": False,
            "redirect_uris": [],
            "integration_types_config": {"0": {}, "1": {}},
            "flags_new": "0",
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": len(self._world.guilds),
            "approximate_user_install_count": len(self._world.installed_by),
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": ["bot", "applications.commands"],
        }

    def open_dm(self, call: RestCall) -> Json:
        """The direct messages with a person, whether or not they take any."""
        recipient = str(call.body.get("recipient_id"))
        user = self._world.users.get(int(recipient)) if recipient.isdigit() else None
        if user is None or user.bot:
            form = BodyErrors()
            form.wrong("recipient_id", "INVALID_RECIPIENT", "Invalid Recipient(s)")
            form.done()
            raise refusal(10013)
        return channel_json(self._world, self._world.direct_channel(user))

    def channel(self, call: RestCall) -> Json:
        """A channel the bot sees."""
        return channel_json(self._world, self._channel(call))

    def typing(self, call: RestCall) -> None:
        """Shows the bot as typing to everybody who sees the channel."""
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
        """A new message in a channel."""
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
        """Changes one of the bot's own messages."""
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
        """Removes an own message, or with the right to manage messages anybody's."""
        channel, message = self._channel(call), self._message(call)
        if message.author_id != self._world.bot.id:
            if channel.kind == DIRECT:
                raise refusal(50003)
            if not self._world.may(self._world.bot.id, "manage_messages", channel):
                raise refusal(50013)
        check_unlocked(channel)
        self._parts.messages.delete(message)

    def guild(self, call: RestCall) -> Json:
        """A server the bot is in."""
        return guild_json(self._guild(call))

    def guild_channels(self, call: RestCall) -> list[Json]:
        """A server's channels, threads left out."""
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

    def emojis_get(self, call: RestCall) -> Json:
        """All emoji of the application."""
        self._scope(call)
        return self._parts.emojis.listed()

    def emoji_post(self, call: RestCall) -> tuple[int, Json]:
        self._scope(call)
        return 201, self._parts.emojis.create(call.body)

    def emoji_get(self, call: RestCall) -> Json:
        self._scope(call)
        emojis = self._parts.emojis
        return emojis.json(emojis.find(int(call.params["emoji_id"])))

    def emoji_edit(self, call: RestCall) -> Json:
        self._scope(call)
        return self._parts.emojis.rename(int(call.params["emoji_id"]), call.body)

    def emoji_delete(self, call: RestCall) -> None:
        self._scope(call)
        self._parts.emojis.delete(int(call.params["emoji_id"]))

    def callback(self, call: RestCall) -> tuple[int, Any]:
        """The first answer to an interaction."""
        number = int(call.params["interaction_id"])
        _, shown = self._parts.interactions.respond(number, call.params["token"], call.body, call.uploads)
        wanted = call.query.get("with_response", "").lower() in {"1", "true"}
        return (200, shown) if wanted else (204, None)

    def followup(self, call: RestCall) -> Json:
        """A further message by an interaction's token."""
        interactions = self._parts.interactions
        interaction = interactions.by_token(int(call.params["application_id"]), call.params["token"])
        return message_json(self._world, interactions.follow_up(interaction, call.body, call.uploads))

    def webhook_get(self, call: RestCall) -> Json:
        """Reads a message by an interaction's token."""
        return message_json(self._world, self._by_token(call)[1])

    def webhook_edit(self, call: RestCall) -> Json:
        """Changes a message by an interaction's token."""
        interaction, message = self._by_token(call)
        return message_json(self._world, self._parts.interactions.edit(interaction, message, call.body, call.uploads))

    def webhook_delete(self, call: RestCall) -> None:
        """Removes a message by an interaction's token."""
        self._parts.interactions.delete(*self._by_token(call))

    def _by_token(self, call: RestCall) -> tuple[Any, SandboxMessage]:
        interactions = self._parts.interactions
        interaction = interactions.by_token(int(call.params["application_id"]), call.params["token"])
        reference = call.params["message"]
        if reference != "@original" and not reference.isdigit():
            raise refusal(10008)
        return interaction, interactions.message_of(interaction, reference)

    def _scope(self, call: RestCall) -> int | None:
        if int(call.params["application_id"]) != self._world.application_id:
            raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
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
