"""Hands of Bavarian Schafkopf for tests; seat 0 deals unless it is said otherwise, so 1 speaks first."""

from dataclasses import replace

from engine.cards import read_cards
from engine.dealing import Dealt
from engine.games.schafkopf.rules import SCHAFKOPF
from engine.match import Carried
from engine.options import read_options
from tests.engine.rules_table import Seats, dealt

# Seat 1 may call spades alone: it has the ace of clubs and no diamond. Seat 2 has the ace with three more.
LONG_SUIT = (
    "JH KH 8H 8C 7C 9D 8D 7D",
    "QC QH JC AH 9H KS 8S AC",
    "AS TS 9S 7S JD 7H KC AD",
    "QS QD JS TH TC 9C TD KD",
)
# Seat 1 plays with almost nothing.
WEAK = (LONG_SUIT[1], LONG_SUIT[0], *LONG_SUIT[2:])
# As the first, but seat 2 has the ace with one card more, and no club.
SHORT_SUIT = (
    "JH KH 8H 8C 7C 9S 8D 7D",
    "QC QH JC AH 9H KS 8S AC",
    "AS 7S JD 7H AD TD KD 9D",
    "QS QD JS TH TC 9C TS KC",
)
# Seat 1 has all queens and jacks, seat 2 no trump but one, seat 3 and 0 the other hearts.
SIE = (
    "AH TH KH 9C 8C 7C 9S 8S",
    "QC QS QH QD JC JS JH JD",
    "7H AS TS KS AD TD KD 9D",
    "9H 8H AC TC KC 7S 8D 7D",
)
# Seat 1 has every ace that can be called, and the old one.
ACES = (
    "JC JS JH KH 9H KC KS KD",
    "QC JD 8H 7H AC AS AD TC",
    "QS QH TH AH 9C 8C 9S TS",
    "QD TD 7C 8S 7S 9D 8D 7D",
)
# Seat 1 leads with four spades, and seat 2 calls them.
RUNS_AWAY = (LONG_SUIT[3], LONG_SUIT[2], LONG_SUIT[1], LONG_SUIT[0])
SHORT_PACK = ("JH AH TD KD 9D TC", "QC QH JC KS 9S AC", "AS TS JD KH KC AD", "QS QD JS TH 9H 9C")
THREE = ("QC QS JC JS AC TC AS TS", "QH QD JH JD KC 9C KS 9S", "AH TH KH 9H AD TD KD 9D")

CALLS = ("game", "pass", "pass", "pass", "call S")


def schafkopf(hands: tuple[str, ...] = LONG_SUIT, *, dealer: int = 0, **options: bool | str) -> Seats:
    return dealt("schafkopf", hands, dealer=dealer, **options)


def left(hands: tuple[str, ...], counts: dict[str, int], **options: bool | str) -> Seats:
    """After deals that have left something."""
    cards = Dealt(tuple(map(read_cards, hands)))
    chosen = read_options(SCHAFKOPF.options, options)
    return Seats("schafkopf", SCHAFKOPF.begin(chosen, 0, cards, Carried.of(counts)))


def called(hands: tuple[str, ...] = LONG_SUIT, *, leads: int = 1, **options: bool | str) -> Seats:
    """Seat 1 has called spades, and a seat leads."""
    table = schafkopf(hands, dealer=(leads - 1) % 4, **options)
    while table.phase == "bid":
        table = table.said("game" if table.waits_for == (1,) else "pass")
    return table.said("call S")


def alone(hands: tuple[str, ...], words: str, **options: bool | str) -> Seats:
    """Seat 1 plays a solo and leads."""
    return schafkopf(hands, **options).said("game", *("pass",) * (len(hands) - 1), f"declare {words}")


def settled(table: Seats, **changed: object) -> Seats:
    """The same with something of the state otherwise."""
    return Seats(table.game, replace(table.state, **changed))  # type: ignore[arg-type]
