"""What people read is words: wherever a phrase was lacking its key would stand, as `button-hand` does here."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from bot.phrases import LANGUAGES, sources
from bot.sandbox.recorder import RestCall

KEY = re.compile(r"(?<![\w/<:.-])[a-z]+(?:-[a-z0-9]+)+(?![\w-]|\.txt\b)")
"""Small Latin letters joined by hyphens, as every key is, outside of commands, addresses, emojis and records’ names."""
READ = frozenset({"content", "label", "placeholder", "description", "title", "text", "name", "value"})
"""The fields of a message, a dialog or a choice that people read; a choice's or an entry's value they do not."""
SAID = frozenset({"send", "edit", "callback", "followup", "webhook_edit"})
"""The calls by which the bot says something."""


@cache
def natural() -> frozenset[str]:
    """Words with a hyphen that stand in the phrases themselves, in any language."""
    found: set[str] = set()
    for language in LANGUAGES:
        for path in sources(language):
            lines = path.read_text(encoding="utf-8").splitlines()
            found.update(*(KEY.findall(line.partition("=")[2] or line) for line in lines if not line.startswith("#")))
    return frozenset(found)


@cache
def raw_keys(text: str) -> tuple[str, ...]:
    """All in a text that looks like the key of a phrase and is no word."""
    return tuple(each for each in KEY.findall(text) if each not in natural())


def read_in(body: Any) -> Iterator[str]:
    """Every text that somebody reads in what is sent."""
    if isinstance(body, list):
        for each in body:
            yield from read_in(each)
    elif isinstance(body, dict):
        is_offered = {"label", "value"} <= body.keys() or {"name", "value"} <= body.keys()
        for name, value in body.items():
            if isinstance(value, str):
                if name in READ and not (is_offered and name == "value"):
                    yield value
            else:
                yield from read_in(value)


def keys_shown(calls: Iterable[RestCall]) -> Iterator[str]:
    """Each raw key that the bot said to anybody, with how often."""
    said = (text for call in calls if call.kind in SAID for text in read_in(call.body))
    for key, count in Counter(key for text in said for key in raw_keys(text)).items():
        yield f"{key} is shown {count} times, and is no word"
