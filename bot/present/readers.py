"""Who reads, and how: their language, how their cards look and lie; and what people and computers are called."""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from itertools import groupby
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeVar, cast

from bot.phrases import Phrases, phrases
from bot.present.by_ear import heard
from bot.present.messages import Message, Picture, reworded
from bot.present.scenes import LETTERS, HandScene, OrderScene, TableScene, WithCards
from bot.tables.model import (
    CardColours,
    CardLetters,
    Computer,
    HandOrder,
    Occupant,
    Person,
    Preferences,
    ReadingMode,
    Table,
)
from bot.tables.rights import Caller
from bot.tables.rotation import shown_columns
from bot.tables.sheets import has_pairs
from engine.actions import Action, Play
from engine.cards import Card, Cards
from engine.decisions import Decision, Selection
from engine.games import GAMES
from engine.ranking import Ranking
from engine.seats import Seat
from engine.views import View

HasPlayed = Callable[[int, int, str], Awaitable[bool]]
"""Whether somebody has finished a deal of a game on a server."""


class Readers(Protocol):
    """Names, languages and preferences of people."""

    failures: int = 0
    """How many names could not be looked up so far."""

    async def names(self, guild: int, users: Iterable[int]) -> dict[int, str]:
        """Display names on a server, as people chose them."""

    async def language(self, user: int, *, guild: int | None = None, table: Table | None = None) -> str:
        """A person's own choice, else the table's or the server's language."""

    async def language_of_guild(self, guild: int | None) -> str: ...

    async def preferences(self, user: int) -> Preferences:
        """What a person asked for."""

    async def reader(self, caller: Caller, names: Mapping[int, str] = MappingProxyType({})) -> "Reader":
        """Who asks, as the one who reads the answer."""
        language = await self.language(caller.user, guild=caller.guild)
        return Reader(language, names, await self.preferences(caller.user))


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads something: in which language, what people are called to them, by user id, and what they asked for."""

    language: str
    names: Mapping[int, str] = field(default_factory=dict)
    preferences: Preferences = field(default_factory=Preferences)

    @property
    def phrases(self) -> Phrases:
        """All that can be said in their language."""
        return phrases(self.language)

    def say(self, key: str, **values: object) -> str:
        return self.phrases.say(key, **values)

    def say_for(self, game: str, key: str, **values: object) -> str:
        return self.phrases.say_for(game, key, **values)

    def listed(self, parts: Sequence[str]) -> str:
        return self.phrases.listed(parts)

    def has(self, key: str) -> bool:
        return self.phrases.has(key)

    def called(self, table: Table) -> tuple[str, ...]:
        """The names by seat, as people chose them; empty for a free seat."""
        return tuple(self._name(who, seat) for seat, who in enumerate(table.seats))

    def on_sheet(self, table: Table) -> tuple[str, ...]:
        """The names by column of the sheet, of those that are shown, where each is one's own; else by seat."""
        rotation = table.rotation
        if rotation is None or has_pairs(GAMES[table.game], table.players):
            return self.called(table)
        return tuple(self._whose(rotation.columns[at][0]) for at in shown_columns(table))

    def _whose(self, owner: int) -> str:
        if owner < 0:
            return self.say("computer-name", seat=-owner)
        return self.names.get(owner) or self.say("player-gone")

    def _name(self, occupant: Occupant | None, seat: Seat) -> str:
        if isinstance(occupant, Person):
            return self.names.get(occupant.user) or self.say("player-name", seat=seat + 1)
        return self.say("computer-name", seat=seat + 1) if isinstance(occupant, Computer) else ""


RIGHT = frozenset({HandOrder.RIGHT_FALLING, HandOrder.RIGHT_RISING})
RISING = frozenset({HandOrder.LEFT_RISING, HandOrder.RIGHT_RISING})


