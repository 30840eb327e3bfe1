"""What is shared is posted once, where the bot and the one who shares may write, and for their server alone."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.errors import UserError
from bot.gateway.interactions.sharing import share
from bot.gateway.messages.card_signs import SignBook
from bot.gateway.messages.lifecycle import Delivered, Outcome, Reason, Refused
from bot.gateway.messages.payload import Drawn
from bot.present.messages import Message
from tests.bot.gateway.interactions.asking import paint

ALL = discord.Permissions.all()
NO_FILES = discord.Permissions(view_channel=True, send_messages=True)


class Replays:
    """Knows one deal, of server 4."""

    async def share(
        self, user: int, guild: int, number: int, step: int, *, own: bool, is_upload: bool = False
    ) -> Message:
        assert not is_upload
        if (guild, number) != (4, 17):
            raise UserError("no-such-deal")
        return Message(f"{user} shows {step} {own}")

    async def shared_from(
        self, _user: int, _guild: int, _number: int, step: int, *, own: bool, is_upload: bool = False
    ) -> Message:
        assert not is_upload
        return Message(f"posted {step} {own}")


class Transport:
    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.sent: list[tuple[int, str, str]] = []

    async def send(self, channel: int, drawn: Drawn, nonce: str, _what: str) -> Outcome:
        self.sent.append((channel, drawn.text, nonce))
        return self.outcome


class People:
    async def language(self, _user: int, *, guild: int | None) -> str:
        assert guild == 4
        return "en"


def pressed(
    number: int = 1, *, ours: discord.Permissions = ALL, theirs: discord.Permissions = ALL, guild: int | None = 4,
    outcome: Outcome | None = None,
) -> Any:  # fmt: skip
    transport = Transport(outcome or Delivered())
    parts = SimpleNamespace(
        replays=Replays(), transport=transport, people=People(), paint=paint, book=SignBook()
    )  # fmt: skip
    return SimpleNamespace(
        id=number, user=SimpleNamespace(id=3), guild_id=guild, channel_id=7, app_permissions=ours, permissions=theirs,
        channel=SimpleNamespace(type=discord.ChannelType.text), client=SimpleNamespace(services=parts),
        sent=transport.sent,
    )  # fmt: skip


async def test_a_press_posts_once_and_says_so() -> None:
    first, second = pressed(1), pressed(2)
    answers = [(await share(cast("Any", each), 17, 5, own=True)).text for each in (first, second, first)]
    assert answers == ["posted 5 True"] * 3
    assert {text for _, text, _ in first.sent + second.sent} == {"3 shows 5 True"}
    nonces = [nonce for _, _, nonce in first.sent]
    assert nonces[0] == nonces[1]  # Discord takes the second for the first
    assert second.sent[0][2] not in nonces


@pytest.mark.parametrize(
    ("interaction", "key"),
    [
        (pressed(ours=NO_FILES), "cannot-post"),
        (pressed(theirs=discord.Permissions(view_channel=True)), "may-not-write"),
        (pressed(guild=None), "guild-only"),
        (pressed(), "no-such-deal"),
    ],
)
async def test_where_it_may_not_stand_nothing_is_posted(interaction: Any, key: str) -> None:
    with pytest.raises(UserError) as refused:
        await share(interaction, 17 if key != "no-such-deal" else 18, 5, own=False)
    assert refused.value.key == key
    assert interaction.sent == []


async def test_what_discord_does_not_take_is_not_said_to_be_posted() -> None:
    with pytest.raises(UserError) as refused:
        await share(pressed(outcome=Refused(Reason.FORBIDDEN)), 17, 5, own=False)
    assert refused.value.key == "not-posted"
