"""The JSON shapes in which Discord shows users, servers, channels and messages."""

from collections.abc import Iterable

from bot.sandbox.clock import iso
from bot.sandbox.errors import Json
from bot.sandbox.world import (
    COMPONENTS_V2,
    DIRECT,
    EPHEMERAL,
    EVERYONE,
    GROUP,
    LOADING,
    PERMISSIONS,
    PRIVATE_THREAD,
    THREADS,
    Attachment,
    Guild,
    Role,
    SandboxChannel,
    SandboxMessage,
    SandboxWorld,
    User,
)

CHANNEL_OBFUSCATED = 1 << 17
JOINED = "2023-01-01T00:00:00.000000+00:00"


def alike(names: str, value: object) -> Json:
    """Fields that say nothing here, and all have the same value."""
    return {name: [] if value == [] else value for name in names.split()}


def user_json(user: User) -> Json:
    return {
        "id": str(user.id),
        "username": user.username,
        "discriminator": "0000" if user.bot else "0",
        "global_name": None if user.bot else user.name,
        "bot": user.bot,
        **alike("public_flags flags", 0),
        **alike("avatar banner accent_color avatar_decoration_data collectibles clan primary_guild", None),
    }


def member_json(user: User | None = None, permissions: int | None = None, roles: Iterable[int] = ()) -> Json:
    """A membership, with the user in it or (in messages) beside it."""
    member: Json = {
        **alike("avatar banner communication_disabled_until nick premium_since", None),
        **alike("pending mute deaf", value=False),
        "flags": 0,
        "joined_at": JOINED,
        "roles": [str(role) for role in roles],
    }
    if user is not None:
        member["user"] = user_json(user)
    if permissions is not None:
        member["permissions"] = str(permissions)
    return member


def channel_json(world: SandboxWorld, channel: SandboxChannel) -> Json:
    base: Json = {"id": str(channel.id), "type": channel.kind, "flags": 0}
    base["last_message_id"] = str(channel.last_message_id) if channel.last_message_id else None
    if channel.kind == DIRECT:
        return base | {"recipients": [user_json(world.users[channel.person_id or 0])]}
    if channel.kind == GROUP:
        people = [user_json(world.users[each]) for each in channel.members]
        return base | {"recipients": people, "name": channel.name, "icon": None, "owner_id": people[0]["id"]}
    base |= {"name": channel.name, "guild_id": str(channel.guild_id), "rate_limit_per_user": 0}
    base["parent_id"] = str(channel.parent_id) if channel.parent_id else None
    if channel.kind in THREADS:
        metadata = {
            "archived": channel.archived,
            "auto_archive_duration": 1440,
            "archive_timestamp": JOINED,
            "locked": channel.locked,
        }
        if channel.kind == PRIVATE_THREAD:
            metadata["invitable"] = True
        counts = {"message_count": 0, "member_count": 2, "total_message_sent": 0}
        return base | counts | {"owner_id": str(world.bot.id), "thread_metadata": metadata}
    named, guild = channel.allowed.keys() | channel.denied.keys(), world.guild_of(channel)
    roles = {guild.id, *guild.roles} if guild is not None else set()
    overwrites = [
        {
            "id": str(each),
            "type": 0 if each in roles else 1,
            "allow": str(channel.allowed.get(each, 0)),
            "deny": str(channel.denied.get(each, 0)),
        }
        for each in sorted(named)
    ]
    return base | {"topic": None, "position": 0, "nsfw": False, "permission_overwrites": overwrites}


def told_channel_json(world: SandboxWorld, channel: SandboxChannel) -> Json:
    """A server's channel as the gateway tells of it: of one that the bot may not view, only that it is there.

    Source: Discord's documentation of channels, "Obfuscated Channels", in force since November 2026.
    """
    told = channel_json(world, channel)
    if channel.kind in THREADS or world.may(world.bot.id, "view_channel", channel):
        return told
    hidden = {"id": str(channel.guild_id), "type": 0, "allow": "0", "deny": str(PERMISSIONS["view_channel"])}
    return told | {
        "name": "___hidden___",
        "flags": CHANNEL_OBFUSCATED,
        "last_message_id": None,
        "permission_overwrites": [hidden],
    }


def role_json(guild: Guild, role: Role | None = None) -> Json:
    """A role; None is the one everybody has, which is called by its server's number."""
    colors = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    return {
        "id": str(guild.id if role is None else role.id),
        "name": "@everyone" if role is None else role.name,
        "colors": colors,
        **alike("color position flags", 0),
        **alike("hoist managed", value=False),
        **alike("icon unicode_emoji description", None),
        "permissions": str(EVERYONE if role is None else role.permissions),
        "mentionable": role is not None and role.mentionable,
    }


