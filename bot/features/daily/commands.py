"""The deal of the day: `/daily` and every press on what it answers, in servers, groups and direct messages."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.errors import UserError
from bot.features.daily.archive_messages import ArchivePlay
from bot.features.daily.messages import BEST, DailyAction, DailyPlay, DailyPress
from bot.features.daily.store import DAILY
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer, answer_by
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.presses import PRIVATE, Route, values_of
from bot.gateway.messages.permissions import may_write
from bot.present.messages import Message, small_number


async def daily(interaction: Interaction, account: int | None = None, owner: int | None = None) -> None:
    """What there is today; with an account what a server's manager says of it: whose second one it is, or nobody's."""
    day = service(interaction, DailyPlay)

    async def work() -> Message:
        if account is None and owner is None:
            return await day.look(caller_of(interaction))
        if interaction.guild_id is None:
            raise UserError("guild-only")
        if not interaction.permissions.manage_guild:
            raise UserError("not-manager")
        if account is None:
            raise UserError("daily-account-missing")
        return await day.set_account(caller_of(interaction), account, owner)

    await answer(interaction, work)


LONGEST_NUMBER: Final = 18
"""In a custom id a number has so many digits at most."""
THINKING: Final = frozenset({DailyAction.PLAY, DailyAction.MONTH, DailyAction.UNRANKED, DailyAction.AGAIN})
"""What computers may have to play for."""


async def press_daily(interaction: Interaction, press: DailyPress, _: ReplyMode) -> None:
    """Everything takes the place of what was pressed, so that nothing follows up; what is shared is for everybody."""

    async def work(answering: InteractionResponse) -> Message:
        daily_play, archive = service(interaction, DailyPlay), service(interaction, ArchivePlay)
        caller, day = caller_of(interaction), press.day
        if press.action in THINKING:
            answering.promise()
        if press.action is DailyAction.SHARE and caller.guild is not None and not may_write(interaction):
            raise UserError("may-not-write")
        chosen = next(iter(values_of(interaction)), "")
        whose, _, number = chosen.rpartition(" ")
        deal, picked = small_number(number) or max(1, press.deal), small_number(chosen, LONGEST_NUMBER)
        ways: Mapping[DailyAction, Callable[[], Awaitable[Message]]] = {
            DailyAction.LOOK: lambda: daily_play.look(caller),
            DailyAction.PLAY: lambda: daily_play.play(caller, day),
            DailyAction.HERE: lambda: daily_play.table(caller, day, everywhere=False),
            DailyAction.ALL: lambda: daily_play.table(caller, day, everywhere=True),
            DailyAction.REVIEW: lambda: daily_play.review(caller, day, deal, best=whose == BEST),
            DailyAction.ARCHIVE: lambda: archive.page(caller, day),
            DailyAction.PICK: lambda: daily_play.table(caller, day if picked is None else picked, everywhere=False),
            DailyAction.UNRANKED: lambda: archive.play(caller, day),
            DailyAction.AGAIN: lambda: archive.play(caller, day, again=True),
            DailyAction.MONTH: lambda: daily_play.month(caller, day),
            DailyAction.SEALS: lambda: daily_play.seals(caller, day),
            DailyAction.SHARE: lambda: daily_play.share(caller, day),
        }
        return await ways[press.action]()

    await answer_by(interaction, work, ReplyMode.OPEN if press.action is DailyAction.SHARE else ReplyMode.HERE)


ROUTES: Final = (Route(DAILY, PRIVATE, DailyPress.parse, press_daily),)
