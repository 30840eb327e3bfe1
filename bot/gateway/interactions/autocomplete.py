"""What autocomplete offers: exactly what is legal for its reader, said so that the command reads it back."""

from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Final

from discord import app_commands

from bot.errors import UserError
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.commands import ALIKE, as_said_here, read, table_meant
from bot.gateway.interactions.services import services
from bot.phrases import phrases
from bot.present.words import action_name
from engine.actions import read_action

CHOICES: Final = 25

Offered = list[app_commands.Choice[Any]]
Offer = Callable[[Any, str], Coroutine[Any, Any, Offered]]


def insisting(offer: Offer) -> Offer:
    """The same offer, sent again where the connection broke: the library sends a list but once."""

    @wraps(offer)
    async def offered(interaction: Interaction, typed: str) -> Offered:
        with services(interaction).arrivals.under_way():
            found = await offer(interaction, typed)
            await services(interaction).transport.offer(interaction, found)
        return found

    return offered


def offers(verb: str | None) -> Offer:
    """Autocomplete for a verb's argument, or with no verb for whole actions."""

    @insisting
    async def offered(interaction: Interaction, typed: str) -> Offered:
        try:
            table = await table_meant(interaction, getattr(interaction.namespace, "table", None), seated=True)
            legal = services(interaction).lookup.legal(table.id, interaction.user.id)
        except UserError:
            return []
        language = await services(interaction).people.language(interaction.user.id, table=table)
        found = choices(verb, typed, legal, table.game, language)
        return [app_commands.Choice(name=name, value=value) for value, name in found]

    return offered


def choices(verb: str | None, typed: str, legal: Sequence[str], game: str, language: str) -> list[tuple[str, str]]:
    """What a command's option can hold after the letters typed so far, each with its name in words."""
    texts = [text for text in legal if verb is None or text.partition(" ")[0] in ALIKE.get(verb, (verb,))]
    letters = " ".join(typed.casefold().split())
    if not letters:
        fitting = [(text, _name(text, language, game)) for text in _foremost(texts)[:CHOICES]]
    else:
        fitting = _fitting([(text, _name(text, language, game)) for text in texts], letters, _read(verb, typed, legal))
    return [(_value(verb, text), name) for text, name in fitting]


def _name(text: str, language: str, game: str) -> str:
    return action_name(read_action(text), language, game)


def _read(verb: str | None, typed: str, legal: Sequence[str]) -> str:
    try:
        return as_said_here(str(read(verb or "", typed)), legal)
    except UserError:
        return ""


def _fitting(named: list[tuple[str, str]], letters: str, exact: str) -> list[tuple[str, str]]:
    """What fits the letters; what they mean in full comes first."""
    meant = [each for each in named if each[0] == exact]
    rest = dict(each for each in named if each[0] != exact and letters in f"{each[0]} {each[1]}".casefold())
    return (meant + [(text, rest[text]) for text in _foremost(list(rest))])[:CHOICES]


def _foremost(texts: list[str]) -> list[str]:
    """Where there is no room for all, first what needs no more words, as `pass`, and then one of each kind."""
    if len(texts) <= CHOICES:
        return texts
    firsts = {text.partition(" ")[0]: text for text in reversed(texts)}
    return sorted(texts, key=lambda text: (" " in text, firsts[text.partition(" ")[0]] != text))


def _value(verb: str | None, text: str) -> str:
    """What the option then holds: the whole action for `/act`, else what comes after the verb."""
    return text if verb in {None, "signal", "announce"} else text.partition(" ")[2]


@insisting
async def own_tables(interaction: Interaction, typed: str) -> Offered:
    """The tables the caller sits at, the one that has waited longest first."""
    parts = services(interaction)
    language = await parts.people.language(interaction.user.id)
    found = []
    for table in parts.lookup.tables_of(interaction.user.id):
        if interaction.guild_id in {None, table.guild} and typed.strip() in str(table.id):
            game = phrases(language).say(f"game-{table.game}")
            name = f"{table.id} · {game} · {await parts.composer.guild_name(table)}"
            found.append(app_commands.Choice(name=name[:100], value=table.id))
    return found[:CHOICES]
