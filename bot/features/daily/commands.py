"""The deal of the day: `/daily` and every press on what it answers, in servers, groups and direct messages."""

from typing import Final

from bot.errors import UserError
from bot.features.daily.messages import DailyAction, DailyPlay, DailyPress
from bot.features.daily.store import DAILY
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer, answer_by
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.presses import PRIVATE, Route, values_of
from bot.gateway.messages.permissions import may_write
from bot.present.messages import Message, small_number


async def daily(interaction: Interaction) -> None:
    day = service(interaction, DailyPlay)
    await answer(interaction, lambda: day.look(caller_of(interaction)))


async def press_daily(interaction: Interaction, press: DailyPress, _: ReplyMode) -> None:
    """Everything takes the place of what was pressed, so that nothing follows up; what is shared is for everybody."""

    async def work(answering: InteractionResponse) -> Message:
        daily_play, caller = service(interaction, DailyPlay), caller_of(interaction)
        match press.action:
            case DailyAction.LOOK:
                return await daily_play.look(caller)
            case DailyAction.PLAY:
                answering.promise()  # computers think
                return await daily_play.play(caller, press.day)
            case DailyAction.HERE | DailyAction.ALL:
                everywhere = press.action is DailyAction.ALL
                return await daily_play.table(caller, press.day, everywhere=everywhere)
            case DailyAction.REVIEW:
                deal = small_number(next(iter(values_of(interaction)), "")) or max(1, press.deal)
                return await daily_play.review(caller, press.day, deal)
            case DailyAction.SEALS:
                return await daily_play.seals(caller, press.day)
            case DailyAction.SHARE:
                if caller.guild is not None and not may_write(interaction):
                    raise UserError("may-not-write")
                return await daily_play.share(caller, press.day)

    await answer_by(interaction, work, ReplyMode.OPEN if press.action is DailyAction.SHARE else ReplyMode.HERE)


ROUTES: Final = (Route(DAILY, PRIVATE, DailyPress.parse, press_daily),)
