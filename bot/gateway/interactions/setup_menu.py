"""How a new table is to be: the menus of `/table open`, what a server keeps under a name, from `/help` to a hand."""

from dataclasses import replace
from typing import Final

from discord import app_commands

from bot.errors import NoSuchTable, TableExists, UserError
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer, answer_by, ask
from bot.gateway.interactions.autocomplete import CHOICES, insisting
from bot.gateway.interactions.context import caller_of, language_of, services
from bot.gateway.interactions.presses import ANYWHERE, DIALOGS, PRIVATE, Route, text_of, values_of
from bot.gateway.interactions.table_commands import (
    answer_with_post,
    channel_of,
    check_may_post,
    guild_of,
    open_setup,
    show_table,
    speed_for,
    table_there,
)
from bot.gateway.messages.payload import Drawn
from bot.phrases import escape, phrases, plain
from bot.present import table_setup
from bot.present import welcome as welcome_message
from bot.present.messages import Message
from bot.present.presenter import REOPEN, ReopenPress
from bot.present.readers import Reader
from bot.present.table_setup import SetupPress, preset_line
from bot.present.welcome import BeginPress, HereAction, HerePress
from bot.tables.model import Table
from bot.tables.setup import (
    MAX_PRESETS,
    Preset,
    Setup,
    is_name,
    key_of,
    known_level,
    nearest_setup,
    preset_of,
    reopened_setup,
    setup_of_table,
)
from engine.games import GAMES


async def presets_here(interaction: Interaction) -> list[Preset]:
    return await services(interaction).presets.presets(guild_of(interaction))


async def preset_named(interaction: Interaction, name: str) -> Preset:
    """The one of that name; raises `UserError` with those there are."""
    there = await presets_here(interaction)
    found = next((each for each in there if each.key == key_of(name)), None)
    if found is None:
        names = ", ".join(escape(each.name) for each in there)
        raise UserError("no-such-preset", name=escape(name), names=names) if there else UserError("no-presets")
    return found


async def save_table_as_preset(interaction: Interaction, name: str) -> Message:
    table = await table_there(interaction)
    if table is None:
        raise UserError("no-table")
    return await save_as_preset(interaction, name, setup_of_table(table, services(interaction).lookup.levels))


async def save_as_preset(interaction: Interaction, name: str, setup: Setup) -> Message:
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


async def remove_preset(interaction: Interaction, name: str) -> Message:
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


async def offer_menus(
    interaction: Interaction, options: str | None, players: int | None, level: str | None, speed: str | None, *,
    shuffled: bool = False,
    hints: bool = False,
) -> None:  # fmt: skip
    """Answer with the menus, or with the table that is there already."""
    parts = services(interaction)

    async def work() -> Message:
        language, guild = await language_of(interaction), guild_of(interaction)
        if options:
            raise UserError("options-without-game")
        if (there := await table_there(interaction)) is not None:
            return await _there(interaction, there)
        await check_may_post(interaction)
        if level is not None:
            parts.tables.check_level(level)
        setup = table_setup.first_setup(
            known_level(level or "", parts.lookup.levels), await speed_for(parts, guild, speed)
        )
        if players is not None:
            setup = table_setup.setup_for_so_many(setup, players)
        setup = replace(setup, shuffled=shuffled, hints=hints)
        return table_setup.opening_page(setup, 0, language, presets=await presets_here(interaction))

    await answer(interaction, work)


async def open_preset(interaction: Interaction, name: str, game: str | None, rules: str | None = None) -> None:
    """Open a table as it is kept under a name; what of that is no longer there is as usual, and they are told so."""
    parts = services(interaction)
    notes: list[str] = []

    async def work() -> Table:
        guild_of(interaction)
        if game is not None:
            raise UserError("preset-or-game")
        if rules is not None:
            raise UserError("preset-or-rules")
        await check_may_post(interaction)
        preset = await preset_named(interaction, name)
        setup, note = table_setup.from_preset(preset, parts.lookup.levels, await language_of(interaction))
        table = await open_setup(interaction, setup)
        notes.extend([note] if note else [])
        return table

    await answer_with_post(interaction, work)
    if notes:
        await parts.transport.follow_up(interaction, Drawn(Message(notes[0])), "private")


