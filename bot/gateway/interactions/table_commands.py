"""A channel's table opened, shown and dealt at, people called to it or replaced, and how it is left and closed."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Final

import discord

from bot.config import BotSettings
from bot.errors import DealUnderWay, UserError
from bot.gateway.interactions.actions import answer_with_own_hand, ask_no_more, table_meant
from bot.gateway.interactions.answer import Interaction, InteractionResponse, answer, answer_by
from bot.gateway.interactions.autocomplete import typed_setup
from bot.gateway.interactions.context import Services, caller_at, language_of, services, table_of
from bot.gateway.interactions.presses import chosen_person
from bot.gateway.interactions.rule_sets import rules_named, usual_rules_of
from bot.gateway.messages.payload import Drawn
from bot.gateway.messages.permissions import missing_permissions
from bot.phrases import phrases
from bot.present.confirmations import (
    CLOSE,
    LEAVE,
    StepAnswer,
    StepPress,
    once_more,
)
from bot.present.messages import Message
from bot.tables.model import Occupant, Pace, Speed, Stage, Table
from bot.tables.posted_messages import MessageLocation
from bot.tables.rights import check_host, may_come
from bot.tables.rotation import is_away, wished
from bot.tables.setup import Setup, TablePlace, read_speed
from engine.games import GAMES

SAID: Final = {"view_channel": "view", "send_messages": "send", "attach_files": "attach"}
"""Which phrase says a permission."""
PLAYABLE: Final = tuple(game for game in GAMES if phrases("en").has(f"game-{game}"))
"""The games people are offered: those that can be talked about."""


async def check_may_post(interaction: Interaction) -> None:
    """The bot must be able to post pictures where a table is opened; else say what it lacks."""
    missing = [SAID[name] for name in missing_permissions(interaction)]
    if missing:
        language = await language_of(interaction)
        say = phrases(language)
        raise UserError("cannot-post", permissions=say.listed([say.say(f"permission-{name}") for name in missing]))


def usual_pace(given: BotSettings) -> Pace:
    """How long things may take where nobody asked for anything else."""
    return Pace(
        computer=given.computer_delay_seconds,
        cut=given.cut_seconds,
        override=given.override_seconds,
        next_deal=given.next_deal_seconds,
        turn=given.turn_seconds,
    )


async def pace_for(parts: Services, guild: int) -> Pace:
    """How long things may take at a new live table: the host's settings, changed by the server's."""
    return replace(usual_pace(parts.settings), **(await parts.people.settings_of(guild)).pace)


async def speed_for(parts: Services, guild: int, asked: str | None) -> Speed:
    """How a new table is to be played: as was asked, else as the server's tables are."""
    return (await parts.people.settings_of(guild)).speed if asked is None else read_speed(asked)


def guild_of(interaction: Interaction) -> int:
    """The server; there is none in direct messages."""
    if interaction.guild_id is None:
        raise UserError("guild-only")
    return interaction.guild_id


def channel_of(interaction: Interaction) -> int:
    if interaction.channel_id is None:
        raise UserError("guild-only")
    return interaction.channel_id


async def table_there(interaction: Interaction) -> Table | None:
    """The table that the channel has, as it stands now."""
    parts, channel = services(interaction), channel_of(interaction)
    if (table := parts.lookup.table_in(channel)) is not None:
        await parts.tables.refresh(table.id)
    return parts.lookup.table_in(channel)


async def open_table(  # noqa: PLR0917 - all that can be asked for
    interaction: Interaction, game: str | None, options: str | None = None, players: int | None = None,
    level: str | None = None, speed: str | None = None, rules: str | None = None, *,
    shuffled: bool = False, hints: bool = False,
) -> None:  # fmt: skip
    """Open a table, with computers of a level in the other seats if one is named; the answer is its post.

    rules: a set of house rules of the game, or a table that the server keeps; then it is of that one's game.
    """
    parts, notes = services(interaction), list[str]()

    async def work() -> Table:
        guild = guild_of(interaction)
        await check_may_post(interaction)
        if level is not None:
            parts.tables.check_level(level)
        named = usual_rules_of(game) if rules is None else await rules_named(interaction, game, rules)
        many = named.players if players is None else players
        speed_there = await speed_for(parts, guild, speed)
        setup = typed_setup(named.game, options or "", many, speed_there, named.options)
        table = await open_setup(interaction, replace(setup, shuffled=shuffled, hints=hints))
        notes.extend([named.note] if named.note else [])
        return table if level is None else await parts.tables.fill(table.id, interaction.user.id, level)

    await answer_with_post(interaction, work)
    if notes:
        await parts.transport.follow_up(interaction, Drawn(Message(notes[0])), "private")


