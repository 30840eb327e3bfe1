"""What was played, looked up by commands, buttons and menus: replays, records, opened seals, figures, score sheets.

All that a custom id or a menu's entry says is looked up anew, for the server where it was pressed: a forged one finds
what a command finds, and no more. Each answer leads on to others, and changes nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord
from discord import app_commands

from bot.errors import StaleAction, StorageError, UserError
from bot.features.evenings.commands import scores_of
from bot.features.evenings.messages import Evenings
from bot.features.ladder.messages import LeaderboardKind, Leaderboards
from bot.features.ladder.stats_messages import Statistics, StatsPage
from bot.features.records.messages import History
from bot.gateway.interactions.answer import Interaction, ReplyMode, answer
from bot.gateway.interactions.autocomplete import CHOICES, Offered, insisting
from bot.gateway.interactions.context import caller_of, service, services
from bot.gateway.interactions.presses import ANYWHERE, Route, values_of
from bot.gateway.interactions.table_commands import channel_of, check_may_post, guild_of
from bot.gateway.messages.lifecycle import CallRefused
from bot.gateway.messages.payload import draw
from bot.gateway.messages.permissions import may_write
from bot.gateway.messages.transport import nonce_of
from bot.present.deal_presses import (
    OPEN,
    OWN,
    SHARE,
    UPLOADED,
    DealMoment,
    MomentRef,
    RecordAction,
    RecordPress,
    ReplayPress,
    ShareMomentPress,
    UploadMoment,
)
from bot.present.figures import (
    ALL,
    GO,
    WORDS,
    FigurePress,
    FigureWordsPress,
    GoPress,
    HistoryPress,
    LeaderboardPress,
    ScoresPress,
    ShareFigurePress,
    SheetPart,
    Showing,
    StatsPress,
    after_sharing,
)
from bot.present.messages import ControlId, Message, read_press
from bot.tables.finished_deals import MAX_UPLOAD_BYTES, Span
from bot.tables.rights import Caller

FETCH_SECONDS: Final = 10.0
BROKEN: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)

LookupPress = (
    ReplayPress | ShareMomentPress | RecordPress | FigurePress | ShareFigurePress | FigureWordsPress | HistoryPress
)  # fmt: skip
KINDS: Final = (
    ReplayPress, ShareMomentPress, RecordPress, LeaderboardPress, StatsPress, ScoresPress, ShareFigurePress,
    FigureWordsPress, HistoryPress,
)  # fmt: skip


async def share(interaction: Interaction, at: MomentRef, *, own: bool) -> Message:
    """Post a moment of a finished deal into the channel, once a press; and say so where it was pressed.

    The deal is one of this server, or from a record that the one who pressed uploaded.

    Raises `UserError` where we, or the one who pressed, may not write there.
    """
    parts, user, guild = services(interaction), interaction.user.id, guild_of(interaction)
    await post(interaction, lambda: parts.replays.share(user, guild, at, own=own))
    return await parts.replays.shared_from(caller_of(interaction), at, own=own)


async def post(interaction: Interaction, work: Callable[[], Awaitable[Message]]) -> None:
    """Post something into the channel where it was pressed, once a press.

    Raises `UserError` where we, or the one who pressed, may not write there.
    """
    guild_of(interaction)
    parts = services(interaction)
    await check_may_post(interaction)
    if not may_write(interaction):
        raise UserError("may-not-write")
    drawn = await draw(parts.paint, await work(), signs=parts.book.signs)
    channel, nonce = interaction.channel_id or 0, nonce_of("share", interaction.id)
    if isinstance(await parts.transport.send(channel, drawn, nonce, "shared"), CallRefused):
        raise UserError("not-posted")


def look_of(control: ControlId) -> LookupPress | None:
    """What a control leads to."""
    return next((look for kind in KINDS if (look := kind.parse(control)) is not None), None)


async def press_lookup(interaction: Interaction, press: LookupPress, way: ReplyMode) -> None:
    """Answer in a new private message, or in the one that was pressed; words do not take the picture's place."""
    way = ReplyMode.PRIVATE if isinstance(press, FigureWordsPress) else way
    await answer(interaction, lambda: find_answer(interaction, press), way)


async def press_menu(interaction: Interaction, _: GoPress, way: ReplyMode) -> None:
    """An entry of a menu says what a button would say."""
    chosen = read_press(next(iter(values_of(interaction)), ""))
    look = None if chosen is None else look_of(chosen)

    async def work() -> Message:
        if look is None:
            raise StaleAction
        return await find_answer(interaction, look)

    await answer(interaction, work, ReplyMode.PRIVATE if isinstance(look, FigureWordsPress) else way)


