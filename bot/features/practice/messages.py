"""Deals for practice in words: which game, one that is still open, and how one ended."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum
from typing import Final, Self

from bot.features.practice.service import fork_for_practice
from bot.features.practice.store import KeptPractice, PracticeStore
from bot.ports import Clock, Shuffler
from bot.present.messages import LONGEST_TEXT, Button, ButtonStyle, ControlId, Message, row_below
from bot.present.readers import HasPlayed, Reader, Readers
from bot.present.replays import Replays
from bot.present.results import result_picture, result_text
from bot.present.rules import check_game
from bot.present.welcome import game_buttons, game_lines
from bot.solo.messages import SoloMessages
from bot.solo.model import Ends, ForkSight
from bot.solo.service import SoloPlay
from bot.tables.finished_deals import UploadedRecord, UploadStore
from bot.tables.rights import Caller

PRACTICE: Final = "practice"
"""The first word of what a control for practice is for."""


class PracticeAction(StrEnum):
    """What a control for practice is for: to choose a game, to play one, to go on with a deal, to see one again."""

    CHOOSE = ""
    PLAY = "play"
    LOOK = "look"
    REPLAY = "replay"


@dataclass(frozen=True, slots=True)
class PracticePress:
    """A press on a control for practice; to play it names a game, to look or replay a deal that one plays alone."""

    action: PracticeAction = PracticeAction.CHOOSE
    game: str = ""
    solo: int = 0

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [word] if word == PRACTICE:
                return cls()
            case [word, PracticeAction.PLAY, game] if word == PRACTICE:
                return cls(PracticeAction.PLAY, game)
            case [word, PracticeAction.LOOK | PracticeAction.REPLAY as action] if word == PRACTICE:
                return cls(PracticeAction(action), solo=control.deal)
        return None

    def __str__(self) -> str:
        return str(ControlId(0, self.solo, 0, " ".join(filter(None, (PRACTICE, self.action, self.game)))))


def choice_message(kept: Sequence[KeptPractice], reader: Reader) -> Message:
    text = "\n".join((reader.say("solo-choose"), *game_lines(reader.language)))
    buttons = game_buttons(lambda game: str(PracticePress(PracticeAction.PLAY, game)), reader.language)
    still_open = next((each for each in kept if not each.is_over), None)
    if still_open is not None:
        label = reader.say("button-solo-look", game=reader.say(f"game-{still_open.game}"))
        press = str(PracticePress(PracticeAction.LOOK, solo=still_open.fork))
        buttons = (*buttons, Button(label, press, ButtonStyle.MAIN, row_below(buttons)))
    return Message(text, controls=buttons)


def solo_over(seen: ForkSight, ends: Ends, reader: Reader) -> Message:
    """How one ended, and the next one."""
    table, view = seen.sight.table, ends.now
    outcome = view.outcome
    if outcome is None:
        raise ValueError("a deal that is over has an outcome")
    called = reader.called(table)
    lines = [
        reader.say("solo-over-head", game=reader.say(f"game-{table.game}")),
        result_text(view.game, outcome, called, reader.language, contract=view.contract),
    ]
    controls = (
        Button(reader.say("button-solo-again"), str(PracticePress(PracticeAction.PLAY, table.game)), ButtonStyle.GOOD),
        Button(reader.say("button-replay"), str(PracticePress(PracticeAction.REPLAY, solo=seen.fork.id))),
        Button(reader.say("button-solo-games"), str(PracticePress())),
    )
    unnamed = replace(table, deal=None)  # it has no number
    return Message("\n".join(lines)[:LONGEST_TEXT], (result_picture(unnamed, outcome, view, reader),), controls)


REPLAY_FOR: Final = timedelta(days=1)
"""How long one can be gone through before it has to be asked for again."""


class PracticeMessages:
    """What is said of one deal."""

    def __init__(self, people: Readers) -> None:
        self._people = people

    def head(self, seen: ForkSight, reader: Reader) -> str:
        return reader.say("solo-head", game=reader.say(f"game-{seen.sight.table.game}"))

    async def over(self, caller: Caller, seen: ForkSight, ends: Ends) -> Message:
        names = await self._people.names(caller.guild or 0, [caller.user])
        return solo_over(seen, ends, await self._people.reader(caller, names))


class Practice:
    """Deals people fresh packs, as often as they like, and goes through what they played."""

    def __init__(  # noqa: PLR0917 - all its parts
        self, people: Readers, store: PracticeStore, solo: SoloPlay, messages: SoloMessages, has_played: HasPlayed,
        replays: Replays, uploads: UploadStore, clock: Clock, shuffler: Shuffler,
    ) -> None:  # fmt: skip
        self._people = people
        self._store = store
        self._solo = solo
        self._messages = messages
        self._shuffler = shuffler
        self._has_played = has_played
        self._replays = replays
        self._uploads = uploads
        self._clock = clock

    async def choose(self, caller: Caller) -> Message:
        return choice_message(await self._store.solos(caller.user), await self._people.reader(caller))

    async def begin(self, caller: Caller, game: str, *, guided: bool = False) -> Message:
        """A fresh deal. guided: each step is explained; so it is in somebody's first one, as far as is known."""
        check_game(game)
        if not guided:
            is_known = any(each.game == game for each in await self._store.solos(caller.user))
            guided = not is_known and (
                caller.guild is None or not await self._has_played(caller.user, caller.guild, game)
            )
        fork = fork_for_practice(caller.user, game, self._shuffler, guided=guided)
        return await self._messages.shown(caller.user, await self._solo.begin(fork), caller.guild)

    async def look(self, caller: Caller, fork: int) -> Message:
        return await self._messages.shown(caller.user, await self._solo.look(caller.user, fork), caller.guild)

    async def replay(self, caller: Caller, fork: int) -> Message:
        """One that is over, gone through from its beginning."""
        name = (await self._people.names(caller.guild or 0, [caller.user]))[caller.user]
        now, text = self._clock.now(), await self._solo.record(caller.user, fork, name)
        upload = await self._uploads.save_upload(UploadedRecord(caller.user, text, now + REPLAY_FOR), now)
        return await self._replays.uploaded(caller, upload, 0)
