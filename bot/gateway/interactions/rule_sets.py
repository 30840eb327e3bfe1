"""The set of house rules that somebody names: one of the game's, or of a table that their server keeps."""

from collections.abc import Mapping
from dataclasses import dataclass

from discord import app_commands

from bot.errors import UserError
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.autocomplete import CHOICES, insisting, set_named
from bot.gateway.interactions.context import language_of, services
from bot.phrases import escape, phrases, plain
from bot.present.house_rules import set_about, set_name
from bot.present.rules import check_game
from bot.present.table_setup import from_preset, preset_line
from bot.tables.rule_sets import set_rules
from bot.tables.setup import Preset, key_of
from engine.games import GAMES
from engine.options import Value


@dataclass(frozen=True, slots=True)
class NamedRules:
    """What somebody wants to play: a game by these house rules, or where they named none by what is typed.

    players: of the table that was kept. note: what of that is no longer there, in words.
    """

    game: str
    options: Mapping[str, Value] | None = None
    players: int | None = None
    note: str = ""


def usual_rules_of(game: str | None) -> NamedRules:
    """A game by the rules that its tables start with."""
    if game is None:
        raise UserError("options-without-game")
    return NamedRules(game)


async def rules_named(interaction: Interaction, game: str | None, text: str) -> NamedRules:
    """What is meant by a name; raises `UserError` with those there are.

    A set of the game goes before a table that the server keeps under the same name.
    """
    if game is not None:
        check_game(game)
        if (name := set_named(game, text)) is not None:
            return NamedRules(game, set_rules(game, name))
    kept = await services(interaction).presets.presets(interaction.guild_id or 0)
    found = next((each for each in kept if each.key == key_of(text)), None)
    if found is not None:
        return await _kept(interaction, game, found)
    if game is None:
        raise UserError("rules-without-game")
    names = (*GAMES[game].rule_sets, *(escape(each.name) for each in kept if each.game == game))
    raise UserError("no-such-set", text=escape(text[:40]), sets=", ".join(names))


async def _kept(interaction: Interaction, game: str | None, preset: Preset) -> NamedRules:
    language = await language_of(interaction)
    if game not in {None, preset.game}:
        say = phrases(language)
        of_game = say.say(f"game-{preset.game}") if preset.game in GAMES else escape(preset.game)
        raise UserError("preset-of-other-game", name=escape(preset.name), game=of_game)
    setup, note = from_preset(preset, services(interaction).lookup.levels, language)
    return NamedRules(setup.game, setup.options, setup.players, note)


@insisting
async def offer_rules(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The sets of the game that is named, then what the server keeps for it, or without a game all that it keeps."""
    language, game = await language_of(interaction), getattr(interaction.namespace, "game", None)
    found: list[tuple[str, str]] = []
    if isinstance(game, str) and game in GAMES:
        found += [(name, f"{set_name(game, name, language)} – {set_about(game, name, language)}")
                  for name in GAMES[game].rule_sets]  # fmt: skip
    kept = await services(interaction).presets.presets(interaction.guild_id or 0)
    found += [(each.name, f"{plain(each.name)} · {preset_line(each, language)}")
              for each in kept if game in {None, each.game}]  # fmt: skip
    letters = typed.strip().casefold()
    return [
        app_commands.Choice(name=name[:100], value=value)
        for value, name in found
        if letters in f"{value} {name}".casefold()
    ][:CHOICES]
