"""As much of an interaction, and of the services behind it, as an answer uses."""

import itertools
import time
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.errors import UserError
from bot.gateway.interactions.rate_limit import InteractionTracker, RateLimit
from bot.gateway.messages.payload import SignBook
from bot.gateway.messages.transport import Transport
from bot.present.messages import Message
from bot.render.paint_process import Priority
from bot.system import SystemClock
from engine.errors import IllegalAction

NUMBERS = itertools.count(1)
COMMAND, COMPONENT = "application_command", "component"


def refusal(status: int, code: int) -> discord.HTTPException:
    """What the library raises when Discord refuses a call."""
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": code, "message": "no"})


class Response:
    """Takes one first answer and no more, as Discord does; refuses: the calls that are refused, each once."""

    def __init__(
        self, told: list[tuple[str, dict[str, Any]]], error: Exception | None, refuses: dict[str, Exception]
    ) -> None:
        self.told = told
        self.error = error
        self.refuses = refuses
        self.done = False

    async def _first(self, kind: str, given: dict[str, Any]) -> Any:
        if self.error is not None:
            raise self.error
        if kind in self.refuses:
            raise self.refuses.pop(kind)
        assert not self.done, "answered twice"
        self.done = True
        self.told.append((kind, given))
        return SimpleNamespace(message_id=5)

    def is_done(self) -> bool:
        return self.done

    async def send_message(self, **given: Any) -> Any:
        return await self._first("new", given)

    async def edit_message(self, **given: Any) -> Any:
        return await self._first("edit", given)

    async def defer(self, **given: Any) -> Any:
        return await self._first("promise", given)

    async def send_modal(self, modal: Any) -> Any:
        return await self._first("dialog", {"modal": modal})


class Composer:
    async def as_seen_by(self, _user: int, message: Message) -> Message:
        return message

    async def complaint(self, _user: int, _guild: int | None, error: UserError) -> Message:
        return Message(f"complaint {error.key}")

    async def refusal(self, _user: int, reason: IllegalAction | UserError, sight: str) -> Message:
        return Message(f"refusal {reason.args[0]} {sight}")

    async def fault(self, _user: int, _guild: int | None, reference: str) -> Message:
        return Message(f"fault {reference}")

    async def say(self, _user: int, key: str) -> Message:
        return Message(f"say {key}")


class People:
    def meet(self, interaction: Any) -> None:
        assert interaction.user.id == 3


async def paint(_scene: object, _priority: Priority = Priority.ANSWER) -> bytes:
    return b"png"


class Interaction:
    """As much of an interaction as an answer uses."""

    def __init__(
        self, kind: str = COMPONENT, error: Exception | None = None, arrivals: InteractionTracker | None = None,
        refuses: dict[str, Exception] | None = None,
    ) -> None:  # fmt: skip
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.refuses = refuses or {}
        self.id, self.guild_id, self.channel_id, self.user = next(NUMBERS), 4, 7, SimpleNamespace(id=3)
        self.type = discord.InteractionType[kind]
        self.created_at, self.extras = discord.utils.utcnow(), {}
        pressed = SimpleNamespace(id=70, channel=SimpleNamespace(id=7), flags=SimpleNamespace(ephemeral=True))
        self.message = pressed if kind == COMPONENT else None
        self.response = Response(self.told, error, self.refuses)
        self.followup = SimpleNamespace(send=self._follow)
        parts = {
            "people": People(), "composer": Composer(), "paint": paint, "book": SignBook(),
            "transport": Transport(cast("Any", None), SystemClock()),
            "messages": SimpleNamespace(answered=lambda _user, _place: None),
            "arrivals": arrivals or InteractionTracker(RateLimit(time.monotonic)),
        }  # fmt: skip
        self.client = SimpleNamespace(services=SimpleNamespace(**parts))

    async def edit_original_response(self, **given: Any) -> Any:
        assert self.response.done
        if "later edit" in self.refuses:
            raise self.refuses.pop("later edit")
        self.told.append(("later edit", given))
        return SimpleNamespace(id=5)

    async def _follow(self, **given: Any) -> Any:
        assert self.response.done
        if "follow" in self.refuses:
            raise self.refuses.pop("follow")
        self.told.append(("follow", given))
        return SimpleNamespace(id=6)

    @property
    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.told]

    @property
    def texts(self) -> list[str]:
        return [given["content"] for _, given in self.told if "content" in given]
