"""Score sheets of evenings and seasons, looked up by a command or a press."""

from bot.errors import NoSuchTable, StaleAction, UserError
from bot.features.evenings.messages import Evenings
from bot.features.evenings.store import Site
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.commands import table_meant
from bot.gateway.interactions.rights import check_sees, table_of
from bot.gateway.interactions.services import service, services
from bot.gateway.interactions.table_commands import guild_of
from bot.present.figures import SheetPart, Showing
from bot.present.messages import Message
from bot.tables.finished_deals import Span


async def scores(interaction: Interaction, period: str | None) -> Message:
    """What `/scores` shows; the game of a channel whose table is closed is over, so its last evening is meant."""
    parts, span = services(interaction), _span(period or Span.GAME)
    if span is not Span.GAME:
        return await _evening(interaction, await _site_meant(interaction), span, SheetPart.TOTALS, 0)
    guild, channel = interaction.guild_id, interaction.channel_id or 0
    if guild is not None and parts.lookup.table_in(channel) is None:
        site = await service(interaction, Evenings).last_site(guild, channel)
        if site is not None:
            return await _evening(interaction, site, Span.EVENING, SheetPart.TOTALS, 0)
    return await parts.composer.scores(interaction.user.id, await table_meant(interaction))


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
        return await parts.composer.scores(interaction.user.id, live, page, showing)
    site = await service(interaction, Evenings).site(table)
    if site is None:
        raise NoSuchTable
    standing = parts.lookup.standing(table)
    if standing is None or standing.seat_of(interaction.user.id) is None:
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


async def _site_meant(interaction: Interaction) -> Site:
    """The channel's live table, else the last one that played there, else the table that waits for who asks."""
    parts, guild, channel = services(interaction), guild_of(interaction), interaction.channel_id or 0
    here = parts.lookup.table_in(channel)
    site = None if here is not None else await service(interaction, Evenings).last_site(guild, channel)
    if site is not None:
        return site
    table = await table_meant(interaction)
    if table.guild != guild:
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
    return await evenings.scores(user, site, span, part, page, showing, is_live=is_live)
