"""Every button, menu and dialog of the bot ends here; whoever answers checks everything a custom id says."""

from collections.abc import Iterable

from bot.gateway.interactions.answer import Interaction, ReplyMode, answer, refuse_stale
from bot.gateway.interactions.custom_ids import press_of
from bot.gateway.interactions.routes import OTHERWISE, Handler, Route, Surface, by_surface, surface_of, word_of
from bot.present.messages import Press


class Presses:
    """Finds who answers a press, among the routes that every feature hands in."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._handlers = by_surface(routes)

    @property
    def words(self) -> frozenset[str]:
        """The first words of all controls; one that begins otherwise is an action of a game."""
        return frozenset(word for _, word in self._handlers if word != OTHERWISE)

    def find(self, surface: Surface, press: Press) -> Handler | None:
        """Who answers a press there."""
        return self._handlers.get((surface, word_of(press))) or self._handlers.get((surface, OTHERWISE))

    async def pressed(self, interaction: Interaction) -> None:
        """A press on a public message is answered beside it, one on somebody's own in its place."""
        press = press_of(interaction)
        if press is None or interaction.message is None:
            await answer(interaction, refuse_stale)
            return
        surface = surface_of(interaction, press)
        await self._hand_over(
            interaction, press, surface, ReplyMode.PRIVATE if surface is Surface.POST else ReplyMode.HERE
        )

    async def written(self, interaction: Interaction) -> None:
        """A dialog came back with a text."""
        press = press_of(interaction)
        if press is None:
            await answer(interaction, refuse_stale)
            return
        await self._hand_over(interaction, press, Surface.DIALOG, ReplyMode.HERE)

    async def _hand_over(self, interaction: Interaction, press: Press, surface: Surface, way: ReplyMode) -> None:
        handler = self.find(surface, press)
        if handler is None:
            await answer(interaction, refuse_stale)
            return
        await handler(interaction, press, way)
