"""What autocomplete offers, said so that the command reads it back: what its reader may do, levels, house rules."""

import re
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, wraps
from itertools import islice, takewhile
from typing import Any, Final, TypeVar

from discord import app_commands

from bot.errors import UserError
from bot.gateway.interactions.actions import ALIKE, as_said_here, read, table_meant
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.context import language_of, services
from bot.gateway.messages.people import ASKER
from bot.gateway.messages.transport import note_arrival
from bot.phrases import LANGUAGES, phrases
from bot.players.levels import LEVELS
from bot.present.house_rules import check_they_matter, house_rule_text, set_name
from bot.present.readers import lettered
from bot.present.words import action_name
from bot.tables.model import CardLetters, Speed
from bot.tables.rule_sets import rules_of_form, set_rules
from bot.tables.setup import Setup, checked_setup, possible_counts
from engine.actions import read_action
from engine.games import GAMES
from engine.options import Value, allowed_values

CHOICES: Final = 25
LONGEST: Final = 100
"""Discord's limits: how many are offered, and how long each is."""

Offered = list[app_commands.Choice[Any]]
Offer = Callable[[Any, str], Coroutine[Any, Any, Offered]]


def insisting(offer: Offer) -> Offer:
    """The same offer, sent again where the connection broke, and not once it is late: the library sends a list once."""

    @wraps(offer)
    async def offered(interaction: Interaction, typed: str) -> Offered:
        ASKER.set(interaction.user.id)
        note_arrival(interaction)
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
        people, user = services(interaction).people, interaction.user.id
        language, letters = await people.language(user, table=table), (await people.preferences(user)).letters
        found = choices(verb, typed, legal, table.game, language, letters)
        return [app_commands.Choice(name=name, value=value) for value, name in found]

    return offered


def choices(  # noqa: PLR0917 - what is asked, what may be said, and how it is worded
    verb: str | None, typed: str, legal: Sequence[str], game: str, language: str,
    letters: CardLetters = CardLetters.INTERNATIONAL,
) -> list[tuple[str, str]]:  # fmt: skip
    """What a command's option can hold after the letters typed so far, each with its name in words."""
    texts = [text for text in legal if verb is None or text.partition(" ")[0] in ALIKE.get(verb, (verb,))]
    begun, named = " ".join(typed.casefold().split()), _names(texts, language, game, letters)
    if not begun:
        fitting = [(text, named[text]) for text in _foremost(texts)[:CHOICES]]
    else:
        fitting = _fitting(list(named.items()), begun, _read(verb, typed, legal))
    return [(_value(verb, text), name) for text, name in fitting]


def _names(texts: Sequence[str], language: str, game: str, letters: CardLetters) -> dict[str, str]:
    return {text: lettered(action_name(read_action(text), language, game), letters) for text in texts}


def _read(verb: str | None, typed: str, legal: Sequence[str]) -> str:
    try:
        return as_said_here(str(read(verb or "", typed)), legal)
    except UserError:
        return ""


def _fitting(named: list[tuple[str, str]], letters: str, exact: str) -> list[tuple[str, str]]:
    """What fits the letters, the likeliest first, for that is what Enter takes.

    What they mean in full comes first, then what begins with them, then what has a word that does; what merely holds
    them somewhere is offered only to who has typed a part that says something.
    """
    meant = [each for each in named if each[0] == exact]
    rest = [each for each in named if each[0] != exact]
    said, _, digits = letters.rpartition(" ")
    if digits.isdecimal():
        spoken = [each for each in rest if each[0].startswith(said) or each[1].casefold().startswith(said)]
        numbered = {number: each for each in spoken if (number := each[0].partition(" ")[2]).isdecimal()}
        others = [each for each in rest if each not in numbered.values() and _rank(letters, *each) < HOLDS]
        return (meant + by_number(digits, numbered, meant=bool(meant)) + others)[:CHOICES]
    ranks = {text: _rank(letters, text, name) for text, name in rest}
    names, found = dict(rest), list[str]()
    for rank in (STARTS, BEGINS, HOLDS):
        found += _foremost([text for text in names if ranks[text] == rank])
    return (meant + [(text, names[text]) for text in found])[:CHOICES]


STARTS, BEGINS, HOLDS, NOT = range(4)
"""How letters fit an offer: its argument or all of it starts with them, a word of it does, it holds them, or none."""
TELLING: Final = 3
"""Fewer letters are in too many words to mean one of them; a sign says much."""


