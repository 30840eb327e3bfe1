"""Who reads, and how: their language, their order of cards, their letters; and what people and computers are called."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Protocol

from bot.phrases import escape, phrases
from bot.tables.model import Computer, HandOrder, Occupant, Person, Preferences, Table
from engine.actions import Action, Play
from engine.cards import Card, Cards
from engine.decisions import Decision, Selection
from engine.ranking import Ranking
from engine.seats import Seat
from engine.views import View


class Readers(Protocol):
    """Names, languages and preferences of people."""

    @property
    def failures(self) -> int:
        """How many names could not be looked up so far."""

    async def names(self, guild: int, users: Iterable[int]) -> dict[int, str]:
        """Display names on a server, as people chose them."""

    async def language(self, user: int, *, guild: int | None = None, table: Table | None = None) -> str:
        """A person's own choice, else the table's or the server's language."""

    async def language_of_guild(self, guild: int | None) -> str: ...

    async def preferences(self, user: int) -> Preferences:
        """What a person asked for."""


Names = Mapping[int, str]
"""Display names by user id."""


def seat_name(occupant: Occupant | None, seat: Seat, names: Names, language: str) -> str:
    """What somebody at the table is called; empty for a free seat."""
    if isinstance(occupant, Person):
        return names.get(occupant.user) or phrases(language).say("player-name", seat=seat + 1)
    if isinstance(occupant, Computer):
        return phrases(language).say("computer-name", seat=seat + 1)
    return ""


def seat_names(table: Table, names: Names, language: str) -> tuple[str, ...]:
    """The names by seat, as people chose them."""
    return tuple(seat_name(who, seat, names, language) for seat, who in enumerate(table.seats))


def away_text(table: Table, called: Sequence[str], language: str) -> str:
    """Who is away, and what brings them back."""
    say = phrases(language)
    away = [escape(called[seat]) for seat, who in enumerate(table.seats) if isinstance(who, Person) and who.away]
    return say.say("post-away", who=say.listed(away), count=len(away)) if away else ""


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
