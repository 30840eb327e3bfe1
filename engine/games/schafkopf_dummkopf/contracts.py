"""The games of the Dummkopf's Schafkopf: what can be declared, and which cards are trumps then."""

from collections.abc import Mapping
from typing import Final

from engine.cards import Card, Rank, Suit
from engine.dealing import Packet
from engine.ranking import Ranking, ranking_with

QUEENS, JACKS = (Rank.QUEEN,), (Rank.JACK,)
TOPS: Final = {"solo": QUEENS + JACKS, "ober": QUEENS, "unter": JACKS}
NAMED: Final = {"club": Suit.CLUBS, "spade": Suit.SPADES, "heart": Suit.HEARTS, "diamond": Suit.DIAMONDS}
SUIT_OF: Final[Mapping[str, Suit | None]] = {
    "solo": Suit.DIAMONDS,
    **{f"{name}-solo": suit for name, suit in NAMED.items() if suit != Suit.DIAMONDS},
    "ober": None,
    "unter": None,
    **{f"{name}-{tops}": suit for tops in ("ober", "unter") for name, suit in NAMED.items()},
    "no-trump": None,
}
"""The fifteen games that can be declared, and the suit that is trumps below the queens and jacks."""

RANKINGS: Final[Mapping[str, Ranking]] = {
    game: ranking_with(TOPS.get(game.rpartition("-")[2], ()), suit) for game, suit in SUIT_OF.items()
}
EXTRAS: Final = ((), ("blind",), ("tout",), ("blind", "tout"))
ONLY_SOLO: Final = ("solo", "blind")
"""The usual trumps, and the seat opposite sits out: the one solo of the author's friends."""
BLACK_QUEENS: Final = (Card(Suit.CLUBS, Rank.QUEEN), Card(Suit.SPADES, Rank.QUEEN))
PACKETS: Final = (Packet(3), Packet(3), Packet(2))
WITH_BLIND: Final = (Packet(3), Packet(2, to_blind=True), Packet(3))
"""To five: six each and two for the one who picks."""
