"""A shuffle nobody could choose: pack and cut follow from a secret fixed before and a part of each person at the table.

`docs/record.md` says the same in enough words to check it in any language, and `docs/check_shuffle.py` does.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, TypeVar

from engine.actions import Cut
from engine.cards import Card, Cards, write_cards
from engine.seats import Seat

T = TypeVar("T")

WORD: Final = 4
"""How many bytes of the stream make one number."""
WORDS: Final = 1 << 8 * WORD
CHANCE: Final = re.compile("[0-9a-f]{32}")
PACK_ALONE: Final = 1
"""The first derivation: from the seed follows the order of the pack, and somebody cuts it as they like."""
WITH_CUT: Final = 2
"""The second one: the cut follows from it too, and in a match who deals, so that nothing is left to choose."""
SECOND_SEED: Final = b"lambapea shuffle 2"
"""What the seed of the second derivation begins with: told as the first one, such a shuffle has another pack."""
BOARD_NAME: Final = re.compile(r"([0-9A-Z]+)-([1-9][0-9]*)")
"""What a board of a match is called: the code of the match and its number, counted from 1."""
UP_TO: Final = "upto"
"""The way of dealing that names a card."""
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
    return _shuffled(pack, _words(seed))


def _shuffled(pack: Sequence[T], words: Iterator[int]) -> tuple[T, ...]:
    order = list(pack)
    for last in range(len(order) - 1, 0, -1):
        chosen = _below(last + 1, words)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def _below(count: int, words: Iterator[int]) -> int:
    """The next number of a stream below this one; each is as likely as the others."""
    fair = WORDS // count * count
    return next(word for word in words if word < fair) % count


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
    derivation: what follows from it and how, `PACK_ALONE` or `WITH_CUT`.
    """

    deal: str
    secret: str
    parts: tuple[str | None, ...]
    derivation: int = PACK_ALONE

    @property
    def draws_cut(self) -> bool:
        """Whether the cut follows from it, so that nobody is asked to cut."""
        return self.derivation >= WITH_CUT

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
        """What all that is drawn follows from; raises `ValueError` where a part was deleted."""
        parts = [part.encode() for part in self.parts if part is not None]
        if len(parts) < len(self.parts):
            raise ValueError("a part of this shuffle was deleted")
        begins = (SECOND_SEED,) if self.draws_cut else ()
        return sha256(fields(*begins, bytes.fromhex(self.secret), *parts, self.deal.encode())).digest()

    def order(self, pack: Sequence[T]) -> tuple[T, ...]:
        """A new pack as this shuffle leaves it."""
        return shuffled(pack, self.seed)

    def cut(self, pack: Cards, ways: Sequence[str]) -> Cut:
        """Where a new pack so shuffled is cut, and which of these ways of dealing it takes: what the stream says next.

        Raises `ValueError` where the cut is somebody's to choose.

        >>> from engine.games import GAMES
        >>> pack = GAMES["skat"].pack(GAMES["skat"].options(), 3)
        >>> str(SharedShuffle("12-3", "ab" * 32, ("kala", "", "õun"), WITH_CUT).cut(pack, ("threes",)))
        'cut threes at 10'
        """
        if not self.draws_cut:
            raise ValueError("whoever cuts chooses how")
        words = _words(self.seed)
        _shuffled(pack, words)
        place = 1 + _below(len(pack) - 1, words)
        way = ways[_below(len(ways), words)]
        return Cut(way, pack[_below(len(pack), words)] if way == UP_TO else None, place)

    def dealer(self, players: int) -> Seat | None:
        """Who deals this board of a match: the first dealer follows from all parts too, and then the deal goes round.

        None where that is not drawn: at a table the rules of its game say who deals next.

        >>> match = [SharedShuffle(f"KQ7TB-{board}", "ab" * 32, ("kala", ""), WITH_CUT) for board in (1, 2, 3, 4, 5)]
        >>> [board.dealer(4) for board in match]
        [3, 0, 1, 2, 3]
        """
        board = BOARD_NAME.fullmatch(self.deal)
        if board is None or not self.draws_cut:
            return None
        first = _below(players, _words(replace(self, deal=board[1]).seed))
        return (first + int(board[2]) - 1) % players


def seal(salt: str, pack: Iterable[Card]) -> str:
    """Hash the salt and the pack from the top: sha256 of `salt:card card …`, in hexadecimal."""
    return sha256(f"{salt}:{write_cards(pack)}".encode()).hexdigest()
