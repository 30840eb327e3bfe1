"""Buttons and menus of replays, records, opened seals and figures.

All that a custom id or a menu's entry says is looked up anew, for the server where it was pressed: a forged one finds
what a command finds, and no more. Each answer leads on to others, and changes nothing.
"""

from typing import Final

from bot.errors import StaleAction
from bot.gateway.interactions.answer import Interaction, ReplyMode, answer
from bot.gateway.interactions.custom_ids import values_of
from bot.gateway.interactions.routes import ANYWHERE, Route
from bot.gateway.interactions.scores import scores_of
from bot.gateway.interactions.services import services
from bot.gateway.interactions.sharing import post, share
from bot.gateway.interactions.table_commands import guild_of
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
from bot.present.leaderboard import LeaderboardKind
from bot.present.messages import ControlId, Message, read_press
from bot.present.player_stats import StatsPage
from bot.tables.evenings import Span

LookupPress = (
    ReplayPress | ShareMomentPress | RecordPress | FigurePress | ShareFigurePress | FigureWordsPress | HistoryPress
)  # fmt: skip
KINDS: Final = (
    ReplayPress, ShareMomentPress, RecordPress, LeaderboardPress, StatsPress, ScoresPress, ShareFigurePress,
    FigureWordsPress, HistoryPress,
)  # fmt: skip


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
    """What somebody wants to see."""
    parts, user, guild = services(interaction), interaction.user.id, interaction.guild_id
    match press:
        case ReplayPress(at, is_own):
            return await _replay(interaction, at, own=is_own)
        case ShareMomentPress(at, is_own):
            return await share(interaction, at, own=is_own)
        case RecordPress(deal=deal, action=action):
            library = parts.library
            return await (library.record if action is RecordAction.RECORD else library.verification)(user, guild, deal)
        case HistoryPress(player, page):
            return await parts.library.history(user, guild_of(interaction), player, page)
        case ShareFigurePress(figure):
            return await _share_figures(interaction, figure)
    figure, showing = (press.figure, Showing.WORDS) if isinstance(press, FigureWordsPress) else (press, Showing.OWN)
    return await _figures(interaction, figure, showing)


async def _replay(interaction: Interaction, at: MomentRef, *, own: bool) -> Message:
    replays, user, guild = services(interaction).replays, interaction.user.id, interaction.guild_id
    match at:
        case UploadMoment(upload, step):
            return await replays.uploaded(user, guild, upload, step)
        case DealMoment(_, deal, step):
            return await replays.show(user, guild, deal, step, own=own)


async def _share_figures(interaction: Interaction, press: FigurePress) -> Message:
    """Post them, and say so where it was pressed."""
    await post(interaction, lambda: _figures(interaction, press, Showing.SHARED))
    language = await services(interaction).people.language(interaction.user.id, guild=interaction.guild_id)
    return after_sharing(await _figures(interaction, press, Showing.OWN), language)


async def _figures(interaction: Interaction, press: FigurePress, showing: Showing) -> Message:
    """Figures for the one who asked, or for everybody in their channel."""
    library, user = services(interaction).library, interaction.user.id
    match press:
        case LeaderboardPress(game, period, show, page):
            shown = show or LeaderboardKind.PEOPLE.value
            return await library.leaderboard(user, guild_of(interaction), _game(game), period, shown, page, showing)
        case StatsPress(player, game, name, other):
            page_name = name or StatsPage.OVERVIEW.value
            guild = guild_of(interaction)
            return await library.stats(user, guild, player, _game(game), page_name, other, showing)
        case ScoresPress(table, span, part, page):
            of, what = span or Span.GAME, part or SheetPart.TOTALS
            return await scores_of(interaction, table, of, what, page, showing)


def _game(text: str) -> str | None:
    """A game, None for all of them; whether it is played here is looked at where it is used."""
    return None if text == ALL else text


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
