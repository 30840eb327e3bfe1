"""People who play at a loopback: what stands before their eyes, and what they press of it.

Whoever plays an evening is built on this: those who press and type with the whole bot (`tests/e2e/players.py`), those
of a simulated evening with their mischief (`tests/simulation/people.py`), and those of a measured town
(`tests/bench/crowd/town.py`). They live in the loopback's process, hear of each message as it changes, and act as
`bot/sandbox/client.py` lets them.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.sandbox.client import ClientActions
from bot.sandbox.components import BUTTON
from bot.sandbox.errors import ClientRefused
from bot.sandbox.interactions import Interaction
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.world import SandboxChannel, SandboxMessage, User
from tests.simulation.reading import Control, answers, controls_of, has, is_post, leads_on

PATIENCE_SECONDS = 20.0
"""How long people wait for an answer; Discord gives up after three, but what was promised may come later."""
MENU_SHARE = 0.3
"""How often a menu is taken where a button would do."""
PASSES = 3
"""How much likelier somebody passes than anything else that a button says: else nobody ever would."""
LAST_CARD = "Your last card:"
"""By which a hand is known whose picture comes later."""


class Crowd:
    """What people have in common: the loopback, what it shows, and how they hear of it.

    posts: the bot's messages that all see, by channel and number.
    """

    def __init__(self, parts: LoopbackParts) -> None:
        self.parts, self.world, self.acts = parts, parts.world, ClientActions(parts)
        self.people: list[Participant] = []
        self.posts: defaultdict[int, dict[int, SandboxMessage]] = defaultdict(dict)
        self._waiting: dict[int, asyncio.Future[None]] = {}
        for message in self.world.messages.values():
            self.heard(message)
        parts.interactions.listeners.append(self._settled)
        parts.messages.listeners.append(self.heard)

    def note(self, *_: object) -> None:
        """What somebody does, for whoever writes it down."""

    async def on_the_way(self) -> None:
        """What somebody does takes its time to reach Discord."""

    def heard(self, message: SandboxMessage) -> None:
        """A message, anybody's, is new or says something else."""
        if message.author_id == self.world.bot.id:
            self.shown(message, self.owner(message))

    def owner(self, message: SandboxMessage) -> int | None:
        """Who alone sees it."""
        return message.seen_by or self.world.channels[message.channel_id].person_id

    def shown(self, message: SandboxMessage, owner: int | None) -> None:
        """People see one of the bot's messages for the first time, or changed."""
        if owner is None:
            self.posts[message.channel_id][message.id] = message
        for each in self.people:
            if owner in {None, each.user.id}:
                if owner is not None:
                    each.mine[message.id] = message
                each.hear(message)

    def _settled(self, interaction: Interaction) -> None:
        waiting = self._waiting.get(interaction.id)
        if waiting is not None and interaction.state in {"answered", "failed"} and not waiting.done():
            waiting.set_result(None)

    async def outcome(self, interaction: Interaction) -> Interaction:
        """The interaction once it is settled, or after a while."""
        if interaction.state not in {"answered", "failed"}:
            loop = asyncio.get_running_loop()
            waiting = self._waiting[interaction.id] = loop.create_future()
            timer = loop.call_later(PATIENCE_SECONDS, lambda: None if waiting.done() else waiting.set_result(None))
            try:
                await waiting
            finally:
                timer.cancel()
                del self._waiting[interaction.id]
        return interaction


