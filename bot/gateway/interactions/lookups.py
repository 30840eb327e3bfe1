"""Buttons and menus of replays, records, opened seals and figures.

All that a custom id or a menu's entry says is looked up anew, for the server where it was pressed: a forged one finds
what a command finds, and no more. Each answer leads on to others, and changes nothing.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Final, Protocol

from bot.errors import StaleAction
from bot.gateway.interactions.answer import Interaction, ReplyMode, answer
from bot.gateway.interactions.custom_ids import values_of
from bot.gateway.interactions.routes import ANYWHERE, Route, as_written, word_of
from bot.gateway.interactions.scores import scores_of
from bot.gateway.interactions.services import services
from bot.gateway.interactions.sharing import post, share
from bot.gateway.interactions.table_commands import guild_of
from bot.present.evenings import SheetPart
from bot.present.history import ALL
from bot.present.leaderboard import LeaderboardKind
from bot.present.messages import Message, Press, read_press
from bot.present.player_stats import StatsPage
from bot.present.replays import OPEN, OWN, UPLOADED
from bot.present.showing import SHARE, WORDS, Showing, after_sharing
from bot.tables.evenings import Span

Lookup = Callable[[Interaction, Press], Awaitable[Message]]


class FigureLookup(Protocol):
    """Looks figures up for the one who asked, or for everybody in their channel."""

    async def __call__(self, interaction: Interaction, press: Press, showing: Showing = Showing.OWN) -> Message:
        """What is shown of them."""


async def press_lookup(interaction: Interaction, press: Press, way: ReplyMode) -> None:
    """Answer in a new private message, or in the one that was pressed; words do not take the picture's place."""
    way = ReplyMode.PRIVATE if word_of(press) == WORDS else way
    await answer(interaction, lambda: find_answer(interaction, press), way)


async def find_answer(interaction: Interaction, press: Press) -> Message:
    """An entry of a menu says what a button would say."""
    if word_of(press) == "go":
        chosen = read_press(next(iter(values_of(interaction)), ""))
        if chosen is None:
            raise StaleAction
        press = chosen
    found = BY_WORD.get(word_of(press))
    if found is None:
        raise StaleAction
    return await found(interaction, press)


async def _replay(interaction: Interaction, press: Press) -> Message:
    own = word_of(press) == OWN
    user, guild = interaction.user.id, interaction.guild_id
    return await services(interaction).replays.show(user, guild, press.deal, press.version, own=own)


async def _uploaded(interaction: Interaction, press: Press) -> Message:
    user, guild = interaction.user.id, interaction.guild_id
    return await services(interaction).replays.uploaded(user, guild, press.deal, press.version)


async def _share(interaction: Interaction, press: Press) -> Message:
    what = press.what.partition(" ")[2]
    figures = FIGURES.get(what.partition(" ")[0])
    if figures is not None:
        asked = replace(press, what=what)
        await post(interaction, lambda: figures(interaction, asked, Showing.SHARED))
        language = await services(interaction).people.language(interaction.user.id, guild=interaction.guild_id)
        return after_sharing(await figures(interaction, asked), language)
    return await share(interaction, press.deal, press.version, own=what == OWN, is_upload=what == UPLOADED)


async def _words(interaction: Interaction, press: Press) -> Message:
    what = press.what.partition(" ")[2]
    figures = FIGURES.get(what.partition(" ")[0])
    if figures is None:
        raise StaleAction
    return await figures(interaction, replace(press, what=what), Showing.WORDS)


async def _record(interaction: Interaction, press: Press) -> Message:
    return await services(interaction).library.record(interaction.user.id, interaction.guild_id, press.deal)


async def _verify(interaction: Interaction, press: Press) -> Message:
    return await services(interaction).library.verification(interaction.user.id, interaction.guild_id, press.deal)


async def _leaderboard(interaction: Interaction, press: Press, showing: Showing = Showing.OWN) -> Message:
    _, game, period, *show = _parts(press, 3, 4)
    library, user, guild = services(interaction).library, interaction.user.id, guild_of(interaction)
    shown = show[0] if show else LeaderboardKind.PEOPLE.value
    return await library.leaderboard(user, guild, _game(game), period, shown, press.version, showing)


async def _stats(interaction: Interaction, press: Press, showing: Showing = Showing.OWN) -> Message:
    _, player, game, *more = _parts(press, 3, 4, 5)
    page, other = more[0] if more else StatsPage.OVERVIEW.value, _number(more[1]) if len(more) > 1 else None
    library, user, guild = services(interaction).library, interaction.user.id, guild_of(interaction)
    return await library.stats(user, guild, _number(player), _game(game), page, other, showing)


async def _history(interaction: Interaction, press: Press) -> Message:
    _, player = _parts(press, 2)
    asked = _number(player) or None
    return await services(interaction).library.history(interaction.user.id, guild_of(interaction), asked, press.version)


async def _scores(interaction: Interaction, press: Press, showing: Showing = Showing.OWN) -> Message:
    """Another page or part of a table's score sheet, of its game, the evening or the season."""
    _, _, *asked = _parts(press, 2, 4)
    span, part = asked or (Span.GAME, SheetPart.TOTALS)
    return await scores_of(interaction, press.table, span, part, press.version, showing)


def _parts(press: Press, *counts: int) -> list[str]:
    """What a press says, word by word; so many words or so many."""
    words = press.what.split(" ")
    if len(words) not in counts:
        raise StaleAction
    return words


def _number(text: str) -> int:
    """One of Discord's ids; the database has room for no more."""
    if not re.fullmatch(r"[0-9]{1,18}", text) and not re.fullmatch(r"[1-8][0-9]{18}", text):
        raise StaleAction
    return int(text)


def _game(text: str) -> str | None:
    """A game, None for all of them; whether it is played here is looked at where it is used."""
    return None if text == ALL else text


FIGURES: Final[Mapping[str, FigureLookup]] = {"leaderboard": _leaderboard, "stats": _stats, "scores": _scores}
"""What is also told in words, and shown to a channel."""
BY_WORD: Final[Mapping[str, Lookup]] = {
    OPEN: _replay,
    OWN: _replay,
    UPLOADED: _uploaded,
    SHARE: _share,
    "record": _record,
    "verify": _verify,
    WORDS: _words,
    "history": _history,
    **FIGURES,
}

ROUTES: Final = tuple(Route(word, ANYWHERE, as_written, press_lookup) for word in (*BY_WORD, "go"))
"""`go` says that the entry chosen says what a button would."""
