"""The tables a server keeps under a name: saved from a table or from the menus, opened again, deleted."""

from discord import app_commands

from bot.errors import UserError
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.autocomplete import CHOICES, insisting
from bot.gateway.interactions.services import language_of, services
from bot.gateway.interactions.table_commands import guild_of, table_there
from bot.phrases import escape, phrases, plain
from bot.present.messages import Message
from bot.present.table_setup import preset_line
from bot.tables.setup import MAX_PRESETS, Preset, Setup, is_name, key_of, preset_of, setup_of_table


async def presets_here(interaction: Interaction) -> list[Preset]:
    """All that this server keeps."""
    return await services(interaction).presets.presets(guild_of(interaction))


async def preset_named(interaction: Interaction, name: str) -> Preset:
    """The one of that name; raises `UserError` with those there are."""
    there = await presets_here(interaction)
    found = next((each for each in there if each.key == key_of(name)), None)
    if found is None:
        names = ", ".join(escape(each.name) for each in there)
        raise UserError("no-such-preset", name=escape(name), names=names) if there else UserError("no-presets")
    return found


async def save_table(interaction: Interaction, name: str) -> Message:
    """Keep the channel's table under a name."""
    table = await table_there(interaction)
    if table is None:
        raise UserError("no-table")
    return await save(interaction, name, setup_of_table(table, services(interaction).lookup.levels))


async def save(interaction: Interaction, name: str, setup: Setup) -> Message:
    """Keep this under a name; one that somebody else saved is left to them and to the server's managers."""
    if not is_name(name):
        raise UserError("preset-without-name")
    preset = preset_of(name, interaction.user.id, setup)
    before = next((each for each in await presets_here(interaction) if each.key == preset.key), None)
    if before is not None and not _may_change(interaction, before):
        raise UserError("preset-of-somebody-else", name=escape(before.name))
    if not await services(interaction).presets.save_preset(guild_of(interaction), preset):
        raise UserError("too-many-presets", most=MAX_PRESETS)
    return Message(phrases(await language_of(interaction)).say("preset-saved", name=escape(preset.name)))


async def delete(interaction: Interaction, name: str) -> Message:
    preset = await preset_named(interaction, name)
    if not _may_change(interaction, preset):
        raise UserError("preset-of-somebody-else", name=escape(preset.name))
    await services(interaction).presets.delete_preset(guild_of(interaction), preset.key)
    return Message(phrases(await language_of(interaction)).say("preset-deleted", name=escape(preset.name)))


def _may_change(interaction: Interaction, preset: Preset) -> bool:
    return preset.saved_by == interaction.user.id or interaction.permissions.manage_guild


@insisting
async def offer_presets(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Those of this server that fit the letters typed so far, with what each is."""
    if interaction.guild_id is None:
        return []
    language, letters = await language_of(interaction), typed.strip().casefold()
    fitting = [each for each in await presets_here(interaction) if letters in each.key]
    return [
        app_commands.Choice(name=f"{plain(each.name)} · {preset_line(each, language)}"[:100], value=each.name)
        for each in sorted(fitting, key=lambda each: not each.key.startswith(letters))[:CHOICES]
    ]
