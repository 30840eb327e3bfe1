"""The deal of the day by buttons alone: once, over a restart, from a server, and in a group as somebody's own app."""

import signal
from pathlib import Path

import pytest

from tests.e2e.alone import names, to_the_end
from tests.e2e.inside import inside
from tests.e2e.simulated import simulated
from tests.support.loopback import Loopback
from tests.support.people import Post, SandboxPerson

ITS_OWN = {"Share", "This server", "All servers", "Seal", "Yesterday"}


async def begun(person: SandboxPerson, channel: object) -> Post:
    """The first question of somebody's try."""
    offered = await person.slash(channel, "daily")
    assert offered.post.private
    assert (await person.press(offered.post, "Play")).answered
    return await person.wait_message(
        lambda post: post.id == offered.post.id and "Your only try" in post.text, channel=channel, timeout=20
    )


@simulated
async def test_only_who_manages_the_server_says_whose_second_account_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord):
        anna, bert, carl, channel = *map(discord.person, ("Anna", "Bert", "Carl")), discord.channel
        refused = await bert.slash(channel, "daily", account="Carl", owner="Anna")
        assert "Only people who manage this server" in refused.post.text
        discord.control.add_role("managers", anna.id, permissions=["manage_guild"])
        kept = await anna.slash(channel, "daily", account="Carl", owner="Bert")
        assert kept.post.private
        assert f"{carl.name} is shown apart" in kept.post.text
        assert "Say which" in (await anna.slash(channel, "daily", owner="Bert")).post.text
        direct = discord.world.direct_channel(discord.world.person(anna.id))
        assert "server" in (await anna.slash(direct, "daily", account="Carl")).post.text
        assert "nobody’s second account" in (await anna.slash(channel, "daily", account="Carl")).post.text
        assert "One try at 3 deals" in (await carl.slash(channel, "daily")).post.text


@simulated
async def test_a_day_is_played_once_and_shared(evening) -> None:
    async with evening() as here:
        discord = here.discord
        anna, bert, channel = discord.person("Anna"), discord.person("Bert"), discord.channel
        first = await begun(anna, channel)
        assert names(first) in ([], ["table.png", "hand.png"])  # in words where the machine is busy
        await here.stop(signal.SIGKILL)
        await here.start()
        again = await anna.slash(channel, "daily")
        assert again.post.text.splitlines()[0] == first.text.splitlines()[0]
        assert again.post.buttons == first.buttons
        over = await to_the_end(anna, again.post, channel, ITS_OWN)
        assert names(over) in ([], ["result.png", "leaderboard.png"])
        assert "first to finish" in over.text
        assert "first to finish" in (await anna.slash(channel, "daily")).text

        assert (await anna.press(over, "Share")).answered
        shared = await bert.wait_message(lambda post: "Your turn" in post.text, channel=channel)
        assert not shared.private
        assert (shared.pictures, shared.buttons) == ([], [])
        assert set("🟩⬛") & set(shared.text)
        assert not any(sign in shared.text for sign in "♣♠♥♦")

        number = here.rows("SELECT daily_id FROM forks")[0][0]
        carl = discord.person("Carl")
        group = discord.control.add_group("friends", "Bert", "Carl")
        discord.control.install_for("Bert")
        offered = (await bert.slash(group, "daily")).post
        hidden = await here.told(await bert.forge(offered, f"lp:0:{number}.0:daily all"))
        assert "once you have finished it yourself" in hidden.text
        early = await here.told(await bert.forge(offered, f"lp:0:{number}.0:daily review"))
        assert "when the day is closed" in early.text
        stale = await here.told(await bert.forge(offered, f"lp:0:{number + 7}.0:daily play"))
        assert "no such day" in stale.text
        done = await to_the_end(bert, await begun(bert, group), group, ITS_OWN)
        assert (await bert.press(done, "Share")).answered
        assert any(
            post.text.startswith("**Deals of the day") and "Bert: " in post.text for post in await carl.messages(group)
        )
        assert (await bert.press(done, "Seal")).answered
        sealed = await bert.wait_message(lambda post: post.id == done.id and "anchor" in post.text, channel=group)
        assert names(sealed) == ["season-1.txt"]
        assert (await anna.slash(channel, "replay", deal=1)).answered
        assert here.rows("SELECT count(*) FROM deals") == [(0,)]
        assert here.complaints() == []
        secret = here.rows("SELECT secret FROM daily_seasons")[0][0]
        assert secret not in here.log.read_text(encoding="utf-8")
