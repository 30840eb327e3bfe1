"""A shuffle nobody could choose: the pack follows from a secret fixed before and a part of each person at the table.

`docs/record.md` says the same in enough words to check it in any language, and `docs/check_shuffle.py` does.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, TypeVar

from engine.cards import Card, write_cards

T = TypeVar("T")

WORD: Final = 4
"""How many bytes of the stream make one number."""
WORDS: Final = 1 << 8 * WORD
CHANCE: Final = re.compile("[0-9a-f]{32}")
LONGEST_PART: Final = 100
"""How many characters somebody may type as their part: much more than nobody can guess, and short enough to read."""


def fields(*values: bytes) -> bytes:
    """Several values as one, each behind its length in four bytes, so that no two lists of values are written alike."""
    return b"".join(len(value).to_bytes(4, "big") + value for value in values)


def shuffled(pack: Sequence[T], seed: bytes) -> tuple[T, ...]:
    """The pack in the order that a seed stands for: Fisher and Yates from the last place down.

    A number that would make some places likelier than others is skipped.

    >>> from hashlib import sha256
    >>> shuffled("ABCDEFGH", sha256(b"").digest())
    ('C', 'D', 'B', 'E', 'H', 'A', 'F', 'G')
    """
    order, words = list(pack), _words(seed)
    for last in range(len(order) - 1, 0, -1):
        places = last + 1
        fair = WORDS // places * places
        chosen = next(word for word in words if word < fair) % places
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def _words(seed: bytes) -> Iterator[int]:
    """The numbers of a seed's stream, whose block i is the SHA-256 of the seed and i in four bytes."""
    for block in range(WORDS):
        digest = sha256(seed + block.to_bytes(4, "big")).digest()
        for at in range(0, len(digest), WORD):
            yield int.from_bytes(digest[at : at + WORD], "big")


def commitment(secret: str) -> str:
    """What is posted before anybody adds a part: the SHA-256 of the secret, both in hexadecimal."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def is_chance(part: str) -> bool:
    """Whether a part may have come from a generator, as 32 hexadecimal digits: no word that somebody typed.

    >>> is_chance("5a" * 16), is_chance("kala")
    (True, False)
    """
    return CHANCE.fullmatch(part) is not None


def part_hash(secret: str, deal: str, part: str) -> str:
    """What is shown of somebody's part until all are opened; nobody can try words on it who has not the secret."""
    return sha256(fields(bytes.fromhex(secret), deal.encode(), part.encode())).hexdigest()


@dataclass(frozen=True, slots=True)
class SharedShuffle:
    """All that a pack follows from, once everything is opened.

    deal: what this shuffle is called, which no other one is. secret: of the bot, in hexadecimal. parts: what each place
    added, in order of the seats; empty for a computer, for somebody who was absent, and for an empty seat. None for a
    word that was deleted with all else of whoever typed it: then nobody can follow the shuffle without that word.
    """

    deal: str
    secret: str
    parts: tuple[str | None, ...]

    @property
    def is_whole(self) -> bool:
        """Whether every part is still there, so that the order of the pack can be followed."""
        return None not in self.parts

    @property
    def commitment(self) -> str:
        """The hash of the secret."""
        return commitment(self.secret)

    @property
    def seed(self) -> bytes:
        """What the order of the pack follows from; raises `ValueError` where a part was deleted."""
        parts = [part.encode() for part in self.parts if part is not None]
        if len(parts) < len(self.parts):
            raise ValueError("a part of this shuffle was deleted")
        return sha256(fields(bytes.fromhex(self.secret), *parts, self.deal.encode())).digest()

    def order(self, pack: Sequence[T]) -> tuple[T, ...]:
        """A new pack as this shuffle leaves it."""
        return shuffled(pack, self.seed)


def seal(salt: str, pack: Iterable[Card]) -> str:
    """Hash the salt and the pack from the top: sha256 of `salt:card card …`, in hexadecimal."""
    return sha256(f"{salt}:{write_cards(pack)}".encode()).hexdigest()