async def open_setup(
    interaction: Interaction, setup: Setup, *, filled: bool = False, seats: tuple[Occupant | None, ...] = ()
) -> Table:  # fmt: skip
    """Open a table like this here, in the server's language, or else the opener's.

    seats: who sits where at first, if not the one who opens it in the first seat.
    """
    parts = services(interaction)
    language = await parts.people.language_of_new_table(interaction.user.id, guild_of(interaction))
    return await parts.tables.open(await place_here(interaction, language), setup, filled=filled, seats=seats)


async def place_here(interaction: Interaction, language: str) -> TablePlace:
    """This channel, with the pace of its server."""
    guild = guild_of(interaction)
    pace = await pace_for(services(interaction), guild)
    return TablePlace(guild, channel_of(interaction), interaction.user.id, pace, language)


async def show_table(interaction: Interaction) -> None:
    """Post the channel's table anew, at its end."""
    parts = services(interaction)

    async def work() -> Table:
        guild_of(interaction)
        await check_may_post(interaction)
        table = parts.lookup.table_in(channel_of(interaction))
        if table is None:
            raise UserError("no-table")
        await parts.tables.mark_present(table.id, interaction.user.id)
        return table

    await answer_with_post(interaction, work)


async def answer_with_post(interaction: Interaction, work: Callable[[], Awaitable[Table]]) -> None:
    """Answer with a table's post, so that this interaction's token keeps it up to date at no cost for a while."""
    messages = services(interaction).messages

    async def post(answering: InteractionResponse) -> None:
        await answering.hold(await messages.new_post(interaction.channel_id or 0, interaction), creates_message=True)
        await work()

    await answer_by(interaction, post)


async def hold_new_post(answering: InteractionResponse, table: int) -> bool:
    """Answer with the table's post, where it is better shown by a new one and that would stand in its channel."""
    interaction, messages = answering.interaction, answering.parts.messages
    channel = interaction.channel_id or 0
    here = answering.parts.lookup.table_in(channel)
    if here is None or here.id != table or not messages.begins_anew(table):
        return False
    await answering.hold(await messages.new_post(channel, interaction), creates_message=True)
    return True


async def begin_deal(answering: InteractionResponse, table: int, begin: Callable[[], Awaitable[object]]) -> bool:
    """Do what begins a deal, so that the hand of who asked for it follows; whether one is on.

    Who asks for a deal that goes on already, as several do at once, has what they wished for: their hand.
    """
    interaction, parts = answering.interaction, answering.parts
    try:
        await begin()
    except DealUnderWay:
        await answer_with_own_hand(answering, table)
        return True
    if parts.lookup.table(table).stage is not Stage.PLAYING:
        return False  # people are still to shuffle
    parts.messages.follow_with_hand(table, interaction)
    return True


async def start_table(interaction: Interaction) -> None:
    """Deal: the answer is the table's post where that is to stand at the end, and one's hand; else only the hand."""
    parts, user = services(interaction), interaction.user.id

    async def start(answering: InteractionResponse) -> Message | None:
        table = await table_meant(interaction)

        async def begin() -> Table:
            return await parts.tables.start(table.id, user)

        if await hold_new_post(answering, table.id):
            await begin_deal(answering, table.id, begin)
            return None
        try:
            begun = await begin()
        except DealUnderWay:
            begun = parts.lookup.table(table.id)
        if begun.stage is not Stage.PLAYING:
            return await parts.composer.say(user, "table-start-waits", guild=table.guild)
        await answer_with_own_hand(answering, table.id)
        return None

    await answer_by(interaction, start)


# People called to it, and a computer in the seat of somebody who is away


