"""From an empty channel to the first card by mouse alone, counted as people count: commands and presses."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.present.messages import read_press
from bot.present.table_setup import first_setup, write_setup
from bot.present.words import spoken
from bot.sandbox.clock import SandboxClock
from bot.sandbox.world import SandboxChannel
from engine.actions import Cut
from engine.cards import Cards
from engine.deal import Deal, Start
from engine.games import GAMES
from tests.e2e.inside import Fixed, Inside, inside
from tests.e2e.posts import is_hand, is_table
from tests.e2e.simulated import simulated
from tests.support.loopback import Loopback
from tests.support.people import InteractionOutcome, Post, SandboxPerson

MOST_PRESSES = 3


@dataclass
class Visitor:
    """Somebody who has only a mouse and counts what they do with it."""

    here: Inside
    person: SandboxPerson
    channel: SandboxChannel
    commands: int = 0
    presses: int = 0

    async def type(self, command: str, **options: Any) -> InteractionOutcome:
        self.commands += 1
        return await self.person.slash(self.channel, command, **options)

    async def press(self, post: Post, label: str) -> InteractionOutcome:
        self.presses += 1
        outcome = await self.person.press(post, label)
        assert outcome.answered, outcome
        await self.here.settled()
        return outcome

    async def choose(self, value: str) -> Post:
        """Choose in a menu of the newest private message, which is changed by that."""
        self.presses += 1
        post = await self.private()
        menu = next(each for each in post.menus if value in {option["value"] for option in each["options"]})
        outcome = await self.person.choose(post, value, custom_id=menu["custom_id"])
        assert outcome.answered, outcome
        return await self.private()

    async def privates(self) -> list[Post]:
        """The messages that only they see."""
        return [each for each in await self.person.messages(self.channel) if each.private]

    async def private(self) -> Post:
        """The newest of them."""
        return (await self.privates())[-1]

    async def now(self, post: Post) -> Post:
        """A message as it stands now."""
        return next(each for each in await self.person.messages(self.channel) if each.id == post.id)

    async def post(self) -> Post | None:
        """The table, as everybody sees it."""
        return next((each for each in reversed(await self.person.messages(self.channel)) if is_table(each)), None)

    def empty_channel(self, name: str) -> None:
        self.channel = self.here.discord.world.add_channel(self.here.discord.guild, name)
        self.commands = self.presses = 0


@asynccontextmanager
async def visited(folder: Path, monkeypatch: pytest.MonkeyPatch, chance: Fixed | None = None) -> AsyncIterator[Visitor]:
    """A server with a bot and somebody who has never been there; computers move at once."""
    at_once = {"computer_delay_seconds": "0", "cut_seconds": "30", "next_deal_seconds": "600"}
    async with (
        Loopback(clock=SandboxClock(running=False)) as discord,
        inside(folder, monkeypatch, discord, chance, **at_once) as here,
    ):
        yield Visitor(here, discord.person("Newcomer"), discord.channel)


def actions_of(post: Post) -> list[str]:
    """What the buttons of a hand say in the deal."""
    presses = (read_press(each["custom_id"]) for each in post.buttons)
    return [press.what for press in presses if press is not None]


async def from_help_to_a_hand(visitor: Visitor, game: str) -> None:
    told = (await visitor.type("help")).post
    await visitor.press(told, "Play now")
    games = await visitor.private()
    label = next(each["label"] for each in games.buttons if each["custom_id"].endswith(f":begin {game}"))
    await visitor.press(games, label)
    hand, post = await visitor.private(), await visitor.post()
    assert [each.id for each in await visitor.privates()] == [hand.id], "one private message all the way"
    assert is_hand(hand), game
    assert "hint" in actions_of(hand), game
    assert post is not None
    assert (visitor.commands, visitor.presses <= MOST_PRESSES) == (1, True)
    assert "💡" in hand.text, "the first deal is explained"
    await visitor.press(hand, "I know this")
    assert "💡" not in (await visitor.now(hand)).text
    assert is_hand(await visitor.now(hand))


@simulated
async def test_help_leads_to_a_hand_of_every_game_in_three_presses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visited(tmp_path, monkeypatch) as visitor:
        for place, game in enumerate(GAMES):
            visitor.empty_channel(f"room-{place}")
            await from_help_to_a_hand(visitor, game)


def picked_by_another(players: int = 3) -> Cards:
    """A pack of the game that is offered first of which the seat after the newcomer's picks up the blind for sure."""
    rules, seat = GAMES[first_setup().game], 1
    for seed in count():
        pack = list(rules.pack(rules.options(), players))
        random.Random(seed).shuffle(pack)
        deal = Deal(Start(rules.name, rules.options(), players, players - 1, tuple(pack)))
        deal = deal.act(deal.start.cutter, Cut(rules.cut_styles[0], place=len(pack) // 2))
        view = deal.view(seat)
        if len(view.ranking.trumps_in(view.hand)) >= len(view.hand) - 1:
            return tuple(pack)
    raise AssertionError


@simulated
async def test_the_first_card_is_one_command_and_three_presses_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figure, with the one question that the game itself asks among the presses; then the way from `/help`."""
    async with visited(tmp_path, monkeypatch, Fixed(picked_by_another(), dealer=2)) as visitor:
        opening = (await visitor.type("table open")).post
        await visitor.press(opening, "Play with computers now")
        await visitor.press(await visitor.private(), "Pass")
        card = next(each for each in (await visitor.private()).buttons if ":play " in each["custom_id"])
        await visitor.press(await visitor.private(), card["label"])
        assert (visitor.commands, visitor.presses) == (1, MOST_PRESSES)
        table = await visitor.post()
        assert table is not None
        assert f"Newcomer: {spoken(card['label'])}" in table.alt or "Trick 2" in table.alt
        visitor.empty_channel("another")
        await from_help_to_a_hand(visitor, first_setup().game)


@simulated
async def test_the_menus_and_what_is_pressed_late_twice_or_made_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visited(tmp_path, monkeypatch) as visitor:
        for story in (
            what_was_chosen_is_opened,
            late_presses_lead_to_the_table_that_is_there,
            made_up_choices,
            tables_are_kept_under_names,
        ):
            visitor.empty_channel(story.__name__.replace("_", "-"))
            await story(visitor)


async def what_was_chosen_is_opened(visitor: Visitor) -> None:
    """And each choice says what it means."""
    await visitor.type("table open", level="easy")
    await visitor.choose("sheepshead")
    post = await visitor.choose("3")
    assert post.text.startswith("**New table: Sheepshead** for 3 players, computers play easy.")
    await visitor.press(post, "More choices")
    await visitor.press(await visitor.choose("slow"), "More choices")
    for rule, value in (("deal", "six"), ("allpass", "misdeal")):
        await visitor.choose(rule)
        post = await visitor.choose(value)
    assert "Cards dealt: six each" in post.text
    assert "Partner with five players" not in post.text
    chosen = [option for menu in post.menus for option in menu["options"] if option.get("default")]
    assert {option["value"]: option["description"] for option in chosen}["misdeal"].startswith(
        "The cards are dealt again"
    )
    await visitor.press(post, "Open table")
    done, table = await visitor.private(), await visitor.post()
    assert (done.text, done.components) == ("The table is open, at the end of this channel.", [])
    assert table is not None
    assert "Cards dealt: six each" in table.text
    assert "Slow table" in table.text
    await visitor.press(table, "Fill with computers")
    table = await visitor.post()
    assert table is not None
    assert "Computer 3 (easy)" in table.text


async def late_presses_lead_to_the_table_that_is_there(visitor: Visitor) -> None:
    host, late = visitor, Visitor(visitor.here, visitor.here.discord.person("Late"), visitor.channel)
    menus, others = (await host.type("table open")).post, (await late.type("table open")).post
    games = (await late.type("help")).post
    await host.press(menus, "Open table")
    # Twice: the message has changed, but what was on its way arrives all the same.
    again = await host.person.forge(menus, custom_id_of(menus, "Open table"))
    assert again.answered
    assert "you sit at it" in (await host.now(menus)).text
    for post, label in ((others, "Play with computers now"), (games, "Play now")):
        await late.press(post, label)
        shown = await late.now(post)
        assert "There is a seat for you." in shown.text
    await late.press(shown, "Sit down there")
    assert (await late.now(shown)).text == "You are in seat 2."
    twice = await late.person.forge(shown, custom_id_of(shown, "Sit down there"))
    assert twice.post.private
    assert "You are already sitting at this table" in twice.post.text
    table = await host.post()
    assert table is not None
    assert "2. Late" in table.text
    await late.press(await late.now(shown), "Show the table")
    assert [is_table(each) for each in await host.person.messages(host.channel)].count(True) == 1


def custom_id_of(post: Post, label: str) -> str:
    button = post.button(label)
    assert button is not None
    return str(button["custom_id"])


async def made_up_choices(visitor: Visitor) -> None:
    """They change nothing; other places are told in words."""
    menus = (await visitor.type("table open")).post
    for what in (
        "open", "open table", "open play 0 poker/3/normal/live/", "open table 0 skat/9/normal/live/1",
        "open play 0 skat/3/superhuman/live/1", "open play 0 skat/3/normal/live/7", "open x 0 //",
        "open play 0 skat/3/normal/never/1", "open table 99999 skat/3/normal/live/111",
        "open rule.announce 0 skat/3/normal/live/1",
    ):  # fmt: skip
        answered = await visitor.person.forge(menus, f"lp:0:0.0:{what}", ["any thing"])
        assert answered.answered, what
        assert await visitor.post() is None, what
        assert "This is what is possible now" in (await visitor.private()).text, what
    assert "I don’t know the game" in (await visitor.person.forge(menus, "lp:0:0.0:begin poker")).post.text
    dm = (await visitor.person.slash("dm", "help")).post
    assert "to a channel of a server" in dm.text
    assert [each["label"] for each in dm.buttons] == ["Play a first deal", "Learn a game"]
    for what in ("here sit", "here show", f"open table 0 {write_setup(first_setup())}"):
        answered = await visitor.person.forge(dm, f"lp:0:0.0:{what}")
        assert "not in a direct message" in answered.post.text, what
    visitor.here.discord.control.deny(visitor.channel.id, "attach_files")
    await visitor.type("help")
    assert (
        "I’m not allowed to post in this channel"
        in (await visitor.person.press(await visitor.private(), "Play now")).post.text
    )


async def tables_are_kept_under_names(visitor: Visitor) -> None:
    """Saved by a dialog or a command, shown to everybody, deleted by who saved them."""
    stranger = Visitor(visitor.here, visitor.here.discord.person("Stranger"), visitor.channel)
    visitor.here.discord.control.allow(visitor.channel.id, "attach_files")
    await visitor.type("table open")
    post = await visitor.choose("skat")
    asked = await visitor.person.press(post, "Save …")
    assert (await visitor.person.submit(asked, {"text": "Our **Thursday**"})).answered
    post = await visitor.now(post)
    assert post.text.startswith("Saved as **Our \\*\\*Thursday\\*\\***")
    # Somebody else finds it in the menus, and in what is offered while they type.
    await stranger.type("table open")
    post = await stranger.choose("our **thursday**")
    assert "**New table: Skat** for 3 players" in post.text
    offered = await stranger.person.autocomplete(stranger.channel, "table open", "preset", "thurs")
    assert [each["value"] for each in offered] == ["Our **Thursday**"]
    refused = await stranger.type("table preset delete", name="our **thursday**")
    assert "was saved by somebody else" in refused.post.text
    assert "No table is saved as" in (await stranger.type("table preset delete", name="Friday")).post.text
    await stranger.type("table open", preset="OUR **THURSDAY**")
    await stranger.here.settled()
    table = await stranger.post()
    assert table is not None
    assert table.text.startswith("**Skat**")
    assert "Saved as **Mine**" in (await stranger.type("table preset save", name="Mine")).post.text
    # Two that are alike: the menus open, and each can be chosen.
    full = visitor.channel
    visitor.empty_channel("alike")
    assert (await visitor.type("table open")).answered
    for name in ("our **thursday**", "mine"):
        shown = await visitor.choose(name)
        options = [each for menu in shown.menus for each in menu["options"] if each.get("default")]
        assert [each["value"] for each in options if each["value"] in {"our **thursday**", "mine"}] == [name]
    visitor.channel = full
    assert "no longer saved" in (await visitor.type("table preset delete", name="our **thursday**")).post.text
    # The menus that were open still show it.
    again = await stranger.person.forge(post, next(each["custom_id"] for each in post.menus), ["our **thursday**"])
    assert again.answered
    assert "Something you chose is no longer available" in (await stranger.now(post)).text
    assert (
        "needs something that can be read" in (await visitor.type("table preset save", name="\u200b\u200b")).post.text
    )


@simulated
async def test_a_lobby_that_was_forgotten_says_so_even_if_its_day_is_over_while_nobody_is_there(evening: Any) -> None:
    async with evening() as here:
        anna = here.discord.person("Anna")
        for channel in here.discord.channels[:2]:
            assert (await anna.slash(channel, "table open", game="skat")).answered
            await anna.wait_message(lambda post: post.button("Seat 2") is not None, channel=channel)
            if channel is here.discord.channels[0]:
                await asyncio.sleep(90_000)
                assert "Nobody has played here for a while" in (await anna.messages(channel))[-1].text
        await here.stop(signal.SIGKILL)
        await asyncio.sleep(90_000)
        await here.start()
        gone = await anna.wait_message(lambda post: "for a while" in post.text, channel=here.discord.channels[1])
        assert not gone.buttons
        assert here.rows("SELECT count(*) FROM tables WHERE stage <> 'closed'") == [(0,)]
        assert here.complaints() == []