async def find_answer(interaction: Interaction, press: LookupPress) -> Message:
    caller = caller_of(interaction)
    match press:
        case ReplayPress(at, is_own):
            return await _replay(interaction, at, own=is_own)
        case ShareMomentPress(at, is_own):
            return await share(interaction, at, own=is_own)
        case RecordPress(deal=deal, action=action):
            history = service(interaction, History)
            return await (history.record if action is RecordAction.RECORD else history.verification)(caller, deal)
        case HistoryPress(player, page):
            return await service(interaction, History).history(caller.user, guild_of(interaction), player, page)
        case ShareFigurePress(figure):
            return await _share_figures(interaction, figure)
    figure, showing = (press.figure, Showing.WORDS) if isinstance(press, FigureWordsPress) else (press, Showing.OWN)
    return await _figures(interaction, figure, showing)


async def _replay(interaction: Interaction, at: MomentRef, *, own: bool) -> Message:
    replays, caller = services(interaction).replays, caller_of(interaction)
    match at:
        case UploadMoment(upload, step):
            return await replays.uploaded(caller, upload, step)
        case DealMoment(_, deal, step):
            return await replays.show(caller, deal, step, own=own)


async def _share_figures(interaction: Interaction, press: FigurePress) -> Message:
    """Post them, and say so where it was pressed."""
    await post(interaction, lambda: _figures(interaction, press, Showing.SHARED))
    reader = await services(interaction).people.reader(caller_of(interaction))
    return after_sharing(await _figures(interaction, press, Showing.OWN), reader)


async def _figures(interaction: Interaction, press: FigurePress, showing: Showing) -> Message:
    """Figures for the one who asked, or for everybody in their channel."""
    user = interaction.user.id
    match press:
        case LeaderboardPress(game, period, show, page):
            shown = show or LeaderboardKind.PEOPLE.value
            guild, boards = guild_of(interaction), service(interaction, Leaderboards)
            return await boards.leaderboard(user, guild, _game(game), period, shown, page, showing)
        case StatsPress(player, game, name, other):
            page_name, statistics = name or StatsPage.OVERVIEW.value, service(interaction, Statistics)
            return await statistics.stats(user, guild_of(interaction), player, _game(game), page_name, other, showing)
        case ScoresPress(table, span, part, page):
            of, what = span or Span.GAME, part or SheetPart.TOTALS
            return await scores_of(interaction, table, of, what, page, showing)


def _game(text: str) -> str | None:
    """A game, None for all of them; whether it is played here is looked at where it is used."""
    return None if text == ALL else text


async def deal_meant(interaction: Interaction, deal: int | None) -> int:
    """The number that is named; else of the last deal that was finished in this channel, whether its table is there or
    closed; where none was, of the last one on the server that the one who asks played, else of the server's last.
    """
    guild, user = guild_of(interaction), interaction.user.id
    if deal is not None:
        return deal
    evenings, history = service(interaction, Evenings), service(interaction, History)
    last = await evenings.last_deal(guild, channel_of(interaction)) or await history.last_deal(guild, user)
    if last is None:
        raise UserError("no-deals-yet")
    return last


async def replay(interaction: Interaction, deal: int | None, record: discord.Attachment | None) -> Message:
    """The first step of the one that is named, of the last one if none is; `UserError` if both are."""
    replays, caller = services(interaction).replays, Caller(interaction.user.id, guild_of(interaction))
    if deal is not None and record is not None:
        raise UserError("replay-what")
    if record is not None:
        return await replays.take(caller, await content_of(record))
    return await replays.show(caller, await deal_meant(interaction, deal), 0)


async def content_of(file: discord.Attachment) -> bytes:
    """What stands in an uploaded file; one that is too large to be a record is not even fetched."""
    if file.size > MAX_UPLOAD_BYTES:
        raise UserError("upload-too-large", limit=MAX_UPLOAD_BYTES // 1024)
    try:
        async with asyncio.timeout(FETCH_SECONDS):
            return await file.read()
    except BROKEN:
        raise UserError("upload-unheard") from None


ROUTES: Final = (
    *(
        Route(word, ANYWHERE, look_of, press_lookup)
        for word in (
            OPEN, OWN, UPLOADED, SHARE, *RecordAction, WORDS, HistoryPress.word, LeaderboardPress.word, StatsPress.word,
            ScoresPress.word,
        )
    ),
    Route(GO, ANYWHERE, GoPress.parse, press_menu),
)  # fmt: skip


@insisting
async def finished_deals(interaction: Interaction, typed: str) -> Offered:
    """The newest finished deals of the server; of a number that is typed its own first, then those that begin so."""
    digits = str(typed).strip()
    if interaction.guild_id is None or (digits and not (digits.isascii() and digits.isdigit() and len(digits) < 11)):
        return []
    try:
        found = await service(interaction, History).finished(interaction.user.id, interaction.guild_id, digits, CHOICES)
    except StorageError:
        return []
    return [app_commands.Choice(name=label, value=number) for number, label in found]
