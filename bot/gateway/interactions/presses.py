"""Every button, menu and dialog of the bot ends here; whoever answers checks everything a custom id says."""

from collections.abc import Iterable
from typing import Any

from bot.gateway.interactions.answer import Interaction, ReplyMode, answer, refuse_stale
from bot.gateway.interactions.custom_ids import press_of
from bot.gateway.interactions.routes import OTHERWISE, Route, Surface, by_surface, surface_of, word_of
from bot.present.messages import ControlId


class Presses:
    """Finds who answers a press, among the routes that every feature hands in."""

    def __init__(self, routes: Iterable[Route[Any]]) -> None:
        self._routes = by_surface(routes)

    @property
    def words(self) -> frozenset[str]:
        """The first words of all controls; one that begins otherwise is an action of a game."""
        return frozenset(word for _, word in self._routes if word != OTHERWISE)

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
