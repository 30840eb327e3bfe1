"""Whom and where one may challenge: what is chosen in Discord's own menus is checked, and refused in words."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.errors import UserError
from bot.features.challenges.commands import _meant, read_challenge_press
from bot.gateway.interactions.answer import ReplyMode
from bot.present.messages import ControlId, Message
from bot.present.readers import Readers
from bot.tables.rights import Caller

ALL = discord.Permissions.all()
NO_FILES = discord.Permissions(view_channel=True, send_messages=True)
READER = discord.Permissions(view_channel=True)
BERT: dict[str, Any] = {"users": {"12": {"id": "12"}}, "members": {"12": {}}}
ROBOT: dict[str, Any] = {"users": {"12": {"id": "12", "bot": True}}, "members": {"12": {}}}
GONE: dict[str, Any] = {"users": {"12": {"id": "12"}}}


def channel(permissions: discord.Permissions = ALL, kind: int = 0) -> dict[str, Any]:
    return {"channels": {"8": {"id": "8", "type": kind, "permissions": str(permissions.value)}}}


class Challenging:
    """Writes down what is to be posted."""

    def __init__(self) -> None:
        self.issued: list[tuple[int, ...]] = []

    async def issue(self, *what: Any) -> Any:
        self.issued.append(what)
        return SimpleNamespace(challenge=SimpleNamespace(id=5))

    async def posted(self, user: int, sight: object) -> Message:
        return Message(f"{user} {sight}")

    async def ask(self, *what: Any) -> Message:
        return Message(f"asked {what}")


class Posts:
    async def post(self, number: int, press: int) -> str:
        return f"posted {number} by {press}"


async def pressed(
    what: str, chosen: str = "", resolved: dict[str, Any] | None = None, *, ours: discord.Permissions = ALL,
    theirs: discord.Permissions = ALL, guild: int | None = 4,
) -> tuple[str, list[tuple[int, ...]]]:  # fmt: skip
    challenging = Challenging()

    class People(Readers):
        async def language(self, _user: int, *, guild: int | None) -> str:
            assert guild == 4
            return "en"

    own: dict[str, object] = {"Challenging": challenging, "ChallengePosts": Posts()}
    parts = SimpleNamespace(find=lambda kind: own[kind.__name__], people=People())
    data = {"values": [chosen] if chosen else [], "resolved": resolved or {}}
    interaction: Any = SimpleNamespace(
        id=99, user=SimpleNamespace(id=3), guild_id=guild, channel_id=7, app_permissions=ours, permissions=theirs,
        channel=SimpleNamespace(type=discord.ChannelType.text), client=SimpleNamespace(services=parts), data=data,
    )  # fmt: skip
    press = read_challenge_press(ControlId(7, 12, 5, what))
    if press is None:
        return "stale", []
    work, way = _meant(interaction, press)
    assert (way is ReplyMode.HERE) == (
        len(what.split(" ")) > 1 and what.split(" ")[1] in {"seat", "here", "whom", "where"}
    )
    answering: Any = SimpleNamespace(interaction=interaction, parts=parts)
    try:
        return (await work(answering)).text, challenging.issued
    except UserError as error:
        assert challenging.issued == []
        return error.key, []


async def test_it_goes_here_to_somebody_or_elsewhere() -> None:
    assert await pressed("challenges here 2") == ("3 posted 5 by 99", [(3, 4, 12, 5, 2, 7, None)])
    assert (await pressed("challenges whom 2", "12", BERT))[1] == [(3, 4, 12, 5, 2, 7, 12)]
    assert (await pressed("challenges where 0", "8", channel()))[1] == [(3, 4, 12, 5, 0, 8, None)]
    assert (await pressed("challenges where 0", "8", channel(ALL, 11)))[1] == [(3, 4, 12, 5, 0, 8, None)]
    assert await pressed("challenges") == (f"asked {(Caller(3, 4), 12, 5, None)}", [])
    assert await pressed("challenges seat", "1") == (f"asked {(Caller(3, 4), 12, 5, 1)}", [])


@pytest.mark.parametrize(
    ("what", "chosen", "resolved", "key"),
    [
        ("challenges whom 1", "12", ROBOT, "challenge-bot"),
        ("challenges whom 1", "12", GONE, "challenge-left"),
        ("challenges whom 1", "12", {}, "challenge-left"),
        ("challenges whom 1", "", {}, "challenge-left"),
        ("challenges where 1", "8", channel(READER), "challenge-channel"),
        ("challenges where 1", "8", channel(ALL, 2), "challenge-channel"),
        ("challenges where 1", "9", channel(), "stale"),
        ("challenges here x", "", {}, "stale"),
        ("challenges seat", "first", {}, "stale"),
        ("challenge of the day", "", {}, "stale"),
    ],
)
async def test_who_and_what_cannot_be_chosen_is_refused(
    what: str, chosen: str, resolved: dict[str, Any], key: str
) -> None:
    assert (await pressed(what, chosen, resolved))[0] == key


async def test_where_the_bot_or_the_one_who_presses_may_not_write_nothing_is_posted() -> None:
    assert (await pressed("challenges here 1", ours=NO_FILES))[0] == "cannot-post"
    assert (await pressed("challenges here 1", theirs=READER))[0] == "may-not-write"
    assert (await pressed("challenges whom 1", "12", BERT, theirs=READER))[0] == "may-not-write"
    assert (await pressed("challenges here 1", guild=None))[0] == "guild-only"