def _rank(letters: str, text: str, name: str) -> int:
    text, name = text.casefold(), name.casefold()
    if any(each.startswith(letters) for each in (text, text.partition(" ")[2])):
        return STARTS
    spoken = name.partition(" ")[2] or name
    if any(each.startswith(letters) for each in (name, spoken)):
        return STARTS
    if any(spoken.startswith(letters, place + 1) for place, letter in enumerate(spoken) if not letter.isalnum()):
        return BEGINS
    is_telling = len(letters) >= TELLING or not letters.isalnum()
    return HOLDS if is_telling and letters in f"{text} {name}" else NOT


N = TypeVar("N")


def by_number(typed: str, offers: Mapping[str, N], *, meant: bool = False) -> list[N]:
    """Of what is known by numbers what these digits mean: the number itself, then those that begin with them.

    Digits that could be a whole number already, and are none of those there, mean none of them: `17` is not the
    beginning of `170`, and Enter would take it for that.
    """
    numbers = {number: offer for number, offer in offers.items() if number.isdecimal()}
    exact = [offer for number, offer in numbers.items() if number == typed]
    is_whole = not exact and not meant and len(typed) >= min(map(len, numbers), default=0)
    if is_whole:
        return []
    return exact + [offer for number, offer in numbers.items() if number != typed and number.startswith(typed)]


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
    found: dict[str, app_commands.Choice[Any]] = {}
    for table in parts.lookup.tables_of(interaction.user.id):
        if interaction.guild_id in {None, table.guild}:
            game = phrases(language).say(f"game-{table.game}")
            name = f"{table.id} · {game} · {await parts.composer.guild_name(table)}"
            found[str(table.id)] = app_commands.Choice(name=name[:100], value=table.id)
    letters = typed.strip().casefold()
    if letters.isdecimal():
        return by_number(letters, found)[:CHOICES]
    return [choice for choice in found.values() if letters in choice.name.casefold()][:CHOICES]


