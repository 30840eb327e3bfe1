"""Hands of the Dummkopf's Schafkopf for tests; seat 0 deals, so 1 speaks first."""

from tests.engine.rules_table import Seats, dealt

# Seat 1 has the queen of clubs, seat 3 that of spades; each has a long plain suit.
SHARED = (
    "AH TH KH 9H 8H 7H JD 7D",
    "QC JC AC TC KC 9C AD 8D",
    "AS TS KS 9S 8S 7S JH 9D",
    "QS QH QD JS 8C 7C TD KD",
)
# Seat 1 has both black queens, spades and hearts without their aces and no club.
BOTH = (
    "AH TH KH 9H 8H 7H JD 7D",
    "QC QS QH JC TS KS TD KC",
    "AS 9S 8S 7S JH JS 9D 8D",
    "AC TC 9C 8C 7C QD AD KD",
)
# Seat 1 takes every trick in most games.
MIGHTY = (
    "AH TH KH 9H 8H 7H 8D 7D",
    "QC QS QH QD JC JS JH JD",
    "AS TS KS 9S 8S 7S AD TD",
    "AC TC KC 9C 8C 7C KD 9D",
)


def dummkopf(hands: tuple[str, ...] = SHARED, *, dealer: int = 0, blind: str = "", **options: bool | str) -> Seats:
    return dealt("schafkopf-dummkopf", hands, blind, dealer=dealer, **options)