async def press_reopen(interaction: Interaction, press: ReopenPress, way: ReplyMode) -> None:
    """Open a closed table once more where it stood; where there is one already, that is said."""
    del way  # the new table's post is everybody's
    parts, user = services(interaction), interaction.user.id
    guild = interaction.guild_id
    there = await table_there(interaction) if guild is not None else None
    if there is not None:
        await answer(interaction, lambda: _there(interaction, there))
        return

    async def work() -> Table:
        channel = guild_of(interaction), channel_of(interaction)
        await check_may_post(interaction)
        played = await parts.reopening.played_table(press.table)
        if played is None or (played.table.guild, played.table.channel) != channel:
            raise NoSuchTable
        again = reopened_setup(played, user, parts.lookup.levels)
        if again is None:
            raise UserError("unknown-game", game=played.table.game, games=", ".join(GAMES))
        setup, seats = again
        return await open_setup(interaction, setup, seats=seats)

    await answer_with_post(interaction, work)


async def welcome(interaction: Interaction) -> None:
    """What this bot is, and a button to begin with."""

    async def work() -> Message:
        return welcome_message.welcome(await language_of(interaction), is_in_guild=interaction.guild_id is not None)

    await answer(interaction, work)


async def _there(interaction: Interaction, table: Table) -> Message:
    composer = services(interaction).composer
    return welcome_message.there_already(
        table, interaction.user.id, Reader(await language_of(interaction), await composer.names(table))
    )


# The menus of /table open


async def _open(interaction: Interaction, press: SetupPress, _: ReplyMode) -> None:
    what, page, (setup, is_whole) = press.what, press.page, table_setup.read_setup(press.written)
    if is_whole and what == "table":
        await _table(interaction, setup)
    elif is_whole and what == "play":
        await _play(interaction, setup)
    elif is_whole and what == "save":
        await _ask_for_name(interaction, page, setup)
    else:
        await answer(interaction, lambda: _page(interaction, what, page, setup, is_whole=is_whole), ReplyMode.HERE)


async def _page(interaction: Interaction, what: str, page: int, setup: Setup, *, is_whole: bool) -> Message:
    """The menus after a choice; one that is no longer there changes nothing, and they say so."""
    guild_of(interaction)
    language, presets = await language_of(interaction), await presets_here(interaction)
    value, note = next(iter(values_of(interaction)), ""), ""
    chosen: Setup | None = setup
    if what == "preset":
        kept = next((each for each in presets if each.key == value), None)
        chosen, note = (
            table_setup.from_preset(kept, services(interaction).lookup.levels, language) if kept else (None, "")
        )
    elif what != "page":
        chosen = table_setup.changed_setup(setup, what, value)
    rule = table_setup.rule_of(what, value)
    if chosen is None or not is_whole:
        note = phrases(language).say("opening-changed")
    picked = value if what == "preset" else ""
    return table_setup.opening_page(chosen or setup, page, language, note, presets, picked, rule)


async def _ask_for_name(interaction: Interaction, page: int, setup: Setup) -> None:
    """Under which name it is to be kept: a dialog, whose answer comes as a press of its own."""

    async def work() -> None:
        guild_of(interaction)
        await ask(interaction, table_setup.name_dialog(setup, page, await language_of(interaction)))

    await answer(interaction, work, ReplyMode.HERE)


async def _named(interaction: Interaction, press: SetupPress, _: ReplyMode) -> None:
    """A dialog came back: keep what it was about, and show the menus again."""
    name, (setup, is_whole) = text_of(interaction), table_setup.read_setup(press.written)

    async def work() -> Message:
        if press.what != "named" or not is_whole:
            raise UserError("stale-choice")
        saved = await save_as_preset(interaction, name, setup)
        language, presets = await language_of(interaction), await presets_here(interaction)
        return table_setup.opening_page(setup, press.page, language, saved.text, presets, key_of(name))

    await answer(interaction, work, ReplyMode.HERE)


async def _table(interaction: Interaction, setup: Setup) -> None:
    """Open it; the message with the menus says so, and the table's post stands in the channel."""

    async def work() -> Message:
        if (there := await _opened(interaction, setup, filled=False)) is not None:
            return there
        return Message(phrases(await language_of(interaction)).say("opening-opened"))

    await answer(interaction, work, ReplyMode.HERE)


