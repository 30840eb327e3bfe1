"""People who mean harm: names, texts and presses made up to ping, to mislead, to break or to find something out."""

import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.gateway.interactions.rate_limit import LOOKUPS
from bot.sandbox.clock import SandboxClock
from engine.games import GAMES
from tests.bot.test_logs_secrecy import CARD
from tests.e2e.evening import Evening
from tests.e2e.inside import Inside, inside
from tests.e2e.players import Presser, play
from tests.e2e.posts import is_hand, is_sheet
from tests.e2e.simulated import simulated
from tests.support.loopback import Loopback
from tests.support.people import InteractionOutcome, SandboxPerson
from tests.support.soak import either
from tests.support.witness import Witness

VICTIM = "Zoe"
MOST = either(16, 400)
UNSEEN = re.compile("[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\u200b\u2060\ufeff\x00-\x09\x0b-\x1f\x7f]")
"""Marks that turn writing round or cannot be seen; a line's end is all right."""

LOUD = re.compile(r"@everyone|@here|<@&\d|(?<!\\)\[[^\]]*\]\(http")


def names_for(victim: int) -> tuple[str, ...]:
    """Names that ping, turn writing round, or would be Markdown; Discord allows 32 characters."""
    return (
        f"<@{victim}>",
        "@everyone **x** [a](http://b)",
        "\u202eevil\u2066\u200b||`@here`",
        "# \u0301\u0301\u0301\u0301-# >>> \x07",
    )


def strings_in(part: Any) -> Iterator[str]:
    """Every text in a body, at any depth."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for name, value in part.items():
            if name not in {"id", "custom_id", "nonce"}:
                yield from strings_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from strings_in(value)


def check_messages(discord: Loopback, called: set[int]) -> None:
    """No message holds an unseen mark or a mention of all, or pings anybody but those who asked for it."""
    bodies = [call.body for call in discord.calls.calls if isinstance(call.body, dict) and call.method != "PUT"]
    assert len(bodies) > 5  # a deal may be over soon: all pass
    for body in bodies:
        for text in strings_in(body):
            assert UNSEEN.search(text) is None, repr(text)
        sent = body.get("data", body)
        assert LOUD.search(sent.get("content") or "") is None, sent
        if "content" in sent:
            allowed = sent["allowed_mentions"]
            assert not allowed.get("parse")
            assert {int(user) for user in allowed.get("users") or []} <= called
    assert not any(message.mention_everyone for message in discord.world.messages.values())
    pinged = {person for event in discord.parts.feed._events for person in event.pinged}
    assert pinged <= called


@simulated
async def test_hostile_names_ping_nobody_and_log_and_figures_tell_nothing(tmp_path: Path) -> None:
    """Deals of the games by people whose names are attacks; the log at its most talkative, faults included."""
    evening = Evening(tmp_path, LOG_LEVEL="debug", LOG_FORMAT="json", METRICS_PORT="9100", CUT_SECONDS="1")
    evening.discord.guild.name = "@everyone <@1>\u202e"
    async with evening as here:
        victim, called = here.discord.person(VICTIM), set[int]()
        people = [here.discord.person(name) for name in names_for(victim.id)]
        for person in people:
            when = "always" if person is people[1] else "off"
            assert (await person.slash(here.discord.channel, "settings ping", when=when)).answered
        called.add(people[1].id)
        for game in either(("saskop",), tuple(GAMES)):
            await some_of_a_deal(here, game, people)
            check_messages(here.discord, called)
            here.discord.calls.clear()
        async with aiohttp.ClientSession() as session, session.get("http://127.0.0.1:9100/metrics") as answer:
            figures = await answer.text()
        token = here.discord.token
    log = evening.log.read_text(encoding="utf-8")
    assert len(log.splitlines()) >= 5  # there is something to look through
    for written in (log, figures):
        assert [line for line in written.splitlines() if CARD.search(line)] == []
        assert token not in written
    assert not any(str(person.id) in figures for person in people)


async def some_of_a_deal(here: Evening, game: str, people: list[SandboxPerson]) -> None:
    """A table of these people, computers in the seats left; they play until something was won, or for a while."""
    channel = here.discord.channel
    opened = await people[0].slash(channel, "table open", game=game)
    assert opened.answered, opened
    for person in people[1:]:
        await person.slash(channel, "table join")
    await people[0].slash(channel, "table fill")
    assert (await people[0].slash(channel, "table start")).answered
    here.discord.control.fault("edit", "error", times=2)
    players = [Presser(here, person) for person in people]

    def is_enough() -> bool:
        return any(map(is_sheet, players[0].posts)) or sum(player.acted for player in players) > MOST

    await play(players, is_enough, 90)
    asked = await people[0].slash(channel, "table close")
    assert (await people[0].press(asked.post, "Yes, close")).answered
    for command in ("scores", "leaderboard", "history", "help", "stats"):
        await people[2].slash(channel, command)


LONG = "\u202e<@1> @everyone **" + "x" * 4000
TEXTS = (
    LONG, "\0", "\u200b" * 100, "@here", "`" * 300, "٣", "play " * 500, "💥" * 2000, "' OR 1=1 --", "{$x}", "%s%n",
)  # fmt: skip
WORDS = (
    "hand", "trick", "computers", "join 0", "join 99", "leave", "fill", "fill x", "start", "cut threes", "pass",
    "bid 6", "play QC", "replay", "replay first", "mine", "share replay", "upload", "fork", "fork 2", "fork 99",
    "verify", "record", "go trick", "go",
    "rules saskop", "rules x", "menu bid 0", "pick bury", "accept", "give QC", "\u202e",
)  # fmt: skip


@simulated
async def test_any_text_in_any_option_is_answered_privately_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback(clock=SandboxClock(running=False)) as discord, inside(tmp_path, monkeypatch, discord) as here:
        people = await dealt(here)
        anna, before = people[0], await shown(here, people[1])
        options = {"play": "card", "act": "action", "bid": "value", "cut": "how", "signal": "kind", "declare": "game"}
        for text in TEXTS:
            for command, option in options.items():
                answered = await anna.slash(discord.channel, command, raw=True, **{option: text})
                assert_complaint(answered)
                await anna.autocomplete(discord.channel, command, option, text[:6000])
            for more in ({"game": text}, {"game": "skat", "options": text}):
                assert_complaint(await anna.slash(discord.channels[1], "table open", raw=True, **more))
            assert_complaint(await anna.slash(discord.channel, "rules", raw=True, game=text, topic=text))
            await here.settled()
        check_messages(discord, set())
        assert await shown(here, people[1]) == before


def assert_complaint(answered: InteractionOutcome) -> None:
    assert answered.answered, answered
    assert answered.posts
    assert all(post.private and len(post.text) <= 2000 for post in answered.posts), answered


async def dealt(here: Inside) -> list[SandboxPerson]:
    """Four at a table of Saskop, in the middle of the bidding."""
    channel, people = here.discord.channel, [here.discord.person(name) for name in ("Anna", "Bert", "Carl", "Dora")]
    await people[0].slash(channel, "table open", game="saskop")
    for person in people[1:]:
        await person.slash(channel, "table join")
    await people[0].slash(channel, "table start")
    for person in people:
        await person.slash(channel, "cut", how="threes")
    await here.settled()
    return people


async def shown(here: Inside, person: SandboxPerson) -> list[tuple[str, str, list[str]]]:
    """The table and the own hand as they stand before somebody's eyes."""
    await here.settled()
    posts = [*await person.messages(here.discord.channel), *await person.dms()]
    return [(post.id, post.text, [each["custom_id"] for each in post.buttons]) for post in posts if not post.private]


