"""What can be played in Bavarian Schafkopf: contracts as rankings, and the classes in which they are bid."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.cards import Card, Cards, Rank, Suit, pack
from engine.games.schafkopf.options import FIVES, SchafkopfOptions
from engine.ranking import ORDER, Ranking

LONG: Final = pack(Rank.SEVEN)
SHORT: Final = pack(Rank.NINE)
QUEENS, JACKS = (Rank.QUEEN,), (Rank.JACK,)
OLD: Final = Card(Suit.CLUBS, Rank.QUEEN)
"""The highest trump, whose holder plays where somebody has to: in Bavaria they call it the old one."""

TOPS: Final = {
    **dict.fromkeys(("rufspiel", "solo", "ramsch", "hochzeit", "kreuz", "sie"), QUEENS + JACKS),
    **dict.fromkeys(("wenz", "farbwenz"), JACKS),
    **dict.fromkeys(("geier", "farbgeier"), QUEENS),
}
SUITED: Final = ("farbgeier", "farbwenz", "solo")
"""Solos that name a trump suit."""
LADDER: Final = ("bettel", "farbgeier", "geier", "farbwenz", "wenz", "solo")
"""Classes above the Rufspiel from low to high; those with tout stand above them all in the same order."""
BETTEL_ORDER: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)


@dataclass(frozen=True, slots=True)
class Declaration:
    """What is played: a contract, its trump suit where it names one, and whether every trick is promised."""

    name: str
    suit: Suit | None = None
    tout: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """How it is declared: `solo H tout`."""
        return (self.name, *((self.suit.letter,) if self.suit is not None else ()), *(("tout",) if self.tout else ()))

    @property
    def trump(self) -> Suit | None:
        """The trump suit below the pictures; hearts where partners play."""
        return Suit.HEARTS if self.name in ("rufspiel", "ramsch", "hochzeit", "kreuz") else self.suit

    @property
    def is_solo(self) -> bool:
        """Whether one plays against all others for card points or tricks."""
        return self.name in LADDER or self.name == "sie"


RUFSPIEL: Final = Declaration("rufspiel")
SIE: Final = Declaration("sie")


@cache
def ranking_for(game: Declaration, *, short: bool = False, bettel: str = "plain") -> Ranking:
    """A contract's trumps from high to low, and the order of its plain suits.

    Pictures from clubs down to diamonds, then the trump suit by ace, ten, king and so on, in which pictures that are
    no trumps have their place below the king. In a Bettel nothing is a trump, and the ten stands below the jack;
    `hearts`: the trumps of a Rufspiel.
    """
    left = 2 if short else 0
    if game.name == "bettel" and not bettel.startswith("hearts"):
        return Ranking((), BETTEL_ORDER[: len(BETTEL_ORDER) - left])
    tops, suit = TOPS.get(game.name, QUEENS + JACKS), Suit.HEARTS if game.name == "bettel" else game.trump
    plain = tuple(rank for rank in ORDER[: len(ORDER) - left] if rank not in tops)
    below = () if suit is None else tuple(Card(suit, rank) for rank in plain)
    return Ranking((*(Card(each, rank) for rank in tops for each in Suit), *below), plain)


_DECLARED: Final = {
    game.words: game
    for game in (
        *(
            Declaration(name, suit, tout)
            for tout in (False, True)
            for name in LADDER
            if name != "bettel" or not tout
            for suit in (Suit if name in SUITED else (None,))
        ),
        SIE,
    )
}
"""Every game that there is, by how it is declared, from low to high."""


def read_declared(words: tuple[str, ...]) -> Declaration | None:
    """The game that a declaration names, spelled exactly so, or None."""
    return _DECLARED.get(words)


def highest(hand_size: int) -> Cards:
    """The trumps of a Sie: with eight cards all queens and jacks, with six the six highest."""
    return ranking_for(RUFSPIEL).trumps[:hand_size]


@cache
def classes(options: SchafkopfOptions) -> tuple[str, ...]:
    """What can be bid above a Rufspiel, from low to high.

    With raising all solos are equal, and what is bid are the card points needed, up to all there are; tout and Sie
    stand above.
    """
    top = (*(("tout",) if options.tout else ()), *(("sie",) if options.sie else ()))
    if options.bidding == "raising":
        steps = (61, *range(65, 120, 5)) if options.step == FIVES else range(61, 120, int(options.step))
        return (*map(str, steps), "120", *top)
    plain = [name for name in LADDER if _is_on(name, options)] + (["heart-solo"] if options.solos == "hearts" else [])
    touts = [f"{name}-tout" for name in plain if name != "bettel"] if options.tout else []
    return (*plain, *touts, *(("sie",) if options.sie else ()))


def class_of(game: Declaration, options: SchafkopfOptions) -> str:
    """The class that a game belongs to; with raising the lowest."""
    if game.name == "sie":
        return "sie"
    if options.bidding == "raising":
        return "tout" if game.tout else "61"
    is_higher = options.solos == "hearts" and game == Declaration("solo", Suit.HEARTS, game.tout)
    return ("heart-" if is_higher else "") + game.name + ("-tout" if game.tout else "")


def height(game: Declaration, options: SchafkopfOptions) -> int:
    """How high a game stands among the classes, from one on.

    Decision: with raising a Bettel is worth no more than the lowest bid, any other game that is no tout every number.
    """
    ladder = classes(options)
    if options.bidding == "raising" and not game.tout and game.name not in ("bettel", "sie"):
        return ladder.index("120") + 1
    return ladder.index(class_of(game, options)) + 1


@cache
def games(options: SchafkopfOptions) -> tuple[Declaration, ...]:
    """Every game that can be declared by these house rules, from low to high."""
    return tuple(game for game in _DECLARED.values() if _is_on(game.name, options) and (options.tout or not game.tout))


def _is_on(name: str, options: SchafkopfOptions) -> bool:
    by_option = {
        "bettel": options.bettel != "off", "geier": options.geier, "farbwenz": options.farbwenz,
        "farbgeier": options.farbgeier, "sie": options.sie,
    }  # fmt: skip
    return by_option.get(name, True)
