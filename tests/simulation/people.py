"""People at the loopback who play by buttons, private answers and commands, and who are not always well-behaved."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.present.controls import menu_action
from bot.present.deal_presses import AGAIN
from bot.present.messages import ControlId
from bot.present.seals import SHUFFLE
from bot.sandbox.errors import ClientRefused
from bot.sandbox.interactions import AUTOCOMPLETE, DEFER, REPLY, UPDATE, Interaction
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.world import SandboxChannel, SandboxMessage, User
from tests.simulation.ledger import Ledger
from tests.simulation.reading import (
    ASKED_TWICE,
    BINDING,
    CLAIM,
    RETURN,
    VOTE,
    Control,
    actions_in,
    controls_of,
    has,
    is_post,
    said_by,
)
from tests.simulation.talk import Sightings, Talk
from tests.support.crowd import Crowd, Participant, command_for, values_of

NO_ACTIONS = {"hand"}
"""What a game may have as an action, and what as a command means something else."""
AGAIN_SECONDS = 20.0
"""How long people wait before they press the same button of an unchanged post again."""
LOOKUPS = ("leaderboard", "stats", "history", "rules", "help", "settings show", "table open", "table open")
LOOKUPS += ("table preset save", "table preset delete")
"""What people ask for beside the deal, where they are."""
IDLE_LOOKS = 4
"""How many times somebody who is called finds nothing to press before they ask for their hand."""


@dataclass
class Habits:
    """How somebody plays: how likely it is each time that they use direct messages, private answers or commands.

    haste: the most seconds they think. mischief: how likely it is each time that they do something else first.
    planning: how likely it is each time that they choose a card for later, or claim the rest.
    """

    direct: float = 1.0
    private: float = 0.0
    typing: float = 0.0
    haste: float = 1.0
    mischief: float = 0.0
    planning: float = 0.0


class Company(Crowd):
    """The ledger that those in an evening have in common, and whether they may act now.

    is_asked: whether what a button says is asked of somebody. is_kept: whether what they do can be written down now;
    not_kept: hears of an answer that was asked for and could not be. newest: by person the last that they did.
    """

    people: "list[Guest]"  # type: ignore[assignment]
    is_asked: Callable[[int, Control], bool]
    wronged: Callable[[str], None]
    is_kept: Callable[[], bool]
    not_kept: Callable[["Guest", Interaction, Control], Awaitable[None]]

    def __init__(
        self, parts: LoopbackParts, ledger: Ledger, delay: Callable[[], float], note: Callable[..., None], talk: Talk
    ) -> None:
        super().__init__(parts)
        self.ledger, self.delay, self.note, self.talk = ledger, delay, note, talk  # type: ignore[method-assign]
        self.loners: list[Participant] = []
        """Who sits nowhere."""
        self.acting = self.answered = self.unanswered = 0
        self.is_over = False
        self.sightings = Sightings(self.world, self.posts, note)
        self.newest: dict[int, int] = {}
        parts.interactions.begun.append(self._note_newest)
        self.may_act, self.rested, self.stirred = asyncio.Event(), asyncio.Event(), asyncio.Event()

    def _note_newest(self, interaction: Interaction) -> None:
        if interaction.kind != AUTOCOMPLETE:
            self.newest[interaction.person_id] = interaction.id

    async def on_the_way(self) -> None:
        await asyncio.sleep(self.delay())

    async def stir(self, seconds: float) -> None:
        """Wait until something more is shown, at most so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.stirred.wait()
        self.stirred.clear()

    def heard(self, message: SandboxMessage) -> None:
        self.stirred.set()
        super().heard(message)

    def shown(self, message: SandboxMessage, owner: int | None) -> None:
        self.sightings.note(message)
        super().shown(message, owner)
        for each in self.loners:
            if owner == each.user.id:
                each.mine[message.id] = message

    async def outcome(self, interaction: Interaction) -> Interaction:
        """Also count whether it was answered."""
        await super().outcome(interaction)
        if interaction.state == "answered":
            self.answered += 1
        else:
            self.unanswered += 1
            self.note("unanswered", interaction.id, interaction.notice)
        return interaction

    async def rest(self) -> None:
        """Nobody begins anything more; return when all that was begun is answered."""
        self.may_act.clear()
        while self.acting:
            self.rested.clear()
            await self.rested.wait()


