"""What a press says: its custom id, and what was chosen in a menu."""

from typing import Any

import discord

from bot.present.messages import ControlId, read_press


def custom_id_of(interaction: discord.Interaction[Any]) -> str:
    data: Any = interaction.data
    return str((data or {}).get("custom_id", ""))


def press_of(interaction: discord.Interaction[Any]) -> ControlId | None:
    """What a press says, read; None if it is none of ours."""
    return read_press(custom_id_of(interaction))


def text_of(interaction: discord.Interaction[Any]) -> str:
    """What was written in a dialog."""
    data: Any = interaction.data
    rows = (data or {}).get("components") or ()
    parts = [part for row in rows for part in (row.get("component"), *(row.get("components") or ())) if part]
    return next((str(part.get("value", "")) for part in parts if part.get("custom_id") == "text"), "")


def values_of(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What was chosen in a menu."""
    data: Any = interaction.data
    values = (data or {}).get("values", ())
    return tuple(map(str, values)) if isinstance(values, list) else ()


def chosen_person(interaction: discord.Interaction[Any]) -> tuple[int, bool] | None:
    """Who was chosen in a menu of people, and whether that is a bot."""
    data: Any = interaction.data
    value = next(iter(values_of(interaction)), "")
    user = ((data or {}).get("resolved") or {}).get("users", {}).get(value)
    return None if user is None or not value.isdigit() else (int(value), bool(user.get("bot")))