@simulated
async def test_made_up_presses_reach_neither_others_seats_nor_other_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Custom ids of all tables, deals, versions and words, on a public message and on a private one."""
    chance = random.Random(3)
    async with Loopback(clock=SandboxClock(running=False)) as discord, inside(tmp_path, monkeypatch, discord) as here:
        witness = Witness(discord)
        people = await dealt(here)
        zoe = discord.person("Zoe")
        other = discord.control.add_channel("far", discord.control.add_guild("Elsewhere").name)
        await here.settled()
        before = [await shown(here, person) for person in people]
        read = [witness.reading(person.id) for person in people]
        public = [each for each in await zoe.messages(discord.channel) if not each.private][-1]
        private = (await zoe.slash(discord.channel, "help")).post
        assert (await zoe.forge(private, "lp:1:1.3:pick bury", ["cards"])).answered
        for _ in range(120):  # fewer than the door lets pass at a time
            numbers = [chance.choice((0, 1, 2, 7, 10**17)) for _ in range(2)]
            version = chance.choice((0, 1, 2, 3, 4, 5, 9, 9999))
            custom_id = f"lp:{numbers[0]}:{numbers[1]}.{version}:{chance.choice(WORDS)}"
            values = chance.choice((None, None, ["QC 0", "AS 1"], ["cards"]))
            answered = await zoe.forge(chance.choice((public, private)), custom_id, values)
            assert answered.answered, custom_id
            assert not any(map(is_hand, answered.posts)), custom_id
        await here.settled()
        assert [line.getMessage() for line in caplog.records if line.levelno >= logging.ERROR] == []
        assert [await shown(here, person) for person in people] == before
        assert [witness.reading(person.id) for person in people] == read
        assert all(post.private for post in await zoe.messages(other))


@simulated
async def test_made_up_presses_that_name_strangers_ask_discord_for_few_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Loopback(clock=SandboxClock(running=False)) as discord, inside(tmp_path, monkeypatch, discord) as here:
        people = await dealt(here)
        zoe = discord.person("Zoe")
        private = (await zoe.slash(discord.channel, "help")).post
        discord.calls.clear()
        for number in range(180):  # fewer than the door lets pass at a time
            what = f"history {10**17 + number}" if number % 3 else f"stats {10**17 + number} all"
            assert (await zoe.forge(private, f"lp:0:0.0:{what}")).answered
        asked = len(discord.calls.of("member")) + len(discord.calls.of("user"))
        assert 0 < asked <= 2 * (LOOKUPS + 10)
        before = len(discord.calls.of("member"))
        for _ in range(20):
            assert (
                await people[0].forge((await people[0].slash(discord.channel, "help")).post, f"lp:0:0.0:{what}")
            ).answered
        assert len(discord.calls.of("member")) <= before + 1, "that nobody has that number is known"
