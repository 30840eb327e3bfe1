"""The one dynamic item that serves every button and menu of every game, before and after a restart."""

import re
from collections.abc import Iterable
from typing import Any, Self

import discord

from bot.tables.messages import PRESS, Press

Item = discord.ui.Button[discord.ui.View] | discord.ui.Select[discord.ui.View]

PATTERN = re.compile(PRESS)


class Control(discord.ui.DynamicItem[Any], template=PATTERN):
    """A button or menu whose custom id says everything; discord.py keeps nothing about it.

    One class for both: discord.py finds dynamic items by the pattern of their custom id alone.
    """

    def __init__(self, item: Item) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: Any, _match: re.Match[str], /) -> Self:
        """The control that was used."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand it to whoever serves presses."""
        await interaction.client.presses.pressed(interaction)


def read_press(custom_id: str) -> Press | None:
    """A custom id of ours, or nothing."""
    match = PATTERN.fullmatch(custom_id)
    return Press(int(match[1]), int(match[2]), int(match[3]), match[4]) if match else None


def controls_on(message: discord.Message | None) -> list[str]:
    """The custom ids of all that a message bears."""
    rows = message.components if message else []
    parts = [each for row in rows for each in getattr(row, "children", ())]
    return [custom_id for each in parts if (custom_id := getattr(each, "custom_id", None))]


def is_on(message: discord.Message | None, custom_id: str) -> bool:
    """Whether the message bears that control; only then discord.py calls the dynamic item."""
    return custom_id in controls_on(message)


def is_post_of(custom_ids: Iterable[str], table: int) -> bool:
    """Whether a message with these controls is a table's post; of ours only that one bears the button for the rules."""
    presses = map(read_press, custom_ids)
    return any(press is not None and (press.table, press.what) == (table, "rules") for press in presses)


def custom_id_of(interaction: discord.Interaction[Any]) -> str:
    """What a press says."""
    data: Any = interaction.data
    return str((data or {}).get("custom_id", ""))


def press_of(interaction: discord.Interaction[Any]) -> Press | None:
    """What a press says, read; None if it is none of ours."""
    return read_press(custom_id_of(interaction))


def values_of(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What was chosen in a menu."""
    data: Any = interaction.data
    values = (data or {}).get("values", ())
    return tuple(map(str, values)) if isinstance(values, list) else ()
