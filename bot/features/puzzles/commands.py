"""Puzzles: every press in them. The message that was pressed shows what came of it."""

from typing import Final

from bot.features.puzzles.messages import WHICH_GAME, WORD, PuzzlePress, Puzzling
from bot.gateway.interactions.answer import Interaction, ReplyMode, answer
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.presses import ANYWHERE, Route, values_of
from bot.present.messages import Message


async def press_puzzle(interaction: Interaction, press: PuzzlePress, way: ReplyMode) -> None:
    async def work() -> Message:
        puzzling, caller = service(interaction, Puzzling), caller_of(interaction)
        if press.answer:
            return await puzzling.answer(caller, press.game, press.number, press.answer)
        chosen = next(iter(values_of(interaction)), press.game)
        return await puzzling.ask(caller, chosen if press.game == WHICH_GAME else press.game)

    await answer(interaction, work, way)


ROUTES: Final = (Route(WORD, ANYWHERE, PuzzlePress.parse, press_puzzle),)
