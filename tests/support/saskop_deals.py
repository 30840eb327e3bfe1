"""Deals of Saskop made for tests of what is said about them."""

import random
from collections.abc import Iterator

from engine.actions import Cut, read_action
from engine.cards import Cards, read_cards
from engine.deal import Deal, Start
from engine.dealing import PILES
from engine.games.saskop.cards import PACK
from engine.games.saskop.options import SaskopOptions
from engine.match import Carried, Finished, Tally
from engine.seats import Seat

NAMES = ("Anna", "Bert", "Küllike", "Dora_x")
LONG = ("W" * 60, "**" * 40, "Õ" * 50, "王" * 45)
TALLY = Tally((6, 10), finished=(Finished((0,), (16, 3)), Finished((1,), (2, 16))))
EXAMPLE = read_cards("KS QC JS JH AC TC 7C TD 9D")


def start(hands: tuple[Cards, ...], dealer: Seat = 3, carried: Carried | None = None) -> Deal:
    """A deal in which seat s gets hands[s]; dealt nine at a time from a pack made for it."""
    order = [(dealer + distance) % 4 for distance in PILES["nines"]]
    top = tuple(card for seat in order for card in hands[seat])
    deal = Deal(Start("saskop", SaskopOptions(), 4, dealer, top[18:] + top[:18], carried))
    return deal.act(deal.start.cutter, Cut("nines", None, 18))


def dealt(seed: int, first: Cards = ()) -> tuple[Cards, ...]:
    """Four hands, seat 0 holding `first`."""
    rest = [card for card in PACK if card not in first]
    random.Random(seed).shuffle(rest)
    cards = (*first, *rest)
    return tuple(cards[place : place + 9] for place in range(0, 36, 9))


def acted(deal: Deal, *said: str) -> Deal:
    for each in said:
        seat, _, text = each.partition(" ")
        deal = deal.act(int(seat), read_action(text))
    return deal


def random_deal(seed: int) -> Iterator[Deal]:
    """A deal played at random to its end, exchanges and signals included, after every action."""
    chance = random.Random(seed)
    pack = list(PACK)
    chance.shuffle(pack)
    deal = Deal(Start("saskop", SaskopOptions(), 4, chance.randrange(4), tuple(pack)))
    yield deal
    while deal.waiting_for:
        ways = [(seat, action) for seat in range(4) for action in deal.legal_actions(seat)]
        quiet = [way for way in ways if str(way[1]) not in ("diamonds", "override")]
        deal = deal.act(*chance.choice(quiet if quiet and chance.random() < 0.98 else ways))
        yield deal


DEALS = [list(random_deal(seed)) for seed in range(10)]
