"""From a pack, a cut and a way of dealing to hands."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Cut
from engine.cards import Cards
from engine.errors import UnusableDeal
from engine.seats import Seat, clockwise


@dataclass(frozen=True, slots=True)
class Dealt:
    """A pack dealt out: hands by seat, the blind, and the cards everybody saw on their way, by seat.

    style: the way that was asked for, where it matters to what follows; empty where nobody said. in_order: whether it
    matters in which order a hand was dealt.
    """

    hands: tuple[Cards, ...]
    blind: Cards = ()
    exposed: tuple[Cards, ...] = ()
    style: str = ""
    in_order: bool = False

    @property
    def kept_hands(self) -> tuple[Cards, ...]:
        """The hands as they are written down: in pack order, but where it matters how they came, as they were dealt."""
        return self.hands if self.in_order else tuple(tuple(sorted(hand)) for hand in self.hands)


def lift(pack: Cards, place: int) -> Cards:
    """Lift `place` cards (1 to one less than the pack) off the top and put them under the rest."""
    if not 1 <= place < len(pack):
        raise UnusableDeal(f"a cut takes a place from 1 to {len(pack) - 1}")
    return pack[place:] + pack[:place]


@dataclass(frozen=True, slots=True)
class Packet:
    """How many cards go to each seat in turn from eldest, or, with `to_blind`, once to the blind."""

    count: int
    to_blind: bool = False


def deal_packets(pack: Cards, dealer: Seat, players: int, packets: Sequence[Packet]) -> Dealt:
    """Deal round by round from the top; what is left over stays out of play."""
    hands: list[Cards] = [() for _ in range(players)]
    blind: Cards = ()
    top = 0
    for packet in packets:
        if packet.to_blind:
            blind += pack[top : top + packet.count]
            top += packet.count
            continue
        for seat in clockwise((dealer + 1) % players, players):
            hands[seat] += pack[top : top + packet.count]
            top += packet.count
    return Dealt(tuple(hands), blind)


USUAL: Final = "threes"
"""The way of dealing that a game has when it has but one, whatever its packets are."""


def deal_as_usual(pack: Cards, dealer: Seat, players: int, cut: Cut, packets: Sequence[Packet]) -> Dealt:
    """Cut a pack and deal it in a game's one usual way; raises `UnusableDeal` if another is asked for."""
    if cut.style != USUAL or cut.card is not None:
        raise UnusableDeal(f"there is one way of dealing here: {USUAL}")
    return deal_packets(lift(pack, len(pack) // 2 if cut.place is None else cut.place), dealer, players, packets)


PILES: Final = {"nines": (1, 2, 3, 0), "covers": (1, 2, 0, 3), "content": (2, 1, 3, 0), "upto": (1, 2, 3, 0)}
"""Ways of dealing four whole hands one after another: each hand's distance from the dealer, clockwise."""


def deal_in_style(pack: Cards, dealer: Seat, cut: Cut) -> Dealt:
    """Cut a pack and deal it to four as the cutter asked; raises `UnusableDeal` for an unknown way."""
    pack = lift(pack, len(pack) // 2 if cut.place is None else cut.place)
    size = len(pack) // 4
    if (cut.style == "upto") != (cut.card is not None) or (cut.card and cut.card not in pack):
        raise UnusableDeal("'upto' names a card of the pack, the other ways of dealing none")
    if cut.style in ("threes", "ones"):
        packet = 3 if cut.style == "threes" else 1
        return deal_packets(pack, dealer, 4, (Packet(packet),) * (size // packet))
    if cut.style not in PILES:
        raise UnusableDeal(f"a cutter asks for one of: threes, ones, {', '.join(PILES)}")
    order = [(dealer + distance) % 4 for distance in PILES[cut.style]]
    return deal_piles(pack, order, pack.index(cut.card) + 1 if cut.card else 0)


def deal_piles(pack: Cards, order: Sequence[Seat], open_cards: int = 0) -> Dealt:
    """Deal each hand whole, in this order of seats, the first `open_cards` of the pack face up."""
    size = len(pack) // len(order)
    hands: list[Cards] = [() for _ in order]
    exposed: list[Cards] = [() for _ in order]
    for place, seat in enumerate(order):
        first = place * size
        hands[seat] = pack[first : first + size]
        exposed[seat] = hands[seat][: max(0, open_cards - first)]
    return Dealt(tuple(hands), (), tuple(exposed))


def check_hands(dealt: Dealt, pack: Cards, hand_size: int, blind_size: int = 0, *, left_over: int = 0) -> None:
    """Raise `UnusableDeal` unless hands and blind have their sizes and are the pack but for what is left over."""
    if any(len(hand) != hand_size for hand in dealt.hands):
        raise UnusableDeal(f"each hand must have {hand_size} cards")
    if len(dealt.blind) != blind_size:
        raise UnusableDeal(f"the blind must have {blind_size} cards")
    together = Counter(card for cards in (*dealt.hands, dealt.blind) for card in cards)
    if not together <= Counter(pack) or together.total() != len(pack) - left_over:
        raise UnusableDeal("hands and blind together must be exactly the pack, without those that are left over")