@insisting
async def offer_levels(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The levels there are, the easiest first, each with what it means."""
    language = await language_of(interaction)
    say = phrases(language)
    names = {level: f"{say.say(f'level-{level}')} – {say.say(f'level-{level}-about')}" for level in LEVELS}
    return [
        app_commands.Choice(name=name, value=level)
        for level, name in names.items()
        if typed.strip().lower() in f"{level} {name}"
    ]


def read_level(text: str | None) -> str | None:
    """A level as typed; what is none stays as it is, to be refused with those there are."""
    if text is None:
        return None
    called = text.strip().casefold()
    for level in LEVELS:
        if called in {level, *(phrases(language).say(f"level-{level}").casefold() for language in LANGUAGES)}:
            return level
    return text.strip()


# House rules

TYPED_SIGNS: Final = {"+": "true", "-": "false"}
PIECE: Final = re.compile(r"[^\s=:,;]+|[=:,;]")
SIGNS: Final = frozenset("=:")
BREAKS: Final = frozenset(",;")
LONGEST_VALUE: Final = 5
"""How many words at most make one value: `jack of diamonds`."""

Allowed = Mapping[str, tuple[Value, ...]]


def read_house_rules(game: str, text: str) -> dict[str, str]:
    """House rules as typed: `signals=no`, `bury any`, `partner: jack of diamonds`; a name alone turns something on.

    What does not fit stays as it was typed, to be refused with what there is; a value that is missing is empty.
    """
    allowed = _allowed(game)
    return {name: _implied(allowed, name) if value is None else value for name, value in _wishes(allowed, text)}


def typed_setup(
    game: str, options: str, players: int | None, speed: Speed = Speed.LIVE, base: Mapping[str, Value] | None = None
) -> Setup:
    """A table by house rules as typed; `UserError` where they do not fit, or one of them would change nothing.

    base: the house rules that they change, where a set of them is named.
    """
    given = read_house_rules(game, options)
    setup = checked_setup(game, given, players, speed=speed, base=base)
    check_they_matter(setup, given)
    return setup


def _allowed(game: str) -> Allowed:
    return allowed_values(GAMES[game].options) if game in GAMES else {}


def _is_switch(allowed: Allowed, name: str) -> bool:
    return isinstance(allowed.get(name, ("",))[0], bool)


@cache
def _yes_and_no() -> Mapping[str, str]:
    """What turns a house rule on or off, in every language: friends at a table type in several."""
    words = {"true": "typed-yes", "false": "typed-no"}
    found = {word: value for language in LANGUAGES for value, key in words.items()
             for word in phrases(language).say(key).split(" | ")}  # fmt: skip
    return found | TYPED_SIGNS


def _implied(allowed: Allowed, name: str) -> str:
    return "true" if _is_switch(allowed, name) else ""


def _wishes(allowed: Allowed, text: str) -> Iterator[tuple[str, str | None]]:
    """Each name with its value, None where it stands alone."""
    left = deque(PIECE.findall(text.lower()))
    while left:
        name = left.popleft()
        if name in SIGNS | BREAKS:
            continue
        is_signed = bool(left) and left[0] in SIGNS
        if is_signed:
            left.popleft()
        value = _take_value(allowed, name, left, is_signed=is_signed)
        yield name, "" if value is None and is_signed else value


def _take_value(allowed: Allowed, name: str, left: deque[str], *, is_signed: bool) -> str | None:
    """Take what belongs to a name: the most words that are one of its values, else a word that is no name itself."""
    values, is_switch = [str(value).lower() for value in allowed.get(name, ())], _is_switch(allowed, name)
    words = list(islice(takewhile(lambda word: word not in SIGNS | BREAKS, left), LONGEST_VALUE))
    for count in range(len(words), 0, -1):
        said = "-".join(words[:count])
        said = _yes_and_no().get(said, said) if is_switch else said
        if said in values:
            for _ in range(count):
                left.popleft()
            return said
    has_value = is_signed or (name in allowed and not is_switch)
    return left.popleft() if words and words[0] not in allowed and has_value else None


@insisting
async def offer_house_rules(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Every house rule that is not written yet, added to what is."""
    game = getattr(interaction.namespace, "game", None)
    if not isinstance(game, str) or game not in GAMES:
        return []
    language, players = await language_of(interaction), getattr(interaction.namespace, "players", None)
    named = set_named(game, str(getattr(interaction.namespace, "rules", None) or ""))
    base = None if named is None else set_rules(game, named)
    found = house_rules_after(game, typed, language, players if isinstance(players, int) else None, base)
    return [app_commands.Choice(name=name, value=text) for text, name in found]


def set_named(game: str, text: str) -> str | None:
    """The set of a game's house rules that is meant, as it is called in any language; None where it is none."""
    called = _bare(text)
    for name in GAMES[game].rule_sets if called else ():
        if called in {_bare(name), *(_bare(set_name(game, name, language)) for language in LANGUAGES)}:
            return name
    return None


def _bare(text: str) -> str:
    """A name as it is compared: letters and digits alone."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def house_rules_after(
    game: str, typed: str, language: str, players: int | None = None, base: Mapping[str, Value] | None = None
) -> list[tuple[str, str]]:
    """What the house rules typed so far can go on with: the text itself, and the same with its newest rule in words.

    What `/table open` would refuse among so many, if that is known, is left out. base: the rules of the set that is
    named, if one is.
    """
    allowed = _allowed(game)
    wishes = list(_wishes(allowed, typed))
    # A switch that was named last may still be meant to be off.
    half = wishes.pop() if wishes and not _fits(allowed, *wishes[-1]) else None
    kept = {name: value or "true" for name, value in wishes if _fits(allowed, name, value or _implied(allowed, name))}
    start = " ".join(f"{name}={value}" for name, value in kept.items())
    more = {
        f"{name}={str(value).lower()}": house_rule_text(game, name, value, language)
        for name, values in allowed.items()
        for value in values
        if name not in kept
    }
    fitting = _completing(half, more) if half else []
    found = [(start, start)] if start and not fitting else []
    for rule in fitting or more:
        text = f"{start} {rule}".strip()
        found.append((text, f"{text} · {more[rule]}"[:LONGEST]))
    short = (each for each in found if len(each[0]) <= LONGEST and _opens_a_table(game, each[0], players, base))
    return list(islice(short, CHOICES))


def _opens_a_table(game: str, options: str, players: int | None, base: Mapping[str, Value] | None) -> bool:
    """Whether house rules as typed go together, for so many or, where that is not known, for any number."""
    try:
        return bool(typed_setup(game, options, players, base=base))
    except UserError as refused:
        if refused.key == "idle-option" and not rules_of_form(game):
            return False  # whatever the number, another rule would have to be otherwise
    counts = possible_counts(game, read_house_rules(game, options), base)
    for count in () if players in counts else counts:
        with suppress(UserError):
            return bool(typed_setup(game, options, count, base=base))
    return False


def _fits(allowed: Allowed, name: str, value: str | None) -> bool:
    return value in [str(each).lower() for each in allowed.get(name, ())]


def _completing(half: tuple[str, str | None], more: Mapping[str, str]) -> list[str]:
    """The rules that something half typed may become: as it begins, by its name, or by what is in its words."""
    name, value = half
    letters = f"{name}={value}" if value else name
    begun = [rule for rule in more if rule.startswith(letters)]
    named = [rule for rule in more if rule.partition("=")[0] == name]
    return begun or named or [rule for rule in more if letters in f"{rule} {more[rule]}".casefold()]
