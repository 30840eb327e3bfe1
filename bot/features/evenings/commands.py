"""Score sheets of evenings and seasons, looked up by a command or a press."""

from bot.errors import NoSuchTable, StaleAction, UserError
from bot.features.evenings.messages import Evenings
from bot.features.evenings.store import Site
from bot.gateway.interactions.actions import table_meant
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.context import check_sees, service, services, shareable, table_of
from bot.present.figures import SheetPart, Showing
from bot.present.messages import Message
from bot.tables.finished_deals import Span


async def scores(interaction: Interaction, period: str | None, number: int | None = None) -> Message:
    """What `/scores` shows; the game of a channel whose table is closed is over, so its last evening is meant.

    number: of the table, where one is named.
    """
    parts, span = services(interaction), _span(period or Span.GAME)
    if span is not Span.GAME:
        return await _evening(interaction, await _site_meant(interaction, number), span, SheetPart.TOTALS, 0)
    guild, channel = interaction.guild_id, interaction.channel_id or 0
    if number is None and guild is not None and parts.lookup.table_in(channel) is None:
        site = await service(interaction, Evenings).store.last_site(guild, channel)
        if site is not None:
            return await _evening(interaction, site, Span.EVENING, SheetPart.TOTALS, 0)
    table = await table_meant(interaction, number)
    return shareable(interaction, table.guild, await parts.composer.scores(interaction.user.id, table))


async def scores_of(  # noqa: PLR0917 - the words of a press, in their order
    interaction: Interaction, table: int, span: Span, part: SheetPart, page: int, showing: Showing = Showing.OWN
) -> Message:
    """A page of a table's sheets, for who sits there or sees its channel; a closed table keeps those of its channel.

    Other servers are shown nothing of it, whoever presses there.
    """
    parts = services(interaction)
    if span is Span.GAME:
        live = await table_of(interaction, table)
        _check_here(interaction, live.guild, showing)
        message = await parts.composer.scores(interaction.user.id, live, page, showing)
        return shareable(interaction, live.guild, message)
    site = await service(interaction, Evenings).store.site(table)
    if site is None:
        raise NoSuchTable
    standing = parts.lookup.standing(table)
    if standing is None or interaction.user.id not in standing.everybody:
        check_sees(interaction, site.guild, site.channel, NoSuchTable())
    _check_here(interaction, site.guild, showing)
    return await _evening(interaction, site, span, part, page, showing)


def _check_here(interaction: Interaction, guild: int, showing: Showing) -> None:
    if showing is Showing.SHARED and interaction.guild_id != guild:
        raise NoSuchTable


def _span(text: str) -> Span:
    if text not in set(Span):
        raise StaleAction
    return Span(text)


async def _site_meant(interaction: Interaction, number: int | None) -> Site:
    """The table that is named; else the channel's live table, the last one that played there, or who asks' own."""
    parts, guild, channel = services(interaction), interaction.guild_id, interaction.channel_id or 0
    if number is None and guild is not None and parts.lookup.table_in(channel) is None:
        site = await service(interaction, Evenings).store.last_site(guild, channel)
        if site is not None:
            return site
    table = await table_meant(interaction, number)
    if guild not in {None, table.guild}:
        raise UserError("no-table")
    return Site(table.id, table.guild, table.channel, table.game)


async def _evening(  # noqa: PLR0917 - the words of a press, in their order
    interaction: Interaction, site: Site, span: Span, part: SheetPart, page: int, showing: Showing = Showing.OWN
) -> Message:
    """A page of what was played in a channel; the running game is offered where its table is live."""
    parts = services(interaction)
    live = parts.lookup.table_in(site.channel)
    is_live = live is not None and live.id == site.table
    evenings, user = parts.find(Evenings), interaction.user.id
    message = await evenings.scores(user, site, span, part, page, showing, is_live=is_live)
    return shareable(interaction, site.guild, message)
