"""Kontra and what answers it: who may double a game, until when, and how far it goes."""

from collections.abc import Sequence
from typing import Final

from engine.actions import Accept, Action, Announce, Bid
from engine.games.skat.options import SkatOptions
from engine.seats import Seat, clockwise

WORDS: Final = ("kontra", "re", "bock", "hirsch")
"""In turns of the opponents and the declarer; each doubles what is won or lost."""
LEVELS: Final = {"none": 1, "re": 2, "bock": 3, "hirsch": 4}
"""How many of them may be said, by the option `re`."""

Said = Sequence[tuple[Seat, Action]]


def level(calls: Said) -> int:
    """How often the game was doubled."""
    return len(calls)


def may_double(options: SkatOptions, declarer: Seat, game: str, said: Said, calls: Said) -> tuple[Seat, ...]:
    """Who may say the next word, if there is one: the opponents, the declarer, then who said kontra, the declarer.

    From eighteen: only who bid or held a number. In null, kontra is answered where the table says so. Decision: it
    goes on between the two who began.
    """
    done = len(calls)
    most = 1 if game == "null" and not options.renull else LEVELS[options.re]
    if options.kontra == "none" or done >= most or game == "reject":
        return ()
    if done % 2:
        return (declarer,)
    if calls:
        return (calls[0][0],)
    opponents = tuple(clockwise(declarer, 3)[1:])
    if options.kontra == "all":
        return opponents
    return tuple(seat for seat in opponents if any(who == seat and has_bid(word) for who, word in said))


def has_bid(word: Action) -> bool:
    """Whether a word of the auction is eighteen or more, or holds it."""
    return isinstance(word, Bid) or word == Accept("hold")


def next_word(calls: Said) -> Announce:
    """What is said next."""
    return Announce(WORDS[len(calls)])
