"""The rules of a game in plain words, by topic."""

from typing import Final

from bot.phrases import phrases

TOPICS: Final = (
    *("overview", "cards", "deal", "picking", "exchange", "bidding", "declaring", "contracts", "partners", "diamonds"),
    *("play", "announcing", "signals", "leaster", "scoring", "house", "words"),
)
"""Every topic any game may have, in the order they are read."""


def rules_topics(game: str, language: str = "en") -> dict[str, str]:
    """The topics of a game's rules, each with its title."""
    say = phrases(language)
    return {topic: _title(game, topic, language) for topic in TOPICS if say.has(f"{game}-rules-{topic}")}


def rules_text(game: str, topic: str, language: str = "en") -> str:
    """What the rules of a game say about a topic, with a title above; at most 2,000 characters together."""
    say = phrases(language)
    title = say.say("rules-title", game=say.say(f"game-{game}"), topic=_title(game, topic, language))
    return f"{title}\n{say.say(f'{game}-rules-{topic}')}"


def _title(game: str, topic: str, language: str) -> str:
    return phrases(language).say_for(game, f"topic-{topic}")
