"""Deals that one person plays alone, worded for them: the table and their hand, and at the end what their kind says."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol, Self

from bot.errors import StaleSoloAction
from bot.phrases import number_text
from bot.present.confirmations import CLAIM, INTO, QuestionStep, StepAnswer, step_into
from bot.present.descriptions import table_alt
from bot.present.interruptions import MORE
from bot.present.messages import PLAN, Button, ControlId, Menu, Message, Picture
from bot.present.pictures import table_scene
from bot.present.presenter import hand
from bot.present.questions import KNOWN
from bot.present.readers import Reader, Readers
from bot.solo.model import Ends, ForkSight, Score
from bot.solo.service import SoloPlay
from bot.tables.model import OFFERED
from bot.tables.rights import Caller
from engine.search.claims import proven_line
from engine.views import View


@dataclass(frozen=True, slots=True)
class SoloPress:
    """A press in a deal that one person plays alone, made for a version of it: an action, or a step of the question."""

    solo: int
    version: int
    action: str

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        return cls(control.deal, control.version, control.what)

    def __str__(self) -> str:
        return str(ControlId(0, self.solo, self.version, self.action))


class KindMessages(Protocol):
    """What is said of one kind of deal alone."""

    def head(self, seen: ForkSight, reader: Reader) -> str:
        """The line above the hand: what is played."""

    async def over(self, caller: Caller, seen: ForkSight, ends: Ends) -> Message:
        """How one ended. guild: where it was pressed."""


class SoloMessages:
    """Goes on with deals that are played alone, as buttons and menus ask, and words each as its kind does."""

    def __init__(self, people: Readers, solo: SoloPlay, kinds: Mapping[str, KindMessages]) -> None:
        self._people = people
        self.solo = solo
        self._kinds = kinds

    async def act(self, user: int, number: int, seen: int, text: str, guild: int | None = None) -> Message:
        """What somebody pressed in a fork: an answer, or what leads to a second step of the question and back.

        A press that comes too late shows how the fork stands, and says so.
        """
        word = text.partition(" ")[0]
        if word in (StepAnswer.BACK, INTO):
            fork = await self.solo.look(user, number)
            return await self.shown(user, fork, guild, in_step=text if word == INTO else "")
        try:
            if text == CLAIM:
                return await self.shown(user, await self.solo.claim(user, number, seen), guild)
            return await self.shown(user, await self.solo.act(user, number, text, seen), guild)
        except StaleSoloAction as stale:
            return await self.shown(user, await self.solo.look(user, number), guild, note=stale.key)

    async def shown(
        self, user: int, fork: ForkSight, guild: int | None, *, note: str = "", in_step: str = ""
    ) -> Message:
        """A fork as it stands. guild: where it was pressed, which one from a record belongs to."""
        kind = self._kinds[fork.fork.kind]
        if fork.ends is not None:
            return await kind.over(Caller(user, guild), fork, fork.ends)
        home = fork.fork.guild or guild
        names = {**fork.called, **await self._people.names(home or 0, [user])}
        reader, view = await self._people.reader(Caller(user, home), names), fork.sight.view
        step = step_into(in_step, view, fork.fork.id) if in_step and view is not None else None
        head = kind.head(fork, reader)
        if note:
            head = f"{reader.say(note)}\n{head}"
        return fork_message(fork, reader, head, step=step)


def fork_message(seen: ForkSight, reader: Reader, head: str, *, step: QuestionStep | None = None) -> Message:
    """A fork that goes on, as its person sees it. head: what is said first; step: the second step of a question."""
    table, view = seen.sight.table, seen.sight.view
    if view is None:
        raise ValueError("a fork is always seen from a seat")
    called = reader.called(table)
    preferences = replace(reader.preferences, guided=table.game if seen.is_guided else "", offer=OFFERED)
    message = hand(seen.sight, replace(reader, preferences=preferences), head, step=step, has_table=False)
    scene = replace(table_scene(table, view, reader), tallies=())
    picture = Picture(scene, "table.png", table_alt(view, called, None, reader.language))
    controls = tuple(each for each in message.controls if not _is_for_tables(each, view))
    return replace(message, pictures=(picture, *message.pictures), controls=controls)


def _is_for_tables(control: Button | Menu, view: View) -> bool:
    """Whether a control chooses cards beforehand, or claims what is not proven, where nobody waits or can be asked, or
    ends the guiding, which one deal has and another has not, or leads to what can be done at a table.
    """
    word = control.press.split(":", 3)[3].split(" ")[0]
    return word in (PLAN, KNOWN, MORE) or (word == CLAIM and proven_line(view) is None)


def score_words(made: Score, reader: Reader) -> str:
    """What a seat got out of a deal: whether it won, what it scored, its side's card points."""
    won = {True: "won", False: "lost", None: "neither"}[made.won]
    parts = [reader.say(f"challenge-{won}")]
    if made.score is not None:
        parts.append(reader.say("challenge-score", score=number_text(made.score, is_signed=True)))
    return ", ".join((*parts, reader.say("challenge-points", points=made.points)))