@dataclass(frozen=True)
class Led:
    """Somebody's press that led to a second step, or, empty, back from one, in a private answer or a direct message."""

    interaction: int
    press: ControlId
    step: str
    is_private: bool


class Guest(Participant):
    """Somebody who plays as habits have it; `old` is all that could ever be pressed in what they saw."""

    crowd: Company

    def __init__(self, crowd: Company, user: User, habits: Habits, chance: random.Random) -> None:
        super().__init__(crowd, user, chance)
        self.habits = habits
        self.old: dict[tuple[int, str], Control] = {}
        self.spent: dict[tuple[int, str], None] = {}
        self.has_claimed: set[tuple[int, int]] = set()
        self.led: Led | None = None
        self.pressed: dict[tuple[int, str], tuple[float | None, float]] = {}
        self.channels: list[SandboxChannel] = []
        self.idle = 0
        self.is_away = False
        self.stays = True

    # What they see

    def hear(self, message: SandboxMessage) -> None:
        """Whatever can be pressed once they may press again later, wherever it stands."""
        super().hear(message)
        for control in controls_of(message):
            self.old.setdefault((message.id, control.custom_id), control)

    def questions(self) -> list[tuple[SandboxMessage, Control]]:
        """What asks them something they have not been refused already, the newest question first."""
        found: list[tuple[SandboxMessage, Control]] = []
        for message in self.mine.values():
            if not self.sees(message):
                continue
            found += [
                (message, each)
                for each in actions_in(message)
                if each.asks and (message.id, each.custom_id) not in self.spent
            ]
        found.sort(key=lambda each: (each[1].press.deal, each[1].press.version, each[0].id), reverse=True)  # type: ignore[union-attr]
        return found

    # Living

    async def live(self) -> None:
        """Act whenever they may, until it is over."""
        crowd, loop, bored = self.crowd, asyncio.get_running_loop(), 0
        while not crowd.is_over:
            await crowd.may_act.wait()
            crowd.acting += 1
            self.changed.clear()
            try:
                acted = not self.is_away and await self.act()
                if acted:
                    crowd.talk.say(crowd.acts, self.user, self.channels[0])
            finally:
                crowd.acting -= 1
                crowd.rested.set()
            bored = 0 if acted or self.changed.is_set() else bored + 1
            if not acted:
                seconds = (1.0 + 3.0 * self.chance.random()) * min(20.0, 1.2**bored)
                timer = loop.call_later(seconds, self.changed.set)
                await self.changed.wait()
                timer.cancel()

    async def act(self) -> bool:
        """Do something, perhaps after some thought; whether anything was done."""
        habits, chance = self.habits, self.chance
        if habits.haste:
            await asyncio.sleep(chance.random() ** 2 * habits.haste)
        try:
            questions = self.questions()
            if chance.random() < habits.mischief * (1.0 if questions else 0.2):
                await self._mischief()
                questions = self.questions()
            if questions:
                return await self._answer(questions)
            if chance.random() < habits.planning and await self._press_beside("plan"):
                return True
            if await self._come_back():
                return True
            for channel in self.channels:
                if await self._at_the_table(channel):
                    return True
        except ClientRefused as refused:
            self.crowd.note("cannot", self.user.name, str(refused))
        return False

    async def _answer(self, questions: list[tuple[SandboxMessage, Control]]) -> bool:
        habits, chance = self.habits, self.chance
        if chance.random() < habits.planning and await self._press_beside("claim"):
            return True
        way = chance.choices(("direct", "private", "typing"), (habits.direct, habits.private, habits.typing))[0]
        newest = questions[0][1].press
        assert newest is not None
        if way == "typing":
            return await self._type(chance.choice(questions))
        of_kind = [each for each in questions if (each[0].seen_by is None) == (way == "direct")]
        if way == "private" and not of_kind:
            return await self._open_hand(self._channel_of(questions[0][0]))
        best = max((each[1].press.deal, each[1].press.version) for each in of_kind or questions)  # type: ignore[union-attr]
        among = [e for e in of_kind or questions if (e[1].press.deal, e[1].press.version) == best]  # type: ignore[union-attr]
        message, control = chance.choice(among)
        values = values_of(control, self.chance)
        if chance.random() < habits.mischief:
            await asyncio.sleep(chance.random() * 10)  # they looked, thought, and press what they saw
        if chance.random() < habits.mischief:
            both = await asyncio.gather(self.press(message, control, values), self.press(message, control, values))
            return True in both
        return bool(await self.press(message, control, values))

    def _channel_of(self, message: SandboxMessage) -> SandboxChannel:
        """Where the table of a hand is; a direct one says so to who sits at several, and each has its own words."""
        channel = self.world.channels[message.channel_id]
        if channel.guild_id is not None:
            return channel
        tables = {each.press.table for each in controls_of(message) if each.press is not None}
        known = [each for each in self.channels if self._tables_in(each) & tables]
        return self.chance.choice(known or self.channels)

    def _tables_in(self, channel: SandboxChannel) -> set[int]:
        """The table whose post they see in a channel, if they see one."""
        post = self.post(channel)
        return {each.press.table for each in controls_of(post) if each.press is not None} if post is not None else set()

    async def _press_beside(self, word: str) -> bool:
        """Press what says nothing in a deal by itself: choose or forget a card for later, claim the rest."""
        return await self._press_one(lambda each: each.word == word)

    async def _come_back(self) -> bool:
        """A computer plays for them, as their hand says: they go on themselves."""
        return await self._press_one(lambda each: each.press is not None and each.press.what == RETURN)

    async def _press_one(self, is_wanted: Callable[[Control], bool]) -> bool:
        found = [
            (message, each)
            for message in self.mine.values()
            for each in (controls_of(message) if self.sees(message) else ())
            if is_wanted(each)
        ]
        if not found:
            return False
        message, control = self.chance.choice(found)
        await self.press(message, control, values_of(control, self.chance))
        return True

    async def _at_the_table(self, channel: SandboxChannel) -> bool:
        """Cut, go on, answer a claim or a proposal, or ask for the hand."""
        post = self.post(channel)
        if post is None:
            return await self._look_into_hand(channel, called=False)
        controls = {each.press.what: each for each in controls_of(post) if each.press is not None}
        if "start" in controls and self.chance.random() < 0.4 and await self._propose(post, controls):
            return False
        for what in ("start", "fill", *(what for what, each in controls.items() if each.word == SHUFFLE)):
            if what in controls and self._is_worth_it(post, what):
                await self.press(post, controls[what], ())
                return False
        called = self.is_called(post)
        cuts = [each for each in controls.values() if each.word == "cut"]
        if called and cuts and self._is_worth_it(post, "cut"):
            how = self.chance.choice(cuts)
            await self.press(post, how, values_of(how, self.chance))
            return False
        votes = [each for each in controls.values() if each.word in {VOTE, AGAIN}]
        if called and votes and self._is_worth_it(post, VOTE):
            await self.press(post, self.chance.choice(votes), ())
            return False
        return await self._look_into_hand(channel, called=called)

    def _is_worth_it(self, post: SandboxMessage, what: str) -> bool:
        """Whether they have not just pressed this on the post as it still is."""
        before, now = self.pressed.get((post.id, what)), asyncio.get_running_loop().time()
        if before is not None and before[0] == post.edited and now - before[1] < AGAIN_SECONDS:
            return False
        self.pressed[post.id, what] = post.edited, now
        return True

    async def _propose(self, result: SandboxMessage, controls: dict[str, Control]) -> bool:
        """Look into the deal that is over, and propose to play it again from where one looks, if that can be."""
        if "replay" not in controls:
            return False
        await self.press(result, controls["replay"], ())
        shown = [(each, found) for each in self.mine.values() if self.sees(each) for found in controls_of(each)]
        offered = [pair for pair in shown if pair[1].press is not None and pair[1].press.what == AGAIN]
        if not offered:
            return False
        await self.press(*offered[-1], ())
        return True

    async def _look_into_hand(self, channel: SandboxChannel, *, called: bool) -> bool:
        """Nothing says what is asked of them: after a while they ask, as anybody would."""
        self.idle += 1
        if self.idle < (IDLE_LOOKS if called else 10 * IDLE_LOOKS):
            return False
        self.idle = 0
        return await self._open_hand(channel)

    # Acts

    async def _open_hand(self, channel: SandboxChannel) -> bool:
        """Press My hand on the post, or type the command."""
        post = self.post(channel)
        button = post and next((e for e in controls_of(post) if e.press is not None and e.press.what == "hand"), None)
        if post is None or button is None or self.chance.random() < 0.2:
            await self.slash(channel, "hand")
        else:
            await self.press(post, button, ())
        return True

    async def press(self, message: SandboxMessage, control: Control, values: tuple[str, ...]) -> bool | None:
        """Press something; whether that said something in the deal, None if nobody can tell."""
        crowd, custom_id, press = self.crowd, control.custom_id, control.press
        await crowd.on_the_way()
        what = menu_action(press.what, values) if press and values else press.what if press else ""
        text, is_on_the_way = said_by(what), what.partition(" ")[0] in {"into", "back"}
        is_action = control.is_action
        try:
            interaction = self.begin(message, control, values, raw=True)
        except ClientRefused:
            self.spent[message.id, custom_id] = None
            raise
        was_asked, was_kept = is_action and crowd.is_asked(self.user.id, control), crowd.is_kept()
        await crowd.outcome(interaction)
        done = what_became(interaction, self.world.messages)
        if is_action and is_on_the_way:
            if done is False:
                self.spent[message.id, custom_id] = None
            elif press is not None and interaction.state == "answered" and was_kept and crowd.is_kept():
                step = what if what.startswith("into ") else ""
                self.led = Led(interaction.id, press, step, is_private=message.seen_by is not None)
        elif is_action and press is not None:
            is_second = text == CLAIM and (press.table, press.deal) in self.has_claimed
            is_open = was_asked and not done and not is_second and crowd.is_asked(self.user.id, control)
            asks_more = text == what and (control.style == BINDING or text in ASKED_TWICE)
            is_lost = is_open and not was_kept and not crowd.is_kept() and not asks_more and not control.is_about_claim
            if is_lost:
                await crowd.not_kept(self, interaction, control)
            elif is_open and was_kept and done is False and crowd.is_kept():
                crowd.wronged(f"{self.user.name} was refused what is asked of them: {custom_id}")
            self._note(control, what, done=done)
            if done is False and not is_lost:
                self.spent[message.id, custom_id] = None
        return done

    def _note(self, control: Control, what: str, *, done: bool | None) -> None:
        """Remember what came of a press that says something in a deal."""
        text, press = said_by(what), control.press
        may_ask = text == what and done and (control.style == BINDING or text in ASKED_TWICE)
        if press is not None and what == f"sure {CLAIM}" and done is not False:
            self.has_claimed.add((press.table, press.deal))
        if not control.is_about_claim:
            self.crowd.ledger.note(self.user.id, text, done=None if may_ask else done)

    async def _type(self, question: tuple[SandboxMessage, Control]) -> bool:
        """Say in a command what a button would; often after a look at what is offered."""
        _, control = question
        assert control.press is not None
        values = values_of(control, self.chance)
        text = said_by(menu_action(control.press.what, values) if values else control.press.what)
        if control.word == "back" or control.is_about_claim:
            return bool(await self.press(question[0], control, values))
        channel = self._channel_of(question[0])
        if self.chance.random() < 0.15 and len(self.channels) == 1:
            channel = self.world.direct_channel(self.user)
        if self.chance.random() < 0.5:
            offered = await self.autocomplete(channel, "act", "action")
            if text not in offered:
                return False
        command, options = command_for(text)
        if text in NO_ACTIONS or not any(each["name"] == command for each in self.crowd.parts.commands.all()):
            command, options = "act", {"action": text}
        interaction = await self.slash(channel, command, **options)
        done = None
        if interaction.state == "answered" and interaction.answer in {REPLY, DEFER}:
            shown = [self.world.messages.get(each) for each in interaction.message_ids]
            done = True if any(each is not None and has(each, "hand.png") for each in shown) else None
        self.crowd.ledger.note(self.user.id, text, done=done)
        if done is not True:
            self.spent[question[0].id, control.custom_id] = None
        return bool(done)

    async def slash_surely(self, channel: SandboxChannel, words: str) -> None:
        """Type a command, and say yes where it asks once more; often only after a while."""
        interaction = await self.slash(channel, words)
        for number in interaction.message_ids:
            message = self.world.messages.get(number)
            sure = [each for each in controls_of(message) if each.word == "sure"] if message is not None else []
            if message is not None and sure and not sure[0].is_action:
                await asyncio.sleep(self.chance.random() * self.habits.haste)
                await self.press(message, sure[0], ())

    async def _mischief(self) -> None:
        """Something nobody waits for."""
        channel = self.chance.choice(self.channels)
        often = (self._press_old, self._press_old, self._say_more, self._ask_again, self._look_around, self._put_away)
        act = self.chance.choice((*often, self._invite, self._look_up, self._replace))
        await act(channel)

    async def _press_old(self, _: SandboxChannel) -> None:
        """Any button that ever stood in a message which is still there, in whatever state that is now."""
        there = [key for key in self.old if key[0] in self.world.messages]
        if not there:
            return
        key = self.chance.choice(there)
        message, control = self.world.messages[key[0]], self.old[key]
        if control.press is not None and control.press.what == "leave":
            return
        if self.world.sees(self.user.id, message):
            await self.press(message, control, values_of(control, self.chance))

    async def _say_more(self, _: SandboxChannel) -> None:
        """Something that binds, if that may be said now; most of it asks once more."""
        there = [
            (message, each)
            for message in self.mine.values()
            if self.sees(message)
            for each in actions_in(message)
            if each.style == BINDING or (each.press is not None and each.press.what in ASKED_TWICE)
        ]
        if there:
            message, control = self.chance.choice(there)
            await self.press(message, control, ())

    async def _ask_again(self, channel: SandboxChannel) -> None:
        """My hand, several times in a row."""
        for _ in range(self.chance.randrange(1, 4)):
            await self._open_hand(channel)

    async def _look_around(self, channel: SandboxChannel) -> None:
        words = self.chance.choice(("trick", "where", "scores", "table show", "hand", "hand", "look", "look"))
        if words == "look":
            await self._press_beside("look")
            return
        if words in {"hand", "where", "scores"} and self.chance.random() < 0.5:
            channel = self.world.direct_channel(self.user)
        await self.slash(channel, words)

    async def _invite(self, channel: SandboxChannel) -> None:
        """Call somebody to the table, whether or not there is a seat."""
        person = self.chance.choice([user.name for user in self.world.people()])
        await self.slash(channel, "table invite", person=person)

    async def _look_up(self, _: SandboxChannel) -> None:
        """Ask for something that has little to do with the deal, anywhere, and follow it for a few presses."""
        anywhere = [each for each in self.world.channels.values() if each.guild_id is not None]
        words = self.chance.choice(LOOKUPS)
        options = {"name": "as usual"} if words.startswith("table preset") else {}
        interaction = await self.slash(self.chance.choice(anywhere), words, **options)
        for _ in range(self.chance.randrange(4)):
            shown = (self.world.messages.get(number) for number in interaction.message_ids)
            there = [(message, each) for message in shown if message is not None for each in controls_of(message)]
            harmless = [pair for pair in there if not pair[1].is_action and not pair[1].opens]
            if not harmless:
                return
            message, control = self.chance.choice(harmless)
            await self.press(message, control, values_of(control, self.chance))

    async def _replace(self, channel: SandboxChannel) -> None:
        """Let a computer take the seat of somebody who is away, where the post offers that."""
        post = self.post(channel)
        found = [each for each in controls_of(post) if each.word == "replace"] if post is not None else []
        if post is not None and found:
            await self.press(post, self.chance.choice(found), ())

    async def _put_away(self, _: SandboxChannel) -> None:
        """Dismiss a private answer."""
        private = [each for each in self.mine.values() if each.seen_by is not None and self.sees(each)]
        if private:
            message = self.chance.choice(private)
            self.crowd.note("dismiss", self.user.name, message.id)
            self.crowd.acts.dismiss(self.user, message.id)


def what_became(interaction: Interaction, messages: dict[int, SandboxMessage]) -> bool | None:
    """Whether a press did what it says: a changed message says yes, a new private one no, a promise neither."""
    if interaction.state != "answered":
        return None
    shown = [messages[each] for each in interaction.message_ids if each in messages]
    if any(is_post(each) for each in shown):
        return True  # a cut that the table's post itself answers, below the last result
    if interaction.message_ids:
        return False
    return True if interaction.answer == UPDATE else None
