"""The rules of a game, told by what is played where somebody asks, or by the set that they choose."""

from typing import Final

from discord import app_commands

from bot.gateway.interactions.answer import Interaction, ReplyMode, answer
from bot.gateway.interactions.autocomplete import insisting
from bot.gateway.interactions.context import caller_of, services
from bot.gateway.interactions.presses import OWN, Route, values_of
from bot.gateway.interactions.table_commands import PLAYABLE
from bot.present.messages import Message
from bot.present.rules import RULES, PlayedRules, RuleSetPress, RulesPress, played_at, read_played, usually_played
from bot.tables.model import Table


def table_here(interaction: Interaction) -> Table | None:
    """The channel's table; in direct messages the one that has waited longest for who asks."""
    lookup, user = services(interaction).lookup, interaction.user.id
    if interaction.guild_id is None:
        return next(iter(lookup.tables_of(user)), None)
    return lookup.table_in(interaction.channel_id or 0)


def rules_here(interaction: Interaction, game: str | None) -> PlayedRules:
    """A game as the table here plays it, if it does; else by its usual set. Without a game the table's."""
    table = table_here(interaction)
    if table is not None and game in {None, table.game}:
        return played_at(table)
    return usually_played(PLAYABLE[0] if game is None else game)


async def tell_rules(interaction: Interaction, game: str | None, topic: str | None) -> None:
    async def work() -> Message:
        return await services(interaction).rulebook.rules(caller_of(interaction), rules_here(interaction, game), topic)

    await answer(interaction, work)


@insisting
async def offer_topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    game = getattr(interaction.namespace, "game", None)
    if game is not None and game not in PLAYABLE:
        return []
    topics = await services(interaction).rulebook.topics(caller_of(interaction), rules_here(interaction, game))
    fitting = [(key, title) for key, title in topics.items() if typed.casefold() in f"{key} {title}".casefold()]
    return [app_commands.Choice(name=title, value=key) for key, title in fitting[:25]]


async def _topic(interaction: Interaction, press: RulesPress, _: ReplyMode) -> None:
    """Another topic, or another page of one."""

    async def work() -> Message:
        topic = next(iter(values_of(interaction)), press.topic or None)
        played = read_played(press.game, press.rules)
        return await services(interaction).rulebook.rules(
            caller_of(interaction), played, topic, press.page or 1, press.own
        )

    await answer(interaction, work, ReplyMode.HERE)


async def _by_set(interaction: Interaction, press: RuleSetPress, _: ReplyMode) -> None:
    async def work() -> Message:
        name = next(iter(values_of(interaction)), "")
        return await services(interaction).rulebook.by_set(caller_of(interaction), press, name)

    await answer(interaction, work, ReplyMode.HERE)


ROUTES: Final = (
    Route(RULES, OWN, RulesPress.parse, _topic),
    Route(RuleSetPress.word, OWN, RuleSetPress.parse, _by_set),
)
