"""The rules of a game in plain words, by topic."""

from typing import Final

from bot.phrases import phrases

TOPICS: Final = (
    *("overview", "cards", "deal", "exchange", "bidding", "diamonds"),
    *("play", "signals", "scoring", "words"),
)
"""Every topic any game may have, in the order they are read."""


def rules_topics(game: str, language: str = "en") -> dict[str, str]:
    """The topics of a game's rules, each with its title."""
    say = phrases(language)
    return {topic: say.say(f"topic-{topic}") for topic in TOPICS if say.has(f"{game}-rules-{topic}")}


def rules_text(game: str, topic: str, language: str = "en") -> str:
    """What the rules of a game say about a topic, with a title above; at most 2,000 characters together."""
    say = phrases(language)
    title = say.say("rules-title", game=say.say(f"game-{game}"), topic=say.say(f"topic-{topic}"))
    return f"{title}\n{say.say(f'{game}-rules-{topic}')}"
