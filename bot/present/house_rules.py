"""House rules in words: what each is about, which of its values is in force, and which make a difference at all."""

from collections.abc import Mapping

from bot.phrases import phrases
from bot.present.games import words_of
from engine.games import GAMES
from engine.options import Value, allowed_values


def house_rule_text(game: str, name: str, value: object, language: str) -> str:
    """One house rule with its value, in words: `Cards to bury: any`."""
    say, key = phrases(language), f"value-{str(value).lower()}"
    known = say.has(key) or say.has(f"{game}-{key}")
    worded = say.say_for(game, key) if known else str(value)
    return say.say("post-option", name=say.say_for(game, f"option-{name}"), value=worded)


def house_rules_text(game: str, options: Mapping[str, Value], players: int, language: str) -> str:
    """The house rules in force, as far as they matter among so many."""
    names = rules_that_matter(game, options, players)
    return "; ".join(house_rule_text(game, name, options.get(name), language) for name in names)


def rules_that_matter(game: str, options: Mapping[str, Value], players: int) -> list[str]:
    """The house rules that change anything among so many, with the others as they are."""
    idle = words_of(game).idle_rules(options, players)
    return [name for name in allowed_values(GAMES[game].options) if name not in idle]
