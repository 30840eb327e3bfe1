"""The strings tests and the page may pull: people, places, rights, misfortunes and time."""

from collections.abc import Callable, Iterable

from bot.sandbox.errors import ClientRefused
from bot.sandbox.faults import InjectedFault
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.payloads import guild_create_json, member_json, role_json, told_channel_json, user_json
from bot.sandbox.world import OF_SERVERS, PERMISSIONS, THREADS, Guild, Role, SandboxChannel, User


class Control:
    """Every method can be called over HTTP too, by its name and with its arguments as JSON."""

    def __init__(self, parts: LoopbackParts) -> None:
        self._parts = parts
        self._world = parts.world
        self.restart: Callable[[], object] | None = None
        """How the bot is started anew, where it was started from here."""

    def restart_bot(self) -> None:
        if self.restart is None:
            raise ClientRefused("the bot was started elsewhere, and is to be started again there")
        self.restart()

    def add_person(self, name: str) -> User:
        """Lets somebody join every server."""
        name = name.strip()
        if not 1 <= len(name) <= 32:
            raise ClientRefused("a name has 1 to 32 characters")
        known = {user.id for user in self._world.people()}
        person = self._world.add_person(name)
        for guild in self._world.guilds.values():
            if person.id not in known:
                member = member_json(person) | {"guild_id": str(guild.id)}
                self._parts.gateway.dispatch("GUILD_MEMBER_ADD", member, guild.id)
        self._tell_people()
        return person

    def remove_person(self, person: object, guild: object = None) -> None:
        user, place = self._world.person(person), self._world.guild(guild)
        place.members.pop(user.id, None)
        left = {"guild_id": str(place.id), "user": user_json(user)}
        self._parts.gateway.dispatch("GUILD_MEMBER_REMOVE", left, place.id)
        self._tell_people()

    def add_guild(self, name: str) -> Guild:
        """A further server, with everybody and the bot in it."""
        guild = self._world.add_guild(name)
        self._parts.gateway.dispatch("GUILD_CREATE", guild_create_json(self._world, guild), guild.id)
        self._tell_people()
        return guild

    def add_channel(self, name: str, guild: object = None) -> SandboxChannel:
        slug = "-".join(name.lower().split())[:100]
        if not slug:
            raise ClientRefused("a channel needs a name")
        return self._announce(self._world.add_channel(self._world.guild(guild), slug))

    def add_thread(self, name: str, channel: object, *members: object) -> SandboxChannel:
        """A thread below a channel; where it has members, they and the bot alone are in it."""
        parent = self._world.channel(channel)
        users = {self._world.person(each).id: None for each in members} | (
            {self._world.bot.id: None} if members else {}
        )
        return self._announce(
            self._world.add_channel(self._world.guild(parent.guild_id), name, parent, users if members else None)
        )

    def _announce(self, channel: SandboxChannel) -> SandboxChannel:
        self._channel_event(channel, "CREATE")
        self._tell_people()
        return channel

    def delete_channel(self, channel: object) -> None:
        """Deletes a channel with everything in it."""
        gone = self._world.channel(channel)
        self._channel_event(gone, "DELETE")
        self._world.forget_channel(gone)
        self._tell_people()

    def delete_message(self, message_id: object) -> None:
        """Deletes any message, as a moderator would."""
        message = self._world.messages.get(int(str(message_id)))
        if message is None:
            raise ClientRefused("there is no such message")
        self._parts.messages.delete(message)

    def install_for(self, person: object) -> None:
        """Lets somebody have the application for themselves, wherever they go."""
        self._world.installed_by.add(self._world.person(person).id)

    def add_group(self, name: str, *people: object) -> SandboxChannel:
        return self._world.add_group(name, {self._world.person(each).id: None for each in people})

    def kick_bot(self, guild: object = None) -> None:
        place = self._world.guild(guild)
        place.bot_in = False
        self._parts.gateway.dispatch("GUILD_DELETE", {"id": str(place.id)}, place.id)
        self._tell_people()

    def invite_bot(self, guild: object = None) -> None:
        place = self._world.guild(guild)
        place.bot_in = True
        self._parts.gateway.dispatch("GUILD_CREATE", guild_create_json(self._world, place), place.id)
        self._tell_people()

    def deny(self, channel: object, *permissions: str, who: object = None) -> None:
        self._overwrite(channel, permissions, who, allow=False)

    def allow(self, channel: object, *permissions: str, who: object = None) -> None:
        self._overwrite(channel, permissions, who, allow=True)

    def _overwrite(self, channel: object, permissions: tuple[str, ...], who: object, *, allow: bool) -> None:
        bits, place = _bits(permissions), self._world.channel(channel)
        if of_servers := OF_SERVERS & set(permissions):
            raise ClientRefused(f"no channel gives {', '.join(sorted(of_servers))}: a role does")
        whom = self._world.bot.id if who is None else self._named(who, place)
        give, take = (place.allowed, place.denied) if allow else (place.denied, place.allowed)
        give[whom] = give.get(whom, 0) | bits
        take[whom] = take.get(whom, 0) & ~bits
        # One that the bot no longer sees, or sees again, gets its update too, as at Discord.
        self._channel_event(place, "UPDATE")
        self._tell_people()

    def _named(self, who: object, channel: SandboxChannel) -> int:
        guild = self._world.guild(channel.guild_id)
        if who == "@everyone":
            return guild.id
        role = next((role.id for role in guild.roles.values() if who in {role.id, role.name}), None)
        return self._world.person(who).id if role is None else role

    def add_role(
        self, name: str, *members: object, mentionable: bool = False, guild: object = None,
        permissions: Iterable[str] = (),
    ) -> Role:  # fmt: skip
        """A role for these people, made or made anew, with what it gives them on the whole server."""
        place, bits = self._world.guild(guild), _bits(permissions)
        users = {self._world.person(each).id: None for each in members}
        is_new = all(each.name != name for each in place.roles.values())
        role = self._world.add_role(place, name, users, mentionable=mentionable, permissions=bits)
        told = {"guild_id": str(place.id), "role": role_json(place, role)}
        self._parts.gateway.dispatch(f"GUILD_ROLE_{'CREATE' if is_new else 'UPDATE'}", told, place.id)
        return role

    def close_dms(self, person: object) -> None:
        self._world.person(person).dms_open = False
        self._tell_people()

    def open_dms(self, person: object) -> None:
        self._world.person(person).dms_open = True
        self._tell_people()

    def fault(
        self,
        kind: str,
        action: str,
        times: int = 1,
        status: int = 500,
        seconds: float = 1.0,
        *,
        scope: str = "user",
    ) -> None:
        """Orders a misfortune for the next requests of a kind (a kind of `rest.ROUTES`, or `*`)."""
        try:
            self._parts.faults.order(InjectedFault(kind, action, times, status, seconds, scope))
        except ValueError as error:
            raise ClientRefused(str(error)) from None

    def rate_limit_requests(self, times: int = 10, seconds: float = 0.01, kind: str = "*") -> None:
        """Answer this many requests in a row with 429."""
        self.fault(kind, "limit", times, seconds=seconds)

    def duplicate_next_interaction(self) -> None:
        self._parts.interactions.copies = 1

    def reorder_interactions(self, count: int = 2) -> None:
        """The next so many interactions reach the bot together, the last one first."""
        self._parts.interactions.hold(count)

    def mute_heartbeats(self, *, muted: bool = True) -> None:
        """The gateway no longer says that it heard a heartbeat, or does so again."""
        self._parts.gateway.muted = muted

    def archive_thread(self, thread: object, *, locked: bool = False) -> None:
        """A thread goes to sleep: nothing in it can be edited until something is sent; a locked one takes nothing."""
        self._change_thread(thread, archived=True, locked=locked)

    def open_thread(self, thread: object) -> None:
        """A thread is awake again and takes everything."""
        self._change_thread(thread, archived=False, locked=False)

    def _change_thread(self, thread: object, *, archived: bool, locked: bool) -> None:
        place = self._world.channel(thread)
        if place.kind not in THREADS:
            raise ClientRefused("only a thread can be archived")
        place.archived, place.locked = archived, locked
        self._channel_event(place, "UPDATE")

    def drop_gateway(self) -> None:
        self._parts.gateway.drop()

    def ask_to_reconnect(self) -> None:
        self._parts.gateway.ask_to_reconnect()

    def invalidate_sessions(self, *, resumable: bool = False) -> None:
        self._parts.gateway.invalidate(resumable=resumable)

    def close_gateway(self, code: int) -> None:
        """Closes every connection to the gateway with a code, as 4014 where an intent is no longer allowed."""
        self._parts.gateway.close(code)

    def reset_token(self) -> None:
        self._parts.gateway.reset_token()

    def set_start_limit(self, remaining: int, seconds: float) -> None:
        """The bot may identify so many more times before so much time is over."""
        gateway = self._parts.gateway
        gateway.starts, gateway.starts_again = remaining, self._parts.clock.now() + seconds

    def advance(self, seconds: float) -> None:
        self._parts.clock.advance(seconds)

    def _channel_event(self, channel: SandboxChannel, what: str) -> None:
        kind = "THREAD" if channel.kind in THREADS else "CHANNEL"
        self._parts.gateway.dispatch(f"{kind}_{what}", told_channel_json(self._world, channel), channel.guild_id)

    def _tell_people(self) -> None:
        self._parts.feed.publish([person.id for person in self._world.people()], "places")


def _bits(permissions: Iterable[str]) -> int:
    names = set(permissions)
    if unknown := names - PERMISSIONS.keys():
        raise ClientRefused(f"unknown permissions: {', '.join(sorted(unknown))}")
    return sum(PERMISSIONS[name] for name in names)
