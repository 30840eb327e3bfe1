"""The gateway: WebSocket sessions that identify, beat, resume and receive events by shard and intent."""

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from aiohttp import WSMsgType, web

from bot.sandbox.clock import WaitCondition
from bot.sandbox.errors import Json
from bot.sandbox.payloads import alike, guild_create_json, member_json, user_json
from bot.sandbox.world import SandboxWorld

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = 0, 1, 2, 3, 4
RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 6, 7, 8, 9, 10, 11
ACK_SECONDS = 0.02
GUILDS, GUILD_MEMBERS, PRESENCES, GUILD_MESSAGES, DIRECT_MESSAGES, CONTENT = 1, 2, 1 << 8, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | CONTENT
BEAT_MILLISECONDS = 41_250
IDENTIFY_SECONDS = 5.0
STARTS, STARTS_SECONDS = 1000, 86_400.0
"""How often a bot may identify, in how long a time."""
FOR_GOOD = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""Close codes after which no session of a bot's goes on, and nothing but its host brings it back."""
KEPT = 2000


class GatewayConnection(Protocol):
    """What the gateway does with a connection."""

    def send(self, payload: Json) -> None:
        """Sends a payload, after everything sent before."""

    def close(self, code: int) -> None:
        """Closes once everything sent before has arrived."""

    def drop(self) -> None:
        """Cuts the line without a word."""


@dataclass(eq=False)
class Socket:
    """One connection over HTTP: what is to be sent waits in a queue, and is compressed as one stream if so asked."""

    ws: web.WebSocketResponse
    request: web.Request
    compressor: "zlib._Compress | None" = None
    queue: asyncio.Queue[Json | int] = field(default_factory=asyncio.Queue)

    def send(self, payload: Json) -> None:
        self.queue.put_nowait(payload)

    def close(self, code: int) -> None:
        """Closes once everything queued before is sent."""
        self.queue.put_nowait(code)

    def drop(self) -> None:
        """Cuts the line without a word."""
        if self.request.transport is not None:
            self.request.transport.abort()

    async def write(self) -> None:
        """Sends what is queued until the connection ends."""
        while True:
            item = await self.queue.get()
            try:
                if isinstance(item, int):
                    await self.ws.close(code=item)
                    return
                text = json.dumps(item, separators=(",", ":"))
                if self.compressor is None:
                    await self.ws.send_str(text)
                else:
                    data = self.compressor.compress(text.encode()) + self.compressor.flush(zlib.Z_SYNC_FLUSH)
                    await self.ws.send_bytes(data)
            except (ConnectionError, RuntimeError):
                return


@dataclass(eq=False)
class Session:
    """What outlives a connection: shard, intents and the numbered events sent so far."""

    id: str
    shard: int
    shards: int
    intents: int
    seq: int = 0
    log: deque[Json] = field(default_factory=lambda: deque(maxlen=KEPT))
    socket: GatewayConnection | None = None

    def dispatch(self, event: str, data: Json) -> None:
        """Numbers an event, keeps it for a resume, and sends it when connected."""
        self.seq += 1
        payload = {"op": DISPATCH, "t": event, "s": self.seq, "d": data}
        self.log.append(payload)
        if self.socket is not None:
            self.socket.send(payload)

    def takes(self, guild_id: int | None) -> bool:
        """Whether events of this server (None: direct messages) belong to this shard."""
        return self.shard == (0 if guild_id is None else (guild_id >> 22) % self.shards)


