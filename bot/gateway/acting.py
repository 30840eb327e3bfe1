"""How typed commands are read and carried out, and what autocomplete offers: exactly what is legal for its reader."""

from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from discord import app_commands

from bot import reading
from bot.errors import UserError
from bot.gateway.answer import Interaction, Refused, answer
from bot.gateway.services import services
from bot.gateway.shown import Shown
from bot.phrases import LANGUAGES, phrases
from bot.render.words import action_label, action_name
from bot.tables.messages import Message
from bot.tables.model import Sight, Table, Version
from engine.actions import (
    ANNOUNCEMENTS,
    DISCARDS,
    SIGNALS,
    Action,
    Bid,
    CallAce,
    Cut,
    Declare,
    Discard,
    Give,
    Play,
    Show,
    Trump,
    read_action,
)
from engine.errors import IllegalAction, Unreadable

CHOICES: Final = 25

Read = Callable[[str], Action]
Offered = list[app_commands.Choice[Any]]
Offer = Callable[[Any, str], Coroutine[Any, Any, Offered]]

READERS: Final[Mapping[str, tuple[str, Read]]] = {
    "play": ("card", lambda text: Play(reading.read_card(text))),
    "show": ("card", lambda text: Show(reading.read_card(text))),
    "give": ("card", lambda text: Give((reading.read_card(text),))),
    "bid": ("bid", lambda text: Bid(reading.read_bid(text))),
    "trump": ("suit", lambda text: Trump(reading.read_suit(text))),
    "cut": ("cut", reading.read_cut),
    "signal": ("signal", reading.read_signal),
    "bury": ("cards", lambda text: Discard("bury", reading.read_cards(text))),
    "call": ("suit", lambda text: CallAce(reading.read_suit(text))),
    "declare": ("action", lambda text: Declare(tuple(text.lower().split()))),
}
"""By verb: what is typed after it, and how that is read; anything else is a whole action."""


WORDED: Final = ("", "declare")
"""Verbs whose argument is said in words, which the buttons say too."""

ALIKE: Final[Mapping[str, tuple[str, ...]]] = {
    "signal": SIGNALS,
    "announce": ANNOUNCEMENTS,
    "bury": DISCARDS,
    "pick": ("pick", "pickup"),
}
"""Commands that say what several games call by different words."""


def as_said_here(text: str, legal: Iterable[str]) -> str:
    """An action in the word that the game at the table has for it."""
    verb, _, rest = text.partition(" ")
    here = {each.partition(" ")[0] for each in legal}
    if verb not in {"pick", "bury"} or verb in here:
        return text
    word = next((word for word in ALIKE[verb] if word in here), verb)
    return f"{word} {rest}".rstrip()


def read(verb: str, typed: str) -> Action:
    """What somebody typed after a verb, kindly; what cannot be read is refused with how it is written."""
    kind, reader = READERS.get(verb, ("action", reading.read_action))
    try:
        return reader(typed)
    except Unreadable:
        raise UserError(f"unreadable-{kind}", text=typed[:80]) from None


def by_label(verb: str, typed: str, legal: Iterable[str], game: str) -> Action | None:
    """The one legal action that a button or a list calls by what was typed, in any language: `No 60!`, `ärtusoolo`."""
    actions = [read_action(text) for text in legal if text.partition(" ")[0] == verb or verb == ""]
    found = {
        action
        for action in actions
        for language in LANGUAGES
        if reading.is_same(typed, action_label(action, language, game))
    }
    return found.pop() if len(found) == 1 else None


async def table_meant(interaction: Interaction, number: int | None = None, *, seated: bool = False) -> Table:
    """The table somebody means where he is: the one he names, the one that waits for him, the channel's.

    It is as it stands now, whichever process did the last thing there.
    """
    channel = interaction.channel_id if interaction.guild_id is not None else None
    tables = services(interaction).tables
    await (tables.refresh_of(interaction.user.id) if number is None else tables.refresh(number))
    table = tables.find(user=interaction.user.id, channel=channel, table=number, seated=seated)
    if number is not None and interaction.guild_id not in {None, table.guild}:
        raise UserError("no-such-table")
    await tables.refresh(table.id)
    return tables.find(user=interaction.user.id, table=table.id)


