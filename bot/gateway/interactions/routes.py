"""Where a press goes: one look-up by where it was made and by the first word of its custom id."""

from collections.abc import Awaitable, Callable, Iterable
from enum import Enum
from typing import Any, Final, Generic, NamedTuple, TypeVar

from bot.gateway.interactions.answer import Interaction, ReplyMode
from bot.present.messages import ControlId


class Surface(Enum):
    """What was pressed: a message of everybody's, one's own, one's own of a deal alone, or a dialog that came back."""

    POST = "post"
    OWN = "own"
    SOLO = "solo"
    DIALOG = "dialog"


PRIVATE: Final = frozenset({Surface.OWN, Surface.SOLO})
ANYWHERE: Final = frozenset({Surface.POST, *PRIVATE})
POSTS: Final = frozenset({Surface.POST})
OWN: Final = frozenset({Surface.OWN})
SOLO: Final = frozenset({Surface.SOLO})
DIALOGS: Final = frozenset({Surface.DIALOG})
OTHERWISE: Final = ""
"""The word of what begins with none that is named: an action of a game."""

P = TypeVar("P")
Handler = Callable[[Interaction, P, ReplyMode], Awaitable[None]]
"""Answers a press; the way is beside what was pressed where everybody sees that, else in its place."""


class Route(NamedTuple, Generic[P]):
    """Who answers a control that begins with a word, and where; what it does not parse means nothing any more."""

    word: str
    surfaces: frozenset[Surface]
    parse: Callable[[ControlId], P | None]
    handler: Handler[P]


def as_written(control: ControlId) -> ControlId:
    """A control of a table says its press as it stands."""
    return control


def bare(handler: Handler[ControlId], otherwise: Handler[ControlId]) -> Handler[ControlId]:
    """One for a control of one word: with more behind it that is no control of ours, and may be an action of a game."""

    async def handle(interaction: Interaction, press: ControlId, way: ReplyMode) -> None:
        await (handler if press.what == word_of(press) else otherwise)(interaction, press, way)

    return handle


def word_of(press: ControlId) -> str:
    """The first word of what a control is for."""
    return press.what.partition(" ")[0]


def surface_of(interaction: Interaction, press: ControlId) -> Surface:
    """What was pressed; a deal that somebody plays alone is at no table."""
    message = interaction.message
    if message is None or (interaction.guild_id is not None and not message.flags.ephemeral):
        return Surface.POST
    return Surface.SOLO if press.table == 0 and press.deal > 0 else Surface.OWN


def by_surface(routes: Iterable[Route[Any]]) -> dict[tuple[Surface, str], Route[Any]]:
    """Every route where it holds; a word that two want there is a mistake of ours."""
    found: dict[tuple[Surface, str], Route[Any]] = {}
    for route in routes:
        for surface in route.surfaces:
            if (surface, route.word) in found:
                raise ValueError(f"two routes for {route.word!r} on {surface.value}")
            found[surface, route.word] = route
    return found
