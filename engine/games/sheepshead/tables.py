"""The tables of Sheepshead: how many cards each number of players gets, and how partners are known.

Source: the Book of Card Games for three to five; the others as the free encyclopaedia and sheepshead.org list them.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from engine.cards import Card, Cards, Rank, Suit
from engine.dealing import Packet
from engine.games.sheepshead.options import SheepsheadOptions
from engine.ranking import PACK, STANDARD, TRUMP, Ranking, ranking_with

PLAYERS: Final = (5, 4, 3, 6, 7, 8, 2)


@dataclass(frozen=True, slots=True)
class Form:
    """One kind of table.

    packets: what is dealt. out: how many cards of each of these ranks, lowest first, are left out of the pack, plain
    suits alone. bury: how many cards are buried by who takes some of the blind. partner: how the picker's partner is
    known, or, where nobody picks, what makes the sides. cards: which cards do. battery: whether each plays from open
    cards too.
    """

    packets: tuple[Packet, ...]
    partner: str = "nobody"
    out: tuple[tuple[Rank, int], ...] = ()
    bury: int = 2
    cards: tuple[str, ...] = ()
    battery: bool = False

    @property
    def size(self) -> int:
        """The cards in a hand."""
        return sum(packet.count for packet in self.packets if not packet.to_blind)

    @property
    def blind(self) -> int:
        """The cards of the blind."""
        return sum(packet.count for packet in self.packets if packet.to_blind)

    @property
    def is_picked(self) -> bool:
        """Whether there is a blind to pick up."""
        return self.blind > 0


def _packets(text: str) -> tuple[Packet, ...]:
    """Three to each and two to the blind: `3 b2`. The last cards never go to the blind."""
    return tuple(Packet(int(word.removeprefix("b")), to_blind=word.startswith("b")) for word in text.split())


BLACK_SEVENS: Final = ((Rank.SEVEN, 2),)
_FIVE: Final = _packets("3 b2 3")
_SIX: Final = _packets("3 b2 2")
_SEVEN: Final = _packets("2 b4 2")
_EIGHT_EACH: Final = _packets("3 3 2")
FORMS: Final = {
    (2, "simple"): Form(_packets("3 3 3 3 2"), "each"),
    (2, "battery"): Form(_packets("4 4 4 4"), "each", battery=True),
    (3, "standard"): Form(_packets("3 b2 4 3")),
    (3, "thirty"): Form(_packets("3 b3 3 3"), out=BLACK_SEVENS, bury=3),
    (3, "twenty-six"): Form(_packets("3 b2 3 2"), out=((Rank.SEVEN, 3), (Rank.EIGHT, 3))),
    (4, "alone"): Form(_packets("3 b2 4"), out=BLACK_SEVENS),
    (4, "partner"): Form(_packets("3 b2 4"), "chosen", out=BLACK_SEVENS),
    (4, "cut-throat"): Form(_packets("3 b4 4"), bury=4),
    (4, "black-queens"): Form(_EIGHT_EACH, "cards", cards=("QC", "QS")),
    (4, "queen-and-seven"): Form(_EIGHT_EACH, "cards", cards=("QC", "7")),
    (4, "first-queens"): Form(_EIGHT_EACH, "first-queens"),
    (5, "partner"): Form(_FIVE, "chosen"),
    (5, "first-trick"): Form(_FIVE, "first-trick"),
    (5, "queen-and-jack"): Form(_packets("3 3"), "cards", out=BLACK_SEVENS, cards=("QS", "JC")),
    (5, "schiller"): Form(_FIVE, "ace"),
    (6, "jack"): Form(_SIX, "jack", cards=("JD",)),
    (6, "jack-of-clubs"): Form(_SIX, "jack", cards=("JC",)),
    (6, "jack-and-ace"): Form(_SIX, "jack-and-ace", cards=("JD",)),
    (6, "black-queens"): Form(_packets("3 2"), "cards", out=BLACK_SEVENS, cards=("QC", "QS")),
    (7, "jack"): Form(_SEVEN, "jack", bury=4, cards=("JD",)),
    (7, "draft"): Form(_SEVEN, "draft"),
    (8, "black-queens"): Form(_packets("2 2"), "cards", cards=("QC", "QS")),
    (8, "three-cards"): Form(_packets("2 2"), "three-cards", cards=("QC", "JD", "7")),
}
"""By the number of players and what the option of that number says."""
_NUMBERS: Final = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


@lru_cache(maxsize=512)
def form_of(options: SheepsheadOptions, players: int) -> Form:
    """The table at which so many play; `deal=six` deals three, the blind and three, whatever their number."""
    name = getattr(options, _NUMBERS[players])
    form = FORMS[players, name]
    if options.deal == "six" and name in ("standard", "alone"):
        return replace(form, packets=_FIVE, out=())
    if form.partner == "chosen":
        by_ace = options.partner == "called-ace"
        return replace(form, partner="ace") if by_ace else replace(form, partner="jack", cards=("JD",))
    return form


@lru_cache(maxsize=16)
def ranking_for(trumps: str, spitz: str) -> Ranking:
    """Queens, jacks and diamonds, or clubs, are trumps; the spitz is the seven of trumps, second highest or highest."""
    suit = Suit.CLUBS if trumps == "clubs" else Suit.DIAMONDS
    ranking = ranking_with((Rank.QUEEN, Rank.JACK), suit) if suit != Suit.DIAMONDS else STANDARD
    if spitz == "never":
        return ranking
    seven = Card(suit, Rank.SEVEN)
    others = [card for card in ranking.trumps if card != seven]
    others.insert(1 if spitz == "second" else 0, seven)
    return Ranking(tuple(others), ranking.plain)


@lru_cache(maxsize=512)
def pack_of(options: SheepsheadOptions, players: int) -> Cards:
    """Thirty-two cards, but for low plain ones of as many suits as the table leaves out, clubs and spades first."""
    ranking, out = ranking_for(options.trumps, options.spitz), set()
    for rank, count in form_of(options, players).out:
        out |= set([Card(suit, rank) for suit in Suit if ranking.suits[Card(suit, rank)] != TRUMP][:count])
    return tuple(card for card in PACK if card not in out)


@lru_cache(maxsize=512)
def naming_cards(options: SheepsheadOptions, players: int) -> Cards:
    """The cards that make sides before anything is called; `7` is the seven of trumps."""
    suit = Suit.CLUBS if options.trumps == "clubs" else Suit.DIAMONDS
    by_text = {str(card): card for card in PACK} | {"7": Card(suit, Rank.SEVEN)}
    return tuple(by_text[text] for text in form_of(options, players).cards)


@lru_cache(maxsize=16)
def fail_suits(ranking: Ranking) -> tuple[Suit, ...]:
    """The suits that are not trumps."""
    return tuple(suit for suit in Suit if ranking.suits[Card(suit, Rank.ACE)] != TRUMP)


def fails(ranking: Ranking, cards: Cards, suit: Suit) -> Cards:
    """Those of the cards that are plain cards of a suit."""
    return ranking.of_suit(cards, suit)