async def _play(interaction: Interaction, setup: Setup, *, is_guided: bool = False) -> None:
    """Open it, fill it and deal: the private message that was pressed becomes the hand.

    With computers alone nobody minds hints: a deal without one counts as any other.
    """

    async def play(answering: InteractionResponse) -> Message | None:
        there = await _opened(interaction, replace(setup, hints=True), filled=True)
        if there is not None:
            return there
        table = services(interaction).lookup.table_in(channel_of(interaction))
        if table is None:
            raise NoSuchTable
        await _guide(interaction, setup.game, is_asked=is_guided)
        await services(interaction).tables.start(table.id, interaction.user.id)
        await answering.hold(await services(interaction).messages.private_here(table.id, interaction))
        return None

    await answer_by(interaction, play, ReplyMode.HERE)


async def _guide(interaction: Interaction, game: str, *, is_asked: bool) -> None:
    """Their first deal of a game here is explained, step by step; any one where they ask for that."""
    user, guild = interaction.user.id, guild_of(interaction)
    if is_asked or not await services(interaction).has_played(user, guild, game):
        await services(interaction).people.prefer(user, guided=game)


async def _opened(interaction: Interaction, setup: Setup, *, filled: bool) -> Message | None:
    """Open a table, unless there is one already: then what is said about that."""
    guild_of(interaction)
    await check_may_post(interaction)
    if (there := await table_there(interaction)) is not None:
        return await _there(interaction, there)
    try:
        await open_setup(interaction, setup, filled=filled)
    except TableExists:
        there = await table_there(interaction)
        if there is None:
            raise
        return await _there(interaction, there)
    return None


# From /help to a hand


async def _begin(interaction: Interaction, press: BeginPress, _: ReplyMode) -> None:
    """Which game; or, once that is said, to the table. Where none can stand, to a deal for practice."""
    if interaction.guild_id is None:
        await _begin_alone(interaction, press)
        return
    if press.game:
        await _begin_with(interaction, press)
        return

    async def work() -> Message:
        guild_of(interaction)
        await check_may_post(interaction)
        if (there := await table_there(interaction)) is not None:
            return await _there(interaction, there)
        return welcome_message.choose_game(await language_of(interaction))

    await answer(interaction, work, ReplyMode.HERE)


async def _begin_with(interaction: Interaction, press: BeginPress) -> None:
    game = press.game

    async def gone() -> Message:
        raise UserError("unknown-game", game=game[:40], games=", ".join(GAMES))

    if game not in GAMES:
        await answer(interaction, gone)
        return
    setup = nearest_setup(game, services(interaction).lookup.levels[0])[0]
    await _play(interaction, setup, is_guided=press.is_guided)


async def _begin_alone(interaction: Interaction, press: BeginPress) -> None:
    async def work(answering: InteractionResponse) -> Message:
        alone, caller = answering.parts.alone, caller_of(interaction)
        if not press.game:
            return await alone.choose(caller)
        answering.promise()  # computers think
        return await alone.begin(caller, press.game, guided=press.is_guided)

    await answer_by(interaction, work, ReplyMode.HERE)


# A channel that has a table


async def _here(interaction: Interaction, press: HerePress, _: ReplyMode) -> None:
    if press.action is HereAction.SHOW:
        await show_table(interaction)
        return

    async def work() -> Message:
        guild_of(interaction)
        there = await table_there(interaction)
        if there is None or there.id != press.table:
            raise NoSuchTable
        table = await services(interaction).tables.join(there.id, interaction.user.id)
        return welcome_message.seated(table, interaction.user.id, await language_of(interaction))

    await answer(interaction, work, ReplyMode.HERE)


ROUTES: Final = (
    Route(table_setup.WORD, PRIVATE, SetupPress.parse, _open),
    Route(table_setup.WORD, DIALOGS, SetupPress.parse, _named),
    Route(welcome_message.WORD, PRIVATE, BeginPress.parse, _begin),
    Route(welcome_message.HERE, PRIVATE, HerePress.parse, _here),
    Route(REOPEN, ANYWHERE, ReopenPress.parse, press_reopen),
)