async def invite(interaction: Interaction, role: discord.Role | None, person: discord.abc.User | None) -> None:
    """One public message that calls this role or person, and a private word that it was sent."""
    parts, user = services(interaction), interaction.user.id

    async def work() -> Message:
        check_rings(interaction, role, person)
        meant = await table_meant(interaction)
        if meant.guild != interaction.guild_id:  # neither its roles nor its people are those of another server
            raise UserError("no-table")
        table = await parts.tables.invite(meant.id, user, None if person is None else person.id)
        users = () if person is None else (person.id,)
        await _announce(parts, table, interaction, users, () if role is None else (role.id,))
        return await parts.composer.say(user, "invited-reply", guild=table.guild)

    await answer(interaction, work)


def check_rings(interaction: Interaction, role: discord.Role | None, person: discord.abc.User | None) -> None:
    """Refuse to call whom it would not ring for, or whom the person may not mention themselves, and say why."""
    if (role is None) == (person is None):
        raise UserError("invite-whom")
    if role is not None and role.is_default():
        raise UserError("invite-everyone")
    if role is not None and not (role.mentionable or interaction.app_permissions.mention_everyone):
        raise UserError("role-silent", role=f"<@&{role.id}>")
    if role is not None and not (role.mentionable or interaction.permissions.mention_everyone):
        raise UserError("role-of-few", role=f"<@&{role.id}>")
    if person is not None and person.bot:
        raise UserError("invite-bot")


async def choose_guest(interaction: Interaction, table: Table) -> Message:
    """A menu of people, for who sits at a table and may call somebody there now."""
    check_may_invite(interaction, table)
    return await services(interaction).composer.choose_guest(interaction.user.id, table)


async def invite_chosen(interaction: Interaction, table: Table) -> Message:
    """Call who was chosen in it, in the table's channel."""
    parts, user = services(interaction), interaction.user.id
    check_may_invite(interaction, table)
    chosen = chosen_person(interaction)
    if chosen is None:
        raise UserError("invite-whom")
    person, is_bot = chosen
    if is_bot:
        raise UserError("invite-bot")
    table = await parts.tables.invite(table.id, user, person)
    await _announce(parts, table, interaction, (person,))
    return await parts.composer.say(user, "invited-reply", guild=table.guild)


def check_may_invite(interaction: Interaction, table: Table) -> None:
    """Refuse to call people to a table without a seat for them, or to another server's."""
    if table.guild != interaction.guild_id:
        raise UserError("no-table")
    if not may_come(table):
        raise UserError("no-seat-to-offer")


async def recall(interaction: Interaction, table: int) -> None:
    """Call those who played the last game in the channel and are not there."""
    parts = services(interaction)
    changed, missing = await parts.tables.call_last_players(table, interaction.user.id)
    await _announce(parts, changed, interaction, missing)


async def _announce(
    parts: Services, table: Table, interaction: Interaction, users: tuple[int, ...], roles: tuple[int, ...] = ()
) -> None:
    async def composed(place: MessageLocation | None) -> Message:
        return await parts.composer.invitation(table, interaction.user.id, users, place, roles)

    await parts.messages.invite(table.id, interaction.id, composed)


async def replace_person(interaction: Interaction, person: discord.abc.User, level: str | None) -> None:
    """A computer takes somebody's seat, or there is one more vote for it."""
    parts, user = services(interaction), interaction.user.id

    async def work() -> Message:
        table = await table_meant(interaction)
        await note_who_left(interaction, table, person.id)
        after = await parts.tables.replace_person(table.id, user, person.id, level)
        key = "taken-out-reply" if person.id in table.sitting_out else "replaced-reply"
        key = key if after.seat_of(person.id) is None else "voted-reply"
        return await parts.composer.say(user, key, guild=after.guild, who=f"<@{person.id}>")

    await answer(interaction, work)