def arranged(view: View, sorting: HandOrder) -> View:
    """What somebody sees, their own cards and all that names them in this order."""
    if sorting is HandOrder.LEFT_FALLING:
        return view
    hand, ranking = laid(view.hand, view.ranking, sorting), view.ranking
    place = {card: at for at, card in enumerate(laid(tuple(dict.fromkeys(view.hand)), ranking, sorting))}
    decisions = tuple(_in_order(each, lambda card: place.get(card, len(place))) for each in view.decisions)
    return replace(view, hand=hand, aside=laid(view.aside, ranking, sorting), decisions=decisions)


def laid(cards: Cards, ranking: Ranking, sorting: HandOrder) -> Cards:
    """Cards by suits in play, each in one piece."""
    suits = [list(each) for _, each in groupby(ranking.sorted(cards), key=ranking.suits.__getitem__)]
    if sorting in RIGHT:
        suits.sort(key=lambda suit: ranking.is_trump(suit[0]))
    return tuple(card for suit in suits for card in (reversed(suit) if sorting in RISING else suit))


def _in_order(decision: Decision, place: Callable[[Card], int]) -> Decision:
    """A question whose cards stand as they do in the hand."""
    if isinstance(decision, Selection):
        return replace(decision, cards=tuple(sorted(decision.cards, key=place)))
    if not all(isinstance(each, Play) for each in decision.actions):
        return decision

    def at(action: Action) -> int:
        return place(action.card) if isinstance(action, Play) else 0

    return replace(decision, actions=tuple(sorted(decision.actions, key=at)))


T = TypeVar("T")

_CARD: Final = re.compile(r"(?<!\w)[JQKA](?=[♣♠♥♦])")


def as_seen_by(message: Message, reader: Reader) -> Message:
    """A private message with its cards as its reader asked for them: their colours and letters, or in words."""
    preferences = reader.preferences
    told = message if preferences.reading is ReadingMode.OFF else heard(message, reader.language)
    return in_colours(in_letters(told, preferences.letters), preferences.colours)


def in_colours(message: Message, colours: CardColours) -> Message:
    """The same message with cards in these colours, in its pictures and beside its words."""
    if colours is CardColours.TWO:
        return message
    pictures = tuple(
        replace(each, scene=replace(each.scene, colours=colours.value)) if isinstance(each.scene, WithCards) else each
        for each in message.pictures
    )
    return replace(message, pictures=pictures, colours=colours)


def in_letters(message: Message, letters: CardLetters) -> Message:
    """The same message in these letters; what comes back when something is pressed stays as it is."""
    if letters is CardLetters.INTERNATIONAL:
        return message
    pictures = tuple(_picture(each, letters) for each in message.pictures)
    controls = tuple(reworded(each, lambda text: lettered(text, letters)) for each in message.controls)
    return replace(message, text=lettered(message.text, letters), pictures=pictures, controls=controls)


def lettered(text: str, letters: CardLetters) -> str:
    """A text whose cards are named by these letters.

    >>> lettered("Q♣ 10♦ A♥ QS", Letters.GERMAN), lettered("J♣ A♥", Letters.ESTONIAN)
    ('D♣ 10♦ A♥ QS', 'S♣ Ä♥')
    """
    if letters is CardLetters.INTERNATIONAL:
        return text
    shown = dict(zip(LETTERS, letters.written, strict=True))
    return _CARD.sub(lambda found: shown[found[0]], text)


def _picture(picture: Picture, letters: CardLetters) -> Picture:
    scene = _said(picture.scene, letters)
    if isinstance(scene, HandScene | TableScene | OrderScene):
        scene = replace(scene, letters=letters.written)
    return replace(picture, scene=scene, alt=lettered(picture.alt, letters))


def _said(part: T, letters: CardLetters) -> T:
    """A part of a scene whose words are in these letters."""
    made: Any = part
    if isinstance(part, str):
        made = lettered(part, letters)
    elif type(part) is tuple:
        made = tuple(_said(each, letters) for each in cast("tuple[Any, ...]", part))
    elif is_dataclass(part) and not isinstance(part, type):
        made = replace(part, **{each.name: _said(getattr(part, each.name), letters) for each in fields(part)})
    return cast("T", made)
