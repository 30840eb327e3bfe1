"""Ways of dealing Saskop: those of the text, and those of Saaremaa as far as they can be told from one another."""

from dataclasses import replace
from typing import Final

from engine.actions import Cut
from engine.cards import Cards
from engine.dealing import PILES, Dealt, Packet, deal_in_style, deal_packets, deal_piles, lift
from engine.errors import UnusableDeal
from engine.games.saskop.options import SaskopOptions
from engine.seats import Seat, clockwise

TEXT: Final = ("threes", "ones", *PILES)
BEGINNERS: Final = {"second": 2, "third": 3, "last": 0}
"""Who gets the first cards if not eldest, by the distance from the dealer."""
SIZES: Final = {"threes": 3, "ones": 1, "nines": 9}
BEGUN: Final = {f"{way}-{who}": (size, distance) for way, size in SIZES.items() for who, distance in BEGINNERS.items()}
"""Threes, ones and nines that begin with somebody else than eldest."""
SAAREMAA: Final = ("threes", "ones", "nines", *BEGUN, "covers", "content", "bottom", "heaps")
"""From the top and from the bottom; naming who begins; covers and content; in at most three heaps.

Decision: the heaps are the cards lifted and the halves of the rest; they are put together the other way round and dealt
in threes. What Saaremaa adds to these ways, *pime pits* and *valge pits*, is left out: its rules name the two and say
nothing of them.
"""
DARK: Final = "dark"
"""*Pime ruutu*: diamonds are ordered in place of a way of dealing; the cards are dealt in threes."""
EVERY: Final = (*TEXT, *SAAREMAA[3:-4], *SAAREMAA[-2:], DARK)


def ways(options: SaskopOptions) -> tuple[str, ...]:
    """The ways of dealing that may be asked for, the usual one first."""
    return (*(SAAREMAA if options.ways == "saaremaa" else TEXT), *((DARK,) if options.dark else ()))


def drawn_ways(options: SaskopOptions) -> tuple[str, ...]:
    """Those that a shuffle may draw.

    Decision: diamonds in the dark are never ordered there. Drawn, they would make somebody play who did not choose to;
    asked for, they would be a bid of whoever knows the pack.
    """
    return tuple(way for way in ways(options) if way != DARK)


def dealt_as_asked(options: SaskopOptions, dealer: Seat, pack: Cards, cut: Cut) -> Dealt:
    """Nine each in the way that is asked for; raises `UnusableDeal` for one that is not played."""
    if cut.style not in ways(options):
        raise UnusableDeal(f"the ways of dealing are: {', '.join(ways(options))}")
    if cut.style in TEXT:
        return replace(deal_in_style(pack, dealer, cut), style=cut.style)
    if cut.card is not None:
        raise UnusableDeal("'upto' names a card of the pack, the other ways of dealing none")
    return replace(_dealt(pack, dealer, cut), style=cut.style)


def _dealt(pack: Cards, dealer: Seat, cut: Cut) -> Dealt:
    place = len(pack) // 2 if cut.place is None else cut.place
    lifted = lift(pack, place)
    if cut.style in BEGUN:
        size, distance = BEGUN[cut.style]
        first = (dealer + distance) % 4
        if size == SIZES["nines"]:
            return deal_piles(lifted, clockwise(first, 4))
        return deal_packets(lifted, (first - 1) % 4, 4, (Packet(size),) * (9 // size))
    if cut.style == "bottom":
        lifted = lifted[::-1]
    if cut.style == "heaps":
        middle = place + (len(pack) - place + 1) // 2
        lifted = (*pack[middle:], *pack[place:middle], *pack[:place])
    return deal_packets(lifted, dealer, 4, (Packet(3),) * 3)
