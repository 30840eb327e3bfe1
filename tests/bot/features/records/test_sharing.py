"""What is shared is posted once, where the bot and the one who shares may write, and for their server alone."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.errors import UserError
from bot.features.records.commands import find_answer, look_of, press_lookup, share
from bot.gateway.interactions.answer import ReplyMode
from bot.gateway.messages.lifecycle import CallOutcome, CallRefused, Delivered, Reason
from bot.gateway.messages.payload import Drawn, SignBook
from bot.present.deal_presses import DealMoment
from bot.present.figures import FigureWordsPress, LeaderboardPress, shown
from bot.present.messages import ControlId, Message
from bot.present.readers import Reader, Readers
from bot.tables.model import Preferences
from bot.tables.rights import Caller
from tests.bot.gateway.interactions.asking import paint

ALL = discord.Permissions.all()
NO_FILES = discord.Permissions(view_channel=True, send_messages=True)


class Replays:
    """Knows one deal, of server 4."""

    async def share(self, user: int, guild: int, at: DealMoment, *, own: bool) -> Message:
        if (guild, at.deal) != (4, 17):
            raise UserError("no-such-deal")
        return Message(f"{user} shows {at.step} {own}")

    async def shared_from(self, _caller: Caller, at: DealMoment, *, own: bool) -> Message:
        return Message(f"posted {at.step} {own}")


class Transport:
    def __init__(self, outcome: CallOutcome) -> None:
        self.outcome = outcome
        self.sent: list[tuple[int, str, str]] = []

    async def send(self, channel: int, drawn: Drawn, nonce: str, _what: str) -> CallOutcome:
        self.sent.append((channel, drawn.text, nonce))
        return self.outcome


class People(Readers):
    async def language(self, _user: int, *, guild: int | None) -> str:
        assert guild == 4
        return "en"

    async def preferences(self, _user: int) -> Preferences:
        return Preferences()


def pressed(
    number: int = 1, *, ours: discord.Permissions = ALL, theirs: discord.Permissions = ALL, guild: int | None = 4,
    outcome: CallOutcome | None = None,
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
    answers = [(await share(cast("Any", each), DealMoment(7, 17, 5), own=True)).text for each in (first, second, first)]
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
        await share(interaction, DealMoment(7, 17 if key != "no-such-deal" else 18, 5), own=False)
    assert refused.value.key == key
    assert interaction.sent == []


async def test_what_discord_does_not_take_is_not_said_to_be_posted() -> None:
    with pytest.raises(UserError) as refused:
        await share(pressed(outcome=CallRefused(Reason.FORBIDDEN)), DealMoment(7, 17, 5), own=False)
    assert refused.value.key == "not-posted"


class Library:
    """Figures of server 4: the same for its channels as for who looks at them."""

    async def leaderboard(self, user: int, guild: int, *asked: Any) -> Message:
        *_, showing = asked
        at = LeaderboardPress("skat", page=2)
        return shown(Message(f"{guild} {user}", words="all of it"), at, showing, Reader("en"), "Carl")


async def find(what: str, **more: Any) -> tuple[Message, Any]:
    """What a press comes to, and its interaction."""
    interaction = pressed(**more)
    parts = interaction.client.services
    parts.find = lambda _: Library()
    look = look_of(ControlId(0, 0, 2, what))
    assert look is not None
    return await find_answer(cast("Any", interaction), look), interaction


async def test_figures_are_posted_with_who_shows_them_and_the_answer_says_so() -> None:
    answer, interaction = await find("share leaderboard skat all")
    ((channel, text, _),) = interaction.sent
    assert (channel, text) == (7, "Carl shows the leaderboard:\n4 3")
    assert answer.text == "4 3\n✅ Posted in this channel."
    assert [each.press for each in answer.controls] == ["lp:0:0.2:words leaderboard skat all"]


@pytest.mark.parametrize("what", ["share history 0", "share words stats 3 all", "share leaderboard"])
def test_what_cannot_be_shared_is_no_press(what: str) -> None:
    assert look_of(ControlId(0, 0, 2, what)) is None


@pytest.mark.parametrize(
    ("more", "key"), [({"ours": NO_FILES}, "cannot-post"), ({"theirs": discord.Permissions.none()}, "may-not-write")]
)
async def test_figures_are_posted_only_where_both_may_write(more: dict[str, Any], key: str) -> None:
    with pytest.raises(UserError) as refused:
        await find("share leaderboard skat all", **more)
    assert refused.value.key == key


async def test_words_are_told_beside_the_picture_and_not_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[ReplyMode] = []

    async def note(_interaction: Any, work: Any, way: ReplyMode) -> None:
        ways.append(way)
        assert (await work()).text == "all of it"

    monkeypatch.setattr("bot.features.records.commands.answer", note)
    interaction = pressed()
    parts = interaction.client.services
    parts.find = lambda _: Library()
    await press_lookup(cast("Any", interaction), FigureWordsPress(LeaderboardPress("skat", page=2)), ReplyMode.HERE)
    assert ways == [ReplyMode.PRIVATE]
