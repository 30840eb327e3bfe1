"""People at the loopback, as tests know them: they type, press, choose, read and wait, all of it over HTTP."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.sandbox.errors import ClientRefused, Json
from bot.sandbox.loopback import WAIT_SECONDS

ChannelRef = object
ANSWER_SECONDS = 20.0
NO_LIMIT = aiohttp.ClientTimeout(total=None)


@dataclass(frozen=True)
class AttachedFile:
    """A file on a message."""

    filename: str
    alt: str
    url: str
    content_type: str
    size: int


class Post:
    """A message as one person sees it at one moment."""

    def __init__(self, data: Json) -> None:
        self.data = data
        self.id = str(data["id"])
        self.channel_id = str(data["channel_id"])
        self.content = str(data["content"])
        self.author = str(data["author"]["global_name"] or data["author"]["username"])
        self.private = bool(data["ephemeral"])
        self.waiting = bool(data["loading"])
        self.edited = data["edited_timestamp"] is not None
        self.pinged = bool(data["pinged"])
        self.interaction_id: str | None = data["interaction_id"]
        self.embeds: list[Json] = data["embeds"]

    def __repr__(self) -> str:
        return f"<Post {self.id} {self.content[:60]!r} {[each.get('label') for each in self.buttons]}>"

    @property
    def pictures(self) -> list[AttachedFile]:
        return [
            AttachedFile(each["filename"], each.get("description", ""), each["url"], each["content_type"], each["size"])
            for each in self.data["attachments"]
        ]

    @property
    def alt(self) -> str:
        return "\n".join(picture.alt for picture in self.pictures)

    @property
    def components(self) -> list[Json]:
        found: list[Json] = []
        waiting = list(self.data["components"])
        while waiting:
            part = waiting.pop(0)
            found.append(part)
            inner = (part.get("components") or []) + [part[key] for key in ("accessory",) if key in part]
            waiting = inner + waiting
        return found

    @property
    def buttons(self) -> list[Json]:
        return [part for part in self.components if part["type"] == 2]

    @property
    def menus(self) -> list[Json]:
        return [part for part in self.components if part["type"] in {3, 5, 6, 7, 8}]

    @property
    def text(self) -> str:
        """Everything there is to read: content, layout texts and embeds."""
        parts = [self.content, *(part["content"] for part in self.components if part["type"] == 10)]
        for embed in self.embeds:
            parts += [embed.get("title", ""), embed.get("description", "")]
            parts += [f"{entry['name']}: {entry['value']}" for entry in embed.get("fields", [])]
        return "\n".join(part for part in parts if part)

    def button(self, label: str) -> Json | None:
        return next((each for each in self.buttons if each.get("label") == label), None)


class InteractionOutcome:
    """What came of a command, press, choice or dialog."""

    def __init__(self, person: "SandboxPerson", data: Json) -> None:
        self._person = person
        self.data = data
        self.id = str(data["id"])
        self.state = str(data["state"])
        self.notice: str | None = data["notice"]
        self.modal: Json | None = data["modal"]
        self.posts = [Post(each) for each in data["messages"]]

    def __repr__(self) -> str:
        return f"<Outcome {self.state} {self.notice or ''} {self.posts}>"

    @property
    def answered(self) -> bool:
        return self.state == "answered"

    @property
    def post(self) -> Post:
        if not self.posts:
            raise ClientRefused(f"no message came of it: {self!r}")
        return self.posts[0]

    @property
    def text(self) -> str:
        return "\n".join(post.text for post in self.posts)

    @property
    def alt(self) -> str:
        return "\n".join(post.alt for post in self.posts)

    async def again(self) -> "InteractionOutcome":
        return await self._person.outcome(self.id)


class SandboxPerson:
    """One person and everything they can do; places are named by id, name, `dm`, or an object with an id."""

    def __init__(self, session: aiohttp.ClientSession, url: str, person_id: int, name: str) -> None:
        self.id = person_id
        self.name = name
        self.mention = f"<@{person_id}>"
        self._session = session
        self._base = f"{url}/sandbox/api/people/{person_id}"

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    async def slash(
        self, channel: ChannelRef, command: str, /, *, raw: bool = False, **options: Any
    ) -> InteractionOutcome:
        """Types a slash command such as `table open` and waits for what comes of it; raw leaves out all checks."""
        given = {name: _plain(value) for name, value in options.items()}
        return await self._do("slash", channel=_place(channel), command=command, options=given, raw=raw)

    async def autocomplete(
        self, channel: ChannelRef, command: str, focused: str, typed: str = "", /, **options: Any
    ) -> list[Json]:
        """Types into an option and returns the choices offered; Refused when they do not load."""
        given = {name: _plain(value) for name, value in options.items()}
        body = {"channel": _place(channel), "command": command, "focused": focused, "typed": typed, "options": given}
        choices: list[Json] = (await self._post("autocomplete", body))["choices"]
        return choices

    async def press(self, post: Post, label: str | None = None, *, custom_id: str | None = None) -> InteractionOutcome:
        return await self._do("press", message=post.id, label=label, custom_id=custom_id)

    async def choose(self, post: Post, *values: Any, custom_id: str | None = None) -> InteractionOutcome:
        chosen = [_plain(value) for value in values]
        return await self._do("choose", message=post.id, values=chosen, custom_id=custom_id)

    async def submit(
        self, outcome: InteractionOutcome, fields: Json | None = None, *, raw: bool = False
    ) -> InteractionOutcome:
        """Fills in the dialog an outcome brought, fields named by label or custom id."""
        return await self._do("submit", interaction=outcome.id, values=fields or {}, raw=raw)

    async def forge(self, post: Post, custom_id: str, values: list[str] | None = None) -> InteractionOutcome:
        """Sends a press (or choice) that no component of the message offers."""
        kind = 2 if values is None else 3
        return await self._do(
            "press", message=post.id, custom_id=custom_id, values=values, component_type=kind, raw=True
        )

    async def say(self, channel: ChannelRef, content: str) -> str:
        """Writes a plain message; its id."""
        return str((await self._post("say", {"channel": _place(channel), "content": content}))["id"])

    async def dismiss(self, post: Post) -> None:
        await self._post("dismiss", {"message": post.id})

    async def messages(self, channel: ChannelRef) -> list[Post]:
        return [Post(each) for each in (await self._get(f"/channels/{_place(channel)}/messages"))["messages"]]

    async def dms(self) -> list[Post]:
        return await self.messages("dm")

    async def commands(self, channel: ChannelRef) -> list[Json]:
        offered: list[Json] = await self._get(f"/channels/{_place(channel)}/commands")
        return offered

    async def view(self) -> Json:
        """Servers, channels and the number of the latest event."""
        view: Json = await self._get("")
        return view

    async def mark(self) -> int:
        """A moment to wait from: `wait_message(…, since=mark)` sees what came after it, and nothing before."""
        return int((await self.view())["seq"])

    async def outcome(self, interaction_id: str, wait: float = 0) -> InteractionOutcome:
        return InteractionOutcome(self, await self._get(f"/interactions/{interaction_id}?wait={wait}"))

    async def wait_message(
        self,
        holds: Callable[[Post], bool],
        *,
        channel: ChannelRef | None = None,
        timeout: float = WAIT_SECONDS,  # noqa: ASYNC109 — tests read better so
        since: int | None = None,
    ) -> Post:
        """The first message, new or changed, for which it holds; with no `since` the ones already there count too."""
        wanted = None if channel is None else await self._channel_id(channel)
        seen: list[Post] = []
        try:
            async with asyncio.timeout(timeout):
                async for post in self._posts(since, wanted):
                    seen.append(post)
                    if wanted in {None, post.channel_id} and holds(post):
                        return post
        except TimeoutError:
            raise TimeoutError(f"{self.name} waited {timeout} s for nothing; saw {seen[-8:]}") from None
        raise TimeoutError(f"{self.name}: the stream of events ended; saw {seen[-8:]}")

    async def wait_dm(self, holds: Callable[[Post], bool]) -> Post:
        return await self.wait_message(holds, channel="dm")

    async def events(self, since: int) -> AsyncIterator[Json]:
        """Everything that happens before this person's eyes after that moment."""
        async with self._session.get(f"{self._base}/events?after={since}", timeout=NO_LIMIT) as response:
            async for line in response.content:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])

    async def download(self, picture: AttachedFile) -> bytes:
        async with self._session.get(picture.url) as response:
            response.raise_for_status()
            return await response.read()

    async def _posts(self, since: int | None, wanted: str | None) -> AsyncIterator[Post]:
        if since is None:
            view = await self.view()
            since = int(view["seq"])
            places = [str(channel["id"]) for guild in view["guilds"] for channel in guild["channels"]] + ["dm"]
            for place in places if wanted is None else [wanted]:
                for post in reversed(await self.messages(place)):
                    yield post
        async for event in self.events(since):
            if event["type"] in {"message", "message_update"}:
                yield Post(event["message"])

    async def _channel_id(self, channel: ChannelRef) -> str:
        place = _place(channel)
        view = await self.view()
        known = [each for guild in view["guilds"] for each in guild["channels"]]
        named = {each["name"]: str(each["id"]) for each in known} | {"dm": str(view["dm"]["id"])}
        return named.get(place, place)

    async def _do(self, act: str, **body: Any) -> InteractionOutcome:
        started = await self._post(act, body)
        return await self.outcome(started["id"], ANSWER_SECONDS)

    async def _get(self, path: str) -> Any:
        async with self._session.get(self._base + path) as response:
            return _checked(response.status, await response.json())

    async def _post(self, act: str, body: Json) -> Any:
        async with self._session.post(f"{self._base}/{act}", json=body) as response:
            return _checked(response.status, await response.json())


class PeopleClient:
    """The way in for players in a process of their own: `async with People(url) as people:`."""

    def __init__(self, url: str) -> None:
        self._url = url.rstrip("/")
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._session is not None:
            await self._session.close()

    async def person(self, name: str) -> SandboxPerson:
        """Somebody to act as; who is not there yet joins."""
        if self._session is None:
            raise RuntimeError("use `async with`")
        data = await self.control("add_person", name=name)
        return SandboxPerson(self._session, self._url, int(data["id"]), name)

    async def control(self, control: str, **arguments: Any) -> Json:
        """Pulls one of the strings of `Control`."""
        if self._session is None:
            raise RuntimeError("use `async with`")
        async with self._session.post(f"{self._url}/sandbox/api/control/{control}", json=arguments) as response:
            result: Json = _checked(response.status, await response.json())
            return result


def _checked(status: int, data: Any) -> Any:
    if status != 200:
        raise ClientRefused(str(data.get("refused", data)))
    return data


def _plain(value: Any) -> Any:
    return str(value.id) if hasattr(value, "id") else value


def _place(channel: ChannelRef) -> str:
    return str(_plain(channel))
