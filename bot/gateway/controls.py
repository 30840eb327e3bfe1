"""What is read off every button and menu of every game, before and after a restart: a custom id says everything."""

import re
from collections.abc import Iterable
from typing import Any

import discord

from bot.tables.messages import PRESS, Press

PATTERN = re.compile(PRESS)


def read_press(custom_id: str) -> Press | None:
    """A custom id of ours, or nothing."""
    match = PATTERN.fullmatch(custom_id)
    return Press(int(match[1]), int(match[2]), int(match[3]), match[4]) if match else None


def controls_on(message: discord.Message | None) -> list[str]:
    """The custom ids of all that a message bears."""
    rows = message.components if message else []
    parts = [each for row in rows for each in getattr(row, "children", ())]
    return [custom_id for each in parts if (custom_id := getattr(each, "custom_id", None))]


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
