"""What people write beside playing, and how far below it the channel's end is for whoever is asked something."""

import asyncio
import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from bot.sandbox.client import ClientActions
from bot.sandbox.errors import ClientRefused
from bot.sandbox.world import SandboxChannel, SandboxMessage, SandboxWorld, User
from tests.simulation.reading import actions_in, controls_of, is_post

TALK_SHARE = 0.5
"""How many evenings people talk in."""
FLOOD_LINES = 100
MOST_BELOW = 5
"""So many messages at most stand below what asks somebody, or their table, as they are asked."""
LOOK_SECONDS = 0.5
"""How long after a question somebody looks for it: what asks may be sent once more below what was written meanwhile."""
LINES = (
    "haha",
    "oi",
    "your turn!",
    "sorry, phone",
    "nii ei saa ju",
    "schon wieder ich",
    "🐑",
    "wait",
    "gg",
    "who led?",
)

Question = tuple[int, int, int, int]
"""Whom the table waits for, at which table, in which deal and at which of its moments."""


@dataclass
class Talk:
    """How much people talk in an evening, drawn apart from all else: what is known of a seed stays as it is.

    odds: how likely somebody writes a line after they did something. floods: how likely that it is a hundred lines.
    lines: how many were written.
    """

    chance: random.Random
    odds: float = 0.0
    floods: float = 0.0
    lines: int = 0

    def say(self, acts: ClientActions, user: User, channel: SandboxChannel) -> None:
        """Perhaps write into a channel, as fast as people type, or ten lines a second."""
        if not self.odds or self.chance.random() >= self.odds:
            return
        is_flood = self.chance.random() < self.floods
        lines, pause = (FLOOD_LINES, 0.1) if is_flood else (self.chance.choice((1, 1, 1, 2, 5)), 1.0)
        for line in range(lines):
            text = self.chance.choice(LINES)
            after = pause * (line + self.chance.random())
            asyncio.get_running_loop().call_later(after, self._write, acts, user, channel, text)

    def _write(self, acts: ClientActions, user: User, channel: SandboxChannel, text: str) -> None:
        with suppress(ClientRefused):
            acts.say(user, channel, text)
            self.lines += 1


def draw_talk(seed: str, *, calm: bool, always: bool = False) -> Talk:
    """How people talk in an evening; one that is calm is quiet too, unless they are to talk: then nobody floods."""
    chance = random.Random(f"talk {seed}")
    if always:
        return Talk(chance, chance.choice((0.3, 1.0)))
    if calm or chance.random() >= TALK_SHARE:
        return Talk(chance)
    return Talk(chance, chance.choice((0.1, 0.3, 1.0)), chance.choice((0.0, 0.0, 0.01)))


@dataclass
class Sightings:
    """How many messages stand below what asks somebody as they look, or below their table if fewer do.

    posts: everything of the bot's in channels of servers, by channel and number.
    """

    world: SandboxWorld
    posts: Mapping[int, Mapping[int, SandboxMessage]]
    told: Callable[..., None] = lambda *_: None
    counts: list[int] = field(default_factory=list)
    _asked: set[Question] = field(default_factory=set)

    def note(self, message: SandboxMessage) -> None:
        """A message is shown for the first time, or changed."""
        asked = self._question(message)
        if asked is not None and asked not in self._asked:
            self._asked.add(asked)
            asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look, asked, max(self.world.messages))

    def _question(self, message: SandboxMessage) -> Question | None:
        owner = message.seen_by or self.world.channels[message.channel_id].person_id
        asking = [each.press for each in actions_in(message) if each.asks and each.press is not None]
        if owner is None or not asking or is_post(message):
            return None
        newest = max(asking, key=lambda press: (press.deal, press.version))
        return owner, newest.table, newest.deal, newest.version

    def _look(self, asked: Question, newest: int) -> None:
        """Who has answered meanwhile looks for nothing; newest: the last message when they were asked."""
        owner, table, *_ = asked
        asking = [each for each in self.world.messages.values() if self._question(each) == asked]
        if not asking:
            return
        posts = [each for shown in self.posts.values() for each in shown.values() if _is_post_of(each, table)]
        self.counts.append(min(self._below(each, owner, newest) for each in (*asking, *posts)))
        if self.counts[-1] > MOST_BELOW:
            self.told("out of sight", self.world.users[owner].name, asking[-1].id, self.counts[-1])

    def _below(self, message: SandboxMessage, owner: int, newest: int) -> int:
        """How many messages somebody sees below this one, but for those that were written since they were asked."""
        return sum(
            message.id < each.id <= newest and each.channel_id == message.channel_id and each.seen_by in {None, owner}
            for each in self.world.messages.values()
        )


def _is_post_of(message: SandboxMessage, table: int) -> bool:
    return is_post(message) and any(
        each.press is not None and each.press.table == table for each in controls_of(message)
    )
