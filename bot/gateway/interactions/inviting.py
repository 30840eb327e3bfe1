"""Calling people to a table, and letting a computer take the seat of somebody who is away."""

import discord

from bot.errors import UserError
from bot.gateway.interactions.actions import table_meant
from bot.gateway.interactions.answer import Interaction, answer
from bot.gateway.interactions.context import Services, services
from bot.gateway.interactions.presses import chosen_person
from bot.present.messages import Message
from bot.tables.model import Table
from bot.tables.posted_messages import MessageLocation
from bot.tables.rights import joinable


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
    """Refuse to call whom it would not ring for, and say why."""
    if (role is None) == (person is None):
        raise UserError("invite-whom")
    if role is not None and role.is_default():
        raise UserError("invite-everyone")
    if role is not None and not (role.mentionable or interaction.app_permissions.mention_everyone):
        raise UserError("role-silent", role=f"<@&{role.id}>")
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
    if not joinable(table):
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
        key = "replaced-reply" if after.seat_of(person.id) is None else "voted-reply"
        return await parts.composer.say(user, key, guild=after.guild, who=f"<@{person.id}>")

    await answer(interaction, work)


async def note_who_left(interaction: Interaction, table: Table, person: int) -> None:
    """Let a computer stand in for who left the server: nobody tells us, so it is looked up when it is decided by that.

    That is whether somebody can be replaced, or whether the host is there to say so; then the others' votes as well.
    """
    user, tables = interaction.user.id, services(interaction).tables
    others = [each for each in table.present if each != user]
    if table.seat_of(user) is None or table.seat_of(person) is None:
        return
    decisive = [each for each in others if each == person or (each == table.host and user != table.host)]
    left = [each for each in decisive if await interaction.client.has_left(table.guild, each)]
    if left:
        rest = [each for each in others if each not in decisive]
        left += [each for each in rest if await interaction.client.has_left(table.guild, each)]
        await tables.note_left(table.id, user, left)
