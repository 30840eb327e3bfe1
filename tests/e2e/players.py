"""People who play by pressing or by typing whatever is legal, until they are told to stop."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable, Sequence

from bot.present.confirmations import INTO, StepAnswer
from bot.present.controls import menu_action
from bot.sandbox.errors import ClientRefused
from bot.sandbox.interactions import DEFER_UPDATE, UPDATE, Interaction
from bot.sandbox.payloads import person_json
from bot.sandbox.people_api import FOLLOWING_SECONDS
from bot.sandbox.world import SandboxChannel, SandboxMessage
from tests.e2e.evening import Evening
from tests.e2e.inside import Inside
from tests.simulation.reading import ASKED_TWICE, Control, answers, controls_of
from tests.support.crowd import Participant, any_answer, command_for, shows_hand
from tests.support.people import Post, SandboxPerson

NEVER_TYPED = {"diamonds", "override", "blink", "noblink", "emergency", "roof", "show"}
"""What binds for long, or ends a deal before it was played."""


class Player(Participant):
    """Somebody who plays; they follow what happens before their eyes.

    played: how many cards they played. acted: how often they surely did something, and how often perhaps: doubtful.
    """

    looks_up_after = 0.25

    def __init__(self, evening: Evening | Inside, person: SandboxPerson) -> None:
        super().__init__(evening.discord.crowd, evening.discord.world.users[person.id], random.Random(person.id))
        self.evening, self.person = evening, person
        self.played = self.acted = self.doubtful = 0

    @property
    def channel(self) -> SandboxChannel:
        """Where they play."""
        return self.evening.discord.channel

    @property
    def posts(self) -> list[Post]:
        """Each message of the bot's that they see, as it is now."""
        public = [each for shown in self.crowd.posts.values() for each in shown.values()]
        seen = [each for each in (*public, *self.mine.values()) if self.sees(each)]
        return [self.read(each) for each in seen if self.world.sees(self.user.id, each)]

    async def play_until(self, done: Callable[[], bool]) -> None:
        """Act whenever it is their turn, and look up when something happens."""
        while not done():
            self.changed.clear()
            if not await self.act():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.looks_up_after):  # wait_for may swallow the word to stop
                        await self.changed.wait()

    async def act(self) -> bool:
        """Do what the table waits for, if it does; whether anything was done."""
        raise NotImplementedError

    def forgives(self, interaction: Interaction) -> bool:  # noqa: ARG002 - most never do
        """Whether they bear that this got no answer, as while the bot is away."""
        return False

    def read(self, message: SandboxMessage) -> Post:
        """A message as they see it now."""
        return Post(person_json(self.world, message, self.user.id))

    async def settled(self, interaction: Interaction) -> list[Post]:
        """What came of something they did, with what follows a mere promise; it must be answered."""
        interactions = self.crowd.parts.interactions
        await interactions.changed.until(lambda: interactions.is_followed(interaction), FOLLOWING_SECONDS)
        assert interaction.state == "answered" or self.forgives(interaction), (interaction, self.user.name)
        shown = [self.world.messages[each] for each in interaction.message_ids if each in self.world.messages]
        return [self.read(each) for each in shown if self.world.sees(self.user.id, each)]


class Presser(Player):
    """Presses buttons in their direct messages, and the ways to cut on the table's post."""

    async def act(self) -> bool:
        hand = self.hand()
        if hand is not None and answers(controls_of(hand)):
            return await self.press(hand)
        return await self.does_cut()

    async def does_cut(self) -> bool:
        """Cut if they are called to; whether they did."""
        interaction = await self.cut(self.channel, self.chance.choice)
        if interaction is not None:
            await self.settled(interaction)
        return interaction is not None and interaction.state == "answered"

    async def press(self, hand: SandboxMessage) -> bool:
        """Press something of what is asked; whether it was still there."""
        answer = any_answer(controls_of(hand), self.chance)
        if answer is None:
            return False
        try:
            interaction = await self.send(hand, *answer)
        except ClientRefused:
            return False  # the message changed while they looked at it
        self.note(interaction, await self.settled(interaction), *answer)
        return True

    def note(self, interaction: Interaction, posts: Sequence[Post], control: Control, values: Sequence[str]) -> None:
        """Count what was carried out: the hand shows it; a complaint, or what was promised, comes as a message.

        What leads on to another question, or is asked once more, says nothing in the deal yet.
        """
        assert control.press is not None, control
        what = menu_action(control.press.what, values) if values else control.press.what
        if what.partition(" ")[0] in {INTO, StepAnswer.BACK} or what in ASKED_TWICE:
            return
        self.acted += interaction.answer == UPDATE
        self.doubtful += interaction.answer == DEFER_UPDATE or interaction.state != "answered"
        self.played += not posts and what.startswith("play ")


class Typist(Player):
    """Types slash commands, choosing from what autocomplete offers."""

    async def act(self) -> bool:
        table = self.table(self.channel)
        is_asked = any(answers(controls_of(each)) for each in self.hands())
        if not is_asked and (table is None or not self.is_called(table)):
            return False
        offered = await self.autocomplete(self.channel, "act", "action")
        values = [value for value in offered if value.split()[0] not in NEVER_TYPED]
        if not values:
            return False
        words, options = command_for("pass" if "pass" in values else self.chance.choice(values))
        interaction = await self.slash(self.channel, words, **options)
        posts = await self.settled(interaction)
        shown = [self.world.messages[int(post.id)] for post in posts]
        if any(shows_hand(each) or not each.attachments for each in shown):
            self.acted += 1
            self.played += words == "play"
        return True


async def play(players: Sequence[Player], done: Callable[[], bool], seconds: float) -> None:
    """All play at once until it is done; if it takes too long, the failure says where it stands."""
    try:
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play_until(done))
    except TimeoutError:
        asks = {each.user.name: [each.read(hand) for hand in each.hands()] for each in players}
        post = players[0].table(players[0].channel)
        raise AssertionError(f"the game stands still\n{post and post.content}\n{post}\n{asks}") from None


@contextlib.asynccontextmanager
async def playing(players: Sequence[Player]) -> AsyncIterator[None]:
    """All play until the end of the block."""
    over = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_until(over.is_set))
        try:
            yield
        finally:
            over.set()
            for player in players:
                player.changed.set()
