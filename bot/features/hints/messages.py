"""Hints: first the rule of thumb in words, asked again the answer it leads to; from what the reader may know alone."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from bot.errors import UserError
from bot.phrases import phrases
from bot.players.heuristics import maxim_of
from bot.players.levels import EASY
from bot.players.thinking import Thinking
from bot.present.messages import HINT, Button, ButtonStyle, ControlId, Message, WordPress
from bot.present.readers import Readers
from bot.present.words import action_label
from bot.tables.model import TableView
from engine.actions import Action
from engine.views import View

THINKING_SECONDS: Final = 2.0


class HintPart(StrEnum):
    """What a hint is asked for: first the rule of thumb, then the answer that follows from it."""

    RULE = ""
    ANSWER = "card"


@dataclass(frozen=True, slots=True)
class HintPress(WordPress):
    """Asks for a hint at a table, or for the answer that follows from one, made for a version of its deal."""

    word: ClassVar = HINT
    table: int
    deal: int
    version: int
    asked: HintPart = HintPart.RULE


@dataclass(frozen=True, slots=True)
class SoloHintPress(WordPress):
    """The same in a deal that is played alone."""

    word: ClassVar = HINT
    places: ClassVar = "", "solo", "version"
    solo: int
    version: int
    asked: HintPart = HintPart.RULE


def hint_message(view: View, action: Action, at: ControlId, language: str, *, shows: bool) -> Message:
    """What to go by, and, where that was asked for, what follows from it. at: for which table, deal and version.

    At no table nothing counts, with hints or without.
    """
    say = phrases(language)
    lines = [say.say("thumb-line", hint=say.say(f"thumb-{maxim_of(view, action)}"))]
    if shows:
        lines.append(say.say("thumb-answer", answer=action_label(action, language, view.game)))
    if at.table:
        lines.append(f"-# {say.say('thumb-uncounted')}")
    press = HintPress(at.table, at.deal, at.version, HintPart.ANSWER)
    button = Button(say.say("button-hint-card"), str(press), ButtonStyle.MAIN)
    return Message("\n".join(lines), controls=() if shows else (button,))


class Hinting:
    """Finds what the easy computer would do, which plays by rule of thumb, and says why."""

    def __init__(self, people: Readers, thinker: Thinking) -> None:
        self._people = people
        self._thinker = thinker

    async def hint(self, user: int, sight: TableView, shown: int | None) -> Message:
        """A hint for somebody who is asked. shown: the version for which the answer is wished, after the words.

        Where they are asked something else by now, the words come first again.
        """
        table, view = sight.table, sight.view
        if view is None or table.deal is None:
            raise UserError("hint-not-asked")
        thought = self._thinker.begin(EASY, view, THINKING_SECONDS)
        try:
            await thought.settle()
            action = await thought.answer()
        finally:
            thought.drop()
        if action is None:
            raise UserError("hint-not-asked")
        at = ControlId(table.id, table.deal.id, len(view.history), HINT)
        language = await self._people.language(user, guild=table.guild or None, table=table if table.id else None)
        return hint_message(view, action, at, language, shows=shown == at.version)