def guild_json(guild: Guild) -> Json:
    """A server as `GET /guilds/…` shows it."""
    nothing = (
        "icon splash discovery_splash afk_channel_id application_id system_channel_id rules_channel_id description "
        "banner vanity_url_code public_updates_channel_id safety_alerts_channel_id max_presences incidents_data "
        "home_header icon_hash widget_channel_id region"
    )
    zero = (
        "afk_timeout verification_level default_message_notifications explicit_content_filter mfa_level nsfw_level "
        "system_channel_flags premium_tier premium_subscription_count"
    )
    return {
        **alike(nothing, None),
        **alike(zero, 0),
        **alike("nsfw premium_progress_bar_enabled widget_enabled", value=False),
        **alike("emojis stickers features", []),
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "roles": [role_json(guild), *(role_json(guild, each) for each in guild.roles.values())],
        "preferred_locale": "en-US",
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
    }


def guild_create_json(world: SandboxWorld, guild: Guild) -> Json:
    """A server as GUILD_CREATE brings it: all channels, the threads the bot sees and, of the members, the bot alone."""
    own = [each for each in world.channels.values() if each.guild_id == guild.id]
    threads = [each for each in own if each.kind in THREADS and world.may(world.bot.id, "view_channel", each)]
    return guild_json(guild) | {
        "joined_at": JOINED,
        **alike("large unavailable", value=False),
        **alike("voice_states presences stage_instances guild_scheduled_events soundboard_sounds", []),
        "member_count": len(guild.members),
        "members": [member_json(world.bot, roles=world.roles_of(world.bot.id, guild))],
        "channels": [told_channel_json(world, each) for each in own if each.kind not in THREADS],
        "threads": [channel_json(world, each) for each in threads if not each.archived],
    }


def attachment_json(world: SandboxWorld, channel_id: int, attachment: Attachment) -> Json:
    url = f"{world.base_url}/attachments/{channel_id}/{attachment.id}/{attachment.filename}"
    shown: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
        "flags": 0,
    }
    if attachment.description is not None:
        shown["description"] = attachment.description
    if attachment.size is not None:
        shown |= {"width": attachment.size[0], "height": attachment.size[1]}
    return shown


def message_json(world: SandboxWorld, message: SandboxMessage) -> Json:
    """A message as REST and components show it; without `guild_id`, which only gateway events carry."""
    shown: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": 0,
        "author": user_json(world.users[message.author_id]),
        "content": message.content,
        "timestamp": iso(message.created),
        "edited_timestamp": None if message.edited is None else iso(message.edited),
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(world.users[user_id]) for user_id in message.mentions],
        "mention_roles": [str(role_id) for role_id in message.mention_roles],
        "attachments": [attachment_json(world, message.channel_id, each) for each in message.attachments],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": False,
        "flags": message.flags,
    }
    if message.nonce is not None:
        shown["nonce"] = message.nonce
    if message.reference is not None:
        shown |= {"type": 19, "message_reference": message.reference}
        origin = world.messages.get(int(message.reference["message_id"]))
        shown["referenced_message"] = message_json(world, origin) if origin else None
    if message.interaction is not None:
        kind = 20 if message.interaction["type"] == 2 and not message.reference else 0
        metadata = {key: value for key, value in message.interaction.items() if key != "name"}
        shown |= {"type": kind, "interaction_metadata": metadata, "webhook_id": str(world.application_id)}
        shown["application_id"] = str(world.application_id)
        if message.interaction["type"] == 2:
            shown["interaction"] = {key: message.interaction[key] for key in ("id", "type", "name", "user")}
    return shown


def event_json(world: SandboxWorld, message: SandboxMessage) -> Json:
    """A message as a gateway event, with server and membership when there is one."""
    channel = world.channels[message.channel_id]
    shown = message_json(world, message)
    if channel.guild_id is not None:
        shown |= {"guild_id": str(channel.guild_id), "member": member_json()}
    else:
        shown["channel_type"] = DIRECT
    return shown


def person_json(world: SandboxWorld, message: SandboxMessage, viewer: int | None = None) -> Json:
    interaction = message.interaction or {}
    return message_json(world, message) | {
        "ephemeral": bool(message.flags & EPHEMERAL),
        "loading": bool(message.flags & LOADING),
        "v2": bool(message.flags & COMPONENTS_V2),
        "pinged": viewer in message.pinged,
        "interaction_id": str(message.interaction_id) if message.interaction_id else None,
        "command": interaction.get("name"),
    }
