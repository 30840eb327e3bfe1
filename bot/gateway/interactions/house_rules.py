"""House rules as people write them, and what autocomplete adds to those written so far."""

import re
from collections import deque
from collections.abc import Iterator, Mapping
from itertools import islice, takewhile
from typing import Final

from discord import app_commands

from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.autocomplete import CHOICES, insisting
from bot.gateway.interactions.context import language_of
from bot.present.rules import house_rule_text
from engine.games import GAMES
from engine.options import Value, allowed_values

YES_OR_NO: Final = {
    **dict.fromkeys(("yes", "on", "y", "jah", "+"), "true"),
    **dict.fromkeys(("no", "off", "n", "ei", "-"), "false"),
}
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


def _allowed(game: str) -> Allowed:
    return allowed_values(GAMES[game].options) if game in GAMES else {}


def _is_switch(allowed: Allowed, name: str) -> bool:
    return isinstance(allowed.get(name, ("",))[0], bool)


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
        said = YES_OR_NO.get(said, said) if is_switch else said
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
    language = await language_of(interaction)
    return [app_commands.Choice(name=name, value=text) for text, name in house_rules_after(game, typed, language)]


def house_rules_after(game: str, typed: str, language: str) -> list[tuple[str, str]]:
    """What the house rules typed so far can go on with: the text itself, and the same with its newest rule in words."""
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
        found.append((text, f"{text} · {more[rule]}"[:100]))
    return found[:CHOICES]


def _fits(allowed: Allowed, name: str, value: str | None) -> bool:
    return value in [str(each).lower() for each in allowed.get(name, ())]


def _completing(half: tuple[str, str | None], more: Mapping[str, str]) -> list[str]:
    """The rules that something half typed may become: as it begins, by its name, or by what is in its words."""
    name, value = half
    letters = f"{name}={value}" if value else name
    begun = [rule for rule in more if rule.startswith(letters)]
    named = [rule for rule in more if rule.partition("=")[0] == name]
    return begun or named or [rule for rule in more if letters in f"{rule} {more[rule]}".casefold()]
