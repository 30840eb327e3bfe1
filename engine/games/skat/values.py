"""What a game of Skat turned out to be worth: made or not, with how many steps, and what is written for it."""

from dataclasses import dataclass
from typing import Final

from engine.cards import Cards
from engine.games.skat.contracts import BASE, SPITZE, null_value, ranking_of
from engine.games.skat.options import SkatOptions

OLD_GRAND_OPEN: Final = 36
"""The base value of an open grand until 1998."""
ORDERED_SCHNEIDER: Final = 90
"""By the order of Skat a side with thirty card points or fewer is schneider."""


def multiplier(words: tuple[str, ...], *, from_hand: bool, points: int, all_tricks: bool, schneider: int = 91) -> int:
    """What outcome, extras and playing from the hand add to game and matadors; schneider: made with so many points."""
    if "schwarz" in words:
        outcome = 5
    elif "schneider" in words:
        outcome = 4 if all_tricks else 3
    else:
        outcome = 2 if all_tricks else int(points >= schneider)
    return outcome + from_hand + 7 * ("open" in words)


def ordered_steps(words: tuple[str, ...], *, from_hand: bool, points: int, tricks: int) -> int:
    """The same by the order of Skat: hand, schneider, schwarz, each of these announced, open; each counts one.

    What is announced counts what lies below it too, and an open game announces schwarz. Schneider and schwarz count
    whichever side is left in them. tricks: of the declarer.
    """
    is_open = "open" in words
    schwarz_said = is_open or "schwarz" in words
    schneider_said = schwarz_said or "schneider" in words
    schwarz = schwarz_said or tricks in (0, 10)
    schneider = schneider_said or schwarz or not 120 - ORDERED_SCHNEIDER < points < ORDERED_SCHNEIDER
    return from_hand + schneider + schneider_said + schwarz + schwarz_said + is_open


def schneider_at(options: SkatOptions) -> int:
    """How many card points make schneider."""
    return int(options.schneider) if options.values == "book" else ORDERED_SCHNEIDER


def must_take_all(options: SkatOptions, words: tuple[str, ...]) -> bool:
    """Whether a suit or grand game is won with all ten tricks alone."""
    return "schwarz" in words or ("open" in words and (options.announce == "hand" or options.values != "book"))


@dataclass(frozen=True, slots=True)
class Played:
    """How a declarer's game went. held: the ten cards dealt and the skat. tip: whether a Spitze took the last trick."""

    words: tuple[str, ...]
    from_hand: bool
    bid: int
    points: int
    tricks: int
    held: Cards = ()
    tip: bool = False


@dataclass(frozen=True, slots=True)
class Judged:
    """Whether the declarer made what was said, what the game is worth, and with or against how many matadors.

    base: what its steps are multiplied by. counted: what a lost game is reckoned by: its value, or as much more as
    reaches the bid. score: what the declarer has from it, before Bock or kontra doubles it.
    """

    made: bool
    overbid: bool
    value: int
    base: int
    counted: int
    score: int
    matadors: int | None = None

    @property
    def won(self) -> bool:
        """Made, and worth the bid."""
        return self.made and not self.overbid


def judged(options: SkatOptions, played: Played) -> Judged:
    """Won if made and worth the bid, then its value; lost, it costs what the books or the order of Skat say.

    By the books that is the bid, twice if the skat was taken, and for null twice its value. By the order of Skat it is
    twice the value, or twice the smallest multiple of its base that reaches the bid; until 1998 once from the hand.
    Decisions: matadors are counted in the cards dealt and the skat; a null game below the bid is overbid and lost.
    """
    matadors: int | None = None
    if played.words[0] == "null":
        made, base = played.tricks == 0, null_value(played.words, from_hand=played.from_hand)
        value = base
    else:
        matadors = ranking_of(played.words).matadors(played.held)
        made, base = _is_made(options, played), _base(options, played.words)
        value = base * (1 + abs(matadors) + _steps(options, played))
    overbid = made and value < played.bid
    counted = max(value, -(-played.bid // base) * base)
    score = value if made and not overbid else -_cost(options, played, value, counted)
    return Judged(made, overbid, value, base, counted, score, matadors)


def value_of(options: SkatOptions | None, words: tuple[str, ...], *, from_hand: bool, held: Cards) -> int:
    """What a suit or grand game is worth that is just won; options: by the books where there are none."""
    played = Played(words, from_hand, 0, 61, 5, held)
    rules = options or SkatOptions()
    return _base(rules, words) * (1 + abs(ranking_of(words).matadors(held)) + _steps(rules, played))


def _cost(options: SkatOptions, played: Played, value: int, counted: int) -> int:
    """What a lost game costs."""
    if options.values == "book":
        return 2 * value if played.words[0] == "null" else played.bid * (1 if played.from_hand else 2)
    return counted if options.values == "old" and played.from_hand else 2 * counted


def _is_made(options: SkatOptions, played: Played) -> bool:
    """Whether enough points were taken, or all the tricks, and a Spitze was the last."""
    if SPITZE in played.words and not played.tip:
        return False
    if must_take_all(options, played.words):
        return played.tricks == 10
    return played.points >= (schneider_at(options) if "schneider" in played.words else 61)


def _base(options: SkatOptions, words: tuple[str, ...]) -> int:
    old = options.values == "old" and words[0] == "grand" and "open" in words
    return OLD_GRAND_OPEN if old else BASE[words[0]]


def _steps(options: SkatOptions, played: Played) -> int:
    """What is added to game and matadors."""
    words, from_hand, points = played.words, played.from_hand, played.points
    if options.values == "book":
        all_tricks = played.tricks == 10
        return multiplier(
            words, from_hand=from_hand, points=points, all_tricks=all_tricks, schneider=schneider_at(options)
        )
    tip = int(options.spitze) if SPITZE in words else 0
    return tip + ordered_steps(words, from_hand=from_hand, points=points, tricks=played.tricks)
