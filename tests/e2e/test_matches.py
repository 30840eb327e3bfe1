"""A match between two servers: a code, two rooms, nothing to be looked up before the end, then the sheet in both."""

import logging
import re
from functools import partialmethod
from pathlib import Path

import pytest

from bot.features.matches.service import MatchKeeper
from bot.sandbox.world import SandboxChannel
from tests.e2e.inside import Inside, inside
from tests.e2e.posts import command
from tests.e2e.simulated import simulated
from tests.support.loopback import Loopback
from tests.support.people import SandboxPerson

AT_ONCE = {
    "computer_delay_seconds": "0",
    "turn_seconds": "0.02",
    "override_seconds": "0.02",
    "next_deal_seconds": "600",
}
"""Nobody has to press a card: the clock takes every turn, and at the end of a deal somebody begins the next."""
BEGINS = {"Next deal", "Start"}


def labels(discord: Loopback, channel: SandboxChannel) -> set[object]:
    """What the buttons of the newest public message say."""
    posts = [each for each in discord.world.history(channel.id) if each.seen_by is None]
    return {part.get("label") for row in posts[-1].components for part in row["components"]}


def sheets(discord: Loopback, channel: SandboxChannel) -> list[str]:
    """What stands in a channel of a match's end."""
    posts = [each for each in discord.world.history(channel.id) if each.seen_by is None]
    return [each.content for each in posts if any(file.filename == "match.png" for file in each.attachments)]


async def to_the_end(here: Inside, people: dict[SandboxPerson, SandboxChannel]) -> None:
    """Whoever was taken for away begins the next deal, until both rooms have their sheet."""
    discord = here.discord
    while not all(sheets(discord, channel) for channel in people.values()):
        for person, channel in people.items():
            await here.settled()
            if BEGINS & labels(discord, channel) and not sheets(discord, channel):
                await person.slash(channel, "table start")


@simulated
async def test_two_servers_play_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(MatchKeeper, "__init__", partialmethod(MatchKeeper.__init__, fewest=2))
    discord = Loopback()
    near = discord.channel
    far = discord.world.add_channel(discord.world.add_guild("Elsewhere"), "far")
    async with discord, inside(tmp_path, monkeypatch, discord, **AT_ONCE) as here:
        anna, bert = discord.person("Anna"), discord.person("Bert")
        await command(anna, near, "match open", game="saskop", deals=2)
        opened = (await anna.wait_message(lambda post: "Match **" in post.text)).text
        code = re.findall(r"Match \*\*(\w+)\*\*", opened)[0]
        assert "no match with the code" in (await bert.slash(far, "match join", code="NOPE")).post.text
        assert "another channel" in (await bert.slash(near, "match join", code=code)).post.text
        assert "sit in both" in (await anna.slash(far, "match join", code=code)).post.text
        await command(bert, far, "match join", code=code)
        await command(anna, near, "table fill", level="easy")
        assert "3 free seats" in (await anna.slash(near, "table start")).post.text
        await here.settled()
        assert BEGINS & labels(discord, near), "no card was dealt yet"
        await command(bert, far, "table fill", level="easy")
        for person, channel in ((anna, near), (bert, far)):
            post = await person.wait_message(lambda post: "Everybody shuffles" in post.text, channel=channel)
            assert (await person.press(post, "Shuffle")).answered
        await anna.wait_message(lambda post: "Next deal" in str(post.buttons), channel=near, timeout=60)
        withheld = await anna.slash(near, "record", deal=1)
        assert "belongs to a match" in withheld.post.text
        peeked = await bert.slash(discord.channels[1], "trick", table=1)
        assert "shown in its channel" in peeked.post.text
        await to_the_end(here, {anna: near, bert: far})
        await here.settled()
        for channel in (near, far):
            (told,) = sheets(discord, channel)
            assert f"Match {code} is over" in told
        again = await bert.slash(far, "match sheet")
        assert [picture.filename for picture in again.post.pictures] == ["match.png"]
        assert "belongs to a match" not in (await anna.slash(near, "record", deal=1)).post.text
        assert [line.getMessage() for line in caplog.records if line.levelno >= logging.ERROR] == []
