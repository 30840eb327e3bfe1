"""House rules in words: one of them, a named set of them, and what is otherwise at a table than in its set."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.errors import UserError
from bot.phrases import phrases
from bot.tables.rule_sets import differences, lacking, nearest_set, rules_that_matter
from bot.tables.setup import Setup
from engine.games import GAMES
from engine.options import Value, allowed_values

LONGEST_LIST: Final = 700
"""A post has more to say than what is otherwise: what goes beyond so many characters is only counted."""


def house_rule_text(game: str, name: str, value: object, language: str) -> str:
    """One house rule with its value, in words: `Cards to bury: any`; a value may have words of its own for a rule."""
    say, text = phrases(language), str(value).lower()
    keys = (f"value-{name}-{text}", f"value-{text}")
    known = next((key for key in keys if say.has(key) or say.has(f"{game}-{key}")), None)
    worded = str(value) if known is None else say.say_for(game, known)
    return say.say("post-option", name=say.say_for(game, f"option-{name}"), value=worded)


def set_name(game: str, name: str, language: str) -> str:
    """What a set of house rules is called."""
    return phrases(language).say(f"{game}-set-{name}")


def set_about(game: str, name: str, language: str) -> str:
    """What a set of house rules is, in a sentence without its full stop."""
    return phrases(language).say(f"{game}-set-{name}-about")


def house_rules_text(game: str, options: Mapping[str, Value], players: int, language: str) -> str:
    """The set that is played and what of it is otherwise; nothing where a game has no house rules."""
    if not allowed_values(GAMES[game].options):
        return ""
    say, nearest = phrases(language), nearest_set(game, options, players)
    named = set_name(game, nearest, language)
    changed = [
        house_rule_text(game, name, options.get(name), language)
        for name in differences(game, options, players, nearest)
    ]
    if not changed:
        return say.say("post-rules", set=named)
    return say.say("post-rules-changed", set=named, rules=_shortened(changed, language))


def is_changed(game: str, options: Mapping[str, Value], players: int) -> bool:
    """Whether anything that matters is otherwise than in every set."""
    return bool(differences(game, options, players, nearest_set(game, options, players)))


def _shortened(rules: list[str], language: str) -> str:
    shown, length = list[str](), 0
    for each in rules:
        length += len(each) + 2
        if length > LONGEST_LIST:
            return phrases(language).say("post-rules-more", rules="; ".join(shown), count=len(rules) - len(shown))
        shown.append(each)
    return "; ".join(shown)


def check_they_matter(setup: Setup, given: Iterable[str]) -> None:
    """`UserError` for a house rule that somebody asks for and that would change nothing, with what it belongs to."""
    game, options = setup.game, setup.options
    matter = rules_that_matter(game, options, setup.players)
    for name in given:
        if name in matter or options[name] is False:
            continue
        numbers = [each for each in setup.numbers if name in rules_that_matter(game, options, each)]
        if numbers:
            raise UserError("idle-option-players", option=name, numbers=", ".join(map(str, sorted(numbers))))
        needs = (
            f"{other}={value}".lower() for other, values in lacking(game, options, name).items() for value in values
        )
        raise UserError("idle-option", option=name, needs=", ".join(needs))