async def act(interaction: Interaction, table: int, text: str, *, seen: Version | None = None) -> Sight:
    """Carry an action out for whoever asked; the interaction's number is the chance that places a cut."""
    parts, user = services(interaction), interaction.user.id
    try:
        return await parts.tables.act(table, user, text, seen=seen, chance=interaction.id)
    except IllegalAction as reason:
        raise Refused(reason, parts.tables.sight(table, user)) from None


async def perform(
    interaction: Interaction, verb: str, typed: str, table: int | None = None, *, place: int | None = None
) -> None:
    """A typed command: read, act, and answer with the hand as it is then."""
    parts, user = services(interaction), interaction.user.id
    shown, meant = Shown("private", user), 0

    async def work() -> Message:
        nonlocal meant
        at = await table_meant(interaction, table, seated=True)
        meant, legal = at.id, parts.tables.legal(at.id, user)
        try:
            labelled = by_label(verb, typed, legal, at.game) if verb in WORDED else None
            action = labelled or read(verb, typed)
        except UserError as unreadable:
            raise Refused(unreadable, parts.tables.sight(meant, user)) from None
        if isinstance(action, Cut) and place is not None:
            action = replace(action, place=place)
        sight = await act(interaction, meant, as_said_here(str(action), legal))
        return await parts.composer.own_hand(user, sight)

    answered = await answer(interaction, work)
    parts.desk.adopt(meant, shown, answered.message, answered.road)


async def show_hand(interaction: Interaction, table: int | None = None) -> None:
    """The caller's hand, private and kept up to date for a while."""
    parts, user = services(interaction), interaction.user.id
    meant = 0

    async def work() -> Message:
        nonlocal meant
        meant = (await table_meant(interaction, table, seated=True)).id
        return await parts.composer.own_hand(user, parts.tables.sight(meant, user))

    answered = await answer(interaction, work)
    parts.desk.adopt(meant, Shown("private", user), answered.message, answered.road)


def offers(verb: str | None) -> Offer:
    """Autocomplete for a verb's argument, or with no verb for whole actions."""

    async def offered(interaction: Interaction, typed: str) -> Offered:
        try:
            table = await table_meant(interaction, getattr(interaction.namespace, "table", None), seated=True)
            legal = services(interaction).tables.legal(table.id, interaction.user.id)
        except UserError:
            return []
        language = await services(interaction).people.language(interaction.user.id, table=table)
        texts = [text for text in legal if verb is None or text.partition(" ")[0] in _verbs(verb)]
        named = [(text, action_name(read_action(text), language, table.game)) for text in texts]
        return [app_commands.Choice(name=name, value=_value(verb, text)) for text, name in _fitting(named, verb, typed)]

    return offered


def _verbs(verb: str) -> tuple[str, ...]:
    return ALIKE.get(verb, (verb,))


def _value(verb: str | None, text: str) -> str:
    """What the option then holds: the whole action for `/act`, else what comes after the verb."""
    return text if verb in {None, "signal", "announce"} else text.partition(" ")[2]


def _fitting(named: list[tuple[str, str]], verb: str | None, typed: str) -> list[tuple[str, str]]:
    """What fits the letters typed so far; what they mean in full comes first."""
    letters = " ".join(typed.casefold().split())
    if not letters:
        return named[:CHOICES]
    try:
        meant = str(read(verb or "", typed))
    except UserError:
        meant = ""
    exact = [each for each in named if each[0] == meant]
    rest = [each for each in named if each[0] != meant and letters in f"{each[0]} {each[1]}".casefold()]
    return (exact + rest)[:CHOICES]


async def own_tables(interaction: Interaction, typed: str) -> Offered:
    """The tables the caller sits at, the one that has waited longest first."""
    parts = services(interaction)
    language = await parts.people.language(interaction.user.id)
    found = []
    for table in parts.tables.tables_of(interaction.user.id):
        if interaction.guild_id in {None, table.guild} and typed.strip() in str(table.id):
            game = phrases(language).say(f"game-{table.game}")
            name = f"{table.id} · {game} · {await parts.composer.channel_name(table)}"
            found.append(app_commands.Choice(name=name[:100], value=table.id))
    return found[:CHOICES]