class Gateway:
    """All sessions, and the way events take to them.

    max_concurrency: how many buckets the shards are spread over, each of which lets one of them identify at a time.
    rest: so many seconds after another; with 0 nobody has to wait. refused: how many came too soon. starts: how many
    may still identify before `starts_again`. overdrawn: how many did so all the same, whereupon Discord ends every
    session and makes the token worthless.
    """

    def __init__(self, world: SandboxWorld, token: str, *, max_concurrency: int = 1, rest: float = 0) -> None:
        self._world = world
        self.token = token
        self.max_concurrency = max_concurrency
        self.rest = rest
        self.refused = self.overdrawn = 0
        self.starts, self.starts_again = STARTS, world.clock.now() + STARTS_SECONDS
        self._identified: dict[int, float] = {}
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.sockets: set[GatewayConnection] = set()
        self.changed = WaitCondition()
        self.muted = False
        self.beat = BEAT_MILLISECONDS
        self.told: Callable[[], None] = lambda: None

    def live(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.socket is not None]

    def dispatch(self, event: str, data: Json, guild_id: int | None = None) -> None:
        """Sends an event to the shard in charge, to connected sessions and to those that may resume."""
        needed = _intent(event, guild_id)
        for session in self.sessions.values():
            if session.takes(guild_id) and (not needed or session.intents & needed):
                session.dispatch(event, self._censored(session, event, data, guild_id))

    def _censored(self, session: Session, event: str, data: Json, guild_id: int | None) -> Json:
        if not event.startswith("MESSAGE_") or "content" not in data or session.intents & CONTENT or guild_id is None:
            return data
        own = str(self._world.bot.id)
        if data["author"]["id"] == own or any(user["id"] == own for user in data["mentions"]):
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(max_msg_size=4096 * 4, compress=False)
        await ws.prepare(request)
        # A client that asks for zstd takes plain text frames as well, and no zstd is at hand here.
        compressor = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        socket = Socket(ws, request, compressor)
        writer = asyncio.create_task(socket.write())
        self.enter(socket)
        try:
            async for message in ws:
                if message.type is WSMsgType.TEXT:
                    self.receive(socket, message.data)
        finally:
            writer.cancel()
            self.leave(socket, ws.close_code)
        return ws

    def enter(self, socket: GatewayConnection) -> None:
        self.sockets.add(socket)
        socket.send({"op": HELLO, "d": {"heartbeat_interval": self.beat}, "s": None, "t": None})

    def leave(self, socket: GatewayConnection, code: int | None) -> None:
        """A connection has ended; its session can be resumed unless it was closed for good."""
        self.sockets.discard(socket)
        for session in list(self.sessions.values()):
            if session.socket is socket:
                session.socket = None
                if code in {1000, 1001}:
                    del self.sessions[session.id]
        self.changed.fire()
        self.told()

    def receive(self, socket: GatewayConnection, text: str | bytes) -> None:
        try:
            payload = json.loads(text)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            socket.close(4002)
            return
        session = next((each for each in self.sessions.values() if each.socket is socket), None)
        if op == HEARTBEAT and not self.muted:
            # Not in the same breath: a client notes the time of its beat only once it has sent it.
            ack = {"op": ACK, "d": None, "s": None, "t": None}
            asyncio.get_running_loop().call_later(ACK_SECONDS, socket.send, ack)
        elif op == HEARTBEAT:
            return
        elif op in {IDENTIFY, RESUME} and session is not None:
            socket.close(4005)
        elif op == IDENTIFY:
            self._identify(socket, data)
        elif op == RESUME:
            self._resume(socket, data)
        elif op not in {PRESENCE, VOICE, MEMBERS}:
            socket.close(4001)
        elif session is None:
            socket.close(4003)
        elif op == MEMBERS:
            self._chunk(session, data)

    def _identify(self, socket: GatewayConnection, data: Json) -> None:
        shard, shards = data.get("shard") or (0, 1)
        intents: Any = data.get("intents")
        refusal = None
        if str(data.get("token")).removeprefix("Bot ") != self.token:
            refusal = 4004
        elif not 0 <= shard < shards:
            refusal = 4010
        elif not isinstance(intents, int) or intents < 0:
            refusal = 4013
        elif intents & PRIVILEGED:
            refusal = 4014
        if refusal is not None:
            socket.close(refusal)
            return
        if self._is_too_soon(shard):
            self.refused += 1
            socket.send({"op": INVALID, "d": False, "s": None, "t": None})
            self.changed.fire()
            return
        if not self.start_limit()["remaining"]:
            self.overdrawn += 1
            self.reset_token()
            socket.close(4004)
            return
        self.starts -= 1
        for old in list(self.sessions.values()):
            if old.socket is None and (old.shard, old.shards) == (shard, shards):
                del self.sessions[old.id]
        session = Session(f"{self._world.clock.snowflake():032x}", shard, shards, intents, socket=socket)
        self.sessions[session.id] = session
        self._greet(session)
        self.changed.fire()
        self.told()

    def start_limit(self) -> Json:
        """How often the bot may still identify, as Discord tells it; all is as at first once the time is over."""
        now = self._world.clock.now()
        if now >= self.starts_again:
            self.starts, self.starts_again = STARTS, now + STARTS_SECONDS
        left = round((self.starts_again - now) * 1000)
        return {"total": STARTS, "remaining": self.starts, "reset_after": left, "max_concurrency": self.max_concurrency}

    def reset_token(self) -> None:
        name, _, number = self.token.partition("#")
        self.token = f"{name}#{int(number or 0) + 1}"
        self.close(4004)

    def close(self, code: int) -> None:
        """Closes every connection with a code; unless it is for good the sessions may resume."""
        for session in self.live():
            socket, session.socket = session.socket, None  # whatever the client says, the session is as we leave it
            if socket is not None:
                socket.close(code)
        if code in FOR_GOOD:
            self.sessions.clear()

    def _is_too_soon(self, shard: int) -> bool:
        bucket, now = shard % self.max_concurrency, self._world.clock.now()
        if now < self._identified.get(bucket, 0.0) + self.rest:
            return True
        self._identified[bucket] = now
        return False

    def _greet(self, session: Session) -> None:
        guilds = [guild for guild in self._world.guilds.values() if guild.bot_in and session.takes(guild.id)]
        application = {"id": str(self._world.application_id), "flags": 0}
        ready = {
            "v": 10,
            "user": user_json(self._world.bot) | {"verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": application,
            **alike("private_channels presences relationships", []),
            "user_settings": {},
            "_trace": ["loopback"],
        }
        session.dispatch("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", guild_create_json(self._world, guild))

    def _resume(self, socket: GatewayConnection, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        seq: Any = data.get("seq")
        known = session is not None and isinstance(seq, int) and seq <= session.seq
        if not known or session is None or (session.log and session.log[0]["s"] > seq + 1):
            socket.send({"op": INVALID, "d": False, "s": None, "t": None})
            return
        if str(data.get("token")).removeprefix("Bot ") != self.token:
            socket.close(4004)
            return
        if session.socket is not None:
            session.socket.close(4000)
        session.socket = socket
        for payload in session.log:
            if payload["s"] > seq:
                socket.send(payload)
        session.dispatch("RESUMED", {"_trace": ["loopback"]})
        self.changed.fire()
        self.told()

    def _chunk(self, session: Session, data: Json) -> None:
        guild = self._world.guilds[int(data["guild_id"])]
        wanted = data.get("user_ids")
        wanted = [wanted] if isinstance(wanted, str | int) else wanted
        query = (data.get("query") or "").lower()
        members = [self._world.users[user_id] for user_id in guild.members]
        if wanted is not None:
            chosen = [user for user in members if str(user.id) in {str(each) for each in wanted}]
        else:
            chosen = [user for user in members if user.username.startswith(query)]
        chunk: Json = {"guild_id": str(guild.id), "members": [member_json(user) for user in chosen]}
        chunk |= {"chunk_index": 0, "chunk_count": 1, "not_found": []}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | ({"nonce": data["nonce"]} if data.get("nonce") else {}))

    def drop(self) -> None:
        """Cuts every connection without a word; sessions may resume."""
        for session in self.live():
            if session.socket is not None:
                session.socket.drop()

    def ask_to_reconnect(self) -> None:
        for session in self.live():
            if session.socket is not None:
                session.socket.send({"op": RECONNECT, "d": None, "s": None, "t": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Sends INVALID SESSION; unless resumable the sessions are forgotten."""
        for session in self.live():
            if session.socket is not None:
                session.socket.send({"op": INVALID, "d": resumable, "s": None, "t": None})
            if not resumable:
                del self.sessions[session.id]


def _intent(event: str, guild_id: int | None) -> int:
    if event.startswith("MESSAGE_"):
        return DIRECT_MESSAGES if guild_id is None else GUILD_MESSAGES
    if event.startswith("GUILD_MEMBER_"):
        return GUILD_MEMBERS
    if event.startswith(("GUILD_", "CHANNEL_", "THREAD_")):
        return GUILDS if guild_id is not None else 0
    return 0
