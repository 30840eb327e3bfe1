"""Any word of a record changed in any way: it is found out, or nothing that was settled is other for it."""

import dataclasses
import random
from collections.abc import Iterator
from datetime import date

import pytest

from engine.cards import Suit
from engine.deal import Deal
from engine.games import GAMES
from engine.match import Carried
from engine.options import allowed_values
from engine.record import Record, UnreadableRecord, read_record, record_of, verify, write_record
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.soak import LONG, either

SALT = "0123456789abcdef" * 2
UNPROVEN = ("player", "date", "deal:")
"""Names, date and number are in nobody's power to prove."""

SETTLED = tuple(
    each.name for each in dataclasses.fields(Record)
    if each.name not in {"players", "number", "date", "options", "cut", "actions"}
)  # fmt: skip


def record_for(game: str, seed: int) -> Record:
    """A deal played at random; in a game that replays ties every other one is such a replay."""
    chance = random.Random(f"{game} {seed}")
    start = shuffled_start(game, chance)
    if start.rules.match.replays and seed % 2:
        maker = chance.choice((None, *range(start.players)))
        trump = Suit.DIAMONDS if maker is None else chance.choice(start.pack).suit  # all passed
        start = dataclasses.replace(start, carried=Carried(trump, maker))
    deal: Deal
    *_, deal = random_deal(start, chance)
    names = tuple(f"Player {seat + 1}" for seat in range(start.players))
    return record_of(deal, number=1, day=date(2026, 2, 3), players=names, salt=SALT)


def words_like(word: str, record: Record) -> list[str]:
    """What might stand in a word's place: cards for cards, numbers for numbers, every value of an option."""
    cards = sorted(set(map(str, record.pack)))
    if word in cards:
        return cards
    name, is_option, _ = word.partition("=")
    if is_option:
        values = allowed_values(GAMES[record.game].options).get(name, ())
        return [f"{name}={str(value).lower()}" for value in values]
    bare = word.strip("[],")
    if bare.lstrip("-").isdigit():
        return [word.replace(bare, str(int(bare) + step)) for step in (-30, -2, -1, 1, 2, 30)]
    changed = {"true": "false", "false": "true", "null": "0", "threes": "ones", "ones": "threes", "nobody": "1"}
    letters = dict(zip("CSHD", "SHDC", strict=True))
    other = changed.get(bare) or letters.get(bare) or bare[::-1] + "0"
    return [word.replace(bare, other) if bare else word + word, ""]


def tampered(record: Record) -> Iterator[str]:
    """Word by word each other word, each line left out, said twice and moved down."""
    lines = write_record(record).split("\n")
    for at, line in enumerate(lines):
        if not line or line.startswith(UNPROVEN):
            continue
        words = line.split(" ")
        changes = [[]]  # type: list[list[str]]
        changes += [[line, line], [lines[at + 1], line] if at + 1 < len(lines) else [line, ""]]
        for place, word in enumerate(words):
            for instead in words_like(word, record):
                changed = [*words[:place], instead, *words[place + 1 :]]
                changes.append([" ".join(each for each in changed if each)])
        for change in changes:
            past = at + (2 if len(change) == 2 and change[0] != line else 1)
            text = "\n".join([*lines[:at], *change, *lines[past:]])
            if text != "\n".join(lines):
                yield text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(either(1, 40)))
def test_whatever_is_changed_is_found_out_or_changes_nothing_that_was_settled(game: str, seed: int) -> None:
    record = record_for(game, seed)
    assert verify(record) == []
    texts = list(tampered(record))
    if not LONG:
        texts = random.Random(seed).sample(texts, 200)
    found = 0
    for text in texts:
        try:
            other = read_record(text)
        except UnreadableRecord:
            found += 1
            continue
        if verify(other):
            found += 1
            continue
        assert [getattr(other, name) for name in SETTLED] == [getattr(record, name) for name in SETTLED], text
    assert found > len(texts) * 0.9