class Participant:
    """Somebody who plays; `mine` are the messages that only they see."""

    def __init__(self, crowd: Crowd, user: User, chance: random.Random) -> None:
        self.crowd, self.world, self.user, self.chance = crowd, crowd.world, user, chance
        self.mine = {
            each.id: each
            for each in self.world.messages.values()
            if each.author_id == self.world.bot.id and crowd.owner(each) == user.id
        }
        self.cuts: set[str] = set()
        """What they pressed, as the post may show it for a while after they have cut."""
        self.changed = asyncio.Event()
        crowd.people.append(self)

    # What they see

    def hear(self, message: SandboxMessage) -> None:  # noqa: ARG002 - what it says is of interest to some
        """A message that they see is new, or says something else."""
        self.changed.set()

    def sees(self, message: SandboxMessage) -> bool:
        """Whether it is still there."""
        return self.world.messages.get(message.id) is message and not message.dismissed

    def hands(self) -> list[SandboxMessage]:
        """Each hand of theirs that stands, in direct messages or privately in a channel."""
        for number in [number for number, each in self.mine.items() if not self.sees(each)]:
            del self.mine[number]
        return [each for each in self.mine.values() if shows_hand(each)]

    def hand(self) -> SandboxMessage | None:
        """The newest of them, which asks if one does."""
        return max(self.hands(), key=lambda each: (bool(answers(controls_of(each))), each.id), default=None)

    def table(self, channel: SandboxChannel) -> SandboxMessage | None:
        """The table's newest post in a channel."""
        return self._newest(channel, shows_table)

    def post(self, channel: SandboxChannel) -> SandboxMessage | None:
        """The table's newest post in a channel, or what stands for it between two deals."""
        return self._newest(channel, lambda message: is_post(message) or leads_on(message))

    def _newest(self, channel: SandboxChannel, is_it: Callable[[SandboxMessage], bool]) -> SandboxMessage | None:
        posts = self.crowd.posts[channel.id]
        for number in sorted(posts, reverse=True):
            message = posts[number]
            if not self.sees(message):
                del posts[number]
            elif is_it(message):
                return message if self.world.sees(self.user.id, message) else None
        return None

    def is_called(self, post: SandboxMessage) -> bool:
        """Whether it names them, as a table's post does whom it waits for."""
        return f"<@{self.user.id}>" in post.content

    # What they do

    def begin(
        self, message: SandboxMessage, control: Control, values: Sequence[str] = (), *, raw: bool = False
    ) -> Interaction:
        """Press a button, or choose in a menu; raw: even what is not there any more."""
        if not raw and control.custom_id not in {each.custom_id for each in controls_of(message)}:
            raise ClientRefused(f"{control.custom_id} is not there any more")
        wanted: dict[str, Any] = {"custom_id": control.custom_id, "component_type": control.kind}
        if control.is_menu:
            wanted["values"] = list(values)
        interaction = self.crowd.acts.press(self.user, message.id, wanted, raw=True)
        self.crowd.note("press", self.user.name, message.id, control.custom_id, values, interaction.id)
        return interaction

    async def send(self, message: SandboxMessage, control: Control, values: Sequence[str] = ()) -> Interaction:
        """The same, and wait for what comes of it; ClientRefused where it is not there any more."""
        await self.crowd.on_the_way()
        return await self.crowd.outcome(self.begin(message, control, values))

    async def cut(self, channel: SandboxChannel, choose: Callable[[Sequence[Control]], Control]) -> Interaction | None:
        """Cut, where the table's post calls for it; None where there is nothing to cut."""
        post = self.table(channel)
        ways = [each for each in controls_of(post) if each.word == "cut"] if post and self.is_called(post) else []
        if post is None or not ways or ways[0].custom_id in self.cuts:
            return None
        how, pressed = choose(ways), {ways[0].custom_id}
        self.cuts |= pressed
        try:
            interaction = await self.send(post, how, values_of(how, self.chance))
        except ClientRefused:
            return None
        if interaction.state != "answered":
            self.cuts -= pressed
        return interaction

    async def slash(self, channel: SandboxChannel, words: str, **options: Any) -> Interaction:
        """Type a command."""
        await self.crowd.on_the_way()
        interaction = self.crowd.acts.slash(self.user, channel, words, options, raw=False)
        self.crowd.note("type", self.user.name, channel.name, words, options, interaction.id)
        return await self.crowd.outcome(interaction)

    async def autocomplete(self, channel: SandboxChannel, words: str, option: str, typed: str = "") -> list[str]:
        """What is offered while an option is typed."""
        await self.crowd.on_the_way()
        interaction = self.crowd.acts.autocomplete(self.user, channel, words, {option: typed}, option)
        self.crowd.note("autocomplete", self.user.name, words, interaction.id)
        await self.crowd.outcome(interaction)
        return [each["value"] for each in interaction.choices or []]


def shows_hand(message: SandboxMessage) -> bool:
    """Whether it shows a hand, painted or in words."""
    return has(message, "hand.png") or LAST_CARD in message.content


def shows_table(message: SandboxMessage) -> bool:
    """Whether it shows a table to all, painted or in words."""
    return message.seen_by is None and (has(message, "table.png") or is_post(message))


def values_of(control: Control, chance: random.Random) -> tuple[str, ...]:
    """As many entries of a menu as it wants; of a button none."""
    return tuple(chance.sample(control.values, min(control.count, len(control.values))))


def any_answer(controls: Iterable[Control], chance: random.Random) -> tuple[Control, tuple[str, ...]] | None:
    """Something of what is asked; passing is as good as anything else."""
    asked = answers(controls)
    buttons, menus = [each for each in asked if each.kind == BUTTON], [each for each in asked if each.is_menu]
    if menus and (not buttons or chance.random() < MENU_SHARE):
        menu = chance.choice(menus)
        return menu, values_of(menu, chance)
    passes = [each for each in buttons if each.press is not None and each.press.what == "pass"]
    return (chance.choice(buttons + (PASSES - 1) * passes), ()) if buttons else None


def command_for(text: str) -> tuple[str, dict[str, str]]:
    """The command that says an action, and its options."""
    verb, _, rest = text.partition(" ")
    option = {"play": "card", "bid": "value", "trump": "suit", "give": "card", "cut": "how"}.get(verb)
    return (verb, {option: rest}) if option else (verb, {}) if not rest else ("act", {"action": text})
