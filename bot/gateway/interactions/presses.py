"""How a press finds who answers it: its custom id read, one look-up by where it was made and by its first word."""

from collections.abc import Awaitable, Callable, Iterable
from enum import Enum
from typing import Any, Final, Generic, NamedTuple, TypeVar

from bot.gateway.interactions.answer import Interaction, ReplyMode, answer, refuse_stale
from bot.present.messages import ControlId, read_press


def press_of(interaction: Interaction) -> ControlId | None:
    """What a press says, read; None if it is none of ours."""
    data: Any = interaction.data
    return read_press(str((data or {}).get("custom_id", "")))


def text_of(interaction: Interaction) -> str:
    """What was written in a dialog."""
    data: Any = interaction.data
    rows = (data or {}).get("components") or ()
    parts = [part for row in rows for part in (row.get("component"), *(row.get("components") or ())) if part]
    return next((str(part.get("value", "")) for part in parts if part.get("custom_id") == "text"), "")


def values_of(interaction: Interaction) -> tuple[str, ...]:
    """What was chosen in a menu."""
    data: Any = interaction.data
    values = (data or {}).get("values", ())
    return tuple(map(str, values)) if isinstance(values, list) else ()


def chosen_person(interaction: Interaction) -> tuple[int, bool] | None:
    """Who was chosen in a menu of people, and whether that is a bot."""
    data: Any = interaction.data
    value = next(iter(values_of(interaction)), "")
    user = ((data or {}).get("resolved") or {}).get("users", {}).get(value)
    return None if user is None or not value.isdigit() else (int(value), bool(user.get("bot")))


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
    """One for a control of one word: with more behind it, or made for a moment of a deal, it may be a game's action."""

    async def handle(interaction: Interaction, press: ControlId, way: ReplyMode) -> None:
        await (handler if press.what == word_of(press) and not press.version else otherwise)(interaction, press, way)

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


class Presses:
    """Finds who answers a press, among the routes that every feature hands in."""

    def __init__(self, routes: Iterable[Route[Any]]) -> None:
        self._routes: dict[tuple[Surface, str], Route[Any]] = {}
        for route in routes:
            for surface in route.surfaces:
                if (surface, route.word) in self._routes:  # a mistake of ours
                    raise ValueError(f"two routes for {route.word!r} on {surface.value}")
                self._routes[surface, route.word] = route

    def find(self, surface: Surface, control: ControlId) -> Route[Any] | None:
        """The route of a control there."""
        return self._routes.get((surface, word_of(control))) or self._routes.get((surface, OTHERWISE))

    async def pressed(self, interaction: Interaction) -> None:
        """A press on a public message is answered beside it, one on somebody's own in its place."""
        control = press_of(interaction)
        if control is None or interaction.message is None:
            await answer(interaction, refuse_stale)
            return
        surface = surface_of(interaction, control)
        way = ReplyMode.PRIVATE if surface is Surface.POST else ReplyMode.HERE
        await self._hand_over(interaction, control, surface, way)

    async def written(self, interaction: Interaction) -> None:
        """A dialog came back with a text."""
        control = press_of(interaction)
        if control is None:
            await answer(interaction, refuse_stale)
            return
        await self._hand_over(interaction, control, Surface.DIALOG, ReplyMode.HERE)

    async def _hand_over(self, interaction: Interaction, control: ControlId, surface: Surface, way: ReplyMode) -> None:
        route = self.find(surface, control)
        press = None if route is None else route.parse(control)
        if route is None or press is None:
            await answer(interaction, refuse_stale)
        else:
            await route.handler(interaction, press, way)
