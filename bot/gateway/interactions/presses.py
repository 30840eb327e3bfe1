"""What a press means: look, sit, start, or an action of the game; the service checks everything a custom id says."""

import logging
from collections.abc import Awaitable, Callable

from bot.errors import UserError
from bot.gateway.interactions.answer import Answering, Interaction, Way, answer, answer_by
from bot.gateway.interactions.commands import act, answer_with_hand
from bot.gateway.interactions.custom_ids import press_of, values_of
from bot.gateway.interactions.hosting import answer_with_post
from bot.gateway.interactions.services import Services
from bot.present.controls import menu_action
from bot.present.messages import Message, Press
from bot.tables.model import Sight, Table

log = logging.getLogger(__name__)

GOING_ON = ("start", "cut")

Look = Callable[[Interaction, Press], Awaitable[Message | None]]


class Presses:
    """Every button and menu of the bot ends here."""

    def __init__(self, parts: Services) -> None:
        self._parts = parts
        self._looks: dict[str, Look] = {
            "trick": self._last_trick,
            "rules": self._rules,
            "replay": self._replay,
        }
        self._changes: dict[str, Look] = {
            "join": self._join,
            "leave": self._leave,
            "fill": self._fill,
            "start": self._start,
        }

    async def pressed(self, interaction: Interaction) -> None:
        """A press on a public message is answered beside it, one on somebody's own hand by that hand."""
        press, message = press_of(interaction), interaction.message
        if press is None or message is None:
            await answer(interaction, self._nothing)
        elif interaction.guild_id is not None and not message.flags.ephemeral:
            await self._on_public(interaction, press)
        elif word_of(press) == "replay":
            await answer(interaction, lambda: self._replay(interaction, press), Way.HERE)
        elif word_of(press) == "rules":
            await answer(interaction, lambda: self._topic(interaction, press, values_of(interaction)), Way.HERE)
        else:
            await self._on_hand(interaction, press, values_of(interaction))

    async def _nothing(self) -> Message:
        raise UserError("stale")

    # On messages everybody sees

    async def _on_public(self, interaction: Interaction, press: Press) -> None:
        """A look is answered privately; a press that changes the table brings a token that edits the post."""
        if word_of(press) == "hand":
            await self._show_hand(interaction, press)
            return
        look = self._looks.get(word_of(press))
        if look is not None:
            await answer(interaction, lambda: look(interaction, press))
            return
        change = self._changes.get(word_of(press), self._act_openly)
        if word_of(press) in GOING_ON and self._parts.messages.is_buried(press.table):
            await answer_with_post(interaction, lambda: self._go_on(interaction, press, change))
            return

        async def alter(answering: Answering) -> None:
            hold = await self._parts.messages.post_pressed(press.table, interaction)
            if hold is not None:
                await answering.hold(hold)
            await change(interaction, press)

        await answer_by(interaction, alter)

    async def _show_hand(self, interaction: Interaction, press: Press) -> None:
        async def look(number: int) -> Sight:
            sight = self._parts.lookup.sight(number, interaction.user.id)
            if sight.seat is None:
                raise UserError("not-seated")
            return sight

        await answer_with_hand(interaction, lambda: self._table_pressed(interaction, press), look)

    async def _go_on(self, interaction: Interaction, press: Press, change: Look) -> Table:
        """What begins a deal is answered with the post itself: it moves below the last result, at no cost."""
        await change(interaction, press)
        return self._parts.lookup.sight(press.table, None).table

    async def _last_trick(self, interaction: Interaction, press: Press) -> Message:
        user, table = interaction.user.id, await self._table_pressed(interaction, press)
        return await self._parts.composer.trick(user, self._parts.lookup.sight(table, user))

    async def _rules(self, interaction: Interaction, press: Press) -> Message:
        table = self._parts.lookup.sight(await self._table_pressed(interaction, press), None).table
        return await self._parts.library.rules(interaction.user.id, interaction.guild_id, table.game, None)

    async def _join(self, interaction: Interaction, press: Press) -> None:
        number = press.what.partition(" ")[2]
        seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else None
        await self._parts.tables.join(await self._table_pressed(interaction, press), interaction.user.id, seat)

    async def _leave(self, interaction: Interaction, press: Press) -> None:
        await self._parts.tables.leave(await self._table_pressed(interaction, press), interaction.user.id)

    async def _fill(self, interaction: Interaction, press: Press) -> None:
        level = press.what.partition(" ")[2] or None
        await self._parts.tables.fill(await self._table_pressed(interaction, press), interaction.user.id, level)

    async def _start(self, interaction: Interaction, press: Press) -> None:
        await self._parts.tables.start(await self._table_pressed(interaction, press), interaction.user.id)

    async def _act_openly(self, interaction: Interaction, press: Press) -> None:
        seen = press.deal, press.version
        await act(interaction, await self._table_pressed(interaction, press), press.what, seen=seen)

    async def _replay(self, interaction: Interaction, press: Press) -> Message:
        return await self._parts.library.replay(interaction.user.id, interaction.guild_id, press.deal, press.version)

    async def _topic(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> Message:
        game, topic = press.what.partition(" ")[2], next(iter(values), None)
        return await self._parts.library.rules(interaction.user.id, interaction.guild_id, game, topic)

    async def _table_pressed(self, interaction: Interaction, press: Press) -> int:
        """The table a public press means; the player who pressed is back. A forged press reaches no other server."""
        await self._parts.reloader.refresh(press.table)
        table = self._parts.lookup.sight(press.table, None).table
        if table.guild != interaction.guild_id:
            raise UserError("no-such-table")
        await self._parts.tables.come_back(table.id, interaction.user.id)
        return table.id

    # On somebody's own hand

    async def _on_hand(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        async def play(answering: Answering) -> None:
            hold = await self._parts.messages.hand_pressed(press, interaction)
            if hold is not None:
                await answering.hold(hold)
            text = menu_action(press.what, values) if values else press.what
            await act(interaction, press.table, text, seen=(press.deal, press.version))

        await answer_by(interaction, play)


def word_of(press: Press) -> str:
    """The first word of what a control is for."""
    return press.what.partition(" ")[0]
