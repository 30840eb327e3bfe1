"""Others are called to a table: exactly those who were named, once a minute, and never where it would not ring."""

import asyncio
from pathlib import Path

import pytest

from bot.gateway.session.members import ANSWER_SECONDS
from bot.store.tables import SqlTableStore
from tests.e2e.inside import inside
from tests.e2e.simulated import simulated
from tests.support.loopback import Loopback
from tests.support.people import SandboxPerson


async def said(who: SandboxPerson, command: str, **options: object) -> str:
    return (await who.slash("general", command, **options)).text


async def rung(discord: Loopback, *people: SandboxPerson) -> dict[str, int]:
    """How many messages rang for whom."""
    found = {}
    for person in people:
        found[person.name] = sum(each.pinged for each in await person.messages(discord.channel))
    return found


async def seated(discord: Loopback, game: str, *names: str) -> list[SandboxPerson]:
    """These people at a table that the first of them opened."""
    host, *others = people = [discord.person(name) for name in names]
    assert (await host.slash(discord.channel, "table open", game=game)).answered
    for person in others:
        assert (await person.slash(discord.channel, "table join")).answered
    return people


@simulated
async def test_an_invitation_rings_for_whom_it_names_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord) as here:
        anna, bert, carl = (discord.person(name) for name in ("Anna", "Bert", "Carl"))
        discord.control.add_role("players", "Bert", mentionable=True)
        discord.control.add_role("staff", "Carl")
        assert (await anna.slash(discord.channel, "table open", game="skat")).answered
        await here.settled()

        assert "Choose whom to invite" in await said(anna, "table invite")
        assert "would not be notified" in await said(anna, "table invite", role="staff")
        assert "never mention everybody" in await said(anna, "table invite", role="@everyone")
        assert "sits at this table already" in await said(anna, "table invite", person="Anna")
        assert "is a bot" in await said(anna, "table invite", person="Lambapea")
        assert "no seat" in await said(bert, "table invite", person="Carl")
        assert await rung(discord, bert, carl) == {"Bert": 0, "Carl": 0}

        assert "in the channel" in await said(anna, "table invite", role="players")
        await here.settled()
        assert await rung(discord, bert, carl) == {"Bert": 1, "Carl": 0}
        post, invitation = [each for each in await bert.messages(discord.channel) if not each.private][-2:]
        assert f"/{discord.channel.id}/{post.id})" in invitation.content
        assert "Anna invites you to **Skat**" in invitation.content

        assert "Wait" in await said(anna, "table invite", person="Carl")
        await here.settled()
        assert await rung(discord, bert, carl) == {"Bert": 1, "Carl": 0}


@simulated
async def test_a_role_that_only_some_may_mention_is_invited_by_those_and_by_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord) as here:
        anna, bert = await seated(discord, "skat", "Anna", "Bert")
        carl = discord.person("Carl")
        discord.control.add_role("staff", "Carl")
        discord.control.allow(discord.channel.id, "mention_everyone")  # the bot
        assert "may be mentioned only by" in await said(anna, "table invite", role="staff")
        await here.settled()
        assert await rung(discord, carl) == {"Carl": 0}
        discord.control.allow(discord.channel.id, "mention_everyone", who=bert.id)
        assert "in the channel" in await said(bert, "table invite", role="staff")
        await here.settled()
        assert await rung(discord, carl) == {"Carl": 1}


@simulated
async def test_who_played_last_in_the_channel_is_called_by_a_button_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord:
        anna, bert, carl = (discord.person(name) for name in ("Anna", "Bert", "Carl"))

        async def last_players(_store: SqlTableStore, _channel: int) -> tuple[int, ...]:
            return anna.id, bert.id, carl.id

        monkeypatch.setattr(SqlTableStore, "last_players", last_players)
        await call_them(tmp_path, monkeypatch, discord)


async def call_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, discord: Loopback) -> None:
    anna, bert, carl = (discord.person(name) for name in ("Anna", "Bert", "Carl"))
    async with inside(tmp_path, monkeypatch, discord) as here:
        assert (await carl.slash(discord.channel, "settings ping", when="off")).answered

        assert (await anna.slash(discord.channel, "table open", game="skat")).answered
        post = await anna.wait_message(lambda each: each.button("Invite last game’s players") is not None)
        await anna.press(post, "Invite last game’s players")
        await here.settled()

        post, invitation = [each for each in await bert.messages(discord.channel) if not each.private][-2:]
        assert f"<@{bert.id}> and <@{carl.id}>: Anna invites you" in invitation.content
        assert await rung(discord, anna, bert, carl) == {"Anna": 0, "Bert": 1, "Carl": 0}
        assert post.button("Invite last game’s players") is None


@simulated
async def test_who_left_the_server_can_be_replaced_where_no_turn_has_a_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the host, and by who is left where it was the host who left; who is still there keeps their seat."""
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, turn_seconds="0") as here:
        anna, bert, carl, dora = await seated(discord, "saskop", "Anna", "Bert", "Carl", "Dora")
        assert (await anna.slash(discord.channel, "table start")).answered
        await here.settled()
        assert "is not away" in await said(anna, "table replace", player="Bert")
        discord.control.remove_person(bert.id)
        await asyncio.sleep(ANSWER_SECONDS)
        assert "A computer now plays in place" in await said(anna, "table replace", player=f"<@{bert.id}>")

        assert "is not away" in await said(carl, "table replace", player="Anna")
        discord.control.remove_person(anna.id)
        await asyncio.sleep(ANSWER_SECONDS)
        assert "is not away" in await said(carl, "table replace", player="Dora")
        voted = await said(carl, "table replace", player=f"<@{anna.id}>")
        assert "A computer plays" not in voted
        assert "A computer now plays in place" in await said(dora, "table replace", player=f"<@{anna.id}>")
        await here.settled()
        assert "Bert" not in (await dora.messages(discord.channel))[-1].text


@simulated
async def test_a_host_who_sits_out_and_left_the_server_stands_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, turn_seconds="0") as here:
        anna, gone, *left = await seated(discord, "skat", "Anna", "Bert", "Carl", "Dora")
        assert (await anna.slash(discord.channel, "table sitout", deals=1)).answered
        assert (await anna.slash(discord.channel, "table start")).answered
        await here.settled()
        for person in (anna, gone):
            discord.control.remove_person(person.id)
        assert "Your vote counts" in await said(left[0], "table replace", player=f"<@{gone.id}>")
        assert "A computer now plays in place" in await said(left[1], "table replace", player=f"<@{gone.id}>")
        assert "takes no more turns" in await said(left[0], "table replace", player=f"<@{anna.id}>")


@simulated
async def test_who_asks_again_and_again_whether_somebody_has_left_has_it_looked_up_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One call in five seconds about each person: the host, and whom it is about."""
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord) as here:
        anna, _, carl = await seated(discord, "skat", "Anna", "Bert", "Carl")
        assert (await anna.slash(discord.channel, "table start")).answered
        await here.settled()
        discord.calls.clear()
        for _ in range(40):
            await asyncio.gather(*(said(carl, "table replace", player="Bert") for _ in range(5)))
            await asyncio.sleep(0.2)
        assert len(discord.calls.of("member")) == 2 * 2
