"""Hands of Skat for tests; seat 0 deals, so 1 is forehand, 2 middlehand and 0 rearhand."""

from tests.engine.rules_table import Seats, dealt

# Forehand has ten of the eleven trumps in clubs, the eleventh lies in the skat; rearhand has the diamonds.
MIGHTY = (
    "9H 8H 7H AD TD KD QD 9D 8D 7D",
    "JC JS JH JD AC TC KC QC 9C 8C",
    "TS KS QS 9S 8S 7S AH TH KH QH",
)
MIGHTY_SKAT = "7C AS"
# Forehand has the lowest cards of all suits, so they win no null trick, and no trump in clubs but the lowest three.
MEEK = (
    "TH JH QH KH AH TD JD QD KD AD",
    "7C 8C 9C 7S 8S 9S 7H 8H 9H 7D",
    "TC JC QC KC AC TS JS QS KS AS",
)
MEEK_SKAT = "8D 9D"
FIRST_PASS = ("pass", "pass", "bid 18")


def skat(hands: tuple[str, ...] = MIGHTY, blind: str = MIGHTY_SKAT, **options: str) -> Seats:
    return dealt("skat", hands, blind, **options)


def meek(**options: str) -> Seats:
    return skat(MEEK, MEEK_SKAT, **options)


def auction_won(table: Seats, bid: int = 18) -> Seats:
    """Forehand has it: for eighteen when nobody else bids, else by holding middlehand's bid."""
    return table.said(*FIRST_PASS) if bid == 18 else table.said(f"bid {bid}", "hold", "pass", "pass")


def by_hand(table: Seats, words: str, bid: int = 18) -> Seats:
    return auction_won(table, bid).said("hand", f"declare {words}")


def with_skat(table: Seats, words: str, bid: int = 18) -> Seats:
    """The skat is taken and laid away again as it was."""
    won = auction_won(table, bid).said("pickup")
    again = next(word for word in won.may() if set(word.split()[1:]) == {str(c) for c in table.state.skat})
    return won.said(again, f"declare {words}")