async def note_who_left(interaction: Interaction, table: Table, person: int) -> None:
    """Let a computer stand in for who left the server: nobody tells us, so it is looked up when it is decided by that.

    That is whether somebody can be replaced, or whether the host is there to say so; then the others' votes as well.
    """
    user, parts = interaction.user.id, services(interaction)
    if not {user, person} <= {*table.everybody} or (person in table.sitting_out and user == table.host):
        return
    others = [each for each in table.everybody if each != user and not is_away(table, each)]
    decisive = [each for each in others if each == person or (each == table.host and user != table.host)]

    async def gone(people: Iterable[int]) -> list[int]:
        has_left = interaction.client.members.has_left
        return [each for each in people if await has_left(table.guild, each, user)]

    if left := await gone(decisive):
        left += await gone(each for each in others if each in table.people and each not in decisive)
        await parts.tables.note_left(table.id, user, left)


# Turns


async def sit_out(interaction: Interaction, table: Table, deals: int) -> Message:
    """Somebody asks to sit out for so many deals, or for none, and is told who has no seat in the next one."""
    parts, user = services(interaction), interaction.user.id
    after = await parts.tables.sit_out(table.id, user, deals)
    key = "sit-out-reply" if deals else "sit-in-reply"
    return await parts.composer.say(user, key, guild=table.guild, count=wished(after, user))


async def join(interaction: Interaction, seat: int | None) -> Message:
    """Sit down, or take turns where all seats are taken; told which seat it is, or when they play."""
    parts, user = services(interaction), interaction.user.id
    table = await parts.tables.join((await table_meant(interaction)).id, user, seat)
    own = table.seat_of(user)
    if own is None:
        return await parts.composer.say(user, "table-joined-turns", guild=table.guild)
    return await parts.composer.say(user, "table-joined-reply-alone", guild=table.guild, seat=own + 1)


# Left and closed, which may be asked once more first


async def leave_or_ask(interaction: Interaction, table: Table) -> Message:
    """Get up from a table; in mid-game it is asked first."""
    parts, user = services(interaction), interaction.user.id
    if table.stage is Stage.GATHERING or user not in table.people or not await _asks(parts, user, LEAVE):
        return await _left(parts, table.id, user)
    language = await parts.people.language(user, table=table)
    key = "sure-leave" if len(table.everybody) > 1 else "sure-leave-last"
    return once_more(table.id, LEAVE, phrases(language).say(key), language)


async def close_or_ask(interaction: Interaction, table: Table) -> Message:
    """End a table, after asking whoever may; where nothing was played yet nothing is lost by it."""
    parts, user = services(interaction), interaction.user.id
    manages = caller_at(interaction, table).manages
    check_host(table, user, manages=manages)
    if table.deal is None or not await _asks(parts, user, CLOSE):
        return await _closed(parts, table.id, user, manages=manages)
    language = await parts.people.language(user, table=table)
    key = "sure-close-dealing" if table.stage is Stage.PLAYING else "sure-close"
    return once_more(table.id, CLOSE, phrases(language).say(key), language)


async def answer_about_table(interaction: Interaction, press: StepPress) -> Message:
    """The answer to such a question takes its place, whatever it is: nothing is left to press."""
    parts, user = services(interaction), interaction.user.id
    if press.answer is StepAnswer.BACK:
        return await parts.composer.say(user, "step-back", guild=interaction.guild_id)
    try:
        table = await table_of(interaction, press.table)
        if press.what == LEAVE:
            told = await _left(parts, table.id, user)
        else:
            told = await _closed(parts, table.id, user, manages=caller_at(interaction, table).manages)
        if press.answer is StepAnswer.NEVER:  # once it is done: who may not do it has asked for nothing
            await ask_no_more(parts, user, press.what)
    except UserError as refused:
        return await parts.composer.complaint(user, interaction.guild_id, refused)
    return told


async def _asks(parts: Services, user: int, what: str) -> bool:
    return what not in (await parts.people.preferences(user)).unasked


async def _left(parts: Services, table: int, user: int) -> Message:
    after = await parts.tables.leave(table, user)
    if after.stage is Stage.CLOSED:
        return await parts.composer.say(user, "table-closed-reply", guild=after.guild)
    kept = "yes" if after.keeps_seat_of(user) else "no"
    return await parts.composer.say(user, "table-left-reply", guild=after.guild, kept=kept)


async def _closed(parts: Services, table: int, user: int, *, manages: bool) -> Message:
    after = await parts.tables.close(table, user, manages=manages)
    return await parts.composer.say(user, "table-closed-reply", guild=after.guild)
